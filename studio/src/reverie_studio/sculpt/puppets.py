"""Who is in a puppet booth: a rapt loris, the player from behind, glove puppets."""

from __future__ import annotations

from reverie_studio.engine.clay import Clay
from reverie_studio.engine.clay_parts import patch
from reverie_studio.sculpt.loris import loris_face


def rapt_loris() -> Clay:
    """A `loris_face` with dark rings round its eyes, a pale blaze and a body below, down to y = 190. Parts besides: body, ring, blaze, muzzle, inner ear."""
    c = loris_face()
    patch(c, "inner ear", [(96, -56, 4, 22)], both=True)
    patch(c, "ring", [(45, -8, 84, 44), (58, -30, 70, 30), (38, -72, 60, 31), (30, -102, 36, 24)], both=True)
    patch(c, "blaze", [(0, -110, 40, 11), (0, -64, 76, 13), (0, -20, 104, 15), (0, 16, 112, 17)])
    patch(c, "muzzle", [(0, 48, 104, 30), (0, 74, 92, 30)])
    patch(c, "nose", [(-10, 35, 124, 11), (10, 35, 124, 11)])
    c.limb([(0, 70, -60, 84), (0, 140, -80, 120), (0, 220, -80, 130)], melt=8, part="body", per=4)
    return c


def loris_arm(side: int) -> Clay:
    """From its shoulder out to a hand at the origin, which hangs over an edge there."""
    return Clay().limb([(-120 * side, -40, -120, 60), (-40 * side, -96, -100, 46), (10 * side, -70, -60, 34), (0, -20, -30, 30)], melt=8, part="arm", per=6)


def player_back() -> Clay:
    """A child from behind, 420 px between its hands, both arms up: head at the origin, wrists at (-175, -170) and (175, -182). Parts: hair, ear, neck, jumper, sleeve, cuff."""
    c = Clay().limb([(0, 60, -10, 44), (0, 120, -10, 50)], melt=8, part="neck", per=3)
    c.limb([(-96, 208, -20, 56), (0, 176, -10, 72), (96, 208, -20, 56)], melt=14, part="jumper", per=5).both(Clay().limb([(52, 240, -20, 96), (60, 420, -20, 118)], melt=20, part="jumper", per=3))
    for side, name in ((-1, "left"), (1, "right")):
        c.limb([(108 * side, 206, -16, 55), (168 * side, 128, 6, 46), (190 * side, 48, 20, 41), (180 * side, -70, 10, 34), (174 * side, -150, 0, 30)], melt=10, part=f"sleeve {name}", per=6)
        c.limb([(175 * side, -142, 0, 34), (174 * side, -166, 0, 34)], melt=2, part=f"cuff {name}", per=2)
        c.ball(104 * side, 14, 0, 25, melt=4, part="ear", press=(0.6, 0, 0.4))
    c.ball(0, -8, 10, 104, melt=4, part="hair", press=(0, 0, 0.2)).limb([(0, 50, 14, 84), (0, 92, 10, 50)], melt=20, part="hair", per=3)
    for x, y, u, v in ((-30, -104, -52, -134), (6, -110, 14, -146), (40, -100, 70, -120)):
        c.limb([(x, y, 20, 20), (u, v, 20, 4)], melt=10, part="hair", per=3)
    return c


def king_puppet() -> Clay:
    """A glove puppet from behind that bows to our right, 190 px high, its hem at the origin. Parts: robe, arm, ermine, hair, crown, mitten."""
    c = Clay().limb([(0, 0, 0, 56), (2, -50, 0, 48), (14, -92, 0, 36), (26, -112, 4, 26)], melt=6, part="robe", per=5)
    c.limb([(-10, -86, 20, 15), (-54, -110, 24, 14), (-78, -138, 24, 12)], melt=6, part="arm", per=4).ball(-82, -146, 26, 14, melt=2, part="mitten")
    c.limb([(38, -80, 20, 15), (66, -60, 30, 14), (60, -36, 36, 12)], melt=6, part="arm", per=4).ball(56, -30, 40, 14, melt=2, part="mitten")
    c.limb([(-14, -106, 26, 14), (20, -100, 40, 15), (50, -104, 26, 13)], melt=3, part="ermine", per=4)
    c.limb([(46, -142, 6, 37), (52, -140, 8, 37)], melt=3, part="hair").limb([(40, -118, 26, 26), (22, -106, 30, 14)], melt=8, part="hair")
    c.limb([(46, -172, 6, 27), (74, -162, 6, 26)], melt=2, part="crown", press=(0, 0, 0.2))
    for k in range(4):
        x, y = 40 + 15 * k, -188 + 6 * k
        c.limb([(x, y, 8, 9), (x + 10, y - 24, 8, 4)], melt=4, part="crown", per=2).ball(x + 12, y - 28, 10, 6, melt=1, part="pearl")
    return c


def crocodile_puppet() -> Clay:
    """A glove puppet in profile to our left that bows, 190 px high, its hem at the origin. Parts: glove, neck, head, jaw, tooth, crest. Marks: eye `near`."""
    c = Clay().limb([(0, 0, 0, 54), (4, -50, 0, 46), (0, -96, 0, 40)], melt=6, part="glove", per=4)
    c.limb([(0, -96, 0, 40), (-4, -136, 2, 40), (-30, -160, 6, 38)], melt=8, part="neck", per=4)
    c.limb([(-30, -158, 10, 37), (-66, -140, 12, 27), (-108, -100, 12, 23), (-128, -74, 12, 21)], melt=8, part="head", per=5)
    c.limb([(-16, -126, 6, 26), (-58, -98, 8, 18), (-96, -52, 10, 15)], melt=5, part="jaw", per=4)
    c.ball(-36, -194, 20, 19, melt=6, part="head").ball(-126, -96, 24, 10, melt=5, part="head")
    for k in range(5):
        x, y = (-4, -204) if k == 0 else (24 + 12 * min(k, 2), -196 + 40 * k)
        c.limb([(x - 8, y + 14, 0, 14), (x + 14, y - 4, 0, 4)], melt=3, part="crest", per=2)
    for k in range(4):
        x, y = -62 - 16 * k, -114 + 18 * k
        c.limb([(x, y, 32, 6), (x - 4 + 6, y + 17, 33, 1.5)], melt=1, part="tooth", per=2)
    c.marks["near"] = [(-40, -196, 38)]
    return c


def seated_puppet() -> Clay:
    """A cloth puppet that sits on an edge at the origin, its legs over it, 210 px high, and looks at us. Parts: hair, face, jumper, hand, leg, shoe. Marks: eye `left|right`, `mouth`."""
    c = Clay().limb([(0, -8, 0, 38), (0, -44, -4, 30), (0, -62, -6, 20)], melt=6, part="jumper", per=4)
    for side, name in ((-1, "left"), (1, "right")):
        c.limb([(22 * side, -56, 0, 13), (44 * side, -26, 10, 13), (46 * side, 0, 18, 12)], melt=4, part=f"arm {name}", per=4).ball(46 * side, 8, 22, 12, melt=1, part="hand")
        c.limb([(16 * side, 0, 20, 17), (19 * side, 14, 40, 17), (20 * side, 58, 36, 14)], melt=3, part=f"leg {name}", per=4)
        c.limb([(20 * side, 66, 40, 16), (26 * side, 72, 56, 15)], melt=2, part="shoe", per=2)
        c.marks[f"eye {name}"] = [(15 * side, -98, 48)]
    c.ball(0, -104, -8, 46, melt=2, part="hair").ball(0, -98, 10, 39, melt=1, part="face", press=(0, 0, 0.1))
    for x, y, u, v in ((-14, -142, -22, -160), (4, -146, 8, -166), (20, -140, 34, -154)):
        c.limb([(x, y, 4, 12), (u, v, 4, 3)], melt=6, part="hair", per=3)
    c.limb([(-34, -118, 24, 14), (0, -130, 36, 15), (34, -118, 24, 14)], melt=4, part="hair", per=4)
    c.marks["mouth"] = [(-15, -80, 50), (0, -73, 52), (15, -80, 50)]
    return c
