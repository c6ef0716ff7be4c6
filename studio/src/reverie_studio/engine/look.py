"""What a medium knows besides the things themselves: palette, one light, focus, and the dials."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from reverie_studio.engine.focus import Focus, even
from reverie_studio.palettes import Palette


@dataclass
class Look:
    """The light is one for the whole card; `behind` says that it stands in the picture."""

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
    key: float = 1.0  # how much the one light may group the values; 0 leaves them as drawn
    behind: bool = False  # a sun or moon is seen: shadows come towards us
    tilt: float = 0.2  # how much of the ground we see: 0 along it … 1 from straight above
    focus: Focus = field(default_factory=even)
    sketch: bool = False  # printed media: plates flat over each other, quick to look at

    @property
    def light3(self) -> tuple[float, float, float]:
        """Unit vector to the light: right, down, towards us."""
        z = 0.62
        flat = math.sqrt(1 - z * z) / (math.hypot(*self.light) or 1.0)
        return (self.light[0] * flat, self.light[1] * flat, z)
