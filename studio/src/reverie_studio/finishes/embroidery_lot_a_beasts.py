"""Big beasts for the needle, each drawn for one view: an elephant and a carp from below, a camel that is a hill,
a goat in a sling, a dancing bear, a dog that licks; and what a boat drops.

Card coordinates unless a docstring says else; use `with h.at(…)` to move them.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop, ring
from reverie_studio.finishes.embroidery_lot_a import scales, wrinkle

ELEPHANT_GREY = ("#2c2c34", "#54525a", "#86807e", "#b4aaa0", "#e2d8c8")
ELEPHANT_SOLE = ("#4a3c40", "#7a6664", "#a8908a", "#d0b8aa", "#f2e2d0")
ELEPHANT_NAIL = ("#8a7c68", "#c8bca0", "#f0e8d0", "#ffffff")
ELEPHANT_CARP = ("#5a1c0c", "#a8401a", "#e07a2c", "#f8b050", "#ffe49a")
CAMEL_HILL = ("#4a1e14", "#8a3f26", "#c0713a", "#e6a85c", "#ffe0a0")
CAMEL_GRASS = ("#3a4a20", "#6f7d45", "#a3a85c", "#dcd48a")
GOAT_COAT = ("#5a4a44", "#94827a", "#ccbcac", "#f2e8d8", "#ffffff")
GOAT_BROWN = ("#2c1610", "#5c3222", "#8e5636", "#c08858")
GOAT_HOOF = ("#14100e", "#2c2420", "#54463c", "#8a7866")
GOAT_HORN = ("#3a3028", "#6e5e4c", "#a8947a", "#e0d0b0")
BEAR_FUR = ("#1a0f14", "#36202a", "#5c3a3c", "#946048", "#eab27c")
BEAR_PALE = ("#3e2830", "#6e4c4c", "#a07a68", "#d4aa88", "#ffe0b8")
BEAR_CLAW = ("#2a2028", "#6a5a5c", "#d8c8b8")
DOG_COAT = ("#2a140c", "#5a2e16", "#94562a", "#cc8a4a", "#fcd08c")
DOG_PALE = ("#5a3a24", "#9a6c44", "#d4a672", "#f6dcae", "#fffaec")


def elephant_sole(h: Hoop, x: float, y: float, r: float, turn: float, lit: float = 1.0) -> None:
    """Pressed flat on the ice; the toes point up in its own place."""
    with h.at(x, y, r / 100, turn):
        h.blob("0,-98 62,-84 98,-30 92,40 50,92 -10,98 -70,80 -98,20 -88,-44 -50,-88", ELEPHANT_GREY, "fur", puff=26, angle=80, length=12, lit=lit)
        h.blob("0,-80 50,-68 80,-22 76,34 40,76 -8,82 -58,66 -80,16 -72,-36 -40,-72", ELEPHANT_SOLE, "cloth", puff=50, angle=0, length=15, satin=20, spread=0.09, lit=lit)
        for k in range(5):
            a = math.radians(-150 + k * 30)
            with h.at(math.cos(a) * 96, math.sin(a) * 93, 1, math.degrees(a) + 90):
                h.blob("-19,9! -17,-11 0,-20 17,-11 19,9! 0,14", ELEPHANT_NAIL, "silk", grain=90.0, puff=14, lit=lit)
        for k in range(4):
            p = [(-50 + k * 30, -40 + 8 * k), (-38 + k * 26, -6 + 10 * math.sin(k * 2.1)), (-46 + k * 30, 40 - 6 * k)]
            h.stem(p, ELEPHANT_SOLE[1], 2.2, 8)
            h.stem([(-56 + 12 * k, -30 + k * 26), (-6, -24 + k * 22), (52 - 8 * k, -34 + k * 26)], ELEPHANT_SOLE[1], 1.8, 8)


def elephant_below(h: Hoop) -> None:
    """Facing down the card: belly far, head and ears nearer, soles nearest."""
    h.blob("400,-60 600,-20 690,140 680,340 590,500 400,560 210,500 120,340 110,140 200,-20", ELEPHANT_GREY[:4], "fur", puff=260, angle=10, length=15, spread=0.07, lit=0.55)
    for x0, y0, x1, y1, r in ((300, 170, 166, 110, 92), (520, 160, 640, 96, 90), (280, 420, 140, 610, 98), (540, 400, 650, 476, 84)):
        h.tube([(x0, y0, r * 0.86), ((x0 + x1) / 2, (y0 + y1) / 2, r * 0.92), (x1, y1, r * 0.96)], ELEPHANT_GREY[:4], "fur", angle=74, length=13, lit=0.62)
    elephant_sole(h, 160, 104, 104, 196, 0.9)
    elephant_sole(h, 646, 92, 100, 168, 0.9)
    for s in (-1, 1):  # ears
        with h.at(400, 560, flip=s < 0):
            h.blob("60,-60! 130,-130 220,-140 282,-84 276,10 220,76 150,70 80,30", ELEPHANT_GREY[:4], "fur", puff=30, grain=["60,-20 180,-90 270,-60", "70,10 180,10 260,20"], angle=70, length=15, lit=0.8)
            wrinkle(h, "110,-90 190,-104 246,-62 240,10", ELEPHANT_GREY[0], ELEPHANT_GREY[3], 3)
    h.blob("400,430 480,450 524,520 512,610 470,668 400,684 330,668 288,610 276,520 320,450", ELEPHANT_GREY, "fur", puff=120, angle=8, length=13, spread=0.07, grain=["400,440 310,500 330,650", "400,440 400,680", "400,440 490,500 470,650"])
    for s in (-1, 1):
        h.eye(400 + s * 84, 540, 21, ("#2a160c", "#6a3c18", "#a8702c"), look=(-0.2, 1.0), white="white", lid=ELEPHANT_GREY[1:4], shut=0.12, tilt=s * 18)
        h.tube([(400 + s * 112, 500, 3), (400 + s * 80, 484, 8), (400 + s * 48, 472, 4)], ELEPHANT_GREY[:3], "hair")
        h.tube([(400 + s * 62, 628, 20), (400 + s * 84, 690, 19), (400 + s * 90, 750, 14), (400 + s * 70, 800, 3)], ELEPHANT_NAIL, "silk", angle=84, satin=60)
    elephant_sole(h, 652, 470, 88, 160, 0.78)
    elephant_sole(h, 128, 628, 122, 206)


def elephant_trunk(h: Hoop) -> None:
    spine = np.array([(400, 590, 66), (412, 660, 58), (402, 720, 50), (366, 764, 44), (336, 786, 42)], float)
    h.tube(spine, ELEPHANT_GREY, "fur", angle=80, length=13, spread=0.07)
    for x, y, w, a in ((400, 600, 60, 0), (408, 632, 54, 4), (410, 664, 50, 8), (406, 694, 47, 20), (394, 722, 44, 34), (376, 746, 41, 46)):
        with h.at(x, y, turn=a):
            wrinkle(h, [(-w, -6), (0, 12), (w, -6)], ELEPHANT_GREY[0], ELEPHANT_GREY[3], 3)
    with h.at(330, 800, 1, 24):
        h.blob("-50,-6 -40,-40 0,-52 40,-40 50,-6 44,28 22,40 0,36 -22,40 -44,28", ELEPHANT_SOLE, "skin", puff=30, grain=["-40,0 0,50 40,0"], angle=80)
        for s in (-1, 1):
            h.blob(ring(s * 19, -6, 15, 14), "black", "silk", grain=0.0, puff=3)
            h.stem([(s * 19 + math.cos(a) * 17, -8 + math.sin(a) * 17) for a in np.linspace(3.2, 6.2, 8)], ELEPHANT_SOLE[4], 2.6, 6)


def carp_head(h: Hoop) -> None:
    h.fan("690,902 760,880 830,880", "640,800 730,760 830,740", 7, 20, ELEPHANT_CARP[1:], ELEPHANT_CARP[0], satin=60)
    h.blob("420,1040 452,950 540,890 660,872 830,890! 830,1230! 660,1210 520,1180 440,1120", ELEPHANT_CARP, "fur", puff=170, angle=8, length=14, spread=0.06, contrast=1.2, grain=["430,1030 560,910 820,900", "430,1060 620,1050 830,1060", "450,1110 620,1180 830,1210"])
    scales(h, "650,1040,150 740,1040,160 830,1040,170", 5, 8, 30, ELEPHANT_CARP)
    h.blob("630,890! 670,960 676,1060 650,1150 600,1196! 590,1100 590,980", ELEPHANT_CARP[1:], "silk", grain=["620,900 640,1040 600,1180"], angle=84, satin=90, puff=26)  # gill
    h.blob(ring(520, 1092, 88, 24), ELEPHANT_CARP[1:], "fur", puff=80, angle=0, length=12, spread=0.05, lit=1.1)  # the cheek, full of air
    h.eye(520, 960, 40, ("#7a5a10", "#d8b030", "#fff0a0"), look=(-0.3, -1.0), white=("#c8c0a8", "#f4eed8", "#ffffff"), lid=ELEPHANT_CARP[1:4], shut=0.03, tilt=8)
    h.tube("404,1040,12 424,1052,17 430,1072,14", ("#8a2c1c", "#d0604a", "#f4a080"), "across")
    h.couch("440,1080 410,1130 422,1180", ELEPHANT_CARP[2], None, 6)
    h.couch("470,1130 456,1180 474,1216", ELEPHANT_CARP[2], None, 6)


def camel_legs(h: Hoop) -> None:
    h.tube("690,760,74 716,900,44 680,1010,33 700,1106,30", CAMEL_HILL[:3], "fur", lit=0.7)
    h.tube("668,1116,18 716,1118,20", CAMEL_HILL[:3], "across")
    h.tube("740,720,92 770,880,52 732,1020,38 752,1130,34", CAMEL_HILL, "fur", angle=16, length=18)
    h.tube("716,1142,20 780,1144,22", CAMEL_HILL[:3], "across")
    for dx, dy, lit in ((70, -22, 0.65), (0, 0, 1.0)):  # it kneels in front
        h.tube([(360 + dx, 850 + dy, 84), (300 + dx, 960 + dy, 54), (236 + dx, 1072 + dy, 42)], CAMEL_HILL, "fur", angle=16, length=18, lit=lit)
        h.tube([(240 + dx, 1084 + dy, 40), (340 + dx, 1114 + dy, 30), (430 + dx, 1120 + dy, 28)], CAMEL_HILL, "fur", angle=16, lit=lit * 0.9)


def camel_hill(h: Hoop) -> None:
    h.blob("236,850 226,740 290,630 384,520 470,390 548,330 630,372 690,470 780,470 826,560 820,730 740,820 640,836 520,870 400,930 300,930", CAMEL_HILL, "fur", puff=220, angle=8, length=22, satin=26, spread=0.08, contrast=1.15,
           grain=["270,700 400,520 540,350 680,470 810,520", "260,820 420,700 600,620 810,640", "300,910 480,830 700,800", "550,340 540,600 500,860"])  # fmt: skip
    for k in range(70):  # grass and bushes on the slope that was uphill
        t = k / 69
        x = 290 + 400 * t
        y = float(np.interp(x, [280, 384, 470, 548, 630, 690], [640, 520, 392, 334, 376, 470]))
        h.straight([(x, y + 10, x - 6 + (k * 7) % 12, y - 10 - (k * 5) % 9)], CAMEL_GRASS[k % 4], 3)
    h.knots([(x, y, r) for x, y, r in ((330, 580, 13), (348, 566, 10), (676, 440, 14), (700, 470, 10), (436, 452, 9))], CAMEL_GRASS[1:3])


def camel_neck(h: Hoop) -> None:
    h.tube("470,640,16 410,690,70 330,764,108 226,850,92 132,826,74 100,720,64 126,600,58 168,520,54", CAMEL_HILL, "fur", angle=14, length=18, spread=0.08)
    h.shag("250,930 170,920 100,860 60,770", CAMEL_HILL[1:4], 34, 80, 1, 24, 2.6, 6)
    with h.at(176, 470, 1.0, -6):
        h.leaf("54,-56,5 84,-84,14 100,-112,3", CAMEL_HILL[:4], angle=24)
        h.blob("-140,70! -150,34 -120,0 -70,-20 -30,-62 30,-74 74,-44 76,10 40,50 -10,66 -60,84 -110,96", CAMEL_HILL, "fur", puff=70, angle=6, length=14, spread=0.07, grain=["-140,50 -60,0 20,-60 70,-20", "-110,90 -30,50 60,20"])
        h.blob("-150,40 -126,8 -92,6 -80,40 -92,84 -124,100 -148,80", ("#6a3a28", "#a86a48", "#dca880", "#f8dcb8"), "fur", puff=34, length=11, grain=["-140,40 -90,30", "-140,80 -90,70"])
        h.straight([(-138, 34, -124, 28)], "#1c0c0a", 6)
        h.stem("-146,72 -118,66 -84,76 -60,70", "#2a100c", 4, 8)
        h.leaf("26,-62,5 30,-104,16 46,-136,3", CAMEL_HILL, angle=24)
        h.eye(-26, -20, 22, ("#1c0c08", "#4a2410", "#7a4a20"), look=(-0.3, 0.3), lid=CAMEL_HILL[1:], shut=0.5, tilt=-8)
        h.straight([(-48 + k * 8, -14 + abs(k - 2) * -1, -54 + k * 9, 2) for k in range(6)], "#1c0c08", 2.4)
        wrinkle(h, "-52,12 -30,20 -4,10", CAMEL_HILL[0], CAMEL_HILL[3], 3)


def goat_leg(h: Hoop, x0: float, y0: float, x1: float, y1: float, r: float) -> None:
    """Stiff, towards us: thick hoof, thinner above."""
    h.tube([(x0, y0, r * 1.5), ((x0 + x1) / 2, (y0 + y1) / 2, r), (x1, y1, r * 0.96)], GOAT_COAT, "fur", angle=14, length=14)
    d = math.atan2(y1 - y0, x1 - x0)
    h.tube([(x1 - math.cos(d) * r * 0.2, y1 - math.sin(d) * r * 0.2, r * 1.05), (x1 + math.cos(d) * r * 0.9, y1 + math.sin(d) * r * 0.9, r * 1.3)], GOAT_HOOF, "silk", satin=70)
    h.straight([(x1 + math.cos(d) * r * 0.2, y1 + math.sin(d) * r * 0.2, x1 + math.cos(d) * r * 2.1, y1 + math.sin(d) * r * 2.1)], GOAT_HOOF[0], 5)


def goat_below(h: Hoop) -> None:
    goat_leg(h, 250, 560, 60, 470, 34)
    goat_leg(h, 470, 540, 640, 420, 32)
    h.blob("350,380 470,420 540,530 550,660 500,770 400,820 300,810 210,750 180,640 200,510 260,420", GOAT_COAT, "fur", puff=200, angle=8, length=18, grain=["350,390 240,560 300,800", "350,390 370,600 380,810", "350,390 500,560 470,780"], spread=0.09, lit=0.8)
    h.shag("190,560 210,700 290,800 400,826 500,770 546,650", GOAT_COAT[1:4], 40, 190, 1, 22, 2.6, 8)
    h.blob("170,560! 260,590 380,598 480,584 560,548! 556,640 480,672 370,684 260,676 176,640!", ("#7a4a14", "#b87c28", "#e0aa4c", "#f8d68c"), "cloth", grain=["180,600 370,640 550,600"], puff=40, angle=80, satin=40)  # the sling
    h.couch("176,600 230,440 372,280", "#c89a50", "#6a4418", 11, 13)
    h.couch("552,596 500,440 378,280", "#c89a50", "#6a4418", 11, 13)
    h.couch("375,286 480,240 640,180 710,166", "#c89a50", "#6a4418", 9, 12)
    h.knots([(374, 284, 17), (382, 292, 12)], ("#c89a50", "#e0b46c"))
    goat_leg(h, 250, 760, 100, 900, 40)
    goat_leg(h, 480, 740, 600, 880, 40)


def goat_head(h: Hoop) -> None:
    with h.at(352, 840, 1.28, -6):
        for s in (-1, 1):
            h.tube([(s * 34, -104, 20), (s * 66, -150, 17), (s * 112, -170, 12), (s * 150, -150, 3)], GOAT_HORN, "across", angle=80)
            h.blob([(s * 70, -66), (s * 120, -96), (s * 180, -86), (s * 196, -64), (s * 150, -48), (s * 96, -36)], GOAT_BROWN, "fur", puff=18, grain=[[(s * 74, -56), (s * 190, -72)]])
            h.blob([(s * 92, -62), (s * 130, -80), (s * 172, -72), (s * 140, -58)], ("#a86a5c", "#e0a894"), "face", puff=8, grain=0.0)
        h.blob("0,-128 60,-116 92,-64 84,-6 62,60 44,110 0,128 -44,110 -62,60 -84,-6 -92,-64 -60,-116", GOAT_COAT, "fur", puff=100, angle=6, length=14, grain=["0,-120 -70,-40 -40,100", "0,-120 0,124", "0,-120 70,-40 40,100"], spread=0.08)
        h.blob("0,-128 40,-116 34,-40 22,40 0,60 -22,40 -34,-40 -40,-116", GOAT_BROWN, "fur", puff=30, grain=["0,-120 0,56"], length=14)
        for s in (-1, 1):
            h.eye(s * 56, -38, 27, ("#7a5a08", "#d8a818", "#ffe060"), look=(s * -0.1, 0.4), white=("#c8b8a8", "#fff8ea"), lid=GOAT_COAT[1:4], shut=0.1, tilt=s * -16)
            h.straight([(s * 55 - 13, -34, s * 55 + 13, -34)], "#0c0a08", 8)
            h.tube([(s * 92, -84, 4), (s * 60, -78, 9), (s * 28, -62, 4)], GOAT_BROWN[:3], "hair")
            h.stem([(s * 8, 72), (s * 22, 62), (s * 30, 72)], "#2c1610", 4.4, 7)
        for k in range(3):
            h.shag("-30,122 0,132 30,122", GOAT_COAT[k : k + 3], 84 - k * 14, 46, -1, 12, 2.8, 6, seed=k)
        h.blob("-40,92! 0,80 40,92! 30,128 0,140 -30,128", ("#3a0c12", "#7a2028", "#b84a48"), "silk", grain=0.0, puff=10)
        h.straight([(-20 + k * 10, 90, -20 + k * 10, 102) for k in range(5)], "#fffaf0", 8)
        h.tube("-8,126,12 0,138,14 6,152,9", ("#8a2c3c", "#c85a62", "#ee928a"), "across")


def bear_paw(h: Hoop, x: float, y: float, turn: float, k: float = 1.0) -> None:
    with h.at(x, y, k, turn):
        h.tube("0,20,46 0,-16,48", BEAR_FUR, "fur", angle=10, length=12)
        for i in range(5):
            a = math.radians(-146 + i * 28)
            px, py = math.cos(a) * 40, -20 + math.sin(a) * 36
            h.tube([(px * 0.6, py * 0.7, 17), (px, py, 17)], BEAR_FUR, "fur", length=10)
            h.tube([(px * 1.2, py - 6, 7), (px * 1.45, py - 26, 5.5), (px * 1.4, py - 42, 1.5)], BEAR_CLAW, "silk")


def bear_dancing(h: Hoop) -> None:
    fur: dict[str, Any] = {"length": 19, "spread": 0.08, "contrast": 1.15}
    h.tube("430,880,104 520,930,84 540,1000,62 512,1070,48", BEAR_FUR, "fur", angle=20, **fur)  # the lifted leg
    h.blob("468,1050! 540,1046 590,1080 640,1130 650,1160 610,1172 540,1140 480,1110", BEAR_FUR, "fur", puff=40, grain=["480,1070 560,1090 640,1160"], angle=12, **fur)
    for k in range(4):
        h.tube([(606 + k * 13, 1164 - k * 12, 8), (624 + k * 16, 1180 - k * 10, 6), (632 + k * 16, 1196 - k * 10, 1.5)], BEAR_CLAW, "silk")
    h.tube("470,520,84 590,460,72 640,340,60 560,220,50 480,160,46", BEAR_FUR, "fur", angle=18, **fur)  # far arm
    bear_paw(h, 452, 140, -62)
    h.tube("250,900,116 236,1000,92 232,1090,72", BEAR_FUR, "fur", angle=12, **fur)  # standing leg
    h.blob("160,1100! 210,1070 290,1090 360,1120 384,1152 340,1172 200,1176 150,1150", BEAR_FUR, "fur", puff=40, grain=["170,1120 270,1130 380,1150"], angle=10, **fur)
    for k in range(4):
        h.tube([(352 + k * 10, 1168 - k * 13, 9), (376 + k * 10, 1172 - k * 13, 7), (396 + k * 9, 1182 - k * 13, 1.5)], BEAR_CLAW, "silk")
    h.tube("270,540,92 160,470,80 96,360,66 130,240,54 214,170,46", BEAR_FUR, "fur", angle=-16, **fur)  # the other arm
    bear_paw(h, 246, 146, 58)
    h.blob("350,440 450,470 520,560 540,690 546,820 500,930 400,990 270,990 180,920 150,800 180,660 210,540 270,460", BEAR_FUR, "fur", puff=210, grain=["300,460 210,640 190,820 270,970", "360,450 400,640 380,820 330,980", "440,480 520,640 530,820 450,950"], angle=14, **fur)
    h.blob("380,560 450,600 484,700 480,820 420,910 340,900 310,800 330,660", BEAR_PALE[:4], "fur", puff=90, grain=["390,570 350,740 370,890", "440,600 470,740 430,890"], angle=14, **fur)


def bear_head(h: Hoop) -> None:
    with h.at(352, 396, 1.12, -24):
        for x in (-86, 62):
            h.tube([(x, -92, 34), (x * 1.06, -104, 36)], BEAR_FUR, "fur", angle=40)
            h.tube([(x, -92, 18), (x * 1.03, -100, 20)], BEAR_PALE[:3], "fur")
        h.blob("0,-128 72,-108 112,-40 104,40 60,92 0,106 -66,90 -116,40 -118,-40 -74,-108", BEAR_FUR, "fur", puff=120, grain=["0,-120 -90,-40 -60,80", "0,-120 0,100", "0,-120 90,-40 60,80"], angle=6, length=15, spread=0.08)
        h.blob("14,-6 58,0 84,36 78,78 40,100 -4,96 -30,70 -24,24", BEAR_PALE, "fur", puff=70, grain=["20,0 -10,50 10,90", "40,0 70,50 40,96"], length=11)
        h.blob("16,14! 36,2 60,12! 56,34 38,44 22,34", "black", "silk", grain=0.0, puff=16)
        h.stem("38,44 38,60", "#1a0c10", 3.4, 7)
        h.stem("-4,62 16,74 38,62 58,74 74,58", "#1a0c10", 3.6, 7)  # a grave smile
        for x, s in ((-40, 1), (74, -1)):
            h.stem([(x - 24, -22), (x, -10), (x + 22, -20)], "#0e0608", 5, 8)
            h.straight([(x - 10, -12, x - 14, -2), (x + 2, -10, x + 2, 1), (x + 13, -13, x + 17, -4)], "#0e0608", 2.4)
            h.tube([(x - 28, -58, 3), (x, -68, 8), (x + 24 * s, -60, 3)], BEAR_FUR[:3], "hair")


def dog_licking(h: Hoop) -> None:
    fur: dict[str, Any] = {"length": 16, "spread": 0.07, "contrast": 1.15}
    h.blob("640,640! 760,640 830,700! 830,1230! 520,1230! 540,1100 590,960 620,800", DOG_COAT, "fur", puff=160, grain=["660,660 620,900 560,1200", "740,660 740,900 700,1220", "810,720 820,1200"], angle=6, **fur)
    h.blob("640,860! 690,930 690,1060 640,1230! 540,1230! 556,1090 600,960", DOG_PALE, "fur", puff=60, grain=["640,880 620,1040 580,1220"], angle=6, **fur)
    h.tube("640,1010,70 610,1120,54 590,1230,50", DOG_COAT, "fur", **fur)
    with h.at(690, 640, 1.3, -14):
        h.blob("-96,84! -40,92 20,100 -10,126 -70,122", DOG_COAT[:4], "fur", puff=20, grain=["-90,96 0,112"], **fur)
        h.blob("-158,36! -150,0 -100,-22 -52,-42 -22,-88 40,-108 104,-84 134,-10 124,64 60,104 -10,100 -60,92 -120,88 -156,66", DOG_COAT, "fur", puff=110, grain=["-150,20 -50,-20 30,-90 110,-60", "-150,50 -60,50 30,20 120,10", "-120,84 0,90 100,60"], angle=6, **fur)
        h.blob("-160,30 -140,2 -96,-18 -60,10 -60,60 -90,90 -140,86 -162,62", DOG_PALE, "fur", puff=50, grain=["-150,30 -70,10", "-150,70 -80,70"], length=11)
        h.blob("-176,24! -160,6 -132,12 -134,36 -156,48 -174,42", "black", "silk", grain=20.0, puff=16)
        h.stem("-150,54 -110,78 -60,84", "#1c0c0a", 3.4, 7)
        h.knots([(-120 + 15 * k, 52 + (k % 2) * 10, 2.6) for k in range(4)], DOG_COAT[0])
        h.eye(-26, -22, 19, ("#2a1408", "#7a4a1c", "#b8803a"), look=(-0.8, -0.9), white=("#c8c0b0", "#fffdf4"), lid=DOG_COAT[1:4], shut=0.06, tilt=16)
        h.tube("-60,-70,4 -30,-68,8 4,-48,3", DOG_PALE[1:4], "hair")
        wrinkle(h, "-44,14 -20,24 8,14", DOG_COAT[0], DOG_COAT[3], 3)
        h.blob("40,-92! 86,-88 128,-50 150,20 140,92 104,116 74,80 66,20 44,-40", DOG_COAT[:4], "fur", puff=36, grain=["50,-86 90,0 110,100", "100,-70 130,10 120,90"], angle=6, **fur)
