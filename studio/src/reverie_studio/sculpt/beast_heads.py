"""Heads of beasts, turned as one likes."""

from __future__ import annotations

import math

from reverie_studio.engine.clay import Clay
from reverie_studio.sculpt.eyes import eye


def ox_head(*, muzzle: float = 1.0, horns: float = 1.0, spread: float = 1.0, lids: float = 0.7, look: tuple[float, float] = (0, 0),
            cross: float = 0.0, inner: float = 0.0, ears: float = 0.0, breath: float = 0.0) -> Clay:  # fmt: skip
    """A bull or cow: `muzzle` enlarges what is nearest to us, `ears` -1 hanging … 1 pricked,
    `breath` held in its cheeks."""
    m = muzzle
    c = Clay()
    c.limb([(0, -62, -10, 58), (0, -20, 8, 50), (0, 40, 30, 40), (0, 84, 44, 38 * m)], melt=12, part="face")
    c.both(Clay().limb([(34, -72, -6, 34), (50, -30, -2, 26), (40, 26, 10, 26), (24, 70, 34, 24)], melt=20, part="face"))
    c.limb([(-34 * m, 92, 46, 27 * m), (0, 88, 58, 30 * m), (34 * m, 92, 46, 27 * m)], melt=16, part="muzzle")
    c.limb([(-18 * m, 124, 36, 20 * m), (18 * m, 124, 36, 20 * m)], melt=9, part="muzzle")
    c.limb([(-44 * m, 112, 60, 3), (0, 112, 84, 3.4), (44 * m, 112, 60, 3)], melt=4, carve=True)
    c.both(Clay().limb([(24 * m, 88, 80 * m**0.3, 9 * m), (33 * m, 80, 72 * m**0.3, 10 * m), (36 * m, 72, 66, 5 * m)], melt=6, carve=True))
    c.both(Clay().limb([(14 * m, 84, 84, 5), (26 * m, 68, 80, 6), (40 * m, 74, 66, 5)], melt=7, part="muzzle"))
    c.both(Clay().limb([(30, -56, 36, 12), (52, -62, 26, 13), (66, -46, 8, 11)], melt=12, part="face"))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (50 * side, -40, 20), 20, side, aside=32, lids=lids, look=(look[0] * side - cross, look[1]), inner=inner, bag=0.6, iris=0.62)
    if breath:
        c.both(Clay().ball(50, 70, 18, 14 + 22 * breath, melt=12, part="face"))
    lift = -26 * ears
    c.both(Clay().limb([(62, -70, -18, 12), (98, -72 + lift * 0.5, -16, 21), (142, -58 + lift, -14, 15), (164, -46 + lift, -14, 4)],
                       melt=8, part="ear", press=(0, 0.6, 2.2)))  # fmt: skip
    h, w = horns, spread
    c.both(Clay().limb([(40, -100, -14, 20), (78 * w, -122, -12, 19), (118 * w, -150 * h, -4, 16), (136 * w, -200 * h, 10, 12),
                        (124 * w, -246 * h, 22, 7), (104 * w, -276 * h, 30, 2)], melt=5, part="horn", per=5))  # fmt: skip
    return c


def rhino() -> Clay:
    """The fore part of a rhinoceros in profile to our left: 620 px from horn to shoulder, feet at y = 480."""
    c = Clay().limb([(360, -30, -90, 300), (160, 0, -50, 245)], melt=10, part="hide", per=5)
    c.limb([(160, -40, 0, 190), (50, -10, 30, 142)], melt=40, part="hide", per=4)
    c.limb([(130, 160, 70, 112), (108, 330, 84, 82), (96, 440, 92, 72), (90, 478, 96, 80)], melt=40, part="leg", per=4)
    c.limb([(240, 180, -60, 120), (262, 340, -60, 84), (258, 470, -60, 80)], melt=30, part="far leg", per=4)
    c.limb([(50, -20, 40, 112), (-50, 76, 52, 88), (-150, 166, 52, 66), (-196, 204, 52, 52)], melt=24, part="head", per=5)
    c.limb([(10, 96, 50, 62), (-140, 226, 48, 40), (-190, 246, 50, 30)], melt=20, part="head", per=4)
    c.limb([(-30, 36, 112, 20), (-62, 30, 122, 18), (-96, 66, 116, 12)], melt=16, part="head")
    c.limb([(-168, 126, 58, 44), (-196, 54, 62, 29), (-232, -36, 66, 13), (-252, -92, 68, 3)], melt=10, part="horn", per=5)
    c.limb([(-84, 44, 62, 30), (-100, -8, 64, 17), (-112, -48, 66, 3)], melt=10, part="horn", per=4)
    c.limb([(66, -118, 70, 22), (74, -180, 78, 27), (52, -236, 78, 6)], melt=8, part="ear", press=(1.5, 0, 0), per=4)
    c.ball(72, -176, 104, 15, melt=6, carve=True).ball(-196, 190, 104, 12, melt=6, carve=True)
    eye(c, "near", (-50, 62, 124), 19, 1, lids=0.85, look=(-0.75, 0.1), inner=0.9, iris=0.55, bag=1.0)
    for line in ([(20, -130), (66, 20), (30, 170)], [(150, -220), (196, 0), (166, 190)], [(230, -250), (290, -20), (250, 200)], [(196, 0), (240, 30), (288, 10)], [(-6, -80), (30, 40), (-10, 150)], [(60, 380), (110, 396), (170, 386)],
                 [(-230, 262), (-170, 250), (-90, 226)], [(-80, 100), (-56, 112), (-30, 100)], [(-84, 86), (-60, 96), (-36, 88)]):  # fmt: skip
        c.groove(line, 11 if abs(line[0][0]) > 100 or line[0][1] < -60 else 5, melt=7, deep=0.6)
    return c


def ram_head(*, lids: float = 0.9, look: tuple[float, float] = (0.6, 0.2), inner: float = -0.8, horn: float = 1.0, mouth: float = 0.25) -> Clay:
    """A ram in profile, brow to our right and muzzle down; 330 px from crown to lips. Parts: face, horn, wool, ear, muzzle."""
    c = Clay().limb([(-90, -40, -30, 88), (-230, 0, -60, 150), (-420, 20, -90, 210)], melt=10, part="wool", per=5)
    c.limb([(-20, -70, 0, 72), (10, 0, 0, 62), (14, 90, 0, 48), (2, 160, 0, 40)], melt=14, part="face", per=5)
    c.limb([(52, -80, 0, 34), (66, -10, 0, 30), (60, 80, 0, 26), (36, 156, 0, 27)], melt=22, part="face", per=5)
    c.limb([(-60, 10, 10, 40), (-34, 90, 14, 34), (-18, 150, 10, 27)], melt=20, part="face", per=4)
    c.limb([(30, 168, 0, 32), (8, 186, 2, 31)], melt=14, part="muzzle")
    c.limb([(-16, 176, 6, 24), (4, 204, 4, 20)], melt=8, part="muzzle")
    c.limb([(34, 202, 30, 3), (0, 192, 36, 3 + 4 * mouth), (-40, 172, 40, 3)], melt=4, carve=True)
    c.limb([(50, 164, 26, 6), (38, 156, 32, 8), (30, 146, 32, 4)], melt=5, carve=True)
    c.limb([(10, -44, 62, 14), (36, -40, 54, 13), (52, -26, 40, 9)], melt=12, part="face")
    eye(c, "near", (24, -16, 42), 24, 1, aside=10, lids=lids, look=look, inner=inner, iris=0.55, bag=0.7)
    c.limb([(-64, 16, 40, 14), (-92, 56, 60, 22), (-112, 110, 64, 6)], melt=6, part="ear", press=(0.9, 0.3, 1.2), per=4)
    knots = []
    for i in range(110):
        q = i / 109
        a = math.radians(-40 - 430 * q)
        r = (96 - 50 * q) * horn
        rib = 1 + 0.1 * math.sin(i * math.tau / 4.4)
        knots.append((-118 + r * math.cos(a), -62 + r * math.sin(a) * 0.96, 40 + 80 * q, (39 - 33 * q**1.15) * horn * rib))
    return c.limb(knots, melt=3, part="horn", per=1)


def lamb_head(*, lids: float = 0.9, look: tuple[float, float] = (0.0, 0.3), mouth: float = 0.2, inner: float = 0.5) -> Clay:
    """A lamb, looking at us: 200 px from chin to crown. Parts: face, wool, ear, nose."""
    c = Clay().limb([(0, -40, 0, 52), (0, 0, 18, 42), (0, 50, 40, 29), (0, 72, 46, 27)], melt=12, part="face", per=5)
    c.both(Clay().limb([(32, -34, 6, 26), (24, 10, 22, 22), (14, 56, 42, 16)], melt=16, part="face", per=4))
    c.limb([(-12, 70, 62, 13), (0, 68, 66, 13), (12, 70, 62, 13)], melt=8, part="nose")
    c.limb([(0, 82, 52, 17), (0, 92, 44, 13)], melt=5, part="face")
    c.both(Clay().limb([(7, 70, 76, 3), (14, 64, 72, 4.4), (17, 60, 66, 2)], melt=3, carve=True))
    c.limb([(0, 76, 82, 2.4), (0, 84, 74, 2.4)], melt=2, carve=True)
    c.limb([(-20, 84, 58, 2), (0, 86 + 2 * mouth, 72, 2 + 5 * mouth), (20, 84, 58, 2)], melt=3, carve=True)
    for x, y, z, r in ((0, -84, -6, 50), (-34, -74, -14, 38), (34, -74, -14, 38), (0, -70, 26, 30), (-54, -40, -34, 40), (54, -40, -34, 40), (-46, 20, -50, 52), (46, 20, -50, 52), (0, 70, -60, 74)):
        c.ball(x, y, z, r, melt=10, part="wool")
    c.both(Clay().limb([(50, -44, 0, 12), (92, -36, 6, 21), (134, -14, 8, 15), (152, -2, 8, 4)], melt=5, part="ear", press=(0, 0.6, 1.6), per=5))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (38 * side, -18, 26), 19, side, aside=26, lids=lids, look=(look[0] * side, look[1]), inner=inner, iris=0.62, bag=0.3)
    return c


def lion_head(*, gape: float = 1.0, lids: float = 0.8, look: tuple[float, float] = (0.0, 0.0), inner: float = 0.4, ears: float = 1.0) -> Clay:
    """A great cat's head, facing us, 220 px high; marks: the eyes, `fang upper|lower left|right`, `mouth`."""
    g = gape
    c = Clay().ball(0, -36, -10, 74, part="face").limb([(0, -70, 26, 44), (0, -30, 52, 30), (0, 6, 84, 21)], melt=20, part="bridge", per=4)
    c.both(Clay().limb([(60, -20, 6, 30), (46, 14, 34, 27), (22, 26, 66, 24)], melt=20, part="face", per=3))
    c.both(Clay().limb([(66, 0, -10, 34), (58, 50 + 16 * g, 4, 27), (36, 78 + 36 * g, 34, 20), (0, 88 + 44 * g, 58, 22)], melt=16, part="jaw", per=4))
    c.limb([(0, 100 + 46 * g, 50, 18), (0, 92 + 46 * g, 66, 17)], melt=12, part="jaw")
    if g > 0.05:
        c.limb([(0, 52 + 14 * g, 40, 30), (0, 58 + 22 * g, 90, 26 + 4 * g)], melt=10, carve=True)
        c.both(Clay().limb([(18, 52 + 14 * g, 50, 22), (18, 54 + 18 * g, 90, 22)], melt=10, carve=True))
    c.both(Clay().ball(19, 28, 86, 24, melt=10, part="lip").ball(10, 40, 96, 14, melt=8, part="lip"))
    c.limb([(-14, 2, 100, 6), (0, 10, 108, 9), (14, 2, 100, 6)], melt=4, part="nose", tone=0.35).limb([(0, 18, 112, 2.4), (0, 44, 112, 2.4)], melt=3, carve=True)
    c.both(Clay().ball(11, 14, 113, 4, melt=3, carve=True))
    c.both(Clay().limb([(12, -52, 52, 12), (34, -62, 46, 14), (58, -46, 24, 12)], melt=14, part="face"))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (37 * side, -32, 44), 15, side, aside=12, lids=lids, look=(look[0] * side, look[1]), inner=inner, bag=0.5, iris=0.5)
        c.marks[f"fang upper {name}"] = [(27 * side, 40, 92), (14 * side, 42, 98), (17 * side, 78, 96)]
        c.marks[f"fang lower {name}"] = [(25 * side, 84 + 40 * g, 66), (12 * side, 86 + 42 * g, 72), (16 * side, 52 + 36 * g, 76)]
    c.both(Clay().limb([(58, -80, -14, 22), (68, -96, -16, 21 * ears)], melt=8, part="ear", press=(0, 0, 1.5)).ball(66, -94, 2, 14, melt=6, carve=True))
    c.marks["mouth"] = [(-30, 52, 80), (0, 46, 90), (30, 52, 80), (36, 66 + 14 * g, 60), (24, 82 + 38 * g, 60), (0, 84 + 44 * g, 66), (-24, 82 + 38 * g, 60), (-36, 66 + 14 * g, 60)]
    return c


def horse_head() -> Clay:
    """A horse's head in profile to our left, the muzzle low: poll at (70, -190), lips at (-180, 260). Part `hollow` lies where the eye was."""
    c = Clay().limb([(200, -120, -60, 96), (320, 60, -90, 180), (400, 330, -110, 250)], melt=20, part="neck", per=5)
    c.limb([(96, -128, 0, 84), (40, -50, 14, 82), (-30, 60, 16, 64), (-90, 160, 18, 52), (-136, 232, 20, 50)], melt=16, part="head", per=6)
    c.limb([(150, -30, 10, 74), (100, 40, 16, 78), (20, 100, 18, 52), (-70, 190, 20, 36)], melt=30, part="head", per=5)
    c.limb([(-130, 222, 28, 46), (-168, 252, 30, 38), (-176, 272, 30, 30)], melt=14, part="muzzle", per=4).limb([(-100, 250, 24, 34), (-140, 292, 28, 25)], melt=10, part="muzzle")
    c.limb([(-196, 286, 62, 3), (-150, 276, 66, 4), (-104, 246, 66, 3)], melt=5, carve=True)
    c.limb([(-158, 212, 74, 15), (-180, 230, 70, 14), (-172, 246, 72, 9)], melt=6, carve=True)
    c.limb([(-30, -20, 74, 12), (-70, 70, 72, 11), (-110, 140, 68, 9)], melt=16, part="head", per=4)
    for x, z in ((96, 20), (150, -30)):
        c.limb([(x, -160, z, 34), (x + 12, -226, z + 6, 30), (x - 4, -290, z + 8, 5)], melt=8, part="ear", press=(1.4, 0, 0.6), per=4)
        c.limb([(x + 2, -210, z + 34, 10), (x + 4, -256, z + 34, 12), (x - 4, -284, z + 24, 3)], melt=6, carve=True)
    for line in ([(120, 84), (150, 20), (158, -50)], [(-20, 120), (40, 132), (110, 100)], [(-60, 120), (-30, 90), (10, 70)]):
        c.groove(line, 5, melt=6)
    return c


def cat_head(*, lids: float = 0.0, look: tuple[float, float] = (0, 0), ears: float = 0.0) -> Clay:
    """A cat looking at us, 200 px wide; `lids` 0 is shut (marks `shut left|right`), `ears` above 0 lays them back."""
    c = Clay().ball(0, -18, -10, 82, melt=10, part="face", press=(0, 1.12, 0))
    c.both(Clay().ball(46, 20, 8, 46, melt=18, part="face"))
    c.limb([(0, -52, 46, 30), (0, -20, 66, 20), (0, 6, 80, 14)], melt=16, part="face")
    c.both(Clay().limb([(16, -40, 52, 12), (42, -46, 44, 13), (66, -34, 20, 10)], melt=12, part="face"))
    c.limb([(-14, 66, 46, 17), (14, 66, 46, 17)], melt=10, part="muzzle")
    c.both(Clay().ball(20, 36, 66, 26, melt=7, part="muzzle"))
    c.limb([(-9, 12, 88, 6), (9, 12, 88, 6), (0, 19, 90, 5), (-9, 12, 88, 6)], melt=3, part="nose", tone=0.5)
    back = 24 * ears
    c.both(Clay().limb([(52, -66, -16, 30), (66, -112 + back, -20, 22), (80 + back, -164 + 2 * back, -22, 3)], melt=9, part="ear", press=(0, 0, 2.0), per=4))
    c.both(Clay().limb([(56, -72, 4, 16), (68, -112 + back, -2, 11), (76 + back, -138 + 2 * back, -6, 3)], melt=5, carve=True))
    for side, name in ((-1, "left"), (1, "right")):
        if lids > 0:
            eye(c, name, (40 * side, -16, 44), 21, side, aside=18, lids=lids, look=(look[0] * side, look[1]), iris=0.7)
        else:
            c.ball(40 * side, -14, 46, 21, melt=9, part="lid")
        c.marks[f"shut {name}"] = [(20 * side, -4, 66), (34 * side, 0, 68), (50 * side, -6, 62), (64 * side, -20, 46)]
        c.marks[f"lip {name}"] = [(0, 22, 92), (1 * side, 42, 90), (14 * side, 54, 84), (34 * side, 46, 72), (44 * side, 34, 58)]
        c.marks[f"pad {name}"] = [(14 * side, 34, 92), (26 * side, 28, 88), (22 * side, 40, 90), (34 * side, 38, 80)]
    return c


def giraffe_head() -> Clay:
    """A giraffe's head in profile to our left on a neck held flat, 330 px from lip to ear; the eye is `near`."""
    c = Clay().limb([(70, 10, -10, 66), (180, 60, -30, 66), (320, 100, -40, 84), (460, 130, -50, 110)], melt=14, part="neck", per=6)
    c.limb([(60, -14, 0, 62), (0, -8, 10, 56), (-80, 28, 14, 40), (-170, 66, 14, 32)], melt=18, part="head", per=5)
    c.limb([(20, 30, 10, 44), (-70, 60, 10, 32), (-160, 84, 10, 27)], melt=14, part="head", per=4)
    c.limb([(-176, 62, 14, 33), (-216, 84, 16, 29), (-232, 96, 16, 22)], melt=12, part="muzzle", per=4)
    c.limb([(-166, 96, 12, 22), (-214, 116, 12, 18)], melt=6, part="muzzle", per=4)
    c.limb([(-238, 112, 34, 3), (-196, 108, 44, 4), (-150, 96, 44, 3)], melt=4, carve=True)
    c.limb([(-222, 78, 40, 4), (-208, 70, 44, 7), (-196, 74, 44, 4)], melt=4, carve=True)
    c.limb([(16, -46, 46, 15), (-16, -44, 52, 16), (-44, -26, 46, 12)], melt=14, part="head")
    for z in (26, -22):
        c.limb([(52, -58, z, 20), (60, -100, z + 4, 12), (62, -136, z + 6, 11), (63, -152, z + 6, 17)], melt=9, part="horn", per=4)
    c.limb([(96, -44, 40, 12), (136, -66, 66, 25), (176, -78, 80, 17), (200, -76, 84, 3)], melt=8, part="ear", press=(0, 0.6, 1.8), per=4)
    c.limb([(126, -58, 84, 8), (150, -68, 92, 11), (176, -74, 94, 4)], melt=5, carve=True)
    eye(c, "near", (-6, -10, 50), 22, -1, aside=-4, lids=1.0, look=(0.1, -0.95), inner=0.5, iris=0.66, bag=0.8)
    return c


def bear_head(*, shut: bool = True) -> Clay:
    """A bear looking at us, 260 px wide; eyes pressed shut (marks `shut left|right`), teeth set."""
    c = Clay().ball(0, -30, -20, 100, melt=10, part="head").both(Clay().ball(58, 24, -6, 50, melt=30, part="head"))
    c.limb([(0, -60, 50, 46), (0, -10, 84, 40), (0, 40, 120, 36)], melt=22, part="head", per=4)
    c.limb([(-26, 60, 116, 36), (26, 60, 116, 36)], melt=18, part="muzzle").limb([(-18, 100, 92, 30), (18, 100, 92, 30)], melt=10, part="muzzle")
    c.limb([(-17, 26, 150, 13), (17, 26, 150, 13), (0, 40, 152, 12)], melt=6, part="nose", tone=0.3)
    c.both(Clay().limb([(8, 32, 166, 4), (17, 30, 160, 6)], melt=3, carve=True))
    c.both(Clay().ball(86, -104, -40, 38, melt=9, part="ear", press=(0, 0, 1.6)))
    c.both(Clay().ball(88, -104, -6, 20, melt=7, carve=True))
    for side, name in ((-1, "left"), (1, "right")):
        c.limb([(22 * side, -44, 66, 15), (48 * side, -58, 56, 17), (76 * side, -44, 30, 13)], melt=14, part="head")
        if shut:
            c.ball(46 * side, -20, 58, 17, melt=9, part="lid")
        else:
            eye(c, name, (46 * side, -20, 58), 15, side, aside=16, lids=0.8, inner=0.8, iris=0.7)
        c.marks[f"shut {name}"] = [(26 * side, -20, 78), (40 * side, -11, 80), (56 * side, -10, 74), (74 * side, -22, 58)]
        c.marks[f"squeeze {name}"] = [(68 * side, -16, 60), (84 * side, -26, 46)]
        c.marks[f"lip {name}"] = [(0, 46, 164), (0, 68, 150), (18 * side, 74, 138), (40 * side, 86, 118), (56 * side, 108, 92)]
    return c


def bear_paw() -> Clay:
    """A bear's paw, its sole to us, toes up; 200 px wide; the middle of the great pad is the origin."""
    c = Clay().limb([(0, 150, -40, 100), (0, 60, -24, 96), (0, -20, -20, 92)], melt=14, part="fur", per=4)
    c.limb([(-46, 14, 40, 38), (0, 2, 52, 44), (46, 14, 40, 38)], melt=10, part="pad", press=(0, 0, 1.5))
    for x, y, r in ((-84, -52, 24), (-46, -88, 27), (0, -102, 28), (46, -88, 27), (84, -52, 24)):
        c.ball(x * 1.04, y * 1.04, -14, r * 1.5, melt=12, part="fur")
        c.ball(x, y, 22, r, melt=4, part="pad", press=(0, 0, 1.4))
        k = 1.0 / (abs(x) + abs(y)) * 60
        c.limb([(x * 1.2, y * 1.22, 4, 11), (x * 1.2 + x * k, y * 1.22 + y * k, 20, 8), (x * 1.2 + x * k * 1.6, y * 1.22 + y * k * 1.5, 44, 2)], melt=3, part="claw", per=4)
    return c


def lynx_back(turn: float = 0.0) -> Clay:
    """The back of a lynx's head and its shoulders, 220 px wide at the cheeks; parts: head, ear, body."""
    c = Clay().limb([(0, 60, -20, 96), (0, 170, -10, 150), (0, 330, 0, 210)], melt=20, part="body", per=5)
    c.ball(0, 0, 0, 92, melt=24, part="head", press=(0, 0.15, 0))
    c.both(Clay().limb([(56, 20, 0, 48), (96, 60, 0, 30), (116, 92, 0, 8)], melt=20, part="head", per=4))
    c.both(Clay().limb([(54, -56, 0, 34), (74, -108, -6, 24), (88, -160, -10, 5)], melt=8, part="ear", per=5, press=(0, 0, 1.2)))
    c.marks["ears"] = [(88, -160, -10), (-88, -160, -10)]
    return c.turned(yaw=turn)


def donkey_head() -> Clay:
    """A donkey's head alone, in profile to our left, 190 px from ears to lips; cut off at its neck."""
    c = Clay().limb([(20, 0, 0, 44), (-16, 26, 4, 42), (-56, 70, 6, 32), (-86, 104, 6, 28)], melt=12, part="head", per=5).limb([(16, 40, 0, 34), (-30, 84, 4, 28), (-66, 116, 4, 22)], melt=16, part="head", per=4)
    c.limb([(-90, 108, 8, 26), (-104, 122, 10, 22)], melt=8, part="muzzle").limb([(-112, 128, 28, 3), (-80, 124, 34, 3), (-56, 110, 36, 2)], melt=4, carve=True).ball(-108, 108, 32, 5, melt=3, carve=True)
    for z, lean in ((22, 20), (-16, -8)):
        c.limb([(26, -30, z, 14), (40 + lean * 0.6, -90, z * 1.4, 20), (44 + lean, -150, z * 1.6, 4)], melt=6, part="ear", press=(0, 0, 1.2), per=5)
    return c


def fox_face(*, look: tuple[float, float] = (-0.1, 0.5), lids: float = 0.85) -> Clay:
    """A fox that looks at us, or where its eyes `look` (out, down), 210 px from cheek to cheek; marks: the eyes `left|right`, `nose`."""
    c = Clay().ball(0, -24, -10, 82, melt=12, part="fur", press=(0, 1.1, 0))
    c.both(Clay().limb([(44, 14, 6, 48), (84, 36, -6, 28), (118, 62, -16, 4)], melt=22, part="fur", per=4))
    c.limb([(0, -30, 50, 38), (0, 10, 82, 32), (0, 46, 118, 23), (0, 60, 132, 18)], melt=16, part="fur", per=5)
    c.limb([(0, 50, 70, 34), (0, 76, 104, 17)], melt=9, part="fur", per=3)
    c.both(Clay().limb([(16, -44, 56, 12), (42, -52, 46, 14), (64, -40, 24, 10)], melt=14, part="fur"))
    c.both(Clay().limb([(50, -70, -14, 34), (72, -130, -20, 27), (92, -196, -24, 3)], melt=10, part="ear", press=(0, 0, 2.0), per=5))
    c.both(Clay().limb([(58, -84, 10, 18), (72, -128, 4, 14), (86, -168, -2, 3)], melt=6, carve=True))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (41 * side, -20, 46), 18, side, aside=14, lids=lids, look=look, inner=0.3, iris=0.66, bag=0.3)
    c.ball(0, 58, 146, 14, melt=4, part="nose", tone=0.3, press=(0, 0, 1.3))
    c.marks["nose"] = [(0, 58, 160)]
    return c
