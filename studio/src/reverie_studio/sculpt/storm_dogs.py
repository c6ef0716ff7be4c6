"""Dogs of weather and of the shore: one that is thunder and afraid, one that counts what comes in."""

from __future__ import annotations

import math
from collections.abc import Sequence

from reverie_studio.engine.bodies import Point
from reverie_studio.finishes.linocut_tools import Cutting


def flash(t: Cutting, line: Sequence[Point], width: float, *, ink: int = 1) -> None:
    """A cut of lightning through hard corners, pointed at both ends."""
    left: list[Point] = []
    right: list[Point] = []
    for i, (x, y) in enumerate(line):
        u, v = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        long = math.hypot(v[0] - u[0], v[1] - u[1]) or 1.0
        r = width * 0.5 * min(1.0, 0.2 + i) * (1 - i / (len(line) - 1)) + 0.6
        left.append((x - (v[1] - u[1]) / long * r, y + (v[0] - u[0]) / long * r))
        right.append((x + (v[1] - u[1]) / long * r, y - (v[0] - u[0]) / long * r))
    t.flat([*left, *reversed(right)], ink=ink)
