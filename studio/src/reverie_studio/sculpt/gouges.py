"""What a gouge leaves in lino: wedges along an edge or round a point, furrows between two rails, stray ridges in a cleared ground."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.colour import Array
from reverie_studio.engine.bodies import Point
from reverie_studio.engine.clay import flow
from reverie_studio.finishes.linocut_tools import KEY, Cutting

Line = Sequence[Sequence[float]]
Curve = list[Point]  # root, middle, tip


def evenly(line: Line, count: int) -> list[Point]:
    """Points in equal distances along a smooth line, its ends among them."""
    return [(float(x), float(y)) for x, y in _even(line, count)]


def fringe(
    line: Line, count: int = 0, length: tuple[float, float] = (30.0, 80.0), turn: float = -90.0, *, every: float = 0.0,
    bearing: float | Sequence[float] | None = None, bend: float = 0.0, sink: float = 0.0, seed: int = 1,
) -> list[Curve]:  # fmt: skip
    """Wedges that leave a line: rims, fur, spray, grass; `count` of them, or one `every` px.

    `turn`: degrees clockwise from the line's way (-90 to its left, 90 to its right), or `bearing`: from the sheet's right, one or several
    spread along the line. `bend` turns each further towards its tip, `sink` sets the root back before the line.
    """
    rng = np.random.default_rng(seed)
    run = float(np.hypot(*np.diff(_even(line, 60), axis=0).T).sum())
    count = count or max(1, round(run / every))
    path = _even(line, 8 * count + 1)
    out: list[Curve] = []
    for k in range(count):
        at = 8 * k + 4 + int(rng.integers(-2, 3))
        ahead = path[at + 1] - path[at - 1]
        way = math.degrees(math.atan2(ahead[1], ahead[0])) + turn
        if bearing is not None:
            turns = [bearing] if isinstance(bearing, int | float) else bearing
            way = float(np.interp(at / (8 * count), np.linspace(0, 1, len(turns)), turns))
        way = math.radians(way + rng.uniform(-5, 5))
        root = path[at] - sink * np.array([math.cos(way), math.sin(way)])
        out.append(_bent(root, way, float(rng.uniform(*length)), math.radians(bend)))
    return out


def spokes(at: Point, near: float, far: tuple[float, float], count: int, sweep: tuple[float, float] = (0, 360), *, bend: float = 0.0, wild: float = 0.2, seed: int = 1) -> list[Curve]:
    """Wedges round a point, from `near` it outwards to about `far`; `wild` is how unevenly they stand."""
    rng = np.random.default_rng(seed)
    out: list[Curve] = []
    for k in range(count):
        way = math.radians(sweep[0] + (sweep[1] - sweep[0]) * (k + 0.5 + rng.uniform(-wild, wild)) / count)
        root = (at[0] + near * math.cos(way), at[1] + near * math.sin(way))
        out.append(_bent(root, way, float(rng.uniform(*far)) - near, math.radians(bend)))
    return out


def wedges(t: Cutting, curves: Sequence[Line], width: float | Sequence[float], ink: int = KEY, ends: tuple[float, float] = (1.0, 0.1)) -> None:
    """Curves as wedges of one ink: as wide as said at the root (or in the middle, where both ends are thin), and a point at the tip."""
    for k, curve in enumerate(curves):
        line = flow([q[:2] for q in curve], 6)
        ahead = np.gradient(line, axis=0)
        ahead /= np.maximum(1e-6, np.hypot(ahead[:, 0], ahead[:, 1]))[:, None]
        whole = width if isinstance(width, int | float) else width[k]
        share = np.interp(np.linspace(0, 1, len(line)), (0, 0.5, 1), (ends[0], _middle(ends), ends[1]))
        side = np.column_stack([-ahead[:, 1], ahead[:, 0]]) * (share * whole / 2)[:, None]
        t.flat([(float(x), float(y)) for x, y in [*(line + side), *(line - side)[::-1]]], ink=ink)


def wedge(root: Sequence[float], tip: Sequence[float], half: float, bow: float = 0.0) -> list[Point]:
    """One cut as an outline: broad behind its root, a point at its tip; `bow` bends it to its left, as a share of its length."""
    (ax, ay), (bx, by) = (root[0], root[1]), (tip[0], tip[1])
    far = math.hypot(bx - ax, by - ay) or 1.0
    nx, ny = (by - ay) / far, -(bx - ax) / far
    line = [(ax + (bx - ax) * q + nx * bow * far * 4 * q * (1 - q), ay + (by - ay) * q + ny * bow * far * 4 * q * (1 - q)) for q in (0.0, 0.15, 0.35, 0.55, 0.75, 0.9)]
    wide = [half * w for w in (0.55, 0.95, 1.0, 0.8, 0.5, 0.2)]
    left = [(x + nx * w, y + ny * w) for (x, y), w in zip(line, wide, strict=True)]
    right = [(x - nx * w, y - ny * w) for (x, y), w in zip(line, wide, strict=True)]
    return [*left, (bx, by), *reversed(right)]


def chatter(box: tuple[float, float, float, float], count: int, length: tuple[float, float], degrees: float = 0.0, *, sag: float = 0.0, seed: int = 1) -> list[Curve]:
    """Stray ridges in a cleared ground (left, top, right, bottom), all one way; `sag` lets their middles hang, as a share of half their length."""
    rng = np.random.default_rng(seed)
    x0, y0, x1, y1 = box
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    out: list[Curve] = []
    for k in range(count):
        y = y0 + (y1 - y0) * (k + float(rng.uniform(0.2, 0.8))) / count
        x, far = float(rng.uniform(x0, x1)), float(rng.uniform(*length)) / 2
        out.append([(x - c * far, y - s * far), (x, y + sag * far), (x + c * far, y + s * far)])
    return out


def furrows(first: Line, last: Line, count: int, seed: int = 1, *, first_at: float = 0.0, last_at: float = 1.0, start: tuple[float, float] = (0.0, 0.0), end: tuple[float, float] = (1.0, 1.0)) -> list[list[Point]]:
    """Lines that lead over from one rail to the other; each begins and ends at a share of its length drawn from `start` and `end`."""
    rng = np.random.default_rng(seed)
    a, b = _even(first, 40), _even(last, 40)
    out = []
    for k in range(count):
        v = first_at + (last_at - first_at) * (k + 0.5) / count
        line = a * (1 - v) + b * v
        pick = np.linspace(rng.uniform(*start), rng.uniform(*end), 9) * 39
        out.append([(float(x), float(y)) for x, y in zip(np.interp(pick, range(40), line[:, 0]), np.interp(pick, range(40), line[:, 1]), strict=True)])
    return out


def _even(line: Line, steps: int) -> Array:
    p = flow([q[:2] for q in line], 14)
    run = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(p, axis=0).T))])
    at = np.linspace(0, run[-1], steps)
    return np.column_stack([np.interp(at, run, p[:, 0]), np.interp(at, run, p[:, 1])])


def _bent(root: Sequence[float] | Array, way: float, length: float, bend: float) -> Curve:
    middle = root + 0.5 * length * np.array([math.cos(way), math.sin(way)])
    tip = root + length * np.array([math.cos(way + bend), math.sin(way + bend)])
    return [(float(x), float(y)) for x, y in (root, middle, tip)]


def _middle(ends: tuple[float, float]) -> float:
    if min(ends) > 0.4:
        return max(*ends, 0.9)
    return sum(ends) / 2 if max(ends) > 0.4 else 1.0
