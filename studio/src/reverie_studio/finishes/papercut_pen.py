"""The knife instead of the brush: every opaque shape is a cut sheet that shades what it lies on."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import skia

from reverie_studio import HEIGHT, WIDTH
from reverie_studio.colour import Array, Colour, Stops, Triple, lighten, mix
from reverie_studio.finishes.papercut_people import PaperBrush
from reverie_studio.pen import Pen, _colour4, _paint, _stops, svg_path

GLAZE = 0.3  # paper knows no glazes: fainter marks than this are left out
FINEST = 1.8  # px: a knife cuts no finer strip, so that far and near things have one level of detail


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
        here = self.canvas.getTotalMatrix()
        scale = math.sqrt(abs(here.getScaleX() * here.getScaleY() - here.getSkewX() * here.getSkewY()))
        if stroke:
            stroke = max(stroke, FINEST / max(scale, 1e-3))
        self.note(path, colour, alpha, stroke)
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
        canvas = self.canvas
        box = here.mapRect(path.getBounds())
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

    def _graded(self, stops: Stops, alpha: float) -> tuple[Triple, tuple[list[float], list[int]]]:
        """Paper has one colour: the middle of the gradient, dipped a little at its ends."""
        middle, _ = super()._graded(stops, alpha)
        calm: Stops = [(at, mix(middle, colour, 0.4)) for at, colour in stops]
        return middle, _stops(calm, alpha)
