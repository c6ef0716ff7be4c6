"""A game between two moves: one frozen type for each phase, and the table around it."""

from typing import TypeAlias

from msgspec import Struct

from reverie.rules.ids import CardId, Seat, Side
from reverie.rules.pieces import Ballot, Clue, Laid, Newcomer, Options, Outcome, SidePoints
from reverie.rules.ruleset import Ruleset
from reverie.rules.seating import Seating


class Trimming(Struct, frozen=True, gc=False, tag="trim", tag_field="phase"):
    """H9: hands are larger than this turn's hand; their owners put cards away."""

    storyteller: Seat | None


class Clueing(Struct, frozen=True, gc=False, tag="clue", tag_field="phase"):
    """The table waits for a clue; without a storyteller it is a race (S4)."""

    storyteller: Seat | None


class Choosing(Struct, frozen=True, gc=False, tag="choose", tag_field="phase"):
    """The clue is out; cards are handed over in secret."""

    storyteller: Seat
    clue: Clue
    laid: dict[Seat, tuple[CardId, ...]]
    raced: bool
    stand_ins: frozenset[Seat] = frozenset()


class Voting(Struct, frozen=True, gc=False, tag="vote", tag_field="phase"):
    """The cards lie face up in numbered places; votes are given in secret."""

    storyteller: Seat
    clue: Clue
    places: tuple[Laid, ...]
    target: int
    ballots: dict[Seat, Ballot]
    card_stand_ins: frozenset[Seat] = frozenset()
    stand_ins: frozenset[Seat] = frozenset()


class Revealed(Struct, frozen=True, gc=False, tag="reveal", tag_field="phase"):
    """Everything is open and scored; people look and talk until they are ready."""

    storyteller: Seat
    clue: Clue
    places: tuple[Laid, ...]
    target: int
    ballots: dict[Seat, Ballot]
    outcome: Outcome
    points: tuple[SidePoints, ...]
    ready: frozenset[Seat] = frozenset()
    stand_ins: frozenset[Seat] = frozenset()


class Resting(Struct, frozen=True, gc=False, tag="rest", tag_field="phase"):
    """H10: the seats do not make a game; everything waits as it is."""


class Over(Struct, frozen=True, gc=False, tag="over", tag_field="phase"):
    """The game has ended; the last turn stays open to be looked at."""

    winners: tuple[Side, ...]
    last: Revealed | None


Phase: TypeAlias = Trimming | Clueing | Choosing | Voting | Revealed | Resting | Over
PHASES: tuple[str, ...] = ("trim", "clue", "choose", "vote", "reveal", "rest", "over")


class Game(Struct, frozen=True, gc=False):
    """One game at one moment. Made by events alone; nothing in it comes from outside.

    `cards` is how many there are in all, `told` how often each player has been storyteller;
    `next_storyteller` is nobody while the first clue is a race (S4).
    """

    variant: str
    options: Options
    ruleset: Ruleset
    cards: int
    seating: Seating
    colours: dict[Side, str]
    hands: dict[Seat, tuple[CardId, ...]]
    pile: tuple[CardId, ...]
    discard: tuple[CardId, ...]
    scores: dict[Side, int]
    told: dict[Seat, int]
    turn: int
    phase: Phase
    next_storyteller: Seat | None = None
    away: frozenset[Seat] = frozenset()
    newcomers: tuple[Newcomer, ...] = ()

    @property
    def coming(self) -> tuple[Seat, ...]:
        """H7: the seats of all newcomers, in the order in which they came."""
        return tuple([seat for newcomer in self.newcomers for seat in newcomer.seats])
