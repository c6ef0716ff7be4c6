"""Heads of moth and caterpillar, with wool."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.engine.clay import Clay
from reverie_studio.finishes.scratchboard_tools import CUTS, Thing
from reverie_studio.sculpt.marks import Spot
from reverie_studio.sculpt.small_eyes import facet_eye


def moth_head() -> Clay:
    """A moth that looks at us: her brow, cheeks and two palps, 200 px wide, without eyes and ruff. Parts: fur, palp. Marks: `eye left|right` (middles), `horn left|right` (roots), `mouth`."""
    c = Clay().ball(0, -10, -20, 88, part="fur", press=(0, 0.1, 0)).limb([(0, -64, 40, 46), (0, 0, 60, 40), (0, 50, 60, 34)], melt=24, part="fur", per=4)
    c.both(Clay().limb([(16, 44, 70, 26), (22, 84, 86, 24), (16, 118, 92, 13)], melt=10, part="palp", per=4))
    for side, name in ((-1, "left"), (1, "right")):
        c.marks[f"eye {name}"], c.marks[f"horn {name}"] = [(82 * side, 4, 60)], [(34 * side, -78, 40)]
    c.marks["mouth"] = [(0, 104, 110)]
    return c


def woolly(t: Thing, line: Sequence[Sequence[float]], long: float, *, sun: Spot = (0.3, -0.8), spot: float = 1.0) -> None:
    """A woolly caterpillar along middles (x, y, r) of its segments, tail first: each a ball of fur before the last one, with tufts that stand off it and lean back."""
    for k in range(len(line) - 1):
        (x, y, r), (x1, y1, _) = line[k], line[k + 1]
        way = math.atan2(y1 - y, x1 - x)
        for a in np.arange(0, math.tau, 0.085):
            a += float(t.rng.normal(0, 0.04))
            d = (math.cos(a) - 0.3 * math.cos(way), math.sin(a) - 0.3 * math.sin(way))
            lit, size = 0.5 + 0.6 * (d[0] * sun[0] + d[1] * sun[1]), long * float(t.rng.uniform(0.6, 1.15))
            px, py = x + r * 0.86 * math.cos(a), y + r * 0.86 * math.sin(a)
            hair = [(px, py), (px + d[0] * size * 0.5, py + d[1] * size * 0.5 - 3), (px + d[0] * size, py + d[1] * size + 3)]
            t.strokes([hair], 7, black=True, ends=(0.7, 0.1))
            t.strokes([hair], 1.4 + 2.6 * min(1.0, max(0.0, lit)), ends=(0.9, 0.04), spot=spot)
        c = Clay().ball(x, y, 0, r, part="fur")
        t.leave_clay(c, grow=4)
        t.clay(c, CUTS["fur"].but(stroke=(10, 26), near=2.2, over=9, wild=14), (math.cos(way + 1.2), math.sin(way + 1.2), 0.3), spot=spot, gain=1.2)


def grub_head(t: Thing, x: float, y: float, r: float, towards: float, *, sun: Spot = (-0.6, 0.1)) -> None:
    """The round glossy head of a caterpillar in profile to our right, lifted to `towards` degrees: feelers, jaws, and a `facet_eye`."""
    c = Clay().ball(0, 0, 0, 50, part="head", press=(0.2, 0, 0)).limb([(24, 22, 20, 24), (40, 32, 26, 15)], melt=14, part="jaw", per=3)
    c.limb([(14, 38, 20, 18), (30, 48, 26, 10)], melt=5, part="jaw", per=3)
    c = c.turned(at=(x, y, 120), scale=r / 50, roll=towards)
    a = math.radians(towards)

    def put(u: float, v: float) -> Spot:
        return x + (u * math.cos(a) - v * math.sin(a)) * r / 50, y + (u * math.sin(a) + v * math.cos(a)) * r / 50

    for u, v in ((34, -76), (60, -66)):
        feeler = [put(16, -40), put(u * 0.7, v * 0.86), put(u, v)]
        t.strokes([feeler], 9, black=True, ends=(0.9, 0.8))
        t.strokes([feeler], 4.4, ends=(0.9, 0.7), spot=0)
        t.prick([(*feeler[-1], 5.5)], spot=0)
    t.leave_clay(c, grow=6)
    t.clay(c, CUTS["skin"].but(near=2.0, far=6), (0.1, 1, 0.3), spot=0)
    t.strokes([[put(44, 26), put(30, 32), put(12, 30), put(0, 22)]], r * 0.09, black=True, ends=(0.9, 0.1))
    facet_eye(t, *put(14, -10), r * 0.42, (0.3, -0.3), sun)
