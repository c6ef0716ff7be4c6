"""Posts, ropes, braids, shells, bowls, nests, nets, prints in the ground."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.engine.bodies import FINE, Body, Point
from reverie_studio.engine.clay import Clay
from reverie_studio.finishes.scratchboard_tools import CUTS, Thing
from reverie_studio.sculpt.marks import ellipse, gape, placed, seen


def braid(t: Thing, line: Sequence[Sequence[float]], wide: float = 20.0) -> None:
    """A braid of hair along a line."""
    rope = np.asarray(line, float)
    run = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(rope, axis=0).T))])
    t.strokes([rope.tolist()], wide * 3.1, black=True, ends=(0.6, 0.6))
    n = int(run[-1] / (wide * 0.85))
    for k in range(n):
        at = run[-1] * (k + 0.5) / n
        p = np.array([np.interp(at, run, rope[:, i]) for i in (0, 1)])
        d = np.array([np.interp(at + 4, run, rope[:, i]) for i in (0, 1)]) - p
        d /= np.hypot(*d)
        nrm = np.array([-d[1], d[0]]) * (wide if k % 2 else -wide)
        a, b = p - d * wide * 0.75 + nrm, p + d * wide * 0.85 - nrm * 0.7
        lobe = Clay().limb([(*a, 20, wide * 0.25), (*(p + nrm * 0.5), 30, wide * 0.55), (*b, 24, wide * 0.3)], melt=3, per=4)
        t.leave_clay(lobe, grow=2.5)
        t.clay(lobe, CUTS["fur"].but(near=1.9, over=3), "along", gain=1.15, ambient=0.08)


def sole(t: Thing, x: float, y: float, k: float, side: int) -> None:
    """The print of a bare foot that walks away from us, black in the white ground."""
    foot = [(0, 46), (-20, 40), (-26, 20), (-18, -2), (-30, -26), (-26, -50), (0, -58), (26, -50), (30, -28), (20, -4), (24, 24), (18, 42)]
    t.leave([(x + side * u * k, y + v * k * 0.5) for u, v in foot])
    for i, (u, v) in enumerate(((-24, -70), (-8, -78), (8, -78), (21, -72), (32, -62))):
        r = (13, 10, 9, 8, 7)[i] * k
        t.leave([(x + side * u * k + r * math.cos(q / 3), y + v * k * 0.52 + r * 0.55 * math.sin(q / 3)) for q in range(19)])
    t.comb([[(x - 26 * k * side, y + 22 * k), (x, y + 27 * k), (x + 22 * k * side, y + 20 * k)], [(x - 32 * k * side, y + 26 * k), (x, y + 34 * k), (x + 28 * k * side, y + 26 * k)]],
            int(8 + 12 * k), length=(0.2, 0.5), start=(0, 0.6), stray=1, width=(0.8, 2.2), spot=0)


def antler(x: float, y: float, size: float, lean: float, side: int, z: float = 0.0) -> Clay:
    """A shed antler stuck into the ground at (x, y), `size` px high; `side` where its tines look."""
    spine = [(0.0, 0.0), (-0.05, 0.16), (-0.16, 0.42), (-0.17, 0.7), (-0.04, 1.0)]
    r = size * 0.034
    beam = [(x + (lean * v + side * u) * size, y - v * size, z + 4 * v, r * (1.25 - 0.95 * v)) for u, v in spine]
    c = Clay().limb(beam, melt=3, part="antler", per=5)
    for u, v, far, up in ((-0.05, 0.15, 0.2, 0.2), (-0.14, 0.38, 0.24, 0.26), (-0.18, 0.62, 0.26, 0.3), (-0.17, 0.72, -0.16, 0.24)):
        px, py = x + (lean * v + side * u) * size, y - v * size
        c.limb([(px, py, z + 2, r * 0.8), (px + (side * far * 0.8 + lean * up * 0.4) * size, py - up * 0.4 * size, z + 8, r * 0.62), (px + (side * far + lean * up) * size, py - up * size, z + 10,
                1.0)], melt=3, part="antler", per=4)
    return c


def soup_bowl(t: Thing, at: Point) -> None:
    """A steaming bowl, 140 px wide; what is in it has the colour."""
    x, y = at
    bowl = Clay().limb([(x - 16, y + 18, 130, 56), (x + 16, y + 18, 130, 56)], part="bowl").limb([(x - 300, y - 60, 130, 72), (x + 300, y - 60, 130, 72)], melt=2, carve=True)
    t.leave_clay(bowl, grow=5)
    t.clay(bowl, "stone", (0, 1, 0.3), spot=0.0, ambient=0.4)
    t.leave(ellipse(x, y + 8, 68, 20), grow=3)
    t.form(ellipse(x, y + 8, 66, 18), how=CUTS["wet"].but(near=1.8), puff=4, ambient=1.2, axis=0, gain=1.6)
    t.strokes([[*ellipse(x, y + 8, 68, 19), (x + 68, y + 8)]], 3.6, ends=(1, 1), spot=0)
    t.strokes([[(x + q, y), (x + q - 14, y - 26), (x + q + 12, y - 56), (x + q - 6, y - 84 - 8 * k)] for k, q in enumerate((-34, -8, 22, 40))], 2.6, ends=(0.6, 0.05))


def post(x: float, y: float, k: float, kind: str) -> Clay:
    """A post of the trying-on field with something to put on."""
    c = Clay().limb([(x, y, 0, 15 * k), (x + 4 * k, y - 150 * k, 0, 13 * k), (x, y - 290 * k, 0, 15 * k)], part="wood", per=4)
    for d in (-1, 1):
        if kind == "antlers":
            c.limb([(x, y - 290 * k, 6, 10 * k), (x + d * 60 * k, y - 340 * k, 6, 8 * k), (x + d * 76 * k, y - 430 * k, 6, 3 * k)], melt=4 * k, part="horn",
                   per=6).limb([(x + d * 62 * k, y - 350 * k, 6, 7 * k), (x + d * 120 * k, y - 390 * k, 6, 2 * k)], melt=3 * k,
                          part="horn").limb([(x + d * 40 * k, y - 325 * k, 6, 7 * k), (x + d * 24 * k, y - 390 * k, 6, 2 * k)], melt=3 * k, part="horn")
        if kind == "ears":
            c.limb([(x + d * 8 * k, y - 290 * k, 6, 12 * k), (x + d * 40 * k, y - 370 * k, 6, 22 * k), (x + d * 52 * k, y - 450 * k, 6, 4 * k)], melt=4 * k, part="horn", per=6)
        if kind == "horns":
            c.limb([(x, y - 290 * k, 6, 18 * k), (x + d * 80 * k, y - 300 * k, 6, 15 * k), (x + d * 104 * k, y - 380 * k, 6, 3 * k)], melt=4 * k, part="horn", per=6)
    if kind == "tail":
        c.limb([(x, y - 290 * k, 10, 10 * k), (x + 46 * k, y - 300 * k, 14, 18 * k), (x + 70 * k, y - 210 * k, 14, 26 * k), (x + 60 * k, y - 110 * k, 14, 4 * k)], melt=4 * k, part="horn", per=6)
    return c


def quills(t: Thing, body: Body, count: int, bald: tuple[float, float, float]) -> None:
    """Quills over the coat of a hedgehog that looks to our left; none within `bald` (x, y, r)."""
    found: list[tuple[list[Point], float]] = []
    left, top, wide, high = body.left / FINE, body.top / FINE, body.size[1] / FINE, body.size[0] / FINE
    mid, low = left + wide * 0.47, top + high * 0.77
    while len(found) < count:
        x, y = float(t.rng.uniform(left, left + wide)), float(t.rng.uniform(top, top + high))
        here = seen(body, x, y)
        if here is None or body.part["coat"][int(y * FINE - body.top), int(x * FINE - body.left)] < 0.5 or math.hypot(x - bald[0], y - bald[1]) < bald[2]:
            continue
        a, long = math.atan2(y - low, x - mid) + float(t.rng.normal(0.3, 0.16)), float(t.rng.uniform(46, 84))
        found.append(([(x, y), (x + long * math.cos(a), y + long * math.sin(a))], max(0.1, min(1.0, here[0] * 1.3))))
    found.sort(key=lambda q: -math.hypot(q[0][0][0] - left - wide * 0.24, q[0][0][1] - low))
    for k in range(0, count, 30):
        rows = found[k : k + 30]
        t.strokes([q for q, _ in rows], 7.0, ends=(0.9, 0.1), black=True)
        t.strokes([q for q, _ in rows], [1.0 + 2.6 * lit for _, lit in rows], ends=(0.7, 0.05))


def mesh(t: Thing, at: Point, rx: float, ry: float) -> None:
    """A net in a hoop of laid rope, sagging."""
    x0, y0 = at
    for lean in (0.62, -0.62):
        for k in range(-7, 8):
            line: list[Point] = []
            for i in range(161):
                v = i / 80 - 1
                x = k * 0.2 + lean * v
                if x * x + v * v < 0.985:
                    line.append((x0 + rx * x + 3 * math.sin(9 * v + k), y0 + ry * v + 10 * (1 - x * x - v * v) + 2.5 * math.cos(11 * v + 2 * k)))
            if len(line) > 12:
                line = line[::6] + line[-1:]
                t.strokes([line], 5.0, black=True, ends=(1, 1))
                t.strokes([line], 2.1, ends=(0.9, 0.9), shake=0.8)
    t.strokes([[*ellipse(x0, y0, rx, ry, 70), (x0 + rx, y0)]], 13, black=True, ends=(1, 1))
    for k in range(150):
        c, s = math.cos(math.tau * k / 150), math.sin(math.tau * k / 150)
        x, y = x0 + rx * c, y0 + ry * s
        t.strokes([[(x + s * 9 + c * 4, y - c * 7 + s * 4), (x - s * 9 - c * 4, y + c * 7 - s * 4)]], 2.6, ends=(0.5, 0.5))


def lined_nest(t: Thing, at: Point, r: float) -> None:
    """A nest of half width `r` with three gaping young, its lining coloured."""
    x, y = at
    for q in (-0.42, 0.1, 0.55):
        gape(t, (x + q * r, y - 8 - 10 * (q == 0.1)), r * 0.26, 12 * q, light=0.9)
    for _ in range(150):
        a, d = float(t.rng.uniform(0.05, math.pi - 0.05)), float(t.rng.uniform(0.55, 1.05))
        twig = placed([(-24, 0), (0, float(t.rng.normal(0, 5))), (24, 0)], (x + r * d * math.cos(a), y + r * 0.62 * d * math.sin(a)), r / 90, float(t.rng.normal(0, 24)))
        t.strokes([twig], 5, black=True)
        t.strokes([twig], float(t.rng.uniform(0.9, 2.4)), ends=(0.5, 0.1), spot=1.0 if d < 0.8 else 0.0)


def footprints(t: Thing, steps: Sequence[Sequence[float]]) -> None:
    """Prints of bare feet (x, y, half length) that walk to our left."""
    for k, (x, middle, size) in enumerate(steps):
        y = middle + (1 if k % 2 else -1) * size * 0.55
        for d, r in ((-0.4, 0.42), (0.0, 0.3), (0.42, 0.32)):
            t.bare(ellipse(x + d * size, y - d * size * 0.12, size * r * 1.1, size * r * 0.8, 16), spot=0)
        t.prick([(x - size * 1.02, y + (j - 1.5) * size * 0.2, size * 0.1) for j in range(4)])


def egg(x: float, y: float, r: float, lean: float = 0.0, z: float = 0.0) -> Clay:
    """An egg, its point up and leaning by degrees."""
    return Clay().limb([(0, 0.16 * r, 0, r * 0.8), (0, -0.3 * r, 0, r * 0.66), (0, -0.56 * r, 0, r * 0.5)], part="egg", per=5).turned(at=(x, y, z), roll=lean)
