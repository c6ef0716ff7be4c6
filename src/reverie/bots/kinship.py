"""Which pictures are alike, by what is associated with them: an old joke finds new cards."""

import numpy as np

from reverie.bots.borrowing import ASSOCIATIONS, vectors_of
from reverie.bots.gallery import Gallery, Pictures, standardised
from reverie.bots.mind import GALLERIES, Mind, kept
from reverie.bots.vault import Floats, unit

# A card is nearest to itself, but not by so much that nothing else counts.
MOST = 3.0


class Kinship:
    """It follows from what is written of the cards."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self._alike: dict[tuple[str, ...], Floats] = {}

    def of(self, card: str, gallery: Gallery) -> Floats:
        """How like it all cards are, in deviations; 0 where nothing is written."""
        alike = kept(self._alike, gallery.key, lambda: _look(gallery), GALLERIES)
        row: Floats = alike[gallery.place[card]]
        return row


def _look(gallery: Gallery) -> Floats:
    middles = np.concatenate([_middles(deck) for deck in gallery.decks])
    known = np.abs(middles).sum(axis=1) > 0
    alike = np.minimum(standardised(middles @ middles.T), MOST)
    alike[~known] = 0.0
    alike[:, ~known] = 0.0
    plain: Floats = alike.astype(np.float32)
    return plain


def _middles(deck: Pictures) -> Floats:
    """A card as one vector: the mean of what is associated with it, less what all share."""
    middles = np.zeros((len(deck.cards), len(deck.centre)), np.float32)
    mine = deck.facet == ASSOCIATIONS
    for start, size, owner in zip(
        deck.starts[mine], deck.sizes[mine], deck.owner[mine], strict=True
    ):
        rows = np.arange(int(start), int(start + size), dtype=np.intp)
        middles[owner] = unit(vectors_of(deck, rows).sum(axis=0))
    return middles
