"""Water mirrors what was painted before it, breaks it with waves and carries the light."""

from __future__ import annotations

import cv2
import numpy as np

from reverie_studio import HEIGHT
from reverie_studio.colour import Array, Colour, mix, vec
from reverie_studio.engine.arrays import COLUMNS, ROWS, sheet_of, smooth
from reverie_studio.engine.noise import field


def sea_effect(
    base: Array,
    rng: np.random.Generator,
    y: float,
    deep: Colour,
    sparkle: Colour,
    light_x: float | None = None,
    mirror: float = 0.55,
    wave: float = 1.0,
    chop: float = 1.0,
    floor: float = HEIGHT,
) -> Array:
    """Water from the horizon y down to floor: mirrored sky, ripples, a path of light."""
    depth = np.clip((ROWS - y) / max(1.0, floor - y), 0, 1.2)
    n = field(rng, 70, 4, 0.55, ax=3.2, ay=0.5)
    src = np.clip(y - (ROWS - y) * 0.9 + n * 60 * wave * depth, 0, HEIGHT - 1)
    dx = n * 26 * wave * np.clip(0.25 + depth, 0, 1)
    ref = cv2.remap(
        np.ascontiguousarray(base, np.float32),
        (COLUMNS + dx).astype(np.float32),
        src.astype(np.float32),
        cv2.INTER_LINEAR,
        borderMode=cv2.BORDER_REPLICATE,
    )
    body = ref * mirror + vec(deep) * (1 - mirror)
    body = body * (1 - 0.3 * np.clip(depth, 0, 1)[..., None])
    fine = field(rng, 46, 3, 0.6, ax=4.5, ay=0.28)
    broad = field(rng, 120, 3, 0.6, ax=3, ay=0.3)
    body = body * (1 + chop * 0.42 * (fine * (0.4 + depth) + broad))[..., None]
    crest = smooth(0.13, 0.2, fine * 0.75 + broad * 0.6 + (depth - 0.5) * 0.05)
    crest = crest * np.clip(depth * 1.4, 0.08, 0.55) * min(1.0, chop)
    body = body + (vec(mix(sparkle, deep, 0.35)) - body) * crest[..., None]
    if light_x is not None:
        body = _light_path(body, n, fine, depth, light_x, sparkle)
    edge = smooth(-0.8, 0.8, ROWS - y) * (1 - smooth(floor - 1, floor + 1, ROWS))
    return np.asarray(base * (1 - edge[..., None]) + body * edge[..., None], np.float32)


def _light_path(body: Array, n: Array, fine: Array, depth: Array, x: float, c: Colour) -> Array:
    width = np.maximum(30 + depth * 190, 1)
    path = np.exp(-(((COLUMNS - x + n * 60) / width) ** 2)) * smooth(0.02, 0.16, fine + 0.05)
    path = np.clip(path * np.clip(1.15 - depth * 0.8, 0, 1) * 1.1, 0, 1)
    return np.asarray(body + (vec(c) - body) * path[..., None], np.float32)


def sea_sheet(y: float, deep: Colour, far: Colour, floor: float = HEIGHT) -> Array:
    """The same water as one flat sheet, for media that do not mirror."""
    t = np.clip((ROWS - y) / 300, 0, 1)[..., None]
    alpha = smooth(-0.8, 0.8, ROWS - y) * (1 - smooth(floor - 1, floor + 1, ROWS))
    return sheet_of(np.asarray(vec(far) * (1 - t) + vec(deep) * t, np.float32), alpha)


def reflection(
    pixels: Array, rng: np.random.Generator, strength: float, deep: Colour, squash: float = 0.85
) -> Array:
    """A sheet turned upside down and broken by ripples; its first row is the water line."""
    h, w = pixels.shape[:2]
    flipped = np.ascontiguousarray(pixels[::-1])
    height = max(2, int(h * squash))
    shorter = cv2.resize(flipped, (w, height), interpolation=cv2.INTER_AREA)
    rows, columns = np.mgrid[0:height, 0:w].astype(np.float32)
    n = field(rng, 40, 3, 0.55, ax=4.0, ay=0.35, size=(height, w))
    depth = rows / max(1, height)
    moved = cv2.remap(
        shorter, columns + n * (14 + 40 * depth), rows + n * 10, cv2.INTER_LINEAR,
        borderMode=cv2.BORDER_CONSTANT,
    )  # fmt: skip
    gaps = np.clip(1.1 - depth * 0.5 - smooth(0.06, 0.16, n) * (0.3 + 0.5 * depth), 0, 1) * strength
    alpha = moved[..., 3:]
    tinted = moved[..., :3] * 0.72 + vec(deep) * alpha * 0.28
    return np.concatenate([tinted * gaps[..., None], alpha * gaps[..., None]], -1).astype(np.float32)
