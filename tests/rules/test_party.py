"""P1–P10: Dixit Party."""

import pytest

from at_table import AtTable, rule
from reverie.rules import GiveClue, Seat, TakeBack, Vote, Written


@rule("P1")
def test_every_hand_is_covered_until_the_first_clue() -> None:
    table = AtTable("party", 6)
    for seat in range(6):
        assert table.sees(seat).hand == ()
        assert table.sees(seat).covered
    table.clue(3)
    for seat in range(6):
        assert len(table.sees(seat).hand) == 5
        assert not table.sees(seat).covered


@rule("P1")
def test_later_only_the_storytellers_hand_is_covered() -> None:
    table = AtTable("party", 6).whole_turn(0).ready()
    assert table.phase.storyteller == 1
    assert [table.sees(seat).covered for seat in range(6)] == [seat == 1 for seat in range(6)]
    assert table.sees(1).hand == ()
    assert len(table.sees(2).hand) == 5


@rule("P1")
def test_the_clue_is_free_of_any_card() -> None:
    table = AtTable("party", 6)
    card = table.hand(0)[0]
    assert table.refused(GiveClue(Seat(0), Written("Hush"), card)) == "card_not_wanted"


@rule("P2")
def test_everybody_hands_over_a_card_the_storyteller_too() -> None:
    table = AtTable("party", 6).clue(2)
    assert table.waiting == (0, 1, 2, 3, 4, 5)
    table.all_hand_over()
    assert sorted(laid.owner for laid in table.phase.places) == [0, 1, 2, 3, 4, 5]


@rule("P3")
def test_everybody_votes_and_may_vote_for_their_own_card() -> None:
    table = AtTable("party", 6).clue(0).all_hand_over()
    assert table.waiting == (0, 1, 2, 3, 4, 5)
    table.vote_for(4, 4)
    assert table.page(4).barred == ()
    assert table.refused(Vote(Seat(1), (1, 2))) == "too_many_votes"


@rule("P4")
def test_the_storyteller_must_place_a_red_vote_on_another_card() -> None:
    table = AtTable("party", 6).clue(0).all_hand_over()
    assert table.refused(Vote(Seat(0), (1,))) == "red_missing"
    assert table.refused(Vote(Seat(0), (1,), red=1)) == "red_on_green"
    assert table.refused(Vote(Seat(0), (1,), red=7)) == "no_such_place"
    assert table.refused(Vote(Seat(1), (1,), red=2)) == "red_not_allowed"
    table.vote(0, 2, red=1)
    for seat in (1, 2, 3, 4, 5, None):
        assert "red=1" not in repr(table.sees(seat))


@rule("P4", "P5")
def test_the_red_vote_never_counts_as_a_vote() -> None:
    table = AtTable("party", 6).clue(0).all_hand_over()
    table.vote_for(0, 1, red=2).vote_for(1, 1).vote_for(2, 1)
    table.vote_for(3, 3).vote_for(4, 3).vote_for(5, 5)
    assert table.scores == [3, 3, 3, 2, 2, 0]


@rule("P5")
def test_at_most_five() -> None:
    table = AtTable("party", 8).clue(0).all_hand_over()
    table.vote_for(0, 1, red=2)
    for seat in range(1, 8):
        table.vote_for(seat, 1)
    assert table.scores == [5] * 8


@rule("P6")
def test_nothing_on_the_red_card() -> None:
    table = AtTable("party", 6).clue(0).all_hand_over()
    table.vote_for(0, 1, red=2)
    for seat in range(1, 6):
        table.vote_for(seat, 2)
    assert table.scores == [0] * 6


@rule("P7")
def test_nothing_for_standing_alone() -> None:
    table = AtTable("party", 6).clue(0).all_hand_over()
    table.vote_for(0, 0, red=1)
    for seat in range(1, 6):
        table.vote_for(seat, seat)
    assert table.scores == [0] * 6


@rule("P8")
def test_the_worked_example() -> None:
    table = AtTable("party", 9).clue(0).all_hand_over()
    table.vote(0, 3, red=2)
    for seat in (1, 2, 3, 4, 5):
        table.vote(seat, 3)
    table.vote(6, 2).vote(7, 2).vote(8, 5)
    assert table.scores == [5, 5, 5, 5, 5, 5, 0, 0, 0]


@rule("P9")
def test_everybody_draws_to_five_then_hands_pass_whole_to_the_left() -> None:
    table = AtTable("party", 6).whole_turn(0)
    kept = {seat: set(table.hand(seat)) for seat in range(6)}
    table.ready()
    for seat in range(6):
        left = (seat + 1) % 6
        assert kept[seat] < set(table.hand(left))
        assert len(table.hand(left)) == 5


@rule("P9", "C14")
def test_the_next_storyteller_is_to_the_left() -> None:
    table = AtTable("party", 7).whole_turn(6).ready()
    assert table.phase.storyteller == 0


@rule("P10")
@pytest.mark.parametrize("times", [1, 2])
def test_the_game_ends_when_everybody_has_told(times: int) -> None:
    table = AtTable("party", 6, storyteller_turns=times)
    tellers = []
    while table.kind != "over":
        tellers.append(table.phase.storyteller if table.phase.storyteller is not None else 4)
        table.whole_turn(tellers[-1]).ready()
    assert tellers == [4, 5, 0, 1, 2, 3] * times
    best = max(table.scores)
    assert {table.game.scores[side] for side in table.phase.winners} == {best}


@rule("X1")
def test_the_storytellers_own_card_comes_after_the_clue_and_may_be_taken_back() -> None:
    table = AtTable("party", 6).clue(0).hand_over(0)
    table.do(TakeBack(Seat(0)))
    assert table.phase.laid == {}
    assert len(table.hand(0)) == 5
