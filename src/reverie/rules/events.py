"""What has happened, in the past tense. A game is its events, all outcomes of chance included."""

from typing import Literal, TypeAlias

from msgspec import Struct

from reverie.rules.ids import CardId, Seat, Side
from reverie.rules.pieces import Clue, Laid, Newcomer, Options, Outcome, SidePoints
from reverie.rules.seating import Seating


class Event(Struct, frozen=True, tag_field="event", omit_defaults=True):
    pass


class GameStarted(Event, frozen=True, tag="game_started"):
    variant: str
    options: Options
    seating: Seating
    colours: dict[Side, str]
    hands: dict[Seat, tuple[CardId, ...]]
    pile: tuple[CardId, ...]


class TurnBegan(Event, frozen=True, tag="turn_began"):
    turn: int
    storyteller: Seat | None


class CardsPutAway(Event, frozen=True, tag="cards_put_away"):
    seat: Seat
    cards: tuple[CardId, ...]
    at_random: bool = False


class ClueAwaited(Event, frozen=True, tag="clue_awaited"):
    storyteller: Seat | None


class ClueGiven(Event, frozen=True, tag="clue_given"):
    seat: Seat
    clue: Clue
    card: CardId | None
    stand_in: bool = False


class CardsHandedOver(Event, frozen=True, tag="cards_handed_over"):
    seat: Seat
    cards: tuple[CardId, ...]
    stand_in: bool = False


class CardsTakenBack(Event, frozen=True, tag="cards_taken_back"):
    seat: Seat


class CardsLaidOut(Event, frozen=True, tag="cards_laid_out"):
    places: tuple[Laid, ...]
    target: int


class Voted(Event, frozen=True, tag="voted"):
    seat: Seat
    places: tuple[int, ...]
    red: int | None = None
    stand_in: bool = False


class TurnScored(Event, frozen=True, tag="turn_scored"):
    outcome: Outcome
    points: tuple[SidePoints, ...]
    next_storyteller: Seat


class PlayerReady(Event, frozen=True, tag="player_ready"):
    seat: Seat


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    pass


class StorytellerSkipped(Event, frozen=True, tag="storyteller_skipped"):
    seat: Seat
    next_storyteller: Seat


class TurnCalledOff(Event, frozen=True, tag="turn_called_off"):
    """H6: cards not yet seen go back to their owners' hands, cards seen to the discard pile."""


class PileShuffled(Event, frozen=True, tag="pile_shuffled"):
    pile: tuple[CardId, ...]


class HandsFilled(Event, frozen=True, tag="hands_filled"):
    draws: dict[Seat, tuple[CardId, ...]]


class HandsPassed(Event, frozen=True, tag="hands_passed"):
    pass


class WentAway(Event, frozen=True, tag="went_away"):
    seat: Seat


class CameBack(Event, frozen=True, tag="came_back"):
    seat: Seat


class PlayerLeft(Event, frozen=True, tag="player_left"):
    seat: Seat
    next_storyteller: Seat | None


class NewcomerCame(Event, frozen=True, tag="newcomer_came"):
    newcomer: Newcomer


class NewcomerLeft(Event, frozen=True, tag="newcomer_left"):
    seat: Seat


class PlayersSatDown(Event, frozen=True, tag="players_sat_down"):
    seats: tuple[Seat, ...]
    seating: Seating
    colours: dict[Side, str]


class GameRested(Event, frozen=True, tag="game_rested"):
    why: Literal["players_not_allowed"] = "players_not_allowed"


class GameEnded(Event, frozen=True, tag="game_ended"):
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
