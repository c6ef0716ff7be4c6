"""A wild boar that sits on very little ground and does not dare to move; the plank, and the feather on its other end."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from reverie_studio.colour import Colour
from reverie_studio.engine.clay import Clay, flow
from reverie_studio.finishes.watercolour_pen import InkPen
from reverie_studio.pen import Pen
from reverie_studio.sculpt.eyes import eye
from reverie_studio.sculpt.marks import Spot


def boar_head(*, look: Spot = (0.0, 0.9)) -> Clay:
    """A boar's head that looks at us down its long snout: 250 px wide, the disc of the snout at (0, 118, 300), crown at y = -110. Parts: coat, cheek, snout, lip, tusk, ear, lid.

    Marks: the eyes `left|right`, `nose`, `nostril left|right`, `ear left|right` (hollows), `crest` (roots of its bristles).
    """
    c = Clay().limb([(0, -10, -70, 116), (0, -6, 0, 104), (0, 24, 80, 82), (0, 66, 170, 62), (0, 98, 240, 52), (0, 112, 284, 48)], melt=16, part="coat", per=8)
    c.both(Clay().limb([(62, 10, 20, 62), (70, 62, 40, 62), (56, 104, 90, 44), (40, 124, 150, 30)], melt=26, part="cheek", per=8))
    c.limb([(0, 112, 110, 54), (0, 142, 180, 42), (0, 152, 236, 33), (0, 152, 262, 24)], melt=14, part="cheek", per=8)
    c.limb([(0, 114, 286, 51), (0, 116, 310, 52)], melt=6, part="snout", per=3, press=(0, 0, 0.6))
    c.both(Clay().limb([(34, 122, 196, 25), (44, 128, 220, 26), (36, 126, 246, 20)], melt=14, part="lip", per=5))
    c.both(Clay().limb([(47, 136, 214, 15), (72, 122, 230, 14), (84, 88, 238, 11), (78, 48, 240, 3)], melt=4, part="tusk", per=8))
    c.both(Clay().limb([(38, 128, 236, 11), (56, 112, 250, 9), (60, 92, 254, 3)], melt=3, part="tusk", per=6))
    c.both(Clay().limb([(24, -58, 76, 22), (56, -70, 66, 24), (90, -44, 34, 18)], melt=20, part="coat", per=6))
    c.both(Clay().limb([(66, -84, -30, 30), (104, -120, -36, 38), (140, -152, -36, 27), (166, -178, -30, 4)], melt=12, part="ear", press=(0, 0, 1.5), per=8))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (57 * side, -30, 78), 24, side, aside=22, lids=1.25, look=(look[0] * side, look[1]), inner=1.0, iris=0.5, bag=0.7)
        c.marks[f"nostril {name}"] = [(20 * side, 112, 330)]
        c.marks[f"ear {name}"] = [(84 * side, -98, 0), (102 * side, -134, 0), (136 * side, -160, 0), (158 * side, -172, 0), (140 * side, -142, 0), (112 * side, -108, 0)]
    c.marks["nose"] = [(0, 112, 330)]
    c.marks["crest"] = [(0, -70, 84), (0, -104, 40), (0, -122, -10), (0, -128, -70)]
    return c


def sitting_boar() -> Clay:
    """A boar that sits on its haunches facing us, its forefeet close together, 560 px from crest to soles at y = 0; without its head, which goes to (0, -420, 90). Parts: coat, leg, hoof."""
    c = Clay().limb([(0, -150, -90, 140), (0, -230, -70, 158), (0, -320, -30, 158), (0, -400, -10, 126)], melt=16, part="coat", per=10)
    c.ball(0, -300, 60, 116, melt=50, part="coat")
    c.both(Clay().limb([(104, -130, -30, 92), (132, -92, 20, 76), (132, -52, 60, 46)], melt=24, part="coat", per=8))
    c.both(Clay().limb([(130, -46, 66, 40), (128, -30, 104, 31), (126, -26, 122, 27)], melt=14, part="leg", per=6))
    c.both(Clay().limb([(82, -286, 60, 74), (76, -200, 92, 52), (62, -124, 110, 36), (54, -66, 116, 28), (52, -40, 120, 28)], melt=22, part="leg", per=10))
    for x, y, z in ((52, -34, 124), (126, -24, 130)):
        for d in (-1, 1):
            c.both(Clay().limb([(x + 13 * d, y, z, 17), (x + 14 * d, y + 14, z + 16, 17), (x + 10 * d, -9, z + 36, 9)], melt=3, part="hoof", per=5))
            if x < 100:
                c.both(Clay().limb([(x + 27 * d, y - 18, z - 2, 8), (x + 30 * d, y - 4, z + 4, 5)], melt=3, part="hoof", per=3))
    return c


def flat_rock() -> Clay:
    """A low boulder right across the card at y = 860, for a plank to lie on. The part has no name."""
    c = Clay().limb([(110, 890, -60, 50), (240, 856, -30, 74), (460, 846, -30, 86), (640, 856, -30, 76), (730, 892, -60, 46)], melt=10, per=3)
    c.limb([(150, 880, 20, 50), (140, 910, 20, 30)], melt=8, per=2).limb([(690, 870, 10, 52), (710, 908, 20, 34)], melt=8, per=2)
    return c.groove([(690, 820), (670, 858), (700, 890)], 5)


class Plume:
    """A quill feather along a line of (x, y), root first: `wide` px from shaft to edge at its broadest, its barbs parted here and there."""

    def __init__(self, line: Sequence[Spot], wide: tuple[float, float]) -> None:
        self.shaft = np.array(flow(line, 24))
        way = np.gradient(self.shaft, axis=0)
        self.way = way / np.maximum(1e-6, np.hypot(way[:, 0], way[:, 1]))[:, None]
        self.wide = wide

    def reach(self, i: int, side: int, part: float = 1.0) -> Spot:
        """The end of the barb that leaves the shaft at point i; short where the vane has parted."""
        t = i / (len(self.shaft) - 1)
        w = self.wide[side > 0] * math.sin(math.pi * min(1.0, max(0.0, (t - 0.12) / 0.88) * 0.93 + 0.07)) ** 0.6 * part * min(1.0, max(0.05, (t - 0.1) / 0.16))
        for split, deep in ((0.31, 0.5), (0.67, 0.62)) if side < 0 else ((0.45, 0.6), (0.8, 0.4)):
            w *= 1 - deep * max(0.0, 1 - abs(t - split) / 0.022)
        (x, y), (ux, uy) = self.shaft[i], self.way[i]
        return float(x - uy * side * w + ux * w * 0.85), float(y + ux * side * w + uy * w * 0.85)

    def blade(self, side: int) -> list[Spot]:
        """The outline of a vane."""
        steps = range(int(0.12 * len(self.shaft)), len(self.shaft))
        return [(float(self.shaft[i][0]), float(self.shaft[i][1])) for i in steps] + [self.reach(i, side) for i in reversed(steps)]

    def draw(self, pen: Pen, light: Colour, shade: Colour, quill: Colour) -> None:
        """Both vanes and the shaft."""
        pen.poly(self.blade(1), shade)
        pen.poly(self.blade(-1), light)
        pen.taper([(float(x), float(y)) for x, y in self.shaft[::8]], 9, 2.5, quill)

    def barbs(self, rng: np.random.Generator, every: int = 3) -> list[list[Spot]]:
        """Lines for the pen, from shaft to edge."""
        n = len(self.shaft)
        picks = [(i, side) for i in range(int(0.16 * n), n - 4, every) for side in (-1, 1)]
        return [[(float(self.shaft[i][0]), float(self.shaft[i][1])), self.reach(i, side, float(rng.uniform(0.6, 0.98)))] for i, side in picks]


@dataclass(frozen=True)
class Plank:
    """A broad plank that leads away from us: its near and its far edge, each from left to right. `draw` with a Pen, `grain` with the ink."""

    near: tuple[Spot, Spot]
    far: tuple[Spot, Spot]

    def along(self, u: float, v: float) -> Spot:
        """A point of it: u from its near end to its far one, v from left to right."""
        t = 2.2 * u / (1 + 1.2 * u)
        (a, b), (c, d) = ((p[0] + (q[0] - p[0]) * v, p[1] + (q[1] - p[1]) * v) for p, q in (self.near, self.far))
        return a + (c - a) * t, b + (d - b) * t

    def draw(self, pen: Pen) -> None:
        """Its upper side and its near end."""
        left, right = ([self.along(k / 20, side + 0.006 * math.sin(2.3 * k)) for k in range(21)] for side in (0, 1))
        pen.poly([*left, *right[::-1]], "#9a785c")
        (x0, y0), (x1, y1) = self.near
        pen.poly([(x0, y0), (x1, y1), (x1 - 2, y1 + 44), (x0 + 2, y0 + 40)], "#6a4e40")

    def grain(self, k: InkPen) -> None:
        """Lines and knots of the wood, and cracks in the ground where its near end presses on it."""
        for v in (0.1, 0.24, 0.39, 0.47, 0.62, 0.76, 0.9):
            k.line([(self.along(u / 12, v)[0] + 5 * math.sin(u * 1.7 + 9 * v), self.along(u / 12, v)[1]) for u in range(13)], 1.5, broken=0.6)
        (x0, y0), (x1, y1) = self.near
        for q, u, w in ((0.08, -70, 34), (0.32, -20, 60), (0.57, 30, 74), (0.83, 50, 46)):
            x, y = x0 + (x1 - x0) * q, y0 + (y1 - y0) * q + 42
            k.line([(x, y), (x + u * 0.4, y + w * 0.3), (x + u * 0.36, y + w * 0.6), (x + u, y + w)], 3.4, smooth=False).line([(x + u * 0.36, y + w * 0.6), (x + u * 0.36 + 30, y + w * 0.8)], 2.2)


def far_below(k: InkPen) -> None:
    """The broken edge of a cliff on our left, and birds beneath us."""
    k.line([(-20, 628), (60, 622), (150, 634), (204, 650), (190, 694), (208, 736), (180, 790), (196, 850)], 2.0, smooth=False, broken=0.2)
    for n, (x, y) in enumerate(((196, 664), (184, 692), (198, 726), (184, 766), (176, 800), (184, 836))):
        k.line([(x, y), (x - 46, y + 6 + n % 3 * 3), (x - 90 - 30 * (n % 2), y + 2)], 1.6, broken=0.4).line([(x - 30, y + 4), (x - 36, y + 26)], 1.3)
    for x, y, w in ((706, 640, 15), (742, 662, 10), (676, 676, 8), (252, 672, 9)):
        k.line([(x - w, y - w * 0.3), (x - w * 0.4, y - w * 0.5), (x, y), (x + w * 0.5, y - w * 0.55), (x + w, y - w * 0.2)], 2.0)
