"""What the gouge leaves where a form turns: rows of wedges along an edge, and bundles of them between two lines."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.engine.bodies import Point
from reverie_studio.engine.clay import flow

Knots = Sequence[Sequence[float]]


def wedge(root: Sequence[float], tip: Sequence[float], half: float, bow: float = 0.0) -> list[Point]:
    """One cut: broad at its root, a point at its tip; `bow` bends it to its left, as a share of its length."""
    (ax, ay), (bx, by) = (root[0], root[1]), (tip[0], tip[1])
    far = math.hypot(bx - ax, by - ay) or 1.0
    nx, ny = (by - ay) / far, -(bx - ax) / far
    line = [(ax + (bx - ax) * q + nx * bow * far * 4 * q * (1 - q), ay + (by - ay) * q + ny * bow * far * 4 * q * (1 - q)) for q in (0.0, 0.15, 0.35, 0.55, 0.75, 0.9)]
    wide = [half * w for w in (0.55, 0.95, 1.0, 0.8, 0.5, 0.2)]
    left = [(x + nx * w, y + ny * w) for (x, y), w in zip(line, wide, strict=True)]
    right = [(x - nx * w, y - ny * w) for (x, y), w in zip(line, wide, strict=True)]
    return [*left, (bx, by), *reversed(right)]


def fringe(line: Knots, reach: tuple[float, float], every: float = 24.0, lean: float = 0.0, share: float = 0.36, seed: int = 1, bow: float = 0.06) -> list[list[Point]]:
    """Wedges that stand along a line, to its left if `reach` is positive, else to its right; `lean` lays them onward; `share` is half their breadth per `every`."""
    rng = np.random.default_rng(seed)
    p = flow([q[:2] for q in line], 14)
    run = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(p, axis=0).T))])
    side = 1.0 if reach[0] > 0 else -1.0
    out = []
    for at in np.arange(every * 0.5, run[-1], every):
        s = float(at + rng.normal(0, every * 0.1))
        x, y = (float(np.interp(s, run, p[:, k])) for k in (0, 1))
        dx, dy = (float(np.interp(s + 5, run, p[:, k]) - np.interp(s - 5, run, p[:, k])) for k in (0, 1))
        far = math.hypot(dx, dy) or 1.0
        dx, dy = dx / far, dy / far
        size = abs(reach[0]) + (abs(reach[1]) - abs(reach[0])) * float(rng.random())
        tip = (x + (dy * side + dx * lean) * size, y + (-dx * side + dy * lean) * size)
        out.append(wedge((x, y), tip, every * share, bow))
    return out


def between(first: Knots, second: Knots, count: int, half: tuple[float, float], length: tuple[float, float], seed: int = 1) -> list[list[Point]]:
    """Long wedges strewn in the direction of two guide lines: light, grass, rain, currents; lengths are shares of the line."""
    rng = np.random.default_rng(seed)
    t = np.linspace(0, 1, 80)
    a, b = (np.column_stack([np.interp(t, np.linspace(0, 1, len(r)), r[:, k]) for k in (0, 1)]) for r in (flow([q[:2] for q in first], 20), flow([q[:2] for q in second], 20)))
    out = []
    for n in range(count):
        across = (n + float(rng.uniform(0.1, 0.9))) / count
        line = a * (1 - across) + b * across
        begin = float(rng.uniform(0, 0.9 - length[0]))
        end = min(1.0, begin + float(rng.uniform(*length)))
        ends = [(float(line[round(q * 79), 0]), float(line[round(q * 79), 1])) for q in (begin, end)]
        out.append(wedge(ends[0], ends[1], float(rng.uniform(*half))))
    return out


def spread(line: Knots, count: int) -> list[Point]:
    """Points evenly along a smooth line."""
    p = flow([q[:2] for q in line], 20)
    run = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(p, axis=0).T))])
    return [(float(np.interp(q, run, p[:, 0])), float(np.interp(q, run, p[:, 1]))) for q in np.linspace(0, run[-1], count)]
