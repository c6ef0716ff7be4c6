"""Whoever tells without words: a tune, a pantomime, a voice; and what is heard of it."""

import re
from pathlib import Path

from devices import Device
from playwright.async_api import Locator, expect
from table_page import Table

SOUNDING = (Path(__file__).parent / "sounding.js").read_text(encoding="utf-8")
SOUNDS = "() => window.__sounds"
HEARD = "(least) => window.__sounds.filter((one) => one.seconds > 1).length >= least"
RISING = (0, 2, 4, 5, 7)


async def listening(device: Device) -> Device:
    await device.context.add_init_script(SOUNDING)
    return device


async def sounds(device: Device) -> list[dict[str, float]]:
    """What has begun to sound in this page, one after the other."""
    return list(await device.page.evaluate(SOUNDS))


async def tune_heard(device: Device, times: int = 1) -> dict[str, float]:
    """The last tune that was heard here; a single note is shorter."""
    await device.page.wait_for_function(HEARD, arg=times)
    return next(one for one in reversed(await sounds(device)) if one["seconds"] > 1)


class Storyteller:
    """Whoever tells without words: from the paper to a corner of it, and back."""

    def __init__(self, table: Table) -> None:
        self.table, self.page = table, table.page

    @property
    def corner(self) -> Locator:
        return self.page.get_by_role("dialog")

    def button(self, name: str) -> Locator:
        return self.corner.get_by_role("button", name=name, exact=True)

    async def go(self, way: str) -> None:
        await self.table.begin()
        if await self.table.hand().count():
            await self.table.pick_told(0)
        await self.table.tap(self.table.button("Without words"))
        await self.table.tap(self.corner.get_by_role("button", name=re.compile(f"^{way}")))
        await expect(self.corner).to_have_accessible_name(way)
        await expect(self.button("Give this clue")).to_have_attribute("aria-disabled", "true")

    async def play(self, keys: tuple[int, ...]) -> None:
        for key in keys:
            await self.table.tap(self.button(f"Key {key + 1}"))
        await expect(self.corner).to_contain_text(f"{len(keys)} notes, rising")

    async def act(self, gestures: tuple[str, ...]) -> None:
        for gesture in gestures:
            await self.table.tap(self.button(gesture))
        await expect(self.corner).to_contain_text(", ".join(gestures))

    async def speak(self, line: str) -> None:
        """Two seconds, and the words for whoever cannot hear them."""
        await self.table.tap(self.button("Record"))
        # A busy machine may not show every second.
        await expect(self.corner).to_contain_text(re.compile(r"Recording: ([2-9]|1\d) s"))
        await self.table.tap(self.button("That was it"))
        await expect(self.corner).to_contain_text(re.compile("seconds"))
        await self.table.write(self.corner.get_by_role("textbox"), line)

    async def give(self) -> None:
        await self.table.do(self.button("Give this clue"))
