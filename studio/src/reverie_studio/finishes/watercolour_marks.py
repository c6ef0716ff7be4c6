"""Marks along a form: fur, feathers, wool, cloth, bark, scales, skin, hair. Sparse, in groups, at the turn of the form.

Some are laid with the pen, some with a dry brush; both come back as masks.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

import cv2
import numpy as np
import numpy.typing as npt
import skia

from reverie_studio.colour import Array
from reverie_studio.engine.arrays import blur, smooth
from reverie_studio.engine.bodies import FINE, Point
from reverie_studio.engine.clay import Vec
from reverie_studio.engine.clay_view import View, flowing
from reverie_studio.engine.streams import ink
from reverie_studio.finishes.watercolour_ink import Plate
from reverie_studio.finishes.watercolour_wash import mottle

_STEPS = 8
Floats = npt.NDArray[Any]  # of any width


@dataclass(frozen=True)
class Texture:
    """Marks of one kind; px, degrees."""

    shape: Literal["hair", "curl", "scale", "feather"] = "hair"
    run: str = "along"
    length: tuple[float, float] = (9.0, 24.0)
    width: tuple[float, float] = (0.7, 1.5)
    apart: float = 6.0
    wild: float = 12.0
    bend: float = 20.0
    brush: float = 0.35  # share laid with the brush
    edge: float = 0.0  # how far marks run out over the silhouette
    shade: float = 0.5  # how many lie in the shade, beside those at the turn
    light: float = 0.006  # and in the light
    clump: float = 0.0  # px: neighbours end in one tip
    dark: float = 0.6  # how near the pen's ink is to black


TEXTURES: dict[str, Texture] = {
    "fur": Texture(run="away", length=(13, 32), width=(0.7, 1.5), apart=4.6, wild=7, bend=12, edge=0.8, brush=0.55, clump=15),
    "hair": Texture(length=(34, 100), width=(0.8, 1.9), apart=6.0, wild=4, bend=22, brush=0.5, edge=0.3, light=0.14, clump=22),
    "wool": Texture("curl", length=(9, 20), width=(0.9, 1.7), apart=11.0, wild=180, brush=0.35, edge=0.25, light=0.05),
    "feathers": Texture("feather", length=(17, 27), width=(0.8, 1.5), apart=14.0, wild=9, brush=0.35, edge=0.3, light=0.08),
    "scales": Texture("scale", length=(8, 12), width=(0.7, 1.4), apart=10.0, wild=4, brush=0.35, light=0.1),
    "cloth": Texture(run="down", length=(26, 90), width=(0.8, 1.7), apart=13.0, wild=5, bend=10, brush=0.6, shade=0.3, light=0.0),
    "bark": Texture(length=(18, 80), width=(0.8, 2.0), apart=8.0, wild=9, bend=12, brush=0.45, light=0.1),
    "skin": Texture(run="across", length=(9, 26), width=(0.5, 0.9), apart=6.5, wild=3, bend=4, brush=0.0, shade=0.25, light=0.0, dark=0.25),
}


def filled(points: Sequence[Point], left: int, top: int, size: tuple[int, int]) -> Array:
    """A closed outline of the card as a mask of a window that begins at (left, top)."""
    plate = Plate(*size)
    plate.canvas.translate(-left, -top)
    path = skia.Path()
    path.addPoly([skia.Point(float(x), float(y)) for x, y in points], True)
    plate.canvas.drawPath(path, skia.Paint(AntiAlias=True, Color=skia.ColorWHITE))
    return plate.mask()


def marked(v: View, kind: Texture, where: Array, lit: Array, creases: Array, turn: float, amount: float, scale: float,
           source: Vec | None, rng: np.random.Generator) -> tuple[Array, Array]:  # fmt: skip
    """Masks of what the brush and what the pen lays."""
    band = np.exp(-(((lit - turn) / 0.12) ** 2))
    dark = smooth(turn + 0.04, turn - 0.1, lit) * kind.shade
    group = smooth(-0.03, 0.12, mottle(rng, 64, v.size))
    grouped = np.clip((band + dark) * group * 1.6 - 0.3, 0, 1)  # a group is dense, and beside it there is nothing
    wanted = (grouped + creases * 0.5 + kind.light * group) * where * amount
    seeds = _in_groups(_strewn(np.asarray(wanted, np.float32), max(2.0, kind.apart * scale), rng), 4.0 * kind.apart * scale)
    strokes, widths = _shaped(seeds, kind, flowing(v, kind.run, source), scale, rng)
    widths = widths * (0.7 + 0.6 * smooth(turn + 0.3, turn - 0.2, _at(lit, seeds)))
    wet = rng.random(len(seeds)) < kind.brush
    return (_drawn(strokes[wet], widths[wet] * rng.uniform(1.7, 3.2, int(wet.sum())), v.size),
            _drawn(strokes[~wet], widths[~wet], v.size))  # fmt: skip


def fringed(v: View, kind: Texture, where: Array, lit: Array, scale: float, source: Vec | None,
            rng: np.random.Generator) -> tuple[Array, Array] | tuple[None, None]:  # fmt: skip
    """Marks that leave the silhouette where they point outwards: body colour, and pen in tufts."""
    if kind.edge <= 0:
        return None, None
    solid = (v.mask > 0.5).astype(np.uint8)
    found, _ = cv2.findContours(solid, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    rim = [c[:, 0, :].astype(np.float32) for c in found if len(c) > 30]
    if not rim:
        return None, None
    points = np.concatenate(rim)[:: max(1, round(2.6 * scale))]
    slope = blur(solid.astype(np.float32), 3.0)
    out = -np.dstack([cv2.Sobel(slope, cv2.CV_32F, 1, 0), cv2.Sobel(slope, cv2.CV_32F, 0, 1)])
    out /= np.maximum(np.linalg.norm(out, axis=2, keepdims=True), 1e-5)
    field = flowing(v, kind.run, source)
    field /= np.maximum(np.linalg.norm(field, axis=2, keepdims=True), 1e-3)
    facing = (_at(out, points) * _at(field, points)).sum(1)
    near = cv2.dilate(where, np.ones((7, 7), np.uint8))
    tuft = _at(mottle(rng, 34, v.size), points) * 2.2 - 0.25 * smooth(0.5, 0.9, _at(lit, points))
    keep = (facing > -0.25) & (_at(near, points) > 0.5) & (tuft + rng.uniform(-0.2, 0.2, len(points)) > 0.0)
    points = points[keep]
    lean = field * 0.85 + out * 0.4  # hairs stand off a little
    long = replace(kind, clump=kind.clump * 1.5, length=(kind.length[0] * 0.4, kind.length[1] * 1.15))
    strokes, widths = _shaped(points - _at(lean, points) * 5 * scale, long, lean, scale * kind.edge, rng)
    tips = rng.random(len(points)) < 0.05 + 0.25 * smooth(0.75, 0.3, _at(lit, points))
    return _drawn(strokes, widths * 2.4, v.size), _drawn(strokes[tips], widths[tips], v.size)


def _strewn(wanted: Array, apart: float, rng: np.random.Generator) -> Array:
    """One point in each cell of a grid at most, as often as it is wanted there."""
    h, w = wanted.shape
    rows, columns = np.mgrid[0 : int(h / apart) + 1, 0 : int(w / apart) + 1].astype(np.float32)
    points = np.column_stack([columns.ravel(), rows.ravel()]) + rng.random((rows.size, 2))
    points = (points * apart).astype(np.float32)
    points = points[(points[:, 0] < w - 1) & (points[:, 1] < h - 1)]
    return np.asarray(points[rng.random(len(points)) < _at(wanted, points)], np.float32)


def _in_groups(points: Array, size: float) -> Array:
    """Without those that stand alone: a single hair on a cheek looks like a seed."""
    if not len(points):
        return points
    _, which, count = np.unique(np.floor(points / size).astype(int), axis=0, return_inverse=True, return_counts=True)
    return np.asarray(points[count[which.ravel()] >= 4], np.float32)


def _shaped(seeds: Array, kind: Texture, field: Floats, scale: float, rng: np.random.Generator) -> tuple[Array, Floats]:
    """Each mark as _STEPS points (n, _STEPS, 2), and its width."""
    n = len(seeds)
    long = rng.uniform(*kind.length, n) * scale
    width = rng.uniform(*kind.width, n) * math.sqrt(scale)
    turn = np.radians(rng.normal(0, kind.wild, n))
    bend = np.radians(rng.uniform(-kind.bend, kind.bend, n))
    if kind.shape == "hair":
        return _clumped(_combed(seeds, field, long, turn, bend), kind.clump * scale, rng), width
    way = _turned(_at(field, seeds), turn)
    q = np.linspace(-1, 1, _STEPS)
    if kind.shape == "curl":
        angle = q[None] * rng.uniform(1.5, 2.6, n)[:, None] + turn[:, None]
        r = long[:, None] * 0.4 * (1 - 0.25 * q[None])
        return np.dstack([seeds[:, :1] + r * np.cos(angle), seeds[:, 1:] + r * np.sin(angle)]).astype(np.float32), width
    side = np.column_stack([-way[:, 1], way[:, 0]])
    pointed = 0.62 if kind.shape == "feather" else 0.5
    along = long[:, None] * np.cos(q[None] * 1.75) * 0.62
    across = long[:, None] * pointed * np.sin(q[None] * 1.75) * 0.7
    arcs = seeds[:, None] + way[:, None] * along[..., None] + side[:, None] * across[..., None]
    return arcs.astype(np.float32), width


def _combed(seeds: Array, field: Floats, long: Floats, turn: Floats, bend: Floats) -> Array:
    points = [seeds]
    for k in range(_STEPS - 1):
        way = _turned(_at(field, points[-1]), turn + bend * k / _STEPS)
        points.append((points[-1] + way * (long / (_STEPS - 1))[:, None]).astype(np.float32))
    return np.stack(points, 1)


def _clumped(strokes: Array, size: float, rng: np.random.Generator) -> Array:
    """Neighbouring hairs are drawn to one tip."""
    if size <= 0 or not len(strokes):
        return strokes
    cell = np.floor(strokes[:, 0] / size + rng.random(2)).astype(int)
    _, which = np.unique(cell, axis=0, return_inverse=True)
    which = which.ravel()
    count = np.maximum(1, np.bincount(which))
    tip = np.column_stack([np.bincount(which, strokes[:, -1, k]) / count for k in (0, 1)])[which]
    pull = np.linspace(0, 1, _STEPS)[None, :, None] ** 1.4 * 0.8
    return np.asarray(strokes + (tip - strokes[:, -1])[:, None] * pull, np.float32)


def _turned(way: Floats, angle: Floats) -> Array:
    c, s = np.cos(angle), np.sin(angle)
    return np.column_stack([way[:, 0] * c - way[:, 1] * s, way[:, 0] * s + way[:, 1] * c]).astype(np.float32)


def _at(a: Floats, points: Array) -> Array:
    h, w = a.shape[:2]
    return np.asarray(a[np.clip(points[:, 1].astype(int), 0, h - 1), np.clip(points[:, 0].astype(int), 0, w - 1)], np.float32)


def _drawn(strokes: Array, widths: Floats, size: tuple[int, int]) -> Array:
    """Strokes that begin thin, swell and end in a point."""
    cover = np.zeros((size[0] * FINE, size[1] * FINE), np.float32)
    if len(strokes):
        q = np.linspace(0, 1, _STEPS)
        press = np.minimum(1, 0.3 + 3.2 * q) * np.maximum(0.06, 1 - q**1.6)
        r = widths[:, None] * 0.5 * press[None] * FINE
        p = strokes * FINE
        pieces = np.concatenate([p[:, :-1], r[:, :-1, None], p[:, 1:], r[:, 1:, None]], -1).reshape(-1, 6)
        ink(cover, np.ascontiguousarray(pieces, np.float32))
    return np.asarray(cv2.resize(cover, (size[1], size[0]), interpolation=cv2.INTER_AREA), np.float32)
