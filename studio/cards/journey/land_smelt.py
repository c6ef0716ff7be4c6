"""A ship's cook leans far out into the fog and smells land: one green thread drifts to her nose."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.finishes.embroidery_people import hand_holding, head_profile
from reverie_studio.scene import Scene, card

SKIN = ("#2a140e", "#5a3020", "#945a3a", "#cc9062", "#f8d0a0")
SHIRT = ("#4a2a20", "#8a4a34", "#c8745a", "#eea888", "#ffd8c0")
HEMP = ("#4a3a24", "#7a6440", "#b09868", "#dcc898")
WOOD = ("#241a18", "#44302a", "#6e5040", "#9c7a5c", "#d0b088")


@card(id="h8fm3y", title="Land", seed=36, palette="salt marsh", light=(0.7, -0.55))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#c4d6d6"), (500, "#a8c2c4"), (1000, "#7fa4a8"), (1200, "#5a8088")])
    rng = np.random.default_rng(36)
    with h.thing("sea"):
        for k in range(9):
            y = 1010 + k * 24
            h.run([(300, y), (460, y - 8), (640, y + 6), (810, y - 4)], ("#d8e4e0", "#5f8a86", "#3d5a60")[k % 3], 3, 30, 22)
    with h.thing("fog"):
        for x, y, w, n in ((600, 300, 300, 60), (700, 470, 260, 50), (560, 640, 300, 56), (720, 820, 220, 50), (640, 140, 260, 50)):
            h.stain([(x + math.cos(a) * w, y + math.sin(a) * n) for a in np.linspace(0, 6.2, 20)], "#eef4f0", 0.7, 40)
            h.seeds([(x + math.cos(a) * w * 0.9, y + math.sin(a) * n * 0.7) for a in np.linspace(0, 6.2, 20)], ("#ffffff", "#e4eeec"), 30, 34, 2, 1.6, wander=3)
    with h.thing("bowsprit", "prop", lift=10):
        h.tube("-40,1010,64 200,940,52 470,870,40 830,770,24", WOOD, "fur", angle=6, length=34)
        for k in range(5):
            h.couch([(250 + k * 9, 870 - k * 3), (262 + k * 9, 970 - k * 3)], HEMP[2], HEMP[0], 7, 9)
    with h.thing("shrouds", "prop", lift=8):
        h.couch("560,1220 590,1000 640,760 760,420", HEMP[1], HEMP[0], 17, 15)
    with h.thing("cook", "subject", lift=16) as her:
        h.tube("150,900,104 200,780,92 236,690,86", SKIN, "skin", angle=76, length=18, satin=60, lit=0.85)  # throat, stretched
        for p in ("236,850 276,770 300,700", "190,880 230,790 262,720"):
            h.stem(p, SKIN[1], 3, 10)
        h.blob("-40,820! 20,780 70,800! 130,880 210,916 300,880! 370,960 420,1090 440,1240! -40,1240!", SHIRT, "cloth", grain=["30,800 60,1000 40,1230", "200,920 250,1020 280,1230", "300,840 390,1020 420,1230"], puff=140, length=24)
        h.tube("66,800,15 130,884,17 210,920,18 306,880,13", SHIRT[1:], "across")
        with h.at(262, 530, 1.86, -27):
            head_profile(h, SKIN, mouth="shut", eye="open", brow=-22, hair="white", iris=("#5a7a84", "#86a4aa", "#b4ccd0"), age=1.0, look=(0.5, -0.6))
            h.blob("96,24! 108,16 118,26 114,36 102,38", SKIN[1:], "face", grain=["98,30 112,22"], puff=9)
            h.blob("100,36! 108,30 115,34 108,41", ("#120806", "#2a120c"), "silk", grain=20.0, puff=3)  # nostril, wide
            h.seeds("-70,-70 -20,-104 40,-92 30,-50 -30,-30 -80,-10 -84,-40", ("#8a8580", "#b8b0a8"), 8, 5, 120, 1.5)
            h.stem("100,12 106,4 104,-4", SKIN[1], 1.6, 6)
            h.knots([(-16, 30, 4)], "#f0d24a")
    with h.thing("hands", lift=10):
        h.couch("84,-20 70,300 58,640 30,1220", HEMP[1], HEMP[0], 17, 15)
        h.tube("-130,1060,120 -120,860,90 -60,720,56", SHIRT, "fur", angle=14)
        with h.at(-28, 668, 1.45, -22):
            hand_holding(h, SKIN)
        h.tube("330,1130,88 450,1110,70 540,1070,48", SHIRT, "fur", angle=14)
        with h.at(548, 1062, 1.45, -14):
            hand_holding(h, SKIN)
    with h.thing("green thread", "subject") as scent:
        path = "820,150 740,190 690,130 640,170 660,240 590,290 540,240 500,290 530,350 560,400 520,450 490,440 476,470"
        h.loose(path, ("#4f8a2c",), 5)
        for x, y, a in ((740, 190, 40), (690, 134, -60), (648, 200, 20), (600, 286, 150), (536, 244, -70), (540, 372, 30)):
            with h.at(x, y, 0.8, a):
                h.leaf("0,0,2 22,-8,9 46,-4,1", ("#2c5a1c", "#5a962c", "#9cca4c", "#e4f29a"), "#2c5a1c")
    s.relate(her[0], "waits for", scent[0])
    s.describe("A shaven-headed woman leans out over the sea, nose lifted. She grips a ship’s ropes with both hands. Out of the fog a green thread with small leaves drifts to her nose.")
    s.moods("longing", "alert", "hopeful")
    s.themes("homecoming", "senses", "the sea", "hope")
    s.says("she smells cake", "nose for it", "they will have moved", "land ahoy, quietly", "home smells like this", "sniff", "after forty years", "fresh basil", "the cook knows first", "somebody is mowing", "almost",
           "follow your nose", "what the fog forgot to hide", "spring, from far away", "stay, thread", "I'd know it anywhere", "dinner is served", "scent of a country", "she doesn't trust her eyes", "leaf on the wind", "news", "mother's garden",
           "hope has a smell", "one more mile", "is that thyme", "it might be a trick", "green", "something is growing there", "the first hint", "don't breathe out", "salt for years, then this", "compass", "they said there was nothing there")  # fmt: skip
    s.about(place="at sea", time="morning", weather="fog", light="pearl, from the right", composition="left", view="near", foreground="her hands on the ropes", unexplained="where the thread comes from")
