"""The sheet while it is being painted, and layers that bring marks of their own for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields

import numpy as np

from reverie_studio import HEIGHT, WIDTH
from reverie_studio.colour import Array, Colour, mix, vec
from reverie_studio.engine.arrays import smooth
from reverie_studio.engine.layers import Layer
from reverie_studio.engine.look import Look
from reverie_studio.finishes.watercolour_layers import Manner, WetLayer
from reverie_studio.finishes.watercolour_paper import tooth
from reverie_studio.finishes.watercolour_wash import density_of


class Board:
    """The sheet while it is being painted: pigment, ink, and what later water keeps off."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.pigment = np.zeros((HEIGHT, WIDTH, 3), np.float32)
        self.ink = np.zeros((HEIGHT, WIDTH, 3), np.float32)
        self.keep = np.zeros((HEIGHT, WIDTH), np.float32)
        self.guard = np.zeros((HEIGHT, WIDTH), np.float32)  # people and small things: nothing runs there
        self.taken = np.zeros((HEIGHT, WIDTH), np.float32)  # by a thing, painted or kept white
        self.tooth = tooth(look.seed)

    @staticmethod
    def cut(mask: Array, left: int, top: int) -> tuple[tuple[slice, slice], tuple[slice, slice]] | None:
        """Where on the sheet a mask lies, and which part of the mask that is; None beside the sheet."""
        h, w = mask.shape
        y0, y1, x0, x1 = max(0, top), min(HEIGHT, top + h), max(0, left), min(WIDTH, left + w)
        if y0 >= y1 or x0 >= x1:
            return None
        return (slice(y0, y1), slice(x0, x1)), (slice(y0 - top, y1 - top), slice(x0 - left, x1 - left))

    def wash(self, density: Array, cover: Array, drawn: Array, left: int, top: int, glaze: float,
             protect: float = 0.0, opaque: bool = False) -> None:  # fmt: skip
        """Lay a wash; where its water went, the paper had been kept bare (as far as not a glaze).

        `opaque`: for the whole drawing, so that nothing behind a person shines through.
        """
        spot = self.cut(cover, left, top)
        if spot is None:
            return
        here, part = spot
        reserve = np.maximum(drawn[part], cover[part]) if opaque else np.maximum(cover[part], drawn[part] * 0.25)
        bare = np.clip(reserve * 1.25, 0, 1) * (1 - glaze)
        self.pigment[here] = self.pigment[here] * (1 - bare[..., None]) + density[part]
        self.ink[here] *= (1 - np.clip(drawn[part] * (1 - glaze), 0, 1))[..., None]
        self.keep[here] = np.maximum(self.keep[here] * (1 - bare), protect * drawn[part])
        if protect > 0.9:
            self.guard[here] = np.maximum(self.guard[here], drawn[part])

    def take(self, mask: Array, left: int, top: int) -> None:
        """A thing stands here, painted or kept white: the first wash went round it."""
        spot = self.cut(mask, left, top)
        if spot is not None:
            here, part = spot
            self.taken[here] = np.maximum(self.taken[here], mask[part])

    def land(self, mask: Array, left: int, top: int) -> Array:
        """The part of a mask that lies on something; bare paper takes no shadow."""
        spot = self.cut(mask, left, top)
        out = np.zeros_like(mask)
        if spot is not None:
            here, part = spot
            out[part] = mask[part] * smooth(0.02, 0.2, self.pigment[here].max(2))
        return out

    def draw(self, mask: Array, left: int, top: int, colour: Colour) -> None:
        """Ink dries in the tooth of the paper: full in the hollows, thin on the tops."""
        spot = self.cut(mask, left, top)
        if spot is None:
            return
        here, part = spot
        bite = 1.1 - 0.35 * smooth(0.5, 0.95, self.tooth[here])
        line = (mask[part] * bite)[..., None] * density_of(vec(colour)[None, None])
        self.ink[here] = np.maximum(self.ink[here], line)
        self.keep[here] = np.maximum(self.keep[here], mask[part])

    def lift(self, mask: Array, left: int, top: int, also_ink: float = 0.0) -> None:
        """A damp brush takes colour off."""
        spot = self.cut(mask, left, top)
        if spot is None:
            return
        here, part = spot
        self.pigment[here] *= (1 - np.clip(mask[part], 0, 0.96))[..., None]
        if also_ink:
            self.ink[here] *= (1 - np.clip(mask[part] * also_ink, 0, 1))[..., None]


def ink_colour(look: Look, manner: Manner) -> Colour:
    """The manner's own ink, or the palette's dark."""
    return look.palette.resolve(manner.ink) if manner.ink is not None else mix(look.palette.dark, "#1c1a22", 0.35)


Mark = Callable[[Board, Layer, np.random.Generator], None]


@dataclass
class MarkedLayer(WetLayer):
    """A layer that lays itself; its pixels are what other media and the checks see of it."""

    marks: list[Mark] = field(default_factory=list)

    @classmethod
    def marked(cls, layer: Layer, marks: list[Mark]) -> MarkedLayer:
        """The same layer with marks."""
        return cls(**{**{f.name: getattr(layer, f.name) for f in fields(Layer)}, "marks": marks})
