"""A bull on tiptoe: its eyes screwed shut, its tongue out for concentration, one hoof lifted."""

from __future__ import annotations

import math

from reverie_studio.engine.bodies import outline
from reverie_studio.engine.clay import Clay, Vec
from reverie_studio.sculpt.beast_heads import ox_head

Line = list[tuple[float, float]]


def straining_head(*, tongue: float = 1.0) -> Clay:
    """A bull's head that looks at us with shut eyes, 200 px from brow to lips, horns to x = +-188 and y = -236.

    Parts: face, muzzle, ear, horn, tongue, tuft. Marks: `mouth`, `shut left|right`, `tip left|right`, `nostril left|right`.
    """
    c = ox_head(muzzle=1.16, lids=0.0)
    c.lumps = [lump for lump in c.lumps if lump.part not in ("horn", "eye", "lid", "ear")]
    c.marks = {}
    c.both(Clay().limb([(40, -98, -14, 25), (92, -114, -8, 25), (140, -122, 4, 20), (174, -150, 18, 14), (188, -194, 28, 8), (188, -236, 34, 2)], melt=5, part="horn", per=5))
    c.both(Clay().limb([(66, -66, -18, 13), (104, -58, -16, 23), (146, -34, -12, 19), (172, -8, -10, 4)], melt=8, part="ear", press=(0, 0.5, 2.0)))
    c.both(Clay().ball(46, -42, 18, 33, melt=14, part="face", press=(0, 0.2, 0)))
    c.limb([(0, -116, 4, 34), (-4, -96, 34, 26), (2, -76, 48, 14)], melt=8, part="tuft").ball(-26, -108, 14, 24, melt=8, part="tuft").ball(26, -108, 14, 24, melt=8, part="tuft")
    if tongue:
        c.limb([(26, 116, 80, 11), (36, 132, 88, 15), (42, 132 + 26 * tongue, 80, 14), (41, 136 + 40 * tongue, 72, 9)], melt=2, part="tongue", per=4)
    c.marks["mouth"] = [(-50, 104, 78), (-30, 112, 92), (0, 114, 98), (30, 112, 92), (52, 102, 76)]
    for side, name in ((-1, "left"), (1, "right")):

        def on(x: float, y: float, z: float, s: int = side) -> Vec:
            return s * x, y, z

        c.marks[f"shut {name}"] = [on(76, -58, 30), on(60, -52, 44), on(44, -44, 52), on(28, -36, 54), on(44, -31, 50), on(60, -25, 42), on(76, -22, 30)]
        c.marks[f"tip {name}"] = [on(188, -238, 34)]
        c.marks[f"nostril {name}"] = [on(26, 100, 92), on(38, 92, 86), on(42, 80, 78)]
    return c


def tiptoe_body() -> Clay:
    """The bull's trunk and legs from the front, the trunk going back to our right; the hooves stand at y = 650, one is lifted.

    Parts: hide, leg, far leg, hoof. Neck at (0, -60), lifted hoof at (-226, 450), standing one at (106, 620). Marks: `lifted`, `standing`.
    """
    c = Clay().limb([(420, -60, -520, 250), (240, -110, -300, 300), (80, -90, -120, 235)], melt=10, part="hide", per=5)
    c.limb([(150, -260, -170, 150), (40, -200, -60, 130)], melt=20, part="hide", per=4)
    c.limb([(10, -60, -20, 180), (-10, 90, 10, 160)], melt=50, part="hide", per=4)
    c.limb([(-10, 40, 130, 60), (0, 150, 120, 52), (10, 240, 60, 40)], melt=40, part="hide", per=4)
    c.limb([(300, 200, -430, 120), (330, 330, -430, 62), (316, 430, -440, 44), (322, 540, -440, 42)], melt=30, part="far leg", per=4)
    c.limb([(322, 548, -436, 44), (322, 590, -426, 58)], melt=4, part="far hoof", per=3).ball(322, 1000, -420, 400, melt=3, carve=True)
    c.limb([(110, 110, -10, 132), (124, 240, 0, 96), (116, 350, 24, 60), (116, 392, 34, 62), (112, 470, 14, 40), (110, 536, 10, 40), (108, 572, 18, 52)], melt=40, part="leg", per=5)
    c.limb([(108, 592, 24, 46), (106, 640, 44, 66)], melt=3, part="hoof", per=3).ball(106, 1046, 60, 400, melt=3, carve=True).limb([(106, 570, 92, 3), (105, 650, 122, 9)], melt=2, carve=True)
    c.limb([(-110, 90, 20, 128), (-196, 150, 80, 92), (-262, 206, 150, 64), (-278, 222, 168, 62)], melt=40, part="leg", per=5)
    c.limb([(-280, 226, 166, 58), (-262, 290, 150, 42), (-244, 352, 140, 36), (-238, 384, 146, 46)], melt=12, part="leg", per=5)
    c.limb([(-236, 404, 150, 42), (-226, 446, 170, 50), (-214, 484, 182, 30), (-206, 500, 186, 14)], melt=3, part="hoof", per=4).limb([(-232, 400, 206, 3), (-210, 500, 224, 7)], melt=2, carve=True)
    c.marks["lifted"], c.marks["standing"] = [(-206, 512, 186)], [(106, 650, 34)]
    return c


def tea_cup(k: float = 1.0, full: bool = False) -> dict[str, Line]:
    """A cup as flat outlines, its foot at the origin, 100 px wide at its rim (y = -78), the handle to our right: body, handle, hole, rim, tea."""
    body = [(-50.0, -78.0), (50.0, -78.0), (46.0, -44.0), (32.0, -16.0), (20.0, -8.0), (22.0, 0.0), (-22.0, 0.0), (-20.0, -8.0), (-32.0, -16.0), (-46.0, -44.0)]
    out = {"body": body, "handle": ring(58, -46, 25, 24), "hole": ring(58, -46, 14, 14), "rim": ring(0, -78, 50, 10 if not full else 13), "tea": ring(0, -77, 42, 7 if not full else 9)}
    return {name: [(x * k, y * k) for x, y in line] for name, line in out.items()}


def ring(x: float, y: float, rx: float, ry: float, count: int = 36) -> Line:
    """An ellipse as an outline."""
    return [(x + rx * math.cos(math.tau * n / count), y + ry * math.sin(math.tau * n / count)) for n in range(count)]


def moved(line: Line, x: float, y: float, k: float = 1.0, roll: float = 0.0, flip: bool = False) -> Line:
    """An outline scaled, leaned by degrees and put at (x, y)."""
    a = math.radians(roll)
    s = -k if flip else k
    return [(x + u * s * math.cos(a) - v * k * math.sin(a), y + u * s * math.sin(a) + v * k * math.cos(a)) for u, v in line]


def dishes() -> dict[str, list[Line]]:
    """China as flat outlines, each with its foot at the origin, about 100 px wide: plate (on its edge), jug, pot, vase, bowl, cups. A second outline is a hole."""
    cup = tea_cup()
    jug = _smooth("-26,0! -38,-40 -30,-84 -22,-112! -30,-124! 26,-118! 22,-96 34,-50 26,0!")
    pot = _smooth("-30,0! -54,-30 -44,-66 -14,-80! -10,-88 0,-94 10,-88 14,-80! 44,-66 52,-40! 76,-52 84,-78! 94,-76! 84,-34 48,-14 30,0!")
    vase = _smooth("-18,0! -34,-52 -26,-92 -12,-116 -24,-140! 24,-140! 12,-116 26,-92 34,-52 18,0!")
    bowl = _smooth("-20,0! -22,-8! -50,-26 -60,-62! 60,-62! 50,-26 22,-8! 20,0!")
    return {"plate": [ring(0, -58, 56, 58), ring(0, -58, 38, 40), ring(0, -58, 33, 35)], "jug": [jug, ring(44, -76, 20, 30), ring(42, -76, 11, 20)], "pot": [pot, ring(-56, -46, 22, 26), ring(-56, -46, 13, 17)],
            "vase": [vase], "bowl": [bowl], "cups": [cup["body"], cup["handle"], cup["hole"], moved(cup["body"], 3, -66, 0.96), moved(cup["handle"], 3, -66, 0.96), moved(cup["hole"], 3, -66, 0.96)]}  # fmt: skip


def _smooth(text: str) -> Line:
    return outline(text)
