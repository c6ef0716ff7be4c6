"""Papercut: sheets at their real distances in a lit box, each with its shadow, rim and fibre."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import cv2
import numpy as np
import skia

from reverie_studio import HEIGHT, WIDTH
from reverie_studio.colour import Array, mix, vec
from reverie_studio.engine.arrays import COLUMNS, ROWS, blur, screen, shift
from reverie_studio.engine.forms import padded
from reverie_studio.engine.layers import Layer, in_painting_order
from reverie_studio.engine.light import bloom, grade, in_one_light, vignette
from reverie_studio.engine.look import Look
from reverie_studio.engine.noise import field, grain
from reverie_studio.finishes.gouache import _corner

BOX = 150.0  # how deep the box is, in pixels of the card, from depth 0 to depth 1
LEAST, MOST = 2.5, 70.0  # a glued sheet, and the widest gap that still throws a readable shadow
REACH = 0.42  # how far a shadow falls for each pixel of gap
SOFT = 0.24  # and how much it blurs
SHEER = 0.42  # what plain paper lets through
_UNTREATED = ("sky", "air", "weather")


def height_of(layer: Layer) -> float:
    """How far in front of the back panel a sheet hangs."""
    return layer.depth * BOX


@lru_cache(maxsize=1)
def fibres() -> Array:
    """The tooth of the paper: pulp, and fibres that catch the light; about -1…1."""
    rng = np.random.default_rng(8841)
    h, w = HEIGHT + 300, WIDTH + 300
    surface = skia.Surface(w, h)
    canvas = surface.getCanvas()
    canvas.clear(skia.ColorBLACK)
    for x, y, a, n in zip(rng.uniform(0, w, 5200), rng.uniform(0, h, 5200),
                          rng.uniform(0, 6.28, 5200), rng.uniform(6, 26, 5200), strict=True):  # fmt: skip
        path = skia.Path()
        path.moveTo(x, y)
        bend = float(rng.uniform(-7, 7))
        path.quadTo(x + np.cos(a) * n / 2 - np.sin(a) * bend, y + np.sin(a) * n / 2 + np.cos(a) * bend,
                    x + np.cos(a) * n, y + np.sin(a) * n)  # fmt: skip
        canvas.drawPath(path, skia.Paint(AntiAlias=True, Style=skia.Paint.kStroke_Style,
                                         StrokeWidth=1.1, Color4f=skia.Color4f(1, 1, 1, 0.5)))  # fmt: skip
    raw = np.asarray(surface.makeImageSnapshot().toarray()[..., 0] / 255, np.float32)
    pulp = blur(grain(rng, (h, w)), 1.1) * 1.6 + blur(grain(rng, (h, w)), 5) * 3.0
    bumps = np.asarray(blur(raw, 0.7) * 1.5 + pulp * 0.5, np.float32)
    lit = shift(bumps, 1.0, 1.2) - bumps
    return np.asarray(np.clip(lit * 0.8 + (raw - raw.mean()) * 0.45 + pulp * 0.16, -1, 1), np.float32)


def _textured(colour: Array, layer: Layer, rng: np.random.Generator) -> Array:
    """Fibre, a slow drift of the dye, and the bow that no glued sheet is without."""
    h, w = colour.shape[:2]
    tooth = fibres()
    y, x = int(rng.integers(0, 260)), int(rng.integers(0, 260))
    part = tooth[y : y + h, x : x + w]
    if part.shape != (h, w):
        part = np.resize(part, (h, w))
    drift = field(rng, 240, 3, 0.5, size=(h, w)) * 0.16
    strength = 0.085 + 0.25 * layer.knobs.pigment
    value = 1 + part * strength * 0.75 + drift * strength * 4
    return np.asarray(colour * value[..., None], np.float32)


class Box:
    """The light box while it is being filled: the picture, and how near its surface is."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.picture = np.broadcast_to(vec(look.palette.paper), (HEIGHT, WIDTH, 3)).astype(np.float32).copy()
        self.height = np.zeros((HEIGHT, WIDTH), np.float32)
        self.dark = vec(mix(look.palette.shadow, "#0a0612", 0.35))

    def window(self, h: int, w: int, left: int, top: int) -> tuple[slice, slice, slice, slice] | None:
        """The part of a sheet that lies on the card, on the card and on the sheet."""
        y0, y1 = max(0, top), min(HEIGHT, top + h)
        x0, x1 = max(0, left), min(WIDTH, left + w)
        if y0 >= y1 or x0 >= x1:
            return None
        return slice(y0, y1), slice(x0, x1), slice(y0 - top, y1 - top), slice(x0 - left, x1 - left)

    def cast(self, alpha: Array, left: int, top: int, height: float, strength: float) -> None:
        """Shadows on everything below, each at its own distance."""
        room = int(MOST * (REACH + 2 * SOFT)) + 6
        wide = np.pad(alpha, room, mode="constant")
        if left <= 0 or top <= 0 or left + alpha.shape[1] >= WIDTH or top + alpha.shape[0] >= HEIGHT:
            wide = _run_off(wide, alpha, left, top, room)
        spot = self.window(wide.shape[0], wide.shape[1], left - room, top - room)
        if spot is None:
            return
        rows, columns, part_rows, part_columns = spot
        gap = np.clip(height - self.height[rows, columns], LEAST, MOST)
        mask = self._shadow(wide, gap, (part_rows, part_columns)) * np.float32(strength)
        below = self.picture[rows, columns]
        m = mask[..., None]
        self.picture[rows, columns] = below * (1 - m) + below * (self.dark * 0.55 + 0.03) * m

    def _shadow(self, wide: Array, gap: Array, part: tuple[slice, slice]) -> Array:
        low, high = float(gap.min()), float(gap.max())
        levels = [low] if high - low < 5 else [low, (low + high) / 2, high] if high - low < 30 else [
            low, low + (high - low) * 0.3, low + (high - low) * 0.62, high]  # fmt: skip
        masks = [self._one(wide, level)[part] for level in levels]
        out = masks[0]
        for i in range(1, len(levels)):
            t = np.clip((gap - levels[i - 1]) / (levels[i] - levels[i - 1]), 0, 1)
            out = out + (masks[i] - out) * t
        return np.asarray(out, np.float32)

    def _one(self, wide: Array, gap: float) -> Array:
        """A tight dark seam, the shadow proper, and a breath of it all around."""
        lx, ly = self.look.light
        k = 0.5 if gap < 12 else 0.25  # wide shadows are soft enough to be made small
        dx, dy = -lx * gap * REACH * k, -ly * gap * REACH * k
        small = cv2.resize(wide, None, fx=k, fy=k, interpolation=cv2.INTER_AREA)
        main = cv2.GaussianBlur(shift(small, dx, dy), (0, 0), max(0.7, gap * SOFT * k))
        near = cv2.GaussianBlur(shift(small, dx / 3, dy / 3), (0, 0), max(0.6, gap * 0.08 * k))
        around = cv2.GaussianBlur(small, (0, 0), max(1.6 * k * 2, gap * 0.4 * k))
        fade = 1 - 0.35 * min(1.0, gap / MOST)
        mask = np.clip(main * 0.44 * fade + near * 0.16 + around * 0.44, 0, 0.88)
        return np.asarray(cv2.resize(mask, (wide.shape[1], wide.shape[0])), np.float32)

    def lay(self, sheet: Array, left: int, top: int, height: float | None) -> None:
        """Lay a finished sheet; its surface is the new nearest one."""
        spot = self.window(sheet.shape[0], sheet.shape[1], left, top)
        if spot is None:
            return
        rows, columns, part_rows, part_columns = spot
        part = sheet[part_rows, part_columns]
        a = part[..., 3:]
        self.picture[rows, columns] = self.picture[rows, columns] * (1 - a) + part[..., :3]
        if height is not None:
            here = self.height[rows, columns]
            self.height[rows, columns] = np.where(a[..., 0] > 0.5, height, here)

    def behind(self, h: int, w: int, left: int, top: int, soft: float) -> Array:
        """The light that falls on the back of a sheet; what touches it shows as a shape."""
        small = cv2.resize(self.picture, (WIDTH // 4, HEIGHT // 4), interpolation=cv2.INTER_AREA)
        near = cv2.GaussianBlur(small, (0, 0), max(0.8, soft / 4))
        glow = cv2.GaussianBlur(small, (0, 0), 9)  # lamps spread inside the paper
        small = np.maximum(near * 0.62 + glow * 0.38, glow * 0.9)
        matrix = np.array([[0.25, 0, left / 4], [0, 0.25, top / 4]], np.float32)
        return np.asarray(cv2.warpAffine(small, matrix, (w, h), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
                                         borderMode=cv2.BORDER_REPLICATE), np.float32)  # fmt: skip


def _run_off(wide: Array, alpha: Array, left: int, top: int, room: int) -> Array:
    """A sheet that ends at the card's edge goes on behind the frame."""
    h, w = alpha.shape
    if top <= 0:
        wide[:room] = wide[room : room + 1]
    if top + h >= HEIGHT:
        wide[room + h :] = wide[room + h - 1 : room + h]
    if left <= 0:
        wide[:, :room] = wide[:, room : room + 1]
    if left + w >= WIDTH:
        wide[:, room + w :] = wide[:, room + w - 1 : room + w]
    return wide


def _edges(colour: Array, alpha: Array, below: Array, layer: Layer, look: Look) -> Array:
    """The cut: a bright core towards the lamp, a dark lip away from it, light wrapping round."""
    inner = np.clip(alpha - shift(alpha, -look.light[0] * 1.5, -look.light[1] * 1.5), 0, 1)
    lip = np.clip(alpha - shift(alpha, look.light[0] * 1.4, look.light[1] * 1.4), 0, 1)
    band = np.clip(alpha - blur(alpha, 1.6), 0, 1) * 1.2 + np.clip(alpha - blur(alpha, 7), 0, 1) * 0.8
    core = vec(mix(look.palette.light, look.palette.glow, 0.35))
    amount = (inner * min(1.0, 0.3 + layer.knobs.rim))[..., None]
    colour = colour + (core - colour) * np.clip(amount, 0, 0.85)
    colour = colour * (1 - lip * 0.3)[..., None]
    wrap = np.clip(below.max(2) - 0.42, 0, 0.6) * band
    warm = below * (0.35 + 0.65 * colour / np.maximum(colour.max(2, keepdims=True), 0.2))
    return np.asarray(colour + warm * wrap[..., None] * 1.15, np.float32)


def treat(sheet: Array, below: Array, layer: Layer, look: Look, rng: np.random.Generator) -> Array:
    """A flat drawing becomes a sheet of paper before a light."""
    knobs = layer.knobs
    alpha = np.ascontiguousarray(sheet[..., 3])
    colour = np.asarray(sheet[..., :3] / np.maximum(alpha, 1e-3)[..., None], np.float32)
    if knobs.tint is not None:
        tone, amount = knobs.tint
        colour = colour + (vec(look.palette.resolve(tone)) - colour) * np.float32(amount)
    colour = _textured(colour, layer, rng)
    sheer = np.float32(SHEER if knobs.sheer is None else knobs.sheer)
    # light from behind comes out in the colour of the paper; where it is dark behind, it is darker
    colour = colour * (1 - sheer) + sheer * colour * (0.3 + 1.6 * below)
    if knobs.shade:
        fall = np.linspace(0, 1, alpha.shape[0], dtype=np.float32)[:, None, None] ** 1.4
        colour = colour + (vec(look.palette.shadow) - colour) * (fall * np.float32(knobs.shade))
    colour = _edges(colour, alpha, below, layer, look)
    if knobs.haze:
        colour = colour + (vec(look.palette.haze) - colour) * np.float32(knobs.haze)
    out = np.empty_like(sheet)
    alpha = alpha * np.float32(knobs.alpha)
    out[..., :3] = np.clip(colour, 0, 1.2) * alpha[..., None]
    out[..., 3] = alpha
    far = max(0.0, 0.34 - layer.depth) * 5.0
    near = max(0.0, layer.depth - 0.95) * 14.0
    return blur(out, far + near) if far + near > 0.25 else out


def _lay_sheet(box: Box, layer: Layer, rng: np.random.Generator) -> None:
    sheet, left, top = padded(layer, 6)
    h, w = sheet.shape[:2]
    height = height_of(layer)
    if layer.knobs.lift is not None:
        spot = box.window(h, w, left, top)
        if spot is not None:
            here = box.height[spot[0], spot[1]][sheet[spot[2], spot[3], 3] > 0.5]
            height = (float(np.median(here)) if here.size else 0.0) + layer.knobs.lift
    strength = 1.0 if layer.knobs.shadow is None else layer.knobs.shadow[3]
    box.cast(np.ascontiguousarray(sheet[..., 3]), left, top, height, strength * layer.knobs.alpha)
    done = treat(sheet, box.behind(h, w, left, top, _gap(box, sheet, left, top, height) * 0.4), layer, box.look, rng)
    box.lay(done, left, top, height)


def _gap(box: Box, sheet: Array, left: int, top: int, height: float) -> float:
    """How far a sheet stands off what is behind it, on the whole."""
    spot = box.window(sheet.shape[0], sheet.shape[1], left, top)
    if spot is None:
        return MOST
    here = box.height[spot[0], spot[1]][sheet[spot[2], spot[3], 3] > 0.5]
    return float(np.clip(height - here.mean(), LEAST, MOST)) if here.size else MOST


def _lay_light(box: Box, layer: Layer) -> None:
    """Tissue with a lamp behind it: bright itself, and a halo on what lies around and below."""
    assert layer.pixels is not None
    room, (h, w) = 120, layer.pixels.shape[:2]
    wide = np.pad(layer.pixels, ((room, room), (room, room), (0, 0)))
    spot = box.window(h + 2 * room, w + 2 * room, layer.left - room, layer.top - room)
    if spot is None:
        return
    rows, columns, part_rows, part_columns = spot
    small = cv2.resize(wide[..., :3], (max(1, wide.shape[1] // 4), max(1, wide.shape[0] // 4)),
                       interpolation=cv2.INTER_AREA)  # fmt: skip
    halo = cv2.GaussianBlur(small, (0, 0), 4) * 0.5 + cv2.GaussianBlur(small, (0, 0), 13) * 0.75
    halo = cv2.resize(halo, (wide.shape[1], wide.shape[0]))[part_rows, part_columns]
    part = wide[part_rows, part_columns]
    a = part[..., 3:]
    bright = box.picture[rows, columns] * (1 - a * 0.92) + part[..., :3] * 0.97
    box.picture[rows, columns] = screen(bright, halo * (1 - 0.6 * a))


def _lay_lamp(box: Box, layer: Layer) -> None:
    """Light inside the box, between the sheets laid so far and those to come."""
    assert layer.pixels is not None
    h, w = layer.pixels.shape[:2]
    rows, columns = slice(layer.top, layer.top + h), slice(layer.left, layer.left + w)
    below, light = box.picture[rows, columns], layer.pixels[..., :3]
    if layer.blend == "multiply":
        box.picture[rows, columns] = below * (1 - layer.pixels[..., 3:] + light)
        return
    box.picture[rows, columns] = screen(below * (1 + light * 0.9), light * 0.45)


def paint(layers: Sequence[Layer], look: Look) -> Array:
    """Fill the box from the back, then look into it."""
    box = Box(look)
    for layer in in_painting_order(list(layers)):
        rng = np.random.default_rng([look.seed, layer.seed, 23])
        if layer.effect is not None:
            box.picture = layer.effect(box.picture)
        elif layer.pixels is None:
            continue
        elif layer.blend != "over":
            _lay_lamp(box, layer)
        elif layer.material == "light":
            _lay_light(box, layer)
        elif layer.material in _UNTREATED:
            box.lay(layer.pixels * np.float32(layer.knobs.alpha), layer.left, layer.top, None)
        else:
            _lay_sheet(box, layer, rng)
    return _look_in(box.picture, look)


def _look_in(picture: Array, look: Look) -> Array:
    """The lamp's bloom, the dark of the box towards its corners, the last turn of the dials."""
    focus, palette = look.focus, look.palette
    picture = in_one_light(np.clip(picture, 0, 1), focus.map, focus.at, look.light, palette.glow,
                           palette.shadow, 0.95 * look.key)  # fmt: skip
    picture = bloom(np.clip(picture, 0, 1.2), 0.86, 14, look.bloom * 0.6)
    most = picture.max(2, keepdims=True)  # paper before a lamp keeps its hue and is never quite white
    held = np.minimum(most, 0.84) + 0.14 * (1 - np.exp(-np.clip(most - 0.84, 0, None) / 0.14))
    picture = np.asarray(picture * (held / np.maximum(most, 1e-3)), np.float32)
    top = np.clip(1 - ROWS / HEIGHT, 0, 1) * look.light[1] * -1 + (COLUMNS / WIDTH - 0.5) * look.light[0]
    picture = np.asarray(picture * (1 + (top[..., None] - 0.4) * 0.1), np.float32)
    picture = vignette(picture, look.vignette, look.vignette_colour or _corner(look.palette))
    return grade(picture, look.lift, look.gamma, look.saturation * 1.05, look.contrast * 0.9)
