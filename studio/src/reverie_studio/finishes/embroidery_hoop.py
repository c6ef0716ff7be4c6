"""A Hoop is what an embroidered card talks to: cloth, forms to fill, and the stitches of the needle."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import numpy as np

from reverie_studio.colour import Array, Colour, mix, vec
from reverie_studio.engine.layers import Layer, Plane
from reverie_studio.finishes import embroidery_palettes as _box
from reverie_studio.finishes.embroidery_cloth import Lamp, Stops, ring
from reverie_studio.finishes.embroidery_forms import (
    Body,
    Guides,
    Place,
    Points,
    blob,
    evenly,
    line,
    mask_of,
    outline,
    read,
    tangents,
    tube,
)
from reverie_studio.finishes.embroidery_work import (
    Button,
    Fill,
    Ground,
    Light,
    Patch,
    Pricks,
    Sewn,
    Sheer,
    Stain,
    Stitched,
    Work,
)
from reverie_studio.pen import Pen
from reverie_studio.scene import Placed, Scene

THREADS = _box.THREADS
__all__ = ["HOWS", "THREADS", "Hoop", "Placed", "Scene", "ring"]
_TURN = [i * 0.3927 for i in range(16)]
Threads = str | Colour | Sequence[Colour]
Dye = Colour | Stops

# Ways of filling that cards name by a word: how="fur".
HOWS: dict[str, dict[str, Any]] = {
    "fur": {"angle": 14, "length": 17, "satin": 22, "width": 2.1, "spread": 0.13},
    "hair": {"angle": 3, "length": 26, "satin": 60, "width": 1.9, "spread": 0.16, "gloss": 0.4},
    "skin": {"angle": 78, "length": 13, "satin": 40, "width": 1.7, "spread": 0.05, "gloss": 0.2},
    "face": {"angle": 0, "length": 12, "satin": 18, "width": 1.7, "spread": 0.05, "gloss": 0.18},
    "cloth": {"angle": 4, "length": 20, "satin": 26, "width": 2.2, "spread": 0.1},
    "across": {"angle": 76, "satin": 70, "width": 2.2},
    "silk": {"angle": 70, "satin": 90, "width": 2.0, "gloss": 0.5, "spread": 0.06},
    "wool": {"angle": 8, "length": 12, "satin": 14, "width": 2.8, "gloss": 0.06, "spread": 0.2},
    "sparse": {"angle": 0, "length": 11, "satin": 12, "density": 2.6, "under": 0.0, "spread": 0.2},
}


class Hoop:
    """A Scene stretched in a hoop; points are in card px, or in the place of `with h.at(…)`."""

    def __init__(self, s: Scene, cloth: Dye | None = None, *, dusk: float = 0.0, pitch: float = 4.2) -> None:
        self.s = s
        s.record.medium = "embroidery"
        self.place = Place()
        self._open: list[Work] | None = None
        self._count = 0
        ground = Ground(self._stops(cloth if cloth is not None else "cloth"), pitch, dusk=dusk)
        layer = Layer("sky", "sky", plane="sky")  # the sky is the cloth
        s.add(Stitched(**vars(layer), work=[ground]))

    # ---- colours

    def c(self, colour: Colour) -> Colour:
        """A colour, or a field of the palette by name."""
        return self.s.palette.resolve(colour)

    def threads(self, threads: Threads) -> Array:
        """From shade to light: a list as it is, a named skein, or five spun from one colour."""
        if isinstance(threads, str) and threads in THREADS:
            threads = THREADS[threads]
        one = isinstance(threads, str) or (len(threads) == 3 and not isinstance(threads[0], str | tuple))
        if one:
            return self._spun(self.c(threads))  # type: ignore[arg-type]
        return np.array([vec(self.c(t)) for t in threads], np.float32)  # type: ignore[arg-type]

    def _spun(self, colour: Colour) -> Array:
        deep, bright = self.s.palette.dark, self.s.palette.glow
        steps = (mix(mix(colour, deep, 0.72), "#000000", 0.12), mix(colour, deep, 0.42), colour,
                 mix(colour, bright, 0.3), mix(colour, bright, 0.62))  # fmt: skip
        return np.array([vec(step) for step in steps], np.float32)

    def _stops(self, dye: Dye) -> Stops:
        if isinstance(dye, str) or isinstance(dye[0], int | float):
            return [(0, self.c(dye))]  # type: ignore[arg-type]
        return [(y, self.c(c)) for y, c in dye]  # type: ignore[misc]

    # ---- places and things

    @contextmanager
    def at(self, x: float, y: float, scale: float = 1.0, turn: float = 0.0, flip: bool = False) -> Iterator[Hoop]:
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

    @contextmanager
    def thing(self, name: str, role: str | None = None, *, lift: float = 0.0, plane: Plane = "place",
              behind: str | None = None, count: int = 1) -> Iterator[list[Placed]]:  # fmt: skip
        """What is sewn in here is one thing; with a role it is noted in the record.

        `lift` raises it off the cloth: a shadow that long falls on what lies beneath.
        The list yielded holds the Placed when the block is left.
        """
        before, self._open = self._open, []
        made: list[Placed] = []
        try:
            yield made
        finally:
            work, self._open = self._open, before
        if work:
            made.append(self._added(name, work, role, lift, plane, behind, count))

    def _added(self, name: str, work: list[Work], role: str | None, lift: float, plane: Plane,
               behind: str | None, count: int) -> Placed:  # fmt: skip
        def flat(pen: Pen) -> None:
            for step in work:
                for polygon, colour in step.flat():
                    pen.poly([(float(x), float(y)) for x, y in polygon], colour)

        placed = self.s.draw(flat, name=name, role=role or "prop", plane=plane, behind=behind,
                             record=role is not None, count=count)  # fmt: skip
        if not placed.layers:  # nothing but dye or light: it has no silhouette
            seed = self.s.own_rng(f"work {name}")[1]
            self.s.add(Stitched(name, "motif", plane=plane, seed=seed, work=work), behind)
            return placed
        old = placed.layers[0]
        new = Stitched(**vars(old), work=work, lift=lift)
        self.s.layers[next(i for i, known in enumerate(self.s.layers) if known is old)] = new
        placed.layers[0] = new
        return placed

    def _sew(self, work: Work) -> None:
        if self._open is not None:
            self._open.append(work)
            return
        self._count += 1
        self._added(f"stitches {self._count}", [work], None, 0.0, "place", None, 1)

    # ---- forms

    def tube(self, spine: Points, threads: Threads, how: str = "across", *, flat: float = 1.0, lit: float = 1.0,
             **more: Any) -> Body:  # fmt: skip
        """A limb along (x, y, radius) points, stitched across unless `how` (a word of HOWS) says else."""
        return self._fill(tube(spine, self.place, flat), threads, how, lit, more)

    def blob(self, shape: Points, threads: Threads, how: str = "cloth", *, grain: Guides | float | None = None,
             puff: float = 60.0, soft: float = 5.0, lit: float = 1.0, holes: Sequence[Points] = (),
             **more: Any) -> Body:  # fmt: skip
        """An outlined form; its threads follow the grain lines, an angle, or its contour."""
        return self._fill(blob(shape, self.place, grain, puff, soft, holes), threads, how, lit, more)

    def leaf(self, spine: Points, threads: Threads, vein: Colour | None = None, *, angle: float = 40.0, lit: float = 1.0,
             flat: float = 0.6, **more: Any) -> None:  # fmt: skip
        """A leaf or feather: two halves in slanted satin that meet at the spine, and its vein."""
        for sign in (-1, 1):
            body = tube(spine, self.place, flat)
            assert body.side is not None
            body.mask = np.asarray(body.mask * (body.side * sign >= 0), np.float32)
            self._fill(body, threads, "across", lit, {"angle": angle * sign, "width": 2.0, **more})
        if vein is not None:
            points = read(spine)[0][:, :2]
            self.stem(points, vein, 1.6, 7)

    def eye(self, x: float, y: float, r: float, iris: Threads = "black", *, look: tuple[float, float] = (0, 0),
            white: Threads | None = None, lid: Threads | None = None, shut: float = 0.3, tilt: float = 0.0,
            glint: float = 1.0) -> None:  # fmt: skip
        """An eye: white (if any), iris, pupil, the glint, and a lid that is `shut` 0…1 and tilts by degrees."""
        if white is not None:
            self.blob([(x + math.cos(a) * r * 1.35, y + math.sin(a) * r) for a in _TURN], white, "face", grain=0.0, puff=r)
        ix, iy = x + look[0] * r * 0.5, y + look[1] * r * 0.4
        s = 0.72 if white is not None else 1.0
        self.blob(ring(ix, iy, r * s, 16), iris, "silk", angle=90, satin=r, puff=r * 0.6, width=1.6)
        if not (isinstance(iris, str) and iris == "black"):
            self.blob(ring(ix, iy, r * s * 0.55, 16), "black", "silk", grain=90.0, puff=4, width=1.6)
        if glint:
            d = self.s.light
            self.straight([(ix + d[0] * r * s * 0.45 - r * 0.12, iy + d[1] * r * s * 0.45, ix + d[0] * r * s * 0.45 + r * 0.14,
                            iy + d[1] * r * s * 0.45 - r * 0.04)], "#ffffff", max(1.5, r * 0.3 * glint))  # fmt: skip
        if lid is not None:
            with self.at(x, y, turn=tilt):
                w, edge = r * (1.6 if white is not None else 1.25), -r * 1.15 + shut * r * 2.2
                self.blob(f"{-w},{min(edge + r * 0.5, r * 0.3)}! {-w * 0.7},{-r * 0.9} 0,{-r * 1.35} {w * 0.7},{-r * 0.9} {w},{min(edge + r * 0.5, r * 0.3)}! "
                          f"{w * 0.5},{edge + r * 0.12} 0,{edge} {-w * 0.5},{edge + r * 0.12}", lid, "face", grain=0.0, puff=r * 0.7)  # fmt: skip
                self.stem(f"{-w},{min(edge + r * 0.5, r * 0.3)} {-w * 0.5},{edge + r * 0.12} 0,{edge} {w * 0.5},{edge + r * 0.12} {w},{min(edge + r * 0.5, r * 0.3)}",
                          self.s.palette.dark, max(1.6, r * 0.14), 6)  # fmt: skip

    def band(self, edge: Points, depth: float, threads: Threads, how: str = "fur", *, foot: float = 0.5,
             lit: float = 1.0, **more: Any) -> Body:  # fmt: skip
        """The lit edge of a hill or wave: stitches from a line downwards, fraying out into bare cloth."""
        top = self.place(line(edge))
        body = blob(np.vstack([top, top[::-1] + np.array([0, depth * self.place.scale])]), Place(), [top], 40.0)
        rows = np.arange(body.top, body.top + body.mask.shape[0])[:, None]
        columns = np.arange(body.left, body.left + body.mask.shape[1])
        down = (rows - np.interp(columns, top[:, 0], top[:, 1])[None]) / max(1.0, depth * self.place.scale)
        rng = np.random.default_rng([self.s.seed, len(top)])
        fray = 1 - foot * rng.random(body.mask.shape[1])
        body.mask = np.asarray(body.mask * (down < fray), np.float32)
        body.tone = np.asarray(np.clip(1 - down, 0, 1), np.float32)
        return self._fill(body, threads, how, lit, {"angle": 80, "under": 0.0, "density": 1.1, **more})

    def _fill(self, body: Body, threads: Threads, how: str, lit: float, more: dict[str, Any]) -> Body:
        if how not in HOWS:
            raise KeyError(f"no way of filling {how!r}; there are: {', '.join(HOWS)}")
        body.lit = lit
        self._sew(Fill(body, self.threads(threads), {**HOWS[how], **more}))
        return body

    # ---- cloth on cloth

    def patch(self, shape: Points, dye: Dye, *, edge: Colour | None = None, lift: float = 5.0, pitch: float = 3.8,
              tilt: float = 0.06, stitch: str = "run") -> None:  # fmt: skip
        """Appliqué: a piece of other cloth, sewn down along its edge (`stitch`: run, whip or blanket)."""
        body = blob(shape, self.place, None, 10.0)
        self._count += 1
        self._sew(Patch(body, self._stops(dye), pitch, tilt, lift, seed=self._count))
        if edge is not None:
            around = self.place(outline(shape))
            around = evenly(np.vstack([around, around[:1]]), 6.0)
            with self.at_card():
                getattr(self, stitch)(around, edge)

    def hole(self, shape: Points, dye: Dye, fray: Colour | None = None) -> None:
        """A hole in the cloth: another cloth lies beneath, and the rim frays."""
        self._count += 1
        body = blob(shape, self.place, None, 10.0)
        self._sew(Patch(body, self._stops(dye), sunk=True, seed=self._count))
        around = evenly(self.place(outline(shape)), 5.0)
        rng = np.random.default_rng([self.s.seed, self._count])
        t = tangents(around)
        inward = np.stack([-t[:, 1], t[:, 0]], 1) * _side(around)
        far = rng.uniform(-2, 13, (len(around), 1))
        tips = around + inward * far + rng.normal(0, 2.5, around.shape)
        ends = np.column_stack([around - inward * 4, tips, rng.normal(0, 1.5, len(around))])
        self._lay(ends, fray if fray is not None else "cloth", 1.3, arch=0.1, gloss=0.1)

    def sheer(self, shape: Points, colour: Colour, amount: float = 0.4) -> None:
        """Organza over what is there."""
        self._sew(Sheer(blob(shape, self.place, None, 10.0), self.c(colour), amount))

    def stain(self, shape: Points, colour: Colour, amount: float = 0.6, soft: float = 12.0) -> None:
        """Dye a part of the cloth; its edge is soft."""
        self._sew(Stain(self._shape(shape), self.c(colour), amount, soft * self.place.scale))

    def shade(self, shape: Points, amount: float = 0.5, soft: float = 8.0) -> None:
        """A shadow that lies on cloth and stitches alike."""
        self._sew(Stain(self._shape(shape), "#000000", amount, soft * self.place.scale, dark=True))

    def _shape(self, shape: Points) -> Body:
        left, top, mask = mask_of(self.place(outline(shape)))
        none = np.zeros((1, 1), np.float32)
        return Body(left, top, mask, none, none, none)

    def lamp(self, x: float, y: float, reach: float, colour: Colour = "glow", strength: float = 1.0,
             z: float = 80.0) -> None:  # fmt: skip
        """A light in the picture: bodies turn to it, the cloth around it glows. Give Hoop a dusk."""
        at = self.where(x, y)
        self._sew(Light(Lamp(at[0], at[1], z, reach, strength, self.c(colour))))

    # ---- lines of stitches

    @contextmanager
    def at_card(self) -> Iterator[Hoop]:
        """Points in here are card points, whatever place is set."""
        before, self.place = self.place, Place()
        try:
            yield self
        finally:
            self.place = before

    def _lay(self, ends: Array, colour: Threads | Array, width: float | Array = 2.3, **options: Any) -> None:
        """Threads in card px, one colour or one each."""
        n = len(ends)
        if not n:
            return
        if isinstance(colour, np.ndarray):
            cols = np.broadcast_to(colour, (n, 3))
        else:
            skein = [colour] if isinstance(colour, str) and colour not in THREADS else colour
            many = self.threads(skein)  # type: ignore[arg-type]
            cols = many[np.arange(n) * 7 % len(many)]
        self._sew(Sewn(np.asarray(ends, np.float32), np.asarray(cols, np.float32), np.broadcast_to(width, n), options))

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
        n = np.stack([-t[:, 1], t[:, 0]], 1) * wide * _side(p)
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
        many = self.threads([colour] if isinstance(colour, str) and colour not in THREADS else colour)  # type: ignore[arg-type]
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
        self._sew(Pricks(evenly(self.place(line(points)), gap), r))

    def button(self, x: float, y: float, r: float, colour: Colour = "#f4ead2", thread: Colour = "accent", holes: int = 4,
               pearl: float = 1.0) -> None:  # fmt: skip
        """A button, sewn on."""
        at = self.where(x, y)
        self._sew(Button(at[0], at[1], r * self.place.scale, self.c(colour), self.c(thread), holes, pearl))

    def bead(self, x: float, y: float, r: float, colour: Colour) -> None:
        """A glass bead: a small polished drop."""
        self.tube([(x - 0.3, y, r), (x + 0.3, y, r)], [mix(self.c(colour), "#000000", 0.6), self.c(colour)], "silk")
        self.straight([(x - r * 0.5, y - r * 0.45, x - r * 0.05, y - r * 0.55)], "#ffffff", max(1.4, r * 0.34))


def _side(p: Array) -> float:
    """+1 or -1: which normal of a closed line points inside."""
    x, y = p[:, 0], p[:, 1]
    return 1.0 if float(np.sum(x * np.roll(y, -1) - y * np.roll(x, -1))) > 0 else -1.0
