"""People cut from paper: the skeleton, poses and clothes of figures/ with a paper surface."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import skia

from reverie_studio.colour import Colour
from reverie_studio.figures.brush import Brush
from reverie_studio.figures.surface import Form, Surface
from reverie_studio.pen import Pen


class PaperBrush(Brush):
    """The surface a PaperPen gives to figures: one sheet a limb, no shaded planes, eyes and hardly more."""

    def solid(self, surfaces: Form | Sequence[Form], colour: Colour, *, shade: float = 0.3,
              lit: float = 0.16, seam: float = 1.0, edge: float = 0.1,
              inner: Colour | None = None) -> skia.Path:  # fmt: skip
        """One or more surfaces as one sheet."""
        many = list(surfaces) if isinstance(surfaces, Sequence) else [surfaces]
        path = skia.Path()
        for surface in many:
            path.addPath(surface.outline(self.k))
        if inner is not None:
            hollow = skia.Path()
            for surface in many:
                hollow.addPath(surface.inner(self.k))
            self.fill(hollow, self.shade_of(inner, 0.2))
        paper: Any = self.pen
        paper.lay(path, colour)
        return path

    def seam(self, path: skia.Path, strength: float = 1.0) -> None:
        """The sheet's own shadow is enough."""

    def onto(self, path: skia.Path, colour: Colour, alpha: float = 1.0) -> None:
        """Patterns stay, shading goes."""
        if alpha >= 0.6:
            super().onto(path, colour, alpha)

    def mark(self, surface: Surface, spots: Sequence[tuple[float, float]], colour: Colour,
             width: float, alpha: float = 1.0, taper: float = 1.0, least: float = 0.7) -> None:  # fmt: skip
        """Seams and folds are left to the light."""
        if alpha >= 0.94:
            with _flat(self.pen):
                super().mark(surface, spots, colour, width, alpha, taper, least)

    def stroke(self, points: Any, colour: Colour, width: float, alpha: float = 1.0,
               end: float | None = None, least: float = 0.7) -> None:  # fmt: skip
        """Closed eyes, mouths and spectacles; nothing fainter."""
        if alpha >= 0.94:
            with _flat(self.pen):
                super().stroke(points, colour, width, alpha, end, least)

    def spot(self, point: Any, radius: float, colour: Colour, alpha: float = 1.0,
             least: float = 0.0, squash: float = 1.0) -> None:  # fmt: skip
        """Eyes and buttons."""
        if alpha >= 0.94:
            with _flat(self.pen):
                super().spot(point, radius, colour, alpha, least, squash)


@contextmanager
def _flat(pen: Pen) -> Iterator[None]:
    paper: Any = pen
    with paper.flat():
        yield
