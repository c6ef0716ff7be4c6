"""More for the needle: tailor's chalk, tacking, blades of grass, whiskers, patches of a coat, the wrong side."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import cv2
import numpy as np

from reverie_studio.colour import Colour
from reverie_studio.finishes.embroidery_forms import (
    Points,
    evenly,
    flow,
    line,
    outline,
    read,
    tangents,
)
from reverie_studio.finishes.embroidery_hoop import Hoop, Threads


def chalk(h: Hoop, points: Points, colour: Colour = "#e6eef4", width: float = 6.0, amount: float = 0.75, seed: int = 0) -> None:
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


def darn(h: Hoop, x: float, y: float, rx: float, ry: float, warp: Threads, weft: Threads, *, step: float = 24.0, width: float = 6.0,
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
