"""Palettes of the dye house: each is a cloth, four threads and an accent; and skeins by name."""

from __future__ import annotations

from reverie_studio.colour import mix, to_hex
from reverie_studio.palettes import PALETTES, Palette, _palette

# Threads from shade to light.
THREADS: dict[str, tuple[str, ...]] = {
    "skin fair": ("#7a4632", "#b0704c", "#d39a6e", "#ebc096", "#fbe3bf"),
    "skin brown": ("#3c2118", "#6a3d28", "#96603e", "#bd8658", "#e0b284"),
    "skin dark": ("#22130f", "#3f251b", "#62402c", "#8a5c40", "#b98a64"),
    "black": ("#0c0a10", "#16131a", "#252029", "#3a3340"),
    "white": ("#8a8f9a", "#bfc2c6", "#e4e2da", "#fbf8ee", "#ffffff"),
    "gold": ("#6a4318", "#a5702a", "#d29a3a", "#efc866", "#fff0b8"),
    "silver": ("#4a4f5c", "#7c8290", "#b0b5bf", "#dde0e4", "#ffffff"),
    "brown fur": ("#2c1c16", "#4e3426", "#785238", "#a67c54", "#d8b486"),
    "grey fur": ("#26262c", "#47464c", "#6f6c6d", "#9d9891", "#d5cdbf"),
    "leaf": ("#1d3524", "#355a36", "#5f8448", "#94a95c", "#cfd08c"),
}


def _dyed(name: str, mood: str, key: str, cloth: str, threads: str, accent: str, light: str = "#fff0c8") -> Palette:
    """A palette of the briefs: ground, threads (dark first is not needed), accent."""
    four = sorted(threads.split(), key=_value)
    dark, low, high, pale = four[0], four[1], four[2], four[3]
    deep = to_hex(mix(dark, "#0a0812", 0.45))
    shade = to_hex(mix(mix(dark, cloth, 0.3), "#2a2f55", 0.3))
    return _palette(name, mood, key, f"0{cloth} 1{cloth}",
                    " ".join(c.lstrip("#") for c in (deep, low, pale, accent, high, light)),
                    " ".join(c.lstrip("#") for c in (cloth, pale, low)),
                    " ".join(c.lstrip("#") for c in (high, dark, low)),
                    paper=cloth, cloth=cloth, shadow=shade)  # fmt: skip


def _value(colour: str) -> float:
    return sum(int(colour[i : i + 2], 16) * w for i, w in ((1, 0.3), (3, 0.59), (5, 0.11)))


_ALL = (
    _dyed("madder noon", "madder and gold on pale linen, midday", "high", "#f0dfbe", "#a8443a #d99a3f #6f7d45 #fbf0d6", "#2f6f8a"),
    _dyed("woad night", "woad blue cloth, one amber", "low", "#24305c", "#3f5fa0 #7d9bd0 #c9d4ea #8a6fb0", "#f2b84a", "#fff2d0"),
    _dyed("verdigris cloth", "copper green water, a warm voice", "low", "#2f6b66", "#1c4644 #5aa390 #a9d4bd #e8e2c0", "#e0663a"),
    _dyed("walnut", "walnut brown country", "low", "#4a3527", "#2a1d17 #7a5638 #b58a58 #e4c793", "#6fb3b0", "#ffe2a8"),
    _dyed("bare linen", "undyed, ink and one brick red", "high", "#e9dcc0", "#2d2a2e #6d675f #a89c86 #fffaf0", "#c8523a"),
    _dyed("weld", "weld yellow, late corn", "high", "#e6b83c", "#8a5a1e #b9822b #fbe38c #5c6b2f", "#3a3f8a", "#fff6c0"),
    _dyed("lichen", "grey-green quiet, a coral shout", "mid", "#b9bf94", "#4d5a3c #7f8f5a #dfe0b8 #8d7a86", "#d9574a"),
    _dyed("cochineal", "dusk rose and plum", "mid", "#b65a5e", "#6a2338 #d98673 #f3c3a0 #4a3a63", "#ffe08a", "#ffe8b4"),
    _dyed("snow blind", "white cloth, blue shade, one orange", "high", "#e9ece8", "#b9c6d2 #8496ad #4b5871 #fdfdf8", "#e58a2e", "#fffdf4"),
    _dyed("soot", "black cloth, ember", "low", "#1f2023", "#3c3d44 #6c6b70 #b3aca0 #efe6d2", "#ff9a3c", "#ffd9a0"),
    _dyed("salt marsh", "grey-blue water, sand, a yellow cry", "mid", "#8fb0b2", "#3d5a60 #5f8a86 #d8d3ac #b98a6a", "#f0d24a"),
    _dyed("foxglove", "violet dusk, green spark", "low", "#5b3f6e", "#3a2749 #8d64a0 #d0a3c4 #f2dfe0", "#9fd16a", "#ffe0c8"),
)  # fmt: skip

DYES: dict[str, Palette] = {palette.name: palette for palette in _ALL}
PALETTES.update(DYES)
