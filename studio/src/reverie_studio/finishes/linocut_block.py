"""The block: one sheet of lino, cut further for every darker ink, and the print that is pulled of it.

Nothing here is a tone. A point of the card has a level: 0 is bare paper, 1 the lightest ink, the last the
key. Light turns into ink by cuts that run along a form and end in a point where it gets darker.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import cv2
import numpy as np
import numpy.typing as npt

from reverie_studio import HEIGHT, WIDTH
from reverie_studio.colour import Array, vec
from reverie_studio.engine.arrays import blur
from reverie_studio.engine.bodies import FINE, Body, grown
from reverie_studio.engine.clay import flow
from reverie_studio.engine.look import Look
from reverie_studio.engine.noise import field as noise
from reverie_studio.engine.streams import NONE, Lines, ink, lines_along
from reverie_studio.finishes.linocut_palettes import inks_of
from reverie_studio.finishes.scratchboard_plate import Cut, Strokes

There = npt.NDArray[np.bool_]
KEY = -1
MARGIN = 24
# Thinner ones break off, or fill with ink.
THINNEST = 1.7
# How far each ink lies off, px; the key is where it should be.
_OFF = ((0.0, 0.0), (1.3, 0.8), (-0.9, -1.1), (0.4, -0.6))


@dataclass(frozen=True)
class Gouge:
    """How the light on a form becomes inks; lengths in px of the card."""

    inks: tuple[int, ...] = (0, 1, 2, KEY)  # from light to dark; KEY is the last of the palette
    at: tuple[float, ...] = (0.74, 0.46, 0.2)  # the tones that part them
    pitch: float = 8.0  # from cut to cut
    wedge: float = 0.13  # a cut goes from full to nothing over twice as much tone
    wild: float = 0.9  # how unequally far the cuts reach
    gain: float = 1.0
    turn: float = 0.0  # degrees off the form's own direction
    rough: float = 0.0  # how uneven the tone is
    grain: float = 40.0  # px: how large that unevenness is
    parts: int | None = KEY  # the ink where one part of a body stands before another; None for none
    halo: float = 0.0  # px cut away around it …
    around: int = 0  # … down to this ink
    spot: int | None = None  # this ink is printed from the extra block instead

    def but(self, **changes: Any) -> Gouge:
        """A copy with some of it changed."""
        return replace(self, **changes)


GOUGES: dict[str, Gouge] = {
    "skin": Gouge(pitch=7.5),
    "fur": Gouge(pitch=7.0, wedge=0.17, wild=1.5),
    "down": Gouge(pitch=6.5, wedge=0.15, wild=1.6),
    "hide": Gouge(pitch=9.0, wedge=0.12, wild=1.1, rough=0.2),
    "cloth": Gouge(pitch=10.0, wedge=0.1),
    "stone": Gouge(pitch=11.0, wedge=0.14, wild=1.2, rough=0.35),
    "wood": Gouge(pitch=8.0, wedge=0.2, wild=1.4, rough=0.3),
    "wet": Gouge(pitch=11.0, wedge=0.08, wild=0.6),
    "ground": Gouge(pitch=10.0, wedge=0.16, wild=1.3, rough=0.3),
    "rain": Gouge(pitch=9.0, wedge=0.2, wild=1.6),
    "dark": Gouge(inks=(1, 2, KEY), at=(0.7, 0.42)),
    "pale": Gouge(inks=(0, 1, 2), at=(0.5, 0.16)),
    "black": Gouge(inks=(2, KEY), at=(0.55,)),
    "white": Gouge(inks=(0, 1), at=(0.3,)),
}


class Block:
    """A block in the making, FINE times finer than the card. It takes the marks a scratchboard takes."""

    def __init__(self, look: Look) -> None:
        self.look, self.seed = look, look.seed
        self.inks = inks_of(look.palette)
        self.level = np.zeros((HEIGHT * FINE, WIDTH * FINE), np.int8)
        self.spot = np.zeros(self.level.shape, np.bool_)
        self._kept: list[tuple[npt.NDArray[np.int8], There]] = []
        self.ink = 0  # single cuts go down to this ink

    def rng(self, seed: int, n: int = 0) -> np.random.Generator:
        """Chance of one mark."""
        return np.random.default_rng([self.seed, seed, n])

    def number(self, level: int) -> int:
        """Levels below 0 are counted from the key."""
        most = len(self.inks.inks)
        number = level if level >= 0 else most + 1 + level
        if not 0 <= number <= most:
            raise ValueError(f"ink {level} of a palette with {most}")
        return number

    # ---- areas

    def lay(self, where: There, left: int, top: int, level: int, spot: bool = False) -> None:
        """Set a place to one ink."""
        here = np.s_[top : top + where.shape[0], left : left + where.shape[1]]
        self.level[here][where] = self.number(level)
        self.spot[here][where] = spot

    def keep(self) -> None:
        """Remember the block as it is, for `clip`."""
        self._kept.append((self.level.copy(), self.spot.copy()))

    def clip(self, mask: Array, left: int, top: int) -> None:
        """Outside of the mask the block is again what it was at `keep`."""
        level, spot = self._kept.pop()
        here, there = np.s_[top : top + mask.shape[0], left : left + mask.shape[1]], mask > 0.5
        level[here][there], spot[here][there] = self.level[here][there], self.spot[here][there]
        self.level, self.spot = level, spot

    def black(self, mask: Array, left: int, top: int) -> None:
        """Leave the block standing: the key covers what lies behind."""
        self.lay(mask > 0.5, left, top, KEY)

    def wash(self, mask: Array, left: int, top: int, spot: float) -> None:
        """Print a place from the extra block; what is darker stays."""
        if spot > 0:
            here = np.s_[top : top + mask.shape[0], left : left + mask.shape[1]]
            self.spot[here] |= mask > 0.5

    def hatch(self, body: Body, how: Gouge | Cut, seed: int, spot: float = 0.0, cover: bool = True) -> None:
        """A form: flat where it is evenly lit, and cut along its own direction between one ink and the next."""
        gouge = coarser(how) if isinstance(how, Cut) else how
        inks = [self.number(k) for k in gouge.inks]
        tone = self._tone(body, gouge, seed)
        own = np.full(body.size, inks[-1], np.int8)
        for n in range(len(inks) - 2, -1, -1):
            own[self._cut(body, tone, gouge.at[n], gouge, seed + 31 * n)] = inks[n]
        if gouge.parts is not None:
            own[body.gap > 0.5] = self.number(gouge.parts)
        if gouge.halo and cover:
            self.lay(grown(body.mask, gouge.halo) > 0.5, body.left, body.top, gouge.around)
        here, there = self._here(body), body.mask > 0.5
        self.level[here][there] = own[there]
        self.spot[here][there] = spot > 0
        if gouge.spot is not None:
            self.spot[here][there & (own == self.number(gouge.spot))] = True

    def _here(self, body: Body) -> tuple[slice, slice]:
        return np.s_[body.top : body.top + body.size[0], body.left : body.left + body.size[1]]

    def _tone(self, body: Body, gouge: Gouge, seed: int) -> Array:
        tone = 1 - np.exp(-1.5 * gouge.gain * np.maximum(body.tone, 0))
        if gouge.rough:
            small = (max(4, body.size[0] // FINE), max(4, body.size[1] // FINE))
            uneven = noise(self.rng(seed, 3), gouge.grain, 3, size=small)
            tone = tone * (1 + gouge.rough * 2 * cv2.resize(uneven, (body.size[1], body.size[0]), interpolation=cv2.INTER_LINEAR))
        return blur(np.asarray(tone, np.float32), 2.0 * FINE)

    def _cut(self, body: Body, tone: Array, part: float, gouge: Gouge, seed: int) -> There:
        """Where a lighter ink is cut free: all that is lighter than `part`, and wedges into what is not."""
        band = gouge.wedge
        reach = (tone > part - band * (1 + gouge.wild)) & (tone < part + band * (2 + gouge.wild))
        apart = np.where(reach, gouge.pitch * FINE, NONE).astype(np.float32)
        lines = lines_along(body.mask, _turned(body.field, gouge.turn), apart, seed, least=5.0 * FINE)
        pieces = _wedges(lines, tone, part, gouge, self.rng(seed, 5))
        own = np.zeros(body.size, np.float32)
        if len(pieces):
            ink(own, pieces)
        return np.asarray((tone > part + band * (1 + gouge.wild)) | (own > 0.5), np.bool_)

    # ---- single cuts

    def scratch(self, pieces: Array, spot: float | None = None) -> None:
        """Cuts as tapering pieces (x0, y0, r0, x1, y1, r1 in fine px), down to the ink that is set."""
        if len(pieces):
            own = np.zeros(self.level.shape, np.float32)
            ink(own, np.ascontiguousarray(pieces, np.float32))
            self.lay(own > 0.5, 0, 0, self.ink, bool(spot))

    def lines(self, curves: Sequence[Strokes], width: float | Sequence[float], seed: int, *, ends: tuple[float, float] = (0.2, 0.05),
              spot: float = 0.0, shake: float = 0.3, black: bool = False) -> None:  # fmt: skip
        """Single cuts through knots: the tool goes in at a point and lifts off round. Black ones stay standing."""
        rng, out = self.rng(seed, 7), []
        widths = [float(width)] * len(curves) if isinstance(width, int | float) else list(width)
        for curve, w in zip(curves, widths, strict=True):
            p = flow([q[:2] for q in curve], 8) * FINE + rng.normal(0, shake * 0.5, (1, 2))
            q = np.linspace(0, 1, len(p))
            r = 0.5 * max(THINNEST, w) * FINE * np.minimum(1, np.minimum(ends[0] + q * 3, max(0.25, ends[1]) + (1 - q) * 9))
            out.append(np.column_stack([p[:-1], r[:-1], p[1:], r[1:]]))
        if not out:
            return
        before, self.ink = self.ink, self.number(KEY) if black else self.ink
        self.scratch(np.vstack(out), 0.0 if black else spot)
        self.ink = before

    # ---- the print

    def printed(self) -> Array:
        """Ink by ink on paper, each a little out of register; the extra block goes before the key."""
        if self.look.sketch:
            return self._sketched()
        rng = self.rng(0, 99)
        out = vec(self.inks.paper) * (1 + 0.012 * noise(rng, 3, 2) + 0.02 * noise(rng, 46, 3))[..., None]
        frame, knife = _frame(rng), _wobble(rng)
        plain = ~self.spot
        for n, colour in enumerate(self.inks.inks):
            last = n == len(self.inks.inks) - 1
            if last and self.spot.any():
                out = _pressed(out, self.spot & frame, self.inks.accent, (1.6, -1.0), knife, rng)
            out = _pressed(out, (self.level > n) & (plain | last) & frame, colour, (0.0, 0.0) if last else _OFF[n], knife, rng)
        return np.asarray(np.clip(out, 0, 1), np.float32)

    def _sketched(self) -> Array:
        """Each level in its ink: no faults."""
        colours = np.array([vec(self.inks.paper), *(vec(ink) for ink in self.inks.inks)], np.float32)
        out = colours[self.level]
        out[self.spot & (self.level < len(self.inks.inks))] = vec(self.inks.accent)
        small = np.asarray(cv2.resize(out, (WIDTH, HEIGHT), interpolation=cv2.INTER_AREA), np.float32)
        small[:MARGIN], small[-MARGIN:], small[:, :MARGIN], small[:, -MARGIN:] = (colours[0],) * 4
        return small


def coarser(cut: Cut) -> Gouge:
    """What was meant for the needle, for a gouge: four times as wide."""
    return Gouge(pitch=max(6.0, cut.near * 4), gain=cut.gain, turn=cut.turn, wild=0.6 + cut.wild / 15, rough=cut.rough * 0.6)


def _wedges(lines: Lines, tone: Array, part: float, gouge: Gouge, rng: np.random.Generator) -> Array:
    """Lines as cuts that are as wide as the tone is light; each reaches as far as it likes."""
    points, starts = lines
    if len(starts) < 2:
        return np.zeros((0, 6), np.float32)
    own = np.repeat(np.arange(len(starts) - 1), np.diff(starts))
    likes = rng.uniform(-1, 1, len(starts) - 1).astype(np.float32)[own] * gouge.wild * gouge.wedge
    rows, columns = points[:, 1].astype(int).clip(0, tone.shape[0] - 1), points[:, 0].astype(int).clip(0, tone.shape[1] - 1)
    open_ = np.clip((tone[rows, columns] + likes - part + gouge.wedge) / (2 * gouge.wedge), 0, 1)
    r = (0.54 * gouge.pitch * FINE * open_).astype(np.float32)
    keep = np.flatnonzero((np.arange(len(points)) - starts[own]) % 3 == 0)
    a, b = keep[:-1], keep[1:]
    good = (own[a] == own[b]) & (np.maximum(r[a], r[b]) > 0.5 * THINNEST * FINE * 0.6)
    a, b = a[good], b[good]
    return np.ascontiguousarray(np.column_stack([points[a], r[a], points[b], r[b]]), np.float32)


def _turned(field: Array, degrees: float) -> Array:
    if not degrees:
        return field
    c, s = np.cos(np.radians(degrees)), np.sin(np.radians(degrees))
    return np.dstack([field[..., 0] * c - field[..., 1] * s, field[..., 0] * s + field[..., 1] * c]).astype(np.float32)


def _frame(rng: np.random.Generator) -> There:
    """The block's own edge: never quite square."""
    m, w, h = MARGIN * FINE, WIDTH * FINE, HEIGHT * FINE
    corners = np.array([(m, m), (w - m, m), (w - m, h - m), (m, h - m)]) + rng.uniform(-2.5, 2.5, (4, 2)) * FINE
    sheet = np.zeros((h, w), np.uint8)
    cv2.fillConvexPoly(sheet, np.round(corners).astype(np.int32), 1)
    return np.asarray(sheet > 0, np.bool_)


def _wobble(rng: np.random.Generator) -> tuple[Array, Array]:
    """Where each point of the print was on the block: a knife is never quite steady. The same for all inks."""
    rows, columns = np.mgrid[0 : HEIGHT * FINE, 0 : WIDTH * FINE].astype(np.float32)
    size = (WIDTH * FINE, HEIGHT * FINE)
    dx, dy = (cv2.resize(noise(rng, 13, 2), size, interpolation=cv2.INTER_LINEAR) * 3.4 * FINE for _ in range(2))
    return columns + dx, rows + dy


def _pressed(paper: Array, where: There, colour: str, off: tuple[float, float], knife: tuple[Array, Array], rng: np.random.Generator) -> Array:
    """One ink: corners a little round, thicker along its edge, thin and spotted where the roller starved."""
    m = cv2.remap(where.astype(np.float32), knife[0] - off[0] * FINE, knife[1] - off[1] * FINE, cv2.INTER_LINEAR, borderValue=0)
    m = np.clip((cv2.GaussianBlur(m, (0, 0), 0.8 * FINE) - 0.5) * 3.2 + 0.5, 0, 1)
    m = np.asarray(cv2.resize(m, (WIDTH, HEIGHT), interpolation=cv2.INTER_AREA), np.float32)
    rim = np.clip(m - blur(m, 3.0), 0, 1)
    fine, patch = noise(rng, 2.6, 2), noise(rng, 70, 3)
    holes = np.clip((fine + 0.5 * patch - 0.43) * 9, 0, 1)
    dense = np.clip(0.955 + 0.05 * patch - 0.8 * holes, 0.05, 1) * m
    tint = vec(colour) * (1 + 0.05 * patch)[..., None] * (1 - 0.1 * rim)[..., None]
    a = dense[..., None]
    return np.asarray(paper * (1 - a) + (0.88 * tint + 0.12 * tint * paper) * a, np.float32)
