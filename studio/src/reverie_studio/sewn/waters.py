"""What lives in water: fish, whales, an octopus, a seal, frogs, jellyfish."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.colour import Colour
from reverie_studio.finishes.embroidery_hoop import Hoop, Threads, ring
from reverie_studio.sewn.stitches import arc, lit_through, scales

PIKE = ("#0a1a1c", "#1a3a34", "#3a6248", "#7a9454", "#e8d88a")
WHALE = ("#0c1430", "#18284e", "#2a4270", "#466696", "#8aa8c8")


def fish(h: Hoop, tone: Threads, eye: bool = True) -> None:
    """A small fish looking left, about 130 px long."""
    many = h.threads(tone)
    h.leaf("-46,0,2 0,0,18 52,0,3", many, angle=51)
    h.leaf("46,0,3 64,-13,10 78,-21,2.5", many[:3], angle=40)
    h.leaf("46,2,3 62,13,8.5 75,21,2.5", many[:3], angle=40)
    if eye:
        h.bead(-26, -4, 3.8, "#0c0e18")


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


def jellyfish(h: Hoop, x: float, y: float, r: float, tone: Sequence[Colour], rng: np.random.Generator, foot: float) -> None:
    """A bell of radial gores with a lit rim, frilled arms, and threads that trail to the ground."""
    for k in range(int(9 + r / 26)):  # threads behind
        t = rng.uniform(-0.85, 0.85)
        end = (x + t * r * 1.1 - r * 0.5, foot + rng.uniform(-18, 26))
        p = [(x + t * r * 0.8, y + r * 0.1), (x + t * r - r * 0.1, y + (foot - y) * 0.35), (x + t * r * 0.8 - r * 0.35, y + (foot - y) * 0.7), end]
        p[1], p[2] = (p[1][0], p[1][1] + rng.uniform(-0.1, 0.1) * (foot - y)), (p[2][0], p[2][1] + rng.uniform(-0.1, 0.1) * (foot - y))
        h.loose(p, tone[2 + k % 3], 1.2 + r / 150)
        h.knots([(p[1][0], p[1][1], 1.6 + r / 90), (p[2][0], p[2][1], 1.4 + r / 110)], tone[3:])
    for k in range(5):  # frilled arms
        t = (k - 2) / 2.4
        n = r * (1.5 - 0.3 * abs(t))
        body = h.tube([(x + t * r * 0.4, y, r * 0.1), (x + t * r * 0.5 - r * 0.08, y + n * 0.35, r * 0.13), (x + t * r * 0.42 + r * 0.06, y + n * 0.65, r * 0.08), (x + t * r * 0.36 - r * 0.1, y + n, 1)], tone[1:], "across", angle=58, satin=60)
        lit_through(body, y + r * 1.5, y)
    h.blob([(x + math.cos(a) * r, y + math.sin(a) * r * (0.92 if math.sin(a) < 0 else 0.2)) for a in np.linspace(0, 6.28, 40)[:-1]], tone[:3], "cloth", grain=[[(x, y - r * 0.9), (x - r * 0.8, y - r * 0.3), (x - r, y)], [(x, y - r * 0.9), (x, y + r * 0.1)], [(x, y - r * 0.9), (x + r * 0.8, y - r * 0.3), (x + r, y)]], puff=r * 0.8, length=24, angle=0)
    for k in range(9):  # gores
        t = (k - 4) / 4.6
        w = r * 0.1 * math.cos(t * 1.2) + 2
        body = h.tube([(x + t * r * 0.12, y - r * 0.86, 1.5), (x + t * r * 0.7, y - r * 0.56, w), (x + t * r * 0.98, y - r * 0.02, w * 0.95), (x + t * r * 1.0, y + r * 0.12 * math.cos(t * 1.4), 2)], tone if k % 2 else tone[1:], "silk", angle=80, flat=0.7)
        lit_through(body, y - r * 1.02, y + r * 0.1, 0.82)
    h.tube([(x - r * 0.98, y - r * 0.02, r * 0.03), (x - r * 0.5, y + r * 0.13, r * 0.055), (x, y + r * 0.18, r * 0.06), (x + r * 0.5, y + r * 0.13, r * 0.055), (x + r * 0.98, y - r * 0.02, r * 0.03)], tone[3:], "across", angle=70)
    h.knots([(x + t * r * 0.98, y + r * 0.2 * math.cos(t * 1.45) + r * 0.03, 1.5 + r / 60) for t in np.linspace(-0.94, 0.94, int(8 + r / 12))], tone[3:])


def frog_sitting(h: Hoop, tone: Threads) -> None:
    """A frog that sits and looks up to the right, 90 px high, feet at y=0."""
    h.tube([(-30, -14, 20), (-52, -22, 15), (-44, -4, 9), (-20, -2, 7)], tone, "fur", angle=40)
    h.tube([(-22, -18, 26), (0, -38, 30), (20, -58, 25), (28, -66, 20)], tone, "fur", angle=60, length=12)
    h.tube([(16, -34, 13), (32, -18, 8), (30, -2, 7), (44, 0, 4)], tone, "fur", angle=40)
    h.stem("48,-68 34,-52 14,-50", h.threads(tone)[0][None], 3, 7)
    for x, y in ((6, -82), (30, -88)):
        h.tube([(x, y, 12), (x + 1, y, 12)], tone, "fur")
        h.eye(x + 2, y - 3, 8, ("#8a5a10", "#f8c840", "#fff4b0"), look=(0.5, -0.8))


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


def crab(h: Hoop, shell: Threads, step: float = 0.0) -> None:
    """A crab seen from the front and above, 110 px wide, feet round y=0; `step` moves its legs."""
    for s in (-1, 1):
        for k in range(3):
            x = 26 + k * 9
            h.couch([(s * 20, -20 + k * 4), (s * (x + 14), -34 + k * 11 + step * s), (s * (x + 22 - k * 5), 2 + k * 3)], h.threads(shell)[1][None], None, 5)
        h.tube([(s * 28, -30, 7), (s * 48, -50, 7), (s * 42, -66, 10)], shell, "across")
        h.blob([(s * 34, -64), (s * 46, -88), (s * 58, -72), (s * 50, -60)], shell, "silk", grain=80.0, puff=8)
        h.straight([(s * 10, -42, s * 11, -56)], h.threads(shell)[2][None], 3)
    h.blob("-38,-24 -26,-44 0,-50 26,-44 38,-24 24,-6 0,-2 -24,-6", shell, "silk", grain=4.0, angle=86, puff=22)
    for s in (-1, 1):
        h.bead(s * 11, -58, 4.5, "#140e10")


def great_fish(h: Hoop, hide: Threads, pale: Threads) -> None:
    """A huge old pike or carp that looks up to the left, seen from the side: 760 px long, its mouth at the origin."""
    h.blob("560,330! 700,250 760,290! 720,350 770,450! 680,440 560,380!", hide, "fur", grain=["570,350 740,300", "570,360 740,430"], puff=16)
    h.blob("330,140! 420,90 520,160 530,250! 430,230", hide, "fur", grain=["350,150 480,130", "430,220 520,200"], puff=12)
    h.blob("190,250! 230,350 320,380 300,270!", hide, "fur", grain=["210,260 290,360"], puff=12)
    h.tube("36,36,46 120,96,96 230,176,122 360,250,112 470,310,76 560,350,44 600,364,34", hide, "fur", angle=12, length=22)
    h.tube("70,96,30 170,196,46 300,280,44 420,340,24", pale, "fur", angle=12, length=22, lit=0.8)
    h.blob("-20,12! 20,-16 60,-14 70,20 40,50! 10,44", hide, "skin", grain=["-10,10 60,10"], puff=18)
    h.blob("-14,26! 16,50 60,66 50,92 10,78 -24,44!", hide, "skin", grain=["-14,34 30,84"], puff=12)
    h.stem("-22,20 8,36 44,48", "#0c1420", 4, 8)
    h.eye(84, 34, 22, ("#6a5a1c", "#f0d24a"), look=(-0.5, -0.5), lid=h.threads(hide)[:3], shut=0.14)
    h.stem("150,40 180,100 170,170 130,216", h.threads(hide)[0][None], 5, 10)


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
