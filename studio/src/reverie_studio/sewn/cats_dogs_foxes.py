"""Cats great and small, dogs, foxes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop, Threads
from reverie_studio.sewn.birds import INK
from reverie_studio.sewn.goats_and_sheep import RAM_HORN
from reverie_studio.sewn.stitches import Spot, whiskers

FOX = ("#4a1608", "#8a300e", "#cc5a1c", "#f08c3c", "#ffcc88")
FOX_BLACK = ("#0e0a0c", "#1e1618", "#3a2a28", "#5c4440")
FOX_WHITE = ("#8a7468", "#c8b4a0", "#f0e4d0", "#fffaf0")
LION_GOLD = ("#5a3a1c", "#98682c", "#cc9a4c", "#e8c884", "#fbeec4")
LION_MANE = ("#241008", "#4a2410", "#7a4018", "#a86428", "#d89a4c")
LION_PALE = ("#8a7c5c", "#c0b48c", "#e4e0b8", "#fdfbe8")
LYNX_BLACK = ("#0c0a10", "#1c1820", "#3a343a")
LYNX_COAT = ("#3a2416", "#74492a", "#b07c48", "#dcb27c", "#ffe6ba")
LYNX_PALE = ("#7a6a5a", "#b8a690", "#ece0ca", "#fffaf0")
LYNX_SKULL = "0,-150 70,-142 124,-104 152,-40 148,30 168,86! 120,96 96,126 56,110 0,118 -56,110 -96,126 -120,96 -168,86! -148,30 -152,-40 -124,-104 -70,-142"
LYNX_TONGUE = ("#7a2034", "#c04a58", "#ee8480", "#ffb8a8")


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


def lion_face(h: Hoop) -> None:
    """From the front, hanging, turned a little."""
    for x in (-1, 1):
        h.blob([(x * 146 + math.cos(a) * 46, -130 + math.sin(a) * 42) for a in np.linspace(0, 6.28, 17)[:-1]], LION_GOLD, "fur", puff=26)
        h.blob([(x * 142 + math.cos(a) * 26, -124 + math.sin(a) * 24) for a in np.linspace(0, 6.28, 15)[:-1]], LION_MANE[1:4], "fur", puff=12)
    h.blob("0,-186 84,-170 142,-110 160,-20 150,60 110,130 60,176 0,188 -60,176 -110,130 -150,60 -160,-20 -142,-110 -84,-170", LION_GOLD, "fur",
           grain=["0,0 0,-180", "-24,-10 -70,-80 -90,-160", "24,-10 70,-80 90,-160", "-50,20 -110,30 -150,0", "50,20 110,30 150,0", "-50,100 -100,110", "50,100 100,110"], puff=120, angle=4)
    h.seeds("-150,40 -100,20 -70,70 -90,120 -130,90", ("#8aa05c", "#a8b870"), 9, 12, 60, 2.0)
    h.seeds("150,40 100,20 70,70 90,120 130,90", ("#8aa05c", "#a8b870"), 9, 12, -60, 2.0)
    h.blob("-44,120! 0,104 44,120! 60,170 30,206 -30,206 -60,170", ("#2a0c12", "#5a1c24", "#7a2c30"), "silk", grain=0.0, puff=10)
    h.tube("-6,160,24 -24,210,32 -40,270,32 -48,310,24", ("#7a2c40", "#bc5c64", "#e08e88", "#f8bcae"), "across")
    h.straight([(-10, 170, -44, 290)], "#8a3444", 3, 4)
    h.blob("0,-90 36,-70 52,0 62,60 0,76 -62,60 -52,0 -36,-70", LION_GOLD, "fur", grain=["0,-80 0,60", "-30,-50 -48,50", "30,-50 48,50"], puff=60, angle=4, lit=1.05)
    for x in (-1, 1):
        h.blob(f"0,70! {x * 40},54 {x * 92},70 {x * 108},116 {x * 84},156 {x * 40},158 {x * 6},126!", LION_PALE, "fur", grain=[f"{x * 10},90 {x * 60},90 {x * 100},120", f"{x * 20},120 {x * 80},144"], puff=44)
        h.knots([(x * (40 + 18 * k), 100 + 15 * j, 2.6) for k in (0, 1, 2) for j in (0, 1)], "#5a4630")
        with h.at(x * 84, -34, 1, x * 14):  # eyes that swim
            h.blob("-42,8! -16,-18 18,-20 42,2! 16,24 -16,26", ("#2a1410", "#4a2a1c"), "face", grain=0.0, puff=6)
            h.blob("-32,7! -10,-12 14,-13 33,2! 12,18 -12,20", ("#c8c49c", "#f0ecc8", "#fffdf0"), "face", grain=0.0, puff=9)
            h.tube([(-x * 8 - 0.5, 8, 14), (-x * 8 + 0.5, 8, 14)], ("#6a7a1c", "#a8b83c", "#d8e07a"), "silk")
            h.tube([(-x * 8 - 0.5, 9, 5), (-x * 8 + 0.5, 9, 5)], "black", "silk")
            h.blob("-48,6! -22,-34 22,-38 48,-2! 20,2 -18,4", LION_GOLD[:4], "fur", grain=0.0, puff=14)
            h.stem("-46,7 -18,5 20,3 46,-1", "#2a1410", 3, 7)
            for d in (0, 11):
                h.stem(f"-34,{30 + d} 0,{38 + d} 34,{26 + d}", LION_GOLD[0], 2.2, 8)
        h.tube([(x * 40, -98, 4), (x * 76, -86, 10), (x * 120, -66, 3)], LION_MANE[1:3], "hair")
    h.blob("-50,34! 0,26 50,34! 34,66 0,84 -34,66", ("#3a1c1c", "#6a3a34", "#a06a5c"), "silk", grain=0.0, puff=22)
    h.straight([(-24, 42, -8, 40)], "#f0d8c8", 4)
    h.stem("0,84 0,124", "#3a1c1c", 3.4, 8)
    whiskers(h, (-84, 110), (120, 168), 6, 150, "#fdfbe8", 1.8, -22)
    whiskers(h, (84, 110), (12, 60), 6, 150, "#fdfbe8", 1.8, 22)


def lynx_ears(h: Hoop, coat: Threads) -> None:
    """Laid back, with their tufts; for lynx_face."""
    for x in (-1, 1):  # laid back
        h.blob(f"{x * 60},-130! {x * 120},-196 {x * 206},-226! {x * 200},-150 {x * 140},-76!", coat, "fur", grain=[f"{x * 100},-110 {x * 200},-220"], puff=24)
        h.blob(f"{x * 96},-132! {x * 140},-176 {x * 190},-204! {x * 180},-150 {x * 146},-104!", LYNX_PALE[:3], "fur", grain=[f"{x * 120},-120 {x * 190},-200"], puff=10)
        h.shag(f"{x * 196},-214 {x * 212},-232", LYNX_BLACK, 70, 16, -x * 0.4 if x > 0 else 0.4, 18, 2.4)


def lynx_face(h: Hoop) -> None:
    """From the front, the brow to us, muzzle towards the water (down)."""
    lynx_ears(h, LYNX_COAT)
    for x in (-1, 1):
        for k in range(3):
            h.shag([(x * 130, 30), (x * 160, 84), (x * 120, 120), (x * 70, 124)], (LYNX_COAT[1:4], LYNX_PALE, LYNX_PALE)[k], 60, 40, x, 16, 2.2, seed=k)
    h.blob(LYNX_SKULL, LYNX_COAT, "fur", grain=["0,40 0,-140", "-24,20 -60,-60 -80,-130", "24,20 60,-60 80,-130", "-40,40 -100,20 -150,60", "40,40 100,20 150,60", "-30,90 -80,110", "30,90 80,110"], puff=110, angle=4)
    for x in (-1, 1):  # cheeks, bars and spots
        h.blob(f"{x * 34},50! {x * 90},30 {x * 140},44 {x * 168},86! {x * 120},96 {x * 96},124 {x * 50},110!", LYNX_PALE, "fur", grain=[f"{x * 40},60 {x * 150},80", f"{x * 50},100 {x * 110},108"], puff=30)
        for p in (f"{x * 20},-60 {x * 30},-100 {x * 34},-140", f"{x * 48},-70 {x * 64},-104 {x * 74},-134", f"{x * 100},30 {x * 130},50 {x * 150},84", f"{x * 84},50 {x * 110},76 {x * 116},104"):
            pts = [tuple(float(v) for v in w.split(",")) for w in p.split()]
            h.tube([(*pts[0], 3), (*pts[1], 5), (*pts[2], 2)], LYNX_BLACK, "hair")
        with h.at(x * 64, -18, 1, x * 20):
            h.blob("-36,8! -14,-18 16,-20 36,0! 14,18 -14,20", LYNX_BLACK, "face", grain=0.0, puff=6)
            h.blob("-26,6! -8,-12 14,-13 27,0! 10,13 -10,14", ("#8a7a10", "#d0c030", "#f4f090"), "silk", grain=90.0, puff=8)
            h.tube("0,2,5 1,8,7 0,14,5", "black", "silk")
            h.straight([(-8, -2, -3, -3)], "#ffffff", 4)
            h.blob("-40,2! -18,-30 18,-34 40,-6! 16,-8 -14,-4", LYNX_COAT[:4], "fur", grain=0.0, puff=10)
    h.blob("0,-60 24,-40 40,20 60,60 56,104 20,120 0,116 -20,120 -56,104 -60,60 -40,20 -24,-40", LYNX_COAT, "fur", grain=["0,-50 0,60", "-20,-30 -40,50", "20,-30 40,50"], puff=60, angle=4)
    h.blob("-56,70 -28,62 0,74 28,62 56,70 60,104 24,122 0,114 -24,122 -60,104", LYNX_PALE, "fur", grain=["-50,90 0,80 50,90"], puff=26, angle=70)
    h.blob("-26,44! 0,36 26,44! 16,70 0,78 -16,70", ("#5a2a2a", "#98544c", "#cc8a7c"), "silk", grain=0.0, puff=16)
    h.stem("0,78 0,104", "#2a1814", 3, 7)
    h.knots([(x * (22 + 14 * k), 84 + 8 * j, 2) for x in (-1, 1) for k in (0, 1) for j in (0, 1)], "#3a2a24")
    h.tube("0,108,17 0,150,24 0,190,20", LYNX_TONGUE, "across")
    h.straight([(0, 116, 0, 180)], "#a83848", 2)
    whiskers(h, (-50, 88), (150, 196), 6, 140, "#fffaf0", 1.8)
    whiskers(h, (50, 88), (-16, 30), 6, 140, "#fffaf0", 1.8)


def fox_face(h: Hoop) -> None:
    """Three-quarter front, its nose down right; it looks up at the basket sideways."""
    h.blob("-70,-120! -150,-150 -236,-120 -262,-84! -190,-60 -110,-40!", FOX, "fur", grain=["-80,-90 -250,-90"], puff=26)
    h.blob("-110,-96! -170,-118 -226,-100! -180,-80 -120,-66!", FOX_BLACK, "fur", grain=["-100,-84 -226,-98"], puff=12)
    h.blob("90,-120! 150,-180 230,-190 272,-166! 220,-110 150,-50!", FOX, "fur", grain=["110,-90 260,-170"], puff=26, lit=0.8)
    h.blob("130,-106! 176,-152 236,-162! 200,-116 160,-76!", FOX_BLACK, "fur", grain=["140,-90 240,-160"], puff=12)
    h.blob("0,-150 80,-136 140,-80 170,0 190,60! 150,70 120,110 60,130 0,150 -60,130 -120,110 -150,70 -190,60! -170,0 -140,-80 -80,-136", FOX, "fur",
           grain=["0,60 0,-140", "-20,40 -60,-40 -90,-120", "20,40 60,-40 90,-120", "-40,50 -110,20 -180,50", "40,50 110,20 180,50", "-30,80 -70,110", "30,80 70,110"], puff=110, angle=4, length=18)
    for x in (-1, 1):
        h.blob(f"{x * 24},60! {x * 80},34 {x * 140},30 {x * 196},62! {x * 150},76 {x * 124},112 {x * 70},130 {x * 20},140!", FOX_WHITE, "fur", grain=[f"{x * 30},70 {x * 110},66 {x * 186},64", f"{x * 24},100 {x * 100},108"], puff=40)
        h.shag([(x * 150, 74), (x * 126, 110), (x * 80, 130)], FOX_WHITE[1:], 34, 40, x, 20, 2.0)
    h.blob("0,-70 22,-50 38,10 46,60 40,110 0,132 -40,110 -46,60 -38,10 -22,-50", FOX, "fur", grain=["0,-40 0,120", "-30,-20 -40,60 -26,112", "30,-20 40,60 26,112"], puff=70, angle=4, lit=1.1)
    h.blob("-40,100 0,84 40,100 34,136 0,152 -34,136", FOX_WHITE, "fur", grain=90.0, puff=24)
    h.blob("-30,80! 0,72 30,80! 22,104 0,116 -22,104", "black", "silk", grain=0.0, puff=20)
    h.straight([(-12, 84, -2, 81)], "#ffffff", 4)
    h.stem("0,116 0,132", "#2a1410", 3, 7)
    h.stem("-96,92 -60,124 -24,138 0,132 24,140 62,136 104,108", "#2a1410", 3.4, 8)
    for x in (-1, 1):
        with h.at(x * 78, -30, 1, x * 16):
            h.blob("-40,6! -14,-16 18,-18 42,-2! 16,16 -16,18", FOX_BLACK, "face", grain=0.0, puff=6)
            h.blob("-28,4! -8,-10 16,-11 32,-2! 12,10 -12,11", ("#a86a10", "#e8a820", "#ffdc60"), "silk", grain=90.0, puff=8)
            h.tube("-12,-8,6 -13,0,7 -12,8,6", "black", "silk")
            h.straight([(-12, -5, -8, -6)], "#ffffff", 4)
            h.blob("-44,4! -18,-30 20,-32 46,-6! 18,-12 -14,-8", FOX[:4], "fur", grain=0.0, puff=10)
    whiskers(h, (-50, 110), (150, 200), 6, 130, "#fff6e6", 1.7)
    whiskers(h, (50, 110), (-14, 34), 6, 130, "#fff6e6", 1.7)


def fox_paw(h: Hoop, threads: Threads = FOX_BLACK) -> None:
    """A foreleg that comes down from (470, 900) to the ground at (380, 1180)."""
    h.tube("470,900,60 440,1000,52 400,1080,42 380,1120,40", FOX, "fur", angle=10)
    h.tube("424,1030,46 396,1090,42 382,1126,44", threads, "fur", angle=10)
    for k in range(4):
        x = 350 + k * 24
        h.tube([(x, 1128, 17), (x - 4, 1156 - abs(k - 1.5) * 5, 14)], threads, "fur")
        h.tube([(x - 4, 1166 - abs(k - 1.5) * 5, 5), (x - 6, 1182 - abs(k - 1.5) * 5, 1.5)], FOX_WHITE, "silk")


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


def paw_leg(h: Hoop, hip: Spot, foot: Spot, r: float, coat: Threads, *, hind: bool = False, bend: float = 1.0, paw: Threads | None = None, lit: float = 1.0) -> None:
    """A dog's, cat's or fox's leg from hip to paw; a hind leg has its knee forward and its hock behind."""
    dx, dy = foot[0] - hip[0], foot[1] - hip[1]
    n = math.hypot(dx, dy) * 0.16 * bend
    bends = ((0.38, n), (0.7, -n * 0.9)) if hind else ((0.42, -n * 0.6), (0.76, n * 0.3))
    mid = [(hip[0] + dx * k + o, hip[1] + dy * k) for k, o in bends]
    h.tube([(*hip, r), (*mid[0], r * (0.74 if hind else 0.6)), (*mid[1], r * 0.36), (foot[0] - 2, foot[1] - r * 0.4, r * 0.34)], coat, "fur", angle=20, lit=lit)
    h.tube([(foot[0] - r * 0.2, foot[1] - r * 0.34, r * 0.36), (foot[0] + r * 0.5, foot[1] - r * 0.28, r * 0.34)], paw if paw is not None else coat, "fur", angle=20, lit=lit)


def dog_head(h: Hoop, coat: Threads, muzzle: Threads, *, ear: str = "flop", mouth: str = "pant", snout: float = 1.0) -> None:
    """Looking right, neck joint at the origin, about 110 px; ear flop, fly or up; mouth pant, shut or stick."""
    dark = h.threads(coat)[:3]
    h.tube("0,0,34 26,-20,36 44,-18,32", coat, "fur", angle=12)
    if mouth == "pant":
        h.tube([(48, 4, 13), (60 + 22 * snout, 20, 9), (64 + 28 * snout, 22, 6)], muzzle, "fur", angle=10, lit=0.8)
        h.tube([(62, 10, 7), (66 + 22 * snout, 24, 8), (64 + 26 * snout, 40, 6)], ("#a83848", "#e07078", "#ffb0a8"), "silk")
    h.tube([(46, -12, 24), (66 + 8 * snout, -6, 17), (70 + 30 * snout, -4, 14), (72 + 36 * snout, -5, 12)], muzzle, "fur", angle=10)
    if mouth == "shut":
        h.stem([(62, 12), (72 + 14 * snout, 10), (78 + 28 * snout, 6)], "#2a1410", 2.4, 7)
    if mouth == "stick":
        h.tube("66,22,8 104,14,9 150,2,7", ("#3a2414", "#7a5430", "#b88c54"), "across")
        h.tube([(56, 12, 13), (64 + 22 * snout, 22, 9)], muzzle, "fur", angle=10, lit=0.8)
    h.blob([(74 + 36 * snout + math.cos(a) * 9, -10 + math.sin(a) * 8) for a in np.linspace(0, 6, 10)], "black", "silk", grain=20.0, puff=6)
    h.eye(52, -24, 7, ("#3a1c0c", "#8a5424"), lid=dark, shut=0.22)
    shape = {"flop": "10,-38! 30,-46 34,-20 28,16 14,26 2,4 0,-20", "fly": "16,-44! 24,-26 -8,-18 -40,-30 -58,-48! -30,-56 0,-56", "up": "2,-40! 0,-76 16,-96! 34,-70 36,-44!"}[ear]
    h.blob(shape, dark if ear != "up" else coat, "fur", grain=["14,-40 16,14"] if ear == "flop" else ["20,-40 -40,-44"] if ear == "fly" else ["18,-44 16,-90"], puff=12)


def dog_running(h: Hoop, coat: Threads, muzzle: Threads, feet: Sequence[Spot], *, long: float = 150.0, tall: float = 108.0, girth: float = 36.0, head: float = 1.0,
                nod: float = 0.0, tail: Sequence[tuple[float, float, float]] = ((0, 0, 11), (-40, -34, 9), (-66, -84, 3)), ear: str = "flop", mouth: str = "pant", snout: float = 1.0) -> None:  # fmt: skip
    """A dog under way to the right, ground at y=0; feet: near fore, near hind, far fore, far hind."""
    y, x = -tall, long / 2
    shade = h.threads(coat)[:4]
    paw_leg(h, (x - 16, y + 8), feet[2], girth * 0.62, shade, lit=0.7)
    paw_leg(h, (-x + 22, y + 6), feet[3], girth * 0.74, shade, hind=True, lit=0.7)
    h.tube([(-x - 6 + a, y - 10 + b, r) for a, b, r in tail], coat, "fur", angle=12)
    h.tube([(-x, y, girth * 0.78), (-x * 0.4, y - 4, girth * 0.76), (x * 0.2, y + 2, girth * 0.96), (x * 0.8, y - 2, girth), (x + girth * 0.5, y - girth * 0.7, girth * 0.72), (x + girth * 1.1, y - girth * 1.5, girth * 0.58)], coat, "fur", angle=12)
    paw_leg(h, (-x + 8, y + 6), feet[1], girth * 0.8, coat, hind=True)
    paw_leg(h, (x - 4, y + 10), feet[0], girth * 0.66, coat)
    with h.at(x + girth * 1.1, y - girth * 1.55, head, nod):
        dog_head(h, coat, muzzle, ear=ear, mouth=mouth, snout=snout)


def cat_with_kitten(h: Hoop, coat: Threads, stripe: Threads, kit: Threads) -> None:
    """A thin cat that steps to the right with a kitten in her mouth: ground at y=0, 400 px long with her tail."""
    shade = h.threads(coat)[:4]
    paw_leg(h, (84, -96), (116, -2), 24, shade, lit=0.7)
    paw_leg(h, (-86, -100), (-118, -2), 32, shade, hind=True, lit=0.7)
    h.tube("-112,-122,13 -170,-122,12 -208,-160,11 -204,-216,10 -180,-240,6", coat, "fur", angle=14)
    h.tube("-104,-112,38 -50,-118,34 10,-114,36 70,-118,40 104,-140,30 126,-164,26", coat, "fur", angle=12)
    for k in range(9):
        x = -108 + k * 20
        h.straight([(x + j * 4, -150 + 3 * math.sin(k) + j, x + j * 4 - 7, -112 + (k * 7) % 13) for j in range(2)], stripe, 3.4, 3)
    paw_leg(h, (-96, -104), (-52, -2), 36, coat, hind=True)
    paw_leg(h, (74, -94), (46, -30), 27, coat, bend=-2.4)
    for x, k in ((-204, -160), (-206, -190), (-190, -128), (-164, -122)):
        h.straight([(x - 10, k, x + 10, k - 4)], stripe, 4)
    h.tube("132,-172,34 150,-180,36", coat, "fur", angle=10)
    for p in ("116,-196! 112,-242! 144,-212!", "150,-212! 172,-244! 178,-198!"):
        h.blob(p, coat, "fur", grain=80.0, puff=9)
    h.tube("160,-168,20 178,-164,16", ("#6a5c54", "#b0a090", "#ece0d0"), "fur", angle=10)
    h.eye(158, -186, 7, ("#5a7a1c", "#c8d84c"), lid=shade, shut=0.3)
    h.straight([(188, -172, 194, -168)], "#c07070", 6)
    for k in range(3):
        h.straight([(132 + k * 7, -214, 128 + k * 8, -198)], stripe, 3)
    h.tube("172,-140,17 170,-104,26 178,-66,22", kit, "fur", angle=12)  # it hangs by its nape
    h.tube("166,-70,8 152,-46,7 158,-34,6", kit, "fur")
    h.tube("186,-64,8 196,-44,7 204,-36,6", kit, "fur")
    h.tube("162,-110,7 146,-96,6 142,-84,6", kit, "fur")
    h.tube("180,-56,6 176,-34,5 186,-18,3", kit, "fur")
    h.tube("186,-134,24 198,-130,23", kit, "fur", angle=10)
    for p in ("172,-152! 174,-176! 192,-158!", "198,-156! 214,-174! 216,-148!"):
        h.blob(p, kit, "fur", grain=80.0, puff=6)
    h.stem("196,-134 202,-131 208,-135", "#1c1210", 2.6, 5)
    h.straight([(220, -126, 224, -124)], "#c07070", 5)
    h.tube("166,-158,13 182,-152,11", ("#6a5c54", "#b0a090", "#ece0d0"), "fur", angle=10)
    h.straight([(176, -160, 236, -176), (178, -157, 240, -160), (176, -154, 232, -146)], "#fffaf0", 1.5)


def fox_stepping(h: Hoop, coat: Threads, pale: Threads) -> None:
    """A fox that steps to the right on tiptoe, nose down, one forefoot out before it: ground at y=0, 520 px long with its brush."""
    shade, dark = h.threads(coat)[:4], ("#140c0c", "#2a1a18", "#443030")
    paw_leg(h, (96, -116), (128, -2), 27, shade, lit=0.7, paw=dark)
    paw_leg(h, (-92, -116), (-126, -2), 32, shade, hind=True, lit=0.7, paw=dark)
    h.tube("-108,-130,16 -170,-120,30 -240,-132,38 -300,-166,28", coat, "fur", angle=12)
    h.tube("-280,-152,27 -312,-176,18 -334,-196,4", pale, "fur", angle=12)
    h.tube("-100,-124,42 -40,-130,38 30,-126,42 92,-130,46 132,-132,36 164,-122,30", coat, "fur", angle=12, length=20)
    h.blob("60,-96 110,-84 160,-96 150,-116 100,-108", pale, "fur", grain=["60,-98 150,-100"], puff=14)
    paw_leg(h, (-88, -118), (-58, -2), 38, coat, hind=True, paw=dark)
    h.tube("104,-110,28 128,-76,18 186,-42,13 206,-14,11", coat, "fur", angle=20)
    h.tube("176,-48,13 202,-20,11 214,-8,11 222,-4,9", dark, "fur", angle=20)
    for p, q in (("146,-146! 142,-196 154,-236! 176,-196 188,-156!", "154,-160! 152,-194 156,-218! 170,-190 176,-164!"), ("184,-156! 196,-204 218,-232! 220,-190 214,-144!", "192,-162! 200,-200 214,-216! 212,-188 206,-156!")):
        h.blob(p, coat, "fur", grain=80.0, puff=10)
        h.blob(q, dark, "fur", grain=80.0, puff=5)
    h.tube("166,-128,38 190,-124,38 216,-104,27 246,-76,16 262,-62,12", coat, "fur", angle=10)
    h.blob("190,-96! 224,-84 256,-58! 236,-52 200,-66", pale, "fur", grain=["196,-88 250,-58"], puff=12)
    h.blob([(266 + math.cos(a) * 10, -58 + math.sin(a) * 9) for a in np.linspace(0, 6, 10)], "black", "silk", grain=20.0, puff=6)
    h.eye(208, -124, 8, ("#5a3c0c", "#e0a83c"), lid=shade, shut=0.2, look=(0.5, 0.6))
    h.straight([(246, -62, 290, -50), (244, -60, 284, -36), (246, -66, 292, -66)], "#fff4e4", 1.6)


def fox_grinning(h: Hoop, coat: Threads, pale: Threads, scarf: Threads) -> None:
    """A fox that sits and has begun to grin, looking right: ground at y=0, 560 px high; the ear towards us at (20, -500)."""
    dark, shade = ("#140c0c", "#2a1a18", "#443030"), h.threads(coat)[:4]
    h.tube("100,-236,26 116,-120,19 116,-30,17 122,-16,18", shade, "fur", angle=16, lit=0.75)
    h.tube("112,-60,18 118,-24,18 142,-14,15", dark, "fur", angle=16)
    h.tube("-30,-80,92 20,-150,84 40,-230,66 48,-300,52", coat, "fur", angle=10, length=22)
    h.blob("60,-300! 108,-260 116,-190 96,-120 66,-110 58,-200", pale, "fur", grain=["80,-290 90,-120"], puff=30)
    h.tube("-60,-70,84 -20,-56,70 20,-30,36", coat, "fur", angle=14)
    h.tube("64,-240,30 72,-120,21 70,-30,18 78,-14,19", coat, "fur", angle=16)
    h.tube("70,-70,20 72,-26,19 98,-12,16", dark, "fur", angle=16)
    h.tube("0,-20,24 40,-14,18 56,-12,16", dark, "fur", angle=16)
    h.tube("-110,-40,26 -150,10,44 -70,34,46 40,24,34 90,8,18", coat, "fur", angle=12, length=20)
    h.tube("66,16,27 100,4,20 128,-10,4", pale, "fur", angle=12)
    for p, q in (("92,-420! 112,-490 142,-530! 152,-470 140,-400!", "104,-424! 118,-480 138,-508! 142,-466 132,-414!"),):
        h.blob(p, shade, "fur", grain=80.0, puff=12)
        h.blob(q, dark, "fur", grain=80.0, puff=5)
    h.tube("46,-366,70 76,-380,72 120,-366,50 170,-340,30 204,-326,20", coat, "fur", angle=10, length=20)
    h.blob("40,-320! 80,-330 120,-334 176,-330 206,-314! 180,-296 130,-290 80,-284 40,-296", pale, "fur", grain=["50,-310 120,-312 200,-314"], puff=26)
    h.shag("24,-350 40,-310 70,-290", pale, 44, 46, -1, 22, 2.6)
    h.blob("200,-342 226,-336 226,-318 206,-316", "black", "silk", grain=20.0, puff=9)
    h.stem("206,-312 170,-306 130,-312 100,-336 92,-352", "#1c0c0a", 5, 8)
    h.straight([(126 + k * 14, -310 + (3 - k) * 1.5, 128 + k * 14, -302 + (3 - k) * 1.5) for k in range(5)], "#fffaf0", 6)
    h.eye(112, -392, 15, ("#5a3c0c", "#e8b040"), lid=shade, shut=0.42, tilt=-8, look=(-0.7, -0.2))
    h.stem("90,-420 112,-428 136,-416", dark[0], 5, 8)
    h.blob("-10,-400! -6,-480 16,-546! 60,-490 72,-420!", coat, "fur", grain=["20,-410 18,-540"], puff=18)
    h.blob("8,-412! 8,-472 20,-520! 46,-480 54,-424!", dark, "fur", grain=["26,-416 22,-510"], puff=8)
    for k in range(4):
        h.tube([(-14 - k * 3, -330 + k * 20, 17), (50, -300 + k * 19, 19), (112 - k * 6, -306 + k * 17, 15)], h.threads(scarf)[k % 2 :], "wool", angle=80)
    for x, y, r in ((20, -290, 12), (64, -266, 10), (92, -284, 8), (6, -256, 9), (44, -242, 8), (84, -246, 7), (-4, -304, 7)):
        h.blob([(x + math.cos(a) * r * (1 + 0.2 * math.sin(a * 3)), y + math.sin(a) * r) for a in np.linspace(0, 6, 12)], ("#140808", "#2a1010"), "silk", puff=2)
    h.straight([(40 + k * 9, -232, 38 + k * 10, -204 + 8 * (k % 2)) for k in range(6)], h.threads(scarf)[1][None], 4)


def sheepdog_diving(h: Hoop, coat: Threads, white: Threads) -> None:
    """The hind half of a long-haired dog, rump up, tail up; its front half goes down through the origin."""
    h.tube("-168,-196,56 -196,-120,32 -236,-62,21 -226,-6,17", coat, "fur", lit=0.66)
    h.tube("-228,2,17 -198,8,15", white, "fur", lit=0.8)
    h.tube("-196,-256,22 -250,-312,27 -266,-392,33 -234,-456,28 -196,-486,5", coat, "hair")
    h.shag("-262,-300 -292,-380 -270,-450", h.threads(coat)[1:4], 30, 60, -1, 26)
    h.shag("-262,-440 -240,-476 -200,-492", h.threads(white)[1:], 40, 70, -1, 30)
    h.tube("-160,-212,76 -100,-186,80 -34,-104,84 24,16,88 60,130,70", coat, "fur", angle=10, length=22)
    h.shag("-120,-104 -84,-70 -56,-20 -40,30", h.threads(coat)[1:4], 40, 60, -1, 20)
    h.tube("-136,-190,76 -116,-112,46 -160,-50,27 -150,0,21", coat, "fur", angle=12)
    h.shag("-208,-200 -200,-130 -178,-60", h.threads(coat)[1:4], 34, 50, -1, 20)
    h.tube("-152,-6,23 -150,14,21 -112,20,17", white, "fur")
    h.straight([(-108, 10, -98, 14), (-112, 22, -100, 24)], "#1c1410", 2.6)


def wolf_swimming(h: Hoop, coat: Threads, pale: Threads, twigs: Threads) -> None:
    """A wolf (or, in red, a fox) in the same stroke, with branches tied to its head by a string under the chin; water at y=0."""
    tone, wood = h.threads(coat), h.threads(twigs)
    for s, dx in ((1, 20), (0, 0)):
        c = wood[1 + (1 - s)][None]
        h.couch([(10 + dx, -92), (-14 + dx, -140), (-34 + dx, -196), (-30 + dx, -240)], c, None, 8)
        for p in (((-12 + dx, -134), (-52 + dx, -168)), ((-28 + dx, -180), (8 + dx, -220)), ((2 + dx, -112), (44 + dx, -150))):
            h.couch([*p], c, None, 5.5)
    for x, y, a in ((-52, -168, -120), (12, -222, -50), (-30, -240, -90), (62, -150, -30)):
        with h.at(x, y, 0.6, a):
            h.leaf("0,0,3 24,-6,10 50,0,1", ("#4a3a12", "#8a6a1e", "#d89a34", "#ffd070"), angle=26)
    h.tube("-180,8,18 -124,-6,32 -70,-4,33 -30,4,32", coat, "fur", angle=8, length=16)
    h.tube("-42,4,42 -18,-38,40 6,-70,34", coat, "fur", angle=10, length=18)
    h.shag("-70,-20 -46,-60 -22,-92", tone[1:], 26, 60, -1, 22)
    h.shag("0,6 20,-14 34,-40", h.threads(pale)[1:], 30, 60, 1, 22)
    h.leaf("-18,-96,8 -34,-128,14 -30,-156,2", coat, tone[0][None], angle=22)
    h.tube("2,-78,36 34,-66,30 70,-48,19 104,-40,14", coat, "fur", angle=8, length=12)
    h.tube("24,-46,20 60,-36,15 98,-32,10", pale, "fur", angle=8, length=11)
    h.leaf("6,-100,9 4,-136,16 18,-164,2", coat, tone[0][None], angle=22)
    h.tube("104,-44,10 114,-40,9", INK, "silk")
    h.stem("110,-28 84,-30 58,-36 46,-44", tone[0][None], 2.8, 7)
    h.eye(40, -76, 9.5, ("#a8741a", "#e8b83a", "#fff08a"), look=(0.2, 0.7), white="white")
    h.straight([(24, -92, 52, -88)], tone[0][None], 4, -3)
    h.couch("-4,-108 22,-106 30,-70 20,-30 4,-24", "#e8ddc0", None, 4.5)
    h.couch("12,-100 -8,-112 12,-116 0,-100", "#e8ddc0", None, 4)


def sniffer(h: Hoop, coat: Threads, *, kind: str = "dog") -> tuple[float, float]:
    """A dog, pig or goat that sits and lifts its nose to the right, eyes shut; 300 px high; returns the nose on the card."""
    tone = h.threads(coat)
    fat = 1.16 if kind == "pig" else 1.0
    if kind == "pig":
        h.couch("-92,-44 -122,-52 -116,-78 -96,-66 -112,-46 -136,-58", tone[2][None], None, 9)
    else:
        h.tube("-76,-30,14 -128,-20,18 -168,-44,15 -180,-76,3" if kind == "dog" else "-80,-60,10 -112,-84,15 -120,-112,3", coat, "hair")
    h.tube("40,-120,22 62,-54,14 66,-8,13", tone[:4], "fur", lit=0.7)
    h.tube([(-36, -50, 62 * fat), (-14, -96, 58 * fat), (16, -140, 50 * fat), (34, -176, 38 * fat)], coat, "fur", angle=8, length=18)
    h.blob("-70,-76 -30,-90 8,-64 14,-24 -10,0 -70,2 -98,-26", coat, "fur", grain=["-70,-70 0,-50 0,-8", "-90,-30 -30,-14 0,-8"], puff=46, length=16)
    h.tube("-30,-6,15 30,-4,14", coat, "fur", length=11)
    h.tube("20,-130,30 40,-60,17 42,-10,14", coat, "fur", angle=12)
    hoof = tone[1:] if kind == "dog" else ("#14100e", "#3a302a", "#7a6a5c")
    h.tube("40,-8,14 56,-6,12", hoof, "across")
    h.tube("66,-6,12 80,-5,11", hoof, "across")
    with h.at(40, -196, 1.0, -4):
        if kind == "goat":
            for dx in (0, 12):
                h.tube([(-14 + dx, -26, 12), (-52 + dx, -50, 10), (-92 + dx, -40, 7), (-108 + dx, -14, 2)], RAM_HORN, "across")
        h.tube("-8,12,38 14,-12,38 52,-44,27 78,-68,17 84,-76,15", coat, "fur", angle=8, length=13)
        h.tube("30,8,20 62,-26,14 84,-48,9", tone[1:4], "fur", length=10)
        if kind == "pig":
            h.blob("72,-96 96,-88 110,-66 98,-50 78,-56 66,-78", tone[1:], "skin", grain=40.0, puff=14)
            h.straight([(86, -82, 92, -76), (96, -70, 100, -64)], tone[0][None], 6)
            h.leaf("-8,-24,12 -46,-30,26 -78,-6,5", coat, tone[0][None], angle=26)
        elif kind == "dog":
            h.blob("76,-92 94,-92 100,-76 88,-66 74,-74", INK, "silk", grain=40.0, puff=10)
            h.blob("-4,-22! -34,-26 -64,0 -70,40 -48,44 -22,16", tone[:3], "fur", grain=["-10,-16 -50,10 -58,40"], puff=14, length=15)
        else:
            h.stem("84,-88 92,-80 90,-70", tone[0][None], 4, 7)
            h.leaf("-10,-14,8 -48,2,16 -82,22,3", coat, tone[0][None], angle=24)
            h.tube("56,-10,9 62,22,11 54,58,2", tone[2:], "hair")
        h.stem("18,-26 32,-24 38,-36", "#140c0c", 4.4, 7)
        h.stem("88,-52 66,-34 50,-22", tone[0][None], 3, 8)
        return h.where(100, -84)
