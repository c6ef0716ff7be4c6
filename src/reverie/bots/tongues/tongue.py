"""What a language tells of its words: the stems of a dictionary form, and the endings they take."""

import re
from collections.abc import Callable, Iterable

from msgspec import Struct

Stems = Callable[[str], Iterable[str]]


class Tongue(Struct, frozen=True):
    """`joints` are what stands between the parts of a compound; `prefixes` may fall away."""

    code: str
    stems: Stems
    ending: re.Pattern[str]
    joints: tuple[str, ...] = ("",)
    prefixes: tuple[str, ...] = ()
    compounds: bool = True

    def is_ending(self, text: str) -> bool:
        return not text or self.ending.fullmatch(text) is not None


def one_of(*endings: str) -> re.Pattern[str]:
    """A closed list of endings, separated by spaces."""
    listed = sorted({e for text in endings for e in text.split()}, key=len, reverse=True)
    return re.compile("|".join(map(re.escape, listed)))


def last_vowel_changed(word: str, changes: dict[str, str]) -> str | None:
    """The word with its last vowel changed, if that vowel is one that changes."""
    for place in range(len(word) - 1, -1, -1):
        if word[place] in VOWELS:
            changed = changes.get(word[place])
            return None if changed is None else word[:place] + changed + word[place + 1 :]
    return None


VOWELS = frozenset("aeiouyäöüæøåáéíóúýþ") - {"þ"}
