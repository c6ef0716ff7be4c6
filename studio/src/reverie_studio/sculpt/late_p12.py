"""A hippopotamus that walks towards us and lifts a foot; a walrus and a stag that have lent each other what they are proud of;
a seal, its pup and a butterfly."""

from __future__ import annotations

import numpy as np

from reverie_studio.engine.bodies import FINE, Body
from reverie_studio.engine.clay import Clay, flow
from reverie_studio.finishes.scratchboard_tools import CUTS, Thing
from reverie_studio.sculpt.eyes import eye
from reverie_studio.sculpt.marks import Spot, inside, oval, placed

_FORE = [(4, -12), (30, -46), (64, -78), (100, -98), (112, -92), (106, -64), (96, -40), (80, -16), (48, -3), (6, 2)]  # the right wings of a butterfly of 224 px
_HIND = [(6, 6), (46, 3), (72, 12), (84, 34), (77, 54), (86, 86), (78, 90), (60, 66), (42, 72), (24, 56), (10, 30)]


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
    one = Clay().limb([(46, 10, 0, 25), (62, -40, -6, 20), (128 * spread, -120, -20, 19), (178 * spread, -220, -10, 16), (166 * spread, -310, 10, 12),
                      (122 * spread, -384, 26, 3)], melt=4, part="antler", per=6)  # fmt: skip
    for knots in ([(66, -46, 0, 14), (84, -84, 50, 12), (70, -150, 80, 3)], [(116 * spread, -112, -16, 14), (204 * spread, -136, 20, 12), (242 * spread, -200, 40, 3)],
                  [(166 * spread, -196, -10, 13), (120 * spread, -236, 26, 10), (88 * spread, -290, 40, 3)], [(178 * spread, -240, -6, 13), (232 * spread, -286, 10, 10), (244 * spread, -350, 20, 3)],
                  [(168 * spread, -310, 6, 11), (196 * spread, -360, 16, 8), (190 * spread, -410, 20, 2.5)]):  # fmt: skip
        one.limb(knots, melt=8, part="antler", per=5)
    return Clay().both(one)


def stag_face(*, look: tuple[float, float] = (-1.0, 0.2)) -> Clay:
    """A stag without antlers that looks at us: its hanging ears 370 px from tip to tip, chin at y = 200, a shaggy neck down to y = 640. Parts: head, muzzle, nose, stump, ear, neck, lid.

    Marks: the eyes, `nose`, `lip left|right` (where tusks would grow), `hollow left|right` (outlines) of the ears.
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
        c.marks[f"lip {name}"] = [(34 * side, 158, 96)]
    c.marks["nose"] = [(0, 114, 114)]
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


def wings(at: Spot, size: float, degrees: float) -> list[list[Spot]]:
    """The four wings of a butterfly seen from above, 224 px wide by `size`, as outlines: two fore wings, two hind wings."""
    shapes = [[(side * x, y) for x, y in flow(half, 3, closed=True)] for half in (_FORE, _HIND) for side in (-1, 1)]
    return [placed(shape, at, size, degrees) for shape in shapes]


def butterfly(t: Thing, at: Spot, size: float, degrees: float = 0.0) -> None:
    """A butterfly of `wings` with veins, spots, body and feelers."""
    for shape in wings(at, size, degrees):
        t.leave(shape, grow=4)
        t.form(shape, how=CUTS["skin"].but(near=2.0, cross=None), puff=3, ambient=0.8, guides=[[at, shape[len(shape) // 2]]])
    for side in (-1, 1):
        veins = [[(6 * side, -6), (34 * side, -36), (u * side, v)] for u, v in ((84, -84), (98, -66), (92, -40))]
        veins += [[(8 * side, 12), (34 * side, 26), (u * side, v)] for u, v in ((70, 36), (62, 64), (42, 66))]
        t.strokes([placed(v, at, size, degrees) for v in veins], 2.6 * size, black=True, ends=(0.6, 0.2))
        t.leave(oval(*placed([(76 * side, -56)], at, size, degrees)[0], 10 * size, 10 * size))
        t.prick([(*placed([(76 * side, -56)], at, size, degrees)[0], 4 * size)], spot=0)
        feeler = placed([(2 * side, -30), (10 * side, -62), (30 * side, -96)], at, size, degrees)
        t.strokes([feeler], 2.2, ends=(0.8, 0.8), spot=0)
        t.prick([(*feeler[-1], 3.4)], spot=0)
    body = Clay().limb([(*placed([(0, v)], at, size, degrees)[0], 0, r * size) for v, r in ((-34, 6), (-18, 8), (10, 8), (44, 5), (62, 2))], per=4)
    t.leave_clay(body, grow=3)
    t.clay(body, "fur", "across", gain=1.2, ambient=0.2, spot=0)


def left_print(t: Thing, body: Body, at: Spot, size: float, degrees: float) -> None:
    """The mark a butterfly leaves on a body where it sat: the colour in the body's own strokes, a black line between and round its wings, two feelers."""
    shapes = wings(at, size, degrees)
    rows, columns = np.mgrid[0 : body.size[0], 0 : body.size[1]]
    y, x = (np.clip((v + start) // FINE, 0, n - 1) for v, start, n in ((rows, body.top, 1200), (columns, body.left, 800)))
    mask = np.asarray(body.mask * inside(*shapes)[y, x], np.float32)
    t.marks.append(lambda plate: plate.wash(mask, body.left, body.top, 1.0))
    t.strokes([[*shape, shape[0]] for shape in shapes], 3.2, black=True, ends=(1, 1))
    spine = placed([(0, -30), (0, 0), (0, 50)], at, size, degrees)
    t.strokes([spine], 9 * size, black=True, ends=(0.8, 0.3))
    feelers = [placed([(2 * side, -30), (10 * side, -60), (28 * side, -88)], at, size, degrees) for side in (-1, 1)]
    t.strokes(feelers, 6, black=True, ends=(0.8, 0.8))
    t.strokes(feelers, 2.4, ends=(0.8, 0.8), spot=1.0)
