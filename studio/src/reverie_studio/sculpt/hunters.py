"""Lions, wolves, foxes, bears, otters."""

from __future__ import annotations

import math

from reverie_studio.engine.clay import Clay, flow
from reverie_studio.finishes.scratchboard_tools import Thing
from reverie_studio.sculpt.beasts import beast
from reverie_studio.sculpt.eyes import eye
from reverie_studio.sculpt.marks import Plane, Spot, locks
from reverie_studio.sculpt.small_eyes import from_eye


def lion(*, gape: float = 1.0) -> Clay:
    """A lion in profile to our left, standing on y = 200, its mouth open by `gape`: 420 px long. Marks: eye `near`, `mane` (round the face), `maw`, `fangs`."""
    c = beast(leg=0.86, girth=1.12, thin=1.25, stride=0.8, length=1.05)
    c.limb([(-100, 24, 0, 70), (-150, -30, 0, 66), (-176, -64, 0, 58)], melt=20, part="neck", per=5)
    c.ball(-186, -76, 0, 50, melt=16, part="head").limb([(-196, -98, 0, 34), (-240, -92, 0, 27), (-270, -82, 0, 20)], melt=14, part="head", per=4)
    c.limb([(-216, -60, 10, 26), (-262, -64, 8, 20)], melt=10, part="muzzle", per=3).ball(-282, -90, 0, 13, melt=5, part="nose", tone=0.3)
    g = 46 * gape
    c.limb([(-176, -30, 0, 34), (-206, -16 + g * 0.5, 0, 22), (-236, -14 + g, 0, 17), (-250, -22 + g, 0, 13)], melt=10, part="jaw", per=5)
    c.limb([(-204, -44, 20, 5), (-226, -30 + g * 0.35, 22, 6 + g * 0.2), (-262, -40 + g * 0.4, 24, 8 + g * 0.3)], melt=6, carve=True)
    for z in (1, -1):
        c.limb([(-166, -118, 26 * z, 17), (-160, -134, 30 * z, 15)], melt=6, part="ear")
    c.limb([(104, 10, 0, 15), (160, 30, 0, 10), (186, 90, 4, 8), (170, 130, 6, 7)], melt=10, part="tail", per=6).limb([(170, 130, 6, 10), (158, 156, 6, 16), (146, 178, 6, 3)], melt=6, part="tail",
           per=4)
    eye(c, "near", (-216, -102, 28), 12, -1, aside=-8, lids=1.0, look=(0.7, 0.4), inner=0.7, iris=0.6, bag=0.5)
    c.marks |= {"mane": [(-206, -134, 30), (-160, -150, 30), (-112, -120, 34), (-90, -60, 40), (-104, 10, 44), (-140, 46, 44), (-184, 50, 40)], "maw": [(-258, -36 + g * 0.4, 20)],
                "fangs": [(-262, -50, 20), (-258, -26, 20), (-244, -30 + g, 20), (-246, -52 + g, 20)]}  # fmt: skip
    return c


def mane(t: Thing, c: Clay, length: float, rows: int = 5, light: Plane | None = None) -> None:
    """A lion's mane along its mark: locks outwards and back, the hindmost first."""
    line = flow(c.curve("mane"), 10)
    middle = line.mean(0)
    for row in range(rows):
        curves, lights = [], []
        for p in line:
            out = (p - middle) / max(1.0, float(math.hypot(*(p - middle))))
            side = t.rng.normal(0, 0.3)
            start = p - out * length * (0.1 + 0.13 * row) + t.rng.normal(0, 3, 2)
            d = (out[0] + 0.25 - out[1] * side, out[1] + 0.3 + out[0] * side)
            far = length * t.rng.uniform(0.7, 1.1)
            curves.append([(float(start[0]), float(start[1])), (float(start[0] + d[0] * far * 0.5), float(start[1] + d[1] * far * 0.45)),
                   (float(start[0] + d[0] * far * 0.9), float(start[1] + d[1] * far + far * 0.15))])
            lights.append(1.0 if light is None else light(float(p[0]), float(p[1])))
        locks(t, curves, length * 0.13, lights, hairs=4)


def curl(degrees: float, r: float) -> Spot:
    """A point of the curled wolf's ring, whose middle is (404, 640)."""
    a = math.radians(degrees)
    return 404 + r * math.cos(a), 640 + r * 1.04 * math.sin(a)


def otter() -> Clay:
    """An otter floating on its back, head to our left, 640 px long, the water at y = 20; paws up. Marks: the eyes, `pad left|right`, `paws`, `lip`."""
    c = Clay().limb([(-150, -6, 0, 62), (-30, 0, 0, 74), (110, 6, 0, 64), (200, 12, 0, 38)], melt=12, part="body", per=6)
    c.limb([(196, 12, 0, 36), (290, 4, 0, 25), (380, -20, 0, 16), (440, -60, 0, 4)], melt=12, part="body", per=5)
    for z, knots in ((40, [(-110, -40, 40, 36), (-76, -104, 70, 25), (-128, -170, 80, 17)]), (-30, [(-50, -44, -20, 36), (20, -106, -20, 25), (-10, -180, -16, 17)])):
        x, y, q, _ = knots[-1]
        c.limb(knots, melt=14, part="arm", per=5).ball(x + 4, y - 14, q, 25, melt=6, part="arm", press=(0, 0, 1.2))
        for f in (-1, 0, 1):
            c.limb([(x + 4 + f * 9, y - 22, q + 6, 8), (x + 6 + f * 15, y - 40, q + 8, 6)], melt=4, part="arm")
        c.limb([(150, -10, z, 40), (200, -46, z * 1.3, 26), (212, -86, z * 1.3, 16)], melt=14, part="arm", per=5).limb([(212, -86, z * 1.3, 17), (228, -112, z * 1.3, 26),
               (236, -126, z * 1.3, 14)], melt=6, part="foot", press=(0, 0, 1.5))
    head = Clay().ball(0, -10, -10, 70, melt=10, part="head", press=(0, 1.1, 0)).both(Clay().ball(38, 18, 6, 42, melt=20, part="head"))
    head.limb([(0, -30, 46, 26), (0, 2, 62, 22)], melt=16, part="head").both(Clay().ball(20, 26, 56, 26, melt=8, part="muzzle")).limb([(-10, 54, 40, 16), (10, 54, 40, 16)], melt=9, part="muzzle")
    head.limb([(-13, 4, 82, 9), (13, 4, 82, 9), (0, 14, 84, 8)], melt=4, part="nose", tone=0.3).both(Clay().ball(60, -52, -20, 17, melt=6, part="ear"))
    for side, name in ((-1, "left"), (1, "right")):
        from_eye(head, name, (34 * side, -24, 46), side)
        head.marks[f"pad {name}"] = [(14 * side, 24, 84), (26 * side, 20, 80), (22 * side, 32, 82), (34 * side, 30, 72)]
        head.marks[f"lip {name}"] = [(0, 18, 90), (1 * side, 34, 86), (14 * side, 46, 78), (36 * side, 40, 64)]
    return c.limb([(-150, -10, 0, 60), (-196, -40, 10, 52)], melt=20, part="body").add(head.turned(at=(-228, -74, 40), scale=1.12, yaw=20, pitch=10, roll=-14))


def embraced() -> tuple[Clay, Clay]:
    """A bear on our left and a crane on our right that hang on each other, where they stand on the card: heads at (400, 520) and (376, 352), legs to y = 1060."""
    bear = Clay().limb([(300, 960, 0, 120), (270, 830, 0, 142), (276, 690, 0, 128), (320, 590, 10, 92)], melt=14, part="fur", per=6)
    bear.limb([(318, 580, 20, 72), (372, 530, 40, 60), (410, 520, 50, 46)], melt=26, part="fur", per=5)
    bear.limb([(396, 520, 56, 48), (440, 548, 62, 34), (470, 570, 64, 24)], melt=14, part="fur", per=4)
    bear.ball(346, 474, 54, 25, melt=8, part="fur").ball(352, 476, 78, 14, melt=5, carve=True)
    bear.limb([(300, 640, 90, 66), (390, 706, 130, 52), (484, 706, 140, 42), (550, 660, 130, 40)], melt=26, part="fur", per=6)
    crane = Clay().limb([(500, 610, 20, 84), (540, 720, 10, 100), (590, 830, 0, 74), (640, 910, -10, 26)], melt=14, part="down", per=6)
    crane.limb([(500, 580, 30, 56), (520, 480, 40, 36), (500, 380, 50, 27), (430, 330, 60, 25), (376, 356, 66, 29)], melt=26, part="neck", per=7)
    crane.limb([(376, 352, 70, 31), (346, 376, 72, 24)], melt=10, part="neck", per=3)
    crane.limb([(338, 384, 74, 13), (290, 432, 78, 8), (254, 470, 80, 2)], melt=4, part="beak", per=4)
    for x in (560, 616):
        crane.limb([(x, 870, 10, 26), (x + 6, 940, 12, 11), (x - 8, 1060, 14, 10)], melt=10, part="leg", per=4)
    return bear, crane


def sea_dog() -> Clay:
    """The sea curled up like a dog, seen from above, 560 px across; parts body, head, ear, tail. Marks: `shut`, `nose`, `back`."""
    c = Clay().limb([(-150, 130, 0, 122), (-196, -30, 6, 108), (-110, -176, 0, 112), (66, -214, 0, 122), (196, -104, 10, 126)], melt=16, part="body", per=8)
    c.ball(-110, 150, 30, 112, melt=40, part="body")
    c.limb([(196, -104, 30, 112), (196, 20, 50, 92), (140, 110, 70, 84)], melt=40, part="body", per=6)
    c.limb([(150, 100, 90, 84), (90, 108, 106, 80), (30, 130, 112, 58), (-60, 164, 116, 44)], melt=18, part="head", per=6).ball(-92, 158, 124, 24, melt=6, part="nose", tone=0.35)
    c.limb([(40, 176, 106, 42), (-50, 196, 108, 32)], melt=10, part="head", per=4)
    c.limb([(136, 40, 170, 26), (206, 60, 184, 52), (246, 144, 176, 46), (228, 206, 160, 12)], melt=8, part="ear", per=6, press=(0, 0, 1.6))
    c.limb([(70, 34, 120, 24), (40, -10, 130, 30), (60, -50, 124, 10)], melt=8, part="ear", per=5, press=(0, 0, 1.4))
    c.limb([(-214, 170, 20, 62), (-150, 266, 60, 56), (0, 304, 80, 52), (150, 288, 80, 42), (250, 226, 70, 14)], melt=14, part="tail", per=8)
    c.limb([(60, 10, 20, 50), (-40, 60, 40, 44), (-110, 60, 50, 40)], melt=10, part="paw", per=5)
    c.marks |= {"shut": [(76, 92, 186), (50, 112, 180), (20, 110, 170), (2, 92, 160)], "lip": [(-96, 182, 130), (-50, 190, 150), (10, 184, 150), (56, 160, 150)], "nose": [(-100, 152, 150)],
           "back": [(-270, 130, 0), (-306, -40, 0), (-196, -252, 0), (70, -336, 0), (310, -170, 0), (306, 20, 0)]}
    return c
