"""A goat that stands and looks at us, and a plain goose."""

from __future__ import annotations

import math

from reverie_studio.engine.clay import Clay, flow
from reverie_studio.finishes.linocut_tools import KEY, Cutting
from reverie_studio.sculpt.eyes import eye
from reverie_studio.sculpt.marks import Spot, ellipse


def goat_face(*, chew: float = 1.0, lids: float = 0.6, look: Spot = (0.0, 0.1), horn: float = 1.0) -> Clay:
    """A goat that looks at us and chews with its jaw to one side: ears 390 px from tip to tip, chin at y = 150, beard to 270, horns to -400.

    Parts: head, muzzle, nose, beard, ear, horn, lid, eye. Marks: the eyes, `mouth` (the corner it chews in), `lips`, `nostril left|right`.
    """
    c = Clay().limb([(0, -66, -10, 60), (0, -12, 16, 50), (0, 54, 46, 38), (0, 100, 62, 34)], melt=12, part="head", per=5)
    c.both(Clay().limb([(34, -60, -6, 34), (46, -8, 2, 28), (34, 44, 20, 24), (18, 92, 46, 22)], melt=20, part="head", per=4))
    c.limb([(6 + 14 * chew, 60, 10, 44), (8 + 20 * chew, 116, 36, 34), (6 + 18 * chew, 136, 44, 27)], melt=16, part="muzzle", per=4)
    c.limb([(-24, 100, 62, 27), (0, 94, 76, 29), (24, 100, 62, 27)], melt=12, part="muzzle", per=3)
    c.limb([(-46, 116, 62, 3), (-16, 124, 92, 4), (24, 128, 88, 4), (58, 114, 56, 3)], melt=4, carve=True, per=4)
    c.limb([(-13, 84, 98, 11), (0, 92, 104, 12), (13, 84, 98, 11)], melt=5, part="nose", tone=0.35, per=3)
    c.both(Clay().limb([(9, 92, 112, 4), (22, 78, 98, 8), (32, 72, 84, 4)], melt=4, carve=True))
    c.both(Clay().limb([(26, -52, 40, 12), (50, -62, 32, 14), (70, -44, 8, 11)], melt=12, part="head"))
    beard = 8 + 16 * chew
    for dx, y, r in ((-16, 226, 15), (14, 218, 14), (0, 268, 17)):
        c.limb([(beard + dx * 0.6, 144, 40, 22), (beard + dx, 184, 44, r), (beard + dx * 1.3 - 6, y, 40, 2)], melt=7, part="beard", per=5)
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (49 * side, -26, 26), 30, side, aside=22, lids=lids, look=(look[0] * side, look[1]), inner=0.2, iris=0.66, bag=0.5)
        c.limb([(54 * side, -66, -16, 16), (104 * side, -70, -10, 29), (158 * side, -44, -6, 24), (196 * side, -14, -4, 3)], melt=8, part="ear", press=(0, 0.5, 1.5), per=6)
        c.limb([(76 * side, -66, 16, 9), (112 * side, -66, 22, 14), (156 * side, -44, 20, 10), (180 * side, -26, 14, 3)], melt=6, carve=True, per=4)
        line = flow([(24, -104, -4), (36, -176, -6), (58, -262, -26), (96, -340, -50), (146, -398, -64)], 18)
        knots = [(side * x * horn, -104 + (y + 104) * horn, z, (29 - 26 * (k / (len(line) - 1)) ** 1.15) * (1 + 0.08 * math.sin(k * math.tau / 5))) for k, (x, y, z) in enumerate(line)]
        c.limb(knots, melt=4, part="horn", per=1)
    c.limb([(-26, -104, 18, 20), (0, -112, 30, 24), (26, -104, 18, 20)], melt=12, part="head")
    c.marks["mouth"] = [(50, 120, 66)]
    c.marks["lips"] = [(-44, 116, 66), (-20, 126, 90), (4, 128, 98), (30, 132, 88), (58, 118, 58)]
    for side, name in ((-1, "left"), (1, "right")):
        c.marks[f"nostril {name}"] = [(10 * side, 94, 112), (24 * side, 82, 100), (34 * side, 74, 86)]
    return c


def slot_eyes(t: Cutting, c: Clay, *, iris: int = 1, spot: bool = False) -> None:
    """Eyes of a goat: a light iris and a level slot, half under the lid."""
    for side in ("left", "right"):
        upper, lower = c.curve(f"upper {side}"), c.curve(f"lower {side}")
        ring = c.curve(f"iris {side}")
        (x, y), size = ring[0], sum(math.dist(ring[0], p) for p in ring[1:]) / (len(ring) - 1)
        t.flat([*upper, *reversed(lower)], ink=iris, spot=spot)
        tilt = math.degrees(math.atan2(upper[-1][1] - upper[0][1], upper[-1][0] - upper[0][0]))
        t.flat(ellipse(x, y + size * 0.1, size * 0.92, size * 0.36, degrees=tilt if abs(tilt) < 90 else tilt - 180), ink=KEY)
        t.prick([(x - size * 0.5, y - size * 0.3, max(1.4, size * 0.16))])
        t.strokes([upper], max(3.0, size * 0.5), ends=(0.5, 0.5), black=True)
        t.strokes([lower], max(1.8, size * 0.22), ends=(0.3, 0.3), black=True)
