"""Noise comes from a fixed pool of textures; a card's rng only chooses where to look at them."""

from __future__ import annotations

import zlib
from functools import lru_cache

import cv2
import numpy as np

from reverie_studio import HEIGHT, WIDTH
from reverie_studio.colour import Array

_POOL_WIDTH, _POOL_HEIGHT = 1344, 1744


@lru_cache(maxsize=28)
def _texture(scale: float, octaves: int, persistence: float, ax: float, ay: float) -> Array:
    """One texture of the pool, about -0.5…0.5; made from its own parameters and nothing else."""
    key = f"{scale:.3f} {octaves} {persistence:.3f} {ax:.3f} {ay:.3f}"
    rng = np.random.default_rng(zlib.crc32(key.encode()))
    out = np.zeros((_POOL_HEIGHT, _POOL_WIDTH), np.float32)
    amplitude, total = 1.0, 0.0
    for octave in range(octaves):
        cell = scale / 2**octave
        if cell < 1.5 and octave:
            break
        grid_w = max(2, int(_POOL_WIDTH / (cell * ax)) + 2)
        grid_h = max(2, int(_POOL_HEIGHT / (cell * ay)) + 2)
        grid = rng.random((grid_h, grid_w), dtype=np.float32)
        size = (_POOL_WIDTH, _POOL_HEIGHT)
        out += amplitude * cv2.resize(grid, size, interpolation=cv2.INTER_CUBIC)
        total += amplitude
        amplitude *= persistence
    return np.asarray(out / total - 0.5, np.float32)


def field(
    rng: np.random.Generator,
    scale: float,
    octaves: int = 4,
    persistence: float = 0.5,
    ax: float = 1.0,
    ay: float = 1.0,
    size: tuple[int, int] = (HEIGHT, WIDTH),
) -> Array:
    """Smooth noise of about -0.5…0.5; `scale` is the size of a blob, ax and ay stretch it."""
    texture = _texture(float(scale), octaves, float(persistence), float(ax), float(ay))
    h, w = min(size[0], _POOL_HEIGHT), min(size[1], _POOL_WIDTH)
    y = int(rng.integers(0, _POOL_HEIGHT - h + 1))
    x = int(rng.integers(0, _POOL_WIDTH - w + 1))
    part = texture[y : y + h, x : x + w]
    if rng.integers(2):
        part = part[:, ::-1]
    if rng.integers(2):
        part = part[::-1]
    if (h, w) != size:
        bigger = cv2.resize(np.ascontiguousarray(part), (size[1], size[0]))
        return np.asarray(bigger, np.float32)
    return np.ascontiguousarray(part, np.float32)


@lru_cache(maxsize=4)
def _grain() -> Array:
    rng = np.random.default_rng(20260101)
    return np.asarray(rng.normal(0, 1, (_POOL_HEIGHT, _POOL_WIDTH)), np.float32)


def grain(rng: np.random.Generator, size: tuple[int, int] = (HEIGHT, WIDTH)) -> Array:
    """White noise of unit deviation."""
    y = int(rng.integers(0, _POOL_HEIGHT - size[0] + 1))
    x = int(rng.integers(0, _POOL_WIDTH - size[1] + 1))
    return _grain()[y : y + size[0], x : x + size[1]]


def curve(rng: np.random.Generator, length: int, scale: float, octaves: int = 4,
          persistence: float = 0.5) -> Array:  # fmt: skip
    """A one-dimensional noise line of about -0.5…0.5."""
    out = np.zeros(length, np.float32)
    amplitude, total = 1.0, 0.0
    for octave in range(octaves):
        cell = max(2.0, scale / 2**octave)
        knots = rng.random(int(length / cell) + 3).astype(np.float32)
        x = np.arange(length, dtype=np.float32) / np.float32(cell)
        i = x.astype(int)
        f = x - i
        f = f * f * (3 - 2 * f)
        out += amplitude * (knots[i] * (1 - f) + knots[i + 1] * f)
        total += amplitude
        amplitude *= persistence
    return np.asarray(out / total - 0.5, np.float32)
