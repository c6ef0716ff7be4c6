"""Beasts with time: a snail in a bend, a hippopotamus that perches, a walrus that comes up, a badger that pulls, a cloud that hides, an owl that broods, a swan that tugs, a whale that calls."""

from __future__ import annotations

import math

from reverie_studio.engine.clay import Clay
from reverie_studio.sculpt.eyes import eye
from reverie_studio.sculpt.river_beasts import hippo_head


def perching_hippo() -> Clay:
    """A hippopotamus that sits on a branch with all four feet side by side, seen from below: its `hippo_head` at the origin, 640 px wide, soles at y = 560.

    Parts: hide, belly, leg, claw besides.
    """
    c = Clay().limb([(0, 40, -170, 190), (0, 190, -210, 290), (0, 300, -190, 296), (0, 390, -150, 210)], melt=20, part="hide", per=10)
    c.limb([(0, 240, -20, 130), (0, 340, 0, 150), (0, 420, -10, 100)], melt=60, part="belly", per=8)
    for x, z, r in ((-250, -60, 76), (250, -60, 76), (-92, 40, 62), (92, 40, 62)):
        side = 1 if x > 0 else -1
        c.limb([(x * 0.9, 300, z - 20, r * 1.25), (x, 430, z + 30, r), (x, 510, z + 60, r * 0.96)], melt=26, part="leg", per=8)
        for k in range(3):
            u = (-0.62 + 0.62 * k) * r
            c.limb([(x + u, 520, z + 90, r * 0.36), (x + u * 1.05, 546, z + 110, r * 0.34)], melt=8, part="leg", per=3)
            c.ball(x + u * 1.06, 556, z + 110 + r * 0.26, r * 0.2, melt=2, part="claw", press=(0, 0, 0.5))
        c.limb([(x + side * 4, 470, z + 70, r * 0.5), (x, 520, z + 90, r * 0.6)], melt=14, part="leg")
    head = hippo_head()
    for side, name in ((-1, "left"), (1, "right")):
        eye(head, name, (74 * side, -86, 64), 33, side, aside=12, lids=1.2, look=(-0.8 * side, 0.1), inner=0.9, iris=0.56, bag=0.5)
    return c.add(head)


def rising_walrus() -> Clay:
    """The head, breast and one flipper of a walrus that comes up and lays its chin and flipper on a rim: 300 px wide, crown at y = -120, breast down to y = 420, with short tusks.

    Parts: hide, pad, nose, horn, arm, flipper, lid. Marks: the eyes, `nose`, `pad left|right` (roots of its bristles).
    """
    c = Clay().limb([(0, 420, -160, 250), (0, 300, -120, 236), (0, 170, -80, 190), (0, 70, -50, 140)], melt=14, part="hide", per=10)
    for y, r, z in ((180, 150, -30), (270, 190, -50)):
        c.limb([(-r * 0.7, y - 20, z, 60), (0, y + 24, z + r * 0.5, 64), (r * 0.7, y - 20, z, 60)], melt=20, part="hide", per=8)
    c.ball(0, -20, -10, 116, melt=20, part="hide", press=(0, 0.14, 0)).limb([(0, -60, 56, 52), (0, 0, 86, 46), (0, 26, 102, 40)], melt=22, part="hide", per=6)
    c.both(Clay().limb([(50, 110, 110, 17), (54, 170, 124, 15), (46, 240, 130, 4)], melt=4, part="horn", per=8))
    c.both(Clay().limb([(34, 62, 108, 58), (72, 76, 88, 58), (92, 92, 62, 44)], melt=10, part="pad", per=6))
    c.limb([(-20, 120, 80, 30), (20, 120, 80, 30)], melt=14, part="hide", per=3)
    c.limb([(-22, 12, 150, 15), (0, 8, 156, 17), (22, 12, 150, 15)], melt=6, part="nose", per=3).limb([(0, 30, 170, 4), (0, 100, 160, 5)], melt=5, carve=True)
    c.both(Clay().limb([(24, -70, 84, 16), (58, -82, 72, 18), (90, -58, 38, 14)], melt=14, part="hide"))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (60 * side, -36, 72), 29, side, aside=14, lids=1.15, look=(-0.2 * side, -0.5), inner=0.9, iris=0.66, bag=0.5)
        c.marks[f"pad {name}"] = [((22 + 19 * (k % 5)) * side, 44 + 17 * (k // 5) + 5 * (k % 2), 166 - 14 * (k % 5)) for k in range(20)]
        c.limb([(130 * side, 270, 20, 64), (216 * side, 324, 90, 58), (292 * side, 356, 130, 48)], melt=20, part="arm", per=8)
        for k in range(4):
            c.limb([(270 * side, 350, 130, 40), ((306 + 8 * k) * side, 372 - 22 * k + 10, 150, 20), ((344 + 4 * k) * side, 400 - 34 * k + 10, 146, 12)], melt=10, part="flipper", per=5)
    c.marks["nose"] = [(0, 12, 168)]
    return c


def hiding_cloud() -> Clay:
    """A cloud that looks over an edge at y = 60: 420 px wide, its top at y = -190. The part is `cloud`, and lid; marks the eyes."""
    c = Clay().limb([(-150, 40, -40, 84), (-60, 0, -10, 118), (60, 0, -10, 122), (150, 44, -40, 80)], melt=20, part="cloud", per=6)
    for k in range(19):
        a = math.pi * (1.02 + 0.96 * k / 18)
        c.ball(190 * math.cos(a), 20 + 150 * math.sin(a), -30 + 50 * math.sin(3.1 * k), 44 + 22 * math.sin(2.3 * k + 1), melt=10, part="cloud")
    for x, y, r in ((-110, -70, 50), (-20, -96, 60), (80, -84, 54), (150, -30, 44), (-168, -14, 46), (20, 70, 70), (-80, 80, 60), (100, 84, 60)):
        c.ball(x, y, 54, r, melt=14, part="cloud")
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (56 * side, -6, 112), 34, side, aside=4, lids=1.25, look=(0.7 * side, 0.1), inner=1.1, iris=0.6, bag=0.1)
    return c


def small_bird() -> Clay:
    """A round bird that sits and looks at us, 110 px tall, its claws at y = 60. Parts: back, breast, beak, claw; marks `eye left|right`, `nose`."""
    c = Clay().limb([(0, -20, 0, 36), (0, 20, -6, 42)], melt=10, part="back", per=4).ball(0, 22, 16, 32, melt=8, part="breast").limb([(0, 30, -40, 16), (0, 62, -90, 9), (0, 84, -120, 8)], melt=10, part="back", per=4)
    c.limb([(0, -22, 32, 9), (0, -18, 52, 2)], melt=3, part="beak").both(Clay().limb([(34, 0, 0, 14), (40, 30, -20, 14), (26, 52, -60, 6)], melt=4, part="back", per=4))
    c.both(Clay().limb([(14, 56, 10, 4), (14, 64, 26, 4), (14, 74, 26, 3)], melt=2, part="claw", per=3))
    c.marks = {"eye left": [(-17, -30, 30)], "eye right": [(17, -30, 30)], "nose": [(0, -20, 44)]}
    return c


def pulling_badger() -> Clay:
    """A badger that braces itself and pulls with its teeth at what is before it: face as of `badgers.badger_face` at the origin, 240 px wide, its shoulders 520 px wide behind and above, its forefeet at y = 330. Parts: coat, head, dark, pale, snout, nose, ear, lid, foot, claw.

    Marks: the eyes, `nose`.
    """
    c = Clay().limb([(0, -120, -420, 190), (0, -110, -300, 235), (0, -40, -190, 210), (0, 10, -90, 130)], melt=20, part="coat", per=10)
    for side in (-1, 1):
        c.limb([(150 * side, 20, -190, 110), (210 * side, 130, -100, 84), (230 * side, 230, -10, 66), (236 * side, 290, 50, 62)], melt=30, part="foot", per=8)
        for k in range(4):
            u = -42 + 28 * k
            c.limb([(236 * side + u, 300, 92, 24), (236 * side + u * 1.1, 322, 118, 21)], melt=8, part="foot", per=3).limb([(236 * side + u * 1.1, 326, 134, 9), (236 * side + u * 1.16, 346, 156, 3)], melt=2, part="claw", per=3)
    head = Clay().ball(0, -36, -24, 90, melt=14, part="pale", press=(0, 0.2, 0)).both(Clay().limb([(62, -16, -16, 52), (86, 26, -14, 46), (60, 66, 4, 34)], melt=26, part="pale", per=6))
    head.limb([(0, -74, 44, 44), (0, -10, 76, 40), (0, 40, 106, 31), (0, 62, 120, 28)], melt=18, part="pale", per=8)
    head.both(Clay().limb([(40, -112, 12, 18), (48, -72, 50, 27), (48, -30, 66, 30), (36, 14, 92, 20), (22, 44, 118, 11)], melt=3, part="dark", per=8))
    head.both(Clay().ball(17, 78, 106, 24, melt=10, part="snout"))
    head.limb([(-19, 54, 140, 13), (0, 58, 148, 17), (19, 54, 140, 13)], melt=5, part="nose")
    head.both(Clay().ball(84, -98, -30, 36, melt=8, part="ear", press=(0, 0, 0.9)).ball(86, -94, 4, 20, melt=5, carve=True))
    for side, name in ((-1, "left"), (1, "right")):
        eye(head, name, (50 * side, -28, 64), 22, side, aside=16, lids=1.0, look=(0.0, -0.2), inner=0.2, bag=0.5, iris=0.62)
    head.marks["nose"] = [(0, 56, 160)]
    return c.add(head)


def brooding_owl(*, look: tuple[float, float] = (-0.1, 1.15), lids: float = 0.75) -> Clay:
    """An owl that sits, from the front: face at the origin, 330 px wide, its breast down to y = 490, its wings spread round what it sits on, 760 px apart at y = 520.

    Parts: breast, head, disc, brow, beak, lid, wing, quill. Marks: the eyes, `nose` (what the feathers flow away from).
    """
    c = Clay().limb([(0, 130, -90, 150), (0, 230, -70, 205), (0, 300, -70, 222), (0, 330, -80, 150)], melt=20, part="breast", per=10)
    c.both(Clay().limb([(150, 180, -40, 96), (246, 290, 0, 96), (306, 410, 40, 80), (330, 520, 70, 54), (310, 600, 90, 20)], melt=14, part="wing", per=10))
    for k in range(4):
        x, y = 230 + 34 * k, 470 + 12 * k
        c.both(Clay().limb([(x + 20, y - 80, 60, 34), (x, y + 20, 118 - 8 * k, 30), (x - 14, y + 100, 130 - 6 * k, 12)], melt=6, part="quill", per=6))
    c.ball(0, 0, 0, 142, melt=24, part="head", press=(0, 0.5, 0)).both(Clay().ball(84, 34, 0, 92, melt=30, part="head"))
    c.both(Clay().ball(64, 6, 74, 84, melt=14, part="disc", press=(0, 0, 1.6)).ball(62, 4, 156, 62, melt=24, carve=True))
    c.limb([(0, -70, 118, 22), (0, -10, 140, 17), (0, 30, 150, 14)], melt=16, part="disc", per=4)
    c.limb([(0, 18, 150, 17), (0, 54, 172, 15), (0, 92, 168, 4)], melt=4, part="beak", per=4)
    c.both(Clay().limb([(18, -64, 110, 18), (70, -92, 84, 24), (116, -130, 40, 20), (152, -196, 10, 4)], melt=12, part="brow", per=6))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (63 * side, 4, 76), 40, side, aside=6, lids=lids, look=(look[0] * side, look[1]), inner=0.5, iris=0.72, bag=0.2)
    c.marks["nose"] = [(0, -20, 200)]
    return c


def tugging_swan() -> Clay:
    """A swan on water from above, that strains backwards with a straight neck: tail at (0, 330), bill at (0, -500), 360 px wide. Parts: down, wing, quill, bill, knob.

    Marks: `eye left|right`, `nose`, `bill` (where it holds).
    """
    c = Clay().limb([(0, -110, 0, 86), (0, 0, 10, 128), (0, 130, 6, 118), (0, 240, 10, 66), (0, 320, 30, 16)], melt=20, part="down", per=10)
    c.both(Clay().limb([(74, -80, 40, 66), (142, -10, 80, 62), (150, 110, 100, 56), (110, 220, 90, 40), (60, 300, 70, 14)], melt=12, part="wing", per=10))
    for k in range(3):
        c.both(Clay().limb([(140 - 26 * k, 60 + 20 * k, 134, 26), (146 - 34 * k, 170 + 24 * k, 130, 24), (110 - 34 * k, 270 + 22 * k, 112, 8)], melt=3, part="quill", per=6))
    c.limb([(0, -120, 30, 74), (14, -190, 50, 48), (18, -260, 66, 32), (10, -330, 80, 27), (0, -380, 84, 34)], melt=26, part="down", per=10)
    c.ball(0, -392, 88, 41, melt=12, part="down").limb([(0, -420, 96, 26), (0, -464, 96, 19), (0, -500, 92, 16)], melt=6, part="bill", press=(0, 0, 0.5), per=5)
    c.ball(0, -432, 116, 13, melt=6, part="knob").both(Clay().limb([(18, -406, 116, 8), (22, -426, 106, 7)], melt=4, part="knob", per=3))
    c.marks = {"eye left": [(-27, -400, 116)], "eye right": [(27, -400, 116)], "nose": [(0, -434, 90)], "bill": [(0, -492, 96)]}
    return c


def visiting_whale() -> Clay:
    """A whale that leans out of the water to our left, in profile: its snout at (-230, -170), the water at about y = 620, 700 px wide there. Parts: hide, throat, barnacle, lid.

    Marks: eye `near`, `nose`.
    """
    c = Clay().limb([(250, 900, -80, 330), (230, 640, -70, 320), (190, 380, -50, 290), (110, 150, -30, 228), (-20, -30, -10, 150), (-140, -126, 0, 84), (-206, -160, 0, 46)], melt=20, part="hide", per=14)
    c.limb([(60, 880, 40, 300), (10, 640, 50, 308), (-34, 420, 50, 276), (-88, 220, 40, 206), (-152, 54, 20, 124), (-204, -70, 6, 62), (-228, -126, 0, 32)], melt=8, part="throat", per=14)
    c.limb([(-250, -140, 60, 7), (-190, -72, 100, 8), (-110, 20, 150, 9), (-24, 112, 205, 9), (52, 168, 236, 8), (96, 174, 244, 4)], melt=8, carve=True, per=10)
    for k in range(6):
        a = 0.12 + 0.15 * k
        c.groove([(-240 + 60 * a, -50 + 30 * a), (-286 + 220 * a, 110), (-312 + 400 * a, 320), (-312 + 500 * a, 560), (-290 + 520 * a, 760)], 7, melt=7, deep=0.5)
    c.limb([(120, 92, 176, 30), (170, 84, 184, 34), (226, 110, 172, 24)], melt=40, part="hide", per=8)
    eye(c, "near", (166, 138, 196), 36, 1, aside=-18, lids=1.1, look=(-0.85, 0.75), inner=0.5, iris=0.66, bag=0.6)
    for x, y, r in ((-96, -84, 12), (-70, -64, 9), (-120, -60, 8), (-40, -70, 11), (300, 330, 15), (330, 360, 11), (286, 372, 9), (350, 318, 9)):
        z = c.touch(x, y)
        if z is not None:
            c.ball(x, y, z, r, melt=2, part="barnacle", press=(0, 0, 0.4))
    c.marks["nose"] = [(-230, -170, 40)]
    return c
