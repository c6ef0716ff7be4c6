"""Clues from what was written of other pictures, in English: a thought may suit two of them."""

from collections.abc import Sequence

import numpy as np
from msgspec import Struct

from reverie.bots.gallery import Gallery, Pictures
from reverie.bots.kinship import ASSOCIATIONS, Kinship, vectors_of
from reverie.bots.mind import GALLERIES, Mind, kept
from reverie.bots.personalities import KINDS
from reverie.bots.vault import Floats
from reverie.rules.text import typeset

LANGUAGE = "en"
SHORTEST, LONGEST = 2, 6
# So many thoughts come to mind, and so many of them for each card of the hand.
COME_TO_MIND = 700
A_CARD = 6
WHIM = 0.25


class Thought(Struct, frozen=True):
    """Of which picture, and where its vector lies."""

    text: str
    deck: int
    row: int
    card: int


class Borrowed(Struct, frozen=True):
    text: str
    kind: int
    card: int
    vector: Floats


class Borrower:
    """Which thoughts there are follows from the decks alone."""

    def __init__(self, mind: Mind) -> None:
        self.mind, self.kinship = mind, Kinship()
        self._thoughts: dict[tuple[str, ...], tuple[Thought, ...]] = {}

    def thoughts(self, gallery: Gallery) -> tuple[Thought, ...]:
        return kept(self._thoughts, gallery.key, lambda: tuple(self._look(gallery)), GALLERIES)

    def borrow(
        self, gallery: Gallery, known: Sequence[str], language: str, dice: np.random.Generator
    ) -> list[Borrowed]:
        """For each card those nearest to it of the thoughts that come to mind just now."""
        thoughts = self.thoughts(gallery) if language == LANGUAGE else ()
        if not thoughts:
            return []
        hand = gallery.places(known)
        drawn = dice.choice(len(thoughts), size=min(COME_TO_MIND, len(thoughts)), replace=False)
        others = [thoughts[i] for i in drawn.tolist() if thoughts[i].card not in hand]
        vectors, middles = _vectors(gallery, others), self.kinship.middles(gallery)
        found: list[Borrowed] = []
        for place in hand.tolist():
            near = vectors @ middles[place]
            near = near / max(float(near.std()), 1e-6) + WHIM * dice.gumbel(size=len(near))
            for i in np.argsort(-near)[:A_CARD].tolist():
                text = others[i].text
                found.append(Borrowed(typeset(text), _kind(text), place, vectors[i]))
        return found

    def heard(self, several: Sequence[Borrowed]) -> Floats:
        """What a listener makes of them; their vectors are there, so nothing is encoded."""
        ear = self.mind.ear(LANGUAGE)
        said = np.stack([one.vector for one in several]) + self.mind.centre
        return self.mind.meant(LANGUAGE, said, said, [ear.hear(one.text) for one in several])

    def _look(self, gallery: Gallery) -> list[Thought]:
        found: list[Thought] = []
        first = 0
        for number, deck in enumerate(gallery.decks):
            for start, owner in _rows(deck):
                texts = self.mind.notes(deck.cards[owner]).record.associations
                found += [
                    Thought(text, number, start + i, first + owner)
                    for i, text in enumerate(texts)
                    if SHORTEST <= len(text.split()) <= LONGEST
                ]
            first += len(deck.cards)
        return found


def _kind(text: str) -> int:
    return KINDS.index("questions" if text.endswith("?") else "moments")


def _rows(deck: Pictures) -> list[tuple[int, int]]:
    mine = deck.facet == ASSOCIATIONS
    return list(zip(deck.starts[mine].tolist(), deck.owner[mine].tolist(), strict=True))


def _vectors(gallery: Gallery, thoughts: Sequence[Thought]) -> Floats:
    numbers = np.array([thought.deck for thought in thoughts])
    rows = np.array([thought.row for thought in thoughts], np.intp)
    vectors = np.zeros((len(thoughts), len(gallery.decks[0].centre)), np.float32)
    for number, deck in enumerate(gallery.decks):
        vectors[numbers == number] = vectors_of(deck, rows[numbers == number])
    return vectors
