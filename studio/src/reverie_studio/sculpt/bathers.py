"""A swimming lesson from under water: a hippopotamus afloat with armbands; the water's skin, tiles, bubbles, a lane rope as sheets."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import Colour, darken, lighten
from reverie_studio.engine.clay import Clay
from reverie_studio.engine.clay_parts import patch
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.sculpt.eyes import eye
from reverie_studio.sculpt.river_beasts import hippo_head

Point = tuple[float, float]


def frightened_hippo() -> Clay:
    """A `hippo_head` with wide eyes on what is below its chin, its brows up. Parts besides: chin, inner ear, nostril."""
    c = hippo_head(look=(0.0, 0.8))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (74 * side, -86, 64), 34, side, aside=12, lids=1.35, look=(-0.25 * side, 0.75), inner=0.5, iris=0.56, bag=0.5)
    patch(c, "chin", [(-50, 186, 104, 52), (0, 194, 120, 52), (50, 186, 104, 52)])
    patch(c, "inner ear", [(112, -164, -14, 15), (121, -184, -14, 15)], both=True)
    return patch(c, "nostril", [(48, 42, 182, 9), (60, 35, 182, 13), (72, 42, 172, 9)], both=True)


def floating_body() -> Clay:
    """The trunk behind such a head as seen from below, 560 px wide. The part is `hide`."""
    return Clay().limb([(0, -30, -220, 210), (0, -110, -300, 272), (0, -170, -420, 280)], melt=16, part="hide", per=4)


def paddling_leg(side: int) -> Clay:
    """A foreleg that hangs down beside such a head, an armband round it. Parts: leg, armband, lower band, valve, nail."""
    c = Clay().limb([(150 * side, 10, -120, 84), (206 * side, 60, -60, 74), (238 * side, 150, 0, 62), (236 * side, 232, 50, 58), (232 * side, 262, 60, 64)], melt=14, part="leg", per=6)
    for x, y, z, r, part in ((212, 72, -40, 84, "armband"), (232, 116, -10, 78, "lower band")):
        c.limb([(x * side, y, z, r), ((x + 7) * side, y + 16, z + 10, r)], melt=1, part=part, per=3, press=(0, 0.3, 0))
    c.limb([(206 * side, 84, 60, 12), (204 * side, 80, 84, 8)], melt=2, part="valve", per=3)
    for k in range(4):
        u = -44 + 29 * k
        c.limb([(232 * side + u, 280, 100 - abs(u) * 0.5, 24), (232 * side + u * 1.08, 300, 104 - abs(u) * 0.5, 22)], melt=5, part="leg", per=2)
        c.ball(232 * side + u * 1.1, 308, 124 - abs(u) * 0.5, 14, melt=1, part="nail", press=(0, 0, 0.6))
    return c


def caustics(pen: PaperPen, seed: int, low: float, papers: tuple[Colour, ...]) -> None:
    """The skin of the water from below: bands with a wavy edge, one over the other, and a net of light."""
    rng = np.random.default_rng([seed, 401])
    for k, paper in enumerate(papers):
        y, a = low * (1 - k / len(papers)), float(rng.uniform(0, 6.3))
        d = " ".join(f"L{x},{y + 16 * math.sin(x / 61 + a) + 9 * math.sin(x / 23 + 2 * a):.1f}" for x in range(820, -40, -10))
        pen.path(f"M-20,-20 H820 {d} L-20,-20Z", paper)
    for _ in range(40):
        x, y, w = float(rng.uniform(0, 800)), float(rng.uniform(0, low * 0.9)), float(rng.uniform(26, 74))
        pen.lit(f"M{x - w},{y} C{x - w * 0.4},{y - w * 0.24} {x + w * 0.3},{y - w * 0.1} {x + w},{y} C{x + w * 0.3},{y - w * 0.02} {x - w * 0.3},{y - w * 0.1} {x - w},{y}Z", "#ffffff", 0.5)


def tiles(pen: PaperPen, far: Point, paper: Colour) -> None:
    """Walls left and right that run away to a point."""
    for side in (-1, 1):
        x0, x1 = (-30, far[0] - 190) if side < 0 else (830, far[0] + 190)
        pen.path(f"M{x0},-20 L{x1},{far[1] - 130} V{far[1] + 260} L{x0},1220Z", paper)
        with pen.flat():
            for k in range(11):
                t = k / 10
                pen.line(x0, -20 + 1240 * t, x1, far[1] - 130 + 390 * t, lighten(paper, 0.14), 2.4)
            for k in range(1, 8):
                u = 1 - (1 - k / 8) ** 1.7
                x = x0 + (x1 - x0) * u
                pen.line(x, -20 + (far[1] - 110) * u, x, 1220 + (far[1] + 260 - 1220) * u, lighten(paper, 0.14), 2.4)


def beams(pen: PaperPen, top: Point, paper: Colour) -> None:
    """Light that falls through the water."""
    with pen.flat():
        for a, w in ((-0.5, 22), (-0.34, 34), (-0.2, 18), (0.24, 26), (0.4, 40), (0.52, 20)):
            x = top[0] + 1240 * math.tan(a)
            pen.path(f"M{top[0] + 300 * a - w * 0.4},{top[1]} h{w * 0.8} L{x + w * 2},1240 h{-w * 4}Z", paper)


def bubbles(pen: PaperPen, spots: tuple[tuple[float, float, float], ...], paper: Colour) -> None:
    """Rings with a light in each."""
    for x, y, r in spots:
        with pen.cut(1):
            pen.circle(x, y, r, paper)
            pen.erase(cuts.circle(x, y, r * 0.74))
        pen.lit(cuts.circle(x - r * 0.34, y - r * 0.36, r * 0.2), "#ffffff", 0.8)


def lane_rope(pen: PaperPen, start: Point, end: Point, count: int, papers: tuple[Colour, Colour], size: Point) -> None:
    """Discs on a rope, from the first size to the second."""
    pen.line(*start, *end, darken(papers[0], 0.4), 6)
    turn = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
    for k in range(count):
        t = k / (count - 1)
        r = size[0] + (size[1] - size[0]) * t
        with pen.at(start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t, turn=turn):
            pen.oval(0, 0, r * 0.42, r, papers[(k // 3) % 2])
