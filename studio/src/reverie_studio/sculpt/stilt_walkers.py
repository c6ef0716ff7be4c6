"""A dachshund that walks on tin-can stilts, its cans and poles, and the drowned market it crosses under a bridge."""

from __future__ import annotations

import math
from collections.abc import Sequence

from reverie_studio.colour import Colour, darken, lighten, mix
from reverie_studio.engine.clay import Clay
from reverie_studio.engine.clay_parts import patch
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.sculpt.eyes import eye

Point = tuple[float, float]
FEET = ((-150, 84), (-266, -64), (132, 84), (248, -64))  # x and z of its four legs: near fore, far fore, near hind, far hind


def dachshund_face(*, look: Point = (0.0, 0.3), worry: float = 1.0) -> Clay:
    """A dachshund that looks at us: ears 250 px from edge to edge, nose at (0, 44, 196). Parts: head, brow, muzzle, chin, nose, ear, lid. Marks: the eyes, `nose`, `mouth left|right`."""
    c = Clay().limb([(0, -56, -30, 76), (0, -26, 4, 74)], melt=16, part="head")
    c.both(Clay().limb([(38, -40, -6, 50), (44, 10, 16, 46)], melt=24, part="head", per=3))
    c.limb([(0, -10, 50, 52), (0, 22, 104, 43), (0, 44, 160, 34)], melt=24, part="muzzle", per=4)
    c.both(Clay().limb([(18, 34, 84, 34), (20, 58, 140, 26), (10, 64, 166, 22)], melt=14, part="muzzle", per=4))
    c.limb([(0, 62, 60, 34), (0, 86, 116, 24), (0, 88, 146, 18)], melt=8, part="chin", per=4)
    c.limb([(-12, 30, 188, 17), (0, 28, 194, 19), (12, 30, 188, 17)], melt=5, part="nose", per=3)
    c.both(Clay().limb([(24, -66, 52, 12), (42, -72 + 4 * worry, 46, 15), (58, -58 + 8 * worry, 32, 11)], melt=12, part="brow", per=3))
    for side, name in ((-1, "left"), (1, "right")):
        c.limb([(56 * side, -96, -36, 30), (88 * side, -84, -26, 36), (112 * side, -20, -10, 44), (116 * side, 50, 4, 46), (104 * side, 96, 10, 26)], melt=8, part="ear", press=(0.5 * side, 0, 1.3), per=6)
        eye(c, name, (42 * side, -26, 52), 23, side, aside=24, lids=1.05, look=(look[0] * side, look[1]), inner=0.6 + 0.6 * worry, iris=0.98, bag=0.5)
        c.marks[f"mouth {name}"] = [(0, 70, 180), (14 * side, 80, 168), (34 * side, 80, 130), (46 * side, 72, 88)]
    c.marks["nose"] = [(0, 30, 214)]
    return patch(patch(c, "tan", [(0, 90, 60, 40), (0, 92, 130, 34)]), "tan", [(34, -66, 60, 13), (44, -66, 54, 12)], both=True)


def dachshund_body() -> Clay:
    """A dachshund's long body in profile to our left, without its head, which joins at (-268, -104, 30): legs end at y = 176 above `FEET`. Parts: coat, chest, leg, tail."""
    c = Clay().limb([(-188, 6, 0, 98), (-60, 22, 0, 90), (80, 14, 0, 84), (196, 4, 0, 92)], melt=14, part="coat", per=6)
    c.limb([(-190, -16, 6, 84), (-240, -66, 16, 68), (-266, -110, 26, 60)], melt=30, part="coat", per=4)
    c.limb([(-226, 10, 30, 60), (-230, 60, 20, 56), (-190, 86, 10, 44)], melt=26, part="chest", per=4)
    for (x, z), near in zip(FEET, (True, False, True, False), strict=True):
        hind = x > 0
        c.limb([(x + (14 if hind else 6), 26, z * 0.7, 70 if hind else 62), (x + (18 if hind else -2), 84, z * 0.94, 50 if hind else 46), (x, 132, z, 33), (x, 176, z, 30)], melt=22, part="leg" if near else "far leg", per=5)
    c.limb([(262, -30, 0, 34), (318, -70, 0, 24), (352, -134, 0, 17), (362, -204, 0, 10), (352, -250, 0, 4)], melt=18, part="tail", per=6)
    return c


def dachshund(*, yaw: float, pitch: float, roll: float, look: Point, worry: float) -> Clay:
    """The whole dog, its head turned by its own angles."""
    return dachshund_body().add(dachshund_face(look=look, worry=worry).turned(at=(-292, -166, 58), scale=0.98, yaw=yaw, pitch=pitch, roll=roll))


def tin_stilt(pen: PaperPen, x: float, y: float, foot: float, wood: Colour, label: Colour, k: float = 1.0) -> None:
    """A tin on a pole, seen from below: the leg goes in at (x, y); the pole stands in the water at `foot`."""
    w, h = 52 * k, 92 * k
    top, low = y - 26 * k, y - 26 * k + h
    pen.taper([(x, low - 4), (x, foot + 3)], 27 * k, 22 * k, wood)
    with pen.flat():
        pen.taper([(x - 6 * k, low + 20), (x - 5 * k, foot)], 5 * k, 4 * k, lighten(wood, 0.22))
        for n in range(3):
            v = low + (foot - low) * (0.26 + 0.25 * n)
            pen.path(f"M{x - 2 * k},{v} q{5 * k},{12 * k} 0,{26 * k}", darken(wood, 0.25), stroke=2.2)
    pen.path(f"M{x - w},{low} Q{x},{low - 22 * k} {x + w},{low} Q{x},{low + 20 * k} {x - w},{low}Z", "#6a6f7c")
    pen.path(f"M{x - w},{top} Q{x},{top - 22 * k} {x + w},{top} V{low} Q{x},{low - 22 * k} {x - w},{low}Z", "#c4cad2")
    with pen.flat():
        pen.path(f"M{x - w},{top + 14 * k} Q{x},{top - 8 * k} {x + w},{top + 14 * k} V{low - 14 * k} Q{x},{low - 36 * k} {x - w},{low - 14 * k}Z", label)
        pen.path(f"M{x + w * 0.5},{top + 6 * k} Q{x + w * 0.8},{top + 8 * k} {x + w},{top + 14 * k} V{low - 14 * k} Q{x + w * 0.8},{low - 20 * k} {x + w * 0.5},{low - 25 * k}Z", darken(label, 0.22))
        pen.oval(x - 8 * k, (top + low) / 2 - 8 * k, 19 * k, 22 * k, mix(label, "#fff4d8", 0.85))
    pen.path(f"M{x - w - 3},{top} Q{x},{top - 22 * k} {x + w + 3},{top} L{x + w + 2},{top + 9 * k} Q{x},{top - 13 * k} {x - w - 2},{top + 9 * k}Z", "#e2e6ea")


def awning(pen: PaperPen, x: float, y: float, w: float, h: float, papers: tuple[Colour, Colour]) -> None:
    """The striped roof of a market stall whose foot is drowned at y."""
    for k in range(6):
        a, b = x + w * k / 6, x + w * (k + 1) / 6
        u, v = x + w * (0.12 + 0.76 * k / 6), x + w * (0.12 + 0.76 * (k + 1) / 6)
        pen.path(f"M{u},{y - h} L{v},{y - h} L{b},{y} H{a}Z", papers[k % 2])


def gable(pen: PaperPen, x: float, y: float, w: float, h: float, wall: Colour, roof: Colour, panes: Sequence[Point], pane: Colour) -> None:
    """A plain house front standing in the water at y."""
    pen.path(f"M{x},{y} V{y - h} L{x + w / 2},{y - h - w * 0.42} L{x + w},{y - h} V{y}Z", wall)
    pen.path(f"M{x - 14},{y - h + 10} L{x + w / 2},{y - h - w * 0.42 - 18} L{x + w + 14},{y - h + 10} L{x + w},{y - h + 20} L{x + w / 2},{y - h - w * 0.42 + 8} L{x},{y - h + 20}Z", roof)
    for u, v in panes:
        pen.rect(x + u - 15, y - v - 22, 30, 44, pane, radius=3)


def under_bridge(pen: PaperPen, stone: Colour, water: float) -> None:
    """The arch of a bridge, near and dark, down to the water, and below it its reflection, cut by all edges."""
    hole = f"M22,{water} V440 C22,190 170,30 400,30 C630,30 778,190 778,440 V{water} C778,{water + 180} 744,{water + 320} 690,1230 H110 C56,{water + 320} 22,{water + 180} 22,{water}Z"
    with pen.cut(2.0):
        pen.path("M-20,-20 H820 V1220 H-20Z", stone)
        pen.erase(hole)
    with pen.cut(1.2):
        for k in range(-8, 9):
            a, b = (math.radians(-90 + 11.6 * (k + d)) for d in (-0.46, 0.46))
            pen.poly([(400 + rx * math.cos(t), 436 + ry * math.sin(t)) for t, rx, ry in ((a, 392, 420), (b, 392, 420), (b, 478, 512), (a, 478, 512))], lighten(stone, 0.07 if k % 2 else 0.11))
        pen.erase(hole)


def shimmer(pen: PaperPen, top: float, low: float, paper: Colour, count: int = 30) -> None:
    """Level slivers of water over what is reflected in it, longer and farther apart towards us."""
    for k in range(count):
        t = k / count
        y = top + (low - top) * t**1.15
        n, x = 70 + 110 * t, 60 + (k * 227) % 620
        pen.path(f"M{x - n / 2:.0f},{y:.0f} q{n / 2:.0f},{-3 - 4 * t:.1f} {n:.0f},0 q{-n / 2:.0f},{3 + 4 * t:.1f} {-n:.0f},0Z", paper)
