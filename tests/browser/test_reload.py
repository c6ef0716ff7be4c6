"""A reload in every phase: the same seat, the same state, and nothing typed or chosen is lost."""

from company import Company
from devices import MakeDevice
from playwright.async_api import expect
from table_page import Table

from reverie.rules.pieces import Options
from reverie.rules.views import ChooseView, OverView, RevealView, VoteView


async def reload(table: Table) -> None:
    """Reload, and find the same page with the same pictures on it."""
    # The next page of a turn may still be on its way.
    await expect(table.page.get_by_role("heading", level=1)).not_to_have_text("")
    before, pictures = await table.moment(), await table.pictures()
    await table.page.reload(wait_until="commit")
    heading = table.page.get_by_role("heading", level=1)
    await expect(heading).to_have_text(before.heading)
    cards = table.page.get_by_role("main").get_by_role("button").locator("img")
    await expect(cards).to_have_count(len(pictures))
    assert await table.pictures() == pictures
    assert (await table.moment()).mine == before.mine
    await table.check()


async def at_three(device: MakeDevice, company: Company, target: int = 30) -> Table:
    """Three at a classic table: a phone, and two friends who move when they are told to."""
    table = Table(await device("phone"))
    await table.sit_down(await company.set_table("classic", 2, options=Options(target)), "Mira")
    return table


async def test_in_the_lobby_and_in_the_race_with_half_a_clue(
    device: MakeDevice, company: Company
) -> None:
    table = await at_three(device, company)
    await table.page.reload()
    await expect(table.page.get_by_role("list", name="Seats")).to_contain_text("Mira")
    await company.start()
    await table.my_move()
    await reload(table)
    await table.begin()
    await table.write(table.clue_field(), "Half a cl")
    await table.pick_told(3)
    await reload(table)
    await expect(table.clue_field()).to_have_value("Half a cl")
    await expect(table.page.get_by_role("button", pressed=True)).to_have_count(1)
    await table.do(table.button("Give this clue"))
    await company.everybody(ChooseView)
    phase = company.host.game.phase  # type: ignore[union-attr]
    assert phase.clue.text == "Half a cl"  # type: ignore[union-attr]


async def test_as_the_storyteller_who_waits(device: MakeDevice, company: Company) -> None:
    table = await at_three(device, company)
    await company.start()
    await table.step(await table.my_move())
    await reload(table)
    await company.move()
    await company.everybody(VoteView)
    await table.on_page("vote")
    await reload(table)
    await company.move()
    await company.everybody(RevealView)
    await table.on_page("the reveal")
    await table.to_the_pause()
    await reload(table)
    await table.look_back()


async def test_with_cards_chosen_laid_and_voted_for(device: MakeDevice, company: Company) -> None:
    table = await at_three(device, company)
    await company.start()
    await table.my_move()
    await company.move(but=1)
    await table.on_page("choose a card")
    await table.pick(2)
    await reload(table)
    await expect(table.page.get_by_role("button", pressed=True)).to_have_count(1)
    await table.pick(4)
    await table.do(table.button("Lay these two"))
    await reload(table)
    await expect(table.button("Take them back")).to_be_visible()
    await company.move()
    await table.on_page("vote")
    place = (await table.allowed())[1]
    dialog = await table.open_card(table.places().nth(place))
    await table.tap(dialog.get_by_role("button", name="Close"))
    await reload(table)
    await table.do(table.button(f"Vote for {place + 1}"))
    await company.everybody(VoteView)
    await reload(table)
    await expect(table.button("Change my vote")).to_be_visible()


async def test_at_the_end(device: MakeDevice, company: Company) -> None:
    table = await at_three(device, company, target=5)
    company.leave_the_race()
    company.play()
    await company.start()
    await table.step(await table.my_move())
    company.go_on()
    await table.play_to_the_end()
    await company.everybody(OverView)
    await reload(table)
