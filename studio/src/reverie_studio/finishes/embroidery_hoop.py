"""A Hoop is what an embroidered card talks to: cloth, forms to fill, and the stitches of the needle."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import numpy as np

from reverie_studio.colour import Colour, mix
from reverie_studio.engine.layers import Layer, Plane
from reverie_studio.finishes.embroidery_cloth import Lamp, ring
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
from reverie_studio.finishes.embroidery_needle import THREADS, Dye, Needle, Threads, inside_of
from reverie_studio.finishes.embroidery_work import (
    Button,
    Fill,
    Ground,
    Light,
    Patch,
    Sheer,
    Stain,
    Stitched,
    Work,
)
from reverie_studio.pen import Pen
from reverie_studio.scene import Placed, Scene

__all__ = ["HOWS", "THREADS", "Hoop", "Threads", "ring"]
_SMALL = 0.6  # scale below which threads become finer
_TURN = [i * 0.3927 for i in range(16)]

# Ways of filling that cards name by a word: how="fur".
HOWS: dict[str, dict[str, Any]] = {
    "fur": {"angle": 14, "length": 17, "satin": 22, "width": 2.1, "spread": 0.13},
    "hair": {"angle": 3, "length": 26, "satin": 60, "width": 1.9, "spread": 0.16, "gloss": 0.4},
    "skin": {"angle": 78, "length": 13, "satin": 40, "width": 1.7, "spread": 0.05, "gloss": 0.2},
    "face": {"angle": 0, "length": 12, "satin": 18, "width": 1.7, "spread": 0.05, "gloss": 0.18},
    "cloth": {"angle": 4, "length": 20, "satin": 26, "width": 2.2, "spread": 0.07},
    "across": {"angle": 76, "satin": 70, "width": 2.2},
    "silk": {"angle": 70, "satin": 90, "width": 2.0, "gloss": 0.5, "spread": 0.06},
    "iron": {"angle": 86, "length": 40, "satin": 60, "width": 2.2, "gloss": 0.5, "spread": 0.03},
    "wool": {"angle": 8, "length": 12, "satin": 14, "width": 2.8, "gloss": 0.06, "spread": 0.2},
    "sparse": {"angle": 0, "length": 11, "satin": 12, "density": 2.6, "under": 0.0, "spread": 0.2},
}


class Hoop(Needle):
    """A Scene stretched in a hoop; points are in card px, or in the place of `with h.at(…)`."""

    def __init__(self, s: Scene, cloth: Dye | None = None, *, dusk: float = 0.0, pitch: float = 4.2) -> None:
        super().__init__(s)
        s.record.medium = "embroidery"
        self._open: list[Work] | None = None
        self._count = 0
        ground = Ground(self.stops(cloth if cloth is not None else "cloth"), pitch, dusk=dusk)
        layer = Layer("sky", "sky", plane="sky")  # the sky is the cloth
        s.add(Stitched(**vars(layer), work=[ground]))

    # ---- things

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

    def sew(self, work: Work) -> None:
        """Into the open thing, or as a thing of its own without a name."""
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

    def fan(self, roots: Points, tips: Points, count: int, wide: float, threads: Threads, vein: Colour | None = None, *,
            bow: float = 0.0, wander: float = 0.0, **more: Any) -> None:  # fmt: skip
        """Feathers (or fins, rays, fronds) from one line to another, each `wide` px in its middle."""
        a, b = evenly(line(roots), 1.0), evenly(line(tips), 1.0)
        rng = np.random.default_rng([self.s.seed, count, int(abs(a[0, 0]))])
        for k in range(count):
            t = k / max(1, count - 1)
            p, q = a[int(t * (len(a) - 1))], b[int(t * (len(b) - 1))]
            p, q = p + rng.normal(0, 1, 2) * wander, q + rng.normal(0, 1, 2) * wander
            m = (p + q) / 2 + np.array([-(q - p)[1], (q - p)[0]]) * bow
            self.leaf([(*p, wide * 0.36), (*m, wide), (*q, wide * 0.18)], threads, vein, **more)

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
        options = {"length": 16.0, "width": 2.2, **HOWS[how], **more}
        if self.place.scale < _SMALL:  # what is drawn small is sewn with fewer strands
            options["length"] *= max(0.45, self.place.scale / _SMALL)
            options["width"] *= max(0.72, self.place.scale / _SMALL)
        self.sew(Fill(body, self.threads(threads), options))
        return body

    # ---- cloth on cloth

    def patch(self, shape: Points, dye: Dye, *, edge: Colour | None = None, lift: float = 5.0, pitch: float = 3.8,
              tilt: float = 0.06, stitch: str = "run") -> None:  # fmt: skip
        """Appliqué: a piece of other cloth, sewn down along its edge (`stitch`: run, whip or blanket)."""
        body = blob(shape, self.place, None, 10.0)
        self._count += 1
        self.sew(Patch(body, self.stops(dye), pitch, tilt, lift, seed=self._count))
        if edge is not None:
            around = self.place(outline(shape))
            around = evenly(np.vstack([around, around[:1]]), 6.0)
            with self.at_card():
                getattr(self, stitch)(around, edge)

    def hole(self, shape: Points, dye: Dye, fray: Colour | None = None) -> None:
        """A hole in the cloth: another cloth lies beneath, and the rim frays."""
        self._count += 1
        body = blob(shape, self.place, None, 10.0)
        self.sew(Patch(body, self.stops(dye), sunk=True, seed=self._count))
        around = evenly(self.place(outline(shape)), 5.0)
        rng = np.random.default_rng([self.s.seed, self._count])
        t = tangents(around)
        inward = np.stack([-t[:, 1], t[:, 0]], 1) * inside_of(around)
        far = rng.uniform(-2, 13, (len(around), 1))
        tips = around + inward * far + rng.normal(0, 2.5, around.shape)
        ends = np.column_stack([around - inward * 4, tips, rng.normal(0, 1.5, len(around))])
        self._lay(ends, fray if fray is not None else "cloth", 1.3, arch=0.1, gloss=0.1)

    def sheer(self, shape: Points, colour: Colour, amount: float = 0.4) -> None:
        """Organza over what is there."""
        self.sew(Sheer(blob(shape, self.place, None, 10.0), self.c(colour), amount))

    def stain(self, shape: Points, colour: Colour, amount: float = 0.6, soft: float = 12.0) -> None:
        """Dye a part of the cloth; its edge is soft."""
        self.sew(Stain(self._shape(shape), self.c(colour), amount, soft * self.place.scale))

    def shade(self, shape: Points, amount: float = 0.5, soft: float = 8.0) -> None:
        """A shadow that lies on cloth and stitches alike."""
        self.sew(Stain(self._shape(shape), "#000000", amount, soft * self.place.scale, dark=True))

    def chalk(self, points: Points, colour: Colour = "#f4f0e4", width: float = 4.0, amount: float = 0.6) -> None:
        """A line of tailor's chalk: it is not sewn yet."""
        p = line(points)
        body = tube(np.column_stack([p, np.full(len(p), width / 2)]), self.place)
        self.sew(Stain(body, self.c(colour), amount, 0.9))

    def pleat(self, points: Points, depth: float = 16.0, amount: float = 0.5) -> None:
        """A fold in the cloth along a line: its lit lip, and the shade it throws."""
        p = evenly(self.place(line(points)), 6.0)
        n = np.stack([-tangents(p)[:, 1], tangents(p)[:, 0]], 1)
        if float((n @ np.array(self.s.light)).mean()) < 0:
            n = -n  # towards the light
        for off, tone, k, dark in ((-0.5, "#000000", amount, True), (0.35, "light", amount * 0.5, False)):
            spine = np.column_stack([p + n * depth * off, np.full(len(p), depth * 0.32)])
            self.sew(Stain(tube(spine, Place()), self.c(tone), k, depth * 0.22, dark))

    def _shape(self, shape: Points) -> Body:
        left, top, mask = mask_of(self.place(outline(shape)))
        none = np.zeros((1, 1), np.float32)
        return Body(left, top, mask, none, none, none)

    def lamp(self, x: float, y: float, reach: float, colour: Colour = "glow", strength: float = 1.0,
             z: float = 80.0) -> None:  # fmt: skip
        """A light in the picture: bodies turn to it, the cloth around it glows. Give Hoop a dusk."""
        at = self.where(x, y)
        self.sew(Light(Lamp(at[0], at[1], z, reach, strength, self.c(colour))))

    # ---- things sewn on

    def button(self, x: float, y: float, r: float, colour: Colour = "#f4ead2", thread: Colour = "accent", holes: int = 4,
               pearl: float = 1.0) -> None:  # fmt: skip
        """A button, sewn on."""
        at = self.where(x, y)
        self.sew(Button(at[0], at[1], r * self.place.scale, self.c(colour), self.c(thread), holes, pearl))

    def bead(self, x: float, y: float, r: float, colour: Colour) -> None:
        """A glass bead: a small polished drop."""
        self.tube([(x - 0.3, y, r), (x + 0.3, y, r)], [mix(self.c(colour), "#000000", 0.6), self.c(colour)], "silk")
        self.straight([(x - r * 0.5, y - r * 0.45, x - r * 0.05, y - r * 0.55)], "#ffffff", max(1.4, r * 0.34))
