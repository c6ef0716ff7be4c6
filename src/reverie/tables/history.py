"""What a table's log tells of turns that are over: everything in it has been revealed."""

from collections.abc import Callable, Iterable

from reverie.rules.events import AnyEvent, GameStarted
from reverie.rules.ids import Seat
from reverie.rules.model import Revealed
from reverie.rules.perspective import view
from reverie.rules.views import RevealView
from reverie.tables import log
from reverie.tables.table import Chair, Table, TableEvent, evolve_table
from reverie.tables.views import ChairView, History, ToldTurn


def history(pages: Iterable[bytes], name_of: Callable[[Chair], str]) -> History:
    """Every finished turn, as somebody without a seat saw it revealed."""
    table: Table | None = None
    turns: dict[tuple[int, int], ToldTurn] = {}
    chairs: dict[Seat, Chair] = {}
    for page in pages:
        for event in log.decode(page):
            table = evolve_table(table, event)
            if isinstance(event, TableEvent):
                chairs.update({chair.seat: chair for chair in table.chairs})
            told = _told(table)
            if told is not None:
                turns[told.game, told.turn] = told
    return History(
        turns=tuple(turns.values()),
        chairs=tuple(
            ChairView(seat, name_of(chair), chair.colour, chair.bot, here=False)
            for seat, chair in sorted(chairs.items())
        ),
    )


def _told(table: Table | None) -> ToldTurn | None:
    if table is None or table.game is None or not isinstance(table.game.phase, Revealed):
        return None
    seen = view(table.game, None)
    assert isinstance(seen.phase, RevealView)
    return ToldTurn(table.games, seen.turn, seen.phase, seen.sides)


def last_game(pages: Iterable[bytes]) -> list[AnyEvent]:
    """The events of the last game in a table's log, without those of the table around it."""
    game: list[AnyEvent] = []
    for page in pages:
        for event in log.decode(page):
            if isinstance(event, TableEvent):
                continue
            if isinstance(event, GameStarted):
                game = []
            game.append(event)
    return game
