"""A palette is a world's light: sky, tones and materials that belong together."""

from __future__ import annotations

import difflib
from dataclasses import dataclass
from typing import Any

from reverie_studio.colour import Colour, mix, to_hex

SkyStops = tuple[tuple[float, str], ...]


@dataclass(frozen=True)
class Palette:
    """The colours a card is painted with; every motif and stage takes its tones from here."""

    name: str
    sky: SkyStops  # top (0) to horizon (1)
    dark: str  # deepest tone, never black
    mid: str
    light: str  # lightest body colour
    accent: str  # the voice that carries
    accent2: str  # its answer
    glow: str  # colour of lit windows, lamps, rim light
    haze: str  # what distance fades into
    cloud: str
    cloud_shade: str
    ground: str
    ground_shade: str
    water: str
    wood: str
    stone: str
    leaf: str
    metal: str
    cloth: str
    paper: str
    skin: str
    shadow: str  # cast shadows are tinted with this
    key: str = "mid"  # low, mid or high: how light the picture is as a whole
    mood: str = ""

    def tone(self, name: str) -> str:
        """A colour by field name, so that options may say colour='accent'."""
        value = getattr(self, name, None)
        if not isinstance(value, str):
            raise KeyError(f"palette {self.name!r} has no colour {name!r}")
        return value

    def resolve(self, colour: Colour) -> Colour:
        """'#rrggbb' and triples stay; a field name becomes its colour."""
        if isinstance(colour, str) and not colour.startswith("#"):
            return self.tone(colour)
        return colour


def _palette(
    name: str, mood: str, key: str, sky: str, tones: str, air: str, land: str, **more: Any
) -> Palette:
    """Short spelling: sky 'stop#colour …'; tones dark mid light accent accent2 glow; air haze
    cloud cloud_shade; land ground ground_shade water. Materials follow unless given."""
    stops = tuple((float(s), f"#{c}") for s, c in (item.split("#") for item in sky.split()))
    dark, mid, light, accent, accent2, glow = (f"#{c}" for c in tones.split())
    haze, cloud, cloud_shade = (f"#{c}" for c in air.split())
    ground, ground_shade, water = (f"#{c}" for c in land.split())
    materials = {
        "wood": to_hex(mix("#8a5a34", mid, 0.3)),
        "stone": to_hex(mix("#9a938a", mid, 0.35)),
        "leaf": to_hex(mix("#5f8148", ground, 0.35)),
        "metal": to_hex(mix("#b08d4f", mid, 0.2)),
        "cloth": to_hex(mix(accent2, light, 0.35)),
        "paper": to_hex(mix("#f3e9d3", light, 0.4)),
        "skin": to_hex(mix("#e3b088", light, 0.12)),
        "shadow": to_hex(mix(dark, mid, 0.12)),
    }
    materials.update(more)
    return Palette(
        name=name, sky=stops, dark=dark, mid=mid, light=light, accent=accent, accent2=accent2,
        glow=glow, haze=haze, cloud=cloud, cloud_shade=cloud_shade, ground=ground,
        ground_shade=ground_shade, water=water, key=key, mood=mood, **materials,
    )  # fmt: skip


_ALL = (
    _palette("night", "deep blue night, warm windows", "low",
             "0#0d1640 .35#27407c .62#7d86b4 .85#e8b79b",
             "141a33 3b5b86 f3e7c9 c4563f e6a94b ffd98a", "8f9cc4 d9c6d0 5b6a9c",
             "3f5570 232c4f 2b4a7c"),
    _palette("midnight", "almost black, one cold light", "low",
             "0#05070f .45#0e1628 .8#1d2b44 1#34465f",
             "070a14 22324d d4dee6 8fb6c9 c8d4b0 dff2ff", "2c3d57 51637d 1a2740",
             "18263a 0b1220 0f1c33", wood="#3b3430", skin="#c9b6a8"),
    _palette("dawn", "pale first light over water", "high",
             "0#6fa3b8 .3#a9c9c2 .55#f3ddb8 .8#f2b59a",
             "2b3a4a 5f8a93 fff3dc d9694f e8a33d fff0b5", "f0d9c2 fff4e4 d8a9a0",
             "8fa98a 5c7d78 4f8f9a"),
    _palette("noon", "hard white summer light, short shadows", "high",
             "0#3f9bd6 .4#7cc3ea .75#c4e6f2 1#f4f6e6",
             "1f3550 4f86ad fffbe8 e2502f f6b62c fff6c8", "cfe6ea ffffff a9c9de",
             "d9c27a 9a8a4e 2f8fb8", leaf="#5d9a3f"),
    _palette("fog", "everything half gone, one warm dot", "high",
             "0#b9c0c0 .4#c9cdca .7#d8d8d1 1#e3e0d6",
             "4a5457 8b9696 f1eee5 b5694e c99b5c f6dfae", "d3d5cf eceae3 b1b8b7",
             "a3a89c 7c847e 98a5a6"),
    _palette("snow", "blue winter afternoon", "mid",
             "0#2a3656 .3#5a6c94 .6#a9b6cc 1#eee6e2",
             "1d2740 566a90 f7f5f2 b8403a d99a4a ffdf9a", "b9c4d8 e9ebf2 8d9bbb",
             "e6e9f0 a9b5ce 7d96b5"),
    _palette("frost", "white on white, mint shadows", "high",
             "0#c6dbe0 .4#dcebea .75#eff4ef 1#fbf7ee",
             "3a5560 86a9ae ffffff d76a6a 7fa6c9 fff3d6", "e2efed ffffff b9d2d4",
             "eef3f2 b3cdd0 a7cdd4"),
    _palette("desert", "rose sand and turquoise sky", "high",
             "0#2f8f9c .3#6fb7b0 .6#f1d7ab 1#f3b98a",
             "4a2c34 b0694f fff0d6 b83b3b 1f7f88 ffe9b0", "edc9a2 ffefd8 d79a86",
             "dfa06a a8633f 2f8a94"),
    _palette("ember", "red dark, coals and sparks", "low",
             "0#160a10 .4#3a121a .7#7e2318 .9#d9541e 1#f59a3a",
             "170a10 5a2522 ffe2b0 f0562a f7a83b ffcf6b", "8a3522 c96a3a 4a1a1e",
             "3a1a18 1d0d10 4a1820", stone="#5a4340"),
    _palette("candle", "brown interior, one flame", "low",
             "0#1f1410 .4#3b2417 .75#6b4122 1#9a6430",
             "1c120e 6a442a f6e0b6 a83a2a d9962f ffd27a", "7a5030 a87c4e 4a2f1e",
             "6a4527 3a2416 3f4a44", wood="#7d4c27", cloth="#8a3a34"),
    _palette("spring", "new green and blossom", "high",
             "0#9cc9d9 .4#c9e3d6 .75#f3efcf 1#fbe3d4",
             "2e4a42 6fa37f fffaea e0708c f2c14e fff5c4", "dcebcf ffffff c4d8cc",
             "8dbb6a 5a8f5c 7fb9c0", leaf="#7fb04f"),
    _palette("storm", "slate and sulphur", "low",
             "0#23282e .3#3b444b .55#66706c .8#b0a667 1#d9c87a",
             "171b20 4a545a ece6c8 c98a2e 7fa39a fff0a0", "7d837a 9a9f96 363e45",
             "5a5f4a 2f352f 3c4d54"),
    _palette("underwater", "green glass, light from above", "mid",
             "0#9fe0d0 .18#3fa9ad .5#14607f 1#071d3d",
             "06162e 1f6d8c e7f7df f0704f f7c04a fff3b0", "2f8fa3 cfeee0 2f8fa3",
             "17607a 0a2a44 14607f", leaf="#1f7a6a", wood="#5a5a4a"),
    _palette("abyss", "ink blue, things that shine by themselves", "low",
             "0#0c3a52 .35#072540 .7#04142b 1#020814",
             "020912 10384f c8f2e6 ff6f91 58e0c0 a8fff0", "0d3f58 2a6f82 062036",
             "0a2b3f 03101d 06243c", leaf="#0f5a5a", skin="#b9c9c4"),
    _palette("rust", "iron, teal patina, old paint", "mid",
             "0#5f7f7c .35#95a58f .7#d8bb8c 1#e2a26c",
             "2a1f22 7d5a48 f4e6cc b3471f 2f7a78 ffdf9c", "c7a684 ecd9ba a98a72",
             "9a6a44 5f3d2e 4a7a78", metal="#a5582f"),
    _palette("mint", "peppermint and cocoa", "high",
             "0#8fd3bd .4#b9e5d3 .75#e3f3e2 1#fdf3e0",
             "3b2a2a 6fae9c fffdf2 c2504b 8a5a44 fff2bf", "d3ecdd ffffff a4d3c3",
             "a7cfae 5f9a85 6fc0b4", wood="#7d5240"),
    _palette("ochre", "wheat, straw, late summer", "high",
             "0#d9843b .3#f0b55a .6#f9dc9a 1#fbeecb",
             "4a2b22 a8643a fff6de 8f2f3a 3f7a80 fff2b8", "f6d79c fff6e0 e0a566",
             "d2a04a 8a5f30 7a9a8a"),
    _palette("plum", "violet dusk, peach rim", "low",
             "0#241447 .3#5c2c78 .55#b3527f .72#f08b6d .85#fbd08a",
             "1d1238 5b3a7d fdeccf e0543f f4a63a ffe39a", "c77a96 ffb9a0 7a3d80",
             "5a4a72 2f2050 4a2f7a"),
    _palette("ash", "charcoal, bone, one red thing", "low",
             "0#15131c .4#39333f .7#8a7a72 1#d9c4a4",
             "131019 4d4550 efe3cb a8322d c98b3a f9d98c", "8f8078 c9b7a3 4d4550",
             "5a4f52 2a2530 4a5058"),
    _palette("rose", "powder pink and lilac", "high",
             "0#7c9fc4 .3#b6b5d6 .6#f0c6cf 1#fbe7d6",
             "3c2f55 8478ac fff5ea d4587a f0a868 fff2c4", "e5c8d6 fff6f2 cba4c4",
             "9db58f 5f7f76 8f9fcf"),
    _palette("moss", "old forest, green light", "low",
             "0#16261f .35#2f5240 .65#7d9a62 1#e3dca0",
             "101d1a 3d5f4a f4efcf c7473b e0a53a fff0a0", "8aa578 cdd8a0 4f6f52",
             "4a6a3c 1f3324 2f5a50"),
    _palette("teal", "petrol night, green sky", "low",
             "0#04202f .4#0d4a57 .7#3f8f86 1#b9d6a8",
             "07222c 1d5f66 eef3d2 e2714b f2c35b fff0a8", "5fa598 9fd0bd 2b6f73",
             "2f6a5a 0d3a42 14565f"),
    _palette("lemon", "yellow room, blue shadows", "high",
             "0#f4cf4e .4#f8de7f .75#fcefb8 1#fff8df",
             "273a66 6f86b8 fffbe6 e05a4a 3f6fb0 ffffff", "f7e6a3 fffdf0 d8c58c",
             "e8cf7a a79a5c 6f9ac4", wood="#b98743"),
    _palette("coral", "hot evening, coral and bottle green", "mid",
             "0#1f6f6a .3#5fa08a .55#f3c08a .8#f2795a 1#d94f4f",
             "1a2f33 4f7a70 fff0dc e8533f f6b042 ffe6a6", "f0a584 ffd9bd c96a5c",
             "7a7f5a 2f4f4a 2a7a78"),
    _palette("indigo", "indigo and gold leaf", "low",
             "0#0e0b2b .45#1f1b57 .8#3d3a86 1#6f6aae",
             "0c0a22 34317a f7ecd0 d8a93c 7f8fd8 ffe08a", "4d4a94 8f8cc8 2a2766",
             "2c2a60 14123a 23206a", metal="#d8a93c"),
    _palette("sepia", "an old photograph that remembers one colour", "mid",
             "0#a98a64 .4#c9ab82 .75#e3cda4 1#f0e2c2",
             "33241a 85664a f8edd4 3f7f8a b5793a fff0c4", "d6bd94 f3e7ca a98c68",
             "a5855c 66492f 8a9a8c", leaf="#7a7a4a"),
    _palette("orchard", "red apples, wet green, grey sky", "mid",
             "0#8fa0a6 .4#b6c0bc .75#d9dccb 1#ece5cc",
             "22302a 5a7a5c f6f2df c8322f e2ac3f fff0be", "c3cbbd f0f0e6 94a39f",
             "6f9152 3d5c3c 6f8f94", leaf="#4f7f3a"),
    _palette("carnival", "magenta, mustard, bottle blue", "mid",
             "0#1b3f6a .35#3f5f94 .6#b0608f .85#f0a35a",
             "1a1a3a 5a4f86 fff3d8 e23d74 f2b632 ffe08c", "b088a0 f6c6c0 6a5590",
             "7a6a5a 3a3048 2f5f8a"),
    _palette("bone", "white plaster, long grey shadows", "high",
             "0#d9d2c5 .4#e6dfd2 .75#f0ebe0 1#faf6ec",
             "3f3a3a 9a9088 fffdf6 6f8f8a c27a4f fff6da", "e3dcd0 fffdf8 bdb4aa",
             "d8cdbb a0968a a9b5b4"),
    _palette("thaw", "brown earth, melting blue, first yellow", "mid",
             "0#5f86a8 .35#93afc0 .65#d6d5c4 1#e9d8a6",
             "2a2830 6b6a6f f3efe2 e0b02f 7a4f3a fff0a8", "b9c0bf eceae2 8a9aa8",
             "8a7458 54463c 7fa0b5"),
    _palette("bottle_green", "dark glass green, brass light", "low",
             "0#06140f .4#0f2f22 .75#2a5a3c 1#6d8f55",
             "08130f 24503a eef0d0 d9a441 b5533c ffe29a", "3f6e50 8fb088 1c3f2e",
             "2a5238 10261b 164438"),
    _palette("cobalt_day", "strong blue, white paint, one orange", "mid",
             "0#123f9c .35#2f66c4 .7#7fb0e6 1#d3e6f2",
             "10224f 3a66b0 fbfaf0 f0772f f7c948 fff0b0", "9dbfe6 ffffff 86a8d6",
             "6f94b8 34527f 1f56a8"),
    _palette("ink_sepia", "brown-black ink and tea", "low",
             "0#17100b .4#33241a .75#6b5138 1#a98a60",
             "140d09 4f3b2b f0e0c0 9a4a2c c9974f ffdf9a", "7a6247 b59c78 3a2a1e",
             "57412c 241810 3f4a46"),
    _palette("lilac_mist", "lilac haze, lemon points", "high",
             "0#b3a5d3 .4#cdc2e2 .75#e7def0 1#f8f0ec",
             "3d3560 9486bd fffaf6 c75a8a e9c04f fff4b8", "ddd3ea ffffff baaed6",
             "b7b0c6 7d749c 9aa5d4"),
    _palette("mustard_teal", "mustard against teal", "mid",
             "0#0f5a61 .35#2f7f80 .65#c9a640 1#e9c65c",
             "12302f 2f6f70 fbf1d2 d5a021 c4502f ffec9c", "b9a958 f3e1a0 5f8f80",
             "b58f2c 5f5a2a 1f6f74"),
    _palette("peach_dawn", "peach and apricot, grey-blue shade", "high",
             "0#9fb3cc .3#dcc6cc .6#fbcfae 1#ffe3bf",
             "4a3b4c b58a86 fff5e6 e0674a f3a64a fff0bd", "f8d9c2 fff6ea d9aaa2",
             "e0b48e a9787a 9fb0c4"),
    _palette("powder_blue", "pale blue rooms, butter light", "high",
             "0#8fbbd6 .4#b5d4e4 .75#dbeaf0 1#f7f3e4",
             "2a4460 7ba3bf fffdf4 dd6b4a f0c95a fff3bf", "d3e5ec ffffff a5c6d8",
             "b9cdc8 7896a2 86b5cf"),
    _palette("rose_brick", "dusty pink, brick, plaster", "mid",
             "0#7a4a4f .35#a8686a .7#d79a8c 1#f0c7ae",
             "38202a 9a5a58 fbe9d8 b3342f d99a3f ffe0a4", "cf9a90 f1cfc0 a06a6c",
             "a8685a 663a3c 7a7f95"),
    _palette("rust_fog", "beige-grey fog, rust that shows through", "mid",
             "0#9c968a .4#b7ae9f .75#d0c5b2 1#e2d5bd",
             "3a302c 857768 f4ead8 b2512a 6f8a86 ffe0a8", "c4b9a8 e9e0d0 988d80",
             "9c8a70 655848 87918c", metal="#a5582f"),
    _palette("sage_rose", "grey-green with rose", "mid",
             "0#7f9284 .4#a1af9d .75#c9c9b4 1#e9d3c6",
             "28352f 6f8474 f6efe2 c9677a d8b45c fff0c6", "b9c2b0 ebe6da 8f9f92",
             "7f9475 4a5f50 83989a"),
    _palette("snow_blue", "blue-white snow light", "high",
             "0#7fa6d0 .35#aac6e2 .7#d7e6f2 1#f7f9fb",
             "203a5e 6d93bd ffffff d24a3f f0b648 fff2c2", "d5e4f1 ffffff 9dbcdb",
             "e9f1f8 a3bfdd 86b0d8"),
    _palette("storm_slate", "blue-grey weather, a wet gleam", "low",
             "0#1a222d .4#354353 .7#5f7182 1#98a6ae",
             "121922 44566a e3e8ea c98f3f 6fa0a8 ffe7a6", "6a7b89 9daab3 33414f",
             "46535a 20292f 2f4759"),
    _palette("terracotta", "orange-brown clay, turquoise shade", "mid",
             "0#3f8a8c .3#8fae98 .6#e3a871 1#d9764a",
             "3a1c16 a8542f fdeccf d2512a 2f8a8a ffdf9a", "d99a6c f6d3a8 a8603f",
             "b8663a 6f3722 4a8a8a"),
    _palette("tomato", "tomato red, cream, bottle-green shade", "mid",
             "0#a82a20 .35#cf4630 .7#ea7a55 1#f7bd92",
             "2f1a1c b33a2c fff1d8 f3e3b8 2f6a55 ffe9b0", "e58464 ffd2b0 a83a2e",
             "c4583c 6f2a22 4a7a74", cloth="#f3e3b8"),
    _palette("wine_dark", "burgundy dark, gold and skin", "low",
             "0#1a060e .4#3c0f1f .75#6d1f33 1#a34a4c",
             "17060d 5a1c2e f6e0cc c98f3c 8a3a5a ffd592", "6d2a38 a8646a 38101c",
             "4a1a26 210a12 33203f"),
)  # fmt: skip

ALIASES = {
    "bone_white": "bone", "lamp_amber": "candle", "lemon_light": "lemon", "mint_morning": "mint",
    "night_indigo": "indigo", "ochre_noon": "ochre", "petrol": "teal", "plum_dusk": "plum",
}  # fmt: skip

PALETTES: dict[str, Palette] = {palette.name: palette for palette in _ALL}


def find_palette(name: str) -> Palette:
    """Look a palette up; the error names the nearest ones."""
    name = ALIASES.get(name, name)
    if name in PALETTES:
        return PALETTES[name]
    near = difflib.get_close_matches(name, PALETTES, n=4, cutoff=0.3)
    raise KeyError(f"no palette {name!r}; near: {', '.join(near) or ', '.join(PALETTES)}")
