"""What a table has come to say: an old clue that comes back, and a word of its own to quote."""

import random
from collections.abc import Sequence

import numpy as np

from reverie.bots.gallery import Gallery
from reverie.bots.hearing import Ear, tokenise
from reverie.bots.kinship import Kinship
from reverie.bots.lexicon import spoken
from reverie.bots.mind import Mind
from reverie.bots.past import MEANT, Link, Saying, words
from reverie.bots.vault import Floats
from reverie.bots.why import sentences
from reverie.rules.text import typeset
from reverie.rules.views import RevealView

# What an old clue adds to a card, for every deviation by which it is like the one it was told of.
RECALLED = 1.2
# A word and the same with an ending: Bernd, Bernds.
SHORTEST, LONGEST_ENDING = 4, 3
# To be quoted, a clue is short, and the card very like the one it was told of.
LONGEST_QUOTE = 3
LIKE_ENOUGH = 2.0
QUOTE = "quote"


class Jokes:
    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.kinship = Kinship()
        self.sentences = sentences()

    def recalled(self, clue: str, language: str, links: Sequence[Link], gallery: Gallery) -> Floats:
        """How far an old clue that comes back speaks for each card."""
        added = np.zeros(len(gallery.cards), np.float32)
        ear = self.mind.ear(language)
        for link in links:
            told = link.weight >= MEANT and link.card in gallery.place
            if told and is_variation(clue, link.clue, ear):
                alike = self.kinship.of(link.card, gallery)
                added = np.maximum(added, RECALLED * alike).astype(np.float32)
        return added

    def quote(
        self, reveal: RevealView, language: str, sayings: Sequence[Saying], rng: random.Random
    ) -> str | None:
        """'Another Bernd?', where the card is like the one of which Bernd was said."""
        if reveal.target is None:
            return None
        card = reveal.places[reveal.target - 1].card
        code = spoken(language)
        clue = words(reveal.clue, code)
        fitting = [saying for saying in sayings if self._fits(saying, card, clue, code)]
        if not fitting:
            return None
        sentence = rng.choice(self.sentences[code, QUOTE])
        return sentence.format(word=typeset(rng.choice(fitting).clue.rstrip(".!?…")))

    def _fits(self, saying: Saying, card: str, clue: str, language: str) -> bool:
        known = card in self.mind.home and saying.card in self.mind.home
        # Whoever says it again has quoted it already.
        ear = self.mind.ear(language)
        if not known or saying.card == card or is_variation(clue, saying.clue, ear):
            return False
        if len(saying.clue.split()) > LONGEST_QUOTE:
            return False
        gallery = self.mind.gallery((card, saying.card))
        alike = self.kinship.of(saying.card, gallery)[gallery.place[card]]
        return bool(alike >= LIKE_ENOUGH)


def is_variation(clue: str, old: str, ear: Ear) -> bool:
    """All that the shorter one says is in the longer, or both have a word nobody else knows."""
    new, before = _content(clue, ear), _content(old, ear)
    if not new or not before:
        return False
    shared = {word for word in new if any(_is_same(word, other) for other in before)}
    if len(shared) >= min(len(new), len(before)):
        return True
    return any(not ear.touches(word) for word in shared)


def _content(text: str, ear: Ear) -> frozenset[str]:
    return frozenset(word for word in tokenise(text) if len(word) > 1 and word not in ear.small)


def _is_same(word: str, other: str) -> bool:
    short, long = sorted((word, other), key=len)
    ending = len(long) - len(short)
    return word == other or (
        len(short) >= SHORTEST and ending <= LONGEST_ENDING and long.startswith(short)
    )
