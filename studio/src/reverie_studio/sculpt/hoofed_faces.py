"""Faces of hoofed beasts seen large: giraffe, camel, a fawn that lies."""

from __future__ import annotations

import math
from collections.abc import Sequence

from reverie_studio.engine.clay import Clay
from reverie_studio.finishes.scratchboard_tools import CUTS, Thing
from reverie_studio.sculpt.beast_heads import ox_head
from reverie_studio.sculpt.donkeys import long_ear
from reverie_studio.sculpt.eyes import eye
from reverie_studio.sculpt.marks import Spot, before


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


def giraffe_face(*, look: tuple[float, float] = (0.1, -0.95), part_lips: float = 1.0) -> Clay:
    """A giraffe's head in profile to our left on a neck held flat, 340 px from lip to ear, its lips parted.

    Parts: neck, head, lip, horn, knob, ear, lid. Marks: eye `near`, `nostril`, `mouth` (corner first), `tongue` (its root between the lips), `hollow` (an outline) of the ear.
    """
    c = Clay().limb([(70, 10, -10, 66), (180, 60, -30, 66), (320, 100, -40, 84), (460, 130, -50, 110)], melt=14, part="neck", per=6)
    c.limb([(62, -14, 0, 60), (0, -8, 8, 54), (-80, 20, 12, 42), (-150, 46, 14, 34), (-204, 66, 14, 32)], melt=18, part="head", per=6)
    c.limb([(40, 40, 14, 48), (-40, 54, 20, 38), (-130, 74, 20, 27), (-180, 92, 14, 22)], melt=26, part="head", per=5)
    c.limb([(-196, 66, 14, 34), (-234, 82, 16, 30), (-258, 100, 16, 20), (-266, 112, 16, 11)], melt=16, part="lip", per=5)
    drop = 8 * part_lips
    c.limb([(-166, 96, 8, 22), (-206, 120 + drop, 8, 20), (-228, 132 + drop, 8, 15)], melt=12, part="lip", per=5)
    c.limb([(-276, 126 + drop * 0.7, 20, 3 + drop * 0.5), (-228, 115 + drop * 0.5, 26, 3 + drop * 0.3), (-176, 96, 34, 3)], melt=3, carve=True, per=4)
    c.limb([(-14, 18, 42, 12), (-70, 38, 38, 10), (-130, 54, 34, 8)], melt=26, part="head", per=4)
    c.limb([(22, -48, 44, 15), (-14, -44, 52, 16), (-46, -24, 46, 12)], melt=14, part="head", per=4)
    for x, z in ((58, 24), (16, -30)):
        c.limb([(x, -54, z, 22), (x + 6, -96, z + 4, 13), (x + 8, -128, z + 6, 12)], melt=10, part="horn", per=4).ball(x + 9, -146, z + 6, 18, melt=6, part="knob", tone=0.75)
    c.limb([(92, -40, 40, 13), (132, -66, 62, 27), (174, -84, 74, 20), (206, -86, 78, 3)], melt=8, part="ear", press=(0, 0.6, 1.8), per=5)
    eye(c, "near", (-6, -10, 50), 22, -1, aside=-4, lids=1.0, look=look, inner=0.5, iris=0.66, bag=0.8)
    c.marks["nostril"] = [(-244, 82, 46), (-236, 72, 48), (-222, 70, 48), (-214, 78, 48), (-226, 80, 48)]
    c.marks["mouth"] = [(-162, 90, 40), (-196, 102, 40), (-232, 114, 36), (-268, 122, 24)]
    c.marks["tongue"] = [(-232, 118 + drop * 0.5, 20)]
    c.marks["hollow"] = [(118, -56, 90), (136, -76, 92), (172, -92, 92), (196, -88, 90), (172, -76, 92), (140, -54, 92)]
    return c


def camel_face(*, lids: float = 1.0, look: tuple[float, float] = (0.6, 0.4)) -> Clay:
    """A camel's head in profile to our left, 330 px from its hanging lip to the ear; without a neck, which joins at (70, 20).

    Parts: head, lip, ear, lid. Marks: eye `near`, `nostril`, `mouth` (corner first), `crown` and `throat`: where its wool is rooted, front first.
    """
    c = Clay().limb([(64, -12, 0, 58), (4, -18, 8, 54), (-66, -4, 12, 44), (-134, 10, 14, 39), (-190, 22, 14, 38)], melt=18, part="head", per=6)
    c.limb([(46, 34, 12, 44), (-36, 46, 18, 36), (-120, 56, 18, 26), (-160, 66, 12, 22)], melt=26, part="head", per=5)
    c.limb([(-184, 20, 14, 38), (-218, 32, 16, 37), (-232, 52, 16, 33), (-234, 72, 16, 22)], melt=20, part="lip", per=5)
    c.limb([(-130, 72, 10, 26), (-176, 92, 10, 27), (-202, 104, 10, 22), (-208, 112, 10, 16)], melt=12, part="lip", per=5)
    c.limb([(-262, 98, 24, 3), (-222, 90, 34, 3), (-166, 72, 42, 3), (-126, 58, 44, 2)], melt=3, carve=True, per=4)
    c.limb([(-20, 8, 42, 12), (-80, 24, 38, 10), (-130, 34, 34, 7)], melt=24, part="head", per=4)
    c.limb([(28, -54, 42, 16), (-14, -54, 52, 18), (-50, -34, 46, 13)], melt=14, part="head", per=4)
    c.limb([(84, -42, 34, 13), (112, -80, 42, 19), (132, -118, 44, 3)], melt=8, part="ear", press=(0.4, 0, 1.6), per=5)
    eye(c, "near", (-8, -12, 48), 33, -1, aside=-4, lids=lids, look=look, inner=0.2, iris=0.52, bag=0.8)
    c.marks["nostril"] = [(-248, 48, 50), (-240, 34, 52), (-220, 24, 52), (-206, 24, 52), (-218, 34, 52), (-232, 46, 52)]
    c.marks["mouth"] = [(-112, 52, 46), (-146, 66, 44), (-180, 76, 44), (-222, 90, 36), (-254, 95, 24)]
    c.marks["crown"] = [(-20, -68, 40), (20, -74, 36), (60, -68, 30), (96, -50, 20), (120, -20, 6)]
    c.marks["throat"] = [(-60, 78, 34), (-10, 86, 34), (40, 82, 34), (90, 88, 20), (130, 110, 0)]
    return c


def drinking_stag() -> Clay:
    """A stag that looks at us, 190 px wide, chin at y = 186, the points of his antlers at (±250, -430). Parts: head, muzzle, nose, ear, lid, antler.

    Marks: the eyes `left|right` (for `round_eye`), `ear left|right`, `nose`, `lip left|right`, `chin`.
    """
    c = Clay().limb([(0, -66, -14, 62), (0, -20, 8, 52), (0, 56, 38, 40), (0, 112, 56, 38)], melt=14, part="head", per=4)
    c.both(Clay().limb([(34, -70, -10, 36), (50, -26, -6, 31), (38, 30, 8, 27), (20, 84, 38, 20)], melt=20, part="head", per=4))
    c.both(Clay().ball(24, 136, 66, 33, melt=12, part="muzzle")).limb([(-14, 168, 48, 18), (14, 168, 48, 18)], melt=8, part="muzzle")
    c.limb([(-22, 116, 84, 13), (0, 122, 94, 18), (22, 116, 84, 13)], melt=6, part="nose", tone=0.3)
    c.both(Clay().limb([(12, 124, 108, 5), (25, 116, 100, 7), (31, 108, 88, 4)], melt=4, carve=True, per=3))
    c.both(Clay().limb([(28, -62, 38, 13), (52, -72, 28, 14), (70, -50, 6, 12)], melt=12, part="head"))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (53 * side, -34, 18), 28, side, aside=24, lids=1.2, look=(0.0, 0.0), inner=0.5, bag=0.4, iris=0.62)
        long_ear(c, name, [(58 * side, -86, -24), (116 * side, -112, -10), (168 * side, -124, 0), (214 * side, -118, 6)], 0.8)
        c.marks[f"lip {name}"] = [(0, 136, 104), (1 * side, 150, 98), (14 * side, 160, 88), (36 * side, 154, 70)]
        beam = [(30 * side, -108, 0, 19), (70 * side, -176, -26, 16), (140 * side, -240, -34, 14), (196 * side, -320, -20, 12), (206 * side, -400, 0, 9), (180 * side, -460, 16, 2)]
        c.limb(beam, melt=5, part="antler", per=6)
        for tine in (((44, -130, 0, 13), (74, -150, 40, 10), (112, -158, 60, 7), (140, -186, 66, 2)), ((96, -202, -30, 12), (82, -258, -10, 9), (92, -312, 6, 2)),
                     ((158, -262, -32, 12), (214, -274, -14, 9), (258, -318, 0, 2)),
                     ((200, -338, -18, 11), (158, -372, -6, 8), (146, -424, 4, 2)), ((206, -384, -4, 9), (244, -408, 6, 7), (262, -452, 10, 2))):  # fmt: skip
            c.limb([(x * side, y, z, r) for x, y, z, r in tine], melt=6, part="antler", per=5)
    c.marks |= {"nose": [(0, 116, 114)], "chin": [(0, 186, 50)], "crown": [(0, -128, 0)]}
    return c


def hind_legs(steps: Sequence[Sequence[float]]) -> Clay:
    """The hind quarters of a stag that walks off to our right; each step (x of the hoof, how high it is lifted, z). Rump at (0, -330), ground at y = 0. Parts: coat, leg, hoof."""
    c = Clay().limb([(0, -330, 0, 112), (90, -350, 0, 116), (240, -350, 0, 122)], melt=10, part="coat", per=5)
    c.limb([(-92, -390, 10, 22), (-116, -350, 14, 26), (-118, -304, 14, 8)], melt=10, part="tail", per=4)
    for x, up, z in steps:
        h = (x * 0.55 - 64, -146 - up * 0.8)
        c.limb([(10, -316, z, 92), (x * 0.3 + 16, -230, z * 1.3, 62), (h[0] + 8, h[1] - 20, z * 1.3, 27), (h[0], h[1], z * 1.3, 21)], melt=14, part="leg", per=6)
        c.limb([(h[0], h[1], z * 1.3, 20), (h[0] + (x - h[0]) * 0.5, (h[1] - up) * 0.5 - 20, z * 1.3, 13), (x - 12, -34 - up, z * 1.3, 15), (x, -18 - up, z * 1.3, 14)], melt=4, part="leg", per=6)
        c.limb([(x - 4, -26 - up, z * 1.3, 12), (x + 10, -4 - up, z * 1.3, 17)], melt=3, part="hoof", tone=0.5)
    return c


def fawn_lying() -> Clay:
    """A fawn that lies on the ground and looks at us, its body going back to our right: 360 px from ear to ear, legs folded at y = 240, rump at (300, 150). Parts: body, leg, hoof, head, muzzle, nose, ear, lid.

    Marks: the eyes, `ear left|right`, `lip left|right`, `back` (its spine).
    """
    c = Clay().limb([(20, 160, -70, 66), (110, 150, -110, 80), (210, 148, -150, 86), (284, 168, -160, 76)], melt=16, part="body", per=6)
    c.limb([(0, 0, -44, 40), (6, 70, -56, 44), (20, 140, -60, 58)], melt=20, part="body", per=5)
    c.limb([(268, 190, -80, 66), (180, 226, -30, 34), (120, 238, -6, 16), (190, 246, 14, 11), (236, 248, 20, 10)], melt=18, part="leg", per=6)
    c.limb([(-6, 190, -16, 34), (-62, 224, 10, 19), (-100, 236, 24, 14), (-40, 244, 50, 11), (18, 248, 60, 10)], melt=14, part="leg", per=6)
    for x, z in ((20, 62), (238, 22)):
        c.limb([(x, 247, z, 12), (x + 30, 250, z + 2, 8)], melt=3, part="hoof", tone=0.45)
    c.limb([(0, -48, -16, 58), (0, 0, 16, 45), (0, 46, 46, 30), (0, 72, 56, 26)], melt=14, part="head", per=4)
    c.both(Clay().limb([(34, -42, -8, 34), (38, 2, 2, 28), (18, 46, 38, 20)], melt=18, part="head", per=4))
    c.both(Clay().ball(14, 80, 68, 22, melt=8, part="muzzle")).limb([(-8, 98, 50, 14), (8, 98, 50, 14)], melt=8, part="muzzle")
    c.limb([(-15, 64, 84, 9), (0, 68, 90, 12), (15, 64, 84, 9)], melt=5, part="nose", tone=0.22).both(Clay().limb([(8, 68, 98, 3), (16, 64, 92, 4)], melt=3, carve=True))
    c.both(Clay().limb([(26, -52, 34, 11), (48, -58, 24, 12), (64, -42, 4, 10)], melt=12, part="head"))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (46 * side, -24, 16), 25, side, aside=30, lids=1.0, look=(-0.1, -0.1), inner=0.5, bag=0.4, iris=0.76)
        long_ear(c, name, [(42 * side, -76, -24), (88 * side, -122 - 6 * side, -14), (140 * side, -158 - 12 * side, -8), (180 * side, -184 - 20 * side, -4)], 0.86)
        c.marks[f"lip {name}"] = [(0, 80, 94), (1 * side, 90, 88), (10 * side, 97, 80), (24 * side, 92, 66)]
    c.marks["back"] = [(40, 104, -60), (110, 72, -90), (200, 64, -120), (280, 92, -130), (346, 150, -140)]
    return c


def cow_heap(r: float = 230.0) -> Clay:
    """The body of a cow that hangs in a bag with its back to the top: 2 × `r` px wide, the origin in its middle. Part: body."""
    c = Clay().limb([(0, -r * 0.62, 0, r * 0.4), (0, 0, 0, r * 0.84), (r * 0.16, r * 0.2, 0, r * 0.84)], melt=20, part="body", per=5)
    c.limb([(r * 0.2, -r * 0.66, 0, r * 0.34), (r * 0.55, -r * 0.1, 10, r * 0.42), (r * 0.5, r * 0.36, 20, r * 0.46)], melt=40, part="body", per=5)
    return c.limb([(-r * 0.3, -r * 0.46, 60, r * 0.34), (-r * 0.5, 0, 120, r * 0.36), (-r * 0.44, r * 0.2, 160, r * 0.34)], melt=30, part="body", per=4)


def hoofed_leg(knots: Sequence[Sequence[float]]) -> Clay:
    """A cow's lower leg along knots (x, y, z, r), its last the fetlock, with a cloven hoof at the end. Parts: leg, hoof."""
    (x0, y0), (x, y, z, r) = knots[-2][:2], knots[-1]
    a = math.atan2(y - y0, x - x0)
    d, n = (math.cos(a), math.sin(a)), (-math.sin(a), math.cos(a))
    c = Clay().limb(knots, melt=8, part="leg", per=5).ball(x, y, z, r * 1.16, melt=8, part="leg")
    for s in (-1, 1):
        u, v = x + n[0] * s * r * 0.5, y + n[1] * s * r * 0.5
        c.limb([(u + d[0] * r * 0.7, v + d[1] * r * 0.7, z + 6, r * 0.66), (u + d[0] * r * 2.3, v + d[1] * r * 2.3, z + 8, r * 0.6)], melt=2, part="hoof", per=3)
    return c


def sleeping_cow(t: Thing, at: Spot, k: float, roll: float) -> Clay:
    """A cow's head asleep, looking at us but for its shut eyes, before what is there; gives its body."""
    head = ox_head(horns=0.56, spread=0.94, lids=0.2, ears=-0.5, muzzle=1.12).turned(at=(*at, 260.0), scale=k, roll=roll, pitch=-10)
    before(t, head, CUTS["fur"].but(stroke=(6, 18), over=4), "along", grow=7, ambient=0.1,
           parts={"horn": ("skin", "across"), "ear": ("fur", "along"), "muzzle": (CUTS["skin"].but(near=2.2), "across"), "eye": ("skin", "across")})  # fmt: skip
    for side in ("left", "right"):
        line = [(x, y + 2 * k) for x, y in head.curve(f"lower {side}")]
        t.strokes([line], 6 * k, black=True, ends=(0.4, 0.4))
        t.strokes([[(x, y - 8 * k) for x, y in line[1:-1]], [(x, y - 14 * k) for x, y in line[1:-1]]], [3.4, 2.4], ends=(0.2, 0.2))
        t.strokes([[(x, y), (x + (x - line[3][0]) * 0.1, y + 9 * k), (x + (x - line[3][0]) * 0.34, y + 17 * k)] for x, y in line[1:-1]], 3.4, black=True, ends=(0.9, 0.1))
    return head
