"""A badger in a hill that flies: face, stripes, the hill."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from reverie_studio.colour import Array
from reverie_studio.engine.clay import Clay
from reverie_studio.sculpt.eyes import eye
from reverie_studio.sculpt.marks import Spot


def flying_hill() -> Clay:
    """A hill torn out of the land, seen from a little below: 780 px wide, its turf above y = 20, earth and stones down to y = 530. Parts: turf, earth, stone."""
    c = Clay().limb([(-286, 56, 0, 54), (-170, 140, 0, 130), (-20, 230, 20, 180), (30, 390, 0, 96), (66, 520, 0, 12)], melt=14, part="earth", per=6)
    c.limb([(286, 56, 0, 54), (190, 140, 0, 124), (80, 280, 10, 130)], melt=14, part="earth", per=5).limb([(-210, 170, 20, 70), (-170, 300, 10, 44), (-150, 410, 0, 8)], melt=14, part="earth", per=5)
    for x, y, r in (
        (-292, 76, 38),
        (-262, 160, 42),
        (-226, 244, 30),
        (274, 110, 44),
        (300, 66, 26),
        (250, 210, 40),
        (196, 310, 40),
        (150, 400, 28),
        (92, 462, 22),
        (-96, 400, 38),
        (-30, 446, 28),
        (20, 494, 16),
    ):
        c.ball(x, y, 96 - abs(x) * 0.16, r, melt=5, part="stone", press=(0.2, 0.3, 0))
    c.limb([(-384, 22, 0, 20), (-250, 2, 20, 54), (-130, -30, 20, 70), (10, -44, 20, 80), (150, -20, 20, 66), (270, 0, 20, 50), (386, 22, 0, 18)], melt=6, part="turf", per=6)
    return c


def badger_face(*, look: Spot = (0.0, 0.8)) -> Clay:
    """A badger that looks at us, or past us by `look` (right, down), 240 px wide, chin at y = 124. Parts: head, snout, nose, ear, lid. Marks: the eyes, `nose`, `lip left|right`, `ear left|right`."""
    c = Clay().ball(0, -36, -24, 88, melt=14, part="head", press=(0, 0.2, 0)).both(Clay().limb([(60, -16, -16, 52), (82, 26, -14, 46), (60, 66, 4, 34)], melt=26, part="head", per=4))
    c.limb([(0, -70, 42, 44), (0, -10, 74, 40), (0, 40, 104, 31), (0, 62, 118, 28)], melt=18, part="snout", per=5)
    c.both(Clay().ball(17, 78, 104, 23, melt=10, part="snout")).limb([(-12, 102, 78, 20), (12, 102, 78, 20)], melt=10, part="snout")
    c.limb([(-19, 54, 138, 13), (0, 58, 146, 17), (19, 54, 138, 13)], melt=5, part="nose", tone=0.25)
    c.both(Clay().limb([(24, -58, 62, 13), (46, -72, 50, 14), (72, -50, 22, 12)], melt=14, part="head"))
    c.both(Clay().ball(84, -96, -30, 34, melt=8, part="ear", press=(0, 0, 0.9)).ball(86, -92, 4, 19, melt=5, carve=True))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (50 * side, -28, 46), 24, side, aside=16, lids=1.2, look=(look[0] * side, look[1]), inner=1.0, bag=0.5, iris=0.6)
        c.marks[f"lip {name}"] = [(0, 74, 140), (1 * side, 88, 134), (16 * side, 98, 118), (42 * side, 92, 90)]
        c.marks[f"ear {name}"] = [(84 * side + 30 * math.cos(a), -96 + 30 * math.sin(a), -20) for a in np.linspace(-2.9, -0.25, 9)]
    c.marks["nose"] = [(0, 56, 160)]
    return c


def badger_stripes(xc: float, k: float) -> Callable[[Array, Array], Array]:
    """The dark stripes over the eyes of a `badger_face` of size `k` in the middle of the card at `xc`, as a tone: pale between them and on the cheeks."""
    return lambda x, y: np.asarray(np.where((np.abs(x - xc) > 27 * k) & (np.abs(x - xc) < 74 * k), 0.1, 1.15), np.float32)
