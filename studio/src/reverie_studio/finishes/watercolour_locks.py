"""Locks: manes, beards, tails, long grass, as single strokes of a loaded brush, the later over the earlier."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import cv2
import numpy as np
import skia

from reverie_studio import HEIGHT, WIDTH
from reverie_studio.colour import Array, Colour, mix, vec
from reverie_studio.engine.arrays import blur, sheet_of
from reverie_studio.engine.clay import flow
from reverie_studio.engine.layers import Layer, Plane
from reverie_studio.finishes.watercolour_board import Board, MarkedLayer, ink_colour
from reverie_studio.finishes.watercolour_clay import handled, shade_colour
from reverie_studio.finishes.watercolour_layers import Manner
from reverie_studio.finishes.watercolour_paper import window
from reverie_studio.finishes.watercolour_wash import colour_of, density_of, lay
from reverie_studio.scene import Placed, Scene

Curve = Sequence[Sequence[float]]
Lit = Callable[[float, float], float]
_FINE = 2


def laid_locks(s: Scene, curves: Sequence[Curve], colour: Colour | Sequence[Colour], *, width: float = 14.0, lit: Lit | None = None, hairs: int = 3,
               name: str = "locks", role: str | None = None, plane: Plane = "place", behind: str | None = None,
               how: Any = None, tip: float = 0.04, depth: float = 0.6) -> Placed:  # fmt: skip
    """Tapering locks (root to tip) in the order they lie; `lit` (0…1 by x and y) is how much light a lock gets."""
    rng, seed = s.own_rng(f"locks {name}")
    tones = [s.palette.resolve(c) for c in ([colour] if isinstance(colour, str | tuple) else list(colour))]
    sheet, marks = _drawn(curves, tones, width, lit or (lambda _x, _y: 0.45), hairs, tip, rng)
    layer = s.add_sheet(name, sheet, "motif", plane=plane, behind=behind, depth=depth, seed=seed)
    if layer is None:
        raise ValueError(f"{name!r} is not on the card")
    handling = handled(how)

    def mark(board: Board, own: Layer, rng: np.random.Generator) -> None:
        room = own.full()
        mask = room[..., 3]
        flat = np.asarray(room[..., :3] / np.maximum(room[..., 3:], 1e-3), np.float32)
        height = window(board.tooth, 0, 0, HEIGHT, WIDTH)
        manner = Manner(wet=0.0, pool=0.3, bloom=0.6, grain=handling.grain, uneven=0.6, loose=0.6, light=0, second=0, line=0, inner=0)
        density, cover = lay(sheet_of(flat, mask), manner.but(strength=handling.strength), rng, None, height)
        thin = 1 - 0.8 * blur(marks[..., 2], 0.8)
        board.wash(density * thin[..., None], cover, mask, 0, 0, 0.0, 0.8, True)
        board.take(mask, 0, 0)
        film = shade_colour(flat, board.look.palette.shadow, handling.cool)
        density, cover = lay(sheet_of(film, marks[..., 0] * mask), manner.but(strength=0.8 * handling.shade, bloom=0.0), rng, None, height)
        board.wash(density, cover, cover, 0, 0, 1.0)
        ink = ink_colour(board.look, Manner(ink=handling.ink))
        tone = np.asarray(flat[mask > 0.5].mean(0)) if (mask > 0.5).any() else vec(tones[0])
        focus = np.clip(0.5 + 0.8 * board.look.focus.map, 0, 1)
        board.draw(marks[..., 1] * mask * focus * 0.8 * handling.line, 0, 0, mix((tone[0], tone[1], tone[2]), ink, 0.75))

    own = MarkedLayer.marked(layer, [mark])
    s.layers[next(i for i, old in enumerate(s.layers) if old is layer)] = own
    if role is not None:
        s._note(name, role, "drawing", own, 1, (), {})
    return Placed(name, own.box, {}, [own])


def _drawn(curves: Sequence[Curve], tones: Sequence[Colour], width: float, lit: Lit, hairs: int, tip: float,
           rng: np.random.Generator) -> tuple[Array, Array]:  # fmt: skip
    """The flat sheet, and where shade, pen and light lie on each lock that is not covered."""
    colour, marks = (skia.Surface(WIDTH * _FINE, HEIGHT * _FINE) for _ in range(2))
    for surface in (colour, marks):
        surface.getCanvas().scale(_FINE, _FINE)
    for curve in curves:
        line = flow([p[:2] for p in curve], 7)
        half = 0.5 * width * rng.uniform(0.75, 1.2) * _profile(len(line), tip)
        off = _normals(line)
        light = float(np.clip(lit(*line[len(line) // 3]), 0, 1.2))
        tone = density_of(vec(tones[int(rng.integers(len(tones)))])[None, None]) * float(rng.uniform(0.85, 1.15) * (1.3 - 0.8 * min(1.0, light)))
        blade = np.concatenate([line + off * half, (line - off * half)[::-1]])
        _fill(colour, blade, colour_of(tone)[0, 0])
        _fill(marks, blade, (0, 0, 0))
        side = 1.0 if off[len(off) // 2, 1] > 0 else -1.0  # shade lies below
        edge = off * half * side
        _fill(marks, np.concatenate([line + edge, (line + edge * (-0.75 + 1.5 * min(1.0, light)))[::-1]]), (1, 0, 0))
        if light > 0.55:
            _fill(marks, np.concatenate([line - edge * 0.8, (line - edge * (0.75 - 0.75 * min(1.0, light)))[::-1]]), (0, 0, min(1.0, light)))
        _fill(marks, np.concatenate([line + edge, (line + edge * 0.86 - off * 0.35 * side)[::-1]]), (1, 1, 0))
        for _ in range(hairs):
            q = rng.uniform(-0.7, 0.7)
            a, b = sorted((rng.uniform(0, 0.5), rng.uniform(0.5, 1.0)))
            part = slice(int(a * len(line)), max(int(a * len(line)) + 3, int(b * len(line))))
            hair = line[part] + off[part] * half[part] * q
            thick = 0.5 * rng.uniform(0.4, 0.9) * np.sin(np.linspace(0.2, np.pi, len(hair)))[:, None] + 0.12
            _fill(marks, np.concatenate([hair + off[part] * thick, (hair - off[part] * thick)[::-1]]), (1 - 0.5 * light, 1, 0))
    size = (WIDTH, HEIGHT)
    raw = cv2.resize(colour.toarray(colorType=skia.kRGBA_8888_ColorType).astype(np.float32) / 255, size, interpolation=cv2.INTER_AREA)
    alpha = raw[..., 3:]
    found = cv2.resize(marks.toarray(colorType=skia.kRGBA_8888_ColorType).astype(np.float32) / 255, size, interpolation=cv2.INTER_AREA)
    flat = np.where(alpha > 0, raw[..., :3], 0)
    return np.concatenate([flat * alpha, alpha], -1).astype(np.float32), np.ascontiguousarray(found[..., :3], np.float32)


def _fill(surface: skia.Surface, points: Array, tone: Any) -> None:
    path = skia.Path()
    path.addPoly([skia.Point(float(x), float(y)) for x, y in points], True)
    path.setFillType(skia.PathFillType.kWinding)
    r, g, b = (float(v) for v in tone)
    surface.getCanvas().drawPath(path, skia.Paint(AntiAlias=True, Color4f=skia.Color4f(r, g, b, 1)))


def _profile(n: int, tip: float) -> Array:
    q = np.linspace(0, 1, n)
    return np.asarray(np.maximum(tip, np.sin(np.pi * np.clip(q * 0.82 + 0.18, 0, 1)) ** 0.8) * np.minimum(1, 0.55 + 2 * q), np.float32)[:, None]


def _normals(line: Any) -> Array:
    way = np.gradient(np.asarray(line), axis=0)
    way /= np.maximum(np.hypot(way[:, 0], way[:, 1]), 1e-6)[:, None]
    return np.column_stack([-way[:, 1], way[:, 0]]).astype(np.float32)
