"""One wash: a flat sheet becomes water and pigment that ran, pooled, bloomed and settled."""

from __future__ import annotations

import cv2
import numpy as np

from reverie_studio.colour import Array, vec
from reverie_studio.engine.arrays import blur, smooth
from reverie_studio.engine.noise import field
from reverie_studio.finishes.watercolour_layers import Manner

_WHITE = np.array([0.985, 0.975, 0.955], np.float32)
_DEEPEST = 0.035
_CELLS = (9.0, 18.0, 34.0, 64.0, 120.0, 220.0)


def density_of(colour: Array) -> Array:
    """How much of each light a wash of this colour holds back; white holds back nothing."""
    return np.asarray(-np.log(np.clip(colour / _WHITE, _DEEPEST, 1.0)), np.float32)


def colour_of(density: Array) -> Array:
    """The colour of a wash that holds back so much of each light."""
    return np.asarray(np.clip(np.exp(-density) * _WHITE, 0, 1), np.float32)


def mottle(rng: np.random.Generator, cell: float, size: tuple[int, int]) -> Array:
    """Noise of about this cell; few cells are used, since each new one costs a texture."""
    near = min(_CELLS, key=lambda known: abs(known - cell))
    return field(rng, near, 4, 0.55, size=size)


def soft_reach(h: int, w: int) -> float:
    """How far a wet edge of a thing of this size runs, px."""
    return float(np.clip(min(h, w) * 0.04, 1.5, 20.0))


def _carried(sheet: Array, alpha: Array, far: float) -> Array:
    """Colour of a sheet, carried on beyond its shape."""
    wide = blur(sheet, far)
    far_tone = wide[..., :3] / np.maximum(wide[..., 3:], 1e-5)
    solid = smooth(0.2, 0.8, alpha)[..., None]
    own = sheet[..., :3] / np.maximum(alpha, 1e-3)[..., None]
    return np.asarray(own * solid + np.clip(far_tone, 0, 1) * (1 - solid), np.float32)


def strayed(sheet: Array, rng: np.random.Generator, far: float, cell: float = 46) -> Array:
    """The brush does not follow the pencil: a slow drift and a fine tremble."""
    if far <= 0.05:
        return sheet
    h, w = sheet.shape[:2]
    rows, columns = np.mgrid[0:h, 0:w].astype(np.float32)
    dx = mottle(rng, cell, (h, w)) * far * 2.4 + mottle(rng, 9, (h, w)) * min(far, 2.0)
    dy = mottle(rng, cell, (h, w)) * far * 2.4 + mottle(rng, 9, (h, w)) * min(far, 2.0)
    warped = cv2.remap(sheet, columns + dx, rows + dy, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(warped, np.float32)


def _run_out(alpha: Array, rng: np.random.Generator, wet: float, reach: float) -> Array:
    """Part of the edge runs into damp paper in soft tongues, the rest dries hard."""
    if wet <= 0.01:
        return alpha
    h, w = alpha.shape
    soft = strayed(blur(alpha, reach), rng, reach * 0.7, max(14.0, reach * 2))
    where = mottle(rng, max(40.0, min(h, w) * 0.3), (h, w))
    limit = 0.36 - 0.72 * wet
    damp = smooth(limit - 0.05, limit + 0.1, where)
    return np.asarray(alpha + (soft - alpha) * damp, np.float32)


def _bristles(alpha: Array, rng: np.random.Generator, manner: Manner, height: Array) -> Array:
    """Dry brush: the tops of the paper take colour; a ragged edge ends in streaks."""
    h, w = alpha.shape
    if manner.ragged > 0:
        inside = blur(alpha, 6 + 26 * manner.ragged)
        streak = field(rng, 9, 3, 0.6, ax=9.0, size=(h, w)) + 0.55 * (height - 0.5)
        level = np.asarray(inside - 0.36 - manner.ragged * 0.3 + streak * 0.9, np.float32)
        alpha = np.asarray(alpha * smooth(0.02, 0.2, level), np.float32)
    if manner.dry > 0:
        streak = field(rng, 6, 2, 0.6, ax=12.0, size=(h, w))
        level = np.asarray(height + streak * 0.55 - 0.62 * manner.dry, np.float32)
        alpha = np.asarray(alpha * smooth(-0.06, 0.1, level), np.float32)
    return np.asarray(alpha, np.float32)


def _blooms(rng: np.random.Generator, alpha: Array, count: float) -> Array:
    """Backruns, no two alike: water dropped into a drying wash pushes pigment to one side of it."""
    h, w = alpha.shape
    change = np.zeros((h, w), np.float32)
    number = int(rng.random() * min(count, 2.4) + 0.35)
    ys, xs = np.nonzero(alpha[::8, ::8] > 0.6)
    if ys.size == 0:
        return change
    rows, columns = np.mgrid[0:h, 0:w].astype(np.float32)
    for _ in range(number):
        k = int(rng.integers(ys.size))
        size = float(np.clip(min(h, w) * rng.uniform(0.1, 0.5), 14, 240))
        dy, dx = rows - ys[k] * 8.0, columns - xs[k] * 8.0
        turn = rng.uniform(0, np.pi)
        u, v = dx * np.cos(turn) + dy * np.sin(turn), dy * np.cos(turn) - dx * np.sin(turn)
        d = np.hypot(u, v * rng.uniform(1.2, 2.6)) / size + mottle(rng, size * 0.8, (h, w)) * 1.5
        one_side = np.clip(0.15 + u / (size * 1.4) + mottle(rng, size, (h, w)), 0, 1)
        change -= smooth(1.0, 0.3, d) * np.float32(rng.uniform(0.12, 0.3))
        rim = np.exp(-(((d - 1.0) / rng.uniform(0.05, 0.16)) ** 2)) * one_side
        change += rim * np.float32(rng.uniform(0.12, 0.34))
    return np.asarray(change, np.float32)


def _rim(alpha: Array, rng: np.random.Generator, wide: float) -> Array:
    """Where the water stood last the pigment is darkest, here more and there less."""
    h, w = alpha.shape
    sharp = np.clip(1 - blur(alpha, 1.5), 0, 1) * 2.0
    broad = np.clip(1 - blur(alpha, wide), 0, 1) * 0.6
    some = np.clip(0.55 + mottle(rng, 64, (h, w)) * 2.2, 0, 1.4)
    return np.asarray((sharp + broad) * some * alpha, np.float32)


def _faded(manner: Manner, h: int, w: int, noise: Array) -> Array | float:
    if manner.fade is None:
        return 1.0
    x, y = manner.fade
    across = np.linspace(-1, 1, w, dtype=np.float32)[None, :] * x
    down = np.linspace(-1, 1, h, dtype=np.float32)[:, None] * y
    return smooth(1.0, -0.65, across + down + noise * 0.7)


def concentration(alpha: Array, manner: Manner, rng: np.random.Generator, facing: Array | None,
                  height: Array) -> Array:  # fmt: skip
    """How much pigment lies at each point of the wash; `facing` is how the form meets the light."""
    h, w = alpha.shape
    size = min(h, w)
    slow = mottle(rng, max(30.0, size * 0.5), (h, w))
    c = 1 + manner.uneven * (slow * 1.7 + np.linspace(-0.14, 0.16, h, dtype=np.float32)[:, None])
    c = c * _faded(manner, h, w, slow)
    if facing is not None:
        c = c * (1 - manner.light * smooth(0.08, 0.2, facing) * 0.86)
    if manner.bloom > 0:
        c = c * (1 + _blooms(rng, alpha, manner.bloom))
    c = c + manner.pool * _rim(alpha, rng, float(np.clip(size * 0.05, 2.5, 9))) * np.clip(c, 0, 1) * 0.8
    c = c * (1 + manner.grain * (0.5 - height) * 0.95)
    return np.asarray(np.clip(c, 0, 2.6), np.float32)


def lay(sheet: Array, manner: Manner, rng: np.random.Generator, facing: Array | None,
        height: Array, shadow: Array | None = None) -> tuple[Array, Array]:  # fmt: skip
    """Density of the wash (h, w, 3) and the part of the paper it takes (h, w).

    With `facing` the lit side thins out and the far side gets two crisp glazes, cooled by `shadow`.
    """
    h, w = sheet.shape[:2]
    reach = soft_reach(h, w)
    sheet = strayed(sheet, rng, min(manner.loose, 0.3 + min(h, w) * 0.012))
    alpha = np.ascontiguousarray(sheet[..., 3])
    # colour is carried a little beyond its shape, so that a soft edge does not turn black
    colour = _carried(sheet, alpha, reach * 1.3) if manner.wet > 0.01 else sheet[..., :3] / np.maximum(alpha, 1e-3)[..., None]
    pigment = density_of(np.clip(colour, 0, 1))
    if manner.charge is not None:
        drops = smooth(-0.02, 0.16, mottle(rng, max(36.0, min(h, w) * 0.4), (h, w)))
        pigment = pigment + (density_of(vec(manner.charge)[None, None]) - pigment) * drops[..., None]
    alpha = _run_out(alpha, rng, manner.wet, reach)
    alpha = _bristles(alpha, rng, manner, height)
    if facing is not None:
        facing = facing + mottle(rng, max(10.0, min(h, w) * 0.16), (h, w)) * 0.16
    amount = concentration(alpha, manner, rng, facing, height) * alpha * np.float32(manner.strength)
    density = pigment * amount[..., None]
    if facing is not None and manner.second > 0:
        turned = smooth(0.05, 0.09, -facing) * 0.55 + smooth(0.24, 0.28, -facing) * 0.45
        film = pigment * 0.45 + (0 if shadow is None else density_of(shadow[None, None]) * 0.5)
        density = density + film * (turned * alpha * np.float32(manner.second * manner.strength))[..., None]
    return np.asarray(density, np.float32), alpha
