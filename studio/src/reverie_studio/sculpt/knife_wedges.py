"""Knife wedges: rows of tapered cuts along an edge, round a point, or as chatter in a cleared ground."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.engine.clay import flow
from reverie_studio.finishes.linocut_tools import KEY, Cutting

Spot = tuple[float, float]
Line = list[Spot]


def fringe(line: Sequence[Sequence[float]], count: int, length: tuple[float, float], turn: float, seed: int = 1, bend: float = 0.0) -> list[Line]:
    """Cuts that leave a line at an angle (degrees, clockwise from its way), long and short by turns; `bend` turns each further."""
    rng = np.random.default_rng(seed)
    way = np.array([(float(x), float(y)) for x, y in flow([(p[0], p[1]) for p in line], 12)])
    run = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(way, axis=0).T))])
    out: list[Line] = []
    for k in range(count):
        at = float(run[-1]) * (k + 0.5 + rng.uniform(-0.2, 0.2)) / count
        x, y = (float(np.interp(at, run, way[:, n])) for n in (0, 1))
        n = min(len(way) - 2, int(np.searchsorted(run, at, side="right")) - 1)
        angle = math.atan2(way[n + 1][1] - way[n][1], way[n + 1][0] - way[n][0]) + math.radians(turn + rng.uniform(-5, 5))
        far = length[0] + (length[1] - length[0]) * (0.25 * rng.uniform() + (0.75 if k % 2 else 0.1))
        out.append(sweep((x, y), math.degrees(angle), far, bend))
    return out


def sweep(at: Spot, degrees: float, length: float, bend: float = 0.0) -> Line:
    """One cut from a point: it starts at this angle and turns by `bend` degrees on its way."""
    x, y, out = at[0], at[1], [(at[0], at[1])]
    for k in range(4):
        a = math.radians(degrees + bend * (k + 0.5) / 4)
        x, y = x + math.cos(a) * length / 4, y + math.sin(a) * length / 4
        out.append((x, y))
    return out


def chatter(box: tuple[float, float, float, float], count: int, length: tuple[float, float], degrees: float = 0.0, seed: int = 1) -> list[Line]:
    """Stray ridges in a cleared ground (left, top, right, bottom), all one way."""
    rng = np.random.default_rng(seed)
    return [
        sweep((float(rng.uniform(box[0], box[2])), float(rng.uniform(box[1], box[3]))), degrees + float(rng.uniform(-4, 4)), float(rng.uniform(*length)), float(rng.uniform(-8, 8)))
        for _ in range(count)
    ]


def burst(at: Spot, radii: tuple[float, float], count: int, sweep_degrees: tuple[float, float] = (0.0, 360.0), seed: int = 1, bend: float = 0.0) -> list[Line]:
    """Cuts away from a point, from the inner to about the outer radius."""
    rng = np.random.default_rng(seed)
    out = []
    for k in range(count):
        a = sweep_degrees[0] + (sweep_degrees[1] - sweep_degrees[0]) * (k + 0.5 + rng.uniform(-0.25, 0.25)) / count
        near = radii[0] * float(rng.uniform(0.94, 1.08))
        start = (at[0] + math.cos(math.radians(a)) * near, at[1] + math.sin(math.radians(a)) * near)
        out.append(sweep(start, a, (radii[1] - near) * float(rng.uniform(0.6, 1.0)), bend))
    return out


def wedges(t: Cutting, lines: Sequence[Sequence[Spot]], width: float, ink: int = KEY) -> None:
    """True wedges in one ink: broad where each line starts, a point where it ends."""
    for line in lines:
        path = [(float(x), float(y)) for x, y in flow([(p[0], p[1]) for p in line], 4)]
        left, right = [], []
        for k, (x, y) in enumerate(path):
            (ax, ay), (bx, by) = path[max(0, k - 1)], path[min(len(path) - 1, k + 1)]
            far = math.hypot(bx - ax, by - ay) or 1.0
            half = width / 2 * (1 - k / (len(path) - 1)) ** 0.8 + 0.4
            left.append((x - (by - ay) / far * half, y + (bx - ax) / far * half))
            right.append((x + (by - ay) / far * half, y - (bx - ax) / far * half))
        t.flat([*left, *reversed(right)], ink=ink)
