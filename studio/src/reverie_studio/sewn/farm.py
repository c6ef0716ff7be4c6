"""Cows, oxen, pigs, donkeys, mules, and what they pull."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop, ring
from reverie_studio.sewn.stitches import arc

PIG = ("#8e4038", "#cc7868", "#f0a896", "#ffd0be", "#fff0e2")
PIG_EAR = ("#a83a34", "#e0705c", "#ff9e80", "#ffc8a4", "#fff0d8")
COW = ("#3a1a10", "#74381c", "#b0622e", "#dc9a5c", "#ffdca4")
COW_GRASS = ("#2c4a1c", "#4f7a2c", "#86ac40", "#c0d46a", "#f0f4a8")
OX_COAT = ("#5a6478", "#98a0ac", "#d0d0cc", "#f4f0e2", "#fffdf4")
OX_WOOD = ("#1c1210", "#3a2820", "#5c4434", "#8c6c50", "#d4b080")
SOW_HOOF = ("#2a1c1c", "#4a3430", "#7a5c50")
SOW_PIG = ("#7a3a44", "#b8686a", "#e49a92", "#f8c4b4", "#fff0e2")


def grazing_cow(h: Hoop) -> None:
    """Grazing, looking right, feet at y=0, 560 px long."""
    hoof, pink = ("#1c1412", "#3a2c28", "#6a5a50"), ("#a86a60", "#d89c8c", "#f4c8b8", "#ffe8dc")
    for x in (-120, 176):
        h.tube([(x, -150, 36), (x + 4, -76, 19), (x, -24, 16)], COW[:4], "fur", lit=0.7)
        h.tube([(x, -16, 17), (x + 6, -6, 17)], hoof, "across")
    h.tube("-214,-226,9 -244,-190,9 -246,-110,8 -240,-60,16 -236,-34,3", COW, "hair")
    h.blob("-214,-226 -150,-264 -60,-252 50,-250 140,-270 196,-244 214,-180 186,-126 110,-102 0,-92 -100,-100 -186,-118 -226,-164", COW, "fur", grain=["-210,-200 -60,-230 100,-236 200,-220", "-210,-150 -60,-150 100,-150 200,-170", "-170,-120 0,-104 160,-124"], puff=90, angle=6, length=20)
    h.tube("-70,-108,30 -40,-92,32 -20,-88,22", pink, "skin")
    for p in ("-120,-256 -70,-254 -40,-220 -60,-176 -110,-170 -140,-210", "20,-250 90,-256 110,-220 90,-180 100,-140 60,-120 30,-160 40,-200", "-190,-160 -150,-150 -140,-120 -180,-122"):
        h.blob(p, ("#c8b8a0", "#f0e6d0", "#fffdf4"), "fur", grain=4.0, puff=8)
    for spine in ("148,-150,52 150,-80,24 152,-22,18", "-166,-160,66 -186,-96,30 -168,-58,21 -170,-22,18"):
        h.tube(spine, COW, "fur", angle=14)
    for x in (152, -170):
        h.blob(f"{x - 18},-20! {x + 20},-20! {x + 30},2 {x - 18},2!", hoof, "silk", grain=90.0, puff=8)
    h.tube("168,-206,70 230,-168,58 272,-128,46", COW, "fur", angle=10)
    h.leaf("246,-150,8 214,-158,20 190,-140,4", COW, angle=24)
    h.tube("270,-140,46 300,-90,41 320,-46,36 326,-26,35", COW, "fur", angle=8)
    h.tube("284,-152,4 306,-100,14 322,-50,12", ("#c8b8a0", "#f0e6d0", "#fffdf4"), "fur")
    h.blob("292,-34 320,-52 352,-42 366,-14 340,4 304,2 290,-14", pink, "skin", grain=0.0, puff=26)
    h.straight([(344, -30, 352, -24), (322, -34, 330, -32)], "#5a2c28", 5)
    h.stem("300,-8 326,-4 352,-8", "#7a3c38", 3, 7)
    for p in ("262,-172,10 250,-206,8 268,-236,2", "290,-170,10 312,-198,8 306,-232,2"):
        h.tube(p, ("#a8987c", "#e0d4b4", "#fffbe8"), "across")
    h.leaf("300,-148,8 336,-164,18 362,-150,4", COW, angle=24)
    h.eye(308, -104, 10, ("#1c120e", "#3a2418"), lid=COW[1:], shut=0.45, tilt=30)
    h.couch("206,-130 250,-96 276,-98", "#8a2c2c", "#e8b83c", 9, 12)
    h.blob("222,-106! 250,-92! 256,-58 240,-54 212,-74", "gold", "silk", grain=90.0, puff=14)
    for k in range(6):
        h.straight([(316 + k * 9, 10, 312 + k * 10, -14 - (k * 7) % 12)], COW_GRASS[1 + k % 3], 3.4, 3)


def ox_from_behind(h: Hoop, step: float) -> None:
    """From behind, walking away; feet at y=0, 280 px high."""
    for x, d in ((-14, -step), (14, step)):
        h.tube([(x, -90, 20), (x, -40, 11), (x, -22 + d, 9)], OX_COAT[:3], "fur", lit=0.5)
    for x, d in ((-30, step), (30, -step)):
        h.tube([(x * 0.9, -120, 34), (x * 1.15, -72, 21), (x * 0.95, -48, 13), (x, -8 + d, 10)], OX_COAT, "fur", lit=0.85)
        h.tube([(x, -4 + d, 12), (x + 1, 2 + d, 12)], "black", "across")
    for x in (-1, 1):
        h.tube([(x * 12, -226, 9), (x * 44, -238, 8), (x * 64, -264, 5), (x * 56, -288, 1.5)], ("#4a4038", "#a89878", "#f0e4c0", "#fffbe8"), "across")
        h.leaf([(x * 22, -212, 5), (x * 46, -208, 10), (x * 64, -196, 2)], OX_COAT, angle=24)
    h.tube("0,-216,22 0,-190,32", OX_COAT, "fur", angle=10)
    h.blob("0,-196 34,-184 58,-150 62,-110 48,-80 0,-72 -48,-80 -62,-110 -58,-150 -34,-184", OX_COAT, "fur", grain=["0,-190 0,-80", "-20,-180 -48,-130 -40,-84", "20,-180 48,-130 40,-84"], puff=56, angle=4)
    h.stem("0,-170 0,-130", OX_COAT[1], 2, 8)
    h.tube("0,-176,6 10,-130,5 -6,-84,5 -14,-50,11 -10,-30,2", OX_COAT[1:4], "hair")


def plough(h: Hoop) -> None:
    """Seen from behind, its handles empty; the share is at (4, 60)."""
    h.couch("0,-10 -10,-60", "#8c6c50", None, 5)
    h.tube("2,34,7 -2,-10,8 -6,-64,5", OX_WOOD, "across")
    for x in (-1, 1):
        h.tube([(0, 30, 7), (x * 30, 40, 7), (x * 46, 4, 6), (x * 58, -22, 6)], OX_WOOD, "across")
    h.blob("-14,26! 20,30! 30,60 4,74! -8,52", ("#2a3038", "#5c6870", "#a8b4b8", "#ffffff"), "iron", grain=60.0, puff=12)
    for k in range(14):
        a = k * 0.46
        h.straight([(4, 66, 4 + math.cos(a) * (20 + k * 3), 66 - abs(math.sin(a)) * (14 + k * 2))], "#f8fff4", 2.4, 4)


def pig_ear(h: Hoop, lit: float) -> None:
    """An ear with the day behind it: root at the origin, tip up."""
    h.blob("-56,34 -84,-60 -50,-150 16,-214! 60,-130 74,-40 50,38 0,52", PIG_EAR, "cloth", grain=["-40,20 -50,-80 12,-206", "40,20 44,-90 16,-200"], puff=26, lit=lit)
    h.blob("-34,16 -52,-56 -26,-122 14,-166! 36,-100 44,-30 26,20", PIG_EAR[1:4], "silk", grain=["-10,20 -14,-70 12,-156"], puff=12, lit=lit * 0.92, angle=16)


def pig_face(h: Hoop) -> None:
    with h.at(258, 356, 1.0, -34):
        pig_ear(h, 1.25)
    h.blob("390,270 470,278 540,330 596,440 624,580 596,720 510,812 390,836 270,812 184,720 156,580 184,440 240,330 310,278", PIG, "fur", grain=["390,280 390,470", "300,300 220,420 200,580 270,780", "480,300 560,420 580,580 512,780", "390,830 390,720"], puff=170, angle=4, length=20, lit=1.02)
    for x in (206, 574):  # cheeks full of breath
        h.seeds(arc(x, 640, 44, 60), ("#e8806e", "#f49a86", "#d86a5c"), 8, 15, 86, 2.2)
    for sign, look in ((-1, (0.3, 1.0)), (1, (-0.3, 1.0))):
        x = 390 + sign * 122
        h.eye(x, 452, 37, ("#2a160e", "#5a3418", "#8a5a2c"), look=look, white="white", lid=PIG[1:], shut=0.0, tilt=sign * 16)
        h.straight([(x + sign * k * 12, 408 + abs(k) * 3, x + sign * (k * 15 + 8), 380 + abs(k) * 4) for k in range(-1, 4)], "#fff0dc", 2.4, 3)
        h.stem(arc(x - sign * 6, 396, 50, 30, 205, 335), PIG[0], 2.4, 8)
    with h.at(512, 340, 1.0, 124):  # one ear has fallen forward
        pig_ear(h, 1.0)
    h.tube("300,792,6 340,808,15 390,816,18 446,806,15 486,788,6", PIG[:4], "across", lit=0.9)
    h.couch("600,736 480,782 390,792 300,804 228,862", ("#4a6a34",), "#2c4420", 8, 14)  # a stem between the lips
    h.stem("262,760 300,790 350,800 390,790 430,800 480,788 524,752", "#5a1c1c", 4.5, 10)
    h.blob("390,508 500,522 552,600 540,680 480,746 390,762 300,746 240,680 228,600 280,522", PIG, "silk", angle=4, satin=30, length=26, puff=60, width=2.3, spread=0.1)
    h.blob(arc(390, 630, 122, 86), PIG[1:], "silk", angle=4, satin=26, length=24, puff=26, width=2.3, spread=0.1, lit=1.05)
    for sign in (-1, 1):
        h.blob(arc(390 + sign * 50, 630, 27, 39), ("#2a0c10", "#4a181a", "#6a2824"), "silk", grain=90.0, puff=12, lit=0.7)
    h.straight([(390 + math.cos(a) * 150, 620 + math.sin(a) * 110, 390 + math.cos(a) * 182, 620 + math.sin(a) * 136) for a in np.linspace(0.3, 6.1, 26)], "#fff2e0", 1.6, 3)


def sow_head(h: Hoop) -> None:
    """Snout up to the left, eye shut with effort; on sow_on_one_leg."""
    h.blob("520,300! 580,250 650,250 668,290! 630,340 560,370", SOW_PIG[:4], "skin", grain=["530,320 650,270"], puff=18)
    h.tube("482,396,100 430,340,92 368,276,66 322,232,50", SOW_PIG, "skin", angle=70, length=15)
    h.blob(ring(304, 216, 52, 20), SOW_PIG[1:], "silk", grain=40.0, angle=90, puff=20)
    for x, y in ((288, 226), (318, 202)):
        h.blob([(x + np.cos(a) * 9, y + np.sin(a) * 14) for a in np.linspace(0, 6.28, 13)[:-1]], ("#5a2430", "#7a3a44"), "silk", grain=90.0, puff=4)
    h.stem("300,276 340,312 380,330 404,328", "#7a3040", 4, 9)
    h.stem("404,316 412,328 404,340", "#7a3040", 3, 7)
    h.blob("404,276! 424,256 452,258 468,276! 446,286 424,288", SOW_PIG[1:4], "face", grain=10.0, puff=12)  # eye, shut with effort
    h.stem("402,278 426,288 448,288 470,276", "#3a1820", 4, 7)
    for x in (414, 430, 446):
        h.straight([(x, 290, x - 6, 304)], "#f4e4d0", 2.2, 1)
    h.straight([(396, 250, 430, 230), (400, 242, 436, 222), (474, 262, 492, 250), (476, 274, 496, 270)], SOW_PIG[1], 3, 3)
    h.blob("456,260! 500,196 580,150 624,170! 610,240 560,300 500,320", SOW_PIG, "skin", grain=["480,290 610,180"], puff=22)
    for k in range(3):
        h.shag("600,420 520,300 470,250", SOW_PIG[2 + k % 2 :], 22, 30, 1, 20, 1.6, seed=k)


def sow_on_one_leg(h: Hoop) -> None:
    """Upright like a crane, facing left, from (470, 410) down to the hoof at (550, 1125)."""
    h.couch("680,800 722,780 734,812 706,826 700,796 736,770", SOW_PIG[2], SOW_PIG[1], 9, 12)
    h.tube("500,860,70 410,880,50 372,934,32 404,984,22", SOW_PIG, "skin", angle=70)  # the leg that is up
    h.blob("392,976! 420,974! 428,1008 412,1012 398,1008", SOW_HOOF, "silk", grain=90.0, puff=8)
    h.tube("566,880,84 556,980,48 550,1060,31 548,1096,30", SOW_PIG, "skin", angle=70)
    h.blob("518,1092! 580,1092! 586,1128 552,1122 514,1128", SOW_HOOF, "silk", grain=90.0, puff=12)
    h.straight([(550, 1096, 550, 1124)], "#140c0c", 4)
    h.tube("572,850,128 572,740,164 548,620,166 510,500,134 470,410,100", SOW_PIG, "skin", angle=66, length=16, satin=24)
    for k in range(6):
        h.tube([(412 - 6 * abs(k - 3) + 4 * k, 600 + k * 50, 9), (400 - 6 * abs(k - 3) + 4 * k, 606 + k * 50, 6)], SOW_PIG[1:4], "across")
    h.tube("450,520,52 384,560,40 376,620,28 408,650,22", SOW_PIG, "skin", angle=70)  # forelegs folded like wings
    h.blob("400,640! 430,652! 430,684 412,684 396,672", SOW_HOOF, "silk", grain=60.0, puff=8)
