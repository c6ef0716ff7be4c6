"""Bodies to stitch: a tube along a spine, a blob within an outline; mask, height, normal, direction.

Points may be written as text: '10,20 40,8! 90,20', where '!' makes a corner; tubes add a radius.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
import skia

from reverie_studio import HEIGHT, WIDTH
from reverie_studio.colour import Array
from reverie_studio.engine.arrays import blur
from reverie_studio.engine.clay import flow as through
from reverie_studio.finishes.embroidery_kernels import tube_fields

Points = str | Sequence[Sequence[float]] | Array
Guides = Sequence[Points]


@dataclass
class Body:
    """What the needle may know of one form; arrays are cropped and begin at (left, top), card px."""

    left: int
    top: int
    mask: Array
    height: Array
    normal: Array  # (h, w, 3): right, down, towards us
    direction: Array  # (h, w, 2) unit vectors
    tone: Array | None = None  # its light, 0…1; set when the whole card is known
    lit: float = 1.0  # how much of the light reaches it
    side: Array | None = None  # of a tube: below 0 on one side of its spine, above on the other

    @property
    def box(self) -> tuple[slice, slice]:
        """Where it lies on the card."""
        h, w = self.mask.shape
        return slice(self.top, self.top + h), slice(self.left, self.left + w)


class Place:
    """Moves local drawing to the card: first scaled and mirrored, then turned (degrees), then moved."""

    def __init__(self, x: float = 0.0, y: float = 0.0, scale: float = 1.0, turn: float = 0.0,
                 flip: bool = False) -> None:  # fmt: skip
        c, s = math.cos(math.radians(turn)) * scale, math.sin(math.radians(turn)) * scale
        f = -1.0 if flip else 1.0
        self.matrix = np.array([[c * f, -s, x], [s * f, c, y]])
        self.scale = scale

    def __call__(self, points: Array) -> Array:
        p = np.asarray(points, np.float64)
        xy = p[:, :2] @ self.matrix[:, :2].T + self.matrix[:, 2]
        return np.asarray(np.hstack([xy, p[:, 2:] * self.scale]), np.float32)

    def then(self, x: float, y: float, scale: float, turn: float, flip: bool) -> Place:
        """A place within this one."""
        inner, out = Place(x, y, scale, turn, flip), Place()
        a, b = np.vstack([self.matrix, [0, 0, 1]]), np.vstack([inner.matrix, [0, 0, 1]])
        out.matrix, out.scale = (a @ b)[:2], self.scale * scale
        return out


def read(points: Points) -> tuple[Array, list[bool]]:
    """Points and which of them are corners."""
    if not isinstance(points, str):
        return np.asarray(points, np.float32), [False] * len(points)
    words = points.split()
    return (np.array([[float(v) for v in w.rstrip("!").split(",")] for w in words], np.float32),
            [w.endswith("!") for w in words])  # fmt: skip


def flow(knots: Array, closed: bool = False, per: int = 10) -> Array:
    """The engine's smooth line through knots, in the precision of the cloth."""
    return np.asarray(knots if len(knots) < 2 else through(knots.tolist(), per, closed), np.float32)


def line(points: Points, per: int = 12) -> Array:
    """An open line, smooth except at its corners."""
    p, corner = read(points)
    stops = [0, *(i for i in range(1, len(p) - 1) if corner[i]), len(p) - 1]
    pieces = [flow(p[a : b + 1], False, per)[:-1] for a, b in zip(stops[:-1], stops[1:], strict=True)]
    return np.asarray(np.vstack([*pieces, p[-1:]]), np.float32)


def outline(points: Points, per: int = 10) -> Array:
    """A closed outline, smooth except at its corners."""
    p, corner = read(points)
    if not any(corner):
        return flow(p, True, per)
    first = corner.index(True)
    p = np.vstack([p[first:], p[:first], p[first : first + 1]])
    corner = [*corner[first:], *corner[:first], True]
    out, start = [], 0
    for i in range(1, len(p)):
        if corner[i]:
            piece = p[start : i + 1]
            out.append(flow(piece, False, per)[:-1] if len(piece) > 2 else piece[:1])
            start = i
    return np.asarray(np.vstack(out), np.float32)


def evenly(points: Array, gap: float) -> Array:
    """The same line with points `gap` px apart."""
    run = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(points[:, :2], axis=0).T))])
    at = np.linspace(0, run[-1], max(2, int(run[-1] / gap) + 1))
    return np.stack([np.interp(at, run, points[:, c]) for c in range(points.shape[1])], 1).astype(np.float32)


def tangents(points: Array) -> Array:
    """Unit tangents of a line."""
    t = np.gradient(points[:, :2], axis=0)
    return np.asarray(t / np.maximum(np.linalg.norm(t, axis=1, keepdims=True), 1e-6), np.float32)


def _frame(points: Array, pad: float) -> tuple[int, int, int, int]:
    """Left, top, width, height of a crop round the points, within the card."""
    x0, y0 = np.floor(points[:, :2].min(0) - pad).astype(int)
    x1, y1 = np.ceil(points[:, :2].max(0) + pad).astype(int) + 1
    left, top = int(np.clip(x0, 0, WIDTH - 4)), int(np.clip(y0, 0, HEIGHT - 4))
    return left, top, int(np.clip(x1, left + 4, WIDTH)) - left, int(np.clip(y1, top + 4, HEIGHT)) - top


def tube(spine: Points, place: Place, flat: float = 1.0) -> Body:
    """A rounded limb along a spine of (x, y, radius); `flat` below 1 presses it down."""
    a = place(flow(read(spine)[0], False, 14))
    a[:, 2] = np.maximum(a[:, 2], 0.6)
    a = evenly(a, max(0.75, 0.12 * float(np.median(a[:, 2]))))  # sparse balls would show as beads
    left, top, w, h = _frame(a, float(a[:, 2].max()) + 2)
    mask, height = np.zeros((h, w), np.float32), np.zeros((h, w), np.float32)
    direction, normal = np.zeros((h, w, 2), np.float32), np.zeros((h, w, 3), np.float32)
    direction[..., 0], normal[..., 2] = 1, 1
    tube_fields(np.column_stack([a, tangents(a)]), left, top, mask, height, direction, normal)
    side = np.asarray(normal[..., 1] * direction[..., 0] - normal[..., 0] * direction[..., 1], np.float32)
    if flat != 1.0:
        normal[..., :2] *= flat
        normal /= np.linalg.norm(normal, axis=2, keepdims=True)
    sigma = max(1.5, 0.14 * float(np.median(a[:, 2])))  # bends turn softly, or threads break there
    return Body(left, top, mask, height * flat, normal, smoothed(direction, sigma, mask), side=side)


def smoothed(d: Array, sigma: float, mask: Array | None = None) -> Array:
    """Blur directions as doubled angles, so that they have no sign; only those of the mask count."""
    weight = np.float32(1) if mask is None else mask + np.float32(1e-6)
    c = blur(np.asarray((d[..., 0] ** 2 - d[..., 1] ** 2) * weight, np.float32), sigma)
    s = blur(np.asarray(2 * d[..., 0] * d[..., 1] * weight, np.float32), sigma)
    a = 0.5 * np.arctan2(s, c)
    return np.stack([np.cos(a), np.sin(a)], -1).astype(np.float32)


def turned(d: Array, degrees: float) -> Array:
    """Directions turned by an angle."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    out = np.stack([d[..., 0] * c - d[..., 1] * s, d[..., 0] * s + d[..., 1] * c], -1)
    return np.ascontiguousarray(out, np.float32)


def mask_of(polygon: Array, holes: Sequence[Array] = ()) -> tuple[int, int, Array]:
    """Left, top and the anti-aliased inside of a polygon."""
    left, top, w, h = _frame(polygon, 3)
    surface = skia.Surface(w, h)
    canvas = surface.getCanvas()
    canvas.clear(skia.ColorBLACK)
    canvas.translate(-float(left), -float(top))
    path = skia.Path()
    for ring in (polygon, *holes):
        path.addPoly([skia.Point(float(x), float(y)) for x, y in ring[:, :2]], True)
    path.setFillType(skia.PathFillType.kEvenOdd if holes else skia.PathFillType.kWinding)
    canvas.drawPath(path, skia.Paint(AntiAlias=True, Color=skia.ColorWHITE))
    return left, top, np.ascontiguousarray(surface.toarray()[..., 0], np.float32) / np.float32(255)


def blob(shape: Points, place: Place, grain: Guides | float | None = None, puff: float = 60.0,
         soft: float = 5.0, holes: Sequence[Points] = ()) -> Body:  # fmt: skip
    """An outlined shape, blown up like a cushion of at most `puff` px.

    `grain` are lines its threads follow, one angle in degrees, or None: round its contour.
    """
    left, top, mask = mask_of(place(outline(shape)), [place(outline(o)) for o in holes])
    far = _depth_inside(mask, left, top)
    most = min(puff * place.scale, max(1.0, float(far.max())))
    t = np.clip(far / most, 0, 1)
    height = blur(np.asarray(most * np.sqrt(np.maximum(0, 1 - (1 - t) ** 2)), np.float32), soft * 0.5)
    gy, gx = np.gradient(height)
    normal = np.stack([-gx, -gy, np.ones_like(gx)], -1)
    normal /= np.linalg.norm(normal, axis=2, keepdims=True)
    return Body(left, top, mask, height, np.asarray(normal, np.float32), _directions(grain, place, left, top, far))


def _depth_inside(mask: Array, left: int, top: int) -> Array:
    """Distance to the outline; the edge of the card is no outline."""
    h, w = mask.shape
    inside = (mask > 0.5).astype(np.uint8)
    wide = cv2.copyMakeBorder(inside, 1, 1, 1, 1, cv2.BORDER_CONSTANT)
    if left == 0:
        wide[:, 0] = wide[:, 1]
    if top == 0:
        wide[0] = wide[1]
    if left + w >= WIDTH:
        wide[:, -1] = wide[:, -2]
    if top + h >= HEIGHT:
        wide[-1] = wide[-2]
    far = cv2.distanceTransform(wide, cv2.DIST_L2, 5)[1:-1, 1:-1]
    return np.minimum(np.asarray(far, np.float32), 2000)


def _directions(grain: Guides | float | None, place: Place, left: int, top: int, far: Array) -> Array:
    if grain is None:
        gy, gx = np.gradient(blur(far, 6.0))
        d = np.stack([-gy, gx], -1)
        d = d / np.maximum(np.linalg.norm(d, axis=2, keepdims=True), 1e-5)
        return smoothed(np.asarray(d, np.float32), 4.0)
    if isinstance(grain, int | float):
        a = math.radians(grain)
        v = place.matrix[:, :2] @ np.array([math.cos(a), math.sin(a)])
        v = np.asarray(v / np.linalg.norm(v), np.float32)
        return np.broadcast_to(v, (*far.shape, 2)).copy()
    lines = [place(line(g, 8)) for g in grain]
    return combed(lines, left, top, far.shape[0], far.shape[1])


def combed(lines: Sequence[Array], left: int, top: int, h: int, w: int) -> Array:
    """The author's guide lines spread over a crop by inverse distance."""
    even = [evenly(g, 6.0) for g in lines]
    p = np.vstack([g[:, :2] for g in even])
    t = np.vstack([tangents(g) for g in even])
    step = 5
    yy, xx = np.mgrid[top : top + h + step : step, left : left + w + step : step].astype(np.float32)
    weight = 1.0 / ((xx[..., None] - p[:, 0]) ** 2 + (yy[..., None] - p[:, 1]) ** 2 + 12) ** 1.3
    c = (weight * (t[:, 0] ** 2 - t[:, 1] ** 2)).sum(-1) / weight.sum(-1)
    s = (weight * (2 * t[:, 0] * t[:, 1])).sum(-1) / weight.sum(-1)
    size = (xx.shape[1] * step, xx.shape[0] * step)
    c, s = (cv2.resize(np.asarray(v, np.float32), size)[:h, :w] for v in (c, s))
    a = 0.5 * np.arctan2(s, c)
    return np.stack([np.cos(a), np.sin(a)], -1).astype(np.float32)
