"""Light on a sheet and over the picture: volume, rim, shadow, bloom, vignette and grade."""

from __future__ import annotations

import cv2
import numpy as np

from reverie_studio import HEIGHT, WIDTH
from reverie_studio.colour import Array, Colour, from_oklab, oklab, vec
from reverie_studio.engine.arrays import COLUMNS, ROWS, blur, screen, shift, smooth, toward


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


def fallen(alpha: Array, foot: int, light: tuple[float, float], tilt: float,
           behind: bool) -> tuple[Array, int, int]:  # fmt: skip
    """The shadow a standing silhouette throws on the ground, and its corner beside the silhouette's.

    Each row of the silhouette lies down: as far off as the light is low, as flat as we see the
    ground, towards us when the light stands behind. It is sharp at the foot and soft at the head.
    """
    tall = min(foot, alpha.shape[0])
    if tall < 8:
        return np.zeros((0, 0), np.float32), 0, 0
    lean = float(np.clip(-light[0] / max(0.3, abs(light[1])), -1.5, 1.5))
    flat = float(np.clip(tilt * (1.25 if behind else 1.0), 0.08, 0.9))
    rows, away = max(4, int(tall * flat)), int(abs(lean) * tall) + 2
    soft = int(np.clip(tall * 0.035, 2, 16))
    room = soft * 3 + 2
    w, h = alpha.shape[1] + away + 2 * room, rows + 2 * room
    start = room + (away if lean < 0 else 0)
    # a point of the shadow (x, y): y rows from the foot came from y / flat above it
    down = 1.0 if behind else -1.0
    zero = room if behind else room + rows
    matrix = np.array([[1, -lean * down / flat, -start + lean * down / flat * zero],
                       [0, -down / flat, tall - 1 + down / flat * zero]], np.float32)  # fmt: skip
    mask = cv2.warpAffine(alpha[:tall], matrix, (w, h), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP)
    far = np.clip((np.arange(h, dtype=np.float32) - zero) * down / rows, 0, 1)[:, None]
    near, wide = blur(mask, max(0.8, soft * 0.25)), blur(mask, soft)
    mask = (near + (wide - near) * far) * (1 - 0.6 * far)
    return np.asarray(mask, np.float32), -start, foot - zero


def pool_of(focus: Array, at: tuple[float, float], light: tuple[float, float]) -> Array:
    """Where the one light lies, 0…1: round the focus, reaching out to the side it comes from."""
    x, y = at[0] + light[0] * 90, at[1] + light[1] * 90
    along = ((COLUMNS - x) * light[0] + (ROWS - y) * light[1]) / HEIGHT
    far = np.sqrt(((COLUMNS - x) / (WIDTH * 0.62)) ** 2 + ((ROWS - y) / (HEIGHT * 0.5)) ** 2)
    pool = 1 - smooth(0.25, 1.25, np.asarray(far - along * 0.55, np.float32))
    return np.asarray(np.maximum(pool, focus * 0.8), np.float32)


def in_one_light(base: Array, focus: Array, at: tuple[float, float], light: tuple[float, float],
                 warm: Colour, cool: Colour, amount: float) -> Array:  # fmt: skip
    """One light for the whole card: a warm pool round the focus that falls off into cool shade.

    Values are grouped, not drawn anew: away from the focus small contrasts are taken back, so that
    few masses remain; at the focus they are kept.
    """
    if amount <= 0:
        return base
    lab = oklab(base)
    value = np.ascontiguousarray(lab[..., 0])
    amount *= float(np.clip(0.15 / max(0.05, float(value[::8, ::8].std())), 0.75, 1.5))  # flat ones need more
    pool = pool_of(focus, at, light)
    lit = np.asarray((pool - 0.55) * amount, np.float32)
    broad = blur(value, 26)
    calm = np.float32(0.42 * amount) * (1 - smooth(0.1, 0.55, focus))
    value = value + (broad - value) * calm * np.clip(1 - np.abs(value - broad) / 0.22, 0, 1)
    value = value + np.where(lit > 0, lit * 0.45 * value * (1.05 - value), lit * 0.5 * value)
    tone = oklab(np.stack([vec(warm), vec(cool)])[None])[0]
    for channel in (1, 2):
        lean = tone[0, channel] * np.clip(lit, 0, 1) * 0.22 + tone[1, channel] * np.clip(-lit, 0, 1) * 0.5
        keep = 1 - np.clip(-lit, 0, 1) * 0.3
        lab[..., channel] = lab[..., channel] * keep + lean * np.clip(value, 0, 1)
    lab[..., 0] = value
    return from_oklab(lab)


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
