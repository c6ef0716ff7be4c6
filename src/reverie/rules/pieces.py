"""The things that lie on the table: agreements, clues, cards in places, ballots, points."""

from typing import Literal, TypeAlias

from msgspec import Struct

from reverie.rules.clues import ALL_KINDS, ClueKind, Mime, Tune, Voice
from reverie.rules.ids import CardId, Seat, Side


class Options(Struct, frozen=True, gc=False):
    """What a table may agree on; every game reads only its own.

    `target_score`: C15, O8, T8: whoever reaches it ends the game; `storyteller_turns`: P10: how
    often everybody tells; `team_card`: from whose hands a storyteller's team may lay.
    `clues`: the kinds that are wanted beside words, in the order of the alphabet.
    `least_seen`: cards that have lain open least often come first (H13).
    """

    target_score: int = 30
    storyteller_turns: int = 1
    team_card: Literal["own_and_partner", "partner_only"] = "own_and_partner"
    clues: tuple[ClueKind, ...] = ALL_KINDS
    least_seen: bool = False


class Written(Struct, frozen=True, gc=False, tag="written", tag_field="kind"):
    """C2: a word or a sentence."""

    text: str


class Performed(Struct, frozen=True, gc=False, tag="performed", tag_field="kind"):
    """C2: sung, mimed or a sound; the words, if any, are only a title."""

    how: Literal["sung", "mimed", "sound", "other"] = "other"
    title: str | None = None


Clue: TypeAlias = Written | Performed | Tune | Mime | Voice


class Laid(Struct, frozen=True, gc=False):
    """A card in its numbered place, and whose it is."""

    card: CardId
    owner: Seat
    side: Side


class Ballot(Struct, frozen=True, gc=False):
    """The places a player votes for; the red vote is a storyteller's, where there is one."""

    places: tuple[int, ...]
    red: int | None = None


class SidePoints(Struct, frozen=True, gc=False):
    """What a side scored in a turn, and for what."""

    side: Side
    found: int = 0
    lone: int = 0
    bonus: int = 0

    @property
    def total(self) -> int:
        return self.found + self.lone + self.bonus


Outcome: TypeAlias = Literal["all", "nobody", "some", "crowd"]
# A card of the storyteller: with the clue, with the cards of the others, or not at all.
StorytellerLays: TypeAlias = Literal["with_clue", "with_others", "never"]


class Newcomer(Struct, frozen=True, gc=False):
    """H7: somebody who sits down as soon as a turn begins."""

    seats: tuple[Seat, ...]
    colour: str
