"""Signs that only the table hears: who is at a first clue, and who would rather not begin.

Nobody is shown them and nothing is stored. What can be seen of them is that rabbits wait (S4).
"""

from msgspec import Struct

from reverie.rules.ids import Seat
from reverie.tables.requests import Sign
from reverie.tables.table import Table

# A page gives its sign anew every twenty seconds; a sleeping phone gives none.
FADES_AFTER = 90.0


class Given(Struct, frozen=True):
    """For one game: a sign is worth nothing in the next."""

    game: int
    sign: Sign
    at: float


class Signs:
    def __init__(self) -> None:
        self.given: dict[Seat, Given] = {}

    def give(self, table: Table, seat: Seat, sign: Sign, now: float) -> None:
        """Between games it is meant for the next one."""
        game = table.games if table.is_playing else table.games + 1
        self.given[seat] = Given(game, sign, now)

    def somebody_is_at_it(self, table: Table, now: float) -> bool:
        return any(
            self._means(table, seat, "at_it") and now - given.at < FADES_AFTER
            for seat, given in self.given.items()
        )

    def would_rather_not_begin(self, table: Table, seat: Seat) -> bool:
        return self._means(table, seat, "after_you")

    def _means(self, table: Table, seat: Seat, sign: Sign) -> bool:
        given, chair = self.given.get(seat), table.chair(seat)
        is_person = chair is not None and chair.bot is None
        return is_person and given is not None and given == Given(table.games, sign, given.at)
