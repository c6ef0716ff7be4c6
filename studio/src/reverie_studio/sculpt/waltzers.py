"""Dancers for a ballroom seen from above: a stout man, and a lady in a wide gown who may be a hole in the colours."""

from __future__ import annotations

import math

from reverie_studio.engine.clay import Clay


def waltzing_man(*, stout: float = 1.0) -> tuple[Clay, Clay]:
    """A man who dances towards +z, bald, soles at y = 0, 780 px tall, and his right arm alone, which lies round a partner's back at (0, -500, 230).

    Parts: coat, leg, shoe, head, ear, hair, collar, cuff, hand. His left hand is held out at (280, -590, 170). Marks of the face on his right side: `shut`, `brow`, `mouth`.
    """
    b = stout
    c = Clay().limb([(0, -330, -16, 112 * b), (0, -420, 26, 132 * b), (0, -520, 8, 120 * b), (0, -585, -10, 96 * b)], melt=12, part="coat", per=5)
    c.both(Clay().limb([(70, -570, -10, 66), (118, -570, -4, 54)], melt=24, part="coat", per=3))
    c.both(Clay().limb([(48, -320, -60, 60), (54, -210, -96, 44), (50, -150, -104, 12)], melt=16, part="coat", per=4))
    c.limb([(-52, -320, 0, 74), (-60, -170, 20, 50), (-64, -40, 4, 38)], melt=14, part="leg", per=4).limb([(-64, -22, 0, 34), (-68, -16, 60, 27)], melt=4, part="shoe", per=3)
    c.limb([(52, -320, 0, 74), (70, -180, 60, 50), (74, -44, 70, 38)], melt=14, part="leg", per=4).limb([(74, -24, 66, 34), (78, -16, 128, 27)], melt=4, part="shoe", per=3)
    c.limb([(0, -630, 0, 58), (0, -660, 8, 52)], melt=6, part="collar", per=2)
    c.limb([(0, -716, 6, 70), (0, -700, 36, 58)], melt=10, part="head", per=3).limb([(0, -700, 88, 13), (0, -684, 100, 15)], melt=8, part="head", per=3)
    c.both(Clay().limb([(66, -700, 6, 17), (74, -716, 0, 12)], melt=5, part="ear", per=2))
    c.limb([(-68, -714, -2, 17), (-60, -700, -38, 24), (-30, -690, -62, 25), (0, -688, -68, 26), (30, -690, -62, 25), (60, -700, -38, 24), (68, -714, -2, 17)], melt=5, part="hair", per=4)
    c.limb([(112, -576, 0, 54), (214, -540, 50, 43), (262, -570, 130, 33)], melt=20, part="coat", per=5).limb([(264, -574, 136, 33), (270, -580, 148, 33)], melt=2, part="cuff", per=2)
    c.limb([(272, -584, 156, 24), (284, -592, 180, 25)], melt=5, part="hand", per=2)
    c.marks["shut"] = [(-24, -702, 92), (-37, -696, 84), (-52, -701, 70)]
    c.marks["brow"] = [(-18, -736, 84), (-36, -734, 78), (-56, -722, 62)]
    c.marks["mouth"] = [(-8, -664, 94), (-24, -662, 88), (-36, -670, 76)]
    arm = Clay().limb([(-112, -576, 0, 54), (-176, -500, 90, 44), (-120, -500, 190, 34)], melt=20, part="coat", per=5).limb([(-116, -500, 196, 33), (-104, -500, 208, 33)], melt=2, part="cuff", per=2)
    arm.limb([(-94, -500, 214, 25), (-60, -496, 236, 25), (-30, -492, 240, 15)], melt=5, part="hand", per=3)
    return c, arm


def gowned_lady(*, train: float = 1.0, turn: float = 0.0) -> Clay:
    """A lady who dances towards -z at z = 170, her gown 480 px wide, its train swept `train` far along the floor. Parts: gown, head, bun, arm."""
    c = Clay().limb([(0, -560, 165, 58), (0, -480, 172, 50), (0, -420, 176, 60)], melt=10, part="bodice", per=4)
    c.limb([(0, -420, 176, 58), (0, -300, 188, 92), (0, -160, 196, 128), (0, -70, 200, 150)], melt=20, part="gown", per=4)
    for n in range(13):
        a = math.tau * (n + 0.3) / 13
        c.limb([(24 * math.cos(a), -400, 180 + 24 * math.sin(a), 30), (100 * math.cos(a), -220, 190 + 100 * math.sin(a), 36), (190 * math.cos(a), -36, 202 + 190 * math.sin(a), 50)], melt=9, part="gown", per=3)
    if train:
        knots = []
        for n in range(10):
            a = math.radians(turn + 170 * n / 9 * train)
            r = 150 + 28 * n
            knots.append((r * math.cos(a), -30.0, 208 + r * math.sin(a), 92 * (1 - n / 9) ** 0.8 + 5))
        c.limb(knots, melt=20, part="gown", per=4)
    c.limb([(0, -600, 166, 28), (0, -630, 168, 26)], melt=8, part="head", per=2).ball(0, -672, 164, 50, melt=8, part="head").ball(0, -704, 208, 31, melt=5, part="bun")
    c.limb([(58, -570, 160, 30), (170, -540, 170, 24), (272, -590, 176, 18)], melt=10, part="arm", per=5)
    return c.limb([(-58, -570, 160, 30), (-130, -560, 100, 24), (-110, -600, 20, 18)], melt=10, part="arm", per=5)
