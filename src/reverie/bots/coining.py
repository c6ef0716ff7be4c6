"""Clues that nobody has written: one or two nouns of the dictionary in a pattern of the language.

Written phrases come to an end at a table that plays for months; these do not.
"""

from functools import cached_property

import numpy as np
from msgspec import Struct

from reverie.bots.gallery import Gallery
from reverie.bots.lexicon import WORDS, rows
from reverie.bots.mind import GALLERIES, Mind, kept
from reverie.bots.personalities import KINDS, Personality
from reverie.bots.vault import Floats, unit
from reverie.rules.text import typeset

# Of so many nouns near a card two are taken, so often.
NEAREST = 14
TRIES = 6
# What a pattern brings along (a night, an attic) beside its nouns.
BESIDE = 0.6


class Pattern(Struct, frozen=True):
    """`{a}` and `{b}` are nouns in their dictionary form; `concepts`: what else it speaks of."""

    kind: int
    text: str
    concepts: tuple[str, ...]

    @property
    def nouns(self) -> int:
        return 1 + ("{b}" in self.text)


class Made(Struct, frozen=True):
    """A clue made of nouns, by their numbers, in a pattern."""

    text: str
    pattern: Pattern
    nouns: tuple[int, ...]

    @property
    def kind(self) -> int:
        return self.pattern.kind


class Composer:
    """One language."""

    def __init__(self, mind: Mind, language: str) -> None:
        self.mind, self.language = mind, language
        self.nouns = tuple(noun for (noun,) in rows(WORDS / "nouns.tsv"))
        self.patterns = tuple(
            Pattern(KINDS.index(kind), text, tuple(named.strip("-").split()))
            for kind, code, text, named in rows(WORDS / "patterns.tsv")
            if code == language
        )
        self._near: dict[tuple[str, ...], Floats] = {}

    @cached_property
    def vectors(self) -> Floats:
        return np.stack([self.mind.concept_vectors[noun] for noun in self.nouns])

    def near(self, gallery: Gallery) -> Floats:
        """How near each noun is to each card, whoever looks."""

        def look() -> Floats:
            near: Floats = gallery.facets(self.vectors).mean(axis=2)
            return near

        return kept(self._near, gallery.key, look, GALLERIES)

    def compose(
        self,
        gallery: Gallery,
        place: int,
        plain: frozenset[str],
        who: Personality,
        dice: np.random.Generator,
    ) -> list[Made]:
        """A few clues for a card; `plain`: what must not be named."""
        near = self.near(gallery)[:, place]
        fitting = [n for n in np.argsort(-near).tolist() if self.nouns[n] not in plain][:NEAREST]
        return [self._one(fitting, who, dice) for _ in range(TRIES)]

    def invent(self, who: Personality, dice: np.random.Generator) -> str:
        """Any two nouns, for a card of which nothing is known."""
        return self._one(list(range(len(self.nouns))), who, dice).text

    def _one(self, fitting: list[int], who: Personality, dice: np.random.Generator) -> Made:
        liking = np.array([who.tongue[pattern.kind] for pattern in self.patterns])
        pattern = self.patterns[int(dice.choice(len(self.patterns), p=liking / liking.sum()))]
        chosen = dice.permutation(fitting).tolist()
        named = {self._word(number): number for number in reversed(chosen)}
        (a, first), (b, second) = list(named.items())[-1:-3:-1]
        text = typeset(pattern.text.format(a=a, b=b))
        return Made(text, pattern, (first, second)[: pattern.nouns])

    def _word(self, number: int) -> str:
        return self.mind.lexicon[self.nouns[number]].words[self.language][0]

    def facets(self, gallery: Gallery, made: list[Made]) -> Floats:
        """How near they are to every card, facet by facet: what a listener makes of its nouns."""
        blends = [
            self.vectors[list(one.nouns)].sum(axis=0)
            + BESIDE * self.mind.blend(dict.fromkeys(one.pattern.concepts, 1.0))
            for one in made
        ]
        return gallery.facets(unit(np.stack(blends)))
