"""Each of the four games from the first clue to the last reveal, by tapping on a phone of 360 px.

The long run plays classic and odyssey to thirty points once; elsewhere a game ends early. Each game
is also played in a language of its own.
"""

from typing import Any

import pytest
from company import Company
from devices import MakeDevice
from playwright.async_api import expect
from table_page import ENDS, Moment, Table

from forms import LONG
from reverie.rules.pieces import Options
from reverie.rules.views import ChooseView, View

LOCALES = {
    "en": "en-GB",
    "de": "de-AT",
    "da": "da-DK",
    "fi": "fi-FI",
    "it": "it-IT",
    "is": "is-IS",
}
POINTS: dict[str, Any] = {"target_score": 30 if LONG else 8}
EARLY: dict[str, Any] = {"target_score": 12}


async def joined(
    device: MakeDevice,
    company: Company,
    game: str,
    people: int,
    language: str = "en",
    **options: Any,
) -> Table:
    """A friend with a phone at a table of so many, the last to come."""
    mine = Table(await device("phone", locale=LOCALES[language]), language)
    table = await company.set_table(game, people - 1, options=Options(**options))
    await mine.sit_down(table, "Mira")
    return mine


async def play(table: Table, company: Company, *, first: bool) -> None:
    """To the end; `first`: the phone wins the race for the first clue (S4)."""
    if first:
        company.leave_the_race()
    company.play()
    await company.start()
    if first:
        await table.step(await table.my_move())
        company.go_on()
    else:
        await table.past_the_race()
    await table.play_to_the_end()
    await company.finish()


def did(table: Table, *phases: str) -> None:
    """The phone had to do all of this on the way."""
    assert set(phases) <= {moment.phase for moment in table.steps}


async def at_the_end(table: Table, company: Company) -> None:
    """The winners' names are what the server says, and everything is in its place."""
    view = company.host.view
    assert view is not None
    assert view.game is not None
    sides = {side.side: side.score for side in view.game.sides}
    best = max(sides.values())
    heading = table.page.get_by_role("heading", level=1)
    await expect(heading).to_have_text(table.one_of(*ENDS))
    names = {chair.seat: chair.name for chair in view.chairs}
    winners = [seat for seat in view.game.seats if sides[seat.side] == best]
    if len({seat.side for seat in winners}) <= 3:
        for seat in winners:
            await expect(heading).to_contain_text(names[seat.seat])
    await table.check()


async def test_classic_with_three(device: MakeDevice, company: Company) -> None:
    table = await joined(device, company, "classic", 3, **POINTS)
    await play(table, company, first=True)
    did(table, "clue", "choose", "vote", "reveal")
    await at_the_end(table, company)


async def test_classic_with_four(device: MakeDevice, company: Company) -> None:
    table = await joined(device, company, "classic", 4, **EARLY)
    await play(table, company, first=True)
    did(table, "clue", "choose", "vote", "reveal")
    await at_the_end(table, company)


async def test_odyssey_with_three(device: MakeDevice, company: Company) -> None:
    table = await joined(device, company, "odyssey", 3, **POINTS)
    await play(table, company, first=False)
    did(table, "choose", "vote", "reveal")
    await at_the_end(table, company)


async def test_party_with_six(device: MakeDevice, company: Company) -> None:
    table = await joined(device, company, "party", 6)
    await play(table, company, first=True)
    did(table, "clue", "choose", "vote", "reveal")
    await at_the_end(table, company)


async def test_teams_with_six(device: MakeDevice, company: Company) -> None:
    """T4, T6: by turns the phone gives for its team, or leaves it to the partner and votes."""
    table = await joined(device, company, "teams", 6)

    me, partner = 5, 2  # T1: they sit opposite each other.

    def partner_waits(view: View) -> bool:
        choosing = isinstance(view.phase, ChooseView) and view.phase.storyteller != me
        return choosing and view.turn % 2 == 0

    def partner_gives(moment: Moment) -> bool:
        seen = company.host.game
        mate_tells = seen is not None and getattr(seen.phase, "storyteller", None) == partner
        return moment.turn % 2 == 1 and not mate_tells

    company.hold_back(partner, partner_waits)
    table.leaves_to_partner = partner_gives
    await play(table, company, first=True)
    did(table, "clue", "choose", "vote", "reveal")
    await at_the_end(table, company)


@pytest.mark.parametrize(
    ("language", "game", "people"),
    [
        ("de", "classic", 4),
        ("fi", "odyssey", 3),
        ("is", "odyssey", 7),
        ("it", "party", 6),
        ("da", "teams", 6),
    ],
)
async def test_each_game_in_a_language_of_its_own(
    device: MakeDevice, company: Company, language: str, game: str, people: int
) -> None:
    """Every word that is looked for and tapped is that language's; nothing is cut at 360 px."""
    points = EARLY if game in ("classic", "odyssey") else {}
    table = await joined(device, company, game, people, language, **points)
    await play(table, company, first=True)
    did(table, "clue", "choose", "vote", "reveal")
    await at_the_end(table, company)
    assert await table.page.evaluate("document.documentElement.lang") == language
