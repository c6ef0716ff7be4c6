"""The knife instead of the brush: every opaque shape is a cut sheet that shades what it lies on."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import numpy as np
import skia

from reverie.studio import HEIGHT, WIDTH
from reverie.studio.colour import Array, Colour, Stops, Triple, lighten, mix, rgb
from reverie.studio.finishes.papercut_people import PaperBrush
from reverie.studio.pen import Pen, Point, _colour4, _paint, _stops, smooth_points, svg_path

GLAZE = 0.3  # paper knows no glazes: fainter marks than this are left out


class PaperPen(Pen):
    """A Pen whose shapes are sheets: a shadow on what lies below, a lit rim, then the body."""

    figure_brush = PaperBrush

    def __init__(self, light: tuple[float, float] = (-0.5, -0.8), shadow: Colour = "#1a1424") -> None:
        super().__init__(WIDTH, HEIGHT)
        length = math.hypot(*light) or 1.0
        self.away = (-light[0] / length, -light[1] / length)
        self.shadow = mix(shadow, "#0c0812", 0.45)
        self.height_scale = 1.0
        self._is_flat = False
        self._light: skia.Surface | None = None
        self._clips: list[skia.Path] = []
        self._extent: skia.Rect | None = None  # of the group being cut, so that its layers stay small

    # ---- the knife

    @contextmanager
    def clip(self, svg_d: str) -> Iterator[Pen]:
        """Cut only inside the path; light keeps inside it too."""
        placed = skia.Path()
        svg_path(svg_d).transform(self.canvas.getTotalMatrix(), placed)
        self._clips.append(placed)
        try:
            with super().clip(svg_d):
                yield self
        finally:
            self._clips.pop()

    @contextmanager
    def flat(self) -> Iterator[PaperPen]:
        """Pencil marks and pieces of one sheet: no shadows in here."""
        before, self._is_flat = self._is_flat, True
        try:
            yield self
        finally:
            self._is_flat = before

    @contextmanager
    def lift(self, factor: float) -> Iterator[PaperPen]:
        """Sheets laid in here stand off farther (2) or closer (0.5)."""
        before, self.height_scale = self.height_scale, self.height_scale * factor
        try:
            yield self
        finally:
            self.height_scale = before

    @contextmanager
    def cut(self, lift: float = 1.0) -> Iterator[PaperPen]:
        """Everything drawn in here is one sheet; `erase` pierces only this sheet."""
        outer, before = self.canvas, self._extent
        self._extent = skia.Rect.MakeEmpty()
        recorder = skia.PictureRecorder()
        self.canvas = recorder.beginRecording(skia.Rect.MakeWH(WIDTH, HEIGHT))
        self.canvas.setMatrix(outer.getTotalMatrix())
        try:
            with self.flat():
                yield self
        finally:
            self.canvas, extent, self._extent = outer, self._extent, before
        picture = recorder.finishRecordingAsPicture()
        if extent is None or extent.isEmpty():
            return
        if before is not None:
            before.join(extent)
        outer.save()
        outer.resetMatrix()
        self._group(picture, 3.0 * lift * self.height_scale, extent.makeOutset(24 * lift, 24 * lift))
        outer.restore()

    def _group(self, picture: Any, height: float, extent: skia.Rect) -> None:
        dx, dy = self.away[0] * height * 1.25, self.away[1] * height * 1.25
        canvas = self.canvas
        if not self._is_flat:
            drop = skia.ImageFilters.DropShadowOnly(dx, dy, height, height,
                                                    _colour4(self.shadow, 0.5).toColor())  # fmt: skip
            canvas.saveLayer(extent, skia.Paint(ImageFilter=drop, BlendMode=skia.BlendMode.kSrcATop))
            canvas.drawPicture(picture)
            canvas.restore()
        canvas.saveLayer(extent, None)
        canvas.drawPicture(picture)
        canvas.restore()
        if self._is_flat:
            return
        canvas.saveLayerAlpha(extent, 70)  # the lit rim: the sheet less itself, moved from the light
        white = skia.ColorFilters.Blend(skia.ColorWHITE, skia.BlendMode.kSrcIn)
        canvas.saveLayer(extent, skia.Paint(ColorFilter=white))
        canvas.drawPicture(picture)
        canvas.restore()
        canvas.saveLayer(extent, skia.Paint(BlendMode=skia.BlendMode.kDstOut))
        canvas.translate(self.away[0] * 1.2, self.away[1] * 1.2)
        canvas.drawPicture(picture)
        canvas.restore()
        canvas.restore()

    def lay(self, path: skia.Path, colour: Colour, alpha: float = 1.0, stroke: float = 0.0,
            shader: Any = None) -> None:  # fmt: skip
        """Lay one sheet."""
        if alpha < GLAZE:
            return
        paint = _paint(colour, alpha, stroke)
        if shader is not None:
            paint.setShader(shader)
        if self._extent is not None:
            reach = self.canvas.getTotalMatrix().mapRect(path.getBounds().makeOutset(stroke, stroke))
            self._extent.join(reach.makeOutset(2, 2))
        if alpha >= 0.9:
            self._cover(path, stroke)
        if self._is_flat or alpha < 0.9:
            self.canvas.drawPath(path, paint)
            return
        canvas, here = self.canvas, self.canvas.getTotalMatrix()
        box = here.mapRect(path.getBounds())
        scale = math.sqrt(abs(here.getScaleX() * here.getScaleY() - here.getSkewX() * here.getSkewY()))
        size = stroke * scale if stroke else min(box.width(), box.height())
        height = min(3.6, max(0.8, size * 0.035)) * self.height_scale
        self._cast(path, here, height, stroke)
        if stroke or size < 5:
            canvas.drawPath(path, paint)
            return
        step = min(1.4, max(0.5, size * 0.014))
        rim = _paint(lighten(colour, 0.42), alpha)
        canvas.drawPath(path, rim)
        canvas.save()
        canvas.clipPath(path, True)
        self._shift(here, self.away[0] * step, self.away[1] * step)
        canvas.drawPath(path, paint)
        canvas.restore()

    def _cast(self, path: skia.Path, here: Any, height: float, stroke: float) -> None:
        paint = _paint(self.shadow, 0.46, stroke)
        paint.setBlendMode(skia.BlendMode.kSrcATop)
        paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.BlurStyle.kNormal_BlurStyle, height, False))
        self.canvas.save()
        self._shift(here, self.away[0] * height * 1.3, self.away[1] * height * 1.3)
        self.canvas.drawPath(path, paint)
        self.canvas.restore()

    def _shift(self, here: Any, dx: float, dy: float) -> None:
        """Move by pixels of the card, whatever the pen's place is."""
        self.canvas.setMatrix(skia.Matrix.Concat(skia.Matrix.Translate(dx, dy), here))

    # ---- light through the paper

    def lit(self, svg_d: str, colour: Colour, strength: float = 1.0) -> None:
        """A hole backed with tissue and a lamp: it shines, and what lies around catches it."""
        with self.flat():
            self.path(svg_d, colour)
        if self._light is None:
            self._light = skia.Surface(WIDTH, HEIGHT)
            self._light.getCanvas().clear(skia.ColorTRANSPARENT)
        self._on_light(svg_path(svg_d), _paint(colour, strength))

    def _on_light(self, path: skia.Path, paint: skia.Paint) -> None:
        assert self._light is not None
        canvas = self._light.getCanvas()
        canvas.save()
        for clip in self._clips:
            canvas.clipPath(clip, True)
        canvas.setMatrix(self.canvas.getTotalMatrix())
        canvas.drawPath(path, paint)
        canvas.restore()

    def _cover(self, path: skia.Path, stroke: float) -> None:
        """A sheet laid over a lit window hides its light."""
        if self._light is not None:
            paint = _paint("#000000", 1.0, stroke)
            paint.setBlendMode(skia.BlendMode.kDstOut)
            self._on_light(path, paint)

    def light_pixels(self) -> Array | None:
        """What shines, as a sheet of its own; None when nothing does."""
        if self._light is None:
            return None
        pen = Pen.__new__(Pen)
        pen.width, pen.height, pen._surface = WIDTH, HEIGHT, self._light
        return Pen.pixels(pen)

    # ---- the shapes of a Pen

    def path(self, svg_d: str, colour: Colour, alpha: float = 1.0, stroke: float = 0.0) -> None:
        """Cut (or, with stroke > 0, a strip along) SVG path data."""
        self.lay(svg_path(svg_d), colour, alpha, stroke)

    def poly(self, points: Sequence[Point], colour: Colour, alpha: float = 1.0, stroke: float = 0.0,
             closed: bool = True) -> None:  # fmt: skip
        """A polygon, or an open strip."""
        path = skia.Path()
        path.moveTo(float(points[0][0]), float(points[0][1]))
        for x, y in points[1:]:
            path.lineTo(float(x), float(y))
        if closed:
            path.close()
        self.lay(path, colour, alpha, stroke)

    def taper(self, points: Sequence[Point], width0: float, width1: float, colour: Colour,
              alpha: float = 1.0) -> None:  # fmt: skip
        """A strip that grows thinner, as one sheet."""
        line = smooth_points(points, closed=False)
        left, right = [], []
        last = len(line) - 1
        for i, (x, y) in enumerate(line):
            (x0, y0), (x1, y1) = line[max(0, i - 1)], line[min(last, i + 1)]
            length = math.hypot(x1 - x0, y1 - y0) or 1.0
            half = (width0 + (width1 - width0) * i / last) / 2
            nx, ny = -(y1 - y0) / length * half, (x1 - x0) / length * half
            left.append((x + nx, y + ny))
            right.append((x - nx, y - ny))
        path = skia.Path()
        path.moveTo(*left[0])
        for x, y in left[1:]:
            path.lineTo(x, y)
        path.arcTo(width1 / 2, width1 / 2, 0, skia.Path.kSmall_ArcSize, skia.PathDirection.kCCW, *right[-1])
        for x, y in right[-2::-1]:
            path.lineTo(x, y)
        path.arcTo(width0 / 2, width0 / 2, 0, skia.Path.kSmall_ArcSize, skia.PathDirection.kCCW, *left[0])
        path.close()
        self.lay(path, colour, alpha)

    def circle(self, x: float, y: float, r: float, colour: Colour, alpha: float = 1.0,
               stroke: float = 0.0) -> None:  # fmt: skip
        """A disc or a ring."""
        path = skia.Path()
        path.addCircle(float(x), float(y), float(r))
        self.lay(path, colour, alpha, stroke)

    def oval(self, x: float, y: float, rx: float, ry: float, colour: Colour, alpha: float = 1.0,
             stroke: float = 0.0) -> None:  # fmt: skip
        """An ellipse around (x, y)."""
        path = skia.Path()
        path.addOval(skia.Rect.MakeLTRB(float(x - rx), float(y - ry), float(x + rx), float(y + ry)))
        self.lay(path, colour, alpha, stroke)

    def rect(self, x: float, y: float, w: float, h: float, colour: Colour, alpha: float = 1.0,
             radius: float = 0.0) -> None:  # fmt: skip
        """A rectangle from its upper left corner."""
        path = skia.Path()
        path.addRoundRect(skia.Rect.MakeXYWH(float(x), float(y), float(w), float(h)), float(radius), float(radius))
        self.lay(path, colour, alpha)

    def line(self, x0: float, y0: float, x1: float, y1: float, colour: Colour, width: float,
             alpha: float = 1.0) -> None:  # fmt: skip
        """A straight strip or thread."""
        path = skia.Path()
        path.moveTo(float(x0), float(y0))
        path.lineTo(float(x1), float(y1))
        self.lay(path, colour, alpha, max(0.1, width))

    def gradient(self, svg_d: str, start: Point, end: Point, stops: Stops, alpha: float = 1.0) -> None:
        """Paper has one colour: the middle of the gradient, dipped a little at its ends."""
        if alpha < GLAZE:
            return
        middle, (positions, colours) = _dipped(stops, alpha)
        shader = skia.GradientShader.MakeLinear([skia.Point(*start), skia.Point(*end)], colours, positions)
        self.lay(svg_path(svg_d), middle, alpha, shader=shader)

    def radial(self, svg_d: str, centre: Point, radius: float, stops: Stops, alpha: float = 1.0) -> None:
        """The same around a point."""
        if alpha < GLAZE:
            return
        middle, (positions, colours) = _dipped(stops, alpha)
        shader = skia.GradientShader.MakeRadial(skia.Point(*centre), radius, colours, positions)
        self.lay(svg_path(svg_d), middle, alpha, shader=shader)


def _dipped(stops: Stops, alpha: float) -> tuple[Triple, tuple[list[float], list[int]]]:
    """The mean of a gradient, and the gradient drawn near to it."""
    r, g, b = (float(v) for v in np.mean([rgb(colour) for _, colour in stops], axis=0))
    middle: Triple = (r, g, b)
    calm: Stops = [(at, mix(middle, colour, 0.4)) for at, colour in stops]
    return middle, _stops(calm, alpha)
