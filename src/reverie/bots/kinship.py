"""Which pictures are alike, by what is associated with them: an old joke finds new cards."""

import numpy as np
from numpy.typing import NDArray

from reverie.bots.gallery import Gallery, Pictures, standardised
from reverie.bots.mind import GALLERIES, kept
from reverie.bots.personalities import FACETS
from reverie.bots.vault import Floats, unit

ASSOCIATIONS = FACETS.index("associations")
# A card is nearest to itself, but not by so much that nothing else counts.
MOST = 3.0


class Kinship:
    """It follows from what is written of the cards."""

    def __init__(self) -> None:
        self._alike: dict[tuple[str, ...], Floats] = {}
        self._middles: dict[tuple[str, ...], Floats] = {}

    def of(self, card: str, gallery: Gallery) -> Floats:
        """How like it all cards are, in deviations; 0 where nothing is written."""
        alike = kept(self._alike, gallery.key, lambda: _look(self.middles(gallery)), GALLERIES)
        row: Floats = alike[gallery.place[card]]
        return row

    def middles(self, gallery: Gallery) -> Floats:
        """Each card as one vector."""
        return kept(self._middles, gallery.key, lambda: _all_middles(gallery), GALLERIES)


def _look(middles: Floats) -> Floats:
    known = np.abs(middles).sum(axis=1) > 0
    alike = np.minimum(standardised(middles @ middles.T), MOST)
    alike[~known] = 0.0
    alike[:, ~known] = 0.0
    plain: Floats = alike.astype(np.float32)
    return plain


def _all_middles(gallery: Gallery) -> Floats:
    return np.concatenate([_middles(deck) for deck in gallery.decks])


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


def vectors_of(deck: Pictures, rows: NDArray[np.intp]) -> Floats:
    plain = deck.codes.bytes[rows].astype(np.float32) * deck.scales[rows][:, None]
    return unit(plain - deck.centre)
