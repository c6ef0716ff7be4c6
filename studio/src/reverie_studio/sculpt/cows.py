"""Cows that have lost something."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.engine.bodies import Point


def puddle(rng: np.random.Generator, x: float, y: float, wide: float, flat: float = 0.4, rough: float = 0.22) -> list[Point]:
    """The outline of a patch that has slid off: a blot that lies on the ground."""
    phases = rng.uniform(0, math.tau, 4)
    out = []
    for a in np.linspace(0, math.tau, 72, endpoint=False):
        r = wide * (1 + rough * (math.sin(2 * a + phases[0]) * 0.6 + math.sin(3 * a + phases[1]) * 0.7 + 0.3 * math.sin(5 * a + phases[2])))
        out.append((x + r * math.cos(a), y + r * flat * math.sin(a)))
    return out


def shine(x: float, y: float, wide: float, flat: float = 0.4) -> list[Sequence[Point]]:
    """One cut of light on a puddle, and a smaller one beside it."""
    def arc(r: float, a: float, b: float) -> list[Point]:
        return [(x + wide * r * math.cos(q), y + wide * r * flat * math.sin(q)) for q in np.linspace(a, b, 7)]

    return [arc(0.66, 3.5, 4.5), arc(0.66, 4.75, 5.0)]
