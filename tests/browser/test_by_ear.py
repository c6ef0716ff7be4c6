"""A game by ear: roles, names and descriptions only, and everything that is said is said once."""

import asyncio
import re
from collections import Counter
from pathlib import Path

import pytest
from devices import Device, MakeDevice
from playwright.async_api import Locator, expect
from table_page import moment_of_grace

from patience import PATIENCE

EARS = (Path(__file__).parent / "ears.js").read_text(encoding="utf-8")
NAMES = ("Ada", "Bo", "Cleo")
# What a card is, in at most twelve words; the rest is heard on demand.
ONE_SENTENCE = re.compile(r"^\S+(\s+\S+){2,11}$")
CLUES = {"Ada": "The sea under the stairs", "Bo": "Almost home", "Cleo": "Nobody told the moon"}
PRESS = "all => all.forEach((one) => { one.focus(); one.click(); })"
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
        async with asyncio.timeout(PATIENCE):
            while not any(pattern.search(one) for one in await self.sentences()):
                await asyncio.sleep(0.05)

    # ---- coming

    async def sit_down(self, table: str) -> None:
        await self.device.context.add_init_script(EARS)
        await self.device.open(f"/t/{table}")
        await self.page.get_by_role("textbox", name="Your name").fill(self.name)
        await self.press(self.button("Sit down"))
        await expect(self.button("Sit down")).to_have_count(0)
        await expect(self.page.get_by_role("list", name="Seats")).to_contain_text(self.name)

    # ---- the phases

    async def cards(self, group: str) -> list[Locator]:
        """The cards one may choose among, each with words for what can be seen on it."""
        found = self.page.get_by_role("group", name=group).get_by_role("button")
        await expect(found.first).to_be_visible()
        cards = await found.all()
        for card in cards:
            await expect(card).to_have_accessible_description(ONE_SENTENCE)
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
        places = await self.cards("The cards on the table")
        for card in places:
            if "your" not in (await card.get_attribute("aria-label") or ""):
                await self.press(card)
                break
        await self.press(self.button(re.compile(r"^Vote for \d")))

    async def be_ready(self) -> None:
        """Hear the reveal to its end, or go on from stage to stage."""
        on = self.button(re.compile("^(I’m ready|To the end)$"))
        next_stage = self.button(re.compile("^Next$"))
        async with asyncio.timeout(PATIENCE):
            # The next stage may come by itself while one reaches for the button.
            while not await on.count():
                await next_stage.evaluate_all(PRESS)
        await moment_of_grace(self.page)
        await self.press(on)
        # Asked again before the answer has come, one would look for a button that just went.
        await expect(on).to_have_count(0)

    async def is_asked(self, turns: int | None) -> bool:
        """Does the page want something of me, or is the evening over?"""
        page = await self.heading().inner_text()
        if END.search(page) or (turns is not None and _turn(page) > turns):
            return True
        if (await self.page.title()).startswith("Your turn"):
            return True
        return bool(await self.button(re.compile("^(Next|To the end)$")).count())

    async def play(self, turns: int | None = None) -> None:
        """Whatever is asked for, until the game is over or so many turns are."""
        while True:
            async with asyncio.timeout(PATIENCE):
                while not await self.is_asked(turns):
                    await asyncio.sleep(0.1)
            page = await self.heading().inner_text()
            if END.search(page) or (turns is not None and _turn(page) > turns):
                return
            before = await self.page.title(), page
            await STEPS[page.partition(": ")[2]](self)
            async with asyncio.timeout(PATIENCE):
                while (await self.page.title(), await self.heading().inner_text()) == before:
                    await asyncio.sleep(0.05)


def _turn(page: str) -> int:
    found = re.match(r"Turn (\d+)", page)
    return int(found[1]) if found else 0


STEPS = {
    "the clue": Listener.tell,
    "choose a card": Listener.lay,
    "vote": Listener.vote,
    "the reveal": Listener.be_ready,
}


def said_twice(heard: list[dict[str, str]]) -> list[str]:
    """The same words more than once on one page of one turn."""
    counts = Counter((one["page"], one["words"]) for one in heard)
    return [
        f"{page}: {words} ({times} times)" for (page, words), times in counts.items() if times > 1
    ]


OPEN = """(target) => fetch('/api/tables', { method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ name: 'Ada', set_up: { game: 'classic', decks: ['base'],
    options: { target_score: target } } }) }).then((answer) => answer.json())"""


async def evening(device: MakeDevice, target: int, turns: int | None) -> list[Listener]:
    """Three who listen, from the lobby on."""
    people = [Listener(await device("laptop", reduced_motion="reduce"), name) for name in NAMES]
    host = people[0]
    await host.device.context.add_init_script(EARS)
    await host.device.open("/about")
    table = (await host.page.evaluate(OPEN, target))["table"]
    await host.device.open(f"/t/{table}")
    await expect(host.page.get_by_role("list", name="Seats")).to_contain_text(host.name)
    for one in people[1:]:
        await one.sit_down(table)
        await host.until_heard(one.name)
    await host.press(host.button("Deal the cards"))
    for one in people:
        await expect(one.heading()).to_have_text("Turn 1: the clue")
    # S4: the first clue is a race; by agreement Ada tells.
    await host.tell()
    for one in people[1:]:
        await expect(one.heading()).to_have_text("Turn 1: choose a card")
    await asyncio.gather(*(one.play(turns) for one in people))
    return people


async def check_ears(people: list[Listener], turns: int) -> None:
    """Everybody has heard of every turn what there was to hear, and nothing of it twice."""
    waited: Counter[int] = Counter()
    for one in people:
        heard = await one.heard()
        assert not said_twice(heard), "\n".join(said_twice(heard))
        for turn in range(1, turns + 1):
            told = [it["words"] for it in heard if it["page"].startswith(f"Turn {turn}:")]
            clues = [words for words in told if any(clue in words for clue in CLUES.values())]
            assert len(clues) == 1, f"{one.name}, turn {turn}: {told}"
            assert sum("The cards are on the table." in words for words in told) == 1, told
            waited[turn] += sum("Waiting for" in words for words in told)
            votes = [it["words"] for it in heard if it["page"] == f"Turn {turn}: the reveal"]
            assert votes, f"{one.name} heard nothing of the reveal of turn {turn}"
    # Whoever is always last waits for nobody; the first to choose or to vote hears for whom.
    assert all(waited[turn] for turn in range(1, turns + 1)), waited


async def test_one_turn_by_ear(device: MakeDevice) -> None:
    people = await evening(device, target=30, turns=1)
    await check_ears(people, 1)
    # The focus is where the page begins, not lost with the button that is gone.
    for one in people:
        where = await one.page.evaluate("document.activeElement?.tagName")
        assert where != "BODY", one.name


@pytest.mark.long
async def test_a_whole_game_by_ear(device: MakeDevice) -> None:
    people = await evening(device, target=8, turns=None)
    turns = 0
    for one in people:
        await expect(one.heading()).to_have_text(END)
        await expect(one.heading()).to_be_focused()
        heard = await one.heard()
        turns = max(_turn(it["page"]) for it in heard)
        final = [it["words"] for it in heard if it["words"].startswith("Final points")]
        assert len(final) == 1, final
        assert all(name in final[0] for name in NAMES)
    await check_ears(people, turns)
