"""A kangaroo: head, body with a pouch, forearms."""

from __future__ import annotations

from collections.abc import Sequence

from reverie_studio.engine.clay import Clay
from reverie_studio.sculpt.eyes import eye


def kangaroo_head(*, look: tuple[float, float] = (0.0, 0.9)) -> Clay:
    """A kangaroo that looks at us, 190 px wide, its ears up to y = -280, its chin at y = 124. Parts: head, muzzle, nose, ear, lid.

    Marks: the eyes, `nose`, `lip left|right`, `hollow left|right` (outlines of the ears' insides).
    """
    c = Clay().ball(0, -34, -24, 66, melt=10, part="head").both(Clay().limb([(40, -30, -10, 44), (36, 20, 6, 40)], melt=22, part="head", per=4))
    c.limb([(0, -50, 20, 40), (0, 10, 46, 42), (0, 62, 70, 38)], melt=22, part="head", per=5)
    c.both(Clay().limb([(10, 60, 78, 28), (20, 86, 74, 27), (26, 98, 58, 18)], melt=10, part="muzzle", per=4)).limb([(-12, 108, 58, 19), (12, 108, 58, 19)], melt=9, part="muzzle", per=3)
    c.limb([(-16, 46, 100, 13), (0, 44, 108, 14), (16, 46, 100, 13)], melt=5, part="nose", per=3, tone=0.2).limb([(0, 50, 108, 14), (0, 66, 106, 8)], melt=5, part="nose", per=3, tone=0.2)
    c.both(Clay().limb([(24, -60, 40, 13), (48, -66, 34, 15), (68, -46, 14, 11)], melt=14, part="head", per=4))
    c.both(Clay().limb([(44, -78, -26, 18), (74, -140, -28, 36), (96, -212, -22, 32), (104, -262, -16, 14), (104, -284, -14, 3)], melt=10, part="ear", press=(0, 0, 1.4), per=5))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (48 * side, -24, 22), 27, side, aside=22, lids=0.75, look=(look[0] * side, look[1]), inner=0.35, iris=0.66, bag=0.5)
        c.marks[f"lip {name}"] = [(0, 70, 110), (2 * side, 88, 104), (16 * side, 102, 94), (38 * side, 94, 70)]
        c.marks[f"hollow {name}"] = [(62 * side, -104, 10), (56 * side, -150, 14), (82 * side, -214, 14), (104 * side, -262, 6), (112 * side, -212, 10), (98 * side, -146, 10)]
    c.marks["nose"] = [(0, 50, 120)]
    return c


def kangaroo_body(*, lean: float = 0.0) -> Clay:
    """The body of a kangaroo that sits up before us, with its upper arm on our right (elbow at (172, 330)), without head and pouch.

    Its throat is at (`lean`, 0), its hips are 460 px wide at y = 580, feet to y = 860, the tail to our right. Parts: body, arm, leg, foot, tail.
    """
    c = Clay().limb([(lean, -30, -40, 58), (lean * 0.7, 50, -50, 78), (0, 160, -60, 118), (0, 330, -70, 176), (0, 520, -90, 216), (0, 640, -100, 206)], melt=14, part="body", per=6)
    c.limb([(150, 640, -120, 110), (260, 740, -110, 76), (360, 800, -60, 54), (470, 806, 0, 38), (560, 780, 20, 24)], melt=30, part="tail", per=6)
    c.limb([(70, 130, 10, 62), (144, 226, 50, 46), (172, 330, 90, 37)], melt=26, part="arm", per=6)
    for side in (-1, 1):
        c.limb([(150 * side, 470, 0, 96), (196 * side, 600, 30, 104), (176 * side, 720, 50, 72)], melt=24, part="leg", per=5)
        c.limb([(172 * side, 730, 50, 62), (184 * side, 790, 110, 50), (196 * side, 826, 180, 46)], melt=16, part="foot", per=5)
        for toe in (-1, 0, 1):
            c.limb([(196 * side + 26 * toe, 826, 200, 22), (198 * side + 30 * toe, 846, 226, 18)], melt=6, part="foot", per=3)
    return c


def kangaroo_forearm(paw: Sequence[float]) -> Clay:
    """The forearm of `kangaroo_body` on our right, from its elbow in to the wrist `paw` (x, y, z), where `gripping` fingers go on. The part is `arm`."""
    x, y, z = paw
    return Clay().limb([(174, 322, 84, 30), (168, 346, 110, 33), ((x + 170) / 2, (y + 366) / 2, (z + 120) / 2, 32), (x, y, z, 27), (x - 24, y, z + 4, 26)], melt=12, part="arm", per=6)
