"""A Form is what every medium may know of a thing: mask, height, normal, direction, tone, focus.

No medium sees a finished picture. It gets forms, named and apart, and lays its own marks along
them; what it does not ask for is never computed.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

import cv2
import numpy as np
import numpy.typing as npt
import skia

from reverie_studio import HEIGHT, WIDTH
from reverie_studio.colour import Array
from reverie_studio.engine.arrays import blur
from reverie_studio.engine.layers import Layer, in_painting_order

if TYPE_CHECKING:
    from reverie_studio.engine.look import Look
    from reverie_studio.pen import Shape

Labels = npt.NDArray[np.int32]
_HALF = 0.5  # heights and directions are smooth: they are found at half the size
_RING = 8
_ROUND = {"place": 16.0, "land": 70.0, "water": 8.0, "sky": 0.0, "foliage": 26.0}  # radius, px
_LYING = {"land": 0.5, "water": 1.0, "sky": 0.6, "air": 0.6, "place": 0.15}  # strokes lie flat
_STANDING = {"foliage": 0.5, "figure": 0.35}
_LEAST_PART = 14.0  # px: smaller shapes are marks on a part, not parts


class Form:
    """One layer as a body in the light; arrays are cropped to it and begin at (left, top)."""

    def __init__(self, layer: Layer, look: Look, pad: int = 0) -> None:
        self.layer, self.look, self.pad = layer, look, pad
        self.name, self.role, self.material = layer.name, layer.role, layer.material
        self.depth, self.plane, self.shapes = layer.depth, layer.plane, layer.shapes
        self.sheet, self.left, self.top = padded(layer, pad)

    @property
    def mask(self) -> Array:
        """How much of each point it takes, 0…1."""
        return np.ascontiguousarray(self.sheet[..., 3])

    @property
    def size(self) -> tuple[int, int]:
        """Rows and columns of its arrays."""
        return self.sheet.shape[0], self.sheet.shape[1]

    @cached_property
    def colour(self) -> Array:
        """Its flat colours, not multiplied by the mask."""
        return np.asarray(self.sheet[..., :3] / np.maximum(self.sheet[..., 3:], 1e-3), np.float32)

    @cached_property
    def height(self) -> Array:
        """How far each point stands out towards us, px: the whole swells, and each of its parts."""
        h, w = self.size
        most = _ROUND.get(self.material, 90.0)
        if most <= 0:
            return np.zeros((h, w), np.float32)
        wide, left, top = padded(self.layer, self.pad + _RING)  # an outline needs something outside
        small = (max(2, int(wide.shape[1] * _HALF)), max(2, int(wide.shape[0] * _HALF)))
        mask = cv2.resize(np.ascontiguousarray(wide[..., 3]), small, interpolation=cv2.INTER_AREA)
        whole = _inflated((mask > 0.5).astype(np.int32), most, {})
        parts = self._parts(small, left, top)
        if parts is not None:
            labels, puffs = parts
            whole = whole * 0.6 + _inflated(np.where(mask > 0.5, labels, 0), most, puffs) * 0.5
        full = cv2.resize(whole, (wide.shape[1], wide.shape[0]), interpolation=cv2.INTER_LINEAR)
        return np.ascontiguousarray(full[_RING : _RING + h, _RING : _RING + w], np.float32)

    def _parts(self, small: tuple[int, int], left: int, top: int) -> tuple[Labels, dict[int, float]] | None:
        """Which part lies on top at each point, and how round some are; None when there is but one."""
        box = self.layer.box
        area = (box[2] - box[0]) * (box[3] - box[1])
        big = [s for s in self.shapes if _is_part(s, area)]
        if len(big) < 2:
            return None
        surface = skia.Surface(*small)
        canvas = surface.getCanvas()
        canvas.clear(skia.ColorBLACK)
        canvas.scale(_HALF, _HALF)
        canvas.translate(-left, -top)
        numbers = _grouped(big)
        for i, shape in zip(numbers, big, strict=True):
            paint = skia.Paint(AntiAlias=False, Color=skia.ColorSetRGB(i & 255, i >> 8, 0))
            if shape.stroke:
                paint.setStyle(skia.Paint.kStroke_Style)
                paint.setStrokeWidth(shape.stroke)
            canvas.drawPath(shape.path, paint)
        raw = surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType)
        labels = raw[..., 0].astype(np.int32) + raw[..., 1].astype(np.int32) * 256 + 1
        return labels, {i + 1: s.puff for i, s in zip(numbers, big, strict=True) if s.puff is not None}

    @cached_property
    def slope(self) -> tuple[Array, Array]:
        """How the height changes to the right and downwards."""
        soft = blur(self.height, 1.6)
        gx = cv2.Sobel(soft, cv2.CV_32F, 1, 0, ksize=3) / 8
        gy = cv2.Sobel(soft, cv2.CV_32F, 0, 1, ksize=3) / 8
        return np.asarray(gx, np.float32), np.asarray(gy, np.float32)

    @cached_property
    def normal(self) -> Array:
        """Where each point looks (h, w, 3): right, down, towards us."""
        gx, gy = self.slope
        n = np.stack([-gx, -gy, np.full_like(gx, 0.55)], -1)
        return np.asarray(n / np.linalg.norm(n, axis=-1, keepdims=True), np.float32)

    def facing(self, light: tuple[float, float, float]) -> Array:
        """How much more (or less) each point is turned to the light than a flat sheet is."""
        n = self.normal
        lit = n[..., 0] * light[0] + n[..., 1] * light[1] + n[..., 2] * light[2]
        return np.asarray(lit - light[2], np.float32)

    @cached_property
    def direction(self) -> Array:
        """The way its strokes run, as doubled angles (h, w, 2): round the form, or along its grain."""
        h, w = self.size
        gx, gy = (cv2.resize(g, (max(2, w // 4), max(2, h // 4)), interpolation=cv2.INTER_AREA) for g in self.slope)
        c, s = gy * gy - gx * gx, -2 * gx * gy  # along the contour, angles doubled
        lying = _LYING.get(self.material, 0.0) - _STANDING.get(self.material, 0.0)
        wide = max(1.5, min(h, w) / 30)
        c, s = blur(np.asarray(c, np.float32), wide), blur(np.asarray(s, np.float32), wide)
        ax, ay = _axis(cv2.resize(self.mask, (c.shape[1], c.shape[0]), interpolation=cv2.INTER_AREA))
        c, s = c + 0.02 * ax + 0.06 * lying, s + 0.02 * ay
        for shape in self.shapes:
            for line in shape.grain:
                c, s = _combed(c, s, line, self.left, self.top)
        far = np.sqrt(c * c + s * s) + 1e-6
        field = np.stack([c / far, s / far], -1).astype(np.float32)
        return np.asarray(cv2.resize(field, (w, h), interpolation=cv2.INTER_LINEAR), np.float32)

    @cached_property
    def tone(self) -> Array:
        """Its lightness in the scene's light, 0…1: what a black and white medium prints."""
        own = np.sqrt(np.clip(self.colour**2 @ np.array([0.21, 0.72, 0.07], np.float32), 0, 1))
        lit = self.facing(self.look.light3) * (0.25 + self.layer.knobs.volume)
        return np.asarray(np.clip(own + lit * 0.6, 0, 1), np.float32)

    @cached_property
    def focus(self) -> Array:
        """How near the picture's focus each point is, 0…1."""
        return cut_out(self.look.focus.map, self.left, self.top, self.size)

    def outlines(self) -> list[list[tuple[float, float]]]:
        """Its silhouette as closed lines in card coordinates."""
        solid = (self.mask > 0.5).astype(np.uint8)
        found, _ = cv2.findContours(solid, cv2.RETR_LIST, cv2.CHAIN_APPROX_NONE)
        return [[(float(x) + self.left, float(y) + self.top) for x, y in line[:, 0]] for line in found
                if len(line) > 6]  # fmt: skip


def forms_of(layers: Iterable[Layer], look: Look, pad: int = 0) -> list[Form]:
    """Everything with a body, in painting order; lights and effects are left to the layers."""
    return [Form(layer, look, pad) for layer in in_painting_order(list(layers))
            if layer.pixels is not None and layer.blend == "over" and layer.material != "light"]  # fmt: skip


def padded(layer: Layer, pad: int) -> tuple[Array, int, int]:
    """The layer's pixels with room around, and where it begins; what runs off the card goes on."""
    assert layer.pixels is not None
    h, w = layer.pixels.shape[:2]
    room = np.zeros((h + 2 * pad, w + 2 * pad, 4), np.float32)
    room[pad : pad + h, pad : pad + w] = layer.pixels
    if pad and layer.top <= 0:
        room[:pad] = room[pad : pad + 1]
    if pad and layer.left <= 0:
        room[:, :pad] = room[:, pad : pad + 1]
    if pad and layer.top + h >= HEIGHT:
        room[pad + h :] = room[pad + h - 1 : pad + h]
    if pad and layer.left + w >= WIDTH:
        room[:, pad + w :] = room[:, pad + w - 1 : pad + w]
    return room, layer.left - pad, layer.top - pad


def cut_out(card: Array, left: int, top: int, size: tuple[int, int]) -> Array:
    """The part of a card-sized array that begins at (left, top); its edge goes on outside."""
    rows = np.clip(np.arange(top, top + size[0]), 0, card.shape[0] - 1)
    columns = np.clip(np.arange(left, left + size[1]), 0, card.shape[1] - 1)
    return np.ascontiguousarray(card[rows[:, None], columns[None, :]])


def _is_part(shape: Shape, area: float) -> bool:
    box = shape.path.getBounds()
    w, h = box.width() + shape.stroke, box.height() + shape.stroke
    thin = shape.stroke if shape.stroke else min(w, h)
    return thin > _LEAST_PART and w * h > 0.012 * area


def _grouped(shapes: Sequence[Shape]) -> list[int]:
    """A number for each part; neighbours of one colour and name are one part (the heaps of a cloud)."""
    numbers = [1]
    for before, shape in zip(shapes[:-1], shapes[1:], strict=True):
        same = max(abs(a - b) for a, b in zip(before.colour, shape.colour, strict=True)) < 0.07
        numbers.append(numbers[-1] + (0 if same and before.name == shape.name else 1))
    return numbers


def _inflated(labels: Labels, most: float, puffs: dict[int, float]) -> Array:
    """Each labelled region blown up like a cushion, as round as it is wide, at most `most` px."""
    edge = np.zeros(labels.shape, bool)
    edge[:-1] |= labels[:-1] != labels[1:]
    edge[:, :-1] |= labels[:, :-1] != labels[:, 1:]
    inside = ((labels > 0) & ~edge).astype(np.uint8)
    # without any edge the distance is endless
    far = np.minimum(cv2.distanceTransform(inside, cv2.DIST_L2, cv2.DIST_MASK_PRECISE), 1e4) / _HALF
    radius = np.zeros(int(labels.max()) + 1, np.float32)
    np.maximum.at(radius, labels.ravel(), far.ravel())
    radius = np.minimum(radius, most)
    for label, puff in puffs.items():
        if label < radius.size:
            radius[label] = puff
    r = radius[labels]
    d = np.minimum(far, r)
    return np.asarray(np.sqrt(np.clip(r * r - (r - d) ** 2, 0, None)), np.float32)


def _axis(mask: Array) -> tuple[float, float]:
    """The long axis of a mask as a doubled angle; nothing when it has none."""
    m = cv2.moments(mask)
    if m["m00"] < 1:
        return 0.0, 0.0
    a, b, c = m["mu20"] / m["m00"], 2 * m["mu11"] / m["m00"], m["mu02"] / m["m00"]
    spread = a + c + 1e-6
    return float((a - c) / spread), float(b / spread)


def _combed(c: Array, s: Array, line: Sequence[tuple[float, float]], left: int, top: int) -> tuple[Array, Array]:
    """Lay a guide line into a direction field."""
    guide = np.zeros((*c.shape, 3), np.float32)
    for (x0, y0), (x1, y1) in zip(line[:-1], line[1:], strict=True):
        angle = 2 * math.atan2(y1 - y0, x1 - x0)
        ends = [(round((x - left) / 4), round((y - top) / 4)) for x, y in ((x0, y0), (x1, y1))]
        cv2.line(guide, ends[0], ends[1], (math.cos(angle), math.sin(angle), 1.0), 2)
    wide = blur(guide, max(3.0, min(c.shape) / 6))
    weight = np.clip(wide[..., 2] * 40, 0, 1)
    near = np.maximum(wide[..., 2], 1e-6)
    return (np.asarray(c * (1 - weight) + wide[..., 0] / near * weight, np.float32),
            np.asarray(s * (1 - weight) + wide[..., 1] / near * weight, np.float32))  # fmt: skip
