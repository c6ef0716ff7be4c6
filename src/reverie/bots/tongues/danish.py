"""Danish: short words double their consonant, long ones drop an e, endings are few."""

from collections.abc import Iterator

from reverie.bots.tongues.tongue import VOWELS, Tongue, one_of

ENDING = one_of(
    "e en et er n t r s ene erne ne ens ets enes ernes ers es nes rne rnes",
    "ere est este ste re",
    "ede te de ende edes tes des t es",
)


def stems(word: str) -> Iterator[str]:
    yield word
    if word.endswith("e") and len(word) > 3:
        yield word[:-1]
    if _is_short(word):
        yield word + word[-1]
    # himmel – himlen, vinter – vintre, aften – aftner
    if len(word) > 4 and word[-2:] in ("el", "er", "en"):
        trunk = word[:-2]
        if trunk[-1] == trunk[-2]:
            trunk = trunk[:-1]
        yield trunk + word[-1]
    if word.endswith("ig") or word.endswith("som"):
        yield word + ("m" if word.endswith("m") else "")


def _is_short(word: str) -> bool:
    """kat – katten, ven – vennen."""
    return (
        len(word) > 2
        and word[-1] not in VOWELS
        and word[-2] in VOWELS
        and word[-3] not in VOWELS
        and word[-1] not in "vjh"
    )


DANISH = Tongue("da", stems, ENDING, joints=("", "s", "e", "-"))
