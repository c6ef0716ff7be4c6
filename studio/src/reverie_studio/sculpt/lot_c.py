"""Beasts for near views: a cat's head in bliss, a crow, a heron that looks straight at us."""

from __future__ import annotations

from dataclasses import replace

from reverie_studio.engine.clay import Clay
from reverie_studio.sculpt.eyes import eye


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


def crow() -> Clay:
    """A crow in profile to our left, 330 px from beak to tail, its feet at y = 150."""
    c = Clay().limb([(-70, -26, 0, 60), (-10, 0, 0, 78), (80, 34, 0, 54), (160, 76, 0, 24)], melt=14, part="body", per=5)
    c.limb([(-74, -30, 0, 56), (-104, -76, 0, 46), (-124, -104, 0, 44)], melt=24, part="body", per=4)
    c.limb([(-150, -112, 0, 24), (-196, -104, 0, 15), (-238, -88, 0, 6), (-250, -78, 0, 2)], melt=8, part="beak", per=4)
    c.limb([(-146, -94, 0, 18), (-190, -84, 0, 9), (-232, -74, 0, 2)], melt=4, part="beak", per=4)
    c.limb([(-60, -30, 58, 34), (20, 0, 66, 46), (110, 46, 40, 26), (196, 96, 20, 5)], melt=6, part="wing", press=(0, 0, 1.8), per=5)
    c.limb([(120, 60, 0, 32), (200, 108, 0, 30), (262, 148, 0, 20)], melt=8, part="tail", press=(0, 0, 2.4), per=4)
    for z, x in ((26, -6), (-26, 22)):
        c.limb([(x, 60, z, 26), (x - 8, 96, z, 13), (x + 2, 146, z, 7)], melt=8, part="leg", per=4)
        for dx in (-40, -26, 30):
            c.limb([(x + 2, 146, z, 7), (x + dx * 0.6, 142, z + 8, 6), (x + dx, 152, z + 8, 3)], melt=3, part="leg", per=3)
    eye(c, "near", (-132, -114, 37), 10, -1, aside=-8, lids=0.9, look=(0, 0), iris=0.7)
    return c


def heron_face(*, gape: float = 0.3) -> Clay:
    """A heron whose beak points at us and down; 150 px from cheek to cheek, the tip about 400 below the eyes."""
    c = Clay().limb([(0, -70, -60, 66), (0, -30, 0, 70), (0, 20, 40, 58)], melt=12, part="face", per=4)
    c.both(Clay().limb([(40, -62, 6, 22), (62, -40, 8, 16), (58, 10, 10, 22)], melt=16, part="face"))
    drop = 60 * gape
    c.limb([(0, 60, 40, 44), (0, 150 + drop, 90, 30), (0, 290 + drop, 150, 14), (0, 380 + drop, 190, 3)], melt=4, part="lower beak", per=5)
    c.limb([(0, 4, 78, 46), (0, 90, 150, 37), (0, 230, 260, 22), (0, 350, 350, 10), (0, 402, 390, 3)], melt=5, part="beak", per=5)
    c.both(Clay().limb([(14, 60, 150, 3), (20, 96, 172, 5), (15, 140, 198, 2)], melt=3, carve=True))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (60 * side, -26, 38), 28, side, aside=24, lids=1.0, look=(-0.35, 0.35), inner=0.7, iris=0.72)
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


def hen_head(*, look: tuple[float, float] = (0.5, 0.6)) -> Clay:
    """A hen in profile to our left, 220 px from comb to wattle, on a broad neck; the eye is `near`."""
    c = Clay().limb([(150, 330, -30, 170), (100, 200, -20, 130), (52, 90, -6, 88), (20, 10, 0, 66)], melt=12, part="neck", per=6)
    c.ball(-2, -18, 6, 60, melt=20, part="head")
    c.limb([(-40, -18, 12, 27), (-80, -4, 14, 18), (-106, 20, 14, 5), (-110, 28, 14, 2)], melt=6, part="beak", per=4)
    c.limb([(-36, 8, 10, 18), (-74, 22, 10, 10), (-94, 32, 10, 3)], melt=3, part="beak", per=4)
    c.limb([(-44, -54, 6, 18), (0, -74, 6, 22), (50, -58, 6, 18)], melt=10, part="comb", press=(0, 0, 1.5), per=4)
    for x, y, h, lean in ((-46, -64, 34, -10), (-22, -80, 46, -4), (6, -86, 50, 6), (34, -78, 44, 16), (56, -62, 34, 26)):
        c.limb([(x, y + 26, 6, 17), (x + lean * 0.5, y - h * 0.4, 6, 13), (x + lean, y - h, 6, 5)], melt=7, part="comb", press=(0, 0, 1.6), per=4)
    c.limb([(-40, 28, 24, 12), (-46, 62, 28, 19), (-42, 88, 28, 14)], melt=6, part="comb", press=(0, 0, 1.4), per=4)
    c.limb([(24, 8, 48, 12), (30, 28, 48, 14)], melt=5, part="lobe", press=(0, 0, 1.6))
    eye(c, "near", (-22, -22, 48), 18, -1, aside=-12, lids=1.0, look=look, inner=0.6, iris=0.66, bag=0.6)
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


def smooth_old(face: Clay) -> Clay:
    """An old head (not yet turned) without the hollows of temple and cheek, which swallow a face lit from the side."""
    face.lumps = [lump for lump in face.lumps if not (lump.carve and round(abs(lump.a[0])) in (36, 37, 38, 39, 40, 66))]
    return face


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


def hanging_fox() -> Clay:
    """A fox that hangs by its teeth from the origin, belly to our left, legs spread, 600 px long."""
    c = Clay().limb([(46, 100, 0, 50), (30, 190, 0, 76), (34, 300, 0, 60), (56, 400, 0, 66)], melt=10, part="trunk", per=6)
    c.limb([(0, -4, 6, 12), (8, 30, 8, 20), (30, 70, 8, 46), (46, 96, 0, 54)], melt=12, part="head", per=5)
    c.limb([(-12, 6, 4, 6), (-16, 40, 8, 15), (8, 84, 8, 28)], melt=5, part="head", per=4)
    c.limb([(78, 70, 34, 24), (128, 84, 50, 24), (172, 96, 54, 3)], melt=8, part="ear", press=(0, 0, 1.6), per=4)
    c.limb([(70, 118, -20, 22), (110, 146, -34, 20), (142, 172, -36, 3)], melt=8, part="ear", press=(0, 0, 1.6), per=4)
    c.ball(-2, -8, 14, 11, melt=3, part="nose", tone=0.3)
    for knots in ([(6, 180, 56, 40), (-70, 200, 80, 27), (-136, 164, 90, 19), (-166, 140, 92, 20)], [(60, 190, -30, 38), (130, 220, -40, 26), (186, 262, -40, 18), (216, 262, -40, 19)],
                  [(30, 410, 50, 60), (-64, 440, 76, 38), (-72, 530, 80, 20), (-120, 556, 84, 19)], [(80, 410, -20, 54), (156, 450, -30, 34), (160, 540, -30, 19), (204, 566, -30, 18)]):  # fmt: skip
        c.limb(knots, melt=16, part="leg", per=6)
    c.limb([(66, 440, 0, 34), (66, 520, 10, 46), (44, 610, 20, 58), (70, 700, 20, 38), (110, 750, 20, 4)], melt=12, part="tail", per=6)
    eye(c, "near", (26, 72, 46), 12, -1, aside=-4, lids=0.8, look=(0, -0.2), inner=-0.8, iris=0.7)
    return c


def knotted(young: Clay) -> Clay:
    """An old hand: knuckles of a hand (of `hands.hand`, turned or not) swell, and the fingers between them are thin."""
    c = Clay(young.lumps, young.marks)
    for name in ("index", "middle", "ring", "little"):
        own = [lump for lump in young.lumps if lump.part == name]
        c.lumps = [replace(lump, ra=lump.ra * 0.86, rb=lump.rb * 0.86) if lump.part == name else lump for lump in c.lumps]
        for i, k in ((0, 1.15), (2, 1.16), (4, 1.1)):
            c.ball(*own[i].a, own[i].ra * k, melt=own[i].melt * 0.8, part="knuckle")
    return c
