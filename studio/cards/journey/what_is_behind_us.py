"""A small strong hen strides uphill with a huge bear in a basket on her back; he faces backwards and sees what is coming."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.bears import bear_aghast
from reverie_studio.sewn.birds import hen
from reverie_studio.sewn.hares import running_hare
from reverie_studio.sewn.things import carrying_basket

BROWN, PALE = ("#241420", "#4a2c34", "#7a4c44", "#b07c5c", "#f0c898"), ("#8a6a5c", "#c8a484", "#f4dcb8", "#fff6e0")
VEST, WICKER = ("#14343c", "#246068", "#4c9c98", "#a8dcc8"), ("#4a3020", "#7c5634", "#b08450", "#dcb878", "#fff0c0")
HEN = ("#6a4a34", "#a87c54", "#e0b888", "#fbe8c8", "#fffaf0")
HILL = ("#1c1428", "#3a2749", "#5c4070", "#8d64a0", "#c8a0c8")


def slope(x: float) -> float:
    return 1120 - 0.5 * x + 14 * float(np.sin(x * 0.013))


@card(id="mxnsa4", title="What Is Behind Us", seed=50, palette="foxglove", light=(-0.8, -0.35))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#4a3466"), (500, "#7a5890"), (900, "#5b3f6e"), (1200, "#33234a")], dusk=0.22)
    h.lamp(-60, 620, 560, "#d8f090", 1.0, z=170)
    rng = np.random.default_rng(50)
    with h.thing("range", "place"):
        h.band("300,560 420,420 520,470 640,300 720,380 820,240", 240, ("#3a2749", "#5c4578", "#8468a0", "#b89cc8"), "fur", width=3.0, foot=0.8)
        h.band("-20,820 80,770 200,800 330,720 430,760", 120, ("#3a2749", "#54406c", "#74589a"), "fur", width=3.0, foot=0.8)
        h.stain([(-60 + np.cos(a) * 260, 620 + np.sin(a) * 420) for a in np.linspace(0, 6.2, 24)], "#e8f8a8", 0.6, 90)
    with h.thing("hill", "place", lift=6):
        edge = [(float(x), slope(x)) for x in range(-40, 861, 50)]
        h.stain([*edge, (860.0, 1240.0), (-40.0, 1240.0)], "#2c1e40", 0.8, 6)
        h.band(edge, 130, HILL, "fur", width=3.0, foot=0.6)
        for k in range(60):  # grass and stones, along the slope
            x, d = rng.uniform(-20, 780), rng.uniform(110, 420)
            h.straight([(x, slope(x) + d, x + 44, slope(x + 44) + d + 2)], ("#7a5890", "#1c1428", "#54406c")[k % 3], 3.0)
    with h.thing("those who run", "witness", lift=6, count=4):
        for x, k, pose in ((716, 0.34, 0), (276, 0.3, 1), (92, 0.36, 2), (176, 0.24, 0)):
            with h.at(x, slope(x) - 6, k, -27):
                running_hare(h, pose)
    with h.thing("shadows"):
        h.shade([(470, slope(470)), (560, slope(560) - 6), (820, slope(820) + 30), (820, slope(820) + 90), (600, slope(600) + 30)], 0.55, 12)
    with h.thing("bear in a basket", "subject", lift=14) as bear, h.at(392, 520, 1.06, -12, flip=True):
        bear_aghast(h, BROWN, PALE, VEST)
    with h.thing("basket", "prop", lift=12), h.at(404, 536, 1.0, -12):
        carrying_basket(h, WICKER, 128, 200)
    with h.thing("hen", "subject", lift=12) as wife, h.at(494, slope(494) + 2, 1.75, -8):
        hen(h, HEN, neck=0.7)
    with h.thing("straps", lift=4):
        h.couch("520,560 560,640 578,706 560,762 500,786", "#6a2f24", "#f0c070", 9, 13)
        h.couch("486,590 540,660 556,720 530,780", "#6a2f24", "#f0c070", 8, 13)
        h.eye(568, 616, 8.5, ("#1c1010", "#3a2418"), white="white", look=(-0.2, -1.0), lid=HEN[1:4], shut=0.36)
        with h.at(494, slope(494) + 2, 1.75, -8):
            for x, d in ((-6, -10), (12, 8)):
                h.couch([(x, -36), (x + 1, -16), (x + d, 0)], "#e0a030", None, 8)
                h.couch([(x + d - 8, 2), (x + d + 14, 1)], "#e0a030", None, 6)
    with h.thing("hat and pipe", "prop", lift=8):
        with h.at(226, 118, 1.0, -24):
            h.blob("-64,14! -40,4 40,4 64,14! 30,26 -30,26", VEST[:3], "cloth", grain=0.0, puff=8)
            h.blob("-38,6! -32,-44 0,-56 34,-44 38,6!", VEST, "cloth", grain=90.0, puff=20)
            h.couch("-38,0 0,6 38,0", "#9fd16a", None, 7)
        with h.at(150, 560, 1.0, 40):
            h.tube("0,0,5 44,-6,5", ("#1c1010", "#3a2418"), "silk")
            h.tube("48,-22,13 50,2,13", ("#4a2014", "#8a4428", "#c87c4c"), "silk")
    with h.thing("rock", plane="front", lift=16):
        h.blob("560,1230! 620,1110 700,1060 780,1070 830,1030! 830,1230!", ("#0e0a18", "#1c1428", "#30223e", "#4a3a58"), "across", grain=["580,1220 700,1080 800,1060"], angle=8, length=40, puff=50)
        h.shag("-20,1226 120,1200 260,1226", ("#0e0a18", "#1c1428", "#30223e"), 90, 60, 1, 16, 4.0)
    s.relate(bear[0], "is carried by", wife[0])
    s.describe("A small hen carries a huge bear uphill in a basket. The bear faces backwards, arms up, mouth wide; his hat flies off. Green light comes from the left. White hares run past.")
    s.moods("alarmed", "funny", "stubborn")
    s.themes("fear", "marriage", "burden", "warning")
    s.says("monster!", "back-seat driver", "this time he was right", "don’t look back", "keep walking, dear", "what now?", "rear view", "he always says that", "the boy who cried bear", "heavy luggage", "faster!", "forty years of this", "she has stopped listening", "hindsight", "it’s behind you", "strong little woman", "drama queen", "hold your hat", "who carries whom", "nearly at the top", "in-laws", "even the hares", "the light was green", "passenger", "better not to know", "he saw it first", "is it big?", "left in a hurry", "basket case", "evacuation", "true love is upward", "the past is catching up", "hysterics", "oh no", "one of us has to walk", "uphill, as usual", "tell me when we get there", "the sky is falling", "premonition", "chicken", "she knows what it is", "moving house")  # fmt: skip
    s.about(place="the Great Fold", time="dusk", light="green, from the left", composition="diagonal", view="from below", foreground="a dark rock", unexplained="what comes from the left")
