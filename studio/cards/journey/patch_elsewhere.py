"""On a snow-white plain a square of jungle is sewn down; a monkey leans out and puts one finger into the snow."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.small_beasts import monkey
from reverie_studio.sewn.stitches import arc

GREENS = (("#0c2a20", "#16472c", "#2c7038", "#6aa048", "#c8d870"), ("#0e3030", "#175048", "#2c8068", "#6ab88c", "#c4ecb8"), ("#1c3212", "#3a5a1c", "#6a8c2c", "#a8c048", "#eef08c"))
PATCH = "-30,-30! 566,-30! 540,300 556,580! 300,600 -30,640!"


def jungle(h: Hoop, rng: np.random.Generator) -> None:
    spots = [(x + rng.normal(0, 16), y + rng.normal(0, 16)) for y in range(-10, 600, 54) for x in range(-10, 540, 58)]
    for k, (x, y) in enumerate(spots):
        a, n = rng.uniform(0.4, 2.7), rng.uniform(70, 130)
        dx, dy = math.cos(a) * n, math.sin(a) * n
        if x + dx > 556 or y + dy > 600:
            dx, dy = -abs(dx) * 0.7, -abs(dy) * 0.6
        w = rng.uniform(14, 30)
        h.leaf([(x, y, 3), (x + dx * 0.5 - dy * 0.1, y + dy * 0.5 + dx * 0.1, w), (x + dx, y + dy, 1.5)], GREENS[int(rng.integers(3))], ("#c8d870", "#0c2a20")[k % 2], lit=0.7 + 0.5 * rng.random())
    for x, y, c in ((90, 120, "#e5382e"), (400, 90, "#f07a1e"), (250, 300, "#e83a6a"), (60, 420, "#f6b02a"), (480, 330, "#e5382e"), (190, 520, "#f07a1e")):
        for k in range(7):
            a = k * 0.898
            h.leaf([(x, y, 3), (x + math.cos(a) * 22, y + math.sin(a) * 22, 10), (x + math.cos(a) * 40, y + math.sin(a) * 40, 2)], c, angle=24)
        h.knots([(x, y, 8), (x + 8, y - 6, 5)], "#fff0a0")
    for p in ("130,-20 110,100 160,220 140,360", "330,-20 350,120 320,240 340,330"):
        h.couch(p, "#7a8c3a", "#2c3a14", 9, 18)


@card(id="j2ge5x", title="Patch of Elsewhere", seed=38, palette="snow blind", light=(-0.5, -0.7))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#eaf0f2"), (1200, "#dbe6ee")])
    rng = np.random.default_rng(38)
    with h.thing("snow", "place"):
        h.stain("-20,560! 300,560 620,540 620,760 380,800 -20,760!", "#cfe0a4", 0.5, 50)
        for k in range(15):  # footprints, going in
            t = k / 14
            x, y, z = 566 + 198 * (1 - t) ** 0.62 + 22 * (-1) ** k * (1 - t * 0.4), 1160 - 1010 * t + 16 * (-1) ** k * t * t, 1.0 - 0.3 * t
            with h.at(x, y, z, -6 - 62 * t ** 3):
                h.shade("-15,30 -17,-10 -8,-34 10,-34 17,-8 14,30 0,38", 0.55, 3)
                h.stem("16,-6 14,28 0,37 -14,30", "#fdfdf8", 2.4, 8)
        for k, p in enumerate(("-20,900 160,866 330,880 470,930", "120,1090 320,1050 480,1070 640,1130", "-20,1170 100,1150 230,1168")):
            h.stain(p + " " + " ".join(f"{float(w.split(',')[0])},{float(w.split(',')[1]) + 46}" for w in reversed(p.split())), "#b4c8da", 0.5, 16)
        h.seeds("-20,700! 820,700! 820,1220! -20,1220!", ("#c4d2de", "#ffffff", "#b0c2d2"), 46, 12, 6, 2)
    with h.thing("jungle", "place", lift=10):
        h.patch(PATCH, [(0, "#0f3a26"), (640, "#1a5230")], lift=12, pitch=3.6)
        jungle(h, rng)
    with h.thing("tidy stitches"):
        h.whip("556,-20 534,300 550,590", "#e58a2e", 9, 34, 40)
        h.whip("556,590 300,606 -20,644", "#e58a2e", 9, 34, 40)
    with h.thing("mitten", "prop", lift=6), h.at(236, 1010, 0.9, 62):
        h.blob("-34,60! -40,0 -36,-60 -10,-88 22,-78 36,-40 36,-10 60,-40 78,-30 70,6 40,34 34,60!", ("#6a1c1c", "#a83a30", "#d8604a", "#f4a080"), "wool", grain=["-20,60 -20,-60", "20,60 16,-70", "40,20 66,-24"], puff=24)
        h.tube("-40,70,15 0,76,15 38,70,15", ("#8496ad", "#dbe6ee", "#ffffff"), "across")
        h.couch("0,84 10,130 -30,170 10,210", "#a83a30", None, 4)
    with h.thing("hole in the snow"):
        h.shade(arc(598, 1052, 46, 18), 0.6, 5)
        h.stem(arc(598, 1054, 50, 20, 10, 170), "#ffffff", 4, 9)
    with h.thing("monkey", "subject", lift=16) as ape:
        monkey(h)
    with h.thing("snow round the finger", "subject") as cold:
        h.knots([(598 + math.cos(a) * 36, 1056 + abs(math.sin(a)) * 13, 7) for a in np.linspace(0, 3.14, 12)], ("#ffffff", "#dbe8f0"))
    s.relate(ape[0], "waits for", cold[0])
    s.describe("A monkey leans out of a patch of jungle. The patch is sewn with orange stitches onto white snow. The monkey pokes one finger into the snow. Footprints lead into the jungle; a red mitten lies alone.")
    s.moods("suspicious", "curious", "funny", "cold")
    s.themes("borders", "belonging", "curiosity", "climate")
    s.says("cold!", "annexe", "I was put here to mend something", "what is this stuff", "sugar?", "border control", "wrong climate", "next door", "it bites", "don’t touch", "testing the water", "local weather", "patchwork", "the grass is whiter", "greenhouse", "neighbours", "somebody went in", "nobody came out", "lost mitten", "dip a toe", "he’ll deny it later", "imported goods", "first snow", "half a holiday", "this was not in the brochure", "try it", "all inclusive", "stitched up", "a square of summer", "so that’s where I end", "the edge of everything I know", "curiosity, one finger", "elsewhere begins here")  # fmt: skip
    s.about(place="a white plain", time="day", light="cold, from the left", composition="high", view="from above", unexplained="the footprints that go in")
