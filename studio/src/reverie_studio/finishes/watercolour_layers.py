"""What the watercolour medium wants to know of a layer; other media see an ordinary layer."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from typing import Any, Literal

from reverie_studio.colour import Colour
from reverie_studio.engine.layers import Layer

Kind = Literal["wash", "ink", "lift"]


@dataclass(frozen=True)
class Manner:
    """How a thing is laid on the paper; every number is about 0…1 unless it says px."""

    kind: Kind = "wash"
    strength: float = 0.9  # how much pigment is in the water
    wet: float = 0.2  # share of its edge that runs out softly into damp paper
    pool: float = 0.5  # dark rim where the water stood last
    bloom: float = 0.0  # backruns: how many cauliflowers
    grain: float = 0.5  # pigment settling in the hollows of the paper
    dry: float = 0.0  # dry brush: only the tops of the paper take colour
    ragged: float = 0.0  # the edge ends in bristle streaks
    uneven: float = 0.5  # how much the tone of the wash wanders
    glaze: float = 0.0  # 0: the paper was kept bare for it; 1: it lies over what is there
    light: float = 0.4  # how much of the side towards the light stays bare
    second: float = 0.35  # a further, crisp glaze on the side away from the light
    loose: float = 2.0  # px the wash strays from its drawing
    charge: Colour | None = None  # a second pigment dropped in while wet
    fade: tuple[float, float] | None = None  # thins out in this direction (x, y)
    line: float = 1.0  # weight of the pen's outline; 0 is none
    inner: float = 0.75  # weight of the lines inside
    broken: float = 0.5  # how often the pen lifts where light falls
    hatch: float = 0.0  # pen hatching on the shaded side
    ink: Colour | None = None  # colour of the line; the palette's dark by itself

    def but(self, **changes: Any) -> Manner:
        """A copy with some of it changed."""
        return replace(self, **changes)


MANNER_NAMES = frozenset(f.name for f in fields(Manner)) - {"kind"}

# What a layer gets that says nothing about its manner, by material.
_BY_MATERIAL: dict[str, Manner] = {
    "sky": Manner(line=0, inner=0, light=0, second=0, wet=0.6, bloom=2, uneven=0.9, strength=0.7),
    "air": Manner(line=0, inner=0, light=0, second=0, wet=0.8, glaze=0.8, strength=0.5),
    "weather": Manner(line=0, inner=0, light=0, second=0, wet=0, pool=0.2, loose=0.5),
    "land": Manner(line=0.7, inner=0, light=0.1, second=0.1, wet=0.35, bloom=1, uneven=0.8, strength=0.75, loose=3),
    "place": Manner(line=0.85, inner=0.6, light=0.2, strength=0.75),
    "foliage": Manner(line=0.35, inner=0.2, light=0.3, wet=0.3, uneven=0.8),
    "water": Manner(line=0, inner=0, light=0, second=0, wet=0.4, bloom=1, uneven=0.8, strength=0.7),
    "near": Manner(line=0, inner=0, light=0, second=0.15, wet=0.12, pool=0.35, uneven=0.7, strength=1.6, loose=1),
    "motif": Manner(wet=0.1),
    "figure": Manner(wet=0.08, loose=1.1, light=0.45, second=0.3, pool=0.4, uneven=0.35),
}  # fmt: skip


@dataclass
class WetLayer(Layer):
    """A layer that says how it is to be laid."""

    manner: Manner = field(default_factory=Manner)

    @classmethod
    def of(cls, layer: Layer, manner: Manner) -> WetLayer:
        """The same layer with a manner."""
        return cls(**{**{f.name: getattr(layer, f.name) for f in fields(Layer)}, "manner": manner})


def manner_of(layer: Layer) -> Manner:
    """Its own manner, or what its material and its knobs suggest."""
    if isinstance(layer, WetLayer):
        return layer.manner
    base = _BY_MATERIAL.get(layer.material, Manner())
    return base.but(strength=base.strength * layer.knobs.alpha * (1 - 0.6 * layer.knobs.haze))


def manner_for(layer: Layer, changes: dict[str, Any]) -> Manner:
    """The manner its material suggests, with some of it changed."""
    unknown = sorted(set(changes) - MANNER_NAMES)
    if unknown:
        raise TypeError(f"watercolour has no {', '.join(unknown)}; it has: {', '.join(sorted(MANNER_NAMES))}")
    return manner_of(layer).but(**changes)
