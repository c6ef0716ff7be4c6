"""A seat at a table, played by tapping what a person sees: roles and names, never style classes."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from checks import in_order
from devices import Device
from playwright.async_api import Locator, expect

# What a person knows at a glance: the tab says whether it is my turn, the heading which page.
GLANCE = """() => [document.title.startsWith('Your turn'),
  document.querySelector('h1')?.textContent.trim() ?? '']"""
MY_MOVE = """(ends) => {
  const heading = document.querySelector('h1')?.textContent.trim() ?? '';
  const buttons = [...document.querySelectorAll('button')];
  const told = buttons.some((button) => button.textContent.trim() === 'Skip');
  return document.title.startsWith('Your turn') || told || new RegExp(ends).test(heading);
}"""
CHANGED = """([mine, heading]) => document.title.startsWith('Your turn') !== mine
  || (document.querySelector('h1')?.textContent.trim() ?? '') !== heading"""
PHASES = {
    "the clue": "clue",
    "choose a card": "choose",
    "vote": "vote",
    "put cards away": "trim",
    "the reveal": "reveal",
}
THE_END = r"the night"
PATIENCE = 30_000


@dataclass(frozen=True)
class Moment:
    mine: bool
    heading: str

    @property
    def turn(self) -> int:
        found = re.search(r"Turn (\d+)", self.heading)
        return int(found[1]) if found else 0

    @property
    def phase(self) -> str:
        return PHASES.get(self.heading.partition(": ")[2], "over")


class Table:
    """`await table.play_to_the_end()`; or step by step: `tell`, `lay`, `vote`, `look_back`."""

    def __init__(self, device: Device) -> None:
        self.device, self.page = device, device.page
        self.clue = "The sea under the stairs"
        self.steps: list[Moment] = []
        self.leaves_to_partner: Callable[[Moment], bool] = lambda moment: False

    # ---- looking and tapping

    def button(self, name: str | re.Pattern[str], *, exact: bool = True) -> Locator:
        if isinstance(name, re.Pattern):
            return self.page.get_by_role("button", name=name)
        return self.page.get_by_role("button", name=name, exact=exact)

    async def tap(self, target: Locator) -> None:
        """Tap it where it lies, without scrolling to it: it must be in the window."""
        await expect(target).to_be_visible()
        await expect(target).to_be_in_viewport(ratio=0.98)
        await expect(target).not_to_have_attribute("aria-disabled", "true")
        await expect(target).not_to_have_attribute("aria-busy", "true")
        if self.device.is_phone:
            await target.tap()
        else:
            await target.click()

    async def do(self, target: Locator) -> None:
        """The tap that makes a move: afterwards the page says something else."""
        before = await self.moment()
        await self.tap(target)
        await self.on_from(before)

    async def press(self, name: str | re.Pattern[str]) -> None:
        await self.tap(self.button(name))

    async def moment(self) -> Moment:
        return Moment(*await self.page.evaluate(GLANCE))

    async def my_move(self) -> Moment:
        """Wait until the table waits for me, or the game is over."""
        await self.page.wait_for_function(MY_MOVE, arg=THE_END, timeout=PATIENCE)
        return await self.moment()

    async def on_page(self, name: str) -> None:
        """Wait until this page of the turn lies open: "vote", "the reveal", …"""
        heading = self.page.get_by_role("heading", level=1)
        await expect(heading).to_have_text(re.compile(rf": {name}$"), timeout=PATIENCE)

    async def past_the_race(self) -> None:
        """S4: wait until somebody else has given the first clue."""
        heading = self.page.get_by_role("heading", level=1)
        told = re.compile("Turn 1: (choose|vote|the reveal)")
        await expect(heading).to_have_text(told, timeout=PATIENCE)

    async def on_from(self, moment: Moment) -> Moment:
        """Wait until something else is the matter."""
        before = [moment.mine, moment.heading]
        await self.page.wait_for_function(CHANGED, arg=before, timeout=PATIENCE)
        return await self.moment()

    async def check(self) -> None:
        """A phase fits the window, everything in reach, and nothing was said on the console."""
        await in_order(self.page, still=True, touch=self.device.is_phone)
        self.device.quiet()

    async def line(self) -> str:
        """The one line that says what I do now, or whom we wait for."""
        lines = self.page.get_by_role("status").filter(has_text=re.compile(r"\S"))
        return (await lines.last.inner_text()).strip()

    # ---- sitting down

    async def write(self, field: Locator, words: str) -> None:
        await field.fill(words)

    async def come(self, path: str) -> None:
        await self.device.open(path)

    async def sit_down(self, table: str, name: str) -> None:
        await self.come(f"/t/{table}")
        await self.write(self.page.get_by_role("textbox", name="Your name"), name)
        await self.press("Sit down")
        await expect(self.page.get_by_role("list", name="Seats")).to_contain_text(name)

    # ---- the phases

    async def play_to_the_end(self) -> None:
        while True:
            moment = await self.my_move()
            if moment.phase == "over":
                return
            await self.check()
            await self.step(moment)
            await self.check()

    async def step(self, moment: Moment) -> None:
        """One move of mine, whatever the page asks for."""
        self.steps.append(moment)
        match moment.phase:
            case "clue":
                await self.tell(self.clue)
            case "choose" if self.leaves_to_partner(moment):
                await self.on_from(moment)
            case "choose":
                await self.lay()
            case "vote":
                await self.vote()
            case "trim":
                await self.put_away()
            case "reveal":
                await self.look_back()

    async def open_card(self, card: Locator) -> Locator:
        """Tap a card and see it at full size; the answer is the dialog it is in."""
        await self.tap(card)
        dialog = self.page.get_by_role("dialog")
        await expect(dialog).to_be_visible()
        return dialog

    def hand(self) -> Locator:
        return self.page.get_by_role("group", name="Your hand").get_by_role("button")

    def places(self) -> Locator:
        return self.page.get_by_role("group", name="The cards on the table").get_by_role("button")

    def clue_field(self) -> Locator:
        return self.page.get_by_role("textbox", name="Your clue")

    async def pictures(self) -> list[str]:
        """The pictures that lie there, in any order: the same hand has the same ones."""
        buttons = self.page.get_by_role("main").get_by_role("button")
        cards = buttons.locator("img")
        # A card is there before the server has said which picture it bears.
        await expect(buttons.locator(".ground:not(:has(img))")).to_have_count(0)
        sources = await cards.evaluate_all("all => all.map((one) => one.srcset || one.src)")
        return sorted(str(source) for source in sources)

    async def begin(self) -> None:
        """S4: be the first to have a clue."""
        if await self.button("I have a clue").count():
            await self.press("I have a clue")

    async def begin_to_tell(self, words: str) -> None:
        """Words on the slip, and nothing given yet."""
        await expect(self.button("I have a clue").or_(self.clue_field())).to_be_visible()
        await self.begin()
        await self.write(self.clue_field(), words)

    async def tell(self, clue: str, card: int = 0) -> None:
        """Give a clue, with a card where the game wants one."""
        await self.begin_to_tell(clue)
        if await self.hand().count():
            await self.pick_told(card)
        await self.do(self.button("Give this clue"))

    async def pick_told(self, card: int) -> None:
        if self.device.is_phone:
            dialog = await self.open_card(self.hand().nth(card))
            await self.tap(dialog.get_by_role("button", name="Tell this card"))
            await expect(dialog).to_be_hidden()
        else:
            await self.tap(self.hand().nth(card))
        await expect(self.hand().nth(card)).to_have_attribute("aria-pressed", "true")

    async def lay(self, first: int = 0) -> None:
        """Hand over what is wanted: one card, or two."""
        two = self.button("Choose two cards")
        if await two.count():
            await self.pick(first)
            await self.pick(first + 1)
            await self.do(self.button("Lay these two"))
        elif self.device.is_phone:
            dialog = await self.open_card(self.hand().nth(first))
            await self.do(dialog.get_by_role("button", name="Lay this card"))
        else:
            await self.tap(self.hand().nth(first))
            await self.do(self.button("Lay this card"))

    async def pick(self, card: int) -> None:
        if self.device.is_phone:
            dialog = await self.open_card(self.hand().nth(card))
            await self.tap(dialog.get_by_role("button", name="Choose this card"))
            await expect(dialog).to_be_hidden()
        else:
            await self.tap(self.hand().nth(card))

    async def allowed(self) -> list[int]:
        """The places one may vote for: those that are not marked as one's own."""
        names = await self.places().evaluate_all(
            "cards => cards.map((card) => card.getAttribute('aria-label'))"
        )
        return [at for at, name in enumerate(names) if not re.search("your", name)]

    async def vote(self, choice: int = 0) -> None:
        """Vote for one of the allowed cards, in party also against another."""
        red = self.page.get_by_role("button", name=re.compile("^Red: shall not count"))
        if await red.count():
            await self.vote_green_and_red()
            return
        free = await self.allowed()
        place = free[choice % len(free)]
        if not self.device.is_phone:
            await self.tap(self.places().nth(place))
            await self.do(self.button(f"Vote for {place + 1}"))
            return
        two = await self.button(re.compile("^A second one, if you wish")).count()
        dialog = await self.open_card(self.places().nth(place))
        if two:
            await self.tap(dialog.get_by_role("button", name="My vote"))
            await expect(dialog).to_be_hidden()
            await self.do(self.button(f"Vote for {place + 1}"))
            return
        await self.do(dialog.get_by_role("button", name=f"Vote for {place + 1}"))

    async def vote_green_and_red(self) -> None:
        if self.device.is_phone:
            for place, token in ((0, "Green here"), (1, "Red here")):
                dialog = await self.open_card(self.places().nth(place))
                await self.tap(dialog.get_by_role("button", name=token))
                await expect(dialog).to_be_hidden()
        else:
            await self.tap(self.places().nth(0))
            await self.tap(self.places().nth(1))
        await self.do(self.button("Vote like this"))

    async def put_away(self) -> None:
        """H9: cards that are too many."""
        while await self.button(re.compile("^Choose")).count():
            await self.pick(await self.page.get_by_role("button", pressed=True).count())
        await self.do(self.button(re.compile("^Put ")))

    async def look_back(self) -> None:
        """Skip to the end of the reveal, and be ready; after the last turn, on to the end."""
        skip = self.button("Skip")
        on = self.button(re.compile("^(I’m ready|To the end)$"))
        await expect(skip.or_(on).first).to_be_visible()
        if await skip.count():
            await self.tap(skip)
        await expect(on).to_be_visible()
        await self.check()
        # For a moment a tap that was meant for Next makes nobody ready.
        before = await self.moment()
        while await self.moment() == before:
            await self.tap(on)
            await self.page.wait_for_timeout(250)
