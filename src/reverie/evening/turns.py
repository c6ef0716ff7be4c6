"""A finished turn, as findings count it: who could have voted for whose card, and who did."""

from collections.abc import Mapping

from msgspec import Struct

from reverie.rules.ids import Seat
from reverie.rules.views import PlaceView
from reverie.tables.views import ToldTurn

# The game and the turn in which somebody sat down: what was played there before was not theirs.
Since = Mapping[Seat, tuple[int, int]]


class Counted(Struct, frozen=True):
    """A turn without what a stand-in did, and without those who are somebody else by now."""

    told: ToldTurn
    since: Since

    @property
    def places(self) -> tuple[PlaceView, ...]:
        return self.told.reveal.places

    @property
    def target(self) -> PlaceView | None:
        """The card to be found, where there is one (P5)."""
        place = self.told.reveal.target
        return None if place is None else self.places[place - 1]

    @property
    def storyteller(self) -> Seat:
        return self.told.reveal.storyteller

    @property
    def voters(self) -> tuple[Seat, ...]:
        return tuple(sorted({seat for place in self.places for seat in place.votes}))

    def is_own_doing(self, seat: Seat) -> bool:
        """H4: not a stand-in's; H7: not of whoever had the seat before."""
        moment = (self.told.game, self.told.turn)
        return seat not in self.told.reveal.stand_ins and moment >= self.since.get(seat, moment)

    def open_to(self, voter: Seat) -> tuple[PlaceView, ...]:
        """C6, P3: the cards for which this one, who laid one, might have voted."""
        if self.target is None:
            return self.places
        own = {place.side for place in self.places if place.owner == voter}
        return tuple(place for place in self.places if place.side not in own)

    def has_laid(self, seat: Seat) -> bool:
        return any(place.owner == seat for place in self.places)
