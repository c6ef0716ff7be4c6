"""Plates of a risograph, one an ink, and the print: screens, ink and its faults come last.

One thinks in inks. What is not named on a thing is knocked out under it; white is paper; shadow is another
ink. Only between light and shade lies a screen: grain for the lightest and the darkest ink, dots for the one between.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import cv2
import numpy as np
import numpy.typing as npt

from reverie_studio import HEIGHT, WIDTH
from reverie_studio.colour import Array, vec
from reverie_studio.engine.arrays import blur, smooth
from reverie_studio.engine.bodies import FINE, Body, grown
from reverie_studio.engine.clay import flow
from reverie_studio.engine.look import Look
from reverie_studio.engine.noise import field as noise
from reverie_studio.engine.noise import grain
from reverie_studio.engine.streams import ink
from reverie_studio.finishes.riso_palettes import drums_of
from reverie_studio.finishes.scratchboard_plate import Cut, Strokes

Inks = Mapping[str, float]
There = npt.NDArray[np.bool_]
MARGIN = 22
SIZE = (HEIGHT * FINE, WIDTH * FINE)
# How far each drum prints off, px, and by how many radians it is turned.
_OFF = ((0.0, 0.0, 0.0), (1.7, 1.1, 0.0006), (-1.2, 1.4, -0.0005))


@dataclass(frozen=True)
class Tint:
    """How a form is printed: inks in the light, and planes (inks, tone, softness) that take over as it gets darker."""

    light: Inks = field(default_factory=dict)
    planes: tuple[tuple[Inks, float, float], ...] = ()
    gain: float = 1.0
    line: str | None = None  # the ink where one part of a body stands before another
    rim: float = 0.0  # px of paper around it

    def but(self, **changes: Any) -> Tint:
        """A copy with some of it changed."""
        return replace(self, **changes)


class Plates:
    """Plates in the making, FINE times finer than the card. They take the marks a scratchboard takes."""

    def __init__(self, look: Look) -> None:
        self.look, self.seed = look, look.seed
        self.drums = drums_of(look.palette)
        self.value = {name: np.zeros(SIZE, np.float32) for name in self.drums.inks}
        self._kept: list[dict[str, Array]] = []
        self.ink: Inks = {}  # single strokes are printed with these; none is paper
        self.deepest: Inks = dict.fromkeys(self.value, 1.0)  # all over each other: as dark as these drums get

    def rng(self, seed: int, n: int = 0) -> np.random.Generator:
        """Chance of one mark."""
        return np.random.default_rng([self.seed, seed, n])

    def put(self, mask: Array, left: int, top: int, inks: Mapping[str, float | Array], knock: bool = True) -> None:
        """Print a place with these inks; the others are knocked out there, or left for an overprint."""
        unknown = set(inks) - set(self.value)
        if unknown:
            raise ValueError(f"no ink {', '.join(sorted(unknown))}; there are: {', '.join(self.value)}")
        here = np.s_[top : top + mask.shape[0], left : left + mask.shape[1]]
        for name, plate in self.value.items():
            if name in inks or knock:
                plate[here] += (inks.get(name, 0.0) - plate[here]) * mask

    def keep(self) -> None:
        """Remember the plates as they are, for `clip`."""
        self._kept.append({name: plate.copy() for name, plate in self.value.items()})

    def clip(self, mask: Array, left: int, top: int) -> None:
        """Outside of the mask the plates are again what they were at `keep`."""
        here = np.s_[top : top + mask.shape[0], left : left + mask.shape[1]]
        for name, old in self._kept.pop().items():
            old[here] += (self.value[name][here] - old[here]) * mask
            self.value[name] = old

    # ---- what a scratchboard's marks ask for

    def black(self, mask: Array, left: int, top: int) -> None:
        """All inks over each other."""
        self.put(mask, left, top, self.deepest)

    def wash(self, mask: Array, left: int, top: int, spot: float) -> None:
        """The first ink over what is there."""
        self.put(mask, left, top, {next(iter(self.value)): spot}, knock=False)

    def hatch(self, body: Body, how: Tint | Cut, seed: int, spot: float = 0.0, cover: bool = True) -> None:
        """A form: flat in the light, flat in the shade, screened between."""
        tint = by_night(how, self.drums.dark) if isinstance(how, Cut) else how
        if tint.rim and cover:
            self.put(grown(body.mask, tint.rim), body.left, body.top, {})
        tone = blur(np.asarray(1 - np.exp(-1.5 * tint.gain * np.maximum(body.tone, 0)), np.float32), 1.2 * FINE)
        own: dict[str, Array] = {name: np.full(body.size, tint.light.get(name, 0.0), np.float32) for name in self.value}
        for inks, at, soft in tint.planes:
            share = smooth(at + soft, at - soft, tone)
            for name, value in own.items():
                own[name] = value + (inks.get(name, 0.0) - value) * share
        self.put(body.mask, body.left, body.top, own)
        if tint.line is not None:
            self.put(np.asarray((body.gap > 0.5) * body.mask, np.float32), body.left, body.top, {tint.line: 1.0}, knock=False)

    def scratch(self, pieces: Array, spot: float | None = None) -> None:
        """Strokes as tapering pieces (x0, y0, r0, x1, y1, r1 in fine px), in the inks that are set."""
        if len(pieces):
            own = np.zeros(SIZE, np.float32)
            ink(own, np.ascontiguousarray(pieces, np.float32))
            self.put(np.clip(own, 0, 1), 0, 0, {next(iter(self.value)): 1.0} if spot else self.ink)

    def lines(self, curves: Sequence[Strokes], width: float | Sequence[float], seed: int, *, ends: tuple[float, float] = (0.2, 0.05),
              spot: float = 0.0, shake: float = 0.3, black: bool = False) -> None:  # fmt: skip
        """Single strokes through knots; black ones are all inks over each other."""
        rng, out = self.rng(seed, 7), []
        widths = [float(width)] * len(curves) if isinstance(width, int | float) else list(width)
        for curve, w in zip(curves, widths, strict=True):
            p = flow([q[:2] for q in curve], 8) * FINE + rng.normal(0, shake * 0.5, (1, 2))
            q = np.linspace(0, 1, len(p))
            r = 0.5 * max(1.3, w) * FINE * np.minimum(1, np.minimum(ends[0] + q * 4, ends[1] + (1 - q) * (3 if ends[1] < 0.5 else 9)))
            out.append(np.column_stack([p[:-1], r[:-1], p[1:], r[1:]]))
        if out:
            before, self.ink = self.ink, self.deepest if black else self.ink
            self.scratch(np.vstack(out), 0.0 if black else spot)
            self.ink = before

    # ---- the print

    def printed(self) -> Array:
        """Each plate screened, shifted, inked with its faults, and multiplied over the paper."""
        if self.look.sketch:
            return self._sketched()
        rng = self.rng(0, 99)
        out = vec(self.drums.paper) * (1 + 0.012 * noise(rng, 3, 2) + 0.016 * noise(rng, 40, 3))[..., None]
        edge = (~_margin(FINE)).astype(np.float32)
        for n, (name, colour) in enumerate(self.drums.inks.items()):
            last = n == len(self.value) - 1
            screen = _dots(4.6, 22.0) if n > 0 and not last else _touch(rng, 1.0 if last else 1.3)
            cover = _pulled(self.value[name] * edge, screen, _OFF[n], rng)
            dense = _inked(cover, rng)
            out *= 1 - dense[..., None] * (1 - vec(colour))
        return np.asarray(np.clip(out, 0, 1), np.float32)

    def _sketched(self) -> Array:
        """The plates in flat tints over each other: no screens, no faults."""
        out = np.ones((HEIGHT, WIDTH, 3), np.float32) * vec(self.drums.paper)
        for name, colour in self.drums.inks.items():
            share = cv2.resize(self.value[name], (WIDTH, HEIGHT), interpolation=cv2.INTER_AREA)
            out *= 1 - share[..., None] * (1 - vec(colour))
        out[_margin(1)] = vec(self.drums.paper)
        return out


def _margin(fine: int) -> There:
    """Where no drum prints."""
    away = np.ones((HEIGHT * fine, WIDTH * fine), np.bool_)
    away[MARGIN * fine : -MARGIN * fine, MARGIN * fine : -MARGIN * fine] = False
    return away


def by_night(cut: Cut, dark: str) -> Tint:
    """What was meant for a black board: the ink that draws, opened by the light to paper."""
    return Tint({}, (({dark: 0.5}, 0.62, 0.2), ({dark: 1.0}, 0.3, 0.16)), gain=cut.gain)


def _touch(rng: np.random.Generator, size: float) -> Array:
    """Grain touch: noise without a beat, equalised so that a tone of t prints t of the paper."""
    white = cv2.resize(grain(rng), (SIZE[1], SIZE[0]), interpolation=cv2.INTER_NEAREST)
    return _equal(blur(white, size * 0.7 * FINE) - 0.85 * blur(white, size * 1.7 * FINE))


def _dots(period: float, angle: float) -> Array:
    """Round dots, equalised."""
    rows, columns = np.mgrid[0 : SIZE[0], 0 : SIZE[1]].astype(np.float32) / (period * FINE)
    a = math.radians(angle)
    u, v = columns * math.cos(a) + rows * math.sin(a), rows * math.cos(a) - columns * math.sin(a)
    return _equal(np.asarray(0.5 + 0.25 * (np.cos(math.tau * u) + np.cos(math.tau * v)), np.float32))


def _equal(screen: Array) -> Array:
    known = np.quantile(screen[::9, ::9], np.linspace(0, 1, 129))
    low, high = float(known[0]), float(known[-1])
    table = (1 - np.interp(np.linspace(low, high, 4096), known, np.linspace(0, 1, 129))).astype(np.float32)
    return np.asarray(table[np.clip((screen - low) * (4095 / (high - low)), 0, 4095).astype(np.int16)], np.float32)


def _pulled(tone: Array, screen: Array, off: tuple[float, float, float], rng: np.random.Generator) -> Array:
    """What of the paper one drum covers, in px of the card."""
    cover = smooth(-0.11, 0.11, tone * 1.03 - 0.005 - screen) * smooth(0.005, 0.03, tone)
    cover = np.maximum(cover, smooth(0.93, 0.985, tone))
    rows, columns = np.mgrid[0 : SIZE[0], 0 : SIZE[1]].astype(np.float32)
    squash = cv2.resize(noise(rng, 5, 2), (SIZE[1], SIZE[0]), interpolation=cv2.INTER_LINEAR) * 1.1 * FINE
    dx, dy, turn = off
    x = columns - dx * FINE - (rows - SIZE[0] / 2) * turn + squash
    y = rows - dy * FINE + (columns - SIZE[1] / 2) * turn + squash * 0.7
    moved = cv2.remap(cover, x.astype(np.float32), y.astype(np.float32), cv2.INTER_LINEAR, borderValue=0)
    return np.asarray(cv2.resize(moved, (WIDTH, HEIGHT), interpolation=cv2.INTER_AREA), np.float32)


def _inked(cover: Array, rng: np.random.Generator) -> Array:
    """Bands of the roller, patches, and pinholes where a solid starves."""
    fine, body, roll = noise(rng, 2.6, 2), noise(rng, 70, 4), noise(rng, 14, 2, ay=1.0, ax=30.0)
    full = blur(cover, 6.0)
    holes = np.clip((fine + 0.5 * body - 0.43) * 8, 0, 1) * smooth(0.5, 1.0, full)
    return np.asarray(cover * np.clip(0.94 + 0.08 * body + 0.06 * roll, 0, 1) * (1 - 0.8 * holes), np.float32)
