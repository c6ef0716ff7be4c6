"""Heads of beasts, looking at us; about 200 px from chin to crown. Eyes bring their marks."""

from __future__ import annotations

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
