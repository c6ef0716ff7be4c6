"""What players and the table ask for, in the imperative."""

from typing import TypeAlias

from msgspec import Struct

from reverie.rules.ids import CardId, Seat
from reverie.rules.pieces import Clue


class PlayerCommand(Struct, frozen=True, tag_field="do"):
    """Something a player does; `stand_in` is set by the table only, never by a client."""

    seat: Seat


class GiveClue(PlayerCommand, frozen=True, tag="give_clue"):
    """C1: tell. `card` is laid with the clue where the game asks for it, and only there."""

    clue: Clue
    card: CardId | None = None
    stand_in: bool = False


class HandOver(PlayerCommand, frozen=True, tag="hand_over"):
    """C3: lay cards that could be meant; X1: until the last one has, others may be laid."""

    cards: tuple[CardId, ...]
    stand_in: bool = False


class TakeBack(PlayerCommand, frozen=True, tag="take_back"):
    """X1: take back what was handed over, to think again."""


class Vote(PlayerCommand, frozen=True, tag="vote"):
    """C5: vote for the cards in these places, from 1; `red` is for a storyteller, if any."""

    places: tuple[int, ...]
    red: int | None = None
    stand_in: bool = False


class PutAway(PlayerCommand, frozen=True, tag="put_away"):
    """H9: choose which surplus cards go to the discard pile."""

    cards: tuple[CardId, ...]


class BeReady(PlayerCommand, frozen=True, tag="be_ready"):
    """H2: enough of looking; when everybody is ready, the next turn begins."""


class GoAway(PlayerCommand, frozen=True, tag="go_away"):
    """H11: away from the table for a while; the seat and the cards stay."""


class ComeBack(PlayerCommand, frozen=True, tag="come_back"):
    """H11: at the table again."""


class Leave(PlayerCommand, frozen=True, tag="leave"):
    """H6: leave for good; the cards go to the discard pile."""


class SitDown(Struct, frozen=True, tag="sit_down", tag_field="do"):
    """H7: one newcomer, or two as a pair; an abandoned seat may be named instead."""

    seats: tuple[Seat, ...]
    colour: str | None = None


class SkipStoryteller(Struct, frozen=True, tag="skip_storyteller", tag_field="do"):
    """H3: the table passes over a storyteller who gives no clue."""


class MoveOn(Struct, frozen=True, tag="move_on", tag_field="do"):
    """H2: the table ends the pause after the reveal."""


class TimeIsUp(Struct, frozen=True, tag="time_is_up", tag_field="do"):
    """H5: whatever this phase still waits for is done by the table."""

    turn: int
    phase: str


Command: TypeAlias = (
    GiveClue
    | HandOver
    | TakeBack
    | Vote
    | PutAway
    | BeReady
    | GoAway
    | ComeBack
    | Leave
    | SitDown
    | SkipStoryteller
    | MoveOn
    | TimeIsUp
)
