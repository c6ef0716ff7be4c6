"""A peacock asleep, the eyes of its tail (most of them asleep, too), and a cat from behind that reaches up a wall."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.colour import Colour, lighten, mix
from reverie_studio.engine.clay import Clay
from reverie_studio.pen import Pen
from reverie_studio.sculpt.beast_heads import cat_head

Point = tuple[float, float]


def sleeping_peacock() -> Clay:
    """A peacock from the front, asleep on its feet, head sunk and bill on its breast: breast at the origin, 420 px from crown to claws at y = 236.

    Parts: breast, neck, wing, lid (the white of its face), beak, thigh, leg. Marks: `crown`, `shut left|right`.
    """
    c = Clay().limb([(0, 40, -10, 78), (0, -10, 6, 98), (0, -70, 14, 78)], part="breast", per=10)
    c.limb([(0, -80, 20, 66), (0, -130, 40, 50), (2, -172, 62, 45)], melt=34, part="neck", per=10)
    c.ball(4, -186, 78, 45, melt=20, part="neck", press=(0.35, 0, 0))
    c.limb([(4, -168, 116, 17), (3, -142, 136, 13), (2, -116, 138, 4)], melt=7, part="beak", per=6)
    c.both(Clay().limb([(74, -66, -20, 44), (100, 10, -12, 46), (84, 96, 4, 32), (50, 146, 10, 8)], melt=12, part="wing", per=10))
    for side in (-1, 1):
        c.limb([(34 * side, 84, 6, 38), (36 * side, 130, 8, 24)], melt=24, part="thigh", per=6)
        c.limb([(36 * side, 132, 10, 11), (37 * side, 180, 8, 9), (38 * side, 226, 14, 10)], melt=4, part="leg", per=5)
        for u, w in ((-34, 30), (0, 42), (34, 30)):
            c.limb([(38 * side, 226, 14, 9), (38 * side + u * 0.6, 224, 14 + w * 0.6, 8), (38 * side + u, 236, 14 + w, 4)], melt=4, part="leg", per=4)
        c.limb([(22 * side + 4, -204, 104, 10), (34 * side + 4, -198, 92, 9), (42 * side + 4, -184, 78, 5)], melt=3, part="lid", per=4)
        c.limb([(20 * side + 4, -176, 112, 9), (36 * side + 4, -172, 94, 8), (44 * side + 4, -172, 78, 4)], melt=3, part="lid", per=4)
        c.marks["shut left" if side < 0 else "shut right"] = [(16 * side + 4, -188, 118), (24 * side + 4, -184, 112), (34 * side + 4, -184, 102), (44 * side + 4, -190, 88)]
    c.marks["crown"] = [(4, -226, 70)]
    return c


def crest(pen: Pen, x: float, y: float, k: float, tones: Sequence[Colour]) -> None:
    """The five pins of a peacock's crown."""
    for q in range(-2, 3):
        a = math.radians(-90 + 17 * q)
        u, v = x + 66 * k * math.cos(a), y + 66 * k * math.sin(a)
        pen.taper([(x + 3 * q, y), ((x + u) / 2 + 2 * q, (y + v) / 2), (u, v)], 5 * k, 3.5 * k, tones[1])
        pen.oval(u, v, 10 * k, 10 * k, tones[1])
        pen.oval(u - 2 * k, v - 2 * k, 5 * k, 5 * k, tones[2])


def fan(root: Point, rows: Sequence[tuple[float, int, float, float]], rng: np.random.Generator) -> list[tuple[float, float, float, float]]:
    """Places of the feathers of a wheel, the farthest first: x, y, degrees of the shaft, half size; rows are (radius, count, spread from the vertical, half size)."""
    out = []
    for n, (radius, count, spread, half) in enumerate(rows):
        for k in range(count):
            a = -90 + spread * (2 * (k + 0.5) / count - 1) + float(rng.normal(0, 0.8))
            r = radius + float(rng.normal(0, 7)) - (8 if (k + n) % 2 else 0)
            out.append((root[0] + r * math.cos(math.radians(a)), root[1] + r * math.sin(math.radians(a)), a, half * float(rng.uniform(0.94, 1.07))))
    return out


def tail_feather(pen: Pen, root: Point, at: Sequence[float], rng: np.random.Generator, tones: Sequence[Colour]) -> None:
    """One feather of the wheel from its root to its eye: loose barbs on a shaft, then the rings; tones: dark, green, bronze, teal, lid."""
    x, y, a, half = at
    dark, green, bronze, teal, _ = tones
    u, v = math.cos(math.radians(a)), math.sin(math.radians(a))
    long = math.hypot(x - root[0], y - root[1])
    for k in range(int(long / 11)):
        t = (k + 0.5) / (long / 11)
        if t < 0.3:
            continue
        px, py = root[0] + (x - root[0]) * t, root[1] + (y - root[1]) * t
        for side in (-1, 1):
            far = half * (0.35 + 0.75 * t) * float(rng.uniform(0.8, 1.15))
            b = math.radians(a + side * 48)
            pen.taper([(px, py), (px + far * 0.6 * math.cos(b), py + far * 0.6 * math.sin(b)), (px + far * math.cos(b - side * 0.25), py + far * math.sin(b - side * 0.25))], 5, 1.2, mix(green, dark, float(rng.uniform(0.1, 0.75))))
    for k in range(30):
        b = math.tau * k / 30
        r = half * float(rng.uniform(1.15, 1.42))
        bx, by = math.cos(b), math.sin(b)
        pen.taper([(x + bx * half * 0.6, y + by * half * 0.6), (x + bx * r * 0.9 + u * 6, y + by * r * 0.9 + v * 6), (x + bx * r + u * 14, y + by * r + v * 14)], 7, 1.2, mix(green, bronze, float(rng.uniform(0.0, 0.6))))
    pen.taper([root, (x - u * half * 0.7, y - v * half * 0.7)], 5, 3, lighten(bronze, 0.15))
    with pen.at(x, y, turn=a + 90):
        pen.oval(0, 0, half, half * 1.1, bronze)
        pen.oval(0, 4, half * 0.78, half * 0.86, teal)


def shut_lid(pen: Pen, at: Sequence[float], tones: Sequence[Colour], sag: float = 1.0) -> None:
    """The eye of a tail feather, asleep: a lid down over it, lashes."""
    x, y, a, half = at
    dark, _, _, teal, lid = tones
    with pen.at(x, y + 2, turn=a + 90, scale=half / 40):
        pen.path("M-27,2 C-18,-24 18,-24 27,2 C18,22 -18,22 -27,2Z", dark)
        pen.path(f"M-25,2 C-17,-21 17,-21 25,2 C16,{16 * sag} -16,{16 * sag} -25,2Z", lid)
        pen.path("M-20,-5 C-12,-17 12,-17 20,-5 C12,-11 -12,-11 -20,-5Z", lighten(lid, 0.2))
        pen.path(f"M-25,2 C-16,{16 * sag} 16,{16 * sag} 25,2", dark, stroke=4)
        for u in (-17, -9, 0, 9, 17):
            v = 2 + 10.5 * sag * (1 - (u / 25) ** 2)
            pen.taper([(u, v), (u * 1.18, v + 6), (u * 1.3, v + 13)], 3.4, 1.2, dark)


def open_lid(pen: Pen, at: Sequence[float], tones: Sequence[Colour], look: Point, shine: Colour) -> None:
    """The eye of a tail feather, awake: it shines and looks towards `look` on the card."""
    x, y, a, half = at
    dark, _, _, _, lid = tones
    d = math.hypot(look[0] - x, look[1] - y)
    px, py = x + (look[0] - x) / d * half * 0.2, y + (look[1] - y) / d * half * 0.2
    with pen.at(x, y, turn=a + 90, scale=half / 40):
        pen.path("M-36,2 C-26,-35 26,-35 36,2 C26,32 -26,32 -36,2Z", dark)
        pen.path("M-31,2 C-22,-29 22,-29 31,2 C22,27 -22,27 -31,2Z", "#fff4cc")
    pen.circle(px, py, half * 0.5, shine)
    pen.circle(px, py, half * 0.5, mix(shine, dark, 0.5), stroke=3)
    pen.circle(px, py, half * 0.26, dark)
    pen.circle(px - half * 0.16, py - half * 0.18, half * 0.1, "#ffffff")
    with pen.at(x, y, turn=a + 90, scale=half / 40):
        pen.path("M-36,2 C-26,-35 26,-35 36,2 C24,-21 -24,-21 -36,2Z", lid)
        pen.path("M-36,2 C-24,-21 24,-21 36,2", dark, stroke=4)


def reaching_cat() -> Clay:
    """A cat from behind that stretches one forepaw up: its head at the origin, 220 px wide, ears up, the paw at (186, -196), shoulders down to y = 330. Parts as `beast_heads.cat_head` has them, and fur, paw."""
    c = cat_head(ears=0.4).turned(at=(0, 0, 0), yaw=180, pitch=-6)
    c.ball(0, 4, -20, 100, melt=30, part="fur", press=(0, 0.25, 0)).both(Clay().ball(64, 34, -10, 42, melt=26, part="fur"))
    c.limb([(0, 60, -40, 78), (0, 130, -50, 98), (0, 250, -30, 140), (0, 380, 0, 160)], melt=40, part="fur", per=10)
    c.limb([(62, 250, -40, 84), (130, 196, -60, 58), (176, 116, -80, 42)], melt=30, part="fur", per=8)
    c.limb([(176, 120, -80, 41), (182, 20, -92, 31), (178, -80, -100, 25), (180, -140, -100, 26)], melt=12, part="fur", per=8)
    c.limb([(181, -146, -96, 30), (186, -180, -86, 36), (188, -196, -80, 34)], melt=12, part="paw", per=5)
    for u, v in ((-27, -214), (-9, -226), (11, -226), (29, -213)):
        c.ball(187 + u, v, -72, 15.5, melt=5, part="paw")
        c.limb([(187 + u * 1.05, v - 10, -80, 5), (187 + u * 1.2, v - 28, -96, 1.5)], melt=2, part="claw", per=3)
    return c
