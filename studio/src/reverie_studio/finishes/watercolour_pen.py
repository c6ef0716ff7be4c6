"""The dip pen in the hand of a card: lines, hatching, dots and grass in card coordinates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import skia

from reverie_studio.colour import Array
from reverie_studio.engine.noise import curve
from reverie_studio.finishes.watercolour_ink import Plate, hatching, stroke, swelling
from reverie_studio.pen import Pen, smooth_points, svg_path

Point = tuple[float, float]


class InkPen:
    """A dip pen in card coordinates; weights are px at full pressure; calls can be chained."""

    def __init__(self, plate: Plate, rng: np.random.Generator) -> None:
        self.plate, self.rng = plate, rng

    def line(self, points: Sequence[Point], weight: float = 2.0, *, smooth: bool = True, closed: bool = False,
             broken: float = 0.0, shake: float = 0.7, taper: float = 14) -> InkPen:  # fmt: skip
        """A stroke through the points; broken lifts the pen now and then."""
        way = smooth_points(points, closed, 12) if smooth and len(points) > 2 else list(points)
        if closed:
            way = [*way, way[0]]
        line = even(np.array(way, np.float32))
        line = line + _tremble(self.rng, len(line), shake)
        if broken <= 0:
            stroke(self.plate.canvas, line, swelling(len(line), weight, self.rng, taper))
            return self
        start, n = 0, len(line)
        while start < n - 3:
            end = min(n, start + int(self.rng.uniform(10, 70) / broken ** 0.5))
            stroke(self.plate.canvas, line[start:end], swelling(end - start, weight, self.rng, taper))
            start = end + int(self.rng.uniform(1, 16) * broken)
        return self

    def shape(self, svg_d: str, weight: float = 2.0, *, broken: float = 0.0, shake: float = 0.6) -> InkPen:
        """The outline of SVG path data, piece by piece."""
        for contour in _contours(svg_d):
            self.line(contour, weight, smooth=False, broken=broken, shake=shake)
        return self

    def hatch(self, svg_d: str, amount: float = 0.6, *, angle: float = 62, weight: float = 1.2,
              gap: float = 0.0, cross: bool = False) -> InkPen:  # fmt: skip
        """Parallel strokes inside a shape."""
        pen = Pen()
        pen.path(svg_d, "#ffffff")
        shade = pen.pixels()[..., 3] * np.float32(1.0 if cross else 0.6)
        hatching(self.plate, shade, self.rng, amount, weight, angle, gap)
        return self

    def dots(self, svg_d: str, count: int = 80, size: float = 1.6) -> InkPen:
        """Stipple inside a shape."""
        path = svg_path(svg_d)
        box = path.getBounds()
        paint = _white()
        for _ in range(count):
            x = self.rng.uniform(box.left(), box.right())
            y = self.rng.uniform(box.top(), box.bottom())
            if path.contains(x, y):
                self.plate.canvas.drawCircle(x, y, float(size * self.rng.uniform(0.4, 1.0)), paint)
        return self

    def blot(self, svg_d: str) -> InkPen:
        """A shape filled with ink."""
        self.plate.canvas.drawPath(svg_path(svg_d), _white())
        return self

    def tufts(self, points: Sequence[Point], height: float = 18, weight: float = 1.5, blades: int = 4) -> InkPen:
        """Small fans of grass at the points."""
        for x, y in points:
            for k in range(blades):
                lean = (k - (blades - 1) / 2) / max(1, blades - 1) + self.rng.uniform(-0.15, 0.15)
                tall = height * self.rng.uniform(0.6, 1.1)
                self.line([(x + lean * 6, y), (x + lean * tall * 0.4, y - tall * 0.6),
                           (x + lean * tall, y - tall)], weight, taper=18, shake=0.2)  # fmt: skip
        return self


def _white() -> Any:
    return skia.Paint(AntiAlias=True, Color4f=skia.Color4f(1, 1, 1, 1))


def even(line: Array, step: float = 2.5) -> Array:
    """The same line with points at even distances."""
    gaps = np.hypot(*np.diff(line, axis=0).T)
    far = np.concatenate([[0], np.cumsum(gaps)])
    count = max(3, int(far[-1] / step))
    at = np.linspace(0, far[-1], count)
    return np.stack([np.interp(at, far, line[:, i]) for i in (0, 1)], 1).astype(np.float32)


def _tremble(rng: np.random.Generator, n: int, shake: float) -> Array:
    return np.stack([curve(rng, n, 26, 3), curve(rng, n, 26, 3)], 1) * np.float32(shake * 3)


def _contours(svg_d: str) -> list[list[Point]]:
    """Points along each piece of a path."""
    measure = skia.PathMeasure(svg_path(svg_d), False)
    out: list[list[Point]] = []
    while True:
        length = measure.getLength()
        count = max(3, int(length / 3))
        points = [measure.getPosTan(length * k / (count - 1))[0] for k in range(count)]
        out.append([(float(p.x()), float(p.y())) for p in points])
        if not measure.nextContour():
            return out
