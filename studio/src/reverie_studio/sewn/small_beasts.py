"""Mice, moles, lizards, a monkey, a deer."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop, Threads, ring
from reverie_studio.sewn.birds import INK
from reverie_studio.sewn.stitches import arc, scales
from reverie_studio.sewn.things import flame

MOLE = ("#120f18", "#241f2c", "#3e3644", "#6a5a60", "#b8937c")
MOLE_PINK = ("#7a2f34", "#b8605c", "#e6988a", "#fbc6b0", "#fff0de")
MOLE_CLAW = ("#8a7a62", "#d8c8a4", "#fff6e2")
MONKEY = ("#1c100c", "#3a2016", "#6a3c22", "#a0663a", "#e0a868")
MONKEY_FACE = ("#5a3a34", "#96685a", "#caa08a", "#ecd0b8", "#fff2e2")
FLAME_CORE = ("#ffb030", "#ffd868", "#fff6c0", "#fffff4")
DEER = ("#0e0a0a", "#24160f", "#553018", "#a8682c", "#ffc878")
LIZARD = ("#1c3038", "#2c5a5c", "#4a8a7c", "#8abf94", "#dcecb0")
LIZARD_BELLY = ("#6a5a3a", "#a89a5c", "#dccf8c", "#f8f0c0")
LIZARD_GOLD = ("#5a2c0c", "#a8661a", "#e0a030", "#ffd860", "#fff6c0")


def mouse_climbing(h: Hoop, coat: Threads = ("#4a2410", "#86481c", "#c07a34", "#eaac60", "#ffe0a8"), belly: Threads = "white") -> None:
    """A harvest mouse on an upright stem (x = 0), to its right, looking up and to the left; about 300 px high."""
    tone, pink = h.threads(coat), ("#8a3c3c", "#cc7c70", "#f4b4a0", "#ffdccc")
    h.couch("70,118 96,170 60,214 2,220 -30,190 -12,160 14,178 18,230 -6,282 -20,330", pink[1], pink[0], 8, 9)  # the tail, once round the stem
    h.tube("36,112,20 10,128,14 -14,122,9", tone[:4], "fur")
    h.tube("78,104,50 80,60,72 66,0,66 44,-50,52 20,-86,46", tone, "fur", angle=12, length=14, spread=0.08)
    h.blob("34,112! 16,60 4,10 -10,-40 22,-50 40,0 50,60 60,104", belly, "fur", puff=26, grain=["30,100 14,20 4,-40"], length=11)
    for y, s in ((-52, 1.0), (-6, 0.9)):  # hands round the stem
        h.tube([(40, y + 22, 20), (12, y + 12, 15), (-4, y + 4, 11)], tone, "fur", length=11)
        for k in range(4):
            h.tube([(0, y - 10 + k * 7, 5.5), (-14 * s, y - 11 + k * 7.5, 5), (-20 * s, y - 6 + k * 8, 3)], pink, "skin", width=1.6)
    h.tube("100,120,30 64,136,20 30,140,13", tone, "fur")
    for k in range(4):
        h.tube([(26, 130 + k * 7, 6), (-4, 128 + k * 8, 5), (-16, 134 + k * 8, 3)], pink, "skin", width=1.6)
    h.blob("66,-150 104,-172 132,-150 128,-112 96,-94 66,-112", tone, "fur", puff=18, angle=70)
    h.blob("74,-146 102,-160 120,-144 116,-118 94,-106 76,-120", pink, "face", puff=14, grain=["80,-114 114,-150"])
    h.blob("-76,-158 -50,-176 0,-174 48,-150 74,-104 58,-62 10,-48 -34,-72 -66,-118 -88,-138", tone, "fur", puff=64, grain=["-78,-148 -10,-150 60,-100", "-70,-130 -20,-90 40,-64"], length=13, spread=0.08)
    h.blob("-80,-140 -40,-112 0,-84 10,-56 -30,-72 -62,-112", belly, "fur", puff=18, grain=["-78,-138 -20,-86"], length=10)
    h.blob("-2,-176 4,-214 36,-226 56,-200 46,-166 18,-152", tone, "fur", puff=20, angle=70)
    h.blob("6,-178 12,-204 34,-212 46,-196 38,-172 18,-164", pink, "face", puff=14, grain=["16,-166 34,-206"])
    h.tube("-84,-152,9 -90,-156,9", pink, "silk")
    h.bead(-12, -138, 17, "#120a0c")
    h.straight([(-18, -146, -11, -148)], "#ffffff", 6)
    for a in (-150, -166, 176, 160, 200):
        r = math.radians(a)
        h.straight([(-64, -136, -64 + math.cos(r) * 62, -136 - math.sin(r) * -62)], "#fff6e0", 1.4, 5)
        h.straight([(-52, -126, -52 + math.cos(r + 1.9) * 46, -126 + math.sin(r + 1.9) * 46)], "#fff6e0", 1.2, 4)


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


def meerkat_behind(h: Hoop, coat: Threads) -> None:
    """A meerkat on its hind feet, from behind, its head thrown back to the left: feet at y=0, 230 px high."""
    dark = h.threads(coat)[:2]
    h.tube("20,-14,9 60,-6,8 104,2,4", coat, "fur", angle=12)
    for x in (-18, 20):
        h.tube([(x, -40, 20), (x * 1.2, -12, 13), (x * 1.5, -4, 11)], coat, "fur", angle=20)
    h.tube("0,-30,36 0,-80,34 -2,-130,27 -4,-164,21", coat, "fur", angle=8, length=14)
    for k in range(6):
        h.straight([(-22 + k, -60 - k * 15, 0, -66 - k * 15), (0, -66 - k * 15, 22 - k, -60 - k * 15)], dark, 3.4)
    h.tube("-24,-140,10 -40,-104,8 -26,-78,7", coat, "fur", angle=30)
    h.tube("18,-140,10 40,-168,8 22,-196,7", coat, "fur", angle=30)  # shades its eyes
    h.tube("-4,-170,24 -10,-190,25 -26,-206,16 -40,-216,9", coat, "fur", angle=10)
    for x, y in ((14, -190), (-20, -178)):
        h.blob([(x + math.cos(a) * 8, y + math.sin(a) * 9) for a in np.linspace(0, 6, 9)], dark, "fur", puff=5)
    h.straight([(-46, -220, -42, -216)], "#140c0c", 7)
    h.straight([(-26, -212, -18, -206)], "#140c0c", 6)


def roe_stepping(h: Hoop, coat: Threads, *, body: bool = True) -> None:
    """A roe deer that steps to the left and listens, head high: ground at y=0, 560 px long, 620 px high."""
    shade = h.threads(coat)[:4]
    if body:
        for hip, knee, low, foot, r in (((150, -330), (196, -220), (176, -110), (192, -6), 50), ((-96, -320), (-120, -206), (-112, -100), (-128, -4), 40)):
            h.tube([(*hip, r), (*knee, r * 0.44), (*low, r * 0.26), (*foot, r * 0.28)], shade, "fur", angle=16, lit=0.7)
            h.tube([(foot[0], foot[1] - 4, r * 0.3), (foot[0] - 10, foot[1] + 4, r * 0.26)], "black", "across")
    h.tube("206,-370,74 150,-376,86 60,-366,88 -40,-362,92 -104,-376,80 -150,-430,52 -176,-500,40 -186,-540,36", coat, "fur", angle=10, length=24)
    if body:
        for hip, knee, low, hock, foot, r in (((186, -356), (176, -250), (236, -160), (206, -90), (214, -4), 64), ((-84, -330), (-74, -220), (-150, -150), (-168, -130), (-160, -76), 46)):
            h.tube([(*hip, r), (*knee, r * 0.62), (*low, r * 0.32), (*hock, r * 0.25), (*foot, r * 0.24)], coat, "fur", angle=16)
            h.tube([(foot[0], foot[1] - 4, r * 0.26), (foot[0] - 12, foot[1] + 8, r * 0.22)], "black", "across")
    for p in ("-160,-580,10 -104,-640,30 -92,-694,4", "-204,-584,10 -240,-660,30 -236,-710,4"):
        h.tube(p, coat, "fur", flat=0.6)
    h.tube("-162,-588,4 -112,-642,14 -98,-680,2", ("#a87c70", "#dcb8a4", "#fbe4d4"), "fur", flat=0.5)
    h.tube("-206,-592,4 -236,-656,14 -234,-696,2", ("#a87c70", "#dcb8a4", "#fbe4d4"), "fur", flat=0.5)
    h.tube("-176,-556,46 -202,-556,44 -240,-532,33 -276,-506,24 -286,-500,22", coat, "fur", angle=10)
    h.tube("-262,-498,15 -284,-490,13", ("#a89c90", "#e4dcd0", "#ffffff"), "fur", angle=10)
    h.blob("-292,-518! -312,-512 -312,-496 -294,-492!", "black", "silk", grain=60.0, puff=8)
    h.eye(-216, -566, 13, ("#1c1010", "#4a2c20"), lid=shade, shut=0.16)
    h.stem("-276,-484 -290,-486 -300,-490", "#2a1610", 2.6, 6)


def mouse_behind(h: Hoop, coat: Threads, pink: Threads) -> None:
    """A mouse on its hind feet, from behind, its head thrown back, one paw up to the right: feet at y=0, 250 px high."""
    h.couch([(-10, -22), (-70, -6), (-120, -24), (-150, -4), (-186, -14)], h.threads(pink)[1][None], None, 9)
    for x in (-26, 28):
        h.tube([(x, -26, 22), (x * 1.3, -10, 15), (x * 1.6, -4, 12)], pink, "skin")
    h.tube("44,-120,17 74,-160,14 84,-204,12", coat, "fur", angle=20)
    h.tube("84,-206,12 88,-224,11", pink, "skin")
    h.tube("0,-40,60 0,-84,56 2,-124,44", coat, "fur", angle=8, length=18)
    h.tube("-40,-116,17 -62,-84,14 -66,-60,12", coat, "fur", angle=20)
    h.tube("2,-146,46 6,-172,44 14,-196,30", coat, "fur", angle=8, length=16)
    for x, y in ((-44, -186), (56, -192)):
        h.blob([(x + math.cos(a) * 34, y + math.sin(a) * 36) for a in np.linspace(0, 6, 15)], coat, "fur", grain=90.0, puff=16)
        h.blob([(x + math.cos(a) * 22, y + 2 + math.sin(a) * 24) for a in np.linspace(0, 6, 15)], pink, "fur", grain=90.0, puff=8)
    h.straight([(16, -222, 18, -228)], h.threads(pink)[0][None], 8)
    h.straight([(4, -214, -36, -232), (6, -216, -30, -246), (28, -214, 66, -236), (26, -216, 58, -250)], "#fffaf0", 1.8)


def reindeer_swimming(h: Hoop, coat: Threads, horn: Threads, *, look: float = 0.0, seed: int = 0) -> None:
    """Head, neck and back of a reindeer that swims to the right; the water is at y=0; antlers reach up 170 px."""
    rng = np.random.default_rng([5, seed])
    tone, bone = h.threads(coat), h.threads(horn)
    for far in (1, 0):
        dx, dy = far * 18, far * -4
        c = bone[1 if far else 3][None]
        w = 6.5 - far
        beam = [(8 + dx, -84 + dy), (-26 + dx, -120 + dy), (-30 + dx, -160 + dy), (6 + dx, -196 + dy), (30 + dx, -206 + dy)]
        h.couch(beam, c, None, w)
        for i, (ex, ey) in ((1, (-52, -140)), (2, (-58, -184)), (3, (-8, -226)), (4, (44, -228))):
            n = 1 + float(rng.normal(0, 0.14))
            bx, by = beam[i]
            h.couch([(bx, by), ((bx + ex + dx) / 2 + 5, (by + ey + dy) / 2), (bx + (ex + dx - bx) * n, by + (ey + dy - by) * n)], c, None, w * 0.8)
        h.couch([(12 + dx, -88 + dy), (40 + dx, -118 + dy), (66 + dx, -120 + dy)], c, None, w * 0.8)
    h.tube("-170,8,20 -120,-8,34 -70,-6,34 -30,4,30", coat, "fur", angle=8, length=14)
    h.tube("-40,4,36 -16,-36,31 8,-70,27", coat, "fur", angle=10, length=15)
    h.shag("-6,2 16,-20 30,-44", h.threads("white")[2:], 26, 44, 1, 22)
    h.leaf("-6,-84,5 -34,-94,11 -54,-88,2", coat, angle=24)
    h.tube("6,-76,27 40,-62,23 70,-44,17 88,-38,16", coat, "fur", angle=8, length=11)
    h.tube("80,-40,15 92,-36,14", tone[:3], "fur", length=8)
    h.bead(34, -72 + look, 5.5, "#0c0a0c")
    h.straight([(94, -42, 99, -38)], "#140c0c", 3.4)


def hedgehog_hiding(h: Hoop, spine: Threads, face: Threads, beads: tuple[str, ...]) -> None:
    """A hedgehog that lies flat and looks sideways to the right, glass heads (if any) stuck on its spines; 420 px wide."""
    rng = np.random.default_rng(11)
    tone = h.threads(spine)
    h.blob("-190,0! -196,-70 -150,-140 -60,-186 50,-180 120,-130 140,-70 150,-4! 0,8", tone[:3], "fur", grain=["-180,-10 -120,-120 0,-176", "0,0 10,-90 20,-176", "140,-10 110,-110 50,-170"], puff=90, length=20)
    stitches = []
    for _ in range(420):
        a, d = rng.uniform(math.pi, 2 * math.pi), math.sqrt(rng.uniform(0.02, 1))
        x, y = -30 + math.cos(a) * 160 * d, -6 + math.sin(a) * 168 * d
        t = math.atan2(y - 20, x + 30) + rng.normal(0, 0.14)
        n = rng.uniform(30, 46)
        stitches.append((x, y, x + math.cos(t) * n, y + math.sin(t) * n))
    for k in range(4):
        h.straight(stitches[k::4], tone[1 + k % 4 if k < 3 else 4][None], 3)
    h.blob("112,-96 150,-104 190,-72 236,-40 246,-24 226,-10 150,0 104,-10 96,-60", face, "fur", grain=["110,-70 180,-60 240,-26", "110,-20 230,-16"], puff=40, length=12)
    h.blob("110,-100 132,-130 158,-120 152,-94 128,-86", face, "fur", grain=60.0, puff=14, length=10)
    h.tube([(240, -30, 12), (246, -30, 12)], INK, "silk")
    h.eye(176, -62, 14, ("#1c100c", "#3a2418"), look=(0.9, -0.5), white="white")
    h.stem("226,-14 204,-12 186,-18", h.threads(face)[0][None], 3, 7)
    for x in (-120, -60, 96, 140):
        h.tube([(x, -4, 14), (x + 18, 2, 10)], face, "fur", length=9)
    for k in range(9 if beads else 0):
        a = math.radians(196 + k * 17)
        x0, y0 = -26 + math.cos(a) * 130, -10 + math.sin(a) * 140
        x, y = -26 + math.cos(a) * 230, -10 + math.sin(a) * 240
        h.straight([(x0, y0, x, y)], "silver", 4)
        h.blob(arc(x, y, 19, 19, n=16), beads[k % len(beads)], "silk", grain=60.0, puff=18, gloss=0.9)
        h.straight([(x - 9, y - 8, x - 3, y - 11)], "#ffffff", 5)


def mouse_bride(h: Hoop, fur: Threads, dress: Threads, bread: Threads) -> tuple[float, float]:
    """A mouse in a wedding dress who sits and eats a loaf, facing right, 460 px high; returns the top of her head."""
    tone, silk = h.threads(fur), h.threads(dress)
    h.tube("-110,-10,13 -170,20,11 -190,80,9 -150,130,7 -170,180,3", ("#a86a68", "#d89c94", "#f4c8bc"), "skin", angle=84)
    h.blob("-40,-250! -90,-190 -130,-90 -150,30! -60,50 60,54 170,36! 150,-40 110,-110 70,-190 50,-250!", dress, "cloth", grain=["-30,-240 -100,-90 -140,30", "10,-240 0,-90 0,50", "50,-240 110,-90 160,30"], puff=110, length=30)
    for p in ("-50,-200 -90,-80 -100,40", "0,-190 -20,-60 -20,48", "50,-190 80,-70 90,46"):
        h.pleat(p, 26, 0.3)
    h.knots([(-146 + k * 20, 36 + 10 * math.sin(k * 0.9), 9) for k in range(16)], silk[3:])
    for x in (60, 120):
        h.tube([(x, 40, 22), (x + 30, 60, 17), (x + 58, 58, 13)], ("#a86a68", "#d89c94", "#f4c8bc"), "skin", lit=0.9)
    h.blob(arc(-66, -398, 54, 58), tone[:4], "fur", puff=22, length=12, lit=0.7)
    h.tube("-10,-250,60 6,-300,66 40,-330,64 90,-318,46 136,-296,26 152,-288,17", fur, "fur", angle=8, length=15)
    h.blob("20,-270 60,-262 110,-272 128,-282 90,-250 50,-236 24,-246", h.threads("white")[1:], "fur", grain=0.0, puff=16, length=11)
    h.blob(arc(-20, -400, 60, 64), fur, "fur", puff=26, length=13)
    h.blob(arc(-16, -396, 40, 44), ("#a86a68", "#d89c94", "#f4c8bc", "#ffe8dc"), "skin", grain=80.0, puff=14)
    h.tube([(156, -290, 13), (160, -288, 13)], ("#7a3a40", "#c0686c", "#f4a8a0"), "silk")
    h.eye(78, -336, 19, ("#1c100c", "#3a2418"), look=(0.4, 0.2), lid=tone[1:4], shut=0.3, tilt=-8)
    h.seeds(arc(66, -286, 28, 20), ("#e08a80", "#f0a89c"), 7, 9, 80, 2)
    h.blob("96,-190 120,-236 190,-258 262,-236 286,-190 262,-150 190,-132 120,-146", bread, "fur", grain=["100,-190 190,-240 280,-190", "110,-160 190,-146 270,-164"], puff=70, length=18)
    h.blob("98,-196! 122,-238 160,-252! 150,-226! 168,-206! 148,-190! 152,-166! 128,-158! 104,-166", ("#c8a468", "#f0dcae", "#fff8e4"), "wool", grain=30.0, puff=12)
    for k in range(3):
        h.stem([(186 + k * 30, -246 + k * 6), (200 + k * 28, -220 + k * 5), (198 + k * 26, -198)], h.threads(bread)[0][None], 5, 9)
    for x, y, r in ((300, -128, 6), (270, -100, 5), (320, -96, 4), (286, -70, 5), (140, -110, 5), (170, -92, 4)):
        h.knots([(x - 60, y, r)], "#e4b868")
    h.tube("20,-200,34 70,-140,25 130,-150,17", dress, "cloth", angle=10)
    h.tube("130,-152,15 152,-160,13", ("#a86a68", "#d89c94", "#f4c8bc"), "skin")
    h.tube("40,-224,30 110,-250,22 168,-258,15", silk[:4], "cloth", angle=10, lit=0.85)
    h.tube("168,-260,14 190,-264,12", ("#a86a68", "#d89c94", "#f4c8bc"), "skin")
    for y in (-300, -284, -268):
        h.straight([(140, y + 8, 210, y - 6)], "#fffaf0", 1.8, 5)
    h.bead(84, -306, 8, "#8ac8e0")
    h.bead(92, -270, 10, "#8ac8e0")
    return h.where(10, -366)


def bat_asleep(h: Hoop, coat: Threads) -> None:
    """A small bat that hangs head down from the origin, wrapped in its wings, 130 px."""
    tone = h.threads(coat)
    h.straight([(-8, 0, -6, 16), (8, 0, 6, 16)], tone[0][None], 4)
    h.blob("0,10 24,24 30,64 16,100 0,108 -16,100 -30,64 -24,24", coat, "fur", grain=90.0, puff=24, length=12)
    h.leaf("-6,16,6 -24,56,17 -6,104,2", tone[:4], tone[0][None], angle=20)
    h.leaf("6,16,6 24,56,17 6,104,2", tone[:4], tone[0][None], angle=20)
    for s in (-1, 1):
        h.leaf([(s * 8, 118, 5), (s * 20, 136, 11), (s * 22, 154, 2)], coat, angle=22)
        h.stem([(s * 4, 116), (s * 9, 120), (s * 14, 116)], "#0c080c", 2.6, 5)
    h.tube([(0, 110, 18), (0, 116, 19)], coat, "fur", length=9)
    h.knots([(0, 106, 4)], "#0c080c")


def mouse_at_work(h: Hoop, coat: Threads, scarf: Threads) -> tuple[float, float]:
    """A small mouse in a headscarf who bends down to the right with both hands, 220 px long; returns her hands on the card."""
    tone, pink = h.threads(coat), ("#8a3c3c", "#cc7c70", "#f4b4a0", "#ffdccc")
    h.couch("-96,-30 -140,-20 -160,-60 -130,-92 -160,-120", pink[1], pink[0], 7, 9)
    for x in (-60, -20):
        h.tube([(x, -20, 17), (x + 14, -4, 11), (x + 34, -2, 9)], pink, "skin")
    h.tube("60,-56,16 84,-26,10 100,-12,8", tone[:4], "fur", lit=0.75)
    h.blob("-100,-30 -84,-84 -30,-108 36,-100 66,-66 50,-24 0,-8 -70,-6", coat, "fur", grain=["-96,-34 -30,-96 60,-70", "-70,-10 0,-20 50,-30"], puff=56, length=13)
    h.blob("-96,-36! -84,-70 -40,-60 10,-58 36,-30 10,-4 -70,-2", scarf, "cloth", grain=["-90,-40 0,-50 30,-28", "-70,-6 0,-12"], puff=24, length=18)
    h.blob("34,-112 22,-140 44,-162 70,-150 68,-118", tone[:4], "fur", puff=16, length=10, lit=0.75)
    h.tube("44,-84,36 76,-82,35 108,-64,22 126,-52,13", coat, "fur", angle=8, length=12)
    h.blob("36,-112! 60,-126 92,-118 104,-98! 80,-92 56,-78 40,-52! 22,-70", scarf, "cloth", grain=["40,-60 50,-100 96,-108"], puff=14, length=14)
    h.knots([(58, -100, 5), (76, -110, 5), (44, -80, 5)], "#ffe08a")
    h.blob("52,-116 44,-146 70,-166 94,-148 88,-120", coat, "fur", puff=18, length=10)
    h.blob("60,-122 56,-142 70,-154 84,-144 80,-124", pink, "skin", puff=8)
    h.tube([(128, -50, 8), (131, -49, 8)], pink, "silk")
    h.bead(100, -76, 8, "#120a0c")
    h.straight([(114, -54, 150, -64), (114, -50, 152, -50), (112, -46, 146, -36)], "#fff6e0", 1.5, 3)
    h.tube("34,-52,19 76,-16,12 108,-6,9", coat, "fur", angle=12)
    h.tube([(106, -8, 9), (120, -4, 7)], pink, "skin")
    return h.where(120, -4)
