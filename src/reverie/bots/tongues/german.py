"""German: umlauts in the plural, ge- before the participle, endings of four cases."""

from collections.abc import Iterator

from reverie.bots.tongues.tongue import Tongue, last_vowel_changed, one_of

ENDING = one_of(
    "e en er es em n s ern ens ns nen",
    "ere eren erer eres erem st ste sten ster stes este esten",
    "t te ten test tet et est end ende enden ender endes",
)
UMLAUTS = {"a": "ä", "o": "ö", "u": "ü"}


def stems(word: str) -> Iterator[str]:
    for stem in _plain(word):
        yield stem
        changed = last_vowel_changed(stem.replace("au", "äu"), UMLAUTS)
        if changed and "äu" not in changed:
            yield changed
        elif "au" in stem:
            yield stem.replace("au", "äu")


def _plain(word: str) -> Iterator[str]:
    yield word
    if word.endswith("en") and len(word) > 4:
        yield word[:-2]
    elif word.endswith(("e", "n")) and len(word) > 3:
        yield word[:-1]


GERMAN = Tongue(
    "de", stems, ENDING, joints=("", "s", "n", "en", "er", "e", "es", "-"), prefixes=("ge",)
)
