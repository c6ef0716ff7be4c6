"""A table at one moment, and what can have happened to it. Pure, like the rules."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from reverie.rules import events as game_events
from reverie.rules.evolution import EVOLVERS, begin, evolve
from reverie.rules.ids import Seat
from reverie.rules.model import Game, Over
from reverie.tables.requests import SetUp


class Chair(Struct, frozen=True):
    seat: Seat
    colour: str
    bot: str | None = None


class Deadline(Struct, frozen=True):
    """An instant (seconds since 1970) by which a phase should be over.

    `nudged`: people have been reminded, and this is the second and last one. `away`: it was set
    because everybody we wait for is away.
    """

    at: float
    nudged: bool = False
    away: bool = False


class Table(Struct, frozen=True):
    """A table at one moment. `creator` gets the host's role back when they return."""

    set_up: SetUp
    chairs: tuple[Chair, ...] = ()
    host: Seat | None = None
    creator: Seat | None = None
    next_seat: int = 0
    games: int = 0
    game: Game | None = None
    deadline: Deadline | None = None
    overdue: bool = False
    called: frozenset[Seat] = frozenset()
    muted: frozenset[Seat] = frozenset()
    has_bots: bool = False

    def chair(self, seat: Seat) -> Chair | None:
        return next((chair for chair in self.chairs if chair.seat == seat), None)

    @property
    def is_playing(self) -> bool:
        return self.game is not None and not isinstance(self.game.phase, Over)


# ---- what has happened


class TableEvent(Struct, frozen=True, tag_field="event", omit_defaults=True):
    pass


class TableOpened(TableEvent, frozen=True, tag="table_opened"):
    set_up: SetUp


class ChairTaken(TableEvent, frozen=True, tag="chair_taken"):
    chair: Chair


class ChairLeft(TableEvent, frozen=True, tag="chair_left"):
    seat: Seat


class ColourChosen(TableEvent, frozen=True, tag="colour_chosen"):
    seat: Seat
    colour: str


class ChairsOrdered(TableEvent, frozen=True, tag="chairs_ordered"):
    order: tuple[Seat, ...]


class SetUpChanged(TableEvent, frozen=True, tag="set_up_changed"):
    set_up: SetUp


class HostPassed(TableEvent, frozen=True, tag="host_passed"):
    seat: Seat


class DeadlineSet(TableEvent, frozen=True, tag="deadline_set"):
    deadline: Deadline


class DeadlineEnded(TableEvent, frozen=True, tag="deadline_ended"):
    """`overdue`: it has passed, and anybody present may now call a stand-in."""

    overdue: bool = False


class StandInCalled(TableEvent, frozen=True, tag="stand_in_called"):
    """A clockwork rabbit plays for this seat, for the rest of the phase."""

    seat: Seat


class Muted(TableEvent, frozen=True, tag="muted"):
    seat: Seat
    muted: bool


AnyTableEvent: TypeAlias = (
    TableOpened
    | ChairTaken
    | ChairLeft
    | ColourChosen
    | ChairsOrdered
    | SetUpChanged
    | HostPassed
    | DeadlineSet
    | DeadlineEnded
    | StandInCalled
    | Muted
    | game_events.AnyEvent
)


def evolve_table(table: Table | None, event: Any) -> Table:
    # Nearly everything that happens, happens in a game.
    if type(event) in EVOLVERS:
        assert table is not None
        assert table.game is not None
        return with_game(table, evolve(table.game, event))
    if isinstance(event, TableOpened):
        return Table(event.set_up)
    assert table is not None
    if isinstance(event, game_events.GameStarted):
        return replace(table, game=begin(event), games=table.games + 1, called=frozenset())
    return _EVOLVERS[type(event)](table, event)


def with_game(table: Table, game: Game) -> Table:
    """The table as its game goes on; a stand-in is called for one phase only."""
    if not table.called or _is_same_phase(table.game, game):
        return replace(table, game=game)
    return replace(table, game=game, called=frozenset())


def _is_same_phase(before: Game | None, game: Game) -> bool:
    if before is None:
        return False
    return before.turn == game.turn and type(before.phase) is type(game.phase)


def with_chairs(table: Table, chairs: tuple[Chair, ...]) -> Table:
    return replace(table, chairs=chairs, has_bots=any(c.bot is not None for c in chairs))


def _chair_taken(table: Table, event: ChairTaken) -> Table:
    chair = event.chair
    first_person = table.host is None and chair.bot is None
    return replace(
        with_chairs(table, (*table.chairs, chair)),
        next_seat=max(table.next_seat, chair.seat + 1),
        host=chair.seat if first_person else table.host,
        creator=chair.seat if first_person and table.creator is None else table.creator,
    )


def _chair_left(table: Table, event: ChairLeft) -> Table:
    chairs = tuple(chair for chair in table.chairs if chair.seat != event.seat)
    people = [chair.seat for chair in chairs if chair.bot is None]
    host = table.host if table.host != event.seat else next(iter(people), None)
    return replace(with_chairs(table, chairs), host=host)


def _colour_chosen(table: Table, event: ColourChosen) -> Table:
    chairs = tuple(
        replace(chair, colour=event.colour) if chair.seat == event.seat else chair
        for chair in table.chairs
    )
    return with_chairs(table, chairs)


def _chairs_ordered(table: Table, event: ChairsOrdered) -> Table:
    chairs = {chair.seat: chair for chair in table.chairs}
    return with_chairs(table, tuple(chairs[seat] for seat in event.order))


def _muted(table: Table, event: Muted) -> Table:
    muted = table.muted | {event.seat} if event.muted else table.muted - {event.seat}
    return replace(table, muted=muted)


_EVOLVERS: Mapping[type, Callable[[Table, Any], Table]] = {
    ChairTaken: _chair_taken,
    ChairLeft: _chair_left,
    ColourChosen: _colour_chosen,
    ChairsOrdered: _chairs_ordered,
    SetUpChanged: lambda table, event: replace(table, set_up=event.set_up),
    HostPassed: lambda table, event: replace(table, host=event.seat),
    DeadlineSet: lambda table, event: replace(table, deadline=event.deadline, overdue=False),
    DeadlineEnded: lambda table, event: replace(table, deadline=None, overdue=event.overdue),
    StandInCalled: lambda table, event: replace(table, called=table.called | {event.seat}),
    Muted: _muted,
}
