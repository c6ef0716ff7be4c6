"""A sea-horse that will not leave the merry-go-round: its tail is round the pole, its young look out of the pouch; canopy, poles, platform from below."""

from __future__ import annotations

import math

from reverie_studio.colour import Colour, darken, lighten
from reverie_studio.engine.clay import Clay, flow
from reverie_studio.engine.clay_parts import patch
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.sculpt.eyes import eye

Point = tuple[float, float]
POLE = 150.0  # where the pole stands, in the sea-horse's own px
SPINE = ((30, -290, 0, 62), (82, -214, 0, 66), (92, -130, 0, 80), (56, -40, 0, 102), (22, 60, 0, 114), (26, 150, 0, 104), (50, 236, 0, 80), (78, 296, 4, 60))


def sea_horse(*, look: Point = (-0.3, 0.5)) -> Clay:
    """A sea-horse upright in profile to our left, 780 px from crown to the root of its tail at (96, 316): `clinging_tail` goes on there. Parts: body, belly, head, snout, crown, knob, gill, lid.

    Marks: eye `near`, `ring 0…` across its body, `pouch` (the slit of it), `nostril`, `mouth`.
    """
    c = Clay().limb(SPINE, melt=12, part="body", per=5)
    c.limb([(-20, 30, 20, 86), (-40, 110, 30, 92), (-14, 190, 20, 76)], melt=20, part="belly", per=5)
    c.limb([(30, -300, 0, 66), (-6, -334, 10, 72), (-50, -326, 14, 58)], melt=18, part="head", per=4)
    c.limb([(-56, -314, 14, 44), (-120, -286, 16, 27), (-186, -262, 16, 23), (-226, -248, 16, 28)], melt=16, part="snout", per=5)
    c.limb([(-244, -262, 24, 3), (-248, -244, 24, 4), (-240, -226, 24, 3)], melt=3, carve=True, per=3)
    for x, y, u, v, r in ((-6, -396, -22, -450, 15), (22, -398, 22, -470, 16), (48, -382, 66, -446, 14), (-34, -384, -62, -424, 11)):
        c.limb([(x, y, 6, r), ((x + u) / 2, (y + v) / 2, 8, r * 0.66), (u, v, 10, r * 0.72)], melt=7, part="crown", per=3)
    c.limb([(-40, -372, 54, 14), (-8, -384, 52, 16), (26, -370, 40, 13)], melt=12, part="head", per=4)
    c.limb([(34, -312, 56, 12), (50, -286, 60, 14), (44, -258, 60, 9)], melt=8, part="gill", per=4)
    line = flow(SPINE, 8)
    for nth, n in enumerate(range(9, len(line) - 2, 5)):
        (x, y, z, r), d = line[n], line[n + 1] - line[n - 1]
        long = math.hypot(d[0], d[1]) or 1.0
        u, v = d[1] / long, -d[0] / long  # to our right
        front = r + (30.0 if 0 < y < 220 else 0.0)
        c.limb([(x + u * r * 0.9, y + v * r * 0.9, z, 15), (x + u * (r + 20), y + v * (r + 20) - 4, z, 5)], melt=7, part="knob", per=3)
        c.marks[f"ring {nth}"] = [(x + u * r * q if q > 0 else x + u * front * q, (y + v * r * q if q > 0 else y + v * front * q) + 12 * (1 - q * q), z + r * math.sqrt(max(0.0, 1 - q * q))) for q in (-0.86, -0.5, 0.0, 0.5, 0.9)]
    eye(c, "near", (-34, -336, 56), 27, -1, aside=-4, lids=1.15, look=look, inner=0.5, iris=0.72, bag=0.5)
    c.marks["pouch"] = [(-108, 62, 80), (-70, 40, 112), (-20, 44, 122), (24, 66, 118)]
    c.marks["nostril"] = [(-176, -276, 40), (-164, -280, 40)]
    return patch(c, "belly", [(-34, -96, 60, 46), (-70, -20, 60, 70), (-96, 70, 60, 92), (-90, 160, 60, 84), (-40, 236, 50, 60), (10, 290, 40, 36)])


def clinging_tail(front: bool) -> Clay:
    """Its tail, three times round a pole at x = 150 from y = 316 down to y = 640: what lies before the pole, or what lies behind. The part is `tail 0…`."""
    knots: list[tuple[float, float, float, float]] = [(62, 262, -20, 62), (84, 306, 0, 58)]
    steps = 60
    for k in range(steps + 1):
        t = k / steps
        a = math.radians(222 + 860 * t)
        r = 52 - 38 * t
        reach = 22 + r * 0.84
        knots.append((POLE + reach * math.cos(a), 346 + 262 * t, -reach * math.sin(a), r))
    line = flow(knots, 3)
    c = Clay()
    run: list[tuple[float, ...]] = []
    nth = 0
    for p in line:
        if (p[2] >= -4) == front:
            run.append(tuple(p))
            continue
        if len(run) > 2:
            c.limb(run, melt=2, part=f"tail {nth}", per=1)
            nth += 1
        run = []
    if len(run) > 2:
        c.limb(run, melt=2, part=f"tail {nth}", per=1)
    return c


def back_fin(pen: PaperPen, at: Point, k: float, turn: float, paper: Colour) -> None:
    """The fin on its back: a fan of paper with rays, rooted at `at` and open to our right."""
    with pen.at(*at, turn=turn, scale=k):
        edge = [(118 + 12 * (j % 2), -84 + 21 * j) for j in range(9)]
        pen.path("M0,-46 C40,-72 80,-92 " + " L".join(f"{x - 20 * abs(y) / 84:.0f},{y}" for x, y in edge) + " C80,92 40,72 0,46Z", paper)
        with pen.flat():
            for j in range(7):
                pen.taper([(4, -36 + 12 * j), (60, -52 + 17.5 * j), (104 - 14 * abs(j - 3) / 3, -66 + 22 * j)], 4, 2, darken(paper, 0.25))


def pouch_with_young(pen: PaperPen, dark: Colour, lip: Colour, papers: tuple[Colour, Colour, Colour]) -> None:
    """The slit of its pouch, in its own px, and three that look out of it, cut off by its lower edge."""
    pen.path("M-128,66 C-96,44 6,46 44,76 C20,112 -84,118 -128,66Z", dark)
    with pen.clip("M-200,-60 H120 V76 H44 C20,112 -84,118 -128,66 H-200Z"):
        pouch_child(pen, -14, 60, 1.25, 10, papers[1])
        pouch_child(pen, -66, 68, 1.35, -8, papers[0])
        pouch_child(pen, 16, 76, 1.2, 16, papers[2], True)
    pen.taper([(-130, 64), (-92, 98), (-38, 108), (14, 99), (46, 74)], 5, 9, lip)


def pouch_child(pen: PaperPen, x: float, y: float, k: float, turn: float, paper: Colour, flip: bool = False) -> None:
    """A tiny sea-horse's head and neck that look out of a pouch, 70 px; it looks to our left, or to our right."""
    with pen.at(x, y, turn=turn, scale=k), pen.stretch(-1.0 if flip else 1.0, 1.0):
        with pen.cut():
            pen.path("M-12,34 C-10,12 -4,2 -14,-6 C-26,-8 -42,-4 -54,-4 C-58,-8 -58,-14 -54,-18 C-42,-20 -34,-24 -26,-34 L-22,-46 L-14,-38 L-4,-50 L2,-38 L12,-42 L12,-30 C24,-18 26,8 20,34Z", paper)
        pen.circle(-12, -22, 8.5, "#fff6e0")
        with pen.flat():
            pen.circle(-13, -21, 5.2, "#22161c")
            pen.circle(-15, -23.5, 1.8, "#fffdf2")
            for j in range(3):
                pen.path(f"M-8,{4 + 10 * j} Q4,{9 + 10 * j} 20,{2 + 10 * j}", darken(paper, 0.25), stroke=2.4)


def pole(pen: PaperPen, x: float, top: float, foot: float, r: float, brass: Colour) -> None:
    """A twisted brass pole."""
    pen.rect(x - r, top, 2 * r, foot - top, brass)
    with pen.clip(f"M{x - r},{top} H{x + r} V{foot} H{x - r}Z"), pen.flat():
        y = top - 40.0
        while y < foot + 40:
            pen.path(f"M{x - r},{y + r * 1.9} L{x + r},{y} V{y + r * 0.9} L{x - r},{y + r * 2.8}Z", darken(brass, 0.24))
            y += r * 2.5
        pen.rect(x - r * 0.66, top, r * 0.34, foot - top, lighten(brass, 0.4))


def canopy(pen: PaperPen, papers: tuple[Colour, Colour], middle: Point, reach: float) -> None:
    """The roof from beneath: wedges that run together at `middle`, above the card."""
    for k in range(26):
        a, b = math.tau * k / 26, math.tau * (k + 1) / 26
        pen.path(f"M{middle[0]},{middle[1]} L{middle[0] + 1.5 * reach * math.cos(a):.0f},{middle[1] + reach * math.sin(a):.0f} L{middle[0] + 1.5 * reach * math.cos(b):.0f},{middle[1] + reach * math.sin(b):.0f}Z", papers[k % 2])


def valance(pen: PaperPen, y: float, sag: float, drop: float, papers: tuple[Colour, Colour], count: int = 9) -> list[Point]:
    """The roof's near edge: a bent band with scallops; returns where a bulb hangs in each."""
    w = 860 / count
    spots: list[Point] = []

    def at(x: float) -> float:
        return y + sag * (1 - ((x - 400) / 430) ** 2)

    for k in range(count):
        x0, x1 = -30 + w * k, -30 + w * (k + 1)
        m = (x0 + x1) / 2
        pen.path(f"M{x0},{at(x0) - 70} L{x1},{at(x1) - 70} V{at(x1)} C{x1},{at(m) + drop * 1.3} {x0},{at(m) + drop * 1.3} {x0},{at(x0)}Z", papers[k % 2])
        with pen.flat():
            pen.path(f"M{x0 + 9},{at(x0)} C{x0 + 9},{at(m) + drop} {x1 - 9},{at(m) + drop} {x1 - 9},{at(x1)}", "#f2c860", stroke=4)
        pen.path(cuts.star(m, at(m) + drop * 0.22, 17), "#f2c860")
        spots.append((x0, at(x0) - 26))
    return spots


def bulbs(pen: PaperPen, spots: list[Point], r: float, light: Colour) -> None:
    """Round bulbs that burn."""
    for x, y in spots:
        pen.lit(cuts.circle(x, y, r), light, 1.0)


def platform(pen: PaperPen, y: float, papers: tuple[Colour, Colour]) -> None:
    """The round platform from a little below: its boards foreshortened, its edge with a row of lozenges."""
    pen.path(f"M-40,{y + 70} Q400,{y - 70} 840,{y + 70} V1240 H-40Z", papers[1])
    with pen.clip(f"M-40,{y + 70} Q400,{y - 70} 840,{y + 70} V1240 H-40Z"), pen.flat():
        for k in range(15):
            x = -300 + 100 * k
            pen.path(f"M{400 + (x - 400) * 0.62:.0f},{y + 10} L{x},{y + 120}", darken(papers[1], 0.24), stroke=3)
    pen.path(f"M-40,{y + 96} Q400,{y + 20} 840,{y + 96} V1240 H-40Z", papers[0])
    for k in range(9):
        x = 0 + 100 * k
        v = y + 58 + 38 * ((x - 400) / 440) ** 2 + 56
        pen.path(f"M{x - 34},{v} L{x},{v - 26} L{x + 34},{v} L{x},{v + 26}Z", "#e8b04a")
        pen.circle(x, v, 9, papers[0])


def queue_chain(pen: PaperPen, dark: Colour) -> None:
    """Two posts and a hanging chain, dark and near, cut by the lower edge."""
    for x in (70.0, 738.0):
        pen.path(f"M{x - 22},1220 L{x - 16},1040 H{x + 16} L{x + 22},1220Z", dark)
        pen.circle(x, 1022, 30, dark)
    for k in range(18):
        t = (k + 0.5) / 18
        x, y = 88 + 632 * t, 1060 + 300 * t * (1 - t)
        slope = math.degrees(math.atan2(300 * (1 - 2 * t), 632))
        with pen.at(x, y, turn=slope):
            pen.path("M-24,0 C-24,-13 24,-13 24,0 C24,13 -24,13 -24,0Z" if k % 2 else "M-22,-5 H22 V5 H-22Z", lighten(dark, 0.05 * (k % 2)))
