"""A Surface is a grid of points on cloth or skin; what faces the painter is painted in tones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import numpy as np
import numpy.typing as npt
import skia

from reverie_studio.figures.space import Vec, View, across, unit, vec

Mask = npt.NDArray[np.bool_]
LIGHT = unit(vec(-0.56, -0.62, 0.52))  # right, down, towards the painter: from the upper left
COLUMNS = 40


def lamp(from_right: bool = False) -> Vec:
    """Where the light of a figure comes from."""
    return np.asarray(LIGHT * np.array([-1.0 if from_right else 1.0, 1.0, 1.0]), np.float64)


class Form(Protocol):
    """What a brush needs of anything it lays: outlines, and how they lie to the light."""

    def outline(self, k: float) -> skia.Path: ...

    def inner(self, k: float) -> skia.Path: ...

    def part(self, field: Vec, k: float, front: bool = True) -> skia.Path: ...

    def light(self, grain: float = 0.0, seed: int = 0, from_right: bool = False) -> Vec: ...


class Surface:
    """Rows x columns of points in picture space; `wrap` joins the last column to the first."""

    def __init__(self, points: Vec, wrap: bool = True, inside: Vec | None = None) -> None:
        self.points = points
        self.wrap = wrap
        rows = points if not wrap else np.concatenate([points, points[:, :1]], 1)
        self.grid = rows
        centre = points.mean(1, keepdims=True) if inside is None else inside
        self.normals = self._normals(centre)
        a, b = rows[:-1, :-1], rows[1:, 1:]
        c, d = rows[1:, :-1], rows[:-1, 1:]
        self.faces = np.cross(b - a, c - d) * self._sign
        self.front = self.faces[..., 2] > 1e-7

    def _normals(self, centre: Vec) -> Vec:
        rows = self.grid
        along = np.gradient(rows, axis=0)
        if self.wrap:
            padded = np.concatenate([rows[:, -2:-1], rows, rows[:, 1:2]], 1)
            around = padded[:, 2:] - padded[:, :-2]
        else:
            around = np.gradient(rows, axis=1)
        normals = np.cross(along, around)
        outward = rows - centre
        self._sign = -1.0 if float((normals * outward).sum()) < 0 else 1.0
        normals = normals * self._sign
        length = np.linalg.norm(normals, axis=-1, keepdims=True)
        weak = length[..., 0] < 1e-6
        if weak.any():
            normals = np.where(weak[..., None], _tip_normals(rows), normals)
            length = np.linalg.norm(normals, axis=-1, keepdims=True)
        self._sign = -self._sign  # faces are built from diagonals, the other way round
        out: Vec = normals / np.maximum(length, 1e-9)
        return out

    # ---- outlines

    def _strips(self, mask: Mask) -> list[Vec]:
        """Quads that lie side by side in a row, as one polygon each."""
        out: list[Vec] = []
        flat = self.grid[..., :2]
        edges = np.diff(np.pad(mask.astype(np.int8), ((0, 0), (1, 1))), axis=1)
        for row in np.flatnonzero(mask.any(1)):
            starts = np.flatnonzero(edges[row] == 1)
            ends = np.flatnonzero(edges[row] == -1)
            for a, b in zip(starts, ends, strict=True):
                above, below = flat[row, a : b + 1], flat[row + 1, a : b + 1]
                out.append(np.concatenate([above, below[::-1]]))
        return out

    def outline(self, k: float) -> skia.Path:
        """Everything that faces the painter, as one path in pixels."""
        return path_of(self._strips(self.front), k)

    def inner(self, k: float) -> skia.Path:
        """What is seen from its inside: the lining of a hood, the hair behind a neck."""
        return path_of(self._strips(~self.front), k)

    def both(self, k: float) -> skia.Path:
        """Front and inside together."""
        path = self.outline(k)
        path.addPath(self.inner(k))
        return path

    def part(self, field: Vec, k: float, front: bool = True) -> skia.Path:
        """The region of the facing side where the field (one number per grid point) is > 0."""
        rows = self.grid
        mask = self.front if front else ~self.front
        values = np.stack([field[:-1, :-1], field[:-1, 1:], field[1:, 1:], field[1:, :-1]], 2)
        above = values > 0
        whole = above.all(2) & mask
        some = above.any(2) & mask & ~whole
        polygons = self._strips(whole)
        corners = np.stack([rows[:-1, :-1], rows[:-1, 1:], rows[1:, 1:], rows[1:, :-1]], 2)
        for quad, value in zip(corners[some][..., :2].tolist(), values[some].tolist(), strict=True):
            cut = _cut(quad, value)
            if len(cut) > 2:
                polygons.append(np.array(cut))
        return path_of(polygons, k)

    def light(self, grain: float = 0.0, seed: int = 0, from_right: bool = False) -> Vec:
        """How much each point is turned to the light, with a little unevenness of the hand."""
        field: Vec = self.normals @ lamp(from_right)
        if grain:
            rng = np.random.default_rng(seed)
            rows, columns = field.shape
            field = field + _smooth_noise(rng, rows, columns) * grain
        return field

    # ---- points on the surface

    def spot(self, row: float, column: float) -> tuple[Vec, float]:
        """The point at a fraction of rows and columns (0…1) and how much it faces the painter."""
        rows, columns = self.grid.shape[:2]
        r = min(max(row, 0.0), 1.0) * (rows - 1)
        c = (column % 1.0 if self.wrap else min(max(column, 0.0), 1.0)) * (columns - 1)
        r0, c0 = min(int(r), rows - 2), min(int(c), columns - 2)
        fr, fc = r - r0, c - c0
        weights = ((1 - fr) * (1 - fc), (1 - fr) * fc, fr * (1 - fc), fr * fc)
        corners = ((r0, c0), (r0, c0 + 1), (r0 + 1, c0), (r0 + 1, c0 + 1))
        point = sum((self.grid[i] * w for i, w in zip(corners, weights, strict=True)), vec(0, 0, 0))
        facing = sum(float(self.normals[i][2]) * w for i, w in zip(corners, weights, strict=True))
        return point, facing


def _tip_normals(rows: Vec) -> Vec:
    """Where a row shrinks to a point, the surface looks along the axis."""
    out = np.zeros_like(rows)
    means = rows.mean(1)
    out[0] = means[0] - means[1]
    out[-1] = means[-1] - means[-2]
    return out


def _smooth_noise(rng: np.random.Generator, rows: int, columns: int) -> Vec:
    coarse = rng.normal(0, 1, (max(2, rows // 3 + 2), 7))
    r = np.linspace(0, coarse.shape[0] - 1, rows)
    c = np.linspace(0, 6, columns)
    by_row = np.stack([np.interp(c, np.arange(7), line) for line in coarse])
    return np.stack([np.interp(r, np.arange(len(coarse)), by_row[:, j]) for j in range(columns)], 1)


def _cut(corners: list[list[float]], values: list[float]) -> list[list[float]]:
    """The part of a polygon where the value is positive."""
    out: list[list[float]] = []
    count = len(corners)
    for i in range(count):
        a, b = corners[i], corners[(i + 1) % count]
        va, vb = values[i], values[(i + 1) % count]
        if va > 0:
            out.append(a)
        if (va > 0) != (vb > 0):
            t = va / (va - vb)
            out.append([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t])
    return out


def path_of(polygons: Sequence[Vec], k: float = 1.0) -> skia.Path:
    """Many polygons as one path; all wound alike, so that overlaps stay filled."""
    path = skia.Path()
    for polygon in polygons:
        x, y = polygon[:, 0], polygon[:, 1]
        area = x[:-1] @ y[1:] - y[:-1] @ x[1:] + x[-1] * y[0] - y[-1] * x[0]
        points = (polygon if area >= 0 else polygon[::-1]) * k
        path.addPoly([skia.Point(px, py) for px, py in points.tolist()], True)
    return path


# ---- ways to make grids (in body space; the caller turns them with a View)


def rings(centres: Vec, ahead: Vec, aside: Vec, columns: int = COLUMNS) -> Vec:
    """Ellipses around the centres; column 0 lies ahead, a quarter further aside."""
    angle = np.linspace(0, 2 * np.pi, columns, endpoint=False)
    c, s = np.cos(angle)[None, :, None], np.sin(angle)[None, :, None]
    out: Vec = centres[:, None] + ahead[:, None] * c + aside[:, None] * s
    return out


def frames(curve: Vec, hint: Vec) -> tuple[Vec, Vec, Vec]:
    """Direction, hinted side and the third axis along a curve."""
    direction = np.gradient(curve, axis=0)
    direction /= np.maximum(np.linalg.norm(direction, axis=1, keepdims=True), 1e-9)
    first = np.empty_like(direction)
    current = across(hint, direction[0])
    for i, d in enumerate(direction):
        current = across(current, d)
        first[i] = current
    return direction, first, np.cross(direction, first)


def tube(
    curve: Vec,
    radii: Sequence[float] | Vec,
    hint: Vec | None = None,
    flat: float = 1.0,
    round_ends: tuple[bool, bool] = (True, True),
    columns: int = 18,
) -> Vec:
    """A limb: rings across a curve, closed by round ends; `flat` thins it across the hint."""
    radius = np.interp(np.linspace(0, 1, len(curve)), np.linspace(0, 1, len(radii)), radii)
    direction, first, second = frames(curve, vec(1, 0.02, 0.03) if hint is None else hint)
    centres, sizes = curve, radius
    steps = np.array([0.0, 0.35, 0.68, 0.9])
    if round_ends[0]:
        centres, sizes, first, second = _capped(
            centres, sizes, first, second, -direction[0], steps, at_start=True
        )
    if round_ends[1]:
        centres, sizes, first, second = _capped(
            centres, sizes, first, second, direction[-1], steps[::-1], at_start=False
        )
    return rings(centres, first * sizes[:, None], second * sizes[:, None] * flat, columns)


def _capped(
    centres: Vec, sizes: Vec, first: Vec, second: Vec, outward: Vec, steps: Vec, at_start: bool
) -> tuple[Vec, Vec, Vec, Vec]:
    end = 0 if at_start else -1
    count = len(steps)
    shrink = np.sqrt(1 - (1 - steps) ** 2)
    out = np.sqrt(np.maximum(0, 1 - shrink**2))
    cap = centres[end] + outward * (out * sizes[end])[:, None]
    size = shrink * sizes[end]
    one, two = np.repeat(first[[end]], count, 0), np.repeat(second[[end]], count, 0)
    if at_start:
        return (
            np.concatenate([cap, centres]),
            np.concatenate([size, sizes]),
            np.concatenate([one, first]),
            np.concatenate([two, second]),
        )
    return (
        np.concatenate([centres, cap]),
        np.concatenate([sizes, size]),
        np.concatenate([first, one]),
        np.concatenate([second, two]),
    )


def bent(a: Vec, b: Vec, c: Vec, soft: float = 0.32, count: int = 9) -> Vec:
    """A curve from a to c that turns at b, rounded as a sleeve rounds an elbow."""
    start, end = b + (a - b) * soft, b + (c - b) * soft
    t = np.linspace(0, 1, count)[:, None]
    corner = (1 - t) ** 2 * start + 2 * t * (1 - t) * b + t * t * end
    head = a + (start - a) * np.linspace(0, 1, 5)[:-1, None]
    tail = end + (c - end) * np.linspace(0, 1, 5)[1:, None]
    return np.concatenate([head, corner, tail])


def line(a: Vec, b: Vec, count: int = 6) -> Vec:
    """Points from a to b."""
    out: Vec = a + (b - a) * np.linspace(0, 1, count)[:, None]
    return out


def spline(points: Sequence[Vec], count: int = 14) -> Vec:
    """A smooth curve through some points in space."""
    p = np.stack([points[0], *points, points[-1]])
    out = []
    spans = len(points) - 1
    for t in np.linspace(0, spans - 1e-6, count):
        i = int(t)
        u = t - i
        a, b, c, d = p[i], p[i + 1], p[i + 2], p[i + 3]
        out.append(
            0.5
            * (
                2 * b
                + (c - a) * u
                + (2 * a - 5 * b + 4 * c - d) * u**2
                + (3 * b - a - 3 * c + d) * u**3
            )
        )
    return np.stack(out)


def ball(centre: Vec, ahead: Vec, aside: Vec, up: Vec, rows: int = 11, columns: int = 20) -> Vec:
    """An ellipsoid with three half axes."""
    el = np.linspace(-np.pi / 2, np.pi / 2, rows)[:, None]
    size, height = np.cos(el), np.sin(el)
    return rings(centre + up * height, ahead * size, aside * size, columns)


def seen(view: View, grid: Vec, wrap: bool = True, inside: Vec | None = None) -> Surface:
    """The grid as a surface in the picture."""
    return Surface(view.see(grid), wrap, None if inside is None else view.see(inside))
