"""Long shapes from a line through their middle: necks, coiled cats, arms, tails."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.engine.clay import flow

Spot = tuple[float, float]


def ribbon(spine: Sequence[Sequence[float]], half: Sequence[float], per: int = 14) -> list[Spot]:
    """A closed outline round a spine; `half` widths are spread evenly along it, both ends are rounded."""
    p = flow([q[:2] for q in spine], per)
    run = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(p, axis=0).T))])
    d = np.gradient(p, axis=0)
    d /= np.maximum(1e-6, np.hypot(d[:, 0], d[:, 1]))[:, None]
    n = np.column_stack([-d[:, 1], d[:, 0]])
    w = np.interp(run / run[-1], np.linspace(0, 1, len(half)), half)[:, None]
    out = [(float(x), float(y)) for x, y in p + n * w]
    out += _cap(p[-1], d[-1], float(half[-1]))
    out += [(float(x), float(y)) for x, y in (p - n * w)[::-1]]
    return out + _cap(p[0], -d[0], float(half[0]))


def along(spine: Sequence[Sequence[float]], share: float, per: int = 14) -> tuple[float, float, float]:
    """A place at a share (0…1) of a spine's length, and its direction in degrees."""
    p = flow([q[:2] for q in spine], per)
    run = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(p, axis=0).T))])
    x, y = (float(np.interp(share * run[-1], run, p[:, k])) for k in (0, 1))
    u, v = (float(np.interp(min(1.0, share + 0.01) * run[-1], run, p[:, k]) - np.interp(max(0.0, share - 0.01) * run[-1], run, p[:, k])) for k in (0, 1))
    return x, y, math.degrees(math.atan2(v, u))


def _cap(at: Sequence[float], ahead: Sequence[float], r: float) -> list[Spot]:
    a = math.atan2(ahead[1], ahead[0])
    return [(float(at[0] + r * math.cos(a + q)), float(at[1] + r * math.sin(a + q))) for q in (math.pi / 2 - math.pi * k / 8 for k in range(1, 8))]
