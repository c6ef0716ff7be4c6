"""A table as one viewer sees it: the chairs, what is to be played, and the game from their seat."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from reverie.rules.facts import Facts
from reverie.rules.ids import CardId, Seat, Side
from reverie.rules.views import Own, RevealView, SideView, View, with_own
from reverie.tables.requests import SetUp


class ChairView(Struct, frozen=True, gc=False):
    seat: Seat
    name: str
    colour: str
    bot: str | None
    here: bool


class BestPicture(Struct, frozen=True, gc=False):
    """A picture of the evening, and how many liked it best in its turn."""

    card: CardId
    hearts: int


class BestClue(Struct, frozen=True, gc=False):
    """A clue of the evening by the turn in which it was told, and how many hearts it got."""

    turn: int
    hearts: int


class TableView(Struct, frozen=True, gc=False):
    """`deadline`: the instant (seconds since 1970) by which the phase should be over.

    `nudged`: people have been reminded. `overdue`: anybody present may call a stand-in for whom
    the table waits. `called`: for whom a clockwork rabbit plays in this phase. `talk` rests from
    clue to reveal. `liked`: the card this viewer likes best in this turn, told to nobody else.
    `best`: after the end, the pictures that most people liked. `heart`: the turn whose clue this
    viewer likes best, told to nobody else. `best_clues`: after the end, those that got most hearts,
    as soon as most of the people who are here have given theirs.
    `door`: whether the code lets people in, or only the link.
    """

    code: str
    door: Literal["open", "shut"]
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
    liked: CardId | None
    best: tuple[BestPicture, ...]
    heart: int | None
    best_clues: tuple[BestClue, ...]
    game: View | None


class OwnView(Struct, frozen=True, gc=False):
    """What one seat sees besides what all see. `game`: none for whoever does not play in it."""

    you: Seat
    liked: CardId | None
    heart: int | None
    game: Own | None


def whole(public: TableView, own: OwnView | None) -> TableView:
    """A table as one viewer sees it: what all see, and over it what is their own."""
    if own is None:
        return public
    game = public.game
    if game is not None and own.game is not None:
        game = with_own(game, own.game)
    return replace(public, you=own.you, liked=own.liked, heart=own.heart, game=game)


class ToldTurn(Struct, frozen=True, gc=False):
    """A turn that is over: the clue, whose card was whose, the votes, and the scores after it."""

    game: int
    turn: int
    reveal: RevealView
    sides: tuple[SideView, ...]


class History(Struct, frozen=True, gc=False):
    """Every finished turn of a table. `chairs` names also those who have left."""

    turns: tuple[ToldTurn, ...]
    chairs: tuple[ChairView, ...]


class Played(Struct, frozen=True, gc=False):
    """Somebody who played in a game. `name`: a clockwork rabbit's; people's lie beside the log.

    `person`: who it was, of all who ever sat in that seat.
    """

    seat: Seat
    side: Side
    colour: str
    bot: str | None
    name: str
    person: int


class ToldGame(Struct, frozen=True, gc=False):
    """A game of which at least one turn is over: what all may know of it.

    `began`: seconds since 1970, where the log tells. `winners`: nobody before it is over.
    """

    game: int
    variant: str
    facts: Facts
    language: str
    decks: tuple[str, ...]
    began: float | None
    over: bool
    winners: tuple[Side, ...]
    players: tuple[Played, ...]
    sides: tuple[SideView, ...]


class Said(Struct, frozen=True, gc=False):
    """Something said beside the game, as everybody at the table hears it."""

    id: int
    seat: Seat
    at: float
    kind: str
    text: str
    game: int
    turn: int
