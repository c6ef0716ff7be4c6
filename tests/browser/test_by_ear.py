"""A game by ear: roles, names and descriptions only, and everything that is said is said once."""

import asyncio
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from company import Company
from devices import Device, MakeDevice
from playwright.async_api import Locator, Page, expect

from reverie.rules.pieces import Options
from reverie.tables.requests import SetUp, StartGame

EARS = (Path(__file__).parent / "ears.js").read_text(encoding="utf-8")
NAMES = ("Ada", "Bo", "Cleo")
CLUES = {"Ada": "The sea under the stairs", "Bo": "Almost home", "Cleo": "Nobody told the moon"}
PATIENCE = 60_000
END = re.compile("^(Ada|Bo|Cleo).*(win|share)")


class Listener:
    """Somebody who hears the page and presses what is named; no eyes, no coordinates."""

    def __init__(self, device: Device, name: str) -> None:
        self.device, self.page, self.name = device, device.page, name

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def heading(self) -> Locator:
        return self.page.get_by_role("heading", level=1)

    async def press(self, what: Locator) -> None:
        """As a screen reader does it: the focus goes there, then Enter."""
        await expect(what).not_to_have_attribute("aria-disabled", "true")
        await what.focus()
        await self.page.keyboard.press("Enter")

    async def heard(self) -> list[dict[str, str]]:
        return await self.page.evaluate("window.__heard")  # type: ignore[no-any-return]

    async def sentences(self) -> list[str]:
        return [one["words"] for one in await self.heard()]

    async def until_heard(self, words: str | re.Pattern[str]) -> None:
        """Until it has been said since the last thing this one did."""
        pattern = words if isinstance(words, re.Pattern) else re.compile(re.escape(words))
        async with asyncio.timeout(PATIENCE / 1000):
            while not any(pattern.search(one) for one in await self.sentences()):
                await asyncio.sleep(0.05)

    # ---- coming

    async def sit_down(self, table: str) -> None:
        await self.device.context.add_init_script(EARS)
        await self.device.open(f"/t/{table}")
        await self.page.get_by_role("textbox", name="Your name").fill(self.name)
        await self.press(self.button("Sit down"))
        await expect(self.page.get_by_role("list", name="Seats")).to_contain_text(self.name)

    # ---- the phases

    async def cards(self, group: str) -> list[Locator]:
        """The cards one may choose among, each with words for what can be seen on it."""
        found = self.page.get_by_role("group", name=group).get_by_role("button")
        await expect(found.first).to_be_visible()
        cards = await found.all()
        for card in cards:
            await expect(card).to_have_accessible_description(re.compile(r"\w+ \w+ \w+"))
        return cards

    async def tell(self) -> None:
        begin = self.button("I have a clue")
        field = self.page.get_by_role("textbox", name="Your clue")
        await expect(begin.or_(field)).to_be_visible()
        if await begin.count():
            await self.press(begin)
        hand = await self.cards("Your hand")
        await self.press(hand[1])
        await expect(hand[1]).to_have_attribute("aria-pressed", "true")
        await field.focus()
        await self.page.keyboard.type(CLUES[self.name])
        await self.press(self.button("Give this clue"))

    async def lay(self) -> None:
        hand = await self.cards("Your hand")
        for card in hand[:2]:
            await self.press(card)
            await expect(card).to_have_attribute("aria-pressed", "true")
        await self.press(self.button("Lay these two"))

    async def vote(self) -> None:
        places = await self.cards("Cards on the table")
        for card in places:
            if "your" not in (await card.get_attribute("aria-label") or ""):
                await self.press(card)
                break
        await self.press(self.button(re.compile(r"^Vote for \d")))

    async def be_ready(self) -> None:
        """Hear the reveal to its end, or go on from stage to stage."""
        on = self.button(re.compile("^(I’m ready|To the end)$"))
        next_stage = self.button(re.compile("^Next$"))
        while await next_stage.count() and not await on.count():
            await self.press(next_stage.first)
        await expect(on).to_be_visible(timeout=PATIENCE)
        while await on.count():
            await self.press(on)
            await self.page.wait_for_timeout(300)

    async def play(self, turns: int | None = None) -> None:
        """Whatever is asked for, until the game is over or so many turns are."""
        while True:
            await self.page.wait_for_function(MINE, arg=turns or 0, timeout=PATIENCE)
            page = await self.heading().inner_text()
            if END.search(page) or (turns and _turn(page) > turns):
                return
            before = await self.page.title() + page
            await STEPS[page.partition(": ")[2]](self)
            await self.page.wait_for_function(OTHER, arg=before, timeout=PATIENCE)


def _turn(page: str) -> int:
    found = re.match(r"Turn (\d+)", page)
    return int(found[1]) if found else 0


STEPS = {
    "the clue": Listener.tell,
    "choose a card": Listener.lay,
    "vote": Listener.vote,
    "the reveal": Listener.be_ready,
}
# The title of the page is what a screen reader is asked for first: whose turn it is.
MINE = """(turns) => {
  const page = document.querySelector('h1')?.textContent.trim() ?? '';
  const turn = Number(/^Turn (\\d+)/.exec(page)?.[1] ?? 0);
  return document.title.startsWith('Your turn') || /the reveal$/.test(page)
    && document.querySelector('button') !== null && !document.title.startsWith('Waiting')
    && [...document.querySelectorAll('button')].some((one) => /^(Next|To the end)/.test(one.textContent.trim()))
    || / (win|share)/.test(page) || (turns > 0 && turn > turns);
}"""
OTHER = """(before) =>
  document.title + (document.querySelector('h1')?.textContent.trim() ?? '') !== before"""


async def table_of_three(device: MakeDevice, company: Company, target: int) -> list[Listener]:
    options = Options(target_score=target)
    await company.set_table("classic", 1, options=options, decks=("base",))
    people = [Listener(await device("laptop", reduced_motion="reduce"), name) for name in NAMES[1:]]
    return people


def said_twice(heard: list[dict[str, str]]) -> list[str]:
    """The same words more than once on one page of one turn."""
    counts = Counter((one["page"], one["words"]) for one in heard)
    return [f"{page}: {words} ({count} times)" for (page, words), count in counts.items() if count > 1]


async def evening(device: MakeDevice, target: int, turns: int | None) -> list[Listener]:
    people = [Listener(await device("laptop", reduced_motion="reduce"), name) for name in NAMES]
    host = people[0]
    await host.device.context.add_init_script(EARS)
    await host.device.open("/new")
    await host.page.get_by_role("textbox", name=re.compile("set by")).fill(host.name)
    await host.press(host.button("Set the table"))
    await expect(host.page.get_by_role("list", name="Seats")).to_contain_text(host.name)
    await host.press(host.button(re.compile("^(Change|Change the game)$")))
    await shorten(host.page, target)
    table = host.page.url.rpartition("/")[2]
    for one in people[1:]:
        await one.sit_down(table)
        await host.until_heard(one.name)
    await host.press(host.button("Deal the cards"))
    for one in people:
        await expect(one.heading()).to_have_text(re.compile("Turn 1: the clue"))
    # S4: the first clue is a race; by agreement Ada tells.
    await host.tell()
    await asyncio.gather(*(one.play(turns) for one in people))
    return people


async def shorten(page: Page, target: int) -> None:
    raise NotImplementedError
