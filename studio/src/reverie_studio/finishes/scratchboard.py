"""Scratchboard: light is scratched out of black along each form; one colour washes what is bare.

Cards talk to `scratchboard_tools.Board`, whose things bring their own marks. A layer of another
medium (a motif, a stage) is hatched along the directions of its Form, so that nothing is lost.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields
from typing import Any

import cv2
import numpy as np

from reverie_studio.colour import Array
from reverie_studio.engine.bodies import FINE, Body
from reverie_studio.engine.forms import Form
from reverie_studio.engine.layers import Layer, in_painting_order
from reverie_studio.engine.look import Look
from reverie_studio.finishes import scratchboard_palettes as _palettes
from reverie_studio.finishes.scratchboard_plate import CUTS, Plate

BOARDS = _palettes.BOARDS
Mark = Callable[[Any], None]  # what is done to a plate, or to the block of a linocut
_FALLBACK = {"land": "ground", "foliage": "down", "figure": "cloth", "water": "wet"}


@dataclass
class ScratchLayer(Layer):
    """A layer that brings its marks along."""

    marks: list[Mark] = field(default_factory=list)

    @classmethod
    def of(cls, layer: Layer, marks: list[Mark]) -> ScratchLayer:
        """The same layer with marks."""
        return cls(**{**{f.name: getattr(layer, f.name) for f in fields(Layer)}, "marks": marks})


def paint(layers: Sequence[Layer], look: Look) -> Array:
    """A finish: float32 (1200, 800, 3) in 0…1."""
    plate = Plate(look)
    for layer in in_painting_order(list(layers)):
        if isinstance(layer, ScratchLayer):
            for mark in layer.marks:
                mark(plate)
        elif layer.pixels is not None and layer.blend == "over" and layer.material not in ("sky", "air", "light"):
            form = Form(layer, look)
            cut = CUTS[_FALLBACK.get(layer.material, "skin")].but(gain=1.0 - 0.6 * layer.knobs.haze)
            plate.hatch(body_of(form), cut, layer.seed)
    return plate.finished()


def body_of(form: Form) -> Body:
    """A layer of another medium as a body: dark where it is dark or turned away."""
    h, w = form.size
    size = (w * FINE, h * FINE)
    doubled = cv2.resize(form.direction, size, interpolation=cv2.INTER_LINEAR)
    a = 0.5 * np.arctan2(doubled[..., 1], doubled[..., 0])
    tone = np.clip(form.tone * 1.25 - 0.2, 0, 1)
    return Body(form.left * FINE, form.top * FINE, _fine(form.mask, size), _fine(tone, size),
                np.dstack([np.cos(a), np.sin(a)]).astype(np.float32), np.zeros((size[1], size[0]), np.float32), {})  # fmt: skip


def _fine(a: Array, size: tuple[int, int]) -> Array:
    return np.asarray(cv2.resize(a.astype(np.float32), size, interpolation=cv2.INTER_LINEAR), np.float32)
