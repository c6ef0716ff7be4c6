"""Finnish: consonants that weaken, stems behind the dictionary form, and endings in rows."""

import re
from collections.abc import Iterator

from reverie.bots.tongues.tongue import Tongue

VOWELS = "aeiouyäö"
CASE = (
    r"(?:n|t|a|ä|ta|tä|tta|ttä|ssa|ssä|sta|stä|lla|llä|lta|ltä|lle|na|nä|ksi|kse|tten|ten|den|"
    r"[aeiouyäö]n|h[aeiouyäö]n|seen|siin|ne|in|en|en|jen|jä|ja|in|iden|itten|mme)"
)
POSSESSIVE = r"(?:ni|si|nsa|nsä|mme|nne|an|än|en)"
CLITIC = r"(?:kin|kaan|kään|ko|kö|han|hän|pa|pä|kos|pas|päs)"
PERSON = (
    r"(?:n|t|mme|tte|vat|vät|[aeiouyäö]|aan|ään|taan|tään|daan|dään|laan|lään|naan|nään|ttiin|tiin|"
    r"nut|nyt|neet|nee|ttu|tty|tu|ty|dut|dyt|va|vä|vaa|vää|ma|mä|massa|mässä|maan|mään|malla|mällä|"
    r"matta|mättä|masta|mästä|minen|mista|mistä|mise|ja|jä|kaa|kää|da|dä|la|lä|na|nä|ra|rä|ta|tä|tt?aa|tt?ää|"
    r"essa|essä|en)"
)
ENDING = re.compile(
    rf"(?:[ijes]?{CASE}?{POSSESSIVE}?|(?:s|i|si|isi)?{PERSON}?(?:{CASE}|{POSSESSIVE})?){CLITIC}?"
)
# Strong grade, weak grade; longest first.
GRADES = (
    *(("kk", "k"), ("pp", "p"), ("tt", "t"), ("nk", "ng"), ("nt", "nn"), ("mp", "mm")),
    *(("lt", "ll"), ("rt", "rr"), ("lk", "lj"), ("rk", "rj"), ("hk", "hj"), ("uk", "uv")),
    *(("yk", "yv"), ("t", "d"), ("p", "v"), ("k", "")),
)


def stems(word: str) -> Iterator[str]:
    for stem in _trunks(word):
        yield from _graded(stem)


def _trunks(word: str) -> Iterator[str]:
    yield word
    for ending, replacements in ENDINGS_OF_WORDS:
        if word.endswith(ending) and len(word) > len(ending):
            trunk = word[: -len(ending)] if ending else word
            yield from (trunk + replacement for replacement in replacements)
            break


# How the dictionary form ends, and what stands in its place before other endings.
ENDINGS_OF_WORDS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("nen", ("se", "s", "si")),
    ("ton", ("ttoma", "ttomi")),
    ("tön", ("ttömä", "ttömi")),
    ("uus", ("uude", "uute", "uut", "uuks", "uuksi")),
    ("yys", ("yyde", "yyte", "yyt", "yyks", "yyksi")),
    ("us", ("ukse", "us", "uksi", "ude", "ute", "ut", "uks")),
    ("ys", ("ykse", "ys", "yksi", "yde", "yte", "yt", "yks")),
    ("os", ("okse", "oksi", "os")),
    ("ös", ("ökse", "öksi", "ös")),
    ("es", ("ekse", "eksi", "ee")),
    ("as", ("aa", "ai", "akse", "a")),
    ("äs", ("ää", "äi", "äkse", "ä")),
    ("is", ("ii", "ikse", "iksi", "i")),
    ("in", ("ime", "imi", "in")),
    ("ut", ("ue", "ui", "ee")),
    ("yt", ("ye", "yi", "ee")),
    # verbs
    ("staa", ("sta", "sti", "st")),
    ("stää", ("stä", "sti", "st")),
    ("aa", ("a", "o", "i", "")),
    ("ää", ("ä", "i", "")),
    ("oa", ("o", "oi")),
    ("ea", ("e", "i", "ea", "ei")),
    ("eä", ("e", "i", "eä", "ei")),
    ("ua", ("u", "ui")),
    ("yä", ("y", "yi")),
    ("ia", ("i", "ia")),
    ("iä", ("i", "iä")),
    ("ita", ("itse", "itsi", "ita")),
    ("itä", ("itse", "itsi", "itä")),
    ("ata", ("aa", "a", "as", "at")),
    ("ätä", ("ää", "ä", "äs", "ät")),
    ("eta", ("ene", "eni", "eta")),
    ("ota", ("oa", "os", "ot")),
    ("uta", ("ua", "us", "ut")),
    ("ytä", ("yä", "ys", "yt")),
    ("sta", ("se", "si", "s", "sta")),
    ("stä", ("se", "si", "s", "stä")),
    ("lla", ("le", "li", "l", "lla")),
    ("llä", ("le", "li", "l", "llä")),
    ("nna", ("ne", "ni", "n", "nna")),
    ("nnä", ("ne", "ni", "n", "nnä")),
    ("rra", ("re", "ri", "r")),
    ("rrä", ("re", "ri", "r")),
    ("uoda", ("uo", "oi")),
    ("yödä", ("yö", "öi")),
    ("da", ("", "")),
    ("dä", ("", "")),
    # nouns that end in a vowel
    ("si", ("de", "te", "t", "si", "se", "s")),
    ("i", ("e", "i", "")),
    ("e", ("ee", "ei", "e")),
    ("a", ("a", "o", "i", "")),
    ("ä", ("ä", "ö", "i", "")),
    ("l", ("le", "li", "l")),
    ("r", ("re", "ri", "r")),
    ("n", ("ne", "me", "n")),
)


def _graded(stem: str) -> Iterator[str]:
    """The stem itself, and with the consonants before its last vowels weakened or strengthened."""
    yield stem
    match = re.fullmatch(rf"(.*?)([^{VOWELS}]+)([{VOWELS}]*[s]?)", stem)
    if match is None:
        return
    before, consonants, after = match.groups()
    for strong, weak in GRADES:
        if (before + consonants).endswith(strong):
            yield (before + consonants)[: -len(strong)] + weak + after
            break
    for strong, weak in GRADES:
        if weak and (before + consonants).endswith(weak) and len(consonants) <= len(strong):
            yield (before + consonants)[: -len(weak)] + strong + after
            break


FINNISH = Tongue("fi", stems, ENDING, joints=("", "n", "-"))
