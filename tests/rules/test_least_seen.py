"""H13: cards that have lain open least often come first, and chance is as fair as ever."""

import random
from collections import Counter

import pytest

from at_table import CARDS, rule
from reverie.rules import Options, start
from reverie.rules.events import GameStarted
from reverie.rules.ids import CardId

LEAST_SEEN = Options(least_seen=True)
PARTY = [("classic", 4), ("classic", 3), ("odyssey", 12), ("party", 9), ("teams", 8)]


def deal(
    name: str, players: int, seed: int, seen: dict[CardId, int], options: Options = LEAST_SEEN
) -> GameStarted:
    first = start(name, players, CARDS, random.Random(seed), options, seen=seen)[0]
    assert isinstance(first, GameStarted)
    return first


def often(seed: int) -> dict[CardId, int]:
    dice = random.Random(seed)
    return {CardId(card): dice.randrange(5) for card in CARDS if dice.random() < 0.8}


@rule("H13")
@pytest.mark.parametrize(("name", "players"), PARTY)
@pytest.mark.parametrize("seed", range(5))
def test_nobody_is_dealt_a_card_while_one_seen_less_lies_in_the_pile(
    name: str, players: int, seed: int
) -> None:
    seen = often(seed)
    dealt = deal(name, players, seed, seen)
    hands = [card for hand in dealt.hands.values() for card in hand]
    assert sorted([*hands, *dealt.pile]) == sorted(CARDS)
    pile = [seen.get(card, 0) for card in dealt.pile]
    assert pile == sorted(pile)
    assert max(seen.get(card, 0) for card in hands) <= min(pile, default=9)


@rule("H13")
def test_who_gets_which_of_the_cards_is_chance_alone() -> None:
    """Of twenty-four cards dealt to four, ten unseen: every seat has each of them as often."""
    seen = {CardId(card): 1 for card in CARDS[10:]}
    deals, seats = 4000, Counter[int]()
    for seed in range(deals):
        hands = deal("classic", 4, seed, seen).hands
        seats.update(seat for seat, hand in hands.items() if CARDS[3] in hand)
    assert sum(seats.values()) == deals
    # A quarter each, within five standard deviations.
    assert all(abs(seats[seat] - deals / 4) < 5 * (deals * 3 / 16) ** 0.5 for seat in range(4))


@rule("H13")
def test_among_cards_seen_as_often_the_order_is_that_of_the_shuffle() -> None:
    """The first of a layer is each of its cards as often: forty of them, seen once."""
    seen = {CardId(card): 2 - (number < 60) for number, card in enumerate(CARDS)}
    tops = Counter(deal("classic", 4, seed, seen).pile[36] for seed in range(2400))
    assert set(tops) == set(CARDS[60:])
    expected = 2400 / 24
    assert all(abs(count - expected) < 5 * expected**0.5 for count in tops.values())


@rule("H13")
@pytest.mark.parametrize(("name", "players"), PARTY)
def test_where_it_is_not_agreed_nothing_is_different(name: str, players: int) -> None:
    dice = {"options": Options()}
    assert deal(name, players, 3, often(3), **dice) == deal(name, players, 3, {}, **dice)
