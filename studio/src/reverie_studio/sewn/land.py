"""Hills, roads, water, plants and weather of cloth."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import numpy as np

from reverie_studio.colour import Array
from reverie_studio.finishes.embroidery_forms import Points, evenly, flow, line, tangents
from reverie_studio.finishes.embroidery_hoop import Hoop, Threads
from reverie_studio.sewn.stitches import Dots, Spot, arc, toned


def thorn(h: Hoop, spine: Dots, wide: float, tone: Threads, seed: int = 0) -> None:
    """A bare branch along a line with long thorns in pairs, tapering to its end."""
    n = len(spine)
    h.tube([(x, y, wide * (1 - 0.85 * k / (n - 1))) for k, (x, y) in enumerate(spine)], tone, "fur", angle=10)
    rng = np.random.default_rng([h.s.seed, seed])
    for k in range(n - 1):
        (x0, y0), (x1, y1) = spine[k], spine[k + 1]
        a = math.atan2(y1 - y0, x1 - x0)
        for t in (0.2, 0.65):
            for side in (-1, 1):
                b, m = a + side * float(rng.uniform(0.7, 1.2)), wide * float(rng.uniform(2.0, 3.4)) * (1 - 0.5 * k / n)
                x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
                h.tube([(x, y, wide * 0.26), (x + math.cos(b) * m, y + math.sin(b) * m, 0.8)], tone, "across")


def slough(h: Hoop, spine: Sequence[tuple[float, float, float]], tone: Threads, rim: Threads, size: float = 20.0) -> None:
    """A shed skin along (x, y, radius): thin threads, scales of stem stitch in rows, a lit rim on both sides."""
    h.sheer(_ribbon(spine, 1.0), "#fff0cc", 0.62)
    p = evenly(flow(np.asarray(spine, np.float32), False, 14), 2.0)
    t = tangents(p)
    n = np.stack([-t[:, 1], t[:, 0]], 1)
    at, row, marks = 0.0, 0, []
    while at < len(p) - 2:
        i = int(at)
        x, y, r = (float(v) for v in p[i])
        s = size * r / float(p[:, 2].max()) + 3
        for k in np.arange(-r + (s * 0.5 if row % 2 else 0), r, s):
            u = math.sin(k / r * math.pi / 2) * r
            cx, cy = x + float(n[i, 0]) * u, y + float(n[i, 1]) * u
            dx, dy, ox, oy = float(t[i, 0]) * s * 0.55, float(t[i, 1]) * s * 0.55, float(n[i, 0]) * s * 0.42, float(n[i, 1]) * s * 0.42
            marks += [(cx - ox, cy - oy, cx + dx, cy + dy), (cx + ox, cy + oy, cx + dx, cy + dy)]
        at, row = at + s * 0.25, row + 1
    h.straight(marks, tone, 2.0)
    for side in (-1, 1):
        edge = p[:, :2] + n * p[:, 2:] * side
        h.stem(edge, rim, 3.6, 11)


def _ribbon(spine: Sequence[tuple[float, float, float]], size: float) -> Array:
    """The outline of a band along (x, y, radius)."""
    p = evenly(flow(np.asarray(spine, np.float32), False, 14), 8.0)
    t = tangents(p)
    n = np.stack([-t[:, 1], t[:, 0]], 1) * p[:, 2:] * size
    return np.asarray(np.vstack([p[:, :2] + n, (p[:, :2] - n)[::-1]]), np.float32)


def ridge(h: Hoop, crest: Points, foot: float, tone: Threads, lit: float = 1.0) -> None:
    """A fold of land: cloth below a crest line down to y=`foot`, its threads fall from the crest."""
    p = line(crest)
    x0, x1 = float(p[0, 0]), float(p[-1, 0])
    guides = [[(float(x), float(y)), (float(x) + (float(x) - (x0 + x1) / 2) * 0.14, foot)] for x, y in p[:: max(1, len(p) // 6)]]
    h.blob(np.vstack([p, [[x1, foot], [x0, foot]]]), tone, "fur", grain=guides, puff=90, length=24, satin=30, width=2.6, lit=lit, angle=4)


def spun(h: Hoop, around: Callable[[float, float], tuple[float, float]], tones: Sequence[Threads], near: float, far: float,
         rng: np.random.Generator, gores: int = 15) -> None:  # fmt: skip
    """A flying skirt of fields: gores between two radii, each of two or three fields, `around` bends (angle, radius) to the card."""
    cuts = np.cumsum(rng.uniform(0.7, 1.3, gores))
    cuts = np.concatenate([[0.0], cuts / cuts[-1] * 2 * math.pi])
    for k in range(gores):
        a0, a1 = float(cuts[k]), float(cuts[k + 1])
        rows = [near, *(near + (far - near) * np.sort(rng.uniform(0.3, 0.8, 1 + k % 2))), far]
        for i in range(len(rows) - 1):
            r0, r1 = float(rows[i]), float(rows[i + 1])
            inner = [around(a, r0) for a in np.linspace(a0, a1, 5)]
            outer = [around(a, r1) for a in np.linspace(a1, a0, 5)]
            sides = [[around(a, r) for r in np.linspace(p, q, 4)[1:-1]] for a, p, q in ((a1, r0, r1), (a0, r1, r0))]
            m = (a0 + a1) / 2
            along = [[around(m, r) for r in np.linspace(r0, r1, 6)]]
            body = h.blob([*inner, *sides[0], *outer, *sides[1]], tones[(k * 3 + i * 2) % len(tones)], "cloth", grain=along if (k + i) % 3 else [[around(a, (r0 + r1) / 2) for a in np.linspace(a0, a1, 6)]], puff=16, length=26, satin=34, width=2.8)
            fold = 0.62 + 0.3 * math.sin(k * 2.1)
            body.lit = fold + 0.3


def bean_pole(h: Hoop, x: float, foot: float, top: float, wood: Threads, leaf: Threads, flower: str, seed: int = 0) -> None:
    """A pole with a bean that winds up it, its leaves and a few flowers."""
    rng = np.random.default_rng([seed, int(x)])
    h.tube([(x - 6, foot, 13), (x, (foot + top) / 2, 11), (x + 8, top, 9)], wood, "across", angle=8, length=34)
    n = (foot - top) / 90
    h.couch([(x + 22 * math.sin(t * n * 3.2), foot + (top - foot) * t * 0.94) for t in np.linspace(0, 1, 44)], h.threads(leaf)[2][None], None, 6)
    for k in range(int(n * 2.4)):
        y, side = foot - 30 - k * (foot - top) / (n * 2.6), -1 if k % 2 else 1
        a = rng.uniform(-0.5, 0.6)
        for d in (-0.7, 0.0, 0.7):
            q = a + d
            h.leaf([(x + side * 16, y, 3), (x + side * (20 + 26 * math.cos(q)), y + 26 * math.sin(q), 13), (x + side * (20 + 52 * math.cos(q)), y + 52 * math.sin(q), 1.5)], leaf, h.threads(leaf)[0][None])
        if k % 3 == 0:
            h.knots([(x - side * 20, y - 8, 7), (x - side * 28, y + 2, 6)], flower)


def bindweed(h: Hoop, path: Sequence[Spot], leaf: Threads, flower: Threads, rng: np.random.Generator, every: int = 3) -> None:
    """A climbing stem along a path with arrow leaves and, at every third leaf, a white trumpet."""
    p = evenly(flow(np.asarray(path, np.float32), False, 12), 26.0)
    t = tangents(p)
    h.couch(p, h.threads(leaf)[1][None], None, 5.5)
    for k in range(1, len(p) - 1):
        side = -1 if k % 2 else 1
        a = math.atan2(t[k, 1], t[k, 0]) + side * float(rng.uniform(0.7, 1.5))
        x, y, c, s = float(p[k, 0]), float(p[k, 1]), math.cos(a), math.sin(a)
        if k % every:
            n = float(rng.uniform(34, 48))
            h.leaf([(x, y, 2), (x + c * n * 0.42, y + s * n * 0.42, 15), (x + c * n, y + s * n, 1)], leaf, h.threads(leaf)[0][None])
        else:
            fx, fy = x + c * 26, y + s * 26
            h.tube([(x, y, 3), (fx, fy, 9)], leaf, "across")
            h.blob([(fx + math.cos(b) * (25 + 3 * math.cos(b * 5)), fy + math.sin(b) * (22 + 3 * math.cos(b * 5))) for b in np.linspace(0, 6.28, 21)[:-1]], flower, "silk", puff=8, angle=90, satin=24)
            h.star(fx, fy, 17, h.threads(flower)[0][None], 5, 1.8)
            h.knots([(fx, fy, 5)], "#f0d24a")


def cloud(h: Hoop, wool: Threads, seed: int = 0, wide: float = 100.0) -> None:
    """A woolly cloud, `wide` px to either side of the origin, its flat foot at y=0: overlapping puffs, the nearest last."""
    rng = np.random.default_rng([seed, 5])
    for row, (count, up, r) in enumerate(((3, 0.72, 0.36), (4, 0.44, 0.38), (5, 0.2, 0.3))):
        for k in range(count):
            t = (k + 0.5) / count * 2 - 1
            x, y = t * wide * (0.5 + row * 0.2) + float(rng.normal(0, 4)), -wide * up * (1 - 0.3 * t * t) - wide * 0.06
            n = wide * r * float(rng.uniform(0.85, 1.1)) * (1 - 0.24 * abs(t))
            h.blob([(x + math.cos(a) * n, y + math.sin(a) * n * 0.86) for a in np.linspace(0, 2 * math.pi, 14, endpoint=False)], wool, "wool", grain=[[(x - n, y + n * 0.3), (x, y - n * 0.7), (x + n, y + n * 0.3)]], puff=n * 0.8, width=3.0)


def drystone(h: Hoop, path: Sequence[Spot], stone: Threads, rng: np.random.Generator, tall: float = 34.0) -> None:
    """A dry stone wall along a path, three courses high."""
    p = evenly(flow(np.asarray(path, np.float32), False, 12), 4.0)
    for row in range(3):
        i = 3 * (row % 2)
        while i < len(p) - 2:
            w = int(rng.integers(5, 9))
            j = min(len(p) - 1, i + w)
            (x0, y0), (x1, y1), up = p[i], p[j], tall * (row + 0.5) / 3
            h.tube([(float(x0) + 5, float(y0) - up, tall * 0.18), (float(x1) - 5, float(y1) - up, tall * 0.17)], stone, "across", angle=20, length=12, lit=float(rng.uniform(0.75, 1.1)))
            i = j


def hill_pocket(h: Hoop, shape: str, mouth: str, seam: str, red: Sequence[str], thread: str) -> None:
    """A pocket of other cloth, quilted, its seam whipped down, its mouth (x, y, radius) a rolled hem; `red` from top to foot."""
    h.patch(shape, [(540, red[0]), (820, red[1]), (1100, red[2])], lift=20, pitch=4.4, tilt=0.02)
    h.whip(seam, thread, 8, 30, 34)
    for k in range(7):
        h.run([(130 + k * 96, 640), (170 + k * 92, 820), (140 + k * 92, 1040)], red[2], 3, 12, 9)
    h.tube(mouth, red[::-1], "across", angle=80)
    h.run([tuple(float(v) for v in w.split(",")[:2]) for w in mouth.split()], thread, 4, 16, 12)


def wake(h: Hoop, pale: Threads, *, long: float = 260.0) -> None:
    """The water round a swimmer that goes right: a collar at y=0 and two lines that trail."""
    h.stem([(-196, 12), (-130, 24), (-60, 29), (-6, 26), (22, 18)], pale, 5, 11)
    h.run([(-150, 34), (-60, 40), (10, 34)], pale, 3, 14, 10)
    h.stem([(54, 24), (-10, 52), (-120, 72), (-180 - long * 0.5, 96)], pale, 3, 12)
    h.stem([(-180, 4), (-180 - long * 0.4, -6), (-180 - long * 0.8, -2)], pale, 2.6, 12)


def floe(h: Hoop, shape: str, thick: float = 26.0) -> None:
    """A piece of ice: a white top of bare cloth over a blue edge `thick` px high."""
    p = [tuple(map(float, w.strip("!").split(","))) for w in shape.split()]
    low = " ".join(f"{x},{y + thick}!" for x, y in p)
    h.blob(low, ("#3a5a8a", "#6a92bc", "#a8cce0", "#e4f6fa"), "silk", grain=90.0, puff=10)
    h.patch(" ".join(f"{x},{y}!" for x, y in p), [(0, "#fbfdfc"), (1200, "#dbe8f0")], lift=3, pitch=4.4, edge="#b4cce0")


def road_ball(h: Hoop, x: float, y: float, r: float, road: Threads, kerb: Threads, *, turns: int = 12) -> None:
    """A road wound up like a ribbon: bands with kerbs and a broken line down the middle, round a ball."""
    tone, edge = h.threads(road), h.threads(kerb)
    lx, ly = h.s.light
    h.blob(arc(x, y, r * 0.985, r * 0.985, n=40), tone[:3], "cloth", puff=r)

    def rule(px: Array, py: Array) -> Array:
        u, v = (px - x) / r, (py - y) / r
        return np.asarray(0.56 + 0.46 * (u * lx + v * ly) - 0.3 * (u * u + v * v) ** 2, np.float32)

    for k in range(turns):
        a = k * 2.39996 + 0.4
        tilt = math.sin(k * 1.7 + 0.3) * 0.72 if k < turns - 1 else 0.16
        p = []
        for t in np.linspace(0.02, math.pi - 0.02, 17):
            u, v = math.cos(t) * r * 0.97, math.sin(t) * r * tilt
            p.append((x + u * math.cos(a) - v * math.sin(a), y + u * math.sin(a) + v * math.cos(a), r * 0.17 * (0.3 + 0.7 * math.sin(t))))
        toned(h.tube(p, road, "across", flat=0.35, satin=90, width=2.4), rule)
        q = np.array(p)
        d = np.gradient(q[:, :2], axis=0)
        n = np.stack([-d[:, 1], d[:, 0]], 1) / np.maximum(1e-3, np.hypot(d[:, 0], d[:, 1]))[:, None]
        for s in (-1, 1):
            h.couch(q[:, :2] + n * q[:, 2:] * 0.9 * s, edge[1][None] if s > 0 else edge[0][None], None, 5)
        h.run(q[2:-2, :2], "#fff6dc", 4, 15, 12)


def ice_wall(h: Hoop, wall: str, tones: Sequence[str], rng: np.random.Generator) -> None:
    """Long upright satin, denser where the ice is deep; around the orange it is clear."""
    for gap, long, tone in ((30, 210, tones[:3]), (38, 150, tones[1:4]), (60, 90, tones[3:])):
        h.seeds(wall, tone, gap, long, 78, 2.4, wander=3, seed=long)
    for k in range(15):
        x, y = rng.uniform(500, 810), rng.uniform(540, 1150)
        n, w = rng.uniform(160, 330), rng.uniform(9, 22)
        h.tube([(x, y, 1), (x + 6, y + n * 0.3, w), (x + 12, y + n * 0.7, w * 0.8), (x + 22, y + n, 1)], tones[:4], "silk", angle=4, satin=150, length=90, flat=0.5, lit=0.8)
    h.couch("154,-20 204,160 284,380 376,620 444,800 480,960 524,1100 564,1220", "#eef8fb", "#6d9ccc", 6, 15)


def storm_cloud(h: Hoop, rng: np.random.Generator) -> None:
    """One dark cloud in the upper left of the card."""
    tone = ("#1e1430", "#33244a", "#553e70", "#8468a0", "#c8a8d0")
    for x, y, r in ((60, 150, 96), (330, 130, 84), (150, 84, 110), (262, 96, 96), (40, 210, 60), (190, 190, 78), (110, 190, 70), (300, 190, 60)):
        h.tube([(x - r * 0.4, y, r * 0.8), (x + r * 0.3, y + 4, r * 0.9)], tone, "fur", angle=float(rng.uniform(20, 70)), flat=0.9, length=22)
