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
from reverie.rules.model import Over, Revealed
from reverie.rules.perspective import view
from reverie.rules.views import OverView, RevealView
from reverie.tables import log
from reverie.tables.names import name_of
from reverie.tables.ports import Person, Record, Store
from reverie.tables.requests import SetUp
from reverie.tables.table import AnyTableEvent, Chair, ChairTaken, Table, TableEvent, evolve_table
from reverie.tables.views import ChairView, History, Played, ToldGame, ToldTurn

T = TypeVar("T")
MOST_KEPT = 64


class Chronicle:
    """What a log has told so far: it is read on, never anew, however many ask."""

    def __init__(self) -> None:
        self.number = 0
        self.table: Table | None = None
        self.turns: dict[tuple[int, int], ToldTurn] = {}
        self.games: dict[int, ToldGame] = {}
        self.chairs: dict[Seat, Chair] = {}
        # When somebody sat down where another had sat before: the turns until then are not theirs.
        self.since: dict[Seat, tuple[int, int]] = {}

    def read_on(self, records: Iterable[Record]) -> None:
        """Those with the next numbers; what is known already is passed over."""
        for record in records:
            if record.number == self.number + 1:
                self._read(record.events)
                self.number = record.number

    @classmethod
    def of_game(cls, events: Iterable[AnyEvent]) -> "Chronicle":
        """Of a game without the table around it: nobody has a name, and nobody knows the night."""
        told = cls()
        told.table = Table(SetUp())
        for event in events:
            told.hear(event)
        return told

    def _read(self, page: bytes) -> None:
        for event in log.decode(page):
            self.hear(event)

    def hear(self, event: AnyTableEvent) -> None:
        self.table = evolve_table(self.table, event)
        if isinstance(event, ChairTaken) and event.chair.seat in self.chairs:
            games, turn = self.table.moment
            self.since[event.chair.seat] = (games, turn + 1)
        if isinstance(event, TableEvent):
            self.chairs.update({chair.seat: chair for chair in self.table.chairs})
        told = _told(self.table)
        if told is not None:
            self.turns[told.game, told.turn] = told
        if told is not None or self._has_just_ended(self.table):
            number = self.table.games
            self.games[number] = _game(self.table, self.games.get(number))

    def _has_just_ended(self, table: Table) -> bool:
        """Of games in which at least one turn was told."""
        before = self.games.get(table.games)
        is_over = table.game is not None and isinstance(table.game.phase, Over)
        return is_over and before is not None and not before.over

    def turns_of(self, game: int) -> tuple[ToldTurn, ...]:
        return tuple(told for (number, _), told in self.turns.items() if number == game)

    def name(self, played: Played, people: Mapping[Seat, Person]) -> str:
        """Nothing for whoever was forgotten, or has left the seat to somebody else."""
        if played.bot is not None:
            return played.name
        person = people.get(played.seat)
        stayed = self.table is not None and self.table.person(played.seat) == played.person
        return person.name if person is not None and stayed else ""

    def history(self, people: Mapping[Seat, Person]) -> History:
        """Every finished turn, as somebody without a seat saw it revealed."""
        return History(
            turns=tuple(self.turns.values()),
            chairs=tuple(
                ChairView(seat, name_of(chair, people), chair.colour, chair.bot, here=False)
                for seat, chair in sorted(self.chairs.items())
            ),
        )


class Kept:
    """What is known of a table's log, and who may read on: one after the other."""

    def __init__(self) -> None:
        self.chronicle, self.lock = Chronicle(), asyncio.Lock()


class Chronicles:
    """Those of the tables that were asked about last."""

    def __init__(self, store: Store, most: int = MOST_KEPT) -> None:
        self.store, self.most = store, most
        self.kept: OrderedDict[str, Kept] = OrderedDict()

    async def of(self, table: str, people: Mapping[Seat, Person]) -> History:
        return await self.tell(table, lambda chronicle: chronicle.history(people))

    async def tell(self, table: str, told: Callable[[Chronicle], T]) -> T:
        """What `told` makes of the chronicle, read on to the end of the log."""
        kept = self.kept.setdefault(table, Kept())
        self.kept.move_to_end(table)
        while len(self.kept) > self.most:
            self.kept.popitem(last=False)
        async with kept.lock:
            records = await self.store.load(table, kept.chronicle.number)
            # Beside the loop: the first time it may be the log of a hundred games.
            return await asyncio.to_thread(_tell_on, kept, records, told)


def _tell_on(kept: Kept, records: list[Record], told: Callable[[Chronicle], T]) -> T:
    # Half read, it must not be read on from there: who comes then begins anew.
    chronicle, kept.chronicle = kept.chronicle, Chronicle()
    chronicle.read_on(records)
    kept.chronicle = chronicle
    return told(chronicle)


def _told(table: Table | None) -> ToldTurn | None:
    if table is None or table.game is None or not isinstance(table.game.phase, Revealed):
        return None
    seen = view(table.game, None)
    assert isinstance(seen.phase, RevealView)
    return ToldTurn(table.games, seen.turn, seen.phase, seen.sides)


def _game(table: Table, before: ToldGame | None) -> ToldGame:
    """As it stands; whoever has left in the meantime is still one of those who played."""
    assert table.game is not None
    seen = view(table.game, None)
    players = {played.seat: played for played in (before.players if before else ())}
    for seat in seen.seats:
        chair = table.chair(seat.seat)
        if chair is None and seat.seat in players:
            continue
        colour = table.game.colours[seat.side]
        bot = None if chair is None else chair.bot
        name = "" if chair is None or bot is None else name_of(chair, {})
        person = table.person(seat.seat)
        players[seat.seat] = Played(seat.seat, seat.side, colour, bot, name, person)
    phase = seen.phase
    return ToldGame(
        game=table.games,
        variant=seen.game,
        facts=seen.facts,
        language=table.set_up.language,
        decks=table.set_up.decks,
        began=table.began,
        over=isinstance(phase, OverView),
        winners=phase.winners if isinstance(phase, OverView) else (),
        players=tuple(played for _, played in sorted(players.items())),
        sides=seen.sides,
    )


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
