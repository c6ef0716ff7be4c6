"""Marks of wide linocuts: wedges that run in from a contour, level dashes on water, blades of a fan, shapes that lean."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.engine.bodies import Outline, Point, outline
from reverie_studio.engine.clay import flow
from reverie_studio.finishes.linocut_tools import Cutting

Line = Sequence[Sequence[float]]


def wedges(t: Cutting, line: Line, length: tuple[float, float] = (30, 80), *, ink: int = 0, every: float = 16, width: tuple[float, float] = (6, 11), lean: float = 0.0, side: int = 1, seed: int = 1, bend: float = 0.15) -> None:
    """Wedges that start fat on an open line and run off to its left (side 1) or right (-1), leaning onward along it; they end in a point."""
    rng = np.random.default_rng(seed)
    path = flow([(float(q[0]), float(q[1])) for q in line], 14)
    run = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(path, axis=0).T))])
    curves: list[list[Point]] = []
    widths: list[float] = []
    at = every * 0.5
    while at < run[-1]:
        here = np.array([np.interp(at, run, path[:, k]) for k in (0, 1)])
        ahead = np.array([np.interp(at + 8, run, path[:, k]) - np.interp(at - 8, run, path[:, k]) for k in (0, 1)])
        ahead /= max(1e-6, float(np.hypot(*ahead)))
        way = np.array([ahead[1], -ahead[0]]) * side + ahead * lean
        way /= float(np.hypot(*way))
        far = float(rng.uniform(*length))
        turn = ahead * far * bend
        curves.append([(float(q[0]), float(q[1])) for q in (here - way * 4, here + way * far * 0.5, here + way * far + turn)])
        widths.append(float(rng.uniform(*width)))
        at += every * float(rng.uniform(0.75, 1.25))
    with t.down_to(ink):
        t.strokes(curves, widths, ends=(1.0, 0.05))


def dashes(t: Cutting, box: tuple[float, float, float, float], count: int, length: tuple[float, float], *, ink: int = 0, width: tuple[float, float] = (4, 8), degrees: float = 0.0, seed: int = 1, sag: float = 0.0, black: bool = False) -> None:
    """Long cuts of one direction, thin at both ends, scattered evenly in a box."""
    rng = np.random.default_rng(seed)
    x0, y0, x1, y1 = box
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    curves, widths = [], []
    for k in range(count):
        y = y0 + (y1 - y0) * (k + float(rng.uniform(0.2, 0.8))) / count
        x, far = float(rng.uniform(x0, x1)), float(rng.uniform(*length)) / 2
        curves.append([(x - c * far, y - s * far), (x, y + sag * far), (x + c * far, y + s * far)])
        widths.append(float(rng.uniform(*width)))
    with t.down_to(ink):
        t.strokes(curves, widths, ends=(0.05, 0.1), black=black)


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


def sheared(shape: Outline, ground: float, lean: float, at: Point = (0.0, 0.0), size: float = 1.0) -> list[Point]:
    """A shape scaled and moved, then pushed over: what stands at `ground` stays, what is high leans to the right."""
    moved = [(at[0] + x * size, at[1] + y * size) for x, y in outline(shape)]
    return [(x + lean * (ground - y), y) for x, y in moved]
