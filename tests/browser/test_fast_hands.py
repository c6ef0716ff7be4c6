"""Two fast taps where one is meant: nothing happens twice, and nothing is complained about."""

from company import Company
from devices import MakeDevice
from playwright.async_api import Locator, expect
from table_page import Table

from reverie.app import House
from reverie.rules.views import ChooseView, ClueView, RevealView, VoteView


async def twice(target: Locator) -> None:
    """Two clicks in the same moment, before anything could be answered."""
    await expect(target).to_be_visible()
    await target.evaluate("button => { button.click(); button.click(); }")


async def no_complaint(table: Table) -> None:
    await expect(table.page.get_by_role("alert").filter(has_text=".")).to_have_count(0)


async def test_one_table_is_set(device: MakeDevice, house: House) -> None:
    alone = Table(await device("phone"))
    await alone.come("/")
    before = await house.store.count()
    await twice(alone.button("Play alone with clockwork rabbits"))
    await expect(alone.hand().first).to_be_visible()
    assert await house.store.count() == before + 1
    await no_complaint(alone)


async def test_one_clue_one_card_one_vote(device: MakeDevice, company: Company) -> None:
    table = Table(await device("laptop"))
    await table.sit_down(await company.set_table("classic", 3), "Mira")
    await company.start()
    await table.begin_to_tell("Twice upon a time")
    await table.pick_told(0)
    await twice(table.button("Give this clue"))
    await company.everybody(ChooseView)
    await company.move()
    await company.everybody(VoteView)
    await company.move()
    await company.everybody(RevealView)
    await no_complaint(table)
    await table.look_back()
    await company.move()
    await company.everybody(ClueView)
    await company.move()

    await table.on_page("choose a card")
    await table.tap(table.hand().nth(0))
    await twice(table.button("Lay this card"))
    await expect(table.button("Take it back")).to_be_visible()
    await company.move()
    await table.on_page("vote")
    place = (await table.allowed())[0]
    await table.tap(table.places().nth(place))
    await twice(table.button(f"Vote for {place + 1}"))
    await expect(table.button("Change my vote")).to_be_visible()
    await no_complaint(table)
