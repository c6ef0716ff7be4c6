"""What the votes are worth. All points are a side's; a player alone is a side of one."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec import Struct

from reverie.rules.ids import Seat, Side
from reverie.rules.pieces import Ballot, Laid, Outcome, SidePoints
from reverie.rules.seating import Seating

Scoring = tuple[Outcome, tuple[SidePoints, ...]]


class FindTheCard(Struct, frozen=True):
    """The storyteller wants to be found by some, not by all."""

    crowd: ClassVar[bool] = False
    bonus_cap: int | None = None
    lone_vote_bonus: bool = False

    def score(
        self,
        seating: Seating,
        storyteller: Seat,
        places: Sequence[Laid],
        target: int,
        ballots: Mapping[Seat, Ballot],
    ) -> Scoring:
        teller = places[target - 1].side
        finders = [seat for seat, ballot in ballots.items() if target in ballot.places]
        outcome = _outcome(len(finders), len(ballots))
        found = self._found(seating, teller, finders, outcome)
        lone = self._lone(seating, finders, ballots)
        bonus = self._bonus(places, target, ballots)
        return outcome, tuple(
            SidePoints(side, found.get(side, 0), lone.get(side, 0), bonus.get(side, 0))
            for side in seating.sides
        )

    def _found(
        self, seating: Seating, teller: Side, finders: Sequence[Seat], outcome: Outcome
    ) -> dict[Side, int]:
        if outcome == "some":
            # C9: the storyteller scores 3, and so does each who found the card.
            return {teller: 3, **{seating.side_of[seat]: 3 for seat in finders}}
        # C8: all or nobody: nothing for the storyteller, 2 for every other side.
        return {side: 2 for side in seating.sides if side != teller}

    def _lone(
        self, seating: Seating, finders: Sequence[Seat], ballots: Mapping[Seat, Ballot]
    ) -> dict[Side, int]:
        if not self.lone_vote_bonus:
            return {}
        # O6: 1 more for having found the card with a single vote, also when all found it.
        return {seating.side_of[s]: 1 for s in finders if len(ballots[s].places) == 1}

    def _bonus(
        self, places: Sequence[Laid], target: int, ballots: Mapping[Seat, Ballot]
    ) -> dict[Side, int]:
        votes = Counter(place for ballot in ballots.values() for place in ballot.places)
        bonus: Counter[Side] = Counter()
        for place, laid in enumerate(places, 1):
            # C10, T7: 1 for every vote on a card of one's own, the card to be found apart.
            if place != target:
                bonus[laid.side] += votes[place]
        if self.bonus_cap is None:
            return bonus
        # O2: at most 3 a turn.
        return {side: min(points, self.bonus_cap) for side, points in bonus.items()}


def _outcome(finders: int, voters: int) -> Outcome:
    # O4: 'all' and 'nobody' count voters, not votes.
    if finders == 0:
        return "nobody"
    return "all" if finders == voters else "some"


class FollowTheCrowd(Struct, frozen=True):
    """Everybody wants to be where the others are, and the storyteller spoils one card."""

    crowd: ClassVar[bool] = True
    cap: int = 5

    def score(
        self,
        seating: Seating,
        storyteller: Seat,
        places: Sequence[Laid],
        target: int,
        ballots: Mapping[Seat, Ballot],
    ) -> Scoring:
        crowd = Counter(place for ballot in ballots.values() for place in ballot.places)
        red = ballots[storyteller].red
        points: Counter[Side] = Counter()
        for seat, ballot in ballots.items():
            for place in ballot.places:
                points[seating.side_of[seat]] += self._worth(crowd[place], place == red)
        return "crowd", tuple(SidePoints(side, points[side]) for side in seating.sides)

    def _worth(self, voters: int, is_red: bool) -> int:
        # P6: nothing on the red card; P7: nothing for standing alone.
        if is_red or voters == 1:
            return 0
        # P5: as many as voted for the same card, oneself counted, at most 5.
        return min(voters, self.cap)


ScoringPolicy = FindTheCard | FollowTheCrowd
