"""Goats and sheep, and a lamb."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop, Threads
from reverie_studio.sewn.stitches import arc

SHEEP = ("#0c0a10", "#1e1a22", "#38323c", "#5c545e", "#94888c")
SHEEP_EYE = ("#a8641a", "#e5a02e", "#ffd868")
NEAR_GOAT = ("#6a6258", "#a89c8a", "#dcd0b8", "#f6eedc", "#ffffff")
GOAT_NEAR_HORN = ("#241c1a", "#4a3c34", "#7a6854", "#b8a482")
RAPTURE_GOAT = ("#4a4048", "#8a7c7c", "#c8bab0", "#f0e8da", "#ffffff")
LAMB_WOOL = ("#c4c8c0", "#e8eae2", "#fbfbf4", "#ffffff")
RAM_HORN = ("#4a3820", "#7e6238", "#b4945c", "#e0c894", "#fff0c8")


def goat_near(h: Hoop) -> None:
    """Head and shoulders to the right, eyes half shut with pleasure."""
    h.tube("-60,930,150 60,860,140 150,760,104 196,660,82", NEAR_GOAT, "fur", angle=12, length=22, width=2.4)
    h.tube("20,960,56 44,1010,32 36,1062,24", NEAR_GOAT[:4], "fur", angle=14, lit=0.8)
    h.tube("36,1062,22 44,1088,25", ("#141018", "#2a2430", "#4a4048"), "across")
    h.tube("120,900,52 150,1000,30 146,1066,24", NEAR_GOAT, "fur", angle=14)
    h.tube("144,1066,22 152,1096,25", ("#141018", "#2a2430", "#4a4048"), "across")
    h.tube("176,560,26 130,480,26 70,430,22 0,430,15 -40,470,4", GOAT_NEAR_HORN, "across", angle=80)
    h.leaf("150,610,9 84,640,27 20,690,3", NEAR_GOAT, NEAR_GOAT[1], angle=26)
    h.blob("140,590 176,536 236,532 284,572 330,640 366,700 372,744 340,772 296,764 240,728 170,700 132,650", NEAR_GOAT, "fur", grain=["150,600 240,580 320,660 366,730", "150,660 230,690 330,760"], puff=70, angle=7, length=16)
    h.tube("220,556,26 190,470,25 130,404,21 60,384,14 14,400,3", GOAT_NEAR_HORN, "across", angle=80)
    for k in range(7):
        h.stem(arc(212 - k * 22, 526 - k * 21, 22, 15, 190, 330), GOAT_NEAR_HORN[0], 2.4, 7)
    h.shag("280,760 310,780 336,782", NEAR_GOAT[1:], 96, 60, -1, 12, 3, 6)
    h.blob("218,612! 240,588 268,592 284,618! 262,628 236,630", ("#8a6a1c", "#d8a83a", "#f8dc7a"), "silk", grain=0.0, puff=10)
    h.straight([(240, 618, 268, 618)], "#140e10", 8)
    h.blob("208,616! 226,580 262,574 294,608! 268,608 238,612", NEAR_GOAT[1:], "face", grain=["212,606 250,584 290,604"], puff=14)
    h.stem("206,618 238,613 268,609 296,612", "#2a2420", 5, 8)
    h.straight([(276 + k * 7, 610, 284 + k * 8, 622 + k) for k in range(3)], "#2a2420", 2.4)
    h.stem("214,580 244,560 280,570", NEAR_GOAT[0], 3, 8)
    h.blob("352,706 376,716 380,744 360,756 344,734", ("#8a5a58", "#c88e88", "#f0c4b8"), "silk", grain=30.0, puff=10)
    h.straight([(362, 722, 370, 728)], "#3a1c1c", 4)
    h.stem("372,752 346,748 318,732 304,716 308,700", "#5a3a38", 4, 8)


def goat_in_rapture(h: Hoop) -> None:
    """In rapture, chin up, looking right; its feet stretched out before it."""
    for p in ("-40,60,34 60,80,20 130,62,13 160,58,12", "-40,96,34 50,130,20 120,124,13 150,124,12"):
        h.tube(p, RAPTURE_GOAT, "fur")
    for x, y in ((160, 58), (150, 124)):
        h.tube([(x + 4, y, 13), (x + 16, y, 12)], "black", "across")
    h.tube("-90,90,70 -60,10,56 -40,-60,50", RAPTURE_GOAT, "fur", angle=8)
    for p in ("-50,-118,15 -90,-176,14 -160,-196,10 -196,-170,3", "-24,-122,15 -46,-196,14 -110,-236,10 -156,-222,3"):
        h.tube(p, ("#5a4a34", "#9c8660", "#d8c498", "#fbf0d0"), "across", angle=70)
    h.leaf("-66,-80,8 -120,-76,19 -168,-46,4", RAPTURE_GOAT, angle=24)
    h.blob("-80,-60 -60,-116 -10,-130 50,-112 104,-92 134,-66 128,-44 92,-34 40,-28 -10,-10 -60,-20", RAPTURE_GOAT, "fur", grain=["120,-66 30,-96 -60,-80", "110,-46 20,-50 -60,-40"], puff=60, angle=5)
    h.blob("96,-92 134,-74 132,-46 98,-38", ("#c8968c", "#eabcae", "#fbe0d4"), "skin", grain=60.0, puff=20)
    h.straight([(120, -76, 128, -68)], "#4a2c2c", 4)
    h.stem("124,-50 96,-44 62,-52 46,-66", "#5a3434", 3.4, 7)
    h.tube("96,-40,8 108,-26,9 110,-14,5", ("#a83c4c", "#e07a7c", "#f8b0a8"), "across")
    h.stem("2,-86 18,-98 36,-98 50,-84", "#2a1a1c", 4.4, 7)
    h.straight([(8, -92, 0, -100), (22, -99, 18, -110), (36, -98, 38, -110)], "#2a1a1c", 2.4)
    for k in range(3):
        h.shag("44,-30 60,-31 78,-34", RAPTURE_GOAT[1 + k :], 54, 16, -1, 12, 2.4, seed=k)


def fleece(h: Hoop, r: float, tone: tuple[str, ...], rng: np.random.Generator) -> None:
    """A round of curls: knots, lighter towards the light (upper right), over a soft dark ground."""
    h.blob(arc(0, 0, r, r * 0.9), (tone[0], tone[1]), "wool", puff=r * 0.8, lit=0.8)
    n = int(46 + r * 0.55)
    for k in range(n):
        a, d = k * 2.39996, r * 0.98 * math.sqrt((k + 0.5) / n)
        x, y = math.cos(a) * d, math.sin(a) * d * 0.9
        lit = 0.5 + 0.42 * (x * 0.66 - y * 0.75) / r + rng.normal(0, 0.1)
        h.knots([(x, y, r * rng.uniform(0.105, 0.15))], tone[int(np.clip(lit * 4, 0, 3))])


def sheep_face(h: Hoop, mood: int, rng: np.random.Generator) -> None:
    """A sheep's face, 150 px, to us; moods: grin, shout, bliss, doubt."""
    for sign in (-1, 1):
        h.leaf([(sign * 36, -34, 8), (sign * 84, -44 + 12 * mood, 20), (sign * 124, -20 + 22 * mood, 3)], SHEEP[1:], angle=26)
    h.blob("-44,-50 -20,-72 20,-72 44,-50 46,-8 36,40 22,74 0,82 -22,74 -36,40 -46,-8", SHEEP, "fur", grain=["-30,-60 -34,0 -14,76", "0,-70 0,80", "30,-60 34,0 14,76"], puff=40, length=14)
    for sign in (-1, 1):
        if mood == 2:
            h.stem(arc(sign * 30, -12, 13, 10, 200, 340), "#e8dcc8", 3, 6)
        else:
            h.eye(sign * 30, -14, 13, SHEEP_EYE, look=(0, 0.3), white="white" if mood == 1 else None, lid=SHEEP[1:4], shut=0.25 if mood == 0 else 0.05, tilt=sign * (-10 if mood == 3 else 8))
    h.straight([(-12, 44, -6, 52), (12, 44, 6, 52)], "#c88a84", 4)
    if mood in (0, 2):
        h.stem("-26,54 -12,68 0,70 12,68 26,54", "#e0a8a0", 3.2, 6)
        h.straight([(-9 + k * 9, 68, -9 + k * 9, 76) for k in range(3)], "#fff8ea", 7)
    elif mood == 1:
        h.blob("-18,58! 0,54 18,58! 14,84 0,92 -14,84", ("#4a0e14", "#8a2c30", "#c86a60"), "silk", grain=0.0, puff=8)
        h.straight([(-8, 60, -8, 68), (0, 59, 0, 67), (8, 60, 8, 68)], "#fff8ea", 6)
    else:
        h.stem("-16,66 0,62 16,68", "#e0a8a0", 3, 6)
    h.knots([(rng.normal(0, 22), -70 + rng.normal(0, 10), rng.uniform(8, 13)) for _ in range(14)], ("#eef0ec", "#ffffff", "#c4d0dc"))


def lamb_braced(h: Hoop, rng: np.random.Generator) -> None:
    """A stern lamb, facing left, its forefeet round something at (500, 330)."""
    face = ("#3a3434", "#5a5250", "#8a807a", "#c4bab0")
    for x, foot in ((560, 470), (598, 486), (690, 470), (722, 452)):
        if x > 650:
            h.tube([(x, 300, 22), (x + 6, 390, 15), (x + 4, foot, 12)], face, "fur")
    h.tube("560,220,92 640,210,110 710,240,92", LAMB_WOOL[:3], "wool")
    strewn = [(rng.normal(636, 70), rng.normal(214, 54)) for _ in range(420)]
    spots = [(x, y, rng.uniform(7, 12)) for x, y in strewn if ((x - 636) / 178) ** 2 + ((y - 218) / 118) ** 2 < 1]
    h.knots(sorted(spots, key=lambda p: -p[1]), LAMB_WOOL)
    for x0, x1, y1 in ((548, 492, 322), (586, 522, 336)):  # forefeet in his hair
        h.tube([(x0, 270, 24), (x0 - 14, 310, 17), (x1 + 10, y1 - 14, 13), (x1, y1, 13)], face, "fur")
        h.tube([(x1 + 2, y1 - 2, 13), (x1 - 10, y1 + 8, 11)], "black", "across")
    with h.at(500, 172, 1.0, 8):
        for x in (-1, 1):
            h.leaf([(x * 40, -20, 8), (x * 82, -14, 17), (x * 116, 6, 3)], face, angle=30)
        h.blob("0,-66 40,-52 52,-10 40,40 22,74 0,82 -22,74 -40,40 -52,-10 -40,-52", face, "fur", grain=["0,-50 0,70", "-30,-30 -24,60", "30,-30 24,60"], puff=50, angle=4)
        h.knots([(rng.normal(0, 24), -58 + rng.normal(0, 11), rng.uniform(7, 11)) for _ in range(30)], LAMB_WOOL)
        for x in (-1, 1):
            h.eye(x * 25, -6, 11, ("#8a6a1c", "#d8b04a", "#f8e49a"), look=(-0.2, 0.8), lid=face[:3], shut=0.3, tilt=-x * 4)
            h.straight([(x * 10, -22, x * 42, -36), (x * 9, -19, x * 40, -31)], "#1c1414", 4)
        h.blob("-18,52! 0,48 18,52! 10,66 0,70 -10,66", "black", "silk", grain=0.0, puff=6)
        h.stem("-14,78 0,74 14,78", "#1c1414", 2.6, 6)


def hanging_goat(h: Hoop, coat: Threads, horn: Threads, band: Threads) -> None:
    """An outraged goat in a sling, looking right, legs stiff, 420 px long; the ring of its ropes is at (0, -250)."""
    tone = h.threads(coat)
    hoof = ("#14100e", "#2c2420", "#54463c", "#8a7866")
    down = -1.0 if float(np.linalg.det(h.place.matrix[:, :2])) > 0 else 1.0  # hairs hang, mirrored or not
    for spine, t in (((96, 20, 34), (140, 90, 20), (178, 150, 13), (196, 182, 12)), tone[:4]), (((-92, 20, 40), (-150, 92, 22), (-176, 150, 13), (-196, 186, 12)), tone[:4]), \
            (((76, 30, 36), (88, 110, 21), (104, 176, 14), (110, 214, 12)), coat), (((-96, 24, 48), (-112, 114, 25), (-116, 176, 14), (-124, 220, 12)), coat):  # fmt: skip
        h.tube(spine, t, "fur", angle=20)
        (x0, y0, _), (x1, y1, _) = spine[-2], spine[-1]
        dx, dy = (x1 - x0) * 0.5, (y1 - y0) * 0.5
        h.tube([(x1 + dx * 0.3, y1 + dy * 0.3, 14), (x1 + dx, y1 + dy, 15)], hoof, "across")
    h.leaf([(-150, -30, 8), (-190, -66, 13), (-200, -104, 2)], coat, angle=26)
    h.tube([(-120, 0, 56), (-60, 4, 64), (10, 6, 66), (76, -6, 60), (116, -44, 44), (142, -96, 36)], coat, "fur", angle=12, length=20)
    h.shag("-130,46 -60,62 20,66 90,48", tone[1:], 40, 90, down, 18, 3.4, 5)
    h.blob("-62,-70! -20,-84 30,-84 66,-72! 72,0 62,78! 10,92 -54,84! -72,10", band, "cloth", grain=["-50,-70 -60,0 -46,80", "50,-70 64,0 54,76"], puff=22)
    for x in (-46, 50):
        h.couch([(x, -76), (x * 0.5, -170), (0, -250)], "#c8a060", "#5c3c1c", 9, 13)
    h.knots([(0, -250, 13)], "#8a6434")
    for a, lit in (((132, -140, 15), (104, -186, 13), (60, -206, 9), (24, -196, 2)), 0.7), (((152, -142, 15), (130, -196, 13), (88, -226, 9), (48, -222, 2)), 1.0):  # fmt: skip
        h.tube(a, horn, "across", angle=84, lit=lit)
    h.leaf([(128, -118, 8), (92, -128, 15), (58, -112, 2)], coat, tone[0], angle=26)
    h.blob("196,-110! 250,-104! 236,-52! 190,-70!", ("#2a0a10", "#5c1820", "#8a2c34"), "silk", grain=10.0, puff=10)
    h.tube([(190, -70, 10), (224, -66, 10), (252, -52, 6)], ("#8a3040", "#d06a70", "#f8a8a0"), "fur")
    h.tube([(150, -90, 30), (196, -62, 19), (232, -46, 12)], tone[1:], "fur", angle=10)
    h.tube([(146, -112, 40), (186, -118, 33), (232, -112, 22), (256, -106, 17)], coat, "fur", angle=10, length=15)
    h.straight([(262, -112, 268, -104), (240, -88, 246, -80)], "#3a2420", 4)
    h.shag("192,-48 214,-40 232,-36", tone[2:], 52, 46, down, 12, 2.8, 4)
    h.leaf([(140, -120, 9), (116, -90, 17), (104, -58, 2)], coat, tone[0], angle=26)
    h.eye(182, -126, 13, ("#8a6a10", "#f0c840", "#fff4b0"), white="white", look=(-0.2, -0.8))
    h.tube([(160, -150, 5), (184, -148, 6), (206, -138, 4)], tone[:2], "fur")


def knitting_sheep(h: Hoop, wool: tuple[str, ...], rng: np.random.Generator) -> None:
    """A sheep on its hind legs, smiling over its needles, round (570, 610), 560 px high; its right foot is in the air at (700, 886)."""
    leg = ("#0c0a0e", "#1e1a20", "#3a343c", "#645c64")
    h.tube("600,720,22 640,800,15 676,850,13 690,880,12", leg, "fur")
    h.tube("690,884,14 712,890,12", leg, "across")
    h.tube("520,740,22 528,810,15 540,862,13", leg, "fur")
    h.tube("540,864,14 522,868,12", leg, "across")
    with h.at(570, 610, 1.0):
        fleece(h, 152, wool, rng)
    with h.at(468, 470, 1.1, -12):
        sheep_face(h, 2, rng)
    for p in ("520,590,20 470,640,14 430,640,11", "590,640,20 540,676,14 500,668,11"):
        h.tube(p, leg, "fur")
    for p in ("396,590,6 520,716,4", "548,628,6 410,700,4"):
        h.tube(p, ("#a8842c", "#e8cc70", "#fff8d0"), "silk")
    h.knots([(396, 590, 10), (548, 628, 10)], "#b83a2c")
    h.loose("560,520 600,580 540,610 520,650 486,690", "#ffffff", 6)


def ram_head(h: Hoop, face: Threads, wool: Threads, *, look: tuple[float, float] = (0.0, 0.0)) -> None:
    """A ram that looks at us, 300 px from horn to horn, chin at y=110."""
    tone = h.threads(face)
    rng = np.random.default_rng(7)
    h.tube("0,-50,70 0,70,96 0,150,110", wool, "wool", lit=0.8)
    h.knots([(rng.normal(0, 46), rng.uniform(60, 150), rng.uniform(9, 14)) for _ in range(26)], h.threads(wool)[2:])
    for s in (-1, 1):
        h.leaf([(s * 50, 4, 8), (s * 98, 42, 20), (s * 128, 84, 4)], face, tone[0][None], angle=24)
    h.blob("0,-74 46,-60 62,-18 50,34 40,84 22,108 0,114 -22,108 -40,84 -50,34 -62,-18 -46,-60", face, "fur", grain=["0,-70 -44,-10 -30,100", "0,-70 0,110", "0,-70 44,-10 30,100"], puff=60, angle=6, length=12)
    for s in (-1, 1):
        h.tube([(s * 20, -62, 26), (s * 74, -104, 29), (s * 132, -78, 27), (s * 146, -8, 23), (s * 104, 34, 17), (s * 74, 4, 11), (s * 92, -22, 4)], RAM_HORN, "across", angle=82, satin=60)
        for k in range(11):
            a = math.radians(-128 + k * 27)
            x, y, n = s * (98 + math.cos(a) * 46), -30 + math.sin(a) * 58, 20 - k * 0.9
            h.straight([(x - s * math.cos(a) * n, y - math.sin(a) * n, x + s * math.cos(a) * n, y + math.sin(a) * n)], RAM_HORN[0], 2.4, 3)
        h.eye(s * 36, -12, 13, ("#a8641a", "#e5a02e", "#ffd868"), look=look, lid=tone[1:4], shut=0.28, tilt=s * 14)
        h.straight([(s * 36 + look[0] * 6 - 7, -12 + look[1] * 5, s * 36 + look[0] * 6 + 7, -12 + look[1] * 5)], "#0c0a08", 5)
        h.stem([(s * 3, 84), (s * 16, 78), (s * 22, 68)], tone[0][None] * 0.6, 4, 7)
    h.knots([(rng.normal(0, 26), -70 + rng.normal(0, 13), rng.uniform(8, 13)) for _ in range(24)], h.threads(wool)[2:])
    h.stem("0,84 0,96", tone[0][None] * 0.6, 3.4, 6)
    h.stem("-22,98 -8,101 8,100 26,92", tone[0][None] * 0.6, 3, 7)


def sheep_far(h: Hoop, wool: Threads, face: Threads, *, graze: bool = False, legs: bool = True) -> None:
    """A small sheep from the side, 90 px long."""
    if legs:
        h.straight([(-26, -24, -28, 0), (-16, -24, -14, 0), (18, -24, 17, 0), (27, -24, 30, 0)], h.threads(face)[0][None], 5)
    h.blob("-42,-40 -34,-62 -10,-70 18,-68 38,-56 40,-36 26,-20 -4,-16 -30,-20", wool, "wool", puff=28, length=8, width=2.4)
    h.knots([(-30 + k * 12, -60 + 4 * math.sin(k * 2.0), 8) for k in range(6)], h.threads(wool)[2:])
    x, y = (50, -16) if graze else (48, -56)
    h.tube([(x - 10, y - 8, 11), (x + 4, y + 4, 9), (x + 9, y + 10, 7)], face, "fur", length=8)
    h.leaf([(x - 10, y - 10, 3), (x - 22, y - 4, 6), (x - 28, y + 4, 1)], face, angle=20)
