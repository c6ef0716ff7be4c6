"""Straight down from the springboard: a deep court of flat roofs, and one bowl of soup."""

from __future__ import annotations

import numpy as np

from reverie_studio.colour import Colour, darken, lighten, mix
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

EYE = (400.0, 716.0)  # everything below runs to this point
WALLS = ("#f6e29a", "#f2cf8e", "#f7ecc0", "#eec9a0", "#dfe0b2", "#f4d46e", "#f0b99a")
ROOFS = ("#fbf3d2", "#f5e3a6", "#f3d7b4", "#e9e6c4", "#f9e98e", "#f2cbb0")
BLUE, SHADE, SKIN = "#2f6f9e", "#7d86b4", "#e2a27c"
SUN = (26.0, 30.0)  # the way shadows fall for a storey
# x0, y0, x1, y1 at roof height, and how deep the street is seen (0 roof .. 1 vanishing point)
HOUSES = (
    (-90, 20, 150, 250, 0.42), (170, -30, 330, 210, 0.5), (500, -40, 668, 190, 0.5), (690, 30, 900, 300, 0.42),
    (-120, 280, 120, 520, 0.4), (690, 330, 930, 560, 0.4), (-110, 550, 132, 800, 0.4), (676, 590, 910, 830, 0.4),
    (-80, 830, 170, 1080, 0.42), (640, 860, 900, 1110, 0.42), (190, 1000, 400, 1260, 0.5), (424, 1010, 616, 1260, 0.5),
    (-120, 1110, 166, 1300, 0.4), (640, 1140, 900, 1300, 0.4),
)  # fmt: skip


def deep(x: float, y: float, t: float) -> tuple[float, float]:
    """A point sunk towards the ground by t."""
    return x + (EYE[0] - x) * t, y + (EYE[1] - y) * t


def house(pen: Pen, box: tuple[float, float, float, float, float], rng: np.random.Generator, i: int) -> None:
    """Walls that run down to the court, windows on them, a parapet and a roof."""
    x0, y0, x1, y1, t = box
    wall: Colour = WALLS[i % len(WALLS)]
    corners = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
    for k in range(4):
        a, b = corners[k], corners[(k + 1) % 4]
        inward = (EYE[1] - a[1] < 0, EYE[0] - a[0] > 0, EYE[1] - a[1] > 0, EYE[0] - a[0] < 0)[k]
        if not inward:
            continue
        lit = (0.0, 0.5, 0.62, 0.06)[k]
        tone = mix(wall, SHADE, lit)
        foot = [deep(*b, t), deep(*a, t)]
        pen.poly([a, b, *foot], tone)
        for k2 in (0.35, 0.55, 0.75, 0.9):
            pen.poly([deep(*a, t * k2), deep(*b, t * k2), *foot], mix(tone, "#5b6aa6", 0.45), 0.3)
        for floor in range(4):
            for n in range(4):
                if rng.random() < 0.16:
                    continue
                u0, u1 = (n + 0.28) / 4, (n + 0.7) / 4
                d0, d1 = t * (0.07 + floor * 0.22), t * (0.19 + floor * 0.22)
                q = [_on(a, b, u0, d0), _on(a, b, u1, d0), _on(a, b, u1, d1), _on(a, b, u0, d1)]
                pen.poly(q, mix(BLUE, wall, 0.25 if lit else 0.4))
                pen.poly([q[0], q[1], _mid(q[1], q[2]), _mid(q[0], q[3])], mix(BLUE, "#16325a", 0.4))
                if rng.random() < 0.35:
                    pen.poly([q[3], q[2], _on(a, b, u1, d1 + t * 0.04), _on(a, b, u0, d1 + t * 0.04)], ("#e8663c", "#5d9a5c")[n % 2])
    roof: Colour = ROOFS[i % len(ROOFS)]
    pen.poly(corners, lighten(roof, 0.5))
    m = 11
    pen.rect(x0 + m, y0 + m, x1 - x0 - 2 * m, y1 - y0 - 2 * m, roof)
    pen.path(f"M{x0 + m},{y0 + m} H{x1 - m} v12 H{x0 + m + 12} V{y1 - m} h-12Z", mix(roof, SHADE, 0.45))


def _mid(a: tuple[float, float], b: tuple[float, float]) -> tuple[float, float]:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def _on(a: tuple[float, float], b: tuple[float, float], u: float, t: float) -> tuple[float, float]:
    return deep(a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u, t)


def shadow(pen: Pen, d: str) -> None:
    pen.path(d, SHADE, 0.6)


def tank(pen: Pen, x: float, y: float, r: float, tone: Colour = "#c9743f") -> None:
    pen.taper([(x, y), (x + r * 0.5, y + r * 0.6), (x + r, y + r * 1.2)], r * 2, r * 2, "#b9b6c8")
    pen.circle(x, y, r, darken(tone, 0.3))
    pen.circle(x - 2, y - 2, r * 0.86, tone)
    pen.path(f"M{x},{y} L{x - r * 0.86},{y - 3} A{r * 0.86},{r * 0.86} 0 0 1 {x},{y - r * 0.86}Z", lighten(tone, 0.35))
    pen.circle(x, y, r * 0.16, darken(tone, 0.4))


def pot(pen: Pen, x: float, y: float, r: float, tone: Colour = "#5d9a5c") -> None:
    pen.oval(x + r * 0.9, y + r, r * 1.1, r * 0.9, SHADE, 0.6)
    pen.circle(x, y, r * 0.8, "#b8562f")
    for k in range(7):
        with pen.at(x, y, turn=k * 51.4):
            pen.path(f"M0,0 C{r * 0.5},{-r * 0.5} {r * 0.4},{-r * 1.1} 0,{-r * 1.5} C{-r * 0.4},{-r * 1.1} {-r * 0.5},{-r * 0.5} 0,0Z",
                     tone if k % 2 else darken(tone, 0.2))  # fmt: skip


def washing(pen: Pen, x: float, y: float, w: float, turn: float) -> None:
    with pen.at(x, y, turn=turn):
        for k, tone in enumerate(("#ffffff", "#e8663c", "#ffffff", "#5f9fc8", "#f6c94a")):
            u = w * (k + 0.1) / 5
            shadow(pen, f"M{u + 18},22 h{w * 0.15} v24 h{-w * 0.15}Z")
            pen.path(f"M{u},-3 h{w * 0.16} l3,22 q{-w * 0.08},6 {-w * 0.17},0Z", tone)
            pen.path(f"M{u + w * 0.09},-3 h{w * 0.07} l3,22 l{-w * 0.06},3Z", SHADE, 0.3)
        pen.line(-12, 0, w + 12, 0, "#4a4258", 2.6)


def things(pen: Pen) -> None:
    """What people keep on their roofs."""
    tank(pen, 82, 116, 40)
    pot(pen, 30, 210, 15)
    pot(pen, 66, 206, 12, "#e07a5a")
    washing(pen, 14, 366, 86, 0)
    pot(pen, 88, 462, 16)
    pot(pen, 30, 474, 13)
    tank(pen, 58, 636, 30, "#6f9db4")
    pot(pen, 92, 752, 15, "#e8a13a")
    washing(pen, 22, 900, 120, 8)
    tank(pen, 74, 1010, 32)
    pot(pen, 60, 1160, 20)
    pot(pen, 112, 1172, 14, "#e07a5a")
    for x in (204, 244, 284):
        pot(pen, x, 62, 15)
    washing(pen, 206, 150, 96, 0)
    tank(pen, 584, 76, 34, "#6f9db4")
    pot(pen, 540, 156, 14)
    tank(pen, 762, 200, 42)
    pot(pen, 730, 76, 16, "#e8a13a")
    washing(pen, 714, 470, 80, 0)
    pot(pen, 736, 396, 16)
    pot(pen, 772, 390, 13, "#e07a5a")
    tank(pen, 742, 760, 30)
    washing(pen, 700, 652, 92, 0)
    tank(pen, 742, 1040, 40, "#6f9db4")
    pot(pen, 686, 930, 16)
    pot(pen, 722, 918, 13, "#e07a5a")
    washing(pen, 232, 1100, 130, 0)
    pot(pen, 234, 1050, 14)
    tank(pen, 520, 1120, 40)
    pot(pen, 590, 1064, 13, "#e8a13a")


def court(pen: Pen) -> None:
    """The paved court at the bottom, a slab of shade on it."""
    for r in range(26):
        for c in range(22):
            x, y = 70 + c * 30 + (r % 2) * 15, 330 + r * 30
            pen.rect(x, y, 28, 28, mix("#fdeeb4", "#f0d894", ((r * 7 + c * 5) % 9) / 9), radius=4)


def lunch(pen: Pen) -> None:
    """Round table, old woman, blue soup, bread moved to the edge."""
    x, y = EYE
    with pen.at(x, y, scale=0.72):
        pen.oval(26, 32, 104, 100, SHADE, 0.65)
        for k, (cx, cy) in enumerate(((-132, 28), (112, -78))):
            with pen.at(cx, cy, turn=20 + 70 * k):
                pen.rect(-4, 8, 54, 50, SHADE, 0.6, radius=6)
                pen.rect(-26, -24, 52, 48, "#b8562f", radius=8)
                pen.rect(-20, -18, 40, 36, "#d98750", radius=6)
        pen.circle(0, 0, 100, "#d9663c")
        pen.circle(0, 0, 97, "#fffbe8")
        for k in range(12):
            with pen.at(0, 0, turn=k * 30):
                pen.path("M-13,-97 L13,-97 L6,-46 L-6,-46Z", "#f0a08a", 0.85)
        pen.circle(0, 0, 66, "#fffbe8")
        pen.oval(10, 12, 56, 55, SHADE, 0.55)
        pen.circle(0, 0, 54, "#e8edf2")
        pen.circle(0, 0, 46, "#ffffff")
        pen.circle(0, 0, 41, "#1c5f9c")
        pen.circle(2, 3, 37, "#2f8fce")
        pen.path("M-28,-12 C-16,-30 14,-34 26,-16 C12,-22 -12,-22 -28,-12Z", "#9fd6f2")
        pen.path("M-20,14 q10,-8 20,0 t20,0", "#8fcaec", stroke=3)
        with pen.at(-72, 48, turn=-38):
            pen.oval(4, 6, 30, 17, SHADE, 0.5)
            pen.oval(0, 0, 30, 17, "#a8662c")
            pen.oval(-2, -2, 26, 13, "#d99a4a")
            for k in range(3):
                pen.path(f"M{-14 + k * 12},-11 l8,14", "#f4d79a", stroke=4)
        for k in range(5):
            pen.circle(-58 + k * 7, 26 - (k % 2) * 6, 2.2, "#c98a44")
        with pen.at(6, 128):
            pen.oval(26, 30, 70, 44, SHADE, 0.65)
            pen.rect(-36, 8, 72, 52, "#8a4a2c", radius=10)
            pen.path("M-58,-6 C-62,-34 -30,-40 0,-38 C30,-40 62,-34 58,-6 C60,26 34,42 0,42 C-34,42 -60,26 -58,-6Z", "#8c5aa0")
            pen.path("M0,-38 C30,-40 62,-34 58,-6 C60,26 34,42 0,42 C30,20 28,-20 0,-38Z", "#6a4488")
            pen.taper([(-46, -14), (-50, -52), (-32, -64)], 24, 15, "#9d6bb2")
            pen.taper([(46, -14), (54, -50), (36, -70)], 24, 15, "#6a4488")
            pen.circle(-30, -66, 10, SKIN)
            pen.circle(34, -72, 10, SKIN)
            pen.taper([(34, -76), (28, -100), (22, -112)], 5, 4, "#8a94a4")
            pen.oval(20, -116, 8, 11, "#c3ccd8")
            pen.circle(0, -6, 32, "#cfd3dc")
            pen.path("M-32,-6 A32,32 0 0 1 0,-38 C-8,-20 -18,-10 -32,-6Z", "#f2f4f6")
            pen.path("M0,-38 C-4,-20 -2,-8 0,0 M-22,-28 C-14,-16 -6,-8 0,0 M24,-26 C14,-14 6,-8 0,0", "#a9afbd", stroke=3)
            pen.circle(0, 8, 16, "#b4bac8")
            pen.circle(-3, 5, 12, "#e6e9ee")


def pigeon(pen: Pen, x: float, y: float, k: float, turn: float, tone: Colour) -> None:
    """From above, wings out."""
    with pen.at(x, y, scale=k, turn=turn):
        pen.path("M-10,-8 C-40,-34 -84,-36 -112,-6 C-86,-8 -70,0 -58,8 C-44,2 -26,10 -10,14Z", tone)
        pen.path("M10,-8 C40,-34 84,-36 112,-6 C86,-8 70,0 58,8 C44,2 26,10 10,14Z", darken(tone, 0.16))
        pen.path("M-62,-20 l-8,22 M-42,-22 l-6,26 M62,-20 l8,22 M42,-22 l6,26", darken(tone, 0.42), stroke=6)
        pen.path("M0,-46 C18,-40 18,10 8,36 L20,66 L0,60 L-20,66 L-8,36 C-18,10 -18,-40 0,-46Z", lighten(tone, 0.15))
        pen.circle(0, -44, 13, "#5c7a94")
        pen.path("M-4,-55 L0,-66 L4,-55Z", "#e8a13a")


def board(pen: Pen) -> None:
    """The striped springboard, seen from the one who stands on it."""
    edge = "M236,-20 L564,-20 L506,330 C504,344 296,344 294,330Z"
    pen.path(edge, "#fff8e2")
    with pen.clip(edge):
        for k in range(7):
            x = 236 + k * 328 / 7
            x1 = 294 + k * 212 / 7
            if k % 2 == 0:
                pen.poly([(x, -20), (x + 47, -20), (x1 + 30.3, 350), (x1, 350)], "#e2502f")
        for k in range(60):
            pen.line(300 + (k * 53) % 200, (k * 37) % 320, 306 + (k * 53) % 200, (k * 37) % 320 + 5, "#b89c74", 1.6, 0.7)
        pen.path("M520,-20 L570,-20 L520,350 L476,350Z", SHADE, 0.4)
    pen.path("M293,326 C300,342 500,342 507,326 L504,352 C496,364 304,364 296,352Z", "#a8381f")
    for x, y, rx in ((330, 290, 18), (466, 200, 20), (318, 160, 15), (482, 306, 12)):
        pen.oval(x, y, rx, rx * 0.5, "#8fb6d6", 0.5)


def feet(pen: Pen) -> None:
    """Two bare feet with curled toes, and the wet hem of a bathing dress."""
    for side in (-1, 1):
        with pen.at(400 + side * 38, 0, flip=side > 0):
            pen.path("M-24,60 C-26,130 -40,190 -36,240 C-32,276 28,280 32,244 C36,190 26,120 26,60Z", darken(SKIN, 0.22))
            pen.path("M-22,60 C-22,130 -36,190 -32,238 C-26,268 16,270 22,236 C24,190 14,120 12,60Z", SKIN)
            pen.path("M-14,90 C-14,140 -22,190 -20,226 C-12,210 -6,140 -4,90Z", lighten(SKIN, 0.3))
            for tx, ty, r in ((22, 284, 17), (0, 292, 13), (-17, 286, 12), (-31, 275, 11), (-42, 260, 9.5)):
                pen.taper([(tx * 0.86, ty - 34), (tx, ty - 6), (tx, ty + r)], r * 1.9, r * 1.7, darken(SKIN, 0.16))
                pen.taper([(tx * 0.86 - 1, ty - 34), (tx - 1.5, ty - 6), (tx - 1.5, ty + r * 0.7)], r * 1.5, r * 1.3, SKIN)
                pen.oval(tx - 1, ty + r * 0.9, r * 0.6, r * 0.5, "#f8d8c4")
            pen.path("M-30,236 q20,-12 48,-2", darken(SKIN, 0.2), 0.6, stroke=3)
    hem = ("M268,-20 C262,40 280,92 300,112 C318,98 334,122 352,116 C370,100 384,126 402,116 C420,104 436,126 452,114 "
           "C468,100 484,118 500,108 C520,84 536,30 532,-20Z")
    pen.path(hem, "#2a8a78")
    with pen.clip(hem):
        for k in range(6):
            pen.path(f"M{262 + k * 52},-20 C{270 + k * 50},30 {286 + k * 42},80 {296 + k * 40},130 h14 C{312 + k * 40},80 {296 + k * 50},30 {290 + k * 52},-20Z", "#1b6a62", 0.75)
        for k in range(26):
            pen.circle(280 + (k * 47) % 240, 2 + (k * 29) % 88, 6, "#fff4c0")
        pen.path("M280,92 C320,86 480,86 516,92 V130 H280Z", "#0f4a4a", 0.45)
    for x, y, r in ((326, 140, 6), (466, 148, 7), (402, 152, 6), (396, 430, 7), (402, 520, 5), (399, 600, 4)):
        pen.path(f"M{x},{y - r * 2.4} C{x + r * 0.6},{y - r} {x + r},{y} {x},{y + r} C{x - r},{y} {x - r * 0.6},{y - r} {x},{y - r * 2.4}Z", "#3f9ad2")


@card(id="86r3vb", title="Go On", seed=5, palette="lemon", light=(-0.6, -0.7))
def paint(s: Scene) -> None:
    rng = s.rng
    s.backdrop("#f1dda2", "#ecd9a8")
    s.board("court paving", court, depth=0.5, rim=0.05)
    s.shade("M60,320 H740 V620 L560,600 L500,640 L290,606 L240,700 L250,1110 H60Z", SHADE, 0.5, 3)
    s.shade("M60,320 H740 V470 H60Z", "#4a5898", 0.4, 60)
    woman = s.draw(lunch, name="old woman at a round table with blue soup", role="accent", depth=0.6, volume=0.15, rim=0.2, haze=0.05)
    order = sorted(range(len(HOUSES)), key=lambda i: -abs(HOUSES[i][0] + HOUSES[i][2] - 800) - abs(HOUSES[i][1] + HOUSES[i][3] - 1432))
    s.board("houses round the court", lambda pen: [house(pen, HOUSES[i], rng, i) for i in order], depth=0.6)
    s.draw(things, name="roofs with washing, plants and water tanks", depth=0.65, volume=0.2, rim=0.2)
    s.draw(lambda pen: [pigeon(pen, 236, 566, 0.62, 28, "#d9dde6"), pigeon(pen, 566, 640, 0.5, -50, "#aeb9cc"),
                        pigeon(pen, 596, 440, 0.86, -24, "#f4f4f0"), pigeon(pen, 214, 880, 0.44, 80, "#c3cbd8")],
           name="pigeons seen from above", volume=0.2, count=4, shadow=(60, 76, 10, 0.22))  # fmt: skip
    plank = s.draw(board, name="springboard", role="subject", volume=0.15, rim=0.25, shadow=(40, 60, 18, 0.3))
    s.draw(feet, name="bare child's feet and a wet hem", role="witness", volume=0.3, rim=0.25, shadow=(10, 10, 6, 0.4))
    s.relate(plank, "leads to", woman)
    s.grade(saturation=1.04, contrast=1.04)
    s.describe("Two bare feet stand on a springboard high above a courtyard. We look "
               "straight down past the toes and the wet hem of a green dress. Far "
               "below, an old woman sits at a table with blue soup. Four birds fly "
               "between flat roofs with plants and washing.")  # fmt: skip
    s.moods("dizzy", "funny", "daring", "expectant")
    s.themes("courage", "decision", "the city", "play", "scale", "trust")
    s.says("go on", "just jump", "it is only soup", "cold feet", "leap of faith", "a drop in the ocean", "waiter, a child in my soup",
           "the point of no return", "mind your head, granny", "toes over the edge", "lunch is served", "aim well", "splash",
           "looking down on everyone", "vertigo", "grandmother has made room")  # fmt: skip
    s.about(place="over a courtyard of flat roofs", time="noon", weather="clear", light="hard sun", view="straight down",
            composition="high")  # fmt: skip
