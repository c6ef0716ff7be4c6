"""A player made after people, for benches: it reads what the bots may not, and wavers as people do.

Its votes follow a model fitted to real rounds: 0.45 for each standard deviation by which a card
suits the clue, and a taste of standard deviation 1 that all such people would share. As a
storyteller it says one of the things that people said to its card.
"""

import random
from collections.abc import Mapping

import numpy as np

from reverie.bots import random as random_bot
from reverie.bots.gallery import standing
from reverie.bots.mind import Mind
from reverie.bots.notes import Notes
from reverie.bots.past import words
from reverie.bots.player import Told
from reverie.bots.vault import Floats
from reverie.rules.commands import Command, GiveClue, HandOver, Vote
from reverie.rules.pieces import Written
from reverie.rules.views import ChooseView, ClueView, View, VoteView

STEEPNESS = 0.45
TASTE = 1.0
# Only associations: the first facet.
EYE = (1.0, 0.0, 0.0, 0.0, 0.0, 0.0)


class HumanLike:
    """`mind` holds the withheld associations and nothing else."""

    def __init__(self, mind: Mind, notes: Mapping[str, Notes]) -> None:
        self.mind, self.notes = mind, notes

    def choose(self, view: View, rng: random.Random, language: str, told: Told) -> Command | None:
        seat = view.you
        assert seat is not None
        match view.phase:
            case ClueView():
                card = rng.choice(view.hand)
                text = rng.choice(self.notes[card].record.associations)
                return GiveClue(seat, Written(text), card)
            case ChooseView() as phase:
                order = self._order(words(phase.clue, language), language, view.hand, rng)
                return HandOver(seat, tuple(view.hand[i] for i in order[: phase.wanted]))
            case VoteView() as phase:
                places = [p for p in range(1, len(phase.cards) + 1) if p not in phase.barred]
                cards = tuple(phase.cards[place - 1] for place in places)
                order = self._order(words(phase.clue, language), language, cards, rng)
                return Vote(seat, (places[order[0]],))
            case _:
                return random_bot.choose(view, rng)

    def _order(
        self, clue: str, language: str, cards: tuple[str, ...], rng: random.Random
    ) -> list[int]:
        """Soft choices, best first."""
        dice = np.random.default_rng(rng.getrandbits(64))
        gallery = self.mind.gallery(cards)
        seen = standing(self.mind.facets(clue, language, gallery), EYE)
        fits: Floats = seen[gallery.places(cards)]
        felt = STEEPNESS * fits + TASTE * dice.normal(size=len(cards))
        order: list[int] = np.argsort(-(felt + dice.gumbel(size=len(cards)))).tolist()
        return order
