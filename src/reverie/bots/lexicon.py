"""The bots' dictionary: concepts with their words in six languages, and the small words between."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from msgspec import Struct

WORDS = Path(__file__).parent / "words"
LANGUAGES = ("en", "de", "da", "fi", "it", "is")


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


def concepts() -> dict[str, Concept]:
    found: dict[str, Concept] = {}
    for path in sorted((WORDS / "lexicon").glob("*.tsv")):
        for name, *cells in rows(path):
            words = (tuple(cell.split("|")) for cell in cells)
            found[name] = Concept(name, dict(zip(LANGUAGES, words, strict=True)))
    return found


@cache
def first_words(language: str) -> dict[str, str]:
    """Every concept by the word that mostly names it."""
    return {concept.id: concept.words[language][0] for concept in concepts().values()}


def phrases(language: str) -> tuple[Phrase, ...]:
    return tuple(
        Phrase(text, language, path.stem, meaning, tuple(named.split()))
        for path in sorted((WORDS / "phrases" / language).glob("*.tsv"))
        for text, meaning, named in rows(path)
    )


def small_words(language: str) -> dict[str, str]:
    """Articles, pronouns, the little verbs: each with its English, or nothing to say for it."""
    if language == "en":
        return {gloss: gloss for gloss, *_ in rows(WORDS / "small.tsv") if gloss != "-"}
    column = ("de", "da", "fi", "it", "is").index(language)
    found: dict[str, str] = {}
    for gloss, *cells in rows(WORDS / "small.tsv"):
        for word in cells[column].split("|"):
            found.setdefault(word, "" if gloss == "-" else gloss)
    found.pop("-", None)
    return found


def rows(path: Path) -> Iterator[list[str]]:
    """The lines of a table below its heading."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return (line.split("\t") for line in lines[1:] if line)
