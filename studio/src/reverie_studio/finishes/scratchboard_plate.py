"""The board itself: black over white clay, what has been scratched away, and the wash of one colour."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

import cv2
import numpy as np

from reverie_studio import HEIGHT, WIDTH
from reverie_studio.colour import Array, mix, vec
from reverie_studio.engine.arrays import blur, smooth
from reverie_studio.engine.bodies import FINE, Body
from reverie_studio.engine.clay import flow
from reverie_studio.engine.look import Look
from reverie_studio.engine.noise import field as noise
from reverie_studio.engine.streams import NONE, chopped, ink, lines_along

Strokes = Sequence[Sequence[float]]


@dataclass(frozen=True)
class Cut:
    """How a form is scratched; lengths in px of the card."""

    near: float = 1.9  # from line to line in full light …
    far: float = 6.0  # … and where it is nearly dark
    dark: float = 0.09  # below this tone nothing is scratched
    white: float = 0.97  # how much is scratched away in full light
    gain: float = 1.0
    gamma: float = 0.9  # below 1 the half-tones are lighter
    stroke: tuple[float, float] = (14.0, 46.0)
    gap: tuple[float, float] = (0.5, 3.0)
    turn: float = 0.0  # degrees off the form's own direction
    wild: float = 0.0  # degrees the direction wanders
    over: float = 0.0  # px hairs run out over the edge
    shake: float = 0.3
    join: float = 1.0  # 1: strokes run into each other in the light; 0: each stays a hair of its own
    cross: float | None = None  # tone above which a second layer crosses
    rough: float = 0.0  # how uneven the tone is
    grain: float = 26.0  # px: how large that unevenness is
    rim: float = 0.0  # light along the edge

    def but(self, **changes: Any) -> Cut:
        """A copy with some of it changed."""
        return replace(self, **changes)


CUTS: dict[str, Cut] = {
    "skin": Cut(near=1.8, far=5.4, stroke=(18, 60), cross=0.86, gap=(0.3, 2)),
    "fur": Cut(near=2.1, far=6.4, stroke=(9, 26), over=7, wild=14, gap=(1.5, 5), shake=0.6, join=0.5),
    "down": Cut(near=2.1, far=6.0, stroke=(4, 11), over=4, wild=22, gap=(1, 3), shake=0.6, join=0.4),
    "cloth": Cut(near=2.1, far=7.0, stroke=(20, 70), rough=0.25, grain=18),
    "stone": Cut(near=2.3, far=7.5, stroke=(10, 40), rough=0.5, grain=30, wild=10, shake=0.5),
    "wood": Cut(near=2.2, far=6.5, stroke=(24, 90), rough=0.55, grain=20, wild=8),
    "wet": Cut(near=2.0, far=7.0, stroke=(24, 90), gap=(0.2, 1.5), shake=0.15),
    "hide": Cut(near=2.2, far=7.0, stroke=(5, 18), gap=(1, 4), wild=10, rough=0.45, grain=16, join=0.6, shake=0.6),
    "rain": Cut(near=2.9, far=10.0, stroke=(16, 70), gap=(4, 20), over=22, wild=4, join=0.02, shake=0.5, white=0.56, gain=0.55),
    "ground": Cut(near=2.4, far=7.0, stroke=(14, 60), rough=0.4, grain=24),
}


class Plate:
    """A board in the making, FINE times finer than the card."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.bare = np.zeros((HEIGHT * FINE, WIDTH * FINE), np.float32)  # scratched down to the clay
        self.hue = np.zeros_like(self.bare)  # where the wash lies
        self.seed = look.seed
        self._kept: list[tuple[Array, Array]] = []

    def rng(self, seed: int, n: int = 0) -> np.random.Generator:
        """Chance of one mark."""
        return np.random.default_rng([self.seed, seed, n])

    def black(self, mask: Array, left: int, top: int) -> None:
        """Cover what lies behind a thing with untouched black."""
        here = np.s_[top : top + mask.shape[0], left : left + mask.shape[1]]
        self.bare[here] *= 1 - mask
        self.hue[here] *= 1 - mask

    def scratch(self, pieces: Array, spot: float | None = None) -> None:
        """Lay strokes (x0, y0, r0, x1, y1, r1 in fine px); with `spot` they bring their own wash, 0 is none."""
        if not len(pieces):
            return
        pieces = np.ascontiguousarray(pieces, np.float32)
        ink(self.bare, pieces)
        if spot is None:
            return
        r = float(pieces[:, (2, 5)].max()) + 4
        left, top = (max(0, int(pieces[:, (k, k + 3)].min() - r)) for k in (0, 1))
        right, bottom = (int(pieces[:, (k, k + 3)].max() + r) + 1 for k in (0, 1))
        here = np.s_[top : max(top, bottom), left : max(left, right)]
        own = np.zeros(self.hue[here].shape, np.float32)
        if own.size:
            ink(own, (pieces + np.array([-left, -top, 1.5, -left, -top, 1.5])).astype(np.float32))
            own = np.clip(own, 0, 1)
            self.hue[here] = self.hue[here] * (1 - own) + own * spot

    def lines(self, curves: Sequence[Strokes], width: float | Sequence[float], seed: int, *, ends: tuple[float, float] = (0.2, 0.05),
              spot: float = 0.0, shake: float = 0.3, black: bool = False) -> None:  # fmt: skip
        """Single strokes through knots; `ends` is how much of the width is left at either end."""
        out = []
        shaken = self.rng(seed, 7).normal(0, shake * 0.5, (len(curves), 2))
        widths = [float(width)] * len(curves) if isinstance(width, int | float) else list(width)
        for curve, w, off in zip(curves, widths, shaken, strict=True):
            p = flow([q[:2] for q in curve], 8) * FINE + off
            r = 0.5 * w * FINE * _tapered(len(p), (ends[0], ends[1]))
            piece = np.empty((len(p) - 1, 6))
            piece[:, :2], piece[:, 2], piece[:, 3:5], piece[:, 5] = p[:-1], r[:-1], p[1:], r[1:]
            out.append(piece)
        if out and black:
            own = np.zeros_like(self.bare)
            ink(own, np.vstack(out).astype(np.float32))
            self.bare *= 1 - np.clip(own, 0, 1)
        elif out:
            self.scratch(np.vstack(out), spot)

    def keep(self) -> None:
        """Remember the board as it is, for `clip`."""
        self._kept.append((self.bare.copy(), self.hue.copy()))

    def clip(self, mask: Array, left: int, top: int) -> None:
        """Outside of the mask the board is again what it was at `keep`."""
        here = np.s_[top : top + mask.shape[0], left : left + mask.shape[1]]
        bare, hue = self._kept.pop()
        bare[here] += (self.bare[here] - bare[here]) * mask
        hue[here] += (self.hue[here] - hue[here]) * mask
        self.bare, self.hue = bare, hue

    def wash(self, mask: Array, left: int, top: int, spot: float) -> None:
        """The colour over a place; only what is scratched shows it."""
        here = np.s_[top : top + mask.shape[0], left : left + mask.shape[1]]
        self.hue[here] = np.maximum(self.hue[here], mask * spot)

    def hatch(self, body: Body, cut: Cut, seed: int, spot: float = 0.0, cover: bool = True) -> None:
        """Lines over a body: the lighter, the closer and wider. What lies behind is black first."""
        if cover:
            self.black(body.mask, body.left, body.top)
        tone = self._tone(body, cut, seed)
        light = np.clip((tone - cut.dark) / (0.94 - cut.dark), 0, 1)
        apart = (cut.far + (cut.near - cut.far) * light**0.6) * FINE
        wide = np.minimum(apart * (0.16 + (cut.white - 0.16) * light**0.85), apart * cut.white)
        apart = np.where(tone < cut.dark, NONE, apart).astype(np.float32)
        field = _turned(body.field, self._wander(body.size, cut, seed))
        lengths = (cut.stroke[0] * FINE, cut.stroke[1] * FINE)
        gaps = (cut.gap[0] * FINE, cut.gap[1] * FINE)
        here = np.array([body.left, body.top, 0, body.left, body.top, 0], np.float32)
        lines = lines_along(body.mask, field, apart, seed, least=5.0 * FINE)
        self.scratch(chopped(lines, wide, lengths, gaps, cut.shake * FINE, cut.over * FINE, seed,
                             cut.near * cut.white * FINE * 1.3 / max(0.02, cut.join)) + here)
        if cut.cross is not None:
            apart = np.where(tone < cut.cross, NONE, cut.near * 1.4 * FINE).astype(np.float32)
            lines = lines_along(body.mask, _turned(field, np.float32(56.0)), apart, seed + 1, least=4.0 * FINE)
            self.scratch(chopped(lines, wide * 0.7, (6 * FINE, 18 * FINE), gaps, cut.shake * FINE, 0, seed + 1) + here)
        if spot > 0:
            self.wash(body.mask, body.left, body.top, spot)

    def _tone(self, body: Body, cut: Cut, seed: int) -> Array:
        tone = (1 - np.exp(-1.7 * cut.gain * np.maximum(body.tone, 0))) ** cut.gamma
        tone = tone * (0.12 + tone * (2.45 - 1.5 * tone))  # shadows go down, lights stay
        if cut.rough:
            tone = tone * (1 + cut.rough * 3 * self._noise(body.size, cut.grain, seed))
        if cut.rim:
            edge = 1 - blur(body.mask, 2.5 * FINE)
            tone = tone + cut.rim * np.clip(edge * 2 - 0.2, 0, 1) * np.clip(tone * 4, 0, 1)
        focus = self._focus(body)
        tone = tone * (0.72 + 0.4 * focus)
        return np.asarray(np.clip(blur(tone.astype(np.float32), 1.0 * FINE), 0, 1) * (1 - np.clip(body.gap * 1.4, 0, 1)), np.float32)

    def _focus(self, body: Body) -> Array:
        h, w = body.size
        rows = np.clip((np.arange(h) + body.top) // FINE, 0, HEIGHT - 1)
        columns = np.clip((np.arange(w) + body.left) // FINE, 0, WIDTH - 1)
        return np.asarray(self.look.focus.map[rows[:, None], columns[None, :]], np.float32)

    def _noise(self, size: tuple[int, int], scale: float, seed: int) -> Array:
        small = (max(4, size[0] // FINE), max(4, size[1] // FINE))
        n = noise(self.rng(seed, 3), scale, 3, size=small)
        return np.asarray(cv2.resize(n, (size[1], size[0]), interpolation=cv2.INTER_LINEAR), np.float32)

    def _wander(self, size: tuple[int, int], cut: Cut, seed: int) -> Array | np.float32:
        if not cut.wild:
            return np.float32(cut.turn)
        return np.asarray(cut.turn + cut.wild * 4 * self._noise(size, 30, seed + 5), np.float32)

    def finished(self) -> Array:
        """The card: clay white where it is scratched, washed, and the brushed black."""
        palette = self.look.palette
        rng = self.rng(0, 99)
        small = cv2.resize(self.bare, (WIDTH, HEIGHT), interpolation=cv2.INTER_AREA)
        hue = cv2.resize(self.hue, (WIDTH, HEIGHT), interpolation=cv2.INTER_AREA)
        crumble = noise(rng, 2.5, 2) * 0.22 * (small > 0.06) * (small < 0.97)
        bare = np.clip(small + crumble, 0, 1)
        dense = smooth(0.12, 0.6, blur(small, 5.0))
        wash = vec(palette.accent2)[None, None] * (1 - dense[..., None]) + vec(palette.accent)[None, None] * dense[..., None]
        pool = np.clip(hue * (0.94 + 0.25 * noise(rng, 40, 3)), 0, 1)[..., None]
        white = vec(palette.light) * (1 - pool) + np.asarray(wash, np.float32) * pool
        dark = vec(mix(palette.dark, "#000000", 0.15))
        return np.asarray(np.clip(dark * (1 - bare[..., None]) + white * bare[..., None], 0, 1), np.float32)


@lru_cache(maxsize=256)
def _tapered(points: int, ends: tuple[float, float]) -> Array:
    """How much of its width a stroke has at each of its points."""
    q = np.linspace(0, 1, points)
    return np.asarray(np.minimum(1, np.minimum(ends[0] + q * 4, ends[1] + (1 - q) * (3 if ends[1] < 0.5 else 9))))


def _turned(field: Array, degrees: Array | np.float32) -> Array:
    a = np.radians(degrees)
    c, s = np.cos(a), np.sin(a)
    return np.dstack([field[..., 0] * c - field[..., 1] * s, field[..., 0] * s + field[..., 1] * c]).astype(np.float32)
