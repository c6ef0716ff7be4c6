"""When a game is over, and who tells next until then."""

from collections.abc import Mapping

from msgspec import Struct

from reverie.rules.ids import Seat, Side
from reverie.rules.seating import Seating


class TargetScore(Struct, frozen=True):
    """C15, O8: at the end of a turn in which somebody has reached the target."""

    points: int

    @property
    def goal(self) -> int | None:
        return self.points

    @property
    def tellings(self) -> int | None:
        return None

    def is_over(
        self, seating: Seating, scores: Mapping[Side, int], told: Mapping[Seat, int]
    ) -> bool:
        return any(score >= self.points for score in scores.values())

    def next_storyteller(self, seating: Seating, last: Seat, told: Mapping[Seat, int]) -> Seat:
        """C14: the player to the left."""
        return seating.left_of(last)


class StorytellerTurns(Struct, frozen=True):
    """P10, T8: when everybody has been storyteller the agreed number of times."""

    times: int

    @property
    def goal(self) -> int | None:
        return None

    @property
    def tellings(self) -> int | None:
        return self.times

    def is_over(
        self, seating: Seating, scores: Mapping[Side, int], told: Mapping[Seat, int]
    ) -> bool:
        players = seating.players
        return bool(players) and all(told[seat] >= self.times for seat in players)

    def next_storyteller(self, seating: Seating, last: Seat, told: Mapping[Seat, int]) -> Seat:
        """C14: clockwise; H7: past those who have told often enough when newcomers came."""
        seat = seating.left_of(last)
        for _ in seating.players:
            if told[seat] < self.times:
                return seat
            seat = seating.left_of(seat)
        return seat


Ending = TargetScore | StorytellerTurns


def winners(scores: Mapping[Side, int]) -> tuple[Side, ...]:
    """C15, C16: the most points win; a tie for first place is a shared victory."""
    best = max(scores.values(), default=0)
    return tuple(side for side, score in scores.items() if score == best)
