"""The phrases a bot can say in a language, and how near each is to every card in play."""

from collections.abc import Iterator
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from reverie.bots.coining import Composer
from reverie.bots.gallery import Gallery, standing
from reverie.bots.hearing import tokenise
from reverie.bots.lexicon import Phrase, phrases, references
from reverie.bots.mind import GALLERIES, Mind, kept
from reverie.bots.personalities import CHARACTERS, KINDS, MENTIONS, Personality
from reverie.bots.vault import Floats, unit
from reverie.rules.marks import mark
from reverie.rules.text import typeset

Halves = NDArray[np.float16]
AT_ONCE = 128
AS_TAGGED = 0.5
LONGEST_MENTION = 4
# Three strengths see alike.
MINDSETS = len(CHARACTERS)


class Repertoire:
    """Each phrase twice: as it is meant, and as somebody hears it who only knows its words."""

    def __init__(self, mind: Mind, language: str) -> None:
        self.mind, self.language = mind, language
        self.phrases: tuple[Phrase, ...] = (*phrases(language), *mentions(mind, language))
        self.kinds = np.array([KINDS.index(phrase.kind) for phrase in self.phrases])
        self.number = {typeset(phrase.text).casefold(): i for i, phrase in enumerate(self.phrases)}
        self._tables: dict[tuple[str, ...], Halves] = {}
        self._names: dict[int, frozenset[str]] = {}

    @cached_property
    def marks(self) -> tuple[str, ...]:
        return tuple(mark(phrase.text) for phrase in self.phrases)

    def said(self, number: int) -> str:
        """A phrase as a table reads it."""
        return typeset(self.phrases[number].text)

    @cached_property
    def meant(self) -> Floats:
        name, texts = f"meanings-{self.language}", [phrase.meaning for phrase in self.phrases]
        vectors = self.mind.vault.vectors(name, texts).floats()
        tags = np.stack([self.mind.blend(dict.fromkeys(p.concepts, 1.0)) for p in self.phrases])
        return unit(unit(vectors - self.mind.centre) + AS_TAGGED * tags)

    @cached_property
    def heard(self) -> Floats:
        ear = self.mind.ear(self.language)
        heard = [ear.hear(phrase.text) for phrase in self.phrases]
        said = [phrase.text for phrase in self.phrases]
        gloss = [one.gloss or text for one, text in zip(heard, said, strict=True)]
        vectors = self.mind.vault.vectors(f"phrases-{self.language}", said + gloss).floats()
        return self.mind.meant(self.language, vectors[: len(said)], vectors[len(said) :], heard)

    def table(self, gallery: Gallery) -> Halves:
        """(as heard or as meant, phrases, cards, facets), in deviations over the cards."""

        def make() -> Halves:
            both = np.concatenate([self.heard, self.meant])
            parts = [
                gallery.facets(both[start : start + AT_ONCE]).astype(np.float16)
                for start in range(0, len(both), AT_ONCE)
            ]
            whole = np.concatenate(parts)
            return whole.reshape(2, len(self.phrases), *whole.shape[1:])

        return kept(self._tables, gallery.key, make, GALLERIES)

    def names(self, number: int) -> frozenset[str]:
        """The concepts and plain words a phrase puts into the open."""
        text = self.phrases[number].text
        return kept(self._names, number, lambda: said_in(self.mind, text, self.language))


class Library:
    """The repertoires of all languages, and how each personality sees the cards through them.

    It follows from the decks alone, never from what a chair was shown.
    """

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self._repertoires: dict[str, Repertoire] = {}
        self._composers: dict[str, Composer] = {}
        self._seen: dict[tuple[str, tuple[str, ...], tuple[float, ...]], Halves] = {}

    def repertoire(self, language: str) -> Repertoire:
        code = self.mind.ear(language).tongue.code
        return kept(self._repertoires, code, lambda: Repertoire(self.mind, code))

    def composer(self, language: str) -> Composer:
        code = self.mind.ear(language).tongue.code
        return kept(self._composers, code, lambda: Composer(self.mind, code))

    def seen(self, gallery: Gallery, who: Personality, language: str) -> Halves:
        """Deviations of every card for every phrase, between what is heard and what is meant."""

        def look() -> Halves:
            table = self.repertoire(language).table(gallery)
            heard, meant = (standing(half.astype(np.float32), who.eye) for half in table)
            return ((heard + meant) / 2).astype(np.float16)

        return kept(self._seen, (language, gallery.key, who.eye), look, GALLERIES * MINDSETS)


def mentions(mind: Mind, language: str) -> Iterator[Phrase]:
    """References that may be told: short ones with a name in them, and no abbreviations."""
    for reference in references(language):
        text = reference.names[0]
        if len(text.split()) <= LONGEST_MENTION and text != text.lower() and not text.isupper():
            glosses = (mind.lexicon[concept].gloss for concept in reference.concepts)
            yield Phrase(text, language, MENTIONS, ", ".join(glosses), reference.concepts)


def said_in(mind: Mind, text: str, language: str) -> frozenset[str]:
    """Concepts a text touches, and the trunks of its words that are no small ones."""
    ear = mind.ear(language)
    trunks = (trunk(token) for token in tokenise(text) if token not in ear.small)
    return ear.touches(text) | frozenset(f"{language}:{word}" for word in trunks)


def trunk(token: str) -> str:
    """A word without most of what its endings change."""
    return token[: max(4, len(token) - 2)]
