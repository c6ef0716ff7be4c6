"""Table manners: talk that rests, why after the reveal, hourglasses, muting, slow games."""

import re
from typing import Any

import pytest
from checks import axe, in_order, settled
from company import Company
from devices import MakeDevice
from playwright.async_api import Locator, expect
from table_page import Table, stop_the_clock

from reverie.app import House
from reverie.rules.ids import Seat
from reverie.rules.pieces import Options
from reverie.rules.views import RevealView, VoteView
from reverie.tables.manners import Manners
from reverie.tables.requests import HostMutes, Say

TALK = re.compile("^Table talk")
BOOK = re.compile("^The book")
FIELD = "What you would like to say"


async def at_table(device: MakeDevice, company: Company, kind: str = "phone", **how: Any) -> Table:
    """Mira at a table of three scripted friends."""
    table = Table(await device(kind))
    await table.sit_down(await company.set_table("classic", 3, **how), "Mira")
    return table


async def open_talk(table: Table) -> Locator:
    await table.tap(table.button(TALK).first)
    sheet = table.page.get_by_role("dialog", name="Table talk")
    await expect(sheet).to_be_visible()
    return sheet


async def say(table: Table, sheet: Locator, words: str) -> None:
    await sheet.get_by_role("textbox", name=FIELD).fill(words)
    await sheet.get_by_role("button", name="Say it").click()
    await expect(sheet.get_by_role("log").first).to_contain_text(words)


async def close(sheet: Locator) -> None:
    await sheet.get_by_role("button", name="Close", exact=True).click()
    await expect(sheet).to_be_hidden()


async def sound(table: Table) -> None:
    """As a page must be: in reach, and nothing that axe minds."""
    await settled(table.page)
    await in_order(table.page, touch=table.device.is_phone)
    assert not await axe(table.page)


async def to_the_vote(table: Table, company: Company) -> None:
    company.leave_the_race()
    await company.start()
    await table.my_move()
    await company.tell_first()
    await table.on_page("choose a card")
    await table.lay()
    await company.move()
    await table.on_page("vote")


async def to_the_pause(table: Table, company: Company) -> None:
    await table.vote()
    await company.move()
    await table.on_page("the reveal")
    await table.to_the_pause()


async def test_talk_is_heard_at_another_device_and_rests_during_a_vote(
    device: MakeDevice, company: Company
) -> None:
    mira = await at_table(device, company)
    other = Table(await device("laptop"))
    await other.sit_down(company.table, "Noa")
    sheet = await open_talk(mira)
    await say(mira, sheet, "Shall we begin?")
    await sound(mira)
    await close(sheet)
    await expect(other.button("Table talk, one new line")).to_be_visible()
    heard = await open_talk(other)
    await expect(heard.get_by_role("log").first).to_contain_text("Shall we begin?")
    await heard.get_by_role("button", name="laughs").click()
    await expect(heard.get_by_role("log").first.get_by_role("img", name="laughs")).to_be_visible()
    await close(heard)
    await expect(other.button("Table talk", exact=True)).to_be_visible()
    company.leave_the_race()
    await company.start()
    await company.tell_first()
    for one in (mira, other):
        await one.on_page("choose a card")
        await one.lay()
    await company.move()
    await mira.on_page("vote")
    resting = await open_talk(mira)
    await expect(resting.get_by_text("Talk is paused from the clue to the reveal")).to_be_visible()
    await expect(resting.get_by_role("textbox")).to_have_count(0)
    await expect(resting.get_by_role("log").first).to_contain_text("Shall we begin?")


async def test_why_is_told_after_the_reveal(device: MakeDevice, company: Company) -> None:
    mira = await at_table(device, company)
    await to_the_vote(mira, company)
    await expect(mira.button(re.compile("^Why"))).to_have_count(0)
    await to_the_pause(mira, company)
    await company.everybody(RevealView)
    await company.host.say(Say("The moon looked hungry to me", "why"))
    await mira.press("Why? One reason so far")
    sheet = mira.page.get_by_role("dialog", name="Why?")
    await expect(sheet.get_by_role("log").first).to_contain_text("The moon looked hungry to me")
    await sheet.get_by_role("textbox").fill("Because of the ladder")
    await sheet.get_by_role("button", name="Say it").click()
    await expect(sheet.get_by_role("log").first).to_contain_text("Because of the ladder")
    await sound(mira)
    # Who closes in a hurry must not take back what was said.
    back = await sheet.get_by_role("button", name="Take it back").bounding_box()
    shut = await sheet.get_by_role("button", name="Close").bounding_box()
    assert back is not None
    assert shut is not None
    assert back["x"] + back["width"] < shut["x"]
    await sheet.get_by_role("button", name="Take it back").click()
    await expect(sheet.get_by_role("log").first).not_to_contain_text("Because of the ladder")
    await close(sheet)
    mine = mira.page.get_by_role("button", name=re.compile("There is a reason to read$"))
    dialog = await mira.open_card(mine)
    await expect(dialog).to_contain_text("Ada: The moon looked hungry to me")


async def test_the_muted_play_on_in_silence_and_the_hidden_are_not_heard(
    device: MakeDevice, company: Company
) -> None:
    mira = await at_table(device, company)
    await company.players[1].say(Say("Buy my cheese"))
    await company.players[2].say(Say("Good evening"))
    sheet = await open_talk(mira)
    log = sheet.get_by_role("log").first
    await log.get_by_role("button", name=re.compile("cheese")).click()
    await sheet.get_by_role("button", name="Hide what Bo says").click()
    await expect(log).not_to_contain_text("cheese")
    await expect(log).to_contain_text("Good evening")
    await mira.page.reload()
    sheet = await open_talk(mira)
    await expect(sheet.get_by_text("One line is hidden on this device.")).to_be_visible()
    await sound(mira)
    await company.host.do(HostMutes(Seat(3)))
    await expect(sheet.get_by_text("The host has muted you.")).to_be_visible()
    await expect(sheet.get_by_role("textbox")).to_have_count(0)
    await close(sheet)
    await company.host.do(HostMutes(Seat(3), muted=False))
    await mira.press(BOOK)
    await mira.press("Who sits here")
    people = mira.page.get_by_role("dialog", name="Who sits here")
    await people.get_by_role("button", name=re.compile("^Bo")).click()
    await mira.press("Show what Bo says")
    await sound(mira)


VEILS = """() => [...document.querySelectorAll('dialog')].filter((one) =>
  getComputedStyle(one, '::backdrop').backgroundColor !== 'rgba(0, 0, 0, 0)').length"""


@pytest.mark.parametrize("kind", ["phone", "laptop"])
async def test_three_sheets_are_not_three_times_as_dark(
    device: MakeDevice, company: Company, kind: str
) -> None:
    mira = await at_table(device, company, kind)
    sheets = mira.page.get_by_role("dialog", include_hidden=True)
    await mira.press(BOOK)
    await mira.press("Who sits here")
    await mira.page.get_by_role("dialog").get_by_role("button", name=re.compile("^Bo")).click()
    for left in (3, 2, 1):
        await expect(sheets).to_have_count(left)
        assert await mira.page.evaluate(VEILS) == 1
        await mira.page.keyboard.press("Escape")
    await expect(sheets).to_have_count(0)


async def test_the_host_removes_a_line_and_mutes_from_the_book(
    device: MakeDevice, company: Company
) -> None:
    host = Table(await device("laptop"))
    await host.come("/new")
    await host.page.get_by_role("textbox", name="Your name").fill("Mira")
    await host.press("Set the table")
    await expect(host.page.get_by_role("list", name="Seats")).to_contain_text("Mira")
    await company.join(host.page.url.rpartition("/")[2], 2)
    await company.host.say(Say("What a dull table"))
    sheet = await open_talk(host)
    await sheet.get_by_role("log").first.get_by_role("button", name=re.compile("dull")).click()
    await sound(host)
    await sheet.get_by_role("button", name="Remove for everybody").click()
    await expect(sheet.get_by_role("log").first).not_to_contain_text("dull")
    await close(sheet)
    await host.press(BOOK)
    await host.press("Who sits here")
    people = host.page.get_by_role("dialog").last
    await people.get_by_role("button", name=re.compile("^Ada")).click()
    await host.press("Mute Ada")
    await expect(host.button("Let Ada talk again")).to_be_visible()
    await sound(host)
    assert (await company.host.until(lambda view: view.muted)).muted == (1,)


async def test_too_much_talk_is_refused_in_a_sentence_and_nothing_typed_is_lost(
    device: MakeDevice, company: Company, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    # However long the lines take: nobody earns another in the meantime.
    now = house.web.limits.clock()
    monkeypatch.setattr(house.web.limits, "clock", lambda: now)
    mira = await at_table(device, company)
    sheet = await open_talk(mira)
    field, send = (
        sheet.get_by_role("textbox", name=FIELD),
        sheet.get_by_role("button", name="Say it"),
    )
    await field.fill("a" * 281)
    await expect(sheet.get_by_text("one letter too many")).to_be_visible()
    await expect(send).to_have_attribute("aria-disabled", "true")
    refused = sheet.get_by_text("That was a lot at once. Please wait a moment.")
    for number in range(30):
        await field.fill(f"line {number}")
        await field.press("Enter")
        await expect(field.or_(refused).first).to_be_visible()
        await mira.page.wait_for_function(
            "() => !document.querySelector('dialog button[aria-busy=true]')"
        )
        if await refused.count():
            break
    await expect(refused).to_be_visible()
    await expect(field).to_have_value(re.compile("^line"))
    await mira.page.reload()
    sheet = await open_talk(mira)
    await expect(sheet.get_by_role("textbox", name=FIELD)).to_have_value(re.compile("^line"))


async def test_a_slow_game_says_until_when_and_gives_a_link_for_those_it_waits_for(
    device: MakeDevice, company: Company
) -> None:
    mira = await at_table(device, company, manners=Manners("days", "wait"))
    await to_the_vote(mira, company)
    await mira.vote()
    await company.move(but=1)
    await company.host.until(lambda view: isinstance(view.game.phase, VoteView))
    await mira.press(re.compile("^Until "))
    await expect(mira.page.get_by_role("dialog", name="The hourglass")).to_contain_text("reminder")
    await sound(mira)
    await mira.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    await mira.press("Tell me when it is my turn")
    sheet = mira.page.get_by_role("dialog", name="A game over days")
    await expect(sheet).to_contain_text("The table waits for")
    link = await sheet.get_by_role("textbox", name="Link to the table").input_value()
    assert link.endswith(f"/t/{company.table}")
    # Plain http: no notices, and no word of them but where they would be.
    await expect(sheet.get_by_role("button", name="Send me notices")).to_have_count(0)
    await expect(sheet).to_contain_text("https")
    await sound(mira)


async def test_ones_own_seat_has_squares_for_a_camera(device: MakeDevice, company: Company) -> None:
    mira = await at_table(device, company)
    await mira.press(BOOK)
    await mira.press("My seat on another device")
    await mira.press("Make the link")
    code = mira.page.get_by_role("img", name="QR code with the link to your seat")
    await expect(code).to_be_visible()
    await sound(mira)
    kept = await mira.page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])")
    link = await mira.page.get_by_role("textbox", name="Link to your seat").input_value()
    assert link.partition("#seat=")[2] not in kept


@pytest.mark.long
async def test_leaving_at_the_end_goes_straight_home(device: MakeDevice, company: Company) -> None:
    mira = await at_table(device, company, options=Options(target_score=5))
    await company.start()
    company.play()
    await mira.page.evaluate(
        """() => new MutationObserver(() => {
          if (document.body.innerText.includes('Your chair is empty')) window.flashed = true;
        }).observe(document.body, { childList: true, subtree: true })"""
    )
    await mira.play_to_the_end()
    await mira.press(TALK)
    await close(mira.page.get_by_role("dialog", name="Table talk"))
    await mira.press(BOOK)
    save = mira.page.get_by_role("link", name=re.compile("^Save this game"))
    await expect(save.last).to_have_attribute("href", re.compile("/export$"))
    await mira.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    await mira.press("Leave the table")
    await expect(mira.page.get_by_role("heading", level=1)).to_have_text("Reverie")
    assert not await mira.page.evaluate("window.flashed")


async def test_what_is_said_over_a_sheet_is_closed_there_and_the_sheet_stays(
    device: MakeDevice, company: Company
) -> None:
    table = await at_table(device, company)
    company.leave_the_race()
    await company.start()
    await table.my_move()
    sheet = await open_talk(table)
    await stop_the_clock(table.page)  # It would go by itself.
    await company.join(company.table, 1)
    toast = table.page.get_by_role("region", name=table.words["toasts"]).get_by_role("listitem")
    await expect(toast).to_have_count(1)
    await toast.get_by_role("button", name="Close").tap()
    await expect(toast).to_have_count(0)
    await expect(sheet).to_be_visible()
