"""Outlines in the plane: edges that billow like cloud."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.engine.bodies import Outline, Point, outline


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
