"""What watercolour cards draw beside their clay: locks that stand round a head, hollows of ears, a small house, gates."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from reverie_studio.engine.bodies import Point
from reverie_studio.engine.clay import Clay, flow
from reverie_studio.finishes.watercolour_pen import InkPen
from reverie_studio.pen import Pen

_WINDOWS = (((-74, 12), (-42, 16), (-42, 56), (-74, 52)), ((-24, 20), (8, 24), (8, 64), (-24, 60)), ((46, 38), (80, 26), (80, 66), (46, 80)))
_HOUSE = (("M-30,-70 L-30,-128 L-4,-128 L-4,-70Z", "#7a4a42"), ("M-92,-20 L-92,92 L20,112 L20,-4Z", "#ecd9bc"),
          ("M20,-4 L20,112 L96,84 L96,-26 L60,-72Z", "#b99a90"), ("M-108,-14 L-66,-92 L62,-84 L20,0Z", "#8a3f3a"),
          ("M62,-84 L108,-22 L98,-18 L60,-68 L24,0 L20,0Z", "#6d3036"), ("M-50,98 L-50,66 L-30,69 L-30,102Z", "#6d4a3c"))  # fmt: skip


def standing_locks(x: float, y: float, near: float, far: float, count: int, rng: np.random.Generator, *, bend: float = 0.26, wave: float = 0.032,
                   fall: float = 80.0, tall: float = 1.04, sweep: Sequence[float] = (0.0, 360.0)) -> list[list[Point]]:  # fmt: skip
    """Locks for `Paper.locks` from `near` to `far` px round a point, in no order: a mane. They lean outwards by `bend`, and `fall` px down at their tips."""
    out = []
    for k in range(count):
        a = math.radians(sweep[0] + (sweep[1] - sweep[0]) * (k + 0.5) / count) + rng.normal(0, 0.03)
        end, lean, w = far * rng.uniform(0.75, 1.1), bend * math.cos(a) + rng.normal(0, 0.06), rng.normal(0, wave)
        steps = ((0.0, 0.0, 0.0), (0.35, 0.3, w), (0.7, 0.65, -w), (1.0, 1.0, w * 0.5))
        out.append([(x + (near + (end - near) * q) * math.cos(a + lean * v + u), y + (near + (end - near) * q) * tall * math.sin(a + lean * v + u) + fall * v * v) for q, v, u in steps])
    return [out[i] for i in rng.permutation(count)]


def ear_hollow(c: Clay, name: str, half: float, side: float = 0.0) -> list[Point]:
    """The hollow of a `donkeys.long_ear` as an outline for `markings`: `half` px wide, moved to one side by `side` px."""
    line = np.array(flow(c.curve(f"ear {name}"), 10))[2:-1]
    way = np.gradient(line, axis=0)
    off = np.column_stack([-way[:, 1], way[:, 0]]) / np.maximum(1e-6, np.hypot(way[:, 0], way[:, 1]))[:, None]
    wide = np.sin(np.linspace(0.15, np.pi, len(line)))[:, None] * half
    return [(float(u), float(v)) for u, v in [*(line + off * (side + wide)), *(line + off * (side - wide))[::-1]]]


@dataclass(frozen=True)
class SmallHouse:
    """A cottage seen from a corner, 216 px wide at scale 1, its middle at (x, y): `walls` and `windows` with a Pen, `lines` with the ink."""

    x: float
    y: float
    scale: float = 1.0
    turn: float = 0.0

    def at(self, *points: Point) -> list[Point]:
        """Points of the house on the card."""
        c, s = math.cos(math.radians(self.turn)) * self.scale, math.sin(math.radians(self.turn)) * self.scale
        return [(self.x + u * c - v * s, self.y + u * s + v * c) for u, v in points]

    def walls(self, pen: Pen) -> None:
        """Chimney, walls, roof, door."""
        with pen.at(self.x, self.y, turn=self.turn, scale=self.scale):
            for shape, tone in _HOUSE:
                pen.path(shape, tone)

    def windows(self, pen: Pen) -> None:
        """Three lit windows."""
        for pane in _WINDOWS:
            pen.path("M" + " L".join(f"{u:.1f},{v:.1f}" for u, v in self.at(*pane)) + "Z", "#ffc23a")

    def lines(self, k: InkPen) -> None:
        """Bars, tiles, cracks in the plaster, smoke."""
        for a, b, c, d in _WINDOWS:
            k.line(self.at(a, b, c, d, a), 2.2, smooth=False)
            for p, q, r, t in ((a, b, c, d), (b, c, d, a)):
                k.line(self.at(((p[0] + q[0]) / 2, (p[1] + q[1]) / 2), ((r[0] + t[0]) / 2, (r[1] + t[1]) / 2)), 1.4)
        for row in range(1, 6):
            for i in range(9):
                u, v = -66 - 7.6 * row + 14.2 * i + 7 * (row % 2), -92 + 15 * row
                k.line(self.at((u, v), (u + 4, v + 5), (u + 10, v + 1)), 1.2, broken=0.3)
        for u, v in ((-84, 76), (-10, 84), (-60, -4), (30, 90), (66, 0), (84, 70)):
            k.line(self.at((u, v), (u + 9, v + 1)), 1.1).line(self.at((u + 3, v + 5), (u + 12, v + 6)), 1.1)
        k.line(self.at((-17, -130), (-30, -150), (-14, -172), (-34, -196), (-16, -224)), 1.5, broken=0.4)
        k.line(self.at((-12, -132), (-18, -152), (-2, -176), (-20, -200)), 1.0, broken=0.6)


def open_gates(pen: Pen, places: Sequence[tuple[float, float, float]]) -> None:
    """Gates (x, y of the ground, size) that stand open, the last one farthest."""
    for x, y, k in reversed(places):
        with pen.at(x, y, scale=k):
            for side in (-1, 1):
                pen.path(f"M{70 * side},0 L{66 * side},-118 L{92 * side},-100 L{98 * side},24Z", "#6d5468")
                pen.path(f"M{58 * side},4 L{54 * side},-128 L{74 * side},-130 L{80 * side},6Z", "#4c3a4e")
            pen.path("M-84,-124 L0,-150 L84,-124 L84,-140 L0,-168 L-84,-140Z", "#4c3a4e")
