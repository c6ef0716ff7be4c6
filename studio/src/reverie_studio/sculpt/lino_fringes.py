"""Fringes for lino: wedges that grow out of a line (rims, fur, spray, grass), and ears of barley."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.engine.bodies import Point
from reverie_studio.engine.clay import flow
from reverie_studio.finishes.linocut_tools import Cutting

Wedge = list[Point]


def fringe(line: Sequence[Point], count: int, reach: tuple[float, float], lean: float = 0.0, seed: int = 1, bend: float = 0.0) -> list[Wedge]:
    """Wedges from a line to its left (as one walks it), `reach` px long, turned onward by `lean` degrees; base first."""
    rng = np.random.default_rng(seed)
    path = flow(line, 16)
    ahead = np.gradient(path, axis=0)
    out: list[Wedge] = []
    for k in range(count):
        at = min(len(path) - 1, max(0, round((k + 0.5 + rng.uniform(-0.28, 0.28)) / count * (len(path) - 1))))
        turn = math.atan2(float(ahead[at, 1]), float(ahead[at, 0])) - math.pi / 2 + math.radians(lean + rng.uniform(-5, 5))
        far = float(rng.uniform(*reach))
        x, y = float(path[at, 0]), float(path[at, 1])
        mid = turn - math.radians(bend)
        out.append([(x, y), (x + far * 0.5 * math.cos(mid), y + far * 0.5 * math.sin(mid)), (x + far * math.cos(turn), y + far * math.sin(turn))])
    return out


def barley(t: Cutting, at: Point, size: float, degrees: float, ink: int) -> None:
    """An ear of barley on its stalk, growing from `at`; 0 degrees is upright."""
    a = math.radians(degrees)

    def put(x: float, y: float) -> Point:
        return (at[0] + size * (x * math.cos(a) - y * math.sin(a)), at[1] + size * (x * math.sin(a) + y * math.cos(a)))

    t.flat([put(-0.035, 0.04), put(-0.03, -0.5), put(0.03, -0.5), put(0.035, 0.04)], ink=ink)
    t.flat([put(x, y) for x, y in ((-0.09, -0.48), (-0.09, -0.9), (0, -1.2), (0.09, -0.9), (0.09, -0.48))], ink=ink)
    for side in (-1, 1):
        t.flat([put(side * x, y) for x, y in ((0.02, -0.02), (0.12, -0.2), (0.3, -0.36), (0.2, -0.14), (0.08, 0.02))], ink=ink)
        for k in range(4):
            y = -0.46 - 0.115 * k
            w = (0.13, 0.15, 0.14, 0.11)[k]
            t.flat([put(side * u * w, y + v) for u, v in ((0.1, 0.06), (0.7, 0.0), (1.0, -0.1), (0.75, -0.19), (0.3, -0.1))], ink=ink)
            if k in (1, 3):
                t.flat([put(side * u, y + v) for u, v in ((w * 0.7, -0.12), (w * 1.6 + 0.02, -0.46), (w * 0.9, -0.12))], ink=ink)


def standing(t: Cutting, wedges: Sequence[Sequence[Point]], width: float | Sequence[float], ink: int, ends: tuple[float, float] = (1.0, 0.1)) -> None:
    """Wedges left standing in any ink, also on bare paper, where a cut would not show."""
    for k, wedge in enumerate(wedges):
        line = flow([q[:2] for q in wedge], 6)
        ahead = np.gradient(line, axis=0)
        ahead /= np.maximum(1e-6, np.hypot(ahead[:, 0], ahead[:, 1]))[:, None]
        whole = width if isinstance(width, int | float) else width[k]
        # widest at the base (or in the middle, where both ends are thin)
        share = np.interp(np.linspace(0, 1, len(line)), (0, 0.5, 1), (ends[0], max(ends[0], ends[1], 0.9) if min(ends) > 0.4 else (sum(ends) / 2 if max(ends) > 0.4 else 1.0), ends[1]))
        side = np.column_stack([-ahead[:, 1], ahead[:, 0]]) * (share * whole / 2)[:, None]
        t.flat([(float(x), float(y)) for x, y in [*(line + side), *(line - side)[::-1]]], ink=ink)
