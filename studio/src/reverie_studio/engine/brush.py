"""Bristle strokes along each form, large to small; the focus, faces and small things stay crisp."""

from __future__ import annotations

import math
from functools import lru_cache

import cv2
import numba
import numpy as np

from reverie_studio import HEIGHT, WIDTH
from reverie_studio.colour import Array, oklab, vary_oklab
from reverie_studio.engine.arrays import blur, smooth
from reverie_studio.engine.noise import field


@numba.njit(cache=True, fastmath=False)
def _lay_strokes(  # type: ignore[no-untyped-def]
    canvas, relief, xs, ys, angles, lengths, widths, colours, bends, opacity, bristles
):
    height, width, _ = canvas.shape
    rows, columns = bristles.shape
    for i in range(xs.size):
        half, r = lengths[i], widths[i]
        c, s = math.cos(angles[i]), math.sin(angles[i])
        bend = bends[i]
        sag = abs(bend) * half
        ex = int(abs(c) * half + abs(s) * (r + sag)) + 2
        ey = int(abs(s) * half + abs(c) * (r + sag)) + 2
        x0, x1 = max(0, int(xs[i]) - ex), min(width - 1, int(xs[i]) + ex)
        y0, y1 = max(0, int(ys[i]) - ey), min(height - 1, int(ys[i]) + ey)
        shift_row, shift_column = (i * 37) % rows, (i * 101) % columns
        for y in range(y0, y1 + 1):
            for x in range(x0, x1 + 1):
                dx, dy = x - xs[i], y - ys[i]
                u = dx * c + dy * s
                v = -dx * s + dy * c - bend * u * u / (half + 1.0)
                if abs(u) > half or abs(v) > r:
                    continue
                row = (int((v / r * 0.5 + 0.5) * 23) + shift_row) % rows
                column = (int(abs(u + half) * 0.5) + shift_column) % columns
                t = bristles[row, column]
                end = 1.0 - max(0.0, (abs(u) - half * 0.62) / (half * 0.38 + 1e-3))
                side = 1.0 - max(0.0, (abs(v) - r * 0.6) / (r * 0.4 + 1e-3))
                a = opacity[i] * min(1.0, end * 1.6) * min(1.0, side * 1.7)
                a *= min(1.0, max(0.0, t * 1.5 + 0.25 + end * 0.3))
                if a <= 0.02:
                    continue
                a = min(1.0, a)
                tone = 0.94 + 0.12 * t
                for channel in range(3):
                    old = canvas[y, x, channel]
                    canvas[y, x, channel] = old * (1.0 - a) + colours[i, channel] * tone * a
                relief[y, x] = relief[y, x] * (1.0 - a) + (t * 0.8 + 0.2) * a


@lru_cache(maxsize=1)
def _bristles() -> Array:
    rng = np.random.default_rng(77)
    t = cv2.GaussianBlur(rng.random((64, 256)).astype(np.float32), (0, 0), sigmaX=9, sigmaY=0.8)
    return np.asarray((t - t.min()) / (t.max() - t.min()), np.float32)


def flow(picture: Array, rng: np.random.Generator, way: Array) -> Array:
    """The direction of the brush: with the form, along strong edges, else in slow sideways arcs."""
    half = (WIDTH // 2, HEIGHT // 2)
    small = cv2.resize(picture, half, interpolation=cv2.INTER_AREA)
    grey = blur(np.asarray(small @ np.array([0.3, 0.59, 0.11], np.float32), np.float32), 2)
    gx = cv2.Sobel(grey, cv2.CV_32F, 1, 0, ksize=3)
    gy = cv2.Sobel(grey, cv2.CV_32F, 0, 1, ksize=3)
    n = field(rng, 150, 3, size=(HEIGHT // 2, WIDTH // 2)) * math.pi * 1.3
    forms = cv2.resize(way, half, interpolation=cv2.INTER_AREA)
    own = np.sqrt((forms**2).sum(-1))
    idle = 0.0006 * np.clip(1 - own, 0, 1)
    c = blur(gy * gy - gx * gx, 5) + 0.0016 * forms[..., 0] + idle * np.cos(2 * n)
    s = blur(-2 * gx * gy, 5) + 0.0016 * forms[..., 1] + idle * np.sin(2 * n)
    angle = 0.5 * np.arctan2(s, c)
    return np.asarray(cv2.resize(angle, (WIDTH, HEIGHT), interpolation=cv2.INTER_NEAREST), np.float32)


def edges(picture: Array) -> Array:
    """How strongly the value changes at each point; a step of 6 % of the scale is about 0.2."""
    value = blur(np.ascontiguousarray(oklab(picture)[..., 0]), 1.0)
    gx = cv2.Sobel(value, cv2.CV_32F, 1, 0, ksize=3)
    gy = cv2.Sobel(value, cv2.CV_32F, 0, 1, ksize=3)
    return np.asarray(np.abs(gx) + np.abs(gy), np.float32)


# size of the stroke, px · the focus beyond which it is too coarse · the edge it may cross
_PASSES = ((64.0, 0.3, 0.13), (34.0, 0.55, 0.17), (18.0, 0.85, 0.2), (9.0, 2.0, 0.16))


def brushed(
    picture: Array,
    rng: np.random.Generator,
    keep: Array,
    way: Array,
    focus: Array,
    opacity: float = 0.6,
    relief: float = 0.26,
) -> Array:
    """Lay strokes large to small: bold ones that lose the edges far from the focus, fine ones near it.

    An edge is crossed where the values on its sides are close, or where nobody looks.
    """
    picture = np.ascontiguousarray(np.clip(picture, 0, 1), np.float32)
    canvas, bumps = picture.copy(), np.full((HEIGHT, WIDTH), 0.5, np.float32)
    directions, change = flow(picture, rng, way), edges(picture)
    away = 1 - smooth(0.08, 0.5, focus)
    keep = keep * (1 - 0.55 * away * (1 - smooth(0.85, 1.0, keep)))  # a moon stays a moon
    for size, coarse, limit in _PASSES:
        reach = max(3, int(size * 1.1) | 1)  # a stroke must not reach an edge sideways
        rough = cv2.dilate(change, np.ones((reach, reach), np.uint8)) - away * (0.12 + 0.2 * (size < 40))
        soft = blur(picture, max(0.8, size * 0.22))
        x, y = _jittered_grid(rng, size * 0.8)
        xi, yi = x.astype(int).clip(0, WIDTH - 1), y.astype(int).clip(0, HEIGHT - 1)
        chance = rng.random(x.size)
        chosen = (rough[yi, xi] < limit) & (keep[yi, xi] < 0.45 + 0.1 * chance) & (focus[yi, xi] < coarse)
        if size < 20:  # far off the broad strokes stand as they are
            chosen &= away[yi, xi] < 0.35 + 0.6 * chance
        x, y, xi, yi = x[chosen], y[chosen], xi[chosen], yi[chosen]
        if x.size == 0:
            continue
        colour = vary_oklab(soft[yi, xi], rng, 0.012, 0.085)
        _lay_strokes(
            canvas, bumps,
            x.astype(np.float32), y.astype(np.float32),
            (directions[yi, xi] + rng.normal(0, 0.14, x.size)).astype(np.float32),
            (size * 1.6 * rng.uniform(0.6, 1.25, x.size)).astype(np.float32),
            (size * 0.46 * rng.uniform(0.7, 1.25, x.size)).astype(np.float32),
            np.clip(colour, 0, 1).astype(np.float32),
            rng.normal(0, 0.12, x.size).astype(np.float32),
            np.full(x.size, opacity, np.float32), _bristles(),
        )  # fmt: skip
    guard = np.clip(keep * 1.6 - 0.35, 0, 1)[..., None]
    canvas = canvas * (1 - guard) + picture * guard
    light = -cv2.Sobel(bumps, cv2.CV_32F, 1, 0, ksize=3) * 0.5
    light = light - cv2.Sobel(bumps, cv2.CV_32F, 0, 1, ksize=3) * 0.8
    shading = 1 + relief * 0.12 * np.clip(light, -1, 1)[..., None] * (1 - guard)
    return np.asarray(canvas * shading, np.float32)


def _jittered_grid(rng: np.random.Generator, step: float) -> tuple[Array, Array]:
    gx, gy = np.meshgrid(np.arange(0, WIDTH + step, step), np.arange(0, HEIGHT + step, step))
    x = (gx + rng.uniform(-0.5, 0.5, gx.shape) * step).ravel()
    y = (gy + rng.uniform(-0.5, 0.5, gy.shape) * step).ravel()
    order = rng.permutation(x.size)
    return x[order], y[order]
