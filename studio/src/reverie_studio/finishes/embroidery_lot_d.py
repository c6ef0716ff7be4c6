"""More for the needle: scorches, folds of land, shed skins, zips, dots, plaits, boats, buttons on the wing."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from reverie_studio.colour import Array, Colour
from reverie_studio.finishes.embroidery_forms import Points, evenly, flow, line, tangents
from reverie_studio.finishes.embroidery_hoop import Hoop, Threads

Dots = list[tuple[float, float]]


def sole(x: float, y: float, wide: float, long: float, lean: float = 0.0, size: float = 1.0) -> Dots:
    """The outline of a flatiron's sole: its heel round (x, y), its tip `long` px above, moved aside by `lean`."""
    half = [(1.0, 0.0), (1.06, 0.12), (1.05, 0.28), (0.96, 0.46), (0.78, 0.64), (0.5, 0.82), (0.2, 0.95), (0.0, 1.0)]
    around = [(-0.5, -0.05), (0.5, -0.05), *half, *((-u, v) for u, v in half[-2::-1])]
    mid = 0.42
    return [(x + lean * v + u * wide / 2 * size, y - long * (mid + (v - mid) * size)) for u, v in around]


def flatiron(h: Hoop, metal: Threads, grip: Threads) -> None:
    """A flatiron seen from the side, its point to the left, 200 px long, standing on y=0."""
    h.blob("-110,0! -84,-30 -30,-62 40,-70 84,-66! 92,0!", metal, "iron", grain=["-100,-6 -20,-40 86,-44", "-100,-2 90,-6"], puff=30, satin=70)
    h.tube([(-34, -60, 9), (-40, -104, 8), (-6, -122, 12), (50, -122, 12), (66, -104, 8), (62, -66, 9)], grip, "across")


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


def plait(h: Hoop, x: float, y: float, r: float, tones: Sequence[Threads]) -> None:
    """A wreath of plaited hair round (x, y): strands weave out and in as they go round, each over the next."""
    n = len(tones)
    count = n * 3
    for k in range(count):
        a = k * 2 * math.pi / count
        span = 2 * math.pi / count * 2.0
        side = 1 if k % 2 else -1
        p = []
        for t in np.linspace(0, 1, 6):
            q = r + side * 20 * math.cos(math.pi * float(t))
            p.append((x + math.cos(a + span * float(t)) * q, y + math.sin(a + span * float(t)) * q, 8 + 8 * math.sin(math.pi * float(t))))
        h.tube(p, tones[k % n], "hair", angle=6)


def scissors(h: Hoop, steel: Threads, grip: Threads) -> None:
    """Scissors a little open, 200 px long, their points up, the pivot at the origin."""
    for side in (-1, 1):
        h.blob(f"{side * 4},8! {side * -14},-50 {side * -20},-110! {side * -2},-56 {side * 10},0!", steel, "silk", grain=80.0, puff=8)
        h.tube([(side * 4, 6, 6), (side * 16, 34, 6)], steel, "across")
        h.couch([(side * 26 + math.cos(b) * 18, 56 + math.sin(b) * 26) for b in np.linspace(0, 6.4, 24)], h.threads(grip)[1][None], None, 11)
    h.knots([(0, 4, 6)], "#fff0c0")


def depth_of(spines: Sequence[Sequence[tuple[float, float, float]]], x: Array, y: Array) -> tuple[Array, Array]:
    """For places on the card: how deep they lie within limbs along (x, y, radius), 0…1, below 0 outside; and which
    side of the limb is turned to the upper left, -1…1.
    """  # fmt: skip
    deep, side = np.full(x.shape, -9.0), np.zeros(x.shape)
    for spine in spines:
        for px, py, r in evenly(flow(np.asarray(spine, np.float32), False, 14), 6.0):
            d = np.hypot(x - px, y - py) / r
            better = 1 - d > deep
            deep = np.where(better, 1 - d, deep)
            side = np.where(better, (-(x - px) * 0.8 - (y - py) * 0.6) / r, side)
    return np.asarray(deep, np.float32), np.asarray(side, np.float32)


def dots(h: Hoop, spines: Sequence[Sequence[tuple[float, float, float]]], sea: Sequence[Colour], body: Sequence[Colour], rng: np.random.Generator,
         gap: float = 19.0, keep: Callable[[Array, Array], Any] | None = None) -> None:  # fmt: skip
    """The whole card in rows of knots; limbs that lie under them stand out as a relief of larger, brighter knots."""
    ys, xs = np.mgrid[8 : 1200 : gap * 0.88, 4 : 806 : gap]
    xs = xs + (np.arange(xs.shape[0]) % 2)[:, None] * gap / 2 + rng.normal(0, 1.4, xs.shape)
    ys = ys + 7 * np.sin(xs / 74 + ys / 150) + rng.normal(0, 1.4, xs.shape)
    x, y = xs.ravel(), ys.ravel()
    if keep is not None:
        x, y = x[keep(x, y)], y[keep(x, y)]
    deep, side = depth_of(spines, x, y)
    swell = 0.5 + 0.5 * np.sin(x / 74 + y / 150 + 1.2)
    for inside, tones in ((deep <= 0, sea), (deep > 0, body)):
        t = np.where(deep > 0, 0.45 + 0.5 * side, swell * 0.8 + rng.normal(0, 0.1, x.shape))
        pick = np.clip(t * len(tones), 0, len(tones) - 1).astype(int)
        r = np.where(deep > 0, 5.6 + 3.2 * np.sqrt(np.clip(deep, 0, 1)), 2.4 + 2.2 * swell)
        for k in range(len(tones)):
            mine = inside & (pick == k)
            if mine.any():
                h.knots(np.stack([x[mine], y[mine], r[mine]], 1).tolist(), tones[k])


def fringe(h: Hoop, edge: Points, side: int, tones: Sequence[Colour], rng: np.random.Generator, count: int = 60, reach: float = 110.0) -> None:
    """A raw edge: long thread ends that hang and feel their way sideways (side 1: to the right)."""
    p = evenly(line(edge), 4.0)
    for k in range(count):
        x, y = (float(v) for v in p[int(rng.integers(len(p)))])
        n, drop = reach * float(rng.uniform(0.3, 1.1)), float(rng.normal(10, 26))
        h.loose([(x - side * 16, y), (x + side * n * 0.4, y + drop * 0.2), (x + side * n * 0.75, y + drop), (x + side * n, y + drop + float(rng.normal(0, 14)))], tones[k % len(tones)], float(rng.uniform(2.4, 4.4)))


def last_carriage(h: Hoop, wood: Threads, roof: Threads, glass: Threads) -> None:
    """The end of a train that leaves, seen from behind: 220 px wide, its wheels on y=0."""
    for x in (-1, 1):
        h.tube([(x * 66, -22, 20), (x * 66, -8, 20)], "black", "iron")
        h.tube([(x * 62, -60, 15), (x * 62, -54, 16)], ("#2a2a30", "#6c6b70", "#c8c4c0"), "silk")
    h.blob("-104,-60! 104,-60! 104,-230! -104,-230!", wood, "across", grain=0.0, angle=90, puff=16, satin=70, length=40)
    h.blob("-122,-226! -100,-264 0,-284 100,-264 122,-226!", roof, "cloth", grain=["-110,-236 0,-270 110,-236"], puff=20)
    for x in (-52, 52):
        h.blob(f"{x - 34},-130! {x + 34},-130! {x + 34},-206! {x - 34},-206!", glass, "silk", grain=80.0, puff=6, lit=1.3)
        h.couch(f"{x - 36},-130 {x + 36},-130! {x + 36},-208! {x - 36},-208! {x - 36},-130", h.threads(roof)[1][None], None, 6)
    h.couch([(0, -66), (0, -40), (12, -26), (0, -16)], "#2a2a30", None, 9)


def oar(h: Hoop, side: int, y: float, reach: float, back: float, wood: Threads, blade: Threads) -> tuple[float, float]:
    """An oar from the middle of a boat outwards; returns the tip of its blade in the current place."""
    tip = (side * reach, y + back)
    h.tube([(-side * 22, y, 6), (side * reach * 0.8, y + back * 0.8, 5)], wood, "across")
    h.tube([(side * reach * 0.78, y + back * 0.78, 6), (side * reach * 0.9, y + back * 0.9, 14), (tip[0], tip[1], 12)], blade, "across", angle=84)
    return tip


def racing_boat(h: Hoop, hull: Threads, inside: Threads) -> None:
    """A long boat from above, bow up (-y), 940 px long, 130 px wide."""
    h.blob("0,-480! 40,-330 64,-120 66,120 50,320 0,460! -50,320 -66,120 -64,-120 -40,-330", hull, "silk", grain=["0,-470 0,450", "50,-250 64,100 30,380", "-50,-250 -64,100 -30,380"], angle=4, puff=24, satin=70, length=50)
    h.blob("0,-360! 26,-280 44,-120 46,120 34,290 0,380! -34,290 -46,120 -44,-120 -26,-280", inside, "cloth", grain=90.0, puff=10, length=30)
    for y in (-262, -78, 106):
        h.blob(f"-50,{y - 12}! 50,{y - 12}! 50,{y + 14}! -50,{y + 14}!", h.threads(hull)[2:], "across", grain=90.0, angle=90, puff=8)


def folds(x: float, y: float, wide: float, rows: int, r: float) -> list[tuple[float, float, float]]:
    """The spine of a body folded like a towel: it begins at the lower left (x, y) and turns back and forth, row over row."""
    out: list[tuple[float, float, float]] = []
    step = r * 1.86
    for k in range(rows):
        ends = (x, x + wide) if k % 2 == 0 else (x + wide, x)
        sag = 4.0 * math.sin(k * 2.0)
        out += [(ends[0] + (ends[1] - ends[0]) * t, y - k * step + sag * math.sin(math.pi * t), r) for t in np.linspace(0.08, 0.92, 5)]
        if k < rows - 1:
            side = 1 if k % 2 == 0 else -1
            out.append((ends[1] + side * r * 0.5, y - (k + 0.5) * step, r * 0.86))
    return out


def striped(h: Hoop, spine: Sequence[tuple[float, float, float]], tone: Threads, gap: float = 30.0, *, across: bool = False, seed: int = 0) -> None:
    """Stripes on a tube: tongues from both edges (a tiger), or whole bands (a zebra, `across`)."""
    p = evenly(flow(np.asarray(spine, np.float32), False, 14), 2.0)
    t = tangents(p)
    n = np.stack([-t[:, 1], t[:, 0]], 1)
    rng = np.random.default_rng([h.s.seed, seed, len(p)])
    for i in range(int(gap / 2), len(p) - 4, max(2, int(gap / 2))):
        r = float(p[i, 2])
        if across:
            q = [p[i, :2] + n[i] * r * v * 0.96 + t[i] * 5 * v * v for v in (-1, -0.4, 0.4, 1)]
            h.tube([(float(a), float(b), w) for (a, b), w in zip(q, (gap * 0.2, gap * 0.26, gap * 0.24, gap * 0.18), strict=True)], tone, "across", angle=84, flat=0.6)
            continue
        for side in (-1, 1):
            stop = float(rng.uniform(0.02, 0.4))
            q = [p[i, :2] + n[i] * r * side * v + t[i] * float(rng.normal(0, 2)) for v in (0.97, 0.6, stop)]
            h.tube([(float(a), float(b), w) for (a, b), w in zip(q, (gap * 0.2, gap * 0.22, 1.0), strict=True)], tone, "across", angle=84, flat=0.6)


def flying_button(h: Hoop, r: float, colour: Colour, wing: Threads, thread: Colour, beat: float = 0.0) -> None:
    """A button on the wing, to the right: two feathered wings, two threads that trail like legs."""
    for k, (lean, n) in enumerate(((-18, 1.0), (4, 1.18))):
        a = math.radians(-112 - lean + 40 * beat)
        for f in range(4):
            b = a - f * 0.2
            m = r * (2.5 - 0.28 * f) * n
            h.leaf([(r * 0.2 * k, -r * 0.3, r * 0.16), (math.cos(b) * m * 0.5, -r * 0.3 + math.sin(b) * m * 0.5, r * 0.3), (math.cos(b) * m, -r * 0.3 + math.sin(b) * m, 1)], wing, angle=26, lit=0.8 + 0.25 * k)
    for d in (-0.25, 0.2):
        h.loose([(-r * 0.3, r * d), (-r * 1.4, r * (d + 0.5)), (-r * 2.1, r * (d + 0.1)), (-r * 3.0, r * (d + 0.6))], thread, max(2.0, r * 0.1))
    h.button(0, 0, r, colour, thread)


def zip_lip(h: Hoop, lip: Sequence[tuple[float, float, float]], side: int, metal: Threads) -> None:
    """One side of an open zip: its tape along (x, y, half the gap) points, and teeth that point inwards (side 1: it is the right one)."""
    h.tube([(x + side * w * 0.16, y, 3 + w * 0.1) for x, y, w in lip], ("#1a1418", "#3a2c2c", "#6a5044", "#b8905c"), "fur", angle=70)
    last, at = len(lip) - 1, 0.04
    while at < 1:
        i = min(last - 1, int(at * last))
        f = at * last - i
        x, y, w = (lip[i][c] + (lip[i + 1][c] - lip[i][c]) * f for c in range(3))
        n = 5 + w * 0.13
        h.tube([(x + side * n * 0.6, y, n * 0.36), (x - side * n * 1.5, y + n * 0.15, n * 0.42)], metal, "silk", satin=60)
        at += 0.012 + 0.000115 * w


def knitted(h: Hoop, path: Sequence[tuple[float, float, float]], tones: Sequence[Threads]) -> None:
    """A knitted band along (x, y, radius): stripes across it, rib by rib."""
    p = evenly(flow(np.asarray(path, np.float32), False, 14), 4.0)
    t = tangents(p)
    n = np.stack([-t[:, 1], t[:, 0]], 1) * p[:, 2:]
    h.tube(p[::6], tones[1], "wool")
    i, k = 0, 0
    while i < len(p) - 6:
        j = min(len(p) - 1, i + int(2 + p[i, 2] * 0.17))
        quad = [*(p[i : j + 1, :2] + n[i : j + 1]), *(p[i : j + 1, :2] - n[i : j + 1])[::-1]]
        h.blob(quad, tones[(k // 2) % 4], "wool", grain=[p[i : j + 1, :2]], puff=8, angle=34 if k % 2 else -34, soft=2)
        i, k = j, k + 1
