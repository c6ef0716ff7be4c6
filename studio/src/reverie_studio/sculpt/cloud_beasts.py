"""Outlines in the plane: edges that billow like cloud, and arms that taper."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.engine.bodies import Outline, Point, outline
from reverie_studio.engine.clay import flow


def billowed(shape: Outline, step: float = 60.0, swell: float = 0.42, seed: int = 1) -> list[Point]:
    """The outline with round billows outward, each about `step` long and `swell` of that high; it must run clockwise on the sheet."""
    rng = np.random.default_rng(seed)
    ring = np.array(outline(shape), dtype=np.float64)
    ring = np.vstack([ring, ring[:1]])
    run = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(ring, axis=0).T))])
    cuts = [0.0]
    while cuts[-1] < run[-1] - step * 0.5:
        cuts.append(cuts[-1] + step * float(rng.uniform(0.65, 1.35)))
    cuts[-1] = float(run[-1])
    ends = np.column_stack([np.interp(cuts, run, ring[:, k]) for k in (0, 1)])
    out: list[Point] = []
    for (ax, ay), (bx, by) in zip(ends[:-1], ends[1:], strict=True):
        dx, dy = bx - ax, by - ay
        for q in np.linspace(0, 1, 12, endpoint=False):
            rise = swell * math.sin(math.pi * q) ** 0.7
            out.append((float(ax + dx * q + dy * rise), float(ay + dy * q - dx * rise)))
    return out



def tapering(line: Sequence[Point], widths: Sequence[float]) -> list[Point]:
    """An arm along a smooth line, as wide at its knots as `widths` says (spread evenly), round at its end."""
    path = flow(line, 14)
    ahead = np.gradient(path, axis=0)
    side = np.column_stack([-ahead[:, 1], ahead[:, 0]]) / np.maximum(1e-6, np.hypot(ahead[:, 0], ahead[:, 1]))[:, None]
    half = 0.5 * np.interp(np.linspace(0, 1, len(path)), np.linspace(0, 1, len(widths)), widths)[:, None]
    tip, on = path[-1], ahead[-1] / max(1e-6, float(np.hypot(*ahead[-1])))
    cap = [tip + half[-1] * (side[-1] * math.cos(a) + on * math.sin(a)) for a in np.linspace(0, math.pi, 8)]
    return [(float(x), float(y)) for x, y in [*(path + side * half), *cap, *(path - side * half)[::-1]]]
