"""Cuts that follow a form: furrows between two rails, and wedges that set out from an edge into the dark."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.colour import Array
from reverie_studio.engine.bodies import Point
from reverie_studio.engine.clay import flow

Line = Sequence[Sequence[float]]


def _even(line: Line, steps: int) -> Array:
    p = flow([q[:2] for q in line], 14)
    run = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(p, axis=0).T))])
    at = np.linspace(0, run[-1], steps)
    return np.column_stack([np.interp(at, run, p[:, 0]), np.interp(at, run, p[:, 1])])


def furrows(first: Line, last: Line, count: int, seed: int = 1, *, first_at: float = 0.0, last_at: float = 1.0, start: tuple[float, float] = (0.0, 0.0), end: tuple[float, float] = (1.0, 1.0)) -> list[list[Point]]:
    """Lines that lead over from one rail to the other; each begins and ends at a share of its length drawn from `start` and `end`."""
    rng = np.random.default_rng(seed)
    a, b = _even(first, 40), _even(last, 40)
    out = []
    for k in range(count):
        v = first_at + (last_at - first_at) * (k + 0.5) / count
        line = a * (1 - v) + b * v
        pick = np.linspace(rng.uniform(*start), rng.uniform(*end), 9) * 39
        out.append([(float(x), float(y)) for x, y in zip(np.interp(pick, range(40), line[:, 0]), np.interp(pick, range(40), line[:, 1]), strict=True)])
    return out


def fringe(edge: Line, count: int, length: tuple[float, float], lean: float = 0.0, side: float = 1.0, seed: int = 1, bend: float = 0.15, sink: float = 0.0) -> list[list[Point]]:
    """Wedges that start on an edge and point to its left (side 1) or right (-1), leaning by degrees along it: fur, rays, rim light."""
    rng = np.random.default_rng(seed)
    p = _even(edge, count * 4 + 1)
    out = []
    for k in range(count):
        i = k * 4 + 2 + int(rng.integers(-1, 2))
        d = p[min(len(p) - 1, i + 2)] - p[max(0, i - 2)]
        a = math.atan2(d[1], d[0]) - side * math.radians(90 - lean + rng.normal(0, 4))
        far = rng.uniform(*length)
        x, y = p[i] - np.array([math.cos(a), math.sin(a)]) * sink
        b = a + side * bend
        out.append([(float(x), float(y)), (float(x + math.cos(a) * far * 0.5), float(y + math.sin(a) * far * 0.5)), (float(x + math.cos(b) * far), float(y + math.sin(b) * far))])
    return out


def spokes(at: Point, near: float, far: tuple[float, float], count: int, seed: int = 1, sweep: tuple[float, float] = (0, 360), bend: float = 0.0, wild: float = 0.25) -> list[list[Point]]:
    """Wedges round a point, from `near` outwards."""
    rng = np.random.default_rng(seed)
    out = []
    for k in range(count):
        a = math.radians(sweep[0] + (sweep[1] - sweep[0]) * (k + 0.5 + rng.uniform(-wild, wild)) / count)
        r = rng.uniform(*far)
        out.append([(at[0] + math.cos(a + bend * u) * (near + (r - near) * u), at[1] + math.sin(a + bend * u) * (near + (r - near) * u)) for u in (0.0, 0.5, 1.0)])
    return out
