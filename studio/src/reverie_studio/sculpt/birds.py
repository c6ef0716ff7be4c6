"""Birds of clay."""

from __future__ import annotations

import math

from reverie_studio.engine.bodies import Point
from reverie_studio.engine.clay import Clay
from reverie_studio.finishes.scratchboard_tools import CUTS, Thing
from reverie_studio.sculpt.eyes import eye
from reverie_studio.sculpt.marks import placed


def bird(*, neck: float = 1.0, plump: float = 1.0, legs: float = 0.0, beak: float = 1.0, lids: float = 0.5, look: tuple[float, float] = (0.0, 0.0),
         tail: float = 1.0, head: float = 1.0) -> Clay:  # fmt: skip
    """A bird that sits (`legs` 0) or stands; its feathers are laid on by `Thing.plumage`. The eye's marks are called `near`."""
    p, up = plump, -70 * legs
    y = up - 62 * p
    c = Clay()
    for z in (16, -16):
        if legs:
            c.limb([(6, up - 20, z, 16), (14, up + 24 * legs, z, 6), (8, -4, z, 4.5)], melt=6, part="leg", per=3)
            c.limb([(8, -4, z, 4.5), (-24, -3, z + 6, 3)], melt=3, part="leg").limb([(8, -4, z, 4.5), (26, -3, z, 3)], melt=3, part="leg")
    c.limb([(-58, y - 8, 0, 46 * p), (0, y, 0, 60 * p), (58, y - 10, 0, 44 * p), (104, y - 36 * tail, 0, 16)], melt=10, part="body", per=5)
    c.limb([(94, y - 26, 0, 24), (140, y - 70 * tail, 0, 22), (172, y - 104 * tail, 0, 10)], melt=12, part="tail", press=(0, 0, 1.7), per=4)
    top = y - 58 * p - 56 * neck
    c.limb([(-66, y - 30, 0, 40 * p), (-84, (y - 40 + top) / 2, 0, 27), (-88, top + 12, 0, 22 * head)], melt=20, part="neck", per=4)
    c.ball(-92, top, 0, 25 * head, melt=10, part="head")
    c.limb([(-112 * head**0.3, top + 2, 0, 9 * head), (-128 - 10 * beak, top + 6, 0, 5), (-132 - 18 * beak, top + 10, 0, 1.5)], melt=3, part="beak", per=3)
    c.limb([(-112 * head**0.3, top + 9, 0, 6 * head), (-126 - 10 * beak, top + 13, 0, 2)], melt=2, part="beak", per=3)
    c.limb([(-44, y - 12, 38 * p, 30 * p), (26, y - 2, 44 * p, 32 * p), (92, y - 10, 30 * p, 10)], melt=6, part="wing", press=(0, 0, 1.5), per=4)
    eye(c, "near", (-98, top - 3, 16 * head), 9.5 * head, 1, lids=lids, look=look, iris=0.75, bag=0)
    return c


def hen(*, comb: float = 1.0, lids: float = 0.55) -> Clay:
    """A hen sitting, in profile to our left with her head turned a little to us; 300 px wide, breast at x = -110, foot at y = 110."""
    c = Clay().limb([(-70, 40, 0, 78), (0, 52, 0, 92), (80, 34, 0, 74), (130, -6, 0, 44)], melt=16, part="body", per=5)
    c.limb([(-78, 20, 10, 66), (-98, -50, 16, 44), (-92, -110, 22, 31), (-92, -132, 24, 29)], melt=26, part="neck", per=5)
    c.limb([(-40, 24, 62, 30), (40, 36, 72, 40), (112, 10, 44, 18)], melt=10, part="wing", per=5, press=(0, 0, 1.3))
    for k in range(5):
        c.limb([(118, -6 - 10 * k, 12 - 8 * k, 22), (168 + 4 * k, -58 - 16 * k, 8 - 8 * k, 17), (186 + 2 * k, -100 - 18 * k, 4 - 8 * k, 7)], melt=6, part="tail", per=4, press=(0, 0, 1.4))
    c.ball(-94, -142, 26, 31, melt=10, part="head").ball(-114, -132, 32, 20, melt=8, part="head")
    c.limb([(-120, -140, 34, 13), (-142, -130, 38, 8), (-156, -120, 40, 2)], melt=3, part="beak")
    c.limb([(-120, -128, 34, 8), (-140, -122, 36, 4)], melt=2, part="beak")
    for x, y, r in ((-120, -172, 9), (-104, -184 - 6 * comb, 12), (-84, -184 - 4 * comb, 12), (-66, -174, 10)):
        c.limb([(x + 8, -158, 26, 9), (x, y, 26, r * 0.8 * comb)], melt=5, part="comb", press=(0, 0, 1.5))
    c.limb([(-122, -116, 36, 8), (-126, -94, 38, 10)], melt=3, part="comb", press=(0, 0, 1.4))
    eye(c, "near", (-106, -144, 46), 11, -1, aside=-8, lids=lids, inner=-0.9, look=(0.1, 0.1), iris=0.62, bag=0.2)
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


def pelican() -> Clay:
    """A pelican in profile to our left that tips its bill down: body at the origin, tip of the bill at (-292, -34); marks: eye `near`, `tip`."""
    c = Clay().limb([(-14, -6, 0, 62), (70, 16, 0, 66), (160, 58, 0, 34), (214, 84, 0, 10)], melt=12, part="body", per=5)
    c.limb([(-34, -30, 8, 44), (-76, -96, 10, 30), (-56, -176, 12, 23), (-84, -232, 14, 25), (-116, -236, 14, 24)], melt=16, part="neck", per=6)
    c.limb([(-128, -232, 18, 17), (-216, -136, 20, 11), (-292, -38, 20, 4)], melt=5, part="bill", per=5)
    c.limb([(-112, -208, 14, 18), (-158, -120, 14, 40), (-226, -62, 14, 24), (-288, -32, 14, 4)], melt=8, part="pouch", per=5)
    c.limb([(-40, -20, 50, 30), (60, 10, 56, 44), (190, 70, 40, 8)], melt=14, part="wing", press=(0, 0, 1.4), per=5)
    c.limb([(40, 70, 20, 16), (36, 120, 24, 9), (30, 150, 28, 8)], melt=8, part="leg", per=4).limb([(30, 152, 28, 8), (-14, 162, 40, 6)], melt=4, part="leg")
    eye(c, "near", (-110, -244, 32), 9, -1, aside=6, lids=0.8, look=(0.2, 0.5), iris=0.6, bag=0.4)
    c.marks["tip"] = [(-292, -34, 20)]
    return c


def heron() -> Clay:
    """A heron in profile to our left that searches the ground: 620 px high, soles at y = 0, the tip of its beak at (-250, -150). Parts: body, neck, head, beak, leg, wing, crest."""
    c = Clay().limb([(-60, -380, 0, 54), (10, -350, 0, 64), (90, -310, 0, 44), (150, -270, 0, 14)], melt=12, part="body", per=5)
    c.limb([(-70, -392, 4, 46), (-120, -440, 6, 32), (-120, -510, 8, 24), (-160, -566, 10, 20), (-214, -540, 12, 18), (-222, -470, 14, 17), (-196, -410, 16, 17), (-196, -366, 18, 18)], melt=14, part="neck", per=7)
    c.limb([(-194, -366, 18, 21), (-202, -336, 20, 23), (-212, -304, 20, 15)], melt=8, part="head", per=4)
    c.limb([(-210, -312, 20, 13), (-230, -230, 20, 8), (-250, -150, 20, 1.5)], melt=3, part="beak", per=4)
    c.limb([(-218, -308, 22, 9), (-238, -230, 22, 5), (-252, -152, 20, 1)], melt=2, part="beak", per=4)
    c.limb([(-184, -372, 26, 8), (-150, -410, 26, 6), (-118, -432, 26, 1.5)], melt=4, part="crest", per=4)
    c.limb([(-50, -380, 48, 34), (30, -340, 54, 38), (120, -280, 34, 16), (170, -236, 20, 3)], melt=6, part="wing", press=(0, 0, 1.6), per=5)
    for x, z, fx in ((0, 22, 30), (30, -22, -36)):
        c.limb([(x, -320, z, 26), (x + 4 + fx * 0.3, -210, z, 11), (x + fx * 0.7, -170, z, 9), (x + fx * 0.9, -80, z, 6), (x + fx, -6, z, 6)], melt=8, part="leg", per=4)
        for dx in (-46, -24, 30):
            c.limb([(x + fx, -6, z, 5), (x + fx + dx, 0, z + 8, 3)], melt=2, part="leg")
    return c


def bird_foot() -> Clay:
    """A bird's foot that grips air, toes down: 260 px high, its shank comes from above the origin."""
    c = Clay().limb([(0, -90, 0, 26), (0, -10, 0, 24), (0, 50, 6, 32)], melt=8, part="shank", per=5)
    for x, z in ((-74, 10), (-10, 40), (62, 14)):
        c.limb([(0, 50, 6, 28), (x * 0.7, 84, z, 22), (x, 126, z + 10, 18), (x * 0.94, 164, z + 6, 13)], melt=10, part="toe", per=5)
        c.limb([(x * 0.94, 160, z + 6, 11), (x * 0.86, 192, z, 7), (x * 0.62, 214, z - 10, 1.5)], melt=3, part="claw", per=4)
    for k in range(5):
        c.groove([(-26, -70 + 26 * k), (0, -62 + 26 * k), (26, -70 + 26 * k)], 4, melt=2)
    return c


def flamingo(*, bow: float = 0.0) -> Clay:
    """A flamingo in profile to our left, 300 px high, feet at y = 0; `bow` 0…1 lowers its head. Marks: `eye left|right`."""
    c = Clay().limb([(-34, -158, 0, 30), (6, -160, 0, 38), (48, -146, 0, 26), (82, -128, 0, 8)], melt=10, part="body", per=5)
    c.limb([(-10, -160, 32, 20), (36, -150, 36, 24), (84, -130, 24, 5)], melt=6, part="wing", per=4, press=(0, 0, 1.3))
    d = 150 * bow
    c.limb([(-44, -166, 0, 18), (-84, -176 + d * 0.1, 4, 12), (-96, -222 + d * 0.5, 8, 10), (-62, -262 + d * 0.8, 10, 9), (-72, -300 + d, 10, 10)], melt=10, part="neck", per=7)
    c.limb([(-74, -302 + d, 10, 15), (-92, -300 + d, 12, 12)], melt=6, part="head")
    c.limb([(-100, -296 + d, 12, 10), (-122, -284 + d, 12, 10), (-122, -262 + d, 12, 3)], melt=4, part="beak", per=4, tone=0.6)
    for x, z, lift in ((4, 14, 0), (20, -14, 18)):
        c.limb([(x, -130, z, 10), (x + 2, -76, z, 4.5), (x + 2, -70, z, 6), (x - 4 + lift, -4, z, 4), (x - 26 + lift, -2, z + 4, 5)], melt=5, part="leg", per=4)
    c.marks |= {"eye left": [(-84, -308 + d, 24)], "eye right": [(-84, -308 + d, -4)]}
    return c


def crane() -> Clay:
    """A dancing crane in profile to our left, one leg lifted: 440 px high, foot at y = 0. Marks: `shoulder`, `rump`, `eye left|right`."""
    c = Clay().limb([(-36, -216, 0, 40), (24, -204, 0, 50), (86, -176, 0, 34), (128, -150, 0, 12)], melt=12, part="body", per=5)
    c.limb([(-52, -232, 0, 28), (-92, -292, 4, 17), (-70, -358, 6, 13), (-92, -410, 8, 14)], melt=16, part="neck", per=7)
    c.limb([(-92, -414, 10, 19), (-110, -420, 10, 14)], melt=8, part="head").limb([(-120, -422, 10, 8), (-150, -434, 10, 5), (-190, -452, 10, 1.5)], melt=4, part="beak", per=3)
    c.limb([(4, -180, 16, 24), (-6, -110, 16, 10), (-4, -104, 16, 9), (4, -6, 16, 6)], melt=8, part="leg", per=5)
    c.limb([(30, -176, -16, 24), (-32, -126, -18, 11), (-36, -120, -18, 10), (0, -46, -18, 6)], melt=8, part="leg", per=5)
    for x, y, z in ((4, -6, 16), (0, -46, -18)):
        for dx, dy in ((-34, 4), (-24, -6), (22, 4)):
            c.limb([(x, y, z, 5.5), (x + dx, y + dy, z + 6, 3)], melt=3, part="leg")
    c.marks |= {"shoulder": [(-10, -232, 40)], "rump": [(110, -160, 10)], "eye left": [(-98, -420, 26)], "eye right": [(-98, -420, -6)]}
    return c


def wing_up(t: Thing, at: Point, degrees: float, size: float, light: float, fan: float = 70.0, count: int = 11) -> None:
    """A lifted wing: long quills from a shoulder, and shorter ones over them."""
    for q, far, half in ((1.0, 1.0, 0.075), (0.85, 0.6, 0.07), (0.7, 0.36, 0.065)):
        rows = []
        for k in range(count):
            u = k / (count - 1)
            a = degrees + fan * (u - 0.5) * q
            x, y = at[0] + size * 0.16 * math.cos(math.radians(a)) * u, at[1] + size * 0.16 * math.sin(math.radians(a)) * u
            rows.append((x, y, a, size * far * (0.72 + 0.28 * math.sin(math.pi * (0.25 + 0.6 * u))), size * half, light * (0.75 + 0.4 * (far < 0.9))))
        t.feathers(rows)


def flying_daw(t: Thing, at: Point, size: float, lean: float) -> None:
    """A jackdaw that flies to our left, wings up, a bundle of coloured hairs in its beak."""
    x, y = at
    c = Clay([lump for lump in crow().lumps if lump.part != "leg"], crow().marks).turned(at=(x, y, 100), scale=size, roll=lean + 14)
    wing_up(t, (x + 16 * size, y - 20 * size), -104, 370 * size, 0.42, fan=36, count=7)
    t.leave_clay(c, grow=4)
    t.clay(c, CUTS["down"].but(stroke=(5, 14)), "along", gain=0.62, ambient=0.04)
    wing_up(t, (x + 4 * size, y - 8 * size), -44, 380 * size, 0.62, fan=38, count=8)
    bx, by = c.where("beak")[:2]
    turn = float(t.rng.normal(70, 9))
    bundle = [placed([(-float(t.rng.uniform(60, 130)), q * 2.4 + float(t.rng.normal(0, 16))), (0, q * 0.7), (float(t.rng.uniform(60, 130)), q * 2.4 + float(t.rng.normal(0, 16)))],
                     (bx - 60 * size, by + 10 * size), size, turn) for q in range(-14, 15, 3)]
    t.strokes(bundle, 4, black=True)
    t.strokes(bundle, 2.0, ends=(0.2, 0.05), spot=1.0)
    ex, ey = c.curve("iris near")[0]
    t.prick([(ex, ey, 13 * size)])
    t.strokes([[(ex - 0.1, ey), (ex + 0.1, ey)]], 15 * size, black=True, ends=(1, 1))
