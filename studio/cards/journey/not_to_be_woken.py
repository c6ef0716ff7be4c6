"""Frogs carry a sleeping salamander, longer than the road, down a mountain on tiptoe."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_forms import evenly, flow, read, tangents
from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.waters import frog_bearer

BLACK = ("#08080c", "#14141c", "#22222e", "#3c3e4c", "#8890a0")
GOLD = ("#a86010", "#e89a1c", "#ffc83c", "#ffe88a", "#fffbd0")
FROG = (("#1c3a1c", "#3a6a2c", "#6a9c40", "#a8cc68", "#e0f0a8"), ("#3a3414", "#6a5e20", "#a09434", "#d0c460", "#f4eca8"), ("#14382e", "#246050", "#4a9478", "#8cc8a4", "#d0f0d4"))
SPINE = "720,-60,16 700,44,26 560,120,37 330,150,47 150,205,55 112,300,62 210,376,69 430,408,78 616,462,86 664,570,92 566,660,98 360,690,102 196,756,103 186,862,98 300,938,92 430,950,86"


def beast(h: Hoop) -> None:
    h.tube(SPINE, BLACK, "silk", angle=84, satin=70, gloss=0.55, length=34)
    p = evenly(flow(read(SPINE)[0], False, 14), 3.0)
    t = tangents(p)
    n = np.stack([-t[:, 1], t[:, 0]], 1)
    rng = np.random.default_rng(80)
    i, side = 24, 1
    while i < len(p) - 40:  # spots, now left, now right
        r = p[i, 2]
        q = p[i, :2] + n[i] * r * side * rng.uniform(0.15, 0.55)
        a, b = r * rng.uniform(0.3, 0.46), r * rng.uniform(0.2, 0.3)
        way = math.atan2(t[i, 1], t[i, 0])
        ring = [(q[0] + math.cos(v) * a * math.cos(way) - math.sin(v) * b * math.sin(way) + rng.normal(0, r * 0.03), q[1] + math.cos(v) * a * math.sin(way) + math.sin(v) * b * math.cos(way) + rng.normal(0, r * 0.03)) for v in np.linspace(0, 6.28, 11)[:-1]]
        h.blob(ring, GOLD, "silk", grain=math.degrees(way), angle=90, satin=70, puff=14, lit=1.15)
        i += int(r * rng.uniform(0.24, 0.36))
        side = -side
    for x0, y0, x1, y1 in ((300, 1000, 262, 1090),):  # legs hang
        h.tube([(x0, y0, 32), ((x0 + x1) / 2 + 8, (y0 + y1) / 2 + 4, 26), (x1, y1, 19)], BLACK, "silk", angle=84)
        for k in (-1, 0, 1, 2):
            h.tube([(x1, y1, 10), (x1 + k * 14 - 6, y1 + 26 - abs(k) * 4, 6)], BLACK, "silk")
    with h.at(556, 944, 1.22, -6), h.at(-550, -1030):
        h.blob("400,1000 450,956 520,940 600,950 664,990 692,1040 664,1084 590,1108 500,1116 420,1100 390,1050", BLACK, "silk", grain=["400,1030 520,1010 680,1040", "410,1080 560,1090 670,1060"], angle=84, satin=60, puff=80, gloss=0.55)
        for p2 in ("440,972 500,950 540,966 510,990 456,996", "440,1092 490,1102 510,1080 470,1064 430,1074", "618,968 646,980 656,1000 622,1000", "452,1024 480,1016 492,1034 466,1042"):
            h.blob(p2, GOLD, "silk", grain=10.0, angle=90, puff=14, lit=1.15)
        h.stem("690,1044 660,1062 600,1070 550,1060 520,1036 512,1024", GOLD[2], 4.4, 8)
        h.blob("552,1014! 576,984 614,986 632,1010! 602,1022 574,1022", BLACK[2:], "silk", grain=0.0, puff=18, lit=1.2)
        h.stem("548,1014 576,1028 606,1028 636,1012", GOLD[3], 3.6, 7)
        h.straight([(674, 1024, 682, 1030)], "#000000", 4)


@card(id="sm8e5t", title="Not to Be Woken", seed=80, palette="soot", light=(-0.5, -0.7))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#e0c0b4"), (400, "#b8a0ac"), (800, "#8a84a0"), (1200, "#5c5c7c")])
    with h.thing("slope", "place"):
        for k, (x, y) in enumerate(((70, 84), (120, 70), (250, 76), (430, 330), (700, 300), (60, 640), (110, 620), (760, 840), (730, 812), (60, 1170))):
            for d in range(6):
                h.straight([(x, y - 44 + d * 9, x - 4 - d * 3.4, y - 34 + d * 10), (x, y - 44 + d * 9, x + 4 + d * 3.4, y - 34 + d * 10)], ("#4a4a6a", "#6a6488", "#3c4058")[k % 3], 2.6)
            h.straight([(x, y - 46, x, y + 22)], "#3c3448", 3)
    order = ((640, 190, 0.5), (510, 228, 0.55), (380, 256, 0.6), (250, 300, 0.66), (330, 510, 0.78), (450, 546, 0.84), (560, 606, 0.8), (752, 690, 0.9), (640, 800, 1.0), (500, 836, 1.0), (340, 850, 0.9), (74, 930, 1.0), (64, 400, 0.6))
    with h.thing("bearers", "witness", lift=5, count=22):
        for k, (x, y, size) in enumerate(order):
            with h.at(x, y, size * 1.1, flip=k % 3 == 1):
                frog_bearer(h, FROG[k % 3], (k * 0.37) % 1)
    with h.thing("salamander", "subject", lift=14) as long:
        beast(h)
    with h.thing("front bearers", lift=8):
        for k, (x, y, size) in enumerate(((390, 1196, 1.16), (510, 1206, 1.2), (630, 1196, 1.16), (136, 1076, 1.1))):
            with h.at(x, y, size):
                frog_bearer(h, FROG[(k + 1) % 3], k * 0.4)
        with h.at(748, 1202, 1.3, flip=True):
            frog_bearer(h, FROG[0], 0.2, puffed=True)
    s.relate("bearers", "carries", long[0])
    s.describe("Frogs on tiptoe carry a very long black salamander downhill. It has gold spots; it sleeps and smiles. One frog at the lower right has puffed its throat.")
    s.moods("hushed", "tense", "solemn")
    s.themes("care", "power asleep", "duty", "silence")
    s.says("shhh", "let sleeping things lie", "it wakes when we’re happy", "long story", "tiptoe", "don’t croak", "the boss travels", "heavy sleeper", "state visit", "moving day", "all together now", "who snores?", "lullaby on legs", "public transport", "one of us will sneeze", "it’s only resting", "the last dragon", "carry the fire", "my boss, five minutes before the meeting", "furniture removal", "down the winding road", "power naps", "nobody remembers why", "are we there yet?", "teamwork", "the queue", "we take turns being afraid", "holy procession", "it smiles, keep walking", "what if it dreams of us?", "sixty small backs", "mind the bend")
    s.about(place="the Great Fold", time="dawn", light="grey, from the upper left", composition="diagonal", view="from above", unexplained="whose it is")
