"""X1, X2: what may be changed, and what is seen of it. (X3–X5 stand with the rest.)"""

import random

from at_table import CARDS, AtTable, rule
from reverie.rules import HandOver, Seat, TakeBack, Vote


@rule("X1")
def test_a_choice_may_be_changed_or_taken_back_until_the_last_one() -> None:
    table = AtTable("classic", 4).clue(0).hand_over(1)
    first, second = table.phase.laid[Seat(1)][0], table.hand(1)[2]
    table.hand_over(1, second)
    assert table.phase.laid[Seat(1)] == (second,)
    assert first in table.hand(1)
    table.do(TakeBack(Seat(1)))
    assert table.waiting == (1, 2, 3)
    assert table.refused(TakeBack(Seat(1))) == "nothing_to_take_back"
    table.hand_over(1).hand_over(2).hand_over(3)
    assert table.refused(HandOver(Seat(1), (table.hand(1)[0],))) == "wrong_phase"
    assert table.refused(TakeBack(Seat(1))) == "wrong_phase"


@rule("X1")
def test_a_vote_may_be_changed_until_the_last_one() -> None:
    table = AtTable("classic", 4).clue(0).all_hand_over()
    table.vote_for(1, 2).vote_for(1, 0).vote_for(2, 0)
    table.vote_for(3, 2)
    assert table.phase.ballots[Seat(1)].places == (1,)
    assert table.refused(Vote(Seat(1), (3,))) == "wrong_phase"


@rule("X1")
def test_the_storytellers_card_is_fixed_with_the_clue() -> None:
    table = AtTable("classic", 4).clue(0)
    assert table.refused(TakeBack(Seat(0))) == "nothing_to_take_back"
    assert table.refused(HandOver(Seat(0), (table.hand(0)[0],))) == "storyteller_gives_no_card"


@rule("X1", "X2")
def test_a_change_of_mind_is_seen_by_nobody_else() -> None:
    table = AtTable("classic", 4).clue(0).hand_over(1)
    before = [table.sees(seat) for seat in (None, 0, 2, 3)]
    table.hand_over(1, table.hand(1)[3])
    assert [table.sees(seat) for seat in (None, 0, 2, 3)] == before
    table.all_hand_over().vote_for(2, 0)
    before = [table.sees(seat) for seat in (None, 0, 1, 3)]
    table.vote_for(2, 1)
    assert [table.sees(seat) for seat in (None, 0, 1, 3)] == before


@rule("X2")
def test_everybody_sees_who_has_chosen_and_voted() -> None:
    table = AtTable("classic", 4).clue(0).hand_over(2)
    assert all(table.page(seat).done == (0, 2) for seat in (None, 0, 1, 2, 3))
    assert table.sees(None).waiting_for == (1, 3)
    table.all_hand_over().vote_for(3, 0)
    assert all(table.page(seat).done == (3,) for seat in (None, 0, 1, 2, 3))


def test_saying_the_same_again_changes_nothing() -> None:
    table = AtTable("classic", 4).clue(0).hand_over(1)
    assert table.do(HandOver(Seat(1), table.phase.laid[Seat(1)])) == ()
    table.all_hand_over().vote_for(1, 0)
    assert table.do(Vote(Seat(1), (1,))) == ()


@rule("X3")
def test_cards_always_add_up() -> None:
    table = AtTable("classic", 5, chance=random.Random(2))
    for _ in range(4):
        table.whole_turn()
        on_table = [laid.card for laid in table.phase.places]
        hands = [card for hand in table.game.hands.values() for card in hand]
        everything = [*on_table, *hands, *table.game.pile, *table.game.discard]
        assert sorted(everything) == sorted(CARDS)
        table.ready()
