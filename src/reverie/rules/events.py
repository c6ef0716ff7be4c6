"""What has happened, in the past tense. A game is its events, all outcomes of chance included."""

from typing import Literal, TypeAlias

from msgspec import Struct

from reverie.rules.ids import CardId, Seat, Side
from reverie.rules.pieces import Clue, Laid, Newcomer, Options, Outcome, SidePoints
from reverie.rules.seating import Seating


class Event(Struct, frozen=True, tag_field="event", omit_defaults=True):
    """One thing that has happened; of all of them together a game is made again (`replay`)."""


class GameStarted(Event, frozen=True, tag="game_started"):
    """S1, S2: who sits where and with whom, and what was dealt; `pile` is drawn from its front."""

    variant: str
    options: Options
    seating: Seating
    colours: dict[Side, str]
    hands: dict[Seat, tuple[CardId, ...]]
    pile: tuple[CardId, ...]


class TurnBegan(Event, frozen=True, tag="turn_began"):
    """Counted from 1; without a storyteller the first clue is a race (S4)."""

    turn: int
    storyteller: Seat | None


class CardsPutAway(Event, frozen=True, tag="cards_put_away"):
    """H9: surplus cards went to the discard pile, `at_random` where the time was up."""

    seat: Seat
    cards: tuple[CardId, ...]
    at_random: bool = False


class ClueAwaited(Event, frozen=True, tag="clue_awaited"):
    """No hand is too large; the table waits for a clue."""

    storyteller: Seat | None


class ClueGiven(Event, frozen=True, tag="clue_given"):
    """C1: told; `card` is nothing where the storyteller lays with the others, or not at all."""

    seat: Seat
    clue: Clue
    card: CardId | None
    stand_in: bool = False


class CardsHandedOver(Event, frozen=True, tag="cards_handed_over"):
    """C3: laid face down, in place of what the same player laid before (X1)."""

    seat: Seat
    cards: tuple[CardId, ...]
    stand_in: bool = False


class CardsTakenBack(Event, frozen=True, tag="cards_taken_back"):
    """X1: taken back into the hand, to think again."""

    seat: Seat


class CardsLaidOut(Event, frozen=True, tag="cards_laid_out"):
    """C4: shuffled and face up in places from 1; `target` is where the storyteller’s lies."""

    places: tuple[Laid, ...]
    target: int


class Voted(Event, frozen=True, tag="voted"):
    """C5: in secret, in place of a vote given before (X1)."""

    seat: Seat
    places: tuple[int, ...]
    red: int | None = None
    stand_in: bool = False


class TurnScored(Event, frozen=True, tag="turn_scored"):
    """C7, C11: all is revealed and counted; `points` say what each side got, and for what."""

    outcome: Outcome
    points: tuple[SidePoints, ...]
    next_storyteller: Seat


class PlayerReady(Event, frozen=True, tag="player_ready"):
    """H2: has looked long enough at what was revealed."""

    seat: Seat


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    """C12: what lay open goes to the discard pile."""


class StorytellerSkipped(Event, frozen=True, tag="storyteller_skipped"):
    """H3: gave no clue; that counts as a turn, and the next one tells."""

    seat: Seat
    next_storyteller: Seat


class TurnCalledOff(Event, frozen=True, tag="turn_called_off"):
    """H6: cards not yet seen go back to their owners' hands, cards seen to the discard pile."""


class PileShuffled(Event, frozen=True, tag="pile_shuffled"):
    """C13, O9: what was left of the pile and the discard pile are the new one."""

    pile: tuple[CardId, ...]


class HandsFilled(Event, frozen=True, tag="hands_filled"):
    """C12: drawn from the front of the pile."""

    draws: dict[Seat, tuple[CardId, ...]]


class HandsPassed(Event, frozen=True, tag="hands_passed"):
    """P9: every hand goes whole to the player on the left."""


class WentAway(Event, frozen=True, tag="went_away"):
    """H11: away for a while; seat and cards stay."""

    seat: Seat


class CameBack(Event, frozen=True, tag="came_back"):
    """H11: at the table again."""

    seat: Seat


class PlayerLeft(Event, frozen=True, tag="player_left"):
    """H6: left for good; the cards go to the discard pile."""

    seat: Seat
    next_storyteller: Seat | None


class NewcomerCame(Event, frozen=True, tag="newcomer_came"):
    """H7: sits beside the table until a turn begins."""

    newcomer: Newcomer


class NewcomerLeft(Event, frozen=True, tag="newcomer_left"):
    """H7: has gone before a turn began."""

    seat: Seat


class PlayersSatDown(Event, frozen=True, tag="players_sat_down"):
    """H7: between two turns; those `seats` are new in this seating."""

    seats: tuple[Seat, ...]
    seating: Seating
    colours: dict[Side, str]


class GameRested(Event, frozen=True, tag="game_rested"):
    """H10: the seats make no game; everything waits as it is."""

    why: Literal["players_not_allowed"] = "players_not_allowed"


class GameEnded(Event, frozen=True, tag="game_ended"):
    """C15, C16: the most points win; who shares them shares the victory."""

    winners: tuple[Side, ...]


AnyEvent: TypeAlias = (
    GameStarted
    | TurnBegan
    | CardsPutAway
    | ClueAwaited
    | ClueGiven
    | CardsHandedOver
    | CardsTakenBack
    | CardsLaidOut
    | Voted
    | TurnScored
    | PlayerReady
    | TurnEnded
    | StorytellerSkipped
    | TurnCalledOff
    | PileShuffled
    | HandsFilled
    | HandsPassed
    | WentAway
    | CameBack
    | PlayerLeft
    | NewcomerCame
    | NewcomerLeft
    | PlayersSatDown
    | GameRested
    | GameEnded
)
