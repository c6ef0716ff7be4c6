"""Where a card wants to be looked at: crisp and dense there, melted and silent elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import cv2
import numpy as np

from reverie_studio import HEIGHT, WIDTH
from reverie_studio.colour import Array
from reverie_studio.engine.arrays import COLUMNS, ROWS
from reverie_studio.engine.layers import Layer

WEIGHTS = {"subject": 1.0, "witness": 0.92, "accent": 0.85}
Given = Sequence[tuple[float, float, float]]  # x, y, radius


@dataclass(frozen=True)
class Focus:
    """The focus of a card: how much each point belongs to it, and its middle."""

    map: Array  # (HEIGHT, WIDTH), 0…1
    at: tuple[float, float]


def even() -> Focus:
    """No focus: everything counts the same."""
    return Focus(np.ones((HEIGHT, WIDTH), np.float32), (WIDTH / 2, HEIGHT / 2))


def focus_of(layers: Iterable[Layer], given: Given = ()) -> Focus:
    """The focus the roles speak of, or the points a card gives itself."""
    spots = [(x, y, r, 1.0) for x, y, r in given] or _from_roles(layers)
    if not spots:
        return even()
    far = np.zeros((HEIGHT // 4, WIDTH // 4), np.float32)
    rows, columns = ROWS[::4, ::4], COLUMNS[::4, ::4]
    for x, y, radius, weight in spots:
        d = np.hypot(columns - x, rows - y) / radius
        far = np.maximum(far, weight / (1 + (d * 0.62) ** 3))
    heavy = sum(w * w for *_, w in spots)
    at = (sum(s[0] * s[3] ** 2 for s in spots) / heavy, sum(s[1] * s[3] ** 2 for s in spots) / heavy)
    wide = cv2.resize(far, (WIDTH, HEIGHT), interpolation=cv2.INTER_LINEAR)
    return Focus(np.asarray(np.clip(wide / max(1e-3, float(wide.max())), 0, 1), np.float32), at)


def _from_roles(layers: Iterable[Layer]) -> list[tuple[float, float, float, float]]:
    spots = []
    for layer in layers:
        if layer.role not in WEIGHTS or layer.pixels is None:
            continue
        left, top, right, bottom = layer.box
        alpha = cv2.resize(np.ascontiguousarray(layer.pixels[..., 3]), (32, 32), interpolation=cv2.INTER_AREA)
        total = float(alpha.sum())
        if total < 1e-3:
            continue
        x = left + (right - left) * float((alpha.sum(0) * (np.arange(32) + 0.5)).sum()) / total / 32
        y = top + (bottom - top) * float((alpha.sum(1) * (np.arange(32) + 0.5)).sum()) / total / 32
        size = (total / 1024 * (right - left) * (bottom - top)) ** 0.5
        if layer.material == "figure":  # we look at faces
            y = top + (bottom - top) * 0.22
        spots.append((x, y, float(np.clip(size * 0.62, 70, 210)), WEIGHTS[layer.role]))
    return spots
