"""Ways of sewing that many figures share: folds, scales, curls, light on a form, the back of the work."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import cv2
import numpy as np

from reverie_studio.colour import Array, Colour
from reverie_studio.finishes.embroidery_forms import (
    Body,
    Points,
    evenly,
    flow,
    line,
    outline,
    read,
    tangents,
)
from reverie_studio.finishes.embroidery_hoop import Hoop, Threads
from reverie_studio.finishes.embroidery_work import Fill, Stitched
from reverie_studio.scene import Placed

Spot = tuple[float, float]
Dots = list[Spot]


def wrinkle(h: Hoop, points: Points, dark: Threads, light: Threads, width: float = 3.0) -> None:
    """A fold in skin: a dark stem line and its lit lip."""
    h.stem(points, dark, width, width * 3)
    p = line(points)
    t = tangents(p)
    h.stem(p + np.stack([-t[:, 1], t[:, 0]], 1) * width * 0.9, light, width * 0.66, width * 3)


def lozenges(h: Hoop, spine: Points, count: int, rows: int, size: float, threads: Threads, *, spread: float = 1.0, **more: Any) -> None:
    """Padded satin lozenges over a form: rows along a spine of (x, y, half width)."""
    p = evenly(line(spine), 2.0)
    t = tangents(p[:, :2])
    for k in range(count):
        i = int((k + 0.5) / count * (len(p) - 1))
        n = np.array([-t[i, 1], t[i, 0]])
        for r in range(rows):
            v = ((r + (0.5 if k % 2 else 0.0)) / max(1, rows - 1) - 0.5) * 2
            if abs(v) > 1:
                continue
            q = p[i, :2] + n * v * p[i, 2] * spread
            m = size * (1 - 0.45 * v * v)
            a, b = q - t[i] * m, q + t[i] * m
            h.tube([(a[0], a[1], m * 0.3), (q[0], q[1], m * 0.78), (b[0], b[1], m * 0.24)], threads, "across", flat=0.9, lit=1.05 - 0.25 * abs(v), **more)


def toned(body: Body, rule: Callable[[Array, Array], Array]) -> Body:
    """Light a form by a rule of card x and y (0 shade … 1 light), a little rounder where it turns away."""
    h, w = body.mask.shape
    y, x = np.mgrid[body.top : body.top + h, body.left : body.left + w].astype(np.float32)
    body.tone = np.asarray(np.clip(rule(x, y), 0, 1) * (0.62 + 0.38 * body.normal[..., 2]), np.float32)
    return body


def arc(x: float, y: float, rx: float, ry: float, a0: float = 0.0, a1: float = 360.0, n: int = 24) -> Sequence[tuple[float, float]]:
    """Points on an ellipse from one angle to another (degrees, clockwise from the right)."""
    return [(x + math.cos(math.radians(a)) * rx, y + math.sin(math.radians(a)) * ry) for a in np.linspace(a0, a1, n, endpoint=a1 - a0 != 360)]


def bitten(x: float, y: float, r: float, seed: int = 0) -> list[tuple[float, float]]:
    """The outline of a hole that was eaten: a ring of small bites."""
    rng = np.random.default_rng([seed, int(x), int(y)])
    n = int(rng.integers(7, 11))
    cuts = rng.uniform(0.4, 1.6, n).cumsum()
    cuts = cuts / cuts[-1] * 2 * math.pi
    far, turn, slim = rng.uniform(0.7, 1.15, n), rng.uniform(0, 3.14), rng.uniform(0.68, 0.9)
    out = []
    for a in np.linspace(0, 2 * math.pi, 120, endpoint=False):
        k = int(np.searchsorted(cuts, a)) % n
        low = float(cuts[k - 1]) if k else 0.0
        f = (a - low) / max(1e-3, float(cuts[k]) - low)
        q = r * (0.5 * (far[k] * (1 - f) + far[(k + 1) % n] * f) + 0.5 * far[k]) * (0.88 + 0.2 * math.sin(math.pi * f))
        u, v = math.cos(a) * q, math.sin(a) * q * slim
        out.append((x + u * math.cos(turn) - v * math.sin(turn), y + u * math.sin(turn) + v * math.cos(turn)))
    return out


def frame(opening: Points) -> list[tuple[float, float]]:
    """The whole card but for an opening, as one outline: for patch, shade or sheer with a window in it."""
    around = outline(opening)
    hole = evenly(np.vstack([around, around[:1]]), 3.0)
    start = int(np.argmin(hole[:, 1]))
    hole = np.vstack([hole[start:], hole[: start + 1]])
    x, y = hole[:, 0], hole[:, 1]
    if float(np.sum(x * np.roll(y, -1) - y * np.roll(x, -1))) > 0:
        hole = hole[::-1]
    top = float(hole[0, 0])
    edge = [(top, -20.0), (820.0, -20.0), (820.0, 1220.0), (-20.0, 1220.0), (-20.0, -20.0), (top - 0.5, -20.0)]
    return [*edge, *((float(a), float(b)) for a, b in hole)]


def shaft(h: Hoop, top: tuple[float, float, float], foot: tuple[float, float, float], colour: Threads, count: int = 40,
          width: float = 1.5, seed: int = 0) -> None:  # fmt: skip
    """A fall of light: long thin stitches from one width (x, y, half width) to another, rarer downwards."""
    rng = np.random.default_rng([h.s.seed, seed, int(top[0])])
    ends = []
    for _ in range(count):
        t, across = rng.random() ** 1.4, rng.uniform(-1, 1)
        n = rng.uniform(0.05, 0.13)
        p, q = ((top[0] + across * top[2]) * (1 - v) + (foot[0] + across * foot[2]) * v for v in (t, t + n))
        ends.append((p, top[1] + (foot[1] - top[1]) * t, q, top[1] + (foot[1] - top[1]) * (t + n)))
    h.straight(ends, colour, width)


def scales(h: Hoop, body: Body, threads: Threads, size: float = 12.0, *, light: tuple[float, float] | None = None,
           bright: float = 1.0, keep: float = 1.0, seed: int = 0) -> None:  # fmt: skip
    """Scales over a form that is already sewn: each is a small leaf of five stitches, its tip a dark notch.

    They lie along the form's own direction, staggered; their threads run from shade to light.
    """
    tone = h.threads(threads)
    lx, ly = light if light is not None else h.s.light
    rng = np.random.default_rng([h.s.seed, seed, body.left, body.top])
    rows, columns = body.mask.shape
    ends: list[tuple[float, float, float, float]] = []
    cols: list[Array] = []
    gap = size * 0.86
    for j, y in enumerate(np.arange(gap / 2, rows, gap * 0.8)):
        for x in np.arange(gap / 2 + (gap / 2 if j % 2 else 0), columns, gap):
            iy, ix = int(y), int(x)
            if body.mask[iy, ix] < 0.5 or rng.random() > keep:
                continue
            n, d = body.normal[iy, ix], body.direction[iy, ix]
            t = 0.3 + 0.62 * max(0.0, float(n[0] * lx + n[1] * ly) * 0.8 + float(n[2]) * 0.35)
            t = float(np.clip(t * bright + rng.normal(0, 0.07), 0, 0.999)) * (len(tone) - 1)
            cx, cy, s = body.left + x, body.top + y, size * 0.5
            dx, dy = float(d[0]) * s, float(d[1]) * s
            for k in (-1.0, -0.5, 0.0, 0.5, 1.0):
                reach = 1 - 0.45 * abs(k)
                ox, oy = -dy * k * 0.8, dx * k * 0.8
                ends.append((cx + ox - dx * reach, cy + oy - dy * reach, cx + ox + dx * reach, cy + oy + dy * reach))
                cols.append(tone[min(len(tone) - 1, int(t + (0.5 if k < 0 else 0.0) + rng.random() * 0.5))])
    with h.at_card():
        for k in range(len(tone)):
            mine = [e for e, c in zip(ends, cols, strict=True) if np.array_equal(c, tone[k])]
            if mine:
                h.straight(mine, tone[k][None], size * 0.2)


def dry_chalk(h: Hoop, points: Points, colour: Colour = "#e6eef4", width: float = 6.0, amount: float = 0.75, seed: int = 0) -> None:
    """A line of tailor's chalk: broad, uneven, with dry gaps; it lies in the weave, not on it."""
    p = evenly(line(points), 7.0)
    t = tangents(p)
    n = np.stack([-t[:, 1], t[:, 0]], 1)
    rng = np.random.default_rng([h.s.seed, seed, len(p)])
    start = 0
    while start < len(p) - 2:
        stop = min(len(p), start + int(rng.integers(9, 26)))
        half = (width / 2 * rng.uniform(0.55, 1.2, stop - start))[:, None]
        q, m = p[start:stop], n[start:stop]
        h.stain(np.vstack([q + m * half, (q - m * half)[::-1]]), colour, amount * float(rng.uniform(0.75, 1.0)), 1.1)
        start = stop - (1 if rng.random() < 0.6 else -1)


def baste(h: Hoop, points: Points, colour: Threads = "#fffaf0", width: float = 2.8) -> None:
    """Long white tacking."""
    h.run(points, colour, width, 26, 15)


def blades(h: Hoop, foot: tuple[float, float], y: float, count: int, tall: float, threads: Threads, *, lean: float = 0.2,
           wide: float = 6.0, seed: int = 0) -> None:  # fmt: skip
    """Blades of grass (or reeds) from a line at height y, between the two x of `foot`."""
    rng = np.random.default_rng([h.s.seed, seed, count])
    for _ in range(count):
        x, n = rng.uniform(*foot), tall * rng.uniform(0.5, 1.15)
        a = lean + rng.normal(0, 0.16)
        tip = (x + math.sin(a) * n, y - math.cos(a) * n)
        mid = ((x + tip[0]) / 2 - math.cos(a) * n * 0.07, (y + tip[1]) / 2)
        h.leaf([(x, y, wide * 0.6), (*mid, wide), (*tip, 0.8)], threads, angle=24, lit=float(rng.uniform(0.6, 1.1)))


def whiskers(h: Hoop, root: tuple[float, float], angles: tuple[float, float], count: int, length: float,
             colour: Threads = "#fff6e6", width: float = 1.5, bow: float = 8.0) -> None:  # fmt: skip
    """Stiff hairs that fan out from a muzzle."""
    for k in range(count):
        a = math.radians(angles[0] + (angles[1] - angles[0]) * k / max(1, count - 1))
        n = length * (0.8 + 0.25 * ((k * 7) % 3) / 2)
        x, y = root[0] + math.cos(a) * 6 * (k % 3), root[1] + (k - count / 2) * 6
        h.straight([(x, y, x + math.cos(a) * n, y + math.sin(a) * n)], colour, width, bow * (1 if k % 2 else 0.4), gloss=0.5)


def islands(h: Hoop, spine: Points, rows: int, across: int, threads: Threads, *, gap: float = 9.0, how: str = "fur",
            seed: int = 0, wander: float = 0.3, **more: Any) -> None:  # fmt: skip
    """Patches of a coat on a tube (giraffe, cow, tortoise): cells `gap` px apart that narrow towards its edges."""
    p = evenly(flow(read(spine)[0], False, 14), 2.0)
    t = tangents(p)
    n = np.stack([-t[:, 1], t[:, 0]], 1)
    rng = np.random.default_rng([h.s.seed, seed, rows])
    cells = cv2.Subdiv2D((-4000, -4000, 9000, 9000))
    for i in range(-1, rows + 1):
        for j in range(-1, across + 1):
            x, y = np.array([i + 0.5, j + 0.5 + 0.5 * (i % 2)]) + rng.uniform(-wander, wander, 2)
            cells.insert((float(x) * 100, float(y) * 100))
    facets, _ = cells.getVoronoiFacetList([])
    for found in facets:
        facet = np.asarray(found, np.float32)
        mid = facet.mean(0) / 100
        if not (0 < mid[0] < rows and -0.2 < mid[1] < across + 0.2):
            continue
        around = evenly(np.vstack([facet, facet[:1]]).astype(np.float32), 22.0)[:-1] / 100
        k = np.clip(around[:, 0] / rows, 0, 1) * (len(p) - 1)
        v = np.sin(np.clip(around[:, 1] / across * 2 - 1, -1, 1) * math.pi / 2)
        k = k.astype(int)
        cell = p[k, :2] + n[k] * (p[k, 2] * v * 0.985)[:, None]
        size = np.minimum(np.ptp(cell, axis=0).min(), 400.0)
        if size < gap * 1.4:
            continue
        middle = cell.mean(0)
        cell = middle + (cell - middle) * max(0.3, 1 - gap / size)
        at = int(np.clip(mid[0] / rows, 0, 1) * (len(p) - 1))
        h.blob(cell, threads, how, grain=math.degrees(math.atan2(t[at, 1], t[at, 0])), puff=9, **more)


def wrong_side(h: Hoop, shape: Points, threads: Threads, count: int = 300, *, angle: float | None = None, length: float = 60.0,
               wander: float = 40.0, ends: int = 24, hang: float = 60.0, seed: int = 0, width: float = 2.0) -> None:  # fmt: skip
    """The back of the work: stitches that jump and cross within a shape, knots, and ends that hang out."""
    around = outline(shape)
    lo, hi = around.min(0), around.max(0)
    rng = np.random.default_rng([h.s.seed, seed, count])
    gap = math.sqrt(float((hi - lo).prod()) / max(1, count))
    h.seeds(shape, threads, gap * h.place.scale, length * h.place.scale, angle, width, wander=wander, seed=seed)
    tone = h.threads(threads)
    for k in range(ends):
        x, y = around[int(rng.integers(0, len(around)))]
        a = float(rng.uniform(0, 6.28))
        n = hang * float(rng.uniform(0.4, 1.2))
        bend = a + float(rng.normal(0, 0.9))
        h.loose([(x, y), (x + math.cos(a) * n * 0.5, y + math.sin(a) * n * 0.5), (x + math.cos(bend) * n, y + math.sin(bend) * n)], tone[k % len(tone)][None], 1.7)
        if k % 3 == 0:
            h.knots([(float(x), float(y), 4.0)], tone[(k + 2) % len(tone)][None])


def oval_darn(h: Hoop, x: float, y: float, rx: float, ry: float, warp: Threads, weft: Threads, *, step: float = 24.0, width: float = 6.0,
         over: float = 26.0) -> None:  # fmt: skip
    """A woven darn over an oval hole: threads up and down, then threads across that go over and under them."""
    rng = np.random.default_rng([h.s.seed, int(x), int(step)])
    cols = [x - rx + step / 2 + k * step for k in range(int(2 * rx / step))]
    for c in cols:
        n = ry * math.sqrt(max(0.0, 1 - ((c - x) / rx) ** 2)) + over * float(rng.uniform(0.6, 1.3))
        h.couch([(c + float(rng.normal(0, 1.5)), y - n), (c + float(rng.normal(0, 2)), y), (c + float(rng.normal(0, 1.5)), y + n)], warp, None, width)
    tone = h.strands(weft)
    for j in range(int(2 * ry / step)):
        r = y - ry + step / 2 + j * step
        n = rx * math.sqrt(max(0.0, 1 - ((r - y) / ry) ** 2)) + over
        for k, c in enumerate(cols):
            if abs(c - x) < n and (k + j) % 2 == 0:
                h.couch([(c - step * 0.95, r + float(rng.normal(0, 1.2))), (c + step * 0.95, r + float(rng.normal(0, 1.2)))], tone[(j + k // 2) % len(tone)][None], None, width)


def loops(h: Hoop, mid: tuple[float, float], size: float, rng: np.random.Generator, count: int, tones: Sequence[Colour], wide: float,
          big: tuple[float, float], lean: float = 0.0) -> None:  # fmt: skip
    """A ball of wool, or part of it: laid threads that wander in arcs within a circle; `big` is their least and greatest radius."""
    for k in range(count):
        r = size * rng.uniform(*big)
        away, way = max(0.0, size - r) * rng.uniform(0.4, 1.0), rng.uniform(0, 6.28)
        cx, cy = mid[0] + math.cos(way) * away + lean, mid[1] + math.sin(way) * away - lean * 0.6
        squeeze, turn, a0 = rng.uniform(0.35, 0.95), rng.uniform(0, 3.14), rng.uniform(0, 6.28)
        p = []
        for a in np.linspace(a0, a0 + rng.uniform(3.0, 7.5), 26):
            x, y = math.cos(a) * r, math.sin(a) * r * squeeze
            p.append((cx + x * math.cos(turn) - y * math.sin(turn), cy + x * math.sin(turn) + y * math.cos(turn)))
        h.couch(p, tones[k % len(tones)], None, wide * rng.uniform(0.8, 1.2))


def chain(h: Hoop, places: Sequence[tuple[float, float]], steel: Threads, width: float = 6.0) -> None:
    """A chain, one link at each place, about 20 px apart."""
    tone = h.threads(steel)
    for k, (x, y) in enumerate(places):
        with h.at(x, y, 1, 20 if k % 2 else -20):
            link = [(math.cos(a) * (10 if k % 2 else 5), math.sin(a) * 14) for a in np.linspace(0, 6.4, 14)]
            h.couch(link, tone[-1 if k % 3 else -2][None], None, width)


def lit_through(body: Body, dark: float, bright: float, most: float = 1.0) -> None:
    """Light shines through from below: tone runs from one height to another."""
    rows = np.arange(body.top, body.top + body.mask.shape[0], dtype=np.float32)[:, None]
    t = np.clip((rows - dark) / (bright - dark), 0, 1) * most
    body.tone = np.asarray(np.broadcast_to(t, body.mask.shape) * (0.75 + 0.25 * body.normal[..., 2]), np.float32)


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


def relief_of_knots(h: Hoop, spines: Sequence[Sequence[tuple[float, float, float]]], sea: Sequence[Colour], body: Sequence[Colour], rng: np.random.Generator,
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


def spiral(mid: Spot, start: float, far: float, near: float, turns: float, *, flat: float = 1.0, n: int = 48) -> list[Spot]:
    """From a far radius inwards to a near one, beginning at an angle in degrees; `flat` presses it down."""
    out = []
    for t in np.linspace(0, 1, n):
        a, r = math.radians(start) + t * turns * 2 * math.pi, far * (near / far) ** float(t)
        out.append((mid[0] + math.cos(a) * r, mid[1] + math.sin(a) * r * flat))
    return out


def braid(h: Hoop, path: Sequence[tuple[float, float, float]], strands: Sequence[str], width: float = 7.0, *, tie: str | None = None, wave: float = 0.12) -> None:
    """A river (or a plait) of couched strands side by side along (x, y, half width)."""
    p = evenly(flow(np.asarray(path, np.float32), False, 14), 6.0)
    t = tangents(p)
    n = np.stack([-t[:, 1], t[:, 0]], 1)
    for k, tone in enumerate(strands):
        v = (k + 0.5) / len(strands) * 2 - 1
        off = p[:, 2] * (v + wave * np.sin(np.arange(len(p)) * 0.16 + k * 2.4))
        h.couch(np.asarray(p[:, :2] + n * off[:, None], np.float32), tone, tie, width, 26)


def cut(made: Sequence[Placed], edge: Sequence[Spot], keep: int = -1) -> None:
    """Keep of a sewn thing only what lies left (-1) or right (1) of an edge that runs down the card."""
    line = np.asarray(edge, np.float32)
    for layer in made[0].layers:
        for step in layer.work if isinstance(layer, Stitched) else ():
            if isinstance(step, Fill):
                b = step.body
                rows = np.arange(b.top, b.top + b.mask.shape[0], dtype=np.float32)[:, None]
                columns = np.arange(b.left, b.left + b.mask.shape[1], dtype=np.float32)[None]
                b.mask = np.asarray(b.mask * ((columns - np.interp(rows, line[:, 1], line[:, 0])) * keep > 0), np.float32)
