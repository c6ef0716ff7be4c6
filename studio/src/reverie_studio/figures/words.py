"""Words for the record: what anybody can see of a figure, and nothing else."""

from __future__ import annotations

import colorsys
from typing import Any

from reverie_studio.colour import Colour, rgb
from reverie_studio.figures.person import Person
from reverie_studio.figures.space import SEEN

_HUES = (
    (18, "red"),
    (42, "orange"),
    (66, "yellow"),
    (165, "green"),
    (195, "turquoise"),
    (255, "blue"),
    (290, "purple"),
    (340, "pink"),
    (361, "red"),
)
_HATS = {
    "top": "top hat",
    "bowler": "bowler hat",
    "wide_brim": "wide-brimmed hat",
    "straw": "straw hat",
    "beanie": "woollen hat",
    "hood": "hood",
    "crown": "crown",
    "cap": "cap",
    "nightcap": "nightcap",
    "headscarf": "headscarf",
    "pointed": "pointed hat",
    "wreath": "wreath of flowers",
    "souwester": "sou'wester",
}
_HAIR = {
    "short": "short hair",
    "bald": "a bald head",
    "bun": "a bun",
    "braids": "braids",
    "long": "long hair",
    "curly": "curly hair",
    "bob": "a bob",
    "pony": "a ponytail",
    "tuft": "a tuft of hair",
    "messy": "tousled hair",
    "headscarf": "a headscarf",
}


def colour_word(colour: Colour) -> str:
    """The everyday name of a colour."""
    hue, light, sat = colorsys.rgb_to_hls(*rgb(colour))
    if light > 0.86:
        return "white"
    if light < 0.14:
        return "black"
    if sat < 0.14:
        return "light grey" if light > 0.66 else ("dark grey" if light < 0.3 else "grey")
    degrees = hue * 360
    name = next(word for limit, word in _HUES if degrees < limit)
    if name in ("orange", "red", "yellow") and light < 0.36 and sat < 0.65:
        return "brown" if light > 0.2 else "dark brown"
    if name in ("orange", "yellow") and light > 0.7 and sat < 0.75:
        return "cream"
    return f"dark {name}" if light < 0.27 else (f"pale {name}" if light > 0.76 else name)


def _who(figure: Person) -> str:
    if figure.who:
        return figure.who
    outfit, noun = figure.outfit, figure.build.noun
    man = bool(outfit.beard)
    woman = outfit.top in ("dress", "gown", "apron") or (
        outfit.hair in ("bun", "braids") and not man
    )
    if not man and not woman:
        return noun
    kind = figure.build.name
    if kind in ("child", "toddler"):
        return {"child": "girl", "toddler": "small girl"}[kind] if woman else noun
    before = {"old": "old ", "broad": "stout ", "tall": "tall thin ", "teen": "young "}.get(
        kind, ""
    )
    return before + ("man" if man else "woman")


def describe(figure: Person) -> dict[str, Any]:
    """who, does, seen, wears, and the single facts behind them."""
    outfit = figure.outfit
    noun = outfit.garment.noun if outfit.top not in ("cape", "cloak") else outfit.top
    colour = (
        outfit.cape
        if outfit.top in ("cape", "cloak") and outfit.cape is not None
        else outfit.colour
    )
    wears = [f"{colour_word(colour)} {noun}"]
    if outfit.hat != "none":
        wears.append(f"{colour_word(outfit.hat_colour)} {_HATS[outfit.hat]}")
    if outfit.scarf is not None:
        wears.append(f"{colour_word(outfit.scarf)} scarf")
    if outfit.shoes == "barefoot":
        wears.append("no shoes")
    facts: dict[str, Any] = {
        "who": _who(figure),
        "does": figure.pose.does,
        "seen": SEEN[figure.view.name],
        "wears": ", ".join(wears),
        "hair": _HAIR[outfit.hair] + (" and a beard" if outfit.beard in ("short", "long") else ""),
        "age": figure.build.name,
        "pose": figure.pose_name,
        "view": figure.view.name,
        "colours": [colour_word(colour)],
    }
    if figure.view.toward > -0.3:
        facts["looks"] = figure.expression
    if figure.prop is not None:
        facts["with"] = figure.prop.replace("_", " ")
    return facts
