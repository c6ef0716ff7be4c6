"""Great ones that obey small ones: a hill with a face, a mountain that sits, a crow that sews."""

from __future__ import annotations

from reverie_studio.engine.clay import Clay
from reverie_studio.sculpt.eyes import eye


def hill_face(*, look: tuple[float, float] = (0.0, 0.7), lids: float = 1.0) -> Clay:
    """A hill that lifts its face from the land and listens: 300 px from cheek to cheek, the land runs out 420 px on either side, the chin lies at y = 120.

    Parts: turf, ear, lid. Marks: the eyes `left|right`, `nose`, `lip left|right`, `hollow left|right` (an outline) of the ears.
    """
    c = Clay().limb([(-430, 150, -260, 90), (-250, 110, -230, 120), (0, 80, -220, 150), (250, 110, -230, 120), (430, 150, -260, 90)], melt=30, part="turf", per=6)
    c.ball(0, -24, -10, 116, melt=26, part="turf", press=(0, 0.9, 0))
    c.both(Clay().limb([(66, 26, 10, 64), (120, 50, -20, 44), (166, 88, -50, 14)], melt=24, part="turf", per=4))
    c.limb([(0, -40, 66, 44), (0, 8, 96, 40), (0, 50, 122, 34), (0, 62, 126, 30)], melt=20, part="turf", per=5)
    c.both(Clay().ball(24, 72, 108, 34, melt=14, part="turf")).limb([(0, 84, 70, 44), (0, 104, 100, 22)], melt=9, part="turf", per=3)
    c.both(Clay().limb([(22, -60, 70, 12), (56, -70, 60, 15), (86, -54, 34, 10)], melt=18, part="turf"))
    c.both(Clay().limb([(76, -80, -10, 46), (104, -150, -16, 42), (130, -232, -20, 3)], melt=14, part="ear", press=(0, 0, 2.0), per=5))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (54 * side, -22, 66), 25, side, aside=12, lids=lids, look=(look[0] * side, look[1]), inner=0.4, iris=0.68, bag=0.2)
        c.marks[f"lip {name}"] = [(0, 62, 160), (1 * side, 86, 150), (16 * side, 100, 140), (40 * side, 98, 128), (56 * side, 84, 116)]
        c.marks[f"hollow {name}"] = [(78 * side, -92, 30), (68 * side, -126, 24), (96 * side, -182, 10), (126 * side, -222, 0), (126 * side, -170, 10), (120 * side, -120, 20), (104 * side, -92, 30)]
    c.marks["nose"] = [(0, 44, 160)]
    return c


def crow_head() -> Clay:
    """Head and breast of a crow in profile to our left, 420 px from the tip of its beak to the nape; the crown at y = -120.

    Parts: upper, lower (of the beak), head, body. Marks: eye `near`, `tip` where it holds something, `gape`.
    """
    c = Clay().limb([(70, 40, -10, 120), (190, 170, -30, 190), (330, 380, -50, 290)], melt=20, part="body", per=6)
    c.ball(0, 0, 0, 112, melt=34, part="head", press=(0, 0.1, 0)).ball(-40, 26, 10, 78, melt=24, part="head")
    c.limb([(-86, 14, 8, 52), (-150, 26, 8, 38), (-220, 52, 8, 22), (-276, 92, 8, 5)], melt=12, part="upper", per=6)
    c.limb([(-84, 56, 2, 34), (-150, 80, 2, 22), (-214, 100, 2, 12), (-258, 116, 2, 4)], melt=3, part="lower", per=6)
    eye(c, "near", (-46, -16, 80), 22, -1, aside=-6, lids=0.95, look=(0.3, 0.7), iris=0.72, bag=0.4)
    c.marks["tip"], c.marks["gape"] = [(-250, 98, 8)], [(-92, 46, 60), (-150, 62, 44), (-214, 84, 30), (-262, 106, 10)]
    return c
