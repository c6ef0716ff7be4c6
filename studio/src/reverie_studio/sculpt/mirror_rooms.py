"""Small helps for flat cards of the mirrors deck: lines and shapes written as text, moved, snow that leaves shapes free."""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np

from reverie_studio.engine.bodies import Outline, Point, outline
from reverie_studio.sculpt.marks import placed


def line(text: str) -> list[Point]:
    """An open curve through its knots: 'x,y x,y …'."""
    return [(float(x), float(y)) for x, y in (word.rstrip("!").split(",") for word in text.split())]


def put(text: Outline, at: Point, size: float = 1.0, degrees: float = 0.0, flip: bool = False) -> list[Point]:
    """An outline scaled, turned clockwise round its origin and put at a place; `flip` mirrors it left to right first."""
    points = outline(text)
    return placed([(-x, y) for x, y in points] if flip else points, at, size, degrees)


def inside(x: float, y: float, shapes: Sequence[Outline], margin: float = 0.0) -> bool:
    """Whether a point lies in one of these shapes, or nearer to it than the margin."""
    rings = [np.array(outline(shape), np.float32) for shape in shapes]
    return any(cv2.pointPolygonTest(ring, (x, y), True) > -margin for ring in rings)


def around(shapes: Sequence[Outline], margin: float, every: float) -> list[Point]:
    """Points round the joint edge of shapes, so far outside it and so far from each other."""
    mask = np.zeros((1300, 900), np.uint8)
    for shape in shapes:
        cv2.fillPoly(mask, [np.array(outline(shape)).round().astype(np.int32)], 255)
    size = 2 * round(margin) + 1
    wide = cv2.dilate(mask, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (size, size)))
    points: list[Point] = []
    for ring in cv2.findContours(wide, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)[0]:
        points += [(float(x), float(y)) for x, y in ring[:: round(every / 1.15), 0]]
    return points
