"""Small helps for flat cards of the mirrors deck: lines and shapes written as text, snow that leaves shapes free."""

from __future__ import annotations

import math
from collections.abc import Sequence

import cv2
import numpy as np

from reverie_studio.engine.bodies import Outline, Point, outline
from reverie_studio.engine.clay import flow
from reverie_studio.sculpt.marks import placed


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


def panes(path: Sequence[Point], half: float, shares: Sequence[float], rows: Sequence[float], size: tuple[float, float]) -> list[list[Point]]:
    """Windows along a bent bar: at these shares of its length, in these columns (-1 … 1), each `size` wide and high."""
    middle = [(float(x), float(y)) for x, y in flow(path, 12)]
    out = []
    for share in shares:
        k = min(len(middle) - 2, max(1, round(share * (len(middle) - 1))))
        (ax, ay), (bx, by) = middle[k - 1], middle[k + 1]
        turn = math.degrees(math.atan2(by - ay, bx - ax)) + 90
        w, h = size[0] / 2, size[1] / 2
        for column in rows:
            out.append([(float(x), float(y)) for x, y in placed([(column * half - w, -h), (column * half + w, -h), (column * half + w, h), (column * half - w, h)], middle[k], 1.0, turn)])
    return out
