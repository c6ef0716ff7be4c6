"""Palettes of the linocut: a paper, three or four inks from light to key, and sometimes a small extra block."""

from __future__ import annotations

from dataclasses import dataclass

from reverie_studio.palettes import PALETTES, Palette, _palette

# name, mood, paper, inks from light to key, accent of the extra block (the first ink where there is none)
_PRINTS = (
    ("yolk", "morning, before anybody is up", "f6efdd", "f2bf3d 3d9a83 16233f", "e04a2c"),
    ("rust_tide", "iron water", "f5ead6", "f1b083 c8452c 1c1a1c", ""),
    ("kelp", "wet green", "f1eedd", "cdd67a 5b7a34 172318", "ee6a4d"),
    ("slate_milk", "a cold harbour", "f3efe6", "bcd3da 54768c 17202b", "e3aa2b"),
    ("heather", "late on the hill", "f4ece3", "dfb1c4 8c4f86 221530", "cfd34f"),
    ("fox_fire", "a fire seen from outside", "f7efdc", "f5cf7a e5762b 7e2a22 2a1512", ""),
    ("sulphur", "before a storm", "f2ede0", "e9dd5c 8a938c 20242a", ""),
    ("salt_rose", "wind on a cheek", "f8efe6", "f3b9a8 c2425a 2a1a2c", "3fa39a"),
    ("peat", "brown dusk", "efe8d2", "d8b866 7f5a34 1d1712", "39b3aa"),
    ("night_pasture", "cows in the dark", "eef0e4", "9fd0b2 1f6678 0e1830", "f3d36b"),
    ("barley", "noon in the field", "f8f1de", "efcf84 6aa9c4 1f2f55", "d8402f"),
    ("thaw", "the first mild day", "f4f4ee", "cfdde0 e59a8c 2c5a4d 14201e", ""),
)


@dataclass(frozen=True)
class Inks:
    """What a card is printed with; `inks` from light to key."""

    paper: str
    inks: tuple[str, ...]
    accent: str


def _printed(name: str, mood: str, paper: str, inks: str, accent: str) -> Palette:
    own = inks.split()
    spot = accent or own[0]
    return _palette(f"lino_{name}", mood, "mid", f"0#{own[0]} 1#{paper}", f"{own[-1]} {own[1]} {paper} {spot} {own[1]} {own[0]}",
                    f"{paper} {paper} {own[0]}", f"{own[0]} {own[1]} {own[1]}", paper=f"#{paper}")  # fmt: skip


LINOS: dict[str, Palette] = {p.name: p for p in (_printed(*row) for row in _PRINTS)}
INKS: dict[str, Inks] = {
    f"lino_{name}": Inks(f"#{paper}", tuple(f"#{ink}" for ink in inks.split()), f"#{accent or inks.split()[0]}")
    for name, _, paper, inks, accent in _PRINTS
}
PALETTES.update(LINOS)


def inks_of(palette: Palette) -> Inks:
    """The inks of a linocut palette; of another one its light, middle and dark tone."""
    return INKS.get(palette.name) or Inks(palette.paper, (palette.light, palette.mid, palette.dark), palette.accent)
