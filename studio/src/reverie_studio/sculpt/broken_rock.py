"""Rock that breaks in planes, each with a stroke of its own: for stones, mountains and cut stars."""

from __future__ import annotations

import math
from collections.abc import Sequence

import cv2
import numpy as np

from reverie_studio.colour import Array
from reverie_studio.engine.bodies import FINE, Body
from reverie_studio.finishes.scratchboard_tools import CUTS, Thing
from reverie_studio.sculpt.marks import Spot


def broken_planes(rng: np.random.Generator, wide: float, tall: float, *, least: float = 0.15, crack: int = 3) -> tuple[Array, Array]:
    """The broken face of a rock over the card, planes about so wide and so tall: how light each is (`least` to 1, 0 in the cracks of `crack` px), and the angle of its strokes."""
    w, h = 800, int(1200 * wide / tall)
    seeds = np.ones((h, w), np.uint8)
    count = int(w * h / wide**2)
    seeds[rng.integers(0, h, count), rng.integers(0, w, count)] = 0
    labels = cv2.distanceTransformWithLabels(seeds, cv2.DIST_L2, 5, labelType=cv2.DIST_LABEL_PIXEL)[1]
    planes = cv2.resize(labels.astype(np.float32), (800, 1200), interpolation=cv2.INTER_NEAREST)
    index, kernel = planes.astype(np.int32), np.ones((crack, crack), np.uint8)
    edge = cv2.dilate(planes, kernel) != cv2.erode(planes, kernel)
    slope = rng.uniform(-1, 1, int(index.max()) + 1)
    light = np.where(edge, 0.0, (least + (1 - least) * (0.5 - 0.5 * slope))[index])
    return np.asarray(light, np.float32), np.asarray(1.5708 + 0.6 * slope[index], np.float32)


def laid(body: Body) -> tuple[Array, Array]:
    """The light of a body, and where it is, as charts of the card."""
    light, mask = np.zeros((1200, 800), np.float32), np.zeros((1200, 800), np.float32)
    rows, columns = np.mgrid[0:1200, 0:800]
    i, j = rows * FINE - body.top, columns * FINE - body.left
    here = (i >= 0) & (j >= 0) & (i < body.size[0]) & (j < body.size[1])
    light[here], mask[here] = body.tone[i[here], j[here]], body.mask[i[here], j[here]]
    return light, mask


def cut_star(x: float, y: float, r: float, turn: float = -90.0, points: int = 5) -> tuple[list[Spot], list[tuple[list[int], float, float]]]:
    """Corners and faces (for `facets`) of a star with a ridge along each arm: lit on one side of it, dim on the other; the first arm points to `turn` degrees."""
    spots: list[Spot] = [(x, y)]
    for k in range(2 * points):
        a = math.radians(turn + 180 * k / points)
        q = r if k % 2 == 0 else r * 0.44
        spots.append((x + q * math.cos(a), y + q * math.sin(a)))
    faces: list[tuple[list[int], float, float]] = []
    for k in range(points):
        i = 1 + 2 * k
        before = 2 * points if k == 0 else i - 1
        way = turn + 360 * k / points
        faces += [([0, before, i], 1.0, way - 24), ([0, i, i + 1], 0.36, way + 24)]
    return spots, faces


def facets(t: Thing, corners: Sequence[Spot], faces: Sequence[tuple[Sequence[int], float, float]], *, gap: float = 2.5, spot: float | None = None, **cut: float) -> None:
    """A broken stone: `corners`, and faces of it (corner numbers, tone, degrees of its strokes), each left black round its edge by `gap` px."""
    for ids, tone, axis in faces:
        shape = [corners[i] for i in ids]
        mx, my = sum(p[0] for p in shape) / len(shape), sum(p[1] for p in shape) / len(shape)
        kept = []
        for x, y in shape:
            d = max(1.0, math.hypot(x - mx, y - my))
            kept.append(f"{x - (x - mx) / d * gap * 1.4:.1f},{y - (y - my) / d * gap * 1.4:.1f}!")
        t.form(" ".join(kept), how=CUTS["stone"].but(**{"near": 2.4, "stroke": (8, 40), "rough": 0.55, "grain": 34.0, **cut}), puff=1, ambient=tone, axis=axis, spot=spot)
