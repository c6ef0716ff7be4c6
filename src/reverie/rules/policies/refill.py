"""How hands grow again, and whether they stay with their owners."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from reverie.rules.ids import CardId, Seat

Hands = Mapping[Seat, tuple[CardId, ...]]


class Refill(Struct, frozen=True):
    passes_left: bool = False

    def needs(self, hands: Hands, players: Sequence[Seat], size: int) -> dict[Seat, int]:
        """C12, C19, P9, T8: everybody draws back to a full hand."""
        missing = {seat: size - len(hands.get(seat, ())) for seat in players}
        return {seat: count for seat, count in missing.items() if count > 0}

    def passed(self, hands: Hands, players: Sequence[Seat]) -> dict[Seat, tuple[CardId, ...]]:
        """P9: every hand passes whole to the player on the left."""
        lefts = (*players[1:], *players[:1])
        return {left: hands[seat] for seat, left in zip(players, lefts, strict=True)}
