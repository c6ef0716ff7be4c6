"""A blind ferrywoman reads the sea with both palms: the swell is raised dots, and she has just reached something."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.finishes.embroidery_people import hand, head_profile
from reverie_studio.scene import Scene, card

SKIN = ("#4a2418", "#84482e", "#b87a50", "#deaa7a", "#f8d8ac")
HAIR = ("#3a3c40", "#74787a", "#aab0ae", "#dce0d8", "#ffffff")
SHAWL = ("#5a1c10", "#9a3a1c", "#e0663a", "#ee8450", "#ffb080")
WOOD = ("#140e0c", "#2c1e16", "#4a3424", "#74543a", "#a8825a")
NAIL = ("#b8785c", "#eeb89c")


def sea(h: Hoop, rng: np.random.Generator) -> None:
    """Rows of knots that roll; larger and nearer below, and rarer towards the upper left."""
    y = 60.0
    while y < 1210:
        near = y / 1200
        gap = 15 + 13 * near
        x = -10 + rng.uniform(0, gap)
        while x < 810:
            far = math.hypot(x - 330, y - 900) / 1000
            if math.hypot(x - 90, y - 670) > 92 and rng.random() > far * 0.95 - 0.05 and rng.random() > 0.08:
                roll = 16 * math.sin(x / 76 + y / 130) * (0.5 + near)
                r = (2.6 + 4.4 * near) * (0.8 + 0.45 * math.sin(x / 76 + y / 130 + 1.2))
                h.knots([(x, y + roll, max(1.8, r))], ("#1c4644", "#5aa390", "#a9d4bd", "#fff6dc")[int(min(3, max(0, 2.3 + 1.3 * math.sin(x / 76 + y / 130 + 1.2) + rng.normal(0, 0.4))))])
            x += gap
        y += gap * 0.94


def woman(h: Hoop) -> None:
    h.tube("740,800,84 690,710,76 650,630,72", SKIN, "skin", lit=0.75)
    h.blob("830,650! 790,700 720,760 650,770 590,830 540,930 530,1040 640,1110 830,1130!", SHAWL, "cloth", puff=140, grain=["820,700 680,780 580,940", "820,820 700,880 600,1040", "820,980 720,1010 640,1090"], angle=6, spread=0.07)
    for k in range(4):
        h.stem([(820, 720 + k * 90), (720, 770 + k * 78), (640 - k * 8, 870 + k * 60)], SHAWL[0], 3.4, 10)
    with h.at(574, 500, 1.74, 14, flip=True):
        head_profile(h, SKIN, mouth="open", eye="wide", brow=-10, hair=HAIR, iris=("#9cb8b4", "#d8e8e0", "#ffffff"), age=0.9, look=(0.2, 0.0))
        h.blob("44,-96! 20,-70 -4,-50 -30,-40 -36,-6 -34,20 -60,40 -96,16 -104,-40 -88,-86 -46,-114 4,-120", HAIR, "fur", puff=40, grain=["40,-96 -30,-80 -96,-10", "0,-56 -50,-30 -80,24"], length=13, angle=10)
        h.shag("50,-92 24,-72 0,-52 -28,-42 -34,-8 -34,22", HAIR[1:], 15, 110, 1, 36, 2.2, 2)
        h.couch("-16,34 -14,52", "#f0d24a", None, 5)
        h.knots([(-14, 58, 7)], "#f0d24a")


def arm(h: Hoop, spine: str, skin: str, cuff: str, x: float, y: float, size: float, turn: float, flip: bool) -> None:
    h.tube(skin, SKIN, "skin")
    with h.at(x, y, size, turn, flip):
        hand(h, "open", SKIN, yaw=176, nails=NAIL)
    h.tube(spine, SHAWL, "fur", angle=70, length=16, spread=0.07)
    h.couch(cuff, SHAWL[3], SHAWL[0], 13, 14)


@card(id="r4ne7u", title="She Read the Water", seed=6, palette="verdigris cloth", light=(-0.8, -0.45))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#1c4a50"), (500, "#2a6264"), (1200, "#2f6b66")], dusk=0.08)
    h.lamp(250, 860, 460, "#fff0d0", 0.22, z=140)
    with h.thing("sea of dots", "place", lift=2) as water:
        sea(h, np.random.default_rng(6))
    with h.thing("boat", "prop", lift=18):
        h.tube("830,520,46 730,800,44 700,1000,42 640,1130,46 560,1240,50", WOOD, "silk", angle=84, satin=120)
        h.blob("830,560! 760,800 720,1010 660,1140 600,1240! 830,1240!", WOOD, "cloth", grain=["820,620 730,1000 640,1230"], puff=40)
    with h.thing("far arm", lift=9):
        arm(h, "640,900,80 520,940,66 420,920,54 372,892,47", "380,896,40 330,868,38 306,852,38", "392,852 366,884 348,930", 308, 856, 1.34, -52, False)
    with h.thing("ferrywoman", "subject", lift=16) as she:
        woman(h)
    with h.thing("near arm", lift=12):
        arm(h, "730,1080,96 610,1130,80 510,1140,64 440,1118,54", "460,1124,46 410,1104,44 386,1094,44", "458,1066 430,1108 424,1168", 394, 1096, 1.56, -74, True)
        h.knots([(x, y, 8) for x, y in ((34, 664), (60, 638), (94, 628), (130, 622), (166, 630), (24, 704), (26, 746), (62, 604), (112, 592))], ("#f8b050", "#ffe08a"))
    s.relate(she[0], "listens to", water[0])
    s.describe("A grey-haired woman leans from a boat. She lays both palms on the sea, which is made of raised dots. Her pale eyes see nothing; her mouth has fallen open.")
    s.moods("wondering", "hushed", "afraid")
    s.themes("reading", "touch", "a message", "blindness")
    s.says("bumpy", "the small print", "your name, twice", "braille", "a letter from below", "no", "goosebumps", "the sea can write", "read it again", "fortune teller", "long sentence", "cold news", "it knows my mother", "by heart", "tide tables", "she can’t unread it", "touch wood, touch water", "don’t tell the passengers", "what does it say?", "oh", "between the lines", "a very wet book", "hands that see", "somebody answered", "the last page", "fine grain", "message received", "shh, it’s speaking", "pins and needles", "bad spelling", "she had always skipped this part", "dot dot dot")
    s.about(place="open sea", time="evening", light="low, from the left, on every dot", composition="right", view="near", foreground="the boat's edge", unexplained="what it says")
