"""Leaks planted on purpose: the twins must find every one of them."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace
from twins import twin

from at_table import AtTable, rule
from reverie.rules import Game, HandOver, Seat, play, view
from reverie.rules import perspective as door
from reverie.rules import turns as rules_turns
from reverie.rules.chance import Chance
from reverie.rules.model import Choosing, Voting
from reverie.rules.pieces import Laid

VIEWERS = (None, *map(Seat, range(6)))


def twins_differ(game: Game) -> bool:
    """Does any viewer see a difference in any of twenty twins?"""
    return any(
        view(twin(game, viewer, random.Random(seed)), viewer) != view(game, viewer)
        for viewer in VIEWERS
        for seed in range(20)
    )


def voting() -> Game:
    table = AtTable("classic", 6, chance=random.Random(1)).clue(0).all_hand_over()
    return table.vote_for(1, 0).vote_for(2, 3).game


def choosing() -> Game:
    return AtTable("classic", 6, chance=random.Random(1)).clue(0).hand_over(4).hand_over(2).game


@rule("S3")
def test_honest_views_show_no_difference() -> None:
    assert not twins_differ(voting())
    assert not twins_differ(choosing())


@rule("S3")
def test_a_leaked_owner_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leak(phase: Any, viewer: Seat) -> tuple[int, ...]:
        return (phase.target,)

    monkeypatch.setattr(door, "_own_places", leak)
    assert twins_differ(voting())


@rule("S3")
def test_a_leaked_vote_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = door._PRIVATE[Voting]

    def leak(game: Game, phase: Any, seen: Any, viewer: Seat) -> Any:
        return replace(honest(game, phase, seen, viewer), yours=phase.ballots[Seat(1)])

    monkeypatch.setitem(door._PRIVATE, Voting, leak)
    assert twins_differ(voting())


@rule("S3")
def test_a_foreign_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leak(phase: Choosing, viewer: Seat) -> tuple[str, ...]:
        return phase.laid[Seat(4)]

    monkeypatch.setattr(door, "_own_cards", leak)
    assert twins_differ(choosing())


@rule("S3", "X2")
def test_the_order_in_which_people_chose_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = door._PUBLIC[Choosing]

    def leak(game: Game, phase: Any, pieces: door.Pieces) -> Any:
        return replace(honest(game, phase, pieces), done=tuple(phase.laid))

    monkeypatch.setitem(door._PUBLIC, Choosing, leak)
    assert twins_differ(choosing())


def change_of_mind_is_seen() -> bool:
    before = choosing()
    other = HandOver(Seat(4), (before.hands[Seat(4)][2],))
    after, _ = play(before, other, random.Random(1))
    return any(view(after, v) != view(before, v) for v in VIEWERS if v != 4)


@rule("X1", "X2")
def test_a_hidden_change_of_mind_that_shows_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not change_of_mind_is_seen()
    honest = door._PUBLIC[Choosing]

    def leak(game: Game, phase: Any, pieces: door.Pieces) -> Any:
        changed = sum(int(card[1:]) for cards in phase.laid.values() for card in cards)
        return replace(honest(game, phase, pieces), wanted=changed)

    monkeypatch.setitem(door._PUBLIC, Choosing, leak)
    assert change_of_mind_is_seen()


def places_tell_owners() -> bool:
    """Twin runs: the same cards, handed over by other people, must lie in the same order."""
    game = choosing()
    for seat in (1, 3):
        game, _ = play(game, HandOver(Seat(seat), (game.hands[Seat(seat)][0],)), random.Random(1))
    phase = game.phase
    assert isinstance(phase, Choosing)
    last = HandOver(Seat(5), (game.hands[Seat(5)][0],))
    for seed in range(20):
        cards = random.Random(seed).sample(list(phase.laid.values()), len(phase.laid))
        swapped = replace(phase, laid=dict(zip(phase.laid, cards, strict=True)))
        seen = view(play(game, last, random.Random(9))[0], None)
        twin_seen = view(play(replace(game, phase=swapped), last, random.Random(9))[0], None)
        if seen != twin_seen:
            return True
    return False


def _unshuffled(items: list[Laid], chance: Chance) -> tuple[Laid, ...]:
    return tuple(sorted(items, key=lambda laid: laid.owner))


def _storyteller_first(items: list[Laid], chance: Chance) -> tuple[Laid, ...]:
    rest = [laid for laid in items if laid.owner != 0]
    return (*(laid for laid in items if laid.owner == 0), *chance.sample(rest, len(rest)))


def _shuffled_by_seat(items: list[Laid], chance: Chance) -> tuple[Laid, ...]:
    return tuple(chance.sample(_as_list(_unshuffled(items, chance)), len(items)))


def _as_list(items: tuple[Laid, ...]) -> list[Laid]:
    return list(items)


@rule("S3", "C4")
@pytest.mark.parametrize("leak", [_unshuffled, _storyteller_first, _shuffled_by_seat])
def test_an_order_of_places_that_tells_is_found(
    monkeypatch: pytest.MonkeyPatch,
    leak: Callable[[list[Laid], Chance], tuple[Laid, ...]],
) -> None:
    assert not places_tell_owners()
    monkeypatch.setattr(rules_turns, "shuffled", leak)
    assert places_tell_owners()
