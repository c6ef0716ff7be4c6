"""A table in a test: real rules, dice that never roll, and the words of the game."""

from typing import Any

import msgspec
import pytest

from reverie.rules import (
    BeReady,
    CardId,
    Command,
    Game,
    GiveClue,
    HandOver,
    MoveOn,
    Options,
    Rejected,
    Seat,
    View,
    Vote,
    Written,
    play,
    replay,
    start,
    view,
)
from reverie.rules.events import AnyEvent
from reverie.rules.phases import phase_name
from reverie.rules.turns import waiting_for

rule = pytest.mark.rule
CARDS = tuple(CardId(f"c{number:02}") for number in range(84))


def as_bytes(game: Game) -> bytes:
    """All of a game: also a hand that was changed in place is another one."""
    return msgspec.json.encode(game)


class NoDice:
    """Chance that leaves everything in order: seat i gets the i-th hand, place = order of seats."""

    def sample(self, population: list[Any], k: int, /) -> list[Any]:
        return population[:k]


class AtTable:
    """Play by saying what is played; everything not said is the first legal thing."""

    def __init__(
        self,
        game: str,
        players: int,
        cards: tuple[CardId, ...] = CARDS,
        chance: Any = None,
        **options: Any,
    ) -> None:
        self.chance = chance or NoDice()
        self.log: list[AnyEvent] = list(
            start(game, players, cards, self.chance, Options(**options))
        )
        self.game: Game = replay(self.log)

    def do(self, command: Command) -> tuple[AnyEvent, ...]:
        self.game, events = play(self.game, command, self.chance)
        self.log.extend(events)
        return events

    def refused(self, command: Command) -> str:
        """The code with which the rules refuse; and nothing has changed."""
        before = as_bytes(self.game)
        with pytest.raises(Rejected) as refusal:
            play(self.game, command, self.chance)
        assert as_bytes(self.game) == before
        return refusal.value.code

    def hand(self, seat: int) -> tuple[CardId, ...]:
        return self.game.hands[Seat(seat)]

    def sees(self, seat: int | None) -> View:
        return view(self.game, None if seat is None else Seat(seat))

    @property
    def phase(self) -> Any:
        return self.game.phase

    def page(self, seat: int | None) -> Any:
        """The phase, as this seat sees it."""
        return self.sees(seat).phase

    @property
    def kind(self) -> str:
        return phase_name(self.game.phase)

    @property
    def scores(self) -> list[int]:
        return [self.game.scores[side] for side in self.game.seating.sides]

    @property
    def waiting(self) -> tuple[int, ...]:
        return waiting_for(self.game)

    # ---- the moves

    def clue(self, seat: int = 0, text: str = "Almost", card: CardId | None = None) -> "AtTable":
        if self.game.ruleset.clue.with_card and card is None:
            card = self.hand(seat)[0]
        self.do(GiveClue(Seat(seat), Written(text), card))
        return self

    def hand_over(self, seat: int, *cards: CardId) -> "AtTable":
        cards = cards or self.hand(seat)[: self.game.ruleset.contribution.cards]
        self.do(HandOver(Seat(seat), cards))
        return self

    def all_hand_over(self) -> "AtTable":
        while self.kind == "choose":
            self.hand_over(self.waiting[0])
        return self

    def vote(self, seat: int, *places: int, red: int | None = None) -> "AtTable":
        self.do(Vote(Seat(seat), places, red))
        return self

    def place_of(self, seat: int) -> int:
        return next(i for i, laid in enumerate(self.phase.places, 1) if laid.owner == seat)

    def vote_for(self, seat: int, *owners: int, red: int | None = None) -> "AtTable":
        places = [self.place_of(owner) for owner in owners]
        return self.vote(seat, *places, red=None if red is None else self.place_of(red))

    def ready(self) -> "AtTable":
        while self.kind == "reveal":
            self.do(BeReady(Seat(self.waiting[0])))
        return self

    def move_on(self) -> "AtTable":
        self.do(MoveOn())
        return self

    def all_vote(self) -> "AtTable":
        """Everybody votes for the first card they may."""
        while self.kind == "vote":
            seat = self.waiting[0]
            seen = self.page(seat)
            place = next(p for p in range(1, len(seen.cards) + 1) if p not in seen.barred)
            red = next(p for p in range(1, 9) if p != place) if seen.red else None
            self.vote(seat, place, red=red)
        return self

    def whole_turn(self, storyteller: int | None = None) -> "AtTable":
        if storyteller is None:
            storyteller = self.phase.storyteller or 0
        return self.clue(storyteller).all_hand_over().all_vote()
