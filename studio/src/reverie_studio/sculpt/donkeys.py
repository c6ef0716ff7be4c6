"""Donkeys: their long ears, a head from the side, a face, one that rows."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from reverie_studio.engine.clay import Clay, flow
from reverie_studio.finishes.scratchboard_tools import Thing
from reverie_studio.sculpt.beast_heads import horse_head
from reverie_studio.sculpt.eyes import eye
from reverie_studio.sculpt.marks import Spot


def rowing_donkey(*, look: tuple[float, float] = (0.0, -0.9)) -> Clay:
    """A donkey's head that comes at us through water, its ears bent out and down like a pair of oars: crown at y = -140, chin at y = 190, the tips of the ears at (±246, 206).

    Parts: face, muzzle, ear, lid. Marks: the eyes, `lip`, `crown`, `hollow left|right` (outlines) of the ears, `blade left|right` (where they meet the water).
    """
    c = Clay().limb([(0, -76, -14, 64), (0, -20, 8, 54), (0, 56, 34, 43), (0, 112, 52, 42)], melt=12, part="face", per=5)
    c.both(Clay().limb([(34, -76, -10, 38), (50, -24, -6, 30), (40, 40, 8, 30), (24, 96, 36, 26)], melt=20, part="face", per=4))
    c.limb([(-26, 122, 54, 36), (0, 118, 64, 37), (26, 122, 54, 36)], melt=14, part="muzzle", per=4).limb([(-14, 160, 40, 27), (14, 160, 40, 27)], melt=8, part="muzzle")
    c.limb([(-46, 144, 76, 3), (0, 150, 98, 3.4), (46, 144, 76, 3)], melt=4, carve=True, per=4)
    c.both(Clay().limb([(16, 122, 96, 6), (26, 112, 94, 9), (32, 100, 84, 5)], melt=5, carve=True))
    c.both(Clay().limb([(12, 116, 98, 5), (24, 98, 92, 6), (42, 106, 78, 5)], melt=7, part="muzzle"))
    c.both(Clay().limb([(26, -54, 38, 12), (50, -64, 30, 14), (70, -46, 8, 11)], melt=12, part="face"))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (50 * side, -36, 20), 23, side, aside=26, lids=1.0, look=(look[0] * side, look[1]), inner=0.7, bag=0.6, iris=0.64)
        c.limb([(42 * side, -108, -10, 22), (72 * side, -112, -4, 19), (112 * side, -76, 6, 26), (152 * side, -14, 16, 35), (190 * side, 60, 26, 39), (222 * side, 132, 34, 30),
                (246 * side, 206, 40, 4)], melt=7, part="ear", press=(0, 0, 1.3), per=6)  # fmt: skip
        c.marks[f"hollow {name}"] = [(84 * side, -96, 30), (126 * side, -68, 40), (172 * side, -6, 50), (208 * side, 62, 60), (230 * side, 126, 60), (240 * side, 186, 50), (212 * side, 134, 60),
                                     (176 * side, 70, 60), (138 * side, 2, 50), (106 * side, -62, 40)]  # fmt: skip
        c.marks[f"blade {name}"] = [(236 * side, 178, 50)]
    c.marks["crown"], c.marks["lip"] = [(0, -136, 10)], [(-44, 142, 84), (0, 152, 102), (44, 142, 84)]
    return c


def long_ear(c: Clay, name: str, knots: Sequence[Sequence[float]], k: float = 1.0, per: int = 7) -> Clay:
    """A donkey's ear along four places (x, y, z) from its root, `k` is how wide; its middle line is the mark `ear <name>`."""
    radii = (20.0 * k, 44.0 * k, 40.0 * k, 5.0 * k)
    c.limb([(*q[:3], r) for q, r in zip(knots, radii, strict=True)], melt=8, part="ear", press=(0, 0, 1.1), per=per)
    c.marks[f"ear {name}"] = [(x, y, z + 30) for x, y, z in knots]
    return c


def ear_inside(t: Thing, c: Clay, name: str, wide: float, side: float) -> None:
    """The dark hollow of a `long_ear`, `wide` px, moved to one `side` of its middle (-1 … 1), with hairs that reach in from its rim; a dark tip."""
    line = flow(c.curve(f"ear {name}"), 10)
    way = np.gradient(line, axis=0)
    way /= np.maximum(1e-6, np.hypot(way[:, 0], way[:, 1]))[:, None]
    off = np.column_stack([-way[:, 1], way[:, 0]])
    q = np.linspace(0, 1, len(line))
    half = wide * np.clip(np.sin(np.pi * np.clip(q * 0.94 + 0.03, 0, 1)), 0, 1)[:, None] ** 0.8
    mid = line + off * side * wide * 0.55 * half / wide
    t.leave([(float(x), float(y)) for x, y in [*(mid + off * half * 0.8), *(mid - off * half * 0.8)[::-1]]])
    for k in range(6, len(line) - 6):
        for edge in (-1, 1):
            a = mid[k] + off[k] * edge * half[k] * 0.8
            e = a - off[k] * edge * half[k] * t.rng.uniform(0.3, 0.75) + way[k] * t.rng.uniform(12, 26)
            t.strokes([[tuple(a), tuple((a + e) / 2 + way[k] * 3), tuple(e)]], 1.6, ends=(0.9, 0.05))
    tip = line[-1]
    t.strokes([[tuple(tip - way[-1] * 34 + off[-1] * d), tuple(tip + way[-1] * 6)] for d in np.linspace(-12, 12, 9)], 3.0, black=True, ends=(0.1, 0.8))


def donkey_side() -> Clay:
    """A donkey's head in profile to our left without its neck, eyes shut: poll at (70, -190), lips at (-170, 280). Parts: head, muzzle, ear, lid.

    One ear is laid forward, its tip at (-186, -330). Marks: `shut`, `nostril`, `mouth`, `ear near|far`.
    """
    c = horse_head()
    c.lumps = [lump for lump in c.lumps if lump.part not in ("neck", "ear")]
    c.limb([(70, -100, 62, 24), (24, -92, 80, 24), (-14, -62, 76, 17)], melt=18, part="head", per=4)
    c.ball(22, -46, 64, 28, melt=16, part="lid")
    c.limb([(-120, 200, 24, 54), (-150, 244, 28, 50)], melt=12, part="muzzle", per=3).limb([(-60, 236, 20, 44), (-112, 286, 26, 36)], melt=14, part="muzzle", per=3)
    long_ear(c, "far", [(140, -130, -20), (206, -216, -40), (256, -312, -50), (280, -404, -50)])
    long_ear(c, "near", [(86, -170, 46), (12, -238, 62), (-84, -296, 70), (-186, -330, 70)])
    c.marks |= {"shut": [(-14, -44, 100), (2, -28, 104), (26, -24, 104), (52, -36, 100)], "nostril": [(-150, 200, 84), (-168, 214, 84), (-166, 232, 84)]}
    c.marks["mouth"] = [(-190, 256, 80), (-158, 256, 84), (-120, 246, 80), (-84, 224, 76)]
    return c


def donkey_face(*, look: Spot = (0.0, 0.0)) -> Clay:
    """A donkey that looks at us, 210 px wide, chin at y = 190; its ear on our left is laid aside, its tip at (-280, -200), the other is up. Parts: head, muzzle, ear, lid. Marks: the eyes, `ear up|aside`."""
    c = Clay().limb([(0, -70, -14, 64), (0, -20, 8, 56), (0, 60, 36, 43), (0, 116, 54, 42)], melt=14, part="head", per=4)
    c.both(Clay().limb([(36, -76, -10, 36), (54, -30, -6, 32), (44, 30, 8, 30), (26, 84, 36, 26)], melt=20, part="head", per=4))
    c.limb([(-28, 130, 58, 31), (0, 122, 72, 36), (28, 130, 58, 31)], melt=16, part="muzzle", per=3).limb([(-16, 168, 46, 22), (16, 168, 46, 22)], melt=9, part="muzzle")
    c.limb([(-44, 154, 66, 3), (0, 152, 96, 3.6), (44, 154, 66, 3)], melt=4, carve=True, per=3)
    c.both(Clay().limb([(20, 130, 100, 6), (30, 116, 92, 9), (33, 104, 82, 5)], melt=5, carve=True, per=3)).both(Clay().limb([(32, -56, 38, 13), (54, -64, 28, 14), (70, -46, 8, 12)], melt=12, part="head"))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (54 * side, -36, 18), 27, side, aside=30, lids=1.0, look=(look[0] * side, look[1]), inner=0.6, bag=0.6, iris=0.68)
    long_ear(c, "up", [(40, -96, -14), (62, -186, -10), (76, -274, -8), (76, -352, -4)])
    long_ear(c, "aside", [(-42, -98, -6), (-112, -150, 10), (-196, -186, 20), (-280, -200, 24)])
    return c
