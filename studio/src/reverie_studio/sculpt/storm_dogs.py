"""Dogs of weather and of the shore: one that is thunder and afraid, one that counts what comes in."""

from __future__ import annotations

import math
from collections.abc import Sequence

from reverie_studio.engine.bodies import Point
from reverie_studio.engine.clay import Clay, flow
from reverie_studio.finishes.linocut_tools import KEY, Cutting
from reverie_studio.sculpt.eyes import eye
from reverie_studio.sculpt.rock_beasts import bloodhound_face


def frightened_hound(*, look: Point = (0.0, 0.9)) -> Clay:
    """A `bloodhound_face` with short ears laid back and wide eyes that show their whites, looking to our right and down by `look`."""
    hound = bloodhound_face()
    c = Clay([lump for lump in hound.lumps if lump.part != "ear"], hound.marks)
    c.both(Clay().limb([(66, -176, -60, 30), (132, -206, -50, 46), (192, -176, -40, 44), (226, -100, -30, 30), (232, -34, -24, 4)], melt=10, part="ear", press=(0.4, 0, 1.0), per=6))
    c.both(Clay().limb([(74, -20, -20, 58), (92, 50, -20, 50)], melt=24, part="fur", per=4))
    for side, name in ((-1, "left"), (1, "right")):
        gaze = Clay()
        eye(gaze, name, (62 * side, -62, 30), 37, side, aside=8, lids=1.1, look=(look[0] * side, look[1]), inner=1.0, iris=0.46, bag=1.3)
        c.marks.update(gaze.marks)
    return c


def cloud_back(wide: float = 310.0, tall: float = 420.0) -> Clay:
    """The back of a great dog that is a thundercloud: billows up to y = -tall, down to y = 120."""
    c = Clay().ball(0, -40, -120, wide * 0.82, part="coat").limb([(-wide * 0.5, -tall * 0.5, -80, wide * 0.42), (0, -tall * 0.66, -60, wide * 0.46), (wide * 0.5, -tall * 0.5, -80, wide * 0.42)], melt=20, part="coat", per=4)
    for a, r, q in ((200, 0.34, 0.86), (226, 0.3, 0.98), (250, 0.32, 0.92), (276, 0.34, 0.96), (302, 0.3, 0.98), (326, 0.33, 0.9), (346, 0.3, 0.84), (178, 0.28, 0.9)):
        c.ball(wide * q * math.cos(math.radians(a)), -40 + tall * 0.86 * q * math.sin(math.radians(a)), -10, wide * r, melt=10, part="coat")
    return c


def fore_paw(x: float, y: float, k: float = 1.0, lean: float = 0.0) -> Clay:
    """A great dog's forepaw from the front, laid flat: toes at (x, y), 170 px wide."""
    c = Clay().limb([(x + (lean - 10) * k, y - 210 * k, -60, 66 * k), (x + lean * 0.4 * k, y - 110 * k, 10, 62 * k), (x, y - 60 * k, 60, 66 * k)], melt=14, part="paw", per=4)
    for d, low, r in ((-60, -34, 33), (-22, -24, 37), (22, -24, 37), (60, -34, 33)):
        c.limb([(x + d * 0.7 * k, y - 66 * k, 60, 36 * k), (x + d * k, y + low * k, 104, r * k)], melt=8, part="paw", per=3)
        c.limb([(x + d * 1.02 * k, y + (low + 8) * k, 140 * k, 10 * k), (x + d * 1.05 * k, y + (low + 28) * k, 140 * k, 3)], melt=2, part="claw", per=2)
    return c


def counting_dog() -> Clay:
    """A sheepdog that sits with its back to us, its head turned to our right, one forepaw lifted: soles at y = 0, ears up to y = -450. Parts: coat, ruff, head, ear, paw, tail, tip."""
    c = Clay().limb([(0, -70, 0, 76), (0, -150, 4, 68), (2, -226, 10, 56)], melt=14, part="coat", per=5)
    c.both(Clay().limb([(40, -96, 10, 52), (62, -50, 20, 52), (70, -22, 30, 30)], melt=16, part="coat", per=4))
    c.limb([(2, -226, 12, 58), (6, -276, 16, 54)], melt=16, part="ruff", per=4)
    c.limb([(10, -330, 16, 56), (14, -344, 20, 54)], melt=12, part="head").limb([(36, -332, 14, 38), (78, -318, 6, 25), (108, -312, 2, 18)], melt=14, part="head", per=4)
    c.ball(122, -318, 2, 11, melt=3, part="nose")
    c.limb([(-24, -366, 24, 24), (-40, -406, 24, 20), (-52, -450, 22, 3)], melt=7, part="ear", per=4, press=(0, 0, 1.2))
    c.limb([(34, -374, 14, 23), (42, -412, 14, 19), (44, -440, 14, 11), (42, -462, 14, 3)], melt=7, part="ear", per=5, press=(0, 0, 1.2))
    c.limb([(54, -190, -10, 34), (100, -168, -14, 22), (140, -150, -16, 17), (158, -186, -16, 16), (168, -208, -16, 18)], melt=12, part="paw", per=5)
    c.limb([(-40, -26, 30, 26), (-106, -22, 40, 27), (-160, -34, 44, 26)], melt=14, part="tail", per=4).limb([(-160, -34, 44, 25), (-196, -52, 44, 16), (-214, -72, 44, 3)], melt=6, part="tip", per=4)
    return c


def flash(t: Cutting, line: Sequence[Point], width: float, *, ink: int = 1) -> None:
    """A cut of lightning through hard corners, pointed at both ends."""
    left: list[Point] = []
    right: list[Point] = []
    for i, (x, y) in enumerate(line):
        u, v = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        long = math.hypot(v[0] - u[0], v[1] - u[1]) or 1.0
        r = width * 0.5 * min(1.0, 0.2 + i) * (1 - i / (len(line) - 1)) + 0.6
        left.append((x - (v[1] - u[1]) / long * r, y + (v[0] - u[0]) / long * r))
        right.append((x + (v[1] - u[1]) / long * r, y - (v[0] - u[0]) / long * r))
    t.flat([*left, *reversed(right)], ink=ink)


def jagged_tail(t: Cutting, line: Sequence[Point], wide: float, *, ink: int = KEY) -> None:
    """A bushy tail along a line, its fur in hard points like lightning."""
    spine = [(float(x), float(y)) for x, y in flow(line, 6)]
    n = len(spine) - 1
    left: list[Point] = []
    right: list[Point] = []
    for i, (x, y) in enumerate(spine[:-1]):
        u, v = spine[max(0, i - 1)], spine[i + 1]
        long = math.hypot(v[0] - u[0], v[1] - u[1]) or 1.0
        dx, dy = (v[0] - u[0]) / long, (v[1] - u[1]) / long
        r = wide * math.sin(math.pi * (0.22 + 0.72 * i / n))
        for side, edge in ((1, left), (-1, right)):
            edge.append((x - dy * r * 0.8 * side, y + dx * r * 0.8 * side))
            far = 1.3 if i % 2 else 1.1
            edge.append((x - dy * r * far * side + dx * wide * 0.62, y + dx * r * far * side + dy * wide * 0.62))
    end = spine[-1]
    t.flat([*left, end, *reversed(right)], ink=ink)
