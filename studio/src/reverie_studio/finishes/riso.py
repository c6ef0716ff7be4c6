"""Risograph: two or three spot inks, a plate each, overprinted a little out of register.

Cards talk to `riso_tools.Drum`, whose things bring their own marks. A layer of another medium is printed
in the ink that draws, by its tone.
"""

from __future__ import annotations

from collections.abc import Sequence

from reverie_studio.colour import Array
from reverie_studio.engine.forms import Form
from reverie_studio.engine.layers import Layer, in_painting_order
from reverie_studio.engine.look import Look
from reverie_studio.finishes.riso_plates import Plates, by_night
from reverie_studio.finishes.scratchboard import ScratchLayer, body_of
from reverie_studio.finishes.scratchboard_plate import Cut


def paint(layers: Sequence[Layer], look: Look) -> Array:
    """A finish: float32 (1200, 800, 3) in 0…1."""
    plates = Plates(look)
    for layer in in_painting_order(list(layers)):
        if isinstance(layer, ScratchLayer):
            for mark in layer.marks:
                mark(plates)
        elif layer.pixels is not None and layer.blend == "over" and layer.material not in ("sky", "air", "light"):
            plates.hatch(body_of(Form(layer, look)), by_night(Cut(), plates.drums.dark), layer.seed)
    return plates.printed()
