"""Text from outside, made fit to be shown: composed, visible, and no taller than a line."""

import unicodedata

MOST_MARKS = 3
_HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn")
# Joiners are invisible and yet part of emoji and of several scripts.
_JOINERS = "\u200c\u200d"


def tidy_text(text: str) -> str:
    """NFC, one space between words, no control or bidi characters, few marks on a letter."""
    return " ".join(few_marks(unicodedata.normalize("NFC", visible(text))).split())


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
        marks = marks + 1 if unicodedata.category(char) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(char)
    return "".join(kept)


def folded(text: str) -> str:
    """For comparing: without case, width and style."""
    return (
        unicodedata.normalize("NFKC", text).casefold().replace("\u200c", "").replace("\u200d", "")
    )
