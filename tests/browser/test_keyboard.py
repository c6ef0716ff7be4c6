"""A whole game with the keyboard alone, on a laptop: Tab, Enter, arrows and letters."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from functools import partial

from company import Company
from devices import MakeDevice
from playwright.async_api import Locator, Route, expect
from table_page import Table

from reverie.rules.pieces import Options

MOST_TABS = 60
HAS_FOCUS = "element => element === document.activeElement"
# Whoever cannot see where they are cannot play: a ring, or the thicker rule of a slip.
SHOWN = """element => {
  const style = getComputedStyle(element);
  const after = getComputedStyle(element.nextElementSibling ?? element);
  const ring = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
  return element.matches(':focus-visible') && (ring || after.boxShadow !== 'none');
}"""


class KeyboardTable(Table):
    """The same seat, and the mouse is not plugged in."""

    async def reach(self, target: Locator) -> None:
        """Tab until it has the focus, and can be seen to have it."""
        await expect(target).to_be_visible()
        for _ in range(MOST_TABS):
            if await target.evaluate(HAS_FOCUS):
                assert await target.evaluate(SHOWN), f"no visible focus: {target}"
                return
            await self.page.keyboard.press("Tab")
        raise AssertionError(f"{MOST_TABS} times Tab, and never at {target}")

    async def tap(self, target: Locator) -> None:
        await expect(target).not_to_have_attribute("aria-disabled", "true")
        await self.reach(target)
        await self.page.keyboard.press("Enter")

    async def write(self, field: Locator, words: str) -> None:
        await self.reach(field)
        await self.page.keyboard.type(words)

    async def lead(self, handle: Locator) -> None:
        """A part of the puppet is moved with the arrow keys; Enter keeps the pose."""
        await expect(handle).to_be_visible()
        for _ in range(MOST_TABS):
            if await handle.evaluate(HAS_FOCUS):
                break
            await self.page.keyboard.press("Tab")
        for _ in range(3):
            await self.page.keyboard.press("ArrowRight")
        await self.page.keyboard.press("Enter")

    async def vote(self, choice: int = 0) -> None:
        """The dial is turned with the arrow keys, and skips what may not be voted for."""
        free = await self.allowed()
        place = free[choice % len(free)]
        dial = self.page.get_by_role("slider", name="Vote dial")
        await self.reach(dial)
        await self.page.keyboard.press("Home")
        for _ in free:
            if await dial.get_attribute("aria-valuenow") == str(place + 1):
                break
            await self.page.keyboard.press("ArrowRight")
        await self.do(self.button(f"Vote for {place + 1}"))


async def test_a_whole_game(device: MakeDevice, company: Company) -> None:
    table = KeyboardTable(await device("laptop"))
    options = Options(target_score=8)
    await table.sit_down(await company.set_table("classic", 3, options=options), "Mira")
    company.leave_the_race()
    company.play()
    await company.start()
    await table.step(await table.my_move())
    company.go_on()
    await table.play_to_the_end()
    assert {"clue", "choose", "vote", "reveal"} <= {step.phase for step in table.steps}


async def test_escape_and_back_close_the_card_and_not_the_table(
    device: MakeDevice, company: Company
) -> None:
    table = KeyboardTable(await device("laptop"))
    await table.sit_down(await company.set_table("classic", 3), "Mira")
    await company.start()
    await expect(table.hand()).to_have_count(6)
    await table.tap(table.hand().nth(2))  # Chosen, and the paper lies open.
    by_back: Callable[[], Awaitable[object]] = table.page.go_back
    by_escape = partial(table.page.keyboard.press, "Escape")
    for close in (by_back, by_escape):
        card = table.hand().nth(2)
        await table.tap(card)
        dialog = table.page.get_by_role("dialog")
        await expect(dialog).to_have_accessible_name("Card 3 of 6")
        await table.page.keyboard.press("ArrowRight")
        await expect(dialog).to_have_accessible_name("Card 4 of 6")
        await close()
        await expect(dialog).to_be_hidden()
        await expect(card).to_be_focused()


async def test_a_deed_that_takes_its_button_along_leaves_the_focus_at_the_heading(
    device: MakeDevice, company: Company
) -> None:
    table = KeyboardTable(await device("laptop"))
    await table.sit_down(await company.set_table("classic", 3), "Mira")
    await company.start()
    await company.tell_first("A door in the sea")
    await table.on_page("choose a card")
    await table.tap(table.hand().nth(1))
    await table.tap(table.button("Lay this card"))
    await expect(table.button("Take it back")).to_be_visible()
    await expect(table.page.get_by_role("heading", level=1)).to_be_focused()


async def test_whoever_comes_from_another_page_is_at_the_heading_of_the_table(
    device: MakeDevice,
) -> None:
    """Also while the table's page is on its way: then there are words for that."""
    table = KeyboardTable(await device("laptop"))
    page, come = table.page, asyncio.Event()

    async def hold(route: Route) -> None:
        await come.wait()
        await route.continue_()

    await page.route("**/assets/Lobby-*.js", hold)
    await table.come("/new")
    await table.write(page.get_by_role("textbox", name="Your name"), "Mira")
    await table.press("Set the table")
    heading = page.get_by_role("main").get_by_role("heading", level=1)
    await expect(heading).to_have_text("Coming to the table…")
    await expect(heading).to_be_focused()
    come.set()
    await expect(heading).to_have_text(re.compile("Table"))
    await expect(heading).to_be_focused()


async def test_whoever_pages_on_in_a_gallery_is_at_the_card_seen_last(device: MakeDevice) -> None:
    table = KeyboardTable(await device("laptop"))
    await table.come("/decks/base")
    first, last = table.button("Card 1 of 84"), table.button("Card 50 of 84")
    await expect(last.locator("img")).to_have_count(0)
    await expect(first).to_have_attribute("aria-haspopup", "dialog")
    assert await first.get_attribute("aria-pressed") is None
    await table.tap(first)
    dialog = table.page.get_by_role("dialog")
    await expect(dialog).to_have_accessible_name("Card 1 of 84")
    for _ in range(49):
        await table.page.keyboard.press("ArrowRight")
    await expect(dialog).to_have_accessible_name("Card 50 of 84")
    await table.page.keyboard.press("Escape")
    await expect(dialog).to_be_hidden()
    await expect(last.locator("img")).to_be_visible()
    await expect(last).to_be_focused()


async def test_one_click_means_the_same_in_the_race_and_after_it(
    device: MakeDevice, company: Company
) -> None:
    """S4: on an open book the first click chooses, the second looks closer; nobody is lost."""
    table = KeyboardTable(await device("laptop"))
    await table.sit_down(await company.set_table("classic", 3), "Mira")
    company.leave_the_race()
    await company.start()
    card, dialog = table.hand().nth(2), table.page.get_by_role("dialog")
    await table.tap(card)
    await expect(card).to_have_attribute("aria-pressed", "true")
    await expect(dialog).to_be_hidden()
    await expect(table.clue_field()).to_be_visible()
    await expect(card).to_be_focused()
    await table.page.keyboard.press("Enter")
    await expect(dialog).to_have_accessible_name("Card 3 of 6")


async def test_a_phone_shows_a_card_first_in_the_race_and_after_it(
    device: MakeDevice, company: Company
) -> None:
    table = Table(await device("phone"))
    await table.sit_down(await company.set_table("classic", 3), "Mira")
    company.leave_the_race()
    await company.start()
    dialog = await table.open_card(table.hand().nth(2))
    await table.tap(dialog.get_by_role("button", name="Tell this card"))
    await expect(dialog).to_be_hidden()
    await expect(table.clue_field()).to_be_focused()
