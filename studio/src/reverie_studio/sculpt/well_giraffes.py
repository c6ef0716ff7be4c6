"""Giraffes seen from straight above: a young one that looks up at us, an old one that bends down before us; their patches."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.colour import Colour, darken, lighten
from reverie_studio.engine.clay import Clay, flow
from reverie_studio.pen import Pen
from reverie_studio.sculpt.eyes import eye
from reverie_studio.sculpt.marks import Spot

Knots = Sequence[Sequence[float]]


def giraffe_front(*, look: Spot = (0.0, 0.0), lids: float = 1.2, old: float = 0.0) -> Clay:
    """A giraffe's head that faces us, without its neck: 420 px from ear to ear, knobs at y = -236, chin at y = 214. Parts: head, lip, horn, knob, ear, lid.

    Marks: the eyes `left|right`, `nose`, `nostril left|right` (curves), `mouth`, `hollow left|right` (of the ears). `old` 1 has a longer, bonier face.
    """
    m = 1 + 0.12 * old
    c = Clay().limb([(0, -100, -40, 70), (0, -60, -4, 68), (0, 0, 26, 58), (0, 70 * m, 60, 45), (0, 132 * m, 88, 40)], melt=14, part="head", per=8)
    c.both(Clay().limb([(34, -84, -20, 46), (52, -30, -6, 42), (44, 40, 20, 34), (24, 110 * m, 60, 26)], melt=26, part="head", per=8))
    c.both(Clay().limb([(26, -64, 44, 15), (56, -72, 30, 18), (84, -46, 0, 14)], melt=18, part="head", per=5))
    c.limb([(-30, 150 * m, 96, 35), (0, 146 * m, 106, 36), (30, 150 * m, 96, 35)], melt=16, part="lip", per=5)
    c.limb([(-18, 190 * m, 84, 26), (0, 194 * m, 88, 27), (18, 190 * m, 84, 26)], melt=8, part="lip", per=4)
    c.both(Clay().limb([(30, -128, -30, 26), (36, -170, -34, 15), (40, -208, -36, 14)], melt=14, part="horn", per=5).ball(41, -226, -36, 20, melt=6, part="knob"))
    c.both(Clay().limb([(72, -104, -30, 18), (120, -124, -24, 33), (172, -122, -18, 27), (214, -104, -10, 4)], melt=10, part="ear", press=(0, 0, 1.4), per=8))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (63 * side, -36, 22), 27, side, aside=30, lids=lids, look=(look[0] * side, look[1]), inner=0.4, iris=0.7, bag=0.4)
        c.marks[f"nostril {name}"] = [(16 * side, 140 * m, 140), (26 * side, 130 * m, 138), (36 * side, 134 * m, 132)]
        c.marks[f"hollow {name}"] = [(90 * side, -112, 10), (122 * side, -136, 12), (168 * side, -134, 12), (202 * side, -108, 8), (166 * side, -110, 12), (124 * side, -108, 12)]
    c.marks["nose"] = [(0, 140 * m, 140)]
    c.marks["mouth"] = [(-52, 162 * m, 116), (-26, 176 * m, 124), (0, 178 * m, 130), (26, 176 * m, 124), (52, 162 * m, 116)]
    return c


def bent_neck(knots: Knots) -> Clay:
    """A neck along knots of the card; the part is `neck`."""
    return Clay().limb(knots, melt=10, part="neck", per=10)


def patches(knots: Knots, seed: int, *, size: float = 0.46, angles: Sequence[Sequence[float]] = ((-64, 0, 64), (-34, 34)), start: float = 20.0) -> list[list[Spot]]:
    """A giraffe's patches along a neck of `knots` (x, y, z, r), row upon row round its form, with pale seams between them; px of the card."""
    rng = np.random.default_rng(seed)
    line = flow(knots, 14)
    run = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(line[:, :2], axis=0).T))])
    out: list[list[Spot]] = []
    s, row = start, 0
    while s < run[-1]:
        tall = float(np.interp(s, run, line[:, 3])) * size
        for angle in angles[row % len(angles)]:
            spot: list[Spot] = []
            turn = float(rng.uniform(0, 1))
            for k in range(7):
                t = math.tau * (k + turn) / 7
                grow = 1 + float(rng.normal(0, 0.14))
                a = math.radians(max(-86.0, min(86.0, angle + 31 * grow * math.cos(t))))
                q = s + tall * 0.98 * grow * math.sin(t)
                x, y, r = (float(np.interp(q, run, line[:, i])) for i in (0, 1, 3))
                d = np.array([float(np.interp(q + 4, run, line[:, i]) - np.interp(q - 4, run, line[:, i])) for i in (0, 1)])
                d /= max(1e-6, float(np.hypot(*d)))
                spot.append((x - d[1] * r * 0.98 * math.sin(a), y + d[0] * r * 0.98 * math.sin(a)))
            out.append(spot)
        s += tall * 1.7
        row += 1
    return out


def foal_below(x: float, y: float) -> tuple[Clay, list[list[Spot]]]:
    """What is seen of a young giraffe behind its own lifted head at (x, y), from straight above: back and splayed forelegs, and the patches on its back. Parts: back, leg, hoof."""
    spine = ((x + 2, y + 20, -170, 84), (x + 6, y - 70, -180, 92), (x + 12, y - 150, -200, 86), (x + 16, y - 200, -220, 66))
    c = Clay().limb(spine, melt=10, part="back", per=10)
    for side in (-1, 1):
        c.limb([(x + 60 * side, y - 6, -190, 34), (x + 92 * side, y + 66, -210, 17), (x + 100 * side, y + 92, -214, 17), (x + 118 * side, y + 148, -226, 11)], melt=16, part="leg", per=8)
        c.limb([(x + 118 * side, y + 146, -224, 13), (x + 122 * side, y + 164, -228, 13)], melt=3, part="hoof", per=3)
    return c, patches(spine, 4, size=0.34, angles=((-70, -24, 24, 70), (-48, 0, 48)))


def freckles(c: Clay, at: Spot, k: float) -> list[tuple[list[Spot], str]]:
    """Markings for a turned `giraffe_front` at a point, at scale k: patches on brow and cheeks, the hollows of its ears."""
    half = [[(-70, 10), (-52, 8), (-46, 34), (-58, 50), (-68, 34)], [(-52, 66), (-40, 62), (-36, 84), (-46, 92)]]
    spots = [[(-20, -104), (4, -112), (22, -98), (14, -74), (-14, -72)], [(-16, -58), (8, -62), (16, -40), (-2, -26), (-18, -36)], [(-10, 0), (8, -6), (14, 18), (0, 30), (-12, 18)], *half, *([(-x, y) for x, y in q] for q in half)]
    return [([(at[0] + k * x, at[1] + k * y) for x, y in q], "#bd7a3e") for q in spots] + [(c.curve(f"hollow {n}"), "#c98a78") for n in ("left", "right")]


def poppy(pen: Pen, x: float, y: float, k: float, turn: float, tone: Colour) -> None:
    """A poppy that looks at us, 100 px wide at scale 1."""
    with pen.at(x, y, scale=k, turn=turn):
        for n in range(5):
            with pen.at(0, 0, turn=72 * n):
                pen.path("M0,0 C-30,-14 -28,-46 -4,-46 C8,-50 32,-42 26,-18 C22,-6 10,-2 0,0Z", tone if n % 2 else lighten(tone, 0.1))
        pen.circle(0, 0, 11, "#2c2028")


def course_of_stones(pen: Pen, at: Spot, r0: float, r1: float, count: int, tone: Colour, shift: float) -> None:
    """A course of a well's stones from straight above, from `r0` to `r1` px round a point; each a little larger or smaller."""
    x, y = at
    for k in range(count):
        w = 0.035 + 0.01 * math.sin(9 * k + r0)
        a, b = math.tau * (k + shift + w) / count, math.tau * (k + 1 + shift - w + 0.06 * math.sin(5 * k + r0)) / count
        steps = [a + (b - a) * j / 6 for j in range(7)]
        out = [(x + math.cos(t) * (r0 - 3 * math.sin(7 * t + r0)), y + math.sin(t) * (r0 - 3 * math.sin(7 * t + r0))) for t in steps]
        pen.poly(out + [(x + math.cos(t) * r1, y + math.sin(t) * r1) for t in reversed(steps)], (tone, lighten(tone, 0.1), darken(tone, 0.12))[(k * 7 + int(r0)) % 3])


def ladder_from_above(pen: Pen, at: Spot, low: float, high: float, turn: float) -> None:
    """A ladder that leans on the wall of a well: from `low` to `high` px from the middle; the farther up, the wider."""
    c, d = math.cos(turn), math.sin(turn)

    def on(r: float, v: float) -> Spot:
        w = 13 + (r - low) * 0.125
        return at[0] + c * r - d * v * w, at[1] + d * r + c * v * w

    for side in (-1, 1):
        pen.poly([on(low, side), on(low, side * 1.35), on(high, side * 1.35), on(high, side)], "#8a5a34")
    for n in range(7):
        r = low + (high - low) * (0.05 + 0.13 * n + 0.0023 * n * n)
        pen.poly([on(r, -1.1), on(r, 1.1), on(r + 7, 1.1), on(r + 7, -1.1)], "#a8713f")


def grass_from_above(pen: Pen, rng: np.random.Generator, at: Spot, hole: float, count: int = 260) -> None:
    """Blades all over the card but for a round place: they lean away from where we look down."""
    for _ in range(count):
        x, y = float(rng.uniform(-10, 810)), float(rng.uniform(-10, 1210))
        if (far := math.hypot(x - at[0], y - at[1])) > hole:
            for turn in rng.normal(0, 0.3, 3):
                a, n = math.atan2(y - at[1], x - at[0]) + float(turn), float(rng.uniform(0.03, 0.07)) * far
                pen.taper([(x, y), (x + n * 0.6 * math.cos(a), y + n * 0.6 * math.sin(a)), (x + n * math.cos(a + 0.15), y + n * math.sin(a + 0.15))], 3.6, 0.6, "#ffffff")
