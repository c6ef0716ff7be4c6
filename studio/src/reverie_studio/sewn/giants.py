"""Elephants, hippopotamuses, camels."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop, Threads, ring
from reverie_studio.sewn.birds import INK
from reverie_studio.sewn.stitches import wrinkle

ELEPHANT_GREY = ("#2c2c34", "#54525a", "#86807e", "#b4aaa0", "#e2d8c8")
ELEPHANT_SOLE = ("#4a3c40", "#7a6664", "#a8908a", "#d0b8aa", "#f2e2d0")
ELEPHANT_NAIL = ("#8a7c68", "#c8bca0", "#f0e8d0", "#ffffff")
CAMEL_HILL = ("#4a1e14", "#8a3f26", "#c0713a", "#e6a85c", "#ffe0a0")
CAMEL_GRASS = ("#3a4a20", "#6f7d45", "#a3a85c", "#dcd48a")
HIPPO_HIDE = ("#1c2630", "#35424c", "#5a6468", "#8a8c88", "#c4c8b4")
HIPPO_PINK = ("#4a3038", "#7a5258", "#b07e7c", "#dcb0a0", "#f8dcc8")


def elephant_sole(h: Hoop, x: float, y: float, r: float, turn: float, lit: float = 1.0) -> None:
    """Pressed flat on the ice; the toes point up in its own place."""
    with h.at(x, y, r / 100, turn):
        h.blob("0,-98 62,-84 98,-30 92,40 50,92 -10,98 -70,80 -98,20 -88,-44 -50,-88", ELEPHANT_GREY, "fur", puff=26, angle=80, length=12, lit=lit)
        h.blob("0,-80 50,-68 80,-22 76,34 40,76 -8,82 -58,66 -80,16 -72,-36 -40,-72", ELEPHANT_SOLE, "cloth", puff=50, angle=0, length=15, satin=20, spread=0.09, lit=lit)
        for k in range(5):
            a = math.radians(-150 + k * 30)
            with h.at(math.cos(a) * 96, math.sin(a) * 93, 1, math.degrees(a) + 90):
                h.blob("-19,9! -17,-11 0,-20 17,-11 19,9! 0,14", ELEPHANT_NAIL, "silk", grain=90.0, puff=14, lit=lit)
        for k in range(4):
            p = [(-50 + k * 30, -40 + 8 * k), (-38 + k * 26, -6 + 10 * math.sin(k * 2.1)), (-46 + k * 30, 40 - 6 * k)]
            h.stem(p, ELEPHANT_SOLE[1], 2.2, 8)
            h.stem([(-56 + 12 * k, -30 + k * 26), (-6, -24 + k * 22), (52 - 8 * k, -34 + k * 26)], ELEPHANT_SOLE[1], 1.8, 8)


def elephant_below(h: Hoop) -> None:
    """Facing down the card: belly far, head and ears nearer, soles nearest."""
    h.blob("400,-60 600,-20 690,140 680,340 590,500 400,560 210,500 120,340 110,140 200,-20", ELEPHANT_GREY[:4], "fur", puff=260, angle=10, length=15, spread=0.07, lit=0.55)
    for x0, y0, x1, y1, r in ((300, 170, 166, 110, 92), (520, 160, 640, 96, 90), (280, 420, 140, 610, 98), (540, 400, 650, 476, 84)):
        h.tube([(x0, y0, r * 0.86), ((x0 + x1) / 2, (y0 + y1) / 2, r * 0.92), (x1, y1, r * 0.96)], ELEPHANT_GREY[:4], "fur", angle=74, length=13, lit=0.62)
    elephant_sole(h, 160, 104, 104, 196, 0.9)
    elephant_sole(h, 646, 92, 100, 168, 0.9)
    for s in (-1, 1):  # ears
        with h.at(400, 560, flip=s < 0):
            h.blob("60,-60! 130,-130 220,-140 282,-84 276,10 220,76 150,70 80,30", ELEPHANT_GREY[:4], "fur", puff=30, grain=["60,-20 180,-90 270,-60", "70,10 180,10 260,20"], angle=70, length=15, lit=0.8)
            wrinkle(h, "110,-90 190,-104 246,-62 240,10", ELEPHANT_GREY[0], ELEPHANT_GREY[3], 3)
    h.blob("400,430 480,450 524,520 512,610 470,668 400,684 330,668 288,610 276,520 320,450", ELEPHANT_GREY, "fur", puff=120, angle=8, length=13, spread=0.07, grain=["400,440 310,500 330,650", "400,440 400,680", "400,440 490,500 470,650"])
    for s in (-1, 1):
        h.eye(400 + s * 84, 540, 21, ("#2a160c", "#6a3c18", "#a8702c"), look=(-0.2, 1.0), white="white", lid=ELEPHANT_GREY[1:4], shut=0.12, tilt=s * 18)
        h.tube([(400 + s * 112, 500, 3), (400 + s * 80, 484, 8), (400 + s * 48, 472, 4)], ELEPHANT_GREY[:3], "hair")
        h.tube([(400 + s * 62, 628, 20), (400 + s * 84, 690, 19), (400 + s * 90, 750, 14), (400 + s * 70, 800, 3)], ELEPHANT_NAIL, "silk", angle=84, satin=60)
    elephant_sole(h, 652, 470, 88, 160, 0.78)
    elephant_sole(h, 128, 628, 122, 206)


def elephant_trunk(h: Hoop) -> None:
    spine = np.array([(400, 590, 66), (412, 660, 58), (402, 720, 50), (366, 764, 44), (336, 786, 42)], float)
    h.tube(spine, ELEPHANT_GREY, "fur", angle=80, length=13, spread=0.07)
    for x, y, w, a in ((400, 600, 60, 0), (408, 632, 54, 4), (410, 664, 50, 8), (406, 694, 47, 20), (394, 722, 44, 34), (376, 746, 41, 46)):
        with h.at(x, y, turn=a):
            wrinkle(h, [(-w, -6), (0, 12), (w, -6)], ELEPHANT_GREY[0], ELEPHANT_GREY[3], 3)
    with h.at(330, 800, 1, 24):
        h.blob("-50,-6 -40,-40 0,-52 40,-40 50,-6 44,28 22,40 0,36 -22,40 -44,28", ELEPHANT_SOLE, "skin", puff=30, grain=["-40,0 0,50 40,0"], angle=80)
        for s in (-1, 1):
            h.blob(ring(s * 19, -6, 15, 14), "black", "silk", grain=0.0, puff=3)
            h.stem([(s * 19 + math.cos(a) * 17, -8 + math.sin(a) * 17) for a in np.linspace(3.2, 6.2, 8)], ELEPHANT_SOLE[4], 2.6, 6)


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


def camel_legs(h: Hoop) -> None:
    h.tube("690,760,74 716,900,44 680,1010,33 700,1106,30", CAMEL_HILL[:3], "fur", lit=0.7)
    h.tube("668,1116,18 716,1118,20", CAMEL_HILL[:3], "across")
    h.tube("740,720,92 770,880,52 732,1020,38 752,1130,34", CAMEL_HILL, "fur", angle=16, length=18)
    h.tube("716,1142,20 780,1144,22", CAMEL_HILL[:3], "across")
    for dx, dy, lit in ((70, -22, 0.65), (0, 0, 1.0)):  # it kneels in front
        h.tube([(360 + dx, 850 + dy, 84), (300 + dx, 960 + dy, 54), (236 + dx, 1072 + dy, 42)], CAMEL_HILL, "fur", angle=16, length=18, lit=lit)
        h.tube([(240 + dx, 1084 + dy, 40), (340 + dx, 1114 + dy, 30), (430 + dx, 1120 + dy, 28)], CAMEL_HILL, "fur", angle=16, lit=lit * 0.9)


def camel_hill(h: Hoop) -> None:
    h.blob("236,850 226,740 290,630 384,520 470,390 548,330 630,372 690,470 780,470 826,560 820,730 740,820 640,836 520,870 400,930 300,930", CAMEL_HILL, "fur", puff=220, angle=8, length=22, satin=26, spread=0.08, contrast=1.15,
           grain=["270,700 400,520 540,350 680,470 810,520", "260,820 420,700 600,620 810,640", "300,910 480,830 700,800", "550,340 540,600 500,860"])  # fmt: skip
    for k in range(70):  # grass and bushes on the slope that was uphill
        t = k / 69
        x = 290 + 400 * t
        y = float(np.interp(x, [280, 384, 470, 548, 630, 690], [640, 520, 392, 334, 376, 470]))
        h.straight([(x, y + 10, x - 6 + (k * 7) % 12, y - 10 - (k * 5) % 9)], CAMEL_GRASS[k % 4], 3)
    h.knots([(x, y, r) for x, y, r in ((330, 580, 13), (348, 566, 10), (676, 440, 14), (700, 470, 10), (436, 452, 9))], CAMEL_GRASS[1:3])


def camel_neck(h: Hoop) -> None:
    h.tube("470,640,16 410,690,70 330,764,108 226,850,92 132,826,74 100,720,64 126,600,58 168,520,54", CAMEL_HILL, "fur", angle=14, length=18, spread=0.08)
    h.shag("250,930 170,920 100,860 60,770", CAMEL_HILL[1:4], 34, 80, 1, 24, 2.6, 6)
    with h.at(176, 470, 1.0, -6):
        h.leaf("54,-56,5 84,-84,14 100,-112,3", CAMEL_HILL[:4], angle=24)
        h.blob("-140,70! -150,34 -120,0 -70,-20 -30,-62 30,-74 74,-44 76,10 40,50 -10,66 -60,84 -110,96", CAMEL_HILL, "fur", puff=70, angle=6, length=14, spread=0.07, grain=["-140,50 -60,0 20,-60 70,-20", "-110,90 -30,50 60,20"])
        h.blob("-150,40 -126,8 -92,6 -80,40 -92,84 -124,100 -148,80", ("#6a3a28", "#a86a48", "#dca880", "#f8dcb8"), "fur", puff=34, length=11, grain=["-140,40 -90,30", "-140,80 -90,70"])
        h.straight([(-138, 34, -124, 28)], "#1c0c0a", 6)
        h.stem("-146,72 -118,66 -84,76 -60,70", "#2a100c", 4, 8)
        h.leaf("26,-62,5 30,-104,16 46,-136,3", CAMEL_HILL, angle=24)
        h.eye(-26, -20, 22, ("#1c0c08", "#4a2410", "#7a4a20"), look=(-0.3, 0.3), lid=CAMEL_HILL[1:], shut=0.5, tilt=-8)
        h.straight([(-48 + k * 8, -14 + abs(k - 2) * -1, -54 + k * 9, 2) for k in range(6)], "#1c0c08", 2.4)
        wrinkle(h, "-52,12 -30,20 -4,10", CAMEL_HILL[0], CAMEL_HILL[3], 3)


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


def giraffe_neck(h: Hoop, coat: Threads = ("#8a5a1c", "#c8923c", "#f0c468", "#ffe8a8", "#fffbe0"), spot: Threads = ("#5a2c10", "#94501c", "#c07a34")) -> None:
    """A giraffe's neck and head that rise from the origin and look left: 540 px high."""
    h.tube("0,0,46 10,-180,38 0,-350,32 -30,-460,28", coat, "fur", angle=10)
    rng = np.random.default_rng(4)
    for k in range(24):
        x, y = (-20, 14, -4)[k % 3] + float(rng.normal(0, 3)) + 6, -40 - k * 15.5
        h.blob([(x + math.cos(a) * float(rng.uniform(8, 14)), y + math.sin(a) * float(rng.uniform(9, 14))) for a in np.linspace(0, 5.4, 6)], spot, "fur", grain=90.0, puff=5)
    for x in (-44, -10):
        h.couch([(x, -484), (x + 6, -524)], h.threads(coat)[1][None], None, 8)
        h.knots([(x + 6, -528, 9)], "#3a1c10")
    h.leaf("0,-480,5 36,-494,14 66,-496,2", coat, angle=24)
    h.tube("-18,-468,36 -50,-460,34 -92,-436,25 -128,-414,23", coat, "fur", angle=10)
    h.stem("-140,-402 -124,-394 -104,-398", "#3a1c10", 3.4, 7)
    h.straight([(-140, -422, -134, -418)], "#3a1c10", 5)
    h.eye(-52, -470, 10, ("#1c100a", "#4a2c18"), lid=h.threads(coat)[1:4], shut=0.3)


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
