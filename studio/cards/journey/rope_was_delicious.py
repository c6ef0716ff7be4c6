"""On a narrow ledge a stout mountaineer hugs the cliff; a goat beside him chews the end of his rope."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.goats_and_sheep import goat_near
from reverie_studio.sewn.people import hand, head_three_quarter

ROCK = ("#2c3a56", "#4b5871", "#7688a2", "#a8b8c8", "#e4eaee")
SKIN = ("#6a2c26", "#b0604c", "#e0947a", "#f8c6a4", "#ffeedc")
JACKET = ("#7a2c0c", "#b8520e", "#e5832e", "#ffb45c", "#ffe0a8")
ROPE = ("#3a3f8a", "#5a62b4", "#8e96d8", "#d0d4f4")


def climber(h: Hoop) -> None:
    h.blob("520,1240! 500,1060 520,900 580,820 680,800 790,830! 830,900! 830,1240!", JACKET, "cloth", grain=["570,840 520,980 520,1230", "660,820 640,1000 640,1230", "780,840 760,1000 760,1230"], puff=150, length=24)
    with h.at(600, 706, 1.3, 7, flip=True):
        head_three_quarter(h, SKIN, mouth="sad", shut=0.0, brow=22, look=(0.5, 0.3), plump=1.0, hair="#6a4a34", iris=("#1c2a3a", "#3a6a88"))
        h.shag("-52,86 -10,112 40,114 84,90", ("#4a3020", "#7a5438", "#a87c54"), 24, 150, -1, 22, 2.4)
        h.tube("-24,46,3 10,52,11 36,46,8 60,52,11 84,46,3", ("#4a3020", "#7a5438", "#b08a60"), "hair", angle=20)
        h.blob("-98,-40! -92,-90 -60,-136 0,-156 56,-140 90,-96 94,-48! 40,-66 -30,-64", ("#1c2c5a", "#34508a", "#6a88c0", "#b8cce8"), "wool", grain=["-90,-50 -50,-110 0,-150", "0,-66 2,-150", "86,-56 60,-110 0,-150"], puff=50)
        h.tube("-100,-44,17 -30,-62,18 40,-64,18 96,-50,16", ("#4b5871", "#b9c6d2", "#ffffff"), "across")
        h.knots([(0 + math.cos(a) * r, -160 + math.sin(a) * r, 9) for r, n in ((0, 1), (14, 6)) for a in np.linspace(0, 6.28, n, endpoint=False)], ("#ffffff", "#dbe6ee"))
    h.tube("770,900,66 800,740,56 776,610,44 752,560,36", JACKET, "fur", angle=14)
    h.tube("728,574,14 752,560,16 780,548,14", ("#4b5871", "#b9c6d2", "#ffffff"), "across")
    with h.at(748, 552, 1.1, -16):
        hand(h, "open", SKIN, yaw=176)


@card(id="c5xp2r", title="The Rope Was Delicious", seed=56, palette="snow blind", light=(-0.7, -0.5))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#dce8f0"), (600, "#a8c4dc"), (1200, "#5c86b4")])
    rng = np.random.default_rng(56)
    with h.thing("gulf", "place"):
        for p, y in (("-20,300! 60,180! 120,260! 210,120! 300,330! 380,420", 300), ("-20,420! 90,360! 160,420! 260,350! 400,470", 420)):
            h.band(p, 120, ("#a8bccc", "#c8d6e0", "#eef4f6") if y == 300 else ("#8aa4bc", "#b4c8d8", "#e4eef4"), angle=84, length=30)
        h.couch("-10,1180 60,1150 90,1186 150,1164 190,1196 260,1178", "#5a9ac8", "#ffffff", 5, 14)
    with h.thing("cliff", "place", lift=10):
        h.blob("470,-20! 500,180 452,330 480,520 430,700 452,900 420,1080 450,1240! 830,1240! 830,-20!", ROCK, "hair", grain=["500,-10 500,300 460,600 450,1230", "640,-10 630,400 620,1230", "780,-10 790,500 780,1230"], puff=60, length=46, satin=70, width=2.8, spread=0.16)
        for p in ("560,-10 540,160 580,300 556,430", "700,40 720,240 690,420", "620,420 600,520 640,600"):
            h.couch(p, ROCK[0], None, 6)
    with h.thing("ledge", "place", lift=8):
        h.blob("-20,1090! 160,1078 330,1096 520,1080 830,1090! 830,1130 700,1156 560,1140 420,1176 260,1140 120,1156 -20,1130!", ROCK, "fur", grain=["-20,1110 400,1120 830,1110"], puff=30, length=22, angle=30)
    with h.thing("mountaineer", "witness", lift=14) as man:
        climber(h)
        h.tube("500,1090,26 640,1130,28 800,1096,26", ("#4a2c1c", "#84542e", "#c08a50"), "across")
    with h.thing("goat", "subject", lift=14) as beast:
        goat_near(h)
    with h.thing("rope", "prop", lift=5):
        h.couch("620,1120 520,1070 440,1000 420,900 440,820 400,770 352,752", ROPE[2], ROPE[0], 15, 11)
        h.tube("588,1118,17 612,1104,24 640,1122,17", ROPE, "across", angle=60)
        h.couch("600,1090 640,1110 618,1146 590,1120", ROPE[2], ROPE[0], 12, 10)
        for k in range(11):  # what has not been eaten yet
            x = 330 + k * 4
            h.loose([(352, 750), (340 - k * 3, 790 + rng.normal(0, 6)), (x - 30 + rng.normal(0, 12), 830 + rng.normal(0, 14)), (x - 40 + rng.normal(0, 16), 870 + rng.normal(0, 20))], ROPE[k % 4], 3)
    s.relate(beast[0], "feeds", man[0])
    s.describe("A bearded mountaineer clings to a cliff. Beside him a white goat, eyes half shut, chews the blue rope that is tied to his belt. The rope is frayed already; behind them is nothing but air.")
    s.moods("funny", "anxious", "blissful")
    s.themes("trust", "appetite", "danger", "dependence")
    s.says("goat spaghetti", "packed lunch", "we had only each other", "al dente", "health and safety", "my life, slurped", "safety line", "nice goat, good goat", "the weakest link", "hanging by a thread", "bon appetit", "trust exercise", "he packed no sandwiches", "she knows", "last supper", "table for two", "insurance", "my guide is hungry", "we could talk about this", "loose ends", "the summit can wait", "blue noodles", "belay that", "how much is left", "she doesn’t even like it", "mountain rescue", "partners", "one of us is happy", "slow food", "please", "it was a good rope", "bite by bite")  # fmt: skip
    s.about(place="a ledge on a cliff", time="day", light="from the left", composition="split", view="near", unexplained="how much rope is left")
