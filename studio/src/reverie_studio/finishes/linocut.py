"""Reduction linocut: three or four inks, each cut further than the last, on paper that is left white.

Cards talk to `linocut_tools.Press`, whose things bring their own marks. A layer of another medium is
cut along the directions of its Form, so that nothing is lost.
"""

from __future__ import annotations

from collections.abc import Sequence

from reverie_studio.colour import Array
from reverie_studio.engine.forms import Form
from reverie_studio.engine.layers import Layer, in_painting_order
from reverie_studio.engine.look import Look
from reverie_studio.finishes.linocut_block import GOUGES, Block
from reverie_studio.finishes.scratchboard import ScratchLayer, body_of

_FALLBACK = {"land": "ground", "foliage": "down", "figure": "cloth", "water": "wet"}


def paint(layers: Sequence[Layer], look: Look) -> Array:
    """A finish: float32 (1200, 800, 3) in 0…1."""
    block = Block(look)
    for layer in in_painting_order(list(layers)):
        if isinstance(layer, ScratchLayer):
            for mark in layer.marks:
                mark(block)
        elif layer.pixels is not None and layer.blend == "over" and layer.material not in ("sky", "air", "light"):
            gouge = GOUGES[_FALLBACK.get(layer.material, "skin")].but(gain=1.0 - 0.5 * layer.knobs.haze)
            block.hatch(body_of(Form(layer, look)), gouge, layer.seed)
    return block.printed()
