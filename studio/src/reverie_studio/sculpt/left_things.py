"""Things with which beasts are found: nest, drain and plug, boat, suitcase and goldfish, chest of drawers, soup."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.engine.clay import Clay
from reverie_studio.pen import Pen

Point = tuple[float, float]
FLAT = 0.8
BLUES = ("#1f6f86", "#2f8a99", "#49a7ab", "#7cc4b8", "#17566f", "#bfe3cb")
PLATE = (400.0, 700.0)
MAIN, UPPER, LOWER, LEFT, LAST = (0.04, 0.24, 0.96, 0.47), (0.52, 0.04, 0.96, 0.21), (0.04, 0.5, 0.96, 0.72), (0.04, 0.04, 0.48, 0.21), (0.04, 0.75, 0.96, 0.97)


def nest(*, wide: float = 300.0, deep: float = 90.0, twigs: int = 46) -> Clay:
    """The near half of a nest of twigs, its rim at y = 0. The part is `twig`."""
    c = Clay()
    for k in range(twigs):
        u = (k * 0.618) % 1.0 * 2 - 1
        v = (k * 0.414) % 1.0
        x, y, z = (u * wide * 0.86, deep * v * 1.3 * (1 - 0.4 * u * u) - 30 * u * u, 120 - 110 * u * u - 60 * v)
        lean = ((k * 7) % 11 - 5) * 7.0
        c.limb([(x - 110, y - lean - 14 - 12 * u, z - 30 + 40 * u, 5), (x, y, z, 9), (x + 110, y + lean - 14 + 12 * u, z - 30 - 40 * u, 4)], melt=2, part="twig", per=3)
    return c


def whirl(pen: Pen, rng: np.random.Generator, at: Point) -> None:
    """Spiral strokes that fall into the drain, darker and closer towards it."""
    for k in range(430):
        r = 70 + 900 * float(rng.random()) ** 1.15
        a, long = (float(rng.uniform(0, math.tau)), float(rng.uniform(0.24, 0.8)) * min(1.0, 0.35 + 150 / r))
        tone = BLUES[int(rng.integers(0, 6))] if r > 190 else ("#0f4057", "#17566f", "#2f8a99", "#7cc4b8")[int(rng.integers(0, 4))]
        line = [(at[0] + (r - 60 * q * r / 400) * math.cos(a + q * long), at[1] + (r - 60 * q * r / 400) * FLAT * math.sin(a + q * long)) for q in (0, 0.25, 0.5, 0.75, 1)]
        pen.taper(line, 3 + r * 0.016, 1.5, tone, 0.75)


def drain(pen: Pen, at: Point) -> None:
    """A round hole into which the water falls."""
    for r, tone in ((104, "#0f4057"), (84, "#0a2c40"), (64, "#061a2a")):
        pen.oval(at[0], at[1], r, r * FLAT, tone)
    for k in range(9):
        a = k * math.tau / 9
        pen.taper([(at[0] + (104 - 22 * q) * math.cos(a + 0.35 * q), at[1] + (104 - 22 * q) * FLAT * math.sin(a + 0.35 * q)) for q in (0, 1, 2, 3)], 9, 2, "#9ed6c8", 0.8)


def drifting_boat(pen: Pen) -> None:
    """An empty rowing boat from above, its oars let go."""
    with pen.at(596, 208, 1.0, turn=52):
        pen.curve([(-74, 0), (-40, -30), (20, -32), (78, 0), (20, 32), (-40, 30)], "#6e2f26")
        pen.curve([(-62, 0), (-36, -21), (18, -23), (62, 0), (18, 23), (-36, 21)], "#c98b52")
        for x in (-30, 6, 34):
            pen.rect(x, -22, 11, 44, "#8a5432")
        pen.line(-8, -18, -44, -76, "#f0dca8", 5)
        pen.oval(-48, -82, 8, 16, "#f0dca8")
        pen.line(10, 20, 48, 62, "#f0dca8", 5)
        pen.oval(53, 68, 8, 16, "#f0dca8")


def lilies(pen: Pen) -> None:
    """Lily pads that go round, two in flower."""
    for x, y, r, t in ((110, 200, 44, 20), (60, 470, 54, 130), (190, 590, 40, 80), (470, 92, 36, 200), (690, 420, 50, 300), (250, 130, 26, 60), (90, 640, 30, 10), (720, 560, 34, 240)):
        with pen.at(x, y, r / 40, turn=t):
            pen.path("M0,0 L38,-10 A40,33 0 1,0 38,10Z", "#2e6b45")
            pen.path("M0,0 L34,-9 A36,29 0 1,0 34,9Z", "#5d9a52")
            pen.path("M0,0 L-30,0 M0,0 L-18,-22 M0,0 L-18,22 M0,0 L10,-28 M0,0 L10,28", "#3f7f48", stroke=2)
    for x, y in ((66, 462), (476, 84)):
        for k in range(7):
            with pen.at(x, y, 1.0, turn=k * 51):
                pen.oval(0, -13, 7, 14, "#f7c9cf")
        pen.circle(x, y, 7, "#f2b23c")


def stopper(pen: Pen) -> None:
    """A bath plug as big as a boat, with its eyelet."""
    for y, rx, tone in ((462, 70, "#5e1c1c"), (450, 70, "#a8382c"), (447, 60, "#c9503c"), (445, 46, "#a8382c"), (436, 30, "#7e2822"), (428, 30, "#d0604a")):
        pen.oval(398, y, rx, rx * 0.74, tone)
    pen.oval(398, 420, 13, 15, "#7a5a22", stroke=7)
    pen.oval(398, 419, 13, 15, "#e6bd58", stroke=4)


def links(pen: Pen, start: Point, end: Point) -> None:
    """A chain of eleven links."""
    n = 11
    turn = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
    for k in range(n):
        t = k / (n - 1)
        with pen.at(start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t, turn=turn):
            if k % 2:
                pen.line(-12, 0, 12, 0, "#7a5a22", 8)
                pen.line(-12, -1, 12, -1, "#f0cf74", 4)
            else:
                pen.oval(0, 0, 14, 9, "#7a5a22", stroke=7)
                pen.oval(0, -1, 14, 9, "#e6bd58", stroke=4)


def suitcase(pen: Pen, x: float, y: float, k: float = 1.0) -> None:
    """A small suitcase with straps and a label; its foot is at (x, y)."""
    with pen.at(x, y, k):
        pen.path("M-120,-8 L-112,-116 L112,-116 L124,-6Z", "#8c3f34")
        pen.path("M-112,-116 L-96,-140 L126,-140 L112,-116Z", "#b8604a")
        pen.path("M112,-116 L126,-140 L136,-24 L124,-6Z", "#5e2a2a")
        for u in (-70, 60):
            pen.path(f"M{u},-116 h22 l4,110 h-24Z M{u + 12},-140 h22 l-12,24 h-22Z", "#e0b46a")
            pen.rect(u + 2, -72, 20, 24, "#fbe4a8", radius=4)
        pen.path("M-22,-84 l8,-20 h30 l8,20", "#4a2020", stroke=9)
        pen.path("M20,-50 l44,6 l-4,32 l-44,-6Z", "#f4ecd8")
        pen.path("M26,-40 l28,4 M25,-30 l20,3", "#6a7a9a", stroke=4)


def bowl(pen: Pen, x: float, y: float, r: float) -> None:
    """A round glass with a goldfish that looks up to our right; its foot is at (x, y)."""
    cy = y - r * 0.86
    pen.circle(x, cy, r, "#dff0f2", 0.45)
    pen.path(f"M{x - r * 0.93},{cy - r * 0.36} A{r},{r} 0 1,0 {x + r * 0.93},{cy - r * 0.36}Z", "#63b3c4", 0.85)
    pen.path(f"M{x - r * 0.62},{cy + r * 0.74} Q{x},{cy + r * 0.5} {x + r * 0.62},{cy + r * 0.74} A{r},{r} 0 0,1 {x - r * 0.62},{cy + r * 0.74}Z", "#e0c08a")
    pen.oval(x, cy - r * 0.36, r * 0.92, r * 0.15, "#a8dce0")
    with pen.at(x - 2, cy + r * 0.12, r / 100, turn=-26):
        pen.path("M-26,0 C-60,-36 -78,-26 -84,-34 C-72,-4 -74,6 -86,32 C-66,28 -50,24 -26,4Z", "#f08a30")
        pen.path("M-34,0 C-20,-36 34,-38 54,-4 C40,30 -14,34 -34,0Z", "#ee6a24")
        pen.path("M-30,2 C-6,28 34,22 52,0 C38,30 -14,34 -30,2Z", "#ffb45a")
        pen.path("M-6,-26 C0,-48 20,-46 26,-28Z", "#f08a30")
        pen.path("M2,6 C-10,10 -18,24 -10,30 C2,28 12,18 14,8Z", "#f79a40")
        pen.circle(34, -8, 12, "#fff8ea")
        pen.circle(38, -11, 7, "#2a1c28")
        pen.circle(36, -13, 2.4, "#ffffff")
        pen.path("M54,-3 q-8,4 -14,3", "#a03a14", stroke=3)
    for u, v, q in ((30, -34, 5), (44, -50, 4), (38, -66, 3)):
        pen.circle(x + u * r / 100, cy + v * r / 100, q * r / 100, "#eaf8f8", 0.9)
    pen.oval(x, cy - r * 0.84, r * 0.56, r * 0.12, "#eef8f6", stroke=r * 0.05)
    pen.path(f"M{x - r * 0.8},{cy - r * 0.2} A{r * 0.86},{r * 0.86} 0 0,0 {x - r * 0.54},{cy + r * 0.6}", "#ffffff", 0.85, stroke=r * 0.07)
    pen.path(f"M{x + r * 0.74},{cy + r * 0.36} A{r * 0.86},{r * 0.86} 0 0,1 {x + r * 0.46},{cy + r * 0.68}", "#ffffff", 0.5, stroke=r * 0.04)


def jetty(pen: Pen) -> None:
    """The end of a jetty that comes in from the left below, on posts."""
    for x, y in ((70, 1060), (410, 1130)):
        pen.path(f"M{x - 24},{y} h48 v240 h-48Z", "#33242e")
    pen.path("M-20,920 L360,980 L470,1120 L-20,1190Z", "#a87f5e")
    for k in range(8):
        t = k / 8
        pen.line(-20 + 380 * t, 920 + 60 * t, -20 + 490 * t, 1190 - 70 * t, "#6e4a3a", 5)
        pen.line(-14 + 380 * t, 920 + 60 * t, -12 + 490 * t, 1190 - 70 * t, "#c9a27a", 3)
    pen.path("M-20,1190 L470,1120 V1150 L-20,1226Z", "#5a3a32")
    pen.path("M360,980 L470,1120 V1150 L360,1004Z", "#7a5442")


def piling(pen: Pen) -> None:
    """The head of a post, dark and near, with a rope round it."""
    pen.path("M650,960 C660,930 800,926 830,940 V1240 H640Z", "#2c2238")
    pen.path("M652,962 C690,940 780,936 830,944 V962 C780,956 700,962 652,980Z", "#4c3e56")
    for x in (676, 716, 764):
        pen.taper([(x, 980), (x + 6, 1090), (x - 2, 1210)], 4, 9, "#1c1628")
    for k in range(3):
        pen.path(f"M636,{1050 + 26 * k} C690,{1076 + 26 * k} 770,{1076 + 26 * k} 830,{1056 + 26 * k}", "#6e5a4c", stroke=20)
        pen.path(f"M636,{1045 + 26 * k} C690,{1071 + 26 * k} 770,{1071 + 26 * k} 830,{1051 + 26 * k}", "#a08a6c", stroke=6)


def _on(u: float, v: float) -> Point:
    """A point of the chest of drawers: across and down, 0 to 1."""
    half = 292 - 74 * v
    return 410 + (2 * u - 1) * half, 250 + 850 * v


def _quad(pen: Pen, u0: float, v0: float, u1: float, v1: float, tone: str) -> None:
    """A field of its front."""
    pen.poly([_on(u0, v0), _on(u1, v0), _on(u1, v1), _on(u0, v1)], tone)


def papered_room(pen: Pen) -> None:
    """Wall, floor and a window with the sun in it."""
    pen.path("M-20,-20 H820 V1000 H-20Z", "#5f7d8c")
    for k in range(9):
        for j in range(10):
            pen.path(f"M{k * 100 + 50 * (j % 2) - 20},{100 * j - 30} q14,-26 0,-44 q-14,18 0,44Z", "#7796a0", 0.7)
    pen.rect(-30, 30, 190, 560, "#f2e8d6")
    pen.rect(-30, 50, 170, 520, "#8cc4e0")
    pen.circle(40, 130, 62, "#fff0b0")
    pen.circle(40, 130, 48, "#ffdf78")
    pen.path("M-30,470 C20,440 90,450 140,430 V570 H-30Z", "#7fae6a")
    for x, y, w, h in ((62, 50, 12, 520), (-30, 300, 170, 12)):
        pen.rect(x, y, w, h, "#f2e8d6")
    pen.rect(-30, 570, 204, 26, "#fbf4e6")
    pen.path("M-20,940 H820 V1220 H-20Z", "#8a5c40")
    for k in range(-7, 9):
        pen.path(f"M{400 + 90 * k},940 L{400 + 150 * k},1220", "#5f3a2c", stroke=4)
    pen.path("M-20,925 H820 V950 H-20Z", "#e6d8c0")


def chest(pen: Pen) -> None:
    """A chest of drawers from a little above, two of its drawers open."""
    for u in (0.02, 0.9):
        pen.poly([_on(u, 1.0), _on(u + 0.08, 1.0), _on(u + 0.07, 1.06), _on(u + 0.01, 1.06)], "#4a2420")
    pen.poly([(118, 250), (702, 250), (640, 168), (180, 168)], "#d07a50")
    pen.poly([(110, 246), (710, 246), (706, 274), (114, 274)], "#e08e60")
    _quad(pen, 0, 0.02, 1, 1, "#a4503a")
    for box in (LEFT, LOWER, LAST):
        _quad(pen, box[0], box[1], box[2], box[3], "#7a3428")
        _quad(pen, box[0] + 0.01, box[1] + 0.008, box[2] - 0.01, box[3] - 0.01, "#c4694a")
    for box in (MAIN, UPPER):
        _quad(pen, *box, "#2c1a24")
    for u, v in ((0.26, 0.125), (0.27, 0.64), (0.73, 0.64), (0.27, 0.87), (0.73, 0.87)):
        _knob(pen, *_on(u, v), 1.0)


def _knob(pen: Pen, x: float, y: float, k: float) -> None:
    """A brass knob."""
    pen.oval(x, y + 6 * k, 20 * k, 17 * k, "#5a2a20", 0.7)
    pen.circle(x, y, 17 * k, "#b98a3a")
    pen.circle(x - 4 * k, y - 5 * k, 8 * k, "#f4d88a")


def drawer_front(pen: Pen, box: tuple[float, float, float, float], out: float) -> None:
    """The front of an open drawer, nearer to us and lower by `out`."""
    u0, v0, u1, v1 = box
    mid = (u0 + u1) / 2
    a0, a1 = mid + (u0 - mid) * (1 + out), mid + (u1 - mid) * (1 + out)
    w0, w1 = v0 + out * 0.8, v1 + out * 0.85
    pen.poly([_on(u0 + 0.005, v0 + 0.01), _on(a0, w0), _on(a0, w1), _on(u0 + 0.005, v1)], "#8a4030")
    pen.poly([_on(u1 - 0.005, v0 + 0.01), _on(a1, w0), _on(a1, w1), _on(u1 - 0.005, v1)], "#6e2e28")
    _quad(pen, a0, w0, a1, w1, "#d27a54")
    _quad(pen, a0, w0, a1, w0 + 0.018, "#f0b486")
    _quad(pen, a0 + 0.03, w0 + 0.04, a1 - 0.03, w1 - 0.02, "#b85c42")
    _quad(pen, a0 + 0.04, w0 + 0.048, a1 - 0.04, w1 - 0.026, "#ca7050")
    for u in (0.27, 0.73) if u1 - u0 > 0.6 else (mid,):
        _knob(pen, *_on(u, (w0 + w1) / 2 + 0.015), 1.1)


def dripping(pen: Pen) -> None:
    """Drops and a puddle before the chest."""
    pen.curve([(150, 1150), (260, 1108), (430, 1120), (600, 1104), (700, 1150), (600, 1190), (380, 1200), (220, 1186)], "#34566e", 0.85)
    pen.curve([(190, 1150), (300, 1124), (440, 1134), (420, 1146), (300, 1150)], "#a8c8cc", 0.6)
    for k in range(15):
        x = 190 + 30 * k + 9 * (k % 3)
        y = 930 + (k * 67) % 170
        pen.taper([(x, y), (x - 2, y + 34 + k % 4 * 8)], 2, 7, "#bfe0ea", 0.9)


def small_lightning(pen: Pen) -> None:
    """A flash that sticks out of a drawer."""
    pen.poly([(616, 660), (700, 640), (690, 676), (764, 662), (672, 748), (688, 702), (622, 712)], "#fff0a0")


def drape(pen: Pen) -> None:
    """A curtain, near and dark, drawn back from the window."""
    pen.path("M-20,-20 H820 V20 C600,44 300,30 60,40 C40,300 96,520 30,760 C64,900 60,1050 52,1220 H-20Z", "#3a1c2a")
    for x in (0, 22, 40):
        pen.taper([(x, -10), (x + 12, 380), (x - 6, 740), (x + 4, 1210)], 5, 12, "#57303a" if x % 4 else "#240f1c")
    pen.taper([(-20, 748), (14, 770), (44, 752)], 22, 14, "#c9973a")


def checked_table(pen: Pen) -> None:
    """A table with a checked cloth from above."""
    pen.path("M-20,250 C200,200 600,200 820,250 V1220 H-20Z", "#e9dcc6")
    with pen.clip("M-20,250 C200,200 600,200 820,250 V1220 H-20Z"):
        for k in range(-12, 13):
            pen.path(f"M{PLATE[0] + 42 * k},200 L{PLATE[0] + 42 * k + 21},200 L{PLATE[0] + (42 * k + 21) * 2.3},1230 L{PLATE[0] + 42 * k * 2.3},1230Z", "#b8453e", 0.5)
        for k in range(13):
            y = 222 + 34 * k + 3.4 * k * k
            pen.rect(-20, y, 840, 17 + 1.9 * k, "#b8453e", 0.5)
    pen.path("M-20,250 C200,200 600,200 820,250 V262 C600,212 200,212 -20,262Z", "#7e2a30")


def far_chair(pen: Pen) -> None:
    """The back of a chair beyond it."""
    for x in (286, 500):
        pen.rect(x, -20, 26, 260, "#4a2f2c", radius=10)
    for y in (30, 110, 180):
        pen.path(f"M300,{y} C360,{y - 16} 450,{y - 16} 512,{y} v34 C450,{y + 18} 360,{y + 18} 300,{y + 34}Z", "#6a4234")


def soup_plate(pen: Pen) -> None:
    """A deep plate of soup."""
    for rx, ry, dy, tone in (
        (372, 302, 26, "#8f7a86"),
        (372, 300, 8, "#cfc4c4"),
        (370, 298, 0, "#f7f0e4"),
        (352, 282, 0, "#4a7fa6"),
        (344, 275, 0, "#f7f0e4"),
        (300, 238, 4, "#d9cfca"),
        (292, 230, 8, "#e9e0d4"),
        (280, 216, 14, "#b5652a"),
        (276, 212, 16, "#d98a36"),
    ):
        pen.oval(PLATE[0], PLATE[1] + dy, rx, ry, tone)
    for k in range(26):
        a = k * 2.4
        r = 90 + 150 * ((k * 0.618) % 1)
        x, y = PLATE[0] + r * math.cos(a), PLATE[1] + 20 + r * 0.76 * math.sin(a)
        pen.oval(x, y, 7 + k % 5 * 3, 5 + k % 5 * 2, "#f2bf5c", 0.7)
        if k % 3 == 0:
            pen.oval(x + 20, y + 8, 13, 8, "#d9502e")
        if k % 4 == 1:
            pen.taper([(x, y - 16), (x + 16, y - 20), (x + 26, y - 12)], 8, 3, "#5d8a3c")


def soup_rings(pen: Pen) -> None:
    """Rings round its breast, and what of the soup still lies on its head."""
    with pen.clip(f"M{PLATE[0] - 188},{PLATE[1] + 140} H{PLATE[0] + 188} V{PLATE[1] + 300} H{PLATE[0] - 188}Z"):
        for k, r in enumerate((228, 254, 284)):
            pen.oval(PLATE[0], PLATE[1] + 66, r, r * 0.46 + 10 * k, "#a85a24", 0.6 - 0.15 * k, stroke=12 - 2 * k)
            pen.oval(PLATE[0], PLATE[1] + 62, r, r * 0.46 + 10 * k, "#f9dc92", 0.9 - 0.22 * k, stroke=7 - 1.6 * k)
    pen.oval(372, 382, 27, 17, "#b8431f")
    pen.oval(371, 378, 25, 15, "#ee6a34")
    pen.oval(371, 378, 11, 6, "#f79a5a")
    pen.taper([(398, 388), (414, 362), (440, 362), (452, 386), (476, 392)], 11, 7, "#f4dc98")
    pen.taper([(340, 404), (322, 392), (306, 408)], 12, 3, "#6d9a44")


def paper_ship(pen: Pen) -> None:
    """A folded ship on the soup."""
    with pen.at(556, 566, 0.8, turn=-6):
        pen.path("M-52,0 L52,0 L36,24 L-36,24Z", "#f4efe6")
        pen.path("M-24,0 L0,-40 L24,0Z", "#ffffff")
        pen.path("M0,-40 L24,0 L0,0Z", "#c9c4d4")
        pen.path("M0,0 L52,0 L36,24 L0,24Z", "#cfc8d2")
        pen.path("M-60,26 q30,12 60,2 q30,10 62,-2", "#f7d382", stroke=5)


def spoon_and_cup(pen: Pen) -> None:
    """The handle of a spoon and a cup, dark and near."""
    pen.taper([(860, 760), (760, 960), (640, 1180)], 40, 30, "#3c3440")
    pen.taper([(852, 770), (752, 966), (636, 1180)], 8, 5, "#b0a8b4")
    pen.path("M-20,1010 C80,980 200,1050 280,1220 H-20Z", "#2c4a6a")
    pen.path("M-20,1040 C70,1012 170,1070 236,1220 H200 C150,1100 60,1050 -20,1076Z", "#5b86a8")


def evening_fields(pen: Pen) -> None:
    """Fields with small red-roofed houses, far below."""
    for k, (d, tone) in enumerate(
        (
            ("M-20,640 L260,600 L300,690 L-20,760Z", "#d9b04a"),
            ("M260,600 L420,586 L430,690 L300,690Z", "#8fae52"),
            ("M560,590 L820,620 L820,720 L600,690Z", "#e0c05a"),
            ("M-20,760 L300,690 L330,820 L-20,900Z", "#7da04c"),
            ("M600,690 L820,720 L820,860 L640,820Z", "#9cb65a"),
        )
    ):
        pen.path(d, tone, 0.8)
    for x, y, size in ((90, 640, 1.0), (150, 626, 0.8), (700, 640, 1.0), (762, 650, 0.8)):
        pen.poly([(x, y), (x, y - 26 * size), (x + 20 * size, y - 46 * size), (x + 40 * size, y - 26 * size), (x + 40 * size, y)], "#fbf0dc")
        pen.poly([(x - 5, y - 24 * size), (x + 20 * size, y - 50 * size), (x + 45 * size, y - 24 * size)], "#c2493a")
        pen.rect(x + 14 * size, y - 20 * size, 10 * size, 12 * size, "#6a3a3a")


def fanned_folds(pen: Pen, at: Point) -> None:
    """Folds of a dark cloth that fan out from where it is held."""
    for k in range(15):
        a = math.radians(22 + 136 * k / 14)
        end = (at[0] + 1000 * math.cos(a), at[1] + 800 * math.sin(a))
        bow = 40 * math.sin(k * 2.1)
        mid = (at[0] + 330 * math.cos(a) + bow, at[1] + 20 + 330 * math.sin(a))
        pen.taper([(at[0] + 14 * math.cos(a), at[1] - 4), mid, end], 6, 76, "#141a40" if k % 2 else "#2c3674", 0.8)
