"""What one viewer may know, as plain data: built for a viewer, never cut out of the game."""

from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import asdict, replace

from reverie.rules.facts import Facts
from reverie.rules.ids import CardId, Seat, Side
from reverie.rules.pieces import Ballot, Clue, Options, Outcome, SidePoints


class SeatView(Struct, frozen=True, gc=False):
    """A player as everybody sees them."""

    seat: Seat
    side: Side
    away: bool
    abandoned: bool
    told: int


class SideView(Struct, frozen=True, gc=False):
    """A rabbit on the score track."""

    side: Side
    colour: str
    score: int


class TrimView(Struct, frozen=True, gc=False, tag="trim", tag_field="phase"):
    """H9: hands are too large; `surplus`: how many cards this viewer puts away."""

    storyteller: Seat | None
    surplus: int


class ClueView(Struct, frozen=True, gc=False, tag="clue", tag_field="phase"):
    """`with_card`: the storyteller lays a card with the clue."""

    storyteller: Seat | None
    with_card: bool


class ChooseView(Struct, frozen=True, gc=False, tag="choose", tag_field="phase"):
    """`done`: who has handed over (X2); `wanted`: how many cards this viewer may hand over."""

    storyteller: Seat
    clue: Clue
    done: tuple[Seat, ...]
    stand_ins: tuple[Seat, ...]
    wanted: int
    yours: tuple[CardId, ...]


class VoteView(Struct, frozen=True, gc=False, tag="vote", tag_field="phase"):
    """`cards` lie in places 1…n; `mine` and `barred` are places, and only this viewer's."""

    storyteller: Seat
    clue: Clue
    cards: tuple[CardId, ...]
    voters: tuple[Seat, ...]
    done: tuple[Seat, ...]
    stand_ins: tuple[Seat, ...]
    most: int
    red: bool
    mine: tuple[int, ...]
    barred: tuple[int, ...]
    yours: Ballot | None


class PlaceView(Struct, frozen=True, gc=False):
    """A card at the reveal: whose it was, who voted for it."""

    card: CardId
    owner: Seat
    side: Side
    votes: tuple[Seat, ...]
    red: bool


class RevealView(Struct, frozen=True, gc=False, tag="reveal", tag_field="phase"):
    """`target`: the storyteller's place, where there is a card to be found."""

    storyteller: Seat
    clue: Clue
    places: tuple[PlaceView, ...]
    target: int | None
    outcome: Outcome
    points: tuple[SidePoints, ...]
    ready: tuple[Seat, ...]
    stand_ins: tuple[Seat, ...]


class RestView(Struct, frozen=True, gc=False, tag="rest", tag_field="phase"):
    """`players`: the numbers with which the game can go on."""

    players: tuple[int, ...]


class OverView(Struct, frozen=True, gc=False, tag="over", tag_field="phase"):
    """`last`: the turn that ended the game, to be looked at; none if it ended between two."""

    winners: tuple[Side, ...]
    last: RevealView | None


PhaseView: TypeAlias = (
    TrimView | ClueView | ChooseView | VoteView | RevealView | RestView | OverView
)


class View(Struct, frozen=True, gc=False):
    """The table from one chair; `you` is nobody for a spectator.

    `hand` is this player's, and empty while it is `covered` (P1); `newcomers` sit down when the
    next turn begins (H7); `pile` and `discard` are numbers of cards.
    """

    game: str
    options: Options
    facts: Facts
    turn: int
    you: Seat | None
    seats: tuple[SeatView, ...]
    sides: tuple[SideView, ...]
    newcomers: tuple[Seat, ...]
    waiting_for: tuple[Seat, ...]
    hand: tuple[CardId, ...]
    covered: bool
    pile: int
    discard: int
    phase: PhaseView


class OwnTrim(Struct, frozen=True, gc=False, tag="trim", tag_field="phase"):
    """What only this player knows of a `TrimView`."""

    surplus: int


class OwnChoice(Struct, frozen=True, gc=False, tag="choose", tag_field="phase"):
    """What only this player knows of a `ChooseView`."""

    wanted: int
    yours: tuple[CardId, ...]


class OwnVote(Struct, frozen=True, gc=False, tag="vote", tag_field="phase"):
    """What only this player knows of a `VoteView`."""

    most: int
    red: bool
    mine: tuple[int, ...]
    barred: tuple[int, ...]
    yours: Ballot | None


OwnPhase: TypeAlias = OwnTrim | OwnChoice | OwnVote


class Own(Struct, frozen=True, gc=False):
    """What one player knows besides what all know; each field takes the place of the same there."""

    you: Seat
    hand: tuple[CardId, ...]
    covered: bool
    phase: OwnPhase | None


def with_own(seen: View, own: Own) -> View:
    """The table from one chair: what all see, and over it what this player knows besides."""
    phase: Any = seen.phase
    if own.phase is not None:
        phase = replace(phase, **asdict(own.phase))
    return replace(seen, you=own.you, hand=own.hand, covered=own.covered, phase=phase)


class HandView(Struct, frozen=True, gc=False):
    """Somebody's cards, once there is nothing to hide any more."""

    seat: Seat
    cards: tuple[CardId, ...]


class FullView(Struct, frozen=True, gc=False):
    """Everything, and therefore only after the end."""

    view: View
    hands: tuple[HandView, ...]
    pile: tuple[CardId, ...]
    discard: tuple[CardId, ...]
