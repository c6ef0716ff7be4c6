"""A lion's mane is the wheat field, and the harvesters have come with a comb."""

from __future__ import annotations

import math

import numpy as np

from reverie.studio.colour import Colour, darken, lighten, mix
from reverie.studio.figures import Couple
from reverie.studio.pen import Pen
from reverie.studio.scene import Scene, card

CENTRE = (512.0, 560.0)  # the mane streams away from here
GOLD, STRAW, BROWN, FUR = "#e9b44c", "#f6d98a", "#a8642a", "#d08a3e"
FACE = ("M560,338 C500,322 430,344 384,392 C366,404 350,412 336,432 C296,484 236,520 184,552 C154,566 128,572 122,594 "
        "C118,620 134,640 146,650 C140,668 146,690 166,702 C160,730 176,764 214,776 C262,806 352,812 420,796 "
        "C520,820 640,760 668,640 C690,520 650,380 560,338Z")  # fmt: skip


def ear_of_wheat(pen: Pen, x: float, y: float, turn: float, k: float, tone: Colour) -> None:
    """One ripe ear that points along `turn` (0 = right)."""
    with pen.at(x, y, turn=turn, scale=k):
        for i in range(4):
            pen.line(6 + i * 8, 0, 44 + i * 7, -13 + i * 9, lighten(tone, 0.35), 1.6, 0.8)
        pen.taper([(0, 0), (22, 0), (46, 0)], 17, 7, darken(tone, 0.22))
        for i in range(4):
            for side in (-1, 1):
                with pen.at(4 + i * 10, side * 5, turn=side * 24):
                    pen.oval(4, 0, 8.5, 4.4, tone if side < 0 else darken(tone, 0.1))
        pen.oval(48, 0, 8, 4.2, lighten(tone, 0.25))


def field(pen: Pen, rng: np.random.Generator) -> None:
    """The same wheat, from the horizon to our feet."""
    pen.rect(0, 214, 800, 990, "#d9a545")
    y = 220.0
    while y < 1190:
        k = 0.1 + (y - 214) / 1250
        for _ in range(int(26 / (0.35 + k))):
            x = float(rng.uniform(-10, 810))
            tone = mix(GOLD, (STRAW, BROWN, "#d89a3c")[int(rng.integers(3))], float(rng.uniform(0.1, 0.6)))
            tone = mix(tone, "#f4e0a4", max(0.0, 0.5 - k))
            lean = -84 + 12 * math.sin(x / 130 + y / 90) + float(rng.normal(0, 7))
            pen.line(x, y + 46 * k, x, y, darken(tone, 0.25), 3.4 * k)
            ear_of_wheat(pen, x, y, lean, k, tone)
        y += 9 + 26 * k


def mane(pen: Pen, rng: np.random.Generator, ring: int) -> None:
    """A wreath of stalks streaming from the face; outer rings first."""
    reach = (440, 350, 268, 196, 130)[ring]
    count = (120, 110, 96, 84, 72)[ring]
    for i in range(count):
        a = math.radians(-205 + 356 * (i + float(rng.uniform(-0.3, 0.3))) / count)
        if 2.45 < a % (2 * math.pi) < 3.5 and ring < 5:
            continue  # the muzzle stays free
        r0 = 150 + 20 * math.sin(3 * a)
        length = reach * float(rng.uniform(0.82, 1.1))
        if math.cos(a) < -0.2:
            length *= 0.72
        swirl = 0.36 + 0.1 * math.sin(i * 1.7)
        pts = []
        for t in (0.0, 0.35, 0.7, 1.0):
            b = a + swirl * t * t * (1 if math.sin(a) > -0.35 or math.cos(a) > 0 else -1) * 0.8
            r = r0 + length * t
            pts.append((CENTRE[0] + r * math.cos(b) * 0.98, CENTRE[1] + r * math.sin(b) * 1.04 + 50 * t * t))
        light = 0.5 - 0.5 * math.cos(a + 2.2)
        tone = mix((GOLD, "#dca03e", "#c98736", "#b8722e", "#a05f28")[ring], (STRAW, BROWN)[i % 2], 0.16 + 0.1 * (i % 3))
        tone = mix(tone, "#8a4f2a" if light < 0.5 else "#ffe9a8", abs(light - 0.5) * 0.5)
        pen.taper([(x + 3, y + 5) for x, y in pts], 20, 9, darken(tone, 0.4), 0.5)
        pen.taper(pts, 17, 6, darken(tone, 0.12))
        pen.taper([(x - 2, y - 2) for x, y in pts], 6, 3, lighten(tone, 0.25))
        (xa, ya), (xb, yb) = pts[-2], pts[-1]
        ear_of_wheat(pen, xb, yb, math.degrees(math.atan2(yb - ya, xb - xa)) + 6, 1.12 - 0.08 * ring, lighten(tone, 0.12))


def face(pen: Pen) -> None:
    """The sleeping profile."""
    pen.path(FACE, FUR)
    with pen.clip(FACE):
        pen.path("M384,392 C330,440 300,490 184,552 C150,570 200,590 250,566 C330,530 380,470 470,400 L560,338Z", "#edb565")
        pen.path("M300,800 C420,800 560,760 700,560 V840 H240Z", "#a8642e", 0.75)
        pen.path("M360,800 C470,770 560,700 640,520 V840 H300Z", "#8a4f2a", 0.5)
        pen.path("M110,600 C170,560 250,590 292,640 C310,690 270,742 206,730 L120,720Z", "#f5dfb2")
        pen.path("M150,690 C200,720 262,712 296,668 C300,720 260,760 210,770 L150,760Z", "#e0bd86")
        pen.path("M162,704 C196,742 256,760 330,744 C300,790 230,800 180,780Z", "#f3e3c0")
        pen.path("M112,560 C150,556 186,560 190,586 C190,612 168,632 142,652 L110,640Z", "#5e3532")
        pen.path("M124,580 C146,568 174,570 180,580 C162,582 142,588 126,600Z", "#9c6258")
        pen.path("M124,626 C140,616 150,618 158,628 C148,634 136,640 130,644Z", "#2f1a1e")
        for k in range(26):
            x, y = 380 + (k * 67) % 240, 440 + (k * 43) % 270
            pen.path(f"M{x},{y} q16,4 30,16", darken(FUR, 0.16) if k % 2 else "#e6b066", 0.7, stroke=4)
    pen.path("M146,650 C162,672 176,694 212,702 C258,708 286,690 300,664", "#6a3a2a", stroke=7)
    pen.path("M300,664 q12,-8 16,-20", "#6a3a2a", stroke=5)
    for k in range(9):
        pen.circle(196 + (k % 3) * 26, 620 + (k // 3) * 24 + (k % 2) * 6, 4.4, "#7a4a34")
    for k, (x, y) in enumerate(((206, 632), (230, 650), (214, 676), (246, 676))):
        pen.taper([(x, y), (x - 70 - k * 8, y + 18 + k * 12), (x - 150 - k * 4, y + 62 + k * 22)], 4.5, 1.6, "#fff4d4")
    pen.path("M298,470 C318,446 352,436 392,446 C376,458 340,466 316,486Z", "#a8642e")  # brow
    pen.path("M290,520 C312,486 366,478 404,502 C386,544 324,556 290,520Z", "#b8742f")  # lid
    pen.path("M296,516 C318,488 362,484 396,502 C364,502 326,508 304,526Z", "#e6ad5c")
    pen.path("M288,521 C318,546 372,542 406,503 C380,556 316,566 288,521Z", "#3a1f1c")
    pen.path("M312,538 C338,546 364,538 384,524 C366,548 334,556 312,538Z", "#ffd23e")
    pen.oval(350, 541, 7, 4.5, "#2a1414")
    pen.circle(345, 538, 2.4, "#ffffff")
    pen.path("M404,503 q22,-6 40,4 M400,520 q20,4 34,16", "#8a4f2a", stroke=5)


def lion_ear(pen: Pen) -> None:
    """Round, its rim folded over towards the visitors."""
    pen.path("M500,372 C470,300 500,236 566,226 C640,220 686,280 668,350 C650,410 560,430 500,372Z", "#b8742f")
    pen.path("M522,366 C504,312 526,266 572,260 C620,258 650,300 640,346 C620,392 560,400 522,366Z", "#6e3c2c")
    pen.path("M540,380 C528,340 540,300 570,290 C560,320 572,350 600,380Z", "#f0cf96")
    pen.path("M556,388 C552,356 562,330 584,318 C582,344 600,360 620,372Z", "#e0b070")
    pen.path("M494,330 C480,268 520,214 580,220 C634,226 664,258 666,300 C630,256 566,262 536,300 C524,318 506,330 494,330Z", "#e0a04e")
    pen.path("M494,330 C486,274 524,228 580,230 C556,246 524,268 516,320Z", "#f5c77c")


def strip(pen: Pen, rng: np.random.Generator) -> None:
    """Where the scythe has been: stubble, from the lower left to behind the ear."""
    line = [(-60, 1096), (120, 1068), (320, 1046), (520, 1000), (660, 900), (724, 760), (726, 600), (690, 470)]
    pen.taper(line, 236, 84, "#b98a44")
    pen.taper([(x - 4, y - 6) for x, y in line], 214, 66, "#efd596")
    for _ in range(420):
        i = int(rng.integers(0, 7))
        t, o = float(rng.uniform()), float(rng.uniform(-1, 1))
        (x0, y0), (x1, y1) = line[i], line[i + 1]
        half = (102 - 74 * (i + t) / 7)
        n = math.hypot(x1 - x0, y1 - y0)
        x, y = x0 + (x1 - x0) * t - (y1 - y0) / n * o * half, y0 + (y1 - y0) * t + (x1 - x0) / n * o * half
        k = 0.5 + 0.7 * (y - 460) / 640
        pen.path(f"M{x - 4 * k},{y} l{-3 * k},{-15 * k} M{x},{y} v{-18 * k} M{x + 4 * k},{y} l{4 * k},{-14 * k}", "#b8822f", stroke=3.2 * k)
        pen.path(f"M{x},{y} v{-18 * k}", "#fff0bf", stroke=1.8 * k)


def comb(pen: Pen) -> None:
    """A wooden comb as tall as the woman who holds it."""
    with pen.at(332, 1042, turn=9):
        pen.path("M-12,-186 C-2,-196 12,-196 20,-186 L24,4 C16,14 0,14 -10,6Z", "#8a3f2a")
        pen.path("M-8,-184 C-2,-192 6,-192 8,-186 L10,4 C4,10 -4,8 -8,4Z", "#c4643f")
        for k in range(15):
            pen.path(f"M20,{-180 + k * 12.4} h42 l3,3 l-3,3 h-42Z", "#a44e32" if k % 2 else "#b85a3a")


@card(id="2b27dt", title="Trim", seed=8, palette="ochre", light=(-0.6, -0.8))
def paint(s: Scene) -> None:
    rng = s.rng
    s.sky([(0, "#8fc4d6"), (0.6, "#cfe4d8"), (1, "#f8eec6")], horizon=230, texture=0.3)
    s.hills(206, 26, 260, "#b9bf84", "#d8cf8e", depth=0.3, name="far hills")
    s.board("wheat field", lambda pen: field(pen, rng), depth=0.5, haze=0.1)
    for ring in range(5):
        s.draw(lambda pen, r=ring: mane(pen, rng, r), name=f"mane of wheat {ring}", record=False, depth=0.65, volume=0.15, rim=0.2,
               shadow=(4, 10, 12, 0.3))  # fmt: skip
    s.draw(lambda pen: strip(pen, rng), name="mown strip", depth=0.7, volume=0.05, rim=0.1)
    lion = s.draw(lambda pen: [face(pen), lion_ear(pen)], name="lion whose mane is wheat", role="subject", volume=0.3, rim=0.3,
                  shadow=(8, 14, 16, 0.4))  # fmt: skip
    pair = Couple("on_shoulders", a={"age": "adult", "clothes": {"top": "shirt", "colour": "#3f6f8a", "hat": "straw", "bottom_colour": "#4a3a34"}},
                  b={"age": "child", "height": 112, "clothes": {"top": "dress", "colour": "#d2442f"}, "hair": "braids"},
                  height=200, view="back_right")  # fmt: skip

    def two(pen: Pen) -> None:
        with pen.at(146, 1104):
            pair.draw(pen, s.palette)

    s.draw(two, name="farmer with his daughter on his shoulders", role="witness", material="figure", ground=1104)
    s.draw(comb, name="oversized comb", volume=0.2)
    s.figure((276, 1096), age="adult", pose="stand", view="back_right", height=186, seed=5, role="witness", label="farmer's wife",
             prop=None, reach={"hand_right": (50, -92)}, clothes={"top": "dress", "colour": "#7f9a5a", "hat": "headscarf", "hat_colour": "#f6efe0", "apron": True})
    s.relate(lion, "is made of", "wheat field")
