"""What a circle's evenings showed is what one long evening would have, whoever sat where."""

import random

import pytest
from msgspec.structs import replace
from random_evenings import Night, one_mind

from reverie.circles import circle as pure
from reverie.circles.circle import Circle, Member
from reverie.circles.showed import STRANGERS, showed
from reverie.evening.findings import Findings, what_it_showed
from reverie.evening.kindred import Kindred
from reverie.evening.turns import Since
from reverie.rules.ids import Seat
from reverie.tables.requests import SetUp
from reverie.tables.views import ChairView, History

PLAYERS = 5


def circle_of(*names: str) -> Circle:
    circle = Circle(SetUp(decks=("base",)))
    for name in names:
        circle = pure.join(circle, Member(0, name, "poppy", "en", b"", 0.0))
    return circle


def seated_anew(history: History, dice: random.Random) -> History:
    """The same evening, in other chairs."""
    seats = list(range(PLAYERS))
    dice.shuffle(seats)
    to = {Seat(old): Seat(new) for old, new in enumerate(seats)}

    def moved(place):  # type: ignore[no-untyped-def]
        return replace(place, owner=to[place.owner], votes=tuple(to[one] for one in place.votes))

    turns = tuple(
        replace(
            turn,
            reveal=replace(
                turn.reveal,
                storyteller=to[turn.reveal.storyteller],
                places=tuple(map(moved, turn.reveal.places)),
                stand_ins=tuple(to[one] for one in turn.reveal.stand_ins),
            ),
        )
        for turn in history.turns
    )
    chairs = tuple(
        ChairView(to[chair.seat], chair.name, chair.colour, chair.bot, chair.here)
        for chair in history.chairs
    )
    return History(turns, tuple(sorted(chairs, key=lambda chair: chair.seat)))


def kindred(found: Findings) -> set[frozenset[int]]:
    return {
        frozenset(way.finder for way in one.found)
        for one in found.findings
        if isinstance(one, Kindred)
    }


@pytest.mark.parametrize("seed", range(8))
def test_two_of_one_mind_are_found_whichever_chairs_they_had(seed: int) -> None:
    """Members are numbered from one: seats one and three are members two and four."""
    dice = random.Random(seed)
    night = Night(seed, one_mind(1, 3))
    evenings = []
    for _ in range(3):
        night.game("classic", PLAYERS)
        evenings.append(night.history())
        night.turns = []
    circle = circle_of(*(f"Name {n}" for n in range(PLAYERS)))
    moved: list[tuple[History, Since]] = [(seated_anew(history, dice), {}) for history in evenings]
    found = showed(circle, moved)
    whole = History(tuple(turn for one in evenings for turn in one.turns), evenings[0].chairs)
    one_evening = what_it_showed(whole)
    assert found.turns == one_evening.turns
    assert kindred(found) == {frozenset(seat + 1 for seat in pair) for pair in kindred(one_evening)}
    assert kindred(found) == {frozenset({2, 4})}


def test_whoever_is_no_member_is_somebody_else_each_time_and_not_spoken_of() -> None:
    night = Night(1, one_mind(1, 3)).game("classic", PLAYERS)
    history = night.history()
    evenings: list[tuple[History, Since]] = [(history, {})] * 3
    found = showed(circle_of("Name 1", "Name 2"), evenings)
    assert kindred(found) == set()
    assert all(getattr(one, "seat", 0) < STRANGERS for one in found.findings)
