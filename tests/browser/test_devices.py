"""One seat and several windows: another device, two tabs, a chair that was taken away."""

import re

from company import Company
from devices import Device, MakeDevice
from playwright.async_api import Route, expect
from table_page import Table

from reverie.rules.ids import Seat
from reverie.rules.views import ChooseView
from reverie.tables.requests import RemoveChair

BOOK = re.compile("^The book")


async def test_a_seat_moves_to_another_device_by_its_own_link(
    device: MakeDevice, company: Company
) -> None:
    laptop = Table(await device("laptop"))
    await laptop.sit_down(await company.set_table("classic", 3), "Mira")
    await company.start()
    await expect(laptop.hand()).to_have_count(6)
    await laptop.begin_to_tell("The words stay on the laptop")
    hand = await laptop.pictures()
    await laptop.press(BOOK)
    await laptop.press("My seat on another device")
    await laptop.press("Make the link")
    field = laptop.page.get_by_role("textbox", name="Link to your seat")
    link = await field.input_value()

    phone = Table(await device("phone"))
    await phone.page.goto(link)
    await expect(phone.button("Continue here as Mira")).to_be_visible()
    await expect(laptop.button(BOOK).or_(field).first).to_be_attached()
    await phone.press("Continue here as Mira")
    await expect(phone.hand()).to_have_count(6)
    assert await phone.pictures() == hand
    assert "#" not in phone.page.url, "the secret must be gone from the address"
    await phone.check()

    heading = laptop.page.get_by_role("heading", level=1)
    await expect(heading).to_have_text("You are sitting here on another device")
    await phone.step(await phone.my_move())
    await company.everybody(ChooseView)


async def test_a_link_is_as_good_as_before_where_the_server_has_too_much_to_do(
    device: MakeDevice, company: Company
) -> None:
    laptop = Table(await device("laptop"))
    await laptop.sit_down(await company.set_table("classic", 3), "Mira")
    await laptop.press(BOOK)
    await laptop.press("My seat on another device")
    await laptop.press("Make the link")
    field = laptop.page.get_by_role("textbox", name="Link to your seat")
    link = await field.input_value()

    phone = Table(await device("phone"))
    phone.device.expect("status of 429")
    refused = {"code": "too_fast", "message": "Slower, please."}

    async def refuse(route: Route) -> None:
        await route.fulfill(status=429, json=refused)

    await phone.page.route("**/redeem", refuse, times=1)
    await phone.page.goto(link)
    await phone.press("Continue here as Mira")
    await expect(phone.page.get_by_text("That was a lot at once").first).to_be_visible()
    assert "#seat=" in phone.page.url
    await phone.press("Continue here as Mira")
    await expect(phone.page.get_by_role("list", name="Seats")).to_contain_text("Mira")
    assert "#" not in phone.page.url


async def test_two_tabs_of_one_seat_show_the_same(device: MakeDevice, company: Company) -> None:
    first = Table(await device("laptop"))
    await first.sit_down(await company.set_table("classic", 3), "Mira")
    second = Table(await other_tab(first.device))
    await second.page.goto(first.page.url)
    await company.start()
    for tab in (first, second):
        await expect(tab.hand()).to_have_count(6)
    assert await first.pictures() == await second.pictures()
    await first.step(await first.my_move())
    await second.on_page("choose a card")
    await company.move()
    await second.on_page("vote")
    await company.move()
    for tab in (first, second):
        await tab.on_page("the reveal")
    await second.look_back()
    await company.move()
    for tab in (first, second):
        await tab.on_page("the clue")
        tab.device.quiet()


async def other_tab(device: Device) -> Device:
    page = await device.another_tab()
    return Device(device.context, page, device.address, device.kind)


async def test_whoever_is_removed_reads_why(device: MakeDevice, company: Company) -> None:
    guest = Table(await device("phone"))
    await guest.sit_down(await company.set_table("classic", 3), "Mira")
    await company.host.do(RemoveChair(Seat(3)))
    heading = guest.page.get_by_role("heading", level=1)
    await expect(heading).to_have_text("Your chair is empty")


async def test_a_table_that_never_was_says_so(device: MakeDevice) -> None:
    lost = Table(await device("phone"))
    lost.device.expect("WebSocket connection .* failed", "404")
    await lost.come("/t/AAAAAAAAAAAAAAAA")
    heading = lost.page.get_by_role("heading", level=1)
    await expect(heading).to_have_text("There is no table here")
    await lost.come("/no/such/page")
    await expect(heading).to_have_text("Nothing lives at this address")
