"""Feathers, leaves, coils and ears of barley for flat pictures; and shapes that lean."""

from __future__ import annotations

import math
from collections.abc import Sequence

from reverie_studio.engine.bodies import Point
from reverie_studio.engine.clay import flow
from reverie_studio.finishes.linocut_tools import Cutting


def lens(at: Point, to: Point, half: float, fat: float = 0.45, bend: float = 0.0) -> list[Point]:
    """A leaf, a feather, a small fish: pointed at both ends, widest at `fat` of its length, its middle pushed aside by `bend`."""
    dx, dy = to[0] - at[0], to[1] - at[1]
    far = math.hypot(dx, dy) or 1.0
    ux, uy = dx / far, dy / far
    sides: list[list[Point]] = [[], []]
    for k in range(25):
        t = k / 24
        wide = half * math.sin(math.pi * t ** (math.log(0.5) / math.log(fat)))
        off = bend * math.sin(math.pi * t)
        for side, sign in zip(sides, (-1, 1), strict=True):
            w = off + sign * wide
            side.append((at[0] + ux * far * t - uy * w, at[1] + uy * far * t + ux * w))
    return [*sides[0], *reversed(sides[1])]


def plume(at: Point, to: Point, half: float, bend: float = 0.0) -> list[Point]:
    """A feather with a round end: narrow where it grows, blunt where it stops."""
    dx, dy = to[0] - at[0], to[1] - at[1]
    far = math.hypot(dx, dy) or 1.0
    ux, uy = dx / far, dy / far
    sides: list[list[Point]] = [[], []]
    for k in range(25):
        t = k / 24
        wide = half * min(1.0, 0.35 + t) * math.sqrt(max(0.0, 1 - max(0.0, (t - 0.72) / 0.28) ** 2))
        off = bend * math.sin(math.pi * t)
        for side, sign in zip(sides, (-1, 1), strict=True):
            w = off + sign * wide
            side.append((at[0] + ux * far * t - uy * w, at[1] + uy * far * t + ux * w))
    return [*sides[0], *reversed(sides[1])]


def coil(at: Point, radii: tuple[float, float], degrees: tuple[float, float], squash: float = 1.0, count: int = 60) -> list[Point]:
    """A spiral from the first radius and angle to the last."""
    out = []
    for k in range(count):
        t = k / (count - 1)
        r, a = radii[0] + (radii[1] - radii[0]) * t, math.radians(degrees[0] + (degrees[1] - degrees[0]) * t)
        out.append((at[0] + math.cos(a) * r, at[1] + math.sin(a) * r * squash))
    return out


def blade(root: Sequence[float], degrees: float, length: float, half: float, curve: float = 0.0) -> list[Point]:
    """A feather, leaf or flame from its root outward, round at its tip, bent to one side by `curve` of its length."""
    rows = ((0.0, 0.42), (0.25, 0.78), (0.55, 1.0), (0.8, 0.9), (0.94, 0.55), (1.0, 0.12))
    knots = [(r, w) for r, w in rows] + [(r, -w) for r, w in reversed(rows)]
    a = math.radians(degrees)
    c, s = math.cos(a), math.sin(a)
    ring = []
    for r, w in knots:
        u, v = r * length, w * half + curve * length * r * r
        ring.append((root[0] + c * u - s * v, root[1] + s * u + c * v))
    return [(float(x), float(y)) for x, y in flow(ring, 6, closed=True)]


def barley(t: Cutting, at: Point, size: float, degrees: float, ink: int) -> None:
    """An ear of barley on its stalk, growing from `at`; 0 degrees is upright."""
    a = math.radians(degrees)

    def put(x: float, y: float) -> Point:
        return (at[0] + size * (x * math.cos(a) - y * math.sin(a)), at[1] + size * (x * math.sin(a) + y * math.cos(a)))

    t.flat([put(-0.035, 0.04), put(-0.03, -0.5), put(0.03, -0.5), put(0.035, 0.04)], ink=ink)
    t.flat([put(x, y) for x, y in ((-0.09, -0.48), (-0.09, -0.9), (0, -1.2), (0.09, -0.9), (0.09, -0.48))], ink=ink)
    for side in (-1, 1):
        t.flat([put(side * x, y) for x, y in ((0.02, -0.02), (0.12, -0.2), (0.3, -0.36), (0.2, -0.14), (0.08, 0.02))], ink=ink)
        for k in range(4):
            y = -0.46 - 0.115 * k
            w = (0.13, 0.15, 0.14, 0.11)[k]
            t.flat([put(side * u * w, y + v) for u, v in ((0.1, 0.06), (0.7, 0.0), (1.0, -0.1), (0.75, -0.19), (0.3, -0.1))], ink=ink)
            if k in (1, 3):
                t.flat([put(side * u, y + v) for u, v in ((w * 0.7, -0.12), (w * 1.6 + 0.02, -0.46), (w * 0.9, -0.12))], ink=ink)
