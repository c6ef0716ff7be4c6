"""A table at one moment, and what can have happened to it. Pure, like the rules."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from reverie.rules import events as game_events
from reverie.rules.evolution import EVOLVERS, begin, evolve
from reverie.rules.ids import CardId, Seat
from reverie.rules.marks import Marks, marked
from reverie.rules.model import Game, Over, Revealed
from reverie.rules.pieces import Written
from reverie.tables.requests import SetUp

_NOBODY: frozenset[Seat] = frozenset()
# More than a table has seats, so that the first in a seat has its number, and nobody else.
NEXT_PERSON = 1_000_000


class Chair(Struct, frozen=True, gc=False):
    """`name`: a clockwork rabbit's; people's lie beside the log, so that they can be forgotten."""

    seat: Seat
    colour: str
    bot: str | None = None
    name: str = ""


class Deadline(Struct, frozen=True, gc=False):
    """An instant (seconds since 1970) by which a phase should be over.

    `nudged`: people have been reminded, and this is the second and last one. `away`: it was set
    because everybody we wait for is away.
    """

    at: float
    nudged: bool = False
    away: bool = False


class Table(Struct, frozen=True, gc=False):
    """A table at one moment. `creator` gets the host's role back when they return.

    Whoever opened the table, or became host when they left it for good.

    `opened`: the game and turn in which somebody last opened the door to whoever has the code.
    `sat`: how many have sat in a seat, one after the other. `began`: when its game was started;
    older logs do not tell.
    `tellers`: who told in each turn of the game that was played to the end.
    `hearts`: after the end, the turn whose clue a seat likes best.
    `seen`: how often each card has lain open, for a game in which the least seen come first (H13).
    `told`: marks of the clues that were given for each card.
    """

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
    asked: frozenset[Seat] = frozenset()
    muted: frozenset[Seat] = frozenset()
    likes: dict[tuple[int, Seat], CardId | None] = {}
    tellers: Mapping[int, Seat] = {}
    hearts: Mapping[Seat, int | None] = {}
    seen: Mapping[CardId, int] = {}
    told: Marks = {}
    has_bots: bool = False
    opened: tuple[int, int] | None = None
    sat: Mapping[Seat, int] = {}
    began: float | None = None

    def chair(self, seat: Seat) -> Chair | None:
        for chair in self.chairs:
            if chair.seat == seat:
                return chair
        return None

    @property
    def is_playing(self) -> bool:
        return self.game is not None and not isinstance(self.game.phase, Over)

    def person(self, seat: Seat) -> int:
        """Who sits there, of all who ever did: in a seat that was left there is somebody else."""
        return seat + NEXT_PERSON * (self.sat.get(seat, 1) - 1)

    @property
    def moment(self) -> tuple[int, int]:
        return self.games, 0 if self.game is None else self.game.turn

    @property
    def is_open(self) -> bool:
        """Its code lets people in; else one needs its link (decision 17)."""
        if self.game is None or self.set_up.listed:
            return True
        games, turn = self.moment
        return self.opened is not None and self.opened in ((games, turn), (games, turn - 1))


# ---- what has happened


class TableEvent(Struct, frozen=True, tag_field="event", omit_defaults=True):
    pass


class TableOpened(TableEvent, frozen=True, tag="table_opened"):
    """`seen`: what those who meet here have seen elsewhere, by the card; `told`: and heard."""

    set_up: SetUp
    seen: dict[CardId, int] = {}
    told: dict[CardId, str] = {}


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


class DoorOpened(TableEvent, frozen=True, tag="door_opened"):
    pass


class HostPassed(TableEvent, frozen=True, tag="host_passed"):
    seat: Seat


class EveningBegan(TableEvent, frozen=True, tag="evening_began"):
    """When a game was started (seconds since 1970): the night on the first page of its book."""

    at: float


class DeadlineSet(TableEvent, frozen=True, tag="deadline_set"):
    deadline: Deadline


class DeadlineEnded(TableEvent, frozen=True, tag="deadline_ended"):
    """`overdue`: it has passed, and anybody present may now call a stand-in."""

    overdue: bool = False


class StandInCalled(TableEvent, frozen=True, tag="stand_in_called"):
    """A clockwork rabbit plays for this seat, for the rest of the phase."""

    seat: Seat


class MateAsked(TableEvent, frozen=True, tag="mate_asked"):
    """T4: the two of a pair have agreed: this one, a clockwork rabbit, hands over."""

    seat: Seat


class PictureLiked(TableEvent, frozen=True, tag="picture_liked"):
    """In this turn of the game; no card: none any more. A secret until the game has ended."""

    turn: int
    seat: Seat
    card: CardId | None


class ClueLiked(TableEvent, frozen=True, tag="clue_liked"):
    """No turn: none any more. A secret until most have given theirs."""

    seat: Seat
    turn: int | None


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
    | DoorOpened
    | HostPassed
    | EveningBegan
    | DeadlineSet
    | DeadlineEnded
    | StandInCalled
    | MateAsked
    | PictureLiked
    | ClueLiked
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
        return Table(event.set_up, seen=event.seen, told=event.told)
    assert table is not None
    if isinstance(event, game_events.GameStarted):
        begun = replace(table, game=begin(event), games=table.games + 1)
        nobody = {"called": _NOBODY, "asked": _NOBODY}
        return replace(begun, **nobody, likes={}, tellers={}, hearts={}, began=None)
    return _EVOLVERS[type(event)](table, event)


def with_game(table: Table, game: Game) -> Table:
    """The table as its game goes on; stand-ins and mates are asked for one phase only."""
    revealed = revealed_in(game)
    if revealed is not None and game.turn not in table.tellers:
        table = _turn_told(table, game, revealed)
    if not (table.called or table.asked) or _is_same_phase(table.game, game):
        return replace(table, game=game)
    return replace(table, game=game, called=_NOBODY, asked=_NOBODY)


def _turn_told(table: Table, game: Game, revealed: Revealed) -> Table:
    tellers = {**table.tellers, game.turn: revealed.storyteller}
    laid = {place.card: table.seen.get(place.card, 0) + 1 for place in revealed.places}
    seen = {**table.seen, **laid}
    return replace(table, tellers=tellers, seen=seen, told=_told_of(table.told, revealed))


def _told_of(told: Marks, revealed: Revealed) -> Marks:
    # P1: where the crowd decides, nobody's card is the one that was told of.
    if revealed.outcome == "crowd" or not isinstance(revealed.clue, Written):
        return told
    return marked(told, revealed.places[revealed.target - 1].card, revealed.clue.text)


def revealed_in(game: Game) -> Revealed | None:
    """The turn that lies open now; the last one stays open after the end."""
    phase = game.phase
    if isinstance(phase, Over):
        return phase.last
    return phase if isinstance(phase, Revealed) else None


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
        sat={**table.sat, chair.seat: table.sat.get(chair.seat, 0) + 1},
        host=chair.seat if first_person else table.host,
        creator=chair.seat if first_person and table.creator is None else table.creator,
    )


def _chair_left(table: Table, event: ChairLeft) -> Table:
    chairs = tuple(chair for chair in table.chairs if chair.seat != event.seat)
    people = [chair.seat for chair in chairs if chair.bot is None]
    host = table.host if table.host != event.seat else next(iter(people), None)
    # What somebody was at the table goes with them: the next in this seat is somebody else.
    return replace(
        with_chairs(table, chairs),
        host=host,
        creator=host if table.creator == event.seat else table.creator,
        muted=table.muted - {event.seat},
    )


def _colour_chosen(table: Table, event: ColourChosen) -> Table:
    chairs = tuple(
        replace(chair, colour=event.colour) if chair.seat == event.seat else chair
        for chair in table.chairs
    )
    return with_chairs(table, chairs)


def _chairs_ordered(table: Table, event: ChairsOrdered) -> Table:
    chairs = {chair.seat: chair for chair in table.chairs}
    return with_chairs(table, tuple(chairs[seat] for seat in event.order))


def _picture_liked(table: Table, event: PictureLiked) -> Table:
    return replace(table, likes={**table.likes, (event.turn, event.seat): event.card})


def _muted(table: Table, event: Muted) -> Table:
    muted = table.muted | {event.seat} if event.muted else table.muted - {event.seat}
    return replace(table, muted=muted)


_EVOLVERS: Mapping[type, Callable[[Table, Any], Table]] = {
    ChairTaken: _chair_taken,
    ChairLeft: _chair_left,
    ColourChosen: _colour_chosen,
    ChairsOrdered: _chairs_ordered,
    SetUpChanged: lambda table, event: replace(table, set_up=event.set_up),
    DoorOpened: lambda table, event: replace(table, opened=table.moment),
    HostPassed: lambda table, event: replace(table, host=event.seat),
    EveningBegan: lambda table, event: replace(table, began=event.at),
    DeadlineSet: lambda table, event: replace(table, deadline=event.deadline, overdue=False),
    DeadlineEnded: lambda table, event: replace(table, deadline=None, overdue=event.overdue),
    MateAsked: lambda table, event: replace(table, asked=table.asked | {event.seat}),
    StandInCalled: lambda table, event: replace(table, called=table.called | {event.seat}),
    PictureLiked: _picture_liked,
    ClueLiked: lambda table, event: replace(table, hearts={**table.hearts, event.seat: event.turn}),
    Muted: _muted,
}
