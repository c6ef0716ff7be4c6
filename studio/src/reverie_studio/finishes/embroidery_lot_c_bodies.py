"""More beasts and things for the needle: cow, bear afloat, mule, hare, octopus, frog, crane, lamb, goat, worm, boats, a stove.

Each is drawn in the current place; scale and turn it with `h.at(…)`.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from reverie_studio.finishes.embroidery_beasts import bird
from reverie_studio.finishes.embroidery_forms import evenly, flow, read, tangents
from reverie_studio.finishes.embroidery_hoop import Hoop, Threads, ring
from reverie_studio.finishes.embroidery_lot_c import whiskers

BASKET_EGG = (("#8a6a4a", "#c8a478", "#f0dcb4", "#fff6e0"), ("#5a6a6a", "#94aca8", "#cfe0d8", "#ffffff"), ("#7a4a3a", "#b47a5c", "#e0ac88", "#ffe0c4"))
BEAR = ("#120b0a", "#2c1a14", "#523222", "#8a5832", "#e0a058")
BEAR_PALE = ("#3a281e", "#74543a", "#b08a5c", "#f0cc90")
COW = ("#3a1a10", "#74381c", "#b0622e", "#dc9a5c", "#ffdca4")
COW_GRASS = ("#2c4a1c", "#4f7a2c", "#86ac40", "#c0d46a", "#f0f4a8")
COW_WOOD = ("#3a2414", "#6a4424", "#a0723c", "#d4a866", "#f8dca4")
FENCE_WOOD = ("#3a2414", "#6a4424", "#a0723c", "#d8ac6a")
GOAT = ("#4a4048", "#8a7c7c", "#c8bab0", "#f0e8da", "#ffffff")
HARE_PINK = ("#8a6a80", "#c49aa8", "#eccad0")
HARE_SNOW = ("#7c94b8", "#b4c8dc", "#e4eef4", "#fbfeff", "#ffffff")
LAMB_WOOL = ("#c4c8c0", "#e8eae2", "#fbfbf4", "#ffffff")
MULE = ("#2a2026", "#4c3c40", "#786262", "#a88e84", "#e0c8b0")
MULE_PINK = ("#8a6a80", "#c49aa8", "#eccad0")
OX_COAT = ("#5a6478", "#98a0ac", "#d0d0cc", "#f4f0e2", "#fffdf4")
OX_WOOD = ("#1c1210", "#3a2820", "#5c4434", "#8c6c50", "#d4b080")
OCTOPUS_PALE = ("#a86a58", "#e8b490", "#ffe6c4")
OCTOPUS_SKIN = ("#4a0f14", "#8a2a20", "#cc5230", "#f08a4c", "#ffc890")
STOVE_FIRE = ("#c23c10", "#f0761e", "#ffb040", "#ffe68a", "#fffbe0")
STOVE_IRON = ("#0a0a0e", "#1a1a20", "#34343c", "#6a625c", "#c8a878")
WORM = ("#2c5a1c", "#5a9a34", "#9fd84a", "#d4f48a", "#f8ffd0")
WORM_ARCH = "204,738,15 226,716,19 262,640,21 320,556,22 378,560,21 410,610,19 428,640,16"


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


def clothes_peg(h: Hoop, x: float, y: float, turn: float) -> None:
    """A wooden peg over a line at (x, y)."""
    with h.at(x, y, 1.35, turn):
        for d in (-11, 11):
            h.tube([(d * 0.5, -58, 8), (d * 0.8, -10, 10), (d, 40, 8)], COW_WOOD, "across", angle=10)
        h.couch("-16,-14 16,-14", "#8a8a90", None, 5)
        h.couch("-16,-20 16,-20", "#c0c0c4", None, 4)


def floating_bear(h: Hoop) -> None:
    """On its back, seen from above: trunk, hind legs and soles round the origin, 800 px with bear_face."""
    for x in (-1, 1):  # hind legs and soles
        h.tube([(x * 96, 230, 96), (x * 138, 320, 84), (x * 150, 392, 70)], BEAR, "fur")
        h.blob(ring(x * 152, 424, 66), BEAR, "fur", grain=None, puff=50)
        h.blob([(x * 152 + math.cos(a) * 40, 440 + math.sin(a) * 32) for a in np.linspace(0, 6.28, 17)[:-1]], BEAR_PALE[:3], "across", grain=0.0, puff=20)
        for k in range(5):
            a = math.radians(-150 + k * 30)
            h.tube([(x * 152 + math.cos(a) * 50, 428 + math.sin(a) * 46, 14), (x * 152 + math.cos(a) * 56, 426 + math.sin(a) * 54, 13)], BEAR_PALE[:3], "across")
    h.blob("-120,-250 0,-270 120,-250 190,-180 222,-60 232,80 206,220 130,300 0,322 -130,300 -206,220 -232,80 -222,-60 -190,-180", BEAR, "fur",
           grain=["-150,-220 -200,0 -180,240", "-60,-240 -70,0 -60,300", "60,-240 70,0 60,300", "150,-220 200,0 180,240"], puff=170, angle=6, length=24, satin=30)


def bear_arms(h: Hoop) -> None:
    """Folded on its belly round something 130 px wide."""
    for x in (-1, 1):
        h.tube([(x * 176, -150, 84), (x * 216, -40, 74), (x * 180, 60, 62), (x * 112, 86, 52), (x * 96, 84, 46)], BEAR, "fur", angle=12, length=22)
        for k in range(4):
            y = 40 + k * 24
            h.tube([(x * 92, y + 8, 19), (x * 70, y + 10, 16)], BEAR, "fur")
            h.tube([(x * 64, y + 10, 7), (x * 48, y + 13, 6), (x * 38, y + 18, 1.5)], ("#2a2420", "#6a5c50", "#d8c8ac"), "silk")


def lit_stove(h: Hoop) -> None:
    """A small iron stove with an open fire door, its pipe, and two cups on hooks; give the card a lamp there."""
    for x in (-44, 44):
        h.tube([(x, 90, 9), (x * 1.2, 128, 7)], STOVE_IRON, "iron", lit=0.3)
    h.tube("34,-60,17 36,-120,16 50,-166,16", STOVE_IRON, "iron", lit=0.4)
    h.tube("28,-180,8 54,-180,11 76,-172,8", STOVE_IRON, "iron", lit=0.4)
    h.blob("-62,-54! 0,-66 62,-54! 76,20 62,98! 0,110 -62,98! -76,20", STOVE_IRON, "iron", grain=["-56,-50 -70,20 -56,94", "56,-50 70,20 56,94"], angle=88, puff=60, lit=0.36)
    h.tube("-66,-58,11 0,-74,14 66,-58,11", STOVE_IRON, "iron", lit=0.45)
    h.blob("-42,8! -36,-26 0,-38 36,-26 42,8! 42,66! -42,66!", ("#8a1c08", "#d8480e", "#ff8a1e"), "silk", grain=90.0, angle=4, puff=4, lit=0.8)
    for x, n in ((-26, 50), (-8, 84), (10, 62), (28, 44)):
        h.leaf([(x, 64, 6), (x + 3, 64 - n * 0.5, 10), (x + 5, 64 - n, 1)], STOVE_FIRE[2:], angle=14, lit=1.3)
    h.couch("-42,8 -36,-26 0,-38 36,-26 42,8 42,66 -42,66 -42,8", "#3a302a", "#8a6a48", 6, 12)
    for x, y in ((-92, -84), (-118, -34)):  # two cups
        h.couch(f"-60,-56 {x + 12},{y - 10} {x},{y}", "#d8b078", None, 3)
        h.blob(f"{x - 20},{y}! {x + 20},{y}! {x + 15},{y + 36} {x},{y + 42} {x - 15},{y + 36}", ("#8a9098", "#c8ccc8", "#fffaf0"), "cloth", grain=90.0, puff=16, lit=0.6)
        h.couch(f"{x + 18},{y + 8} {x + 32},{y + 14} {x + 16},{y + 28}", "#e8e4d8", None, 4)


def egg_basket(h: Hoop) -> None:
    """A wicker basket of five eggs, as it lies in the buttonhole."""
    with h.at(268, 486, 1.2, 46):
        for x, y, r, k in ((-70, -56, 40, 1), (-4, -84, 44, 0), (62, -62, 40, 2), (-36, -22, 42, 0), (34, -18, 42, 1)):
            h.blob([(x + math.cos(a) * r * 0.8, y + math.sin(a) * r - (4 if math.sin(a) < 0 else 0)) for a in np.linspace(0, 6.28, 17)[:-1]], BASKET_EGG[k], "silk", grain=0.0, angle=0, puff=40)
        h.blob("-118,-10! 0,16 118,-10! 104,90 60,140 -60,140 -104,90", ("#3a2410", "#6a4420", "#a0723a", "#d8a860"), "across", grain=["-100,20 0,44 100,20", "-80,90 0,110 80,90"], angle=4, puff=60)
        for k in range(11):
            h.straight([(-100 + k * 20, 4 + 10 * math.cos((k - 5) * 0.3), -84 + k * 17, 128)], ("#d8a860", "#6a4420")[k % 2], 6, 3)
        h.couch("-116,-10 0,16 116,-10", "#e8c078", "#5a3a1c", 13, 9)


def running_hare(h: Hoop, pose: int) -> None:
    """White, running right, about 380 px from hind foot to nose; pose 0 stretched, 1 gathered, 2 landing."""
    hind = ("-80,10,44 -140,36,22 -206,46,12 -240,36,10", "-70,14,46 -20,64,24 40,72,13 72,74,11", "-84,6,46 -110,62,22 -70,96,13 -34,98,11")[pose]
    fore = ("64,14,22 130,44,13 196,40,10 214,38,11", "66,14,22 60,64,13 10,70,10 -8,70,11", "66,14,22 110,66,13 140,112,10 152,116,11")[pose]
    for p, dy in ((hind, -12), (fore, -10)):
        far = [(float(x) + 16, float(y) + dy, float(r) * 0.9) for x, y, r in (w.split(",") for w in p.split())]
        h.tube(far, HARE_SNOW[:4], "fur", lit=0.7)
    h.knots([(-128, -22, 15), (-142, -14, 13), (-132, -8, 13)], HARE_SNOW[2:])
    h.tube("-84,-4,52 -30,-20,54 30,-16,46 76,-22,38", HARE_SNOW, "fur", angle=8)
    h.tube(hind, HARE_SNOW, "fur")
    h.tube(fore, HARE_SNOW, "fur")
    for p, lit in (("110,-70,9 64,-120,17 10,-136,4", 0.75), ("120,-74,10 90,-138,19 40,-176,4", 1.0)):
        h.tube(p, HARE_SNOW, "fur", flat=0.7, lit=lit)
    h.tube("112,-84,4 88,-134,9 56,-160,2", HARE_PINK, "fur", flat=0.5)
    h.tube("84,-34,36 118,-52,36 154,-44,25 174,-36,17", HARE_SNOW, "fur", angle=8)
    h.bead(138, -58, 7.5, "#24202c")
    h.straight([(186, -40, 178, -32)], "#c4788a", 5)
    whiskers(h, (176, -30), (0, 40), 4, 44, "#ffffff", 1.4)


def bolting_mule(h: Hoop) -> None:
    """Bolting left, looking back over its shoulder to the right."""
    for p in ("150,330,34 90,390,20 30,384,12 10,400,11", "350,340,44 420,400,22 470,440,14 486,456,11"):
        h.tube(p, MULE[:4], "fur", lit=0.65)
    h.tube("396,290,8 440,268,9 476,300,10 484,344,3", MULE, "hair")
    h.tube("370,310,74 280,318,78 190,306,72 140,290,60", MULE, "fur", angle=8)
    for p in ("170,340,40 150,412,22 96,440,13 82,462,12", "366,330,56 380,420,26 440,470,15 452,492,12"):
        h.tube(p, MULE, "fur", angle=14)
    h.tube("150,300,62 100,220,48 104,140,42 130,110,40", MULE, "fur", angle=8)
    for k in range(30):
        t = k / 29
        h.straight([(70 + 30 * t * t, 290 - 180 * t, 44 + 30 * t, 270 - 190 * t)], MULE[k % 2], 3.6, 5)
    for p, lit in (("112,96,13 70,50,24 50,-10,4", 0.7), ("130,86,13 128,26,25 150,-30,4", 1.0)):
        h.tube(p, MULE, "fur", flat=0.7, lit=lit)
    h.tube("132,70,5 132,28,12 146,-8,2", MULE_PINK, "fur", flat=0.5)
    h.blob("218,168! 250,176 262,196 240,206 206,190", ("#3a1018", "#6a2028"), "silk", grain=20.0, puff=8)
    h.tube("130,160,40 186,190,26 232,214,18", MULE, "fur", angle=8)
    h.tube("122,118,44 170,132,40 220,152,28 250,164,25", MULE, "fur", angle=8)
    h.blob("222,138 252,142 272,160 264,184 238,180", ("#a89888", "#d8ccbc", "#fbf4e8"), "fur", grain=20.0, puff=18)
    h.straight([(256, 152, 264, 158), (252, 184, 248, 192), (240, 182, 237, 190)], "#3a2428", 5)
    h.eye(168, 124, 18, ("#1c120e", "#4a2e1c"), look=(0.6, 0.5), white="white", glint=1.3)
    h.straight([(142, 92, 176, 88), (146, 88, 180, 86)], MULE[0], 4, -3)


def boat_from_above(h: Hoop, hull: Threads, kind: int) -> None:
    """From above, bow up: 150 px long."""
    h.blob("0,-84! 26,-40 32,10 26,66! -26,66! -32,10 -26,-40", hull, "across", grain=["-20,-50 -30,10 -26,64", "20,-50 30,10 26,64"], angle=4, puff=12)
    h.blob("0,-64! 18,-30 22,10 18,56! -18,56! -22,10 -18,-30", ("#2a1a12", "#5a3a24", "#8a6038", "#b88a58"), "across", grain=90.0, angle=4, puff=6, lit=0.8)
    for y in ((-20, 30), (-6, 40), (-24,))[kind]:
        h.tube([(-22, y, 7), (22, y, 7)], ("#5a4026", "#98703e", "#d0a868"), "across")
    if kind == 2:
        h.blob("-15,4! 15,4! 15,40! -15,40!", "#f0e8d0", "cloth", grain=0.0, puff=9)
    h.couch("0,-60 0,-76", "#d8c48a", None, 4)


def octopus_arm(h: Hoop, spine: str, k: int) -> None:
    """A tapering arm with suckers along one edge (k 0, 1, 4: the one side; others: the other)."""
    h.tube(spine, OCTOPUS_SKIN, "silk", angle=80, satin=110, gloss=0.35, spread=0.1)
    p = evenly(flow(read(spine)[0], False, 14), 3.0)
    t = tangents(p)
    n = np.stack([-t[:, 1], t[:, 0]], 1) * (1 if k in (0, 1, 4) else -1)
    at, spots = 0.06, []
    while at < 0.95:  # suckers along the inner edge, smaller towards the tip
        i = int(at * (len(p) - 1))
        r = p[i, 2]
        spots.append((*(p[i, :2] + n[i] * r * 0.62), max(2.2, r * 0.26)))
        at += max(0.016, r * 0.62 / (3.0 * len(p)))
    h.knots(spots, OCTOPUS_PALE)


def octopus_head(h: Hoop) -> None:
    """Mantle and two eyes in the upper right of the card; arms begin round (550, 480)."""
    h.blob("470,470 440,400 450,300 500,170 590,60 700,20 800,50 860,140 850,270 780,380 740,450 660,540 560,550", OCTOPUS_SKIN, "silk",
           grain=["560,540 520,380 560,200 680,40", "640,520 660,360 700,200 760,60", "480,440 470,320 540,140"], angle=84, satin=60, length=34, puff=190, gloss=0.3, spread=0.12)
    rng = np.random.default_rng(5)
    for a, d in zip(rng.uniform(0, 6.28, 40), rng.uniform(0, 1, 40), strict=True):
        x, y = 660 + math.cos(a) * 130 * d, 210 + math.sin(a) * 150 * d
        h.knots([(x, y, rng.uniform(2.5, 6))], OCTOPUS_SKIN[4] if x < 640 else OCTOPUS_SKIN[1])
    for x, y, r in ((516, 432, 40), (652, 462, 34)):
        h.tube([(x - r * 0.8, y + 6, r), (x, y - 8, r * 1.2), (x + r * 0.8, y + 6, r)], OCTOPUS_SKIN[1:], "silk", angle=80)
        h.blob([(x + math.cos(a) * r * 0.92, y + 2 + math.sin(a) * r * 0.66) for a in np.linspace(0, 6.28, 17)[:-1]], ("#c88a1e", "#f2c23e", "#ffe89a"), "silk", grain=90.0, puff=16, lit=1.2)
        h.blob(f"{x - r * 0.62},{y - 2} {x},{y + 6} {x + r * 0.62},{y - 2} {x + r * 0.6},{y + 9} {x},{y + 18} {x - r * 0.6},{y + 9}", "black", "silk", grain=0.0, puff=4)
        h.straight([(x - 12, y - 8, x - 4, y - 9)], "#ffffff", 5)
        h.blob(f"{x - r * 1.1},{y + 2}! {x - r * 0.8},{y - r * 0.9} {x},{y - r * 1.15} {x + r * 0.8},{y - r * 0.9} {x + r * 1.1},{y + 2}! {x + r * 0.5},{y - r * 0.24} {x},{y - r * 0.3} {x - r * 0.5},{y - r * 0.24}", OCTOPUS_SKIN[:4], "silk", grain=0.0, puff=14)


def frog_bearer(h: Hoop, coat: Threads, step: float, puffed: bool = False) -> None:
    """On tiptoe under the load, looking right; feet at y=0, arms up, 120 px high."""
    for x, lift in ((-16, step), (16, 1 - step)):
        h.tube([(x * 0.8, -44, 13), (x * 2.0, -34 - lift * 10, 9), (x * 1.3, -16 - lift * 8, 5), (x * 1.5, -2 - lift * 10, 4), (x * 1.5 + 14, 1 - lift * 10, 3)], coat, "across")
    h.tube([(0, -44, 19), (2, -66, 22), (6, -84, 17)], coat, "fur")
    h.tube([(-2, -46, 10), (6, -64, 13), (8, -76, 8)], ("#c8c890", "#e8e8b8", "#fffff0"), "fur")
    for x in (-1, 1):
        h.tube([(x * 16, -76, 7), (x * 28, -92, 5), (x * 22, -116, 4), (x * 22, -122, 6)], coat, "across")
    h.tube([(-4, -92, 17), (14, -94, 18), (28, -90, 12)], coat, "fur")
    if puffed:
        h.tube([(16, -74, 22), (24, -72, 24)], ("#c8c890", "#f0f0c0", "#ffffff"), "silk")
    h.stem("8,-84 24,-82 38,-88", "#1c2414", 2, 6)
    for x in (4, 20):
        h.tube([(x, -108, 8), (x + 1, -108, 8)], coat, "fur")
        h.bead(x + 2, -108, 4.5, "#e8b83c" if puffed else "#1c1410")


def crane_leg(h: Hoop, x: float, top: float, foot: float, r: float, tone: Threads, lean: float = 0.0) -> None:
    """A crane's leg with its knee and three toes."""
    knee = top + (foot - top) * 0.46
    h.tube([(x, top, r * 1.7), (x + lean * 0.3, (top + knee) / 2, r), (x + lean * 0.5, knee, r * 1.55), (x + lean * 0.7, (knee + foot) / 2, r * 0.9), (x + lean, foot, r)], tone, "across", angle=80)
    for k in (-2.6, 0.2, 2.6):
        h.tube([(x + lean, foot, r * 0.7), (x + lean + k * r, foot + r * 1.5, r * 0.4)], tone, "across")


def crane_bustle(h: Hoop, x: float, y: float, size: float, tone: Threads) -> None:
    """The lower half of a standing crane: belly and drooping tail feathers."""
    with h.at(x, y, size):
        h.tube("-150,-30,60 -40,-20,92 70,-40,80 140,-80,50", tone, "fur", angle=8)
        h.fan("-20,-10 60,-20 130,-50", "40,86 130,90 200,50", 8, 17, tone, "#5f707a", bow=-0.08, angle=30, wander=3)


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


def goat_in_rapture(h: Hoop) -> None:
    """In rapture, chin up, looking right; its feet stretched out before it."""
    for p in ("-40,60,34 60,80,20 130,62,13 160,58,12", "-40,96,34 50,130,20 120,124,13 150,124,12"):
        h.tube(p, GOAT, "fur")
    for x, y in ((160, 58), (150, 124)):
        h.tube([(x + 4, y, 13), (x + 16, y, 12)], "black", "across")
    h.tube("-90,90,70 -60,10,56 -40,-60,50", GOAT, "fur", angle=8)
    for p in ("-50,-118,15 -90,-176,14 -160,-196,10 -196,-170,3", "-24,-122,15 -46,-196,14 -110,-236,10 -156,-222,3"):
        h.tube(p, ("#5a4a34", "#9c8660", "#d8c498", "#fbf0d0"), "across", angle=70)
    h.leaf("-66,-80,8 -120,-76,19 -168,-46,4", GOAT, angle=24)
    h.blob("-80,-60 -60,-116 -10,-130 50,-112 104,-92 134,-66 128,-44 92,-34 40,-28 -10,-10 -60,-20", GOAT, "fur", grain=["120,-66 30,-96 -60,-80", "110,-46 20,-50 -60,-40"], puff=60, angle=5)
    h.blob("96,-92 134,-74 132,-46 98,-38", ("#c8968c", "#eabcae", "#fbe0d4"), "skin", grain=60.0, puff=20)
    h.straight([(120, -76, 128, -68)], "#4a2c2c", 4)
    h.stem("124,-50 96,-44 62,-52 46,-66", "#5a3434", 3.4, 7)
    h.tube("96,-40,8 108,-26,9 110,-14,5", ("#a83c4c", "#e07a7c", "#f8b0a8"), "across")
    h.stem("2,-86 18,-98 36,-98 50,-84", "#2a1a1c", 4.4, 7)
    h.straight([(8, -92, 0, -100), (22, -99, 18, -110), (36, -98, 38, -110)], "#2a1a1c", 2.4)
    for k in range(3):
        h.shag("44,-30 60,-31 78,-34", GOAT[1 + k :], 54, 16, -1, 12, 2.4, seed=k)


def tuba(h: Hoop) -> None:
    """A tuba's bell and a bend of its tube, round the origin."""
    h.tube("-30,150,16 -50,40,22 -20,-40,34 0,-100,60", "gold", "silk", angle=86, satin=130)
    h.blob([(8 + math.cos(a) * 104, -136 + math.sin(a) * 44) for a in np.linspace(0, 6.28, 25)[:-1]], "gold", "silk", grain=0.0, angle=86, puff=14)
    h.blob([(8 + math.cos(a) * 82, -138 + math.sin(a) * 31) for a in np.linspace(0, 6.28, 25)[:-1]], ("#2a1608", "#6a3c10", "#a86a1c"), "silk", grain=90.0, puff=6)
    h.tube("-40,120,12 40,140,13 60,60,13 10,30,12", "gold", "silk", angle=86)


def fence_with_hens(h: Hoop) -> None:
    """Two bars, three posts, two hens; 340 px wide, round the origin."""
    for x in (-120, 0, 120):
        h.tube([(x, -60, 13), (x + 4, 90, 14)], FENCE_WOOD, "across", angle=8, length=30)
    for y in (-20, 40):
        h.tube([(-170, y, 11), (0, y + 6, 12), (170, y, 11)], FENCE_WOOD, "across", angle=8, length=30)
    for x, coat in ((-62, ("#6a2c18", "#a8502c", "#e08a50", "#ffc890")), (66, ("#8a8078", "#c8c0b4", "#f4eee2", "#ffffff"))):
        with h.at(x, -30, 1.4):
            bird(h, coat, bill="gold")
            h.knots([(34, -98, 6), (44, -100, 6), (52, -95, 5), (58, -66, 5)], "#d8342c")


def inchworm(h: Hoop) -> None:
    """Arched from (204, 738) to (436, 660), head right."""
    h.tube(WORM_ARCH, WORM, "across", angle=84, satin=60, gloss=0.4)
    p = evenly(flow(read(WORM_ARCH)[0], False, 14), 3.0)
    t = tangents(p)
    n = np.stack([-t[:, 1], t[:, 0]], 1)
    for i in range(10, len(p) - 12, 12):  # joints of its body
        q, m = p[i], n[i] * p[i, 2] * 0.94
        h.straight([(q[0] - m[0], q[1] - m[1], q[0] + m[0], q[1] + m[1])], WORM[0], 2.4, 5)
        h.knots([(q[0] - m[0] * 0.4, q[1] - m[1] * 0.4, 2.4)], "#ffe08a")
    h.tube("420,628,20 432,650,21 436,662,17", WORM, "across")
    h.straight([(424, 664, 420, 680), (436, 668, 436, 684), (206, 744, 200, 762), (220, 738, 220, 758)], WORM[1], 4)
    h.bead(444, 646, 5, "#1c1210")
    h.straight([(446, 634, 458, 618), (438, 630, 444, 612)], WORM[1], 2, 3)


def field_gate(h: Hoop) -> None:
    """A five-barred gate without two of its bars, 260 px wide, round the origin."""
    for y in (-60, -10, 40):
        h.tube([(-130, y, 12), (130, y + 4, 12)], FENCE_WOOD, "across", angle=8, length=30)
    for x in (-126, 126):
        h.tube([(x, -90, 14), (x, 74, 14)], FENCE_WOOD, "across", angle=8, length=30)
    h.tube("-120,50,10 120,-60,10", FENCE_WOOD, "across", angle=8, length=30)


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


def gull(h: Hoop, x: float, y: float, size: float, turn: float) -> None:
    """A gliding gull, 220 px wide at size 1."""
    with h.at(x, y, size, turn):
        for s in (-1, 1):
            h.leaf([(0, 0, 6), (s * 40, -20, 12), (s * 78, -4, 6), (s * 110, 16, 1)], ("#8a9aa8", "#d0d8d8", "#fbfdf8", "#ffffff"), angle=40)
        h.tube("-4,-2,8 14,4,11 34,10,7", ("#8a9aa8", "#d8dedc", "#ffffff"), "fur")
        h.straight([(38, 10, 50, 14)], "#f0a83c", 4)


def elephant(h: Hoop, hide: Threads, *, thin: bool = False, trunk: str = "tail") -> None:
    """Walking right, feet at y=0, 210 px high; the trunk reaches for the next one's tail, or hangs `free`; `thin` is a mirage."""
    more: dict[str, Any] = {"density": 1.25, "under": 0.25} if thin else {}
    shade = h.threads(hide)[:4]
    h.tube("-134,-140,6 -154,-110,5 -160,-70,4 -158,-56,6", hide, "hair", **more)
    for x, d in ((-66, 16), (78, -14)):
        h.tube([(x, -90, 34), (x + d * 0.5, -46, 25), (x + d, -8, 24)], shade, "skin", lit=0.7, **more)
    h.tube("-86,-130,54 -40,-136,68 20,-134,66 70,-134,54", hide, "skin", angle=74, **more)
    for x, d in ((-98, -14), (52, 16)):
        h.tube([(x, -100, 42), (x + d * 0.4, -50, 29), (x + d, -8, 26)], hide, "skin", angle=74, **more)
        h.straight([(x + d - 14 + k * 12, -2, x + d - 10 + k * 12, -2) for k in range(3)], "#f0e4d0", 4)
    h.tube("96,-160,44 124,-150,40", hide, "skin", angle=74, **more)
    reach = "140,-150,26 168,-112,18 196,-96,13 226,-104,9 236,-112,7" if trunk == "tail" else "142,-150,26 164,-100,19 166,-50,13 184,-26,9 202,-34,6"
    h.tube(reach, hide, "skin", angle=78, **more)
    h.tube("140,-122,7 166,-106,6 184,-112,2", ("#c8b89c", "#fbf4e0", "#ffffff"), "silk", **more)
    h.blob("60,-190 100,-196 112,-160 104,-110 76,-88 54,-110 46,-150", hide, "skin", grain=["70,-184 64,-140 76,-96", "100,-184 100,-140 84,-100"], puff=14, lit=1.1, **more)
    h.bead(132, -160, 4.5, "#140c10")
