"""Horses, mules and donkeys: pulling, leaping, asleep."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop, Threads
from reverie_studio.sewn.beasts import beast
from reverie_studio.sewn.birds import INK
from reverie_studio.sewn.stitches import Spot
from reverie_studio.sewn.things import wheel

DONKEY_GREY = ("#26242c", "#46424a", "#716a6c", "#a09690", "#dccfc0")
MANE_BLACK = ("#0c0808", "#20140f", "#3a261a", "#6a4a34")


def donkey_head(h: Hoop) -> None:
    """Looking right, jaw dropped, round the origin, 400 px from the neck to the lips."""
    h.tube("-300,240,150 -180,120,120 -70,30,96", DONKEY_GREY, "fur", angle=10)
    for p, lit in (("-86,-40,18 -140,-90,36 -176,-170,6", 0.7), ("-50,-56,20 -64,-130,40 -50,-230,7", 1.0)):
        h.tube(p, DONKEY_GREY, "fur", flat=0.7, lit=lit)
    h.tube("-56,-84,7 -64,-132,19 -54,-190,4", ("#5a3c3c", "#94685e", "#c89a88"), "fur", flat=0.5)
    h.blob("-70,20 10,46 62,50! 108,60 140,56! 164,66 158,88 112,102 40,116 -40,114 -80,80", DONKEY_GREY, "fur", grain=["-60,60 30,88 110,96 176,90"], puff=50, angle=5)
    h.seeds("104,64 140,58 162,68 156,86 116,96", ("#b8aa9c", "#efe4d4", "#ded2c2"), 5, 15, 4, 2.2)
    h.blob("56,24! 120,12 188,24! 178,40 142,58! 108,62 56,50!", ("#2a0a10", "#6a1c22", "#9c3a36"), "silk", grain=10.0, puff=14)
    h.tube("66,46,10 116,46,14 160,36,12 186,22,6", ("#8a2c3a", "#cc5a5c", "#f09488"), "across")
    h.blob("-90,-50 -30,-80 60,-74 130,-48 184,-22 206,4 196,26 172,28! 120,20 66,30! 20,60 -60,60", DONKEY_GREY, "fur",
           grain=["190,4 100,-40 0,-66 -80,-50", "180,20 90,0 0,-10 -80,0", "60,30 0,40 -70,40"], puff=70, angle=5)
    h.blob("130,-46 184,-24 210,2 198,28 172,30! 140,20", ("#8a7c74", "#c4b6a8", "#efe4d4", "#ffffff"), "fur", grain=["140,-30 196,16"], puff=30)
    h.straight([(176 - k * 12, 28, 176 - k * 12, 40) for k in range(4)] + [(140 - k * 12, 58, 141 - k * 12, 48) for k in range(3)], "#fff6e0", 7)
    h.straight([(176, -2, 188, 4)], "#2a2024", 6)
    h.eye(30, -32, 21, ("#1c120e", "#4a2e1c"), look=(0.6, -0.3), white="white", lid=DONKEY_GREY[1:], shut=0.1, tilt=14, glint=1.2)
    h.tube("-6,-52,4 28,-68,9 66,-54,3", DONKEY_GREY[:3], "fur")
    for k in range(26):
        t = k / 25
        h.straight([(-60 - t * 170, -60 + t * 130, -92 - t * 170, -84 + t * 120)], DONKEY_GREY[k % 2], 3.4, 4)


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


def donkey_standing(h: Hoop, coat: Threads, pale: Threads, rug: Threads) -> None:
    """A small pack donkey with its head lowered to the right, feet at y=0, 400 px long, 300 high."""
    tone = h.threads(coat)

    def leg(x: float, top: float, hind: bool, lit: float) -> None:
        p = [(x, top, 40), (x - 12, -96, 22), (x - 20, -72, 19), (x - 8, -20, 13)] if hind else [(x, top, 32), (x + 4, -92, 20), (x + 3, -62, 17), (x + 2, -20, 13)]
        h.tube(p, coat if lit == 1.0 else tone[:4], "fur", angle=12, lit=lit)
        h.blob(f"{p[-1][0] - 14},-26! {p[-1][0] + 14},-26! {p[-1][0] + 22},0! {p[-1][0] - 15},0!", INK, "iron", grain=90.0, puff=8, lit=lit)

    leg(-72, -150, True, 0.66)
    leg(142, -140, False, 0.66)
    h.tube("-142,-204,9 -168,-160,9 -172,-110,9 -170,-80,17 -166,-50,4", tone[:3], "hair")
    h.blob("-146,-196 -110,-236 -40,-232 40,-230 110,-240 146,-206 140,-150 100,-112 20,-100 -70,-104 -128,-128", coat, "fur", grain=["-140,-190 -40,-222 60,-220 140,-200", "-130,-140 0,-112 130,-150"], puff=80, angle=6, length=19)
    leg(-124, -160, True, 1.0)
    leg(84, -140, False, 1.0)
    h.tube("110,-196,54 166,-214,42 206,-204,34", coat, "fur", angle=10, length=16)
    for k in range(16):
        x = 96 + k * 7.4
        h.straight([(x, -246 + 0.018 * (x - 150) ** 2 * 0.3, x - 4, -276 + 0.018 * (x - 150) ** 2 * 0.3)], tone[0][None], 5, 2)
    for p, lit in (("204,-228,9 186,-280,17 150,-320,3", 0.75), ("216,-228,10 218,-286,18 206,-338,3", 1.0)):
        h.tube(p, coat, "fur", flat=0.7, lit=lit)
    h.tube("216,-236,4 217,-284,9 209,-318,2", ("#6a4a4c", "#a88484", "#d8bab0"), "fur", flat=0.5)
    h.tube("198,-206,40 232,-176,36 260,-130,27 272,-106,25", coat, "fur", angle=8, length=14)
    h.blob("246,-128 272,-136 298,-112 296,-86 272,-78 252,-92", pale, "fur", grain=["256,-120 284,-90"], puff=22, length=11)
    h.straight([(284, -108, 292, -102)], "#140c0c", 6)
    h.stem("264,-84 282,-86 296,-92", tone[0][None], 3, 7)
    h.blob("214,-186 234,-192 246,-176 230,-164", pale, "fur", grain=30.0, puff=6)
    h.eye(232, -178, 9, ("#140c0a", "#3a241a"), lid=tone[1:4], shut=0.45, tilt=30)
    h.blob("-74,-240! 0,-246 60,-240! 72,-180 66,-126! 0,-116 -78,-126! -84,-180", rug, "cloth", grain=90.0, puff=30, length=22)
    h.couch("-76,-138 0,-128 64,-138", "#f2b84a", "#3a1414", 7, 12)
    for x, t in ((-46, rug), (26, pale)):
        h.blob(f"{x - 40},-244! {x - 36},-282 {x},-296 {x + 38},-280 {x + 42},-244!", t, "cloth", grain=0.0, puff=26)
    h.couch("-80,-262 0,-276 70,-262", "#8a6238", None, 6)


def horse_curled(h: Hoop, coat: Threads, mane: Threads, *, ear_up: bool = False) -> None:
    """A horse asleep like a dog, nose over its tail; 400 px wide, 280 high, lying on y=110."""
    tone = h.threads(coat)
    h.blob("0,-60 100,-20 130,60 60,110 -60,110 -120,60 -100,-20", tone[:2], "fur", grain=["-100,20 0,-30 120,30"], puff=30, length=18, lit=0.6)
    h.tube("124,-20,80 60,-84,86 -40,-96,82 -116,-40,76 -124,20,60", coat, "fur", angle=8, length=22)
    h.blob("156,-60 186,0 172,70 120,104 56,96 24,52 44,0 100,-50", coat, "fur", grain=["150,-50 110,30 40,80", "170,0 150,70 70,94"], puff=70, length=20)
    h.stem("120,-64 70,-20 34,30 34,70", tone[0][None], 3, 11)
    h.tube("96,92,26 30,112,17 -16,116,13", coat, "fur", angle=14)
    h.tube("-18,116,14 -40,116,15", MANE_BLACK, "iron")
    h.tube("-100,60,40 -130,104,20 -90,122,14", coat, "fur", angle=14, lit=0.8)
    h.tube("-88,122,15 -68,122,15", MANE_BLACK, "iron")
    h.tube("182,0,18 208,60,30 150,116,30 60,132,24 -30,136,5", mane, "hair")
    h.tube("-126,-4,56 -120,44,50 -92,66,44", coat, "fur", angle=10, length=16)
    h.tube("-104,50,47 -50,62,43 20,84,28 68,96,25", coat, "fur", angle=8, length=14)
    h.tube("50,94,27 80,100,25", tone[1:], "fur", length=10)
    h.blob("74,84 84,80 90,88 80,92", MANE_BLACK, "silk", grain=0.0, puff=3)
    h.stem("60,118 84,120 100,112", tone[0][None], 3.4, 7)
    h.stem("-48,52 -34,64 -14,60", "#0c0808", 5.4, 7)
    h.straight([(-44, 60, -50, 70), (-34, 65, -36, 76), (-22, 63, -20, 74)], "#0c0808", 2.4)
    for x, up in ((-106, False), (-80, ear_up)):
        h.leaf([(x, 18, 8), (x - 4, -20, 17), (x + 10, -56, 2)] if up else [(x, 22, 8), (x - 30, 2, 15), (x - 60, 4, 2)], coat, tone[0][None], angle=22)
    h.shag("-168,-50 -168,0 -146,40 -108,22", mane, 46, 110, 1, 20, 3.4)
    h.shag("-96,18 -74,24 -58,36", mane, 36, 36, 1, 14, 3.4)


def draught_horse(h: Hoop, coat: Threads, mane: Threads, feet: Sequence[Spot], *, lean: float = 0.0, sit: bool = False, harness: str = "#3a1c14") -> Spot:
    """A horse that pulls to the right, neck low and stretched: ground at y=0, 440 px long; feet: near fore, near hind, far fore, far hind.

    `lean` lowers the chest; `sit`: the haunches are on the ground. Returns where its traces leave the collar.
    """
    shade, g = h.threads(coat)[:4], 18.0
    back, chest = (-180.0 if not sit else -60.0), -194.0 + lean
    hips, hoofs = ((86.0, chest + 26), (-82.0, back + 16)), "black"

    def leg(hip: Spot, foot: Spot, tone: Threads, hind: bool, lit: float) -> None:
        dx, dy = foot[0] - hip[0], foot[1] - hip[1]
        k = math.hypot(dx, dy) * 0.13
        mid = ((0.36, k * 0.9), (0.66, -k)) if hind else ((0.4, -k * 0.2), (0.7, k * 0.3))
        h.tube([(*hip, g * (1.9 if hind else 1.5)), (hip[0] + dx * mid[0][0] + mid[0][1], hip[1] + dy * mid[0][0], g * 1.05), (hip[0] + dx * mid[1][0] + mid[1][1], hip[1] + dy * mid[1][0], g * 0.56), (foot[0] - dx * 0.06, foot[1] - 16, g * 0.56)], tone, "fur", angle=16, lit=lit)
        h.tube([(foot[0], foot[1] - 14, g * 0.6), (foot[0] + 2, foot[1] - 4, g * 0.76)], "white", "fur", angle=10, lit=lit)
        h.tube([(foot[0] + 2, foot[1] - 3, g * 0.7), (foot[0] + 9, foot[1] - 2, g * 0.6)], hoofs, "across")

    leg((hips[0][0] + 14, hips[0][1]), feet[2], shade, False, 0.7)
    leg((hips[1][0] + 18, hips[1][1]), feet[3], shade, True, 0.7)
    h.tube([(-126, back - 34, 9), (-158, back - 8, 15), (-176, back + 50, 14), (-166, min(-8.0, back + 120), 3)], mane, "hair")
    h.tube([(-90, back, 58), (-46, (back * 2 + chest) / 3 + 2, 55), (16, (back + chest) / 2 + 6, 58), (72, chest, 60), (112, chest - 30, 46), (160, chest - 64, 33), (190, chest - 78, 29)], coat, "fur", angle=10, length=22)
    leg((hips[1][0] - 6, hips[1][1]), feet[1], coat, True, 1.0)
    leg(hips[0], feet[0], coat, False, 1.0)
    x, y = 194.0, chest - 80.0
    for d in (-16, 2):
        h.leaf([(x + d, y - 16, 4), (x + d - 8, y - 40, 9), (x + d - 16, y - 62, 1)], coat, angle=20)
    h.tube([(x - 6, y, 31), (x + 34, y + 22, 29), (x + 72, y + 54, 20), (x + 88, y + 68, 20)], coat, "fur", angle=10)
    h.tube([(x + 14, y - 8, 4), (x + 56, y + 24, 6), (x + 82, y + 48, 3)], "white", "silk", angle=4, satin=60)
    h.straight([(x + 96, y + 60, x + 100, y + 66)], "#140c0c", 5)
    h.stem([(x + 74, y + 78), (x + 86, y + 82), (x + 96, y + 80)], "#140c0c", 3, 6)
    h.eye(x + 26, y + 6, 7, ("#1c0e0a", "#4a2c1c"), white="white", lid=shade, shut=0.2, look=(0.5, 0.1))
    rng = np.random.default_rng(int(abs(lean)) + 5)
    h.straight([(128 + t * 62 + rng.normal(0, 3), chest - 86 - 22 * t, 116 + t * 58 + rng.normal(0, 8), chest - 44 - 14 * t + rng.normal(0, 8)) for t in np.linspace(0, 1, 34)], mane, 3.0, 4)
    h.straight([(x + 4, y - 28, x + 22 + rng.normal(0, 6), y + 8 + rng.normal(0, 5)) for _ in range(8)], mane, 3.0, 3)
    h.couch([(118, chest - 78), (102, chest - 30), (90, chest + 34), (96, chest + 54)], harness, "#e0b060", 13, 12)
    h.couch([(x + 30, y - 8), (x + 22, y + 20), (x + 26, y + 46)], harness, None, 4)
    h.couch([(x + 58, y + 18), (x + 50, y + 40), (x + 58, y + 62)], harness, None, 4)
    return (95.0, chest + 6.0)
