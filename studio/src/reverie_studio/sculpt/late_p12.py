"""A hippopotamus that walks towards us and lifts a foot."""

from __future__ import annotations

from reverie_studio.engine.clay import Clay
from reverie_studio.sculpt.eyes import eye


def hippo_head(*, look: tuple[float, float] = (-0.8, 0.9)) -> Clay:
    """A hippopotamus that looks at us: 330 px wide at its muzzle, ears at y = -190, chin at y = 230; both eyes `look` to our right and down.

    Parts: hide, muzzle, ear, lid. Marks: the eyes, `lip` (from corner to corner), `nostril left|right`, `bristle left|right`.
    """
    c = Clay().ball(0, -60, -30, 104, melt=12, part="hide").limb([(0, -96, 14, 70), (0, -20, 50, 66), (0, 50, 84, 74)], melt=24, part="hide", per=5)
    c.both(Clay().limb([(80, -30, -30, 70), (96, 40, -10, 62), (98, 96, 30, 60)], melt=30, part="hide", per=4))
    c.limb([(-44, 172, 66, 58), (0, 180, 80, 58), (44, 172, 66, 58)], melt=16, part="muzzle", per=4)
    c.limb([(-92, 92, 88, 74), (-50, 84, 116, 80), (0, 88, 120, 74), (50, 84, 116, 80), (92, 92, 88, 74)], melt=16, part="muzzle", per=4)
    c.limb([(-176, 118, 70, 5), (-120, 160, 150, 6), (-50, 160, 190, 6), (0, 146, 190, 6), (50, 160, 190, 6), (120, 160, 150, 6), (176, 118, 70, 5)], melt=5, carve=True, per=4)
    for side, name in ((-1, "left"), (1, "right")):
        c.limb([(34 * side, 40, 172, 20), (60 * side, 26, 164, 24), (84 * side, 40, 146, 17)], melt=14, part="muzzle", per=3)
        c.limb([(44 * side, 40, 192, 6), (60 * side, 34, 192, 12), (74 * side, 42, 178, 7)], melt=5, carve=True, per=3)
        c.limb([(40 * side, -98, 58, 26), (72 * side, -116, 44, 34), (102 * side, -92, 16, 26)], melt=16, part="hide", per=3)
        eye(c, name, (72 * side, -88, 62), 30, side, aside=14, lids=0.95, look=(look[0] * side, look[1]), inner=0.6, iris=0.66, bag=0.9)
        c.limb([(92 * side, -142, -36, 18), (116 * side, -172, -34, 26), (128 * side, -198, -34, 12)], melt=8, part="ear", press=(0, 0, 1.3), per=4)
        c.limb([(108 * side, -160, -6, 10), (120 * side, -182, -8, 13)], melt=5, carve=True, per=2)
        c.marks[f"nostril {name}"] = [(60 * side, 34, 190)]
        c.marks[f"bristle {name}"] = [((40 + 26 * (k % 4)) * side, 86 + 24 * (k // 4) + 6 * (k % 2), 190 - 14 * (k % 4)) for k in range(8)]
    c.marks["lip"] = [(-160, 130, 100), (-120, 158, 150), (-50, 160, 190), (0, 148, 192), (50, 160, 190), (120, 158, 150), (160, 130, 100)]
    return c


def hippo_body() -> Clay:
    """The trunk behind a `hippo_head` at the origin, from the front: 600 px wide, soles at y = 560; its forefoot on our left is lifted 240 px. Parts: hide, leg, nail, far."""
    c = Clay().limb([(0, 30, -420, 290), (0, 60, -260, 300), (0, 70, -120, 230), (0, 30, -60, 160)], melt=20, part="hide", per=5)
    c.limb([(-34, 300, -420, 90), (-30, 420, -400, 66), (-30, 470, -390, 70)], melt=16, part="far", tone=0.5, per=4)
    for x, step, lift, z in ((-176, -20, 240, 90), (160, 14, 0, 0)):
        c.limb([(x, 190, -130, 116), (x + step, 340 - lift * 0.4, -90 + z, 88), (x + step, 460 - lift, -80 + 2 * z, 74), (x + step, 520 - lift, -74 + 2 * z, 84)], melt=24, part="leg", per=5)
        for k in range(4):
            u = -60 + 40 * k
            c.limb([(x + step + u, 524 - lift, -14 + 2 * z - abs(u) * 0.4, 30), (x + step + u * 1.1, 540 - lift, 0 + 2 * z - abs(u) * 0.4, 26)], melt=6, part="leg", per=2)
            c.ball(x + step + u * 1.14, 548 - lift, 20 + 2 * z - abs(u) * 0.4, 15, melt=2, part="nail", press=(0, 0, 0.6))
    return c
