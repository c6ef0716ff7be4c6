"""The cloth while it is being worked: dyed linen, threads with their shadows, puckers, one light."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np

from reverie_studio import HEIGHT, WIDTH
from reverie_studio.colour import Array, Colour, vec
from reverie_studio.engine.arrays import COLUMNS, ROWS, blur, shift, smooth
from reverie_studio.engine.light import in_one_light
from reverie_studio.engine.look import Look
from reverie_studio.engine.noise import field
from reverie_studio.finishes.embroidery_forms import Body, turned
from reverie_studio.finishes.embroidery_kernels import (
    FINE,
    cover,
    cut_stitches,
    lay_threads,
    lines_along,
    weave,
)

Stops = Sequence[tuple[float, Colour]]  # y in card px, colour
Window = tuple[slice, slice]
_FINE_SIZE = (WIDTH * FINE, HEIGHT * FINE)
_WEAVE = 0.16  # contrast of the linen; more of it looks rougher and weighs more
_MELT = 0.7  # how soft threads become where nobody looks; it also saves a fifth of the weight
_SHADE, _TOUCH = 0.44, 0.16  # of a thread's shadow: the fallen part, the close part


@dataclass(frozen=True)
class Lamp:
    """A light in the picture: where, how high above the cloth, how far it reaches, its colour."""

    x: float
    y: float
    z: float
    reach: float
    strength: float
    colour: Colour


def finer(a: Array) -> Array:
    """A card-sized crop at the cloth's own fineness."""
    size = (a.shape[1] * FINE, a.shape[0] * FINE)
    return np.asarray(cv2.resize(a, size, interpolation=cv2.INTER_LINEAR), np.float32)


def fine_box(box: Window) -> Window:
    """The same window on the finer cloth."""
    y, x = box
    return slice(y.start * FINE, y.stop * FINE), slice(x.start * FINE, x.stop * FINE)


def widened(box: Window, by: int) -> Window:
    """A window with room around, within the card."""
    y, x = box
    return (slice(max(0, y.start - by), min(HEIGHT, y.stop + by)),
            slice(max(0, x.start - by), min(WIDTH, x.stop + by)))  # fmt: skip


class Cloth:
    """Linen first, then everything that is sewn on it."""

    def __init__(self, look: Look) -> None:
        self.look = look
        light = np.array(look.light3)
        half = light + np.array([0, 0, 1.0])
        self.light, self.half = light, half / np.linalg.norm(half)
        self.img = np.zeros((HEIGHT * FINE, WIDTH * FINE, 3), np.float32)
        self.grain = np.zeros((HEIGHT * FINE, WIDTH * FINE), np.float32)
        self.pull = np.zeros((HEIGHT, WIDTH), np.float32)
        self.lamps: list[Lamp] = []
        self.dusk = 0.0  # how much of the daylight is gone, where no lamp reaches

    # ---- cloth

    def linen(self, stops: Stops, mask: Array | None = None, pitch: float = 4.2, tilt: float = 0.0,
              contrast: float = _WEAVE, seed: int = 0) -> None:  # fmt: skip
        """Plain weave, dyed downwards through the stops; with a mask it is a piece laid on top."""
        rng = np.random.default_rng([self.look.seed, 7, seed])
        grain = np.empty((HEIGHT * FINE, WIDTH * FINE), np.float32)
        weave(grain, field(rng, 160, 2) * 12, field(rng, 150, 2) * 12, rng.normal(0, 1, 4000).astype(np.float32),
              rng.normal(0, 1, 4000).astype(np.float32), pitch * FINE, tilt)  # fmt: skip
        grain *= contrast
        dyed = _dyed(stops, field(rng, 200, 3)) * (1 + field(rng, 420, 2) * 0.1)[..., None]
        piece = finer(np.asarray(dyed, np.float32)) * (1 + grain)[..., None]
        if mask is None:
            self.img, self.grain = piece, grain
            return
        m = finer(mask)
        self.grain = self.grain * (1 - m) + grain * m
        self.img = self.img * (1 - m[..., None]) + piece * m[..., None]
        self.pull *= 1 - mask

    def dye(self, box: Window, amount: Array, colour: Colour) -> None:
        """Colour the cloth itself; its weave shows through."""
        here = fine_box(box)
        m = finer(amount)[..., None]
        tone = vec(colour) * (1 + self.grain[here])[..., None]
        self.img[here] = self.img[here] * (1 - m) + tone * m

    def darken(self, box: Window, amount: Array) -> None:
        """Shadow on whatever lies there; it keeps a breath of the palette's shadow colour."""
        tone = vec(self.look.palette.shadow)
        tone = 0.25 * tone / max(0.2, float(tone.max()))
        m = np.clip(finer(amount), 0, 0.92)[..., None]
        here = fine_box(box)
        self.img[here] *= 1 - m * (1 - tone)

    def cast(self, box: Window, mask: Array, far: float, soft: float, strength: float) -> None:
        """A raised mask (of that window) throws its shadow away from the light."""
        room = int(far + soft * 3) + 2
        wide = widened(box, room)
        sheet = np.zeros((wide[0].stop - wide[0].start, wide[1].stop - wide[1].start), np.float32)
        y, x = box[0].start - wide[0].start, box[1].start - wide[1].start
        sheet[y : y + mask.shape[0], x : x + mask.shape[1]] = mask
        moved = shift(blur(sheet, soft), -self.look.light[0] * far, -self.look.light[1] * far)
        self.darken(wide, np.asarray(moved * strength, np.float32))

    # ---- threads

    def lay(self, ends: Array, colours: Array, width: Array, rng: np.random.Generator, *, arch: float = 0.5,
            gloss: float = 0.3, twist: float = 3.2, jitter: float = 0.05, shadow: bool = True) -> None:  # fmt: skip
        """Sew threads: ends (x0, y0, x1, y1, bow) in card px, a colour and a width each."""
        if not len(ends):
            return
        n = len(ends)
        cols = np.clip(colours * (1 + rng.normal(0, jitter, (n, 1))), 0, 1).astype(np.float32)
        wide = (width * (1 + rng.normal(0, 0.06, n))).astype(np.float32)
        if shadow:
            self._shade_under(ends, wide)
        lay_threads(self.img, np.asarray(ends * FINE, np.float32), cols, wide * np.float32(FINE), arch, gloss,
                    twist, self.light, self.half)  # fmt: skip

    def _shade_under(self, ends: Array, width: Array) -> None:
        x, y = ends[:, [0, 2]], ends[:, [1, 3]]
        left, top = max(0, int(x.min()) - 3), max(0, int(y.min()) - 3)
        right, bottom = min(WIDTH, int(x.max()) + 4), min(HEIGHT, int(y.max()) + 4)
        if right - left < 2 or bottom - top < 2:
            return
        mask = np.zeros((bottom - top, right - left), np.float32)
        moved = np.asarray(ends - np.array([left, top, left, top, 0]), np.float32)
        cover(mask, moved, width)
        self.settle((slice(top, bottom), slice(left, right)), mask)

    def settle(self, box: Window, mask: Array) -> None:
        """Threads lie here: the cloth is pulled, and what lies beneath is shaded."""
        self.pull[box] = np.maximum(self.pull[box], mask)
        self.cast(box, mask, 2.8, 1.8, _SHADE)
        self.cast(box, mask, 0.5, 0.8, _TOUCH)

    def fill(self, body: Body, threads: Array, rng: np.random.Generator, *, angle: float = 90.0, length: float = 16.0,
             width: float = 2.2, satin: float = 46.0, spread: float = 0.12, density: float = 0.8, arch: float = 0.5,
             gloss: float = 0.3, contrast: float = 1.0, under: float = 0.9, tint: Array | None = None) -> None:  # fmt: skip
        """Satin where a form is narrow, long-and-short where it is wide; threads run from shade to light.

        `angle` turns the stitches against the form's direction; `under` is the ground thread below them;
        `tint` (h, w, 3) gives each stitch a colour of its own, which the threads then only shade.
        """
        ends, mids = stitches_in(body, angle, length, width * density, satin, rng)
        if not len(ends):
            return
        self.settle(body.box, body.mask)
        tone = blur(body.tone if body.tone is not None else np.full_like(body.mask, 0.6), 2.0)
        tone = np.asarray(np.clip(0.5 + (tone - 0.5) * contrast, 0, 1), np.float32)
        if under:
            ground = _between(threads, tone) * 0.68 if tint is None else tint * np.float32(0.55)
            m = (finer(body.mask) * under)[..., None]
            here = fine_box(body.box)
            self.img[here] = self.img[here] * (1 - m) + finer(np.asarray(ground, np.float32)) * m
        iy, ix = mids[:, 1].astype(int), mids[:, 0].astype(int)
        t = np.clip(tone[iy, ix] + rng.normal(0, spread, len(iy)), 0, 0.999) * (len(threads) - 1)
        pick = np.minimum(t.astype(int) + (rng.random(len(t)) < t % 1), len(threads) - 1)
        cols = threads[pick] if tint is None else tint[iy, ix] * threads[pick]
        ends = ends + np.array([body.left, body.top, body.left, body.top, 0])
        order = rng.permutation(len(ends)) if float(np.median(lengths(ends))) < satin * 0.6 else np.arange(len(ends))
        self.lay(np.asarray(ends[order], np.float32), cols[order], np.full(len(ends), width), rng, arch=arch,
                 gloss=gloss, shadow=False)  # fmt: skip

    # ---- the end

    def finished(self) -> Array:
        """Puckers round dense stitching, lamps, and the one light over all."""
        look = self.look
        rng = np.random.default_rng([look.seed, 70])
        b = blur(self.pull, 11)
        band = np.clip(b * (1 - b) * 4, 0, 1)
        height = b * 34 + field(rng, 46, 3) * band * 20 + field(rng, 240, 2) * 14
        gy, gx = np.gradient(np.asarray(height, np.float32))
        slope = np.asarray(np.clip((gx * look.light3[0] + gy * look.light3[1]) * -0.34, -0.22, 0.09), np.float32)
        picture = np.asarray(cv2.resize(self.img, (WIDTH, HEIGHT), interpolation=cv2.INTER_AREA), np.float32)
        picture = picture * (1 + slope)[..., None] * self._lamplight()
        picture = in_one_light(np.clip(picture, 0, 1), look.focus.map, look.focus.at, look.light, look.palette.glow,
                               look.palette.shadow, look.key * 0.62)  # fmt: skip
        rest = np.asarray(_MELT * (1 - smooth(0.08, 0.5, look.focus.map)), np.float32)[..., None]  # far from the focus edges melt
        picture = picture + (blur(picture, 0.9) - picture) * rest
        return np.asarray(np.clip(picture, 0, 1), np.float32)

    def _lamplight(self) -> Array:
        if not self.lamps and not self.dusk:
            return np.ones((HEIGHT, WIDTH, 1), np.float32)
        cool = vec(self.look.palette.shadow)
        cool = cool / max(0.3, float(cool.max()))
        night = 1 - self.dusk * (1 - 0.45 * cool)
        light = np.broadcast_to(night, (HEIGHT, WIDTH, 3)).astype(np.float32)
        for lamp in self.lamps:
            far = np.hypot(COLUMNS - lamp.x, ROWS - lamp.y) / lamp.reach
            pool = (lamp.strength * smooth(1.6, 0.0, far))[..., None]
            light = light + pool * (vec(lamp.colour) * 1.12 - night)
        return np.asarray(light, np.float32)


def _dyed(stops: Stops, wander: Array) -> Array:
    y = ROWS + wander * 60
    at = [float(s[0]) for s in stops]
    cols = np.array([vec(s[1]) for s in stops])
    return np.stack([np.interp(y, at, cols[:, c]) for c in range(3)], -1).astype(np.float32)


def _between(threads: Array, tone: Array) -> Array:
    """The threads' colours by tone, mixed: what lies below the stitches."""
    at = np.linspace(0, 1, len(threads))
    return np.stack([np.interp(tone, at, threads[:, c]) for c in range(3)], -1).astype(np.float32)


def lengths(ends: Array) -> Array:
    """How long each stitch is."""
    return np.asarray(np.hypot(ends[:, 2] - ends[:, 0], ends[:, 3] - ends[:, 1]), np.float32)


def stitches_in(body: Body, angle: float, length: float, gap: float, satin: float,
                rng: np.random.Generator) -> tuple[Array, Array]:  # fmt: skip
    """Stitches that fill a body (in px of its crop) and their middles."""
    ys, xs = np.nonzero(body.mask > 0.5)
    if not len(ys):
        return np.zeros((0, 5), np.float32), np.zeros((0, 2), np.float32)
    pick = rng.permutation(len(ys))[: max(200, len(ys) // 3)]
    seeds = np.column_stack([xs[pick], ys[pick]]).astype(np.float32) + np.float32(0.5)
    out = np.empty((int(len(ys) * FINE * 1.6 / min(gap, 1.6)) + 4000, 2), np.float32)
    starts = np.empty(len(ys) + 400, np.int64)
    lines = lines_along(body.mask, turned(body.direction, angle), gap, seeds, 1.6, 0.6, out, starts)
    most = int(starts[lines] / (0.2 * length * FINE)) + 2 * lines + 16
    ends, mids = np.empty((most, 5), np.float32), np.empty((most, 2), np.float32)
    n = cut_stitches(out, starts, lines, satin, length, int(rng.integers(1 << 20)), ends, mids)
    h, w = body.mask.shape
    ends, mids = ends[:n], np.clip(mids[:n], 0, [w - 1, h - 1]).astype(np.float32)
    whole = lengths(ends) > min(3.2, 0.35 * satin)  # crumbs between two lines would show as dark dots
    return ends[whole], mids[whole]


def light_bodies(bodies: Sequence[Body], look: Look, lamps: Sequence[Lamp], dusk: float) -> None:
    """Set every body's tone: sun and lamps on its normals, shade where something lies over it."""
    above = np.zeros((HEIGHT, WIDTH), np.float32)
    sun = np.array(look.light3, np.float32)
    for body in reversed(bodies):
        tone = 0.13 + np.maximum(0, body.normal @ sun) * np.float32(0.92 * (1 - 0.75 * dusk))
        rows, columns = ROWS[body.box], COLUMNS[body.box]
        for lamp in lamps:
            x, y = lamp.x - columns, lamp.y - rows
            far = np.sqrt(x * x + y * y + lamp.z**2) + 1e-3
            facing = (body.normal[..., 0] * x + body.normal[..., 1] * y + body.normal[..., 2] * lamp.z) / far
            tone += np.maximum(0, facing) * lamp.strength * 1.2 / (1 + (far / lamp.reach) ** 2)
        wide = widened(body.box, 16)
        soft = blur(above[wide], 6.0)
        y0, x0 = body.box[0].start - wide[0].start, body.box[1].start - wide[1].start
        shade = soft[y0 : y0 + body.mask.shape[0], x0 : x0 + body.mask.shape[1]]
        tone = tone * (1 - 0.6 * np.clip(shade * 1.3, 0, 1)) * body.lit
        if body.tone is None:
            body.tone = np.asarray(np.clip((tone - 0.1) / 0.86, 0, 1), np.float32)
        above[body.box] = np.maximum(above[body.box], body.mask)


def ring(x: float, y: float, r: float, n: int = 40) -> Array:
    """Points on a circle."""
    a = np.linspace(0, 2 * math.pi, n, endpoint=False)
    return np.stack([x + np.cos(a) * r, y + np.sin(a) * r], 1).astype(np.float32)
