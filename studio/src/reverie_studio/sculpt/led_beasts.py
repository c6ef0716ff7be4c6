"""One who leads and one who is led: a lamb with its chin up, a rhinoceros with a band over its eyes."""

from __future__ import annotations

import math

from reverie_studio.engine.clay import Clay


def leading_lamb(*, lift: float = 1.0) -> Clay:
    """A lamb that walks to our left with its chin up and its eyes shut: 270 px high, feet at y = 0.

    Parts: wool, leg, hoof, face, ear, nose. Marks: `shut`, `mouth`, `nose`.
    """
    c = Clay()
    for x, z, swing, up in ((-42.0, -22, 16, 0), (58.0, -22, -12, 0), (-46.0, 24, -34, 26 * lift), (54.0, 24, 20, 0)):
        c.limb([(x, -96, z, 22), (x + swing * 0.3, -62 - up * 0.3, z, 14), (x + swing * 0.9 - up * 0.4, -34 - up * 0.6, z, 10), (x + swing, -12 - up, z, 9.5)], melt=8, part="leg", per=6)
        c.limb([(x + swing, -13 - up, z, 11), (x + swing - 8, -6 - up, z, 11)], melt=3, part="hoof")
    c.limb([(-46, -126, 0, 48), (0, -122, 0, 50), (52, -122, 0, 48)], melt=10, part="wool", per=8)
    for k in range(70):
        q = -1 + 2 * (k + 0.5) / 70
        a, r = k * 2.39996, math.sqrt(1 - q * q)
        c.ball(2 + 92 * q, -124 + 50 * r * math.sin(a), 47 * r * math.cos(a), 14 + 3 * math.sin(k * 5), melt=9, part="wool")
    c.limb([(-62, -142, 0, 40), (-86, -182, 4, 32), (-96, -214, 6, 27)], melt=14, part="wool", per=8)
    for x, y, z, r in ((-76, -160, 26, 17), (-56, -176, 12, 19), (-92, -186, 28, 14), (-72, -200, 16, 18), (-108, -164, 12, 18), (-86, -252, 12, 20), (-108, -260, 14, 17), (-70, -230, 14, 18), (-98, -244, 30, 13)):
        c.ball(x, y, z, r, melt=7, part="wool")
    c.limb([(-100, -224, 8, 33), (-126, -232, 10, 30), (-152, -245, 10, 23), (-168, -253, 10, 18)], melt=10, part="face", per=10)
    c.limb([(-106, -208, 8, 24), (-142, -226, 10, 18), (-166, -238, 10, 14)], melt=10, part="face", per=8)
    c.limb([(-174, -260, 10, 13), (-182, -254, 10, 10)], melt=8, part="nose")
    c.limb([(-188, -243, 22, 2), (-170, -239, 28, 2.6), (-150, -228, 30, 2)], melt=2, carve=True)
    c.limb([(-84, -226, 34, 9), (-62, -212, 48, 17), (-36, -192, 52, 15), (-18, -178, 48, 3)], melt=4, part="ear", press=(0.3, 0.3, 1.3), per=10)
    c.limb([(98, -136, 0, 17), (118, -112, 0, 16), (122, -86, 0, 8)], melt=8, part="wool", per=6)
    c.marks |= {"shut": [(-146, -248, 42), (-138, -238, 42), (-126, -235, 42), (-114, -240, 42)], "mouth": [(-172, -239, 28)], "nose": [(-182, -256, 18)]}
    return c


def led_rhino() -> Clay:
    """The fore half of a rhinoceros that walks to our left, a band of cloth over its eyes, its near foot lifted: 700 px from horn to flank, soles at y = 490.

    Parts: hide, head, leg, far leg, horn, ear, band, nail. Marks: `knot` at its temple, `nose`.
    """
    c = Clay().limb([(470, 70, -70, 255), (280, 40, -40, 215), (140, 50, -6, 165)], part="hide", per=20)
    c.limb([(220, 210, -70, 120), (236, 350, -70, 86), (232, 480, -70, 84)], melt=34, part="far leg", per=12)
    c.limb([(150, 160, 84, 122), (92, 280, 104, 92), (24, 356, 110, 72), (10, 420, 112, 66), (-4, 446, 112, 72)], melt=40, part="leg", per=12)
    for x, z in ((-66, 128), (-44, 164), (2, 182)):
        c.ball(x, 462, z, 24, melt=5, part="nail")
    c.limb([(130, 30, 0, 162), (40, 36, 14, 134)], melt=30, part="hide", per=14)
    c.limb([(0, 14, 20, 112), (-104, 104, 26, 92), (-206, 200, 26, 74), (-268, 246, 26, 62)], melt=26, part="head", per=14)
    c.limb([(0, 130, 20, 74), (-140, 250, 22, 50), (-246, 294, 24, 36)], melt=24, part="head", per=10)
    c.limb([(-284, 256, 26, 48), (-312, 288, 26, 26)], melt=18, part="head", per=6)
    c.limb([(-262, 200, 26, 54), (-312, 110, 26, 38), (-342, 10, 26, 19), (-340, -84, 26, 3)], melt=14, part="horn", per=12)
    c.limb([(-176, 124, 26, 44), (-206, 62, 26, 27), (-222, 0, 26, 4)], melt=12, part="horn", per=10)
    for z in (-1, 1):
        c.limb([(6, -66, 20 + 74 * z, 20), (20, -118, 20 + 98 * z, 33), (6, -178, 20 + 102 * z, 22), (-12, -212, 20 + 98 * z, 4)], melt=9, part="ear", press=(0.0, 0.0, 0.6), per=12)
        c.limb([(-18, -100, 30 + 106 * z, 14), (-22, -150, 30 + 110 * z, 15), (-22, -190, 24 + 102 * z, 5)], melt=8, carve=True, per=8)
    c.limb([(-322, 268, 74, 7), (-300, 246, 88, 13), (-282, 244, 88, 8)], melt=6, carve=True)
    c.limb([(-334, 306, 50, 3), (-270, 292, 80, 4), (-180, 244, 84, 4), (-120, 206, 92, 3)], melt=5, carve=True, per=6)
    for line in ([(34, -110), (84, 30), (40, 190)], [(96, -130), (140, 40), (100, 190)], [(230, -170), (290, 30), (240, 230)], [(360, -170), (410, 60), (370, 260)], [(60, 300), (110, 330), (170, 320)], [(10, 400), (40, 410), (70, 398)]):
        c.groove(line, 12, melt=9, deep=0.6)
    for off in (-26.0, 0.0, 26.0):
        ring = []
        for k in range(49):
            t = math.tau * k / 48
            v, w = 23 + 126 * math.cos(t), math.sin(t)
            ring.append((-66 - 0.74 * off + 0.67 * v * 0.8, 78 + 0.67 * off + 0.74 * v, 22 + (106 - abs(off) * 0.1) * w, 16.0))
        c.limb(ring, melt=9 if off > -20 else 3, part="band", per=2)
    c.marks |= {"knot": [(-50, 96, 150)], "nose": [(-316, 270, 60)]}
    return c
