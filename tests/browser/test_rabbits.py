"""Somebody who is alone chooses company: who comes, how good they are, and what they say."""

import re
from pathlib import Path

import pytest
from checks import axe, in_order, settled
from devices import MakeDevice
from lan import lan_settings
from msgspec.structs import replace
from playwright.async_api import Locator, expect
from table_page import Table

from reverie.app import House


@pytest.mark.long
async def test_a_host_chooses_who_comes_and_is_told_why(device: MakeDevice, tmp_path: Path) -> None:
    settings = replace(lan_settings(tmp_path), bots="dreamers")
    async with House(settings, pace=(0.0, 0.02)) as house:
        assert house.stable is not None
        while not house.stable.is_awake:
            await house.stable.warm("en", ("base",))
        table = Table(await device("phone", address=settings.public_url))
        page = table.page
        await table.come("/new")
        await page.get_by_role("textbox", name="Your name").fill("Mira")
        await table.press("Set the table")
        await page.get_by_role("button", name="Choose who comes").click()
        sheet = page.get_by_role("dialog", name="Choose who comes")
        await sheet.get_by_text("sharp", exact=True).click()
        await expect(sheet).to_contain_text("Rarely misses a hint.")
        await settled(page)
        await in_order(page)
        assert not await axe(page)
        await sheet.get_by_role("button", name=re.compile("^The poet")).click()
        seats = page.get_by_role("list", name="Seats")
        await expect(seats).to_contain_text("The poet")
        for _ in range(2):
            await page.get_by_role("button", name=re.compile("^Clockwork rabbit")).first.click()
        await expect(seats.get_by_role("listitem")).to_have_count(4)
        await table.press("Deal the cards")
        why = await until_told(table)
        await why.click()
        told = page.get_by_role("dialog", name="Why?").get_by_role("log").first
        await expect(told).to_contain_text(re.compile(r"\w{2,}"))
        table.device.quiet()
        await page.close()


async def until_told(table: Table) -> Locator:
    """Play until a rabbit has said why: whoever told the clue always does."""
    why = table.button(re.compile("^Why\\? .*so far$"))
    while True:
        told = False
        while (moment := await table.my_move()).phase != "reveal":
            told = told or moment.phase == "clue"
            await table.step(moment)
        await table.to_the_pause()
        if not told:
            await expect(why).to_be_visible()
            return why
        await table.look_back()
