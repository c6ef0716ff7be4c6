"""A whole field hangs on the line to dry; a cow still grazes on it, sideways."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.farm import grazing_cow
from reverie_studio.sewn.stitches import blades
from reverie_studio.sewn.things import clothes_peg

GRASS = ("#2c4a1c", "#4f7a2c", "#86ac40", "#c0d46a", "#f0f4a8")
WOOD = ("#3a2414", "#6a4424", "#a0723c", "#d4a866", "#f8dca4")
FIELD = "96,250! 240,286 420,296 600,276 790,214! 772,420 800,620 764,800 780,960! 600,930 460,968 300,934 130,962! 150,780 110,600 140,420"


def furrows(h: Hoop) -> None:
    """The country on the cloth: its up is our left."""
    for k in range(9):
        x = 190 + k * 66
        h.stem([(x + 16 * np.sin(y / 120 + k * 0.4), y) for y in range(320 if k < 8 else 300, 930, 60)], ("#5a7a2c", "#7a9a3c")[k % 2], 2.6, 13)
    for x0, x1, n in ((520, 790, 30), (150, 330, 26), (690, 800, 14)):
        h.seeds(f"{x0},320! {x1 - 20},310! {x1 - 30},920! {x0 + 10},910!", GRASS[1:], n * 0.8, 20, 6, 2.4, wander=14, seed=x0)


def poplar(h: Hoop, x: float, y: float, n: float) -> None:
    """A tree that stands out to the left."""
    h.tube([(x + 4, y, 8), (x - n * 0.3, y, 6)], WOOD, "across")
    h.tube([(x - n * 0.22, y, 12), (x - n * 0.5, y + 2, n * 0.15), (x - n * 0.8, y, n * 0.12), (x - n, y - 2, 2)], ("#16301c", "#2c5428", "#548038", "#94b050"), "fur", angle=16, length=20)


@card(id="fd7q2m", title="After the Flood", seed=71, palette="weld", light=(0.55, -0.6))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#f4d884"), (500, "#fbeab4"), (1200, "#dcc070")])
    rng = np.random.default_rng(71)
    with h.thing("line", "prop", lift=5):
        h.couch("-20,150 120,212 440,262 780,172 830,150", "#fffaf0", "#a88a4c", 8, 16)
    with h.thing("field", "subject", lift=0) as field:
        h.patch(FIELD, [(200, "#b4c864"), (560, "#98b850"), (960, "#6a9440")], lift=18, pitch=4.2, tilt=0.05)
        h.stain("420,330 700,320 730,560 640,760 460,800 380,560", "#ecec9c", 0.6, 60)
        furrows(h)
        h.whip("140,420 110,600 150,780 130,962", "#f0f4c0", 2.6, 15, 14)
        h.whip("772,420 800,620 764,800 780,960", "#f0f4c0", 2.6, 15, 14)
        h.run("140,944 300,916 460,950 600,912 770,942", "#f0f4c0", 2.8, 12, 9)
        for x in (270, 360, 470, 640, 700):  # folds
            h.shade(f"{x},300 {x + 14},520 {x - 6},760 {x + 10},930 {x + 34},930 {x + 18},760 {x + 38},520 {x + 22},300", 0.22, 14)
    with h.thing("poplars", "prop", lift=8, count=3):
        for x, y, n in ((310, 372, 210), (330, 470, 170), (316, 850, 230)):
            poplar(h, x, y, n)
    with h.thing("cow", "subject", lift=12) as bossy, h.at(694, 676, 0.98, -90):
        grazing_cow(h)
    with h.thing("pegs", lift=7, count=3):
        for x, y, turn in ((140, 236, 8), (430, 280, 0), (756, 210, -10)):
            clothes_peg(h, x, y, turn)
    with h.thing("drops", "accent", lift=4, count=14):
        for k in range(16):
            x, y = (150, 296, 462, 600, 770)[k % 5] + rng.normal(0, 14), 980 + (k * 61) % 200
            r = rng.uniform(6, 12)
            h.tube([(x, y - r * 2.4, 1), (x, y - r, r * 0.6), (x, y, r)], ("#2c5a8a", "#5a94c4", "#a8d4ee", "#f4ffff"), "silk", angle=84)
            h.straight([(x - r * 0.4, y - 3, x - r * 0.1, y - 5)], "#ffffff", 3)
    with h.thing("pole", "prop", lift=14):
        h.tube("30,-20,30 44,500,32 34,1230,36", WOOD, "across", angle=6, length=40, lit=0.6)
        h.tube("10,140,24 60,156,24", WOOD, "across", lit=0.6)
    blades(h, (60, 820), 1240, 26, 90, GRASS[:4], lean=0.1, wide=7)
    s.relate(bossy[0], "hangs from", field[0])
    s.describe("A green field hangs dripping from a washing line. It is pegged like a sheet; poplars stand out from it sideways, and a brown cow grazes on it, sideways too.")
    s.moods("calm", "bright", "absurd")
    s.themes("recovery", "housework", "steadfastness", "the land")
    s.says("laundry farm", "drip-dry", "she stayed for us", "Monday", "do not tumble dry", "gravity is a habit", "hang in there", "milk shake", "washed out", "wide open pasture", "she hasn’t noticed", "turn your head", "spring cleaning", "the price of land per peg", "what the river left", "side salad", "stubborn", "my life at the moment", "it will shrink", "everything is fine", "clean living", "insurance claim", "landscape, portrait format", "after the rain comes the ironing", "the cow stuck", "home is where you graze", "upright citizen", "keep calm and chew", "hung out to dry", "who holds her on?", "colourfast", "the world from bed")
    s.about(place="the Overcloth", time="morning", light="through the cloth, from behind", composition="right", view="from below", foreground="pole and peg", unexplained="who did the washing")
