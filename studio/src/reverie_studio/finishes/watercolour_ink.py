"""The dip pen: outlines are found in a sheet, then drawn again as strokes that swell and lift."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import cv2
import numba
import numpy as np
import skia

from reverie_studio.colour import Array
from reverie_studio.engine.arrays import blur
from reverie_studio.engine.light import relief
from reverie_studio.engine.noise import curve
from reverie_studio.finishes.watercolour_layers import Manner

Line = Array  # (n, 2) points, x and y
Down = np.ndarray[Any, np.dtype[np.bool_]]  # where the pen touches the paper


@numba.njit(cache=True)  # type: ignore[untyped-decorator]
def _walk(edges: np.ndarray, out: np.ndarray, ends: np.ndarray) -> int:
    """Follow one-pixel edges to chains; eats `edges`, fills `out`, notes where chains end."""
    h, w = edges.shape
    used, chains = 0, 0
    for y0 in range(h):
        for x0 in range(w):
            if not edges[y0, x0]:
                continue
            first = used
            for way in range(2):
                y, x = y0, x0
                if way == 1:
                    a, b = first, used - 1  # what was walked so far, turned round
                    while a < b:
                        out[a, 0], out[b, 0] = out[b, 0], out[a, 0]
                        out[a, 1], out[b, 1] = out[b, 1], out[a, 1]
                        a += 1
                        b -= 1
                else:
                    out[used, 0], out[used, 1] = x, y
                    used += 1
                    edges[y, x] = 0
                going = True
                while going:
                    going = False
                    for step in range(8):
                        dy = (0, 1, 0, -1, 1, 1, -1, -1)[step]
                        dx = (1, 0, -1, 0, 1, -1, 1, -1)[step]
                        v, u = y + dy, x + dx
                        if 0 <= v < h and 0 <= u < w and edges[v, u]:
                            edges[v, u] = 0
                            out[used, 0], out[used, 1] = u, v
                            used += 1
                            y, x = v, u
                            going = True
                            break
            ends[chains] = used
            chains += 1
    return chains


def chains(edges: Array) -> Iterator[Line]:
    total = int((edges > 0).sum())
    if total == 0:
        return
    out, ends = np.zeros((total, 2), np.float32), np.zeros(total, np.int64)
    count = _walk(np.ascontiguousarray(edges > 0).astype(np.uint8), out, ends)
    start = 0
    for end in ends[:count]:
        yield out[start:end]
        start = int(end)


def smoothed(line: Line, sigma: float, closed: bool = False) -> Line:
    """The same line without the steps of the pixels."""
    n = len(line)
    if n < 5:
        return line
    radius = max(1, int(sigma * 2.5))
    weights = np.exp(-((np.arange(-radius, radius + 1) / sigma) ** 2) / 2)
    weights /= weights.sum()
    padded = np.pad(line, ((radius, radius), (0, 0)), mode="wrap" if closed else "edge")
    out = np.stack([np.convolve(padded[:, i], weights, "valid") for i in (0, 1)], 1)
    return np.asarray(out, np.float32)


def outlines(sheet: Array) -> Iterator[Line]:
    """Closed lines round the shapes of a sheet."""
    solid = (sheet[..., 3] > 0.5).astype(np.uint8)
    found, _ = cv2.findContours(solid, cv2.RETR_CCOMP, cv2.CHAIN_APPROX_NONE)
    for contour in found:
        if len(contour) >= 14:
            yield smoothed(contour[:, 0, :].astype(np.float32), 1.6, closed=True)


def inner_lines(sheet: Array) -> Iterator[Line]:
    """Open lines where two tones of a sheet meet."""
    alpha = sheet[..., 3]
    colour = sheet[..., :3] / np.maximum(alpha, 1e-3)[..., None]
    grey = (np.clip(blur(np.asarray(colour, np.float32), 0.8), 0, 1) * 255).astype(np.uint8)
    edges = np.maximum.reduce([cv2.Canny(np.ascontiguousarray(grey[..., i]), 46, 110) for i in range(3)])
    core = cv2.erode((alpha > 0.6).astype(np.uint8), np.ones((7, 7), np.uint8))
    edges = cv2.morphologyEx((edges > 0).astype(np.uint8) * core, cv2.MORPH_CLOSE, np.ones((2, 2), np.uint8))
    for chain in chains(np.asarray(edges, np.float32)):
        if len(chain) >= 9:
            yield smoothed(chain, 1.8)


def lifts(line: Line, facing: Array, rng: np.random.Generator, broken: float, least: float) -> Down:
    """Where the pen is down: it lifts where the light falls, and now and then by itself."""
    n = len(line)
    whim = curve(rng, n, 34, 3) * 1.7
    lit = np.clip(facing, 0, 1)
    down = (whim + 0.62 - broken * (0.28 + 1.05 * lit)) > least
    return np.asarray(down, bool)


def runs(down: Down) -> Iterator[tuple[int, int]]:
    edges = np.flatnonzero(np.diff(np.concatenate([[0], down.astype(np.int8), [0]])))
    for start, end in zip(edges[::2], edges[1::2], strict=True):
        if end - start >= 6:
            yield int(start), int(end)


def stroke(canvas: skia.Canvas, line: Line, widths: Array, alpha: float = 1.0) -> None:
    """One stroke of the pen with the given width at each point."""
    if len(line) < 2:
        return
    along = np.gradient(line, axis=0)
    length = np.maximum(np.hypot(along[:, 0], along[:, 1]), 1e-4)
    normal = np.stack([-along[:, 1], along[:, 0]], 1) / length[:, None]
    half = widths[:, None] / 2
    ring = np.concatenate([line + normal * half, (line - normal * half)[::-1]])
    path = skia.Path()
    path.addPoly([skia.Point(float(x), float(y)) for x, y in ring], True)
    path.setFillType(skia.PathFillType.kWinding)
    paint = skia.Paint(AntiAlias=True, Color4f=skia.Color4f(1, 1, 1, alpha))
    canvas.drawPath(path, paint)


def swelling(n: int, weight: float, rng: np.random.Generator, taper: float = 10) -> Array:
    """Pressure along a stroke: thin at both ends, never even in between."""
    i = np.arange(n, dtype=np.float32)
    ends = np.clip(np.minimum(i + 1, n - i) / max(2.0, min(taper, n / 2)), 0.12, 1) ** 0.7
    press = 0.85 + curve(rng, n, 40, 3) * 0.9
    return np.asarray(weight * ends * press, np.float32)


def thinned(line: Line, widths: Array, every: int = 2) -> tuple[Line, Array]:
    keep = np.unique(np.append(np.arange(0, len(line), every), len(line) - 1))
    return line[keep], widths[keep]


def _facing_along(line: Line, light: tuple[float, float], alpha: Array) -> Array:
    """Whether the outline looks to the light, by which side of it is empty."""
    along = np.gradient(line, axis=0)
    normal = np.stack([-along[:, 1], along[:, 0]], 1)
    normal /= np.maximum(np.hypot(normal[:, 0], normal[:, 1]), 1e-4)[:, None]
    h, w = alpha.shape
    probe = (line + normal * 3).astype(int)
    filled = alpha[np.clip(probe[:, 1], 0, h - 1), np.clip(probe[:, 0], 0, w - 1)] > 0.5
    outward = np.where(filled[:, None], -normal, normal)
    return np.asarray(outward[:, 0] * light[0] + outward[:, 1] * light[1], np.float32)


class Plate:
    """A mask the size of a sheet on which the pen draws."""

    def __init__(self, h: int, w: int) -> None:
        self.h, self.w = h, w
        self._pixels = np.zeros((h, w), np.uint8)
        info = skia.ImageInfo.MakeA8(w, h)
        self._surface = skia.Surface.MakeRasterDirect(info, self._pixels)
        self.canvas = self._surface.getCanvas()

    def mask(self) -> Array:
        """What was drawn, 0…1."""
        return np.asarray(self._pixels / np.float32(255), np.float32)


def pen_lines(sheet: Array, manner: Manner, rng: np.random.Generator,
              light: tuple[float, float]) -> Array:  # fmt: skip
    """The ink drawing of a sheet as a mask: outline, inner lines, hatching."""
    h, w = sheet.shape[:2]
    plate = Plate(h, w)
    alpha = np.ascontiguousarray(sheet[..., 3])
    nib = float(np.clip(1.0 + min(h, w) / 330, 1.15, 2.5))
    if manner.line > 0:
        for line in outlines(sheet):
            facing = _facing_along(line, light, alpha)
            for start, end in runs(lifts(line, facing, rng, manner.broken, 0.0)):
                widths = swelling(end - start, nib * manner.line, rng) * (1.08 - 0.45 * facing[start:end])
                stroke(plate.canvas, *thinned(line[start:end], widths))
    if manner.inner > 0:
        for line in inner_lines(sheet):
            whole = np.full(len(line), 0.12, np.float32)
            for start, end in runs(lifts(line, whole, rng, manner.broken * 0.7, 0.0)):
                widths = swelling(end - start, nib * 0.72 * manner.inner, rng)
                stroke(plate.canvas, *thinned(line[start:end], widths))
    if manner.hatch > 0:
        facing = relief(alpha, float(np.clip(min(h, w) * 0.1, 4, 50)), light)
        hatching(plate, np.clip(-facing - 0.12, 0, 1) * alpha * 2.2, rng, manner.hatch, nib * 0.62)
    return plate.mask()


def hatching(plate: Plate, shade: Array, rng: np.random.Generator, amount: float,
             width: float, angle: float = 62.0, gap: float = 0.0) -> None:  # fmt: skip
    """Parallel strokes wherever `shade` is dark enough; a second set crosses the deepest."""
    for turn, limit in ((angle, 0.26), (angle - 48, 0.78)):
        a = math.radians(turn)
        way, side = np.array([math.cos(a), math.sin(a)]), np.array([-math.sin(a), math.cos(a)])
        middle = np.array([plate.w / 2, plate.h / 2])
        reach = math.hypot(plate.w, plate.h) / 2
        step = gap or float(np.clip(11 - 5.5 * amount, 4.4, 12))
        steps = np.arange(-reach, reach, 2.0)
        for offset in np.arange(-reach, reach, step):
            shift = offset + rng.uniform(-0.25, 0.25) * step
            bend = rng.uniform(-1, 1) * 5e-4
            line = middle + way * steps[:, None] + side * (shift + bend * steps[:, None] ** 2 * 0.2)
            _hatch_line(plate, shade, line.astype(np.float32), rng, limit, width)


def _hatch_line(plate: Plate, shade: Array, line: Line, rng: np.random.Generator, limit: float,
                width: float) -> None:  # fmt: skip
    xs, ys = line[:, 0].astype(int), line[:, 1].astype(int)
    inside = (xs >= 0) & (xs < plate.w) & (ys >= 0) & (ys < plate.h)
    dark = np.zeros(len(line), np.float32)
    dark[inside] = shade[ys[inside], xs[inside]]
    if dark.max() < limit:
        return
    down = dark + curve(rng, len(line), 12, 2) * 0.22 > limit
    for start, end in runs(down):
        stroke(plate.canvas, line[start:end], swelling(end - start, width, rng, 6))
