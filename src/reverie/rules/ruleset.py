"""A ruleset is eight answers; a turn is played by one of them from its beginning to its end."""

from msgspec import Struct

from reverie.rules.facts import Facts
from reverie.rules.policies.ballot import BallotPolicy
from reverie.rules.policies.clue import CluePolicy
from reverie.rules.policies.contribution import Contribution
from reverie.rules.policies.ending import Ending
from reverie.rules.policies.hand import Hand
from reverie.rules.policies.refill import Refill
from reverie.rules.policies.scoring import ScoringPolicy
from reverie.rules.policies.sides import Sides


class Ruleset(Struct, frozen=True):
    sides: Sides
    hand: Hand
    clue: CluePolicy
    contribution: Contribution
    ballot: BallotPolicy
    scoring: ScoringPolicy
    refill: Refill
    ending: Ending

    @property
    def facts(self) -> Facts:
        """How a turn is played by these answers."""
        return Facts(
            pairs=self.sides.pairs,
            goal=self.ending.goal,
            tellings=self.ending.tellings,
            crowd=self.scoring.crowd,
            storyteller_lays=self.contribution.storyteller_lays,
            hand=self.hand.size,
            cards=self.contribution.cards,
            votes=self.ballot.most,
        )

    def cards_needed(self, n: int) -> int:
        """X4: all hands, and the cards laid in one turn."""
        return n * self.hand.size + self.contribution.table_size(n)
