"""The river bed is dry and cracked; a flock of starlings flows above it, bend for bend, and a heron stands at the edge, fishing."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_forms import evenly, flow, tangents
from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.birds import heron, starling
from reverie_studio.sewn.land import ridge

BANK = (("#3c2a1c", "#6a4c30", "#9c7448", "#ccA468", "#f4dca0"), ("#34301c", "#5c5630", "#8c8448", "#bcb068", "#ecdc9c"))
BED = [(250, 268, 10), (330, 290, 18), (430, 330, 30), (470, 390, 46), (380, 460, 62), (236, 540, 80), (190, 650, 102), (320, 770, 126), (500, 890, 152), (560, 1040, 184), (480, 1260, 220)]
BIRDS = (("#0a0a12", "#1a1826", "#2e2a40", "#5c5478"), ("#06080c", "#121a24", "#1e3040", "#3c6478"), ("#0c0810", "#20142a", "#3a2448", "#785a88"))


@card(id="dhdy2w", title="The River Was Out", seed=87, palette="walnut", light=(-0.75, -0.5))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#f0a868"), (120, "#f8cc88"), (244, "#fce4ac"), (256, "#b08a54"), (1200, "#8a6238")])
    rng = np.random.default_rng(87)
    p = evenly(flow(np.asarray(BED, np.float32), False, 14), 5.0)
    t = tangents(p)
    n = np.stack([-t[:, 1], t[:, 0]], 1)
    with h.thing("land", "place", lift=3):
        ridge(h, "-20,240 90,196 200,226 320,204 460,232 600,190 720,214 830,186", 330, BANK[0])
        for y, tone in ((330, 1), (420, 0), (540, 1), (690, 0), (860, 1), (1040, 0)):
            ridge(h, [(x, y + 22 * math.sin(x / 130 + y) - (x - 400) ** 2 / 9000) for x in range(-40, 880, 80)], y + 230, BANK[tone])
    with h.thing("bed", "place", lift=2) as bed:
        h.hole([*(p[:, :2] + n * p[:, 2:]), *(p[:, :2] - n * p[:, 2:])[::-1]], [(240, "#f8e8c0"), (1200, "#e8cc98")], "#c8a878")
        for side in (-1, 1):
            h.stem(p[:, :2] + n * p[:, 2:] * side, "#5c3c20", 5, 12)
        for _ in range(120):
            i = int(rng.integers(40, len(p)))
            r = float(p[i, 2])
            x, y = p[i, :2] + n[i] * r * float(rng.uniform(-0.9, 0.9))
            a = float(rng.uniform(0, 6.28))
            h.run([(x + math.cos(a + k * 2.1) * r * 0.16, y + math.sin(a + k * 2.1) * r * 0.1) for k in range(3)], "#8a6238", 1.5 + r / 90, 9, 3)
    with h.thing("shadow of the flock"):
        h.shade([*(p[20:, :2] + n[20:] * p[20:, 2:] * 0.6 + [40, 26]), *(p[20:, :2] - n[20:] * p[20:, 2:] * 0.6 + [40, 26])[::-1]], 0.42, 14)
    with h.thing("flock", "subject", lift=14, count=170) as flock:
        spots: list[tuple[float, float, float, int]] = []
        for _ in range(9000):
            i = int((len(p) - 1) * float(rng.uniform(0.02, 1)))
            r = float(p[i, 2])
            x, y = (float(v) for v in p[i, :2] + n[i] * r * float(rng.uniform(-0.86, 0.86)))
            size = 0.1 + r / 440
            if all(math.hypot(x - a, (y - b) * 1.1) > 104 * max(size, c) for a, b, c, _ in spots):
                spots.append((x, y, size, i))
        for k, (x, y, size, i) in enumerate(sorted(spots, key=lambda v: v[1])):
            turn = math.degrees(math.atan2(t[i, 1], t[i, 0])) + float(rng.normal(0, 9))
            with h.at(x, y, size, turn):
                starling(h, BIRDS[k % 3], float(rng.uniform(-1, 1)))
    with h.thing("ferry", "prop", lift=16) as ferry, h.at(306, 500, 0.64, 4):
        h.blob("-120,-30! -96,24 -60,36 70,36 104,20 130,-40! 60,-14 -60,-10", ("#3a140e", "#7a2c1c", "#b84c30", "#f08a60"), "cloth", grain=["-110,-10 0,20 120,-20"], puff=24)
        h.tube("-10,-14,5 -6,-150,4", ("#2a1d17", "#6a4a2c", "#b8905c"), "across")
        h.blob("2,-146! 60,-110 80,-60 6,-44!", ("#a89c86", "#e8dcc0", "#fffaf0"), "cloth", grain=["4,-140 50,-60"], puff=22)
    with h.thing("heron", "subject", lift=14) as bird, h.at(120, 1196, 1.36):
        heron(h, ("#22303c", "#465a6a", "#7c92a0", "#b8c8d0", "#f4f8f8"))
    with h.thing("reeds", "prop", lift=18, plane="front"):
        for k in range(15):
            x, tall = -10 + k * 13 + float(rng.normal(0, 5)), float(rng.uniform(90, 230))
            h.leaf([(x, 1220, 6), (x + 6, 1220 - tall * 0.5, 9), (x + 20 + float(rng.normal(0, 16)), 1220 - tall, 1)], ("#120c06", "#2c2010", "#4c3a1c", "#7a6030"), angle=22)
    s.relate(flock[0], "replaces", bed[0])
    s.relate(ferry[0], "sails on", flock[0])
    s.relate(bird[0], "waits for", flock[0])
    s.describe("A river of starlings flows along a dry river bed. The flock fills every bend from bank to bank. A small sailing boat floats on it, and a heron stands at the edge as if to fish.")
    s.moods("wondering", "melancholy", "grand")
    s.themes("memory", "drought", "substitutes", "patience", "flow")
    s.says("bird water", "replacement service", "it remembers the way", "gone fishing", "murmur", "dry spell", "go with the flock", "feather current", "upstream", "what do they bite on?", "habit of a landscape", "still waters fly", "flood warning", "a stream of thoughts", "who’s ferrying whom", "black water", "running out", "the heron pretends not to notice", "same river twice", "noisy for a river", "the ghost of wet", "rapid wings", "don’t drink it", "any port in a storm", "low tide", "they rehearsed all summer", "gap in the schedule", "water under the wing", "carried away", "a flight of water", "the bed was made", "where did it go?", "stand-in", "sea of birds next exit", "loyal to the bends", "bank holiday", "thirst", "he has waited since spring", "it’ll be back", "river, understudied", "splash of ink")  # fmt: skip
    s.about(place="the Darn", time="evening", light="low, from the left", composition="diagonal", view="far", foreground="heron and dark reeds", unexplained="why the boat is afloat")
