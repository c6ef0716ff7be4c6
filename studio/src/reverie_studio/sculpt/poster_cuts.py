"""Cut shapes for posters: torn rings, drops."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.engine.bodies import Point
from reverie_studio.sculpt.moved_outlines import moved

Knots = Sequence[Sequence[float]]



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
