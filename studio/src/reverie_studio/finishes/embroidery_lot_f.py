"""Beasts and things of lot f for the needle: whole small bodies that act, each at the origin of its place.

They look to the right unless told else (mirror with flip); feet stand at y=0 where there are feet.
"""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import Array
from reverie_studio.finishes.embroidery_hoop import Hoop, Threads
from reverie_studio.finishes.embroidery_lot_b import arc, toned

HORN = ("#4a3820", "#7e6238", "#b4945c", "#e0c894", "#fff0c8")
BILL = ("#8a3a0c", "#d0661a", "#f29a34", "#ffc870")
GREYLAG = ("#3a2c34", "#6a5450", "#9c8474", "#ccb8a0", "#f6e8d0")
PALE = ("#7a6c74", "#b4a49c", "#e2d6c4", "#fbf4e4", "#ffffff")
MANE_BLACK = ("#0c0808", "#20140f", "#3a261a", "#6a4a34")
INK = ("#08080e", "#15141e", "#282634", "#4a4656", "#8a8090")


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
        h.tube([(s * 20, -62, 26), (s * 74, -104, 29), (s * 132, -78, 27), (s * 146, -8, 23), (s * 104, 34, 17), (s * 74, 4, 11), (s * 92, -22, 4)], HORN, "across", angle=82, satin=60)
        for k in range(11):
            a = math.radians(-128 + k * 27)
            x, y, n = s * (98 + math.cos(a) * 46), -30 + math.sin(a) * 58, 20 - k * 0.9
            h.straight([(x - s * math.cos(a) * n, y - math.sin(a) * n, x + s * math.cos(a) * n, y + math.sin(a) * n)], HORN[0], 2.4, 3)
        h.eye(s * 36, -12, 13, ("#a8641a", "#e5a02e", "#ffd868"), look=look, lid=tone[1:4], shut=0.28, tilt=s * 14)
        h.straight([(s * 36 + look[0] * 6 - 7, -12 + look[1] * 5, s * 36 + look[0] * 6 + 7, -12 + look[1] * 5)], "#0c0a08", 5)
        h.stem([(s * 3, 84), (s * 16, 78), (s * 22, 68)], tone[0][None] * 0.6, 4, 7)
    h.knots([(rng.normal(0, 26), -70 + rng.normal(0, 13), rng.uniform(8, 13)) for _ in range(24)], h.threads(wool)[2:])
    h.stem("0,84 0,96", tone[0][None] * 0.6, 3.4, 6)
    h.stem("-22,98 -8,101 8,100 26,92", tone[0][None] * 0.6, 3, 7)


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


def sheep_far(h: Hoop, wool: Threads, face: Threads, *, graze: bool = False, legs: bool = True) -> None:
    """A small sheep from the side, 90 px long."""
    if legs:
        h.straight([(-26, -24, -28, 0), (-16, -24, -14, 0), (18, -24, 17, 0), (27, -24, 30, 0)], h.threads(face)[0][None], 5)
    h.blob("-42,-40 -34,-62 -10,-70 18,-68 38,-56 40,-36 26,-20 -4,-16 -30,-20", wool, "wool", puff=28, length=8, width=2.4)
    h.knots([(-30 + k * 12, -60 + 4 * math.sin(k * 2.0), 8) for k in range(6)], h.threads(wool)[2:])
    x, y = (50, -16) if graze else (48, -56)
    h.tube([(x - 10, y - 8, 11), (x + 4, y + 4, 9), (x + 9, y + 10, 7)], face, "fur", length=8)
    h.leaf([(x - 10, y - 10, 3), (x - 22, y - 4, 6), (x - 28, y + 4, 1)], face, angle=20)


def goose(h: Hoop, coat: Threads = GREYLAG, *, wing: float = 1.0, run: bool = False, cry: bool = False, lit: float = 1.0) -> None:
    """A goose in flight, neck stretched, 400 px long; `wing` 1 up … -1 down; `run`: feet still paddle the ground."""
    tone = h.threads(coat)
    tips = [(-150 - 30 * abs(wing), -60 - 150 * wing), (-90, -70 - 220 * wing), (-10, -60 - 270 * wing), (60, -40 - 250 * wing)]
    far = [(x + 60, y + 10) for x, y in tips]
    h.fan([(-20, -26), (70, -34)], far, 9, 20, tone[:4], tone[0][None], bow=0.06, lit=lit * 0.7)
    h.fan([(-90, -2), (-96, 12)], [(-176, -12), (-170, 24)], 4, 15, PALE, None, lit=lit)
    if run:
        for p in ("-20,40,9 -70,70,7 -104,104,5", "10,44,9 20,84,7 -8,118,5"):
            h.tube(p, BILL, "across", lit=lit)
        for x, y in ((-106, 106), (-10, 120)):
            h.blob(f"{x},{y - 4}! {x + 34},{y + 2}! {x + 26},{y + 14}! {x + 4},{y + 16}! {x - 6},{y + 6}", BILL, "silk", grain=20.0, puff=5, lit=lit)
    h.tube("-104,6,16 -60,0,42 0,4,56 52,-8,50 84,-26,34", coat, "fur", angle=8, lit=lit)
    h.blob("-80,24 -20,42 40,44 84,18 92,34 50,58 0,62 -56,48", PALE, "fur", grain=["-80,30 0,54 90,26"], puff=18, lit=lit)
    h.tube("70,-22,36 124,-52,22 180,-66,17 222,-72,18", coat, "fur", angle=8, length=12, lit=lit)
    h.tube("214,-74,21 238,-72,20", coat, "fur", length=10, lit=lit)
    gap = 12 if cry else 2
    h.blob(f"252,-86! 276,{-84 - gap * 0.4} 298,{-72 - gap}! 276,-72 252,-70!", BILL, "silk", grain=6.0, puff=7, lit=lit)
    h.blob(f"252,-72! 274,-70 292,{-68 + gap}! 268,{-58 + gap * 0.4} 250,-60!", BILL, "silk", grain=6.0, puff=7, lit=lit)
    h.bead(238, -80, 5, "#140e10")
    h.fan([(-70, -20), (66, -30)], tips, 11, 23, tone, tone[0][None], bow=-0.07, lit=lit)
    h.fan([(-66, -22), (70, -34)], [(x * 0.5, -24 + (y + 24) * 0.5) for x, y in tips], 10, 17, tone[1:], None, bow=-0.05, lit=lit)
    h.tube("-50,-18,16 10,-30,24 64,-34,18", coat, "fur", angle=12, lit=lit)


def penguin_running(h: Hoop, coat: Threads = INK, white: Threads = PALE) -> None:
    """A king penguin that runs, leaning forward, flippers spread, bill open; one foot left the ground; 380 px high."""
    h.tube("84,-220,28 160,-196,28 226,-170,19 268,-160,5", coat, "fur", angle=20, lit=0.7)
    h.tube("-40,-66,26 -80,-50,18 -112,-26,12", BILL, "across")
    h.blob("-112,-36! -88,-22 -92,-4! -104,0! -110,12! -122,4! -136,6! -134,-10!", BILL, "silk", grain=60.0, puff=7)
    h.tube("30,-60,30 44,-30,17 46,-12,13", BILL, "across")
    h.blob("30,-16! 60,-18 98,-4! 90,4! 60,6! 34,6! 22,0!", BILL, "silk", grain=0.0, puff=8)
    h.blob("-70,-40! -58,-120 -20,-220 30,-290 84,-306 116,-270 124,-200 110,-120 80,-60 30,-34 -20,-40 -84,-20!", coat, "fur", grain=["60,-300 -10,-180 -60,-50", "110,-280 60,-160 10,-50"], puff=80, length=18)
    h.blob("44,-280 100,-292 126,-250 130,-190 112,-110 80,-56 34,-40 6,-56 24,-130 50,-210", white, "fur", grain=["80,-290 70,-170 26,-50", "120,-250 110,-150 60,-50"], puff=66, length=17)
    h.blob("56,-284! 106,-296 124,-262 110,-240 80,-256", ("#c8701a", "#f2b03a", "#ffe08a"), "fur", grain=30.0, puff=14)
    h.tube("82,-306,44 108,-332,41 124,-338,38", coat, "fur", angle=10, length=12)
    h.blob("70,-322! 90,-336 104,-318 100,-290 84,-272 70,-288", ("#c8701a", "#f2a02a", "#ffd46a"), "fur", grain=70.0, puff=12)
    h.blob("150,-362! 186,-366 226,-350! 188,-346 154,-338!", INK, "silk", grain=4.0, puff=8)
    h.blob("152,-334! 182,-330 214,-316! 180,-314 148,-318!", ("#8a3a0c", "#e07a24", "#ffb858"), "silk", grain=8.0, puff=7)
    h.blob("150,-342! 178,-344 176,-330 150,-328!", ("#5a1420", "#a83a40"), "silk", grain=0.0, puff=3)
    h.eye(126, -348, 11, ("#2a1810", "#6a4020"), look=(0.6, -0.3), white="white")
    h.tube("10,-236,30 -70,-262,31 -146,-310,21 -186,-346,5", coat, "fur", angle=20)
    h.stem("-4,-212 -74,-236 -146,-288 -180,-338", h.threads(white)[2][None], 3.4, 10)


def cormorant_drying(h: Hoop, coat: Threads = INK) -> None:
    """A cormorant that stands at the origin and hangs out both wings, 420 px from tip to tip, 330 high."""
    for s in (-1, 1):
        h.tube([(s * 22, -20, 8), (s * 26, -4, 8), (s * 40, 0, 7)], coat, "across")
        h.fan([(s * 30, -190), (s * 116, -206), (s * 190, -172)], [(s * 60, -20), (s * 150, -30), (s * 226, -66)], 9, 21, coat, h.threads(coat)[0][None], bow=s * 0.05)
        h.tube([(s * 22, -180, 26), (s * 110, -212, 20), (s * 196, -176, 10)], coat, "fur", angle=20)
        h.fan([(s * 40, -180), (s * 180, -186)], [(s * 64, -110), (s * 190, -120)], 7, 18, h.threads(coat)[1:], None)
    h.tube("0,-30,36 0,-100,52 4,-170,46 10,-220,26", coat, "fur", angle=8, length=15)
    h.tube("8,-200,27 -16,-250,19 2,-300,17 26,-318,19", coat, "fur", length=12)
    h.tube("24,-320,21 46,-322,18", coat, "fur", length=10)
    h.blob("60,-336! 92,-334 120,-328 124,-312! 112,-318 62,-314!", ("#8a6a20", "#d8a83a", "#ffe08a"), "silk", grain=2.0, puff=6)
    h.bead(44, -328, 5, "#3ac0a0")


def hen_on_nest(h: Hoop, coat: Threads, straw: Threads) -> None:
    """A hen who sits tight on a nest, tail left, head right, 170 px wide; eggs of different sizes show."""
    tone = h.threads(straw)
    h.blob("-84,-24 -40,-12 40,-12 84,-24 78,8 40,22 -40,22 -78,8", straw, "hair", grain=["-84,-16 0,6 84,-16"], puff=22)
    for x, y, w, c in ((46, -28, 21, ("#8a6a4a", "#d8b488", "#fff0d0")), (74, -24, 12, ("#5a7a8a", "#a8ccd4", "#f0ffff")), (-58, -26, 15, ("#8a5a50", "#d89a88", "#ffe4d8"))):
        h.blob(arc(x, y, w * 0.8, w, n=14), c, "silk", grain=0.0, puff=w)
    for k in range(5):
        a = math.radians(200 + k * 15)
        h.leaf([(-44, -58, 6), (-48 + math.cos(a) * 36, -58 + math.sin(a) * 36, 13), (-48 + math.cos(a) * 68, -58 + math.sin(a) * 68, 2)], coat, angle=24)
    h.blob("-62,-52 -34,-70 6,-70 40,-84 58,-60 52,-30 20,-10 -30,-10 -58,-26", coat, "fur", grain=["54,-66 0,-40 -60,-44"], puff=44, length=12)
    h.tube("40,-66,25 52,-100,17 56,-124,15", coat, "fur", angle=8, length=10)
    for k in range(4):
        h.leaf([(30, -56 + k * 9, 5), (-6, -46 + k * 9, 12), (-44 + k * 6, -40 + k * 7, 2)], coat, h.threads(coat)[0][None], angle=30)
    h.knots([(46, -140, 7), (56, -145, 8), (66, -139, 6)], ("#b8302c", "#e2574a"))
    h.blob("68,-132! 90,-122! 68,-116!", BILL, "silk", grain=0.0, puff=5)
    h.knots([(68, -108, 6)], "#c8402c")
    h.bead(60, -126, 3.4, "#140e10")
    h.straight([(-80 + k * 13, -18 + 8 * math.sin(k * 1.7), -62 + k * 13, -6 + 8 * math.cos(k * 2.3)) for k in range(12)], tone[-2:], 3, 3)


def hermit_crab(h: Hoop, shell: Threads, soft: Threads, *, curl: float = 1.0, look: tuple[float, float] = (0.0, 0.0)) -> None:
    """A hermit crab without a house, from above, running right; its soft end curls to one side; 240 px long."""
    dark = h.threads(shell)[0][None]
    for s in (-1, 1):
        for x, a, n in ((16, 38, 92), (-4, 74, 88), (-24, 108, 74)):
            t = math.radians(a + 9 * s * curl)
            kx, ky = x + math.cos(t) * n * 0.55, s * (22 + math.sin(t) * n * 0.55)
            h.tube([(x, s * 22, 9), (kx, ky, 8), (kx + 24, ky + s * n * 0.3, 5), (kx + 36, ky + s * n * 0.5, 1.5)], shell, "across")
    h.tube([(-26, 0, 24), (-66, 6 * curl, 30), (-104, 2 * curl, 27), (-130, -22 * curl, 20), (-126, -54 * curl, 13), (-104, -62 * curl, 5)], soft, "skin", angle=80, width=2.0)
    for k in range(5):
        x = -48 - k * 19
        h.stem([(x, -22 + 4 * curl), (x - 8, 4 * curl), (x, 28 + 2 * curl)] if k < 3 else [(x + 6, -34 * curl), (x - 6, -14 * curl), (x - 2, 12 * curl)], h.threads(soft)[1][None], 2, 7)
    h.blob("46,-18 54,0 46,18 20,32 -16,34 -38,22 -42,0 -38,-22 -16,-34 20,-32", shell, "fur", grain=["-40,0 0,-4 54,0"], puff=26, length=11)
    for s, big in ((-1, 1.25), (1, 0.9)):
        h.tube([(34, s * 24, 11), (64, s * 44, 11), (84, s * 40, 12)], shell, "across")
        with h.at(92, s * 34, big, s * 12):
            h.blob(f"-14,{-s * 4} 0,{s * 20} 30,{s * 24} 58,{s * 8}! 34,{s * 6} 20,{s * 2}!", shell, "fur", grain=0.0, puff=13, length=10)
            h.blob(f"-12,{s * 2} 10,{-s * 8} 34,{-s * 10} 54,{s * 2}! 30,{s * 1} 16,{s * 2}!", shell, "fur", grain=0.0, puff=9, length=10)
    for s in (-1, 1):
        h.stem([(40, s * 12), (94, s * 4), (140, s * 26)], dark, 2, 9)
        h.tube([(40, s * 10, 5), (62, s * 17, 5)], shell, "across")
        h.tube([(66, s * 18, 10), (68, s * 18, 10)], "white", "silk")
        h.knots([(68 + look[0] * 4, s * 18 + look[1] * 4, 4.6)], "#120c10")


def crab_house(h: Hoop, kind: str) -> None:
    """What may serve as a shell, lying or standing, about 140 px: thimble, bell, cup, pipe, pot."""
    if kind == "thimble":
        h.blob("-50,56! -38,-40 -22,-66 0,-72 22,-66 38,-40 50,56! 0,70", "silver", "iron", grain=["-40,50 -26,-60", "0,60 0,-70", "40,50 26,-60"], puff=44, angle=86)
        h.knots([(-30 + (k % 5) * 15 + 6 * ((k // 5) % 2), -40 + (k // 5) * 18, 3.2) for k in range(22)], "#4a4f5c")
        h.tube("-52,56,8 0,70,9 52,56,8", "silver", "across")
    elif kind == "bell":
        h.blob("-62,50! -44,24 -38,-30 -20,-62 0,-70 20,-62 38,-30 44,24 62,50! 0,66", "gold", "iron", grain=["-56,46 -34,-40 0,-66", "0,60 0,-66", "56,46 34,-40 0,-66"], puff=46, angle=86)
        h.tube("-62,50,7 0,66,9 62,50,7", "gold", "across")
        h.couch(arc(0, -84, 15, 15), "#d29a3a", None, 7)
        h.knots([(6, 72, 12)], "#6a4318")
    elif kind == "cup":
        h.tube("0,72,12 0,30,12", "white", "across")
        h.tube("-34,74,8 0,80,9 34,74,8", "white", "across")
        h.blob("-46,-50! 46,-50! 40,0 22,28 0,34 -22,28 -40,0", "white", "cloth", grain=90.0, puff=40)
        h.blob(arc(0, -50, 46, 14), ("#4a5064", "#8a90a0"), "cloth", grain=0.0, puff=4)
        for y in (-28, -16):
            h.stem([(-44, y), (0, y + 12), (44, y)], "#2f6f8a", 4, 9)
    elif kind == "pipe":
        wood = ("#2a140c", "#5a2c16", "#94562a", "#cc8a4a")
        h.tube("10,44,20 70,40,13 130,8,9 168,-10,8", wood[:3], "across")
        h.blob("-52,-48! 30,-56! 40,10 24,56 -8,64 -40,48 -54,6", wood, "fur", grain=["-40,-44 -44,10 -10,60", "20,-50 30,10 10,58"], puff=44, length=20)
        h.blob(arc(-11, -52, 42, 13), ("#0c0808", "#241814"), "cloth", grain=0.0, puff=4)
    else:
        red = ("#6a1c18", "#a8443a", "#d8705a", "#f4b090")
        h.couch(arc(-66, 0, 34, 40, 60, 300), red[1], None, 13)
        h.tube("50,24,20 90,-4,15 108,-40,11", red, "across")
        h.blob("-62,-10 -46,-46 0,-58 46,-46 62,-10 54,36 24,60 -24,60 -54,36", red, "cloth", grain=["-50,-30 -54,20 -10,56", "0,-56 0,58", "50,-30 54,20 10,56"], puff=56)
        h.blob(arc(0, -50, 36, 13), ("#14080a", "#3a1618"), "cloth", grain=0.0, puff=4)


def dog_running(h: Hoop, coat: Threads, white: Threads) -> None:
    """A shaggy dog at full gallop, body to the right, face turned to us; 520 px long, its muzzle at (196, -150)."""
    tone = h.threads(coat)
    for p in ("100,-110,40 170,-70,22 236,-56,14 262,-50,13", "-130,-110,48 -190,-60,26 -252,-70,15 -276,-80,12"):
        h.tube(p, tone[:4], "fur", lit=0.7)
    h.tube("-176,-176,16 -240,-220,24 -300,-226,26 -356,-204,5", coat, "hair")
    h.shag("-200,-200 -260,-240 -330,-226", tone[2:], 34, 70, -1, 26)
    h.tube("-156,-150,60 -80,-154,64 0,-146,66 80,-146,66 130,-164,52", coat, "fur", angle=8, length=22)
    h.shag("-130,-92 -40,-84 60,-82 120,-100", tone[1:], 32, 110, 1, 26)
    h.tube("96,-130,46 130,-60,24 186,-16,15 214,-10,14", coat, "fur", angle=12)
    h.tube("-140,-130,62 -160,-60,32 -214,-20,16 -238,-12,13", coat, "fur", angle=12)
    for x, y in ((214, -8), (262, -48), (-240, -10), (-278, -80)):
        h.tube([(x - 6, y, 15), (x + 10, y + 3, 13)], white, "fur", length=9)
    h.blob("110,-200 160,-210 196,-170 190,-110 150,-78 112,-100", white, "fur", grain=["130,-200 150,-140 150,-90"], puff=36, length=16)
    h.shag("106,-196 112,-130 150,-80 190,-106", h.threads(white)[1:], 26, 60, 1, 24)
    with h.at(190, -206, 1.0, 4):
        for s in (-1, 1):
            h.blob([(s * 34, -62), (s * 70, -76), (s * 104, -52), (s * 112, -6), (s * 98, 26), (s * 76, 16), (s * 62, -18)], tone[:3], "fur", grain=[[(s * 46, -60), (s * 94, -30), (s * 98, 20)]], puff=16, length=15)
        h.blob("0,-78 46,-66 70,-26 64,18 36,50 0,62 -36,50 -64,18 -70,-26 -46,-66", coat, "fur", grain=["0,-76 -50,-20 -30,46", "0,-76 0,58", "0,-76 50,-20 30,46"], puff=64, length=15)
        h.shag("-60,20 -36,50 0,62 36,50 60,20", tone[2:], 20, 70, 1, 24)
        h.blob("0,-76 16,-50 14,-14 34,8 36,34 16,54 -16,54 -36,34 -34,8 -14,-14 -16,-50", white, "fur", grain=["0,-70 0,-10 -24,40", "0,-10 24,40"], puff=36, length=12)
        for s in (-1, 1):
            h.eye(s * 36, -20, 13, ("#2a140a", "#6a3c18", "#a86a2c"), look=(s * -0.1, 0.0), white="white", glint=1.4)
            h.tube([(s * 22, -48, 3), (s * 36, -50, 6), (s * 50, -42, 3)], white, "hair")
        h.blob("-16,6! 0,0 16,6! 10,20 0,24 -10,20", ("#0c0a0c", "#241e22", "#5a5056"), "silk", grain=0.0, puff=10)
        h.stem("0,24 0,34", "#241418", 3, 6)


def mitten(h: Hoop, wool: Threads, cuff: Threads) -> None:
    """A mitten, cuff at y=70, 170 px high."""
    h.blob("-34,60! -40,0 -36,-60 -10,-88 22,-78 36,-40 36,-10 60,-40 78,-30 70,6 40,34 34,60!", wool, "wool", grain=["-20,60 -20,-60", "20,60 16,-70", "40,20 66,-24"], puff=24)
    h.tube("-40,70,15 0,76,15 38,70,15", cuff, "across")


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


def wake(h: Hoop, pale: Threads, *, long: float = 260.0) -> None:
    """The water round a swimmer that goes right: a collar at y=0 and two lines that trail."""
    h.stem([(-196, 12), (-130, 24), (-60, 29), (-6, 26), (22, 18)], pale, 5, 11)
    h.run([(-150, 34), (-60, 40), (10, 34)], pale, 3, 14, 10)
    h.stem([(54, 24), (-10, 52), (-120, 72), (-180 - long * 0.5, 96)], pale, 3, 12)
    h.stem([(-180, 4), (-180 - long * 0.4, -6), (-180 - long * 0.8, -2)], pale, 2.6, 12)


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


def tugging(h: Hoop, coat: Threads, *, kind: str = "goat") -> None:
    """A goat or a pig stretched between its teeth at (172, 0) and one hind foot at (-236, 0); the rest kicks."""
    tone, pig = h.threads(coat), kind == "pig"
    g = 1.24 if pig else 1.0
    hoof = ("#14100e", "#3a302a", "#7a6a5c")
    for p in ("46,26,24 96,70,14 130,50,11", "-96,24,32 -70,94,17 -110,136,12"):
        h.tube(p, tone[:4], "fur", angle=16, lit=0.7)
    h.knots([(136, 46, 12), (-114, 140, 12)], hoof)
    h.tube(f"-110,4,34 -170,12,19 -214,4,13 -236,0,{11}", coat, "fur", angle=14)
    if pig:
        h.couch("-150,-30 -186,-46 -180,-72 -156,-62 -170,-40 -204,-50 -222,-74", tone[2][None], None, 9)
    else:
        h.leaf("-132,-30,8 -166,-52,16 -186,-84,3", coat, angle=24)
    h.tube([(-118, 0, 44 * g), (-60, 4, 54 * g), (0, 2, 55 * g), (58, -8, 46 * g), (104, -14, 33 * g)], coat, "fur", angle=8, length=18)
    h.tube("20,34,26 10,100,15 44,142,12", coat, "fur", angle=14)
    h.knots([(48, 146, 12)], hoof)
    if pig:
        h.tube("84,-14,50 124,-8,40 156,-2,27", coat, "fur", angle=8, length=13)
        h.blob("154,-26 172,-20 178,4 168,24 150,22 146,-4", tone[1:], "skin", grain=80.0, puff=12)
        h.straight([(168, -10, 166, -2), (166, 8, 162, 14)], tone[0][None], 5)
        h.leaf("92,-46,10 50,-70,24 14,-62,5", coat, tone[0][None], angle=26)
        h.tube("120,20,20 146,22,13 166,16,8", tone[:4], "fur", length=10)
        h.eye(128, -28, 12, ("#1c1210", "#4a2c20"), look=(0.5, -0.2), white="white")
    else:
        h.tube("106,24,14 138,18,11 166,8,8", tone[:4], "fur", length=10)
        h.tube("90,-18,36 124,-12,29 156,-6,19 172,-4,15", coat, "fur", angle=8, length=12)
        for dy in (-6, 8):
            h.tube([(92, -44 + dy, 11), (56, -78 + dy, 9), (14, -84 + dy, 6), (-8, -72 + dy, 2)], HORN, "across")
        h.leaf("86,-26,7 50,-10,15 20,10,3", coat, tone[0][None], angle=24)
        h.eye(118, -26, 12, ("#7a5a08", "#d8a818", "#ffe060"), look=(0.4, -0.4), white="white")
        h.straight([(112, -26, 126, -28)], "#0c0a08", 4.5)
        h.shag("112,34 130,32", tone[2:], 44, 26, 1, 14)


def snowy_owl(h: Hoop, down: Threads = "white") -> None:
    """A white owl that sits at the origin and stares to the right of us, 150 px high."""
    h.leaf("-26,-20,8 -40,10,16 -44,40,3", down, angle=24)
    h.blob("0,-4 30,-12 46,-50 40,-96 0,-110 -40,-96 -46,-50 -30,-12", down, "fur", grain=["0,-106 -34,-60 -20,-10", "0,-106 34,-60 20,-10"], puff=44, length=12)
    h.blob("0,-152 34,-142 46,-114 34,-88 0,-80 -34,-88 -46,-114 -34,-142", down, "fur", puff=40, length=10)
    h.straight([(-28 + (k % 5) * 14 + 5 * (k // 5 % 2), -76 + (k // 5) * 15, -20 + (k % 5) * 14 + 5 * (k // 5 % 2), -74 + (k // 5) * 15) for k in range(20)], "#4a4a54", 3)
    for s in (-1, 1):
        h.eye(6 + s * 17, -116, 11, ("#a8741a", "#f0c03a", "#fff0a0"), look=(0.6, 0.2), lid=h.threads(down)[1:4], shut=0.2, tilt=s * 8)
    h.blob("2,-108! 12,-106! 7,-92!", INK, "silk", grain=90.0, puff=4)
    h.straight([(-14, -6, -14, 4), (-6, -6, -6, 4), (8, -6, 8, 4), (16, -6, 16, 4)], "#2a2420", 5)


def heron_pulling(h: Hoop, coat: Threads, dark: Threads) -> tuple[float, float]:
    """A heron with its neck bent down to the right, 480 px high; returns the tip of its bill on the card."""
    for p in ("-10,-240,16 -28,-130,9 -22,-120,9 -34,-8,7", "30,-236,16 44,-134,9 48,-124,9 34,0,7"):
        h.tube(p, ("#5a3a1c", "#96682c", "#d8a84a"), "across")
    for x in (-34, 34):
        h.straight([(x, -4, x + 46, 6), (x, -4, x + 34, 18), (x, -4, x - 26, 8)], "#b8842e", 6)
    h.fan([(-60, -290), (-90, -270)], [(-190, -190), (-176, -160)], 5, 18, dark, None)
    h.blob("-120,-240 -70,-310 10,-338 84,-330 110,-290 84,-240 20,-214 -60,-216", coat, "fur", grain=["-120,-236 0,-300 100,-300", "-90,-222 10,-240 90,-260"], puff=66, length=20)
    h.tube("74,-296,40 134,-336,26 132,-400,19 156,-444,17 206,-452,17 240,-424,17", h.threads("white"), "fur", angle=8, length=14)
    h.run("104,-300 146,-344 142,-400 168,-436", h.threads(dark)[0][None], 4, 12, 8)
    h.shag("84,-262 110,-276 122,-296", h.threads("white")[2:], 60, 40, 1, 16)
    h.fan([(60, -318), (-60, -300)], [(-60, -214), (-176, -198)], 8, 19, coat, h.threads(dark)[1][None], bow=0.08)
    h.fan([(70, -316), (-20, -310)], [(-4, -240), (-90, -234)], 6, 17, h.threads(coat)[1:], None, bow=0.08)
    h.loose("222,-446 160,-478 96,-476", h.threads(dark)[1][None], 6)
    h.loose("222,-446 150,-462 84,-450", h.threads(dark)[1][None], 4)
    h.tube("214,-446,20 246,-424,18 266,-404,13", h.threads("white"), "fur", length=10)
    h.tube("208,-456,8 236,-446,10 254,-430,5", dark, "fur", length=9)
    h.blob("262,-418! 316,-366 350,-322! 306,-352 252,-394!", BILL, "silk", grain=46.0, puff=8)
    h.stem("260,-406 304,-362 346,-324", "#6a2c0c", 2, 8)
    h.eye(242, -428, 7.5, ("#a8741a", "#f0c03a", "#fff0a0"), look=(0.5, 0.6))
    return h.where(344, -326)


def bicycle_wheel(h: Hoop, x: float, y: float, r: float, tyre: Threads, spoke: Threads, hub: str) -> None:
    """A bicycle wheel: a couched tyre, thread spokes, a button for a hub."""
    h.straight([(x + math.cos(a) * r * 0.2, y + math.sin(a) * r * 0.2, x + math.cos(a + 0.16) * r * 0.94, y + math.sin(a + 0.16) * r * 0.94) for a in np.linspace(0, 2 * math.pi, 23)[:-1]], spoke, 2)
    h.couch(arc(x, y, r, r, 0, 366, 40), tyre, None, r * 0.13)
    h.couch(arc(x, y, r * 0.9, r * 0.9, 0, 366, 40), spoke, None, 4)
    h.button(x, y, r * 0.24, hub, "#5a1c18", 4)


def toad_pedalling(h: Hoop, skin: Threads, belly: Threads) -> None:
    """A fat toad in goggles bent over handlebars at (150, -60), its seat at the origin, its foot at (40, 170)."""
    tone = h.threads(skin)
    h.tube("10,30,44 90,60,34 60,120,22 84,170,15", tone[:4], "fur", angle=16, lit=0.75)
    h.tube("90,-110,30 140,-70,20 176,-64,15", tone[:4], "fur", angle=16, lit=0.75)
    h.blob("-76,20 -74,-60 -40,-130 30,-170 100,-160 126,-100 112,-30 80,30 20,56 -40,52", skin, "fur", grain=["-60,20 -30,-100 60,-160", "20,50 60,-40 110,-100"], puff=90, length=13, spread=0.1)
    h.blob("124,-110 122,-50 96,10 50,44 30,20 70,-30 92,-90", belly, "skin", grain=["110,-90 90,-10 40,36"], puff=34)
    rng = np.random.default_rng(3)
    h.knots([(x, y, float(rng.uniform(5, 10))) for x, y in zip(rng.uniform(-60, 30, 20), rng.uniform(-110, 30, 20), strict=True)], tone[1:4])
    h.blob("50,-160 70,-226 130,-250 190,-236 222,-196 212,-156 160,-130 90,-128", skin, "fur", grain=["60,-170 130,-240 216,-190", "70,-140 140,-150 214,-160"], puff=60, length=12)
    h.blob("208,-158! 190,-184 150,-190 112,-176 96,-152! 130,-162 170,-164", ("#3a0c12", "#7a2028"), "silk", grain=0.0, puff=4)
    h.straight([(118 + k * 13, -176 - 8 * math.sin(k * 0.5), 118 + k * 13, -164 - 3 * math.sin(k * 0.5)) for k in range(7)], "#fffaf0", 10)
    h.stem("210,-156 190,-186 150,-192 112,-178 94,-150", tone[0][None], 4, 8)
    h.seeds(arc(116, -186, 26, 16), ("#d8504a", "#e87a68"), 6, 9, 80, 2)
    h.couch("96,-252 60,-226 46,-190", "#5a3420", None, 9)
    for x, y in ((118, -246), (168, -252)):
        h.tube([(x - 1, y, 29), (x + 1, y, 29)], ("#6a4318", "#d29a3a", "#fff0b8"), "iron")
        h.blob(arc(x, y, 21, 21, n=16), ("#8ab0b8", "#d4ecec", "#ffffff"), "silk", grain=60.0, puff=10)
        h.knots([(x + 9, y + 4, 8)], "#1c1210")
    for p in ("90,-258! 100,-274 124,-272 146,-244! 118,-250", "146,-246! 160,-274 188,-280 194,-262! 170,-258"):
        h.blob(p, tone[1:4], "face", grain=20.0, puff=6)
    h.tube("-10,36,50 70,30,38 90,100,24 40,160,17", skin, "fur", angle=14)
    h.blob("16,156! 50,150 96,166! 90,182! 40,184! 14,176!", skin, "fur", grain=4.0, puff=10)
    h.tube("60,-110,34 120,-40,22 158,-58,16", skin, "fur", angle=14)
    h.knots([(150, -66, 12), (162, -58, 12), (170, -48, 11)], tone[2:4])


def ostrich_seated(h: Hoop, plume: Threads, pale: Threads, skin: Threads) -> None:
    """An ostrich on a saddle at the origin, feet up before it at (130, 40), neck up, face turned left; 560 px high."""
    dark = h.threads(plume)
    for p in ("0,-30,36 70,-60,22 90,20,14 120,36,11", "-20,-10,40 60,-30,26 70,50,15 104,66,12"):
        h.tube(p, skin, "skin", angle=80, width=2.2)
    for x, y in ((120, 36), (104, 66)):
        h.tube([(x, y, 12), (x + 40, y - 10, 9)], h.threads(skin)[:4], "across")
    for k in range(9):
        a = math.radians(150 + k * 13)
        h.leaf([(-70, -70, 8), (-80 + math.cos(a) * 60, -70 + math.sin(a) * 60, 20), (-80 + math.cos(a) * 112, -66 + math.sin(a) * 112, 4)], pale, angle=30)
    h.blob("-100,-60 -70,-130 0,-158 64,-140 92,-90 70,-30 10,6 -60,-4", plume, "fur", grain=["-90,-50 0,-120 84,-90", "-60,-10 20,-30 80,-60"], puff=80, length=20)
    h.tube("50,-110,40 84,-180,23 70,-270,19 84,-370,17 80,-440,17 66,-470,18", skin, "skin", angle=76, width=2.2)
    h.shag("20,-148 66,-164 98,-140", h.threads(pale)[1:], 34, 60, -1, 30)
    for k in range(7):
        h.leaf([(40 - k * 6, -104 + k * 8, 7), (-14 - k * 8, -74 + k * 10, 17), (-66 - k * 6, -58 + k * 14, 4)], dark[1:] if k % 2 else pale, angle=30)
    h.tube("76,-478,28 58,-492,28 40,-486,22", skin, "skin", angle=70)
    h.shag("46,-516 70,-520 94,-504", dark[1:4], 22, 40, -1, 30, 2.2)
    h.blob("36,-500! 4,-496 -34,-482! -6,-476 32,-472!", BILL, "silk", grain=4.0, puff=9)
    h.stem("-30,-482 0,-486 34,-484", "#6a2c0c", 2.2, 7)
    h.eye(56, -498, 13, ("#1c100c", "#4a2c1c"), look=(-0.5, -0.3), lid=h.threads(skin)[1:4], shut=0.42, tilt=-6)
    h.straight([(46, -508, 38, -516), (54, -512, 50, -522), (62, -512, 62, -522)], "#1c100c", 2.4)


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


def hare_upright(h: Hoop, coat: Threads, *, ears: float = 0.0, arms: str = "pull", wide: bool = False) -> None:
    """A hare on its hind legs, 290 px to the crown; `arms`: pull (at the breast), back (behind), down; ears lean back 0 … 1."""
    tone = h.threads(coat)
    if arms == "pull":
        h.tube("24,-188,20 70,-164,14 104,-182,11", tone[:4], "fur", lit=0.75)
    h.knots([(-66, -56, 17), (-80, -48, 14), (-70, -40, 13)], tone[2:])
    h.tube("10,-84,46 40,-40,26 6,-14,14 54,-8,13", tone[:4], "fur", lit=0.7)
    h.tube("-14,-74,64 -4,-140,57 12,-196,42", coat, "fur", angle=8, length=18)
    h.blob("22,-210 46,-170 50,-110 30,-60 10,-80 14,-150", tone[2:], "fur", grain=["26,-200 36,-120 20,-70"], puff=24, length=15)
    h.tube("-20,-80,52 16,-44,30 -24,-16,16 40,-8,15", coat, "fur", angle=14)
    for dx, lit in ((14, 0.75), (0, 1.0)):
        h.tube([(8 + dx, -262, 11), (0 + dx - 40 * ears, -310 + 14 * ears, 20), (2 + dx - 96 * ears, -372 + 70 * ears, 4)], coat, "fur", flat=0.7, lit=lit)
    h.tube([(8, -268, 5), (2 - 40 * ears, -310 + 14 * ears, 10), (3 - 84 * ears, -352 + 56 * ears, 2)], ("#8a6a80", "#c49aa8", "#eccad0"), "fur", flat=0.5)
    h.tube("12,-226,40 40,-238,38 72,-226,25 84,-220,20", coat, "fur", angle=8, length=13)
    if wide:
        h.eye(50, -248, 11, ("#3a2010", "#7a4a20"), look=(0.0, -0.2), white="white")
    else:
        h.bead(52, -246, 8, "#1c1420")
    h.straight([(98, -226, 90, -216)], "#c4788a", 6)
    h.straight([(86, -210, 122, -200), (86, -212, 126, -214), (84, -208, 112, -188)], "#ffffff", 1.5, 3)
    if arms == "pull":
        h.tube("6,-176,24 44,-138,16 92,-170,13", coat, "fur", angle=14)
    elif arms == "back":
        h.tube("0,-176,24 -50,-150,16 -92,-170,12", coat, "fur", angle=14)
    else:
        h.tube("8,-176,24 30,-130,16 40,-96,12", coat, "fur", angle=14)


def hare_asleep(h: Hoop, coat: Threads) -> None:
    """A hare or dormouse asleep, curled to a ball, 150 px wide, lying on y=0."""
    tone = h.threads(coat)
    h.blob("-76,-30 -60,-74 -10,-96 44,-86 76,-44 66,-8 20,2 -50,0", coat, "fur", grain=["-70,-30 0,-84 70,-40", "-60,-8 0,-30 66,-16"], puff=56, length=14)
    h.tube("70,-14,12 40,4,14 -20,6,12 -60,0,4", coat, "hair")
    h.tube("-30,-30,28 -58,-22,24 -80,-12,15", coat, "fur", length=11)
    h.tube("-26,-52,8 6,-66,14 36,-62,3", tone[:4], "fur", flat=0.7)
    h.stem("-64,-26 -56,-20 -46,-24", "#140c0a", 4, 6)
    h.straight([(-92, -12, -88, -8)], "#8a4a44", 6)


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
                h.tube([(-14 + dx, -26, 12), (-52 + dx, -50, 10), (-92 + dx, -40, 7), (-108 + dx, -14, 2)], HORN, "across")
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


def road_ball(h: Hoop, x: float, y: float, r: float, road: Threads, kerb: Threads, *, turns: int = 12) -> None:
    """A road wound up like a ribbon: bands with kerbs and a broken line down the middle, round a ball."""
    tone, edge = h.threads(road), h.threads(kerb)
    lx, ly = h.s.light
    h.blob(arc(x, y, r * 0.985, r * 0.985, n=40), tone[:3], "cloth", puff=r)

    def rule(px: Array, py: Array) -> Array:
        u, v = (px - x) / r, (py - y) / r
        return np.asarray(0.56 + 0.46 * (u * lx + v * ly) - 0.3 * (u * u + v * v) ** 2, np.float32)

    for k in range(turns):
        a = k * 2.39996 + 0.4
        tilt = math.sin(k * 1.7 + 0.3) * 0.72 if k < turns - 1 else 0.16
        p = []
        for t in np.linspace(0.02, math.pi - 0.02, 17):
            u, v = math.cos(t) * r * 0.97, math.sin(t) * r * tilt
            p.append((x + u * math.cos(a) - v * math.sin(a), y + u * math.sin(a) + v * math.cos(a), r * 0.17 * (0.3 + 0.7 * math.sin(t))))
        toned(h.tube(p, road, "across", flat=0.35, satin=90, width=2.4), rule)
        q = np.array(p)
        d = np.gradient(q[:, :2], axis=0)
        n = np.stack([-d[:, 1], d[:, 0]], 1) / np.maximum(1e-3, np.hypot(d[:, 0], d[:, 1]))[:, None]
        for s in (-1, 1):
            h.couch(q[:, :2] + n * q[:, 2:] * 0.9 * s, edge[1][None] if s > 0 else edge[0][None], None, 5)
        h.run(q[2:-2, :2], "#fff6dc", 4, 15, 12)


def cricket_fiddling(h: Hoop, shell: Threads, pale: Threads, wood: Threads) -> tuple[float, float]:
    """A cricket that sits upright and fiddles, facing right, 420 px high; returns the scroll of its fiddle on the card."""
    tone = h.threads(shell)
    h.tube("-10,-90,20 -70,-220,14 -84,-236,10 -40,-60,6 -16,-6,5 30,0,4", tone[:3], "across", lit=0.7)
    h.tube("20,-110,13 70,-50,7 60,-4,5 84,0,4", tone[:3], "across", lit=0.7)
    h.tube("-60,-6,10 -56,-50,34 -34,-110,44 -6,-170,42 20,-210,34", shell, "silk", angle=82, satin=90)
    for k in range(6):
        h.stem(arc(-58 + k * 9, -36 - k * 25, 34 + (4 if k in (2, 3, 4) else 0), 12, 10, 170), tone[0][None], 2.6, 8)
    h.blob("2,-206! -40,-150 -76,-60 -96,20! -60,0 -30,-80 0,-150", pale, "hair", grain=["0,-200 -40,-100 -90,10"], puff=10, length=40)
    h.blob("-10,-214 20,-250 58,-240 62,-200 34,-176 2,-184", shell, "silk", grain=40.0, puff=30, satin=60)
    h.tube("0,-120,30 -60,-250,18 -96,-314,11", shell, "fur", angle=12, length=16)
    h.tube("-96,-314,9 -78,-160,8 -62,-14,6 -10,-4,5", shell, "across")
    h.straight([(-88 + k * 3.4, -250 + k * 34, -104 + k * 3.4, -240 + k * 34) for k in range(6)], tone[1][None], 3.4)
    h.tube("56,-220,12 150,-196,9 244,-276,8", tone[:4], "across", lit=0.75)
    with h.at(138, -226, 1.12, -24):
        h.blob("-74,0 -66,-30 -40,-38 -14,-24 6,-34 30,-30 40,0 30,30 6,34 -14,24 -40,38 -66,30", wood, "silk", grain=0.0, puff=20, satin=70)
        h.tube("30,0,9 110,0,8 150,-2,9", h.threads(wood)[:3], "across")
        h.couch(arc(158, -4, 12, 12, 0, 320), h.threads(wood)[1][None], None, 8)
        h.straight([(-40, -6 + k * 4, 146, -4 + k * 3) for k in range(4)], "#fff4d0", 1.8)
        h.straight([(-12, -14, -12, 14)], "#fff4d0", 5)
        scroll = h.where(150, -4)
        h.couch("-6,-92 4,-20 14,86", h.threads(wood)[3][None], None, 6)
        h.straight([(-14, -90, 6, 88)], "#fffaf0", 2.6)
    h.tube("36,-196,15 96,-96,10 190,-140,8", shell, "across")
    h.knots([(192, -140, 10)], tone[2:])
    h.knots([(246, -278, 9)], tone[1:3])
    h.tube("50,-262,36 70,-292,38 92,-296,34", shell, "silk", angle=70, satin=70)
    h.blob("88,-282! 112,-276 116,-256 98,-250 84,-262", tone[1:4], "silk", grain=60.0, puff=8)
    h.stem("92,-262 102,-260 110,-264", "#140c10", 2.6, 6)
    h.eye(90, -308, 17, ("#3a1c34", "#8a4a6a", "#e8a0b0"), look=(0.3, 0.6), lid=tone[1:4], shut=0.4, tilt=10)
    for p in ("78,-326 60,-420 -10,-470 -80,-460", "94,-326 120,-410 90,-480 30,-510"):
        h.loose(p, tone[3][None], 4)
    return scroll


def walker_beneath(h: Hoop, coat: Threads, *, step: float = 1.0) -> tuple[float, float]:
    """A huge shaggy walker from the side, going right, one forefoot lifted, 640 px long; returns its eye on the card."""
    tone = h.threads(coat)
    for p in ("-150,-160,80 -180,-80,48 -160,-20,38", f"150,-150,70 {190 + 30 * step},-90,44 {210 + 30 * step},{-30 - 30 * step},36"):
        h.tube(p, tone[:3], "fur", angle=12, length=24, lit=0.7)
    h.blob("-300,-200 -260,-300 -120,-350 40,-370 180,-350 250,-270 240,-170 160,-110 0,-90 -180,-100 -280,-130", coat, "fur", grain=["-290,-200 -60,-330 240,-270", "-260,-130 0,-110 220,-170"], puff=150, angle=8, length=30)
    h.shag("-260,-120 -100,-92 60,-90 200,-130", tone[1:4], 60, 140, 1, 20, 3.4)
    h.tube("-210,-180,90 -240,-90,54 -214,-20,42", coat, "fur", angle=12, length=24)
    h.tube("120,-170,80 110,-90,48 130,-20,40", coat, "fur", angle=12, length=24)
    h.tube("220,-260,92 290,-250,74 350,-210,48 378,-196,36", coat, "fur", angle=8, length=22)
    for x in (232, 282):
        h.tube([(x, -330, 20), (x + 6, -352, 22)], coat, "fur", length=12)
    h.blob("376,-216 404,-206 404,-184 380,-176", INK, "silk", grain=20.0, puff=10)
    h.eye(318, -270, 15, ("#6a9a3a", "#b8e070", "#f4ffc0"), look=(0.0, -0.8))
    return h.where(318, -270)


def glass_pin(h: Hoop, x: float, y: float, tall: float, colour: str, *, lean: float = 0.12) -> None:
    """A glass-headed pin stuck upright in the cloth at (x, y), its shadow thrown to the right."""
    tx, ty = x + tall * lean, y - tall
    h.shade([(x - 2, y - 2), (x + tall * 0.9, y + tall * 0.24), (x + tall * 0.94, y + tall * 0.29), (x + 2, y + 4)], 0.42, 3)
    h.shade(arc(x + tall * 0.98, y + tall * 0.28, tall * 0.11, tall * 0.07), 0.42, 3)
    h.tube([(x, y, tall * 0.012 + 1), (tx, ty, tall * 0.018 + 1.6)], "silver", "silk", gloss=0.8)
    h.blob(arc(tx, ty, tall * 0.1, tall * 0.1, n=18), colour, "silk", grain=60.0, puff=tall * 0.1, gloss=0.9)
    h.straight([(tx - tall * 0.05, ty - tall * 0.045, tx - tall * 0.015, ty - tall * 0.06)], "#ffffff", max(2.5, tall * 0.028))
    h.shade(arc(x, y + 1, 7, 3), 0.6, 2)


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


def moose_rising(h: Hoop, coat: Threads, horn: Threads) -> None:
    """A moose that bursts out of water (at y=0) to the right, bellowing, one foreleg flung out; 620 px high."""
    tone = h.threads(coat)
    far = "112,-420! 150,-490 214,-548 300,-566! 286,-526 344,-512! 306,-478 350,-446! 280,-444 210,-424 140,-402!"
    near = "84,-420! 30,-494 -50,-556 -150,-580! -128,-536 -196,-530! -152,-494 -206,-466! -140,-452 -152,-412! -84,-424 -10,-404 40,-396!"
    h.blob(far, h.threads(horn)[:4], "fur", grain=["120,-410 220,-480 320,-520"], puff=26, length=22, lit=0.75)
    h.tube("90,-110,62 160,-70,40 200,-10,30 204,40,26", tone[:4], "fur", angle=12, length=20, lit=0.65)
    h.tube("-190,60,120 -100,-60,136 0,-170,122 60,-250,88", coat, "fur", angle=10, length=26)
    h.shag("-220,-40 -150,-150 -60,-250 10,-310", tone[1:4], 46, 130, -1, 22, 3.4)
    h.tube("50,-250,88 92,-330,70 110,-366,62", coat, "fur", angle=10, length=22)
    h.tube("126,-290,30 142,-230,26 138,-170,5", tone[:3], "hair")
    h.tube("130,-322,36 204,-306,26 262,-282,20 276,-276,18", tone[:4], "fur", angle=8, length=14)
    h.blob("170,-350! 250,-352 300,-338 282,-296 230,-306 176,-322!", ("#3a0c12", "#7a2028", "#b84a48"), "silk", grain=0.0, puff=10)
    h.tube("190,-322,9 236,-314,13 268,-302,9", ("#a04a50", "#dc8480", "#f8bcb0"), "across")
    h.tube("96,-366,64 170,-388,50 240,-392,40 290,-376,45 304,-362,40", coat, "fur", angle=8, length=16)
    h.tube("278,-384,42 308,-366,40", tone[1:], "fur", length=12)
    h.blob("306,-386 324,-380 326,-362 312,-364", INK, "silk", grain=60.0, puff=4)
    h.leaf("70,-400,10 30,-420,24 -10,-404,4", coat, tone[0][None], angle=24)
    h.eye(150, -402, 14, ("#2a140a", "#6a3c18"), look=(0.3, -0.4), white="white")
    h.blob(near, horn, "fur", grain=["80,-412 -40,-490 -170,-540", "70,-404 -60,-440 -170,-460"], puff=30, length=24)
    h.stem("70,-414 -30,-486 -130,-550", h.threads(horn)[1][None], 3, 11)
    h.stem("60,-408 -60,-450 -170,-500", h.threads(horn)[1][None], 3, 11)
    h.tube("36,-150,64 150,-200,40 232,-142,28 262,-64,24", coat, "fur", angle=12, length=22)
    h.blob("240,-66! 286,-70! 304,-24! 270,-18! 262,-34! 250,-16! 226,-22!", INK, "iron", grain=90.0, puff=12)


def floe(h: Hoop, shape: str, thick: float = 26.0) -> None:
    """A piece of ice: a white top of bare cloth over a blue edge `thick` px high."""
    p = [tuple(map(float, w.strip("!").split(","))) for w in shape.split()]
    low = " ".join(f"{x},{y + thick}!" for x, y in p)
    h.blob(low, ("#3a5a8a", "#6a92bc", "#a8cce0", "#e4f6fa"), "silk", grain=90.0, puff=10)
    h.patch(" ".join(f"{x},{y}!" for x, y in p), [(0, "#fbfdfc"), (1200, "#dbe8f0")], lift=3, pitch=4.4, edge="#b4cce0")


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


def paw_open(h: Hoop, fur: Threads, pad: Threads, claw: Threads) -> None:
    """A bear's paw that lies on its back, palm up: wrist at the origin, claws up (-y); 460 px wide, 420 high."""
    h.blob("-110,90 -186,-30 -196,-160 -120,-250 0,-270 120,-250 196,-160 186,-30 110,90 0,110", fur, "fur", grain=["-130,40 -170,-100 -90,-230", "0,50 0,-260", "130,40 170,-100 90,-230"], puff=70, length=20)
    for k in range(5):
        a = math.radians(-154 + k * 32)
        x, y = math.cos(a) * 190, -150 + math.sin(a) * 170
        h.tube([(x * 0.62, -150 + math.sin(a) * 100, 50), (x, y, 47)], fur, "fur", length=15)
        h.tube([(x * 1.13, y - 30, 13), (x * 1.26, y - 66, 10), (x * 1.24, y - 100, 2)], claw, "silk")
        h.blob([(x + math.cos(b) * 34, y + 4 + math.sin(b) * 36) for b in np.linspace(0, 6.28, 15)[:-1]], pad, "skin", grain=80.0, puff=26)
    h.blob("-140,-60 -120,-150 -40,-176 50,-174 126,-146 142,-60 90,0 20,-16 -30,-14 -92,4", pad, "skin", grain=["-130,-60 0,-110 130,-60", "-80,-4 0,-40 80,-4"], puff=60, length=18, satin=30, width=2.3)
    for p in ("-120,-96 -40,-126 40,-120 100,-140", "-110,-54 -20,-84 80,-74 124,-90"):
        h.stem(p, h.threads(pad)[0][None], 3, 10)
