"""Lino wedges: tapered cuts set along a line, feathers and leaves as lenses, and coils, for big flat animals."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.engine.clay import flow

Spot = tuple[float, float]


def wedges(line: Sequence[Spot], count: int, length: tuple[float, float], degrees: float | Sequence[float], bend: float = 0.0, seed: int = 1) -> list[list[Spot]]:
    """Cuts that start along a line: all in one direction, or turning from a first to a last one; `bend` curves them."""
    rng = np.random.default_rng(seed)
    path = flow([p[:2] for p in line], 16)
    run = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(path, axis=0).T))])
    turns = [float(degrees)] if isinstance(degrees, int | float) else [float(v) for v in degrees]
    cuts = []
    for k in range(count):
        share = min(1.0, max(0.0, (k + rng.uniform(0.2, 0.8)) / count))
        x, y = (float(np.interp(share * run[-1], run, path[:, i])) for i in (0, 1))
        a = math.radians(float(np.interp(share, np.linspace(0, 1, len(turns)), turns)) + rng.normal(0, 2.5))
        far = float(rng.uniform(*length))
        side = (-math.sin(a) * bend * far, math.cos(a) * bend * far)
        cuts.append([(x, y), (x + math.cos(a) * far * 0.5 + side[0], y + math.sin(a) * far * 0.5 + side[1]), (x + math.cos(a) * far, y + math.sin(a) * far)])
    return cuts


def lens(at: Spot, to: Spot, half: float, fat: float = 0.45, bend: float = 0.0) -> list[Spot]:
    """A leaf, a feather, a small fish: pointed at both ends, widest at `fat` of its length, its middle pushed aside by `bend`."""
    dx, dy = to[0] - at[0], to[1] - at[1]
    far = math.hypot(dx, dy) or 1.0
    ux, uy = dx / far, dy / far
    sides: list[list[Spot]] = [[], []]
    for k in range(25):
        t = k / 24
        wide = half * math.sin(math.pi * t ** (math.log(0.5) / math.log(fat)))
        off = bend * math.sin(math.pi * t)
        for side, sign in zip(sides, (-1, 1), strict=True):
            w = off + sign * wide
            side.append((at[0] + ux * far * t - uy * w, at[1] + uy * far * t + ux * w))
    return [*sides[0], *reversed(sides[1])]


def plume(at: Spot, to: Spot, half: float, bend: float = 0.0) -> list[Spot]:
    """A feather with a round end: narrow where it grows, blunt where it stops."""
    dx, dy = to[0] - at[0], to[1] - at[1]
    far = math.hypot(dx, dy) or 1.0
    ux, uy = dx / far, dy / far
    sides: list[list[Spot]] = [[], []]
    for k in range(25):
        t = k / 24
        wide = half * min(1.0, 0.35 + t) * math.sqrt(max(0.0, 1 - max(0.0, (t - 0.72) / 0.28) ** 2))
        off = bend * math.sin(math.pi * t)
        for side, sign in zip(sides, (-1, 1), strict=True):
            w = off + sign * wide
            side.append((at[0] + ux * far * t - uy * w, at[1] + uy * far * t + ux * w))
    return [*sides[0], *reversed(sides[1])]


def coil(at: Spot, radii: tuple[float, float], degrees: tuple[float, float], squash: float = 1.0, count: int = 60) -> list[Spot]:
    """A spiral from the first radius and angle to the last."""
    out = []
    for k in range(count):
        t = k / (count - 1)
        r, a = radii[0] + (radii[1] - radii[0]) * t, math.radians(degrees[0] + (degrees[1] - degrees[0]) * t)
        out.append((at[0] + math.cos(a) * r, at[1] + math.sin(a) * r * squash))
    return out
