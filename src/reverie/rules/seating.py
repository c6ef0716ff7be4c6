"""Who sits where, clockwise, and who plays on whose side."""

from msgspec import Struct

from reverie.rules.ids import Seat, Side


class Seating(Struct, frozen=True, gc=False):
    """The table seen from above. An abandoned seat keeps its place until somebody takes it."""

    order: tuple[Seat, ...]
    side_of: dict[Seat, Side]
    abandoned: frozenset[Seat] = frozenset()

    @property
    def players(self) -> tuple[Seat, ...]:
        if not self.abandoned:
            return self.order
        return tuple(seat for seat in self.order if seat not in self.abandoned)

    @property
    def sides(self) -> tuple[Side, ...]:
        return tuple(dict.fromkeys(self.side_of[seat] for seat in self.order))

    def partners(self, seat: Seat) -> tuple[Seat, ...]:
        side = self.side_of[seat]
        return tuple(s for s in self.players if s != seat and self.side_of[s] == side)

    def without(self, seat: Seat) -> "Seating":
        """The same table when this seat has been left."""
        return Seating(self.order, self.side_of, self.abandoned | {seat})

    def left_of(self, seat: Seat) -> Seat:
        """The next player clockwise (C14); the seat itself may just have been left."""
        start = self.order.index(seat)
        around = self.order[start + 1 :] + self.order[: start + 1]
        return next(s for s in around if s not in self.abandoned)
