"""Who plays together: everybody alone, or pairs that sit opposite each other."""

from collections.abc import Sequence

from msgspec import Struct

from reverie.rules.ids import Seat, Side
from reverie.rules.rejections import Rejected
from reverie.rules.seating import Seating


class Alone(Struct, frozen=True):
    """Every seat is a side of its own."""

    def seat(self, n: int) -> Seating:
        order = tuple(Seat(i) for i in range(n))
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

    def remove(self, seating: Seating, seat: Seat) -> Seating:
        order = tuple(s for s in seating.order if s != seat)
        return Seating(order, {s: seating.side_of[s] for s in order}, seating.abandoned)


class Pairs(Struct, frozen=True):
    """T1: two and two; team-mates sit opposite each other, seat i and seat i + n/2."""

    def seat(self, n: int) -> Seating:
        order = tuple(Seat(i) for i in range(n))
        return Seating(order, {seat: Side(seat % (n // 2)) for seat in order})

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

    def remove(self, seating: Seating, seat: Seat) -> Seating:
        """H8: a seat is kept for a newcomer while the team-mate is there; else both go."""
        if seating.partners(seat):
            return Seating(seating.order, seating.side_of, seating.abandoned | {seat})
        side = seating.side_of[seat]
        order = tuple(s for s in seating.order if seating.side_of[s] != side)
        gone = set(seating.order) - set(order)
        return Seating(
            order, {s: seating.side_of[s] for s in order}, frozenset(seating.abandoned - gone)
        )


Sides = Alone | Pairs
