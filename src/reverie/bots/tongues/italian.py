"""Italian: the last vowel carries number and gender, and three kinds of verbs."""

from collections.abc import Iterator

from reverie.bots.tongues.tongue import Tongue, one_of

ENDING = one_of(
    "o a i e io ia ii ie he hi",
    "ate ete ite iamo ano ono ato ata ati ate uto uta uti ute ito ita iti ite",
    "ando endo ante ente anti enti ava avo avi avano eva evo evi evano iva ivo ivano",
    "are ere ire arsi ersi irsi arlo arla armi arti erlo erla ai asti ammo arono ei etti ette",
    "erò erà erai eremo eranno irò irà ò ì é è erebbe irebbe",
    "issimo issima issimi issime mente amente ino ina ini ine etto etta etti ette one oni",
)


def stems(word: str) -> Iterator[str]:
    yield word
    for ending in ("arsi", "ersi", "irsi"):
        if word.endswith(ending):
            yield word[: -len(ending)]
    if word[-3:] in ("are", "ere", "ire") and len(word) > 4:
        yield word[:-3]
    elif word[-1] in "aeio" and len(word) > 3:
        trunk = word[:-1]
        yield trunk
        if trunk[-1] == "i" and len(trunk) > 3:
            yield trunk[:-1]


ITALIAN = Tongue("it", stems, ENDING, compounds=False)
