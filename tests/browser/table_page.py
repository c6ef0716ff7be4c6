"""A seat at a table, played by tapping what a person sees: roles and names, never style classes."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from checks import NEXT_FRAME, in_order
from devices import Device
from playwright.async_api import Error, Locator, Page, expect
from words import words_of

# What a person knows at a glance: the tab says whether it is my turn, the heading which page.
GLANCE = """([mine]) => [new RegExp(mine).test(document.title),
  document.querySelector('h1')?.textContent.trim() ?? '']"""
MY_MOVE = """([mine, skip, ends]) => {
  const heading = document.querySelector('h1')?.textContent.trim() ?? '';
  const buttons = [...document.querySelectorAll('button')];
  const told = buttons.some((button) => button.textContent.trim() === skip);
  return new RegExp(mine).test(document.title) || told || new RegExp(ends).test(heading);
}"""
CHANGED = """([my, mine, heading]) => new RegExp(my).test(document.title) !== mine
  || (document.querySelector('h1')?.textContent.trim() ?? '') !== heading"""
PAGES = {
    "the clue": "page-clue",
    "choose a card": "page-choose",
    "vote": "page-vote",
    "put cards away": "page-trim",
    "the reveal": "page-reveal",
}
ENDS = ("end-wins", "end-wins-pair", "end-shared", "end-shared-many", "end-nobody")


# A tap that comes sooner (ms) was meant for what stood there before; the client ignores it.
GRACE = 850

PLAYED_BEFORE = """(localStorage.setItem('reverie-hints', '{"given":{"vote":""}}'), true)"""


async def moment_of_grace(page: Page) -> None:
    """By the page's own clock, so that it is over however slow the machine is."""
    await page.evaluate(f"() => new Promise((go) => setTimeout(go, {GRACE}))")


async def stop_the_clock(page: Page) -> None:
    """What goes on by itself in this page stands still, until `page.clock.resume()`."""
    await page.clock.install()
    while True:
        soon = await page.evaluate("Date.now() + 100")
        try:
            await page.clock.pause_at(soon)
            return
        except Error as problem:
            # By then it was in the past: on a busy machine that happens.
            if "past" not in problem.message:
                raise


@dataclass(frozen=True)
class Moment:
    """What one sees; between two pages there is no phase."""

    mine: bool
    heading: str
    phase: str
    turn: int


class Table:
    """`await table.play_to_the_end()`; or step by step: `tell`, `lay`, `vote`, `look_back`."""

    def __init__(self, device: Device, language: str = "en") -> None:
        self.device, self.page = device, device.page
        self.words = words_of(language)
        self.my_turn = self.words.pattern("title-your-turn").pattern
        self.clue = "The sea under the stairs"
        self.steps: list[Moment] = []
        self.leaves_to_partner: Callable[[Moment], bool] = lambda moment: False

    # ---- looking and tapping

    def button(self, name: str | re.Pattern[str], *, exact: bool = True) -> Locator:
        if isinstance(name, re.Pattern):
            return self.page.get_by_role("button", name=name)
        return self.page.get_by_role("button", name=name, exact=exact)

    def one_of(self, *keys: str) -> re.Pattern[str]:
        return self.words.one_of(*keys)

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
        mine, heading = await self.page.evaluate(GLANCE, [self.my_turn])
        for page in PAGES.values():
            if self.words.pattern(page).match(heading):
                turn = int(re.findall(r"\d+", heading)[0])
                return Moment(mine, heading, page.removeprefix("page-"), turn)
        over = self.one_of(*ENDS).match(heading)
        return Moment(mine, heading, "over" if over else "", 0)

    async def my_move(self) -> Moment:
        """Wait until the table waits for me, or the game is over."""
        signs = [self.my_turn, self.words["reveal-skip"], self.one_of(*ENDS).pattern]
        while True:
            await self.page.wait_for_function(MY_MOVE, arg=signs)
            moment = await self.moment()
            # Tab and heading change one after the other: what is seen twice is so.
            await self.page.evaluate(NEXT_FRAME)
            if moment != await self.moment():
                continue
            # While the next page is on its way, the tab still says what the one before said.
            if not await self.page.evaluate(MY_MOVE, signs):
                continue
            if moment.phase:
                return moment
            await self.on_from(moment)

    async def on_page(self, name: str) -> None:
        """Wait until this page of the turn lies open: "vote", "the reveal", …"""
        heading = self.page.get_by_role("heading", level=1)
        await expect(heading).to_have_text(self.words.pattern(PAGES[name]))

    async def past_the_race(self) -> None:
        """S4: wait until somebody else has given the first clue."""
        heading = self.page.get_by_role("heading", level=1)
        pages = ("page-choose", "page-vote", "page-reveal")
        told = re.compile("|".join(self.words.source(page, turn=1) for page in pages))
        await expect(heading).to_have_text(told)

    async def on_from(self, moment: Moment) -> Moment:
        """Wait until something else is the matter."""
        before = [self.my_turn, moment.mine, moment.heading]
        await self.page.wait_for_function(CHANGED, arg=before)
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

    async def is_no_beginner(self) -> None:
        """Alone, a beginner's first game begins with a rabbit's clue."""
        await self.page.evaluate(PLAYED_BEFORE)

    async def sit_down(self, table: str, name: str) -> None:
        await self.come(f"/t/{table}")
        await self.write(self.page.get_by_role("textbox", name=self.words["join-name"]), name)
        await self.press(self.words["join-sit"])
        # A laptop draws the newcomer at the table while the name is typed: the button must go, too.
        await expect(self.button(self.words["join-sit"])).to_have_count(0)
        await expect(self.page.get_by_role("list", name=self.words["lobby-seats"])).to_contain_text(
            name
        )

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
        return self.page.get_by_role(
            "group", name=self.words["hand-label"], exact=True
        ).get_by_role("button")

    def places(self) -> Locator:
        return self.page.get_by_role("group", name=self.words["table-cards"]).get_by_role("button")

    def clue_field(self) -> Locator:
        return self.page.get_by_role("textbox", name=self.words["clue-yours"])

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
        if await self.button(self.words["clue-i-have"]).count():
            await self.press(self.words["clue-i-have"])

    async def begin_to_tell(self, words: str) -> None:
        """Words on the slip, and nothing given yet."""
        await expect(self.button(self.words["clue-i-have"]).or_(self.clue_field())).to_be_visible()
        await self.begin()
        await self.write(self.clue_field(), words)

    async def tell(self, clue: str, card: int = 0) -> None:
        """Give a clue, with a card where the game wants one."""
        await self.begin_to_tell(clue)
        if await self.hand().count():
            await self.pick_told(card)
        await self.do(self.button(self.words["clue-give"]))

    async def pick_told(self, card: int) -> None:
        if self.device.is_phone:
            dialog = await self.open_card(self.hand().nth(card))
            await self.tap(dialog.get_by_role("button", name=self.words["clue-tell-this"]))
            await expect(dialog).to_be_hidden()
        else:
            await self.tap(self.hand().nth(card))
        await expect(self.hand().nth(card)).to_have_attribute("aria-pressed", "true")

    async def lay(self, first: int = 0) -> None:
        """Hand over what is wanted: one card, or two."""
        two = self.button(self.words.several("choose-lay-none"))
        if await two.count():
            await self.pick(first)
            await self.pick(first + 1)
            await self.do(self.button(self.words.pattern("choose-lay")))
        elif self.device.is_phone:
            dialog = await self.open_card(self.hand().nth(first))
            await self.do(dialog.get_by_role("button", name=self.words.pattern("choose-lay")))
        else:
            await self.tap(self.hand().nth(first))
            await self.do(self.button(self.words.pattern("choose-lay")))

    async def pick(self, card: int) -> None:
        if self.device.is_phone:
            dialog = await self.open_card(self.hand().nth(card))
            await self.tap(dialog.get_by_role("button", name=self.words["choose-this"]))
            await expect(dialog).to_be_hidden()
        else:
            await self.tap(self.hand().nth(card))

    async def allowed(self) -> list[int]:
        """The places one may vote for: those that are not marked as one's own."""
        names = await self.places().evaluate_all(
            "cards => cards.map((card) => card.getAttribute('aria-label'))"
        )
        mine = [self.words["vote-yours"], self.words["vote-team"]]
        return [at for at, name in enumerate(names) if not set(mine) & set(name.split(", "))]

    async def vote(self, choice: int = 0) -> None:
        """Vote for one of the allowed cards, in party also against another."""
        red = self.page.get_by_role(
            "button", name=re.compile("^" + re.escape(self.words["vote-token-red"]))
        )
        if await red.count():
            await self.vote_green_and_red()
            return
        free = await self.allowed()
        place = free[choice % len(free)]
        if not self.device.is_phone:
            await self.tap(self.places().nth(place))
            await self.do(self.button(self.words.pattern("vote-for", number=place + 1)))
            return
        two = await self.button(
            re.compile("^" + re.escape(self.words["vote-token-second"]))
        ).count()
        dialog = await self.open_card(self.places().nth(place))
        if two:
            await self.tap(dialog.get_by_role("button", name=self.words["vote-put-first"]))
            await expect(dialog).to_be_hidden()
            await self.do(self.button(self.words.pattern("vote-for", number=place + 1)))
            return
        await self.do(
            dialog.get_by_role("button", name=self.words.pattern("vote-for", number=place + 1))
        )

    async def vote_green_and_red(self) -> None:
        if self.device.is_phone:
            for place, token in (
                (0, self.words["vote-put-green"]),
                (1, self.words["vote-put-red"]),
            ):
                dialog = await self.open_card(self.places().nth(place))
                await self.tap(dialog.get_by_role("button", name=token))
                await expect(dialog).to_be_hidden()
        else:
            await self.tap(self.places().nth(0))
            await self.tap(self.places().nth(1))
        await self.do(self.button(self.words["vote-again"]))

    async def put_away(self) -> None:
        """H9: cards that are too many."""
        while await self.page.get_by_role(
            "button", name=self.one_of("trim-choose", "trim-more")
        ).count():
            await self.pick(await self.page.get_by_role("button", pressed=True).count())
        await self.do(self.button(self.words.pattern("trim-put")))

    async def look_back(self) -> None:
        """Skip to the end of the reveal, and be ready; after the last turn, on to the end."""
        on = await self.to_the_pause()
        await self.check()
        await moment_of_grace(self.page)
        await self.do(on)

    async def to_the_pause(self) -> Locator:
        """To the end of the show; the answer is the button that leads on from there.

        It may end by itself while one reaches for Skip, so whoever looks and clicks does it at
        once. That Skip can be tapped and reached by Tab is shown in `test_reveal.py`.
        """
        skip = self.button(self.words["reveal-skip"])
        on = self.button(self.one_of("reveal-ready", "reveal-to-end"))
        await expect(skip.or_(on).first).to_be_visible()
        await skip.evaluate_all("all => all.forEach((one) => one.click())")
        await expect(on).to_be_visible()
        return on
