"""Before a game: what the host chooses is what everybody sees, and people may come in numbers."""

import re

from company import Company
from devices import MakeDevice
from playwright.async_api import Request, expect
from table_page import Table

from reverie.tables.requests import ChangeSetUp, SetUp

PILE = """() => [...document.querySelectorAll('main .pile img')].map((one) => one.src)"""
FANNED = """(before) => {
  const now = [...document.querySelectorAll('main .pile img')].map((one) => one.src);
  return now.length === 3 && now.every((one) => !before.includes(one));
}"""


async def test_the_pile_shows_the_deck_that_is_played(device: MakeDevice, company: Company) -> None:
    table = Table(await device("phone"))
    await table.sit_down(await company.set_table("classic", 3, decks=("base",)), "Mira")
    await table.page.wait_for_function(FANNED, arg=[])
    before = await table.page.evaluate(PILE)
    await company.host.do(ChangeSetUp(SetUp("classic", decks=("quest",))))
    await table.page.wait_for_function(FANNED, arg=before)


async def test_whoever_comes_asks_nobody_else_for_the_decks(
    device: MakeDevice, company: Company
) -> None:
    table = Table(await device("phone"))
    await table.sit_down(await company.set_table("classic", 2, decks=("base",)), "Mira")
    await table.page.wait_for_function(FANNED, arg=[])
    asked: list[str] = []

    def hear(request: Request) -> None:
        if "/api/decks" in request.url:
            asked.append(request.url)

    table.page.on("request", hear)
    await company.join(company.table, 3)
    await expect(table.page.get_by_role("listitem").filter(has_text="Eir")).to_be_visible()
    # What the host chooses is asked for, and with it everything that was asked for before.
    async with table.page.expect_request(re.compile("/api/decks/quest/cards")):
        await company.host.do(ChangeSetUp(SetUp("classic", decks=("quest",))))
    assert len([url for url in asked if "/cards" not in url]) == 1, asked


async def test_quick_arrows_through_the_colours_end_where_they_say(
    device: MakeDevice, company: Company
) -> None:
    table = Table(await device("laptop"))
    await table.sit_down(await company.set_table("classic", 3), "Mira")
    await table.press("My rabbit")
    sheet = table.page.get_by_role("dialog")
    await sheet.get_by_role("radio", checked=True).focus()
    for _ in range(3):
        await table.page.keyboard.press("ArrowRight")
    said = await sheet.get_by_role("radio", checked=True).input_value()
    await company.host.until(lambda view: view.chairs[-1].colour == said)
    await expect(sheet.get_by_role("radio", checked=True)).to_have_value(said)
