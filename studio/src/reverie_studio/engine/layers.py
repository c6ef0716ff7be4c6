"""A card is a list of layers that are kept apart until a finish paints them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields, replace
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from reverie_studio import HEIGHT, WIDTH
from reverie_studio.colour import Array, Colour

if TYPE_CHECKING:
    from reverie_studio.pen import Shape

Box = tuple[float, float, float, float]  # left, top, right, bottom
Material = Literal[
    "sky", "air", "land", "place", "motif", "figure", "foliage", "water", "light", "weather", "near"
]
Blend = Literal["over", "screen", "multiply"]
Plane = Literal["sky", "place", "front", "air"]
PLANES: dict[str, int] = {"sky": 0, "place": 1, "front": 2, "air": 3}


@dataclass(frozen=True)
class Knobs:
    """How a finish may treat a layer; a medium that has no use for a knob ignores it."""

    volume: float = 0.3  # roundness by light from one side
    rim: float = 0.4  # light along the edge that faces the light
    haze: float = 0.0  # 0 near … 1 lost in the distance
    wobble: float = 1.6  # unsteadiness of the hand, px
    edge: float = 0.22  # paint pooling at the edge
    shade: float = 0.0  # darkening towards the bottom of the layer
    pigment: float = 0.16  # mottling of the colour
    shadow: tuple[float, float, float, float] | None = None  # dx, dy, softness, strength
    contact: float = 0.0  # shadow where it touches the ground
    reflect: float = 0.0  # mirrored in what lies below its foot
    alpha: float = 1.0
    tint: tuple[Colour, float] | None = None
    protect: float = 0.5  # 1: later brush work keeps off
    lift: float | None = None  # papercut: px before what it lies on; None hangs it at its depth
    sheer: float | None = None  # papercut: 0 card … 1 tissue; None is plain paper

    def but(self, **changes: Any) -> Knobs:
        """A copy with some knobs turned."""
        return replace(self, **{k: v for k, v in changes.items() if v is not None})


KNOB_NAMES = frozenset(f.name for f in fields(Knobs))


@dataclass
class Layer:
    """Something painted: a cropped sheet, a light, or an effect on what lies below."""

    name: str
    material: Material
    depth: float = 0.5  # 0 far … 1 near
    pixels: Array | None = None  # premultiplied RGBA, cropped to the box
    left: int = 0
    top: int = 0
    blend: Blend = "over"
    plane: Plane = "place"
    effect: Callable[[Array], Array] | None = None
    knobs: Knobs = field(default_factory=Knobs)
    ground_y: float | None = None
    seed: int = 0
    role: str = ""  # subject, witness, accent, prop, place; empty when it is not in the record
    shapes: list[Shape] = field(default_factory=list)  # as the pen drew them

    @property
    def box(self) -> Box:
        """Where its pixels are on the card."""
        if self.pixels is None:
            return (0, 0, WIDTH, HEIGHT)
        h, w = self.pixels.shape[:2]
        return (self.left, self.top, self.left + w, self.top + h)

    def full(self) -> Array:
        """Its pixels on a sheet as large as the card."""
        sheet = np.zeros((HEIGHT, WIDTH, 4), np.float32)
        if self.pixels is not None:
            h, w = self.pixels.shape[:2]
            sheet[self.top : self.top + h, self.left : self.left + w] = self.pixels
        return sheet


def crop(sheet: Array, threshold: float = 0.004) -> tuple[Array, int, int] | None:
    """Cut a sheet to what is drawn on it; None when it is empty."""
    alpha = sheet[..., 3] > threshold
    rows = np.flatnonzero(alpha.any(1))
    if rows.size == 0:
        return None
    columns = np.flatnonzero(alpha.any(0))
    top, bottom = int(rows[0]), int(rows[-1]) + 1
    left, right = int(columns[0]), int(columns[-1]) + 1
    return sheet[top:bottom, left:right].copy(), left, top


def in_painting_order(layers: list[Layer]) -> list[Layer]:
    """Sky first, then the place and what stands in it, then the foreground, then the air."""
    return sorted(layers, key=lambda layer: PLANES[layer.plane])
