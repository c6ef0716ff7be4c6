"""Small ones: frogs, hares, moles, mice, hedgehogs, bats, butterflies, fish, a tortoise, a dragon."""

from __future__ import annotations

import math

from reverie_studio.engine.bodies import Point
from reverie_studio.engine.clay import Clay, flow
from reverie_studio.finishes.scratchboard_tools import CUTS, Thing
from reverie_studio.sculpt.eyes import eye
from reverie_studio.sculpt.marks import ellipse, placed


def boot_leg(*, toes: int = 4, bend: float = 0.0) -> Clay:
    """A stubby leg of a lizard, taken off: 100 px high, foot to our left at y = 0; open on top."""
    c = Clay().limb([(4, -112, 0, 31), (6 + bend, -72, 0, 33), (6, -36, 0, 25), (-2, -20, 0, 24)], melt=8, part="leg", per=4)
    c.limb([(4, -112, -26, 6), (30, -112, 0, 6), (4, -112, 26, 6), (-22, -112, 0, 6), (4, -112, -26, 6)], melt=4, part="cuff", per=5)
    for k in range(toes):
        z = 19 * (k - (toes - 1) / 2)
        c.limb([(-6, -16, z * 0.6, 15), (-36, -15, z * 1.1, 10), (-56, -11, z * 1.5, 12)], melt=4, part="toe", per=3)
        c.limb([(-62, -11, z * 1.6, 6), (-82, -3, z * 1.8, 1)], melt=1, part="claw", per=2)
    return c.limb([(4, -150, 0, 26), (4, -106, 0, 22)], melt=2, carve=True)


def frog_head(*, gape: float = 0.5, lids: float = 0.9, look: tuple[float, float] = (0.0, -0.6), inner: float = 0.3) -> Clay:
    """A frog's head, looking at us and up; 200 px wide; `gape` opens its mouth."""
    c = Clay().limb([(-46, 6, 0, 50), (0, -2, 14, 56), (46, 6, 0, 50)], melt=14, part="head", per=4)
    c.limb([(-52, 52 + 20 * gape, -4, 40), (0, 60 + 30 * gape, 16, 44), (52, 52 + 20 * gape, -4, 40)], melt=6, part="throat", per=4)
    c.limb([(-92, 26, 20, 4), (-60, 34, 50, 6 + 10 * gape), (0, 36 + 4 * gape, 74, 6 + 20 * gape), (60, 34, 50, 6 + 10 * gape), (92, 26, 20, 4)], melt=4, carve=True, per=4)
    if gape > 0.3:
        c.ball(0, 40 + 6 * gape, 40, 34 * gape + 6, melt=8, carve=True)
    c.both(Clay().ball(8, -8, 70, 4, melt=2, carve=True))
    c.both(Clay().ball(50, -46, 10, 33, melt=10, part="head"))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (52 * side, -52, 22), 27, side, aside=16, lids=lids, look=(look[0] * side, look[1]), inner=inner, iris=0.5, bag=0.1)
    return c


def frog_above() -> Clay:
    """A frog in the air seen from above, its head up: 560 px from fingers to toes. Parts: back, leg, toe. Marks: `eyes`, `web left|right` (toe tips and ankle)."""
    c = Clay().limb([(0, 92, -6, 46), (0, 40, 4, 72), (0, -30, 10, 82), (0, -92, 12, 66), (0, -136, 8, 40), (0, -152, 6, 26)], melt=12, part="back", per=6)
    c.both(Clay().limb([(22, -120, 40, 12), (34, -40, 50, 9), (22, 60, 42, 7)], melt=12, part="back", per=5).ball(38, -108, 46, 25, melt=8, part="lid"))
    for side, name in ((-1, "left"), (1, "right")):
        leg = Clay().limb([(34, 92, -4, 40), (94, 118, 8, 48), (154, 98, 10, 33), (184, 80, 10, 22)], melt=20, part="leg", per=6)
        leg.limb([(184, 80, 12, 22), (206, 136, 6, 33), (190, 206, 0, 24), (172, 252, -6, 13)], melt=10, part="leg", per=6).limb([(172, 252, -6, 13), (186, 300, -6, 15), (196, 326, -4, 13)],
               melt=8, part="leg", per=4)
        tips = []
        for k in range(5):
            a = math.radians(128 - 27 * k)
            far = (58, 84, 104, 92, 66)[k]
            x, y = 196 + far * math.cos(a), 326 + far * math.sin(a)
            leg.limb([(196, 326, -4, 9), ((196 + x) / 2, (326 + y) / 2 - 3, -2, 6), (x, y, 0, 8)], melt=4, part="toe", per=4)
            tips.append((x * side, y, 0.0))
        leg.limb([(56, -64, 0, 28), (116, -42, 14, 24), (142, -62, 14, 19)], melt=16, part="leg", per=5).limb([(142, -62, 14, 19), (158, -112, 8, 20), (156, -158, 4, 13)], melt=8, part="leg", per=5)
        for k in range(4):
            a = math.radians(-146 + 32 * k)
            leg.limb([(156, -160, 4, 9), (156 + 30 * math.cos(a), -160 + 30 * math.sin(a), 6, 6), (156 + 50 * math.cos(a), -160 + 50 * math.sin(a), 6, 10)], melt=4, part="toe", per=3)
        c.add(leg.turned(flip=side < 0))
        c.marks[f"web {name}"] = [(190 * side, 318, 0), *tips]
        c.marks[f"eye {name}"] = [(44 * side, -114, 68)]
    return c


def squat(x: float, y: float, k: float) -> Clay:
    """What lies behind the head of a frog that squats and looks up: back and four legs; `k` as the head's scale."""
    body = Clay().limb([(x, y + 130 * k, -60, 70 * k), (x, y + 70 * k, -30, 84 * k), (x, y + 30 * k, -10, 70 * k)], part="back", per=4)
    for d in (-1, 1):
        body.limb([(x + d * 60 * k, y + 140 * k, -50, 40 * k), (x + d * 110 * k, y + 110 * k, -40, 34 * k), (x + d * 100 * k, y + 170 * k, -50, 20 * k)], melt=12 * k, part="leg", per=5)
        body.limb([(x + d * 64 * k, y + 70 * k, -20, 24 * k), (x + d * 104 * k, y + 60 * k, -10, 18 * k), (x + d * 92 * k, y + 100 * k, 0, 15 * k)], melt=10 * k, part="leg", per=5)
    return body


def toad() -> Clay:
    """A toad that sits and looks at us: 300 px wide, its chin at y = 0, its feet at y = 130; marks: the eyes, `mouth`."""
    c = Clay().limb([(0, 40, -90, 130), (0, 30, -20, 118)], melt=20, part="hide", press=(0, 0.3, 0.9)).limb([(-70, -34, 40, 50), (0, -44, 56, 56), (70, -34, 40, 50)], melt=30, part="hide")
    c.limb([(-80, -8, 50, 34), (0, -4, 74, 36), (80, -8, 50, 34)], melt=16, part="throat").ball(0, 40, 54, 66, melt=26, part="throat")
    c.both(Clay().limb([(96, 50, 20, 36), (120, 96, 60, 26), (84, 122, 96, 18)], melt=12, part="leg", per=4).limb([(84, 122, 96, 15), (60, 132, 116, 9)], melt=4, part="leg").limb([(84, 122, 96, 13), (88, 134, 122, 9)], melt=4, part="leg").limb(
        [(84, 122, 96, 13), (112, 132, 112, 9)], melt=4, part="leg"))  # fmt: skip
    c.both(Clay().limb([(120, 20, -60, 62), (160, 84, -30, 48), (150, 124, 10, 20)], melt=16, part="leg", per=4))
    c.limb([(-112, -14, 60, 4), (-60, -6, 96, 3.4), (0, -10, 116, 3.4), (60, -6, 96, 3.4), (112, -14, 60, 4)], melt=5, carve=True, per=4)
    c.both(Clay().ball(16, -44, 110, 4, melt=3, carve=True).ball(56, -86, 40, 38, melt=14, part="hide"))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (60 * side, -92, 52), 30, side, aside=16, lids=0.24, look=(0.0, 0.2), inner=-0.1, bag=0.7, iris=0.6)
    return c


def hare() -> Clay:
    """A hare that sits up, in profile to our right, its feet at y = 0, 340 px to the tips of its ears; marks: eye `near`, `nose`."""
    c = Clay().limb([(-40, -62, 0, 60), (-22, -110, 4, 54), (16, -160, 8, 40)], melt=16, part="body", per=4)
    c.limb([(-44, -50, 36, 46), (10, -30, 44, 30), (0, -12, 44, 16)], melt=14, part="thigh", per=4).limb([(-30, -9, 46, 12), (44, -8, 46, 10)], melt=8, part="foot")
    c.limb([(26, -140, 24, 24), (40, -70, 30, 14), (44, -16, 30, 11), (58, -8, 32, 9)], melt=10, part="leg", per=4)
    c.limb([(26, -140, -14, 24), (52, -76, -20, 13), (64, -16, -20, 10), (78, -8, -20, 8)], melt=10, part="leg", per=4)
    c.limb([(14, -176, 8, 34), (30, -214, 12, 36), (64, -208, 14, 28), (88, -196, 14, 19)], melt=14, part="head", per=4).ball(98, -202, 16, 8, melt=4, part="nose", tone=0.4)
    c.limb([(14, -240, 18, 12), (-4, -300, 24, 17), (-12, -356, 22, 4)], melt=6, part="ear", press=(0, 0, 1.0), per=4)
    c.limb([(34, -244, -4, 12), (40, -308, -4, 17), (48, -362, -6, 4)], melt=6, part="ear", per=4)
    c.limb([(-4, -262, 40, 5), (-8, -310, 42, 7), (-11, -340, 36, 2)], melt=4, carve=True).ball(-92, -50, 0, 20, melt=6, part="tail")
    eye(c, "near", (54, -222, 34), 11, 1, aside=10, lids=1.0, look=(0.2, -0.1), iris=0.8, bag=0.5)
    c.marks["nose"] = [(98, -200, 24)]
    return c


def running_hare() -> Clay:
    """A hare at full stretch, in profile to our left: 420 px from forepaws to hind paws, its belly at y = 0. Marks: mouth, eye."""
    c = Clay().limb([(-92, -50, 0, 44), (-20, -66, 0, 50), (60, -50, 0, 56), (112, -30, 0, 46)], melt=12, part="body", per=5)
    c.limb([(-104, -60, 0, 38), (-140, -92, 4, 31), (-158, -104, 6, 30)], melt=18, part="body", per=4)
    c.limb([(-160, -108, 8, 34), (-194, -100, 10, 25), (-222, -88, 10, 14)], melt=10, part="head", per=4)
    c.ball(-230, -88, 12, 8, melt=3, part="nose", tone=0.4)
    for z, dy in ((22, 0), (-10, -22)):
        c.limb([(-144, -132, z, 12), (-80, -168 + dy, z * 1.5, 18), (-10, -176 + dy * 1.4, z * 1.6, 3)], melt=6, part="ear", press=(0, 0, 1.3), per=5)
    for z, dx, dy in ((26, 0, 0), (-26, 34, -14)):
        c.limb([(-100, -40, z, 28), (-150 + dx, -8 + dy, z, 15), (-214 + dx, -4 + dy, z, 10), (-240 + dx, 2 + dy, z, 9)], melt=12, part="leg", per=4)
        c.limb([(104, -34, z, 44), (150 - dx, 0 + dy, z, 24), (206 - dx, -16 + dy, z, 11), (256 - dx, 8 + dy, z, 10), (276 - dx, 12 + dy, z, 9)], melt=16, part="leg", per=5)
    c.ball(156, -66, 0, 20, melt=8, part="tail")
    c.marks.update(mouth=[(-216, -78, 20)], eye=[(-182, -114, 34)])
    return c


def hare_up(*, look: Point = (0.0, -0.5), flop: float = 0.0) -> Clay:
    """A hare that stands up before us and holds out its forepaws: 400 px to the ears, feet at y = 0. Marks: the eyes, `nose`, `paws`, `lip left|right`."""
    c = Clay().limb([(0, -66, -10, 74), (0, -130, 0, 66), (0, -190, 8, 50)], melt=14, part="body", per=5)
    c.both(Clay().limb([(52, -56, 16, 46), (62, -24, 40, 30)], melt=16, part="body").limb([(52, -10, 40, 19), (84, -9, 66, 15)], melt=8, part="foot"))
    c.both(Clay().limb([(44, -186, 20, 24), (66, -150, 56, 18), (46, -132, 96, 15), (40, -132, 104, 16)], melt=10, part="arm", per=5))
    c.ball(0, -250, 14, 52, melt=16, part="head").both(Clay().ball(24, -234, 34, 28, melt=16, part="head").ball(12, -226, 60, 17, melt=8, part="muzzle"))
    c.limb([(-7, -238, 74, 6), (7, -238, 74, 6), (0, -232, 76, 5)], melt=3, part="nose", tone=0.4).ball(0, -208, 50, 14, melt=6, part="muzzle")
    for side, name in ((-1, "left"), (1, "right")):
        bent = flop if side > 0 else 0.0
        c.limb([(22 * side, -290, 8, 14), (34 * side, -346, 6, 20), (46 * side + 34 * bent, -400 + 50 * bent, 4 + 30 * bent, 16), (52 * side + 70 * bent, -440 + 130 * bent, 2 + 40 * bent, 4)],
               melt=6, part="ear", per=5)
        c.limb([(28 * side, -318, 24, 7), (36 * side, -360, 24, 10), (42 * side + 14 * bent, -396 + 30 * bent, 20 + 20 * bent, 4)], melt=4, carve=True)
        eye(c, name, (29 * side, -262, 44), 17, side, aside=22, lids=1.0, look=(look[0] * side, look[1]), inner=0.8, iris=0.7, bag=0.3)
        c.marks[f"lip {name}"] = [(0, -228, 80), (1 * side, -216, 76), (10 * side, -208, 70), (22 * side, -212, 60)]
    c.marks |= {"nose": [(0, -236, 82)], "paws": [(0, -136, 118)]}
    return c


def mole() -> Clay:
    """A mole that stands up to us, its snout lifted, both hands up: 300 px wide, chin at y = 20; marks: `eye left|right`."""
    c = Clay().limb([(0, 170, -60, 140), (0, 60, -20, 126), (0, -20, 10, 100)], melt=20, part="fur", per=4).ball(0, -50, 34, 84, melt=26, part="fur")
    c.limb([(0, -44, 80, 58), (0, -58, 130, 36), (0, -76, 170, 21)], melt=20, part="fur", per=4).limb([(0, -80, 176, 19), (0, -90, 196, 15)], melt=6, part="nose", per=3)
    c.both(Clay().ball(6.5, -93, 209, 4, melt=3, carve=True)).limb([(-26, -18, 108, 3), (0, -22, 132, 4), (26, -18, 108, 3)], melt=4, carve=True)
    for side in (-1, 1):
        arm = [(104 * side, 60, 40, 36), (138 * side, 30, 80, 30), (144 * side, -10, 104, 36)]
        c.limb(arm, melt=14, part="fur", per=4).ball(146 * side, -24, 112, 40, melt=10, part="palm", press=(0, 0, 1.5))
        for k in range(5):
            a = math.radians(-90 + side * (k - 1.6) * 27)
            x, y = 146 * side + 38 * math.cos(a), -26 + 38 * math.sin(a)
            c.limb([(x, y, 116, 13), (x + 26 * math.cos(a), y + 26 * math.sin(a), 122, 10)], melt=6, part="palm")
            c.limb([(x + 28 * math.cos(a), y + 28 * math.sin(a), 122, 7), (x + 58 * math.cos(a), y + 58 * math.sin(a), 128, 1.5)], melt=2, part="claw")
        c.marks[f"eye {'left' if side < 0 else 'right'}"] = [(46 * side, -72, 104)]
    return c


def mouse() -> Clay:
    """A mouse in profile to our right, stretched forward, its forepaws at (104, 4); marks: eye `near`, `nose`, `paws`."""
    c = Clay().limb([(-62, 2, 0, 42), (-6, -10, 6, 36), (36, -34, 8, 25)], melt=12, part="body", per=4).limb([(52, -46, 10, 25), (80, -44, 12, 18), (108, -36, 12, 8)], melt=12, part="head", per=4)
    c.ball(113, -36, 14, 5, melt=2, part="nose", tone=0.4)
    c.ball(44, -82, 18, 26, melt=5, part="ear", press=(0.6, 0, 1.6)).ball(46, -82, 42, 19, melt=4, carve=True).ball(76, -78, -10, 20, melt=5, part="ear", press=(0.6, 0, 1.6))
    c.limb([(30, -14, 20, 13), (64, 4, 26, 8), (100, 2, 28, 6), (112, -2, 30, 5)], melt=8, part="paw", per=4).limb([(34, -20, 4, 12), (72, -2, 8, 8), (102, -6, 12, 6), (112, -10, 14, 5)], melt=8, part="paw", per=4)
    c.limb([(-56, 14, 26, 30), (-30, 38, 32, 12), (-50, 46, 32, 8), (-20, 48, 34, 7)], melt=10, part="leg", per=4)
    c.limb([(-98, 14, 0, 8), (-150, 20, 2, 6), (-196, -14, 4, 5), (-230, -8, 6, 2)], melt=6, part="tail", per=6)
    eye(c, "near", (78, -54, 24), 8, 1, aside=6, lids=1.0, look=(0.3, 0.2), iris=0.85, bag=0.4)
    c.marks["nose"], c.marks["paws"] = [(112, -34, 20)], [(104, 2, 30)]
    return c


def hedgehog() -> Clay:
    """A hedgehog in profile to our left, 360 px long, soles at y = 0. Parts: coat (for quills), face, nose, paw, ear. Marks: eye `near`, `mouth`."""
    c = Clay().limb([(-60, -84, 0, 78), (30, -96, 0, 94), (110, -74, 0, 70)], melt=16, part="coat", per=5)
    c.limb([(-100, -66, 10, 58), (-148, -54, 18, 36), (-188, -48, 20, 19), (-206, -52, 20, 12)], melt=16, part="face", per=5).ball(-212, -54, 22, 15, melt=5, part="nose", tone=0.6)
    c.limb([(-96, -108, 50, 20), (-84, -124, 54, 17)], melt=6, part="ear", press=(0, 0, 1.3)).limb([(-60, -20, 20, 50), (100, -18, 20, 44)], melt=20, part="face")
    for x, z in ((-86, 40), (90, 44), (-54, -30), (118, -30)):
        c.limb([(x, -34, z, 24), (x - 6, -10, z + 4, 15), (x - 26, -7, z + 10, 11)], melt=8, part="paw", per=4)
        for f in (-1, 0, 1):
            c.limb([(x - 28, -7, z + 10 + 7 * f, 7), (x - 46, -4, z + 12 + 11 * f, 3)], melt=3, part="paw")
    eye(c, "near", (-140, -74, 46), 15, -1, aside=-4, lids=0.7, look=(-0.8, -0.2), inner=-0.9, iris=0.72, bag=0.4)
    c.marks["mouth"] = [(-204, -36, 30), (-180, -30, 34), (-156, -36, 40), (-146, -28, 44)]
    return c


def tortoise() -> Clay:
    """A tortoise in profile, walking to our right and looking back; 300 px long, its soles at y = 96."""
    c = Clay().limb([(-86, 10, 0, 50), (0, -8, 0, 92), (86, 10, 0, 50)], melt=30, part="shell", press=(0, 0.3, 0), per=5)
    c.limb([(-118, 44, 20, 20), (-60, 56, 66, 20), (0, 58, 78, 20), (60, 56, 66, 20), (118, 44, 20, 20)], melt=6, part="rim", per=4)
    for x, fx, z in ((-84, -104, 50), (76, 96, 50), (-60, -50, -40), (58, 62, -40)):
        c.limb([(x, 50, z, 32), (fx, 76, z + 6, 25), (fx + 4, 88, z + 8, 23)], melt=6, part="leg", per=4)
    c.limb([(112, 40, 20, 28), (164, 14, 40, 24), (168, -52, 60, 22), (138, -92, 72, 24)], melt=10, part="neck", per=5)
    c.limb([(146, -96, 74, 30), (116, -102, 80, 30), (84, -92, 84, 20), (72, -86, 84, 13)], melt=12, part="head", per=4)
    c.limb([(66, -78, 90, 3), (92, -78, 108, 4), (122, -84, 112, 2)], melt=3, carve=True)
    c.limb([(-128, 56, 0, 14), (-156, 64, 0, 4)], melt=6, part="leg")
    eye(c, "near", (104, -108, 102), 11, -1, aside=-6, lids=0.8, look=(0.3, 0.1), inner=0.7, iris=0.66, bag=1.0)
    for line in ([(-92, -60), (-50, -40), (0, -44), (52, -40), (92, -58)], [(-118, 6), (-60, 12), (0, 14), (60, 12), (118, 6)], [(-26, -96), (-30, -44), (-36, 12), (-34, 40)], [(26, -96), (30, -44), (36, 12), (34, 40)], [(-70, -78), (-80, -46), (-98, 8)], [(70, -78), (80, -46), (98, 8)]):  # fmt: skip
        c.groove(line, 6, melt=4, deep=0.7)
    return c


def bat(*, wake: float = 0.0) -> Clay:
    """A bat wrapped in its wings, upright and facing us: 300 px from foot (y = 0) to ears. Marks: `eyes`, `mouth`; `wake` opens its shoulders."""
    c = Clay().limb([(0, -24, 0, 15), (0, -70, 0, 36), (0, -140, 4, 46), (0, -186, 8, 38)], melt=10, part="body", per=5)
    for side in (-1, 1):
        c.limb([(8 * side, -18, 10, 6), (34 * side, -70, 26, 13), (44 * side, -130, 34, 17), (36 * side, -188, 28, 15)], melt=7, part="wing", per=5)
        c.limb([(-14 * side, -30, 24, 5), (8 * side, -96, 42, 10), (26 * side, -160, 44, 11)], melt=7, part="wing", per=4)
        c.limb([(8 * side, -16, 4, 8), (10 * side, 0, 6, 5), (10 * side, 4, 14, 5)], melt=4, part="foot", per=3)
        c.limb([(22 * side, -254, 4, 13), (36 * side, -286, 2, 15), (44 * side, -324, 0, 3)], melt=6, part="ear",
               per=4).limb([(28 * side, -266, 18, 7), (38 * side, -290, 17, 8), (43 * side, -312, 12, 2)], melt=4, carve=True)
    c.ball(0, -226, 8, 40, melt=14, part="head").both(Clay().ball(16, -212, 28, 20, melt=10, part="head"))
    c.limb([(0, -222, 36, 17), (0, -214, 50, 13)], melt=10, part="head").limb([(-6, -216, 62, 4), (6, -216, 62, 4)], melt=4, part="nose", tone=0.4)
    c.marks |= {"eyes": [(-19, -234, 44), (19, -234, 44)], "mouth": [(-14, -198, 46), (0, -194 + 6 * wake, 54), (14, -198, 46)]}
    return c


def butterfly(t: Thing, at: Point, size: float, degrees: float, fold: float = 1.0, light: float = 1.0) -> None:
    """A butterfly seen from above, its head towards `degrees`; `fold` below 1 lifts the wing on its left."""
    for side, narrow in ((-1, fold), (1, 1.0)):
        for shape in ([(0.05, 0.12), (0.3, 0.9), (0.62, 1.1), (0.8, 0.8), (0.55, 0.3), (0.1, 0.04)], [(0.0, 0.1), (-0.12, 0.6), (-0.42, 0.86), (-0.66, 0.6), (-0.5, 0.24), (-0.1, 0.04)]):
            wing = placed([(x, y * side * narrow) for x, y in shape], at, size, degrees)
            wing = [(float(x), float(y)) for x, y in flow(wing, 5, closed=True)]
            t.leave(wing, grow=2.5)
            root = placed([(0.05, 0.0)], at, size, degrees)[0]
            t.form(wing, how=CUTS["wet"].but(near=2.2, stroke=(8, 26)), puff=size * 0.06, guides=[[root, p] for p in wing[::6]], ambient=0.55 * light, gain=0.9 * light)
            for q in (0.7, 0.45):
                eye_at = placed([(shape[3][0] * q + 0.06, shape[3][1] * side * narrow * q)], at, size, degrees)[0]
                t.leave(ellipse(*eye_at, size * 0.07 * q + 0.8, size * 0.07 * q + 0.8, 12))
    t.strokes([placed([(-0.4, 0), (0.0, 0.02), (0.3, 0)], at, size, degrees)], size * 0.13, black=True, ends=(0.5, 0.8))
    t.strokes([placed([(-0.34, 0.01), (0.26, 0.01)], at, size, degrees)], size * 0.05, ends=(0.3, 0.8), spot=0)
    t.strokes([placed([(0.28, 0), (0.5, 0.14 * d), (0.66, 0.3 * d)], at, size, degrees) for d in (-1, 1)], max(0.8, size * 0.022), ends=(0.8, 0.6), spot=0)


def fish() -> Clay:
    """A carp in profile to our left, 330 px long; marks: `eye`. Parts: fish, fin."""
    c = Clay().limb([(-150, 4, 0, 24), (-120, 0, 0, 46), (-50, -4, 0, 64), (40, 0, 0, 52), (110, 0, 0, 28), (140, 0, 0, 18)], melt=12, part="fish", per=6, press=(0, 0, 1.2))
    for up in (-1, 1):
        c.limb([(136, 0, 0, 16), (176, 42 * up, 0, 20), (204, 76 * up, 0, 5)], melt=8, part="fin", press=(0, 0, 1.8), per=4)
    c.limb([(-60, -58, 0, 16), (-10, -92, 0, 22), (44, -74, 0, 16), (74, -48, 0, 6)], melt=8, part="fin", press=(0, 0, 1.8), per=4)
    c.limb([(-40, 44, 30, 14), (-10, 80, 40, 16), (14, 96, 40, 5)], melt=8, part="fin", press=(0, 0, 1.6), per=4)
    c.limb([(-176, 10, 10, 3), (-154, 16, 24, 4), (-134, 18, 34, 2)], melt=3, carve=True)
    c.marks["eye"] = [(-122, -10, 44)]
    return c


def coil(x: float, y: float, turns: float, inner: float, outer: float, thick: float) -> Clay:
    """A body rolled up round (x, y), seen from above: from the tail inside to the neck, which ends below and runs to our left."""
    n = int(turns * 16)
    knots = []
    for q in (i / n for i in range(n + 1)):
        a, r = math.tau * turns * (q - 1) + math.pi / 2, inner + (outer - inner) * q
        knots.append((x + r * math.cos(a), y + r * 0.84 * math.sin(a), 40 * q, thick * (0.3 + 0.78 * math.sin(math.pi * min(0.8, 0.06 + q * 0.8)))))
    return Clay().limb(knots, melt=8, part="body", per=2)
