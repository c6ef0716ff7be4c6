"""A Body is what line media lay marks along, FINE times finer than the card: mask, field, tone, depth.

It comes from clay (a body in space) or from an outline that is blown up like a cushion.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import cv2
import numpy as np
import skia

from reverie_studio import HEIGHT, WIDTH
from reverie_studio.colour import Array
from reverie_studio.engine.arrays import blur
from reverie_studio.engine.clay import Clay, Lamp, Vec, flow

FINE = 2
Point = tuple[float, float]
Outline = str | Sequence[Sequence[float]]
Run = str | Vec  # along, across, down, contour, or the normal of planes that slice the body


@dataclass
class Body:
    """Cropped arrays that begin at (left, top) in fine px."""

    left: int
    top: int
    mask: Array
    tone: Array
    field: Array  # unit directions (h, w, 2)
    gap: Array  # 1 where something of the body stands before this point: stays black
    part: dict[str, Array]

    @property
    def size(self) -> tuple[int, int]:
        """Rows and columns."""
        return self.mask.shape[0], self.mask.shape[1]


def outline(text: Outline, per: int = 10) -> list[Point]:
    """A closed outline, smooth except at corners marked with '!': 'x,y x,y! …'."""
    if not isinstance(text, str):
        return [(float(p[0]), float(p[1])) for p in text]
    words = text.split()
    points = [tuple(float(v) for v in word.rstrip("!").split(",")) for word in words]
    corners = [i for i, word in enumerate(words) if word.endswith("!")]
    if not corners:
        return [(float(x), float(y)) for x, y in flow(points, per, closed=True)]
    out: list[Point] = []
    ring = [*points[corners[0] :], *points[: corners[0] + 1]]
    ends = [i - corners[0] for i in corners] + [len(points)]
    for start, end in zip(ends[:-1], ends[1:], strict=True):
        piece = ring[start : end + 1]
        smooth = flow(piece, per)[:-1] if len(piece) > 2 else np.array(piece[:1])
        out += [(float(x), float(y)) for x, y in smooth]
    return out


def from_clay(clay: Clay, lamps: Sequence[Lamp], run: Run = "across", ambient: float = 0.0, shade: float = 1.0,
              runs: Mapping[str, Run] | None = None) -> Body:  # fmt: skip
    """A body of clay as it is seen; `runs` gives parts a direction of their own."""
    seen = clay.see(lamps, ambient, shade)
    k = seen.step * FINE
    h, w = seen.far.shape
    size = (max(2, round(w * k)), max(2, round(h * k)))

    def fine(a: Array) -> Array:
        return np.asarray(cv2.resize(a, size, interpolation=cv2.INTER_LINEAR), np.float32)

    there = seen.lump >= 0
    mask = np.clip(0.5 - fine(seen.far), 0, 1)
    tones = np.array([lump.tone for lump in clay.lumps], np.float32)
    tone = np.where(there, seen.light * tones[np.maximum(seen.lump, 0)], 0).astype(np.float32)
    tone = _spread(tone, there)
    names = sorted({lump.part for lump in clay.lumps if lump.part})
    own = {name: there & np.array([lump.part == name for lump in clay.lumps])[np.maximum(seen.lump, 0)] for name in names}
    v = _running(seen.normal, seen.axis, run)
    for name, other in (runs or {}).items():
        v[own[name]] = _running(seen.normal, seen.axis, other)[own[name]]
    field = _smoothed(v, there, max(1.2, 2.5 / seen.step))
    gap = _gaps(seen.depth, there, seen.step)
    angle = cv2.resize(field, size, interpolation=cv2.INTER_LINEAR)
    parts = {name: fine(own[name].astype(np.float32)) for name in names}
    body = Body(round((seen.left - seen.step / 2) * FINE), round((seen.top - seen.step / 2) * FINE), mask, fine(tone),
                _vectors(angle), fine(gap), parts)  # fmt: skip
    return _on_card(body)


def _gaps(depth: Array, there: np.ndarray, step: float) -> Array:
    """Where one part of a body stands before another: a jump, not a slope."""
    reach = np.ones((2 * max(1, round(2.2 / step)) + 1,) * 2, np.uint8)
    before = cv2.dilate(np.where(there, depth, -1e6).astype(np.float32), reach) - depth
    after = depth - cv2.erode(np.where(there, depth, 1e6).astype(np.float32), reach)
    return np.asarray((before - 2.5 * after > 7.0) & (before > 10.0) & there, np.float32)


def _spread(a: Array, there: np.ndarray) -> Array:
    """Carry values over the silhouette, so that the edge does not go grey."""
    wide, weight = cv2.blur(np.where(there, a, 0), (5, 5)), cv2.blur(there.astype(np.float32), (5, 5))
    return np.asarray(np.where(there, a, wide / np.maximum(weight, 1e-4)), np.float32)


def _running(normal: Array, axis: Array, run: Run) -> Array:
    """The way strokes run over a surface, in the picture (not unit)."""
    if run == "along":
        v = axis - normal * (normal * axis).sum(-1, keepdims=True)
    elif run == "down":
        v = np.array([0, 1, 0], np.float32) - normal * normal[..., 1:2]
    elif run == "contour":
        v = np.stack([-normal[..., 1], normal[..., 0]], -1)
    else:
        planes = axis if isinstance(run, str) else np.broadcast_to(np.array(run, np.float32), normal.shape)
        v = np.cross(normal, planes)
    return np.asarray(v[..., :2], np.float32)


def _smoothed(v: Array, there: np.ndarray, sigma: float) -> Array:
    """Directions as doubled angles, smoothed."""
    c = np.where(there, v[..., 0] ** 2 - v[..., 1] ** 2, 0).astype(np.float32)
    s = np.where(there, 2 * v[..., 0] * v[..., 1], 0).astype(np.float32)
    return np.dstack([blur(c, sigma), blur(s, sigma)])


def _vectors(doubled: Array) -> Array:
    a = 0.5 * np.arctan2(doubled[..., 1], doubled[..., 0])
    return np.dstack([np.cos(a), np.sin(a)]).astype(np.float32)


def _on_card(body: Body) -> Body:
    """Cut off what lies beside the card."""
    h, w = body.size
    t, b = max(0, -body.top), min(h, HEIGHT * FINE - body.top)
    left, r = max(0, -body.left), min(w, WIDTH * FINE - body.left)
    b, r = max(b, t + 1), max(r, left + 1)
    cut = (slice(t, b), slice(left, r))
    return Body(body.left + left, body.top + t, body.mask[cut], body.tone[cut], np.ascontiguousarray(body.field[cut]),
                body.gap[cut], {name: a[cut] for name, a in body.part.items()})  # fmt: skip


def stencil(shapes: Sequence[Sequence[Point]], pad: int = 4) -> tuple[Array, int, int]:
    """Anti-aliased mask of closed outlines (card px; a second one cuts a hole) and where it begins."""
    every = np.array([p for shape in shapes for p in shape]) * FINE
    low, high = np.floor(every.min(0)).astype(int) - pad, np.ceil(every.max(0)).astype(int) + pad
    left, top = int(np.clip(low[0], 0, WIDTH * FINE - 4)), int(np.clip(low[1], 0, HEIGHT * FINE - 4))
    right, bottom = int(np.clip(high[0], left + 4, WIDTH * FINE)), int(np.clip(high[1], top + 4, HEIGHT * FINE))
    surface = skia.Surface(right - left, bottom - top)
    canvas = surface.getCanvas()
    canvas.clear(skia.ColorBLACK)
    canvas.translate(-left, -top)
    canvas.scale(FINE, FINE)
    path = skia.Path()
    for shape in shapes:
        path.addPoly([skia.Point(float(x), float(y)) for x, y in shape], True)
    path.setFillType(skia.PathFillType.kEvenOdd)
    canvas.drawPath(path, skia.Paint(AntiAlias=True, Color=skia.ColorWHITE))
    return surface.toarray()[..., 0].astype(np.float32) / 255, left, top


def grown(mask: Array, by: float) -> Array:
    """A mask that reaches `by` px of the card further."""
    return np.asarray(cv2.dilate(mask, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * round(by * FINE) + 1,) * 2)), np.float32)


def from_outline(shapes: Sequence[Outline], lamps: Sequence[Lamp], *, puff: float = 40.0, z: float = 0.0,
                 guides: Sequence[Sequence[Sequence[float]]] = (), axis: float | None = None, bend: float = 0.0,
                 ambient: float = 0.0, soft: float = 3.0) -> Body:  # fmt: skip
    """An outlined shape, blown up to `puff` px; strokes follow guide lines, an angle, or the contour.

    With `bend` they curve over the swelling, as rings do on a tilted barrel.
    """
    mask, left, top = stencil([outline(shape) for shape in shapes])
    h, w = mask.shape
    small = (max(2, w // 4), max(2, h // 4))
    inside = cv2.copyMakeBorder((cv2.resize(mask, small, interpolation=cv2.INTER_AREA) > 0.5).astype(np.uint8), 1, 1, 1, 1,
                                cv2.BORDER_CONSTANT, value=0)  # fmt: skip
    for edge, there in ((np.s_[0], top <= 0), (np.s_[-1], top + h >= HEIGHT * FINE)):
        if there:  # the edge of the card is no edge of the thing
            inside[edge] = inside[1 if edge == 0 else -2]
    for edge, there in ((0, left <= 0), (-1, left + w >= WIDTH * FINE)):
        if there:
            inside[:, edge] = inside[:, 1 if edge == 0 else -2]
    far = np.minimum(cv2.distanceTransform(inside, cv2.DIST_L2, cv2.DIST_MASK_PRECISE), 1e4)[1:-1, 1:-1] * 4 / FINE
    most = max(1.0, min(puff, float(far.max())))
    t = np.clip(far / most, 0, 1)
    height = blur((most * np.sqrt(np.maximum(0, 1 - (1 - t) ** 2))).astype(np.float32), max(0.8, soft * FINE / 4))
    gx = cv2.Sobel(height, cv2.CV_32F, 1, 0, ksize=3) / 8 / (4 / FINE)
    gy = cv2.Sobel(height, cv2.CV_32F, 0, 1, ksize=3) / 8 / (4 / FINE)
    normal = np.dstack([-gx, -gy, np.ones_like(gx)])
    normal = (normal / np.linalg.norm(normal, axis=2, keepdims=True)).astype(np.float32)
    rows, columns = np.mgrid[0 : small[1], 0 : small[0]].astype(np.float32) * (4 / FINE)
    tone = _lambert(normal, columns + left / FINE, rows + top / FINE, height + z, lamps, ambient)
    v = _guided(guides, columns + left / FINE, rows + top / FINE) if guides else (
        np.broadcast_to(np.array([math.cos(math.radians(axis)), math.sin(math.radians(axis))], np.float32), (*rows.shape, 2))
        if axis is not None else np.dstack([-gy, gx]))  # fmt: skip
    if bend:
        across = np.dstack([-v[..., 1], v[..., 0], np.full(rows.shape, -bend, np.float32)])
        v = np.cross(normal, across)[..., :2]
    doubled = _smoothed(np.asarray(v, np.float32), np.ones(rows.shape, bool), 1.5 if guides or axis is not None else 4.0)
    angle = cv2.resize(doubled, (w, h), interpolation=cv2.INTER_LINEAR)
    tone = np.asarray(cv2.resize(tone, (w, h), interpolation=cv2.INTER_LINEAR), np.float32)
    return Body(left, top, mask, tone, _vectors(angle), np.zeros_like(mask), {})


def _lambert(normal: Array, x: Array, y: Array, z: Array, lamps: Sequence[Lamp], ambient: float) -> Array:
    total = np.full(x.shape, ambient, np.float32)
    for lamp in lamps:
        if lamp.reach > 0:
            lx, ly, lz = lamp.x - x, lamp.y - y, lamp.z - z
            far = np.sqrt(lx * lx + ly * ly + lz * lz) + 1e-3
            facing = (normal[..., 0] * lx + normal[..., 1] * ly + normal[..., 2] * lz) / far
            total += np.maximum(0, facing) * lamp.strength / (1 + (far / lamp.reach) ** 2)
        else:
            unit = np.array([lamp.x, lamp.y, lamp.z]) / (math.hypot(lamp.x, lamp.y, lamp.z) or 1.0)
            total += np.maximum(0, normal @ unit.astype(np.float32)) * lamp.strength
    return total


def _guided(lines: Sequence[Sequence[Sequence[float]]], x: Array, y: Array) -> Array:
    """Directions the author drew, spread by distance."""
    c, s, total = np.zeros_like(x), np.zeros_like(x), np.zeros_like(x)
    for line in lines:
        p = flow(line, 6)
        t = np.gradient(p, axis=0)
        t /= np.maximum(np.linalg.norm(t, axis=1, keepdims=True), 1e-6)
        for (px, py), (tx, ty) in zip(p, t, strict=True):
            weight = 1 / ((x - px) ** 2 + (y - py) ** 2 + 30) ** 1.3
            c += weight * (tx * tx - ty * ty)
            s += weight * 2 * tx * ty
            total += weight
    a = 0.5 * np.arctan2(s, c)
    return np.dstack([np.cos(a), np.sin(a)]).astype(np.float32)
