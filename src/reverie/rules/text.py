"""Text from outside, made fit to be shown: composed, visible, and no taller than a line."""

import re
import unicodedata

MOST_MARKS = 3
_HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn")
# Joiners are invisible and yet part of emoji and of several scripts.
_JOINERS = "\u200c\u200d"
# Fillers of Hangul and the empty cell of Braille count as letters.
_EMPTY = "\u115f\u1160\u3164\uffa0\u2800"
_MARKS = ("Mn", "Me")
# Joiners, empty vowels, and whatever chooses a variant of the letter before.
_UNSEEN = re.compile(
    "[\u034f\u17b4\u17b5\u180b-\u180f\u200c\u200d\ufe00-\ufe0f\U000e0100-\U000e01ef]"
)
# After a letter; after a number it is a measure of feet.
_TYPED_APOSTROPHE = re.compile(r"(?<=[^\W\d_])'")


def typeset(text: str) -> str:
    """Apostrophes as they are printed, not as they are typed: don’t, l’ombra."""
    return _TYPED_APOSTROPHE.sub("’", text)


def isolated(text: str) -> str:
    """Between marks where its script runs from right to left: nothing around it changes sides."""
    strong = {unicodedata.bidirectional(letter) for letter in text}
    return f"\u2068{text}\u2069" if strong & {"R", "AL"} else text


def tidy_text(text: str) -> str:
    """NFC, one space between words, no control or bidi characters, few marks on a letter."""
    return " ".join(few_marks(unicodedata.normalize("NFC", visible(text))).split())


def is_blank(text: str) -> bool:
    """Nothing to be seen in it: spaces, marks on nothing, and letters that are empty by design."""
    letters = (char for char in text if unicodedata.category(char) not in _MARKS)
    return not "".join(letters).strip(_JOINERS + _EMPTY + " ")


def visible(text: str) -> str:
    """Without control, format (bidi), surrogate, private and unassigned characters."""
    return "".join(
        char
        for char in text
        if char.isspace() or char in _JOINERS or unicodedata.category(char) not in _HIDDEN
    )


def few_marks(text: str) -> str:
    """Marks piled on a letter would cover the lines above."""
    kept, marks = [], 0
    for char in text:
        marks = marks + 1 if unicodedata.category(char) in _MARKS else 0
        if marks <= MOST_MARKS:
            kept.append(char)
    return "".join(kept)


def folded(text: str) -> str:
    """For comparing: without case, width and style, and what is not seen."""
    return _UNSEEN.sub("", unicodedata.normalize("NFKC", text).casefold())
