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


def long_ear(c: Clay, name: str, knots: Sequence[Sequence[float]], k: float = 1.0) -> Clay:
    """A donkey's ear along four places (x, y, z) from its root, `k` is how wide; its middle line is the mark `ear <name>`."""
    radii = (20.0 * k, 44.0 * k, 40.0 * k, 5.0 * k)
    c.limb([(*q[:3], r) for q, r in zip(knots, radii, strict=True)], melt=8, part="ear", press=(0, 0, 1.1), per=7)
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


def fawn_lying() -> Clay:
    """A fawn that lies on the ground and looks at us, its body going back to our right: 360 px from ear to ear, legs folded at y = 240, rump at (300, 150). Parts: body, leg, hoof, head, muzzle, nose, ear, lid.

    Marks: the eyes, `ear left|right`, `lip left|right`, `back` (its spine).
    """
    c = Clay().limb([(20, 160, -70, 66), (110, 150, -110, 80), (210, 148, -150, 86), (284, 168, -160, 76)], melt=16, part="body", per=6)
    c.limb([(0, 0, -44, 40), (6, 70, -56, 44), (20, 140, -60, 58)], melt=20, part="body", per=5)
    c.limb([(268, 190, -80, 66), (180, 226, -30, 34), (120, 238, -6, 16), (190, 246, 14, 11), (236, 248, 20, 10)], melt=18, part="leg", per=6)
    c.limb([(-6, 190, -16, 34), (-62, 224, 10, 19), (-100, 236, 24, 14), (-40, 244, 50, 11), (18, 248, 60, 10)], melt=14, part="leg", per=6)
    for x, z in ((20, 62), (238, 22)):
        c.limb([(x, 247, z, 12), (x + 30, 250, z + 2, 8)], melt=3, part="hoof", tone=0.45)
    c.limb([(0, -48, -16, 58), (0, 0, 16, 45), (0, 46, 46, 30), (0, 72, 56, 26)], melt=14, part="head", per=4)
    c.both(Clay().limb([(34, -42, -8, 34), (38, 2, 2, 28), (18, 46, 38, 20)], melt=18, part="head", per=4))
    c.both(Clay().ball(14, 80, 68, 22, melt=8, part="muzzle")).limb([(-8, 98, 50, 14), (8, 98, 50, 14)], melt=8, part="muzzle")
    c.limb([(-15, 64, 84, 9), (0, 68, 90, 12), (15, 64, 84, 9)], melt=5, part="nose", tone=0.22).both(Clay().limb([(8, 68, 98, 3), (16, 64, 92, 4)], melt=3, carve=True))
    c.both(Clay().limb([(26, -52, 34, 11), (48, -58, 24, 12), (64, -42, 4, 10)], melt=12, part="head"))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (46 * side, -24, 16), 25, side, aside=30, lids=1.0, look=(-0.1, -0.1), inner=0.5, bag=0.4, iris=0.76)
        long_ear(c, name, [(42 * side, -76, -24), (88 * side, -122 - 6 * side, -14), (140 * side, -158 - 12 * side, -8), (180 * side, -184 - 20 * side, -4)], 0.86)
        c.marks[f"lip {name}"] = [(0, 80, 94), (1 * side, 90, 88), (10 * side, 97, 80), (24 * side, 92, 66)]
    c.marks["back"] = [(40, 104, -60), (110, 72, -90), (200, 64, -120), (280, 92, -130), (346, 150, -140)]
    return c


def root_leg(x: float, y: float, tall: float, step: float, z: float = 0.0) -> Clay:
    """A leg of roots that stands on (x, y) and carries something `tall` px above it, set out by `step` px: a knee, and three toes."""
    r = tall * 0.1
    c = Clay().limb([(x - step, y - tall, z, r * 1.5), (x - step * 0.2 + r, y - tall * 0.52, z, r), (x, y - r, z, r * 0.8)], melt=4, part="root", per=6)
    for dx, dy in ((-0.26, 0.02), (0.04, 0.05), (0.34, 0.0)):
        c.limb([(x, y - r * 1.4, z, r * 0.75), (x + dx * tall * 0.6, y - r * 0.9 + dy * tall, z + 6, r * 0.6), (x + dx * tall, y + dy * tall, z + 8, r * 0.16)], melt=4, part="root", per=4)
    return c


def beaver_face(*, look: Spot = (0.8, 0.0)) -> Clay:
    """A beaver that looks past us (`look` to our right and down), its mouth open: 230 px wide, chin at y = 150. Parts: head, muzzle, nose, jaw, ear, lid. Marks: the eyes, `nose`, `lip` (where its teeth grow), `pad left|right`."""
    c = Clay().ball(0, -40, -24, 96, melt=14, part="head", press=(0, 0.12, 0)).both(Clay().limb([(58, -10, -10, 50), (66, 40, 2, 50), (44, 84, 14, 38)], melt=24, part="head", per=4))
    c.limb([(0, -76, 44, 44), (0, -24, 74, 40), (0, 14, 94, 34)], melt=22, part="head", per=4)
    c.limb([(-34, 122, 26, 30), (0, 134, 44, 30), (34, 122, 26, 30)], melt=14, part="jaw", per=4)
    c.limb([(-34, 92, 70, 12), (0, 98, 84, 20), (34, 92, 70, 12)], melt=8, carve=True, per=4)
    c.both(Clay().limb([(12, 40, 112, 24), (34, 52, 92, 34), (52, 66, 62, 26)], melt=9, part="muzzle", per=4))
    c.limb([(-22, 8, 122, 14), (0, 12, 130, 17), (22, 8, 122, 14)], melt=6, part="nose", tone=0.3, per=3).limb([(0, 16, 128, 12), (0, 34, 126, 7)], melt=5, part="nose", tone=0.3)
    c.both(Clay().limb([(24, -54, 64, 14), (52, -62, 52, 16), (76, -44, 22, 13)], melt=14, part="head"))
    c.both(Clay().ball(78, -106, -30, 27, melt=10, part="ear", press=(0, 0, 0.8)).ball(82, -108, -4, 14, melt=5, carve=True))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (50 * side, -32, 48), 22, side, aside=18, lids=0.55, look=(look[0] * side, look[1]), inner=-0.6, bag=0.9, iris=0.6)
        c.marks[f"pad {name}"] = [(26 * side, 42, 122), (40 * side, 38, 114), (30 * side, 58, 120), (48 * side, 56, 104), (38 * side, 70, 108)]
    c.marks |= {"lip": [(0, 62, 130)], "nose": [(0, 12, 147)]}
    return c


def incisors(t: Thing, x: float, y: float, k: float, lean: float = 0.0) -> None:
    """Two long chisel teeth that grow down from (x, y), 90 px by `k`; `lean` px their ends lie aside."""
    for side in (-1, 1):
        u, v = x + 1.5 * side * k, x + 27 * side * k
        tooth = f"{u},{y}! {v},{y}! {v + lean * 0.5 + 2 * side * k},{y + 46 * k} {v + lean - 2 * side * k},{y + 84 * k} {v + lean - 6 * side * k},{y + 91 * k} {u + lean + 3 * side * k},{y + 92 * k} {u + lean},{y + 84 * k}"
        t.leave(tooth, grow=3.5)
        t.form(tooth, how=CUTS["skin"].but(near=2.2), puff=26 * k, axis=90, ambient=0.16, soft=5)
        t.strokes([[(u + (v - u) * q, y + 2), (u + (v - u) * q + lean * 0.2, y + (13 + 12 * q) * k)] for q in np.linspace(0.06, 0.94, 9)], 2.6, black=True, ends=(1, 0.1))


def gripping(t: Thing, x: float, y: float, towards: float, k: float, fingers: int = 4) -> None:
    """Small fingers with claws, each before the next, that lie over an edge at (x, y) and point to `towards` degrees, 80 px long by `k`."""
    a = math.radians(towards)
    d, n = (math.cos(a), math.sin(a)), (-math.sin(a), math.cos(a))
    for i in range(fingers):
        u, far = (i - (fingers - 1) / 2) * 27 * k, (0.8, 1.0, 0.94, 0.74)[i % 4]
        at = [(x + n[0] * u * w + d[0] * q * k * far, y + n[1] * u * w + d[1] * q * k * far) for q, w in ((-44, 0.7), (-4, 1.0), (34, 1.1), (52, 1.12), (84, 1.16))]
        c = Clay().limb([(*at[0], 0, 15 * k), (*at[1], 44, 14 * k), (*at[2], 40, 12 * k), (*at[3], 30, 9 * k)], melt=3, part="finger", per=6)
        c.limb([(*at[3], 34, 6.5 * k), (*at[4], 24, 1.5 * k)], melt=2, part="claw", per=4)
        t.leave_clay(c, grow=3.5)
        t.clay(c, CUTS["skin"].but(near=2.3, far=6), "across", gain=0.8, parts={"claw": (CUTS["skin"].but(near=1.8), "along")})


def cut_star(x: float, y: float, r: float, turn: float = -90.0, points: int = 5) -> tuple[list[Spot], list[tuple[list[int], float, float]]]:
    """Corners and faces (for `facets`) of a star with a ridge along each arm: lit on one side of it, dim on the other; the first arm points to `turn` degrees."""
    spots: list[Spot] = [(x, y)]
    for k in range(2 * points):
        a = math.radians(turn + 180 * k / points)
        q = r if k % 2 == 0 else r * 0.44
        spots.append((x + q * math.cos(a), y + q * math.sin(a)))
    faces: list[tuple[list[int], float, float]] = []
    for k in range(points):
        i = 1 + 2 * k
        before = 2 * points if k == 0 else i - 1
        way = turn + 360 * k / points
        faces += [([0, before, i], 1.0, way - 24), ([0, i, i + 1], 0.36, way + 24)]
    return spots, faces


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
