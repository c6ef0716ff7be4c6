"""The cards in play as vectors, and how near a clue is to each, standardised over all of them."""

from collections.abc import Callable, Iterator, Mapping, Sequence

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from reverie.bots.notes import Notes
from reverie.bots.personalities import FACETS
from reverie.bots.vault import Codes, Floats

# Between the mean of a card's texts (0) and the nearest alone (infinity).
SHARPNESS = 6.0
BLOCK = 2048
Texts = Callable[[Notes], tuple[str, ...]]

OF_A_FACET: Mapping[str, Texts] = {
    "associations": lambda notes: notes.record.associations,
    "themes": lambda notes: notes.record.themes,
    "moods": lambda notes: notes.record.moods,
    "title": lambda notes: tuple(filter(None, (notes.record.title,))),
    "picture": lambda notes: notes.picture,
    "motifs": lambda notes: notes.motifs,
}


class Slot(Struct, frozen=True):
    """The texts of one facet of one card, as rows of the deck's vectors."""

    card: int
    facet: int
    first: int
    last: int


def texts_of(notes: Sequence[Notes]) -> tuple[list[str], list[Slot]]:
    """Every text of a deck in order, and where each card's facets lie in it."""
    texts: list[str] = []
    slots: list[Slot] = []
    for card, note in enumerate(notes):
        for facet, name in enumerate(FACETS):
            found = OF_A_FACET[name](note)
            if found:
                slots.append(Slot(card, facet, len(texts), len(texts) + len(found)))
                texts.extend(found)
    return texts, slots


class Pictures:
    """One deck."""

    def __init__(
        self, cards: Sequence[str], slots: Sequence[Slot], codes: Codes, centre: Floats
    ) -> None:
        self.cards = tuple(cards)
        self.codes, self.centre = codes, centre
        self.starts = np.array([slot.first for slot in slots], np.intp)
        self.sizes = np.array([slot.last - slot.first for slot in slots], np.float32)
        self.owner = np.array([slot.card for slot in slots], np.intp)
        self.facet = np.array([slot.facet for slot in slots], np.intp)
        self.scales, self.lengths = self._measure()

    def nearness(self, clues: Floats) -> Floats:
        """For each clue, card and facet; not a number where nothing is known."""
        near = np.full((len(clues), len(self.cards), len(FACETS)), np.nan, np.float32)
        if len(self.starts):
            powers = np.exp(SHARPNESS * self._cosines(clues))
            sums = np.add.reduceat(powers, self.starts, axis=1)
            near[:, self.owner, self.facet] = np.log(sums / self.sizes) / SHARPNESS
        return near

    def _cosines(self, clues: Floats) -> Floats:
        """To the texts without what all texts share; the bytes are scaled after the product."""
        dots = np.concatenate([clues @ block.T for block in self._blocks()], axis=1)
        common = (clues @ self.centre)[:, None]
        cosines: Floats = ((dots * self.scales - common) / self.lengths).astype(np.float32)
        return cosines

    def _measure(self) -> tuple[Floats, Floats]:
        """What makes each row of bytes one long, and its length then from the centre."""
        scales, lengths = [np.ones(0, np.float32)], [np.ones(0, np.float32)]
        for block in self._blocks():
            scale = 1 / np.maximum(np.linalg.norm(block, axis=1), 1e-6)
            scales.append(scale)
            lengths.append(np.linalg.norm(block * scale[:, None] - self.centre, axis=1))
        return np.concatenate(scales), np.maximum(np.concatenate(lengths), 1e-6)

    def _blocks(self) -> Iterator[Floats]:
        """Bytes become floats a block at a time: ten decks need not be in memory as floats."""
        for start in range(0, len(self.codes.bytes), BLOCK):
            yield self.codes.bytes[start : start + BLOCK].astype(np.float32)


class Gallery:
    """All decks of a table together."""

    def __init__(self, decks: Sequence[Pictures]) -> None:
        self.decks = tuple(decks)
        self.cards = tuple(card for deck in decks for card in deck.cards)
        self.key = tuple(deck.cards[0] for deck in decks)
        self.place = {card: place for place, card in enumerate(self.cards)}

    def facets(self, clues: Floats) -> Floats:
        """Standard deviations from the mean of all cards; 0 where nothing is known."""
        near = np.concatenate([deck.nearness(clues) for deck in self.decks], axis=1)
        known = ~np.isnan(near)
        count = np.maximum(known.sum(axis=1, keepdims=True), 1)
        plain = np.where(known, near, 0.0)
        mean = plain.sum(axis=1, keepdims=True) / count
        spread = np.where(known, near - mean, 0.0)
        deviation = np.sqrt((spread**2).sum(axis=1, keepdims=True) / count)
        scored: Floats = (spread / np.maximum(deviation, 1e-6)).astype(np.float32)
        return scored

    def places(self, cards: Sequence[str]) -> NDArray[np.intp]:
        return np.array([self.place[card] for card in cards], np.intp)


def standing(facets: Floats, eye: Sequence[float] | Floats) -> Floats:
    """How near each card is to a clue in somebody's eyes, in standard deviations of the cards.

    `facets` is (…, cards, facets), `eye` (facets) or (people, facets): the people come first then.
    """
    seen = np.einsum("...cf,...f->...c", facets, np.asarray(eye, np.float32))
    return standardised(seen)


def standardised(seen: Floats) -> Floats:
    """In standard deviations from the mean of the cards, which come last."""
    deviation = seen.std(axis=-1, keepdims=True)
    standard: Floats = (seen - seen.mean(axis=-1, keepdims=True)) / np.maximum(deviation, 1e-6)
    return standard.astype(np.float32)
