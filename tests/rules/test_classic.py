"""C1–C20: Dixit, 2021 edition."""

import random

import pytest

from at_table import CARDS, AtTable, rule
from reverie.rules import (
    GiveClue,
    HandOver,
    Performed,
    Seat,
    Vote,
    Written,
)
from reverie.rules.events import PileShuffled


@rule("C1")
def test_the_storyteller_lays_a_card_of_the_hand_with_the_clue() -> None:
    table = AtTable("classic", 4)
    card = table.hand(1)[3]
    table.clue(1, "Hush", card)
    assert table.phase.laid == {1: (card,)}
    assert card not in table.hand(1)
    for seat in (0, 2, 3, None):
        assert repr(card) not in repr(table.sees(seat))


@rule("C1")
def test_a_clue_without_a_card_or_with_a_foreign_one_is_refused() -> None:
    table = AtTable("classic", 4)
    assert table.refused(GiveClue(Seat(0), Written("Hush"))) == "card_needed"
    foreign = table.hand(1)[0]
    assert table.refused(GiveClue(Seat(0), Written("Hush"), foreign)) == "card_not_in_hand"


@rule("C2", "H1")
@pytest.mark.parametrize(
    "text", ["!", "x" * 500, "Þögn", "静けさ", "a poem\nof two lines", "🌙", "  trimmed  "]
)
def test_a_clue_may_be_any_words_in_any_script(text: str) -> None:
    table = AtTable("classic", 4).clue(0, text)
    assert table.phase.clue == Written(" ".join(text.split()))


@rule("C2", "H1")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "clue_empty"),
        (" \t\n ", "clue_empty"),
        ("\u200b", "clue_empty"),
        ("x" * 501, "clue_too_long"),
        ("\ud800", "clue_unreadable"),
    ],
)
def test_a_written_clue_must_be_readable(text: str, code: str) -> None:
    table = AtTable("classic", 4)
    assert table.refused(GiveClue(Seat(0), Written(text), table.hand(0)[0])) == code


@rule("C2", "H1")
@pytest.mark.parametrize("title", [None, "", "Lullaby"])
def test_a_clue_may_be_performed_without_words(title: str | None) -> None:
    table = AtTable("classic", 4)
    table.do(GiveClue(Seat(0), Performed("sung", title), table.hand(0)[0]))
    assert table.phase.clue == Performed("sung", title or None)


@rule("C3")
def test_every_other_player_hands_over_one_card_of_the_hand() -> None:
    table = AtTable("classic", 5).clue(2)
    assert table.waiting == (0, 1, 3, 4)
    assert table.refused(HandOver(Seat(2), (table.hand(2)[0],))) == "storyteller_gives_no_card"
    assert table.refused(HandOver(Seat(0), (table.hand(1)[0],))) == "card_not_in_hand"
    assert table.refused(HandOver(Seat(0), table.hand(0)[:2])) == "wrong_number_of_cards"
    assert table.refused(HandOver(Seat(0), ())) == "wrong_number_of_cards"
    assert table.refused(HandOver(Seat(0), (table.hand(0)[0],) * 2)) == "card_named_twice"
    table.all_hand_over()
    assert sorted(laid.owner for laid in table.phase.places) == [0, 1, 2, 3, 4]


@rule("C3", "X2")
def test_what_is_handed_over_is_secret() -> None:
    table = AtTable("classic", 4).clue(0).hand_over(1)
    card = table.phase.laid[Seat(1)][0]
    for seat in (None, 0, 2, 3):
        assert table.page(seat).done == (0, 1)
        assert repr(card) not in repr(table.sees(seat))
    assert table.page(1).yours == (card,)


@rule("C4")
@pytest.mark.parametrize(("n", "cards"), [(3, 5), (4, 4), (6, 6), (8, 8)])
def test_the_cards_lie_in_numbered_places(n: int, cards: int) -> None:
    table = AtTable("classic", n).clue(0).all_hand_over()
    assert len(table.phase.places) == cards


@rule("C4")
def test_the_storytellers_place_is_a_matter_of_chance() -> None:
    places = [0] * 6
    for seed in range(600):
        table = AtTable("classic", 6, chance=random.Random(seed)).clue(0).all_hand_over()
        places[table.phase.target - 1] += 1
    assert min(places) > 60
    assert max(places) < 140


@rule("C5")
def test_everybody_but_the_storyteller_votes_once() -> None:
    table = AtTable("classic", 4).clue(1).all_hand_over()
    assert table.waiting == (0, 2, 3)
    assert table.refused(Vote(Seat(1), (1,))) == "not_a_voter"
    assert table.refused(Vote(Seat(0), (2, 3))) == "too_many_votes"
    assert table.refused(Vote(Seat(0), ())) == "no_vote"
    assert table.refused(Vote(Seat(0), (5,))) == "no_such_place"
    assert table.refused(Vote(Seat(0), (0,))) == "no_such_place"
    assert table.refused(Vote(Seat(0), (2,), red=3)) == "red_not_allowed"


@rule("C6")
def test_nobody_votes_for_a_card_of_their_own() -> None:
    table = AtTable("classic", 4).clue(1).all_hand_over()
    for seat in (0, 2, 3):
        own = table.place_of(seat)
        assert table.refused(Vote(Seat(seat), (own,))) == "own_card"
        assert table.page(seat).barred == (own,)


@rule("C7", "X5")
def test_all_votes_and_owners_are_revealed_at_once_after_the_last_vote() -> None:
    table = AtTable("classic", 4).clue(0).all_hand_over()
    table.vote_for(1, 0).vote_for(2, 0)
    assert table.page(3).done == (1, 2)
    assert not hasattr(table.page(3), "places")
    table.vote_for(3, 1)
    phase = table.page(None)
    assert [place.owner for place in phase.places] == [0, 1, 2, 3]
    assert [place.votes for place in phase.places] == [(1, 2), (3,), (), ()]
    assert phase.target == 1


@rule("C8")
def test_all_found_it() -> None:
    table = AtTable("classic", 4).clue(0).all_hand_over()
    table.vote_for(1, 0).vote_for(2, 0).vote_for(3, 0)
    assert table.phase.outcome == "all"
    assert table.scores == [0, 2, 2, 2]


@rule("C8", "C10")
def test_nobody_found_it() -> None:
    table = AtTable("classic", 4).clue(0).all_hand_over()
    table.vote_for(1, 2).vote_for(2, 3).vote_for(3, 2)
    assert table.phase.outcome == "nobody"
    assert table.scores == [0, 2, 4, 3]


@rule("C9")
def test_some_found_it() -> None:
    table = AtTable("classic", 4).clue(3).all_hand_over()
    table.vote_for(0, 3).vote_for(1, 3).vote_for(2, 0)
    assert table.phase.outcome == "some"
    assert table.scores == [4, 3, 0, 3]


@rule("C10")
def test_the_bonus_has_no_cap() -> None:
    table = AtTable("classic", 8).clue(0).all_hand_over()
    for seat in range(2, 8):
        table.vote_for(seat, 1)
    table.vote_for(1, 0)
    assert table.scores == [3, 9, 0, 0, 0, 0, 0, 0]


@rule("C11")
def test_rabbits_move_one_space_per_point_turn_after_turn() -> None:
    table = AtTable("classic", 4)
    run = [0, 0, 0, 0]
    for _ in range(4):
        table.whole_turn()
        run = [a + p.total for a, p in zip(run, table.phase.points, strict=True)]
        assert table.scores == run
        table.ready()


@rule("C12")
def test_played_cards_are_discarded_and_hands_filled_again() -> None:
    table = AtTable("classic", 4).whole_turn(0)
    played = [laid.card for laid in table.phase.places]
    assert table.sees(0).discard == 0
    table.ready()
    assert sorted(table.game.discard) == sorted(played)
    assert {len(hand) for hand in table.game.hands.values()} == {6}
    assert len(table.game.pile) == 84 - 4 * 6 - 4


@rule("C13")
def test_a_short_pile_is_shuffled_with_the_discard_pile_this_turns_cards_included() -> None:
    cards = CARDS[: 4 * 6 + 4 + 3]
    table = AtTable("classic", 4, cards).whole_turn(0).ready()
    assert len(table.game.pile) == 3
    table.whole_turn()
    played = {laid.card for laid in table.phase.places}
    before = {*table.game.pile, *table.game.discard, *played}
    table.ready()
    shuffled = [event for event in table.log if isinstance(event, PileShuffled)]
    assert len(shuffled) == 1
    assert set(shuffled[0].pile) == before
    assert table.game.discard == ()
    assert len(table.game.pile) == len(before) - 4


@rule("C13")
def test_a_pile_that_just_reaches_is_not_shuffled() -> None:
    table = AtTable("classic", 4, CARDS[: 4 * 6 + 4]).whole_turn(0).ready()
    assert not any(isinstance(event, PileShuffled) for event in table.log)
    assert table.game.pile == ()
    table.whole_turn().ready()
    assert any(isinstance(event, PileShuffled) for event in table.log)


@rule("C14")
def test_the_player_to_the_left_tells_next() -> None:
    table = AtTable("classic", 4).whole_turn(2).ready()
    tellers = []
    for _ in range(5):
        tellers.append(table.phase.storyteller)
        table.whole_turn().ready()
    assert tellers == [3, 0, 1, 2, 3]


@rule("C15")
def test_the_game_ends_at_the_end_of_the_turn_in_which_somebody_reaches_the_target() -> None:
    table = AtTable("classic", 4, target_score=5)
    table.clue(0).all_hand_over().vote_for(1, 0).vote_for(2, 1).vote_for(3, 1)
    assert table.scores == [3, 5, 0, 0]
    assert table.kind == "over"
    assert table.phase.winners == (1,)
    assert [len(hand) for hand in table.game.hands.values()] == [5, 5, 5, 5]


@rule("C15")
def test_thirty_is_the_usual_target_and_the_most_points_win() -> None:
    table = AtTable("classic", 3, chance=random.Random(3))
    while table.kind != "over":
        assert max(table.scores) < 30
        table.whole_turn().ready()
    assert max(table.scores) >= 30
    assert {table.game.scores[side] for side in table.phase.winners} == {max(table.scores)}


@rule("C16")
def test_a_tie_for_first_place_is_a_shared_victory() -> None:
    table = AtTable("classic", 4, target_score=6)
    table.clue(0).all_hand_over().vote_for(1, 0).vote_for(2, 0).vote_for(3, 2).ready()
    assert table.scores == [3, 3, 4, 0]
    table.clue(1).all_hand_over().vote_for(0, 1).vote_for(2, 3).vote_for(3, 1)
    assert table.scores == [6, 6, 4, 4]
    assert table.phase.winners == (0, 1)


PINK, BLUE, GREEN, VIOLET, YELLOW, RED = range(6)


@rule("C17")
def test_the_worked_example() -> None:
    table = AtTable("classic", 6).clue(PINK).all_hand_over()
    table.vote_for(BLUE, PINK).vote_for(GREEN, PINK).vote_for(RED, VIOLET)
    table.vote_for(VIOLET, BLUE).vote_for(YELLOW, BLUE)
    assert table.scores == [3, 5, 3, 1, 0, 0]


@rule("C18")
def test_three_players_have_seven_cards_and_hand_over_two() -> None:
    table = AtTable("classic", 3).clue(0)
    assert len(table.hand(1)) == 7
    assert table.refused(HandOver(Seat(1), table.hand(1)[:1])) == "wrong_number_of_cards"
    table.all_hand_over()
    assert sorted(laid.owner for laid in table.phase.places) == [0, 1, 1, 2, 2]


@rule("C19")
def test_three_players_draw_back_to_seven() -> None:
    table = AtTable("classic", 3).whole_turn(0)
    assert [len(table.hand(seat)) for seat in range(3)] == [6, 5, 5]
    table.ready()
    assert [len(table.hand(seat)) for seat in range(3)] == [7, 7, 7]


@rule("C20")
def test_three_players_bonus_and_both_own_cards_barred() -> None:
    table = AtTable("classic", 3).clue(0).all_hand_over()
    assert table.page(1).barred == (2, 3)
    assert table.refused(Vote(Seat(1), (2,))) == "own_card"
    assert table.refused(Vote(Seat(1), (3,))) == "own_card"
    table.vote(1, 5).vote(2, 2)
    assert table.scores == [0, 3, 3]
