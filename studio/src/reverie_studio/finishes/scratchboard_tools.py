"""Board is what a scratchboard card talks to: things are opened, formed, combed, pricked and washed.

    b = Board(s, lamps=[Lamp(-0.6, -0.7, 0.5)])
    with b.thing("hen", role="subject") as hen:
        hen.clay(bird(...), "down")
        hen.comb([left_curve, right_curve], 60)
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import cv2
import numpy as np
import numpy.typing as npt

from reverie_studio import HEIGHT, WIDTH
from reverie_studio.colour import Array, vec
from reverie_studio.engine.bodies import (
    FINE,
    Body,
    Outline,
    Point,
    Run,
    from_clay,
    from_outline,
    grown,
    outline,
    stencil,
)
from reverie_studio.engine.clay import Clay, Lamp, Vec, flow
from reverie_studio.engine.layers import Layer, Plane
from reverie_studio.finishes.scratchboard import BOARDS, Mark, ScratchLayer
from reverie_studio.finishes.scratchboard_plate import CUTS, Cut, Plate
from reverie_studio.scene import Placed, Scene

__all__ = ["BOARDS", "CUTS", "Board", "Clay", "Cut", "Lamp", "Thing", "Vec", "flow"]

Curve = Sequence[Sequence[float]]
How = str | Cut
Tone = Callable[[Array, Array], Array]  # a factor by x and y
Fade = tuple[Point, Point]  # full light at the first point, nothing left at the second


class Board:
    """A Scene on a black board, with the lights its bodies stand in."""

    medium = "scratchboard"

    def __init__(self, s: Scene, lamps: Sequence[Lamp], ambient: float = 0.0,
                 focus: tuple[float, float, float] | None = None) -> None:  # fmt: skip
        self.s, self.lamps, self.ambient = s, list(lamps), ambient
        s.record.medium = self.medium
        if not any(layer.name == "sky" for layer in s.layers):
            s.add(Layer("sky", "sky", plane="sky"))  # the night is the board
        if focus is not None:
            s.focus(focus)

    @contextmanager
    def thing(self, name: str, role: str | None = None, *, plane: Plane = "place", depth: float = 0.6, count: int = 1,
              spot: float = 0.0, lamps: Sequence[Lamp] | None = None) -> Iterator[Thing]:  # fmt: skip
        """Something on the card; with a role it is noted in the record, otherwise it is only scratched."""
        rng, seed = self.s.own_rng(name)
        made = self._make(rng, seed % 1_000_003, self.lamps if lamps is None else list(lamps), self.ambient, spot)
        yield made
        made.placed = self._add(made, name, role, plane, depth, count)

    def _make(self, *given: Any) -> Thing:
        return Thing(*given)

    def _add(self, made: Thing, name: str, role: str | None, plane: Plane, depth: float, count: int) -> Placed:
        sheet = np.zeros((HEIGHT, WIDTH, 4), np.float32)
        mask = np.clip(made.mask, 0, 1)
        sheet[..., 3] = mask
        sheet[..., :3] = vec(self.s.palette.accent if made.spot else self.s.palette.mid) * mask[..., None]
        layer = self.s.add_sheet(name, sheet, "motif", plane=plane, depth=depth)
        if layer is None:
            raise ValueError(f"{name!r} is not on the card")
        own = ScratchLayer.of(layer, made.marks)
        self.s.layers[next(i for i, old in enumerate(self.s.layers) if old is layer)] = own
        if role is not None:
            self.s._note(name, role, "drawing", own, count, (), {})
        return Placed(name, own.box, {}, [own])


class Thing:
    """Marks of one thing, in the order they are cut; the later lies before the earlier."""

    hows: Mapping[str, Any] = CUTS

    def __init__(self, rng: np.random.Generator, seed: int, lamps: list[Lamp], ambient: float, spot: float) -> None:
        self.rng, self.seed, self.lamps, self.ambient, self.spot = rng, seed, lamps, ambient, spot
        self.marks: list[Mark] = []
        self.mask = np.zeros((HEIGHT, WIDTH), np.float32)
        self.placed: Placed | None = None

    # ---- forms

    def clay(self, clay: Clay, how: How = "skin", run: Run = "across", *, ambient: float | None = None, shade: float = 1.0,
             spot: float | None = None, fade: Fade | None = None, tone: Tone | None = None,
             parts: Mapping[str, tuple[How, Run]] | None = None, **changes: Any) -> Body:  # fmt: skip
        """A body in space. `run`: along, across, down, contour, or the normal of planes that slice it.

        `parts` may be cut in a way of their own: {"horn": ("skin", "across")}.
        """
        other = dict(parts or {})
        body = from_clay(clay, self.lamps, run, self.ambient if ambient is None else ambient, shade,
                         {name: r for name, (_, r) in other.items()})  # fmt: skip
        rest = body.mask
        self._cover(body.mask, body.left, body.top, 0)
        for name, (cut, _) in other.items():
            self._hatch(replace(body, mask=body.mask * (body.part[name] > 0.5)), cut, spot, fade, tone, {}, cover=False)
            rest = rest * (body.part[name] <= 0.5)
        self._hatch(replace(body, mask=rest), how, spot, fade, tone, changes, cover=False)
        return body

    def form(self, *shapes: Outline, how: How = "stone", puff: float = 40.0, z: float = 0.0, guides: Sequence[Curve] = (),
             axis: float | None = None, bend: float = 0.0, ambient: float | None = None, soft: float = 3.0,
             spot: float | None = None, fade: Fade | None = None, tone: Tone | None = None,
             **changes: Any) -> Body:  # fmt: skip
        """An outline 'x,y x,y! …' (! is a corner; a second one is a hole), blown up; guides lead the strokes."""
        body = from_outline(shapes, self.lamps, puff=puff, z=z, guides=guides, axis=axis, bend=bend, soft=soft,
                            ambient=self.ambient if ambient is None else ambient)  # fmt: skip
        return self._hatch(body, how, spot, fade, tone, changes)

    def leave(self, *shapes: Outline, grow: float = 0.0) -> None:
        """Leave a shape out: it is known only by what it covers."""
        mask, left, top = stencil([outline(shape) for shape in shapes])
        self._cover(mask, left, top, grow)

    def leave_clay(self, clay: Clay, grow: float = 0.0) -> None:
        """Leave a body out."""
        body = from_clay(clay, (), shade=0)
        self._cover(body.mask, body.left, body.top, grow)

    def _cover(self, mask: Array, left: int, top: int, grow: float) -> None:
        if grow:
            mask = grown(mask, grow)
        self.marks.append(lambda plate: plate.black(mask, left, top))
        self._take(mask, left, top)

    def bare(self, *shapes: Outline, spot: float | None = None) -> None:
        """Scratch a shape quite bare: an eye, a drop, a flame's heart."""
        mask, left, top = stencil([outline(shape) for shape in shapes])
        wash = self.spot if spot is None else spot

        def mark(plate: Plate) -> None:
            here = np.s_[top : top + mask.shape[0], left : left + mask.shape[1]]
            plate.bare[here] = np.maximum(plate.bare[here], mask)
            plate.hue[here] = plate.hue[here] * (1 - mask) + mask * wash

        self.marks.append(mark)
        self._take(mask, left, top)

    def _hatch(self, body: Body, how: How, spot: float | None, fade: Fade | None,
               tone: Tone | None, changes: dict[str, Any], cover: bool = True) -> Body:  # fmt: skip
        cut = (self.hows[how] if isinstance(how, str) else how).but(**changes)
        seed, wash = self._next(), self.spot if spot is None else spot
        if tone is not None or fade is not None:
            rows, columns = np.mgrid[0 : body.size[0], 0 : body.size[1]].astype(np.float32)
            x, y = (columns + body.left) / FINE, (rows + body.top) / FINE
            if tone is not None:
                body.tone = np.asarray(body.tone * tone(x, y), np.float32)
            if fade is not None:
                body.tone = body.tone * _ramp(fade, x, y)
        self.marks.append(lambda plate: plate.hatch(body, cut, seed, wash, cover))
        self._take(body.mask, body.left, body.top)
        return body

    # ---- single strokes

    def strokes(self, curves: Sequence[Curve], width: float | Sequence[float] = 1.4, *, ends: tuple[float, float] = (0.2, 0.05),
                spot: float | None = None, shake: float = 0.3, black: bool = False) -> None:  # fmt: skip
        """Single strokes through their knots; black ones are ink laid back over what is bare."""
        if not curves:
            return
        seed, wash = self._next(), self.spot if spot is None else spot
        kept = [[(float(p[0]), float(p[1])) for p in c] for c in curves]
        widths = width if isinstance(width, int | float) else list(width)
        self.marks.append(lambda plate: plate.lines(kept, widths, seed, ends=ends, spot=wash, shake=shake, black=black))
        if not black:
            self._take_lines([np.array(c) for c in kept])

    def comb(self, guides: Sequence[Curve], count: int, *, width: tuple[float, float] = (0.7, 1.8), length: tuple[float, float] = (0.6, 1.0),
             stray: float = 4.0, ends: tuple[float, float] = (0.25, 0.03), skip: Callable[[float, float], float] | None = None,
             spot: float | None = None, start: tuple[float, float] = (0.0, 0.12)) -> None:  # fmt: skip
        """Many strokes between guide curves, as a comb leaves them: hair, grass, tails, rays, water.

        `skip(x, y)` is the share of strokes left out around a point (the shadow side).
        """
        rails = [flow([p[:2] for p in g], 12) for g in guides]
        rails = [_even(r, 24) for r in rails]
        curves, widths = [], []
        for _ in range(count):
            at = self.rng.uniform(0, len(rails) - 1)
            i = min(len(rails) - 2, int(at))
            line = rails[i] * (1 - (at - i)) + rails[i + 1] * (at - i)
            first = self.rng.uniform(*start)
            last = min(1.0, first + self.rng.uniform(*length))
            pick = np.linspace(first, last, 6) * (len(line) - 1)
            p = np.column_stack([np.interp(pick, np.arange(len(line)), line[:, k]) for k in (0, 1)])
            p += self.rng.normal(0, stray, 2) * np.linspace(0.15, 1, 6)[:, None]
            if skip is not None and self.rng.random() < skip(float(p[2, 0]), float(p[2, 1])):
                continue
            curves.append(p.tolist())
            widths.append(float(self.rng.uniform(*width)))
        self.strokes(curves, widths, ends=ends, spot=spot)

    def prick(self, points: Sequence[Sequence[float]], spot: float | None = None) -> None:
        """Dots (x, y, radius): stars, stubble, spray."""
        dots = np.array([(x * FINE, y * FINE, r * FINE, x * FINE + 0.01, y * FINE, r * FINE) for x, y, r in points], np.float32)
        wash = self.spot if spot is None else spot
        self.marks.append(lambda plate: plate.scratch(dots, wash))
        self._take_lines([np.array([(x - r, y), (x + r, y)]) for x, y, r in points])

    def sparks(self, at: Point, radius: tuple[float, float], count: int, *, length: tuple[float, float] = (6, 24), width: float = 1.1,
               sweep: tuple[float, float] = (0, 360), spot: float | None = None) -> None:  # fmt: skip
        """Short radial ticks round a point."""
        curves = []
        for _ in range(count):
            a, r = math.radians(self.rng.uniform(*sweep)), self.rng.uniform(*radius)
            far = r + self.rng.uniform(*length)
            curves.append([(at[0] + math.cos(a) * q, at[1] + math.sin(a) * q) for q in (r, far)])
        self.strokes(curves, width, ends=(0.5, 0.03), spot=spot)

    def feathers(self, rows: Sequence[tuple[float, float, float, float, float, float]]) -> None:
        """Feathers (x, y, degrees, length, half width, tone): a black blade, a shaft, barbs by tone."""
        for x, y, angle, length, half, light in rows:
            blade = _blade(x, y, angle, length, half)
            mask, left, top = stencil([blade])
            self._cover(mask, left, top, 0.4)
            barbs, widths = self._barbs(x, y, angle, length, half, light)
            if barbs:
                self.strokes(barbs, widths, ends=(0.7, 0.05), shake=0.2)

    def plumage(self, body: Body, part: str, angle: float, size: float, *, gain: float = 1.0, fan: float = 0.0) -> None:
        """Feathers over a part of a body, pointing at `angle` (degrees, they fan by `fan` across it); scales too."""
        a = math.radians(angle)
        c, s = math.cos(a), math.sin(a)
        mask = body.part[part] * body.mask
        rows, columns = np.nonzero(mask > 0.5)
        if not len(rows):
            return
        x, y = (columns + body.left) / FINE, (rows + body.top) / FINE
        u, v = x * c + y * s, y * c - x * s
        found = []
        for i, along in enumerate(np.arange(u.max() - size * 0.3, u.min() - size * 0.6, -size * 0.5)):
            for across in np.arange(v.min() + size * 0.31 * (i % 2), v.max(), size * 0.62):
                px, py = along * c - across * s, along * s + across * c
                j, k = int(py * FINE) - body.top, int(px * FINE) - body.left
                if 0 <= j < mask.shape[0] and 0 <= k < mask.shape[1] and mask[j, k] > 0.5:
                    light = min(1.0, float(body.tone[j, k]) * gain)
                    lean = fan * (across - (v.min() + v.max()) / 2) / max(1.0, (v.max() - v.min()) / 2) + self.rng.normal(0, 4)
                    found.append((px - c * size * 0.3, py - s * size * 0.3, angle + lean, size, size * 0.36, light))
        self.feathers(found)

    def _barbs(self, x: float, y: float, angle: float, length: float, half: float, light: float) -> tuple[list[Curve], list[float]]:
        a = math.radians(angle)
        c, s = math.cos(a), math.sin(a)
        curves: list[Curve] = []
        n = max(3, int(length / (2.0 + 2.4 * (1 - min(1.0, light)))))
        for k in range(n):
            t = (k + self.rng.random() * 0.5) / n
            for side in (-1, 1):
                if self.rng.random() > light * 1.5 + 0.1:
                    continue
                e = min(1.0, t + 0.16)
                q = _profile(e) * half * side * self.rng.uniform(0.82, 0.98)
                curves.append([(x + c * length * t, y + s * length * t),
                               (x + c * length * e - s * q, y + s * length * e + c * q)])  # fmt: skip
        if light > 0.2:
            curves.append([(x, y), (x + c * length * 0.95, y + s * length * 0.95)])
        return curves, [0.6 + 1.1 * min(1.0, light)] * len(curves)

    # ---- colour

    def glow(self, x: float, y: float, r: float, strength: float = 1.0, power: float = 1.2) -> None:
        """The colour washes over what is scratched near a light."""
        def mark(plate: Plate) -> None:
            rows, columns = np.mgrid[0 : plate.hue.shape[0], 0 : plate.hue.shape[1]].astype(np.float32) / FINE
            near = np.clip(1 - np.hypot(columns - x, rows - y) / r, 0, 1) ** power * strength
            plate.hue = np.maximum(plate.hue, np.clip(near, 0, 1).astype(np.float32))

        self.marks.append(mark)

    # ---- inner

    def _next(self) -> int:
        self.seed += 17
        return self.seed

    @contextmanager
    def within(self, *shapes: Outline) -> Iterator[None]:
        """What is drawn meanwhile shows only inside these outlines (a second one is a hole): stripes on a body, a view in a window."""
        mask, left, top = stencil([outline(shape) for shape in shapes])
        before, self.mask = self.mask, np.zeros_like(self.mask)
        self.marks.append(lambda plate: plate.keep())
        yield
        self.marks.append(lambda plate: plate.clip(mask, left, top))
        drawn, self.mask = self.mask, np.zeros_like(self.mask)
        self._take(mask, left, top)
        self.mask = np.maximum(before, np.minimum(drawn, self.mask))

    def _take(self, mask: Array, left: int, top: int) -> None:
        small = cv2.resize(mask, (max(1, mask.shape[1] // FINE), max(1, mask.shape[0] // FINE)), interpolation=cv2.INTER_AREA)
        y, x = top // FINE, left // FINE
        here = self.mask[y : y + small.shape[0], x : x + small.shape[1]]
        np.maximum(here, small[: here.shape[0], : here.shape[1]], out=here)

    def _take_lines(self, curves: Sequence[npt.NDArray[np.float64]]) -> None:
        for c in curves:
            cv2.polylines(self.mask, [np.round(c).astype(np.int32)], False, 1.0, 2)


def _ramp(fade: Fade, x: Array, y: Array) -> Array:
    (x0, y0), (x1, y1) = fade
    dx, dy = x1 - x0, y1 - y0
    t = ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy)
    return np.asarray(np.clip(1 - t, 0, 1), np.float32)


def _even(line: npt.NDArray[np.float64], count: int) -> npt.NDArray[np.float64]:
    run = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
    at = np.linspace(0, run[-1], count)
    return np.column_stack([np.interp(at, run, line[:, k]) for k in (0, 1)])


def _profile(t: float) -> float:
    """Half the width of a feather at t of its length."""
    body = math.pow(math.sin(math.pi * min(1.0, t * 0.62 + 0.12)), 0.7)
    return body * (1.0 if t < 0.8 else math.sqrt(max(0.0, (1 - t) / 0.2)))


def _blade(x: float, y: float, angle: float, length: float, half: float) -> list[Point]:
    a = math.radians(angle)
    c, s = math.cos(a), math.sin(a)
    ts = [i / 11 for i in range(12)]
    sides = [(t, 1) for t in ts] + [(t, -1) for t in reversed(ts)]
    return [(x + c * length * t - s * half * _profile(t) * k, y + s * length * t + c * half * _profile(t) * k) for t, k in sides]
