"""A polar bear that waits in the desert over an upturned hat with a sea in it, seen obliquely from above."""

from __future__ import annotations

import math

from reverie_studio.engine.clay import Clay
from reverie_studio.sculpt.eyes import eye


def _ring(r: float, y: float, thick: float, count: int = 26) -> list[tuple[float, float, float, float]]:
    return [(r * math.cos(math.tau * k / count), y, r * math.sin(math.tau * k / count), thick) for k in range(count + 1)]


def sea_hat() -> Clay:
    """A tall felt hat on its crown, its limp brim about y = -250: 450 px wide, its hollow 146 px to the rim. Parts: felt, brim, band."""
    c = Clay()
    for y, r in ((-18, 88), (-34, 108), (-66, 119), (-100, 124), (-134, 129), (-206, 140)):
        c.limb(_ring(r, y, 24), melt=24, part="felt", per=1)
    c.ball(0, -12, 0, 104, melt=10, part="felt", press=(0, 5.0, 0))
    for k in range(3):
        c.limb(_ring(135 - 3 * k, -158 + 20 * k, 20), melt=16, part="band", per=1)
    for r in range(158, 226, 13):
        limp = [(x, y - 0.22 * (r - 150) * math.cos(2 * math.tau * n / 26 + 0.5), z, q) for n, (x, y, z, q) in enumerate(_ring(r, -244, 13))]
        c.limb(limp, melt=18, part="brim", per=1)
    return c


def whale_tail() -> Clay:
    """A whale's flukes that rise out of water at y = -230, towards us. Parts: tail, fluke."""
    c = Clay().limb([(16, -170, 0, 52), (12, -240, 0, 40), (4, -300, -6, 26), (0, -342, -6, 18)], melt=10, part="tail", per=10)
    for side in (-1, 1):
        c.limb([(0, -338, -6, 20), (36 * side, -356, 4, 31), (76 * side, -366, 14, 30), (112 * side, -384, 26, 18), (132 * side, -412, 34, 4)], melt=16, part="fluke", press=(0, 0, 2.2), per=10)
    return c


def waiting_bear() -> Clay:
    """A polar bear flat on its belly on y = 0, its face to us and bent over what stands at the origin, forelegs on both sides of that: paws at (±250, 0, 40), rump at z = -760.

    Its head, which lies over the near side of that, is `polar_head` turned to (0, -390, -250), pitch 16. Parts: fur, claw.
    """
    c = Clay().limb([(0, -110, -330, 150), (0, -150, -470, 186), (10, -150, -620, 204), (20, -130, -780, 186)], melt=30, part="fur", per=12)
    c.both(Clay().limb([(110, -150, -390, 120), (220, -96, -330, 92), (292, -56, -220, 74), (282, -46, -110, 64), (262, -38, 0, 62), (256, -34, 44, 62)], melt=36, part="fur", per=12))
    c.both(Clay().limb([(150, -90, -700, 110), (230, -60, -640, 92), (270, -40, -560, 70)], melt=36, part="fur", per=10))
    for side in (-1, 1):
        for k in range(5):
            x, z = (256 + 25 * (k - 2)) * side, 70 - 5 * abs(k - 2)
            c.limb([(x, -30, z, 24), (x + 2 * (k - 2) * side, -20, z + 30, 19)], melt=9, part="fur", per=5)
            c.limb([(x + 2 * (k - 2) * side, -16, z + 42, 8), (x + 3 * (k - 2) * side, -10, z + 62, 6), (x + 3 * (k - 2) * side, -3, z + 76, 2)], melt=3, part="claw", per=4)
    c.limb([(0, -190, -420, 138), (0, -290, -350, 124), (0, -370, -290, 104)], melt=40, part="fur", per=12)
    return c


def polar_head() -> Clay:
    """A polar bear that looks at us and down: 250 px wide, a long muzzle, small ears. Parts: head, brow, muzzle, nose, ear, lid. Marks: the eyes, `nose`, `lip left|right`."""
    c = Clay().ball(0, -24, -30, 98, melt=10, part="head").both(Clay().ball(56, 26, -20, 52, melt=34, part="head"))
    c.limb([(0, -50, 40, 52), (0, -8, 84, 44), (0, 32, 128, 38)], melt=26, part="head", per=10)
    c.limb([(-22, 48, 132, 35), (22, 48, 132, 35)], melt=18, part="muzzle", per=4).limb([(-16, 82, 108, 28), (16, 82, 108, 28)], melt=10, part="muzzle", per=4)
    c.limb([(-19, 22, 160, 14), (19, 22, 160, 14), (0, 38, 162, 13)], melt=6, part="nose", tone=0.3, per=4)
    c.both(Clay().ball(84, -92, -50, 32, melt=10, part="ear", press=(0, 0, 1.4)))
    c.both(Clay().ball(86, -92, -24, 16, melt=6, carve=True))
    for side, name in ((-1, "left"), (1, "right")):
        c.limb([(24 * side, -46, 56, 11), (48 * side, -52, 46, 12), (70 * side, -42, 24, 10)], melt=14, part="brow", per=6)
        eye(c, name, (46 * side, -20, 58), 18, side, aside=12, lids=1.05, look=(-0.35, 0.7), inner=1.1, iris=0.86, bag=0.0)
        c.marks[f"lip {name}"] = [(0, 52, 170), (0, 66, 160), (18 * side, 70, 150), (40 * side, 78, 132), (56 * side, 96, 104)]
    c.marks["nose"] = [(0, 24, 176)]
    return c
