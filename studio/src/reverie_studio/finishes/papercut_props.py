"""Things of cut paper that several cards want: ropes, chains, plaits, plumes, leaves round an opening, a stage curtain."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.colour import Colour, darken, mix
from reverie_studio.engine.clay import flow
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_pen import PaperPen

Point = tuple[float, float]


def rope(pen: PaperPen, start: Point, end: Point, widths: Point, paper: Colour) -> None:
    """Twisted; as it comes towards us it grows from the first width to the second."""
    pen.taper([start, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), end], *widths, paper)
    with pen.flat():
        for k in range(1, 30):
            t = (k / 30) ** 0.85
            x, y = start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t
            w = (widths[0] + (widths[1] - widths[0]) * t) * 0.38
            pen.line(x - w, y + w * 0.55, x + w, y - w * 0.55, darken(paper, 0.32), 1.6 + t)


def chain(pen: PaperPen, points: Sequence[Point], count: int, paper: Colour, size: float = 8.0) -> None:
    """Rings along a curve, every second one seen from its side."""
    line = flow(points, 40)
    for k in range(count):
        x, y = line[round(k / (count - 1) * (len(line) - 1))]
        pen.oval(float(x), float(y), size * (1.25 if k % 2 else 0.75), size * 0.88, paper, stroke=size * 0.5)


def plait(pen: PaperPen, points: Sequence[Point], paper: Colour, bow: Colour, size: float = 44.0) -> None:
    """A plait that flies along a curve, tied at its end."""
    line = flow(points, 6)
    for a, b in zip(line[::2], line[2::2], strict=False):
        turn = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
        pen.path(cuts.leaf(float(a[0]), float(a[1]), size, turn, 0.32), paper)
    pen.circle(float(line[-1][0]), float(line[-1][1]), size * 0.25, bow)


def plume(pen: PaperPen, points: Sequence[Point], long: Point, paper: Colour, count: int = 30) -> None:
    """An ostrich feather along a curve from its quill: barbs on both sides, `long` px at the quill and at the middle."""
    line = flow(points, 24)
    way = np.gradient(line, axis=0)
    with pen.cut(1.4):
        for k in range(count):
            t = (k + 0.5) / count
            i = round(t * (len(line) - 1))
            turn = math.degrees(math.atan2(way[i, 1], way[i, 0]))
            n = long[0] + (long[1] - long[0]) * math.sin(math.pi * min(1.0, 0.15 + t * 0.8))
            for side in (-1, 1):
                pen.path(cuts.leaf(float(line[i, 0]), float(line[i, 1]), n, turn + side * (62 - 44 * t), 0.17), mix(paper, darken(paper, 0.2), 0.5 * (k % 2)))
        pen.curve([(float(x), float(y)) for x, y in line], darken(paper, 0.3), stroke=4, closed=False)


def twigs(pen: PaperPen, seed: int, centre: Point, hole: float, size: float, papers: tuple[Colour, Colour], count: int = 44) -> None:
    """Twigs of leaves round an opening, pointing into it."""
    rng = np.random.default_rng([seed, 811])
    for k in range(count):
        a, r = math.tau * k / count + float(rng.normal(0, 0.05)), hole * float(rng.uniform(1.0, 1.5))
        x, y, turn = centre[0] + r * math.cos(a), centre[1] + r * 1.16 * math.sin(a), math.degrees(a) + 180 + float(rng.normal(0, 22))
        u, v = math.cos(math.radians(turn)) * size * 0.62, math.sin(math.radians(turn)) * size * 0.62
        for n in range(5):
            lean = 0 if n == 0 else 48 if n % 2 else -48
            pen.path(cuts.leaf(x - u * n, y - v * n, size * float(rng.uniform(0.8, 1.2)), turn + lean, 0.3), mix(*papers, float(rng.random())))


def stage_curtain(pen: PaperPen, dark: Colour, light: Colour) -> None:
    """Swags above, a fall on each side."""
    for side, x in ((1, 0), (-1, 800)):
        for k in range(3):
            u = x + side * (k * 34 - 30)
            pen.path(f"M{u},-20 C{u + side * 60},300 {u + side * 20},600 {u + side * 44},1220 H{u - side * 60} V-20Z", mix(dark, light, 0.6 - 0.25 * k))
    for k in range(5):
        pen.path(f"M{-40 + 180 * k},-20 h170 C{120 + 180 * k},96 {-20 + 180 * k},96 {-40 + 180 * k},-20Z", mix(dark, light, 0.7 + 0.3 * (k % 2)))


def trunks(pen: PaperPen, seed: int, low: float, width: float, paper: Colour, clear: Point) -> None:
    """A painted wood: trunks from the ground at `low` up, none between the two x of `clear`."""
    rng = np.random.default_rng([seed, 812])
    for k in range(9):
        x, w = 20 + 100 * k + float(rng.uniform(-40, 40)), float(rng.uniform(10, 18)) * width
        if not clear[0] < x < clear[1]:
            pen.path(f"M{x - w},{low} C{x - w * 0.5},400 {x - w * 0.4},200 {x - w * 0.7},-20 H{x + w * 0.6} C{x + w * 0.4},200 {x + w * 0.6},400 {x + w * 1.2},{low}Z", paper)
            pen.path(cuts.leaf(x, 150 + 50 * width, 70 + 30 * width, -150 if k % 2 else -30, 0.09), paper)
    pen.path(f"M-20,{low - 40} C200,{low - 70} 500,{low - 20} 820,{low - 60} V{low + 200} H-20Z", paper)
