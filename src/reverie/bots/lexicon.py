"""The bots' dictionary: concepts with their words in six languages, and the small words between."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from msgspec import Struct

WORDS = Path(__file__).parent / "words"
REFERENCES = WORDS / "references"
LANGUAGES = ("en", "de", "da", "fi", "it", "is")


def spoken(wish: str) -> str:
    """The language of ours that a table's wish means (`de-AT`), or English."""
    plain = wish.partition("-")[0].lower()
    return plain if plain in LANGUAGES else "en"


class Concept(Struct, frozen=True):
    """`words`: by language, the dictionary form first."""

    id: str
    words: dict[str, tuple[str, ...]]

    @property
    def gloss(self) -> str:
        return self.words["en"][0]


class Phrase(Struct, frozen=True):
    """Something to say: in its language, with its sense in English."""

    text: str
    language: str
    kind: str
    meaning: str
    concepts: tuple[str, ...]


class Reference(Struct, frozen=True):
    """A name, a song, a tale, a saying: how it may be spelt, and all that comes to mind with it."""

    names: tuple[str, ...]
    concepts: tuple[str, ...]


def concepts() -> dict[str, Concept]:
    found: dict[str, Concept] = {}
    for path in sorted((WORDS / "lexicon").glob("*.tsv")):
        for name, *cells in rows(path):
            words = (tuple(cell.split("|")) for cell in cells)
            found[name] = Concept(name, dict(zip(LANGUAGES, words, strict=True)))
    return found


@cache
def first_words(language: str) -> dict[str, str]:
    """Every concept by the word that mostly names it; read by the server itself, so quickly."""
    column = 1 + LANGUAGES.index(language)
    return {
        row[0]: row[column].split("|", 1)[0]
        for path in sorted((WORDS / "lexicon").glob("*.tsv"))
        for row in rows(path)
    }


def phrases(language: str) -> tuple[Phrase, ...]:
    return tuple(
        Phrase(text, language, path.stem, meaning, tuple(named.split()))
        for path in sorted((WORDS / "phrases" / language).glob("*.tsv"))
        for text, meaning, named in rows(path)
    )


def small_words(language: str) -> dict[str, str]:
    """Articles, pronouns, the little verbs: each with its English, or nothing to say for it."""
    if language == "en":
        glosses = (gloss for gloss, *_ in rows(WORDS / "small.tsv") if gloss != "-")
        return {word: word for word in (*glosses, *empty_words("en"))}
    column = ("de", "da", "fi", "it", "is").index(language)
    found: dict[str, str] = {}
    for gloss, *cells in rows(WORDS / "small.tsv"):
        for word in cells[column].split("|"):
            found.setdefault(word, "" if gloss == "-" else gloss)
    found.pop("-", None)
    return found


def empty_words(language: str) -> frozenset[str]:
    """Words that mean nothing alone, whatever else is spelt like them: was is no washing."""
    found = {row[0]: row[1] for row in rows(WORDS / "empty.tsv")}
    return frozenset(found[language].split())


def references(language: str) -> tuple[Reference, ...]:
    """What everybody is thought to know: the whole world's in this language, then its own."""
    column = LANGUAGES.index(language)
    world = ((cells[column], named) for named, *cells in rows(REFERENCES / "world.tsv"))
    own = ((names, named) for names, named in rows(REFERENCES / f"{language}.tsv"))
    return tuple(
        Reference(tuple(names.split("|")), tuple(named.split()))
        for names, named in (*world, *own)
        if names != "-"
    )


def rows(path: Path) -> Iterator[list[str]]:
    """The lines of a table below its heading."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return (line.split("\t") for line in lines[1:] if line)
