"""How many cards a hand has, and whether its owner may look at it before the clue."""

from msgspec import Struct

from reverie.rules.ids import Seat


class Hand(Struct, frozen=True):
    size: int
    covered_until_clue: bool = False

    def is_covered(self, seat: Seat, storyteller: Seat | None) -> bool:
        """P1: the storyteller's hand, and in the race for the first clue everybody's."""
        return self.covered_until_clue and storyteller in (None, seat)
