"""An emoji is heard by its Unicode name, in every language by way of English."""

import unicodedata
from collections.abc import Iterator

# Below this, what looks like a symbol is a sign of writing: ©, °.
FIRST = 0x2190
# Until here black and white say how a sign is drawn, not which colour the thing has.
FIRST_COLOURED = 0x1F000
# What names say of drawing and of letters, and not of the thing; every face is one.
UNSAID = frozenset(
    [
        "face",
        "with",
        "symbol",
        "sign",
        "heavy",
        "large",
        "small",
        "emoji",
        "modifier",
        "fitzpatrick",
        "type",
        "regional",
        "indicator",
        "letter",
        "variation",
        "selector",
        "of",
        "and",
        "the",
        "female",
        "male",
        "person",
    ]
)
HOW_DRAWN = frozenset(("black", "white"))


def is_emoji(char: str) -> bool:
    return ord(char) >= FIRST and unicodedata.category(char) in ("So", "Sm")


def named(text: str) -> str:
    """The names of the emoji in a text, in English; each once, in order."""
    return ", ".join(dict.fromkeys(filter(None, map(_name, filter(is_emoji, text)))))


def spoken(text: str) -> str:
    """A text with its emoji read out."""
    return "".join(_pieces(text)).strip()


def _pieces(text: str) -> Iterator[str]:
    for char in text:
        yield f" {_name(char)} " if is_emoji(char) else char


def _name(char: str) -> str:
    words = unicodedata.name(char, "").casefold().replace("-", " ").split()
    unsaid = UNSAID | (HOW_DRAWN if ord(char) < FIRST_COLOURED else frozenset())
    return " ".join(word for word in words if word not in unsaid and len(word) > 1)
