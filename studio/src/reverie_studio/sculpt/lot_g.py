"""Land, crowds and whole beasts for far views of Almost Morning: strewn strokes, grass, walkers of many kinds.

Beasts walk to our left and stand on y = 200, as `beasts.beast` does; turn them with `turned`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from reverie_studio.engine.bodies import FINE, Body, Point, from_clay
from reverie_studio.engine.clay import Clay, flow
from reverie_studio.finishes.scratchboard_tools import CUTS, Thing
from reverie_studio.sculpt.beasts import beast
from reverie_studio.sculpt.eyes import eye
from reverie_studio.sculpt.lot_a import seen
from reverie_studio.sculpt.lot_b import gape, locks, placed, ring
from reverie_studio.sculpt.lot_c import crow

Plane = Callable[[float, float], float]


def strew(t: Thing, box: tuple[float, float, float, float], count: int, way: Plane, light: Plane, *, length: tuple[float, float] = (10, 34),
          width: tuple[float, float] = (0.6, 2.4), bow: float = 0.0, spot: float | None = None) -> None:
    """Strokes strewn over a box (left, top, right, bottom): `way` in degrees, `light` 0…1 is how many there are and how wide."""
    curves, widths = [], []
    for _ in range(count):
        x, y = float(t.rng.uniform(box[0], box[2])), float(t.rng.uniform(box[1], box[3]))
        lit = light(x, y)
        if t.rng.random() > lit:
            continue
        a, half = math.radians(way(x, y) + t.rng.normal(0, 3)), float(t.rng.uniform(*length)) / 2
        c, s, b = math.cos(a), math.sin(a), bow * half
        curves.append([(x - c * half, y - s * half), (x - s * b, y + c * b), (x + c * half, y + s * half)])
        widths.append(width[0] + (width[1] - width[0]) * min(1.0, lit) * float(t.rng.uniform(0.5, 1.0)))
    t.strokes(curves, widths, ends=(0.2, 0.05), spot=spot)


def grass(t: Thing, roots: Sequence[Sequence[float]], *, lean: float = 0.3, width: tuple[float, float] = (0.7, 2.4), cover: float = 4.0, bands: int = 10,
          spot: float | None = None) -> None:
    """Blades from roots (x, y, height), the farther ones first; nearer ones cover them."""
    rows = sorted(roots, key=lambda r: r[1])
    for k in range(bands):
        curves, widths = [], []
        for x, y, tall in rows[k * len(rows) // bands : (k + 1) * len(rows) // bands]:
            a = lean + float(t.rng.normal(0, 0.22))
            curves.append([(x, y), (x + a * tall * 0.3, y - tall * 0.6), (x + a * tall, y - tall)])
            widths.append(float(t.rng.uniform(*width)))
        if cover:
            t.strokes(curves, cover, black=True, ends=(0.8, 0.1))
        t.strokes(curves, widths, ends=(0.6, 0.03), spot=spot)


def walker(*, length: float = 1.0, leg: float = 1.0, girth: float = 1.0, thin: float = 1.0, stride: float = 1.0, neck: Point = (-70.0, -70.0), thick: float = 1.0,
           head: float = 1.0, snout: float = 1.0, nod: float = 0.0, ears: str = "prick", horns: str = "", hump: float = 0.0) -> Clay:
    """A whole beast: `neck` leads from shoulder to skull, `nod` degrees lowers the nose; ears prick, hang, round; horns goat, stag, ox.

    Marks: `eye left|right` (of its head), `mouth`, `rump`, `brow`, `nape`.
    """
    c = beast(length=length, leg=leg, girth=girth, thin=thin, stride=stride)
    top, front, k = 200 - 200 * leg, -100 * length, head
    if hump:
        c.ball(front + 40, top - 26 * hump, 0, 46 * girth, melt=24, part="trunk")
    hx, hy = front + neck[0], top + neck[1]
    c.limb([(front + 16, top + 6, 0, 46 * girth * thick), (front + neck[0] * 0.4, top + neck[1] * 0.45, 0, 34 * girth * thick), (hx + 8, hy + 8, 0, 26 * k * thick)], melt=18, part="neck", per=5)
    skull = Clay().limb([(4, 0, 0, 31), (-26, 8, 0, 27), (-26 - 34 * snout, 20, 0, 17), (-34 - 50 * snout, 26, 0, 14)], melt=8, part="head", per=4)
    skull.limb([(-14, 22, 0, 16), (-30 - 44 * snout, 36, 0, 9)], melt=7, part="head", per=3)
    skull.ball(-44 - 52 * snout, 22, 0, 8, melt=4, part="nose", tone=0.3)
    shapes = {"prick": [(14, -22, 20, 9), (22, -48, 30, 11), (24, -74, 34, 2)], "hang": [(14, -16, 24, 9), (34, -4, 42, 13), (44, 26, 44, 4)], "round": [(14, -24, 22, 12), (20, -36, 28, 14)],
              "long": [(14, -20, 20, 9), (34, -66, 30, 13), (40, -118, 34, 2)], "fan": [(16, -10, 24, 16), (46, 6, 44, 34), (40, 44, 44, 20)]}  # fmt: skip
    for z in (1, -1):
        skull.limb([(x, y, q * z, r) for x, y, q, r in shapes[ears]], melt=6, part="ear", per=3)
        if horns == "goat":
            skull.limb([(0, -24, 11 * z, 11), (16, -74, 18 * z, 10), (52, -118, 28 * z, 7), (98, -130, 36 * z, 2)], melt=4, part="horn", per=5)
        if horns == "ox":
            skull.limb([(2, -22, 20 * z, 12), (0, -34, 54 * z, 11), (-8, -66, 74 * z, 7), (-14, -92, 70 * z, 2)], melt=4, part="horn", per=5)
        if horns == "stag":
            skull.limb([(6, -24, 14 * z, 8), (26, -72, 38 * z, 7), (30, -130, 62 * z, 6), (4, -182, 66 * z, 3)], melt=4, part="horn", per=5)
            for i, far in ((0, (-26, -66, 22)), (1, (70, -110, 60)), (2, (66, -168, 70)), (3, (-26, -128, 56))):
                at = ((14, -46, 26), (29, -90, 46), (26, -140, 63), (28, -118, 58))[i]
                skull.limb([(at[0], at[1], at[2] * z, 5.5), (far[0], far[1], far[2] * z, 2)], melt=4, part="horn", per=2)
        skull.marks[f"eye {'left' if z > 0 else 'right'}"] = [(-18, -6, 26 * z)]
    skull.marks |= {"mouth": [(-40 - 44 * snout, 34, 0)], "brow": [(-8, -26, 0)], "nape": [(30, -10, 0)]}
    c.marks["rump"] = [(120 * length, top - 14, 0)]
    return c.add(skull.turned(at=(hx, hy, 0), scale=k, roll=-nod))


def dots(t: Thing, c: Clay, r: float, glint: float = 0.4) -> None:
    """Eyes of a far beast: a dark dot with a light in it and a pale lid, where its head is turned to us."""
    for side in ("left", "right"):
        x, y, z = c.marks[f"eye {side}"][0]
        near = c.touch(x, y)
        if near is None or near > z + r * 2.2:
            continue
        t.prick([(x, y, r * 1.25)], spot=0)
        t.strokes([[(x - 0.1, y), (x + 0.1, y)]], r * 1.9, black=True, ends=(1, 1), shake=0)
        t.prick([(x - r * 0.3, y - r * 0.35, r * glint)], spot=0)


def ways(c: Clay) -> dict[str, tuple[str, str]]:
    """How the parts of a walker are scratched that are not fur, of those it has."""
    return {name: ("skin", "across") for name in ("horn", "nose") if any(lump.part == name for lump in c.lumps)}


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


def bat_face(t: Thing, c: Clay, r: float, look: Point = (0.0, 0.0), wide: float = 1.0) -> None:
    """Eyes and mouth of a bat: round, dark, with one light each."""
    for x, y in c.curve("eyes"):
        u, v = x + look[0] * r * 0.3, y + look[1] * r * 0.3
        t.strokes([[(x - 0.1, y), (x + 0.1, y)]], 3 * r, black=True, ends=(1, 1), shake=0)
        t.prick([(x, y, r * 1.1 * wide)], spot=0)
        t.strokes([[(u - 0.1, v), (u + 0.1, v)]], 1.7 * r, black=True, ends=(1, 1), shake=0)
        t.prick([(u - 0.3 * r, v - 0.3 * r, r * 0.24)], spot=0)
    t.strokes([c.curve("mouth")], r * 0.5, black=True, ends=(0.4, 0.4))


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


def from_eye(head: Clay, name: str, at: tuple[float, float, float], side: int) -> None:
    """A round beady eye that looks up."""
    eye(head, name, at, 15, side, aside=14, lids=1.0, look=(0.15, -0.5), inner=0.5, iris=0.78, bag=0.3)


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


def egg(x: float, y: float, r: float, lean: float = 0.0, z: float = 0.0) -> Clay:
    """An egg, its point up and leaning by degrees."""
    return Clay().limb([(0, 0.16 * r, 0, r * 0.8), (0, -0.3 * r, 0, r * 0.66), (0, -0.56 * r, 0, r * 0.5)], part="egg", per=5).turned(at=(x, y, z), roll=lean)


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
                t.leave(ring(*eye_at, size * 0.07 * q + 0.8, size * 0.07 * q + 0.8, 12))
    t.strokes([placed([(-0.4, 0), (0.0, 0.02), (0.3, 0)], at, size, degrees)], size * 0.13, black=True, ends=(0.5, 0.8))
    t.strokes([placed([(-0.34, 0.01), (0.26, 0.01)], at, size, degrees)], size * 0.05, ends=(0.3, 0.8), spot=0)
    t.strokes([placed([(0.28, 0), (0.5, 0.14 * d), (0.66, 0.3 * d)], at, size, degrees) for d in (-1, 1)], max(0.8, size * 0.022), ends=(0.8, 0.6), spot=0)


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


def goose_above(t: Thing, at: Point, size: float, degrees: float, light: float = 1.0, beat: float = 0.0) -> Clay:
    """A flying goose seen from above, its head up when `degrees` is 0, about 2.3 × `size` from wing to wing; `beat` sweeps its wings back. Gives its body."""
    for far, half, tone in ((1.0, 0.055, 0.8), (0.56, 0.06, 1.0), (0.3, 0.06, 0.7)):
        rows = []
        for side in (-1, 1):
            for k in range(14):
                u = k / 13
                x, y = 0.12 + 0.66 * u, -0.1 - 0.2 * math.sin(math.pi * u * 0.8) + (0.1 + 0.3 * beat) * u
                a = 90 - 70 * u**1.6 + 20 * beat
                px, py = placed([(x * side, y)], at, size, degrees)[0]
                lit = light * tone * (1.0 if side < 0 else 0.62)
                rows.append((px, py, degrees + (a if side > 0 else 180 - a), size * far * (0.36 + 0.16 * u), size * half, lit))
        t.feathers(rows)
    c = Clay().limb([(0, 62, 0, 5), (0, 34, 0, 13), (0, 0, 0, 19), (0, -30, 0, 13), (0, -50, 0, 7), (0, -80, 0, 6)], melt=3, part="body", per=6)
    c.limb([(0, -80, 0, 7), (0, -92, 0, 8)], melt=3, part="head").limb([(0, -98, 0, 5), (0, -112, 0, 2)], melt=2, part="beak")
    c.marks["feet"] = [(0, 50, 0)]
    body = c.turned(at=(*at, 20.0), scale=size / 100, roll=degrees)
    t.leave_clay(body, grow=2)
    t.clay(body, CUTS["down"].but(stroke=(4, 12)), "along", gain=light)
    t.feathers([(*placed([(q * 0.05, 0.4)], at, size, degrees)[0], degrees + 90 - 14 * q, size * 0.34, size * 0.06, light * 0.9) for q in (-2, 2, -1, 1, 0)])
    return body


def sleeping_stag() -> Clay:
    """A stag curled up asleep, its head laid back on its flank: 480 px wide. Parts: coat, leg, head, ear, horn. Marks: `shut`, `nose`."""
    c = Clay().limb([(-150, 30, 0, 66), (-50, 50, 0, 92), (80, 40, 0, 90), (160, 30, 6, 74)], melt=14, part="coat", per=6).ball(150, 20, 30, 74, melt=30, part="coat")
    c.limb([(150, 40, 40, 50), (70, 116, 76, 30), (10, 126, 80, 18), (-50, 138, 80, 13)], melt=16, part="leg", per=6).limb([(-120, 60, 40, 44), (-60, 128, 70, 22), (20, 156, 74, 15),
           (70, 160, 74, 12)], melt=14, part="leg", per=6)
    c.limb([(-150, 20, 20, 60), (-198, -30, 40, 44), (-192, -90, 70, 38), (-140, -110, 94, 36)], melt=22, part="coat", per=7)
    c.limb([(-140, -110, 104, 42), (-96, -94, 116, 36), (-44, -66, 116, 23), (-20, -50, 114, 20)], melt=12, part="head", per=5).ball(-4, -44, 120, 12, melt=4, part="nose", tone=0.3)
    c.limb([(-150, -76, 130, 13), (-186, -60, 150, 22), (-224, -58, 150, 4)], melt=6, part="ear", per=4)
    for z, lean in ((1, 0), (-1, 34)):
        c.limb([(-128 + lean * 0.3, -154, 100, 9), (-150 + lean, -220, 96, 9), (-120 + lean * 1.6, -300, 90, 8), (-60 + lean * 2, -346, 86, 3)], melt=5, part="horn", per=6)
        for (x, y), (u, v) in (((-140, -190), (-86, -214)), ((-148, -236), (-206, -276)), ((-128, -284), (-160, -344)), ((-96, -322), (-40, -296))):
            q = (y + 154) / -192
            c.limb([(x + lean * (0.3 + 1.5 * q), y, 98, 7), (u + lean * (0.3 + 1.6 * q), v, 96 + 6 * z, 2)], melt=4, part="horn", per=3)
    c.limb([(220, 20, 10, 20), (246, 40, 14, 14), (250, 64, 14, 4)], melt=8, part="coat", per=4)
    c.marks |= {"shut": [(-124, -106, 150), (-108, -92, 150), (-90, -90, 146), (-74, -96, 140)], "nose": [(-2, -44, 130)]}
    return c


def on_ring(beast: Clay, size: float, share: float, middle: Point, rx: float, ry: float) -> Clay:
    """A walker on an ellipse, its feet towards the middle; `share` of the way round."""
    turns = [math.tau * k / 720 for k in range(720)]
    way = [math.hypot((rx + 105) * math.sin(a), (ry + 105) * math.cos(a)) for a in turns]
    goal, gone, a = share * sum(way), 0.0, 0.0
    for a, far in zip(turns, way, strict=True):
        gone += far
        if gone >= goal:
            break
    nx, ny = math.cos(a) * ry, -math.sin(a) * rx
    c = beast.turned(at=(0, -200 * size, 0), scale=size)
    return c.turned(at=(middle[0] + rx * math.cos(a), middle[1] - ry * math.sin(a), 0), roll=math.degrees(math.atan2(nx, -ny)))


def sweeper() -> Clay:
    """A wrapped, stooping sweeper seen from behind, 250 px high, feet at y = 40; the broom's foot is the mark `broom`."""
    c = Clay().limb([(8, -6, 0, 46), (8, -56, 0, 44), (-2, -112, 8, 36), (-26, -150, 14, 26)], melt=8, part="cloak", per=5, press=(0, 0, 1.1))
    for x, z in ((-28, 30), (-4, 44), (20, 42), (42, 26)):
        c.limb([(x * 0.6, -100, z * 0.8, 4), (x, -40, z, 7), (x * 1.2, 20, z, 11)], melt=9, part="cloak", per=4)
    c.limb([(-34, -162, 18, 27), (-52, -182, 20, 25), (-58, -176, 22, 18)], melt=12, part="hood", per=4).limb([(-20, -196, 14, 12), (2, -206, 10, 3)], melt=8, part="hood")
    c.limb([(-24, -140, 34, 19), (-60, -112, 50, 15), (-92, -112, 56, 11), (-104, -114, 56, 11)], melt=8, part="arm", per=5).limb([(-34, -146, -4, 17), (-78, -140, 16, 13), (-98, -152, 40, 10)],
           melt=8, part="arm", per=4)
    c.limb([(-72, -196, 52, 4.5), (-106, -110, 60, 4.5), (-146, 0, 60, 5)], melt=1, part="stick", per=3)
    for x in (-14, 26):
        c.limb([(x, 6, 10, 13), (x, 34, 12, 9), (x - 16, 38, 20, 8)], melt=5, part="foot", per=3)
    c.marks["broom"] = [(-146, 0, 60)]
    return c


def mountains(t: Thing, peaks: Sequence[Sequence[float]], foot: float) -> None:
    """Far peaks (x, y, half width) over a level, light on their right slopes."""
    for x, y, w in peaks:
        ridge = flow([(x - w, foot), (x - w * 0.4, y + 50), (x, y), (x + w * 0.35, y + 44), (x + w, foot)], 24)
        t.leave([*[(float(p[0]), float(p[1])) for p in ridge], (x + w, foot + 4), (x - w, foot + 4)])
        slopes = [(float(p[0] + t.rng.uniform(-6, 6)), float(p[1])) for p in ridge[30:]]
        t.strokes([[(u, v), (u - 5 - 0.1 * (u - x), v + 0.3 * (foot - v)), (u - 4 + 0.06 * (u - x), v + t.rng.uniform(0.3, 0.8) * (foot - v))] for u, v in slopes], 1.2, ends=(0.9, 0.03))


def footprints(t: Thing, steps: Sequence[Sequence[float]]) -> None:
    """Prints of bare feet (x, y, half length) that walk to our left."""
    for k, (x, middle, size) in enumerate(steps):
        y = middle + (1 if k % 2 else -1) * size * 0.55
        for d, r in ((-0.4, 0.42), (0.0, 0.3), (0.42, 0.32)):
            t.bare(ring(x + d * size, y - d * size * 0.12, size * r * 1.1, size * r * 0.8, 16), spot=0)
        t.prick([(x - size * 1.02, y + (j - 1.5) * size * 0.2, size * 0.1) for j in range(4)])


def stream(t: Thing, line: Sequence[Sequence[float]]) -> None:
    """A brook along places (x, y, half width): black first, then level ripples."""
    for x, y, w in line:
        t.leave(ring(x, y, w + 3, w * 0.6 + 2, 14))
    for x, y, w in line:
        at = [(x + t.rng.uniform(-0.7, 0.7) * w, y + t.rng.uniform(-0.5, 0.5) * w, t.rng.uniform(0.3, 0.8) * w) for _ in range(9)]
        t.strokes([[(u - q, v), (u, v + q * 0.1), (u + q, v)] for u, v, q in at], 0.8 + w / 46, spot=0)


def spike(x: float, y: float, long: float, r: float, up: bool = False) -> Clay:
    """A stalactite from its root, or a stalagmite."""
    d = -1 if up else 1
    return Clay().limb([(x, y, 0, r), (x + 5, y + d * long * 0.3, 0, r * 0.62), (x - 4, y + d * long * 0.65, 0, r * 0.3), (x, y + d * long, 0, 2)], part="rock", per=6)


def hatching(t: Thing, at: Point) -> None:
    """An egg of 150 px that breaks: the chick screams in the lower shell, the cap flies off. The chick has the colour."""
    x0, y0 = at
    t.sparks(at, (104, 150), 60, length=(8, 34), width=1.6, spot=0)
    teeth = [(x0 + x, y0 + y) for x, y in ((-74, 10), (-52, -14), (-34, 16), (-12, -10), (10, 18), (34, -12), (54, 14), (78, -6))]
    chick = Clay().ball(x0, y0 + 6, 10, 50, part="down").ball(x0 + 2, y0 - 44, 24, 42, melt=14, part="down")
    t.clay(chick, CUTS["down"].but(near=1.8, stroke=(6, 16)), "along", ambient=0.9, gain=1.6)
    bowl = [*teeth, *[(float(p[0]), float(p[1])) for p in flow([teeth[-1], (x0 + 62, y0 + 70), (x0, y0 + 98), (x0 - 60, y0 + 70), teeth[0]], 8)[1:-1]]]
    t.leave(bowl, grow=3)
    t.form(bowl, how="skin", puff=50, axis=10, bend=0.5, spot=0.0, ambient=0.35)
    t.leave(ring(x0 + 2, y0 - 34, 21, 25), grow=4)
    for beak in (((-22, -36), (2, -70), (26, -36), (2, -44)), ((-20, -30), (2, -24), (24, -30), (2, 4))):
        t.form([(x0 + x, y0 + y) for x, y in beak], how="skin", puff=10, ambient=0.9, spot=0.0, axis=90)
    for d in (-25, 29):
        t.leave(ring(x0 + d, y0 - 62, 8, 9))
        t.prick([(x0 + d - 2, y0 - 65, 2.4)], spot=0)
    t.strokes([[(x0 + q * 5, y0 - 84), (x0 + q * 9, y0 - 104), (x0 + q * 16, y0 - 114)] for q in (-1.5, -0.5, 0.6, 1.6)], 2.4, ends=(0.9, 0.1))
    cap = egg(x0 + 96, y0 - 96, 58, 46)
    t.leave_clay(cap, grow=3)
    t.clay(cap, "skin", (0.2, 1, 0.3), spot=0.0, ambient=0.1, fade=((x0 + 120, y0 - 130), (x0 + 70, y0 - 60)))


def grains(t: Thing, c: Clay, count: int) -> None:
    """A body that is only dust: grains where it would be, larger in the light."""
    body = from_clay(c, t.lamps, ambient=0.3)
    t.leave_clay(c, grow=6)
    dots: list[tuple[float, float, float]] = []
    while len(dots) < count:
        i, j = int(t.rng.integers(body.size[0])), int(t.rng.integers(body.size[1]))
        tone = float(body.tone[i, j])
        if body.mask[i, j] > 0.5 and t.rng.random() < 0.25 + tone:
            dots.append(((j + body.left) / FINE, (i + body.top) / FINE, float(t.rng.uniform(0.6, 1.1 + 0.9 * min(1.0, tone)))))
    t.prick(dots)


def soup_bowl(t: Thing, at: Point) -> None:
    """A steaming bowl, 140 px wide; what is in it has the colour."""
    x, y = at
    bowl = Clay().limb([(x - 16, y + 18, 130, 56), (x + 16, y + 18, 130, 56)], part="bowl").limb([(x - 300, y - 60, 130, 72), (x + 300, y - 60, 130, 72)], melt=2, carve=True)
    t.leave_clay(bowl, grow=5)
    t.clay(bowl, "stone", (0, 1, 0.3), spot=0.0, ambient=0.4)
    t.leave(ring(x, y + 8, 68, 20), grow=3)
    t.form(ring(x, y + 8, 66, 18), how=CUTS["wet"].but(near=1.8), puff=4, ambient=1.2, axis=0, gain=1.6)
    t.strokes([[*ring(x, y + 8, 68, 19), (x + 68, y + 8)]], 3.6, ends=(1, 1), spot=0)
    t.strokes([[(x + q, y), (x + q - 14, y - 26), (x + q + 12, y - 56), (x + q - 6, y - 84 - 8 * k)] for k, q in enumerate((-34, -8, 22, 40))], 2.6, ends=(0.6, 0.05))


def squat(x: float, y: float, k: float) -> Clay:
    """What lies behind the head of a frog that squats and looks up: back and four legs; `k` as the head's scale."""
    body = Clay().limb([(x, y + 130 * k, -60, 70 * k), (x, y + 70 * k, -30, 84 * k), (x, y + 30 * k, -10, 70 * k)], part="back", per=4)
    for d in (-1, 1):
        body.limb([(x + d * 60 * k, y + 140 * k, -50, 40 * k), (x + d * 110 * k, y + 110 * k, -40, 34 * k), (x + d * 100 * k, y + 170 * k, -50, 20 * k)], melt=12 * k, part="leg", per=5)
        body.limb([(x + d * 64 * k, y + 70 * k, -20, 24 * k), (x + d * 104 * k, y + 60 * k, -10, 18 * k), (x + d * 92 * k, y + 100 * k, 0, 15 * k)], melt=10 * k, part="leg", per=5)
    return body


def wincing(t: Thing, bear: Clay) -> None:
    """The face of a bear (of `lot_c.bear_head`, eyes shut) that bears pain: pressed lids, lifted brows, lips drawn down."""
    for side in ("left", "right"):
        shut, squeeze = bear.curve(f"shut {side}"), bear.curve(f"squeeze {side}")
        t.strokes([shut], 9, ends=(0.3, 0.3), black=True)
        t.strokes([[(x, y + 8) for x, y in shut]], 1.8)
        t.strokes([squeeze, [(x, y + 14) for x, y in squeeze]], 5, black=True)
        (x0, y0), (x1, y1) = shut[0], shut[3]
        t.strokes([[(x0, y0 - 46), ((x0 + x1) / 2, (y0 + y1) / 2 - 44), (x1, y1 - 20)]], 13, ends=(0.8, 0.1), black=True)
    t.strokes([bear.curve("lip left"), bear.curve("lip right")], 9, ends=(0.6, 0.1), black=True)


def post(x: float, y: float, k: float, kind: str) -> Clay:
    """A post of the trying-on field with something to put on."""
    c = Clay().limb([(x, y, 0, 15 * k), (x + 4 * k, y - 150 * k, 0, 13 * k), (x, y - 290 * k, 0, 15 * k)], part="wood", per=4)
    for d in (-1, 1):
        if kind == "antlers":
            c.limb([(x, y - 290 * k, 6, 10 * k), (x + d * 60 * k, y - 340 * k, 6, 8 * k), (x + d * 76 * k, y - 430 * k, 6, 3 * k)], melt=4 * k, part="horn",
                   per=6).limb([(x + d * 62 * k, y - 350 * k, 6, 7 * k), (x + d * 120 * k, y - 390 * k, 6, 2 * k)], melt=3 * k,
                          part="horn").limb([(x + d * 40 * k, y - 325 * k, 6, 7 * k), (x + d * 24 * k, y - 390 * k, 6, 2 * k)], melt=3 * k, part="horn")
        if kind == "ears":
            c.limb([(x + d * 8 * k, y - 290 * k, 6, 12 * k), (x + d * 40 * k, y - 370 * k, 6, 22 * k), (x + d * 52 * k, y - 450 * k, 6, 4 * k)], melt=4 * k, part="horn", per=6)
        if kind == "horns":
            c.limb([(x, y - 290 * k, 6, 18 * k), (x + d * 80 * k, y - 300 * k, 6, 15 * k), (x + d * 104 * k, y - 380 * k, 6, 3 * k)], melt=4 * k, part="horn", per=6)
    if kind == "tail":
        c.limb([(x, y - 290 * k, 10, 10 * k), (x + 46 * k, y - 300 * k, 14, 18 * k), (x + 70 * k, y - 210 * k, 14, 26 * k), (x + 60 * k, y - 110 * k, 14, 4 * k)], melt=4 * k, part="horn", per=6)
    return c


def quills(t: Thing, body: Body, count: int, bald: tuple[float, float, float]) -> None:
    """Quills over the coat of a hedgehog that looks to our left; none within `bald` (x, y, r)."""
    found: list[tuple[list[Point], float]] = []
    left, top, wide, high = body.left / FINE, body.top / FINE, body.size[1] / FINE, body.size[0] / FINE
    mid, low = left + wide * 0.47, top + high * 0.77
    while len(found) < count:
        x, y = float(t.rng.uniform(left, left + wide)), float(t.rng.uniform(top, top + high))
        here = seen(body, x, y)
        if here is None or body.part["coat"][int(y * FINE - body.top), int(x * FINE - body.left)] < 0.5 or math.hypot(x - bald[0], y - bald[1]) < bald[2]:
            continue
        a, long = math.atan2(y - low, x - mid) + float(t.rng.normal(0.3, 0.16)), float(t.rng.uniform(46, 84))
        found.append(([(x, y), (x + long * math.cos(a), y + long * math.sin(a))], max(0.1, min(1.0, here[0] * 1.3))))
    found.sort(key=lambda q: -math.hypot(q[0][0][0] - left - wide * 0.24, q[0][0][1] - low))
    for k in range(0, count, 30):
        rows = found[k : k + 30]
        t.strokes([q for q, _ in rows], 7.0, ends=(0.9, 0.1), black=True)
        t.strokes([q for q, _ in rows], [1.0 + 2.6 * lit for _, lit in rows], ends=(0.7, 0.05))


def mesh(t: Thing, at: Point, rx: float, ry: float) -> None:
    """A net in a hoop of laid rope, sagging."""
    x0, y0 = at
    for lean in (0.62, -0.62):
        for k in range(-7, 8):
            line: list[Point] = []
            for i in range(161):
                v = i / 80 - 1
                x = k * 0.2 + lean * v
                if x * x + v * v < 0.985:
                    line.append((x0 + rx * x + 3 * math.sin(9 * v + k), y0 + ry * v + 10 * (1 - x * x - v * v) + 2.5 * math.cos(11 * v + 2 * k)))
            if len(line) > 12:
                line = line[::6] + line[-1:]
                t.strokes([line], 5.0, black=True, ends=(1, 1))
                t.strokes([line], 2.1, ends=(0.9, 0.9), shake=0.8)
    t.strokes([[*ring(x0, y0, rx, ry, 70), (x0 + rx, y0)]], 13, black=True, ends=(1, 1))
    for k in range(150):
        c, s = math.cos(math.tau * k / 150), math.sin(math.tau * k / 150)
        x, y = x0 + rx * c, y0 + ry * s
        t.strokes([[(x + s * 9 + c * 4, y - c * 7 + s * 4), (x - s * 9 - c * 4, y + c * 7 - s * 4)]], 2.6, ends=(0.5, 0.5))


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


def lined_nest(t: Thing, at: Point, r: float) -> None:
    """A nest of half width `r` with three gaping young, its lining coloured."""
    x, y = at
    for q in (-0.42, 0.1, 0.55):
        gape(t, (x + q * r, y - 8 - 10 * (q == 0.1)), r * 0.26, 12 * q, light=0.9)
    for _ in range(150):
        a, d = float(t.rng.uniform(0.05, math.pi - 0.05)), float(t.rng.uniform(0.55, 1.05))
        twig = placed([(-24, 0), (0, float(t.rng.normal(0, 5))), (24, 0)], (x + r * d * math.cos(a), y + r * 0.62 * d * math.sin(a)), r / 90, float(t.rng.normal(0, 24)))
        t.strokes([twig], 5, black=True)
        t.strokes([twig], float(t.rng.uniform(0.9, 2.4)), ends=(0.5, 0.1), spot=1.0 if d < 0.8 else 0.0)
