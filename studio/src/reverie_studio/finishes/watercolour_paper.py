"""Cold-pressed paper: hollows that hold pigment, tops that a dry brush catches, a warm white."""

from __future__ import annotations

from functools import lru_cache

import cv2
import numpy as np

from reverie_studio import HEIGHT, WIDTH
from reverie_studio.colour import Array, Colour, vec
from reverie_studio.engine.arrays import blur
from reverie_studio.engine.noise import field, grain


@lru_cache(maxsize=4)
def tooth(seed: int) -> Array:
    """Height of the paper, about 0 (hollow) … 1 (top), the same for every wash on a card."""
    rng = np.random.default_rng([seed, 4711])
    fine = blur(np.ascontiguousarray(grain(rng)), 1.15)
    coarse = blur(np.ascontiguousarray(grain(rng)), 2.4)
    felt = fine / (fine.std() + 1e-6) * 0.55 + coarse / (coarse.std() + 1e-6) * 0.6
    return np.asarray(np.clip(0.5 + 0.2 * felt, 0, 1), np.float32)


def window(a: Array, left: int, top: int, h: int, w: int) -> Array:
    """A piece of a card-sized field; beyond the edge it is mirrored."""
    ys = np.abs(np.arange(top, top + h))
    xs = np.abs(np.arange(left, left + w))
    ys = np.where(ys >= HEIGHT, 2 * HEIGHT - 2 - ys, ys)
    xs = np.where(xs >= WIDTH, 2 * WIDTH - 2 - xs, xs)
    return np.ascontiguousarray(a[np.clip(ys, 0, HEIGHT - 1)][:, np.clip(xs, 0, WIDTH - 1)])


def sheet_of_paper(colour: Colour, seed: int) -> Array:
    """The bare sheet: nearly white, a little uneven, lit from the upper left."""
    rng = np.random.default_rng([seed, 31])
    height = tooth(seed)
    gx = cv2.Sobel(height, cv2.CV_32F, 1, 0, ksize=3)
    gy = cv2.Sobel(height, cv2.CV_32F, 0, 1, ksize=3)
    tone = 1 - 0.011 * (gx + gy) * 0.8 + 0.012 * field(rng, 260, 4, 0.6)
    sheet = vec(colour)[None, None] * tone[..., None]
    return np.asarray(np.clip(sheet, 0, 1), np.float32)


def settle(paper: Array, density: Array) -> Array:
    """Light goes through the pigment, is thrown back by the paper and goes through again."""
    return np.asarray(paper * np.exp(-density), np.float32)
