"""Bodies of the last day, second round: a stag's face and his hind legs."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.engine.clay import Clay
from reverie_studio.finishes.scratchboard_tools import Thing
from reverie_studio.sculpt.eyes import eye
from reverie_studio.sculpt.late_p4 import long_ear

Spot = tuple[float, float]


def stag_face() -> Clay:
    """A stag that looks at us, 190 px wide, chin at y = 186, the points of his antlers at (±250, -430). Parts: head, muzzle, nose, ear, lid, antler.

    Marks: the eyes `left|right` (for `round_eye`), `ear left|right`, `nose`, `lip left|right`, `chin`.
    """
    c = Clay().limb([(0, -66, -14, 62), (0, -20, 8, 52), (0, 56, 38, 40), (0, 112, 56, 38)], melt=14, part="head", per=4)
    c.both(Clay().limb([(34, -70, -10, 36), (50, -26, -6, 31), (38, 30, 8, 27), (20, 84, 38, 20)], melt=20, part="head", per=4))
    c.both(Clay().ball(24, 136, 66, 33, melt=12, part="muzzle")).limb([(-14, 168, 48, 18), (14, 168, 48, 18)], melt=8, part="muzzle")
    c.limb([(-22, 116, 84, 13), (0, 122, 94, 18), (22, 116, 84, 13)], melt=6, part="nose", tone=0.3)
    c.both(Clay().limb([(12, 124, 108, 5), (25, 116, 100, 7), (31, 108, 88, 4)], melt=4, carve=True, per=3))
    c.both(Clay().limb([(28, -62, 38, 13), (52, -72, 28, 14), (70, -50, 6, 12)], melt=12, part="head"))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (53 * side, -34, 18), 28, side, aside=24, lids=1.2, look=(0.0, 0.0), inner=0.5, bag=0.4, iris=0.62)
        long_ear(c, name, [(58 * side, -86, -24), (116 * side, -112, -10), (168 * side, -124, 0), (214 * side, -118, 6)], 0.8)
        c.marks[f"lip {name}"] = [(0, 136, 104), (1 * side, 150, 98), (14 * side, 160, 88), (36 * side, 154, 70)]
        beam = [(30 * side, -108, 0, 19), (70 * side, -176, -26, 16), (140 * side, -240, -34, 14), (196 * side, -320, -20, 12), (206 * side, -400, 0, 9), (180 * side, -460, 16, 2)]
        c.limb(beam, melt=5, part="antler", per=6)
        for tine in (((44, -130, 0, 13), (74, -150, 40, 10), (112, -158, 60, 7), (140, -186, 66, 2)), ((96, -202, -30, 12), (82, -258, -10, 9), (92, -312, 6, 2)),
                     ((158, -262, -32, 12), (214, -274, -14, 9), (258, -318, 0, 2)), ((200, -338, -18, 11), (158, -372, -6, 8), (146, -424, 4, 2)), ((206, -384, -4, 9), (244, -408, 6, 7), (262, -452, 10, 2))):  # fmt: skip
            c.limb([(x * side, y, z, r) for x, y, z, r in tine], melt=6, part="antler", per=5)
    c.marks |= {"nose": [(0, 116, 114)], "chin": [(0, 186, 50)], "crown": [(0, -128, 0)]}
    return c


def round_eye(t: Thing, c: Clay, name: str, *, spot: float = 1.0) -> None:
    """A wide open eye between its lids, whichever way up the head is: pale corners, a ring of ticks with the colour, a level pupil, one light."""
    upper, lower, ring = c.curve(f"upper {name}"), c.curve(f"lower {name}"), c.curve(f"iris {name}")
    (x, y), rim = ring[0], np.array(ring[1:])
    r = float(np.mean(np.hypot(rim[:, 0] - x, rim[:, 1] - y)))
    almond = [*upper, *reversed(lower)]
    t.leave(almond, grow=3)
    t.bare(almond, spot=0)
    t.leave([(x + r * math.cos(a), y + r * math.sin(a)) for a in np.linspace(0, math.tau, 40)])
    turn = np.linspace(0, math.tau, 44, endpoint=False)
    t.strokes([[(x + r * 0.9 * math.cos(a), y + r * 0.9 * math.sin(a)), (x + r * 0.56 * math.cos(a), y + r * 0.4 * math.sin(a))] for a in turn], r * 0.09, ends=(0.9, 0.4), spot=spot)
    t.prick([(x - r * 0.36, y - r * 0.36, r * 0.17)], spot=0)
    t.strokes([upper], r * 0.36, black=True, ends=(0.4, 0.4))
    t.strokes([lower], r * 0.2, black=True, ends=(0.4, 0.4))


def hind_legs(steps: Sequence[Sequence[float]]) -> Clay:
    """The hind quarters of a stag that walks off to our right; each step (x of the hoof, how high it is lifted, z). Rump at (0, -330), ground at y = 0. Parts: coat, leg, hoof."""
    c = Clay().limb([(0, -330, 0, 112), (90, -350, 0, 116), (240, -350, 0, 122)], melt=10, part="coat", per=5)
    c.limb([(-92, -390, 10, 22), (-116, -350, 14, 26), (-118, -304, 14, 8)], melt=10, part="tail", per=4)
    for x, up, z in steps:
        h = (x * 0.55 - 64, -146 - up * 0.8)
        c.limb([(10, -316, z, 92), (x * 0.3 + 16, -230, z * 1.3, 62), (h[0] + 8, h[1] - 20, z * 1.3, 27), (h[0], h[1], z * 1.3, 21)], melt=14, part="leg", per=6)
        c.limb([(h[0], h[1], z * 1.3, 20), (h[0] + (x - h[0]) * 0.5, (h[1] - up) * 0.5 - 20, z * 1.3, 13), (x - 12, -34 - up, z * 1.3, 15), (x, -18 - up, z * 1.3, 14)], melt=4, part="leg", per=6)
        c.limb([(x - 4, -26 - up, z * 1.3, 12), (x + 10, -4 - up, z * 1.3, 17)], melt=3, part="hoof", tone=0.5)
    return c
