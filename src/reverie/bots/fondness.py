"""What pictures a character is drawn to, whatever the clue: the sailor to the sea."""

import numpy as np

from reverie.bots.gallery import Gallery, standardised
from reverie.bots.mind import GALLERIES, Mind, kept
from reverie.bots.personalities import CHARACTERS, Personality
from reverie.bots.vault import Floats


class Fondness:
    """It follows from what is written of the cards, and is the same every evening."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self._drawn: dict[tuple[str, ...], dict[tuple[str, ...], Floats]] = {}

    def of(self, who: Personality, gallery: Gallery) -> Floats:
        """How fond somebody is of every card, in deviations; 0 where nothing is written."""
        drawn = kept(self._drawn, gallery.key, lambda: self._look(gallery), GALLERIES)
        return who.fondness * drawn.get(who.loves, np.zeros(len(gallery.cards), np.float32))

    def _look(self, gallery: Gallery) -> dict[tuple[str, ...], Floats]:
        """Against each other: a card that all would love tells nobody apart."""
        blends = [self.mind.blend(dict.fromkeys(who.loves, 1.0)) for who in CHARACTERS]
        near = standardised(gallery.facets(np.stack(blends)).mean(axis=2))
        apart = standardised(near - near.mean(axis=0))
        return {who.loves: row for who, row in zip(CHARACTERS, apart, strict=True)}
