"""A stag from behind whose antlers part the sheet, and one valley in many seasons between them."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import cv2
import numpy as np

from reverie_studio.engine.bodies import Outline, Point, outline
from reverie_studio.finishes.linocut_tools import KEY, Cutting
from reverie_studio.sculpt.marks import ellipse

Flat = Callable[[str, int], None]
Lines = Callable[[Sequence[Sequence[Point]], float, int], None]


def within(shape: Outline, cell: Sequence[Point]) -> list[list[Point]]:
    """What of an outline lies in a cell: none, one or more outlines."""
    both = []
    for points in (outline(shape), cell):
        sheet = np.zeros((2440, 1640), np.uint8)
        cv2.fillPoly(sheet, [np.round((np.array(points) + 10) * 2).astype(np.int32)], 255)
        both.append(sheet)
    found, _ = cv2.findContours(cv2.bitwise_and(*both), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    return [[(float(x) / 2 - 10, float(y) / 2 - 10) for x, y in ring[:, 0]] for ring in found if cv2.contourArea(ring) > 12]


def kept(curves: Sequence[Sequence[Point]], cell: Sequence[Point], margin: float = 3.0) -> list[list[Point]]:
    """Of single cuts those that lie wholly in a cell."""
    ring = np.array(cell, np.float32)
    return [[(p[0], p[1]) for p in line] for line in curves if all(cv2.pointPolygonTest(ring, (float(p[0]), float(p[1])), True) > margin for p in line)]


@dataclass(frozen=True)
class Season:
    """How a valley looks: inks of sky, far hill, near hill, field, brook, and what grows."""

    sky: tuple[int, int] = (0, 1)  # light and dark ink
    part: float = 0.5
    axis: float = 0.0
    rays: bool = False
    far: int = 1
    near: int = 2
    field: int = 3
    brook: int = 0
    cuts: int = 1  # ink of the cuts in the field
    furrow: float = 20.0  # degrees they lean
    crown: int | None = None  # ink of the leaves; None is a bare tree
    wall: int = 0
    roof: int = KEY
    trunk: int = KEY
    tree: bool = True
    extra: str = ""  # stooks, smoke, flakes, rain, stars, birds, flood


def valley(t: Cutting, cell: Outline, at: Point, k: float, season: Season) -> None:
    """The valley in one season, cut off at a cell: two hills, a farm, a lone tree, a brook; 320 px wide at k = 1, the farm at (30, 24)."""
    ring, q = outline(cell), season

    def put(points: str) -> list[Point]:
        return [(at[0] + x * k, at[1] + y * k) for x, y in outline(points)]

    def flat(points: str, ink: int) -> None:
        found = within(put(points), ring)
        if found:
            t.flat(*found, ink=ink)

    def lines(curves: Sequence[Sequence[Point]], width: float, ink: int) -> None:
        own = kept([[(at[0] + x * k, at[1] + y * k) for x, y in line] for line in curves], ring)
        if own:
            with t.down_to(ink):
                t.strokes(own, width, ends=(0.35, 0.3))

    top = at[1] - 190 * k
    t.flat(ring, ink=q.sky[1])
    for shape in within(put("-400,-400! 400,-400! 400,60! -400,60!"), ring):
        if q.rays:
            t.plane(shape, lambda x, y: 1.06 - np.hypot(x - at[0] - 70 * k, y - at[1] + 96 * k) / (250 * k), q.sky, (q.part,), around=(at[0] + 70 * k, at[1] - 96 * k), pitch=11, wedge=0.3, wild=1.6)
        else:
            t.plane(shape, lambda x, y: np.clip((y - top) / (190 * k), 0, 1) * 0.9 + 0.05, q.sky, (q.part,), axis=q.axis, pitch=9, wild=1.6)
    if q.rays:
        t.flat(*within(ellipse(at[0] + 70 * k, at[1] - 96 * k, 30 * k, 30 * k), ring), ink=0)
    flat("-400,40! -190,-6 -96,-64 -34,-22 16,-6 70,-60 128,-78 200,-20 400,10! 400,80! -400,80!", q.far)
    flat("-400,30! -180,26 -110,-18 -40,14 20,26 110,4 200,24 400,16! 400,120! -400,120!", q.near)
    flat("-400,40! -160,44 -60,34 40,40 160,36 400,44! 400,900! -400,900!", q.field)
    slope = math.tan(math.radians(q.furrow))
    lines([[(x, y), (x + 15, y + 15 * slope + 2), (x + 34 + y * 0.1, y + 34 * slope)] for y in range(66, 420, 17) for x in range(-300 + y % 29, 300, 48) if abs(x - 20 + y * 0.1) > 34 + y * 0.1], 3.4, q.cuts)
    flat("14,38! 26,38! 22,56 -12,76 -20,104 30,150 40,230 -40,380 -60,520! -240,520! -150,360 -40,240 -20,170 -62,110 -48,76 4,56", q.brook)
    flat("36,46! 36,14! 84,14! 84,46!", q.wall)
    flat("28,16! 44,-10! 78,-10! 92,16!", q.roof)
    flat("66,-6! 66,-22! 75,-22! 75,-6!", KEY)
    flat("44,34! 44,22! 52,22! 52,34!", KEY)
    flat("62,46! 62,24! 72,24! 72,46!", KEY)
    if q.tree:
        _tree(q, k, flat, lines)
    _extra(q.extra, flat, lines)


def _tree(q: Season, k: float, flat: Flat, lines: Lines) -> None:
    """The lone tree, bare or in leaf."""
    flat("-92,92! -86,60 -90,20 -84,20! -80,44 -66,24! -62,26! -76,56 -74,92!", q.trunk)
    boughs = [[(-83, 40), (-86 + 22 * math.cos(a), 18 + 18 * math.sin(a)), (-84 + 50 * math.cos(a), 2 + 46 * math.sin(a))] for a in (math.radians(v) for v in (-160, -132, -108, -84, -60, -34))]
    if q.crown is None:
        lines([[(x, y) for x, y in line] for line in boughs], max(2.2, 4.4 * k), q.trunk)
        lines([[line[1], (line[1][0] + 8, line[1][1] - 14), (line[2][0] + 12, line[2][1] - 6)] for line in boughs], max(1.9, 2.6 * k), q.trunk)
    else:
        flat("-84,34 -122,30 -136,2 -124,-28 -96,-46 -62,-38 -38,-14 -42,16 -62,32", q.crown)
        lines([[(-84 + r * math.cos(a), 2 + r * 0.8 * math.sin(a)), (-80 + r * math.cos(a + 0.3), 2 + r * 0.8 * math.sin(a + 0.3))] for r in (14, 28, 40) for a in np.arange(2.2, 5.6, 0.5)], 2.8, 0 if q.crown != 0 else 1)


def _extra(kind: str, flat: Flat, lines: Lines) -> None:
    """What only one season has."""
    rng = np.random.default_rng(7)
    if kind == "stooks":
        for x, y, r in ((-30, 120, 26.0), (96, 100, 22.0), (150, 150, 32.0), (-120, 170, 34.0), (60, 190, 36.0)):
            flat(f"{x - r * 0.8},{y}! {x - r * 0.5},{y - r} {x},{y - r * 1.7} {x + r * 0.5},{y - r} {x + r * 0.8},{y}!", 0)
            lines([[(x + d * r * 0.2, y - r * 1.3), (x + d * r * 0.5, y - 3)] for d in (-0.8, 0.1, 0.9)], 2.4, 3)
            flat(f"{x + r * 0.8},{y}! {x + r * 1.9},{y + r * 0.3}! {x + r * 1.6},{y + r * 0.4}! {x - r * 0.6},{y + 3}!", KEY)
    elif kind == "smoke":
        for x, y, r in ((-20, 84, 1.0), (120, 74, 0.8)):
            flat(f"{x - 14 * r},{y}! {x - 6},{y - 12 * r} {x + 12 * r},{y}!", KEY)
            flat(f"{x - 8 * r},{y - 8}! {x - 18 * r},{y - 50} {x + 10 * r},{y - 90} {x - 8 * r},{y - 140} {x + 40 * r},{y - 210} {x + 60 * r},{y - 330} {x + 96 * r},{y - 330} {x + 80 * r},{y - 200} {x + 34 * r},{y - 130} {x + 44 * r},{y - 84} {x + 12 * r},{y - 46} {x + 6 * r},{y - 8}!", 0)
    elif kind == "flakes":
        lines([[(x, y), (x + 0.6, y + 0.6)] for x, y in zip(rng.uniform(-200, 200, 90), rng.uniform(-260, 30, 90), strict=True)], 6.0, 0)
    elif kind == "rain":
        lines([[(x, y), (x - 8, y + 30), (x - 14, y + 52)] for x, y in zip(rng.uniform(-220, 220, 90), rng.uniform(-300, 60, 90), strict=True)], 3.2, 0)
    elif kind == "stars":
        lines([[(x, y), (x + 0.6, y)] for x, y in zip(rng.uniform(-200, 200, 50), rng.uniform(-300, -50, 50), strict=True)], 5.0, 0)
    elif kind == "flood":
        lines([[(x - 24, y), (x, y - 2), (x + 26, y)] for x, y in zip(rng.uniform(-200, 200, 60), rng.uniform(60, 300, 60), strict=True)], 4.0, 0)
