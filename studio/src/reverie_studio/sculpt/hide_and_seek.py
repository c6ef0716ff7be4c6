"""Hide and seek in a hedge maze: a bear that sits still, a fox with a lantern in its jaws, clipped hedges, leaves."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from reverie_studio.colour import mix
from reverie_studio.engine.clay import Clay, Lamp, Vec
from reverie_studio.pen import Pen
from reverie_studio.sculpt.beast_heads import bear_head, fox_face


def glance(c: Clay, across: float, down: float = 0.0) -> Clay:
    """Both eyes of a head that looks at us look to our right (`across` px) and down."""
    for name, points in c.marks.items():
        if name.startswith("iris "):
            c.marks[name] = [(x + across, y + down, z - 0.3 * abs(across)) for x, y, z in points]
    return c


def quiet_bear(*, yaw: float = -24.0, across: float = -5.0) -> Clay:
    """A bear that sits facing us, a paw over its mouth, soles towards us: seat at y = 0, crown at y = -450, 400 px wide. Parts: fur, belly, arm, head, muzzle, nose, ear, lid, sole, pad."""
    c = Clay().limb([(0, -70, -40, 132), (0, -160, -44, 132), (0, -250, -36, 104)], melt=20, part="fur", per=10).ball(0, -116, 36, 112, melt=30, part="belly")
    c.add(glance(bear_head(shut=False), across, 0).turned(at=(-6, -352, 30), scale=0.98, yaw=yaw, pitch=-4))
    for side in (-1, 1):
        c.limb([(84 * side, -50, -10, 78), (132 * side, -74, 84, 68), (140 * side, -66, 150, 54)], melt=24, part="fur", per=8)
        c.ball(144 * side, -72, 186, 66, melt=14, part="fur", press=(0, 0, 1.3))
        c.ball(144 * side, -62, 226, 38, melt=5, part="pad", press=(0, 0, 1.8))
        for u, v in ((-46, -44), (-18, -62), (14, -62), (42, -44)):
            c.ball(144 * side + u, -72 + v, 206, 19, melt=7, part="fur").ball(144 * side + u * 0.96, -70 + v * 0.94, 223, 11, melt=3, part="pad", press=(0, 0, 1.4))
    c.limb([(104, -250, -10, 60), (168, -176, 40, 52), (150, -96, 116, 44), (112, -76, 150, 42)], melt=16, part="arm", per=10)
    c.limb([(-104, -256, -6, 60), (-176, -190, 70, 52), (-150, -206, 150, 46), (-92, -262, 184, 44)], melt=16, part="arm", per=10)
    for k in range(4):
        c.limb([(-84 + 10 * k, -292 + 18 * k, 196, 20), (-52 + 8 * k, -292 + 17 * k, 200, 18), (-32 + 8 * k, -288 + 16 * k, 188, 14)], melt=6, part="arm", per=5)
        c.limb([(-24 + 8 * k, -287 + 16 * k, 190, 6), (-6 + 8 * k, -284 + 16 * k, 180, 2)], melt=2, part="claw", per=3)
    return c


def searching_head(across: float = 3.0) -> Clay:
    """The head of `lantern_fox`, where it is on the whole beast: to be laid over what hangs from its jaws."""
    head = glance(fox_face(look=(0.0, 0.3)), across, 1)
    head.marks["bite"] = [(0, 70, 132)]
    return head.turned(at=(0, -262, 104), scale=0.94, pitch=4)


def lantern_fox(*, across: float = 3.0) -> Clay:
    """A fox that comes towards us, head low, something held in its shut jaws: soles at y = 0, ears at y = -380, its brush out behind. Marks: the eyes, `bite`."""
    c = Clay().limb([(0, -176, 0, 72), (4, -186, -120, 74), (10, -196, -300, 72)], melt=20, part="fur", per=10).limb([(0, -200, 30, 56), (0, -140, 40, 46)], melt=24, part="bib", per=8)
    for side, step in ((-1, 56), (1, -26)):
        c.limb([(40 * side, -140, 10, 42), (42 * side, -84, 20 + step * 0.3, 24), (40 * side, -24, 16 + step, 19)], melt=14, part="leg", per=8)
        c.ball(40 * side, -14, 34 + step, 25, melt=8, part="leg", press=(0, 0.4, 0))
        for u in (-13, 0, 13):
            c.ball(40 * side + u, -9, 54 + step, 9.5, melt=4, part="leg")
        c.limb([(50 * side, -150, -290, 54), (58 * side, -80, -320 - step, 27), (54 * side, -14, -296 - step, 20)], melt=16, part="leg", per=8)
    c.limb([(10, -200, -350, 30), (-20, -190, -430, 50), (-70, -170, -530, 58), (-120, -170, -610, 40)], melt=16, part="fur", per=10).limb([(-116, -170, -604, 42), (-146, -172, -650, 26), (-164, -176, -684, 5)], melt=8, part="bib", per=6)
    c.limb([(0, -200, 20, 66), (0, -236, 70, 56)], melt=24, part="fur", per=6)
    return c.add(searching_head(across))


def hedge(a: Vec, b: Vec, tall: float = 400.0, half: float = 66.0) -> Clay:
    """A clipped hedge between two points of the ground, its top flat but for what the shears left."""
    c = Clay()
    for k in range(10):
        up = half * 0.8 + (tall - 1.7 * half) * k / 9
        c.limb([(a[0], a[1] - up, a[2], half), (b[0], b[1] - up, b[2], half)], melt=8, part="hedge", per=1)
    return c


def floor(y: float = 0.0, r: float = 9000.0) -> Clay:
    """The ground, for shadows that bodies throw on it."""
    return Clay().ball(0, y + r, 0, r, melt=1, part="ground")


def leaves(pen: Pen, c: Clay, rng: np.random.Generator, lamps: Sequence[Lamp]) -> None:
    """Leaves all over a hedge as it lies in the picture, lighter where lamps shine on it."""
    seen = c.see(lamps, 0.06, rays=24_000)
    rows, columns = seen.far.shape
    for y in np.arange(-5, 1210, 15.0):
        for x in np.arange(-5, 810, 15.0):
            u, v = float(x + rng.uniform(-8, 8)), float(y + rng.uniform(-8, 8))
            i, j = round((v - seen.top) / seen.step), round((u - seen.left) / seen.step)
            if not (0 <= i < rows and 0 <= j < columns) or seen.far[i, j] > 0:
                continue
            bright = min(1.0, 0.8 * float(seen.light[i, j]) * float(rng.uniform(0.5, 1.3)))
            with pen.at(u, v, turn=float(rng.uniform(0, 180))):
                pen.oval(2, 3, 7.5, 4.2, "#0c2a1c", 0.4)
                pen.oval(0, 0, 7, 3.6, mix("#235a3c", "#a8cf6a", bright), float(rng.uniform(0.35, 0.8)))
