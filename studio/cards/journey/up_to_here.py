"""A man wades a black river, water at his chin, and holds up a wrapped bundle that leaks warm light."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.people import hand_holding, head_three_quarter

SKIN = ("#1c0e0a", "#3c2016", "#6a3e28", "#a46c44", "#eab880")
LINEN = ("#5a4030", "#a07c54", "#d8b88a", "#f6e4bc", "#fffaea")
GOLD = ("#e07a14", "#ffb43a", "#ffdc7a", "#fff8d8")


def bundle(h: Hoop) -> None:
    """Three swathes wound over each other; what they hold shines out between them."""
    h.blob("244,320! 226,240 262,160 340,112 440,96 536,122 606,190 628,280 600,360! 500,404 360,400", GOLD, "silk", grain=["240,300 430,250 620,290"], angle=4, satin=60, length=40, puff=60, lit=1.4)
    h.blob("238,330! 222,240 256,164 330,118 400,104 330,180 300,260 306,340 340,402!", LINEN, "cloth", grain=["390,110 290,200 280,360", "330,120 244,220 250,330"], puff=60, length=26, lit=0.9)
    h.blob("470,100! 560,128 618,196 634,290 604,366! 540,396 440,410 500,340 530,250 514,160", LINEN, "cloth", grain=["480,106 570,200 560,380", "540,130 624,250 600,350"], puff=60, length=26, lit=0.85)
    h.blob("420,98! 470,150 480,230 440,300 380,360 330,400! 420,424 500,400 470,408! 520,330 526,230 500,150", LINEN, "cloth", grain=["430,110 490,200 470,300 390,390", "460,120 510,230 480,390"], puff=34, length=26)
    h.blob("300,300! 350,330 430,340 520,320 600,290! 612,340 560,388 450,414 340,402 280,370", LINEN, "cloth", grain=["300,320 440,366 600,320", "320,380 450,400 570,366"], puff=40, length=26, lit=0.8)
    for p in ("330,140 290,210 282,290", "560,160 592,230 588,300", "340,364 440,388 550,358", "500,180 508,250 480,320"):
        h.stem(p, LINEN[0], 2.6, 9)
    h.blob("330,398! 300,430 306,500 276,560! 320,548 350,580! 372,500 368,440 400,412!", LINEN, "cloth", grain=["350,410 330,480 300,550", "380,420 360,490 344,570"], puff=24, lit=0.8)  # a corner hangs
    h.tube("386,110,22 430,96,30 480,112,22", LINEN, "across", angle=70)
    for p in ("414,100,18 340,52,28 262,44,6", "452,98,18 530,30,24 570,-20,6"):
        h.tube(p, LINEN, "cloth", angle=6)
    for k in range(13):
        a = math.radians(-176 + k * 16)
        h.straight([(430 + math.cos(a) * 240, 256 + math.sin(a) * 200, 430 + math.cos(a) * (264 + 30 * (k % 2)), 256 + math.sin(a) * (222 + 28 * (k % 2)))], "#ffd890", 2.4)


@card(id="g3bq7m", title="Up To Here", seed=46, palette="woad night", light=(0.2, -0.85))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#2c3a6c"), (700, "#1c2650"), (1200, "#0e1430")], dusk=0.4)
    rng = np.random.default_rng(46)
    h.lamp(430, 270, 520, "#ffd49a", 1.0, z=150)
    with h.thing("bundle", "subject", lift=10) as load:
        bundle(h)
    with h.thing("arms", "witness", lift=14):
        for f, p in ((False, "206,1060,66 170,900,64 160,740,58 196,580,52 244,470,42 276,410,36"), (True, "664,1060,66 676,900,64 684,740,58 660,580,52 616,470,42 590,410,36")):
            h.tube(p, SKIN, "skin", angle=80, length=20, satin=70, width=2.2)
            for y in (560, 600):
                h.stem([(176 if not f else 636, y + 20), (204 if not f else 660, y + 30), (240 if not f else 700, y + 16)], SKIN[1], 2, 8)
            with h.at(276 if not f else 590, 412, 1.34, -62 if not f else 62, flip=f):
                hand_holding(h, SKIN)
    with h.thing("man", "witness", lift=16) as man:
        h.tube("400,1180,96 406,1060,84", SKIN, "skin", lit=0.6)
        with h.at(398, 890, 1.5, -14):
            head_three_quarter(h, SKIN, mouth="shut", shut=0.02, brow=13, look=(0.0, -1.0), hair="black", iris=("#1c0e08", "#3a2010", "#6a4020"), age=0.7)
            h.shag("-86,-50 -60,-96 0,-118 50,-106 82,-64", ("#0c0a10", "#1c181e", "#38323a"), 20, 240, 1, 30, 2.6)
            h.knots([(x, y, 3.4) for x, y in ((20, -74), (-40, -60), (60, -64), (-66, 10))], "#cfe4f4")
    with h.thing("river", "place", plane="front"):
        h.patch("-20,1010! 120,996 250,1012 340,1000 430,1016 520,1000 640,1014 820,998! 820,1220! -20,1220!", [(1000, "#1c2850"), (1200, "#080c20")], lift=0)
        for k in range(19):
            y = 1004 + k * 11
            h.couch([(-10, y + 4 * math.sin(k)), (160, y - 5), (300, y + 6), (430, y + (12 if k < 4 else 0)), (560, y + 6), (680, y - 4), (810, y + 3)], ("#3f5fa0", "#16204a", "#24305c", "#7d9bd0", "#101838")[k % 5], None, 5)
        for k in range(26):
            x, y = 430 + rng.normal(0, 150), 1016 + abs(rng.normal(0, 70))
            h.straight([(x, y, x + rng.uniform(24, 60), y + 2)], ("#ffd890", "#f2b84a", "#ffe8b8")[k % 3], 3.4)
        for x in (236, 664, 430):
            h.stem([(x - 90, 1022), (x - 30, 1036), (x + 40, 1036), (x + 96, 1020)], "#c9d4ea", 3.4, 10)
    with h.thing("near wave", plane="front", lift=10):
        h.blob("-20,1130! 120,1100 260,1120 420,1160 600,1140 820,1090! 820,1240! -20,1240!", ("#050818", "#0c1230", "#18224c", "#3f5fa0"), "hair", grain=["-20,1150 260,1140 600,1160 820,1120"], puff=50, length=50, satin=70)
    s.relate(man[0], "carries", load[0])
    s.describe("A man wades through a black river, water at his chin. With both arms he holds a wrapped bundle over his head. Warm light shines out of its folds, on his hands and his raised eyes.")
    s.moods("afraid", "brave", "devoted", "tense")
    s.themes("care", "crossing", "sacrifice", "treasure")
    s.says("don’t splash", "fragile", "it weighs less each year", "almost there", "keep it dry", "what’s in it", "not a drop on it", "fed up to here", "the last of the fire", "hold on", "somebody’s child", "a loaf, still warm", "father", "whatever it takes", "head above water", "handle with care", "deep end", "it was all they saved", "he can’t swim", "carry me over", "the sun, borrowed", "precious", "one more step", "refugee", "hands up", "arms are tired, heart is not", "he promised", "St Christopher on his day off", "midnight delivery", "nobody asked him what it was", "worth it", "the river wants it too")  # fmt: skip
    s.about(place="a river", time="night", light="the bundle", composition="centred", view="from below, at the waterline", foreground="a dark wave", unexplained="what is in the bundle")
