"""English: -s, -ed, -ing, and an e or a y that comes and goes."""

from collections.abc import Iterator

from reverie.bots.tongues.tongue import VOWELS, Tongue, one_of

ENDING = one_of("s es 's d ed ing ings er ers est ly y ness ful less r st")


def stems(word: str) -> Iterator[str]:
    yield word
    if word.endswith("e") and len(word) > 3:
        yield word[:-1]
    if word.endswith("y") and len(word) > 3:
        yield word[:-1] + "i"
    is_short = len(word) > 2 and word[-1] not in VOWELS and word[-2] in VOWELS
    if is_short and word[-3] not in VOWELS:
        yield word + word[-1]


ENGLISH = Tongue("en", stems, ENDING, joints=("", "-"))
