"""What has to be drawn on a face of clay: eyes, brows, lashes. A head brings the marks for them."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.engine.bodies import Point
from reverie_studio.engine.clay import Clay
from reverie_studio.engine.clay_parts import between_lids
from reverie_studio.finishes.scratchboard_tools import Thing

SIDES = ("left", "right")


def eyes(thing: Thing, clay: Clay, *, light: float = 0.8, glint: tuple[float, float] = (-0.3, -0.35), sides: tuple[str, ...] = SIDES,
         iris: float = 0.35, spot: float = 0.0) -> None:  # fmt: skip
    """Both eyes: the white by `light`, iris ticks, pupil, glint, and the dark line of the upper lid."""
    for side in sides:
        upper, lower = clay.curve(f"upper {side}"), clay.curve(f"lower {side}")
        almond = [*upper, *reversed(lower)]
        centre, ring = clay.curve(f"iris {side}")[0], clay.curve(f"iris {side}")[1:]
        size = float(np.mean([math.dist(centre, p) for p in ring]))
        if light > 0.02:
            thing.form(almond, how="skin", puff=size * 1.2, axis=90, ambient=light * 0.55, gain=light, cross=None, near=1.7)
        else:
            thing.leave(almond)
        inside = between_lids(ring, upper, lower)
        thing.leave(inside)
        _ticks(thing, centre, inside, size, iris, spot, glint)
        g = (centre[0] + glint[0] * size, centre[1] + glint[1] * size)
        thing.prick([(*g, max(0.8, size * 0.16))], spot=0)
        wide = size * 0.34
        thing.strokes([upper], wide, ends=(0.3, 0.4), black=True)
        thing.strokes([lower], wide * 0.4, ends=(0.2, 0.2), black=True)
        thing.strokes([[(x, y + wide * 0.35) for x, y in lower]], max(0.7, size * 0.09), ends=(0.1, 0.1), spot=0)
        thing.strokes([clay.curve(f"crease {side}")], size * 0.14, ends=(0.1, 0.1), black=True)


def _ticks(thing: Thing, centre: Point, ring: list[Point], size: float, iris: float, spot: float,
           glint: tuple[float, float]) -> None:  # fmt: skip
    """Short strokes from the rim of the iris towards the pupil, on the side the light goes through to."""
    curves = []
    for i in range(len(ring)):
        for q in (0.0, 0.5):
            a = (np.array(ring[i]) * (1 - q) + np.array(ring[(i + 1) % len(ring)]) * q)
            through = (a - centre) @ np.array(glint) < size * 0.12
            if math.dist(a, centre) > size * 0.6 and through:
                curves.append([tuple(centre + (a - centre) * 0.86), tuple(centre + (a - centre) * 0.55)])
    if iris > 0 and curves:
        thing.strokes(curves, size * 0.09 * (0.5 + iris), ends=(0.6, 0.2), spot=spot)


def lashes(thing: Thing, clay: Clay, side: str, length: float, count: int = 16) -> None:
    """Lashes of the upper lid, fanning outwards."""
    upper = clay.curve(f"upper {side}")
    middle = np.mean(np.array(upper), 0) + np.array([0.0, length * 1.2])
    curves = []
    for k in range(count):
        t = k / (count - 1) * (len(upper) - 1)
        p = np.array([np.interp(t, range(len(upper)), [q[i] for q in upper]) for i in (0, 1)])
        d = (p - middle) / np.linalg.norm(p - middle)
        curves.append([tuple(p), tuple(p + d * length * 0.6), tuple(p + d * length + (0, -length * 0.15))])
    thing.strokes(curves, 1.0, ends=(0.8, 0.05))


def brows(thing: Thing, clay: Clay, *, count: int = 60, length: float = 16.0, width: tuple[float, float] = (0.6, 1.4), lift: float = 0.0,
          grief: float = 0.0) -> None:  # fmt: skip
    """Bristles over both eyes, along the crease and outwards; `grief` lifts their inner ends, below 0 is rage."""
    for side in SIDES:
        line = np.array(clay.curve(f"crease {side}"))
        out = np.sign(line[-1, 0] - line[0, 0]) or 1.0
        span = float(np.linalg.norm(line[-1] - line[0]))
        base = line - (0, span * (0.42 + lift))
        base[:, 1] += span * 0.34 * grief * (np.linspace(0, 1, len(base)) - 0.55)
        thing.strokes([base.tolist()], span * 0.2, ends=(0.6, 0.2), black=True)
        curves, widths = [], []
        for _ in range(count):
            t = thing.rng.uniform(0, len(base) - 1)
            p = np.array([np.interp(t, range(len(base)), base[:, i]) for i in (0, 1)]) + thing.rng.normal(0, span * 0.045, 2)
            q = t / (len(base) - 1)
            d = np.array([out * (0.45 + 0.6 * q), -0.8 + (0.9 + 0.5 * grief) * q]) * length * thing.rng.uniform(0.6, 1.1)
            curves.append([tuple(p), tuple(p + d * 0.6 + (0, -1)), tuple(p + d)])
            widths.append(float(thing.rng.uniform(*width)))
        thing.strokes(curves, widths, ends=(0.6, 0.04))


def small_face(thing: Thing, clay: Clay, *, light: float = 0.8, sides: tuple[str, ...] = SIDES) -> None:
    """For a head under about 150 px: brows, lids, mouth and nose as black lines with one bright edge."""
    k = math.dist(clay.curve("brow left")[0], clay.curve("mouth")[2]) / 78
    for side in sides:
        upper, lower = clay.curve(f"upper {side}"), clay.curve(f"lower {side}")
        thing.leave([*upper, *reversed(lower)], grow=2.2 * k)
        thing.bare([*(_mean(upper, lower, 0.3)), *reversed(_mean(upper, lower, 0.9))], spot=0)
        ring = clay.curve(f"iris {side}")[1:]
        thing.leave(between_lids(ring, upper, lower))
        thing.strokes([clay.curve(f"brow {side}")], 5.0 * k, ends=(0.5, 0.2), black=True)
        thing.strokes([[(x, y + 3.4 * k) for x, y in lower]], 1.3 * k, ends=(0.1, 0.1))
    mouth, nose = clay.curve("mouth"), clay.curve("nose")
    thing.strokes([mouth], 3.4 * k, ends=(0.3, 0.3), black=True)
    thing.strokes([[(x, y + 6 * k) for x, y in mouth[1:-1]]], 1.6 * k * light, ends=(0.1, 0.1))
    thing.strokes([nose[1:]], 2.6 * k, ends=(0.1, 0.5), black=True)


def _mean(a: list[Point], b: list[Point], t: float) -> list[Point]:
    return [(p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t) for p, q in zip(a, b, strict=True)]
