"""Who votes, for how many cards, and for which never."""

from collections.abc import Collection, Sequence
from typing import Literal

from msgspec import Struct

from reverie.rules.ids import Seat
from reverie.rules.pieces import Ballot, Laid
from reverie.rules.rejections import Rejected
from reverie.rules.seating import Seating


class BallotPolicy(Struct, frozen=True):
    """`who`: the guessers (C5), everybody (P3), or of each other pair whoever gave no card (T6)."""

    who: Literal["guessers", "everybody", "quiet_partners"] = "guessers"
    most: int = 1
    own_allowed: bool = False
    red: bool = False

    def voters(
        self, seating: Seating, storyteller: Seat, owners: Collection[Seat]
    ) -> tuple[Seat, ...]:
        if self.who == "everybody":
            return seating.players
        if self.who == "guessers":
            return tuple([s for s in seating.players if s != storyteller])
        # T6: neither the storyteller, nor the team-mate, nor anyone who handed over a card.
        side = seating.side_of.get(storyteller)
        return tuple(s for s in seating.players if seating.side_of[s] != side and s not in owners)

    def barred(self, seating: Seating, seat: Seat, places: Sequence[Laid]) -> tuple[int, ...]:
        """C6, C20, O3, T6: the places (from 1) this player may not vote for."""
        if self.own_allowed:
            return ()
        side = seating.side_of[seat]
        return tuple([i for i, laid in enumerate(places, 1) if laid.side == side])

    def check(
        self,
        seating: Seating,
        storyteller: Seat,
        places: Sequence[Laid],
        seat: Seat,
        ballot: Ballot,
    ) -> None:
        if seat not in self.voters(seating, storyteller, {laid.owner for laid in places}):
            raise Rejected("not_a_voter")
        self._check_votes(ballot.places, len(places))
        if set(ballot.places) & set(self.barred(seating, seat, places)):
            raise Rejected("own_card")
        self._check_red(ballot, seat == storyteller, len(places))

    def _check_votes(self, votes: Sequence[int], places: int) -> None:
        if not votes:
            raise Rejected("no_vote")
        if len(votes) > self.most:
            raise Rejected("too_many_votes")
        if len(set(votes)) != len(votes):
            raise Rejected("same_place_twice")
        if not all(1 <= place <= places for place in votes):
            raise Rejected("no_such_place")

    def _check_red(self, ballot: Ballot, is_storyteller: bool, places: int) -> None:
        if not (self.red and is_storyteller):
            if ballot.red is not None:
                raise Rejected("red_not_allowed")
            return
        # P4: the storyteller must place it, and not on the card with their green vote.
        if ballot.red is None:
            raise Rejected("red_missing")
        if not 1 <= ballot.red <= places:
            raise Rejected("no_such_place")
        if ballot.red in ballot.places:
            raise Rejected("red_on_green")
