"""Small helps for flat cards of the mirrors deck: lines and shapes written as text, snow that leaves shapes free."""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np

from reverie_studio.engine.bodies import Outline, Point, outline
from reverie_studio.engine.clay import flow


def line(text: str) -> list[Point]:
    """An open curve through its knots: 'x,y x,y …'."""
    return [(float(x), float(y)) for x, y in (word.rstrip("!").split(",") for word in text.split())]



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


def tube(text: str, per: int = 10, blunt: float = 1.0) -> list[Point]:
    """A soft limb along a curve, as an outline: 'x,y,radius x,y,radius …', round at both ends; `blunt` below 1 flattens the ends."""
    knots = np.array([[float(v) for v in word.split(",")] for word in text.split()])
    middle = np.array(flow([(float(x), float(y)) for x, y in knots[:, :2]], per))
    radius = np.array(flow([(float(i), float(r)) for i, r in enumerate(knots[:, 2] * 1.0)], per))[:, 1]
    radius = np.interp(np.linspace(0, 1, len(middle)), np.linspace(0, 1, len(radius)), radius)
    along = np.gradient(middle, axis=0)
    along /= np.maximum(1e-6, np.hypot(*along.T))[:, None]
    across = np.column_stack([along[:, 1], -along[:, 0]])

    def cap(i: int, ahead: float) -> list[Point]:
        turns = np.linspace(0, np.pi, 10)[1:-1]
        arc = [middle[i] + radius[i] * (np.cos(t) * across[i] * ahead + np.sin(t) * along[i] * ahead * blunt) for t in turns]
        return [(float(x), float(y)) for x, y in arc]

    one = [(float(x), float(y)) for x, y in middle + across * radius[:, None]]
    two = [(float(x), float(y)) for x, y in middle - across * radius[:, None]]
    return one + cap(-1, 1.0) + two[::-1] + cap(0, -1.0)
