"""What can be sewn: each Work is one step of the needle and knows how to lay itself on the cloth."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import cv2
import numpy as np

from reverie_studio.colour import Array, Colour, vec
from reverie_studio.engine.arrays import COLUMNS, ROWS, blur
from reverie_studio.engine.layers import Layer
from reverie_studio.finishes.embroidery_cloth import (
    Cloth,
    Lamp,
    Stops,
    fine_box,
    finer,
    ring,
    widened,
)
from reverie_studio.finishes.embroidery_forms import Body, Place, tube
from reverie_studio.finishes.embroidery_kernels import FINE


class Work(ABC):
    """One step of the needle."""

    @abstractmethod
    def sew(self, cloth: Cloth, rng: np.random.Generator) -> None:
        """Lay it on the cloth."""

    def flat(self) -> list[tuple[Array, Colour]]:
        """Its silhouette as polygons and a colour, for the record and for other media."""
        return []


@dataclass
class Bodied(Work):
    """A step that covers a form."""

    body: Body

    def flat(self) -> list[tuple[Array, Colour]]:
        return contours(self.body, self.colour())

    @abstractmethod
    def colour(self) -> Colour:
        """What it looks like from far."""


@dataclass
class Stitched(Layer):
    """A layer that remembers how it is sewn."""

    work: list[Work] = field(default_factory=list)
    lift: float = 0.0  # px it stands off the cloth: its shadow falls that far


def contours(body: Body, colour: Colour) -> list[tuple[Array, Colour]]:
    """The outlines of a mask in card coordinates."""
    found, _ = cv2.findContours((body.mask > 0.5).astype(np.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    return [(c[:, 0].astype(np.float32) + np.array([body.left, body.top], np.float32), colour)
            for c in found if len(c) > 3]  # fmt: skip


def _hue(threads: Array) -> Colour:
    r, g, b = (float(v) for v in threads[(len(threads) * 3) // 5])
    return (r, g, b)


@dataclass
class Ground(Work):
    """The cloth itself."""

    stops: Stops
    pitch: float = 4.2
    tilt: float = 0.0
    seed: int = 0
    dusk: float = 0.0

    def sew(self, cloth: Cloth, rng: np.random.Generator) -> None:
        cloth.linen(self.stops, None, self.pitch, self.tilt, seed=self.seed)


@dataclass
class Fill(Bodied):
    """A form filled with stitches."""

    threads: Array
    options: Mapping[str, Any] = field(default_factory=dict)

    def sew(self, cloth: Cloth, rng: np.random.Generator) -> None:
        cloth.fill(self.body, self.threads, rng, **self.options)

    def colour(self) -> Colour:
        return _hue(self.threads)


@dataclass
class Sewn(Work):
    """Single threads, as given."""

    ends: Array  # (n, 5) card px: x0 y0 x1 y1 bow
    colours: Array  # (n, 3)
    width: Array  # (n,)
    options: Mapping[str, Any] = field(default_factory=dict)

    def sew(self, cloth: Cloth, rng: np.random.Generator) -> None:
        cloth.lay(self.ends, self.colours, self.width, rng, **self.options)

    def flat(self) -> list[tuple[Array, Colour]]:
        out: list[tuple[Array, Colour]] = []
        for (x0, y0, x1, y1, _), (r, g, b), w in zip(self.ends, self.colours, self.width, strict=True):
            t = np.array([x1 - x0, y1 - y0]) / max(1e-3, math.hypot(x1 - x0, y1 - y0))
            n = np.array([-t[1], t[0]]) * w / 2
            p, q = np.array([x0, y0]), np.array([x1, y1])
            quad = np.array([p - n, q - n, q + n, p + n], np.float32)
            out.append((quad, (float(r), float(g), float(b))))
        return out


@dataclass
class Patch(Bodied):
    """A piece of other cloth laid on, its edge turned under; or, `sunk`, seen through a hole."""

    stops: Stops
    pitch: float = 3.8
    tilt: float = 0.06
    lift: float = 5.0
    sunk: bool = False
    seed: int = 1

    def sew(self, cloth: Cloth, rng: np.random.Generator) -> None:
        mask = np.zeros(cloth.pull.shape, np.float32)
        mask[self.body.box] = self.body.mask
        if not self.sunk:
            cloth.cast(self.body.box, self.body.mask, self.lift, self.lift * 0.8, 0.5)
        cloth.linen(self.stops, mask, self.pitch, self.tilt, seed=self.seed)
        if self.sunk:
            self._inner_shade(cloth)
            return
        edge = np.clip(1 - self.body.height / 5.0, 0, 1) * self.body.mask
        facing = self.body.normal[..., 0] * cloth.light[0] + self.body.normal[..., 1] * cloth.light[1]
        here = fine_box(self.body.box)
        cloth.img[here] *= (1 + finer(np.asarray(edge * facing * 0.34, np.float32)))[..., None]

    def _inner_shade(self, cloth: Cloth) -> None:
        outside = 1 - self.body.mask
        look = cloth.look.light
        shade = np.maximum(blur(outside, 3), blur(_moved(outside, -look[0] * 12, -look[1] * 12), 7)) * self.body.mask
        cloth.darken(self.body.box, np.asarray(shade * 0.85, np.float32))

    def colour(self) -> Colour:
        return self.stops[len(self.stops) // 2][1]


def _moved(a: Array, dx: float, dy: float) -> Array:
    matrix = np.array([[1, 0, dx], [0, 1, dy]], np.float32)
    size = (a.shape[1], a.shape[0])
    return np.asarray(cv2.warpAffine(a, matrix, size, borderMode=cv2.BORDER_REPLICATE), np.float32)


@dataclass
class Stain(Work):
    """Dye in the cloth: a soft colour, a shadow (`dark`), or light. It covers nothing."""

    body: Body
    tone: Colour
    amount: float = 0.6
    soft: float = 12.0
    dark: bool = False

    def sew(self, cloth: Cloth, rng: np.random.Generator) -> None:
        box = widened(self.body.box, int(self.soft * 3))
        sheet = np.zeros((box[0].stop - box[0].start, box[1].stop - box[1].start), np.float32)
        y, x = self.body.top - box[0].start, self.body.left - box[1].start
        sheet[y : y + self.body.mask.shape[0], x : x + self.body.mask.shape[1]] = self.body.mask
        amount = np.asarray(blur(sheet, self.soft) * self.amount, np.float32)
        if self.dark:
            cloth.darken(box, amount)
        else:
            cloth.dye(box, amount, self.tone)


@dataclass
class Sheer(Bodied):
    """A layer of organza: what lies beneath shows through, paler and cooler."""

    tone: Colour
    amount: float = 0.4

    def sew(self, cloth: Cloth, rng: np.random.Generator) -> None:
        here = fine_box(self.body.box)
        cloth.cast(self.body.box, self.body.mask, 3, 3, 0.18)
        m = finer(self.body.mask) * self.amount * (1 + 0.8 * cloth.grain[here])
        cloth.img[here] = cloth.img[here] * (1 - m[..., None]) + vec(self.tone) * m[..., None]

    def colour(self) -> Colour:
        return self.tone


@dataclass
class Pricks(Work):
    """Empty needle holes."""

    points: Array
    r: float = 1.3

    def sew(self, cloth: Cloth, rng: np.random.Generator) -> None:
        hh, ww = cloth.img.shape[:2]
        for x, y in self.points:
            x0, y0 = int(x * FINE), int(y * FINE)
            if not (10 < x0 < ww - 10 and 10 < y0 < hh - 10):
                continue
            yy, xx = np.mgrid[y0 - 9 : y0 + 9, x0 - 9 : x0 + 9]
            k = np.clip(self.r * FINE - np.hypot(yy - y * FINE, xx - x * FINE) + 0.5, 0, 1)
            rim = np.clip(self.r * FINE * 2 - np.hypot(yy - y * FINE, xx - x * FINE), 0, 1) * (1 - k)
            cloth.img[y0 - 9 : y0 + 9, x0 - 9 : x0 + 9] *= (1 - 0.82 * k + 0.16 * rim)[..., None].astype(np.float32)


@dataclass
class Button(Work):
    """A turned button: mother-of-pearl or a plain colour, two or four holes, sewn on crosswise."""

    x: float
    y: float
    r: float
    tone: Colour
    thread: Colour
    holes: int = 4
    pearl: float = 1.0

    def sew(self, cloth: Cloth, rng: np.random.Generator) -> None:
        disc = _disc(self.x, self.y, self.r)
        cloth.settle(disc.box, disc.mask)
        cloth.cast(disc.box, disc.mask, self.r * 0.13, self.r * 0.09, 0.6)
        here = fine_box(disc.box)
        dx, dy = COLUMNS[disc.box] + 0.5 - self.x, ROWS[disc.box] + 0.5 - self.y
        far = np.hypot(dx, dy) / self.r
        height = np.exp(-(((far - 0.86) / 0.1) ** 2)) * 0.07 + np.exp(-(((far - 0.48) / 0.07) ** 2)) * 0.028
        gy, gx = np.gradient(np.asarray(height * self.r, np.float32))
        lit = -(gx * cloth.light[0] + gy * cloth.light[1])
        sweep = np.sin(np.arctan2(dy, dx) * 2 + far * 5 + rng.uniform(0, 6)) * 0.05 * self.pearl
        gleam = np.exp(-(((dx / self.r - cloth.light[0] * 0.5) ** 2 + (dy / self.r - cloth.light[1] * 0.5) ** 2) / 0.06))
        rainbow = np.stack([sweep, np.roll(sweep, 3, 0) * 0.6, -sweep], -1)
        paint = (vec(self.tone) + rainbow) * (0.92 + 0.9 * lit)[..., None] + gleam[..., None] * 0.28
        m = finer(disc.mask)[..., None]
        cloth.img[here] = cloth.img[here] * (1 - m) + finer(np.asarray(np.clip(paint, 0, 1), np.float32)) * m
        self._sewn_on(cloth, rng)

    def _sewn_on(self, cloth: Cloth, rng: np.random.Generator) -> None:
        turn, spots = rng.uniform(0, 3), []
        for k in range(self.holes):
            a = turn + k * 2 * math.pi / self.holes
            spots.append((self.x + math.cos(a) * self.r * 0.26, self.y + math.sin(a) * self.r * 0.26))
            hole = _disc(*spots[-1], max(1.2, self.r * 0.1))
            cloth.darken(hole.box, hole.mask * np.float32(0.9))
        ends = [(*spots[k], *spots[(k + self.holes // 2) % self.holes], 0.4) for k in range(self.holes)]
        w = max(1.5, self.r * 0.075)
        cloth.lay(np.array(ends, np.float32), np.repeat(vec(self.thread)[None], len(ends), 0), np.full(len(ends), w), rng)

    def flat(self) -> list[tuple[Array, Colour]]:
        return [(ring(self.x, self.y, self.r), self.tone)]


def _disc(x: float, y: float, r: float) -> Body:
    return tube([(x - 0.2, y, r), (x + 0.2, y, r)], Place())


@dataclass
class Light(Work):
    """A lamp in the picture; it is heard before anything is sewn."""

    lamp: Lamp

    def sew(self, cloth: Cloth, rng: np.random.Generator) -> None:
        """Lamps shine at the end."""
