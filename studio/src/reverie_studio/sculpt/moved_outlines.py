"""Outlines drawn once in numbers of their own, then put on the card: turned, scaled, mirrored."""

from __future__ import annotations

from collections.abc import Sequence

from reverie_studio.engine.bodies import Outline, Point, outline
from reverie_studio.sculpt.marks import placed


def moved(shape: Outline, at: Sequence[float], size: float = 1.0, degrees: float = 0.0, flip: bool = False) -> list[Point]:
    """A closed outline ('x,y x,y! …') drawn round 0,0: mirrored if asked, scaled, turned clockwise, put at a place."""
    points = outline(shape)
    return placed([(-x, y) if flip else (x, y) for x, y in points], at, size, degrees)


def moved_lines(curves: Sequence[Sequence[Point]], at: Sequence[float], size: float = 1.0, degrees: float = 0.0, *, flip: bool = False) -> list[list[Point]]:
    """Open strokes put at a place, as `moved` puts an outline."""
    return [placed([(-x, y) if flip else (x, y) for x, y in curve], at, size, degrees) for curve in curves]
