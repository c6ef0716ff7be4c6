"""A tiger asleep, curled up, as one sees it from above."""

from __future__ import annotations

import math

from reverie_studio.engine.clay import Clay
from reverie_studio.sculpt.beast_heads import lion_head

Spot = tuple[float, float]


def _on(degrees: float, r: float) -> Spot:
    a = math.radians(degrees)
    return r * math.cos(a), r * math.sin(a)


def sleeping_tiger_head() -> Clay:
    """A tiger's head with shut eyes and shut jaws, 210 px wide, looking at us; parts: face, bridge, jaw, lip, nose, ear, cheek, chin, lid.

    Marks: `shut left|right`, `stripe …` (to be drawn broad, tapering).
    """
    c = lion_head(gape=0.0, lids=0.0)
    c.lumps = [lump for lump in c.lumps if lump.part not in ("eye", "lid", "ear", "jaw")]
    c.marks = {}
    c.both(Clay().ball(37, -32, 38, 19, melt=8, part="lid"))
    c.both(Clay().limb([(70, 0, -10, 34), (84, 40, -20, 26), (88, 66, -24, 8)], melt=16, part="cheek", per=3))
    c.both(Clay().limb([(60, -86, -14, 30), (70, -108, -18, 24)], melt=8, part="ear", press=(0, 0, 1.5)).ball(67, -98, 8, 16, melt=6, carve=True))
    c.both(Clay().limb([(62, 6, -6, 34), (46, 44, 20, 30), (18, 64, 46, 24)], melt=16, part="face", per=3)).ball(0, 64, 58, 21, melt=6, part="chin")
    for s, name in ((-1, "left"), (1, "right")):
        c.marks[f"shut {name}"] = [(s * 20, -26, 64), (s * 30, -20, 62), (s * 44, -22, 56), (s * 58, -34, 44)]
        for n, line in enumerate((((8, -62), (20, -84), (36, -92)), ((10, -80), (18, -98), (28, -106)), ((30, -58), (46, -70), (62, -64)), ((96, 0), (80, 2), (66, 10)), ((104, 24), (86, 26), (68, 30)), ((102, 48), (86, 46), (72, 48)))):
            c.marks[f"stripe h{name}{n}"] = [(s * x, y, 60) for x, y in line]
        c.marks[f"stripe e{name}"] = [(s * 60, -88, 60), (s * 68, -98, 60), (s * 73, -104, 60)]
    c.marks["stripe hmid"] = [(0, -112, 60), (0, -92, 60), (0, -74, 60)]
    return c


def curled_tiger() -> tuple[Clay, Clay]:
    """A curled tiger, 500 px across, its back to the top, and its head alone, which lies below on our left on a paw; z towards us.

    Parts: trunk, belly, thigh, paw, tail. Marks: `stripe …`, `ring …` (the tail's).
    """
    c = Clay()
    c.limb([(*_on(44, 140), 0, 88), (*_on(10, 146), 10, 98), (*_on(-36, 146), 20, 96), (*_on(-86, 144), 24, 94), (*_on(-136, 148), 20, 92), (*_on(-176, 150), 14, 84), (*_on(156, 150), 20, 70)], melt=12, part="trunk", per=6)
    c.limb([(*_on(40, 138), 44, 78), (*_on(66, 84), 70, 58), (*_on(96, 66), 70, 42)], melt=20, part="thigh", per=4)
    c.limb([(*_on(30, 110), 50, 50), (*_on(46, 196), 70, 34), (*_on(62, 206), 90, 30), (*_on(70, 190), 100, 36)], melt=10, part="paw", per=4)
    c.limb([(*_on(174, 96), 50, 58), (-60, 190, 60, 46), (30, 214, 80, 36), (84, 206, 90, 34), (104, 196, 92, 38)], melt=16, part="paw", per=4)
    c.limb([(*_on(44, 214), 0, 30), (*_on(70, 238), 30, 27), (*_on(98, 250), 50, 26), (*_on(126, 254), 50, 26), (*_on(154, 248), 50, 25), (*_on(176, 240), 50, 24), (*_on(188, 236), 50, 12)], melt=8, part="tail", per=7)
    c.ball(10, 20, -70, 130, melt=10, part="belly")
    head = sleeping_tiger_head().turned(at=(-40, 112, 130), scale=1.36, roll=-34, pitch=6)
    for n, a in enumerate(range(-168, 40, 15)):
        far = 232.0 if n % 2 else 228.0
        c.marks[f"stripe o{n}"] = [(*_on(a, far), 60), (*_on(a + 4, 205), 60), (*_on(a - 1, 168 - 26 * (n % 2)), 60)]
        c.marks[f"stripe i{n}"] = [(*_on(a + 7, 72 + 8 * (n % 2)), 60), (*_on(a + 3, 110), 60), (*_on(a + 8, 152 - 18 * (n % 2)), 60)]
    for n, a in enumerate(range(66, 184, 15)):
        c.marks[f"ring {n}"] = [(*_on(a - 1, 226), 60), (*_on(a + 1.5, 248), 60), (*_on(a - 1, 266), 60)]
    return c, head


def wet_pigeon() -> Clay:
    """A pigeon hunched in the rain, in profile to our left, 200 px long, its toes at y = 62; parts: body, wing, head, bill, tail, toe. Marks: `eye`, `drop`."""
    c = Clay().limb([(-30, -34, 0, 46), (6, -14, 0, 46), (46, 10, 0, 34)], melt=12, part="body", per=4)
    c.limb([(-34, -66, 0, 34), (-38, -92, 0, 30), (-42, -98, 0, 27)], melt=16, part="head", per=3)
    c.limb([(-62, -100, 0, 8), (-82, -102, 0, 2)], melt=4, part="bill", per=3)
    c.limb([(50, 10, -6, 24), (96, 34, -6, 15), (132, 50, -6, 9)], melt=12, part="tail", per=4, press=(0, 0.8, 0))
    c.limb([(-8, -24, 34, 30), (40, 6, 34, 24), (98, 26, 20, 6)], melt=4, part="wing", per=4)
    for x in (-14, 14):
        c.limb([(x, 30, 10, 7), (x - 2, 54, 14, 6), (x - 16, 60, 16, 5)], melt=3, part="toe", per=3)
    c.marks["eye"], c.marks["drop"] = [(-50, -102, 30)], [(132, 62, 0)]
    return c
