"""Paper shows through: a fine tooth, a slow unevenness of the ground, a few fibres."""

from __future__ import annotations

import numpy as np

from reverie_studio.colour import Array
from reverie_studio.engine.arrays import blur
from reverie_studio.engine.noise import field, grain


def paper(base: Array, rng: np.random.Generator, tooth: float = 0.07, ground: float = 0.08) -> Array:
    """Multiply the picture by the surface it is painted on."""
    n = np.ascontiguousarray(grain(rng))
    soft = blur(n, 0.8) * 1.4
    bump = blur(n, 1.6)
    bump = (np.roll(bump, 1, 0) - np.roll(bump, -1, 0)) * 3
    lum = base @ np.array([0.3, 0.59, 0.11], np.float32)
    strength = tooth * np.clip(1.25 - lum * 0.5, 0.6, 1.2)
    out = base * (1 + strength * (soft * 0.3 + bump * 0.5))[..., None]
    return np.asarray(out * (1 + ground * field(rng, 300, 5, 0.6))[..., None], np.float32)
