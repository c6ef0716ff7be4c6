"""A table as one viewer sees it: the chairs, what is to be played, and the game from their seat."""

from typing import Literal

from msgspec import Struct

from reverie.rules.ids import Seat
from reverie.rules.views import RevealView, SideView, View
from reverie.tables.requests import SetUp


class ChairView(Struct, frozen=True):
    seat: Seat
    name: str
    colour: str
    bot: str | None
    here: bool


class TableView(Struct, frozen=True):
    """`deadline`: the instant (seconds since 1970) by which the phase should be over.

    `nudged`: people have been reminded. `overdue`: anybody present may call a stand-in for whom
    the table waits. `called`: for whom a clockwork rabbit plays in this phase. `talk` rests from
    clue to reveal.
    """

    code: str
    set_up: SetUp
    you: Seat | None
    host: Seat | None
    chairs: tuple[ChairView, ...]
    games: int
    deadline: float | None
    nudged: bool
    overdue: bool
    called: tuple[Seat, ...]
    muted: tuple[Seat, ...]
    talk: Literal["open", "rests"]
    game: View | None


class ToldTurn(Struct, frozen=True):
    """A turn that is over: the clue, whose card was whose, the votes, and the scores after it."""

    game: int
    turn: int
    reveal: RevealView
    sides: tuple[SideView, ...]


class History(Struct, frozen=True):
    """Every finished turn of a table. `chairs` names also those who have left."""

    turns: tuple[ToldTurn, ...]
    chairs: tuple[ChairView, ...]


class Said(Struct, frozen=True):
    """Something said beside the game, as everybody at the table hears it."""

    id: int
    seat: Seat
    at: float
    kind: str
    text: str
    game: int
    turn: int
