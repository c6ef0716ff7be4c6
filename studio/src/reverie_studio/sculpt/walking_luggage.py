"""A suitcase that walks on a bird's legs and steps over a barrier, seen from the ground; the cat that guards it, from behind."""

from __future__ import annotations

from collections.abc import Sequence

from reverie_studio.engine.bodies import Point
from reverie_studio.engine.clay import Clay
from reverie_studio.finishes.watercolour_pen import InkPen
from reverie_studio.pen import Pen

FRONT = ((130.0, 291.0), (500.0, 120.0), (500.0, 470.0), (130.0, 573.0))
SIDE = ((500.0, 120.0), (640.0, 223.0), (640.0, 532.0), (500.0, 470.0))
UNDER = ((130.0, 573.0), (500.0, 470.0), (640.0, 532.0), (281.0, 614.0))


def on(face: Sequence[Point], u: float, v: float) -> Point:
    """A point of a face: u from its first to its second corner, v down to the others."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = face
    return (ax * (1 - u) + bx * u) * (1 - v) + (dx * (1 - u) + cx * u) * v, (ay * (1 - u) + by * u) * (1 - v) + (dy * (1 - u) + cy * u) * v


def patch(face: Sequence[Point], u0: float, v0: float, u1: float, v1: float) -> list[Point]:
    return [on(face, u, v) for u, v in ((u0, v0), (u1, v0), (u1, v1), (u0, v1))]


def case(pen: Pen, tones: Sequence[str]) -> None:
    """The case without its underside: tones of front, side, straps, brass."""
    front, side, strap, brass = tones
    pen.path("M232,262 C228,190 250,164 290,146 C330,128 366,124 384,160 L392,190 L366,200 C362,170 346,166 300,186 C264,202 254,214 258,252Z", strap)
    pen.poly(FRONT, front)
    pen.poly(SIDE, side)
    for u in (0.16, 0.74):
        pen.poly(patch(FRONT, u, 0, u + 0.1, 1), strap)
        pen.poly(patch(FRONT, u - 0.012, 0.3, u + 0.112, 0.42), brass)
        pen.poly(patch(FRONT, u + 0.025, 0.325, u + 0.075, 0.395), strap)
    for face, corners in ((FRONT, ((0, 0, 0.1, 0.12), (0.9, 0, 1, 0.12), (0, 0.88, 0.1, 1), (0.9, 0.88, 1, 1))), (SIDE, ((0, 0, 0.22, 0.12), (0.78, 0, 1, 0.12), (0, 0.88, 0.22, 1), (0.78, 0.88, 1, 1)))):
        for q in corners:
            pen.poly(patch(face, *q), brass)


def underside(pen: Pen, tone: str, strap: str) -> None:
    """What is seen of the case from below; its legs come out of it."""
    pen.poly(UNDER, tone)
    for u in (0.16, 0.74):
        pen.poly(patch(UNDER, u, 0, u + 0.1, 1), strap)


def labels(pen: Pen) -> None:
    """Where it has been."""
    pen.poly(patch(FRONT, 0.34, 0.5, 0.56, 0.78), "#f3e6c4")
    pen.poly(patch(FRONT, 0.36, 0.66, 0.54, 0.75), "#3f8a90")
    pen.circle(*on(FRONT, 0.49, 0.59), 10, "#e8862a")
    pen.curve([on(FRONT, u, v) for u, v in ((0.56, 0.2), (0.66, 0.16), (0.7, 0.3), (0.64, 0.42), (0.56, 0.36))], "#b8303f")


def seams(k: InkPen) -> None:
    """Stitches along the edges, the gap between the halves."""
    for face, rows in ((FRONT, (0.05, 0.95)), (SIDE, ())):
        for v in rows:
            for j in range(2, 30):
                k.line([on(face, j / 31, v), on(face, (j + 0.5) / 31, v)], 1.3, taper=2)
    k.line([on(SIDE, 0.46, 0), on(SIDE, 0.46, 1)], 3.0, smooth=False)


def _leg(c: Clay, line: Sequence[Sequence[float]], toes: Sequence[Sequence[Sequence[float]]]) -> Clay:
    """A scaly leg along places (x, y, z, r), its joint the second, and its toes, each with a claw."""
    c.limb(line, melt=8, part="leg", per=8)
    x, y, z, r = line[1]
    c.ball(x, y, z + 4, r * 1.5, melt=14, part="leg")
    for toe in toes:
        c.limb(toe, melt=6, part="leg", per=5)
        (a, b, d, _), (e, f, g, q) = toe[-2:]
        c.limb([(e, f, g, q * 0.8), (e + (e - a) * 0.3, f + (f - b) * 0.3 + 6, g + (g - d) * 0.3, 2)], melt=3, part="claw")
    return c


def standing_leg() -> Clay:
    """The leg it stands on: from its underside to its sole at (542, 1010). Parts: down, leg, claw."""
    c = Clay().limb([(478, 520, 0, 50), (490, 590, 4, 62), (508, 660, 8, 42), (514, 706, 10, 24)], melt=14, part="down", per=10)
    _leg(c, [(514, 690, 10, 20), (526, 792, 0, 19), (520, 900, 10, 16), (518, 988, 16, 18)], [[(518, 986, 16, 18), (470, 1002, 50, 15), (416, 1012, 70, 11)], [(518, 986, 20, 18), (526, 1010, 70, 16), (532, 1034, 110, 12)], [(518, 986, 16, 18), (572, 1000, 50, 15), (624, 1008, 70, 11)]])
    return c.turned(at=(22, 0, 0))


def scallops() -> list[list[Point]]:
    """Small feathers on both thighs, in rows that are laid like tiles."""
    rows = ((276, 560, 44), (270, 592, 52), (264, 624, 52), (258, 654, 44), (249, 682, 33), (241, 706, 22), (500, 540, 44), (504, 572, 49), (512, 604, 50), (520, 634, 44), (528, 660, 34), (535, 684, 23))
    out: list[list[Point]] = []
    for n, (x, y, half) in enumerate(rows):
        step = half / 2.2
        for j in (-2, -1, 0, 1) if n % 2 else (-1.5, -0.5, 0.5):
            u = x + (j + (0.5 if n % 2 else 0)) * step
            out.append([(u - 0.42 * step, y), (u - 0.3 * step, y + 10), (u, y + 15), (u + 0.3 * step, y + 10), (u + 0.42 * step, y)])
    return out


def lifted_leg() -> Clay:
    """The leg it lifts over the barrier; its toes hang. Parts as of `standing_leg`."""
    c = Clay().limb([(300, 556, 30, 52), (282, 622, 80, 66), (262, 690, 130, 46), (256, 738, 150, 26)], melt=14, part="down", per=10)
    _leg(c, [(256, 724, 150, 22), (242, 800, 180, 22), (300, 872, 210, 18), (344, 930, 230, 20)], [[(344, 926, 230, 20), (310, 966, 250, 17), (282, 1016, 250, 12)], [(344, 926, 236, 20), (352, 976, 270, 18), (350, 1038, 276, 13)], [(344, 926, 230, 20), (390, 962, 250, 17), (412, 1004, 250, 12)]])
    return c.turned(at=(-20, 0, 0))


def sleeve() -> Clay:
    """A sleeve that hangs out of the gap. Parts: cloth, cuff."""
    c = Clay().limb([(540, 316, 0, 36), (580, 322, 20, 42), (644, 358, 50, 50), (682, 430, 60, 47), (706, 520, 50, 56), (716, 566, 50, 60)], melt=8, part="cloth", press=(0, 0, 0.4), per=10)
    for line in ([(560, 296, 40, 6), (630, 326, 92, 10), (676, 400, 104, 8), (694, 470, 96, 3)], [(556, 336, 40, 6), (616, 362, 80, 9), (652, 430, 92, 3)], [(700, 470, 96, 3), (722, 530, 104, 8), (730, 566, 104, 4)]):
        c.limb(line, melt=14, part="cloth", per=6)
    return c.limb([(718, 572, 50, 64), (724, 600, 50, 64)], melt=3, part="cuff", press=(0.3, 1.2, 0))


def nobody(pen: Pen, tone: str) -> None:
    """The opening of the sleeve."""
    with pen.at(728, 634, turn=-12):
        pen.oval(0, 0, 54, 17, tone)


def guard() -> Clay:
    """The cat from behind, looking up to our right: ears up to y = 910, cut by the lower edge. Parts: fur, ear."""
    c = Clay().limb([(60, 1290, -60, 210), (110, 1180, -30, 120), (150, 1100, 0, 84)], melt=24, part="fur", per=10)
    c.ball(160, 1060, 10, 96, melt=20, part="fur").limb([(110, 1090, 30, 70), (216, 1080, 30, 66)], melt=24, part="fur", per=5)
    c.limb([(104, 1010, 20, 40), (84, 960, 24, 24), (68, 908, 26, 4)], melt=14, part="ear", press=(0, 0, 0.8), per=8)
    return c.limb([(206, 996, 20, 40), (232, 946, 24, 24), (254, 900, 26, 4)], melt=14, part="ear", press=(0, 0, 0.8), per=8)


def barrier(pen: Pen, red: str, white: str) -> None:
    """The pole across the card."""
    pen.poly([(-30, 872), (800, 838), (806, 852), (800, 872), (-30, 912)], white)
    for j in range(8):
        a, b = (j + 0.1) / 8, (j + 0.6) / 8
        pen.poly([(-30 + 800 * a, 872 - 34 * a), (-30 + 800 * b, 872 - 34 * b), (-30 + 800 * b + 14, 912 - 40 * b), (-30 + 800 * a + 14, 912 - 40 * a)], red)


def barrier_post(pen: Pen, light: str, dark: str) -> None:
    """The post before its end, with the iron that holds it."""
    pen.path("M700,1078 L706,812 C716,796 742,796 752,812 L760,1080 C740,1088 716,1088 700,1078Z", light)
    pen.path("M734,1086 L734,800 C744,802 750,808 752,812 L760,1080 C752,1084 744,1086 734,1086Z", dark)
    pen.path("M694,836 L764,832 L766,886 L692,890Z", "#33363f")


def far_cases(pen: Pen, places: Sequence[tuple[float, float, float, str]], legs: str) -> None:
    """Those who come after (x, y of the feet, size, tone)."""
    for n, (x, y, k, tone) in enumerate(places):
        with pen.at(x, y, scale=k):
            for u, w in ((-18, -24 + 16 * (n % 2)), (16, 30 - 12 * (n % 2))):
                pen.poly([(u, -60), (u + 8, -32), (w, -2), (w + 14, 0)], legs, stroke=6, closed=False)
            pen.path(f"M-46,{-130 + 10 * (n % 2)} L44,-132 L48,-62 L-44,-56Z", tone)
            pen.path("M-14,-130 C-14,-152 14,-152 14,-132 L8,-132 C6,-144 -6,-144 -8,-130Z", legs)
