"""The book of a game: a title page, a spread for every turn that is over, and the track.

Nothing is in it that was not revealed at the table. Whoever is to be forgotten has no name here.
"""

from collections.abc import Callable, Iterable

from msgspec import Struct
from msgspec.structs import replace

from reverie.rules.ids import Seat, Side
from reverie.rules.views import RevealView, SideView
from reverie.tables.ports import Line
from reverie.tables.views import Played, ToldGame, ToldTurn


class BookPerson(Struct, frozen=True, gc=False):
    """Somebody who played. `name` is empty for whoever is forgotten or was never named."""

    seat: Seat
    side: Side
    name: str
    colour: str
    bot: str | None


class BookDeck(Struct, frozen=True, gc=False):
    """`own`: somebody's own pictures, shown to nobody else. `credit`: who painted, and licence."""

    id: str
    title: dict[str, str]
    own: bool
    credit: str = ""


class Saying(Struct, frozen=True, gc=False):
    """Why somebody gave this clue, this card, this vote: in their words, after the reveal."""

    seat: Seat
    text: str


class Spread(Struct, frozen=True, gc=False):
    """A turn that is over. `sides`: the rabbits on their track after it."""

    turn: int
    reveal: RevealView
    sides: tuple[SideView, ...]
    said: tuple[Saying, ...]


class Book(Struct, frozen=True, gc=False):
    """`game`: which one at its table, of so many `games`. `night`: seconds since 1970, if known.

    `goal`: the score that ends the game, where one does. `winners`: empty until it is over.
    """

    game: int
    games: int
    variant: str
    pairs: bool
    goal: int | None
    language: str
    night: float | None
    over: bool
    winners: tuple[Side, ...]
    people: tuple[BookPerson, ...]
    decks: tuple[BookDeck, ...]
    spreads: tuple[Spread, ...]
    sides: tuple[SideView, ...]

    def person(self, seat: Seat) -> BookPerson | None:
        return next((one for one in self.people if one.seat == seat), None)

    @property
    def is_private(self) -> bool:
        """It shows somebody's own pictures."""
        return any(deck.own for deck in self.decks)


def bind(
    told: ToldGame,
    turns: Iterable[ToldTurn],
    lines: Iterable[Line],
    name: Callable[[Played], str],
    decks: tuple[BookDeck, ...] = (),
    games: int = 1,
) -> Book:
    """One game as a book; `lines` may be everything that was ever said at the table."""
    said = _reasons(told.game, lines)
    spreads = tuple(
        Spread(turn.turn, replace(turn.reveal, ready=()), turn.sides, said.get(turn.turn, ()))
        for turn in turns
    )
    return Book(
        game=told.game,
        games=games,
        variant=told.variant,
        pairs=told.facts.pairs,
        goal=told.facts.goal,
        language=told.language,
        night=told.began,
        over=told.over,
        winners=told.winners,
        people=tuple(
            BookPerson(one.seat, one.side, name(one), one.colour, one.bot) for one in told.players
        ),
        decks=decks,
        spreads=spreads,
        sides=told.sides,
    )


def _reasons(game: int, lines: Iterable[Line]) -> dict[int, tuple[Saying, ...]]:
    found: dict[int, tuple[Saying, ...]] = {}
    for line in lines:
        if line.kind == "why" and line.game == game:
            found[line.turn] = (*found.get(line.turn, ()), Saying(line.seat, line.text))
    return found
