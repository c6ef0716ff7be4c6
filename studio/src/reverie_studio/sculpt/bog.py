"""A bog at night: the toad that fishes with an inn, the inn, who walks to it, and reeds."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from reverie_studio.engine.bodies import Point
from reverie_studio.engine.clay import Clay
from reverie_studio.finishes.watercolour_pen import InkPen
from reverie_studio.pen import Pen
from reverie_studio.sculpt.creatures import toad

_PANES = (((-62, -2), 30, 36), ((30, -2), 30, 36), ((-14, -66), 28, 32))


def bog_toad(look: Point = (8.0, -3.0), warts: int = 46, seed: int = 4) -> Clay:
    """`creatures.toad` with warts and ridges over its eyes, its eyes turned by `look` px. Marks: also `brow`, where something may grow."""
    rng = np.random.default_rng(seed)
    c = toad()
    for name in ("left", "right"):
        c.marks[f"iris {name}"] = [(x + look[0], y + look[1], z) for x, y, z in c.marks[f"iris {name}"]]
    c.both(Clay().limb([(18, -104, 84, 9), (44, -132, 66, 13), (80, -132, 50, 13), (104, -104, 40, 10)], melt=12, part="hide", per=6))
    c.both(Clay().limb([(112, -78, 40, 16), (138, -44, 0, 22), (140, -6, -30, 20)], melt=12, part="hide", per=6))
    bumps: list[tuple[float, float, float, float]] = []
    while len(bumps) < warts:
        x, y = float(rng.uniform(-150, 150)), float(rng.uniform(-150, 20))
        r = float(rng.uniform(3.5, 8.5))
        z = c.touch(x, y)
        if z is not None and min(math.hypot(x - 62, y + 92), math.hypot(x + 62, y + 92)) > 46 and all(math.hypot(x - a, y - b) > r + q + 3 for a, b, _, q in bumps):
            bumps.append((x, y, z, r))
    for x, y, z, r in bumps:
        c.ball(x, y, z - r * 0.25, r, melt=4, part="wart")
    c.marks["brow"] = [(0, -92, 84)]
    return c


def mirrored(c: Clay, level: float) -> Clay:
    """A body upside down under a water that stands at picture height `level`."""
    lumps = [replace(lump, a=(lump.a[0], 2 * level - lump.a[1], lump.a[2]), b=(lump.b[0], 2 * level - lump.b[1], lump.b[2]), press=(lump.press[0], -lump.press[1], lump.press[2])) for lump in c.lumps]
    return Clay(lumps, {name: [(x, 2 * level - y, z) for x, y, z in curve] for name, curve in c.marks.items()})


class HangingInn:
    """A tiny inn that hangs by its ridge: its middle at (x, y), 170 px wide at scale 1. `walls`, `lights`, `waver` with a Pen, `lines` with the ink."""

    def __init__(self, x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> None:
        self.x, self.y, self.scale, self.turn = x, y, scale, turn

    def at(self, *points: Point) -> list[Point]:
        """Points of the inn on the card."""
        c, s = math.cos(math.radians(self.turn)) * self.scale, math.sin(math.radians(self.turn)) * self.scale
        return [(self.x + u * c - v * s, self.y + u * s + v * c) for u, v in points]

    def walls(self, pen: Pen) -> None:
        """The clod it stands on, walls, roof, chimney, sign, bench."""
        with pen.at(self.x, self.y, turn=self.turn, scale=self.scale):
            pen.path("M-104,84 C-96,120 -60,128 -40,150 C-24,168 6,160 20,142 C46,140 92,116 104,84Z", "#4a4438")
            pen.path("M36,-70 L36,-132 L60,-132 L60,-50Z", "#6a4a44")
            pen.path("M-80,-30 L0,-118 L80,-30 L80,86 L-80,86Z", "#e0b078")
            pen.path("M-102,-16 L0,-136 L102,-16 L90,-8 L0,-108 L-90,-8Z", "#7a3a34")
            pen.path("M76,26 L122,26 L122,34 L76,34Z M98,34 L120,34 L120,64 L98,64Z", "#7a5436")
            pen.path("M-98,66 L-50,66 L-50,72 L-56,72 L-56,86 L-62,86 L-62,72 L-86,72 L-86,86 L-92,86 L-92,72 L-98,72Z", "#6a4630")

    def lights(self, pen: Pen) -> None:
        """Windows and the open door."""
        with pen.at(self.x, self.y, turn=self.turn, scale=self.scale):
            for (x, y), w, h in _PANES:
                pen.rect(x, y, w, h, "#ffd257")
            pen.path("M-18,86 L-18,36 C-16,20 16,20 18,36 L18,86Z", "#ffd257")

    def waver(self, pen: Pen) -> None:
        """Somebody at the upper window, an arm raised."""
        with pen.at(self.x, self.y, turn=self.turn, scale=self.scale):
            pen.path("M-9,-34 C-9,-46 -4,-48 -3,-49 C-6,-53 -4,-59 0,-59 C4,-59 5,-53 3,-49 C6,-48 8,-52 10,-60 L13,-59 C12,-50 10,-44 7,-43 L7,-34Z", "#4a2a24")

    def lines(self, k: InkPen) -> None:
        """Bars, beams, tiles."""
        for (x, y), w, h in _PANES:
            k.line(self.at((x, y), (x + w, y), (x + w, y + h), (x, y + h), (x, y)), 2.0, smooth=False)
            k.line(self.at((x + w / 2, y), (x + w / 2, y + h)), 1.3).line(self.at((x, y + h / 2), (x + w, y + h / 2)), 1.3)
        k.line(self.at((-18, 86), (-18, 36), (-10, 25), (0, 23), (10, 25), (18, 36), (18, 86)), 2.2)
        for a, b in (((-80, -16), (80, -16)), ((-26, -18), (-26, -84)), ((26, -18), (26, -84)), ((-70, 44), (-24, 84)), ((70, 44), (24, 84)), ((-80, 44), (-22, 44)), ((22, 44), (80, 44))):
            k.line(self.at(a, b), 2.2, broken=0.2)
        for row in range(6):
            for side in (-1, 1):
                u, v = side * (16 + 15 * row), -116 + 17.6 * row
                k.line(self.at((u, v), (u - side * 5, v + 12)), 1.3)


def wayfarer(pen: Pen, x: float, y: float, k: float) -> None:
    """Somebody who hurries to our left, seen from behind: hat, coat, stick and bundle; 120 px high, the feet at (x, y)."""
    with pen.at(x, y, scale=k):
        pen.path("M4,-70 L46,-118 L49,-115 L8,-66Z", "#4a3428")
        pen.path("M40,-128 C58,-140 72,-118 60,-104 C50,-96 34,-102 36,-116Z", "#a8483c")
        pen.path("M-10,-40 L-26,-18 L-30,0 L-40,2 L-40,-3 L-36,-4 L-34,-22 L-20,-44Z M6,-42 L16,-22 L32,-12 L28,-4 L8,-14 L-6,-38Z", "#2a2438")
        pen.path("M-16,-92 C-2,-98 14,-92 16,-82 C20,-62 22,-46 20,-32 C6,-26 -14,-26 -24,-34 C-20,-54 -24,-76 -16,-92Z", "#54345a")
        pen.path("M-14,-84 C-24,-76 -36,-72 -42,-74 L-42,-68 C-32,-64 -20,-66 -10,-72Z", "#54345a")
        pen.path("M-44,-78 L-40,-78 L-50,2 L-53,2Z", "#5a4432")
        pen.path("M-14,-92 C-16,-112 10,-114 10,-96 C10,-88 -12,-86 -14,-92Z", "#b07a58")
        pen.path("M-34,-98 C-16,-108 14,-108 30,-96 C16,-98 -14,-98 -34,-98Z M-16,-101 C-14,-124 10,-124 12,-101Z", "#2a2034")


def causeway(pen: Pen, far: tuple[Point, Point], near: tuple[Point, Point], posts: int = 5) -> None:
    """Planks on posts from a far end (two corners) to a near one, over water."""
    (ax, ay), (bx, by) = far
    (cx, cy), (dx, dy) = near
    for k in range(posts):
        q = ((k + 0.6) / posts) ** 1.4
        for (x0, y0), (x1, y1) in (((ax, ay), (cx, cy)), ((bx, by), (dx, dy))):
            x, y, w = x0 + (x1 - x0) * q, y0 + (y1 - y0) * q, 2 + 9 * q
            pen.path(f"M{x - w:.1f},{y:.1f} L{x + w:.1f},{y:.1f} L{x + w:.1f},{y + 14 + 52 * q:.1f} L{x - w:.1f},{y + 16 + 52 * q:.1f}Z", "#4a3c38")
    pen.path(f"M{ax},{ay} L{bx},{by} L{dx},{dy} L{dx - 2},{dy + 12} L{cx},{cy + 10} L{cx},{cy}Z", "#5a4a40")
    count = 22
    for k in range(count):
        p, q = (k / count) ** 1.35, ((k + 0.93) / count) ** 1.35
        corners = [(x0 + (x1 - x0) * r, y0 + (y1 - y0) * r) for (x0, y0), (x1, y1), r in (((ax, ay), (cx, cy), p), ((bx, by), (dx, dy), p), ((bx, by), (dx, dy), q), ((ax, ay), (cx, cy), q))]
        pen.poly(corners, ("#a08468", "#8d745c", "#96785a")[k % 3])


def reed(pen: Pen, line: Sequence[Point], wide: float, head: tuple[float, float] | None = None, tone: str = "#14182e") -> None:
    """A reed from foot to tip, `wide` px at its foot; `head` (where on it 0…1, length px) makes it a reed mace."""
    pen.taper(list(line), wide, wide * 0.25, tone)
    if head is not None:
        i = max(1, min(len(line) - 1, int(head[0] * (len(line) - 1) + 0.5)))
        (x0, y0), (x1, y1) = line[i - 1], line[i]
        far = math.hypot(x1 - x0, y1 - y0) or 1.0
        u, v = (x1 - x0) / far, (y1 - y0) / far
        pen.line(x1, y1, x1 + u * head[1], y1 + v * head[1], tone, wide * 2.1)
