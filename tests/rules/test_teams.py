"""T1–T9: Team Dixit, in both readings."""

import pytest

from at_table import AtTable, rule
from reverie.rules import GiveClue, HandOver, Seat, TakeBack, Vote, Written


@rule("T1")
@pytest.mark.parametrize("n", [6, 8, 10, 12])
def test_pairs_sit_opposite_each_other(n: int) -> None:
    table = AtTable("teams", n)
    sides = table.game.seating.side_of
    assert all(sides[Seat(seat)] == sides[Seat(seat + n // 2)] for seat in range(n // 2))
    assert len(table.scores) == n // 2
    assert {len(hand) for hand in table.game.hands.values()} == {4}


@rule("T2")
def test_the_storyteller_lays_a_card_with_the_clue() -> None:
    table = AtTable("teams", 6)
    assert table.refused(GiveClue(Seat(0), Written("Hush"))) == "card_needed"
    table.clue(0)
    assert 0 in table.phase.laid


@rule("T3")
def test_the_storytellers_team_mate_hands_over_a_card() -> None:
    table = AtTable("teams", 6).clue(0)
    assert 3 in table.waiting
    table.hand_over(1).hand_over(2)
    assert table.waiting == (3,)
    table.hand_over(3)
    assert table.kind == "vote"


@rule("T4")
def test_one_of_each_other_pair_gives_and_the_other_is_refused_until_it_is_taken_back() -> None:
    table = AtTable("teams", 6).clue(0).hand_over(4)
    assert table.refused(HandOver(Seat(1), (table.hand(1)[0],))) == "partner_gave_already"
    assert table.page(1).wanted == 0
    table.do(TakeBack(Seat(4)))
    assert table.page(1).wanted == 1
    table.hand_over(1)
    assert table.refused(HandOver(Seat(4), (table.hand(4)[0],))) == "partner_gave_already"


@rule("T5")
@pytest.mark.parametrize(
    ("n", "reading", "cards"),
    [
        (6, "own_and_partner", 4),
        (12, "own_and_partner", 7),
        (6, "partner_only", 3),
        (12, "partner_only", 6),
    ],
)
def test_one_card_a_team_and_one_more(n: int, reading: str, cards: int) -> None:
    table = AtTable("teams", n, team_card=reading).clue(0).all_hand_over()
    assert len(table.phase.places) == cards


@rule("T6")
def test_whoever_gave_no_card_votes_and_knows_the_teams_own_place() -> None:
    table = AtTable("teams", 6).clue(0).hand_over(3).hand_over(1).hand_over(5)
    assert table.waiting == (2, 4)
    for seat in (0, 1, 3, 5):
        assert table.refused(Vote(Seat(seat), (1,))) == "not_a_voter"
    assert table.page(4).barred == (table.place_of(1),)
    assert table.page(2).barred == (table.place_of(5),)
    assert table.page(0).barred == table.page(1).barred == ()
    assert table.refused(Vote(Seat(4), (table.place_of(1),))) == "own_card"
    table.vote_for(4, 3)


@rule("T6", "S3")
def test_the_storyteller_is_not_told_where_the_team_mates_card_lies() -> None:
    table = AtTable("teams", 6).clue(0).all_hand_over()
    assert table.page(0).mine == (table.place_of(0),)
    assert table.page(3).mine == (table.place_of(3),)


@rule("T7")
def test_scores_are_the_teams() -> None:
    table = AtTable("teams", 6).clue(0).hand_over(3).hand_over(1).hand_over(2)
    table.vote_for(4, 0).vote_for(5, 3)
    # Team 0: 3 for the clue and 1 for the team-mate's card; team 1 found it.
    assert table.scores == [4, 3, 0]


@rule("T7")
def test_two_for_every_other_team_not_for_each_of_its_players() -> None:
    table = AtTable("teams", 8).clue(0).hand_over(4).hand_over(1).hand_over(2).hand_over(3)
    for seat in (5, 6, 7):
        table.vote_for(seat, 0)
    assert table.scores == [0, 2, 2, 2]


@rule("T7", "O2")
def test_the_bonus_is_capped_and_the_second_vote_never_applies() -> None:
    table = AtTable("teams", 12).clue(0).hand_over(6)
    for seat in range(1, 6):
        table.hand_over(seat)
    assert table.page(7).most == 1
    assert table.refused(Vote(Seat(7), (1, 2))) == "too_many_votes"
    for seat in range(7, 12):
        table.vote_for(seat, 6)
    assert table.scores == [3, 2, 2, 2, 2, 2]


@rule("T8")
def test_everybody_draws_back_to_four_and_the_game_ends_when_every_player_has_told() -> None:
    table = AtTable("teams", 6)
    tellers = []
    while table.kind != "over":
        tellers.append(table.phase.storyteller or 0)
        table.whole_turn(tellers[-1])
        if table.kind == "reveal":
            table.ready()
            assert {len(hand) for hand in table.game.hands.values()} == {4}
    assert tellers == [0, 1, 2, 3, 4, 5]


@rule("T9")
def test_partner_only_the_team_mates_card_is_the_one_to_be_found() -> None:
    table = AtTable("teams", 6, team_card="partner_only")
    card = table.hand(0)[0]
    assert table.refused(GiveClue(Seat(0), Written("Hush"), card)) == "card_not_wanted"
    table.clue(0)
    assert table.refused(HandOver(Seat(0), (card,))) == "storyteller_gives_no_card"
    table.hand_over(3).hand_over(1).hand_over(2)
    assert table.phase.target == table.place_of(3)
    table.vote_for(4, 3).vote_for(5, 1)
    # No bonus for the card that was to be found.
    assert table.scores == [3, 4, 0]
    table.ready()
    assert [len(table.hand(seat)) for seat in range(6)] == [4] * 6


@rule("T9")
def test_partner_only_the_storyteller_draws_none() -> None:
    table = AtTable("teams", 6, team_card="partner_only").whole_turn(0)
    hand = table.hand(0)
    table.ready()
    assert table.hand(0) == hand
