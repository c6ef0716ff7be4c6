"""Beasts folded like towels."""

from __future__ import annotations

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.sewn.stitches import folds, islands, striped

BLACK = ("#08060a", "#1a1418", "#342a2c")
ZEBRA = ("#8a8c98", "#c4c4c4", "#f0ece4", "#ffffff")
SAND = ("#8a6a34", "#c8a458", "#ecd490", "#fff4cc")
CROC = ("#0c2c1c", "#1e5a34", "#4c9450", "#a0d080", "#e8f8c0")


def folded_zebra(h: Hoop) -> None:
    """Asleep in three layers, at (60, 40) to (360, 328)."""
    zebra = folds(96, 288, 180, 3, 40)
    h.tube(zebra, ZEBRA, "fur", angle=14)
    striped(h, zebra, BLACK, 34, across=True)
    h.tube("250,140,34 292,120,30 330,150,22 340,168,20", ZEBRA, "fur", angle=10)
    striped(h, [(250, 140, 34), (292, 120, 30), (320, 140, 24)], BLACK, 30, across=True)
    h.tube("334,160,21 342,176,20", BLACK, "fur")
    h.leaf([(276, 96, 6), (262, 66, 13), (258, 40, 2)], ZEBRA, BLACK[0], angle=24)
    h.stem("292,128 302,136 314,130", BLACK[0], 4, 7)


def folded_giraffe(h: Hoop) -> None:
    """Asleep in four layers, its neck among them, at (358, 40) to (716, 328)."""
    giraffe = folds(440, 294, 230, 4, 33)
    h.tube(giraffe, SAND, "fur", angle=14)
    islands(h, giraffe, 26, 2, ("#6a3410", "#a85c20", "#d88a3c"), gap=7)
    h.tube("452,112,26 412,100,24 384,118,17 372,128,14", SAND, "fur", angle=10)
    for x in (440, 458):
        h.tube([(x, 84, 5), (x + 6, 52, 4), (x + 7, 46, 7)], SAND, "across")
    h.leaf([(462, 92, 5), (490, 80, 11), (512, 84, 2)], SAND, angle=24)
    h.stem("404,96 414,104 426,96", BLACK[0], 4, 7)


def folded_crocodile(h: Hoop) -> None:
    """Asleep in three layers, at (50, 390) to (440, 656)."""
    croc = folds(90, 616, 190, 3, 40)
    h.tube(croc, CROC, "fur", angle=80, length=16)
    for x in range(96, 290, 26):
        h.leaf([(x, 426, 8), (x + 8, 404, 6), (x + 10, 392, 1)], CROC[:3], angle=20)
    h.tube("280,470,34 330,462,28 390,474,18 430,478,13", CROC, "fur", angle=80, length=14)
    h.stem("432,486 380,490 320,492", "#0a1c10", 4, 8)
    h.tube("308,436,13 310,434,13", CROC[1:], "fur")
    h.stem("298,432 308,440 320,434", BLACK[0], 4, 7)
