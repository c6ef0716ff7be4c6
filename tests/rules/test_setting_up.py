"""S1–S4, X3, X4: before the first clue."""

import random

import pytest

from at_table import CARDS, AtTable, NoDice, rule
from reverie.rules import (
    COLOURS,
    VARIANTS,
    GiveClue,
    Options,
    Rejected,
    Seat,
    Written,
    replay,
    start,
    view,
)

EVERY_TABLE = [(name, n) for name, variant in VARIANTS.items() for n in variant.players]


@rule("S1")
def test_every_rabbit_has_its_own_colour_and_starts_at_nought() -> None:
    table = AtTable("odyssey", 12)
    assert sorted(table.game.colours.values()) == sorted(COLOURS)
    assert set(table.scores) == {0}


@rule("S1")
def test_a_colour_can_be_chosen_but_not_twice() -> None:
    wishes = ["slate", "rose", "milk"]
    game = replay(start("classic", 3, CARDS, NoDice(), colours=wishes))
    assert list(game.colours.values()) == wishes
    with pytest.raises(Rejected, match="colour"):
        start("classic", 3, CARDS, NoDice(), colours=["rose", "rose", "milk"])
    with pytest.raises(Rejected, match="rabbit"):
        start("classic", 3, CARDS, NoDice(), colours=["beige", "rose", "milk"])


def test_nobody_sits_in_two_places_and_a_log_begins_with_a_start() -> None:
    with pytest.raises(Rejected, match="sits in that seat"):
        start("classic", [Seat(0), Seat(0), Seat(1)], CARDS, NoDice())
    log = start("classic", 3, CARDS, NoDice())
    for headless in ((), log[1:]):
        with pytest.raises(ValueError, match="begins with the start"):
            replay(headless)


@rule("S1", "T1")
def test_a_pair_shares_one_rabbit() -> None:
    wishes = ["rose", "milk", "slate"] * 2
    game = replay(start("teams", 6, CARDS, NoDice(), colours=wishes))
    assert len(game.scores) == len(game.colours) == 3
    with pytest.raises(Rejected):
        start("teams", 6, CARDS, NoDice(), colours=["rose", "milk", "slate", "sky", "plum", "moss"])


@rule("S2")
@pytest.mark.parametrize(("name", "n"), EVERY_TABLE)
def test_all_cards_are_shuffled_and_dealt(name: str, n: int) -> None:
    game = replay(start(name, n, CARDS, random.Random(5)))
    dealt = [card for hand in game.hands.values() for card in hand]
    assert sorted([*dealt, *game.pile]) == sorted(CARDS)
    assert [*dealt, *game.pile] != list(CARDS)
    assert {len(hand) for hand in game.hands.values()} == {game.ruleset.hand.size}


@rule("S2")
def test_another_shuffle_is_another_deal() -> None:
    deals = {replay(start("classic", 4, CARDS, random.Random(seed))).pile for seed in range(20)}
    assert len(deals) == 20


@rule("S3")
def test_nobody_sees_another_hand_or_the_pile() -> None:
    table = AtTable("classic", 4)
    for seat in range(4):
        seen = table.sees(seat)
        assert seen.hand == table.hand(seat)
        assert not {c for c in CARDS if repr(c) in repr(seen)} - set(table.hand(seat))
    assert not [c for c in CARDS if repr(c) in repr(table.sees(None))]


@rule("S3")
def test_nobody_sees_who_laid_which_card() -> None:
    table = AtTable("classic", 4).clue(0).all_hand_over()
    for seat in (None, 0, 1, 2, 3):
        phase = table.page(seat)
        assert phase.cards == tuple(laid.card for laid in table.phase.places)
        assert phase.mine == (() if seat is None else (seat + 1,))


@rule("S4")
@pytest.mark.parametrize(("name", "n"), EVERY_TABLE)
def test_anybody_may_open_the_first_turn(name: str, n: int) -> None:
    for seat in range(n):
        table = AtTable(name, n)
        assert table.phase.storyteller is None
        assert table.waiting == tuple(range(n))
        table.clue(seat)
        assert table.phase.storyteller == seat


@rule("S4")
def test_the_second_fastest_is_told_kindly() -> None:
    table = AtTable("classic", 4).clue(2)
    late = GiveClue(Seat(1), Written("Me too"), table.hand(1)[0])
    assert table.refused(late) == "somebody_was_faster"
    assert table.phase.storyteller == 2


@rule("X3")
def test_a_card_twice_is_refused() -> None:
    with pytest.raises(Rejected) as refusal:
        start("classic", 4, [*CARDS, CARDS[0]], NoDice())
    assert refusal.value.code == "card_twice"


@rule("X3")
def test_any_number_of_decks_can_be_shuffled_together() -> None:
    cards = [f"{deck}{card}" for deck in "abcdefghij" for card in CARDS]
    game = replay(start("odyssey", 12, cards, random.Random(1)))
    assert game.cards == 840


@rule("X4")
@pytest.mark.parametrize(("name", "n"), EVERY_TABLE)
def test_exactly_enough_cards_will_do_and_one_fewer_will_not(name: str, n: int) -> None:
    hand = {"party": 5, "teams": 4}.get(name, 7 if n == 3 else 6)
    laid = {"teams": n // 2 + 1}.get(name, 5 if n == 3 else n)
    needed = n * hand + laid
    cards = [f"x{i}" for i in range(needed)]
    assert replay(start(name, n, cards, NoDice())).cards == needed
    with pytest.raises(Rejected) as refusal:
        start(name, n, cards[1:], NoDice())
    assert refusal.value.code == "too_few_cards"


@rule("X4", "O1")
def test_odyssey_with_twelve_needs_exactly_one_deck() -> None:
    assert VARIANTS["odyssey"].ruleset_for(12, Options()).cards_needed(12) == 84


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("n", [-1, 0, 1, 2, 3, 5, 7, 9, 11, 13, 100])
def test_other_numbers_of_players_are_refused(name: str, n: int) -> None:
    if n in VARIANTS[name].players:
        return
    with pytest.raises(Rejected) as refusal:
        start(name, n, CARDS, NoDice())
    assert refusal.value.code == "players_not_allowed"


@pytest.mark.parametrize(
    ("name", "options", "code"),
    [
        ("classic", {"storyteller_turns": 2}, "option_foreign"),
        ("classic", {"team_card": "partner_only"}, "option_foreign"),
        ("party", {"target_score": 20}, "option_foreign"),
        ("classic", {"target_score": 0}, "option_out_of_range"),
        ("party", {"storyteller_turns": 0}, "option_out_of_range"),
        ("chess", {}, "unknown_game"),
    ],
)
def test_foreign_and_impossible_options_are_refused(
    name: str, options: dict[str, object], code: str
) -> None:
    with pytest.raises(Rejected) as refusal:
        start(name, 6, CARDS, NoDice(), Options(**options))  # type: ignore[arg-type]
    assert refusal.value.code == code


def test_a_stranger_has_no_view() -> None:
    with pytest.raises(Rejected):
        view(AtTable("classic", 3).game, Seat(3))
