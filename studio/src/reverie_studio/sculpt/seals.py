"""Walrus, seal and pup, sitting on a shore."""

from __future__ import annotations

from reverie_studio.engine.clay import Clay
from reverie_studio.sculpt.eyes import eye


def walrus() -> Clay:
    """A walrus without tusks that looks at us: 300 px wide, crown at y = -120, chin at y = 150, its neck and breast down to y = 560. Parts: hide, pad, nose, lid.

    Marks: the eyes, `nose`, `pad left|right` (roots of its bristles), `crown left|right`, `lip`.
    """
    c = Clay().limb([(0, 560, -120, 270), (0, 400, -110, 250), (0, 230, -90, 204), (0, 100, -70, 150)], melt=14, part="hide", per=4)
    for y, r, z in ((150, 150, -40), (236, 190, -46), (340, 230, -60)):
        c.limb([(-r * 0.62, y - 16, z, 62), (0, y + 24, z + r * 0.5, 66), (r * 0.62, y - 16, z, 62)], melt=16, part="hide", per=4)
    for wide, y, sag in ((176, 172, 46), (210, 258, 56), (240, 366, 60)):
        c.groove([(-wide, y), (-wide * 0.5, y + sag * 0.8), (0, y + sag), (wide * 0.5, y + sag * 0.8), (wide, y)], 13, melt=8, deep=0.6)
    c.ball(0, -20, -10, 112, melt=20, part="hide", press=(0, 0.14, 0)).limb([(0, -60, 56, 52), (0, 0, 86, 46), (0, 26, 102, 40)], melt=22, part="hide", per=4)
    c.limb([(-30, 126, 66, 34), (30, 126, 66, 34)], melt=14, part="hide", per=3)
    c.both(Clay().limb([(34, 62, 104, 56), (72, 76, 84, 56), (92, 92, 60, 44)], melt=10, part="pad", per=4))
    c.limb([(-22, 12, 146, 15), (0, 8, 152, 17), (22, 12, 146, 15)], melt=6, part="nose", tone=0.5, per=3).limb([(0, 30, 166, 4), (0, 100, 156, 5)], melt=5, carve=True)
    c.both(Clay().limb([(12, 18, 166, 5), (24, 10, 162, 5)], melt=3, carve=True)).both(Clay().limb([(24, -66, 84, 16), (58, -76, 72, 18), (90, -56, 38, 14)], melt=14, part="hide"))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (60 * side, -36, 70), 25, side, aside=16, lids=1.0, look=(1.0 * side, 0.0), inner=0.5, iris=0.64, bag=0.6)
        c.marks[f"pad {name}"] = [((24 + 20 * (k % 5)) * side, 50 + 16 * (k // 5) + 5 * (k % 2), 164 - 14 * (k % 5)) for k in range(20)]
        c.marks[f"crown {name}"] = [(48 * side, -112, 20)]
    c.marks["nose"], c.marks["lip"] = [(0, 12, 168)], [(-80, 128, 110), (-36, 118, 150), (0, 104, 156), (36, 118, 150), (80, 128, 110)]
    return c


def seal() -> Clay:
    """A seal in profile to our left that lifts its nose: the tip at (-262, -64), crown at y = -140, its body goes down to (170, 820). Parts: hide, muzzle, nose, lid.

    Marks: eye `near`, `nose`, `mouth` (corner first), `pad` (roots of its whiskers).
    """
    c = Clay().limb([(220, 830, -60, 340), (140, 620, -40, 312), (100, 440, -20, 262), (70, 250, -10, 178), (30, 100, 0, 138)], melt=14, part="hide", per=5)
    c.ball(0, 0, 10, 140, melt=30, part="hide", press=(0, 0.1, 0)).limb([(-30, -30, 20, 108), (-120, -40, 34, 84), (-190, -52, 40, 62), (-232, -58, 42, 44)], melt=24, part="hide", per=5)
    c.limb([(-90, 30, 30, 76), (-160, 10, 36, 54), (-206, -6, 38, 36)], melt=22, part="hide", per=4)
    c.limb([(-176, -24, 66, 46), (-214, -32, 60, 42)], melt=14, part="muzzle", per=4)
    c.limb([(-240, -6, 76, 3), (-200, 8, 92, 4), (-150, 22, 100, 4), (-108, 18, 108, 3)], melt=4, carve=True, per=4)
    c.limb([(-246, -84, 46, 17), (-262, -66, 46, 19)], melt=6, part="nose", tone=0.4, per=3)
    c.limb([(-30, -92, 108, 18), (-74, -104, 104, 18), (-112, -88, 92, 13)], melt=18, part="hide", per=4)
    eye(c, "near", (-66, -56, 92), 42, -1, aside=6, lids=1.25, look=(0.85, -0.95), inner=0.3, iris=0.74, bag=0.4)
    c.marks["nose"] = [(-256, -74, 66)]
    c.marks["mouth"] = [(-104, 16, 110), (-150, 22, 104), (-200, 8, 96), (-240, -6, 80)]
    c.marks["pad"] = [(-160 - 15 * (k % 4), -34 + 15 * (k // 4) + 3 * (k % 2), 106) for k in range(12)]
    return c


def seal_pup() -> Clay:
    """A young seal that looks up past us: 250 px wide, crown at y = -125, its body down to y = 460. Parts: fur, muzzle, nose, lid. Marks: the eyes, `nose`, `lip left|right`, `pad left|right`."""
    c = Clay().limb([(0, 460, -80, 200), (0, 300, -70, 170), (0, 150, -50, 130)], melt=16, part="fur", per=5)
    c.ball(0, -10, 0, 116, melt=26, part="fur", press=(0, 0.08, 0)).both(Clay().ball(50, 34, 14, 74, melt=30, part="fur"))
    c.limb([(0, -30, 84, 44), (0, 10, 104, 38)], melt=24, part="fur", per=3).both(Clay().ball(25, 40, 110, 34, melt=10, part="muzzle")).ball(0, 74, 92, 30, melt=14, part="muzzle")
    c.limb([(-14, 14, 142, 10), (0, 18, 146, 12), (14, 14, 142, 10)], melt=5, part="nose", tone=0.3, per=3)
    c.both(Clay().limb([(20, -74, 88, 14), (50, -88, 78, 15), (80, -68, 50, 12)], melt=18, part="fur"))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (54 * side, -30, 74), 36, side, aside=16, lids=1.3, look=(0.2 * side, -1.5), inner=0.9, iris=0.7, bag=0.3)
        c.marks[f"lip {name}"] = [(0, 34, 150), (1 * side, 50, 146), (20 * side, 64, 136), (46 * side, 72, 112)]
        c.marks[f"pad {name}"] = [((18 + 12 * (k % 3)) * side, 34 + 11 * (k // 3), 144 - 6 * (k % 3)) for k in range(6)]
    c.marks["nose"] = [(0, 16, 156)]
    return c
