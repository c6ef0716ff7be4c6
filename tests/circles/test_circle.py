"""A circle changes as its people do, stays small, and forgets whoever leaves."""

from collections.abc import Sequence

import msgspec
import pytest

from reverie.circles import circle as pure
from reverie.circles.circle import (
    MOST_EVENINGS,
    MOST_PEOPLE,
    Circle,
    Member,
    PlayedEvening,
    as_bytes,
    read_circle,
)
from reverie.circles.keys import Key, lock, new_secret, read_key, whose
from reverie.no import No
from reverie.rules.ids import CardId
from reverie.rules.pieces import Options
from reverie.tables.keys import new_name
from reverie.tables.requests import SetUp

AS_PLAYED = SetUp(decks=("base",))


def somebody(name: str, since: float = 0.0) -> Member:
    return Member(0, name, "poppy", "en", b"x" * 48, since)


def circle_of(*names: str) -> Circle:
    circle = Circle(AS_PLAYED)
    for name in names:
        circle = pure.join(circle, somebody(name))
    return circle


def told(
    turns: Sequence[tuple[CardId, ...]], *names: str, set_up: SetUp = AS_PLAYED
) -> PlayedEvening:
    return PlayedEvening(turns, names, set_up)


def test_everybody_has_a_number_that_nobody_gets_again() -> None:
    circle = pure.leave(circle_of("Ada", "Bo"), 2)
    circle = pure.join(circle, somebody("Cleo"))
    assert [(one.id, one.name) for one in circle.people] == [(1, "Ada"), (3, "Cleo")]


def test_what_its_tables_showed_is_counted_once_however_often_it_is_told() -> None:
    circle = pure.meet(circle_of("Ada", "Bo"), "t1", 10.0)
    turns = [(CardId("a"), CardId("b")), (CardId("b"), CardId("c"))]
    circle = pure.count(circle, "t1", told(turns[:1], "Ada"))
    circle = pure.count(circle, "t1", told(turns, "Ada", "BO", "Cleo"))
    circle = pure.count(circle, "t1", told(turns, "Ada"))
    assert circle.seen == {"a": 1, "b": 2, "c": 1}
    assert circle.evenings[0].there == (1, 2)
    assert circle.evenings[0].turns == 2
    # A table that is gone takes nothing of it along.
    assert pure.count(circle, "t1", told([])) == circle
    assert pure.count(circle, "elsewhere", told(turns, "Ada")) == circle


def test_whoever_leaves_is_forgotten() -> None:
    circle = pure.meet(circle_of("Ada", "Bo"), "t1", 10.0)
    circle = pure.count(circle, "t1", told([(CardId("a"),)], "Ada", "Bo"))
    gone = pure.leave(circle, 2)
    assert b"Bo" not in as_bytes(gone)
    assert gone.evenings[0].there == (1,)
    assert gone.seen == circle.seen


def test_a_circle_sleeps_in_a_few_kilobytes_after_a_thousand_evenings() -> None:
    circle = circle_of(*(f"Somebody called {n}" for n in range(8)))
    for evening in range(1000):
        circle = pure.meet(circle, f"table-{evening:010}", float(evening))
        cards = [CardId(f"base-{(evening * 40 + n) % 252:03}") for n in range(40)]
        circle = pure.count(
            circle, f"table-{evening:010}", told([tuple(cards)], "Somebody called 3")
        )
    assert circle.held == 1000
    assert len(circle.evenings) == MOST_EVENINGS
    assert len(as_bytes(circle)) < 16 * 1024
    assert read_circle(as_bytes(circle)) == circle


def test_there_is_room_for_so_many_and_no_more() -> None:
    circle = circle_of(*(f"N{n}" for n in range(MOST_PEOPLE)))
    with pytest.raises(No) as full:
        pure.join(circle, somebody("One more"))
    assert full.value.code == "circle_full"


def test_a_circle_plays_among_itself_and_the_least_seen_first() -> None:
    agreed = pure.house_rules(SetUp(options=Options(target_score=20), listed=True))
    assert agreed.options == Options(target_score=20, least_seen=True)
    assert not agreed.listed


def test_as_it_played_last_so_it_plays_next_but_not_as_before_it_was_a_circle() -> None:
    founded = pure.meet(circle_of("Ada"), "t1", 10.0)
    one_turn, other = [(CardId("a"),)], SetUp("odyssey", decks=("quest",), listed=True)
    assert pure.count(founded, "t1", told(one_turn, set_up=other)).set_up == AS_PLAYED
    met = pure.meet(founded, "t2", 20.0)
    assert pure.count(met, "t2", told([], set_up=other)).set_up == AS_PLAYED
    agreed = pure.count(met, "t2", told(one_turn, set_up=other)).set_up
    assert agreed == SetUp("odyssey", decks=("quest",))
    # An older evening that is looked at again changes nothing.
    assert pure.count(met, "t1", told(one_turn, set_up=other)).set_up == AS_PLAYED


def test_a_key_opens_its_own_member_and_nobody_else() -> None:
    name, secret = new_name(), new_secret()
    circle = circle_of("Ada", "Bo")
    circle = pure.change(circle, msgspec.structs.replace(circle.people[0], lock=lock(name, secret)))
    key = Key(name, 1, secret)
    assert read_key(str(key)) == key
    assert whose(circle, key) == circle.people[0]
    for wrong in (Key(name, 2, secret), Key(name, 1, new_secret()), Key(new_name(), 1, secret)):
        assert whose(circle, wrong) is None
    assert secret.encode() not in as_bytes(circle)


@pytest.mark.parametrize(
    "text", ["", ".", "a.1.b", "x" * 16 + ".1." + "y" * 31, "é" * 50, "." * 60]
)
def test_what_is_no_key_is_none(text: str) -> None:
    assert read_key(text) is None
