"""A Pen draws flat shapes on one transparent sheet; it knows nothing of light, paper or cards."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
import skia

from reverie_studio import HEIGHT, WIDTH
from reverie_studio.colour import Array, Colour, Stops, Triple, rgb
from reverie_studio.palettes import Palette
from reverie_studio.svg import draw_svg, find_svg

Point = tuple[float, float]

_TOKEN = re.compile(r"([MmLlHhVvCcSsQqTtAaZz])|([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)|([^\s,])")
_ARITY = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


def _commands(text: str) -> Iterator[tuple[str, list[float]]]:
    """Split a path string into (command, arguments) with repeated commands spelled out."""
    command = ""
    numbers: list[float] = []
    position = 0
    while True:
        match = _TOKEN.search(text, position)
        token = match.group(1) if match else None
        if match and match.group(3):
            raise ValueError(f"bad character {match.group(3)!r} in path {text[:80]!r}")
        if match and token is None:
            number = match.group(2)
            if command in "Aa" and len(numbers) % 7 in (3, 4) and number[0] in "01":
                number = number[0]  # arc flags may be written without separators
                position = match.start() + 1
            else:
                position = match.end()
            if not command:
                raise ValueError(f"path must start with a command: {text[:80]!r}")
            numbers.append(float(number))
            continue
        if command:
            yield from _repeat(command, numbers, text)
        if match is None or token is None:
            return
        command, numbers, position = token, [], match.end()


def _repeat(command: str, numbers: list[float], text: str) -> Iterator[tuple[str, list[float]]]:
    need = _ARITY[command.upper()]
    if need == 0:
        yield command, []
        return
    if not numbers or len(numbers) % need:
        raise ValueError(f"{command} needs groups of {need} numbers, got {len(numbers)}: {text[:80]!r}")
    for start in range(0, len(numbers), need):
        yield command, numbers[start : start + need]
        if command in "Mm":
            command = "L" if command == "M" else "l"


class _PathBuilder:
    """Turns path commands into a skia path, remembering what S and T have to mirror."""

    def __init__(self) -> None:
        self.path = skia.Path()
        self.x = self.y = self.start_x = self.start_y = 0.0
        self.mirror: tuple[str, float, float] | None = None

    def run(self, command: str, n: list[float]) -> None:
        kind = command.upper()
        if kind == "Z":
            self.path.close()
            self.x, self.y, self.mirror = self.start_x, self.start_y, None
            return
        n = self._absolute(command, kind, n)
        previous, self.mirror = self.mirror, None
        if kind == "M":
            self.path.moveTo(n[0], n[1])
            self.start_x, self.start_y = n[0], n[1]
        elif kind in "LHV":
            self.path.lineTo(n[-2], n[-1])
        elif kind in "CS":
            self._cubic(kind, n, previous)
        elif kind in "QT":
            self._quad(kind, n, previous)
        else:
            self._arc(n)
        self.x, self.y = n[-2], n[-1]

    def _absolute(self, command: str, kind: str, n: list[float]) -> list[float]:
        dx, dy = (self.x, self.y) if command.islower() else (0.0, 0.0)
        if kind == "H":
            return [n[0] + dx, self.y]
        if kind == "V":
            return [self.x, n[0] + dy]
        if kind == "A":
            return [*n[:5], n[5] + dx, n[6] + dy]
        return [value + (dy if i % 2 else dx) for i, value in enumerate(n)]

    def _reflected(self, family: str, previous: tuple[str, float, float] | None) -> Point:
        if previous is None or previous[0] != family:
            return self.x, self.y
        return 2 * self.x - previous[1], 2 * self.y - previous[2]

    def _cubic(self, kind: str, n: list[float], previous: tuple[str, float, float] | None) -> None:
        if kind == "S":
            n = [*self._reflected("C", previous), *n]
        self.path.cubicTo(*n)
        self.mirror = ("C", n[2], n[3])

    def _quad(self, kind: str, n: list[float], previous: tuple[str, float, float] | None) -> None:
        if kind == "T":
            n = [*self._reflected("Q", previous), *n]
        self.path.quadTo(*n)
        self.mirror = ("Q", n[0], n[1])

    def _arc(self, n: list[float]) -> None:
        size = skia.Path.kLarge_ArcSize if n[3] else skia.Path.kSmall_ArcSize
        sweep = skia.PathDirection.kCW if n[4] else skia.PathDirection.kCCW
        self.path.arcTo(n[0], n[1], n[2], size, sweep, n[5], n[6])


@lru_cache(maxsize=4096)
def svg_path(svg_d: str) -> skia.Path:
    """Parse SVG path data (M L H V Q C A S T Z and the relative ones)."""
    if svg_d.lstrip()[:1] not in ("M", "m"):
        raise ValueError(f"a path starts with M: {svg_d[:80]!r}")
    builder = _PathBuilder()
    for command, numbers in _commands(svg_d):
        builder.run(command, numbers)
    return builder.path


def _colour4(colour: Colour, alpha: float) -> skia.Color4f:
    r, g, b = (min(1.0, max(0.0, c)) for c in rgb(colour))
    return skia.Color4f(r, g, b, min(1.0, max(0.0, float(alpha))))


def _paint(colour: Colour, alpha: float, stroke: float = 0.0) -> skia.Paint:
    paint = skia.Paint(AntiAlias=True, Color4f=_colour4(colour, alpha))
    if stroke > 0:
        paint.setStyle(skia.Paint.kStroke_Style)
        paint.setStrokeWidth(float(stroke))
        paint.setStrokeCap(skia.Paint.kRound_Cap)
        paint.setStrokeJoin(skia.Paint.kRound_Join)
    return paint


@dataclass(frozen=True)
class Shape:
    """One shape as it was drawn, in card coordinates: what a medium lays its own marks along."""

    path: skia.Path
    colour: Triple
    alpha: float = 1.0
    stroke: float = 0.0  # 0 is filled
    name: str = ""
    grain: tuple[tuple[Point, ...], ...] = ()
    puff: float | None = None


class Pen:
    """A drawing facade over one skia canvas; units are card pixels, y grows downwards."""

    def __init__(self, width: int = WIDTH, height: int = HEIGHT) -> None:
        self.width, self.height = width, height
        self._surface = skia.Surface(width, height)
        self.canvas = self._surface.getCanvas()
        self.canvas.clear(skia.ColorTRANSPARENT)
        self.folder: Path | None = None  # of the card, where its drawings lie
        self.palette: Palette | None = None
        self.shapes: list[Shape] = []
        self._part: tuple[str, tuple[tuple[Point, ...], ...], float | None] = ("", (), None)
        self._clipped = 0

    # ---- shapes

    def lay(self, path: skia.Path, colour: Colour, alpha: float = 1.0, stroke: float = 0.0,
            shader: Any = None) -> None:  # fmt: skip
        """Every shape comes through here: it is noted, then painted; a medium may paint otherwise."""
        self.note(path, colour, alpha, stroke)
        paint = _paint(colour, alpha, stroke)
        if shader is not None:
            paint.setShader(shader)
        self.canvas.drawPath(path, paint)

    def note(self, path: skia.Path, colour: Colour, alpha: float, stroke: float) -> None:
        """Remember a shape where it lies on the card; what a clip cuts off is no shape of its own."""
        if self._clipped or alpha < 0.5:
            return
        here = self.canvas.getTotalMatrix()
        placed = skia.Path()
        path.transform(here, placed)
        scale = math.sqrt(abs(here.getScaleX() * here.getScaleY() - here.getSkewX() * here.getSkewY()))
        self.shapes.append(Shape(placed, rgb(colour), alpha, stroke * scale, *self._part))

    @contextmanager
    def part(self, name: str, grain: Sequence[Sequence[Point]] = (), puff: float | None = None) -> Iterator[Pen]:
        """What is drawn in here is one named part.

        `grain` are lines its strokes follow; `puff` is how round it is: px of radius, 0 flat.
        """
        before = self._part
        self._part = (name, tuple(tuple(self.where(*p) for p in line) for line in grain), puff)
        try:
            yield self
        finally:
            self._part = before

    def path(self, svg_d: str, colour: Colour, alpha: float = 1.0, stroke: float = 0.0) -> None:
        """Fill (or stroke, when stroke > 0) SVG path data."""
        self.lay(svg_path(svg_d), colour, alpha, stroke)

    def poly(
        self,
        points: Sequence[Point],
        colour: Colour,
        alpha: float = 1.0,
        stroke: float = 0.0,
        closed: bool = True,
    ) -> None:
        """A polygon, or an open line of straight pieces with closed=False and a stroke."""
        self.lay(_polygon(points, closed), colour, alpha, stroke)

    def curve(
        self,
        points: Sequence[Point],
        colour: Colour,
        alpha: float = 1.0,
        stroke: float = 0.0,
        closed: bool = True,
    ) -> None:
        """A smooth outline through the points (Catmull-Rom)."""
        self.poly(smooth_points(points, closed), colour, alpha, stroke, closed)

    def taper(
        self,
        points: Sequence[Point],
        width0: float,
        width1: float,
        colour: Colour,
        alpha: float = 1.0,
    ) -> None:
        """A smooth brush line through the points, from width0 at the start to width1 at the end."""
        line = smooth_points(points, closed=False)
        left, right = [], []
        last = len(line) - 1
        for i, (x, y) in enumerate(line):
            x0, y0 = line[max(0, i - 1)]
            x1, y1 = line[min(last, i + 1)]
            length = math.hypot(x1 - x0, y1 - y0) or 1.0
            half = (width0 + (width1 - width0) * i / last) / 2
            nx, ny = -(y1 - y0) / length * half, (x1 - x0) / length * half
            left.append((x + nx, y + ny))
            right.append((x - nx, y - ny))
        path = _polygon(left, closed=False)
        small, ccw = skia.Path.kSmall_ArcSize, skia.PathDirection.kCCW
        path.arcTo(width1 / 2, width1 / 2, 0, small, ccw, *right[-1])
        for x, y in right[-2::-1]:
            path.lineTo(x, y)
        path.arcTo(width0 / 2, width0 / 2, 0, small, ccw, *left[0])
        path.close()
        self.lay(path, colour, alpha)

    def circle(
        self, x: float, y: float, r: float, colour: Colour, alpha: float = 1.0, stroke: float = 0.0
    ) -> None:
        """A disc, or a ring with stroke > 0."""
        path = skia.Path()
        path.addCircle(float(x), float(y), float(r))
        self.lay(path, colour, alpha, stroke)

    def oval(
        self,
        x: float,
        y: float,
        rx: float,
        ry: float,
        colour: Colour,
        alpha: float = 1.0,
        stroke: float = 0.0,
    ) -> None:
        """An ellipse with its centre at (x, y)."""
        path = skia.Path()
        path.addOval(skia.Rect.MakeLTRB(float(x - rx), float(y - ry), float(x + rx), float(y + ry)))
        self.lay(path, colour, alpha, stroke)

    def rect(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        colour: Colour,
        alpha: float = 1.0,
        radius: float = 0.0,
    ) -> None:
        """A rectangle from its upper left corner; radius rounds the corners."""
        path = skia.Path()
        box = skia.Rect.MakeXYWH(float(x), float(y), float(w), float(h))
        path.addRoundRect(box, float(radius), float(radius))
        self.lay(path, colour, alpha)

    def line(
        self,
        x0: float,
        y0: float,
        x1: float,
        y1: float,
        colour: Colour,
        width: float,
        alpha: float = 1.0,
    ) -> None:
        """A straight line with round ends."""
        self.lay(_polygon([(x0, y0), (x1, y1)], closed=False), colour, alpha, max(0.1, width))

    def gradient(
        self, svg_d: str, start: Point, end: Point, stops: Stops, alpha: float = 1.0
    ) -> None:
        """Fill a path with a linear gradient."""
        middle, (positions, colours) = self._graded(stops, alpha)
        ends = [skia.Point(*start), skia.Point(*end)]
        self.lay(svg_path(svg_d), middle, alpha, shader=skia.GradientShader.MakeLinear(ends, colours, positions))

    def radial(
        self, svg_d: str, centre: Point, radius: float, stops: Stops, alpha: float = 1.0
    ) -> None:
        """Fill a path with a radial gradient."""
        middle, (positions, colours) = self._graded(stops, alpha)
        shader = skia.GradientShader.MakeRadial(skia.Point(*centre), radius, colours, positions)
        self.lay(svg_path(svg_d), middle, alpha, shader=shader)

    def _graded(self, stops: Stops, alpha: float) -> tuple[Triple, tuple[list[float], list[int]]]:
        """The mean colour of a gradient, and its stops as skia wants them."""
        r, g, b = (float(v) for v in np.mean([rgb(colour) for _, colour in stops], axis=0))
        return (r, g, b), _stops(stops, alpha)

    def svg(self, name: str, **colours: Colour) -> None:
        """The drawing `name`.svg beside the card, at the origin; colours by class: svg("boot", accent="#c33")."""
        draw_svg(self, find_svg(name, self.folder), self.palette, colours)

    def erase(self, svg_d: str) -> None:
        """Cut a hole through everything drawn so far on this sheet."""
        paint = skia.Paint(AntiAlias=True, BlendMode=skia.BlendMode.kClear)
        self.canvas.drawPath(svg_path(svg_d), paint)

    # ---- places

    @contextmanager
    def at(
        self, x: float, y: float, scale: float = 1.0, turn: float = 0.0, flip: bool = False
    ) -> Iterator[Pen]:
        """Draw with the origin at (x, y), scaled, turned by degrees clockwise, mirrored if flip."""
        self.canvas.save()
        self.canvas.translate(float(x), float(y))
        self.canvas.rotate(float(turn))
        self.canvas.scale(float(-scale if flip else scale), float(scale))
        try:
            yield self
        finally:
            self.canvas.restore()

    @contextmanager
    def stretch(self, sx: float, sy: float) -> Iterator[Pen]:
        """Scale both directions unequally around the current origin."""
        self.canvas.save()
        self.canvas.scale(float(sx), float(sy))
        try:
            yield self
        finally:
            self.canvas.restore()

    @contextmanager
    def clip(self, svg_d: str) -> Iterator[Pen]:
        """Draw only inside the path."""
        self.canvas.save()
        self.canvas.clipPath(svg_path(svg_d), True)
        self._clipped += 1
        try:
            yield self
        finally:
            self._clipped -= 1
            self.canvas.restore()

    @contextmanager
    def see_through(self, alpha: float) -> Iterator[Pen]:
        """Everything drawn inside becomes one translucent group."""
        self.canvas.saveLayerAlpha(None, int(round(255 * min(1.0, max(0.0, alpha)))))
        try:
            yield self
        finally:
            self.canvas.restore()

    def where(self, x: float, y: float) -> Point:
        """Card coordinates of a point in the current (transformed) coordinates."""
        point = self.canvas.getTotalMatrix().mapXY(float(x), float(y))
        return float(point.x()), float(point.y())

    # ---- result

    def pixels(self) -> Array:
        """The sheet as float32 RGBA, premultiplied, shape (height, width, 4)."""
        raw = np.empty((self.height, self.width, 4), np.uint8)
        info = skia.ImageInfo.Make(
            self.width, self.height, skia.kRGBA_8888_ColorType, skia.kPremul_AlphaType
        )
        if not self._surface.readPixels(info, raw, raw.strides[0], 0, 0):
            raise RuntimeError("the sheet cannot be read")
        sheet: Array = raw.astype(np.float32)
        sheet *= np.float32(1 / 255)
        return sheet


def _stops(stops: Stops, alpha: float) -> tuple[list[float], list[int]]:
    positions = [float(stop) for stop, _ in stops]
    colours = [int(_colour4(colour, alpha).toColor()) for _, colour in stops]
    return positions, colours


def _polygon(points: Sequence[Point], closed: bool) -> skia.Path:
    path = skia.Path()
    path.moveTo(float(points[0][0]), float(points[0][1]))
    for x, y in points[1:]:
        path.lineTo(float(x), float(y))
    if closed:
        path.close()
    return path


def smooth_points(points: Sequence[Point], closed: bool, steps: int = 8) -> list[Point]:
    """Points on the Catmull-Rom curve through the given ones."""
    count = len(points)
    if count < 3:
        return [(float(x), float(y)) for x, y in points]
    out: list[Point] = []
    for i in range(count if closed else count - 1):
        a, b, c, d = (_pick(points, i + k, closed) for k in (-1, 0, 1, 2))
        for step in range(steps):
            t = step / steps
            out.append((_spline(a[0], b[0], c[0], d[0], t), _spline(a[1], b[1], c[1], d[1], t)))
    if not closed:
        out.append((float(points[-1][0]), float(points[-1][1])))
    return out


def _pick(points: Sequence[Point], i: int, closed: bool) -> Point:
    count = len(points)
    return points[i % count] if closed else points[min(count - 1, max(0, i))]


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (
        2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3
    )
