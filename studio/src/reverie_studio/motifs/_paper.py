"""Help for motifs designed as cut paper; with a plain pen they become flat painted ones."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from reverie_studio.colour import Colour
from reverie_studio.pen import Pen


def lit(pen: Pen, svg_d: str, colour: Colour) -> None:
    """A lit tissue window where the pen can do that, else a bright patch."""
    shine = getattr(pen, "lit", None)
    if shine is None:
        pen.path(svg_d, colour)
    else:
        shine(svg_d, colour)


@contextmanager
def one_sheet(pen: Pen) -> Iterator[Pen]:
    """Everything in here is one sheet of paper; `erase` pierces only this sheet."""
    cut = getattr(pen, "cut", None)
    if cut is None:
        pen.canvas.saveLayer(None, None)
        try:
            yield pen
        finally:
            pen.canvas.restore()
    else:
        with cut():
            yield pen


@contextmanager
def marks(pen: Pen) -> Iterator[Pen]:
    """Pencil and glued dots: no shadows in here."""
    flat = getattr(pen, "flat", None)
    if flat is None:
        yield pen
    else:
        with flat():
            yield pen


def ring(x: float, y: float, r: float) -> str:
    """A round as path data."""
    return f"M{x - r},{y} a{r},{r} 0 1 1 {2 * r},0 a{r},{r} 0 1 1 {-2 * r},0Z"
