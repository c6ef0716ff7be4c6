"""What a table's log tells of turns that are over: everything in it has been revealed."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from reverie.rules.events import (
    AnyEvent,
    CameBack,
    CardsHandedOver,
    CardsTakenBack,
    GameStarted,
    NewcomerCame,
    NewcomerLeft,
    PlayerLeft,
    PlayersSatDown,
    Voted,
    WentAway,
)
from reverie.rules.ids import Seat
from reverie.rules.model import Revealed
from reverie.rules.perspective import view
from reverie.rules.views import RevealView
from reverie.tables import log
from reverie.tables.names import name_of
from reverie.tables.ports import Person, Record, Store
from reverie.tables.table import Chair, ChairTaken, Table, TableEvent, evolve_table
from reverie.tables.views import ChairView, History, ToldTurn

MOST_KEPT = 64
T = TypeVar("T")


class Chronicle:
    """What a log has told so far: it is read on, never anew, however many ask."""

    def __init__(self) -> None:
        self.number = 0
        self.table: Table | None = None
        self.turns: dict[tuple[int, int], ToldTurn] = {}
        self.chairs: dict[Seat, Chair] = {}
        # When somebody sat down where another had sat before: the turns until then are not theirs.
        self.since: dict[Seat, tuple[int, int]] = {}

    def read_on(self, records: Iterable[Record]) -> None:
        """Those with the next numbers; what is known already is passed over."""
        for record in records:
            if record.number == self.number + 1:
                self._read(record.events)
                self.number = record.number

    def _read(self, page: bytes) -> None:
        for event in log.decode(page):
            self.table = evolve_table(self.table, event)
            if isinstance(event, ChairTaken) and event.chair.seat in self.chairs:
                games, turn = self.table.moment
                self.since[event.chair.seat] = (games, turn + 1)
            if isinstance(event, TableEvent):
                self.chairs.update({chair.seat: chair for chair in self.table.chairs})
            told = _told(self.table)
            if told is not None:
                self.turns[told.game, told.turn] = told

    def history(self, people: Mapping[Seat, Person]) -> History:
        """Every finished turn, as somebody without a seat saw it revealed."""
        return History(
            turns=tuple(self.turns.values()),
            chairs=tuple(
                ChairView(seat, name_of(chair, people), chair.colour, chair.bot, here=False)
                for seat, chair in sorted(self.chairs.items())
            ),
        )


class Chronicles:
    """Those of the tables that were asked about last."""

    def __init__(self, store: Store, most: int = MOST_KEPT) -> None:
        self.store, self.most = store, most
        self.kept: OrderedDict[str, tuple[Chronicle, asyncio.Lock]] = OrderedDict()

    async def of(self, table: str, people: Mapping[Seat, Person]) -> History:
        return await self.told(table, lambda chronicle: chronicle.history(people))

    async def told(self, table: str, tell: Callable[[Chronicle], T]) -> T:
        """Whatever is to be told of a table, by its whole log."""
        chronicle, lock = self.kept.setdefault(table, (Chronicle(), asyncio.Lock()))
        self.kept.move_to_end(table)
        while len(self.kept) > self.most:
            self.kept.popitem(last=False)
        async with lock:
            records = await self.store.load(table, chronicle.number)
            try:
                # Beside the loop: the first time it may be the log of a hundred games.
                return await asyncio.to_thread(_tell_on, chronicle, records, tell)
            except Exception:
                # Half read, it must not be read on from there.
                self.kept.pop(table, None)
                raise


def _tell_on(chronicle: Chronicle, records: list[Record], tell: Callable[[Chronicle], T]) -> T:
    chronicle.read_on(records)
    return tell(chronicle)


def _told(table: Table | None) -> ToldTurn | None:
    if table is None or table.game is None or not isinstance(table.game.phase, Revealed):
        return None
    seen = view(table.game, None)
    assert isinstance(seen.phase, RevealView)
    return ToldTurn(table.games, seen.turn, seen.phase, seen.sides)


def last_game(pages: Iterable[bytes]) -> list[AnyEvent]:
    """The events of the last game in a table's log, without those of the table around it.

    X1: that somebody has changed their mind is nobody's business, also afterwards.
    """
    game: list[AnyEvent] = []
    for page in pages:
        for event in log.decode(page):
            if isinstance(event, TableEvent):
                continue
            if isinstance(event, GameStarted):
                game = []
            game.append(event)
    return without_second_thoughts(game)


def without_second_thoughts(game: list[AnyEvent]) -> list[AnyEvent]:
    """The same game, as if everybody had chosen and voted once: the last time counts."""
    kept: list[AnyEvent] = []
    chose: set[Seat] = set()
    voted: set[Seat] = set()
    for event in reversed(game):
        match event:
            case CardsHandedOver(seat) | CardsTakenBack(seat):
                is_last = seat not in chose and isinstance(event, CardsHandedOver)
                chose.add(seat)
            case Voted(seat):
                is_last = seat not in voted
                voted.add(seat)
            case _:
                is_last = True
                _begin_anew(event, chose, voted)
        if is_last:
            kept.append(event)
    return kept[::-1]


def _begin_anew(event: AnyEvent, chose: set[Seat], voted: set[Seat]) -> None:
    """Before this event it was another phase, or somebody else who sat there."""
    match event:
        case WentAway() | CameBack() | NewcomerCame() | NewcomerLeft():
            return
        case PlayerLeft(seat):
            others = {seat}
        case PlayersSatDown(seats):
            others = set(seats)
        case _:
            others = chose | voted
    chose -= others
    voted -= others
