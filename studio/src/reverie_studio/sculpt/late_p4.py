"""Donkeys that listen, a beaver that bites, a stone and a star of facets."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.engine.clay import Clay, flow
from reverie_studio.finishes.scratchboard_tools import CUTS, Thing
from reverie_studio.sculpt.beast_heads import horse_head
from reverie_studio.sculpt.eyes import eye
from reverie_studio.sculpt.marks import Spot


def long_ear(c: Clay, name: str, knots: Sequence[Sequence[float]]) -> Clay:
    """A donkey's ear along four places (x, y, z) from its root; its middle line is the mark `ear <name>`."""
    radii = (20.0, 44.0, 40.0, 5.0)
    c.limb([(*k[:3], r) for k, r in zip(knots, radii, strict=True)], melt=8, part="ear", press=(0, 0, 1.1), per=7)
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


def facets(t: Thing, corners: Sequence[Spot], faces: Sequence[tuple[Sequence[int], float, float]], *, gap: float = 2.5, spot: float | None = None, **cut: float) -> None:
    """A broken stone: `corners`, and faces of it (corner numbers, tone, degrees of its strokes), each left black round its edge by `gap` px."""
    for ids, tone, axis in faces:
        shape = [corners[i] for i in ids]
        mx, my = sum(p[0] for p in shape) / len(shape), sum(p[1] for p in shape) / len(shape)
        kept = []
        for x, y in shape:
            d = max(1.0, math.hypot(x - mx, y - my))
            kept.append(f"{x - (x - mx) / d * gap * 1.4:.1f},{y - (y - my) / d * gap * 1.4:.1f}!")
        t.form(" ".join(kept), how=CUTS["stone"].but(**{"near": 2.4, "stroke": (8, 40), "rough": 0.55, "grain": 34.0, **cut}), puff=1, ambient=tone, axis=axis, spot=spot)
