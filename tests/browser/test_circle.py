"""The end of an evening in a browser: what it showed, a heart, and a circle that meets again."""

import re

from at_server import table_of
from checks import axe, in_order, settled
from company import Company
from devices import MakeDevice
from playwright.async_api import Locator, expect
from table_page import Table

from reverie.client import Player, Refusal
from reverie.rules.pieces import Options
from reverie.tables.requests import LikeClue

SHOWED = re.compile("^What it showed")
CIRCLE = re.compile(r"/circle/[\w-]{16}$")


async def at_the_end(device: MakeDevice, company: Company, kind: str = "phone") -> Table:
    """Mira with three friends, after so many turns that there is something to find out."""
    table = Table(await device(kind))
    # Five turns at least: one brings nobody of four more than five points.
    how = {"options": Options(target_score=21)}
    await table.sit_down(await company.set_table("classic", 3, **how), "Mira")
    company.leave_the_race()
    # A card that is not the one takes most of the votes sooner or later: that is a finding.
    company.is_of_one_mind = True
    await company.start()
    await table.my_move()
    company.play()
    await table.step(await table.my_move())
    company.go_on()
    await table.play_to_the_end()
    return table


async def sound(table: Table) -> None:
    """As a page must be: in reach, and nothing that axe minds."""
    await settled(table.page)
    await in_order(table.page, touch=table.device.is_phone)
    assert not await axe(table.page)


def sheet_of(table: Table) -> Locator:
    return table.page.get_by_role("dialog", name="What the evening showed")


async def test_findings_by_keyboard_and_one_heart(device: MakeDevice, company: Company) -> None:
    table = await at_the_end(device, company, "laptop")
    await table.button(SHOWED).focus()
    await table.page.keyboard.press("Enter")
    sheet = sheet_of(table)
    finding = sheet.locator("[aria-expanded]").first
    await expect(finding).to_be_visible()
    # One tap tells the counts it comes from.
    await finding.focus()
    await table.page.keyboard.press("Enter")
    await expect(finding).to_have_attribute("aria-expanded", "true")
    await expect(sheet.locator(f"#{await finding.get_attribute('aria-controls')}")).to_be_visible()
    heart = sheet.get_by_role("button", name=re.compile("^A heart for")).first
    await heart.focus()
    await table.page.keyboard.press("Space")
    await expect(heart).to_have_attribute("aria-pressed", "true")
    await sound(table)
    # Nobody sees it until most have given theirs.
    assert table_of(company.host).best_clues == ()
    for player in company.players:
        await gives_a_heart(player)
    await expect(sheet.locator("[aria-expanded]").first).to_contain_text("The clue of the evening")
    assert table_of(company.host).best_clues
    await table.page.keyboard.press("Escape")
    await expect(sheet).to_be_hidden()


async def gives_a_heart(player: Player) -> None:
    """To the first clue, or, if that is their own, to the second."""
    try:
        await player.do(LikeClue(1))
    except Refusal:
        await player.do(LikeClue(2))


async def test_meet_again_open_the_next_table_and_leave(
    device: MakeDevice, company: Company
) -> None:
    table = await at_the_end(device, company)
    await sound(table)
    page = table.page
    await table.tap(table.button("Meet again"))
    await page.get_by_role("link", name="Our circle").click()
    await expect(page).to_have_url(CIRCLE)
    await expect(page.get_by_role("heading", level=1)).to_have_text("Our circle")
    await expect(page.get_by_role("heading", name="Our evenings")).to_be_visible()
    await sound(table)
    await what_all_evenings_showed(table)
    await is_called(table, "Miranda")
    # On another phone, by the member's own link; the key does not stay in the address.
    await page.get_by_role("button", name="Your key").click()
    link = await page.get_by_role("textbox", name="Link to your circle").input_value()
    assert re.search(r"/circle#[\w-]{16}\.1\.[\w-]{32}$", link)
    await page.keyboard.press("Escape")
    phone = await device("phone")
    await phone.open(link[link.index("/circle") :])
    await expect(phone.page).to_have_url(CIRCLE)
    await phone.page.get_by_role("button", name="Open the next table").click()
    await expect(phone.page).to_have_url(re.compile(r"/t/[\w-]+$"))
    # Here the page asks by itself to sit down; it is the same person, and the table tells so.
    await expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    await page.get_by_role("button", name="Leave and be forgotten").click()
    dialog = page.get_by_role("dialog", name="Leave and be forgotten")
    await dialog.get_by_role("button", name="Leave and be forgotten").click()
    await expect(page).to_have_url(re.compile("/$"))
    # The key opens nothing any more, and the device does not keep it.
    table.device.expect("404")
    await page.goto(link)
    alert = page.get_by_role("main").get_by_role("alert")
    await expect(alert).to_contain_text("There is no circle for this key")
    assert await page.evaluate("localStorage.getItem('reverie-circles')") == "[]"


async def what_all_evenings_showed(table: Table) -> None:
    """Of Mira alone is spoken, who is all of the circle: if there is anything to say of her."""
    page = table.page
    await page.get_by_role("button", name="What our evenings showed").click()
    sheet = page.get_by_role("dialog", name="What our evenings showed")
    found = sheet.locator("[aria-expanded]").first
    await expect(found.or_(sheet.get_by_text("Nothing stood out."))).to_be_visible()
    await sound(table)
    await page.keyboard.press("Escape")
    await expect(sheet).to_be_hidden()


async def is_called(table: Table, name: str) -> None:
    """From the next table on; an empty name is refused, and the sheet stays open."""
    page = table.page
    await page.get_by_role("button", name="Your name and your rabbit").click()
    sheet = page.get_by_role("dialog", name="Your name and your rabbit")
    field = sheet.get_by_role("textbox", name="Your name")
    table.device.expect("400")
    await field.fill("")
    await sheet.get_by_role("button", name="That’s me").click()
    await expect(field).to_have_attribute("aria-invalid", "true")
    await field.fill(name)
    await sheet.get_by_role("button", name="That’s me").click()
    await expect(sheet).to_be_hidden()
    await expect(page.get_by_role("list").first).to_contain_text(name)
