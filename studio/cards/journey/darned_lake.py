"""Where the ice broke it has been darned in red wool. A fox tries the darn with one foot; below, a great fish has the loose end."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop, ring
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.cats_dogs_foxes import fox_stepping
from reverie_studio.sewn.stitches import oval_darn
from reverie_studio.sewn.waters import great_fish

WOOL = ("#c83c30", "#e8604c", "#a82c28", "#f08468")
FISH = ("#14283c", "#24445c", "#3c6c80", "#6ca0a8", "#b8d8d0")
BELLY = ("#5c7c84", "#98b8b8", "#d8e8dc", "#ffffff")
DEEP = [(400, "#1c4c68"), (900, "#12344c"), (1200, "#0a1e30")]
LAKE = "-30,470! 120,450 330,436 560,446 830,476! 830,1230! -30,1230!"


@card(id="dk6z3v", title="The Darned Lake", seed=68, palette="snow blind", light=(-0.6, -0.65))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#f4e0c4"), (230, "#f8ecd8"), (300, "#dce6ec"), (1200, "#bccfdc")])
    rng = np.random.default_rng(68)
    with h.thing("shore", "place"):
        h.band("-20,250 120,190 260,214 420,150 560,204 700,170 820,220", 150, ("#8496ad", "#b0c0d0", "#dce6ee", "#ffffff"), "fur", width=3.0)
        for k in range(16):
            x, n = 20 + k * 52 + rng.normal(0, 12), rng.uniform(60, 130)
            h.leaf([(x, 372, 7), (x, 372 - n * 0.3, 21), (x + 2, 372 - n, 1)], ("#243448", "#3c5064", "#60788c", "#b0c4d0"), "#243448", angle=50)
        h.whip("-10,388 300,380 810,390", "#8496ad", 2.4, 12, 14)
    with h.thing("geese", "witness", count=7):
        for k in range(7):
            x, y = 500 + k * 34, 92 + abs(k - 2) * 17
            h.stem([(x - 15, y - 8), (x - 5, y - 1), (x, y + 3), (x + 6, y - 2), (x + 16, y - 7)], "#3c5064", 3.2, 7)
    with h.thing("deep water"):
        h.patch(LAKE, DEEP, lift=0, pitch=4.0)
    with h.thing("fish", "subject"), h.at(318, 800, 1.06, 2):
        great_fish(h, FISH, BELLY)
    with h.thing("ice"):
        around = [(404 + math.cos(a) * 236, 662 + math.sin(a) * 122) for a in np.linspace(0, 6.2832, 40)]
        start = [(404.0, 430.0), (-40.0, 430.0), (-40.0, 1240.0), (840.0, 1240.0), (840.0, 430.0), (405.0, 430.0)]
        h.sheer([*start, *around[30:], *around[:30]], "#d8eaf4", 0.2)
        for p in ("-30,480 160,462 330,474 260,520 60,540 -30,530", "600,470 820,480 820,560 700,540", "-30,980 120,960 260,1010 180,1060 -30,1050", "640,700 820,690 820,780 720,770"):
            h.stain(p, "#f0f6fa", 0.5, 22)
        for p in ("640,640 720,610 800,620", "170,640 90,600 -20,610", "560,770 640,840 620,940 700,1020", "640,840 740,860 810,840", "240,760 160,830 60,840 -20,900", "160,830 180,930 120,1010", "470,550 500,500 560,470"):
            h.stem(p, "#ffffff", 3, 12)
            h.stem([(float(a) + 2, float(b) + 5) for a, b in (w.split(",") for w in p.split())], "#8ab0c4", 2, 12)
        h.knots([(x, y, r) for x, y, r in ((250, 870, 7), (272, 842, 5), (236, 836, 9), (282, 806, 6), (256, 800, 4))], "#f4fbff")
    with h.thing("darn", "prop", lift=6) as mend:
        oval_darn(h, 404, 662, 236, 122, "#f0dcd0", WOOL, step=25, width=9.0, over=20)
    with h.thing("loose end", lift=5):
        h.couch("372,768 356,800 316,790 272,804 262,836 300,850 330,824", "#e8604c", "#7a1c18", 9, 14)
        h.pricks([(384 + k * 14, 772 + k * 1) for k in range(9)], 9, 2.4)
    with h.thing("fox", "subject", lift=14) as fox, h.at(262, 626, 0.94, 4):
        h.shade("-150,6 0,-6 130,0 180,26 40,30 -120,30", 0.45, 8)
        fox_stepping(h, ("#5a1c0c", "#a8401a", "#e07a30", "#f8b068", "#ffe0b0"), ("#b8a8a0", "#f0e6dc", "#ffffff"))
    with h.thing("its tracks"):
        for k in range(8):
            h.shade(ring(30 + k * 26 - (k % 2) * 8, 470 + k * 13 + (k % 2) * 10, 5 + k * 0.4, 8), 0.5, 2)
    with h.thing("reeds", plane="front", lift=12):
        h.shag("-20,1220 90,1200 200,1224", ("#2c2418", "#4c4028", "#6c5c38"), 190, 34, 1, 12, 4.4)
        for x, y in ((36, 1010), (96, 1046), (150, 1030)):
            h.tube([(x, y, 4), (x + 3, y - 44, 11), (x + 6, y - 76, 9), (x + 7, y - 92, 2)], ("#2a1810", "#54301c", "#8a5434"), "wool", angle=80)
            h.couch([(x - 6, 1220), (x, y)], "#4c4028", None, 5)
    s.relate(fox[0], "balances on", mend[0])
    s.describe("A fox steps onto a frozen lake. Where the ice had broken it is darned with red wool. Below the ice a huge fish holds the loose end of the wool in its mouth. Snowy firs stand on the shore.")
    s.moods("hushed", "tense", "funny")
    s.themes("trust", "mending", "danger", "winter")
    s.says("thin ice, good wool", "one pull", "trust me", "a stitch in time", "he can wait", "fishing, the other way", "mind the mesh", "test the water", "tiptoe", "loose end", "patience has scales", "it held last year", "mended, more or less", "somebody’s grandmother was here", "red carpet", "unravel", "don’t look down", "dinner is walking in", "safety net", "the lake keeps its end", "sock", "a bit of give", "handle with care", "whose hole was it?", "go round", "what holds us up", "hold your breath", "cat’s cradle", "slowly", "the fine print is below", "catch of the day", "insurance", "one knit, one purl, one fox", "dare", "the thread knows", "marriage", "it was cheaper than a bridge", "tug", "under the surface", "overconfidence", "everything is repaired somewhere", "wait for the middle")  # fmt: skip
    s.about(place="the Darn", time="winter evening", light="low, from the left", composition="diagonal", view="from above", foreground="dark reeds", unexplained="who darned the ice")
