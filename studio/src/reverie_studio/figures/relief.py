"""A Relief is flesh around bones, seen by ray march: round cones become outlines and normals."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import cv2
import numba
import numpy as np
import skia

from reverie_studio.figures.space import Vec
from reverie_studio.figures.surface import lamp

_FINE = 3  # contours are read from the field at three times its resolution


@dataclass(frozen=True)
class Cone:
    """A bone with flesh: two ends, two radii; cones of one group melt into each other."""

    start: Vec
    end: Vec
    first: float
    last: float
    group: int  # 0 the palm and what melts into it, 1… fingers, told apart from each other
    nail: Vec | None = None  # where the back of the last bone looks


class Relief:
    """What the painter sees of some cones: a field of pixels with part, depth and normal.

    It offers what a Surface offers to a Brush (outline, inner, part, light), so every medium
    lays it with its own marks. `unit` pixels of the field are one unit of the cones.
    """

    def __init__(self, cones: list[Cone], unit: float, size: float = 1.0) -> None:
        self.size = size  # body units per unit of the cones
        self.unit = unit
        self.at = np.zeros(3)
        ends = np.stack([p for c in cones for p in (c.start, c.end)])
        rim = max(max(c.first, c.last) for c in cones) + 3 / unit
        self.low = ends[:, :2].min(0) - rim
        wide, tall = (int(math.ceil(v * unit)) for v in ends[:, :2].max(0) + rim - self.low)
        cones = sorted(cones, key=lambda c: c.group)
        none = np.zeros(3)
        seen: Any = _march(
            wide, tall, float(self.low[0]), float(self.low[1]), unit,
            np.stack([c.start for c in cones]), np.stack([c.end for c in cones]),
            np.array([c.first for c in cones]), np.array([c.last for c in cones]),
            np.array([c.group for c in cones]),
            np.stack([none if c.nail is None else c.nail for c in cones]),
        )  # fmt: skip
        self.depth, self.normals, self.parts, self.nails = seen
        self.mask = self.parts >= 0

    def placed(self, at: Vec, size: float) -> Relief:
        """The same flesh at a place in the picture (body units), so large."""
        out = object.__new__(Relief)
        out.__dict__.update(self.__dict__)
        out.at, out.size = at, size
        return out

    # ---- what a brush asks of a surface

    def outline(self, k: float) -> skia.Path:
        """The silhouette."""
        return self._path(self._inside - 0.5, k)

    def inner(self, k: float) -> skia.Path:
        """Flesh has no lining."""
        return skia.Path()

    def part(self, field: Vec, k: float, front: bool = True) -> skia.Path:
        """Where a field over the pixels is above zero, within the silhouette."""
        return self._path(np.minimum(field * 6, self._inside - 0.42), k)

    def light(self, grain: float = 0.0, seed: int = 0, from_right: bool = False) -> Vec:
        """How much each pixel is turned to the light; creases lie in shade."""
        field = self.normals @ lamp(from_right).astype(np.float32)
        field = np.where(self.mask, field, 0.0).astype(np.float32)
        weight = cv2.GaussianBlur(self.mask.astype(np.float32), (0, 0), 1.1)
        soft = cv2.GaussianBlur(field, (0, 0), 1.1) / np.maximum(weight, 1e-3)
        return np.asarray(soft, np.float64)

    # ---- what only flesh has

    def creases(self, k: float, width: float = 0.05) -> skia.Path:
        """Between fingers, and where one lies over another."""
        return self._path(self._crease(width), k)

    def nail_path(self, k: float) -> skia.Path:
        """Finger nails that look at the painter."""
        return self._path(cv2.GaussianBlur(self.nails, (0, 0), 0.8) - 0.45, k)

    def only(self, part: int, k: float) -> skia.Path:
        """One finger (5 is the thumb), as far as it is seen."""
        field = cv2.GaussianBlur((self.parts == part).astype(np.float32), (0, 0), 0.9)
        return self._path(np.asarray(field, np.float64) - 0.5, k)

    def before(self, along: Vec, through: Vec, k: float) -> skia.Path:
        """The flesh nearer to the painter than a rod along a direction through a place."""
        flat = float(along[0] ** 2 + along[1] ** 2)
        ys, xs = np.mgrid[: self.mask.shape[0], : self.mask.shape[1]]
        x = xs / self.unit + self.low[0] - through[0]
        y = ys / self.unit + self.low[1] - through[1]
        slope = (x * along[0] + y * along[1]) * along[2] / max(flat, 0.2)
        near = np.where(self.mask, self.depth - float(through[2]) - slope, -1.0)
        return self._path(np.minimum(near * 8, self._inside - 0.5), k)

    @cached_property
    def _inside(self) -> Vec:
        soft = cv2.GaussianBlur(self.mask.astype(np.float32), (0, 0), 0.9)
        return np.asarray(soft, np.float64)

    def _crease(self, width: float) -> Vec:
        depth = np.where(self.mask, self.depth, -9.0).astype(np.float32)
        around = np.ones((3, 3), np.uint8)
        jump = cv2.dilate(depth, around) - depth
        parts = self.parts.astype(np.float32)
        other = cv2.dilate(parts, around) != cv2.erode(parts, around)
        hollow = (jump > 0.07) | (other & (jump > 0.018))
        seam = (hollow & self.mask).astype(np.float32)
        reach = max(0.6, width * self.unit * 0.5)
        return np.asarray(
            np.minimum(cv2.GaussianBlur(seam, (0, 0), reach) - 0.34, self._inside - 0.8), np.float64
        )

    def _path(self, field: Vec, k: float) -> skia.Path:
        """The region where the field is above zero, in pixels of the sheet."""
        padded = cv2.copyMakeBorder(
            np.asarray(field, np.float32), 1, 1, 1, 1, cv2.BORDER_CONSTANT, value=-1.0
        )
        big = cv2.resize(padded, None, fx=_FINE, fy=_FINE, interpolation=cv2.INTER_LINEAR)
        found, _ = cv2.findContours(
            (big > 0).astype(np.uint8), cv2.RETR_CCOMP, cv2.CHAIN_APPROX_NONE
        )
        path = skia.Path()
        for contour in found:
            if len(contour) < 7:
                continue
            points = _smoothed(contour[:, 0].astype(np.float64))
            spot = ((points + 0.5) / _FINE - 1.5) / self.unit + self.low
            spot = (spot * self.size + self.at[:2]) * k
            path.addPoly([skia.Point(float(x), float(y)) for x, y in spot], True)
        return path


def _smoothed(points: Vec) -> Vec:
    """A chain of pixels as a soft closed curve with fewer points."""
    kernel = np.array([1, 4, 7, 9, 7, 4, 1], np.float64)
    kernel /= kernel.sum()
    padded = np.concatenate([points[-3:], points, points[:3]])
    soft = np.stack([np.convolve(padded[:, j], kernel, "valid") for j in (0, 1)], 1)
    return soft[:: 2 if len(soft) > 24 else 1]


@numba.njit(cache=True)
def _cone(x, y, z, a, b, ra, rb):  # type: ignore[no-untyped-def]
    bx, by, bz = b[0] - a[0], b[1] - a[1], b[2] - a[2]
    ax, ay, az = x - a[0], y - a[1], z - a[2]
    t = (ax * bx + ay * by + az * bz) / (bx * bx + by * by + bz * bz)
    t = min(1.0, max(0.0, t))
    dx, dy, dz = ax - bx * t, ay - by * t, az - bz * t
    return math.sqrt(dx * dx + dy * dy + dz * dz) - (ra + (rb - ra) * t), t


@numba.njit(cache=True)
def _melt(a, b, k):  # type: ignore[no-untyped-def]
    h = max(k - abs(a - b), 0.0) / k
    return min(a, b) - h * h * k * 0.25


@numba.njit(cache=True)
def _field(x, y, z, a, b, ra, rb, group, live, n):  # type: ignore[no-untyped-def]
    """Distance to the flesh and the group it belongs to; live cones come sorted by group."""
    palm, i = 1e9, 0
    while i < n and group[live[i]] == 0:
        q = live[i]
        d, _ = _cone(x, y, z, a[q], b[q], ra[q], rb[q])
        palm = _melt(palm, d, 0.13)
        i += 1
    best, part = palm, 0
    while i < n:
        g, d2 = group[live[i]], 1e9
        while i < n and group[live[i]] == g:
            q = live[i]
            d, _ = _cone(x, y, z, a[q], b[q], ra[q], rb[q])
            d2 = _melt(d2, d, 0.035)
            i += 1
        s = _melt(palm, d2, 0.12 if g == 5 else 0.08)
        if s < best:
            best, part = s, (g if d2 < palm else 0)
    return best, part


@numba.njit(cache=True)
def _above(x, y, a, b, ra, rb, live):  # type: ignore[no-untyped-def]
    """Cones that a ray at x, y can meet: their number, and the way from the nearest one."""
    count, near = 0, 9.0
    for q in range(len(ra)):
        bx, by = b[q, 0] - a[q, 0], b[q, 1] - a[q, 1]
        ax, ay = x - a[q, 0], y - a[q, 1]
        t = min(1.0, max(0.0, (ax * bx + ay * by) / (bx * bx + by * by + 1e-9)))
        d = math.sqrt((ax - bx * t) ** 2 + (ay - by * t) ** 2) - max(ra[q], rb[q])
        near = min(near, d)
        if d < 0.14:
            live[count] = q
            count += 1
    return count, near


@numba.njit(cache=True)
def _march(wide, tall, left, top, unit, a, b, ra, rb, group, nail):  # type: ignore[no-untyped-def]
    depth = np.full((tall, wide), -9.0, np.float32)
    normals = np.zeros((tall, wide, 3), np.float32)
    parts = np.full((tall, wide), -1, np.int32)
    nails = np.zeros((tall, wide), np.float32)
    live = np.zeros(len(ra), np.int64)
    e = 0.006
    for j in range(tall):
        for i in range(wide):
            x, y = i / unit + left, j / unit + top
            n, near = _above(x, y, a, b, ra, rb, live)
            if near > 0.05:
                continue
            z, stop = -9.0, 9.0
            for q in live[:n]:
                z = max(z, max(a[q, 2] + ra[q], b[q, 2] + rb[q]) + 0.04)
                stop = min(stop, min(a[q, 2] - ra[q], b[q, 2] - rb[q]) - 0.04)
            hit, part = False, 0
            for _ in range(40):
                d, part = _field(x, y, z, a, b, ra, rb, group, live, n)
                if d < 0.005:
                    hit = True
                    break
                z -= d * 0.95
                if z < stop:
                    break
            if not hit:
                continue
            depth[j, i], parts[j, i] = z, part
            f0 = _field(x, y, z, a, b, ra, rb, group, live, n)[0]
            dx = _field(x + e, y, z, a, b, ra, rb, group, live, n)[0] - f0
            dy = _field(x, y + e, z, a, b, ra, rb, group, live, n)[0] - f0
            dz = _field(x, y, z + e, a, b, ra, rb, group, live, n)[0] - f0
            m = math.sqrt(dx * dx + dy * dy + dz * dz) + 1e-9
            normals[j, i, 0], normals[j, i, 1], normals[j, i, 2] = dx / m, dy / m, dz / m
            for q in live[:n]:
                facing = (nail[q, 0] * dx + nail[q, 1] * dy + nail[q, 2] * dz) / m
                if facing > 0.7:
                    d, t = _cone(x, y, z, a[q], b[q], ra[q], rb[q])
                    if d < 0.015 and t > 0.4:
                        nails[j, i] = 1.0
    return depth, normals, parts, nails
