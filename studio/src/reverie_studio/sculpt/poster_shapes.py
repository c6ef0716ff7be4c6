"""Contours as text, moved about: a keyhole, a hoof, a tower drawn once and put where a poster wants it."""

from __future__ import annotations

import math
from collections.abc import Sequence

from reverie_studio.engine.clay import flow
from reverie_studio.sculpt.marks import placed

Spot = tuple[float, float]


def moved(text: str, at: Sequence[float], size: float = 1.0, degrees: float = 0.0, mirror: bool = False) -> str:
    """An outline text scaled, turned clockwise and put at a place; corners stay corners. `mirror` flips it left to right first."""
    words = text.split()
    knots = [[float(v) for v in word.rstrip("!").split(",")] for word in words]
    put = placed([((-x if mirror else x), y) for x, y in knots], at, size, degrees)
    return " ".join(f"{x:.1f},{y:.1f}{'!' if word.endswith('!') else ''}" for (x, y), word in zip(put, words, strict=True))


def tube(path: Sequence[Spot], wide: Sequence[float], per: int = 8) -> list[Spot]:
    """The outline of a bent bar along a path; one half width per knot."""
    middle = [(float(x), float(y)) for x, y in flow(path, per)]
    left, right = [], []
    for k, (x, y) in enumerate(middle):
        (ax, ay), (bx, by) = middle[max(0, k - 1)], middle[min(len(middle) - 1, k + 1)]
        far = math.hypot(bx - ax, by - ay) or 1.0
        share = k / (len(middle) - 1) * (len(wide) - 1)
        low = min(int(share), len(wide) - 2)
        half = wide[low] + (wide[low + 1] - wide[low]) * (share - low)
        nx, ny = -(by - ay) / far * half, (bx - ax) / far * half
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return [*left, *reversed(right)]


def panes(path: Sequence[Spot], half: float, shares: Sequence[float], rows: Sequence[float], size: tuple[float, float]) -> list[list[Spot]]:
    """Windows along a bent bar: at these shares of its length, in these columns (-1 … 1), each `size` wide and high."""
    middle = [(float(x), float(y)) for x, y in flow(path, 12)]
    out = []
    for share in shares:
        k = min(len(middle) - 2, max(1, round(share * (len(middle) - 1))))
        (ax, ay), (bx, by) = middle[k - 1], middle[k + 1]
        turn = math.degrees(math.atan2(by - ay, bx - ax)) + 90
        w, h = size[0] / 2, size[1] / 2
        for column in rows:
            out.append([(float(x), float(y)) for x, y in placed([(column * half - w, -h), (column * half + w, -h), (column * half + w, h), (column * half - w, h)], middle[k], 1.0, turn)])
    return out
