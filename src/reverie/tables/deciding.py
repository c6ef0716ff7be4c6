"""A decision at a table: what is asked for leads to events, and these to the table as it then is.

Like the rules, it is pure. Whatever can be asked for stands on it: the lobby, joining, time.
"""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from msgspec import Struct

from reverie.rules.chance import Chance
from reverie.rules.commands import Command
from reverie.rules.game import check_current, play
from reverie.rules.ids import Seat
from reverie.rules.rejections import Rejected
from reverie.tables.guests import Bots
from reverie.tables.ports import Person
from reverie.tables.refusals import Refused
from reverie.tables.table import Table, evolve_table, with_game

Cards = Callable[[tuple[str, ...]], tuple[str, ...]]
T_co = TypeVar("T_co", covariant=True)


class Deciding:
    """One decision. `people`: whoever sits down with it, to be kept beside the log."""

    def __init__(self, table: Table, chance: Chance, cards: Cards, bots: Bots) -> None:
        self.before = self.table = table
        self.chance, self.cards, self.bots = chance, cards, bots
        self.events: list[Any] = []
        self.people: list[Person] = []

    def happen(self, event: Any) -> None:
        self.events.append(event)
        self.table = evolve_table(self.table, event)

    def play(self, command: Command) -> None:
        """Let the rules decide, if there is a game."""
        if self.table.game is None:
            raise Refused("no_game")
        game, events = play(self.table.game, command, self.chance)
        self.events.extend(events)
        self.table = with_game(self.table, game)

    def move(self, turn: int, phase: str, command: Command) -> None:
        """A move of the game, meant for a turn and phase; a late one is refused politely."""
        game = self.table.game
        if game is None:
            raise Refused("no_game")
        try:
            check_current(game, turn, phase)
        except Rejected:
            # The rules may know better why: somebody was faster, or it has been said already.
            if turn != game.turn:
                raise
        self.play(command)

    # ---- who may decide, and when

    def host_only(self, seat: Seat) -> None:
        if seat != self.table.host:
            raise Refused("host_only")

    def lobby_only(self) -> None:
        if self.table.is_playing:
            raise Refused("game_runs")


class Request(Struct, Generic[T_co], frozen=True):
    """Something asked of a table: how it is decided, and whose command it is.

    `id`: the seat and its own name for the command, so that one which comes again is answered as
    the first time. None for the table's own doing. `key`: what opened the chair when it was asked;
    whoever sits there by then is not spoken for.
    """

    act: Callable[[Deciding], T_co]
    id: tuple[Seat, str] | None = None
    key: bytes | None = None
