"""What hangs above: graded sky, clouds, stars, moon, sun and aurora, as sheets and lights."""

from __future__ import annotations

import math

import cv2
import numpy as np

from reverie_studio import HEIGHT, WIDTH
from reverie_studio.colour import Array, Colour, Stops, mix, rgb, vec
from reverie_studio.engine.arrays import COLUMNS, ROWS, blur, sheet_of, smooth
from reverie_studio.engine.noise import curve, field
from reverie_studio.pen import Pen

Rng = np.random.Generator


def graded(rng: Rng, stops: Stops, horizon: float = HEIGHT, wander: float = 0.12) -> Array:
    """A sky from top to horizon whose bands wander a little, as brushed wet in wet."""
    t = ROWS / max(1.0, horizon) + field(rng, 420, 4, 0.5, ax=1.6) * wander
    t = t + field(rng, 60, 3, 0.55, ax=4.0) * 0.05
    where = np.array([s for s, _ in stops], np.float32)
    colours = np.array([rgb(c) for _, c in stops], np.float32)
    channels = [np.interp(t, where, colours[:, i]) for i in range(3)]
    return np.stack(channels, -1).astype(np.float32)


def cloud_field(rng: Rng, scale: float = 260, detail: int = 6) -> Array:
    """Billowing noise, drawn out sideways."""
    n = field(rng, scale, detail, 0.55, ax=1.9)
    dx, dy = field(rng, 150, 3) * 90, field(rng, 150, 3) * 60
    warped = cv2.remap(n, COLUMNS + dx, ROWS + dy, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
    return np.asarray(warped, np.float32)


def clouds(
    rng: Rng,
    top: float,
    bottom: float,
    colour: Colour,
    shade: Colour,
    amount: float = 0.6,
    scale: float = 260,
    cover: float = 0.03,
    soft: float = 0.26,
    light: tuple[float, float] = (-0.5, -0.8),
) -> Array:
    """A bank of cloud between two heights, lit from the light's side."""
    n = cloud_field(rng, scale)
    band = smooth(top - 120, top + 80, ROWS) * (1 - smooth(bottom - 80, bottom + 140, ROWS))
    mask = np.asarray(smooth(-cover, -cover + soft, n) * band * amount, np.float32)
    dx, dy = -light[0] * 16, -light[1] * 16
    moved = np.roll(n, (int(dy), int(dx)), (0, 1))
    lit = np.clip(0.5 + (n - moved) * 3.6, 0, 1)[..., None]
    body = vec(shade) * (1 - lit) + vec(colour) * lit
    return sheet_of(body, mask)


def puffs(
    rng: Rng,
    places: list[tuple[float, float, float]],
    colour: Colour,
    shade: Colour,
    flat: float = 0.42,
) -> Array:
    """Hand-shaped cumulus: each place is x, y, width; a flat foot and a heaped back."""
    pen = Pen()
    for x, y, width in places:
        heaps = max(4, int(width / 34))
        for tone, lift in ((shade, 0.0), (mix(shade, colour, 0.55), 0.1), (colour, 0.2)):
            for i in range(heaps):
                t = (i + 0.5) / heaps
                rise = math.sin(math.pi * t) ** 0.8
                r = width * (0.1 + 0.12 * rise) * rng.uniform(0.75, 1.2) * (1 - lift * 0.9)
                cx = x + (t - 0.5) * width * (1 - lift * 0.35) - width * lift * 0.08
                cy = y - rise * width * flat * rng.uniform(0.2, 0.62) - r * lift * 0.9
                pen.oval(cx, cy, r * 1.15, r * 0.86, tone)
    return pen.pixels()


def stars(
    rng: Rng, count: int = 240, low: float = 760, colour: Colour = "#fff6d8"
) -> tuple[Array, Array]:
    """Points and a few four-rayed stars, and the light around them."""
    pen = Pen()
    for _ in range(count):
        y = float(rng.random()) ** 1.4 * low
        r = float(rng.choice([0.8, 1.1, 1.5, 2.3], p=[0.5, 0.3, 0.15, 0.05]))
        pen.circle(float(rng.random()) * WIDTH, y, r, colour, 0.35 + 0.65 * float(rng.random()))
    for _ in range(max(2, count // 45)):
        x, y = float(rng.random()) * WIDTH, float(rng.random()) * low
        k = float(rng.uniform(5, 11))
        pen.path(
            f"M{x},{y - k} Q{x},{y} {x + k},{y} Q{x},{y} {x},{y + k} "
            f"Q{x},{y} {x - k},{y} Q{x},{y} {x},{y - k}Z",
            colour,
        )
    sheet = pen.pixels()
    return sheet, np.clip(blur(np.ascontiguousarray(sheet[..., :3]), 7) * 1.4, 0, 1)


def glow(x: float, y: float, radius: float, colour: Colour, strength: float) -> Array:
    """Round soft light, to be screened on."""
    d2 = ((COLUMNS - x) ** 2 + (ROWS - y) ** 2) / (radius * radius)
    g = np.exp(-d2 * 1.8) * strength
    return np.asarray(g[..., None] * vec(colour), np.float32)


def moon(
    rng: Rng, x: float, y: float, radius: float, colour: Colour, phase: float = 0.0,
    craters: float = 0.18,
) -> Array:  # fmt: skip
    """A disc with seas; phase -1…1 eats a crescent from one side, 0 is full."""
    d = np.sqrt((COLUMNS - x) ** 2 + (ROWS - y) ** 2)
    alpha = 1 - smooth(radius - 1, radius + 1, d)
    seas = field(rng, max(12.0, round(radius * 0.9)), 5, 0.55)
    rim = np.clip(d / radius, 0, 1) ** 3 * 0.12
    body = vec(colour) * (1 - craters * np.clip(seas * 3 - 0.15, -1, 1) - rim)[..., None]
    if phase:
        bite = np.sqrt((COLUMNS - x - phase * radius) ** 2 + (ROWS - y + 0.2 * phase * radius) ** 2)
        alpha = alpha * smooth(radius * 0.93, radius, bite)
    return sheet_of(np.asarray(body, np.float32), alpha)


def sun(rng: Rng, x: float, y: float, radius: float, colour: Colour) -> Array:
    """A hand-cut disc with a hotter heart."""
    wander = field(rng, 90, 3) * radius * 0.1
    d = np.sqrt((COLUMNS - x) ** 2 + (ROWS - y) ** 2) + wander
    alpha = 1 - smooth(radius - 1.5, radius + 1.5, d)
    heart = np.clip(1 - d / radius, 0, 1)[..., None]
    body = vec(colour) * (1 - heart) + vec(mix(colour, "#ffffff", 0.5)) * heart
    return sheet_of(np.asarray(body, np.float32), alpha)


def aurora(rng: Rng, y: float, colours: list[Colour], strength: float = 0.5) -> Array:
    """Hanging curtains of light."""
    light = np.zeros((HEIGHT, WIDTH, 3), np.float32)
    for k, colour in enumerate(colours):
        foot = y + k * 60 - curve(rng, WIDTH, 380, 3) * 220
        rise = np.clip((foot[None, :] - ROWS) / float(240 + 120 * rng.random()), 0, 1)
        fade = np.exp(-np.clip(ROWS - foot[None, :], 0, 400) / 14)
        curtain = np.where(foot[None, :] > ROWS, (1 - rise) ** 1.6, fade)
        folds = np.clip(field(rng, 34, 3, 0.6, ax=0.6, ay=30) * 1.5 + 0.55, 0, 1.3)
        mask = blur((curtain * folds).astype(np.float32), 3) * strength
        light = 1 - (1 - light) * (1 - np.clip(mask[..., None] * vec(colour), 0, 1))
    return np.asarray(light, np.float32)


def rays(
    rng: Rng, x: float, y: float, colour: Colour, strength: float = 0.4, angle: float = 90.0,
    spread: float = 60.0, reach: float = 900.0,
) -> Array:  # fmt: skip
    """Beams from a point; angle in degrees, 0 to the right, 90 straight down."""
    theta = np.arctan2(ROWS - y, COLUMNS - x)
    stripes = curve(rng, 4096, 44, 3, 0.55)
    index = ((theta + math.pi) / (2 * math.pi) * 4095).astype(int) % 4096
    off = np.angle(np.exp(1j * (theta - math.radians(angle))))
    fan = np.exp(-((off / math.radians(spread)) ** 2))
    d = np.sqrt((COLUMNS - x) ** 2 + (ROWS - y) ** 2)
    mask = np.clip(stripes[index] * 3, 0, 1) * fan * np.exp(-d / reach) * strength
    return np.asarray(blur(mask.astype(np.float32), 3)[..., None] * vec(colour), np.float32)
