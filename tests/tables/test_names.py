"""Names and words from outside: there must be something to be seen in them."""

import pytest
from manual import Room
from msgspec.structs import replace

from reverie.bots.lexicon import LANGUAGES
from reverie.rules.ids import Seat
from reverie.rules.text import is_blank
from reverie.tables.asking import asks
from reverie.tables.names import BOT_NAMES, bot_name, name_of, tidy_name
from reverie.tables.refusals import Refused
from reverie.tables.requests import AddBot, ChangeSetUp, FillChairs, RemoveChair, SetUp
from reverie.tables.table import Chair


@pytest.mark.parametrize(
    "blank",
    [
        *("", "  ", "\u3164", "\u2800\u2800", "\u115f \u1160", "\uffa0\u200d"),
        *("\ufe0f", "\u034f", "\u180b", "\u17b4 \u17b5", "\u200d\ufe0f\u3164", "\U000e0100"),
    ],
)
def test_a_name_that_nobody_can_see_is_none(blank: str) -> None:
    assert is_blank(blank)
    with pytest.raises(Refused) as refused:
        tidy_name(blank, ())
    assert refused.value.code == "name_empty"


@pytest.mark.parametrize("mark", ["\u034f", "\ufe0f", "\u200d", "\u180b", "\U000e0100"])
def test_a_name_is_taken_whatever_is_hidden_in_it(mark: str) -> None:
    with pytest.raises(Refused) as refused:
        tidy_name(f"Ann{mark}a", ["Anna"])
    assert refused.value.code == "name_taken"


@pytest.mark.parametrize("name", ["Ada", "\uae40", "\u28ff", "a\u3164b", "\u2764\ufe0f"])
def test_a_name_that_can_be_seen_is_one(name: str) -> None:
    assert tidy_name(name, ()) == name


def test_rabbits_have_twelve_names_in_every_language() -> None:
    assert set(BOT_NAMES) == set(LANGUAGES)
    for names in BOT_NAMES.values():
        assert len(set(names)) == 12
        for name in names:
            assert tidy_name(name, ()) == name


def test_a_language_as_browsers_have_it_or_none_we_know() -> None:
    assert bot_name("de-AT", Seat(0)) == "Messing"
    assert bot_name("tlh", Seat(0)) == bot_name("en", Seat(0)) == "Brass"


def test_a_rabbit_of_an_older_log_keeps_its_name() -> None:
    assert name_of(Chair(Seat(13), "plum", "poet"), {}) == "Cog"


async def test_rabbits_are_called_in_the_language_of_the_table_when_they_came() -> None:
    room = Room()
    set_up = SetUp(decks=("placeholder",), language="fi")
    live, _ = await room.hall.open(set_up, "Ada", None)
    await live.decide(asks(Seat(0), FillChairs(3)))
    await live.decide(asks(Seat(0), ChangeSetUp(replace(set_up, language="is"))))
    await live.decide(asks(Seat(0), AddBot()))
    assert [chair.name for chair in live.view(None).chairs] == ["Ada", "Ratas", "Pelti", "Fjöður"]


async def test_no_two_rabbits_at_a_table_have_one_name() -> None:
    room = Room()
    live, _ = await room.hall.open(SetUp("odyssey", decks=("placeholder",)), "Ada", None)
    for seat in range(1, 13):
        await live.decide(asks(Seat(0), AddBot()))
        if seat < 12:
            await live.decide(asks(Seat(0), RemoveChair(Seat(seat))))
    await live.decide(asks(Seat(0), FillChairs(12)))
    names = [chair.name for chair in live.view(None).chairs]
    assert len(set(names)) == 12
