"""A connection that is cut, a server that restarts: the seat waits, and what was done is done."""

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio
from checks import NEXT_FRAME
from company import Company
from devices import MakeDevice
from lan import Cable, lan_settings
from playwright.async_api import Route, expect
from table_page import Table

from reverie.app import House
from reverie.rules.views import ChooseView

ALL_DRAWN = """() => {
  const cards = [...document.querySelectorAll('main button .ground')];
  return cards.length === 6 && cards.every((one) => one.querySelector('img.loaded')?.naturalWidth);
}"""
ON_TOP = """(line) => {
  const { x, y, width, height } = line.getBoundingClientRect();
  return line.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
# What a browser says of a network that is not there.
NO_NETWORK = (r"WebSocket connection .* failed", r"net::ERR_")


@pytest_asyncio.fixture(loop_scope="session")
async def cable(house: House) -> AsyncIterator[Cable]:
    async with Cable(house.port) as laid:
        yield laid


async def test_a_cut_connection_comes_back_and_the_move_made_meanwhile_counts(
    device: MakeDevice, company: Company, cable: Cable
) -> None:
    table = Table(await device("phone", address=cable.address))
    table.device.expect(*NO_NETWORK)
    await table.sit_down(await company.set_table("classic", 3), "Mira")
    await company.start()
    await table.my_move()
    await company.move(but=2)
    await table.on_page("choose a card")
    cable.pull()
    strip = table.page.locator("[popover]").get_by_text("Coming back…")
    await expect(strip).to_be_visible()
    await expect(table.hand()).to_have_count(6)
    await table.check()
    dialog = await table.open_card(table.hand().nth(1))
    # Over whatever is opened: who looks at a card is told, too.
    await expect(dialog.get_by_text("Coming back…").first).to_be_visible()
    assert await strip.evaluate(ON_TOP)
    await table.tap(dialog.get_by_role("button", name="Lay this card"))
    cable.mend()
    await expect(strip).to_be_hidden()
    await expect(table.button("Take it back")).to_be_visible()
    view = await company.host.until(lambda view: 3 in view.game.phase.done)
    assert isinstance(view.game.phase, ChooseView)  # type: ignore[union-attr]


async def test_a_server_that_restarts_finds_everybody_in_their_chairs(
    device: MakeDevice, tmp_path: Path
) -> None:
    settings = lan_settings(tmp_path)
    async with House(settings, pace=(0.0, 0.02)):
        table = Table(await device("phone", address=settings.public_url))
        table.device.expect(*NO_NETWORK)
        await table.come("/")
        await table.is_no_beginner()
        await table.page.get_by_role("button", name="Play alone").tap()
        await table.begin_to_tell("Before the lights went out")
        before = await table.pictures()
    # Once to be seen and once to be heard.
    strip = table.page.get_by_text(re.compile("The server is restarting")).first
    await expect(strip).to_be_visible()
    await expect(table.clue_field()).to_have_value("Before the lights went out")
    async with House(settings, pace=(0.0, 0.02)):
        await expect(strip).to_be_hidden()
        assert await table.pictures() == before
        await table.pick_told(0)
        await table.do(table.button("Give this clue"))
        await table.on_page("the reveal")
        table.device.quiet()
        await table.page.close()


async def test_a_picture_that_was_lost_on_the_way_is_asked_for_again(
    device: MakeDevice, company: Company
) -> None:
    """The look-up of the hand is lost once, and then every picture once."""
    table = Table(await device("phone"))
    table.device.expect(*NO_NETWORK)
    await table.sit_down(await company.set_table("classic", 3), "Mira")
    lost: set[str] = set()

    async def lose_once(route: Route) -> None:
        kind = "look-up" if "/api/" in route.request.url else route.request.url
        await (route.continue_() if kind in lost else route.abort())
        lost.add(kind)

    await table.page.route(re.compile(r"/api/cards\?|/pictures/"), lose_once)
    await company.start()
    await expect(table.hand()).to_have_count(6)
    await table.page.wait_for_function(ALL_DRAWN)
    assert "look-up" in lost
    assert len(lost) > 6


async def test_homes_fan_waits_for_pictures_that_were_lost_on_the_way(device: MakeDevice) -> None:
    phone = await device("phone")
    phone.expect(*NO_NETWORK)
    lost: list[str] = []

    async def lose_two(route: Route) -> None:
        lost.append(route.request.url)
        await (route.continue_() if len(lost) > 2 else route.abort())

    await phone.page.route(re.compile(r"/api/cards\?"), lose_two)
    await phone.open("/")
    await expect(phone.page.locator(".fan img.loaded")).to_have_count(5)
    assert len(lost) > 2


async def test_a_page_of_a_turn_that_did_not_come_is_said_and_can_be_asked_for_again(
    device: MakeDevice, company: Company
) -> None:
    """It is said, and stays said until the page is there."""
    table = Table(await device("phone"))
    table.device.expect(*NO_NETWORK)
    page, files = table.page, "**/assets/Choose-*.js"
    await page.route(files, lambda route: route.abort())
    await table.sit_down(await company.set_table("classic", 3), "Mira")
    # As if the tab had begun anew just before: it does so only once in a while.
    await page.evaluate("sessionStorage.setItem('reverie-page-reload', String(Date.now()))")
    await company.start()
    await table.on_page("the clue")
    await company.tell_first()
    strip = page.locator("[popover]").filter(has_text="The server cannot be reached")
    await expect(strip).to_be_visible()
    await page.unroute(files)
    await table.tap(strip.get_by_role("button", name="Try again"))
    await table.on_page("choose a card")
    await expect(strip).to_have_count(0)


async def test_a_page_that_did_not_come_does_not_replace_the_one_gone_back_to(
    device: MakeDevice,
) -> None:
    phone = await device("phone")
    phone.expect(*NO_NETWORK)
    held: asyncio.Future[Route] = asyncio.get_running_loop().create_future()

    async def hold(route: Route) -> None:
        """The first; a browser may ask once more, and gets as little."""
        if held.done():
            await route.abort()
        else:
            held.set_result(route)

    await phone.page.route("**/assets/Rules-*.js", hold)
    await phone.open("/")
    await phone.page.get_by_role("link", name="How to play").tap()
    route = await held
    await phone.page.go_back()
    async with phone.page.expect_event("requestfailed"):
        await route.abort()
    await phone.page.evaluate(NEXT_FRAME)
    await phone.page.evaluate(NEXT_FRAME)
    await expect(phone.page.get_by_role("heading", level=1)).to_have_text("Reverie")
    await expect(phone.page.get_by_role("button", name="Try again")).to_have_count(0)
