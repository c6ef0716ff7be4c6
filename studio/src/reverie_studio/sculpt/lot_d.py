"""Land for scratchboard cards: engraved country, rock, streams.

`engrave` scratches any picture of light along any field of directions. What grows there is in `lot_d_things`, who lives there in `lot_d_beasts`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import cv2
import numpy as np

from reverie_studio import HEIGHT, WIDTH
from reverie_studio.colour import Array
from reverie_studio.engine.bodies import FINE, Body, Outline, outline
from reverie_studio.engine.clay import Clay
from reverie_studio.finishes.scratchboard_plate import CUTS, Cut
from reverie_studio.finishes.scratchboard_tools import Thing

Spot = tuple[float, float]
Field = Callable[[Array, Array], Array]  # something by x and y of the card


def grid() -> tuple[Array, Array]:
    """x and y of each point of the card."""
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    return x, y


def inside(*shapes: Outline) -> Array:
    """1 inside the outlines, 0 outside."""
    return np.asarray(cv2.fillPoly(np.zeros((HEIGHT, WIDTH), np.uint8), [np.round(outline(s)).astype(np.int32) for s in shapes], 1), np.float32)


def cloudy(rng: np.random.Generator, wide: float, tall: float, octaves: int = 3) -> Array:
    """Noise of about -1 to 1 over the card, with patches so wide and so tall."""
    out = np.zeros((HEIGHT, WIDTH), np.float32)
    for k in range(octaves):
        size = (max(2, int(HEIGHT * 2**k / tall) + 2), max(2, int(WIDTH * 2**k / wide) + 2))
        out += cv2.resize(rng.normal(0, 1, size).astype(np.float32), (WIDTH, HEIGHT), interpolation=cv2.INTER_CUBIC) * 0.5**k
    return np.asarray(out / 1.7, np.float32)


def engrave(t: Thing, tone: Array | Field, angle: Array | Field | float = 0.0, how: str | Cut = "ground", *, where: Array | None = None,
            spot: float | None = None, **changes: Any) -> Body:  # fmt: skip
    """Scratch light (arrays or functions over the card, 0…1) along directions (radians); black elsewhere in `where`."""
    x, y = grid()
    light = np.asarray(tone(x, y) if callable(tone) else tone, np.float32)
    turn = np.asarray(angle(x, y) if callable(angle) else angle + 0 * x, np.float32)
    mask = np.ones_like(light) if where is None else where
    rows, columns = np.nonzero(mask > 0.01)
    top, left, bottom, right = int(rows.min()), int(columns.min()), int(rows.max()) + 1, int(columns.max()) + 1
    here, size = np.s_[top:bottom, left:right], ((right - left) * FINE, (bottom - top) * FINE)

    def fine(a: Array) -> Array:
        return np.asarray(cv2.resize(np.ascontiguousarray(a[here], np.float32), size, interpolation=cv2.INTER_LINEAR), np.float32)

    field = np.dstack([fine(np.cos(turn)), fine(np.sin(turn))])
    body = Body(left * FINE, top * FINE, fine(mask), fine(light * mask), field, np.zeros(size[::-1], np.float32), {})
    return t._hatch(body, CUTS[how] if isinstance(how, str) else how, spot, None, None, changes)


def relief(height: Array, light: tuple[float, float, float], steep: float = 1.0) -> tuple[Array, Array]:
    """A land of heights (px) seen from above: how light each point is, and the direction water would run there."""
    gx, gy = cv2.Sobel(height, cv2.CV_32F, 1, 0, ksize=5) / 128 * steep, cv2.Sobel(height, cv2.CV_32F, 0, 1, ksize=5) / 128 * steep
    long = math.sqrt(sum(v * v for v in light))
    tone = (-gx * light[0] - gy * light[1] + light[2]) / (long * np.sqrt(1 + gx * gx + gy * gy))
    return np.asarray(np.clip(tone, 0, 1), np.float32), np.asarray(np.arctan2(gy, gx), np.float32)


def mountain(rng: np.random.Generator, x: float, foot: float, wide: float, tall: float, *, ridges: int = 7, lean: float = 0.0, z: float = 0.0, part: str = "rock") -> Clay:
    """A mountain standing at (x, foot): a cone with ridges that run down from its peak."""
    px, py = x + lean * tall, foot - tall
    c = Clay().limb([(px, py + tall * 0.1, z, wide * 0.05), (x + lean * tall * 0.4, foot - tall * 0.5, z, wide * 0.2), (x, foot + wide * 0.2, z, wide * 0.46)], melt=wide * 0.1, part=part, per=4)
    for k in range(ridges):
        a = math.radians(180 * (k + 0.5) / ridges + rng.normal(0, 7))
        ex, ez = x + math.cos(a) * wide * 0.62, z + math.sin(a) * wide * 0.5
        knots = []
        for i in range(6):
            q = i / 5
            w = rng.normal(0, wide * 0.016) * (0 < i < 5)
            knots.append((px + (ex - px) * q**1.15 + w, py + (foot - py) * q**0.85 + w * 0.4, z + (ez - z) * q, wide * (0.022 + 0.085 * q)))
        c.limb(knots, melt=wide * 0.045, part=part, per=3)
    return c


def ring(x: float, y: float, rx: float, ry: float, n: int = 32) -> list[Spot]:
    """A closed oval."""
    return [(x + rx * math.cos(math.tau * k / n), y + ry * math.sin(math.tau * k / n)) for k in range(n)]


def dab(mask: Array, knots: Sequence[tuple[float, float, float]], put: Callable[[float, float], Spot]) -> None:
    """A limb (u, v, radius) painted into a mask of thrown shadow; `put` says where a point of the body's own upright plane falls."""
    line = [(float(u), float(v), float(r)) for u, v, r in knots]
    for (u0, v0, r0), (u1, v1, r1) in zip(line[:-1], line[1:], strict=True):
        for q in np.linspace(0, 1, 14):
            u, v, r = u0 + (u1 - u0) * q, v0 + (v1 - v0) * q, r0 + (r1 - r0) * q
            cv2.fillPoly(mask, [np.round([put(u + r * math.cos(a), v + r * math.sin(a)) for a in np.linspace(0, math.tau, 17)]).astype(np.int32)], 1.0)


def rock_face(rng: np.random.Generator, light: tuple[float, float, float], *, wide: float = 70.0, tall: float = 420.0, strata: float = 26.0, steep: float = 1.6) -> tuple[Array, Array]:
    """A cliff seen from in front: its light, and the direction strokes fall."""
    x, y = grid()
    height = 40 * np.abs(cloudy(rng, wide, tall)) + 5 * np.sin((y + 14 * cloudy(rng, 160, 60)) / strata * math.tau) + 6 * cloudy(rng, 24, 40)
    tone, _ = relief(np.asarray(height, np.float32), light, steep)
    return tone, np.asarray(1.5708 + 0.3 * cloudy(rng, 90, 160), np.float32)


def step(t: Thing, rng: np.random.Generator, left: float, right: float, top: float, deep: float, foot: float, *, lit: float = 0.8, front: float = 0.36) -> None:
    """A terrace of rock seen a little from above: its floor from `top` to `top + deep`, its front down to `foot`."""
    xs = np.linspace(left, right, 12)
    back = [(u, top + rng.normal(0, 3)) for u in xs]
    lip = [(u - 16 * (1 - (u - left) / (right - left)), top + deep + rng.normal(0, 4)) for u in xs]
    base = [(u - 22, foot + rng.normal(0, 4)) for u in xs]
    x, y = grid()
    noise = cloudy(rng, 46, 120)
    engrave(t, np.clip(front * (1 + 0.7 * noise) * (1.25 - (y - top - deep) / max(1.0, foot - top - deep)), 0, 1), 1.5708 + 0.2 * noise, "stone", where=inside([*lip, *reversed(base)]))
    engrave(t, np.clip(lit * (1 + 0.25 * cloudy(rng, 120, 14)), 0, 1), 0.0, "ground", where=inside([*back, *reversed(lip)]))
    t.strokes([lip], 2.6, black=True, ends=(0.5, 0.5))


def jagged(rng: np.random.Generator, points: Sequence[Spot], rough: float = 0.16, times: int = 4) -> list[Spot]:
    """A broken line through points, as ridges have it: each piece is halved and its middle shifted."""
    line = [np.array(p, float) for p in points]
    for _ in range(times):
        out = [line[0]]
        for p, q in zip(line[:-1], line[1:], strict=True):
            d = q - p
            out += [(p + q) / 2 + np.array([-d[1], d[0]]) * rng.normal(0, rough), q]
        line = out
    return [(float(p[0]), float(p[1])) for p in line]


def crag(t: Thing, rng: np.random.Generator, shape: Sequence[Spot], bumps: Sequence[tuple[float, float, float, float, float]] = (), *, light: tuple[float, float, float] = (-0.7, -0.45, 0.5), gain: float = 1.0,
         steep: float = 1.5, wide: float = 60.0, rough: float = 1.0, shade: Array | float = 1.0) -> None:  # fmt: skip
    """A rock with a face if one likes: an outline, and bumps (x, y, half width, half height, px high; below 0 a hollow) in its broken surface."""
    x, y = grid()
    height = rough * 26 * np.abs(cloudy(rng, wide, wide * 4)) + 3.5 * np.sin((y + 16 * cloudy(rng, 160, 60)) / 34 * math.tau / 2) + rough * 5 * cloudy(rng, 22, 34)
    for bx, by, rx, ry, high in bumps:
        height = height + high * np.exp(-(((x - bx) / rx) ** 2) - ((y - by) / ry) ** 2)
    tone, _ = relief(np.asarray(height, np.float32), light, steep)
    engrave(t, np.clip(tone * gain * shade, 0, 1.2), 1.5708 + 0.34 * cloudy(rng, 90, 140), CUTS["stone"].but(near=2.4), where=inside(shape))


def ribbon(path: Sequence[tuple[float, float, float]]) -> tuple[Array, Array, Array]:
    """A stream along (x, y, half width): where it is, the direction it runs, and how far (0…1) from its middle each point lies."""
    where, turn, off = np.zeros((HEIGHT, WIDTH), np.float32), np.zeros((HEIGHT, WIDTH), np.float32), np.ones((HEIGHT, WIDTH), np.float32)
    x, y = grid()
    line = np.asarray(path, float)
    dense = np.column_stack([np.interp(np.linspace(0, len(line) - 1, 40 * len(line)), np.arange(len(line)), line[:, k]) for k in range(3)])
    for i in range(len(dense) - 1):
        px, py, r = dense[i]
        left, right, top, bottom = max(0, int(px - r)), min(WIDTH, int(px + r) + 1), max(0, int(py - r)), min(HEIGHT, int(py + r) + 1)
        if left >= right or top >= bottom:
            continue
        here = np.s_[top:bottom, left:right]
        far = np.hypot(x[here] - px, y[here] - py) / max(1.0, r)
        near = (far < 1) & (far < off[here] + 0.02)
        turn[here] = np.where(near, math.atan2(dense[i + 1][1] - py, dense[i + 1][0] - px), turn[here])
        off[here] = np.where(near, far, off[here])
        where[here] = np.maximum(where[here], far < 1)
    return where, np.asarray(cv2.blur(turn, (9, 9)), np.float32), off
