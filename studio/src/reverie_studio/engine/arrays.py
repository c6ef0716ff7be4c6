"""Small array tools; pictures are float32 (height, width, 3), sheets premultiplied RGBA."""

from __future__ import annotations

import cv2
import numpy as np

from reverie_studio import HEIGHT, WIDTH
from reverie_studio.colour import Array, Colour, vec

_grid = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
ROWS: Array = _grid[0]
COLUMNS: Array = _grid[1]


def blur(a: Array, sigma: float) -> Array:
    """Gaussian blur; wide ones are done at a quarter of the size."""
    if sigma <= 0.2:
        return a
    if sigma < 12 or min(a.shape[:2]) < 64:
        return np.asarray(cv2.GaussianBlur(a, (0, 0), float(sigma)), np.float32)
    h, w = a.shape[:2]
    small = cv2.resize(a, (max(1, w // 4), max(1, h // 4)), interpolation=cv2.INTER_AREA)
    small = cv2.GaussianBlur(small, (0, 0), float(sigma) / 4)
    return np.asarray(cv2.resize(small, (w, h), interpolation=cv2.INTER_LINEAR), np.float32)


def smooth(edge0: float, edge1: float, x: Array) -> Array:
    """Smoothstep from 0 at edge0 to 1 at edge1."""
    t = np.clip((x - edge0) / (edge1 - edge0), 0, 1)
    return np.asarray(t * t * (3 - 2 * t), np.float32)


def over(base: Array, sheet: Array) -> Array:
    """Lay a premultiplied sheet over a picture."""
    return np.asarray(base * (1 - sheet[..., 3:]) + sheet[..., :3], np.float32)


def screen(base: Array, light: Array) -> Array:
    """Add light without burning out."""
    lit = 1 - (1 - np.clip(base, 0, 1)) * (1 - np.clip(light, 0, 1))
    return np.asarray(lit, np.float32)


def toward(base: Array, colour: Colour, amount: Array) -> Array:
    """Mix a picture towards one colour by a mask (height, width)."""
    m = amount[..., None]
    return np.asarray(base * (1 - m) + vec(colour) * m, np.float32)


def shift(a: Array, dx: float, dy: float) -> Array:
    """Move a mask by (dx, dy) pixels; what comes in is empty."""
    h, w = a.shape[:2]
    matrix = np.array([[1, 0, dx], [0, 1, dy]], np.float32)
    return np.asarray(cv2.warpAffine(a, matrix, (w, h)), np.float32)


def sheet_of(colour: Array, alpha: Array) -> Array:
    """A premultiplied sheet from straight colour and a mask."""
    sheet = np.empty((*alpha.shape, 4), np.float32)
    np.multiply(colour, alpha[..., None], out=sheet[..., :3], casting="same_kind")
    sheet[..., 3] = alpha
    return sheet
