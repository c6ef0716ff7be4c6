"""O1–O9: Dixit Odyssey."""

import random

import pytest

from at_table import CARDS, AtTable, rule
from reverie.rules import Seat, Vote
from reverie.rules.events import PileShuffled


@rule("O1")
@pytest.mark.parametrize("n", range(3, 13))
def test_three_to_twelve_players_and_as_many_places(n: int) -> None:
    table = AtTable("odyssey", n).clue(0).all_hand_over()
    assert len(table.phase.places) == (5 if n == 3 else n)
    assert len(set(table.game.colours.values())) == n


@rule("O2")
@pytest.mark.parametrize("n", [6, 8])
def test_the_bonus_is_at_most_three(n: int) -> None:
    table = AtTable("odyssey", n).clue(0).all_hand_over()
    for seat in range(2, n):
        table.vote_for(seat, 1)
    table.vote_for(1, 2)
    assert table.scores[:3] == [0, 5, 3]


@rule("O3")
def test_a_second_vote_at_seven_or_more() -> None:
    table = AtTable("odyssey", 7).clue(0).all_hand_over()
    assert table.page(1).most == 2
    assert table.refused(Vote(Seat(1), (1, 1))) == "same_place_twice"
    assert table.refused(Vote(Seat(1), (1, 2))) == "own_card"
    assert table.refused(Vote(Seat(1), (1, 3, 4))) == "too_many_votes"
    table.vote(1, 1, 3)
    six = AtTable("odyssey", 6).clue(0).all_hand_over()
    assert six.refused(Vote(Seat(1), (1, 3))) == "too_many_votes"


@rule("O4")
def test_either_vote_finds_the_card_and_voters_are_counted_not_votes() -> None:
    table = AtTable("odyssey", 7).clue(0).all_hand_over()
    for seat in range(1, 7):
        other = 1 + seat % 6
        table.vote_for(seat, 0, other)
    assert table.phase.outcome == "all"
    assert table.scores == [0, 3, 3, 3, 3, 3, 3]


@rule("O5")
def test_every_vote_counts_for_the_bonus_up_to_three() -> None:
    table = AtTable("odyssey", 7).clue(0).all_hand_over()
    table.vote_for(1, 2, 3)
    for seat in (2, 3, 4, 5):
        table.vote_for(seat, 1, 6)
    table.vote_for(6, 0, 2)
    # Four votes on card 1 and four on card 6 count three; two on card 2; one on card 3.
    assert table.scores == [3, 3, 2, 1, 0, 0, 6]


@rule("O6")
def test_a_lone_vote_that_finds_the_card_is_worth_one_more_outside_the_cap() -> None:
    table = AtTable("odyssey", 7).clue(0).all_hand_over()
    table.vote_for(1, 0)
    for seat in (2, 3, 4, 5, 6):
        table.vote_for(seat, 1)
    assert table.scores == [3, 7, 0, 0, 0, 0, 0]


@rule("O6")
def test_the_lone_vote_also_counts_when_all_found_it() -> None:
    table = AtTable("odyssey", 7).clue(0).all_hand_over()
    table.vote_for(1, 0)
    for seat in range(2, 7):
        table.vote_for(seat, 0, 1)
    assert table.scores == [0, 6, 2, 2, 2, 2, 2]


@rule("O6")
def test_six_players_have_no_lone_vote_bonus() -> None:
    table = AtTable("odyssey", 6).clue(0).all_hand_over()
    table.vote_for(1, 0)
    for seat in range(2, 6):
        table.vote_for(seat, 3 if seat != 3 else 2)
    assert table.scores[1] == 3


@rule("O7")
def test_three_players_as_in_the_base_game() -> None:
    table = AtTable("odyssey", 3).clue(1).all_hand_over()
    assert sorted(laid.owner for laid in table.phase.places) == [0, 0, 1, 2, 2]
    table.all_vote().ready()
    assert [len(table.hand(seat)) for seat in range(3)] == [7, 7, 7]


@rule("O8")
def test_the_game_ends_at_thirty_with_the_most_points_after_the_last_turn() -> None:
    table = AtTable("odyssey", 7, chance=random.Random(8))
    while table.kind != "over":
        assert max(table.scores) < 30
        table.whole_turn().ready()
    assert max(table.scores) >= 30
    best = [side for side, score in table.game.scores.items() if score == max(table.scores)]
    assert list(table.phase.winners) == best


@rule("O9")
def test_the_discard_pile_is_shuffled_when_the_pile_does_not_reach() -> None:
    table = AtTable("odyssey", 12)
    assert len(table.game.pile) == 12
    table.whole_turn(0).ready()
    assert table.game.pile == ()
    table.whole_turn().ready()
    (shuffle,) = [event for event in table.log if isinstance(event, PileShuffled)]
    assert len(shuffle.pile) == 24
    assert set(shuffle.pile) <= set(CARDS)
