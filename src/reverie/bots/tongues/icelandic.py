"""Icelandic: endings of four cases with and without the article, and an a that becomes ö."""

from collections.abc import Iterator

from reverie.bots.tongues.tongue import Tongue, one_of

ENDING = one_of(
    # nouns, then nouns with the article
    "s i ar ir ur um a u r nar na anna",
    "ið inu ins in inn inni innar inum ina num nn nni nna nnar nu ni n na nir nar",
    "arnir arnar irnir irnar urnar unum unni unnar una anna ans ann anum unu að ss",
    # adjectives
    "t tt an ri rar ra rri rrar rra na ari astur ust ast legur leg legt",
    # verbs
    "i ir ar um ið a aði aðir uðum uðuð uðu að ði ðir di dir ti tir ðu du tu ðum dum tum",
    "andi ast st ist umst aðist uðust ðist dist tist ur rð ðst",
)
# The nominative, and what is left of the word without it.
NOMINATIVES = ("ur", "inn", "ill", "ull", "ll", "nn", "r", "i", "a", "u", "ja", "va", "ð", "st")


def stems(word: str) -> Iterator[str]:
    for stem in _trunks(word):
        yield stem
        yield from _umlauts(stem)


def _trunks(word: str) -> Iterator[str]:
    yield word
    for ending in NOMINATIVES:
        trunk = word[: -len(ending)]
        if word.endswith(ending) and len(trunk) > 1:
            if ending in ("ll", "nn"):
                yield trunk + ending[0]
            elif ending in ("inn", "ill", "ull"):
                # himinn – himins, himnar; jökull – jökuls, jöklar
                yield trunk + ending[:2]
                yield trunk + ending[-1]
            elif len(trunk) > 2 or ending in ("r", "i", "a", "ð"):
                yield trunk
    # vetur – vetrar, sumar – sumri, gaman – gamni
    if len(word) > 4 and word[-2:] in ("ur", "ar", "an", "in", "un"):
        yield word[:-2] + word[-1]


def _umlauts(stem: str) -> Iterator[str]:
    """barn – börn, saga – sögu; gjöf – gjafar, höfn – hafnar; björn – bjarnar."""
    place = max(stem.rfind("a"), stem.rfind("ö"))
    if place >= 0:
        other = "ö" if stem[place] == "a" else "a"
        yield stem[:place] + other + stem[place + 1 :]
    if stem.count("a") > 1:
        last = stem.rfind("a")
        before = stem.rfind("a", 0, last)
        yield stem[:before] + "ö" + stem[before + 1 : last] + "u" + stem[last + 1 :]


ICELANDIC = Tongue("is", stems, ENDING, joints=("", "s", "a", "ar", "u", "na", "-"))
