"""Long bands: outlines of tapering things that bend (an eel, a dachshund, a swan's neck, a trunk), for flats that are printed in one ink."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from reverie_studio.engine.bodies import Point
from reverie_studio.engine.clay import flow


def long_band(knots: Sequence[Sequence[float]], *, side: tuple[float, float] = (-1.0, 1.0), per: int = 10) -> list[Point]:
    """The outline of a band through knots (x, y, half width); `side` (-1 left edge … 1 right edge, seen along it) takes a part of its breadth."""
    path = flow([k[:2] for k in knots], per)
    at = np.linspace(0, len(knots) - 1, len(path))
    half = flow([(float(i), float(k[2])) for i, k in enumerate(knots)], per)
    wide = np.interp(at, half[:, 0], half[:, 1])
    ahead = np.gradient(path, axis=0)
    ahead /= np.maximum(1e-6, np.hypot(ahead[:, 0], ahead[:, 1]))[:, None]
    right = np.column_stack([-ahead[:, 1], ahead[:, 0]]) * wide[:, None]
    there, back = path + right * side[0], path + right * side[1]
    return [(float(x), float(y)) for x, y in [*there, *back[::-1]]]
