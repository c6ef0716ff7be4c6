"""Two bears sit back to back in one boat and row with all their might; the wake winds round them in a spiral."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.bears import bear_rowing
from reverie_studio.sewn.stitches import spiral

MID = (400.0, 660.0)
WOOD = ("#2a1a10", "#5a3a20", "#94663a", "#c8985c", "#f4d09a")
BROWN = ("#241410", "#4a2c1e", "#7a4c30", "#a87448", "#e0b080")
PALE = ("#7a5a40", "#b8906a", "#e8cca4", "#fff0d8")
OAR = ("#5a3a1c", "#a87840", "#e0b874", "#fff0c4")
SHIRTS = ((("#7a1c1c", "#b83a30", "#e8705c"), ("#c8b89c", "#f0e4c8", "#fffaf0")), (("#14444c", "#246c74", "#5ca8a8"), ("#c8b89c", "#f0e4c8", "#fffaf0")))


@card(id="7cty87", title="A Difference of Opinion", seed=34, palette="walnut", light=(-0.55, -0.7))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#8a6844"), (500, "#6c4c32"), (1200, "#3c281c")])
    rng = np.random.default_rng(34)
    with h.thing("lake", "place"):
        for k in range(3):  # the wake: three arms, white and tea-brown
            arm = spiral((MID[0], MID[1] + 40), k * 120.0, 1150, 200, 1.35, flat=0.66)
            h.tube([(x, y, 4 + 0.045 * math.hypot(x - MID[0], (y - MID[1]) / 0.66)) for x, y in arm], ("#3c5c58", "#6fa09a", "#b4d8cc", "#fbfff4"), "hair", angle=4, length=36, satin=60, width=3.0, density=1.0)
            for j, (tone, w) in enumerate((("#ffffff", 8), ("#f0dcb8", 5), ("#ffffff", 4))):
                h.couch(spiral((MID[0], MID[1] + 40), k * 120.0 - 14 - j * 7, 1150, 190, 1.35, flat=0.66), tone, None, w)
    with h.thing("fish", "witness", count=3):
        for x, y, k, a in ((116, 330, 1.0, 30), (690, 1010, 1.1, 200), (150, 1080, 0.9, -40)):
            with h.at(x, y, k, a):
                h.tube("-52,0,3 -20,-4,17 24,-2,19 52,0,10", ("#2a1a12", "#4c3424", "#7c5c40"), "fur", flat=0.6)
                h.blob("-48,0! -82,-22 -74,0 -82,22", ("#2a1a12", "#4c3424", "#7c5c40"), "fur", grain=4.0, puff=5)
                h.bead(36, -6, 4.5, "#f0d8a0")
    with h.thing("inside of the boat", lift=8):
        h.shade([(MID[0] + 30 + math.cos(a) * 330, MID[1] + 110 + math.sin(a) * 90) for a in np.linspace(0, 6.2, 24)], 0.6, 16)
        h.blob("90,610! 220,560 400,546 580,560 710,610! 600,680 400,706 200,680", ("#1c100a", "#38220f", "#5a3a20", "#7c5630"), "across", grain=["100,612 400,560 700,612", "140,640 400,690 660,640"], angle=3, length=40, puff=30)
        h.tube("250,640,16 400,652,17 550,640,16", WOOD, "across", angle=6, length=40)
    with h.thing("far oars", lift=4):
        for x in (-1, 1):
            h.tube([(MID[0] + x * 190, MID[1] - 108, 7), (MID[0] + x * 306, MID[1] - 160, 6)], OAR, "across", angle=8, length=40, lit=0.8)
            h.blob([(MID[0] + x * 296, MID[1] - 172), (MID[0] + x * 350, MID[1] - 206), (MID[0] + x * 370, MID[1] - 180), (MID[0] + x * 312, MID[1] - 146)], OAR, "silk", grain=30.0 * -x, puff=8)
    with h.thing("brothers", "subject", lift=12, count=2) as brothers:
        with h.at(346, 652, 1.12, 6, flip=True):
            bear_rowing(h, BROWN, PALE, SHIRTS[0], OAR)
        with h.at(454, 652, 1.12, -6):
            bear_rowing(h, BROWN, PALE, SHIRTS[1], OAR)
    with h.thing("boat", "prop", lift=10) as boat:
        h.blob("70,596! 120,640 200,690 400,716 600,690 680,640 730,596! 700,700 610,776 400,800 190,776 100,700", WOOD, "across", grain=["80,610 200,700 400,728 600,700 720,610", "110,700 200,770 400,792 600,770 690,700"], angle=3, length=46, puff=44, spread=0.12)
        for p in ("86,640 200,722 400,750 600,722 714,640", "100,690 200,752 400,778 600,752 700,690"):
            h.stem(p, WOOD[0], 3.4, 12)
        h.tube("66,592,11 130,650,12 250,700,13 400,716,13 550,700,13 670,650,12 734,592,11", WOOD[1:], "across", angle=70)
        h.knots([(x, 742 - abs(x - 400) * 0.12, 4) for x in range(150, 660, 50)], "#e0b060")
    with h.thing("near oars", lift=10):
        for x in (-1, 1):
            h.tube([(MID[0] + x * 202, 556, 8), (MID[0] + x * 244, 668, 9), (MID[0] + x * 300, 824, 8)], OAR, "across", angle=8, length=40)
            h.blob([(MID[0] + x * 284, 812), (MID[0] + x * 316, 800), (MID[0] + x * 366, 886), (MID[0] + x * 332, 908)], OAR, "silk", grain=60.0 * x, puff=10)
            h.shag([(MID[0] + x * 300, 900), (MID[0] + x * 390, 890)], ("#ffffff", "#f0dcb8"), 44, 46, 1, 34, 3.2)
            h.couch([(MID[0] + x * 232, 690), (MID[0] + x * 250, 700), (MID[0] + x * 266, 682)], "#8a8478", None, 6)
        h.knots([(MID[0] + rng.choice((-1, 1)) * rng.uniform(250, 390), rng.uniform(800, 900), rng.uniform(3, 6)) for _ in range(30)], ("#ffffff", "#f4e8cc"))
    s.relate(brothers[0], "is trapped in", boat[0])
    s.describe("Two bears sit back to back in one rowing boat. Both row hard with bared teeth, the left one in a red jersey, the right one in a blue-green. The white wake winds round the boat in a spiral. Fish watch from the brown water.")
    s.moods("furious", "funny", "stuck")
    s.themes("quarrel", "brothers", "stubbornness", "effort")
    s.says("roundabout", "brotherly love", "we never got further than us", "my way", "no, my way", "coalition talks", "a fair compromise", "marriage, year nine", "push me, pull you", "going nowhere", "you are rowing wrong", "like water down a drain", "dizzy", "same nose, other side", "who is the front?", "heads or tails", "it was your turn to steer", "the more we try", "Siamese quarrel", "deadlock", "regatta for one", "spin doctors", "let go first", "together alone", "equal and opposite", "twins", "say sorry", "the fish are betting", "home is behind you", "both were right", "circular argument", "I said left", "teamwork", "stir the tea", "Dad’s boat", "back to back", "whirl", "keep it in the family", "momentum, cancelled", "summer with my brother", "they’ll be there for ever", "newton’s bears")  # fmt: skip
    s.about(place="the Stain", time="afternoon", light="low, from the left", composition="centred", view="from above")
