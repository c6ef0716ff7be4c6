"""Elephants, hippopotamuses, camels."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop, Threads
from reverie_studio.sewn.birds import INK
from reverie_studio.sewn.stitches import wrinkle

CAMEL_HILL = ("#4a1e14", "#8a3f26", "#c0713a", "#e6a85c", "#ffe0a0")
CAMEL_GRASS = ("#3a4a20", "#6f7d45", "#a3a85c", "#dcd48a")


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
