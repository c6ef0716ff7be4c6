"""The wardrobe: what people wear, and who wears what when a card does not say."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from reverie_studio.colour import Colour, luminance, mix, rgb
from reverie_studio.figures.builds import Build
from reverie_studio.palettes import Palette


@dataclass(frozen=True)
class Garment:
    """The cut of an upper garment; lengths in body units, `hang` in parts of the leg."""

    hang: float = 0.0
    ease: float = 0.6
    flare: float = 0.0
    waisted: bool = False
    ripple: float = 0.0
    folds: int = 7
    sleeve: str = "straight"  # straight, wide, tight, puff, short
    front: str = ""  # buttons, double, lapels, open, bib, apron
    collar: str = ""  # stand, flat, round, roll, hood, shawl, frill
    belt: bool = False
    hem: bool = False
    pockets: bool = False
    legs: str = "trousers"
    same_legs: bool = False
    noun: str = ""
    colours: tuple[str, ...] = ()


_STRONG = ("#c4563f", "#34597a", "#d09a3e", "#56704a", "#7d4a6b", "#2f6b6f", "#9c4a36", "#4a4f7d")
_PALE = ("#efe6d2", "#dfe4e6", "#f0d9cf", "#e4dcc0")
_SOBER = ("#3a3f4e", "#4b3f3a", "#2f4050", "#574a52", "#3f4a40")

# fmt: off
GARMENTS: dict[str, Garment] = {
    "coat": Garment(hang=0.5, ease=1.3, flare=4.2, ripple=0.02, folds=5, sleeve="wide",
        front="buttons", collar="stand", pockets=True, noun="coat", colours=_STRONG),
    "long_coat": Garment(hang=0.8, ease=1.4, flare=4.6, ripple=0.03, folds=5, sleeve="wide",
        front="double", collar="stand", pockets=True, noun="long coat",
        colours=_SOBER + _STRONG[:4]),
    "raincoat": Garment(hang=0.58, ease=2.4, flare=6.4, ripple=0.02, folds=5, sleeve="wide",
        front="buttons", collar="hood", pockets=True, noun="raincoat",
        colours=("#e0b03c", "#d8713a", "#3f7f8c", "#c9453a")),
    "dress": Garment(hang=0.52, ease=0.3, flare=6.5, waisted=True, ripple=0.07, folds=6,
        sleeve="puff", collar="round", belt=True, hem=True, legs="tights", noun="dress",
        colours=_STRONG),
    "gown": Garment(hang=0.97, ease=0.3, flare=9.5, waisted=True, ripple=0.085, sleeve="tight",
        belt=True, hem=True, legs="tights", noun="long gown", colours=_STRONG),
    "nightgown": Garment(hang=0.8, ease=1.6, flare=5.5, ripple=0.06, folds=6, sleeve="wide",
        collar="frill", hem=True, legs="bare", noun="nightgown", colours=_PALE),
    "suit": Garment(hang=0.13, ease=0.9, flare=0.6, folds=5, front="lapels", pockets=True,
        same_legs=True, noun="suit", colours=_SOBER),
    "tailcoat": Garment(hang=0.5, ease=0.8, flare=1.0, waisted=True, folds=5, front="lapels",
        collar="stand", noun="tailcoat", colours=_SOBER),
    "jumper": Garment(hang=0.07, ease=1.2, flare=0.4, folds=5, sleeve="wide", collar="roll",
        noun="jumper", colours=_STRONG),
    "shirt": Garment(hang=0.06, ease=0.8, flare=0.5, ripple=0.02, folds=5, front="buttons",
        collar="flat", noun="shirt", colours=_PALE + _STRONG[:3]),
    "tunic": Garment(hang=0.32, ease=1.0, flare=3.2, waisted=True, ripple=0.04, folds=6,
        sleeve="wide", collar="round", belt=True, hem=True, noun="tunic", colours=_STRONG),
    "dungarees": Garment(ease=0.7, folds=5, front="bib", collar="flat", noun="dungarees",
        colours=("#e6d5b0", "#c4563f", "#e0b55a", "#f0e6d2")),
    "apron": Garment(hang=0.6, flare=5.5, waisted=True, ripple=0.05, sleeve="puff", front="apron",
        collar="round", legs="tights", noun="dress and apron", colours=_STRONG),
    "uniform": Garment(hang=0.24, ease=1.0, flare=1.6, waisted=True, folds=5, front="double",
        collar="stand", belt=True, noun="uniform", colours=("#34507a", "#8f3a34", "#3f5a4a")),
    "pyjamas": Garment(hang=0.15, ease=1.3, flare=1.0, ripple=0.02, folds=5, sleeve="wide",
        front="buttons", collar="flat", same_legs=True, noun="pyjamas",
        colours=("#b9c8d6", "#e3c7b4", "#cdd3b4", "#d8c6dc")),
    "bathrobe": Garment(hang=0.72, ease=1.7, flare=3.2, waisted=True, ripple=0.03, folds=6,
        sleeve="wide", front="open", collar="shawl", belt=True, legs="bare", noun="dressing gown",
        colours=("#8d3f4c", "#4d6a86", "#a8793f")),
}
# fmt: on
GARMENT_ALIASES = {
    "jacket": "suit",
    "sweater": "jumper",
    "robe": "bathrobe",
    "overalls": "dungarees",
    "greatcoat": "long_coat",
    "skirt": "dress",
    "pajamas": "pyjamas",
}
HATS = (
    "top",
    "bowler",
    "wide_brim",
    "straw",
    "beanie",
    "hood",
    "crown",
    "cap",
    "nightcap",
    "headscarf",
    "pointed",
    "wreath",
    "souwester",
    "none",
)
HAIRS = (
    "short",
    "bald",
    "bun",
    "braids",
    "long",
    "curly",
    "bob",
    "pony",
    "tuft",
    "messy",
    "headscarf",
)
SKINS = ("#f3cfae", "#e8b68d", "#d79a6c", "#b87a4f", "#8c5a3c", "#6a4230", "#f0c3a6", "#c98b5e")
HAIR_COLOURS = ("#3a2620", "#6b4228", "#a8622c", "#d3a552", "#241c22", "#86452a", "#57453c")
DARK_HAIR = ("#241c22", "#3a2620", "#2c2022", "#57453c")
OLD_HAIR = ("#e8e3da", "#cfcac4", "#f2eee6", "#b9b4b2")
LEG_COLOURS = ("#3a4256", "#544238", "#3f4a3f", "#2c2f42", "#6a5240")
TRIMS = ("#efe0bd", "#e0b04f", "#c4563f", "#7fb0a8", "#f0c9a8", "#d9cfe0")


@dataclass
class Outfit:
    """Everything one person wears, decided."""

    top: str
    garment: Garment
    colour: Colour
    trim: Colour
    legs: str  # trousers, shorts, tights, bare, pyjamas
    leg_colour: Colour
    shoes: str  # shoes, boots, wellingtons, slippers, barefoot
    shoe_colour: Colour
    skin: Colour
    hair: str
    hair_colour: Colour
    beard: str  # "", short, long, moustache
    hat: str
    hat_colour: Colour
    scarf: Colour | None
    cape: Colour | None
    apron: Colour
    gloves: Colour | None
    pattern: str  # "", stripes, dots, patches, checks
    pattern_colour: Colour
    glasses: bool
    extras: dict[str, Any] = field(default_factory=dict)


_KEYS = {
    "top",
    "colour",
    "trim",
    "bottom",
    "bottom_colour",
    "shoes",
    "shoe_colour",
    "hat",
    "hat_colour",
    "scarf",
    "cape",
    "apron",
    "gloves",
    "pattern",
    "pattern_colour",
    "glasses",
    "beard",
    "skin",
    "hair",
    "hair_colour",
}


def _pick(rng: np.random.Generator, options: tuple[str, ...]) -> str:
    return options[int(rng.integers(len(options)))]


def dress_up(
    build: Build,
    clothes: dict[str, Any],
    hair: str | dict[str, Any] | None,
    skin: Colour | None,
    seed: int,
    palette: Palette | None,
) -> Outfit:
    """Decide everything; what the card does not say follows from the seed."""
    unknown = set(clothes) - _KEYS
    if unknown:
        raise ValueError(f"unknown clothes {sorted(unknown)}; known: {sorted(_KEYS)}")
    rng = np.random.default_rng(seed + 7)
    dice = {name: int(rng.integers(1 << 30)) for name in sorted(_KEYS)}

    def choose(name: str, options: tuple[str, ...]) -> str:
        return options[dice[name] % len(options)]

    def colour_of(name: str, fallback: Colour) -> Colour:
        value = clothes.get(name)
        if value is None or value is True:
            return fallback
        return _resolve(value, palette)

    top = str(clothes.get("top") or choose("top", _usual_tops(build)))
    top = GARMENT_ALIASES.get(top, top)
    cape_top = top in ("cape", "cloak")
    garment_name = "tunic" if cape_top else top
    if garment_name not in GARMENTS:
        raise ValueError(f"no garment {top!r}; there are {', '.join([*GARMENTS, 'cape', 'cloak'])}")
    garment = GARMENTS[garment_name]
    colour = colour_of("colour", choose("colour", garment.colours))
    trim = colour_of("trim", _contrast(choose("trim", TRIMS), colour))
    own_skin = colour_of("skin", choose("skin", SKINS)) if skin is None else _resolve(skin, palette)
    wish = hair if hair is not None else clothes.get("hair")
    hair_kind, hair_colour = _hair(build, wish, clothes, choose, palette, own_skin)
    legs = str(clothes.get("bottom") or garment.legs)
    leg_colour = colour_of("bottom_colour", _leg_colour(garment, legs, colour, choose))
    hat = str(clothes.get("hat") or ("headscarf" if hair_kind == "headscarf" else "none"))
    hair_kind = "bun" if hair_kind == "headscarf" else hair_kind
    if hat not in HATS:
        raise ValueError(f"no hat {hat!r}; there are {', '.join(HATS)}")
    cape = (
        _resolve(clothes["cape"], palette) if isinstance(clothes.get("cape"), str | tuple) else None
    )
    if cape_top:
        cape, colour = colour, colour_of("trim", mix(colour, "#2a2430", 0.45))
    elif clothes.get("cape") is True:
        cape = trim
    shoes = str(clothes.get("shoes") or _usual_shoes(build, top, legs))
    scarf = clothes.get("scarf")
    return Outfit(
        top=top,
        garment=garment,
        colour=colour,
        trim=trim,
        legs=legs,
        leg_colour=leg_colour,
        shoes=shoes,
        shoe_colour=colour_of("shoe_colour", _shoe_colour(shoes, choose)),
        skin=own_skin,
        hair=hair_kind,
        hair_colour=hair_colour,
        beard=_beard(clothes.get("beard")),
        hat=hat,
        hat_colour=colour_of("hat_colour", _hat_colour(hat, trim, cape or colour)),
        scarf=trim if scarf is True else (_resolve(scarf, palette) if scarf else None),
        cape=cape,
        apron=colour_of("apron", "#f0e8d8"),
        gloves=_resolve(clothes["gloves"], palette) if clothes.get("gloves") else None,
        pattern=str(clothes.get("pattern") or ("stripes" if top == "pyjamas" else "")),
        pattern_colour=colour_of(
            "pattern_colour", trim if top != "pyjamas" else mix(colour, "#5a6a8a", 0.4)
        ),
        glasses=bool(clothes.get("glasses")),
    )


def _resolve(value: Any, palette: Palette | None) -> Colour:
    if isinstance(value, str) and not value.startswith("#"):
        return palette.tone(value) if palette is not None else "#8a7f78"
    if isinstance(value, str):
        return value
    return rgb(value)


def _usual_tops(build: Build) -> tuple[str, ...]:
    if build.name in ("toddler", "child"):
        return ("coat", "jumper", "dress", "dungarees", "raincoat")
    if build.name == "teen":
        return ("jumper", "coat", "dress", "shirt")
    return ("coat", "long_coat", "dress", "suit", "jumper")


def _usual_shoes(build: Build, top: str, legs: str) -> str:
    if top in ("nightgown", "pyjamas"):
        return "barefoot"
    if top == "bathrobe":
        return "slippers"
    if top == "raincoat":
        return "wellingtons"
    return "boots" if top in ("coat", "long_coat", "uniform") else "shoes"


def _leg_colour(garment: Garment, legs: str, colour: Colour, choose: Any) -> Colour:
    if garment.same_legs:
        return mix(colour, "#20202a", 0.1)
    if legs == "tights":
        return mix(choose("bottom_colour", LEG_COLOURS), "#e8dccb", 0.12)
    return str(choose("bottom_colour", LEG_COLOURS))


def _shoe_colour(shoes: str, choose: Any) -> Colour:
    if shoes == "wellingtons":
        return str(choose("shoe_colour", ("#b8453a", "#3d5a4a", "#d9a63c", "#34507a")))
    if shoes == "slippers":
        return str(choose("shoe_colour", ("#8d5a6a", "#7a6a4a", "#54688a")))
    return str(choose("shoe_colour", ("#2e2226", "#4a2f22", "#33303c", "#5a3a26")))


def _hat_colour(hat: str, trim: Colour, cloth: Colour) -> Colour:
    if hat == "hood":
        return cloth
    usual = {
        "top": "#2d2a36",
        "bowler": "#3a3034",
        "straw": "#dcb765",
        "crown": "#e2b544",
        "wide_brim": "#5a4234",
        "nightcap": "#c9d2dc",
        "souwester": "#e0b03c",
        "pointed": "#4a3f6a",
        "wreath": "#e8a6a0",
    }
    return usual.get(hat, trim)


def _hair(
    build: Build,
    hair: str | dict[str, Any] | None,
    clothes: dict[str, Any],
    choose: Any,
    palette: Palette | None,
    skin: Colour,
) -> tuple[str, Colour]:
    spec = {"kind": hair} if isinstance(hair, str) else dict(hair or {})
    young = {"toddler": ("tuft", "curly", "short", "bob"), "old": ("bald", "bun", "short", "messy")}
    usual = young.get(
        build.name, ("short", "bob", "long", "curly", "bun", "braids", "messy", "pony")
    )
    kind = str(spec.get("kind") or choose("hair", usual))
    if kind not in HAIRS:
        raise ValueError(f"no hair {kind!r}; there are {', '.join(HAIRS)}")
    colour = spec.get("colour", clothes.get("hair_colour"))
    if colour is None:
        dark = luminance(skin) < 0.5
        usual_colours = OLD_HAIR if build.name == "old" else (DARK_HAIR if dark else HAIR_COLOURS)
        return kind, choose("hair_colour", usual_colours)
    return kind, _resolve(colour, palette)


def _beard(value: Any) -> str:
    if value is True:
        return "short"
    if value and value not in ("short", "long", "moustache"):
        raise ValueError(f"no beard {value!r}; there are short, long, moustache")
    return str(value or "")


def _contrast(colour: str, other: Colour) -> Colour:
    """A trim must not vanish on its cloth."""
    a, b = rgb(colour), rgb(other)
    if sum(abs(x - y) for x, y in zip(a, b, strict=True)) < 0.4:
        return "#efe0bd" if sum(b) < 1.6 else "#5a4640"
    return colour
