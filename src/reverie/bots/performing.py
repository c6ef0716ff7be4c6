"""A bot's clue without words: the moods of a card of its hand, played or mimed."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

import numpy as np

from reverie.bots.composing import act, compose
from reverie.bots.mind import GALLERIES, Mind, kept
from reverie.bots.shades import shades_of
from reverie.rules.ids import CardId
from reverie.rules.pieces import Clue

Maker = Callable[[Sequence[str], np.random.Generator], Clue]
MAKERS: Final[dict[str, Maker]] = {"tune": compose, "mime": act}


class Performer:
    """Of the moods of a card it plays what sets it apart from the others in play."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self._common: dict[tuple[str, ...], Counter[str]] = {}

    def perform(
        self, kind: str, hand: tuple[CardId, ...], dice: np.random.Generator
    ) -> tuple[Clue, CardId] | None:
        """None where nothing is known of the moods of any card."""
        felt = {card: shades for card, shades in self.shades(hand).items() if shades}
        if not felt:
            return None
        common = self._counted(hand)
        # The card whose mood is most its own; a little by whim, so that it is not always that one.
        off = {card: common[shades[0]] * dice.uniform(0.5, 2.0) for card, shades in felt.items()}
        card = min(felt, key=lambda one: off[one])
        return MAKERS[kind](felt[card], dice), card

    def shades(self, hand: tuple[CardId, ...]) -> dict[CardId, tuple[str, ...]]:
        """Of each card, the rarest first."""
        common = self._counted(hand)
        found = {card: shades_of(self.mind.notes(card).record.moods) for card in hand}
        return {
            card: tuple(sorted(shades, key=lambda shade: common[shade]))
            for card, shades in found.items()
        }

    def _counted(self, hand: tuple[CardId, ...]) -> Counter[str]:
        gallery = self.mind.gallery(hand)

        def count() -> Counter[str]:
            moods = (self.mind.notes(card).record.moods for card in gallery.cards)
            return Counter(shade for each in moods for shade in shades_of(each))

        return kept(self._common, gallery.key, count, GALLERIES)
