"""A courtyard seen from its floor: façades that run away from the zenith, their windows, eaves and chimneys, round a gap of sky."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np

from reverie_studio import HEIGHT, WIDTH
from reverie_studio.engine.bodies import Point


@dataclass(frozen=True)
class Pane:
    """A window of a façade: its four corners, which wall it is in, and how many floors below the eaves."""

    corners: list[Point]
    wall: int
    floor: int


def outwards(p: Point, zenith: Point, k: float) -> Point:
    """A point of the roof line, let down along its wall: k = 1 is the eaves."""
    return zenith[0] + (p[0] - zenith[0]) * k, zenith[1] + (p[1] - zenith[1]) * k


def facing(sky: Sequence[Point], zenith: Point, least: float = 0.3) -> list[int]:
    """Which edges of the gap (clockwise) carry a wall that looks at us; `least` is the sine of the flattest view."""
    found = []
    for i, (a, b) in enumerate(zip(sky, [*sky[1:], sky[0]], strict=True)):
        ex, ey = b[0] - a[0], b[1] - a[1]
        mx, my = (a[0] + b[0]) / 2 - zenith[0], (a[1] + b[1]) / 2 - zenith[1]
        if (ey * mx - ex * my) > least * math.hypot(ex, ey) * math.hypot(mx, my):
            found.append(i)
    return found


def wall(sky: Sequence[Point], i: int, zenith: Point, top: float = 1.0, foot: float = 3.0) -> list[Point]:
    """The four corners of the wall under an edge of the gap, from its eaves down."""
    a, b = sky[i], sky[(i + 1) % len(sky)]
    return [outwards(a, zenith, top), outwards(b, zenith, top), outwards(b, zenith, foot), outwards(a, zenith, foot)]


def windows(sky: Sequence[Point], walls: Sequence[int], zenith: Point, *, wide: float = 26.0, gap: float = 22.0, first: float = 1.13, storey: float = 0.17,
            tall: float = 0.09, floors: int = 9, air: float = 12.0) -> list[Pane]:
    """Windows in perspective, storey under storey; none where the sky or another wall's windows are."""
    taken = np.zeros((HEIGHT, WIDTH), np.uint8)
    cv2.fillPoly(taken, [np.array(sky, np.int32)], 255)
    taken = cv2.dilate(taken, np.ones((int(air) * 2 + 1,) * 2, np.uint8))
    out: list[Pane] = []
    for i in walls:
        a, b = np.array(sky[i], float), np.array(sky[(i + 1) % len(sky)], float)
        n = int((np.hypot(*(b - a)) - gap) // (wide + gap))
        if n < 1:
            continue
        own = np.zeros_like(taken)
        for floor in range(floors):
            k = first + storey * floor * (1 + 0.09 * floor)
            for j in range(n):
                side = (np.hypot(*(b - a)) - n * wide - (n - 1) * gap) / 2 + j * (wide + gap)
                u, v = (side / np.hypot(*(b - a)), (side + wide) / np.hypot(*(b - a)))
                left, right = a + (b - a) * u, a + (b - a) * v
                high = k + tall * (1 + 0.09 * floor)
                quad = [outwards((float(p[0]), float(p[1])), zenith, q) for p, q in ((left, k), (right, k), (right, high), (left, high))]
                shape = np.zeros_like(taken)
                cv2.fillPoly(shape, [np.array(quad, np.int32)], 255)
                (ax, ay), (bx, by), _, (cx, cy) = quad
                if abs((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) < 0.72 * math.dist(quad[0], quad[1]) * math.dist(quad[0], quad[3]):
                    continue  # too slanting to be a window
                if not shape.any() or (shape & taken).any():
                    continue
                own |= shape
                out.append(Pane(quad, i, floor))
        taken |= cv2.dilate(own, np.ones((int(air) * 2 + 1,) * 2, np.uint8))
    return out


def chimney(at: Point, zenith: Point, wide: float, tall: float, pots: int = 2) -> list[list[Point]]:
    """A chimney on the eaves: it leans towards the zenith; its pots stand on it."""
    dx, dy = zenith[0] - at[0], zenith[1] - at[1]
    far = math.hypot(dx, dy)
    dx, dy = dx / far, dy / far

    def put(u: float, v: float) -> Point:
        return at[0] + dx * v - dy * u, at[1] + dy * v + dx * u

    h = wide / 2
    out = [[put(-h * 1.1, -8), put(h * 1.1, -8), put(h, tall * 0.7), put(h * 1.16, tall * 0.7), put(h * 1.16, tall * 0.82), put(-h * 1.16, tall * 0.82), put(-h * 1.16, tall * 0.7), put(-h, tall * 0.7)]]
    for k in range(pots):
        x = h * (2 * (k + 0.5) / pots - 1)
        out.append([put(x - h * 0.26, tall * 0.8), put(x + h * 0.26, tall * 0.8), put(x + h * 0.2, tall * 1.1), put(x - h * 0.2, tall * 1.1)])
    return out


def aerial(at: Point, zenith: Point, tall: float) -> list[list[Point]]:
    """Lines of a roof aerial with its rods."""
    dx, dy = zenith[0] - at[0], zenith[1] - at[1]
    far = math.hypot(dx, dy)
    dx, dy = dx / far, dy / far
    out: list[list[Point]] = [[at, (at[0] + dx * tall, at[1] + dy * tall)]]
    for q, w in ((0.55, 0.2), (0.72, 0.26), (0.9, 0.17)):
        x, y = at[0] + dx * tall * q, at[1] + dy * tall * q
        out.append([(x - dy * tall * w, y + dx * tall * w), (x + dy * tall * w, y - dx * tall * w)])
    return out
