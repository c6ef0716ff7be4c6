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


def goat_stands() -> Clay:
    """A goat's body and legs seen from the front, without a head: soles at y = 0, the neck ends at (0, -430). Parts: coat, leg, hoof."""
    c = Clay().limb([(0, -226, -330, 96), (0, -236, -160, 118), (0, -238, 0, 104)], melt=14, part="coat", per=5)
    c.limb([(0, -250, 20, 92), (0, -330, 30, 76), (0, -430, 44, 60)], melt=26, part="coat", per=5)
    c.limb([(0, -300, 70, 54), (0, -216, 80, 62), (0, -150, 60, 30)], melt=24, part="coat", per=4)
    for side in (-1, 1):
        c.limb([(66 * side, -230, 40, 56), (68 * side, -150, 56, 32), (64 * side, -112, 66, 25), (62 * side, -60, 62, 18), (64 * side, -30, 66, 21)], melt=14, part="leg", per=5)
        c.limb([(88 * side, -230, -300, 66), (100 * side, -140, -310, 34), (98 * side, -90, -330, 22), (96 * side, -40, -310, 20)], melt=14, part="leg", per=5)
        for x, z in ((64, 74), (97, -300)):
            for d in (-10, 10):
                c.limb([(x * side + d * 0.8, -24, z, 14), (x * side + d * 1.2, -9, z + 10, 13)], melt=2, part="hoof", per=2)
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


def plain_goose(*, gape: float = 0.0) -> Clay:
    """A goose in profile to our right, 330 px to the crown, soles at y = 0. Parts: body, wing, neck, beak, leg. Mark: `eye`."""
    c = Clay().limb([(-150, -132, 0, 20), (-96, -120, 0, 52), (-10, -112, 0, 70), (56, -122, 0, 56)], melt=14, part="body", per=5)
    c.limb([(40, -130, 0, 50), (80, -176, 4, 30), (86, -240, 6, 21), (92, -300, 8, 20), (104, -318, 8, 24)], melt=20, part="neck", per=5)
    c.limb([(104, -318, 8, 25), (122, -314, 10, 20)], melt=8, part="neck")
    c.limb([(130, -318 - 3 * gape, 10, 14), (160, -312 - 6 * gape, 10, 10), (176, -306 - 8 * gape, 10, 5)], melt=4, part="beak", per=4).limb([(130, -304, 10, 9), (166, -300 + 10 * gape, 10, 4)], melt=2, part="beak")
    c.limb([(44, -136, 50, 26), (-20, -126, 62, 36), (-96, -136, 50, 22), (-156, -150, 30, 6)], melt=7, part="wing", press=(0, 0, 1.4), per=5)
    for x, z in ((-8, -20), (22, 26)):
        c.limb([(x, -66, z, 22), (x - 4, -36, z, 9), (x, -10, z, 8)], melt=8, part="leg", per=4).limb([(x - 4, -6, z, 7), (x + 30, -5, z + 6, 8), (x + 44, -3, z + 8, 4)], melt=3, part="leg", press=(0, 1.4, 0))
    c.marks["eye"] = [(112, -326, 30)]
    return c
