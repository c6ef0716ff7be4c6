"""A finish turns a card's layers into its picture; one medium per deck, one file per medium."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from reverie.studio.colour import Array
from reverie.studio.engine.layers import Layer
from reverie.studio.palettes import Palette


@dataclass
class Look:
    """What a finish knows besides the layers."""

    palette: Palette
    light: tuple[float, float] = (-0.5, -0.8)  # points to the light
    seed: int = 0
    vignette: float = 0.22
    vignette_colour: str = ""
    bloom: float = 0.3
    paper: float = 1.0
    brush: float = 1.0
    warmth: float = 1.0
    saturation: float = 1.0
    contrast: float = 0.12
    lift: float = 0.0
    gamma: float = 1.0
    extra: dict[str, float] = field(default_factory=dict)


Finish = Callable[[Sequence[Layer], Look], Array]


def find_finish(name: str) -> Finish:
    """`gouache` is finishes/gouache.py; its function is called `paint`."""
    try:
        module = importlib.import_module(f"{__name__}.{name}")
    except ModuleNotFoundError as error:
        raise KeyError(f"no finish {name!r}: add finishes/{name}.py with paint(layers, look)") from error
    finish: Finish = module.paint
    return finish
