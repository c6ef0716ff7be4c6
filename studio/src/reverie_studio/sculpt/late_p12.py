"""A hippopotamus that walks towards us and lifts a foot; a walrus and a stag that have lent each other what they are proud of."""

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


def antler_pair(*, spread: float = 1.0) -> Clay:
    """A stag's great antlers seen from the front, rooted at (-50, 0) and (50, 0), 380 px high. The part is `antler`."""
    one = Clay().limb([(46, 10, 0, 25), (62, -40, -6, 20), (128 * spread, -120, -20, 19), (178 * spread, -220, -10, 16), (166 * spread, -310, 10, 12), (122 * spread, -384, 26, 3)], melt=4, part="antler", per=6)
    for knots in ([(66, -46, 0, 14), (84, -84, 50, 12), (70, -150, 80, 3)], [(116 * spread, -112, -16, 14), (204 * spread, -136, 20, 12), (242 * spread, -200, 40, 3)],
                  [(166 * spread, -196, -10, 13), (120 * spread, -236, 26, 10), (88 * spread, -290, 40, 3)], [(178 * spread, -240, -6, 13), (232 * spread, -286, 10, 10), (244 * spread, -350, 20, 3)],
                  [(168 * spread, -310, 6, 11), (196 * spread, -360, 16, 8), (190 * spread, -410, 20, 2.5)]):  # fmt: skip
        one.limb(knots, melt=8, part="antler", per=5)
    return Clay().both(one)


def stag_face(*, look: tuple[float, float] = (-1.0, 0.2)) -> Clay:
    """A stag without antlers that looks at us: its hanging ears 370 px from tip to tip, chin at y = 200, a shaggy neck down to y = 640. Parts: head, muzzle, nose, stump, ear, neck, lid.

    Marks: the eyes, `nose`, `lip left|right` (where tusks would grow), `hollow left|right` (outlines) of the ears, `stump left|right`.
    """
    c = Clay().limb([(0, 20, -100, 72), (8, 170, -110, 80), (26, 380, -130, 136), (40, 640, -150, 200)], melt=16, part="neck", per=5)
    c.limb([(0, -70, -14, 66), (0, -16, 10, 56), (0, 60, 36, 42), (0, 126, 58, 36)], melt=12, part="head", per=5)
    c.both(Clay().limb([(36, -66, -10, 38), (50, -10, -2, 32), (38, 50, 16, 27), (20, 110, 42, 24)], melt=20, part="head", per=4))
    c.limb([(-34, 138, 58, 35), (0, 132, 72, 35), (34, 138, 58, 35)], melt=14, part="muzzle", per=4).limb([(-16, 178, 46, 27), (16, 178, 46, 27)], melt=8, part="muzzle")
    c.limb([(-46, 158, 76, 3), (0, 162, 100, 3.4), (46, 158, 76, 3)], melt=4, carve=True, per=4)
    c.limb([(-24, 112, 96, 12), (0, 118, 102, 15), (24, 112, 96, 12)], melt=5, part="nose", tone=0.3, per=3)
    c.both(Clay().limb([(26, -50, 42, 12), (52, -58, 32, 14), (72, -38, 8, 11)], melt=12, part="head"))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (52 * side, -26, 24), 25, side, aside=22, lids=1.05, look=(look[0] * side, look[1]), inner=0.7, bag=0.5, iris=0.66)
        c.limb([(34 * side, -120, -14, 22), (38 * side, -142, -14, 18)], melt=6, part="stump", per=2).ball(39 * side, -146, -14, 21, melt=4, part="stump", press=(0, 0.8, 0))
        c.limb([(66 * side, -80, -20, 20), (112 * side, -72, -14, 33), (156 * side, -48, -8, 28), (188 * side, -16, -4, 4)], melt=8, part="ear", press=(0, 0, 1.3), per=5)
        c.marks[f"hollow {name}"] = [(86 * side, -76, 20), (116 * side, -86, 24), (154 * side, -60, 24), (180 * side, -26, 20), (148 * side, -44, 24), (112 * side, -66, 24)]
        c.marks[f"lip {name}"], c.marks[f"stump {name}"] = [(34 * side, 158, 96)], [(39 * side, -160, 0)]
    c.marks["nose"] = [(0, 114, 114)]
    return c
