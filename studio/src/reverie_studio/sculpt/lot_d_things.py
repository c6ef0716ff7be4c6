"""What grows, lies and hangs about on scratchboard cards: clouds, ferns, firs, reeds, straw, ropes, shells, posts."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.engine.clay import Clay
from reverie_studio.finishes.scratchboard_tools import CUTS, Thing
from reverie_studio.sculpt.lot_d import Spot, ring


def cloud(t: Thing, puffs: Sequence[tuple[float, float, float]], light: tuple[float, float] = (0.7, -0.7), *, step: float = 7.0, width: float = 2.2, spot: float | None = None) -> None:
    """A heap of cloud, the last puff in front: each is black, with rings of arcs on the side the light comes from."""
    turn = math.atan2(light[1], light[0])
    for x, y, r in puffs:
        t.leave(ring(x, y, r, r))
        curves, widths = [], []
        for k, q in enumerate(np.arange(r - 2, r * 0.2, -step * 0.62)):
            depth = 1 - q / r
            half = (1.75 - 1.5 * depth) * t.rng.uniform(0.8, 1.05)
            off = t.rng.normal(0, 0.12)
            cx, cy = x + light[0] * depth * r * 0.3, y + light[1] * depth * r * 0.3
            curves.append([(cx + q * math.cos(turn + off + u * half), cy + q * math.sin(turn + off + u * half)) for u in np.linspace(-1, 1, 9)])
            widths.append(width * (1.15 - 0.8 * depth))
        t.strokes(curves, widths, ends=(0.1, 0.1), spot=spot)


def fern(t: Thing, root: Spot, tip: Spot, wide: float, *, rim: float = 1.2, leaves: int = 22) -> None:
    """A black frond from root to tip, its leaflets `wide` px long, with a thin light along each upper edge."""
    bend = ((root[0] + tip[0]) / 2 - (tip[1] - root[1]) * 0.12, (root[1] + tip[1]) / 2 + (tip[0] - root[0]) * 0.12 - 30)
    line = np.array([[(1 - q) ** 2 * root[k] + 2 * q * (1 - q) * bend[k] + q * q * tip[k] for k in (0, 1)] for q in np.linspace(0, 1, leaves + 2)])
    t.strokes([line.tolist()], 9, black=True, ends=(1, 0.2))
    t.strokes([line.tolist()], rim, ends=(0.3, 0.3))
    for i in range(2, leaves + 1):
        d = line[i + 1] - line[i - 1]
        d /= max(1e-6, float(np.hypot(*d)))
        q = i / leaves
        long = wide * math.sin(math.pi * min(1.0, 0.25 + 0.72 * q)) ** 0.8
        for side in (-1, 1):
            n = np.array([-d[1], d[0]]) * side
            end = line[i] + (n * 0.86 + d * 0.5) * long
            mid = line[i] + (n * 0.5 + d * 0.12) * long
            t.strokes([[tuple(line[i]), tuple(mid), tuple(end)]], max(5.0, long * 0.2), black=True, ends=(0.7, 0.1))
            t.strokes([[tuple(line[i]), tuple(mid - d * long * -0.05), tuple(end)]], rim, ends=(0.3, 0.1))


def post(t: Thing, x: float, y: float, k: float, kind: str) -> None:
    """A post with something to put on, standing at (x, y)."""
    c = Clay().limb([(0, 0, 0, 13), (3, -110, 0, 12), (0, -210, 0, 11)], melt=3, part="wood", per=4)
    if kind in ("stag", "bull", "hare", "ram"):
        c.limb([(0, -214, 0, 17), (0, -236, 0, 22)], melt=6, part="head")
    for d in (-1, 1):
        if kind == "stag":
            c.limb([(10 * d, -246, 0, 8), (60 * d, -290, 0, 7), (58 * d, -380, 0, 2)], melt=3, part="horn", per=5)
            for q in (0.35, 0.6, 0.82):
                c.limb([(60 * d * min(1, q * 1.6), -250 - 120 * q, 0, 6), ((60 * min(1, q * 1.6) + 44) * d, -290 - 120 * q, 0, 2)], melt=3, part="horn")
        elif kind == "bull":
            c.limb([(16 * d, -240, 0, 13), (80 * d, -250, 0, 11), (104 * d, -310, 0, 3)], melt=3, part="horn", per=5)
        elif kind == "hare":
            c.limb([(10 * d, -246, 0, 9), (20 * d, -310, 0, 17), (30 * d, -376, 0, 3)], melt=3, part="ear", per=5, press=(0, 0, 1.3))
        elif kind == "ram":
            c.limb([(14 * d + 46 * d * math.sin(a) * (1 - a / 9), -230 - 40 * math.cos(a) * (1 - a / 9), 10, 14 - 2 * a) for a in np.linspace(0, 5.4, 14)], melt=2, part="horn", per=2)
        elif kind == "fish":
            c.limb([(0, -206, 0, 12), (26 * d, -270, 0, 20), (66 * d, -330, 0, 5)], melt=5, part="ear", per=4, press=(0, 0, 1.6))
    c = c.turned(at=(x, y, 0), scale=k)
    t.leave([(x - 14 * k, y + 2), (x + 14 * k, y + 2), (x - 120 * k, y + 40 * k), (x - 150 * k, y + 38 * k)])
    t.leave_clay(c, grow=3.5)
    t.clay(c, CUTS["wood"].but(near=2.2), "along", gain=0.95, ambient=0.03)


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


def fir(t: Thing, x: float, y: float, turn: float, k: float = 1.0) -> None:
    """A fir that has been torn out, its middle at (x, y), its tip pointing to `turn` (radians); 120 px long."""
    c, d = math.cos(turn), math.sin(turn)
    trunk = [(x - 60 * k * c, y - 60 * k * d), (x, y), (x + 60 * k * c, y + 60 * k * d)]
    t.strokes([trunk], 15 * k, black=True, ends=(0.8, 0.5))
    t.strokes([trunk], 5 * k, ends=(0.8, 0.4), spot=0)
    for q in np.linspace(-0.5, 1, 11):
        bx, by, long = x + 60 * k * c * q, y + 60 * k * d * q, 40 * k * (1.1 - 0.75 * (q + 0.5) / 1.5)
        for s in (-1, 1):
            leaf = [(bx, by), (bx + long * (-c * 0.1 - s * d * 0.6), by + long * (-d * 0.1 + s * c * 0.6)), (bx + long * (-c * 0.55 - s * d), by + long * (-d * 0.55 + s * c))]
            t.strokes([leaf], 7 * k, black=True, ends=(0.8, 0.1))
            t.strokes([leaf], 3.4 * k, ends=(0.8, 0.1), spot=0)


def thorns(t: Thing, rng: np.random.Generator, roots: Sequence[float]) -> None:
    """Black thorn bushes before us, rooted at the lower edge, with thin rims of light."""
    for u0 in roots:
        for _ in range(16):
            lean = rng.normal(-30, 60)
            c = [(u0 + rng.normal(0, 18), 1215), (u0 + lean * 0.4, 1140), (u0 + lean, 1090 - rng.uniform(0, 110))]
            t.strokes([c], 8, black=True, ends=(1, 0.1))
            t.strokes([[(p + 2, q) for p, q in c]], 1.2, ends=(0.1, 0.2))


def shard(t: Thing, rng: np.random.Generator, x: float, y: float, r: float, tilt: float = 0.0) -> None:
    """A broken eggshell lying on the ground, with its shadow to our left."""
    t.leave(ring(x - r * 0.5, y + r * 0.52, r * 1.5, r * 0.2, 40))
    rim = [(x - r + 2 * r * k / 10, y - r * 0.12 + r * rng.uniform(-0.16, 0.24) + tilt * (k - 5) * r / 500) for k in range(11)]
    bowl = [(x + r * math.cos(a), y + r * 0.72 * math.sin(a)) for a in np.linspace(0, math.pi, 24)]
    t.form([*rim, *bowl], how="skin", puff=r * 0.9, axis=0, bend=0.5)


def pine(t: Thing, x: float, y: float) -> None:
    """A small black pine, 60 px high from its tip at (x, y), lit on our right."""
    t.strokes([[(x, y), (x - 15, y + 34)], [(x, y), (x + 15, y + 34)], [(x, y + 12), (x - 20, y + 50)], [(x, y + 12), (x + 20, y + 50)], [(x, y + 4), (x, y + 60)]], 6, black=True, ends=(0.4, 0.9))
    t.strokes([[(x + 2, y + 4), (x + 15, y + 34)], [(x + 3, y + 18), (x + 20, y + 50)]], 1.8, ends=(0.2, 0.7))


def straw(t: Thing, rng: np.random.Generator, x: float, y: float) -> None:
    """Straw pressed round a sleeping place, seen from above; thinner the farther from (x, y)."""
    curves = []
    for _ in range(2600):
        a, r = rng.uniform(0, math.tau), rng.uniform(60, 640)
        if rng.random() < math.exp(-r / 330) * 1.5:
            u, v, s, q = x + r * math.cos(a), y + 1.05 * r * math.sin(a), a + math.pi / 2 + rng.normal(0, 0.4), rng.uniform(14, 46)
            curves.append([(u - q * math.cos(s), v - q * math.sin(s)), (u + rng.normal(0, 3), v + rng.normal(0, 3)), (u + q * math.cos(s), v + q * math.sin(s))])
    t.strokes(curves, [float(rng.uniform(0.7, 1.9)) for _ in curves], ends=(0.2, 0.05))


def high_grass(t: Thing, rng: np.random.Generator) -> None:
    """Black grass before us all along the lower edge, highest at both sides."""
    for u in np.arange(-10, 815, 5.0):
        q, lean = rng.uniform(60, 220) * (1.3 if u < 200 or u > 600 else 0.8), rng.normal(16, 30)
        t.strokes([[(u, 1215), (u + lean * 0.3, 1180 - q * 0.6), (u + lean, 1180 - q)]], 8, black=True, ends=(1, 0.05))
        if rng.random() < 0.5:
            t.strokes([[(u - 2, 1200), (u + lean * 0.3 - 2, 1180 - q * 0.6), (u + lean, 1184 - q)]], 1.1, ends=(0.05, 0.2))


def mussel(t: Thing, x: float, y: float) -> None:
    """A mussel shell held at (x, y), its edge down to our right."""
    blade = f"{x - 18},{y - 22}! {x + 10},{y - 40} {x + 44},{y - 20} {x + 52},{y + 26}! {x + 18},{y + 20} {x - 12},{y + 2}"
    t.leave(blade, grow=3)
    ribs = [[(x - 18, y - 22), (x + 20, y - 30), (x + 52, y + 26)], [(x - 18, y - 22), (x + 6, y), (x + 52, y + 26)]]
    t.form(blade, how="skin", puff=14, guides=ribs, gain=1.5, ambient=0.3)


def reeds(t: Thing, rng: np.random.Generator, roots: Sequence[float]) -> None:
    """Black reeds before us, 160 to 420 px high, leaning towards the middle."""
    for u in roots:
        q, lean = rng.uniform(160, 420), rng.normal(-20 if u > 400 else 16, 24)
        t.strokes([[(u, 1215), (u + lean * 0.3, 1200 - q * 0.6), (u + lean, 1200 - q)]], 9, black=True, ends=(1, 0.05))
        if rng.random() < 0.75:
            t.strokes([[(u - 2, 1190), (u + lean * 0.3 - 2, 1200 - q * 0.6), (u + lean, 1204 - q)]], 1.2, ends=(0.1, 0.2))


def ringed_eye(t: Thing, x: float, y: float) -> None:
    """The small round eye of a bird, looking down."""
    turn = np.linspace(0, 6.3, 16)
    t.leave([(x + 8 * math.cos(q), y + 8 * math.sin(q)) for q in turn])
    t.strokes([[(x + 7 * math.cos(q), y + 7 * math.sin(q)) for q in turn]], 1.8)
    t.prick([(x - 1, y + 1, 2.2)])


def turf(t: Thing, rng: np.random.Generator, start: Spot, end: Spot) -> None:
    """Short grass along an edge."""
    for _ in range(260):
        u = rng.uniform(start[0], end[0])
        v, q = np.interp(u, (start[0], end[0]), (start[1], end[1])) + rng.uniform(-16, 8), rng.uniform(8, 26)
        t.strokes([[(u, v), (u + 3, v - q * 0.6), (u + rng.normal(5, 5), v - q)]], rng.uniform(0.7, 1.6), ends=(0.6, 0.05))


def twisted(t: Thing, line: Sequence[Spot]) -> None:
    """A rope along points that lie 8 px apart."""
    t.leave([*((u, v - 9) for u, v in line), *((u, v + 9) for u, v in reversed(line))])
    for u, v in line:
        t.strokes([[(u - 7, v + 8), (u + 1, v + 1), (u + 9, v - 8)]], 4.2, ends=(0.4, 0.3))


def sapling(t: Thing, x: float, y: float) -> None:
    """A young tree of 110 px with two blossoms, rooted at (x, y)."""
    t.strokes([[(x, y), (x - 4, y - 58), (x + 4, y - 108)], [(x + 5, y - 48), (x - 12, y - 78), (x - 18, y - 90)], [(x + 6, y - 68), (x + 26, y - 92), (x + 34, y - 108)]], 3.0, ends=(0.9, 0.2))
    t.sparks((x + 12, y - 112), (2, 12), 26, length=(6, 16), width=2.6)
    t.sparks((x - 16, y - 94), (2, 8), 14, length=(5, 10), width=2.2)
