"""Cut shapes for posters: ribbons that taper along a line, torn rings, drops."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.engine.bodies import Point
from reverie_studio.engine.clay import flow
from reverie_studio.sculpt.moved_outlines import moved

Knots = Sequence[Sequence[float]]


def ribbon(knots: Knots, per: int = 10) -> list[Point]:
    """A closed shape along a line of (x, y, half width): a root, an antler, a tail, a finger. Its ends are round."""
    line = flow([q[:2] for q in knots], per)
    wide = flow([(q[2], 0.0) for q in knots], per)[:, 0]
    ahead = np.gradient(line, axis=0)
    ahead /= np.maximum(1e-6, np.hypot(ahead[:, 0], ahead[:, 1]))[:, None]
    side = np.column_stack([-ahead[:, 1], ahead[:, 0]]) * np.maximum(0.5, wide)[:, None]
    left, right = line + side, line - side

    def cap(at: int, sign: float) -> list[Point]:
        r, a = float(max(0.5, wide[at])), math.atan2(float(ahead[at, 1]), float(ahead[at, 0]))
        first = a + sign * math.pi / 2
        return [(float(line[at, 0] + r * math.cos(first - t)), float(line[at, 1] + r * math.sin(first - t))) for t in np.linspace(0.3, math.pi - 0.3, 6)]

    out = [(float(x), float(y)) for x, y in left] + cap(-1, 1) + [(float(x), float(y)) for x, y in right[::-1]]
    return out + cap(0, -1)



def drop(x: float, y: float, size: float) -> list[Point]:
    """A falling drop; its tip is up."""
    return moved("0,-1.5! 0.28,-0.75 0.62,-0.1 0.6,0.42 0.3,0.72 0,0.8 -0.3,0.72 -0.6,0.42 -0.62,-0.1 -0.28,-0.75", (x, y), size)


def torn(x: float, y: float, radii: Sequence[float], rough: float, seed: int, n: int = 150) -> list[Point]:
    """A ragged hole: radii all round from the right, clockwise, with a torn edge."""
    rng = np.random.default_rng(seed)
    turn = np.linspace(0, math.tau, n, endpoint=False)
    r = np.interp(turn, np.linspace(0, math.tau, len(radii) + 1), [*radii, radii[0]])
    r = (np.roll(r, 2) + r + np.roll(r, -2)) / 3 + rng.normal(0, rough, n) * rng.choice([0.3, 1.0], n, p=[0.7, 0.3])
    return [(x + float(q) * math.cos(a), y + float(q) * math.sin(a)) for q, a in zip(r, turn, strict=True)]
