"""The law of the medium: there is nothing on a card but cloth and thread, so nothing on it is flat."""

from __future__ import annotations

import numpy as np

from reverie_studio.colour import Array
from reverie_studio.engine.arrays import blur

_TILE = 20  # px
_LEAST = 0.010  # of the tile's lightness: the weave of pale linen has about three times that


def bald(picture: Array) -> list[tuple[int, int]]:
    """Tiles (x, y) that show neither weave nor stitch; deep shadow may be silent."""
    grey = np.asarray(picture @ np.array([0.3, 0.59, 0.11], np.float32), np.float32)
    fine = np.abs(grey - blur(grey, 2.5))
    h, w = grey.shape[0] // _TILE, grey.shape[1] // _TILE
    tiles = fine[: h * _TILE, : w * _TILE].reshape(h, _TILE, w, _TILE).mean((1, 3))
    light = grey[: h * _TILE, : w * _TILE].reshape(h, _TILE, w, _TILE).mean((1, 3))
    rows, columns = np.nonzero((tiles < light * _LEAST) & (light > 0.12))
    return [(int(x) * _TILE, int(y) * _TILE) for y, x in zip(rows, columns, strict=True)]
