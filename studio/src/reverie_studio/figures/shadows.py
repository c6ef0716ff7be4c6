"""Somebody as one flat tone: a shadow on cloth, or laid along the ground away from the light."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import skia

from reverie_studio.colour import Colour, rgb
from reverie_studio.figures.figure import Figure
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen


def draw_shadow(
    pen: Pen, palette: Palette, tone: Colour, fall: tuple[float, float] | None = None, *,
    flat: float = 0.35, **options: Any,
) -> Figure:  # fmt: skip
    """Draw a Figure of these options in one tone, the feet at the pen's origin.

    `fall` lays it down: so far the shadow goes for one px of height; `flat` is how much of the
    body's breadth is left across it.
    """
    figure = Figure(**options)
    pen.canvas.save()
    if fall is not None:
        dx, dy = fall
        pen.canvas.concat(skia.Matrix.MakeAll(abs(dy) * flat, -dx, 0, abs(dx) * flat, -dy, 0, 0, 0, 1))
    with in_one_tone(pen, tone):
        figure.draw(pen, palette)
    pen.canvas.restore()
    return figure


@contextmanager
def in_one_tone(pen: Pen, tone: Colour) -> Iterator[None]:
    """Whatever is drawn in here keeps its outline and loses its colours."""
    colour = skia.Color4f(*rgb(tone), 1.0).toColor()
    paint = skia.Paint(ColorFilter=skia.ColorFilters.Blend(colour, skia.BlendMode.kSrcIn))
    pen.canvas.saveLayer(None, paint)
    try:
        yield
    finally:
        pen.canvas.restore()
