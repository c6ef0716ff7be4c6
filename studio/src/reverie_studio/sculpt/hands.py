"""A human hand: the palm is 100 px from wrist to knuckles; fingers point up, we see its palm.

`turned(yaw=180)` shows the back. Poses are flexions in degrees, so that new ones are easily added.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from reverie_studio.engine.clay import Clay

_KNUCKLE = {"index": (30, -100, 0), "middle": (8.5, -105, -2), "ring": (-13, -100, -1), "little": (-33, -87, 2)}
_BONES = {"index": (46, 28, 21), "middle": (51, 32, 22), "ring": (46, 29, 21), "little": (35, 21, 19)}
_ROUND = {"index": (13.5, 12.2, 10.8, 8.4), "middle": (14, 12.5, 11, 8.6), "ring": (13.2, 11.8, 10.4, 8.2), "little": (11.5, 10.2, 9, 7.2)}

# Flexions (knuckle, middle, end) and spread; the thumb's three bones as directions.
POSES: dict[str, dict[str, Any]] = {
    "open": dict(index=((4, 8, 4), 11), middle=((0, 6, 4), 2), ring=((4, 9, 5), -8), little=((6, 12, 6), -20),
                 thumb=((0.75, 0.62, 0.25), (0.72, 0.68, 0.05), (0.45, 0.88, 0.0))),
    "pinch": dict(index=((49, 56, 35), 2), middle=((32, 34, 18), 0), ring=((20, 24, 14), -7), little=((6, 16, 10), -16),
                  thumb=((0.02, 0.84, 0.53), (0.01, 0.94, 0.59), (0.03, 1.06, 0.67))),
    "point": dict(index=((2, 4, 2), 3), middle=((72, 92, 55), 0), ring=((78, 96, 58), -2), little=((80, 95, 58), -4),
                  thumb=((0.35, 0.68, 0.62), (-0.35, 0.66, 0.62), (-0.72, 0.4, 0.2))),
    "cup": dict(index=((48, 34, 22), 2), middle=((50, 38, 24), 0), ring=((54, 40, 24), -2), little=((60, 42, 26), -4),
                thumb=((0.7, 0.55, 0.5), (0.5, 0.75, 0.4), (0.2, 0.9, 0.2))),
    "grip": dict(index=((62, 84, 50), 2), middle=((66, 86, 52), 0), ring=((70, 88, 52), -2), little=((74, 88, 52), -5),
                 thumb=((0.45, 0.5, 0.72), (-0.2, 0.45, 0.85), (-0.75, 0.3, 0.35))),
    "hang": dict(index=((14, 22, 12), 4), middle=((22, 28, 15), 0), ring=((27, 32, 18), -3), little=((30, 34, 20), -8),
                 thumb=((0.5, 0.72, 0.45), (0.2, 0.9, 0.38), (0.05, 0.95, 0.3))),
    "lie": dict(index=((3, 6, 4), 6), middle=((2, 6, 4), 1), ring=((5, 8, 5), -5), little=((8, 10, 6), -15),
                thumb=((0.85, 0.5, 0.25), (0.66, 0.74, 0.1), (0.42, 0.9, 0.05))),
    "lift": dict(index=((8, 14, 8), 6), middle=((38, 52, 30), 0), ring=((50, 62, 36), -4), little=((54, 62, 36), -10),
                 thumb=((0.5, 0.7, 0.5), (0.15, 0.8, 0.55), (-0.15, 0.9, 0.3))),
}  # fmt: skip


def hand(pose: str = "open", *, stout: float = 1.0, wrist: float = 70.0, bend: tuple[float, float] = (0.0, 0.0)) -> Clay:
    """A right hand; `flip` makes it a left one. `wrist` px of forearm, bent sideways and back by degrees."""
    given = POSES[pose]
    c = Clay()
    for k, name in enumerate(_KNUCKLE):
        m = _KNUCKLE[name]
        c.limb([(17 - 11.5 * k, -10, 0, 16 * stout), (*m, (13.5 - 1.2 * (k == 3)) * stout)], melt=10, part="palm", per=1)
    c.limb([(-25, -20, 8, 16 * stout), (-34, -60, 6, 13 * stout)], melt=10, part="palm", per=1)
    _forearm(c, stout, wrist, bend)
    for name, m in _KNUCKLE.items():
        flex, spread = given[name]
        c.limb(_finger(name, m, flex, spread, stout), melt=5, part=name, per=2)
    p = np.array([20.0, -14.0, 7.0])
    knots = [(*p, 17.5 * stout)]
    for direction, long, r in zip(given["thumb"], (46, 34, 27), (13.5, 11.8, 8.2), strict=True):
        d = np.array([direction[0], -direction[1], direction[2]])
        p = p + d / np.linalg.norm(d) * long
        knots.append((*p, r * stout))
    return c.limb(knots, melt=8, part="thumb", per=2)


def _finger(name: str, knuckle: tuple[float, float, float], flex: tuple[float, float, float], spread: float,
            stout: float) -> list[tuple[float, ...]]:  # fmt: skip
    p, total = np.array(knuckle, float), 0.0
    knots = [(*p, _ROUND[name][0] * stout)]
    side = math.radians(spread)
    for bone, bent, r in zip(_BONES[name], flex, _ROUND[name][1:], strict=True):
        total += bent
        f = math.radians(total)
        p = p + bone * np.array([math.sin(side) * max(0.15, math.cos(f)), -math.cos(f) * math.cos(side), math.sin(f)])
        knots.append((*p, r * stout))
    return knots


def _forearm(c: Clay, stout: float, wrist: float, bend: tuple[float, float]) -> None:
    if wrist <= 0:
        return
    bx, bz = math.radians(bend[0]), math.radians(bend[1])
    d = np.array([math.sin(bx), math.cos(bx) * math.cos(bz), math.sin(bz)])
    for off in (-9.0, 9.0):
        o = np.array([off, 0.0, 0.0])
        a, b, e = o * 0.9 + (0, -12, 0), o + d * min(50.0, wrist), o * 1.5 + d * max(51.0, wrist)
        c.limb([(*a, 15 * stout), (*b, 15.5 * stout), (*e, (15.5 + wrist * 0.045) * stout)], melt=16, part="wrist", per=1)
