"""An ant that climbs, lumps of sugar seen from above, a cup of tea for a lake."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.engine.bodies import Point
from reverie_studio.engine.clay import Clay, flow
from reverie_studio.pen import Pen
from reverie_studio.sculpt.eyes import eye

LEGS = ((44, 92, 0.9), (6, 20, 1.0), (-30, -96, 1.1))  # x of the hip, x of the foot, how long


def ant_body(*, lift: tuple[float, ...] = (0, 0, 0)) -> Clay:
    """An ant without a head that walks to our right: feet at y = 0, its neck at (78, -104), its waist at (-62, -86). Parts: thorax, gaster, leg."""
    c = Clay().limb([(74, -104, 0, 20), (46, -104, 0, 33), (8, -98, 0, 28), (-28, -88, 0, 24), (-48, -84, 0, 13)], melt=10, part="thorax", per=8)
    c.limb([(-48, -84, 0, 13), (-66, -92, 0, 17), (-84, -84, 0, 11)], melt=5, part="thorax", per=6)
    c.limb([(-86, -86, 0, 16), (-120, -96, 0, 50), (-170, -92, 0, 62), (-220, -74, 0, 46), (-256, -54, 0, 12)], melt=10, part="gaster", per=12)
    for n, (x, foot, long) in enumerate(LEGS):
        for d in (-1, 1):
            up = lift[n] if d > 0 else 0.0
            knee = (x + (foot - x) * 0.5, -146 - 10 * long - up * 0.4, 78 * long * d)
            toe = (foot, -5 - up, 112 * long * d)
            c.limb([(x, -90, 16 * d, 15), (x + (knee[0] - x) * 0.4, -108, 44 * d, 14), (*knee, 9)], melt=8, part="leg", per=6)
            c.limb([(*knee, 10), ((knee[0] + toe[0]) / 2 + 4, -78 - up * 0.8, 98 * long * d, 9), (toe[0], -16 - up, 110 * long * d, 6)], melt=4, part="leg", per=6)
            c.limb([(toe[0], -16 - up, 110 * long * d, 6), (toe[0] + 14, -5 - up, toe[2] + 4 * d, 6), (toe[0] + 34, -4 - up, toe[2] + 10 * d, 4)], melt=3, part="leg", per=4)
    c.marks["waist"] = [(-60, -112, -4), (-56, -100, 18), (-54, -86, 22), (-56, -72, 12), (-60, -66, -4)]
    return c


def ant_head(*, look: Point = (0.0, -0.6)) -> Clay:
    """Its head, looking at us, 130 px wide: feelers with an elbow, mandibles, great eyes. Parts: head, jaw, feeler, lid, eye; marks: the eyes."""
    c = Clay().limb([(0, -34, 0, 50), (0, 8, 10, 48), (0, 44, 20, 36)], melt=12, part="head", per=6).both(Clay().ball(30, -34, -6, 42, melt=20, part="head"))
    c.both(Clay().limb([(22, 66, 34, 15), (34, 88, 44, 12), (20, 108, 52, 9), (2, 114, 54, 3)], melt=6, part="jaw", per=6))
    c.both(Clay().limb([(16, 20, 56, 8), (40, -30, 78, 8), (62, -92, 70, 8)], melt=5, part="feeler", per=8).limb([(62, -92, 70, 9), (98, -112, 88, 7), (128, -96, 104, 7), (146, -76, 112, 9)], melt=3, part="feeler", per=8))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (50 * side, -14, 24), 26, side, aside=24, lids=0.45, look=(look[0] * side, look[1]), inner=0.6, iris=0.6, bag=0.2)
    return c


class Above:
    """A place seen from above: `at` takes X to the right, Y towards us, Z up, in units of `k` px."""

    def __init__(self, x: float, y: float, k: float, yaw: float = 35.0, pitch: float = 38.0) -> None:
        self.x, self.y, self.k = x, y, k
        a, b = math.radians(yaw), math.radians(pitch)
        self.axes = np.array([[math.cos(a), math.sin(a) * math.sin(b)], [-math.sin(a), math.cos(a) * math.sin(b)], [0, -math.cos(b)]])

    def at(self, *p: float) -> Point:
        u, v = np.array(p) @ self.axes * self.k
        return self.x + float(u), self.y + float(v)


def sugar_lump(pen: Pen, see: Above, low: tuple[float, float, float], high: tuple[float, float, float], rng: np.random.Generator, tones: tuple[str, str, str], rough: float = 4.0) -> None:
    """A lump between two corners, its edges crumbly: top, the side that faces us on our left, the one on our right."""
    (x0, y0, z0), (x1, y1, z1) = low, high

    def ragged(*corners: tuple[float, float, float]) -> list[Point]:
        line = [see.at(*c) for c in corners]
        out = []
        for (ax, ay), (bx, by) in zip(line, [*line[1:], line[0]], strict=True):
            n = max(3, int(math.hypot(bx - ax, by - ay) / 13))
            out += [(ax + (bx - ax) * t / n + rng.normal(0, rough * 0.5), ay + (by - ay) * t / n + rng.normal(0, rough * 0.5)) for t in range(n)]
        return out

    pen.poly([see.at(*c) for c in ((x0, y1, z0), (x1, y1, z0), (x1, y0, z0), (x1, y0, z1), (x0, y0, z1), (x0, y1, z1))], tones[1])
    pen.poly(ragged((x0, y1, z0), (x1, y1, z0), (x1, y1, z1), (x0, y1, z1)), tones[1])
    pen.poly(ragged((x1, y0, z0), (x1, y1, z0), (x1, y1, z1), (x1, y0, z1)), tones[2])
    pen.poly(ragged((x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1)), tones[0])


def mountain(pen: Pen, see: Above, rng: np.random.Generator) -> None:
    """Three lumps and a fourth on them, whose top lies at Z = 1.84."""
    tones = ("#fbf8ee", "#dcd6d2", "#b4b2bc")
    for low, high in (((-1.0, -1.0, -0.3), (0.3, 0.3, 0.6)), ((0.3, -0.9, -0.3), (1.2, 0.28, 0.66)), ((-0.96, 0.3, -0.3), (0.26, 1.1, 0.62)), ((-0.95, -0.95, 0.6), (0.28, 0.28, 1.84))):
        sugar_lump(pen, see, low, high, rng, tones)


def soaked(see: Above) -> list[list[Point]]:
    """Where the foot of the mountain has drunk of the tea, as outlines."""
    out = []
    for corners in (((-0.96, 1.1), (0.26, 1.1), (0.26, 0.3)), ((0.3, 0.28), (1.2, 0.28), (1.2, -0.9))):
        line = flow([see.at(*v, -0.3) for v in corners], 9)
        out.append([*[(x, y + 6) for x, y in line], *[(x, y - 52 - 15 * math.sin(n * 1.9) - 7 * math.sin(n * 5.1)) for n, (x, y) in reversed(list(enumerate(line)))]])
    return out


def ring(x: float, y: float, r: float) -> str:
    """A level circle, seen from above."""
    return f"M{x - r},{y} A{r},{r * 0.616} 0 1,1 {x + r},{y} A{r},{r * 0.616} 0 1,1 {x - r},{y}Z"


def cup(pen: Pen) -> None:
    """A cup as wide as the card, its tea wanting: `ring(400, 872, 440)`."""
    pen.path(ring(400, 850, 500), "#e9edf0")
    pen.path("M-100,850 A500,308 0 0,0 900,850 L840,1240 H-40Z", "#cfdbe2")
    pen.path(ring(400, 850, 487), "#4f7fa4", stroke=9)
    pen.path(ring(400, 854, 470), "#a9bcc6")
    pen.path("M-60,1096 Q400,1290 860,1096 L860,1112 Q400,1306 -60,1112Z", "#4f7fa4")


def small_flag(pen: Pen, foot: Point, tone: str) -> None:
    x, y = foot
    pen.taper([(x, y), (x + 10, y - 250)], 9, 7, "#6a4a38")
    pen.path(f"M{x + 10},{y - 248} C{x + 50},{y - 270} {x + 80},{y - 226} {x + 140},{y - 244} L{x + 126},{y - 208} L{x + 142},{y - 172} C{x + 90},{y - 158} {x + 50},{y - 196} {x + 7},{y - 172}Z", tone)


def tied_rope(pen: Pen, first: Clay, second: Clay, edge: Point, tone: str) -> None:
    """From waist to waist of two ants, over an edge."""
    (ax, ay), (bx, by), (ex, ey) = first.curve("waist")[2], second.curve("waist")[2], edge
    pen.curve([(ax, ay), ((ax + ex) / 2 + 10, (ay + ey) / 2 + 12), (ex, ey), (ex - 4, ey + 50), ((ex + bx) / 2 + 10, (ey + by) / 2 + 60), (bx, by)], tone, stroke=8, closed=False)
    for one in (first, second):
        pen.curve(one.curve("waist"), tone, stroke=10, closed=False)


def storm_cloud() -> Clay:
    """A small dark cloud, 620 px wide."""
    c = Clay()
    for x, y, r in ((-216, 40, 62), (-130, 62, 70), (-40, 70, 66), (54, 64, 74), (146, 66, 66), (222, 44, 58), (-170, -20, 86), (-70, -60, 104), (50, -70, 112), (150, -20, 92), (0, 10, 90)):
        c.ball(x, y, 60 - abs(x) * 0.2 - 0.4 * abs(y - 20), r, melt=26, part="cloud")
    return c
