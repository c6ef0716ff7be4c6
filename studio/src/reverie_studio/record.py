"""A card's record is written by what is drawn, so that it cannot drift from the picture."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

import numpy as np

from reverie_studio import ENGINE_VERSION, HEIGHT, WIDTH
from reverie_studio.colour import Array, to_hex
from reverie_studio.engine.layers import Box

_NAMES = {
    "black": (0.08, 0.08, 0.1), "grey": (0.5, 0.5, 0.5), "white": (0.95, 0.94, 0.92),
    "red": (0.75, 0.18, 0.16), "orange": (0.9, 0.5, 0.18), "yellow": (0.94, 0.8, 0.3),
    "green": (0.3, 0.55, 0.28), "teal": (0.15, 0.5, 0.5), "blue": (0.2, 0.38, 0.7),
    "violet": (0.45, 0.28, 0.6), "pink": (0.9, 0.55, 0.62), "brown": (0.45, 0.29, 0.18),
    "cream": (0.95, 0.88, 0.74),
}  # fmt: skip


@dataclass
class Drawn:
    """One motif, figure or free drawing on the card."""

    name: str
    role: str  # subject, witness, accent, prop, place
    kind: str  # motif, figure, drawing
    box: tuple[int, int, int, int]
    size: float  # share of the card's area its box covers
    ink: float  # share of the card's area its pixels cover
    where: str
    colour: str
    hue: str
    count: int = 1
    tags: tuple[str, ...] = ()
    details: dict[str, Any] = field(default_factory=dict)


@dataclass
class Record:
    """Everything a computer player may know about a card."""

    id: str
    title: str
    deck: str = ""
    engine: int = ENGINE_VERSION
    medium: str = "gouache"
    palette: str = ""
    stage: str = ""
    place: str = ""
    time: str = ""
    weather: str = ""
    light: str = ""
    view: str = ""
    foreground: str = ""
    unexplained: str = ""
    composition: str = ""
    relation: list[dict[str, str]] = field(default_factory=list)
    witness: str = ""
    moods: list[str] = field(default_factory=list)
    themes: list[str] = field(default_factory=list)
    associations: list[str] = field(default_factory=list)
    description: str = ""
    motifs: list[Drawn] = field(default_factory=list)
    credits: list[str] = field(default_factory=list)
    moon: bool = False

    def as_json(self) -> dict[str, Any]:
        """Plain data for records.json; the description lives in descriptions/."""
        return asdict(self)

    def subjects(self) -> list[Drawn]:
        """What the card is about."""
        return [m for m in self.motifs if m.role == "subject"]

    def witnesses(self) -> list[Drawn]:
        """Who looks on."""
        return [m for m in self.motifs if m.role == "witness"]


def where_on_card(box: Box) -> str:
    """'upper left', 'centre', … by the middle of a box."""
    x = (box[0] + box[2]) / 2 / WIDTH
    y = (box[1] + box[3]) / 2 / HEIGHT
    row = "upper" if y < 0.36 else "lower" if y > 0.66 else "middle"
    column = "left" if x < 0.36 else "right" if x > 0.64 else "centre"
    if row == "middle":
        return "centre" if column == "centre" else column
    return row if column == "centre" else f"{row} {column}"


def main_colour(pixels: Array) -> str:
    """The commonest body colour of a sheet, as '#rrggbb'."""
    alpha = pixels[..., 3]
    mask = alpha > 0.6
    if not mask.any():
        return "#808080"
    colour = pixels[..., :3][mask] / alpha[mask][:, None]
    cells = (np.clip(colour, 0, 0.999) * 6).astype(int)
    keys = cells[:, 0] * 36 + cells[:, 1] * 6 + cells[:, 2]
    most = np.bincount(keys).argmax()
    r, g, b = (float(c) for c in colour[keys == most].mean(0))
    return to_hex((r, g, b))


def colour_word(hex_colour: str) -> str:
    """The plain name nearest to a colour."""
    c = np.array([int(hex_colour[i : i + 2], 16) / 255 for i in (1, 3, 5)])
    return min(_NAMES, key=lambda name: float(((np.array(_NAMES[name]) - c) ** 2).sum()))
