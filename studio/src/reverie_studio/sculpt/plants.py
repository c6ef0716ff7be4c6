"""Trees, grass, ferns, reeds, flowers."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from reverie_studio.engine.bodies import Body
from reverie_studio.engine.clay import Clay, flow
from reverie_studio.finishes.scratchboard_tools import Thing
from reverie_studio.sculpt.marks import Knots, Spot

Limb = tuple[list[tuple[float, float, float]], float, float]  # (x, y, z), radius at its root and at its tip


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


def reeds(t: Thing, rng: np.random.Generator, roots: Sequence[float]) -> None:
    """Black reeds before us, 160 to 420 px high, leaning towards the middle."""
    for u in roots:
        q, lean = rng.uniform(160, 420), rng.normal(-20 if u > 400 else 16, 24)
        t.strokes([[(u, 1215), (u + lean * 0.3, 1200 - q * 0.6), (u + lean, 1200 - q)]], 9, black=True, ends=(1, 0.05))
        if rng.random() < 0.75:
            t.strokes([[(u - 2, 1190), (u + lean * 0.3 - 2, 1200 - q * 0.6), (u + lean, 1204 - q)]], 1.2, ends=(0.1, 0.2))


def turf(t: Thing, rng: np.random.Generator, start: Spot, end: Spot) -> None:
    """Short grass along an edge."""
    for _ in range(260):
        u = rng.uniform(start[0], end[0])
        v, q = np.interp(u, (start[0], end[0]), (start[1], end[1])) + rng.uniform(-16, 8), rng.uniform(8, 26)
        t.strokes([[(u, v), (u + 3, v - q * 0.6), (u + rng.normal(5, 5), v - q)]], rng.uniform(0.7, 1.6), ends=(0.6, 0.05))


def grown(rng: np.random.Generator, knots: Knots, r: tuple[float, float], *, level: int = 3, every: float = 60.0, long: float = 0.42, spread: float = 46.0,
          sag: float = 0.0, bare: float = 0.3) -> list[Limb]:  # fmt: skip
    """A bough along knots (x, y, z) and all that grows from it: `every` px a child, `long` of its length; `sag` pulls the tips down (up below 0)."""
    line = flow(knots, 8)
    run = np.concatenate([[0.0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    out: list[Limb] = [([(float(p[0]), float(p[1]), float(p[2])) for p in line[::2]], *r)]
    if level == 0:
        return out
    for i, s in enumerate(np.arange(run[-1] * bare, run[-1] * 0.97, every)):
        at = np.array([np.interp(s + rng.uniform(-0.3, 0.3) * every, run, line[:, k]) for k in range(3)])
        on = np.array([np.interp(s + 8, run, line[:, k]) - np.interp(s - 8, run, line[:, k]) for k in range(3)])
        a = math.atan2(on[1], on[0]) + math.radians(spread * rng.uniform(0.7, 1.3)) * (1 if i % 2 else -1)
        size = (run[-1] * long * rng.uniform(0.6, 1.15)) * (1.15 - 0.6 * s / run[-1])
        pieces, q = [at], 4
        for k in range(q):
            a += rng.normal(0, 0.22)
            d = np.array([math.cos(a), math.sin(a) + sag * (0.3 + 0.4 * k), rng.normal(0, 0.25)])
            pieces.append(pieces[-1] + d / np.linalg.norm(d[:2]) * size / q)
        thick = (r[0] + (r[1] - r[0]) * s / run[-1]) * 0.62
        out += grown(rng, [p.tolist() for p in pieces], (thick, max(0.5, thick * 0.25)), level=level - 1, every=every * 0.62, long=long, spread=spread, sag=sag, bare=0.25)
    return out


def wooden(t: Thing, limbs: Sequence[Limb], *, thick: float = 4.0, light: float = 1.0, how: str = "wood", run: str = "along", **more: Any) -> Body:
    """Boughs of `grown`: the thick ones as one body, the thin ones as single strokes that go before them."""
    thin = [limb for limb in limbs if limb[1] < thick]
    if thin:
        curves = [[p[:2] for p in points] for points, _, _ in thin]
        t.strokes(curves, [2 * root + 3.0 for _, root, _ in thin], ends=(1, 0.2), black=True)
        t.strokes(curves, [float(np.clip(root * 1.1, 0.7, 3.2)) * light for _, root, _ in thin], ends=(0.9, 0.1))
    c = Clay()
    for points, root, tip in limbs:
        if root >= thick:
            n = max(1, len(points) - 1)
            c.limb([(*p, root + (tip - root) * k / n) for k, p in enumerate(points)], melt=5, part="wood", per=1)
    return t.clay(c, how, run, **{"ambient": 0.1, **more})


def spruce(t: Thing, x: float, base: float, tall: float, half: float, *, lean: float = 0.0, light: float = 0.8, sun: float = -1.0) -> None:
    """A spruce on (x, base): drooping boughs, black first, lit on the side of `sun`; `lean` px bends its tip."""
    levels = max(8, int(tall / 15))
    curves: list[list[Spot]] = []
    widths: list[float] = []
    for k in range(levels):
        q = 1 - (k + 0.5) / levels  # 1 at the foot … 0 at the tip, laid from below
        cx, cy = x + lean * (1 - q) ** 1.6, base - tall * (1 - q)
        wide = half * (0.06 + 0.94 * q**0.8)
        cover = [(cx - wide, cy + wide * 0.5), (cx - wide * 0.4, cy), (cx, cy - tall / levels * 1.6), (cx + wide * 0.4, cy), (cx + wide, cy + wide * 0.5), (cx, cy + wide * 0.16)]
        t.leave(cover, grow=1.5)
        curves, widths = [], []
        for _ in range(int(6 + wide * 0.5)):
            u = t.rng.uniform(-1, 1)
            lit = light * np.clip(0.5 + 0.75 * sun * u, 0.0, 1)
            if t.rng.random() > lit + 0.06:
                continue
            far = wide * u * t.rng.uniform(0.8, 1.1)
            y0 = cy - tall / levels * t.rng.uniform(0, 1.3)
            curves.append([(cx + far * 0.25, y0), (cx + far * 0.7, y0 + abs(far) * 0.16 + 3), (cx + far, y0 + abs(far) * 0.5 + 5)])
            widths.append(float(t.rng.uniform(0.7, 1.2 + 1.1 * lit)))
        t.strokes(curves, widths, ends=(0.4, 0.05))


def grass(t: Thing, count: int = 200, *, base: float = 1214.0, tall: tuple[float, float] = (24, 90), lean: float = 6.0, lit: float = 0.45, x: tuple[float, float] = (-10, 810),
          wide: float = 6.0, light: float = 1.1, layers: int = 4) -> None:  # fmt: skip
    """Black blades along the bottom edge (or any level `base`), some of them (`lit`) with one bright edge."""
    for _ in range(layers):
        blades, edges = [], []
        for at in t.rng.uniform(*x, count // layers):
            h, d = t.rng.uniform(*tall), t.rng.normal(lean, 16)
            blades.append([(at, base), (at + d * 0.3, base - 4 - h * 0.6), (at + d, base - 14 - h)])
            if t.rng.random() < lit:
                edges.append([(at + 2, base - 14 - h * 0.4), (at + d * 0.5 + 1, base - 14 - h * 0.75), (at + d, base - 14 - h)])
        t.strokes(blades, wide, ends=(1, 0.05), black=True)
        t.strokes(edges, light, ends=(0.05, 0.1))


def sward(t: Thing, edge: Sequence[Sequence[float]], rows: int, drop: float, blade: tuple[float, float], light: Callable[[float, float], float], *,
          every: float = 4.0, lean: float = 0.3, shape: float = 0.0, spot: float | None = None, cover: float = 5.0) -> None:
    """Grass below an edge line (x, y left to right), row upon row towards us; `light(x, y)` is the width of a blade, 0 is none."""
    line = flow([p[:2] for p in edge], 14)
    run = [0.0]
    for a, b in zip(line[:-1], line[1:], strict=True):
        run.append(run[-1] + math.dist(a, b))
    for row in range(rows):
        blades, widths = [], []
        s = 0.0
        while s < run[-1]:
            s += every * float(t.rng.uniform(0.5, 1.5)) * (1 + 0.05 * row)
            i = next((k for k in range(1, len(run)) if run[k] >= s), len(run) - 1)
            q = (s - run[i - 1]) / max(1e-6, run[i] - run[i - 1])
            x, y = line[i - 1] + (line[i] - line[i - 1]) * q
            x, y = float(x), float(y) + row * drop + float(t.rng.uniform(0, drop)) + shape * row * row
            size = float(t.rng.uniform(*blade)) * (1 + 0.04 * row)
            w = light(x, y)
            blades.append([(x, y), (x + lean * size * 0.3, y - size * 0.6), (x + (lean + float(t.rng.normal(0, 0.2))) * size, y - size)])
            widths.append(w * float(t.rng.uniform(0.5, 1.3)))
        t.strokes(blades, cover, black=True, ends=(0.8, 0.1))
        lit = [(b, w) for b, w in zip(blades, widths, strict=True) if w > 0.22]
        t.strokes([b for b, _ in lit], [w for _, w in lit], ends=(0.6, 0.03), spot=spot)


def tree(t: Thing, x: float, y: float, size: float, *, gain: float = 1.0, lean: float = 0.0, spot: float | None = None) -> None:
    """A leafy tree standing on (x, y), `size` px high: a stem and a crown of clay."""
    t.clay(Clay().limb([(x, y + 2, 0, size * 0.05), (x + lean * size * 0.3, y - size * 0.3, 0, size * 0.04), (x + lean * size * 0.6, y - size * 0.5, 0, size * 0.03)], per=3), "wood", "along",
            gain=gain, spot=spot)
    crown = Clay()
    for dx, dy, r in ((-0.17, 0.42, 0.15), (0.16, 0.44, 0.16), (0.0, 0.62, 0.2), (-0.12, 0.74, 0.14), (0.12, 0.76, 0.14), (0.02, 0.88, 0.11)):
        crown.ball(x + (dx + float(t.rng.normal(0, 0.03)) + lean * dy) * size, y - dy * size, float(t.rng.normal(0, 0.06)) * size, r * size, melt=size * 0.04)
    t.clay(crown, "down", "down", gain=gain * 1.2, near=2.0, stroke=(3, 8), over=4, wild=40, spot=spot)


def roots(t: Thing, spots: Sequence[Sequence[float]], long: tuple[float, float], drift: float, width: tuple[float, float] = (1.2, 4.0), spot: float | None = None, wave: float = 0.16) -> None:
    """Roots that hang from places (x, y) and are blown aside by `drift` px per px of length; they fork."""
    for x, y, *_ in spots:
        size = float(t.rng.uniform(*long))
        w, a = float(t.rng.uniform(*width)), float(t.rng.normal(0, wave)) * size
        main = [(x, y), (x + drift * size * 0.25 + a, y + size * 0.36), (x + drift * size * 0.62 - a * 0.6, y + size * 0.7), (x + drift * size + a * 0.5, y + size)]
        side = [main[1], (main[1][0] + drift * size * 0.3 - a, main[1][1] + size * 0.22), (main[1][0] + drift * size * 0.6 - a * 1.6, main[1][1] + size * 0.42)]
        t.strokes([main], w * 2.4 + 2, black=True, ends=(1, 0.1))
        t.strokes([main], w, ends=(1, 0.05), spot=spot)
        t.strokes([side], w * 0.5, ends=(0.8, 0.05), spot=spot)


def poppy(t: Thing, x: float, y: float, k: float, lean: float, n: int) -> None:
    """A poppy on its stem, its foot at (x, y), 100 px high by `k`."""
    top = (x + lean * k, y - 90 * k)
    stem = [(x, y), (x - lean * 0.5 * k, y - 30 * k), (x + lean * 0.4 * k, y - 64 * k), top]
    t.strokes([stem], 6 * k + 2, black=True)
    t.strokes([stem], 2.6 * k, ends=(0.9, 0.9), spot=0)
    for side, h in ((-1, 18), (1, 30), (-1, 40)):
        leaf = Clay().limb([(x, y - h * k, 0, 2.5 * k), (x + side * 18 * k, y - (h + 8) * k, 6, 5 * k), (x + side * 36 * k, y - (h - 2) * k, 10, 1.5 * k)], per=4, press=(0, 0, 1.5))
        t.leave_clay(leaf, grow=1)
        t.clay(leaf, "skin", "along", spot=0)
    for i in range(n):
        q = (i + 0.5) / n * 2 - 1
        a = math.radians(-90 + q * 118 + 20 * math.sin(n * 3 + i))
        size = k * (46 - 8 * abs(q)) * (0.9 if i % 2 else 1.05)
        tip = (top[0] + size * math.cos(a), top[1] + size * 0.8 * math.sin(a))
        petal = Clay().limb([(*top, 0, 5 * k), (top[0] * 0.5 + tip[0] * 0.5, top[1] * 0.5 + tip[1] * 0.5, 14 * k, 15 * k), (*tip, 8 * k, 13 * k)], per=4, press=(0, 0, 1.7))
        t.leave_clay(petal, grow=1.6)
        t.clay(petal, "skin", "along", ambient=0.14, near=1.7, stroke=(10, 30))
    t.leave([(top[0] + 8 * k * math.cos(q / 3), top[1] - 4 * k + 8 * k * math.sin(q / 3)) for q in range(19)])
    t.sparks((top[0], top[1] - 4 * k), (3 * k, 6 * k), 14, length=(4 * k, 10 * k), width=1.2 * k + 0.3, spot=0)


def tufts(t: Thing, roots: Sequence[Sequence[float]], *, lean: float = 0.3, width: tuple[float, float] = (0.7, 2.4), cover: float = 4.0, bands: int = 10,
          spot: float | None = None) -> None:
    """Blades from roots (x, y, height), the farther ones first; nearer ones cover them."""
    rows = sorted(roots, key=lambda r: r[1])
    for k in range(bands):
        curves, widths = [], []
        for x, y, tall in rows[k * len(rows) // bands : (k + 1) * len(rows) // bands]:
            a = lean + float(t.rng.normal(0, 0.22))
            curves.append([(x, y), (x + a * tall * 0.3, y - tall * 0.6), (x + a * tall, y - tall)])
            widths.append(float(t.rng.uniform(*width)))
        if cover:
            t.strokes(curves, cover, black=True, ends=(0.8, 0.1))
        t.strokes(curves, widths, ends=(0.6, 0.03), spot=spot)


def blown_crown(t: Thing, x: float, y: float, size: float, lean: float, count: int = 190) -> None:
    """A leafy tree standing on (x, y), `size` px high, blown aside by `lean` of its height: a stem, and single leaves that all point with the wind, lit from our left."""
    top = (x + lean * size * 0.7, y - size * 0.66)
    t.strokes([[(x, y + 4), (x + lean * size * 0.2, y - size * 0.3), top]], size * 0.09, ends=(1, 0.3))
    spots = t.rng.normal(0, 1, (count, 2))
    for u, v in sorted(spots.tolist(), key=lambda p: p[0]):
        q = min(1.0, 1.7 / max(1e-6, math.hypot(u, v)))
        px, py, long = top[0] + u * q * size * 0.19, top[1] + v * q * size * 0.17, size * float(t.rng.uniform(0.07, 0.12))
        leaf = [(px, py), (px + long * 0.5, py - long * 0.2), (px + long, py + long * float(t.rng.uniform(-0.3, 0.2)))]
        t.strokes([leaf], long * 0.66, black=True, ends=(0.4, 0.1))
        t.strokes([leaf], long * (0.3 - 0.09 * u - 0.05 * v), ends=(0.5, 0.05))


def root_leg(x: float, y: float, tall: float, step: float, z: float = 0.0) -> Clay:
    """A leg of roots that stands on (x, y) and carries something `tall` px above it, set out by `step` px: a knee, and three toes."""
    r = tall * 0.1
    c = Clay().limb([(x - step, y - tall, z, r * 1.5), (x - step * 0.2 + r, y - tall * 0.52, z, r), (x, y - r, z, r * 0.8)], melt=4, part="root", per=6)
    for dx, dy in ((-0.26, 0.02), (0.04, 0.05), (0.34, 0.0)):
        c.limb([(x, y - r * 1.4, z, r * 0.75), (x + dx * tall * 0.6, y - r * 0.9 + dy * tall, z + 6, r * 0.6), (x + dx * tall, y + dy * tall, z + 8, r * 0.16)], melt=4, part="root", per=4)
    return c
