"""Beasts of lot b for the needle: moth, owl, kingfisher, pike, mole, beetles, sheep, cat, monkey, deer, pig, lizard; and a hat."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import Array
from reverie_studio.finishes.embroidery_hoop import Hoop, ring
from reverie_studio.finishes.embroidery_lot_b import arc, scales, toned

MOTH = ("#4a4a70", "#8a88a8", "#c4bcc4", "#ece2d2", "#fffaea")
MOTH_WARM = ("#5a4a5c", "#9a8480", "#d4bca0", "#f2dfb8", "#fff6dc")
OWL = ("#140f1c", "#2c2430", "#54443e", "#94734e", "#f0c070")
KING_BLUE = ("#0c2250", "#12508e", "#1f8ac4", "#5cc8e0", "#d0f6f4")
KING_ORANGE = ("#6a260c", "#b8500e", "#f08a28", "#ffbe62", "#fff0c0")
KING_BILL = ("#0c0a10", "#1c1820", "#38303a", "#8a6a58")
PIKE = ("#0a1a1c", "#1a3a34", "#3a6248", "#7a9454", "#e8d88a")
MOLE = ("#120f18", "#241f2c", "#3e3644", "#6a5a60", "#b8937c")
MOLE_PINK = ("#7a2f34", "#b8605c", "#e6988a", "#fbc6b0", "#fff0de")
MOLE_CLAW = ("#8a7a62", "#d8c8a4", "#fff6e2")
SHEEP = ("#0c0a10", "#1e1a22", "#38323c", "#5c545e", "#94888c")
SHEEP_EYE = ("#a8641a", "#e5a02e", "#ffd868")
MONKEY = ("#1c100c", "#3a2016", "#6a3c22", "#a0663a", "#e0a868")
MONKEY_FACE = ("#5a3a34", "#96685a", "#caa08a", "#ecd0b8", "#fff2e2")
FLAME_CORE = ("#ffb030", "#ffd868", "#fff6c0", "#fffff4")
DEER = ("#0e0a0a", "#24160f", "#553018", "#a8682c", "#ffc878")
PIG = ("#8e4038", "#cc7868", "#f0a896", "#ffd0be", "#fff0e2")
PIG_EAR = ("#a83a34", "#e0705c", "#ff9e80", "#ffc8a4", "#fff0d8")
WHALE = ("#0c1430", "#18284e", "#2a4270", "#466696", "#8aa8c8")
LIZARD = ("#1c3038", "#2c5a5c", "#4a8a7c", "#8abf94", "#dcecb0")
LIZARD_BELLY = ("#6a5a3a", "#a89a5c", "#dccf8c", "#f8f0c0")
LIZARD_GOLD = ("#5a2c0c", "#a8661a", "#e0a030", "#ffd860", "#fff6c0")
STRAW = ("#7a4c18", "#b8842e", "#e4b858", "#fbe39a", "#fff6d0")
GOAT = ("#6a6258", "#a89c8a", "#dcd0b8", "#f6eedc", "#ffffff")
GOAT_HORN = ("#241c1a", "#4a3c34", "#7a6854", "#b8a482")
PEAR = ("#5a5a1c", "#94942c", "#ccc044", "#f0e070", "#fffac0")
PEAR_FLESH = ("#b8a878", "#e4d8ac", "#fbf4d8", "#ffffff")
PEAR_BODY = "430,70 520,84 560,180 590,300 680,400 720,530 690,660 580,740 430,760 280,740 176,664! 204,604! 262,596! 254,544! 306,520! 292,464! 320,412! 264,388! 250,336! 268,302! 300,180 340,84"
PEAR_BITE = "176,664! 204,604! 262,596! 254,544! 306,520! 292,464! 320,412! 264,388! 250,336! 268,302! 320,300 376,370 388,470 360,570 290,640 220,690"
INN = ("#141426", "#242640", "#3a3c5c", "#5c5a78")
SILK = ("#5a3450", "#a85a58", "#e8945c", "#ffc886", "#fff2cc")


def moth_wing(h: Hoop, shape: str, root: tuple[float, float], tips: str, spot: tuple[float, float, float], tone: tuple[str, ...]) -> None:
    rays = [[root, tuple(map(float, w.split(",")))] for w in tips.split()]
    h.blob(shape, tone, "fur", grain=rays, puff=30, angle=0, length=24, width=2.2)
    x, y, r = spot
    for k, c in enumerate((("#5c4a5c", "#8a6a70"), ("#e4b060", "#f6d48a"), ("#241c34", "#3a2c48"))):
        h.blob(arc(x, y, r * (1 - k * 0.3), r * (0.9 - k * 0.27)), c, "silk", angle=90, satin=40, puff=8)


def moth(h: Hoop) -> None:
    """Head at the origin to the right (+x), 520 px long; wings spread up and down."""
    moth_wing(h, "-110,-10! -150,-110 -220,-210 -300,-286! -330,-262 -368,-262 -384,-222 -424,-206 -430,-160 -462,-130 -440,-80 -360,-40 -220,10!", (-110, -10), "-240,-200 -330,-250 -400,-200 -440,-120 -340,-40", (-330, -170, 42), MOTH_WARM)
    moth_wing(h, "-110,10! -140,110 -200,220 -270,300! -304,280 -340,286 -360,248 -402,236 -414,190 -450,160 -436,100 -360,50 -220,-10!", (-110, 10), "-220,200 -300,270 -380,220 -430,140 -340,50", (-320, 180, 42), MOTH_WARM)
    moth_wing(h, "-50,-30! 10,-110 50,-250 40,-420! 4,-416 -30,-436 -66,-404 -106,-400 -130,-360 -172,-346 -188,-300 -230,-276 -250,-230! -180,-120 -120,-30", (-60, -10), "0,-200 40,-400 -80,-400 -200,-290 -140,-80", (-70, -276, 58), MOTH)
    moth_wing(h, "-50,30! 10,110 50,250 40,420! 4,416 -30,436 -66,404 -106,400 -130,360 -172,346 -188,300 -230,276 -250,230! -180,120 -120,30", (-60, 10), "0,200 40,400 -80,400 -200,290 -140,80", (-70, 276, 58), MOTH)
    for sign in (-1, 1):
        for f, c in ((0.9, "#8a7a90"), (0.82, "#6a5a78")):
            p = [(-60 + (x + 60) * f, sign * y * f) for x, y in ((40, 412), (-40, 408), (-130, 362), (-220, 290), (-250, 232))]
            h.stem(p, c, 3, 9)
        h.stem([(20, sign * 150), (-40, sign * 130), (-70, sign * 170), (-120, sign * 120)], "#6a5a78", 3, 9)
    h.tube("-300,0,16 -230,2,44 -150,0,58 -80,-2,62 -40,0,54", MOTH, "fur", angle=10, length=20, width=2.6)
    for k in range(7):
        h.stem(arc(-290 + k * 30, 0, 10, 24 + k * 5, -80, 80), "#8a7a8a", 2.2, 9)
    h.shag("-110,-58 -60,-62 -20,-40", MOTH[2:], 26, 70, 1, 20)
    h.shag("-110,58 -60,62 -20,40", MOTH[2:], 26, 70, -1, 20)
    for sign in (-1, 1):  # six legs hold the cloth
        for x, n in ((-30, 120), (-70, 150), (-110, 130)):
            h.tube([(x, sign * 40, 9), (x + 44, sign * (n - 24), 7), (x + 92, sign * (n + 6), 4), (x + 112, sign * (n - 6), 2)], MOTH[1:4], "across")
    h.tube("-30,0,44 6,0,40", MOTH, "fur", angle=20, width=2.6)
    for sign in (-1, 1):
        h.tube([(14, sign * 29, 18), (16, sign * 30, 18)], ("#0c0a14", "#241c34", "#4a3a5c"), "silk")
        h.straight([(16, sign * 32 - 5, 20, sign * 32 - 5)], "#fff2c0", 4)
        p = [(26, sign * 20), (80, sign * 66), (110, sign * 130), (112, sign * 196)]
        h.stem(p, MOTH[3], 3, 8)
        for t in np.linspace(0.1, 1, 24):  # combs
            i = min(2, int(t * 3))
            f = t * 3 - i
            x, y = p[i][0] + (p[i + 1][0] - p[i][0]) * f, p[i][1] + (p[i + 1][1] - p[i][1]) * f
            n = 38 * (1.15 - t)
            h.straight([(x, y, x + n, y - sign * n * 0.35), (x, y, x - n * 0.8, y + sign * n * 0.5)], MOTH[3], 2)
    h.tube("34,-10,9 56,-8,10 68,2,5", MOTH[1:4], "across")
    h.tube("34,12,9 54,14,10 68,4,5", MOTH[1:4], "across")


def owl(h: Hoop) -> None:
    h.tube("-6,380,60 -4,270,110 0,170,138 0,80,132 0,0,112", OWL, "fur", angle=8, length=20)
    for sign in (-1, 1):
        h.leaf([(sign * 70, -60, 14), (sign * 96, -118, 22), (sign * 128, -172, 2)], OWL, angle=24)
    for k in range(3):
        h.fan([(-110 + k * 4, 110 + k * 52), (0, 96 + k * 52), (104 - k * 4, 110 + k * 52)], [(-120, 158 + k * 54), (0, 150 + k * 54), (116, 158 + k * 54)], 6, 22, OWL[1:], wander=5, satin=40, lit=1.0 - k * 0.1)
    h.fan("96,70 126,110 130,160", "60,300 90,310 116,290", 5, 30, OWL, "#140f1c", satin=50)
    for sign in (-1, 1):  # the face: two discs of rays
        h.blob(arc(sign * 52, 2, 64, 74), OWL[1:], "hair", grain=[[(sign * 52, 2), (sign * 52 + math.cos(a) * 66, 2 + math.sin(a) * 76)] for a in np.linspace(0, 6.28, 13)], puff=14, length=22)
        h.tube([(sign * 52 - 34, 4, 7), (sign * 52, -6, 21), (sign * 52 + 34, 6, 7)], OWL[2:], "fur", angle=80)
        h.stem([(sign * 52 - 40, 6), (sign * 52 - 14, 22), (sign * 52 + 14, 22), (sign * 52 + 40, 8)], "#0c0810", 5, 8)
        h.straight([(sign * 52 + k * 11, 19 - abs(k) * 3, sign * 52 + k * 14, 38 - abs(k) * 4) for k in range(-3, 4)], "#140c14", 2.6, 2)
        h.straight([(sign * (20 + k * 9), -46 - k * 10, sign * (34 + k * 11), -64 - k * 10) for k in range(5)], "#ffe2a0", 2.6)
        h.stem([(sign * 14, -22), (sign * 44, -38), (sign * 84, -30)], "#140f1c", 4.5, 8)
    h.blob("-16,18! 0,8 16,18! 10,52 0,70! -10,52", ("#3a2a1c", "#8a6a3a", "#e8c878"), "silk", grain=90.0, puff=14)


def kingfisher(h: Hoop) -> None:
    """It dives along +y; its breast is to the left; the head's middle is the origin."""
    h.fan("0,-460 20,-470 40,-470", "-10,-640 34,-680 76,-660", 5, 20, KING_BLUE[:4], "#0c2250", satin=50)  # tail
    h.fan("-40,-150 -60,-190 -50,-240", "-300,-300 -330,-420 -240,-520", 8, 26, KING_BLUE[:4], "#0c2250", bow=-0.1, satin=50, lit=0.8)  # far wing
    h.blob("60,-20 112,-120 124,-260 96,-400 44,-500 -30,-490 -92,-390 -124,-250 -108,-110 -66,-20", KING_BLUE, "fur", grain=["-60,-30 -90,-250 -20,-480", "0,-30 10,-250 10,-490", "60,-30 110,-250 50,-490"], puff=110, angle=6, length=20)
    h.blob("-70,0 -118,-110 -132,-250 -100,-380 -36,-480 -34,-330 -24,-170 -6,-10", KING_ORANGE, "fur", grain=["-60,-10 -110,-250 -40,-460", "-14,-10 -40,-250 -40,-450"], puff=70, angle=8, length=17, lit=1.1)
    for k in range(5):
        h.fan([(-110, -90 - k * 70), (-60, -80 - k * 70), (-24, -90 - k * 70)], [(-126 + k * 6, -150 - k * 70), (-70 + k * 4, -150 - k * 70), (-30, -156 - k * 70)], 4, 15, KING_ORANGE[1:], satin=40)
    h.fan("96,-110 120,-150 112,-210", "210,-430 150,-560 70,-590", 9, 26, KING_BLUE, "#0c2250", bow=0.08, satin=60)  # near wing, swept back
    h.fan("90,-90 116,-130 100,-190", "160,-280 120,-360 60,-380", 7, 24, KING_BLUE[1:], bow=0.08, satin=50)
    h.tube("20,-170,78 10,-90,84 0,-20,82 -4,30,66", KING_BLUE, "fur", angle=8, length=15)
    h.knots([(40 + (k % 4) * 13 - (k // 4) * 2, -140 + (k // 4) * 26 + (k % 2) * 10, 4.5) for k in range(28) if 40 + (k % 4) * 13 < 84], KING_BLUE[3:])
    h.blob("-50,16 -20,-20 20,-70 30,-130 -10,-150 -56,-110 -76,-40", KING_ORANGE, "fur", grain=["-40,10 0,-50 10,-140", "-60,0 -50,-60 -30,-130"], puff=20, lit=1.1)  # cheek
    h.blob("6,-110 36,-140 40,-190 10,-210 -12,-170", "white", "fur", grain=["10,-110 20,-200"], puff=14)
    h.blob("-74,-40 -56,-110 -40,-160 -80,-170 -100,-110", "white", "fur", grain=["-70,-40 -76,-160"], puff=16)
    h.stem("-30,60 -10,20 10,-20 24,-50", "#0c0a10", 7, 9)  # the dark rein before the eye
    h.eye(2, -4, 23, ("#1c0e0a", "#3a2014", "#6a3a1c"), look=(-0.5, 0.5), glint=1.5)
    h.stem(arc(2, -4, 27, 27), "#ffe0a0", 2, 6)
    h.blob("-46,50! -40,110 -34,220 -22,346! 0,240 20,110 20,44!", KING_BILL[:3], "silk", grain=["-30,60 -22,340", "10,60 -18,340"], angle=80, satin=70, puff=20)  # lower half, behind the candle
    kingfisher_bill(h)


def kingfisher_bill(h: Hoop) -> None:
    """The upper half, before the candle."""
    h.blob("-22,60! -14,180 -10,366! 24,220 48,80 40,40 6,40!", KING_BILL, "silk", grain=["-10,60 -8,360", "34,60 -4,360"], angle=80, satin=70, puff=24)
    h.stem("-20,66 -14,180 -10,350", "#ff9a5a", 2.6, 9)


def pike(h: Hoop) -> None:
    body = h.tube("830,1130,130 640,1150,116 460,1132,96 350,1096,76", PIKE, "fur", angle=80, length=20, width=2.5)
    scales(h, body, PIKE, 19, bright=0.9)
    h.knots([(460 + k * 46, 1100 + (k % 3) * 34, 9) for k in range(9)], ("#e8d88a", "#a8a85c"))
    h.blob("390,1010! 300,1010 200,1008 110,1000 66,1018! 90,1052 190,1064 300,1088 380,1130 420,1170 440,1080", PIKE, "fur", grain=["80,1020 240,1030 420,1060", "90,1050 240,1080 420,1150"], puff=60, angle=6)
    h.blob("70,1060! 190,1078 300,1106 390,1160! 300,1168 180,1140 90,1100", PIKE[:4], "fur", grain=["80,1070 240,1110 380,1160"], puff=34)
    h.fan("470,1190 500,1196", "380,1240 470,1290", 6, 16, PIKE[1:], bow=0.1)
    h.stem("432,1010 470,1060 476,1120 440,1170", "#0a1a1c", 5, 9)
    h.fan("640,1040 700,1030 760,1030", "690,960 760,950 830,960", 9, 14, PIKE[1:4], "#0a1a1c")
    h.stem("62,1046 190,1068 300,1096 396,1154", "#0a1012", 5, 9)
    h.straight([(90 + k * 26, 1056 + k * 7, 94 + k * 26, 1070 + k * 7) for k in range(0, 10, 3)], "#fff6d8", 2.6)
    h.blob(ring(286, 1038, 27), ("#5a3a10", "#b8861e", "#f2c84a", "#fff2a8"), "silk", angle=90, satin=30, puff=20)
    h.blob(ring(292, 1030, 12), "black", "silk", grain=0.0, puff=6)
    h.straight([(294, 1022, 301, 1020)], "#ffffff", 6)


def beetle(h: Hoop, tone: str, skirt: bool) -> None:
    """It stands upright, 70 px tall, looks up; feet at the origin."""
    for sign in (-1, 1):
        h.straight([(sign * 8, -18, sign * 12, 0), (sign * 14, -34, sign * 30, -22), (sign * 14, -44, sign * 28, -56)], "#1c1014", 2.6)
        h.straight([(sign * 4, -70, sign * 16, -88)], "#1c1014", 1.8, 3)
    h.tube("0,-14,17 0,-34,19 0,-48,14", tone, "silk", gloss=0.8)
    h.straight([(0, -56, 0, -4)], "#1c1014", 2)
    h.tube("0,-60,11 0,-66,10", ("#1c1014", "#3a2a2c", "#8a6a60"), "silk")
    h.knots([(-5, -70, 3.4), (5, -70, 3.4)], "#fffbe0")
    if skirt:
        h.fan("-14,-24 0,-20 14,-24", "-30,2 0,6 30,2", 7, 8, ("#ffd0a0", "#fff0d0", "#ffffff"))


def digging_hand(h: Hoop) -> None:
    """A digging hand, palm to us, wrist at the origin, claws up."""
    h.tube("0,150,64 0,60,62 0,10,60", MOLE, "fur", angle=10)
    h.blob("-70,10 -84,-50 -66,-104 -20,-124 30,-122 72,-98 86,-44 70,14 0,34", MOLE_PINK, "skin", grain=["-40,10 -50,-90", "0,20 0,-110", "40,10 50,-90"], puff=40, satin=60, width=2.2)
    for k, (x, y, n) in enumerate(((-72, -70, 44), (-44, -106, 58), (0, -120, 64), (44, -104, 58), (76, -64, 42))):
        a = math.radians(-90 + (k - 2) * 19)
        c, d = math.cos(a), math.sin(a)
        h.tube([(x * 0.7, y * 0.6, 24), (x + c * 10, y + d * 10, 21), (x + c * n * 0.5, y + d * n * 0.5, 19)], MOLE_PINK, "skin", angle=84, width=2.0)
        h.tube([(x + c * n * 0.5, y + d * n * 0.5, 15), (x + c * n, y + d * n, 13), (x + c * (n + 44), y + d * (n + 44), 3)], MOLE_CLAW, "silk", angle=84)
    for p in ("-46,-6 -10,-24 34,-14", "-50,-46 0,-62 50,-44"):
        h.stem(p, MOLE_PINK[1], 2.2, 8)


def mole(h: Hoop) -> None:
    """In profile, out of the hole, its nose to the upper right; the light is under its chin."""
    h.blob("70,1180! 84,940 130,770 220,650 340,574 450,524 536,492 566,496 572,530 520,580 462,640 432,720 440,820 470,960 490,1180!", MOLE, "fur",
           grain=["90,1160 110,900 200,700 380,570 540,508", "260,1160 270,900 330,720 460,600 560,520", "460,1160 430,900 420,740 480,620"], puff=190, angle=9, length=15, width=2.3, spread=0.15)
    h.tube("520,528,32 566,500,27 604,478,24 626,468,22", MOLE_PINK, "skin", angle=84, satin=70)
    h.blob("612,442 640,438 658,456 654,482 632,494 612,484", MOLE_PINK, "silk", angle=0, satin=16, puff=20)
    h.straight([(644, 456, 648, 464), (642, 474, 640, 480)], "#3a1216", 5)
    h.blob("548,548! 500,572 452,618 440,640! 470,646 520,604", ("#3a0e14", "#7a2a30", "#b85a54"), "silk", grain=["540,552 450,634"], puff=8)  # mouth, open a little
    h.straight([(536 - k * 16, 556 + k * 13, 534 - k * 16, 568 + k * 13) for k in range(5)], "#fffbe8", 4)
    h.stem("394,586 404,598 420,598 430,588", "#0a080c", 3.6, 7)  # an eye that is only a fold
    h.straight([(396 + k * 9, 598, 392 + k * 12, 608) for k in range(4)], "#0a080c", 1.8)
    for k in range(7):
        a = math.radians(-150 + k * 40)
        h.straight([(560 + math.cos(a) * 12, 510 + math.sin(a) * 12, 560 + math.cos(a) * 96, 510 + math.sin(a) * 88)], "#f6ead6", 1.6, 8)


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


def sitting_cat(h: Hoop) -> None:
    coat = ("#05050a", "#0e0c14", "#1e1a26", "#3a3444", "#8a809a")
    h.tube("66,-10,16 120,-60,15 126,-150,14 90,-210,12 120,-250,5", coat, "fur", angle=10)
    h.tube("20,0,62 14,-70,56 4,-130,46", coat, "fur", angle=10)
    for x in (-24, 8):
        h.tube([(x, -70, 22), (x - 6, -10, 18), (x - 10, 30, 17), (x - 24, 38, 16)], coat, "fur")
    h.tube("-6,-170,56 2,-166,56", coat, "fur", angle=30)
    for sign in (-1, 1):
        h.blob(f"{-4 + sign * 12},-210! {-4 + sign * 40},-264! {-4 + sign * 54},-190!", coat, "fur", grain=90.0, puff=12)
        h.eye(-4 + sign * 24, -174, 13, ("#5a7a1c", "#a8d040", "#e8ff9a"), look=(0, 0.5), lid=coat[1:4], shut=0.4, tilt=sign * -6)
        h.straight([(-4 + sign * 16, -146 + k * 6, -4 + sign * 78, -154 + k * 14) for k in range(3)], "#d8d0e0", 1.5)
    h.straight([(-8, -152, 0, -152)], "#d88a90", 6)
    h.stem("-18,-142 -10,-136 -4,-142 2,-136 10,-142", "#8a809a", 2, 5)
    h.couch("-44,-128 -6,-112 36,-128", "#e58a2e", "#7a3c10", 8, 10)
    h.bead(-6, -104, 11, "#f0c040")


def monkey(h: Hoop) -> None:
    h.couch("300,430 210,470 170,400 220,340 280,370 260,420", ("#6a3c22",), "#1c100c", 20, 16)  # tail round a stem
    h.tube("270,400,66 350,430,88 430,500,84 470,560,70", MONKEY, "fur", angle=12, length=20)
    h.tube("330,500,46 300,570,40 352,630,34 380,640,30", MONKEY, "fur", angle=12)  # the arm that holds on
    for k in range(4):
        h.tube([(372 + k * 15, 628, 12), (378 + k * 16, 652, 11), (374 + k * 16, 676, 8)], MONKEY_FACE[:4], "skin", angle=84)
    h.tube("470,560,52 560,640,42 612,740,34 612,830,27 600,900,23", MONKEY, "fur", angle=10, length=18)  # the long one
    with h.at(598, 916, 1.0, 4):
        h.blob("-26,-20! -30,20 -16,46 12,48 28,20 24,-20!", MONKEY_FACE[:4], "skin", grain=90.0, puff=18)
        for x, n in ((-20, 34), (12, 30), (24, 18)):
            h.tube([(x, 30, 10), (x + 2, 44 + n * 0.4, 10), (x - 6, 40 + n * 0.3, 9)], MONKEY_FACE[:4], "skin", angle=84)
        h.tube("-4,34,11 -4,80,10 -2,118,8 -2,134,7", MONKEY_FACE, "skin", angle=84)
    with h.at(486, 470, 1.06, 14):
        for sign in (-1, 1):
            h.blob(arc(sign * 112, -6, 34, 42), MONKEY_FACE[:4], "silk", angle=4, satin=20, puff=16)
            h.blob(arc(sign * 114, -4, 18, 26), MONKEY_FACE[:2], "silk", grain=90.0, puff=8)
        h.blob("0,-122 66,-108 106,-50 108,20 80,84 40,116 0,124 -40,116 -80,84 -108,20 -106,-50 -66,-108", MONKEY, "fur", grain=["0,-20 0,-120", "-30,0 -90,-60", "30,0 90,-60", "-30,40 -100,70", "30,40 100,70", "0,60 0,120"], puff=90, length=18, angle=4)
        h.blob("0,-36 34,-62 74,-50 84,-8 66,34 72,70 40,104 0,112 -40,104 -72,70 -66,34 -84,-8 -74,-50 -34,-62", MONKEY_FACE, "face", grain=["-50,-50 -40,20 -50,90", "0,-30 0,100", "50,-50 40,20 50,90"], puff=50)
        for sign in (-1, 1):
            h.eye(sign * 38, -10, 20, ("#1c0e08", "#5a3010", "#a8641e"), look=(0.35, 1.0), white="white", lid=MONKEY_FACE[1:4], shut=0.3, tilt=sign * -9)
            with h.at(sign * 40, -46, turn=sign * 15):
                h.tube("-34,0,4 0,-5,8 34,2,4", MONKEY[:3], "hair", width=2.2)
            h.stem([(sign * 22, 14), (sign * 40, 20), (sign * 58, 10)], MONKEY_FACE[1], 2, 7)
        h.straight([(-9, 36, -4, 42), (9, 36, 4, 42)], "#3a1c18", 4.5)
        h.stem("-10,28 0,24 10,28", MONKEY_FACE[1], 2.2, 6)
        h.tube("-26,78,3 -8,72,7 10,76,6 26,70,3", MONKEY_FACE[1:3], "skin")
        h.stem("-34,82 -12,78 8,82 32,70", "#3a1c18", 3, 7)
        h.stem("-46,62 -52,76 -44,92", MONKEY_FACE[1], 2, 7)


def flame(h: Hoop, x: float, y: float, w: float, n: float, lean: float, tone: tuple[str, ...]) -> None:
    """A tongue from its root at (x, y): n high, leaning."""
    h.blob(f"{x - w},{y}! {x - w * 1.1},{y - n * 0.3} {x - w * 0.3 + lean * 0.3},{y - n * 0.62} {x + lean},{y - n}! {x + w * 0.7 + lean * 0.45},{y - n * 0.6} {x + w * 1.15},{y - n * 0.28} {x + w},{y}! {x},{y + w * 0.3}", tone, "silk",
           grain=[[(x - w * 0.6, y), (x - w * 0.5 + lean * 0.2, y - n * 0.5), (x + lean, y - n)], [(x + w * 0.6, y), (x + w * 0.6 + lean * 0.3, y - n * 0.5), (x + lean, y - n)]], angle=6, satin=50, length=30, puff=w * 0.9, gloss=0.6, spread=0.1)  # fmt: skip


def deer_near(h: Hoop) -> None:
    h.tube("-120,1260,190 -40,1130,160 50,1000,118 110,900,94 150,830,84", DEER, "fur", angle=10, length=20, width=2.4)
    for p in ("84,790,6 20,690,34 -24,620,5", ):
        h.leaf(p, DEER[:4], DEER[0], angle=26)
    h.blob("76,850 90,776 140,740 204,744 250,790 292,838 330,868 344,896 330,920 292,924 240,912 180,912 120,920", DEER, "fur", grain=["90,850 160,790 250,840 336,894", "110,900 200,890 320,910"], puff=70, angle=6, length=15)
    h.leaf("150,770,7 164,660,36 196,570,5", DEER, DEER[0], angle=26)
    h.blob("318,868! 340,870 350,890 342,908 322,900", "black", "silk", grain=20.0, puff=10)
    h.straight([(336, 878, 346, 884)], "#ffd890", 3)
    h.stem("334,916 290,912 262,900", "#0a0606", 3.4, 8)
    h.blob("172,826! 186,796 212,788 240,812! 216,838 190,840", ("#3a1c0c", "#8a4c1c", "#d88a34", "#ffd080"), "silk", angle=4, satin=16, puff=10, lit=1.2)
    h.blob(arc(208, 814, 21, 20), ("#050304", "#120a08", "#2c160c"), "silk", angle=90, puff=16)
    flame(h, 216, 818, 5, 20, 4, FLAME_CORE)
    h.stem("176,822 190,796 212,792 234,808", "#0a0606", 3.6, 7)
    h.straight([(188 + k * 9, 796 - (k % 2) * 2, 184 + k * 11, 782) for k in range(5)], "#0a0606", 2)
    h.tube("66,1010,8 130,960,14 170,920,6", DEER[2:], "fur", lit=1.2)


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


def daisy(h: Hoop) -> None:
    with h.at(168, 868, 1.3, -20):
        for k in range(15):
            a = k * 0.4189
            h.leaf([(math.cos(a) * 12, math.sin(a) * 10, 4), (math.cos(a) * 36, math.sin(a) * 31, 9.5), (math.cos(a) * 60, math.sin(a) * 52, 2)], "white", angle=20)
        h.knots([(math.cos(a) * r, math.sin(a) * r * 0.86, 5) for r, n in ((0, 1), (8, 6), (16, 11)) for a in np.linspace(0, 6.283, n, endpoint=False)], ("#d29a3a", "#efc866", "#b8761e"))


def whale_eye(h: Hoop) -> None:
    h.blob(arc(0, 0, 104, 66), WHALE[:4], "silk", angle=4, satin=26, puff=30)
    h.blob(arc(0, 2, 76, 44), WHALE[1:], "silk", angle=4, satin=22, puff=20, lit=1.1)
    h.blob("-56,4! -30,-22 6,-30 40,-20 58,4! 30,26 0,30 -32,24", ("#5a4a3a", "#a08a68", "#d8c8a0"), "face", grain=0.0, puff=14)
    h.blob(ring(8, 4, 29), ("#1c0e0c", "#4a2818", "#8a5628", "#e0a050"), "silk", angle=90, satin=40, puff=24)
    h.blob(arc(10, 5, 15, 13), "black", "silk", grain=0.0, puff=8)
    h.straight([(0, -6, 10, -9)], "#ffffff", 7)
    h.blob("-66,6! -40,-34 4,-46 46,-34 68,6! 40,-14 4,-24 -34,-16", WHALE, "face", grain=["-60,0 0,-34 62,0"], puff=14)
    h.stem("-66,6 -34,-16 4,-24 40,-14 68,6", "#060a1c", 5, 9)
    for k in range(3):
        h.stem(arc(0, 4, 88 + k * 16, 54 + k * 12, 30, 150), "#6a88b4", 2.6, 10)
        h.stem(arc(0, 0, 92 + k * 14, 58 + k * 10, 200, 340), "#0a1128", 2.6, 10)


def lizard(h: Hoop) -> None:
    """Head and shoulder from the left edge, looking up to the right."""
    body = h.tube("-140,1240,250 -40,1080,230 90,900,170 200,770,138 270,700,126", LIZARD, "fur", angle=80, length=24, width=2.6)
    scales(h, body, LIZARD, 21, bright=1.0)
    throat = h.blob("668,566! 580,600 480,650 410,716 366,800 330,900 280,1000! 200,960 180,820 240,700 420,600", LIZARD_BELLY, "fur", grain=["650,570 480,630 380,720 300,900", "420,600 260,720 220,900"], puff=60, angle=80, lit=0.72)
    scales(h, throat, LIZARD_BELLY, 19, bright=0.72, seed=5)
    head = h.blob("160,640 220,566 320,518 420,506 520,500 606,512 652,544 600,566 500,590 420,620 320,660 220,740 160,730", LIZARD, "fur", grain=["160,700 300,580 480,530 660,556", "180,770 320,700 480,620 660,580"], puff=110, angle=6, length=20)
    scales(h, head, LIZARD, 15, bright=1.08, seed=1)
    h.tube("318,716,3 346,688,12 388,656,16 440,630,16 520,602,14 610,578,11 666,562,4", LIZARD[1:], "across", angle=84)  # lower lip
    h.stem("668,556 600,564 510,584 430,612 366,648 328,682 312,712 316,730", "#12201f", 5, 10)  # a mouth turned down
    h.blob(arc(632, 532, 11, 7), ("#0c1416", "#1c2c2c"), "silk", grain=0.0, puff=4)
    h.blob(arc(232, 706, 30, 38), ("#12201f", "#1f3a3a", "#2c5a5c"), "silk", angle=90, puff=12)  # ear drum
    h.blob(ring(402, 574, 62), LIZARD, "silk", angle=90, satin=22, puff=22)
    h.blob(ring(406, 574, 47), LIZARD_GOLD, "silk", angle=90, satin=50, puff=40, gloss=0.7, contrast=1.2)
    for r in (44, 34):
        h.stem(arc(406, 574, r, r), LIZARD_GOLD[1], 2, 7)
    h.blob(ring(418, 566, 22), "black", "silk", grain=90.0, puff=16)
    h.straight([(402, 548, 412, 545)], "#ffffff", 8)
    h.knots([(424, 580, 2.4)], "#ffe9a0")
    h.blob("336,566! 350,520 402,500 456,514 474,552! 430,536 380,540", LIZARD, "face", grain=["340,560 400,518 470,548"], puff=16, lit=1.1)  # lid, hurt
    h.stem("336,566 380,540 430,536 474,552", "#12201f", 4.5, 9)
    h.tube("386,622,9 420,632,10 452,620,7", LIZARD[1:], "across")
    h.bead(440, 634, 11, "#bfe6f0")  # it does not cry


def lizard_foot(h: Hoop) -> None:
    arm = h.tube("60,1010,110 200,1090,92 330,1120,66 420,1110,52", LIZARD, "fur", angle=80, length=22, width=2.5)
    scales(h, arm, LIZARD, 18, seed=2)
    for k, (x, y) in enumerate(((560, 1000), (620, 1068), (632, 1140), (590, 1204), (440, 1010))):
        x0, y0 = (430, 1110) if k < 4 else (400, 1080)
        h.tube([(x0, y0 + k * 4, 30), ((x0 + x) / 2 + 6, (y0 + y) / 2 - 20, 21), (x - 6, y - 4, 17), (x, y, 18)], LIZARD, "across", angle=80, width=2.4)
        h.tube([(x, y, 11), (x + 24, y + 2, 8), (x + 42, y + 16, 1.5)], ("#2a2018", "#5a4a38", "#b09a78"), "silk")


def straw_hat(h: Hoop) -> None:
    h.blob("-100,20 -80,0 0,-10 80,0 104,22 60,44 0,50 -60,42", STRAW, "cloth", grain=["-96,20 0,0 98,22", "-80,34 0,44 80,34"], puff=20)
    h.blob("-54,14! -52,-34 -34,-66 0,-74 34,-66 52,-34 54,14! 0,28", STRAW, "cloth", grain=["-50,0 0,16 50,0", "-44,-40 0,-50 44,-40"], puff=40)
    h.tube("-56,0,12 0,16,12 56,0,12", ("#1c1f5a", "#3a3f8a", "#6a70c0", "#b4b8e8"), "across")
    h.blob("50,4! 78,10 96,44 92,92! 78,84! 66,96! 64,50", ("#1c1f5a", "#3a3f8a", "#6a70c0"), "cloth", grain=["54,8 80,88"], puff=8)


def hare(h: Hoop, coat: tuple[str, ...], *, lean: float = 0.0, ears: float = 0.0) -> None:
    """A hare that hauls, looking right, feet at y=0, about 190 px long; `lean` throws it forward, `ears` turns them."""
    d = lean * 26
    h.tube([(-44, -40, 24), (-86, -18, 14), (-112, -6, 8), (-128, -4, 6)], coat[:4], "fur", lit=0.8)
    h.tube([(44 + d, -48, 15), (66 + d, -22, 9), (82 + d, -5, 7)], coat[:4], "fur", lit=0.8)
    h.knots([(-74, -62, 11), (-82, -54, 9)], coat[2:])
    h.tube([(-50, -46, 34), (-14, -58, 36), (26 + d * 0.6, -62, 29), (48 + d, -68, 24)], coat, "fur", angle=10, length=15)
    h.tube([(-40, -44, 32), (-62, -22, 20), (-38, -8, 11), (-14, -5, 8)], coat, "fur", angle=14)
    h.tube([(40 + d, -52, 17), (44 + d * 1.2, -24, 10), (30 + d * 1.4, -6, 8), (46 + d * 1.4, -4, 6)], coat, "fur", angle=14)
    x, y = 72 + d * 1.2, -88 + lean * 10
    for k in (-1, 1):
        with h.at(x - 8, y - 14, 1.0, -52 + ears * 30 + k * 11):
            h.leaf("0,4,4 -2,-40,11 4,-84,2", coat, coat[0], angle=22)
            h.straight([(3, -74, 4, -86)], "#1c1a24", 5)
    h.tube([(x - 12, y - 2, 21), (x + 8, y + 3, 20), (x + 26, y + 10, 13), (x + 32, y + 12, 11)], coat, "fur", angle=10, length=12)
    h.tube([(x + 10, y - 3, 6.5), (x + 11, y - 3, 6.5)], ("#0c0808", "#2a1812", "#5a3420"), "silk")
    h.straight([(x + 10, y - 7, x + 13, y - 7)], "#ffffff", 2.6)
    h.straight([(x + 36, y + 9, x + 41, y + 11)], "#8a5a5c", 4.5)
    h.straight([(x + 32, y + 14, x + 58, y + 6), (x + 32, y + 16, x + 58, y + 20)], "#ffffff", 1.3, 2)


def goat_near(h: Hoop) -> None:
    """Head and shoulders to the right, eyes half shut with pleasure."""
    h.tube("-60,930,150 60,860,140 150,760,104 196,660,82", GOAT, "fur", angle=12, length=22, width=2.4)
    h.tube("20,960,56 44,1010,32 36,1062,24", GOAT[:4], "fur", angle=14, lit=0.8)
    h.tube("36,1062,22 44,1088,25", ("#141018", "#2a2430", "#4a4048"), "across")
    h.tube("120,900,52 150,1000,30 146,1066,24", GOAT, "fur", angle=14)
    h.tube("144,1066,22 152,1096,25", ("#141018", "#2a2430", "#4a4048"), "across")
    h.tube("176,560,26 130,480,26 70,430,22 0,430,15 -40,470,4", GOAT_HORN, "across", angle=80)
    h.leaf("150,610,9 84,640,27 20,690,3", GOAT, GOAT[1], angle=26)
    h.blob("140,590 176,536 236,532 284,572 330,640 366,700 372,744 340,772 296,764 240,728 170,700 132,650", GOAT, "fur", grain=["150,600 240,580 320,660 366,730", "150,660 230,690 330,760"], puff=70, angle=7, length=16)
    h.tube("220,556,26 190,470,25 130,404,21 60,384,14 14,400,3", GOAT_HORN, "across", angle=80)
    for k in range(7):
        h.stem(arc(212 - k * 22, 526 - k * 21, 22, 15, 190, 330), GOAT_HORN[0], 2.4, 7)
    h.shag("280,760 310,780 336,782", GOAT[1:], 96, 60, -1, 12, 3, 6)
    h.blob("218,612! 240,588 268,592 284,618! 262,628 236,630", ("#8a6a1c", "#d8a83a", "#f8dc7a"), "silk", grain=0.0, puff=10)
    h.straight([(240, 618, 268, 618)], "#140e10", 8)
    h.blob("208,616! 226,580 262,574 294,608! 268,608 238,612", GOAT[1:], "face", grain=["212,606 250,584 290,604"], puff=14)
    h.stem("206,618 238,613 268,609 296,612", "#2a2420", 5, 8)
    h.straight([(276 + k * 7, 610, 284 + k * 8, 622 + k) for k in range(3)], "#2a2420", 2.4)
    h.stem("214,580 244,560 280,570", GOAT[0], 3, 8)
    h.blob("352,706 376,716 380,744 360,756 344,734", ("#8a5a58", "#c88e88", "#f0c4b8"), "silk", grain=30.0, puff=10)
    h.straight([(362, 722, 370, 728)], "#3a1c1c", 4)
    h.stem("372,752 346,748 318,732 304,716 308,700", "#5a3a38", 4, 8)


def bitten_pear(h: Hoop) -> None:
    h.blob(PEAR_BODY, PEAR, "silk", grain=["430,74 280,330 170,540 300,740", "430,74 380,330 340,560 400,756", "430,74 480,330 520,560 460,756", "430,74 580,330 690,540 560,740"], puff=260, angle=4, length=40, satin=60, width=2.6, spread=0.09)
    h.seeds("560,330! 680,420 712,540 670,650 590,560 560,440", ("#d8624a", "#e8885c", "#c84a44"), 11, 26, 80, 2.2, thin=[(700, 520)])
    rng = np.random.default_rng(32)
    h.knots([(max(410.0, 450 + rng.normal(0, 90)), 480 + rng.normal(0, 120), rng.uniform(2, 4)) for _ in range(46)], ("#8a7a2c", "#a8943a"))
    h.blob(PEAR_BITE, PEAR_FLESH, "fur", grain=["280,310 350,380 360,470 330,570 230,660"], puff=10, angle=74, length=14, lit=0.86)
    h.stem("268,302 320,300 376,370 388,470 360,570 290,640 200,690", "#7a7a24", 5, 9)
    for x, y, n in ((300, 524, 110), (262, 600, 120), (206, 612, 70)):
        h.tube([(x, y, 5), (x + 4, y + n * 0.6, 6), (x + 2, y + n, 9)], ("#b89820", "#e8cc4c", "#fff4b0"), "silk", gloss=0.9)
    h.tube("430,92,20 440,30,15 480,-20,13", ("#3a2a18", "#6a4c2c", "#a07c4c"), "across")
    h.leaf("446,40,6 540,20,40 640,60,4", "leaf", "#1d3524")


def wasp(h: Hoop) -> None:
    for a in (-24, 10):
        with h.at(0, -6, 1, a - 60):
            h.leaf("0,0,3 0,-30,11 0,-58,3", ("#c8d4d8", "#f0f6f6", "#ffffff"), "#8a98a0")
    for k in range(5):
        h.tube([(-8 - k * 11, 4 + k * 3, 13 - k * 1.6), (-14 - k * 11, 5 + k * 3, 12 - k * 1.6)], ("#f2c02c", "#2a1c14")[k % 2], "silk")
    h.tube("10,0,13 18,-1,13", "#3a2a1c", "fur")
    h.knots([(28, -4, 8)], "#f2c02c")
    h.straight([(32, -10, 48, -22), (34, -6, 52, -12)], "#2a1c14", 2, 3)
    h.straight([(6, 10, 2, 28), (14, 10, 16, 28), (-2, 10, -10, 26)], "#2a1c14", 2.4, 4)


def coat(h: Hoop, x: float, y: float, w: float, tone: tuple[str, ...]) -> None:
    h.blob(f"{x - w},{y + 330}! {x - w * 0.96},{y + 120} {x - w * 0.5},{y + 40} {x},{y + 20} {x + w * 0.5},{y + 40} {x + w * 0.96},{y + 120} {x + w},{y + 330}!", tone, "cloth", grain=[[(x - w * 0.5, y + 60), (x - w * 0.8, y + 320)], [(x, y + 30), (x, y + 320)], [(x + w * 0.5, y + 60), (x + w * 0.8, y + 320)]], puff=70)


def barred_inn(h: Hoop) -> None:
    h.blob("0,0! 0,-96! 170,-96! 170,0!", INN, "cloth", grain=90.0, puff=10)
    h.blob("-18,-92! 30,-170! 150,-170! 190,-92!", ("#0e0e1c", "#1a1a30", "#2c2a44"), "across", grain=0.0, angle=84, satin=90, puff=16)
    h.blob("118,-160! 118,-204! 142,-204! 142,-160!", INN, "cloth", grain=0.0, puff=6)
    h.blob("66,0! 66,-58! 104,-58! 104,0!", ("#0a0812", "#171222"), "cloth", grain=90.0, puff=4)
    h.straight([(58, -22, 112, -36), (58, -40, 112, -26)], "#8a7a6a", 5)
    for x in (20, 128):
        h.blob(f"{x},-70! {x + 26},-70! {x + 26},-40! {x},-40!", ("#0a0812", "#171222"), "cloth", grain=0.0, puff=3)


def _through(mid: tuple[float, float], wide: float, high: float, tilt: float) -> Array:
    """Light through the cocoon: bright in its middle."""
    yy, xx = np.mgrid[0:1200, 0:800].astype(np.float32)
    u, v = xx - mid[0], yy - mid[1]
    c, s = math.cos(-tilt), math.sin(-tilt)
    r = ((u * c - v * s) / wide) ** 2 + ((u * s + v * c) / high) ** 2
    light = np.clip(1.06 - 0.8 * r**1.6, 0.06, 1)
    return np.asarray(light, np.float32)


def cocoon(h: Hoop, mid: tuple[float, float], wide: float, high: float, tilt: float, rng: np.random.Generator) -> None:
    """A cocoon wound in all directions, lit through from behind."""
    light = _through(mid, wide, high, tilt)

    def rule(x: Array, y: Array) -> Array:
        return np.asarray(light[y.astype(int), x.astype(int)] * 1.15, np.float32)

    def rim(a: float, k: float = 1.0) -> tuple[float, float]:
        u, v = math.cos(a) * wide * k, math.sin(a) * high * k
        return mid[0] + u * math.cos(tilt) - v * math.sin(tilt), mid[1] + u * math.sin(tilt) + v * math.cos(tilt)

    toned(h.blob([rim(a) for a in np.linspace(0, 6.28, 40)[:-1]], SILK, "hair", grain=70.0, puff=20, length=60, satin=90), rule)
    for k in range(40):  # wound in all directions
        a = k * 2.39996
        p, q = rim(a, 0.97), rim(a + math.pi + float(rng.uniform(-0.9, 0.9)), 0.97)
        m = ((p[0] + q[0]) / 2 + float(rng.normal(0, 34)), (p[1] + q[1]) / 2 + float(rng.normal(0, 34)))
        toned(h.tube([(*p, 5), (*m, float(rng.uniform(12, 22))), (*q, 5)], SILK, "hair", flat=0.25, length=60, satin=80, width=2.4, spread=0.1, under=0.3), rule)


def whale_flank(h: Hoop, rng: np.random.Generator) -> None:
    """One wall of long horizontal satin, curving with the body; scars, barnacles, the eye."""
    rows = [[(-20, y + 40 * math.sin(y / 300)), (200, y - 18), (420, y - 30), (640, y - 20), (820, y + 20)] for y in range(40, 1240, 170)]
    h.blob("-20,-20! 820,-20! 820,930! 600,980 300,1000 -20,960!", WHALE, "hair", grain=rows, puff=420, length=70, satin=90, angle=0, width=3.0, spread=0.1, gloss=0.4)
    for k in range(6):  # grooves of the throat
        y = 716 + k * 44
        h.couch([(-20, y + 60), (160, y + 18), (420, y), (640, y + 12), (820, y + 50)], "#0a1128", None, 5)
        h.stem([(-20, y + 67), (160, y + 25), (420, y + 7), (640, y + 19), (820, y + 57)], "#6a88b4", 2.4, 14)
    h.couch("-20,470 90,484 200,530 300,560 420,566 560,540 820,560", "#060a1c", None, 9)  # the long mouth
    h.stem("-20,480 90,494 200,540 300,570 420,576 560,550 820,570", "#8aa8c8", 3, 14)
    for x, y, n, t in ((560, 130, 150, 20), (600, 160, 120, 14), (420, 70, 100, -12), (100, 170, 130, 30), (700, 330, 90, -20), (140, 640, 100, 8)):
        a = math.radians(t)
        h.stem([(x, y), (x + math.cos(a) * n * 0.5, y + math.sin(a) * n * 0.5 - 8), (x + math.cos(a) * n, y + math.sin(a) * n)], "#b4c8dc", 3.4, 11)
    for x, y, n in ((660, 220, 26), (80, 90, 20), (400, 440, 10)):
        spots = [(x + rng.normal(0, n * 1.4), y + rng.normal(0, n), rng.uniform(4, 11)) for _ in range(n)]
        h.knots(spots, ("#b8b0a0", "#e4dcc8", "#8a94a4"))
        h.knots([(a, b, r * 0.34) for a, b, r in spots if r > 7], "#2a3450")
