"""An owl that looks aside, a mountain that sits, a donkey that rows."""

from __future__ import annotations

from reverie_studio.engine.clay import Clay
from reverie_studio.sculpt.eyes import eye


def owl(*, look: tuple[float, float] = (0.9, 0.0)) -> Clay:
    """An owl that stands before us: 620 px from its claws (y = 0) to the tips of its ear tufts, 330 px wide; both eyes `look` to our right and down.

    Parts: body, breast, wing, disc, head, tuft, beak, shank, claw, lid. Marks: the eyes `left|right`, `rim left|right` (of the face's discs), `toes`.
    """
    c = Clay().limb([(0, -90, -20, 92), (0, -190, -10, 134), (0, -300, -10, 142), (0, -390, -6, 124)], melt=14, part="body", per=6)
    c.limb([(0, -120, 40, 76), (0, -220, 60, 96), (0, -320, 50, 90)], melt=24, part="breast", per=5)
    c.ball(0, -452, 0, 124, melt=24, part="head", press=(0, 0.16, 0)).both(Clay().ball(60, -436, -6, 84, melt=26, part="head"))
    c.both(Clay().limb([(118, -350, 10, 48), (146, -250, 26, 56), (136, -140, 36, 44), (96, -40, 30, 14)], melt=8, part="wing", per=6, press=(0.5, 0, 0.4)))
    c.both(Clay().limb([(64, -528, 20, 40), (94, -574, 14, 27), (122, -634, 8, 4)], melt=12, part="tuft", per=5, press=(0, 0, 0.8)))
    c.both(Clay().ball(58, -452, 72, 66, melt=10, part="disc", press=(0, 0, 1.2)))
    c.both(Clay().limb([(10, -478, 122, 13), (46, -514, 112, 16), (92, -534, 76, 12)], melt=12, part="head", per=4))
    c.limb([(0, -452, 130, 20), (0, -424, 152, 20), (0, -392, 152, 13), (0, -366, 140, 3)], melt=4, part="beak", per=4)
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (56 * side, -452, 96), 38, side, aside=8, lids=1.35, look=(look[0] * side, look[1]), inner=0.35, iris=0.74, bag=0.2)
        c.limb([(56 * side, -90, 60, 50), (62 * side, -50, 84, 38), (64 * side, -26, 96, 26)], melt=10, part="shank", per=4)
        for u in (-44, 0, 44):
            c.limb([(64 * side, -26, 100, 20), (64 * side + u * 0.7, -18, 128, 19), (64 * side + u * 1.0, -8, 146, 16)], melt=3, part="shank", per=3)
            c.limb([(64 * side + u * 1.02, -6, 152, 11), (64 * side + u * 1.12, 10, 166, 9), (64 * side + u * 1.14, 30, 168, 2)], melt=2, part="claw", per=3)
    return c
