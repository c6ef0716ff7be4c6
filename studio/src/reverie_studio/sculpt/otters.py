"""Otters under water, and what goes with them: teeth, pups, bubbles, a plume in the jaw."""

from __future__ import annotations

import math
from collections.abc import Sequence

from reverie_studio.engine.clay import Clay
from reverie_studio.finishes.scratchboard_tools import Thing
from reverie_studio.sculpt.eyes import eye
from reverie_studio.sculpt.marks import placed


def otter_jaw() -> Clay:
    """The lower jaw of `otter_face`, to lie behind what it bites; the part is `fur`."""
    return Clay().limb([(-44, 84, 10, 44), (-24, 108, 40, 38), (0, 116, 56, 36), (24, 108, 40, 38), (44, 84, 10, 44)], melt=16, part="fur", per=4)


def otter_face(*, look: tuple[float, float] = (0.0, 0.2)) -> Clay:
    """An otter that looks at us, without its lower jaw: 270 px from cheek to cheek. Parts: fur, pad, nose, ear, lid.

    Marks: the eyes `left|right`, `nose`, `bite` (under its lips), `pad left|right`.
    """
    c = Clay().ball(0, -34, -20, 96, melt=12, part="fur", press=(0, 1.15, 0))
    c.both(Clay().limb([(58, -6, 0, 56), (84, 26, -6, 46), (80, 46, -16, 36)], melt=30, part="fur", per=4))
    c.limb([(0, -50, 58, 44), (0, -14, 84, 38), (0, 14, 100, 34)], melt=22, part="fur", per=4)
    c.both(Clay().limb([(20, 40, 104, 33), (48, 50, 82, 34), (68, 52, 56, 26)], melt=12, part="pad", per=4))
    c.limb([(-22, -2, 134, 12), (0, -4, 138, 14), (22, -2, 134, 12)], melt=4, part="nose", tone=0.3, per=3).limb([(-8, 10, 140, 11), (8, 10, 140, 11)], melt=5, part="nose", tone=0.3)
    c.limb([(0, 22, 144, 2.6), (0, 66, 140, 2.6)], melt=3, carve=True).both(Clay().ball(13, 4, 152, 6, melt=3, carve=True))
    c.both(Clay().limb([(20, -62, 66, 14), (50, -72, 54, 16), (78, -52, 28, 12)], melt=16, part="fur"))
    c.both(Clay().ball(112, -50, -40, 21, melt=7, part="ear", press=(0, 0, 1.5)).ball(117, -50, -18, 12, melt=5, carve=True))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (49 * side, -36, 56), 19, side, aside=18, lids=1.0, look=(look[0] * side, look[1]), inner=0.3, iris=0.72, bag=0.3)
        c.marks[f"pad {name}"] = [((28 + 17 * (k % 3)) * side, 34 + 12 * (k // 3) + 4 * (k % 2), 130 - 14 * (k % 3)) for k in range(9)]
    c.marks["nose"], c.marks["bite"] = [(0, 0, 152)], [(-66, 84, 80), (0, 74, 130), (66, 84, 80)]
    return c


def webbed_paw(c: Clay, wrist: Sequence[float], degrees: float, size: float = 1.0) -> None:
    """Five short toes joined by a web, put on a limb's end (x, y, z), spread towards `degrees`; the parts are `web` and `toe`."""
    x, y, z = wrist
    a = math.radians(degrees)
    c.limb([(x, y, z, 24 * size), (x + 30 * size * math.cos(a), y + 30 * size * math.sin(a), z, 36 * size)], melt=8, part="web", press=(0, 0, 1.4))
    for k in range(-2, 3):
        a = math.radians(degrees + 25 * k)
        knots = [(x + q * size * math.cos(a), y + q * size * math.sin(a), z + lift, r * size) for q, lift, r in ((24, 8, 13), (52, 14, 13), (80 - 4 * k * k, 10, 10))]
        c.limb(knots, melt=3, part="toe", per=3)


def pup_back(*, turn: float = 0.0) -> Clay:
    """The back of a young otter's head and its shoulders, 190 px wide; parts: fur, ear."""
    c = Clay().limb([(0, 300, 0, 130), (0, 190, 0, 104), (0, 90, 0, 78)], melt=18, part="fur", per=5)
    c.ball(0, 0, 0, 88, melt=26, part="fur", press=(0, 0.2, 0)).both(Clay().ball(42, 26, 4, 54, melt=24, part="fur"))
    return c.both(Clay().ball(82, -46, 14, 24, melt=4, part="ear", press=(0, 0, 1.3))).turned(yaw=turn)


def wet_nose(t: Thing, x: float, y: float, degrees: float) -> None:
    """The broad black nose of an otter, 112 px wide: a gleam on its top, two nostrils."""
    shape = [(-56, -20), (-30, -32), (0, -28), (30, -32), (56, -20), (50, 8), (18, 34), (0, 38), (-18, 34), (-50, 8)]
    t.leave(placed(shape, (x, y), 1.0, degrees), grow=2)
    gleam = [[(-44 + 7 * k, -24 - 4 * math.sin(k)), (-40 + 6.6 * k, -14), (-36 + 6 * k, -9 + 4 * math.sin(k))] for k in range(13)]
    t.strokes([placed(c, (x, y), 1.0, degrees) for c in gleam], 2.6, ends=(0.4, 0.1))
    t.strokes([placed([(d * 12, 10), (d * 26, 2), (d * 36, 8)], (x, y), 1.0, degrees) for d in (-1, 1)], 2.4, ends=(0.1, 0.3))


def otter_teeth(t: Thing, x: float, y: float) -> None:
    """Two eye teeth and three small ones between them that come down over what is bitten at a point."""
    for q, long in ((-50, 44), (50, 44), (-20, 18), (0, 18), (20, 18)):
        u, v = x + q, y + 8 - q * 0.1 + abs(q) * 0.1
        t.leave([(u - 12, v), (u + 12, v), (u + 2, v + long + 5)], grow=3)
        t.bare([(u - 9, v), (u + 9, v), (u + 3, v + long * 0.6), (u - 1, v + long)], spot=0)
