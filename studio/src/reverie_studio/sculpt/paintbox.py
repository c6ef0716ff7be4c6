"""A chameleon whose every part is a part of its own, and the desk it walks on: a paintbox, a painted sheet, a glass, a brush."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.colour import Colour, darken, lighten, mix
from reverie_studio.engine.clay import Clay, flow
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_pen import PaperPen

Point = tuple[float, float]


def chameleon(bands: int = 6) -> Clay:
    """A chameleon in profile to our right that stands on y = 0, 560 px from its tail to its lips; the forefoot on our side is lifted to (330, -30, 150).

    Parts: `band 0`… from the rump to the shoulder, head, casque, turret, lip, throat, crest, `hind near|far`, `fore near|far`, nail, tail. Marks: `near eye`, `far eye`, `mouth`.
    """
    c = Clay()
    for k in range(bands):
        t = (k + 0.5) / bands
        x = -170 + 330 * t
        top, low = -168 - 92 * math.sin(math.pi * (0.1 + 0.82 * t)), -92 + 26 * math.sin(math.pi * t)
        c.limb([(x, top + 40, 0, 38), (x, (top + low) / 2, 0, 52), (x, low - 40, 0, 44)], melt=10, part=f"band {k}", per=4, press=(0, 0, 0.1))
    for k in range(15):
        t = (k + 0.5) / 15
        x, y = -178 + 346 * t, -170 - 92 * math.sin(math.pi * (0.1 + 0.82 * t))
        c.limb([(x, y + 6, 0, 10), (x - 6, y - 14, 0, 2)], melt=3, part="crest", per=2)
    c.limb([(160, -186, 0, 62), (206, -196, 0, 60), (250, -186, 0, 50)], melt=22, part="head", per=4)
    c.limb([(214, -214, 0, 46), (178, -262, 0, 36), (136, -304, 0, 14)], melt=20, part="casque", per=4)
    c.limb([(250, -186, 0, 48), (300, -168, 0, 38), (340, -150, 0, 24)], melt=16, part="head", per=4).limb([(196, -142, 0, 42), (264, -132, 0, 34), (326, -130, 0, 20)], melt=8, part="throat", per=4)
    c.limb([(150, -130, 0, 44), (206, -118, 0, 36)], melt=20, part="throat", per=3)
    c.limb([(216, -150, 62, 3.4), (280, -146, 50, 3.4), (350, -138, 20, 4)], melt=3, carve=True, per=4)
    for z, name in ((1, "near"), (-1, "far")):
        c.limb([(238, -206, 34 * z, 42), (242, -212, 62 * z, 32), (246 + 10 * (1 - z), -218, 82 * z, 20)], melt=5, part="turret", per=4)
        c.marks[f"{name} eye"] = [(247, -228, 96.0)] if z > 0 else [(262, -236, -70.0)]
    c.marks["mouth"] = [(206, -152, 62), (240, -148, 62), (286, -146, 46), (350, -139, 24)]
    for z, name in ((1, "near"), (-1, "far")):
        _tongs(c, [(-128, -110, 44 * z, 44), (-196, -96, 92 * z, 31), (-150, -44, 104 * z, 24), (-150, -14, 104 * z, 20)], f"hind {name}", -90.0)
    _tongs(c, [(128, -104, -44, 40), (150, -84, -92, 29), (196, -50, -100, 23), (190, -14, -100, 19)], "fore far", -90.0)
    _tongs(c, [(130, -108, 44, 42), (170, -60, 100, 31), (240, -64, 132, 25), (306, -44, 146, 20)], "fore near", -34.0)
    turns = [(-272 + (112 - 4.5 * k) * math.cos(math.radians(-84 - 32 * k)), -100 + 1.1 * (112 - 4.5 * k) * math.sin(math.radians(-84 - 32 * k)), -30 + 1.5 * k, 25 - 0.95 * k) for k in range(19)]
    c.limb([(-150, -160, 0, 48), (-206, -192, -14, 36), *turns], melt=14, part="tail", per=4)
    return c


def _tongs(c: Clay, knots: Sequence[tuple[float, float, float, float]], part: str, towards: float) -> None:
    """A leg that ends in two bundles of two toes each, spread like tongs about the direction `towards` (upwards is 90)."""
    c.limb(knots, melt=14, part=part, per=5)
    x, y, z, _ = knots[-1]
    a = math.radians(towards)
    for d in (-1, 1):
        b = a + math.radians(52 * d)
        for k in (-1, 1):
            q = b + math.radians(15 * k)
            u, v = x + 54 * math.cos(q), y - 54 * math.sin(q)
            c.limb([(x, y, z, 18), ((x + u) / 2, (y + v) / 2, z + 10, 14), (u, v, z + 8, 12)], melt=4, part=part, per=3)
            c.limb([(u, v, z + 12, 6), (u + 17 * math.cos(q), v - 17 * math.sin(q), z + 8, 1.5)], melt=2, part="nail", per=2)


# ---- the desk


def paint_box(pen: PaperPen, at: Point, turn: float, tin: Colour, pans: Sequence[Sequence[Colour]], size: Point = (122.0, 150.0)) -> None:
    """A tin of watercolours: rows of pans, each with a worn hollow, the rim round them, drops of mixed paint on the lid's edge."""
    w, h = size
    rows, columns = len(pans), len(pans[0])
    with pen.at(*at, turn=turn):
        x0, y0 = -w * columns / 2, -h * rows / 2
        pen.rect(x0 - 34, y0 - 34, w * columns + 68, h * rows + 68, tin, radius=26)
        pen.rect(x0 - 20, y0 - 20, w * columns + 40, h * rows + 40, darken(tin, 0.28), radius=16)
        for r, row in enumerate(pans):
            for k, paper in enumerate(row):
                x, y = x0 + w * k, y0 + h * r
                pen.rect(x + 6, y + 6, w - 12, h - 12, "#f4efe2", radius=12)
                pen.rect(x + 15, y + 15, w - 30, h - 30, paper, radius=10)
                with pen.flat():
                    pen.path(f"M{x + 30},{y + h * 0.55} C{x + 26},{y + 34} {x + w - 34},{y + 26} {x + w - 28},{y + h * 0.5} C{x + w - 30},{y + h - 34} {x + 40},{y + h - 26} {x + 30},{y + h * 0.55}Z", darken(paper, 0.14))
                    pen.path(f"M{x + 24},{y + 40} q6,-16 24,-17", lighten(paper, 0.3), stroke=5)


def chameleon_shape(x: float, y: float, k: float) -> str:
    """Its outline from the side, to our right, as path data."""
    points = ((-40, 66), (-62, 64), (-52, 38), (-74, 20), (-84, -4), (-112, -6), (-128, 16), (-118, 36), (-98, 34), (-100, 18), (-112, 20), (-106, 10), (-92, 14), (-88, 36), (-106, 50), (-136, 40), (-144, 6), (-122, -24), (-84, -32), (-50, -66), (6, -76), (44, -56), (52, -92), (84, -62), (124, -40), (128, -24), (92, -6), (70, 2), (92, 30), (116, 28), (120, 40), (84, 46), (56, 18), (20, 26), (-20, 22), (-34, 40))
    return "M" + " L".join(f"{x + u * k:.1f},{y + v * k:.1f}" for u, v in flow(points, 5, closed=True)) + "Z"


def painted_sheet(pen: PaperPen, at: Point, turn: float, size: Point) -> None:
    """A child's painting of a garden in broad strokes: sun, house, tree, flowers, a fence; in the middle the white of the paper, in the shape of a chameleon."""
    w, h = size
    rng = np.random.default_rng([36, 4])
    with pen.at(*at, turn=turn):
        pen.rect(-w / 2, -h / 2, w, h, "#fffdf4")
        with pen.clip(f"M{-w / 2 + 16},{-h / 2 + 16} H{w / 2 - 16} V{h / 2 - 16} H{-w / 2 + 16}Z"), pen.flat():
            pen.rect(-w / 2, -h / 2, w, h * 0.56, "#a8d4e8")
            for k in range(7):
                y = -h / 2 + 30 + 40 * k
                pen.path(f"M{-w / 2},{y} q{w / 4},{-14 + 28 * (k % 2)} {w / 2},0 t{w / 2},0", "#bfe2ee", stroke=13)
            pen.circle(w * 0.3, -h * 0.33, 50, "#f7c93e")
            for k in range(11):
                a = math.tau * k / 11
                pen.line(w * 0.3 + 62 * math.cos(a), -h * 0.33 + 62 * math.sin(a), w * 0.3 + 92 * math.cos(a), -h * 0.33 + 92 * math.sin(a), "#f7c93e", 11)
            pen.path(f"M{-w / 2},{h * 0.04} q{w * 0.25},-30 {w / 2},0 t{w / 2},-10 V{h / 2} H{-w / 2}Z", "#8fbf5a")
            for k in range(40):
                x, y = float(rng.uniform(-w / 2, w / 2)), float(rng.uniform(h * 0.08, h / 2))
                pen.line(x, y, x + float(rng.uniform(-8, 8)), y - 30, ("#6fa844", "#a8d06a")[k % 2], 9)
            pen.rect(-w * 0.42, -h * 0.2, 110, 120, "#e8836a")
            pen.path(f"M{-w * 0.42 - 18},{-h * 0.2} l73,-74 l73,74Z", "#b8423a")
            pen.rect(-w * 0.42 + 40, -h * 0.2 + 56, 32, 64, "#6a4a3a")
            for k in range(9):
                x, y = -w * 0.42 + 52 * k, h * (0.26 + 0.14 * ((k * 7) % 3) / 2)
                pen.line(x, y, x, y + 60, "#4f8a3c", 8)
                for m in range(5):
                    a = math.tau * m / 5
                    pen.circle(x + 15 * math.cos(a), y + 15 * math.sin(a), 12, ("#e2506a", "#8a5ab8", "#f2a03c", "#4a7fd0")[k % 4])
                pen.circle(x, y, 9, "#fbe26a")
            d = chameleon_shape(0, 30, 1.36)
            pen.path(d, "#e6dfc8", stroke=7)
            pen.path(d, "#fffdf4")


def water_glass(pen: PaperPen, x: float, y: float, r: float, papers: tuple[Colour, Colour]) -> None:
    """A glass of used water from above: the rim, the water, a swirl of colour in it, a light."""
    pen.circle(x, y, r, papers[0])
    pen.circle(x, y, r * 0.9, mix(papers[0], papers[1], 0.5))
    pen.circle(x, y, r * 0.8, papers[1])
    with pen.clip(cuts.circle(x, y, r * 0.8)), pen.flat():
        for k in range(3):
            q = r * (0.62 - 0.18 * k)
            pen.path(f"M{x - q},{y} C{x - q},{y - q * 1.3} {x + q},{y - q * 1.1} {x + q * 0.9},{y + q * 0.2} C{x + q * 0.6},{y + q} {x - q * 0.3},{y + q * 0.9} {x - q * 0.4},{y + q * 0.2}", lighten(papers[1], 0.12 + 0.07 * k), stroke=r * 0.08)
    pen.lit(f"M{x - r * 0.84},{y - r * 0.3} A{r * 0.9},{r * 0.9} 0 0 1 {x - r * 0.2},{y - r * 0.86} A{r},{r} 0 0 0 {x - r * 0.84},{y - r * 0.3}Z", "#ffffff", 0.7)


def near_brush(pen: PaperPen, start: Point, end: Point, width: float, handle: Colour, paint: Colour) -> None:
    """A brush thick as a log: bristles with paint at `end`, a ferrule, the handle that leaves the card at `start`."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    n = math.hypot(dx, dy)
    with pen.at(*end, turn=math.degrees(math.atan2(dy, dx))):
        pen.path(f"M{-n},{-width * 0.4} L{-260},{-width * 0.62} V{width * 0.62} L{-n},{width * 0.4}Z", handle)
        with pen.flat():
            pen.path(f"M{-n},{-width * 0.16} L{-260},{-width * 0.3}", lighten(handle, 0.2), stroke=6)
        pen.path(f"M-270,{-width * 0.64} L-140,{-width * 0.56} V{width * 0.56} L-270,{width * 0.64}Z", "#b8b0a0")
        for k in (-246, -226, -166):
            pen.rect(k, -width * 0.66, 9, width * 1.32, "#8a8274")
        pen.path(f"M-146,{-width * 0.54} C-90,{-width * 0.74} -30,{-width * 0.4} 6,0 C-30,{width * 0.4} -90,{width * 0.74} -146,{width * 0.54}Z", "#5a3a2a")
        pen.path(f"M-84,{-width * 0.6} C-50,{-width * 0.52} -24,{-width * 0.34} 6,0 C-24,{width * 0.34} -50,{width * 0.52} -84,{width * 0.6} q18,-{width * 0.3} 0,-{width * 0.6} q16,-{width * 0.3} 0,-{width * 0.6}Z", paint)


def desk(pen: PaperPen, wood: Colour) -> None:
    """Boards of a school desk with its grain, an inkwell hole, old carvings."""
    for k in range(5):
        pen.rect(-20, 250 * k - 20, 840, 246, mix(wood, darken(wood, 0.1), k % 2))
        with pen.flat():
            for m in range(4):
                y = 250 * k + 20 + 54 * m
                pen.path(f"M-20,{y} C160,{y + 14 * math.sin(k + m)} 380,{y - 18 * math.cos(m)} 820,{y + 10 * math.sin(m * 2)}", darken(wood, 0.14), stroke=2.4)
    pen.circle(704, 92, 58, darken(wood, 0.3))
    pen.circle(704, 92, 44, "#2a1a18")
    with pen.flat():
        pen.path("M560,60 l26,40 26,-40 M596,140 v-40", darken(wood, 0.3), stroke=6)
