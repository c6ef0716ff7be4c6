"""Light on a sheet and over the picture: volume, rim, shadow, bloom, vignette and grade."""

from __future__ import annotations

import cv2
import numpy as np

from reverie.studio import HEIGHT, WIDTH
from reverie.studio.colour import Array, Colour, vec
from reverie.studio.engine.arrays import COLUMNS, ROWS, blur, screen, shift, smooth, toward


def relief(alpha: Array, radius: float, light: tuple[float, float]) -> Array:
    """How much each point of a rounded silhouette faces the light, -1…1."""
    height = blur(alpha, radius) * 0.7 + blur(alpha, max(0.6, radius / 3)) * 0.3
    gx = cv2.Sobel(height, cv2.CV_32F, 1, 0, ksize=3)
    gy = cv2.Sobel(height, cv2.CV_32F, 0, 1, ksize=3)
    facing = -(gx * light[0] + gy * light[1])
    return blur(np.asarray(facing / (np.abs(facing).max() + 1e-5), np.float32), 2)


def rim(alpha: Array, light: tuple[float, float], width: float) -> Array:
    """The edge that faces the light, as a mask."""
    moved = shift(alpha, -light[0] * width, -light[1] * width)
    return blur(np.clip(alpha - moved, 0, 1).astype(np.float32), 1.0)


def shadow(alpha: Array, dx: float, dy: float, softness: float, strength: float) -> Array:
    """A cast shadow as a mask, from a mask with enough room around it."""
    return blur(shift(alpha, dx, dy), max(0.5, softness)) * np.float32(strength)


def bloom(base: Array, threshold: float = 0.8, sigma: float = 16, amount: float = 0.3) -> Array:
    """What is bright spills over its edge."""
    bright = np.clip((base.max(2) - threshold) / (1 - threshold), 0, 1)[..., None] * base
    halo = blur(np.ascontiguousarray(bright, np.float32), sigma)
    halo = halo + blur(halo, sigma * 3) * 0.7
    return screen(base, halo * np.float32(amount))


def vignette(base: Array, amount: float = 0.28, colour: Colour = "#05030c") -> Array:
    """The corners fall back."""
    d = np.sqrt(
        ((COLUMNS - WIDTH / 2) / (WIDTH * 0.62)) ** 2 + ((ROWS - HEIGHT / 2) / (HEIGHT * 0.6)) ** 2
    )
    return toward(base, colour, smooth(0.65, 1.35, d) * np.float32(amount))


def warm_and_cool(
    base: Array, warm: Colour, cool: Colour, amount: float = 0.12,
    light: tuple[float, float] = (-0.5, -0.8),
) -> Array:  # fmt: skip
    """Lights lean to one colour and shadows to the other; the lit side of the card more so."""
    lum = base @ np.array([0.3, 0.59, 0.11], np.float32)
    side = (COLUMNS / WIDTH - 0.5) * light[0] + (ROWS / HEIGHT - 0.5) * light[1]
    high = smooth(0.35, 1.0, lum) * np.clip(0.7 + side * 0.8, 0.2, 1.3)
    low = (1 - smooth(0.0, 0.5, lum)) * np.clip(0.7 - side * 0.6, 0.2, 1.2)
    tone_warm, tone_cool = vec(warm), vec(cool)
    tone_warm = tone_warm / max(1e-3, float(tone_warm.max()))
    tone_cool = tone_cool / max(1e-3, float(tone_cool.mean())) * 0.5
    out = base * (1 - (high * amount)[..., None] * (1 - tone_warm))
    out = out + (tone_cool * 0.35 - out) * (low * amount * 0.55)[..., None]
    return np.asarray(out, np.float32)


def grade(base: Array, lift: float = 0.0, gamma: float = 1.0, saturation: float = 1.0,
          contrast: float = 0.0) -> Array:  # fmt: skip
    """Last turn of the dials."""
    b = np.clip(base, 0, 1) ** np.float32(gamma)
    grey = b.mean(2, keepdims=True)
    b = grey + (b - grey) * saturation
    if contrast:
        curve = b * b * (3 - 2 * b)
        b = b + (curve - b) * contrast
    return np.asarray(np.clip(b * (1 - lift) + lift, 0, 1), np.float32)
