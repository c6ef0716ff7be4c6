"""H1–H12: people come and go; the house rules of docs/rules/house.md. (H1 stands with C2.)"""

import random

import pytest

from at_table import CARDS, AtTable, rule
from reverie.rules import (
    BeReady,
    ComeBack,
    GoAway,
    HandOver,
    Leave,
    MoveOn,
    PutAway,
    Seat,
    Side,
    SitDown,
    SkipStoryteller,
    TimeIsUp,
    Vote,
)
from reverie.rules.events import CardsPutAway, GameRested, PlayersSatDown, TurnCalledOff


@rule("H2")
def test_the_turn_stays_open_until_everybody_is_ready() -> None:
    table = AtTable("classic", 4).whole_turn(0)
    for seat in (0, 1, 2):
        table.do(BeReady(Seat(seat)))
        assert table.kind == "reveal"
        assert len(table.hand(0)) == 5
    table.do(BeReady(Seat(3)))
    assert table.kind == "clue"
    assert len(table.hand(0)) == 6


@rule("H2", "H11")
def test_only_those_present_are_waited_for_and_the_table_may_move_on() -> None:
    table = AtTable("classic", 4).whole_turn(0)
    table.do(GoAway(Seat(3)))
    for seat in (0, 1, 2):
        table.do(BeReady(Seat(seat)))
    assert table.kind == "clue"
    table.whole_turn().do(MoveOn())
    assert table.kind == "clue"
    assert table.refused(MoveOn()) == "nothing_to_end"


@rule("H2")
def test_the_last_one_unready_going_away_ends_the_pause_but_an_empty_room_does_not() -> None:
    table = AtTable("classic", 4).whole_turn(0)
    for seat in (0, 1, 2):
        table.do(BeReady(Seat(seat)))
    table.do(GoAway(Seat(3)))
    assert table.kind == "clue"
    table.whole_turn()
    for seat in range(3):
        table.do(GoAway(Seat(seat)))
    assert table.kind == "reveal"


@rule("H3")
def test_a_storyteller_can_be_skipped() -> None:
    table = AtTable("classic", 4).whole_turn(0).ready()
    hand = table.hand(1)
    table.do(SkipStoryteller())
    assert table.phase.storyteller == 2
    assert table.hand(1) == hand
    assert table.refused(TimeIsUp(table.game.turn, "vote")) == "stale"


@rule("H3", "P10")
def test_a_skipped_turn_counts_as_taken_and_hands_pass_all_the_same() -> None:
    table = AtTable("party", 6).whole_turn(0).ready()
    unseen = table.hand(1)
    table.do(SkipStoryteller())
    assert table.phase.storyteller == 2
    assert table.hand(2) == unseen
    for _ in range(5):
        if table.kind != "over":
            table.do(SkipStoryteller())
    assert table.kind == "over"
    assert table.phase.last is None


@rule("H3", "S4")
def test_nobody_can_be_skipped_in_the_race() -> None:
    table = AtTable("classic", 4)
    assert table.refused(SkipStoryteller()) == "race_is_open"
    assert table.refused(TimeIsUp(1, "clue")) == "race_is_open"


@rule("H4", "H11")
def test_a_stand_in_plays_a_legal_card_and_ballot_and_is_marked() -> None:
    table = AtTable("classic", 4).clue(0)
    table.do(GoAway(Seat(3)))
    table.do(HandOver(Seat(3), table.hand(3)[:1], stand_in=True))
    assert table.page(0).stand_ins == (3,)
    table.all_hand_over().vote_for(1, 0).vote_for(2, 0)
    table.do(TimeIsUp(1, "vote"))
    assert table.phase.ballots[Seat(3)].places[0] != table.place_of(3)
    assert table.page(1).stand_ins == (3,)


@rule("H4", "H5")
def test_when_time_is_up_a_stand_in_lays_a_card_of_the_hand() -> None:
    table = AtTable("classic", 4).clue(0).hand_over(1).hand_over(2)
    hand = table.hand(3)
    table.do(TimeIsUp(1, "choose"))
    assert table.kind == "vote"
    (laid,) = set(hand) - set(table.hand(3))
    assert table.phase.places[table.place_of(3) - 1].card == laid


@rule("H4", "X1")
def test_who_comes_back_in_time_may_change_what_the_stand_in_did() -> None:
    table = AtTable("classic", 4).clue(0)
    table.do(GoAway(Seat(3)))
    table.do(HandOver(Seat(3), table.hand(3)[:1], stand_in=True))
    table.do(ComeBack(Seat(3)))
    table.hand_over(3, table.hand(3)[4])
    assert table.page(0).stand_ins == ()


@rule("H4", "P4")
def test_a_stand_in_for_partys_storyteller_also_votes_red() -> None:
    table = AtTable("party", 6).clue(0).all_hand_over()
    table.do(TimeIsUp(1, "vote"))
    ballot = table.phase.ballots[Seat(0)]
    assert ballot.red is not None
    assert ballot.red not in ballot.places


@rule("H5")
@pytest.mark.parametrize(
    ("game", "n"), [("classic", 3), ("odyssey", 7), ("party", 6), ("teams", 8)]
)
def test_when_time_is_up_the_table_does_what_is_missing(game: str, n: int) -> None:
    table = AtTable(game, n, chance=random.Random(1)).clue(0)
    for phase, after in (("choose", "vote"), ("vote", "reveal"), ("reveal", "clue")):
        table.do(TimeIsUp(1, phase))
        assert table.kind == after
    table.do(TimeIsUp(2, "clue"))
    assert table.phase.storyteller == 2


@rule("H5")
def test_late_time_is_refused() -> None:
    table = AtTable("classic", 4).clue(0)
    assert table.refused(TimeIsUp(1, "clue")) == "stale"
    assert table.refused(TimeIsUp(2, "choose")) == "stale"


@rule("H6")
def test_who_leaves_takes_the_hand_to_the_discard_pile() -> None:
    table = AtTable("classic", 5).clue(0).hand_over(1)
    hand, laid = table.hand(1), table.phase.laid[Seat(1)]
    table.do(Leave(Seat(1)))
    assert set(table.game.discard) == {*hand, *laid}
    assert table.waiting == (2, 3, 4)
    assert 1 not in table.game.scores
    table.all_hand_over()
    assert len(table.phase.places) == 4


@rule("H6")
def test_a_card_on_the_table_stays_and_its_votes_count_for_nobody() -> None:
    table = AtTable("classic", 5).clue(0).all_hand_over()
    table.vote_for(1, 0).vote_for(4, 0)
    table.do(Leave(Seat(1)))
    table.vote_for(2, 1).vote_for(3, 1)
    assert table.scores == [3, 0, 0, 3]
    assert [p.owner for p in table.page(None).places] == [0, 1, 2, 3, 4]


@rule("H6")
def test_the_last_one_waited_for_may_leave() -> None:
    table = AtTable("classic", 5).clue(0).hand_over(1).hand_over(2).hand_over(3)
    table.do(Leave(Seat(4)))
    assert table.kind == "vote"
    table.vote_for(1, 0).vote_for(2, 0)
    table.do(Leave(Seat(3)))
    assert table.kind == "reveal"


@rule("H6")
def test_a_turn_without_its_storyteller_is_called_off_and_unseen_cards_go_back() -> None:
    table = AtTable("classic", 5)
    hands = dict(table.game.hands)
    table.clue(2).hand_over(0).hand_over(1)
    table.do(Leave(Seat(2)))
    assert TurnCalledOff() in table.log
    assert table.phase.storyteller == 3
    assert {seat: set(table.hand(seat)) for seat in (0, 1)} == {
        seat: set(hands[Seat(seat)]) for seat in (0, 1)
    }
    assert table.scores == [0, 0, 0, 0]


@rule("H6")
def test_seen_cards_of_a_turn_called_off_are_discarded() -> None:
    table = AtTable("classic", 5).clue(0).all_hand_over()
    seen = {laid.card for laid in table.phase.places}
    table.do(Leave(Seat(0)))
    assert seen <= set(table.game.discard)
    assert {len(hand) for hand in table.game.hands.values()} == {6}
    assert table.phase.storyteller == 1


@rule("H6", "T9")
@pytest.mark.parametrize("teller", [0, None])
def test_before_the_clue_a_teller_whose_team_mate_left_has_no_card_to_be_found(
    teller: int | None,
) -> None:
    """H10: the game rests until somebody takes the seat; in the race, whoever may begin."""
    table = AtTable("teams", 8, team_card="partner_only")
    if teller is not None:
        table.whole_turn(3).do(MoveOn())
        teller = table.phase.storyteller
    mate = ((teller or 0) + 4) % 8
    assert TurnCalledOff() in table.do(Leave(Seat(mate)))
    assert table.kind == "rest"
    table.do(SitDown((Seat(mate),)))
    assert table.kind == "clue"
    table.whole_turn(teller)
    assert table.kind == "reveal"


@rule("H6", "T9")
def test_without_the_card_to_be_found_the_turn_is_called_off() -> None:
    table = AtTable("teams", 8, team_card="partner_only").clue(0)
    table.do(Leave(Seat(4)))
    assert TurnCalledOff() in table.log


@rule("H6")
def test_the_storyteller_may_leave_after_the_scoring() -> None:
    table = AtTable("classic", 4).whole_turn(0)
    table.do(Leave(Seat(0)))
    table.do(Leave(Seat(1)))
    table.do(SitDown((Seat(7),)))
    table.ready()
    assert table.phase.storyteller == 2


@rule("H7")
def test_a_newcomer_sits_down_between_turns_with_a_full_hand_and_no_points() -> None:
    table = AtTable("classic", 4).clue(0)
    table.do(SitDown((Seat(9),), "plum"))
    assert table.sees(0).newcomers == (9,)
    assert 9 not in table.game.hands
    table.all_hand_over().all_vote().ready()
    assert table.game.seating.order == (0, 1, 2, 3, 9)
    assert len(table.hand(9)) == 6
    assert table.game.scores[9] == 0  # type: ignore[index]
    assert table.game.colours[9] == "plum"  # type: ignore[index]


@rule("H7")
def test_a_newcomer_is_refused_where_the_game_does_not_allow_it() -> None:
    full = AtTable("classic", 8)
    assert full.refused(SitDown((Seat(8),))) == "game_full"
    small = AtTable("classic", 4, CARDS[:28])
    assert small.refused(SitDown((Seat(8),))) == "too_few_cards"
    table = AtTable("classic", 4)
    assert table.refused(SitDown((Seat(3),))) == "seat_in_use"
    assert table.refused(SitDown((Seat(8), Seat(9)))) == "sit_down_alone"
    assert table.refused(SitDown((Seat(8),), "poppy")) == "colour_taken"
    assert table.refused(SitDown((Seat(8),), "beige")) == "colour_unknown"
    table.do(SitDown((Seat(8),)))
    assert table.refused(SitDown((Seat(8),))) == "seat_in_use"


@rule("H7")
def test_a_newcomer_may_change_their_mind() -> None:
    table = AtTable("classic", 4)
    table.do(SitDown((Seat(8),)))
    table.do(Leave(Seat(8)))
    assert table.game.newcomers == ()


@rule("H7", "P10")
def test_newcomers_tell_too_and_nobody_tells_twice_because_of_them() -> None:
    table = AtTable("party", 6)
    table.whole_turn(4).ready()
    table.whole_turn().ready()
    table.do(SitDown((Seat(6),)))
    tellers = []
    while table.kind != "over":
        tellers.append(table.phase.storyteller)
        table.whole_turn().ready()
    assert tellers == [0, 1, 2, 3, 6]


@rule("H8", "T1")
def test_in_pairs_newcomers_sit_down_in_pairs_opposite_each_other() -> None:
    table = AtTable("teams", 6)
    assert table.refused(SitDown((Seat(8),))) == "sit_down_as_pair"
    table.do(SitDown((Seat(8), Seat(9))))
    table.whole_turn(0).ready()
    order, sides = table.game.seating.order, table.game.seating.side_of
    assert order == (0, 1, 2, 8, 3, 4, 5, 9)
    assert all(sides[order[i]] == sides[order[i + 4]] for i in range(4))


@rule("H8", "H10")
def test_an_abandoned_seat_waits_for_a_newcomer() -> None:
    table = AtTable("teams", 8).whole_turn(0)
    table.do(Leave(Seat(5)))
    table.ready()
    assert table.kind == "rest"
    assert [s.seat for s in table.sees(0).seats if s.abandoned] == [5]
    table.do(SitDown((Seat(5),)))
    assert table.kind == "clue"
    assert len(table.hand(5)) == 4


@rule("H8")
def test_when_both_have_left_the_pair_is_gone_and_the_game_goes_on() -> None:
    table = AtTable("teams", 8).whole_turn(0)
    table.do(Leave(Seat(5)))
    table.ready()
    table.do(Leave(Seat(1)))
    assert table.kind == "clue"
    assert table.game.seating.order == (0, 2, 3, 4, 6, 7)
    assert len(table.scores) == 3


@rule("H8")
def test_a_seat_somebody_waits_for_is_kept_even_when_the_team_mate_leaves() -> None:
    table = AtTable("teams", 8).clue(0)
    table.do(Leave(Seat(5)))
    table.do(SitDown((Seat(5),)))
    table.do(Leave(Seat(1)))
    table.all_hand_over().all_vote().ready()
    assert table.kind == "rest"
    table.do(Leave(Seat(5)))
    assert table.kind == "clue"
    assert table.game.seating.order == (0, 2, 3, 4, 6, 7)


@rule("H8")
def test_a_half_pair_gives_its_card_and_has_no_vote_in_that_turn() -> None:
    table = AtTable("teams", 8).clue(0)
    table.do(Leave(Seat(5)))
    table.all_hand_over()
    assert set(table.waiting) == {2, 3, 6, 7} - {laid.owner for laid in table.phase.places}


@rule("H9", "C18")
def test_rules_are_settled_anew_each_turn_and_three_become_four() -> None:
    table = AtTable("classic", 3).whole_turn(0).ready()
    table.do(SitDown((Seat(3),)))
    assert len(table.hand(0)) == 7
    table.do(SkipStoryteller())
    assert table.kind == "trim"
    assert table.waiting == (0, 1, 2)
    assert table.page(0).surplus == 1
    assert table.refused(PutAway(Seat(3), table.hand(3)[:1])) == "no_surplus"
    assert table.refused(PutAway(Seat(0), table.hand(0)[:2])) == "wrong_number_of_cards"
    card = table.hand(0)[2]
    table.do(PutAway(Seat(0), (card,)))
    assert table.game.discard[-1] == card
    table.do(TimeIsUp(table.game.turn, "trim"))
    assert table.kind == "clue"
    assert {len(hand) for hand in table.game.hands.values()} == {6}


@rule("H9")
def test_the_surplus_of_somebody_away_goes_at_random() -> None:
    table = AtTable("classic", 3, chance=random.Random(4)).whole_turn(0).ready()
    table.do(SitDown((Seat(3),)))
    for seat in range(3):
        table.do(GoAway(Seat(seat)))
    table.do(SkipStoryteller())
    assert table.kind == "clue"
    assert sum(isinstance(e, CardsPutAway) and e.at_random for e in table.log) == 3


@rule("H9", "O3")
def test_six_become_seven_and_may_vote_twice_from_the_next_turn_on() -> None:
    table = AtTable("odyssey", 6)
    table.do(SitDown((Seat(6),)))
    table.clue(0).all_hand_over()
    assert table.refused(Vote(Seat(1), (1, 3))) == "too_many_votes"
    table.all_vote().ready().clue(1).all_hand_over().vote(0, 2, 3)
    table.do(Leave(Seat(6)))
    assert table.page(2).most == 2


@rule("H9", "C18")
def test_four_become_three_and_draw_to_seven() -> None:
    table = AtTable("classic", 4).whole_turn(0)
    table.do(Leave(Seat(3)))
    table.ready()
    assert {len(hand) for hand in table.game.hands.values()} == {7}


@rule("H10")
def test_with_too_few_the_game_rests_and_nothing_is_lost() -> None:
    table = AtTable("classic", 3).whole_turn(0)
    scores = dict(table.game.scores)
    table.ready().clue(1).hand_over(0)
    table.do(Leave(Seat(2)))
    assert table.kind == "rest"
    assert table.page(0).players == (3, 4, 5, 6, 7, 8)
    assert table.refused(BeReady(Seat(0))) == "game_rests"
    assert GameRested() in table.log
    table.do(SitDown((Seat(5),)))
    assert table.kind == "clue"
    assert table.phase.storyteller == 1
    first_two = [Side(0), Side(1)]
    assert [table.game.scores[side] for side in first_two] == [scores[side] for side in first_two]


@rule("H10")
def test_even_an_empty_table_can_be_taken_up_again() -> None:
    table = AtTable("classic", 3)
    for seat in range(3):
        table.do(Leave(Seat(seat)))
    assert table.kind == "rest"
    for seat in (4, 5, 6):
        table.do(SitDown((Seat(seat),)))
    assert table.kind == "clue"
    assert any(isinstance(event, PlayersSatDown) for event in table.log)


@rule("H10", "P1")
def test_covered_hands_stay_covered_while_the_game_rests() -> None:
    table = AtTable("party", 6).clue(0)
    table.do(Leave(Seat(5)))
    assert table.kind == "rest"
    assert all(table.sees(seat).hand == () for seat in range(5))


@rule("H11")
def test_away_is_seen_by_all_and_changes_nothing_else() -> None:
    table = AtTable("classic", 4).clue(0)
    table.do(GoAway(Seat(2)))
    assert [seat.away for seat in table.sees(None).seats] == [False, False, True, False]
    assert table.waiting == (1, 2, 3)
    assert table.do(GoAway(Seat(2))) == ()
    table.do(ComeBack(Seat(2)))
    assert not any(seat.away for seat in table.sees(None).seats)


@rule("H12")
def test_after_the_end_nobody_can_change_anything() -> None:
    table = AtTable("classic", 4, target_score=5)
    table.clue(0).all_hand_over().vote_for(1, 0).vote_for(2, 1).vote_for(3, 1)
    assert table.kind == "over"
    for command in (Leave(Seat(0)), BeReady(Seat(0)), SitDown((Seat(9),))):
        assert table.refused(command) == "game_over"
    assert table.refused(MoveOn()) == "nothing_to_end"
    assert table.refused(TimeIsUp(1, "over")) == "nothing_to_end"
