"""C2: each of the four games to its end, and every storyteller has another kind of clue.

Mira plays tunes on a phone and Jonas mimes on another, over plain http; Tilda speaks, at a laptop
with a microphone and without a mouse, where a page is secure; the others write. A television hears
and shows it all.
"""

import asyncio
import re
from collections.abc import Awaitable, Callable

import pytest
from company import Company
from devices import Device, MakeDevice, make_device
from playwright.async_api import Browser, expect
from table_page import Table
from test_games import at_the_end
from test_keyboard import KeyboardTable
from without_words import RISING, Storyteller, listening, sounds

from reverie.app import House
from reverie.rules.clues import Mime, Tune, Voice
from reverie.rules.pieces import Written
from reverie.rules.views import ChooseView, View
from reverie.tables.history import Chronicles

GESTURES = ("hides its face", "peeks", "jumps")
LINE = "Hush, the tide"
KINDS = {"Mira": Tune, "Jonas": Mime, "Tilda": Voice}
# What the room reads of it; a name may be shortened there, never the kind.
ON_THE_BOARD = {
    "Mira": "5 notes, rising",
    "Jonas": ", ".join(GESTURES),
    "Tilda": LINE,
}


async def play_a_tune(teller: Storyteller) -> None:
    await teller.go("A tune")
    await teller.play(RISING)


async def mime(teller: Storyteller) -> None:
    await teller.go("A pantomime")
    await teller.act(GESTURES)


async def speak(teller: Storyteller) -> None:
    await teller.go("Your voice")
    await teller.speak(LINE)


class ByKeys(KeyboardTable):
    async def vote(self, choice: int = 0) -> None:
        """Cards and tokens as with a mouse; the dial has its own test."""
        await Table.vote(self, choice)


def without_words(
    table: Table, name: str, board: Device, make: Callable[[Storyteller], Awaitable[None]]
) -> None:
    """Whenever this seat tells, it tells like this, and the room sees it."""

    async def tell(clue: str, card: int = 0) -> None:
        teller = Storyteller(table)
        await make(teller)
        await table.check()
        await teller.give()
        shown = board.page.get_by_role("main")
        await expect(shown).to_contain_text(re.compile(re.escape(ON_THE_BOARD[name])))
        table.clue = clue

    table.tell = tell  # type: ignore[method-assign]


@pytest.mark.parametrize(
    ("game", "friends"), [("classic", 1), ("odyssey", 4), ("party", 3), ("teams", 3)]
)
async def test_every_storyteller_another_kind(
    device: MakeDevice,
    with_microphone: Browser,
    house: House,
    company: Company,
    game: str,
    friends: int,
) -> None:
    table = await company.set_table(game, friends)
    board = await listening(await device("television"))
    at_home = f"http://127.0.0.1:{house.port}"
    laptop = await listening(await make_device(with_microphone, at_home, "laptop"))
    tables = {
        "Mira": Table(await listening(await device())),
        "Jonas": Table(await device(reduced_motion="reduce")),
        "Tilda": ByKeys(laptop),
    }
    for name, at in tables.items():
        await at.sit_down(table, name)
    assert company.host.view is not None
    await board.open(f"/tv/{company.host.view.code}")
    await expect(board.page.get_by_role("list")).to_contain_text("Tilda")
    await board.page.keyboard.press("Enter")
    for (name, at), make in zip(tables.items(), (play_a_tune, mime, speak), strict=True):
        without_words(at, name, board, make)

    if game == "teams":
        leave_it_to(company, partners=dict(enumerate(range(friends, 2 * friends))))
    company.leave_the_race()
    company.play()
    await company.start()
    await company.tell_first()
    company.go_on()
    for at in tables.values():
        await at.past_the_race()
    await asyncio.gather(*(at.play_to_the_end() for at in tables.values()))
    await company.finish()

    for at in tables.values():
        await at_the_end(at, company)
    await told_by_each(house, company)
    assert await sounds(tables["Mira"].device), "who plays hears what is played"
    assert len([one for one in await sounds(board) if one["seconds"] > 1]) >= 2, "tune and voice"
    laptop.quiet()


def leave_it_to(company: Company, partners: dict[int, int]) -> None:
    """T4: one gives for both; a quicker friend would take the card from under a finger."""

    def holding(partner: int) -> Callable[[View], bool]:
        return lambda view: isinstance(view.phase, ChooseView) and view.phase.storyteller != partner

    for friend, partner in partners.items():
        company.hold_back(friend, holding(partner))


async def told_by_each(house: House, company: Company) -> None:
    """What stands in the log: everybody told, and each in the way that is theirs."""
    live = house.hall.live[company.table]
    history = await Chronicles(house.store).of(company.table, live.people)
    names = {chair.seat: chair.name for chair in history.chairs}
    told: dict[str, set[type]] = {}
    for turn in history.turns:
        told.setdefault(names[turn.reveal.storyteller], set()).add(type(turn.reveal.clue))
    for name, kind in KINDS.items():
        assert told[name] == {kind}
    assert {kind for name, kinds in told.items() if name not in KINDS for kind in kinds} == {
        Written
    }
