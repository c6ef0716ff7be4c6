"""Beasts of the fourth lot: laden, leaping, curled, folded, startled; each in its own place unless it says where."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from reverie_studio.finishes.embroidery_beasts import beast
from reverie_studio.finishes.embroidery_hoop import Hoop, Threads
from reverie_studio.finishes.embroidery_lot_b_beasts import fleece, sheep_face
from reverie_studio.finishes.embroidery_lot_c import islands
from reverie_studio.finishes.embroidery_lot_d import folds, striped
from reverie_studio.finishes.embroidery_things import wheel

BLACK = ("#08060a", "#1a1418", "#342a2c")
ZEBRA = ("#8a8c98", "#c4c4c4", "#f0ece4", "#ffffff")
SAND = ("#8a6a34", "#c8a458", "#ecd490", "#fff4cc")
CROC = ("#0c2c1c", "#1e5a34", "#4c9450", "#a0d080", "#e8f8c0")


def camel(h: Hoop, coat: Threads, load: Threads, girths: Threads, *, step: float = 1.0, nod: float = 0.0) -> None:
    """A laden camel looking right, feet at y=0, 300 px high; `step` (-1 … 1) sets its feet, `nod` lowers its head by px."""
    shade = h.threads(coat)[:4]
    for x, d, tone, hip in ((66, -16, shade, 22), (-70, 18, shade, 26), (84, 20, coat, 24), (-84, -16, coat, 30)):
        f = x + d * step
        h.tube([(x, -158, hip), (x + 2, -112, 15), (x + d * step * 0.4, -78, 13), (f, -40, 8), (f, -10, 9)], tone, "fur", angle=24)
        h.tube([(f - 4, -7, 9), (f + 12, -6, 8)], shade, "across")
    h.tube([(-100, -190, 5), (-122, -150, 5), (-120, -110, 8)], coat, "hair")
    n = nod
    h.tube([(-92, -176, 36), (-50, -184, 44), (0, -182, 50), (50, -178, 46), (92, -168, 36), (132, -150 + n * 0.2, 24), (168, -176 + n * 0.5, 19), (182, -228 + n * 0.8, 16), (190, -272 + n, 16)], coat, "fur", angle=12)
    h.tube([(-52, -214, 22), (-16, -262, 34), (-4, -282, 22), (30, -220, 26)], coat, "fur", angle=50)
    h.leaf([(184, -284 + n, 4), (172, -296 + n, 6), (164, -306 + n, 1)], coat, angle=24)
    h.tube([(190, -278 + n, 18), (222, -280 + n, 14), (250, -270 + n, 12), (262, -262 + n, 9)], coat, "fur", angle=10)
    h.tube([(226, -262 + n, 7), (252, -252 + n, 7)], shade, "fur")
    h.bead(206, -286 + n, 5, "#140e0c")
    h.shag("124,-136 152,-140 176,-168", coat, 22, 26, 1, 24, 3, 3)
    h.blob("-66,-226! -40,-272 -8,-292 30,-270 52,-222! 58,-168 20,-160 -60,-168", load, "cloth", grain=[[(-8, -292), (-44, -180)], [(-8, -292), (36, -180)]], puff=26)
    for x in (-44, 34):
        h.tube([(x - 22, -186, 30), (x + 22, -184, 30)], girths, "wool")
        h.couch([(x, -216), (x + 3, -186), (x, -154)], "#2a1d17", None, 6)


def mule_cart(h: Hoop, coat: Threads, wood: Threads, load: Threads, *, step: float = 1.0) -> None:
    """A mule before a two-wheeled cart, going right, feet and wheel on y=0, 420 px long."""
    h.blob("-260,-150! -70,-150! -90,-74! -244,-74!", wood, "across", grain=0.0, puff=14)
    h.blob("-256,-140! -250,-196 -200,-224 -140,-216 -90,-190 -72,-144!", load, "wool", grain=["-250,-150 -170,-210 -76,-150"], puff=40)
    for x in (-230, -170, -110):
        h.couch([(x, -216 + abs(x + 170) * 0.4), (x + 4, -150)], h.threads(wood)[0][None], None, 5)
    wheel(h, -164, -64, 64, wood, wood, 8)
    with h.at(86, 0, 0.86):
        beast(h, "donkey", coat, stride=(18 * step, -14 * step, -20 * step, 16 * step), bow=20)
        h.couch("66,-190 82,-130 70,-92", h.threads(wood)[0][None], "#c8a060", 12, 12)
    h.tube([(-90, -100, 7), (40, -104, 6), (150, -112, 5)], h.threads(wood)[1:], "across", angle=8)


def sprite(h: Hoop, tone: Threads, pose: int) -> None:
    """A dark long-eared being, about 130 px, at the rim of a hole whose edge is y=0. Poses: 0 hauls itself up on
    its elbows, 1 sits and dusts its knees, 2 stands and looks about, 3 head and shoulders from behind.
    """  # fmt: skip
    eyes = ("#ffb040", "#fff0a0")
    if pose == 3:
        head = (0.0, -46.0)
        h.blob("-58,40! -54,-10 -30,-34 0,-40 30,-34 54,-10 58,40!", tone, "fur", grain=["0,-40 -40,30", "0,-40 40,30"], puff=34)
    elif pose == 2:
        head = (4.0, -104.0)
        for x in (-14, 12):
            h.tube([(x, -44, 13), (x * 1.3, -20, 9), (x * 1.4, -2, 8), (x * 1.4 + 12, 0, 6)], tone, "fur")
        h.tube([(0, -42, 25), (0, -66, 24), (2, -88, 15)], tone, "fur", angle=60)
        h.tube([(-18, -78, 9), (-34, -58, 7), (-28, -40, 6)], tone, "fur")
        h.tube([(18, -80, 9), (38, -96, 7), (26, -112, 6)], tone, "fur")
    elif pose == 1:
        head = (6.0, -76.0)
        h.tube([(-8, -16, 27), (-4, -42, 23), (4, -62, 14)], tone, "fur", angle=60)
        h.tube([(0, -12, 14), (30, -34, 12), (36, -4, 9), (48, 0, 6)], tone, "fur")
        h.tube([(10, -52, 9), (34, -50, 7), (40, -30, 6)], tone, "fur")
    else:
        head = (8.0, -50.0)
        h.tube([(-20, 30, 20), (-8, 0, 25), (4, -36, 17)], tone, "fur", angle=60)
        for x in (-34, 40):
            h.tube([(x * 0.3, -30, 11), (x, -22, 9), (x * 1.2, 0, 7)], tone, "fur")
    hx, hy = head
    for d, lean in ((-9, -16), (8, 10)):
        h.leaf([(hx + d, hy - 14, 4), (hx + d + lean * 0.5, hy - 38, 9), (hx + d + lean, hy - 64, 1)], tone, angle=24)
    chin = 0.0 if pose == 3 else 8.0
    h.tube([(hx, hy - 6, 20), (hx + chin * 0.25, hy + 6, 19), (hx + chin, hy + 12, 12 if chin else 20)], tone, "fur", angle=30)
    if pose != 3:
        h.knots([(hx - 6, hy - 2, 5), (hx + 11, hy - 1, 5)], eyes)


def curled(h: Hoop, kind: str, coat: Threads, *, awake: bool = False) -> None:
    """A beast asleep on its side, curled, seen from above, 260 px across; its back is up (-y), its tail would leave at (70, 80).

    Kinds: fox, wolf, bear, cat, lynx, squirrel; they differ by ears, muzzle and mask.
    """
    tone = h.threads(coat)
    pale = tone[2:]
    h.blob("-120,10 -112,-56 -66,-104 0,-118 70,-102 114,-50 118,14 92,66 40,86 -20,80 -80,70", coat, "fur",
           grain=["-110,30 -96,-50 -20,-96 60,-84 104,-10 90,60", "-60,30 -50,-20 0,-46 50,-30 60,30"], puff=70, length=19)  # fmt: skip
    h.tube([(92, 10, 44), (84, 52, 36), (40, 78, 22), (0, 82, 15), (-18, 82, 12)], coat, "fur", angle=24)
    h.tube([(-62, 40, 30), (-30, 74, 20), (10, 70, 13), (24, 68, 11)], pale, "fur", angle=20)
    with h.at(-66, 26, 1.0, 16):
        snout = {"fox": 74, "wolf": 72, "bear": 52, "cat": 34, "lynx": 38, "squirrel": 40}[kind]
        tall, wide = {"fox": (52, 22), "wolf": (46, 18), "bear": (26, 20), "cat": (38, 19), "lynx": (48, 18), "squirrel": (36, 13)}[kind]
        deep = tone[:1]
        h.tube([(-18, -8, 53), (6, 2, 51), (snout * 0.6, 18, 33), (snout + 2, 28, 22)], deep, "fur")
        for x, turn in ((-40, -22), (20, 6)):
            with h.at(x, -26, 1.0, turn):
                blunt = 0.75 if kind == "bear" else 0.08
                h.tube([(0, 6, wide + 4), (0, -tall * 0.5, wide + 4), (0, -tall - 5, wide * blunt + 4)], deep, "fur")
                h.leaf([(0, 4, wide), (0, -tall * 0.5, wide), (0, -tall, wide * blunt)], tone[1:], angle=24)
                h.leaf([(0, 2, wide * 0.5), (0, -tall * 0.4, wide * 0.62), (0, -tall * 0.85, 1)], ("#2a1210", "#7a4840", "#c89484"), angle=20)
                if kind in ("lynx", "squirrel"):
                    h.shag([(-4, -tall), (4, -tall)], deep, 26, 9, -1, 14, 2.6, 2)
        h.tube([(-18, -6, 46), (6, 4, 44), (snout * 0.6, 18, 27), (snout, 28, 17)], coat, "fur", angle=10, length=14)
        h.tube([(18, 26, 24), (snout * 0.7, 34, 16), (snout, 38, 10)], pale if kind != "cat" else tone[1:], "fur", angle=8, length=12)
        h.knots([(snout + 14, 24, 9)], "#120c0e")
        for x, y in ((12, -2), (-32, -6)):
            if awake and x > 0:
                h.eye(x, y, 17, ("#e8a820", "#ffe070", "#fffce0"), look=(0.2, -0.4), white=("#c8b890", "#fff8e0"), lid=coat, shut=0.16, tilt=8)
            else:
                h.stem([(x - 13, y - 2), (x, y + 8), (x + 13, y + 2)], "#0c080a", 4, 8)
    if kind == "lynx":
        h.knots([(x, y, 6) for x, y in ((-60, -64), (-20, -88), (24, -92), (66, -70), (94, -30), (-10, -56), (34, -60), (72, -30))], tone[0][None])


def leaping_donkey(h: Hoop, coat: Threads, pale: Threads, hoof: Threads = ("#0c0a0c", "#2a2226", "#5a4c4c")) -> None:
    """A donkey in mid-leap to the right, legs stretched, eye wide; 660 px long, its middle at the origin."""
    shade = h.threads(coat)[:4]
    for spine, tone in (((100, 18, 36), (176, 86, 22), (240, 96, 14), (300, 132, 13)), shade), (((-96, 30, 48), (-166, 104, 28), (-222, 108, 16), (-286, 160, 14)), shade), \
            (((-270, -20, 4), (-240, -70, 8), (-190, -56, 9), (-140, -24, 10)), shade):  # fmt: skip
        h.tube(spine, tone, "fur", angle=24)
    h.shag([(-240, -70), (-262, -44), (-276, -16)], shade, 44, 40, -1, 22, 3, 5)
    h.leaf([(196, -166, 10), (140, -206, 20), (74, -216, 3)], shade, angle=26)
    h.tube([(-124, 0, 60), (-50, -12, 66), (40, -14, 66), (112, -30, 54), (160, -84, 38), (196, -136, 32)], coat, "fur", angle=12)
    h.tube([(112, 6, 38), (190, 44, 23), (262, 34, 14), (324, 56, 13)], coat, "fur", angle=24)
    h.tube([(-126, 8, 52), (-196, 60, 30), (-254, 50, 16), (-324, 86, 14)], coat, "fur", angle=24)
    for x, y in ((300, 132), (-286, 160), (324, 56), (-324, 86)):
        side = 1 if x > 0 else -1
        h.tube([(x, y, 14), (x + side * 16, y + 8, 13)], hoof, "across")
    h.tube([(196, -138, 36), (250, -116, 30), (296, -92, 22)], coat, "fur", angle=10)
    h.tube([(290, -96, 22), (318, -84, 22)], pale, "fur", angle=8)
    h.leaf([(204, -160, 10), (160, -226, 22), (112, -270, 3)], coat, h.threads(coat)[0], angle=26)
    h.shag([(120, -74), (160, -126), (190, -172)], shade, 34, 60, 1, 20, 3.4, 4)
    h.straight([(330, -92, 338, -86)], "#140c10", 6)
    h.stem([(338, -72), (318, -64), (296, -66)], "#3a2420", 4, 8)
    h.eye(238, -128, 13, "black", white="white", look=(0.4, 0.6))


def frog_sitting(h: Hoop, tone: Threads) -> None:
    """A frog that sits and looks up to the right, 90 px high, feet at y=0."""
    h.tube([(-30, -14, 20), (-52, -22, 15), (-44, -4, 9), (-20, -2, 7)], tone, "fur", angle=40)
    h.tube([(-22, -18, 26), (0, -38, 30), (20, -58, 25), (28, -66, 20)], tone, "fur", angle=60, length=12)
    h.tube([(16, -34, 13), (32, -18, 8), (30, -2, 7), (44, 0, 4)], tone, "fur", angle=40)
    h.stem("48,-68 34,-52 14,-50", h.threads(tone)[0][None], 3, 7)
    for x, y in ((6, -82), (30, -88)):
        h.tube([(x, y, 12), (x + 1, y, 12)], tone, "fur")
        h.eye(x + 2, y - 3, 8, ("#8a5a10", "#f8c840", "#fff4b0"), look=(0.5, -0.8))


def starling(h: Hoop, tone: Threads, beat: float) -> None:
    """A starling in flight from above, its bill to the right (+x), 200 px across; `beat` -1 … 1 sweeps its wings."""
    sweep = 26 * beat
    for side in (-1, 1):
        h.leaf([(6, side * 8, 10), (-6 - sweep * 0.4, side * 50, 22), (-44 - sweep, side * 98, 2)], tone, angle=26)
    h.leaf([(-30, 0, 8), (-58, 0, 14), (-86, 0, 10)], tone, angle=18)
    h.tube([(-36, 0, 12), (-4, 0, 20), (28, 0, 17), (46, 0, 11)], tone, "fur", angle=8)
    h.tube([(52, 0, 6), (78, 0, 2)], ("#d29a3a", "#ffe08a"), "across")
    h.knots([(-14, -8, 3.4), (4, 9, 3.4), (14, -7, 3.4), (-24, 5, 3.4)], "#e8e4f0")


def heron(h: Hoop, coat: Threads) -> None:
    """A heron that stands and looks down to the right, 330 px high, feet at y=0, its bill about to strike."""
    leg = ("#3a2c1c", "#7a6038", "#b8985c")
    for x, f in ((-12, -4), (10, 14)):
        h.tube([(x, -120, 7), (x - 6, -66, 5), (x + f * 0.5, -4, 4)], leg, "across")
        h.straight([(x + f * 0.5, -3, x + f * 0.5 + 24, 1), (x + f * 0.5, -3, x + f * 0.5 - 16, 1), (x + f * 0.5, -3, x + f * 0.5 + 14, 8)], "#b8985c", 4)
    tone = h.threads(coat)
    h.fan("-40,-160 -20,-130 0,-112", "-110,-104 -84,-76 -50,-72", 5, 13, tone[:3], tone[0], satin=40)
    h.blob("-86,-108! -60,-170 -10,-200 40,-190 52,-160 30,-124 -20,-104", coat, "fur", grain=["46,-180 -10,-150 -80,-112", "40,-150 -10,-126 -60,-112"], puff=44)
    for k in range(4):
        h.leaf([(34, -180 + k * 15, 6), (-16, -166 + k * 16, 14), (-76 + k * 8, -122 + k * 8, 2)], tone[1:], tone[0], angle=26)
    h.tube([(36, -172, 24), (70, -196, 17), (66, -240, 13), (40, -276, 12), (54, -308, 12), (74, -314, 13)], tone[2:], "fur", angle=10)
    h.tube([(64, -318, 17), (90, -312, 15), (104, -304, 9)], tone[2:], "fur", angle=8)
    h.blob("104,-314! 150,-292 196,-262! 146,-276 100,-298!", ("#7a4a12", "#d8982c", "#ffe088"), "silk", grain=28.0, puff=6)
    h.leaf([(92, -326, 4), (50, -338, 8), (-4, -330, 1)], "black", angle=20)
    h.eye(92, -314, 7, ("#c8901c", "#ffe060"), look=(0.4, 0.5))
    h.shag("58,-196 66,-176 54,-160", tone[3:], 40, 22, -1, 14, 2.6, 3)


def toothache_wolf(h: Hoop, coat: Threads, pale: Threads) -> tuple[float, float]:
    """A seated wolf in profile to the right, 640 px high, feet at y=0, jaws open, a bandage round its swollen cheek.

    Returns the tip of the bad tooth in the current place.
    """
    tone = h.threads(coat)
    fur: dict[str, Any] = {"length": 20, "spread": 0.09}
    h.tube([(-150, -50, 40), (-230, -36, 52), (-310, -60, 44), (-360, -110, 8)], coat, "fur", angle=16, **fur)
    h.tube([(70, -300, 46), (120, -170, 32), (132, -46, 26), (140, -18, 26), (176, -14, 20)], tone[:4], "fur", angle=20, **fur)
    h.tube([(-100, -130, 122), (-56, -250, 124), (10, -360, 100), (36, -440, 84)], coat, "fur", angle=14, **fur)
    h.tube([(60, -230, 42), (76, -320, 56), (84, -400, 46)], pale, "fur", angle=10, **fur)
    h.blob("-220,-20! -236,-120 -170,-210 -70,-220 10,-160 40,-70 36,0!", coat, "fur", grain=["-60,-210 -190,-120 -200,-10", "-30,-160 -60,-80 20,-10"], puff=90, **fur)
    h.tube([(-70, -20, 26), (20, -20, 26), (66, -14, 20)], coat, "fur", angle=12, **fur)
    h.tube([(40, -300, 54), (72, -170, 36), (82, -46, 28), (90, -18, 28), (126, -14, 22)], coat, "fur", angle=20, **fur)
    for x in (112, 128, 140):
        h.straight([(x, -24, x + 12, -4)], tone[0][None], 4)
    # the head: far ear, mouth, lower jaw, skull with the upper jaw
    h.leaf([(-10, -560, 24), (-70, -610, 32), (-128, -616, 3)], tone[:4], angle=26)
    h.blob("90,-500! 250,-556! 216,-416! 96,-440!", ("#2a0a10", "#5c1820", "#8a2c34"), "silk", grain=10.0, puff=20)
    h.tube([(110, -450, 22), (170, -446, 22), (222, -462, 12)], ("#8a3040", "#d06a70", "#f8a8a0"), "fur", angle=10)
    h.tube([(40, -440, 62), (120, -418, 42), (190, -402, 27), (236, -404, 19)], tone[1:], "fur", angle=10, **fur)
    for x, y, n in ((150, -432, 16), (176, -426, 15), (202, -424, 24), (226, -422, 15)):
        h.blob([(x - 7, y + 4), (x, y - n), (x + 7, y + 4)], "white", "silk", grain=90.0, puff=5)
    h.tube([(20, -500, 92), (80, -524, 82), (140, -544, 54), (210, -566, 38), (272, -584, 29)], coat, "fur", angle=10, **fur)
    h.tube([(120, -508, 26), (190, -538, 18), (250, -560, 13)], pale, "fur", angle=8, length=14)
    for x, y, n in ((150, -506, 14), (176, -518, 14), (204, -528, 16), (250, -548, 16)):
        h.blob([(x - 7, y - 6), (x, y + n), (x + 7, y - 4)], "white", "silk", grain=90.0, puff=5)
    h.blob("218,-546! 228,-550 240,-546! 236,-516 230,-498! 222,-518", ("#a8842c", "#e8cc70", "#fff8d0"), "silk", grain=90.0, puff=7)
    h.tube([(284, -596, 19), (298, -590, 16)], "black", "silk")
    h.leaf([(10, -570, 26), (-30, -642, 36), (-86, -690, 4)], coat, tone[0], angle=26)
    h.eye(116, -566, 19, ("#6a4a08", "#e8b830", "#fff0a0"), white="white", look=(0.9, 0.4), lid=tone[1:], shut=0.0, tilt=16)
    h.tube([(84, -590, 6), (112, -610, 8), (148, -620, 5)], tone[:2], "fur")
    h.blob("20,-470 50,-510 110,-500 132,-458 104,-414 48,-410", tone[1:], "fur", grain=["30,-470 80,-500 124,-456", "40,-430 90,-420"], puff=60, **fur)
    h.seeds("50,-480 90,-490 116,-460 96,-430 56,-436", ("#e0605a", "#f08a78"), 13, 9, 30, 2.6)
    for spine in ([(-26, -574, 17), (-34, -500, 19), (0, -430, 19), (66, -388, 17)], [(-26, -574, 17), (10, -596, 17), (40, -610, 16)]):
        h.tube(spine, ("#a8a09a", "#dcd4c8", "#fffaf0", "#ffffff"), "across", angle=60)
    for a in ((-28, -586, -78, -640, -20, -650), (-20, -590, 20, -650, 66, -640)):
        h.tube([(a[0], a[1], 8), (a[2], a[3], 22), (a[4], a[5], 12), (a[0], a[1], 7)], ("#a8a09a", "#dcd4c8", "#fffaf0", "#ffffff"), "cloth")
    return 230.0, -502.0


def frog_above(h: Hoop, tone: Threads, *, lean: float = 0.0) -> None:
    """A frog that sits in a boat, seen from above, looking down the card (+y), 150 px; `lean` moves its head ahead."""
    pale = h.threads(tone)[2:]
    for side in (-1, 1):
        h.tube([(side * 20, -20, 20), (side * 50, 4, 17), (side * 38, 44, 11), (side * 30, 74, 9)], tone, "fur", angle=30)
        for d in (-10, 0, 10):
            h.tube([(side * 30, 74, 5), (side * 30 + d, 94, 3)], tone, "fur")
    h.tube([(0, -36, 28), (0, -6, 36), (0, 20 + lean * 0.4, 33), (0, 34 + lean * 0.7, 28)], tone, "fur", angle=12, length=13)
    h.knots([(-10, -26, 6), (12, -14, 7), (-6, -2, 5), (14, -34, 4)], h.threads(tone)[0][None])
    for side in (-1, 1):
        h.tube([(side * 26, 18 + lean * 0.4, 12), (side * 34, 54 + lean * 0.3, 9), (side * 12, 84, 8)], pale, "fur", angle=30)
    h.tube([(0, 40 + lean, 27), (0, 56 + lean, 25), (0, 66 + lean, 17)], tone, "fur", angle=12, length=12)
    for side in (-1, 1):
        h.tube([(side * 20, 46 + lean, 13), (side * 20, 48 + lean, 13)], pale, "fur")
        h.eye(side * 21, 51 + lean, 8, ("#8a5a10", "#f8c840", "#fff4b0"), look=(0, 0.6))
    h.stem([(-18, 72 + lean), (0, 82 + lean), (18, 72 + lean)], h.threads(tone)[0][None], 3.4, 7)


def rook(h: Hoop, tone: Threads) -> None:
    """A rook in flight from above, its bill to the right (+x), 280 px across, wing tips fingered."""
    for side in (-1, 1):
        h.fan([(-30, side * 16), (0, side * 60), (20, side * 96)], [(-74, side * 46), (-70, side * 110), (-20, side * 142)], 8, 12, tone, h.threads(tone)[0], satin=40)
        h.tube([(20, side * 10, 18), (30, side * 56, 14), (14, side * 104, 6)], tone, "fur")
    h.fan("-40,-12 -44,0 -40,12", "-100,-28 -108,0 -100,28", 5, 12, tone, satin=40)
    h.tube([(-50, 0, 14), (-10, 0, 24), (34, 0, 22), (62, 0, 17)], tone, "fur", angle=8)
    h.tube([(76, 0, 9), (108, 0, 2)], ("#5a5048", "#a89c8c", "#e0d4c0"), "across")


def tiger_face(h: Hoop, coat: Threads) -> None:
    """A resigned tiger from the front, chin on something at y=90, 230 px wide."""
    white, black = ("#a89c90", "#e4dccc", "#fffaf0", "#ffffff"), ("#08060a", "#1a1418", "#342a2c")
    for x in (-1, 1):
        h.tube([(x * 70, -70, 30), (x * 78, -82, 30)], black, "fur")
        h.tube([(x * 70, -66, 19), (x * 75, -74, 18)], white, "fur")
    h.blob("-112,20 -100,-50 -56,-92 0,-100 56,-92 100,-50 112,20 84,74 40,96 -40,96 -84,74", coat, "fur", grain=["0,20 0,-96", "-16,10 -60,-40 -80,-80", "16,10 60,-40 80,-80", "-30,50 -100,40", "30,50 100,40"], puff=70, length=16)
    for x in (-1, 1):
        h.shag([(x * 84, 10), (x * 104, 44), (x * 80, 84)], white, 40, 46, 1 if x < 0 else -1, 22, 3, 4)
        h.tube([(x * 36, -46, 17), (x * 50, -40, 15)], white, "fur")
        h.blob(f"{x * 6},46 {x * 30},34 {x * 62},44 {x * 66},74 {x * 36},96 {x * 6},92", white, "fur", grain=[[(x * 6, 56), (x * 60, 64)], [(x * 8, 80), (x * 50, 90)]], puff=30)
        for a in ((18, -94, 26, -66), (40, -88, 44, -70), (62, -72, 62, -56), (92, -20, 66, -14), (104, 6, 76, 10)):
            h.tube([(x * a[0], a[1], 6), (x * a[2], a[3], 2)], black, "across")
        for k in range(3):
            h.straight([(x * 44, 66 + k * 8, x * 136, 50 + k * 20)], "#ffffff", 1.8, 5)
        h.eye(x * 44, -18, 17, ("#5a6a10", "#b8c838", "#f4f8a0"), look=(0.5, 0.4), lid=coat, shut=0.42, tilt=x * 14)
    h.tube([(0, -96, 5), (0, -70, 3)], black, "across")
    h.blob("-24,30! 0,24 24,30! 10,48 0,54 -10,48", ("#8a3a3c", "#d87a74", "#f8b0a4"), "silk", grain=0.0, puff=12)
    h.stem("0,54 0,66 -20,80 -42,78", "#2a1416", 4, 8)
    h.stem("0,66 20,80 42,78", "#2a1416", 4, 8)


def penguin(h: Hoop, *, lift: float = 0.0, cap: Threads = ("#6a1414", "#b82c28", "#f07a60")) -> None:
    """A porter penguin to the right, 240 px high, feet at y=0; `lift` raises its near flipper (0 hanging … 1 ahead)."""
    black, white = ("#08080e", "#161622", "#2a2c3c", "#565a70"), ("#9c98a0", "#dcd8d4", "#fffaf0", "#ffffff")
    for x in (-18, 22):
        h.tube([(x, -12, 10), (x + 24, -5, 7)], ("#8a4a10", "#e08a20", "#ffc860"), "across")
    h.tube([(24, -130, 14), (70, -130 - 10 * lift, 12), (100, -116 - 20 * lift, 6)], black, "fur")
    h.blob("-64,-20! -66,-90 -50,-150 -10,-190 34,-180 56,-120 58,-60 40,-10 -10,-4 -50,2", black, "fur", grain=["0,-180 -40,-100 -50,-10", "20,-170 40,-80 30,-10"], puff=60)
    h.blob("10,-166 44,-160 56,-110 56,-56 36,-12 4,-10 0,-60 4,-120", white, "fur", grain=["24,-160 30,-80 20,-14"], puff=40)
    h.tube([(8, -190, 38), (18, -210, 37), (24, -214, 32)], black, "fur", angle=40)
    h.blob("28,-196 52,-200 50,-178 30,-172", white, "fur", puff=14)
    h.blob("54,-212! 88,-198! 54,-190!", ("#8a4a10", "#e08a20", "#ffc860"), "silk", grain=0.0, puff=7)
    h.eye(36, -212, 8, "black", white="white", look=(0.5, 0.2))
    a = math.radians(70 - 80 * lift)
    h.tube([(-14, -150, 18), (-14 + math.cos(a) * 56, -146 + math.sin(a) * 56, 17), (-8 + math.cos(a) * 112, -146 + math.sin(a) * 108, 7)], black, "fur", angle=12)
    h.blob("-12,-236! -8,-266 22,-274 50,-262 54,-238!", cap, "cloth", grain=0.0, puff=14)
    h.couch("-14,-236 20,-232 58,-240", "#ffd878", None, 7)


def cat_face(h: Hoop, coat: Threads, *, iris: Threads = ("#5a6a10", "#b8d040", "#f8ffb0"), look: tuple[float, float] = (0.0, 0.6), gape: bool = False,
             bars: Threads | None = None) -> None:  # fmt: skip
    """A startled cat from the front, 200 px wide, chin at y=84; `gape` opens its mouth, `bars` stripe its brow."""
    tone, white = h.threads(coat), ("#8a8c90", "#c8c8c4", "#f4f0e8", "#ffffff")
    for x in (-1, 1):
        h.blob(f"{x * 92},-20! {x * 88},-118! {x * 22},-70!", coat, "fur", grain=[[(x * 60, -30), (x * 86, -112)]], puff=16)
        h.blob(f"{x * 80},-40! {x * 80},-98! {x * 40},-68!", ("#6a3438", "#b87874", "#e8b4a8"), "fur", grain=[[(x * 60, -40), (x * 78, -94)]], puff=8)
    h.blob("-98,10 -92,-44 -50,-80 0,-86 50,-80 92,-44 98,10 70,62 30,82 -30,82 -70,62", coat, "fur", grain=["0,20 0,-84", "-14,10 -50,-40 -66,-70", "14,10 50,-40 66,-70", "-26,44 -90,34", "26,44 90,34"], puff=60, length=15)
    if bars is not None:
        for x in (-26, 0, 26):
            h.tube([(x, -82, 6), (x * 0.8, -52, 2)], bars, "across")
        for x in (-1, 1):
            for y in (0, 22):
                h.tube([(x * 95, y, 5), (x * 66, y + 4, 2)], bars, "across")
    for x in (-1, 1):
        h.blob(f"{x * 2},36 {x * 22},26 {x * 46},34 {x * 46},56 {x * 24},70 {x * 2},66", white, "fur", grain=[[(x * 4, 44), (x * 44, 48)]], puff=20)
        for k in range(3):
            h.straight([(x * 34, 48 + k * 7, x * 128, 30 + k * 22)], "#fffaf0", 1.8, 5)
        h.eye(x * 42, -14, 23, iris, look=look, white=tone[:2])
    if gape:
        h.blob("-15,64 0,58 15,64 13,92 0,100 -13,92", ("#3a0c14", "#8a2c34", "#d06a70"), "silk", grain=90.0, puff=8)
    h.blob("-14,20! 0,16 14,20! 0,36", ("#8a3a3c", "#d87a74", "#f8b0a4"), "silk", grain=0.0, puff=8)
    h.stem("-24,60 -6,56 0,36 6,56 24,60", "#2a1416", 3.4, 7)


def mackerel(h: Hoop, *, gape: float = 0.0) -> None:
    """A mackerel to the right, 380 px long, its eye on our side round and staring; `gape` opens its mouth by px."""
    back, belly = ("#062428", "#0e484c", "#1c7a78", "#5cc0b0", "#d0fff0"), ("#5c7c80", "#a8c0c0", "#e4f0ec", "#ffffff")
    h.fan("-190,0 -190,-4 -190,4", "-262,-66 -236,0 -262,66", 7, 11, back, back[0], satin=40)
    h.tube([(-196, 0, 9), (-120, 0, 34), (-20, 0, 56), (70, 0, 60), (130, 2, 46), (176, 4, 22)], belly, "silk", angle=82, satin=70, gloss=0.6)
    h.blob("-196,-6! -120,-32 -20,-54 70,-58 130,-44 182,-6! 120,-10 40,2 -60,-2 -130,-6", back, "silk", grain=["-190,-6 0,-30 176,-10"], angle=80, puff=30, satin=60, gloss=0.6)
    for k in range(11):
        x = -150 + k * 22
        r = 56 * math.sin((x + 210) / 340 * math.pi) ** 0.6
        h.tube([(x, -r * 0.9, 4), (x + 9, -r * 0.62, 6), (x - 3, -r * 0.36, 5), (x + 6, -r * 0.1, 2)], ("#04141a", "#0a2a30"), "across")
    h.fan("30,-52 -10,-50", "-30,-92 -60,-84", 4, 9, back, satin=30)
    h.fan("66,18 58,30", "10,44 14,62", 4, 9, belly, "#5c7c80", satin=30)
    if gape:
        h.blob(f"200,{-gape}! 158,6! 196,{12 + gape}!", ("#1a0608", "#4a1418", "#8a3438"), "silk", grain=0.0, puff=4)
    else:
        h.stem("198,6 176,10 160,8", back[0], 3, 7)
    h.stem([(96, -46), (84, 0), (96, 44)], back[0], 4, 9)
    h.eye(130, -12, 19, ("#c89020", "#ffe070", "#fffbd0"), look=(0.4, -0.7))


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


def terrier(h: Hoop, coat: Threads, patch: Threads) -> tuple[float, float]:
    """A wiry terrier to the right that hauls backwards, forelegs braced, 260 px long, feet at y=0. Returns its teeth."""
    tone = h.threads(coat)
    for spine, t in (((52, -78, 19), (96, -44, 13), (134, -10, 11)), tone[:3]), (((-58, -56, 26), (-24, -36, 18), (-40, -16, 11), (-16, -6, 10)), tone[:3]), \
            (((40, -80, 21), (78, -40, 14), (110, -8, 12), (124, -6, 9)), coat), (((-72, -58, 32), (-44, -34, 21), (-66, -14, 12), (-38, -6, 11)), coat):  # fmt: skip
        h.tube(spine, t, "fur", angle=24)
    h.tube([(-92, -84, 11), (-112, -116, 9), (-108, -144, 4)], coat, "fur", angle=20)
    h.tube([(-74, -64, 37), (-14, -76, 38), (42, -94, 35), (70, -118, 27)], coat, "fur", angle=16, length=15)
    h.blob("-66,-96 -20,-112 20,-118 24,-90 -10,-72 -50,-70", patch, "fur", grain=["-60,-84 -10,-96 22,-106"], puff=20)
    h.shag("-90,-96 -30,-112 30,-126 60,-142", tone[1:], 20, 60, 1, 30, 2.8, 3)
    h.shag("-60,-34 0,-42 40,-62", tone[1:], 22, 40, -1, 24, 2.8, 3)
    h.tube([(82, -138, 33), (112, -142, 29), (146, -132, 20), (166, -126, 18)], coat, "fur", angle=12, length=13)
    h.tube([(118, -116, 14), (150, -108, 11)], tone[1:], "fur", angle=12)
    h.blob("60,-160! 92,-180 112,-164! 98,-140 76,-122!", patch, "fur", grain=["96,-170 76,-126"], puff=12)
    h.shag("134,-116 150,-108 164,-112", tone[2:], 26, 30, -1, 20, 2.6, 3)
    h.shag("112,-168 128,-164 138,-156", tone[2:], 16, 16, 1, 20, 2.6, 2)
    h.tube([(178, -136, 9), (182, -134, 9)], "black", "silk")
    h.eye(122, -150, 9, "black", white="white", look=(0.7, -0.2))
    return 166.0, -116.0


def folded_zebra(h: Hoop) -> None:
    """Asleep in three layers, at (60, 40) to (360, 328)."""
    zebra = folds(96, 288, 180, 3, 40)
    h.tube(zebra, ZEBRA, "fur", angle=14)
    striped(h, zebra, BLACK, 34, across=True)
    h.tube("250,140,34 292,120,30 330,150,22 340,168,20", ZEBRA, "fur", angle=10)
    striped(h, [(250, 140, 34), (292, 120, 30), (320, 140, 24)], BLACK, 30, across=True)
    h.tube("334,160,21 342,176,20", BLACK, "fur")
    h.leaf([(276, 96, 6), (262, 66, 13), (258, 40, 2)], ZEBRA, BLACK[0], angle=24)
    h.stem("292,128 302,136 314,130", BLACK[0], 4, 7)


def folded_giraffe(h: Hoop) -> None:
    """Asleep in four layers, its neck among them, at (358, 40) to (716, 328)."""
    giraffe = folds(440, 294, 230, 4, 33)
    h.tube(giraffe, SAND, "fur", angle=14)
    islands(h, giraffe, 26, 2, ("#6a3410", "#a85c20", "#d88a3c"), gap=7)
    h.tube("452,112,26 412,100,24 384,118,17 372,128,14", SAND, "fur", angle=10)
    for x in (440, 458):
        h.tube([(x, 84, 5), (x + 6, 52, 4), (x + 7, 46, 7)], SAND, "across")
    h.leaf([(462, 92, 5), (490, 80, 11), (512, 84, 2)], SAND, angle=24)
    h.stem("404,96 414,104 426,96", BLACK[0], 4, 7)


def folded_crocodile(h: Hoop) -> None:
    """Asleep in three layers, at (50, 390) to (440, 656)."""
    croc = folds(90, 616, 190, 3, 40)
    h.tube(croc, CROC, "fur", angle=80, length=16)
    for x in range(96, 290, 26):
        h.leaf([(x, 426, 8), (x + 8, 404, 6), (x + 10, 392, 1)], CROC[:3], angle=20)
    h.tube("280,470,34 330,462,28 390,474,18 430,478,13", CROC, "fur", angle=80, length=14)
    h.stem("432,486 380,490 320,492", "#0a1c10", 4, 8)
    h.tube("308,436,13 310,434,13", CROC[1:], "fur")
    h.stem("298,432 308,440 320,434", BLACK[0], 4, 7)


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
