"""The list of all stages. It lies below the scene: a scene asks it for a place, stages paint into a scene."""

from __future__ import annotations

import difflib
import importlib
import inspect
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from reverie_studio.air import Air

Point = tuple[float, float]


@dataclass(frozen=True)
class Spots:
    """Named points of a place, and the height of its ground where it has one."""

    points: dict[str, Point]
    ground: Callable[[float], float] | None = field(default=None, compare=False)


@dataclass(frozen=True)
class Stage:
    """A place that can be painted."""

    name: str
    draw: Callable[..., Spots]
    place: str
    view: str
    inside: bool

    def knobs(self) -> dict[str, Any]:
        """The knobs with their defaults."""
        parameters = inspect.signature(self.draw).parameters.values()
        return {p.name: p.default for p in parameters if p.kind is p.KEYWORD_ONLY}

    def paint(self, scene: Air, **knobs: Any) -> Spots:
        """Paint it; an unknown knob is refused with the list of those that exist."""
        known = self.knobs()
        unknown = sorted(set(knobs) - set(known))
        if unknown:
            raise TypeError(
                f"stage {self.name!r} has no knob {', '.join(unknown)}; it has: "
                f"{', '.join(known) or 'none'}"
            )
        return self.draw(scene, **knobs)


STAGES: dict[str, Stage] = {}
ALIASES = {
    "open sea": "sea",
    "square from above": "from above",
}
Draw = Callable[..., Spots]


def stage(
    name: str, *, place: str, view: str = "eye level", inside: bool = False
) -> Callable[[Draw], Draw]:
    """Register a function as a stage."""

    def register(draw: Draw) -> Draw:
        STAGES[name] = Stage(name, draw, place, view, inside)
        return draw

    return register


def find_stage(name: str) -> Stage:
    """Look a stage up; the error names the nearest ones."""
    name = name.replace("_", " ").replace("-", " ")
    name = ALIASES.get(name, name)
    if not STAGES:
        importlib.import_module("reverie_studio.stages")  # its files enter themselves here
    if name in STAGES:
        return STAGES[name]
    near = difflib.get_close_matches(name, STAGES, n=4, cutoff=0.3)
    raise KeyError(f"no stage {name!r}; near: {', '.join(near) or ', '.join(STAGES)}")
