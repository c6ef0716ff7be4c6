"""What everybody may know of the rules of a turn, and asks instead of a game's name."""

from msgspec import Struct

from reverie.rules.pieces import StorytellerLays


class Facts(Struct, frozen=True, gc=False):
    """How a turn is played.

    `pairs`: two and two share a rabbit (T1). `goal`: the score that ends the game (C15);
    `tellings`: how often everybody tells (P10); always one of the two. `crowd`: points are for
    voting like others, and no card is to be found (P5). `storyteller_lays`: their card, if any
    (T9: never, the team-mate's is the one to be found). `hand`: cards in a full hand; `cards`:
    how many a giver hands over (C18); `votes`: for how many cards at most one may vote (O3).
    """

    pairs: bool
    goal: int | None
    tellings: int | None
    crowd: bool
    storyteller_lays: StorytellerLays
    hand: int
    cards: int
    votes: int
