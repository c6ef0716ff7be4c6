"""A Needle sews lines and single stitches: straight, stem, running, whip, couching, knots, seeds, shag."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Self

import numpy as np

from reverie_studio.colour import Array, Colour, mix, vec
from reverie_studio.finishes import embroidery_palettes as _box
from reverie_studio.finishes.embroidery_cloth import Stops
from reverie_studio.finishes.embroidery_forms import (
    Place,
    Points,
    evenly,
    line,
    mask_of,
    outline,
    tangents,
)
from reverie_studio.finishes.embroidery_work import Pricks, Sewn, Work
from reverie_studio.scene import Scene

THREADS = _box.THREADS
Threads = str | Colour | Sequence[Colour] | Array
Dye = Colour | Stops


class Needle(ABC):
    """Stitches in card px, or in the place of `with h.at(…)`; what is sewn goes to `sew`."""

    def __init__(self, s: Scene) -> None:
        self.s = s
        self.place = Place()

    @abstractmethod
    def sew(self, work: Work) -> None:
        """Take one step of work."""

    # ---- colours

    def c(self, colour: Colour) -> Colour:
        """A colour, or a field of the palette by name."""
        return self.s.palette.resolve(colour)

    def threads(self, threads: Threads) -> Array:
        """From shade to light: a list as it is, a named skein, or five spun from one colour."""
        if isinstance(threads, np.ndarray):
            return np.atleast_2d(threads).astype(np.float32)
        if isinstance(threads, str):
            return self._many(THREADS[threads]) if threads in THREADS else self._spun(self.c(threads))
        if isinstance(threads[0], int | float):
            return self._spun((float(threads[0]), float(threads[1]), float(threads[2])))  # type: ignore[arg-type]
        return self._many(threads)

    def strands(self, colour: Threads) -> Array:
        """For single stitches: one colour stays one colour."""
        if isinstance(colour, str) and colour not in THREADS:
            return np.array([vec(self.c(colour))], np.float32)
        return self.threads(colour)

    def _many(self, threads: Sequence[Any]) -> Array:
        return np.array([vec(self.c(t)) for t in threads], np.float32)

    def _spun(self, colour: Colour) -> Array:
        deep, bright = self.s.palette.dark, self.s.palette.glow
        steps = (mix(mix(colour, deep, 0.72), "#000000", 0.12), mix(colour, deep, 0.42), colour,
                 mix(colour, bright, 0.26), mix(colour, bright, 0.54))  # fmt: skip
        return np.array([vec(step) for step in steps], np.float32)

    def stops(self, dye: Dye) -> Stops:
        """One colour, or colours by height."""
        if isinstance(dye, str):
            return [(0, self.c(dye))]
        if isinstance(dye[0], int | float):
            return [(0, (float(dye[0]), float(dye[1]), float(dye[2])))]  # type: ignore[arg-type]
        return [(y, self.c(c)) for y, c in dye]  # type: ignore[misc]

    # ---- places

    @contextmanager
    def at(self, x: float, y: float, scale: float = 1.0, turn: float = 0.0, flip: bool = False) -> Iterator[Self]:
        """Sew with the origin at (x, y), scaled, turned by degrees, mirrored if flip."""
        before = self.place
        self.place = before.then(x, y, scale, turn, flip)
        try:
            yield self
        finally:
            self.place = before

    def where(self, x: float, y: float) -> tuple[float, float]:
        """A point of this place on the card."""
        p = self.place(np.array([[x, y]], np.float32))[0]
        return float(p[0]), float(p[1])

    # ---- lines of stitches

    @contextmanager
    def at_card(self) -> Iterator[Self]:
        """Points in here are card points, whatever place is set."""
        before, self.place = self.place, Place()
        try:
            yield self
        finally:
            self.place = before

    def _lay(self, ends: Array, colour: Threads, width: float | Array = 2.3, **options: Any) -> None:
        """Threads in card px, one colour or one each."""
        n = len(ends)
        if not n:
            return
        many = self.strands(colour)
        cols = many if len(many) == n else many[np.arange(n) * 7 % len(many)]
        self.sew(Sewn(np.asarray(ends, np.float32), np.asarray(cols, np.float32), np.broadcast_to(width, n), options))

    def straight(self, stitches: Sequence[Sequence[float]], colour: Threads, width: float = 2.2,
                 bow: float = 0.0, **options: Any) -> None:  # fmt: skip
        """Single stitches (x0, y0, x1, y1); `bow` bends them by px."""
        p = np.asarray(stitches, np.float32)
        a, b = self.place(p[:, :2]), self.place(p[:, 2:4])
        self._lay(np.column_stack([a, b, np.full(len(p), bow)]), colour, width, **options)

    def _steps(self, points: Points, step: float) -> tuple[Array, Array]:
        """Places along a line in card px and the tangents there."""
        p = evenly(self.place(line(points)), step)
        return p, tangents(p)

    def stem(self, points: Points, colour: Threads, width: float = 2.4, stitch: float = 8.0) -> None:
        """Stem stitch: overlapping and slanted, a rope-like line."""
        p, t = self._steps(points, stitch * 0.55)
        n = np.stack([-t[:, 1], t[:, 0]], 1) * width * 0.32
        a, b = p[:-1] - n[:-1], p[1:] + t[1:] * stitch * 0.45 + n[1:]
        self._lay(np.column_stack([a, b, np.zeros(len(a))]), colour, width)

    def run(self, points: Points, colour: Threads, width: float = 2.2, stitch: float = 9.0, gap: float = 6.0) -> None:
        """Running stitch."""
        p, _ = self._steps(points, stitch + gap)
        far = stitch / (stitch + gap)
        ends = np.column_stack([p[:-1], p[:-1] + (p[1:] - p[:-1]) * far, np.zeros(len(p) - 1)])
        self._lay(ends, colour, width)

    def whip(self, points: Points, colour: Threads, width: float = 2.6, step: float = 11.0, wide: float = 18.0,
             slant: float = 0.4) -> None:  # fmt: skip
        """Whip stitch over an edge or a seam."""
        p, t = self._steps(points, step)
        n = np.stack([-t[:, 1], t[:, 0]], 1) * wide / 2 + t * wide * slant / 2
        self._lay(np.column_stack([p - n, p + n, np.full(len(p), 0.5)]), colour, width, arch=0.8)

    def blanket(self, points: Points, colour: Threads, width: float = 2.0, step: float = 10.0, wide: float = 9.0) -> None:
        """Blanket stitch: a line along the edge with legs to the inside."""
        p, t = self._steps(points, step)
        n = np.stack([-t[:, 1], t[:, 0]], 1) * wide * inside_of(p)
        self._lay(np.column_stack([p, p + n, np.zeros(len(p))]), colour, width)
        self.stem_card(p, colour, width)

    def stem_card(self, points: Array, colour: Threads, width: float) -> None:
        """Stem stitch through card points."""
        with self.at_card():
            self.stem(points, colour, width)

    def couch(self, points: Points, colour: Threads, tie: Colour | None = None, width: float = 4.2, step: float = 13.0) -> None:
        """A thick thread laid on the cloth and tied down with small stitches."""
        p, t = self._steps(points, 2.2)
        ends = np.column_stack([p[:-1], p[1:] + t[1:] * 1.2, np.zeros(len(p) - 1)])
        self._lay(ends, colour, width, arch=0.05, jitter=0.02, twist=1.8)
        if tie is not None:
            q, u = evenly(p, step)[1:-1], tangents(evenly(p, step))[1:-1]
            n = (np.stack([-u[:, 1], u[:, 0]], 1) + u * 0.3) * width * 0.72
            self._lay(np.column_stack([q - n, q + n, np.zeros(len(q))]), tie, 1.7, arch=0.9)

    def loose(self, points: Points, colour: Threads, width: float = 2.2) -> None:
        """A thread end that lies on the cloth."""
        p, t = self._steps(points, 2.0)
        ends = np.column_stack([p[:-1], p[1:] + t[1:] * 0.9, np.zeros(len(p) - 1)])
        self._lay(ends, colour, width, arch=0.0, jitter=0.0, twist=3.0)

    def knots(self, spots: Sequence[Sequence[float]], colour: Threads, r: float = 3.4) -> None:
        """French knots (x, y[, radius]): two wound turns each."""
        p = np.asarray([(s[0], s[1], s[2] if len(s) > 2 else r) for s in spots], np.float32)
        p = self.place(p)
        many = self.strands(colour)
        ends, cols, wide = [], [], []
        rng = np.random.default_rng([self.s.seed, len(p), int(abs(p[0, 0]) * 7)])
        for k, (x, y, q) in enumerate(p):
            start = rng.uniform(0, 6.28)
            for count, far in ((7, 0.78), (4, 0.36)):
                for i in range(count):
                    a, b = start + i * 6.283 / count, start + (i + 1.35) * 6.283 / count
                    ends.append((x + math.cos(a) * q * far, y + math.sin(a) * q * far,
                                 x + math.cos(b) * q * far, y + math.sin(b) * q * far, -q * 0.12))  # fmt: skip
                    cols.append(many[(k * 5 + k // 3) % len(many)])
                    wide.append(q * 0.78)
        self._lay(np.array(ends, np.float32), np.array(cols, np.float32), np.array(wide, np.float32), arch=0.7)

    def seeds(self, shape: Points, threads: Threads, gap: float = 16.0, length: float = 7.0, angle: float | None = None,
              width: float = 2.0, thin: Points | None = None, wander: float = 9.0, seed: int = 0) -> None:  # fmt: skip
        """Seed stitches scattered over a shape; from `thin` (a point) outwards they become rarer.

        Without an angle they lie anyhow; with one they stray from it by `wander` degrees.
        """
        left, top, mask = mask_of(self.place(outline(shape)))
        rng = np.random.default_rng([self.s.seed, seed, left, top])
        h, w = mask.shape
        ys, xs = np.mgrid[gap / 2 : h : gap, gap / 2 : w : gap]
        p = np.stack([xs.ravel(), ys.ravel()], 1) + rng.uniform(-0.45, 0.45, (xs.size, 2)) * gap
        p = p[(p[:, 0] >= 0) & (p[:, 0] < w) & (p[:, 1] >= 0) & (p[:, 1] < h)]
        p = p[mask[p[:, 1].astype(int), p[:, 0].astype(int)] > 0.5] + np.array([left, top])
        if thin is not None and len(p):
            middle = self.place(np.asarray(thin, np.float32).reshape(1, 2))[0, :2]
            far = np.hypot(*(p - middle).T)
            p = p[rng.random(len(p)) > far / max(1.0, float(far.max()))]
        a = rng.uniform(0, math.pi, len(p)) if angle is None else np.radians(angle + rng.normal(0, wander, len(p)))
        v = np.stack([np.cos(a), np.sin(a)], 1) * (length * rng.uniform(0.7, 1.3, len(p)))[:, None] / 2
        self._lay(np.column_stack([p - v, p + v, np.zeros(len(p))]), threads, width)

    def star(self, x: float, y: float, r: float, colour: Threads, arms: int = 3, width: float = 1.9) -> None:
        """Crossed straight stitches."""
        a = np.arange(arms) * math.pi / arms + 0.3
        self.straight([(x - math.cos(v) * r, y - math.sin(v) * r, x + math.cos(v) * r, y + math.sin(v) * r) for v in a],
                      colour, width)  # fmt: skip

    def pricks(self, points: Points, gap: float = 9.0, r: float = 1.3) -> None:
        """A line of empty needle holes: something was sewn here."""
        self.sew(Pricks(evenly(self.place(line(points)), gap), r))

    def darn(self, shape: Points, warp: Threads, weft: Threads | None = None, gap: float = 6.0) -> None:
        """A darn: threads over and under each other, closing a shape like a woven patch."""
        left, top, mask = mask_of(self.place(outline(shape)))
        ends: tuple[list[tuple[float, ...]], list[tuple[float, ...]]] = ([], [])
        for j, y in enumerate(np.arange(gap / 2, mask.shape[0] - 1, gap)):
            for i, x in enumerate(np.arange(gap / 2, mask.shape[1] - 1, gap)):
                if mask[int(y), int(x)] > 0.5:
                    far = gap * 0.82
                    dx, dy = (far, 0.0) if (i + j) % 2 else (0.0, far)
                    ends[(i + j) % 2].append((x - dx + left, y - dy + top, x + dx + left, y + dy + top, 0.0))
        self._lay(np.array(ends[0], np.float32), warp, gap * 0.62, arch=0.9)
        self._lay(np.array(ends[1], np.float32), weft if weft is not None else warp, gap * 0.62, arch=0.9)

    def net(self, shape: Points, colour: Threads, mesh: float = 46.0, width: float = 3.4) -> None:
        """A net over a shape: slanting threads that are knotted where they cross."""
        left, top, mask = mask_of(self.place(outline(shape)))
        h, w = mask.shape
        nodes: dict[tuple[int, int], tuple[float, float]] = {}
        for j in range(int(h / mesh * 2) + 1):
            for i in range(int(w / mesh) + 1):
                x, y = (i + 0.5 * (j % 2)) * mesh, j * mesh / 2
                if x < w and y < h and mask[int(y), int(x)] > 0.5:
                    nodes[i * 2 + j % 2, j] = (x + left, y + top)
        ends = [(*p, *nodes[q], 1.5) for (i, j), p in nodes.items() for q in ((i - 1, j + 1), (i + 1, j + 1)) if q in nodes]
        self._lay(np.array(ends, np.float32).reshape(-1, 5), colour, width, arch=0.1, twist=2.0)
        with self.at_card():
            if nodes:
                self.knots([(*p, width * 1.1) for p in nodes.values()], colour)

    def shag(self, points: Points, threads: Threads, length: float = 40.0, count: int = 120, side: float = 1.0,
             wild: float = 26.0, width: float = 3.2, bow: float = 4.0, seed: int = 0) -> None:  # fmt: skip
        """Hairs and loops that stand off a line: a fur edge, a fringe, a mane; side -1 is the other side."""
        p = evenly(self.place(line(points)), 2.0)
        t = tangents(p)
        rng = np.random.default_rng([self.s.seed, seed, len(p), count])
        at = np.sort(rng.integers(0, len(p), count))
        a = np.arctan2(-t[at, 0] * side, t[at, 1] * side) + np.radians(rng.normal(0, wild, count))
        v = np.stack([np.cos(a), np.sin(a)], 1)
        n = (length * self.place.scale * rng.uniform(0.5, 1.2, count))[:, None]
        self._lay(np.column_stack([p[at] - v * n * 0.25, p[at] + v * n, rng.normal(0, bow, count)]), threads, width,
                  arch=0.8, gloss=0.12)  # fmt: skip


def inside_of(p: Array) -> float:
    """+1 or -1: which normal of a closed line points inside."""
    x, y = p[:, 0], p[:, 1]
    return 1.0 if float(np.sum(x * np.roll(y, -1) - y * np.roll(x, -1))) > 0 else -1.0
