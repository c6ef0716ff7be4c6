"""A motif is a function that draws one thing at natural size; this is the list of all of them."""

from __future__ import annotations

import difflib
import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypeVar

import numpy as np

from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen

Point = tuple[float, float]
Origin = Literal["ground", "centre", "hang"]
Draw = TypeVar("Draw", bound=Callable[..., None])


@dataclass(frozen=True)
class Motif:
    """A thing that can be put on a card."""

    name: str
    draw: Callable[..., None]
    size: tuple[float, float]
    origin: Origin = "ground"
    tags: tuple[str, ...] = ()
    anchors: Mapping[str, Point] = field(default_factory=dict)
    credit: str = ""

    def options(self) -> dict[str, Any]:
        """The keyword options with their defaults."""
        parameters = inspect.signature(self.draw).parameters.values()
        return {p.name: p.default for p in parameters if p.kind is p.KEYWORD_ONLY}

    def paint(self, pen: Pen, palette: Palette, rng: np.random.Generator, **options: Any) -> None:
        """Draw it; an unknown option is refused with the list of those that exist."""
        known = self.options()
        unknown = sorted(set(options) - set(known))
        takes_any = any(
            p.kind is p.VAR_KEYWORD for p in inspect.signature(self.draw).parameters.values()
        )
        if unknown and not takes_any:
            raise TypeError(
                f"motif {self.name!r} has no option {', '.join(unknown)}; "
                f"it has: {', '.join(known) or 'none'}"
            )
        self.draw(pen, palette, rng, **options)

    def natural_box(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom at scale 1, around the origin."""
        w, h = self.size
        top = {"ground": -h, "centre": -h / 2, "hang": 0.0}[self.origin]
        return (-w / 2, top, w / 2, top + h)

    def anchor(self, name: str) -> Point:
        """A named anchor; centre, top, bottom, left and right always exist."""
        if name in self.anchors:
            return self.anchors[name]
        left, top, right, bottom = self.natural_box()
        middle = ((left + right) / 2, (top + bottom) / 2)
        standard = {
            "origin": (0.0, 0.0),
            "centre": middle,
            "center": middle,
            "top": (middle[0], top),
            "bottom": (middle[0], bottom),
            "left": (left, middle[1]),
            "right": (right, middle[1]),
        }
        if name in standard:
            return standard[name]
        known = sorted({*self.anchors, *standard})
        raise KeyError(f"motif {self.name!r} has no anchor {name!r}; it has: {', '.join(known)}")


MOTIFS: dict[str, Motif] = {}


def motif(
    name: str,
    *,
    size: tuple[float, float],
    tags: tuple[str, ...] = (),
    anchors: Mapping[str, Point] | None = None,
    origin: Origin = "ground",
    credit: str = "",
) -> Callable[[Draw], Draw]:
    """Register a drawing function as a motif."""
    if origin not in ("ground", "centre", "hang"):
        raise ValueError(f"motif {name!r}: origin is 'ground', 'centre' or 'hang', not {origin!r}")

    def register(draw: Draw) -> Draw:
        known = MOTIFS.get(name)
        if known is not None and known.draw.__module__ != draw.__module__:
            raise ValueError(f"motif {name!r} is already drawn in {known.draw.__module__}")
        MOTIFS[name] = Motif(name, draw, size, origin, tuple(tags), dict(anchors or {}), credit)
        return draw

    return register


def find_motif(name: str) -> Motif:
    """Look a motif up by name; the error names the nearest ones."""
    if name in MOTIFS:
        return MOTIFS[name]
    near = difflib.get_close_matches(name, MOTIFS, n=5, cutoff=0.4)
    hint = f"did you mean {', '.join(near)}?" if near else f"there are {len(MOTIFS)} motifs"
    raise KeyError(f"no motif {name!r}; {hint}")
