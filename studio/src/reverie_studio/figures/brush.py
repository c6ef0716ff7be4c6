"""The Brush lays surfaces on the sheet: body tone, shaded plane, lit plane, a seam below."""

from __future__ import annotations

from collections.abc import Sequence

import skia

from reverie_studio.colour import Colour, Triple, cool, luminance, mix, rgb, saturate, warm
from reverie_studio.figures.space import Vec
from reverie_studio.figures.surface import Form, Surface
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen


class Brush:
    """Paints for one figure; `k` is pixels per body unit, `light` -1 from the left, 1 right."""

    def __init__(
        self, pen: Pen, palette: Palette, k: float, seed: int, light: float = -1.0
    ) -> None:
        self.pen, self.palette, self.k, self.seed = pen, palette, k, seed
        self.mirror_light = light > 0
        self._count = 0

    # ---- tones

    def shade_of(self, colour: Colour, amount: float = 0.3) -> Triple:
        """The colour in shade: towards the palette's dark, never grey."""
        return mix(cool(colour, amount * 0.35), self.palette.dark, amount)

    def light_of(self, colour: Colour, amount: float = 0.16) -> Triple:
        """The colour in light."""
        rich = saturate(warm(colour, amount * 0.8), 1.0 + amount * 0.8)
        return mix(rich, self.palette.light, amount * (0.35 + 0.4 * luminance(colour)))

    def light_on(self, surface: Form, grain: float = 0.0) -> Vec:
        """How much each point of a surface is turned to the light of this picture."""
        return surface.light(grain, self.seed + self._count, self.mirror_light)

    # ---- surfaces

    def solid(
        self,
        surfaces: Form | Sequence[Form],
        colour: Colour,
        *,
        shade: float = 0.3,
        lit: float = 0.16,
        seam: float = 1.0,
        edge: float = 0.1,
        inner: Colour | None = None,
    ) -> skia.Path:
        """One or more surfaces as one body of colour."""
        many = list(surfaces) if isinstance(surfaces, Sequence) else [surfaces]
        path = skia.Path()
        for surface in many:
            path.addPath(surface.outline(self.k))
        if inner is not None:
            hollow = skia.Path()
            for surface in many:
                hollow.addPath(surface.inner(self.k))
            self.fill(hollow, inner)
        if seam:
            self.seam(path, seam)
        self.fill(path, colour)
        for surface in many:
            self._count += 1
            field = self.light_on(surface, 0.05)
            if lit:
                self.fill(surface.part(field - 0.76, self.k), self.light_of(colour, lit))
            if shade:
                self.fill(surface.part(edge - field, self.k), self.shade_of(colour, shade))
        return path

    def seam(self, path: skia.Path, strength: float = 1.0) -> None:
        """A contact shadow on what is already painted below, nowhere else."""
        step = self.k
        for dx, dy, alpha in ((0.9, 1.1, 0.15), (0.45, 0.5, 0.13), (-0.4, 0.35, 0.1)):
            paint = self._paint(mix(self.palette.dark, "#1a1010", 0.3), alpha * strength)
            paint.setBlendMode(skia.BlendMode.kSrcATop)
            self.pen.canvas.save()
            self.pen.canvas.translate(dx * step, dy * step)
            self.pen.canvas.drawPath(path, paint)
            self.pen.canvas.restore()

    def fill(self, path: skia.Path, colour: Colour, alpha: float = 1.0) -> None:
        """A flat fill."""
        self.pen.canvas.drawPath(path, self._paint(colour, alpha))

    def onto(self, path: skia.Path, colour: Colour, alpha: float = 1.0) -> None:
        """A fill only where something is already painted."""
        paint = self._paint(colour, alpha)
        paint.setBlendMode(skia.BlendMode.kSrcATop)
        self.pen.canvas.drawPath(path, paint)

    @staticmethod
    def _paint(colour: Colour, alpha: float) -> skia.Paint:
        r, g, b = (min(1.0, max(0.0, c)) for c in rgb(colour))
        return skia.Paint(AntiAlias=True, Color4f=skia.Color4f(r, g, b, alpha))

    # ---- marks on a surface

    def mark(
        self,
        surface: Surface,
        spots: Sequence[tuple[float, float]],
        colour: Colour,
        width: float,
        alpha: float = 1.0,
        taper: float = 1.0,
        least: float = 0.7,
    ) -> None:
        """A brush line along (row, column) fractions of a surface, where it faces the painter."""
        run: list[tuple[float, float]] = []
        for row, column in spots:
            point, facing = surface.spot(row, column)
            if facing > 0.06:
                run.append((float(point[0]) * self.k, float(point[1]) * self.k))
                continue
            self._line(run, colour, width, alpha, taper, least)
            run = []
        self._line(run, colour, width, alpha, taper, least)

    def _line(
        self,
        run: list[tuple[float, float]],
        colour: Colour,
        width: float,
        alpha: float,
        taper: float,
        least: float,
    ) -> None:
        if len(run) < 2:
            return
        wide = max(width * self.k, least)
        self.pen.taper(run, wide, max(wide * taper, least * 0.6), colour, alpha)

    def stroke(
        self,
        points: Vec,
        colour: Colour,
        width: float,
        alpha: float = 1.0,
        end: float | None = None,
        least: float = 0.7,
    ) -> None:
        """A brush line through points in picture space (body units)."""
        run = [(float(p[0]) * self.k, float(p[1]) * self.k) for p in points]
        wide = max(width * self.k, least)
        last = wide if end is None else max(end * self.k, least * 0.6)
        if len(run) > 1:
            self.pen.taper(run, wide, last, colour, alpha)

    def spot(
        self,
        point: Vec,
        radius: float,
        colour: Colour,
        alpha: float = 1.0,
        least: float = 0.0,
        squash: float = 1.0,
    ) -> None:
        """A dab at a point in picture space."""
        r = max(radius * self.k, least)
        x, y = float(point[0]) * self.k, float(point[1]) * self.k
        self.pen.oval(x, y, r * squash, r, colour, alpha)

    def shape(self, points: Vec, colour: Colour, alpha: float = 1.0, soft: bool = True) -> None:
        """A flat patch from points in picture space."""
        run = [(float(p[0]) * self.k, float(p[1]) * self.k) for p in points]
        if soft:
            self.pen.curve(run, colour, alpha)
        else:
            self.pen.poly(run, colour, alpha)

    def big(self, least: float) -> bool:
        """Whether the figure is at least so many pixels tall (for details)."""
        return self.k * 100 >= least
