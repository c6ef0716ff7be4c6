"""Palettes of the scratchboard: black, clay white, and one colour with its deep tone."""

from __future__ import annotations

from reverie_studio.palettes import PALETTES, Palette, _palette

# name, mood, ground, half-tone, light, deep, spot
_INKS = (
    ("ember", "black and fire", "0c0a09 7a6f63 f4ecdd 8f3410 f28c28"),
    ("yolk", "black and egg", "0b0b0a 77705f f6efdc 9a6a0a f5bd22"),
    ("verdigris", "black and marsh green", "080b0b 61706c eaf0ea 14665a 36b79c"),
    ("tide", "black and deep water", "07090d 5f6b7a e9eef2 15437f 3b87d6"),
    ("beet", "black and gums", "0c080a 766670 f3e9ea 6f1233 cf2f62"),
    ("moss", "black and first leaf", "090b08 6b7060 f0efdf 47641a 97bb3f"),
    ("frost", "black and cold milk", "080a0d 6a7680 f4f8fa 4d8aa6 b4e3f4"),
    ("clay", "black and warm hands", "0c0a09 776a60 f2e8dc 7f4326 cf825a"),
    ("iris", "black and a thought", "0a090e 6a6579 efecf3 4a3594 957ae0"),
    ("vermilion", "black and a cock's comb", "0b0909 746761 f5ece4 8c1a12 e8462f"),
    ("shell", "black and inside of a shell", "0c0a0a 786c6a f7efea a3564f f2aaa0"),
    ("bone", "black and old bone", "0a0a09 6c675c f7f1e1 8d7d55 dccb98"),
)


def _inked(name: str, mood: str, inks: str) -> Palette:
    dark, half, light, deep, spot = inks.split()
    return _palette(f"board_{name}", mood, "low", f"0#{dark} 1#{dark}", f"{dark} {half} {light} {spot} {deep} {spot}",
                    f"{half} {light} {half}", f"{half} {dark} {half}", paper=f"#{light}")  # fmt: skip


BOARDS: dict[str, Palette] = {p.name: p for p in (_inked(*row) for row in _INKS)}
PALETTES.update(BOARDS)
