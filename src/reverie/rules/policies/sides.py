"""Who plays together: everybody alone, or pairs that sit opposite each other."""

from collections.abc import Sequence
from typing import ClassVar

from msgspec import Struct

from reverie.rules.ids import Seat, Side
from reverie.rules.rejections import Rejected
from reverie.rules.seating import Seating


class Alone(Struct, frozen=True):
    """Every seat is a side of its own."""

    pairs: ClassVar[bool] = False

    def seat(self, order: tuple[Seat, ...]) -> Seating:
        return Seating(order, {seat: Side(seat) for seat in order})

    def check_newcomers(self, seats: Sequence[Seat]) -> None:
        if len(seats) != 1:
            raise Rejected("sit_down_alone")

    def add(self, seating: Seating, seats: Sequence[Seat]) -> Seating:
        """H7: a newcomer sits to the right of the first seat."""
        return Seating(
            (*seating.order, *seats),
            {**seating.side_of, **{seat: Side(seat) for seat in seats}},
            seating.abandoned,
        )

    def clear(
        self, seating: Seating, abandoned: frozenset[Seat], reserved: frozenset[Seat]
    ) -> Seating:
        order = tuple(s for s in seating.order if s not in abandoned)
        return Seating(order, {s: seating.side_of[s] for s in order})


class Pairs(Struct, frozen=True):
    """T1: two and two; team-mates sit opposite each other, seat i and seat i + n/2."""

    pairs: ClassVar[bool] = True

    def seat(self, order: tuple[Seat, ...]) -> Seating:
        half = len(order) // 2
        return Seating(order, {seat: Side(i % half) for i, seat in enumerate(order)})

    def check_newcomers(self, seats: Sequence[Seat]) -> None:
        if len(seats) != 2 or seats[0] == seats[1]:
            raise Rejected("sit_down_as_pair")

    def add(self, seating: Seating, seats: Sequence[Seat]) -> Seating:
        """H7: a new pair sits at the end of either half, so that all stay opposite."""
        half = len(seating.order) // 2
        one, two = seats
        side = Side(max(seating.side_of.values(), default=-1) + 1)
        order = (*seating.order[:half], one, *seating.order[half:], two)
        return Seating(order, {**seating.side_of, one: side, two: side}, seating.abandoned)

    def clear(
        self, seating: Seating, abandoned: frozenset[Seat], reserved: frozenset[Seat]
    ) -> Seating:
        """H8: a seat is kept while the team-mate is there or a newcomer waits for it."""
        held = {seating.side_of[s] for s in seating.order if s not in abandoned or s in reserved}
        order = tuple(s for s in seating.order if seating.side_of[s] in held)
        side_of = {s: seating.side_of[s] for s in order}
        return Seating(order, side_of, abandoned & frozenset(order))


Sides = Alone | Pairs
