"""From the first page to one's hand: alone, as a host, by a friend's link, by a code."""

import asyncio
import re

import pytest
from checks import in_order
from company import Company
from devices import Device, MakeDevice
from playwright.async_api import Route, expect
from table_page import Table

BOOK = re.compile("^The book")


async def named_table(host: Device, name: str = "Ada") -> Table:
    """From home to a lobby of one's own."""
    table = Table(host)
    await host.open("/")
    await table.tap(host.page.get_by_role("link", name="Set a new table"))
    await host.page.get_by_role("textbox", name="Your name").fill(name)
    await in_order(host.page, touch=host.is_phone)
    await table.press("Set the table")
    await expect(host.page.get_by_role("list", name="Seats")).to_contain_text(name)
    return table


DRAFT = "sessionStorage.getItem('reverie-new-table')"


async def test_a_new_table_suggests_the_world_seen_least_and_keeps_what_was_chosen(
    device: MakeDevice,
) -> None:
    """What is only suggested is not taken for a choice the next time."""
    table = Table(await device("phone"))
    page = table.page
    await table.come("/about")
    await page.evaluate("""localStorage.setItem('reverie-decks-seen', '{"base": 1}')""")
    await table.come("/new")
    await expect(page.get_by_role("checkbox", checked=True)).to_have_count(1)
    await expect(page.get_by_role("checkbox").first).to_be_checked()
    assert await page.evaluate(DRAFT) is None
    await page.get_by_text("Party", exact=True).tap()
    await page.reload()
    await expect(page.get_by_role("radio", name=re.compile("^Party"))).to_be_checked()
    await page.get_by_role("textbox", name="Your name").fill("Ada")
    await table.press("Set the table")
    await expect(page.get_by_role("list", name="Seats")).to_contain_text("Ada")
    assert await page.evaluate(DRAFT) is None


async def test_a_new_table_says_what_it_waits_for(device: MakeDevice) -> None:
    """While the decks are on their way nothing is promised; that there is none is said."""
    table = Table(await device("laptop"))
    page = table.page
    held: asyncio.Future[Route] = asyncio.get_running_loop().create_future()

    async def hold(route: Route) -> None:
        held.set_result(route)

    await page.route("**/api/decks", hold)
    await table.come("/new")
    route = await held
    await page.get_by_role("textbox", name="Your name").fill("Ada")
    await expect(page.get_by_text("Ready when you are")).to_have_count(0)
    await in_order(page, touch=False)
    await route.fulfill(json=[])
    await expect(page.get_by_text("There is no deck on this server yet")).to_be_visible()
    await expect(page.get_by_text("Ready when you are")).to_have_count(0)
    await expect(table.button("Set the table")).to_have_attribute("aria-disabled", "true")


async def code_of(table: Table) -> str:
    title = await table.page.title()
    found = re.search(r"Table (\w{4})", title)
    assert found, title
    return found[1]


@pytest.mark.parametrize("kind", ["phone", "laptop"])
async def test_alone_one_sees_ones_hand_after_at_most_two_clicks(
    device: MakeDevice, kind: str
) -> None:
    mine = await device(kind)
    await mine.open("/")
    await expect(mine.page.get_by_role("heading", name="Reverie", level=1)).to_be_visible()
    assert not await mine.page.evaluate("isSecureContext"), "a LAN name must not be secure"
    await in_order(mine.page, touch=mine.is_phone)
    await mine.page.get_by_role("button", name="Play alone with clockwork rabbits").click()
    table = Table(mine)
    await expect(table.hand().first).to_be_visible()
    await table.check()


@pytest.mark.parametrize("kind", ["phone", "laptop"])
async def test_a_host_sets_a_table_winds_up_two_rabbits_and_deals(
    device: MakeDevice, kind: str
) -> None:
    table = await named_table(await device(kind))
    await in_order(table.page, touch=table.device.is_phone)
    deal = table.button("Deal the cards")
    await expect(deal).to_have_attribute("aria-disabled", "true")
    for players in (2, 3):
        await table.tap(table.button(re.compile("^Clockwork rabbit")))
        seats = table.page.get_by_role("list", name="Seats").get_by_text("clockwork", exact=True)
        await expect(seats).to_have_count(players - 1)
    await table.tap(deal)
    await expect(table.hand()).to_have_count(7)
    await table.check()


async def test_a_friend_comes_by_the_link_with_a_name_and_two_taps(device: MakeDevice) -> None:
    host = await named_table(await device("laptop"))
    await host.tap(host.button(re.compile("^Invite$")))
    link = await host.page.get_by_role("textbox", name="Link to the table").input_value()
    friend = Table(await device("phone"))
    await friend.page.goto(link)
    name = friend.page.get_by_role("textbox", name="Your name")
    await friend.tap(name)
    await friend.page.keyboard.type("Bo")
    await in_order(friend.page)
    await friend.press("Sit down")
    await expect(friend.button("Sit down")).to_have_count(0)
    await expect(friend.page.get_by_role("list", name="Seats")).to_contain_text("Bo")
    await friend.check()
    await host.page.keyboard.press("Escape")
    await expect(host.page.get_by_role("list", name="Seats")).to_contain_text("Bo")


async def test_a_friend_comes_by_the_code(device: MakeDevice) -> None:
    code = await code_of(await named_table(await device("laptop")))
    friend = Table(await device("phone"))
    await friend.come("/")
    await friend.page.get_by_role("textbox", name="Table code").fill(code.lower())
    await friend.press("Join")
    await expect(friend.page.get_by_role("textbox", name="Your name")).to_be_visible()
    await in_order(friend.page)
    by_address = Table(await device("phone"))
    await by_address.come(f"/j/{code}")
    await expect(by_address.page.get_by_role("textbox", name="Your name")).to_be_visible()
    assert "/t/" in by_address.page.url


async def test_a_friend_who_comes_late_is_let_in_by_somebody_who_sits_there(
    device: MakeDevice, company: Company
) -> None:
    mira = Table(await device("laptop"))
    await mira.sit_down(await company.set_table("classic", 3), "Mira")
    await company.start()
    view = await company.host.until(lambda view: view.game is not None)
    friend = Table(await device("phone"))
    friend.device.expect(r"/api/codes/")
    await friend.come("/")
    await friend.page.get_by_role("textbox", name="Table code").fill(view.code)
    await friend.press("Join")
    await expect(friend.page.get_by_role("heading", name="The game has begun")).to_be_visible()
    await in_order(friend.page)
    await friend.press("Try again")
    await expect(friend.page.get_by_role("heading", name="The game has begun")).to_be_visible()
    await mira.press(BOOK)
    await mira.press("Invite your friends")
    await mira.press("Let people in by the code")
    await expect(mira.page.get_by_text("The door is open")).to_be_visible()
    await in_order(mira.page)
    # It looks again by itself.
    await expect(friend.page.get_by_role("textbox", name="Your name")).to_be_visible()


async def test_a_wrong_code_says_so_and_stays_where_it_is(device: MakeDevice) -> None:
    lost = Table(await device("phone"))
    lost.device.expect(r"/api/codes/")
    await lost.come("/")
    field = lost.page.get_by_role("textbox", name="Table code")
    await field.fill("QQQQ")
    await lost.press("Join")
    await expect(
        lost.page.get_by_role("alert").filter(has_text="No table has that code")
    ).to_be_visible()
    await expect(field).to_have_value("QQQQ")


async def test_a_name_is_needed_and_the_page_says_so(device: MakeDevice, company: Company) -> None:
    friend = Table(await device("phone"))
    await friend.come(f"/t/{await company.set_table('classic', 3)}")
    await friend.press("Sit down")
    await expect(friend.page.get_by_role("alert").filter(has_text="call you")).to_be_visible()
    await expect(friend.page.get_by_role("textbox", name="Your name")).to_be_focused()
