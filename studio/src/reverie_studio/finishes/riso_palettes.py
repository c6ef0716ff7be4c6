"""Palettes of the risograph: a paper and two or three spot inks; where two lie over each other they multiply."""

from __future__ import annotations

from dataclasses import dataclass

from reverie_studio.colour import mix, to_hex, vec
from reverie_studio.palettes import PALETTES, Palette, _palette

# name, mood, paper, inks by name
_DRUMS = (
    ("rush_hour", "everybody at once", "f6f1e4", "yellow#ffd800 pink#ff5c8a blue#2b4c9b"),
    ("waiting_room", "nobody looks up", "f3f0e6", "mint#7fd1c2 crimson#d9413d"),
    ("night_tram", "the last one home", "f1ecdf", "lemon#ffe14a orange#ff7a3d navy#23306b"),
    ("late_office", "one window still lit", "f5f2ea", "orange#ff6f52 teal#007c85"),
    ("good_party", "too loud to be heard", "f8f3e8", "yellow#ffe800 pink#ff48b0 slate#3d5588"),
    ("canteen", "steam and trays", "f4f0e1", "red#f15060 green#00955a"),
    ("fog_notice", "a grey morning", "f2f1ec", "grey#8e9196 violet#7b5fb0"),
    ("baths", "tiles and voices", "f3f4ee", "aqua#4fc3e0 burgundy#8a3f63"),
    ("last_sun", "long shadows", "f7f0dc", "sunflower#ffb000 purple#6a4fa3"),
    ("wet_pavement", "after the rain", "f0eee4", "salmon#ff8c7a spruce#3f665c"),
    ("back_stairs", "where servants went", "f4eedf", "turquoise#00aa93 brown#8a5a4a"),
    ("one_kind_word", "ink and one lamp", "f5f1e6", "yellow#ffd23a black#1e1b26"),
)


@dataclass(frozen=True)
class Drums:
    """What a card is printed with: inks in the order they are printed, the darkest last."""

    paper: str
    inks: dict[str, str]

    @property
    def dark(self) -> str:
        """The ink that draws."""
        return min(self.inks, key=lambda name: float(vec(self.inks[name]).mean()))


def _drums(paper: str, inks: str) -> Drums:
    return Drums(f"#{paper}", {name: f"#{colour}" for name, colour in (ink.split("#") for ink in inks.split())})


def _printed(name: str, mood: str, paper: str, inks: str) -> Palette:
    drums = _drums(paper, inks)
    first, dark = next(iter(drums.inks.values())).removeprefix("#"), drums.inks[drums.dark].removeprefix("#")
    second = list(drums.inks.values())[-2].removeprefix("#")
    deep = to_hex(mix(f"#{dark}", "#000000", 0.35)).removeprefix("#")
    return _palette(f"riso_{name}", mood, "high", f"0#{first} 1#{paper}", f"{deep} {dark} {paper} {second} {first} {first}",
                    f"{paper} {paper} {first}", f"{first} {dark} {dark}", paper=f"#{paper}")  # fmt: skip


RISOS: dict[str, Palette] = {p.name: p for p in (_printed(*row) for row in _DRUMS)}
DRUMS: dict[str, Drums] = {f"riso_{name}": _drums(paper, inks) for name, _, paper, inks in _DRUMS}
PALETTES.update(RISOS)


def drums_of(palette: Palette) -> Drums:
    """The inks of a risograph palette; of another one its accents and its dark tone."""
    return DRUMS.get(palette.name) or Drums(palette.paper, {"first": palette.accent, "second": palette.accent2, "dark": palette.dark})
