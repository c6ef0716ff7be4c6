"""Things several cards of Almost Morning want: nails, fingers over an edge, gaping chicks, bits of beasts."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.engine.bodies import FINE, Body, Point, outline
from reverie_studio.engine.clay import Clay
from reverie_studio.finishes.scratchboard_tools import CUTS, Thing
from reverie_studio.sculpt.eyes import eye

_BILL = [(0, -1.18), (0.16, -0.92), (0.4, -0.5), (0.66, -0.24), (0.9, -0.12), (0.96, 0.06), (0.82, 0.24), (0.62, 0.46), (0.42, 0.74), (0.2, 0.92), (0, 0.97)]
_JAWS = [(0, -1.14), (0.2, -1.08), (0.34, -0.86), (0.42, -0.6), (0.54, -0.32), (0.68, -0.06), (0.66, 0.12), (0.56, 0.38), (0.42, 0.64), (0.24, 0.86), (0, 0.92)]


def placed(points: Sequence[Sequence[float]], at: Sequence[float], size: float, degrees: float = 0.0) -> list[Point]:
    """Points of a small shape, scaled, turned clockwise and put at a place."""
    a = math.radians(degrees)
    c, s = math.cos(a) * size, math.sin(a) * size
    return [(at[0] + x * c - y * s, at[1] + x * s + y * c) for x, y in points]


def ring(x: float, y: float, rx: float, ry: float, n: int = 40, degrees: float = 0.0) -> list[Point]:
    """An ellipse as an outline."""
    return placed([(rx * math.cos(math.tau * k / n), ry * math.sin(math.tau * k / n)) for k in range(n)], (x, y), 1.0, degrees)


def nail(t: Thing, at: Point, degrees: float, long: float, half: float, light: float = 1.0) -> None:
    """A finger nail whose free edge points along `degrees`."""
    shape = placed([(-0.5, -0.8), (-0.62, 0), (-0.5, 0.8), (0.1, 1.0), (0.62, 0.72), (0.8, 0), (0.62, -0.72), (0.1, -1.0)], (0, 0), 1.0)
    around = placed([(x * long * 0.62, y * half) for x, y in shape], at, 1.0, degrees)
    t.leave(around, grow=2.2)
    t.form(around, how="skin", puff=half * 0.7, axis=degrees, gain=1.3 * light, ambient=0.12 * light, cross=None)


def finger(t: Thing, knots: Sequence[Sequence[float]], r: float, *, gain: float = 1.0, root: float = 1.0) -> None:
    """One finger along four places (x, y, z), root first, its back to us: creases over the joints and a nail.

    With `root` 0 it is lost in the dark where it begins.
    """
    c = Clay().limb([(*p[:3], r * (1.0 - 0.07 * k)) for k, p in enumerate(knots)], melt=5, part="finger", per=5)
    (x0, y0), (x1, y1) = knots[-2][:2], knots[-1][:2]
    a = math.atan2(y1 - y0, x1 - x0)
    lost = None if root else ((knots[1][0], knots[1][1]), (knots[0][0], knots[0][1]))
    t.clay(c, "skin", "along", gain=gain, stroke=(10, 34), fade=lost)
    for x, y in ((p[0], p[1]) for p in knots[1:-1]):
        for d in (-0.26, 0.0, 0.26):
            u, v = x + math.cos(a) * d * r, y + math.sin(a) * d * r
            t.strokes([[(u - math.sin(a) * q * r + abs(q) * math.cos(a) * d * r, v + math.cos(a) * q * r) for q in (-0.5, 0, 0.5)]], r * 0.1, black=True, ends=(0.1, 0.1))
    nail(t, (x1 - math.cos(a) * r * 0.04, y1 - math.sin(a) * r * 0.04 - 0.08 * r), math.degrees(a), r * 1.15, r * 0.58, gain)


def wash(t: Thing, body: Body, at: Point, full: float, gone: float) -> None:
    """The colour over a body only, all of it within `full` px of a place and none beyond `gone`."""
    rows, columns = np.mgrid[0 : body.size[0], 0 : body.size[1]].astype(np.float32)
    far = np.hypot((columns + body.left) / FINE - at[0], (rows + body.top) / FINE - at[1])
    mask = body.mask * np.clip((gone - far) / (gone - full), 0, 1)
    t.marks.append(lambda plate: plate.wash(mask, body.left, body.top, 1.0))


def locks(t: Thing, curves: Sequence[Sequence[Point]], width: float = 10.0, light: float | Sequence[float] = 1.0, hairs: int = 3) -> None:
    """Locks of hair that cover one another: each is black first, then a few hairs."""
    lights = [light] * len(curves) if isinstance(light, int | float) else light
    for curve, lit in zip(curves, lights, strict=True):
        t.strokes([curve], width, black=True, ends=(0.7, 0.1))
        own = [[(x + (k - (hairs - 1) / 2) * width / hairs * 0.8, y + (k % 2) * 2) for x, y in curve] for k in range(hairs)]
        t.strokes(own, [max(0.5, lit * float(t.rng.uniform(0.6, 1.9))) for _ in own], ends=(0.3, 0.04))


def gape(t: Thing, at: Point, size: float, degrees: float, *, long: float = 1.0, light: float = 1.0, teeth: bool = False) -> None:
    """A young one's wide open mouth, seen from above: pale rim, coloured inside, dark throat. 0 degrees: upper beak is up."""
    def put(shape: Sequence[Sequence[float]]) -> list[Point]:
        return placed([(x, y * long) for x, y in shape], at, size, degrees)

    half = _JAWS if teeth else _BILL
    rim = [(x, y) for x, y in outline(" ".join([f"{x},{y}" for x, y in half] + [f"{-x},{y}" for x, y in reversed(half[1:-1])]), 4)]
    t.leave(put(rim), grow=3)
    t.form(put(rim), how="skin", puff=size * 0.16, gain=1.5 * light, ambient=0.2 * light, spot=0)
    inside = put([(x * (0.82 if teeth else 0.74), y * 0.84 - 0.02) for x, y in rim])
    t.leave(inside, grow=1)
    cx, cy = put([(0, 0)])[0]
    t.form(inside, how=CUTS["wet"].but(near=2.0, far=5), puff=2, ambient=0.7 * light, spot=1.0, guides=[put([(x * 0.8, y * 0.8), (0, 0)]) for x, y in rim[::4]],
           tone=lambda x, y: np.asarray(np.hypot(x - cx, y - cy) / (size * 0.5) * 0.9 + 0.2, np.float32))  # fmt: skip
    t.leave(put(ring(0, 0.02, 0.15, 0.2, 20)))
    tongue = put([(0, 0.16), (0.16, 0.34), (0.13, 0.56), (0, 0.68), (-0.13, 0.56), (-0.16, 0.34)])
    t.leave(tongue, grow=1.5)
    t.form(tongue, how="skin", puff=size * 0.1, gain=1.3 * light, ambient=0.2 * light, spot=0.75)
    if teeth:
        for side in (-1, 1):
            for x, y in ((0.1, -1.0), (0.24, -0.86), (0.32, -0.68), (0.4, -0.5), (0.47, -0.32), (0.53, -0.16), (0.5, 0.24), (0.44, 0.42), (0.34, 0.6), (0.2, 0.74)):
                spike = put([(x * side - 0.015, y - 0.055), (x * side + 0.015, y + 0.055), (x * 0.68 * side, y * 0.84)])
                t.leave(spike, grow=1.4)
                t.bare(spike, spot=0)


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
