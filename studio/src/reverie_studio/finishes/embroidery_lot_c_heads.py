"""Heads for the needle, near and large: lion, lynx, fox, bear, hippopotamus, seal, sow, donkey, hare.

Each is drawn in the current place, most of them round the origin; scale and turn them with `h.at(…)`.
"""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop, Threads, ring
from reverie_studio.finishes.embroidery_lot_c import whiskers

BEAR = ("#120b0a", "#2c1a14", "#523222", "#8a5832", "#e0a058")
BEAR_PALE = ("#3a281e", "#74543a", "#b08a5c", "#f0cc90")
DONKEY_GREY = ("#26242c", "#46424a", "#716a6c", "#a09690", "#dccfc0")
FOX = ("#4a1608", "#8a300e", "#cc5a1c", "#f08c3c", "#ffcc88")
FOX_BLACK = ("#0e0a0c", "#1e1618", "#3a2a28", "#5c4440")
FOX_WHITE = ("#8a7468", "#c8b4a0", "#f0e4d0", "#fffaf0")
HARE_BLACK = ("#0c0a12", "#1c1620", "#3a2c2c")
HARE_FUR = ("#3a1c12", "#6e3a20", "#a8622e", "#d8975a", "#ffd9a0")
HARE_PALE = ("#6a4a3a", "#a88468", "#dcbe98", "#fbeacb", "#ffffff")
HIPPO_HIDE = ("#1c2630", "#35424c", "#5a6468", "#8a8c88", "#c4c8b4")
HIPPO_PINK = ("#4a3038", "#7a5258", "#b07e7c", "#dcb0a0", "#f8dcc8")
LION_GOLD = ("#5a3a1c", "#98682c", "#cc9a4c", "#e8c884", "#fbeec4")
LION_MANE = ("#241008", "#4a2410", "#7a4018", "#a86428", "#d89a4c")
LION_PALE = ("#8a7c5c", "#c0b48c", "#e4e0b8", "#fdfbe8")
LYNX_BLACK = ("#0c0a10", "#1c1820", "#3a343a")
LYNX_COAT = ("#3a2416", "#74492a", "#b07c48", "#dcb27c", "#ffe6ba")
LYNX_PALE = ("#7a6a5a", "#b8a690", "#ece0ca", "#fffaf0")
LYNX_SKULL = "0,-150 70,-142 124,-104 152,-40 148,30 168,86! 120,96 96,126 56,110 0,118 -56,110 -96,126 -120,96 -168,86! -148,30 -152,-40 -124,-104 -70,-142"
LYNX_TONGUE = ("#7a2034", "#c04a58", "#ee8480", "#ffb8a8")
SEAL = ("#2c3844", "#50606c", "#86969c", "#bcc6c4", "#f0f2e8")
SEAL_RED = ("#6a1420", "#b02c2c", "#e0604c")
SOW_HOOF = ("#2a1c1c", "#4a3430", "#7a5c50")
SOW_PIG = ("#7a3a44", "#b8686a", "#e49a92", "#f8c4b4", "#fff0e2")


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


def bear_face(h: Hoop) -> None:
    """Sad brows, heavy lids, from the front; the face is round (0, -340), 300 px wide, above floating_bear."""
    for x in (-1, 1):
        h.blob(ring(x * 112, -428, 44), BEAR, "fur", puff=30)
        h.blob(ring(x * 110, -420, 24), BEAR_PALE[:3], "fur", puff=14)
    h.blob("0,-478 80,-462 134,-400 148,-330 124,-262 70,-222 0,-212 -70,-222 -124,-262 -148,-330 -134,-400 -80,-462", BEAR, "fur",
           grain=["0,-300 0,-470", "-20,-290 -70,-350 -110,-430", "20,-290 70,-350 110,-430", "-30,-260 -90,-270 -140,-320", "30,-260 90,-270 140,-320", "-20,-240 -60,-226", "20,-240 60,-226"], puff=110, angle=4, length=18)
    h.blob("0,-344 50,-330 74,-286 56,-240 0,-222 -56,-240 -74,-286 -50,-330", BEAR_PALE, "fur", grain=["0,-330 0,-230", "-20,-320 -60,-270", "20,-320 60,-270"], puff=60)
    h.blob("-34,-326! 0,-336 34,-326! 26,-298 0,-284 -26,-298", "black", "silk", grain=0.0, puff=18)
    h.stem("0,-284 0,-262", "#1c1210", 3, 7)
    h.stem("-40,-250 -20,-256 0,-262 20,-256 40,-250", "#1c1210", 3, 7)
    for x in (-1, 1):
        h.eye(x * 62, -372, 22, ("#2a160c", "#6a3a16", "#b87430"), look=(0.1, 0.3), white=("#a89880", "#e8dcc4", "#fffaf0"), lid=BEAR[1:4], shut=0.34, tilt=x * 16)
        h.tube([(x * 34, -428, 4), (x * 62, -414, 8), (x * 94, -400, 3)], BEAR[:2], "hair")


def hippo_head(h: Hoop) -> None:
    """It hangs down: brow above, the broad muzzle below, one eye on our side."""
    h.tube("640,20,190 600,140,178 560,260,150", HIPPO_HIDE, "skin", angle=74, length=18, satin=26)
    for x, y, turn in ((690, 236, 40), (412, 204, -40)):
        with h.at(x, y, 1.0, turn):
            h.blob("-30,20! -34,-30 0,-56 34,-30 30,20!", HIPPO_HIDE, "skin", grain=90.0, puff=18)
            h.blob("-16,14! -18,-20 0,-36 18,-20 16,14!", HIPPO_PINK[:4], "skin", grain=90.0, puff=8)
    h.blob("420,240 480,200 560,190 640,210 690,270 700,360 690,460 720,560 730,660 690,750 600,800 500,804 410,770 366,690 376,590 410,480 400,380 400,300", HIPPO_HIDE, "skin",
           grain=["560,200 556,400 548,780", "470,210 440,400 400,600 450,770", "650,220 680,400 700,600 650,770"], puff=150, angle=74, length=16, satin=24)
    h.blob("384,640 420,580 500,560 590,556 670,576 716,640 722,700 680,760 590,796 500,798 414,766 372,700", HIPPO_PINK, "skin", grain=["390,660 540,600 710,660", "390,720 540,760 700,720"], puff=120, angle=74, length=16, satin=24)
    for x, y, tilt in ((474, 616, 16), (628, 612, -16)):  # nostrils, shut
        with h.at(x, y, 1.1, tilt):
            h.tube("-36,0,14 0,-10,18 36,2,13", HIPPO_PINK[1:], "skin")
            h.stem("-34,6 -10,0 14,0 36,8", "#2a141c", 4.5, 8)
    h.stem("372,706 420,740 500,716 546,730 600,712 680,734 724,690", "#3a2028", 4, 10)
    for k in range(22):
        a = k * 2.4
        px, py = 546 + math.cos(a) * (30 + k * 5.4), 690 + math.sin(a) * (16 + k * 1.6)
        h.straight([(px, py, px + 2, py + 14)], "#2a1c20", 2, 1)
    for x, s in ((436, -1), (668, 1)):  # eyes on their knolls
        h.tube([(x - 8, 352, 46), (x + 8, 352, 46)], HIPPO_HIDE, "skin", angle=74)
        h.eye(x - s * 2, 356, 29, ("#3a1c08", "#8a4c1c", "#d8943c"), look=(-0.35, 0.75), white=("#c4c0a8", "#f4f0dc", "#ffffff"), lid=HIPPO_HIDE[1:4], shut=0.2, tilt=s * 14, glint=1.3)
        for d in (0, 10, 20):
            h.stem([(x + math.cos(a) * (44 + d), 358 + math.sin(a) * (38 + d)) for a in np.linspace(0.5, 2.6, 10)], HIPPO_HIDE[0], 2.0, 8)
        h.tube([(x - s * 44, 286, 5), (x - s * 4, 284, 10), (x + s * 36, 304, 4)], HIPPO_HIDE[:3], "skin")


def hippo_belly(h: Hoop) -> None:
    """A barge above us; its legs are piers."""
    for spine, lit in (("120,200,96 90,420,84 100,640,78 96,700,84", 0.75), ("330,170,90 330,360,74 320,520,66 322,560,72", 0.55)):
        h.tube(spine, HIPPO_HIDE, "skin", angle=74, length=18, satin=30, lit=lit)
    for x, y, r in ((96, 716, 24), (322, 572, 19)):
        for k in (-1.5, -0.5, 0.5, 1.5):
            h.tube([(x + k * r * 1.7, y - 8, r * 0.9), (x + k * r * 1.9, y + r, r * 0.8)], HIPPO_PINK[:4], "silk")
    h.blob("-60,-60! 600,-60! 640,60 600,180 480,260 300,300 120,290 -60,240!", HIPPO_HIDE, "skin", grain=["-40,120 240,180 560,60", "-40,220 200,260 460,220 600,120"], puff=220, angle=4, length=22, satin=30, lit=0.85)


def seal_face(h: Hoop) -> None:
    """Its face is pressed up from below; a scarf end round its neck."""
    h.tube("10,210,96 6,140,140 0,60,170", SEAL[:4], "fur", angle=8, lit=0.6)
    h.tube("-150,140,24 -60,186,34 60,190,36 160,136,26", SEAL_RED, "wool", angle=80)
    for k in range(3):
        h.tube([(70 + k * 24, 200, 15), (84 + k * 28, 262 - k * 10, 14)], SEAL_RED, "wool", angle=80)
    h.blob("0,-176 100,-160 172,-90 190,10 160,110 90,164 0,178 -90,164 -160,110 -190,10 -172,-90 -100,-160", SEAL, "fur",
           grain=["0,0 0,-170", "-30,-10 -90,-90 -110,-150", "30,-10 90,-90 110,-150", "-60,30 -130,40 -180,10", "60,30 130,40 180,10", "-40,120 -80,150", "40,120 80,150"], puff=150, angle=4)
    for x, y, r in ((-60, -120, 12), (20, -136, 9), (80, -110, 13), (-120, -60, 10), (130, -40, 9), (-20, -100, 7)):
        h.blob(ring(x, y, r, 12), SEAL[:2], "fur", puff=4)
    for x in (-1, 1):
        h.blob(ring(x * 84, -34, 50, 20), SEAL[3:], "fur", puff=16)
        h.blob(ring(x * 84, -34, 39, 20), "black", "silk", grain=20.0, puff=30)
        h.straight([(x * 84 - 14, -50, x * 84 - 2, -52)], "#ffffff", 8)
        h.straight([(x * 84 + 10, -18, x * 84 + 16, -20)], "#a8c4d8", 5)
        h.blob(f"0,40! {x * 40},20 {x * 92},36 {x * 100},80 {x * 62},112 {x * 6},96!", ("#6c7880", "#a8b4b8", "#dce2de", "#ffffff"), "fur", grain=[f"{x * 10},60 {x * 90},64", f"{x * 10},90 {x * 70},100"], puff=40)
        h.knots([(x * (34 + 16 * k), 60 + 14 * j, 2.6) for k in (0, 1, 2) for j in (0, 1)], "#1c242c")
    h.blob("-30,18! 0,8 30,18! 16,42 0,50 -16,42", "black", "silk", grain=0.0, puff=16)
    h.blob("-20,100 0,96 20,100 12,122 -12,122", ("#3a1420", "#6a2430", "#a04c50"), "silk", grain=0.0, puff=8)


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


def hare_ears(h: Hoop) -> None:
    """Flying back from hare_head."""
    for p, lit in (("258,-128,16 170,-196,30 60,-236,26 -40,-244,5", 0.7), ("268,-120,17 200,-158,34 100,-176,32 -4,-160,6", 1.0)):
        h.tube(p, HARE_FUR, "fur", lit=lit, flat=0.7)
    h.tube("250,-124,6 190,-152,17 110,-168,17 40,-166,4", ("#6a3430", "#b0685a", "#e0a48c"), "fur", flat=0.5)
    h.tube("36,-174,20 6,-164,14 -10,-160,4", HARE_BLACK, "fur")
    h.tube("0,-244,14 -26,-246,12 -46,-244,3", HARE_BLACK, "fur")


def hare_head(h: Hoop) -> None:
    """Looking right, wild-eyed; its middle is at (345, -85), so that a running body fits behind it."""
    h.blob("232,-96 256,-138 306,-154 352,-140 396,-108 440,-72 452,-48 440,-26 400,-16 350,-14 300,-10 250,-34", HARE_FUR, "fur",
           grain=["440,-56 380,-100 310,-140 250,-110", "440,-40 360,-60 290,-70 240,-70", "420,-24 340,-30 260,-44"], puff=60, angle=6)
    h.blob("378,-36 420,-44 450,-40 440,-22 400,-8 360,-4 330,-12", HARE_PALE, "fur", grain=["440,-32 350,-14"], puff=22)
    h.blob("438,-66! 458,-58 462,-44 446,-42!", ("#5a2020", "#a05048", "#e0988c"), "silk", grain=60.0, puff=8)
    h.straight([(450, -42, 436, -28), (436, -28, 408, -22)], "#2a1210", 2.6, 1)
    h.blob("306,-92 324,-116 354,-120 382,-100 390,-84 366,-66 334,-66", ("#1c0e0a", "#3a1e12"), "face", grain=20.0, puff=6)
    h.blob("312,-92! 330,-110 346,-112! 328,-92 334,-72!", ("#e8dcc8", "#fffaf0"), "face", grain=80.0, puff=6)
    h.eye(350, -91, 22, ("#7a3c0c", "#c87a1c", "#ffc24a"), look=(0.5, -0.2), glint=1.4)
    whiskers(h, (432, -36), (-10, 44), 7, 88, "#fff4dc", 1.6)
