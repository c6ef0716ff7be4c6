"""Who swims at night: a stag, somebody with plaits seen from behind; the wakes they draw."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.engine.clay import Clay
from reverie_studio.finishes.linocut_tools import Cutting
from reverie_studio.sculpt.eyes import eye

Spot = tuple[float, float]


def side_antler(root: Sequence[float], z: float, k: float = 1.0) -> Clay:
    """One antler of a stag in profile to our right, 390 px high, rooted at (x, y, z); `z` leans it towards us. The part is `antler`."""
    c = Clay()
    for knots in (((0, 6, 0, 17), (-26, -66, 0.5, 15), (-62, -150, 1.0, 14), (-52, -244, 1.3, 13), (6, -322, 1.4, 10), (44, -386, 1.4, 3)),
                  ((0, -18, 0.1, 12), (44, -44, 0.5, 10), (92, -92, 0.8, 7), (110, -142, 0.9, 2.5)), ((-20, -56, 0.4, 11), (34, -100, 0.8, 9), (70, -166, 1.0, 2.5)),
                  ((-60, -176, 1.1, 12), (4, -204, 1.4, 10), (50, -262, 1.6, 2.5)), ((-36, -272, 1.3, 11), (-66, -330, 1.4, 8), (-62, -392, 1.4, 2.5)), ((2, -316, 1.4, 9), (70, -338, 1.6, 7), (104, -384, 1.7, 2.5))):  # fmt: skip
        c.limb([(root[0] + x * k, root[1] + y * k, root[2] + z * lean, r * k) for x, y, lean, r in knots], melt=5, part="antler", per=5)
    return c


def swimming_stag(*, look: tuple[float, float] = (0.7, 0.0), lids: float = 0.75) -> Clay:
    """A stag that swims to our right, its head in profile: poll at the origin, nose at (290, 40), the neck goes down and back to the water about y = 240. Parts: neck, head, muzzle, nose, ear, lid; eye `near`, marks `mouth`, `nostril`; antlers: `stag_antlers`."""
    c = Clay().limb([(-10, 44, 0, 78), (-70, 150, -6, 96), (-128, 260, -14, 128), (-190, 400, -24, 150)], melt=16, part="neck", per=5)
    for x, y, r in ((30, 150, 40), (16, 210, 46), (-6, 270, 50)):
        c.ball(x - 24, y - 10, 10, r, melt=36, part="neck")
    c.limb([(-14, 10, 0, 62), (46, 6, 4, 62), (104, 22, 6, 54), (166, 42, 6, 45), (222, 58, 6, 40)], melt=14, part="head", per=5)
    c.limb([(8, 60, 6, 52), (66, 76, 8, 47), (130, 80, 8, 36), (196, 88, 8, 28)], melt=20, part="head", per=4)
    c.ball(40, 58, 36, 40, melt=26, part="head")
    c.limb([(206, 62, 8, 40), (240, 66, 8, 34)], melt=14, part="muzzle").limb([(184, 98, 8, 26), (224, 100, 8, 21)], melt=10, part="muzzle")
    c.limb([(238, 46, 8, 22), (260, 55, 8, 21), (262, 72, 8, 15)], melt=6, part="nose", tone=0.5)
    c.limb([(272, 88, 24, 2.6), (226, 88, 40, 3), (176, 80, 48, 2.4)], melt=3, carve=True, per=4)
    c.limb([(246, 54, 30, 6), (256, 63, 26, 6)], melt=4, carve=True, per=2)
    c.limb([(52, -30, 46, 13), (82, -32, 52, 14), (112, -14, 44, 10)], melt=12, part="head", per=4)
    eye(c, "near", (84, -2, 42), 23, 1, aside=8, lids=lids, look=look, inner=0.5, iris=0.68, bag=0.7)
    c.limb([(104, 22, 56, 4), (124, 34, 56, 5), (138, 44, 52, 3)], melt=5, carve=True, per=3)
    c.limb([(-40, -14, 40, 14), (-92, -36, 66, 27), (-150, -30, 78, 24), (-196, -2, 80, 4)], melt=7, part="ear", press=(0.3, 0.9, 1.0), per=5)
    c.limb([(-70, -20, 88, 8), (-116, -28, 102, 13), (-160, -20, 104, 8)], melt=5, carve=True, per=4)
    c.limb([(-30, -40, -36, 14), (-70, -84, -50, 22), (-120, -110, -56, 18), (-154, -108, -58, 4)], melt=7, part="ear", press=(0.3, 0.9, 0.8), per=5)
    c.marks |= {"mouth": [(270, 92, 40), (240, 94, 52), (206, 88, 56), (176, 80, 58), (160, 82, 58)], "nostril": [(240, 48, 40), (252, 50, 38), (256, 60, 36)]}
    return c


def stag_antlers() -> Clay:
    """Both antlers of `swimming_stag`, to lie behind its head."""
    return Clay().add(side_antler((4, -40, -22), -70), side_antler((-2, -38, 26), 86, 1.04))


def wake(t: Cutting, apex: Spot, far: Spot, near: Spot, count: int = 7, width: tuple[float, float] = (6, 20), inks: tuple[int, int] = (0, 1), arms: Sequence[int] = (0, 1)) -> None:
    """A wedge of water behind a swimmer: from its apex two ranks of crescents run to `far` and `near`, each almost level, longer, wider and further apart; a thinner one lies under each."""
    rng = t.rng
    for n in arms:
        end = (far, near)[n]
        curves, widths, second = [], [], []
        for k in range(count):
            q = ((k + 0.3) / count) ** 1.3
            x, y = apex[0] + (end[0] - apex[0]) * q, apex[1] + (end[1] - apex[1]) * q
            s = (28 + 92 * q) * rng.uniform(0.88, 1.12)
            drop = s * (0.36 if n else 0.12)
            line = [(x + s, y - drop * 0.9), (x + s * 0.35, y - drop * 0.1 - s * 0.07), (x - s * 0.35, y + drop * 0.35 - s * 0.05), (x - s, y + drop)]
            w = (width[0] + (width[1] - width[0]) * q) * rng.uniform(0.85, 1.15)
            curves.append(line)
            widths.append(w)
            second.append([(u - s * 0.12, v + w * 1.1 + 3) for u, v in line[1:]])
        with t.down_to(inks[1]):
            t.strokes(second, [w * 0.55 for w in widths], ends=(0.05, 0.05))
        with t.down_to(inks[0]):
            t.strokes(curves, widths, ends=(0.05, 0.05))


def waterline(t: Cutting, left: float, right: float, y: float, deep: float, ink: int = -1, wave: float = 7.0) -> None:
    """What lies under water is covered: one ink from a waterline down, its edge in small waves."""
    xs = np.arange(left, right + 1, 9.0)
    top = [(float(x), float(y + wave * math.sin(x / 17) * math.sin(x / 41 + 1))) for x in xs]
    t.flat([*top, (right, y + deep), (left, y + deep)], ink=ink)
