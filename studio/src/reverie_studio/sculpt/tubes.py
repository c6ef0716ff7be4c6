"""What is long: an arm, a tail, a neck, a root, a coiled cat, drawn as a closed outline along the line through its middle."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.colour import Array
from reverie_studio.engine.bodies import Point
from reverie_studio.engine.clay import flow

CUT = (0.0, 0.0)  # both ends straight
Knots = str | Sequence[Sequence[float]]


def tube(
    knots: Knots, half: Sequence[float] | None = None, *, per: int = 10,
    ends: tuple[float, float] = (1.0, 1.0), side: tuple[float, float] = (-1.0, 1.0),
) -> list[Point]:  # fmt: skip
    """The outline along knots of x, y, half width ('x,y,w x,y,w …' as text); or of x, y with `half` widths spread evenly over them.

    `ends`: how round the first and the last end are, 0 straight to 1 half a circle; `side` takes a part of the breadth, -1 its left edge
    to 1 its right one, seen along it.
    """
    rows = [[float(v) for v in word.split(",")] for word in knots.split()] if isinstance(knots, str) else knots
    line = flow([q[:2] for q in rows], per)
    wide = flow([(q[2], 0.0) for q in rows], per)[:, 0] if half is None else _spread(half, len(line))
    ahead = np.gradient(line, axis=0)
    ahead /= np.maximum(1e-6, np.hypot(ahead[:, 0], ahead[:, 1]))[:, None]
    right = np.column_stack([-ahead[:, 1], ahead[:, 0]]) * np.maximum(0.5, wide)[:, None]
    there, back = line + right * side[0], line + right * side[1]
    last, first = _cap(there[-1], back[-1], ends[1]), _cap(back[0], there[0], ends[0])
    return [(float(x), float(y)) for x, y in [*there, *last, *back[::-1], *first]]


def along(spine: Sequence[Sequence[float]], share: float, per: int = 14) -> tuple[float, float, float]:
    """A place at a share (0…1) of a spine's length, and its direction in degrees."""
    p = flow([q[:2] for q in spine], per)
    run = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(p, axis=0).T))])
    x, y = (float(np.interp(share * run[-1], run, p[:, k])) for k in (0, 1))
    ahead, behind = min(1.0, share + 0.01) * run[-1], max(0.0, share - 0.01) * run[-1]
    u, v = (float(np.interp(ahead, run, p[:, k]) - np.interp(behind, run, p[:, k])) for k in (0, 1))
    return x, y, math.degrees(math.atan2(v, u))


def _spread(half: Sequence[float], count: int) -> Array:
    return np.asarray(np.interp(np.linspace(0, 1, count), np.linspace(0, 1, len(half)), half))


def _cap(start: Array, stop: Array, round_: float) -> list[Array]:
    """From one edge round the end to the other; the way on is to the right of start to stop turned back."""
    if not round_:
        return []
    middle, reach = (start + stop) / 2, (start - stop) / 2
    out = np.array([-reach[1], reach[0]], np.float32) * np.float32(round_)
    turns = ((np.float32(math.cos(a)), np.float32(math.sin(a))) for a in np.linspace(0, math.pi, 10)[1:-1])
    return [middle + reach * cos + out * sin for cos, sin in turns]
