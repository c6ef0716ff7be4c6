"""The media a card can be painted in. It lies below the scene: a scene asks it for a finish, by name."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence

from reverie_studio.colour import Array
from reverie_studio.engine.layers import Layer
from reverie_studio.engine.look import Look

Finish = Callable[[Sequence[Layer], Look], Array]


def find_finish(name: str) -> Finish:
    """`gouache` is finishes/gouache.py; its function is called `paint`."""
    try:
        module = importlib.import_module(f"reverie_studio.finishes.{name}")
    except ModuleNotFoundError as error:
        raise KeyError(f"no finish {name!r}: add finishes/{name}.py with paint(layers, look)") from error
    finish: Finish = module.paint
    return finish
