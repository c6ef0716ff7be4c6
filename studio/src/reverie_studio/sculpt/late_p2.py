"""Long-necked ones: a giraffe that takes what it is given, a camel that puts up with it."""

from __future__ import annotations

from reverie_studio.engine.clay import Clay
from reverie_studio.sculpt.eyes import eye


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
