"""A walk through every screen: whoever walks along looks at each, and its name is told."""

import re
from pathlib import Path
from typing import Protocol

from company import Company
from devices import Device
from playwright.async_api import expect
from table_page import Table, moment_of_grace, stop_the_clock

from reverie.rules.pieces import Options
from reverie.rules.views import ClueView
from reverie.tables.manners import Manners
from reverie.tables.requests import Say


class Look(Protocol):
    """`stopped`: the page's clock stands still, so nothing that needs time may be asked of it."""

    async def __call__(self, name: str, *, stopped: bool = False) -> None: ...


LONG_NAME = "Þorgerður Sigurðardóttir"
BOOK = re.compile("^The book")
STAGES = ("votes", "owners", "told", "verdict", "bonus", "run")


class Walk:
    """One device on its way: `await Walk(device, company, look).pages()`, and so on."""

    def __init__(self, device: Device, company: Company, look: Look) -> None:
        self.table = Table(device)
        self.page, self.company, self.look = device.page, company, look

    async def heading(self, words: str | re.Pattern[str]) -> None:
        await expect(self.page.get_by_role("heading", level=1)).to_have_text(words)

    async def pages(self) -> None:
        """Everything outside a table."""
        for name, path, heading in (
            ("home", "/", "Reverie"),
            ("new", "/new", "A new table"),
            ("pass", "/pass", "One phone for all of us"),
            ("rules-classic", "/rules/classic", "Classic"),
            ("rules-odyssey", "/rules/odyssey", "Odyssey"),
            ("rules-party", "/rules/party", "Party"),
            ("rules-teams", "/rules/teams", "Teams"),
            ("decks", "/decks", "The pictures"),
            ("about", "/about", re.compile("^(About|Reverie)$")),
            ("nothing-here", "/nothing", "Nothing lives at this address"),
        ):
            await self.table.come(path)
            await self.heading(heading)
            await self.look(name)
        await self.table.come("/decks/base")
        cards = self.page.get_by_role("main").get_by_role("button")
        await expect(cards.first).to_be_visible()
        await self.look("deck")
        await cards.first.click()
        await self.sheet("deck-card", closing="Close")
        await self.table.come("/new")
        await self.page.get_by_text("House rules").click()
        await self.look("new-house-rules")

    async def sheet(self, name: str, closing: str = "Close") -> None:
        """Look at the sheet that was just opened, and close it."""
        dialog = self.page.get_by_role("dialog").last
        await expect(dialog).to_be_visible()
        await self.look(name)
        await dialog.get_by_role("button", name=closing, exact=True).first.click()
        await expect(dialog).to_be_hidden()

    # ---- before the game

    async def lobby(self) -> None:
        """As a host: a table of one's own, friends who come, every sheet."""
        await self.table.come("/new")
        await self.page.get_by_role("textbox", name="Your name").fill(LONG_NAME)
        await self.table.press("Set the table")
        await expect(self.page.get_by_role("list", name="Seats")).to_contain_text(LONG_NAME)
        await self.look("lobby-alone")
        await self.company.join(self.page.url.rpartition("/")[2], 2)
        await expect(self.page.get_by_role("list", name="Seats")).to_contain_text("Bo")
        await self.look("lobby")
        await self.table.press("Invite")
        await self.sheet("lobby-invite")
        await self.page.get_by_role("button", name=re.compile("^(Change|Change the game)$")).click()
        await self.sheet("lobby-set-up")
        await self.page.get_by_role("button", name=re.compile(f"^{LONG_NAME}")).click()
        await self.sheet("lobby-my-seat")
        await self.page.get_by_role("button", name=re.compile("^Bo")).click()
        await self.sheet("lobby-a-seat")

    async def join(self) -> None:
        """As a friend who has a link."""
        name = await self.company.set_table("classic", 2, decks=("base",), options=SHORT)
        await self.table.come(f"/t/{name}")
        await expect(self.page.get_by_role("textbox", name="Your name")).to_be_visible()
        await self.look("join")
        await self.table.press("Sit down")
        await self.look("join-without-a-name")
        await self.table.sit_down(name, "Mira")
        await self.look("lobby-as-a-guest")

    # ---- the game

    async def clue(self) -> None:
        """From the deal to the clue that is out."""
        await self.table.press("Deal the cards")
        await expect(self.table.hand()).to_have_count(7)
        await self.look("race")
        await self.look_closer()
        await self.table.press(BOOK)
        await self.sheet("book")
        await self.table.press(re.compile("points?. All scores$"))
        await self.sheet("scores")
        await self.table.begin()
        await self.look("clue-empty")
        await self.page.get_by_role("button", name="I’m stuck").click()
        await self.sheet("clue-stuck")
        for way in ("A tune", "A pantomime"):
            await self.page.get_by_role("button", name="Without words").click()
            await self.page.get_by_role("button", name=way).click()
            await self.sheet(f"clue-{way.split()[-1]}")
            await self.page.get_by_role("button", name="I’ll write it").click()
        await self.page.get_by_role("button", name="Without words").click()
        await self.page.get_by_role("button", name="Here in the room").click()
        await self.look("clue-performed")
        await self.page.get_by_role("button", name="I’ll write it").click()
        await self.table.begin_to_tell("What the tide forgot to take along")
        await self.table.pick_told(1)
        await self.look("clue-ready")
        await self.table.do(self.table.button("Give this clue"))
        await self.look("choose-as-storyteller")

    async def look_closer(self) -> None:
        """On an open book the first click chooses, and the paper lies open: the second shows."""
        card = self.table.hand().first
        if not self.table.device.is_phone:
            await self.table.tap(card)
        await self.table.open_card(card)
        await self.page.get_by_role("button", name="Describe").click()
        await self.sheet("card-described")
        if not self.table.device.is_phone:
            await self.table.press("Not yet")

    async def reveal(self) -> None:
        """The votes of the others, and every stage of what comes out."""
        await self.company.move()
        await self.table.on_page("vote")
        await self.look("vote-as-storyteller")
        # The stages go on by themselves: stop the clock to look at each.
        await stop_the_clock(self.page)
        await self.company.move()
        await self.table.on_page("the reveal")
        for stage in await self.stages():
            await self.look(f"reveal-{stage}", stopped=True)
            await self.page.get_by_role("button", name=re.compile("^Next")).click()
        await self.page.clock.resume()
        await expect(self.table.button("I’m ready")).to_be_visible()
        await self.look("reveal-pause")
        await self.page.get_by_role("button", name=re.compile("See who scored what$")).click()
        await self.sheet("reveal-points")
        await self.table.look_back()
        await self.look("reveal-ready")
        await self.company.move()
        await self.company.everybody(ClueView)
        await self.look("clue-of-another")

    async def stages(self) -> list[str]:
        """Where no card of another's got a vote, no bonus is told."""
        steps = await self.page.get_by_role("img", name=re.compile("^Step")).get_attribute(
            "aria-label"
        )
        told = int(re.findall(r"\d+", steps or "")[-1])
        return [stage for stage in STAGES if told == len(STAGES) or stage != "bonus"]

    async def turn_of_another(self) -> None:
        """Somebody else tells: choose, lay, vote."""
        await self.company.move()
        await self.table.on_page("choose a card")
        await self.look("choose")
        await self.table.lay()
        await self.look("choose-laid")
        await self.company.move()
        await self.table.on_page("vote")
        await self.look("vote")
        place = (await self.table.allowed())[0]
        if self.table.device.is_phone:
            await self.table.open_card(self.table.places().nth(place))
            await self.sheet("vote-card")
        else:
            await self.table.tap(self.table.places().nth(place))
            await self.look("vote-chosen")
        await self.table.do(self.table.button(f"Vote for {place + 1}"))
        await self.look("vote-given")

    # ---- table manners

    async def talk(self) -> None:
        """Talk before the game, while it rests, and why; who sits here; an hourglass of days."""
        name = await self.company.set_table("classic", 3, manners=Manners("days", "wait"))
        await self.table.sit_down(name, "Mira")
        await self.company.host.say(Say("Shall we begin? I have brought biscuits."))
        await self.open("Table talk", re.compile("^Table talk"))
        await self.look("talk")
        await self.page.get_by_role("log").first.get_by_role("button").first.click()
        await self.look("talk-line")
        await self.close()
        await self.people()
        self.company.leave_the_race()
        await self.company.start()
        await self.table.my_move()
        await self.company.tell_first()
        await self.table.on_page("choose a card")
        await self.table.press(re.compile("^Until "))
        await self.sheet("hourglass")
        await self.open("Table talk", re.compile("^Table talk"))
        await self.look("talk-rests")
        await self.close()
        await self.table.lay()
        await self.company.move()
        await self.table.on_page("vote")
        await self.table.vote()
        await self.table.press("Tell me when it is my turn")
        await self.sheet("slow-game")
        await self.company.move()
        await self.table.on_page("the reveal")
        await self.table.to_the_pause()
        await self.company.host.say(Say("The moon looked hungry to me", "why"))
        await self.table.press(re.compile("^Why"))
        await self.sheet("why")

    async def people(self) -> None:
        await self.table.press(BOOK)
        await self.table.press("Who sits here")
        await self.look("people")
        people = self.page.get_by_role("dialog").last
        await people.get_by_role("button", name=re.compile("^Bo")).click()
        await self.look("people-one")
        await self.page.keyboard.press("Escape")
        await self.close()
        await self.table.press(BOOK)
        await self.table.press("My seat on another device")
        await self.table.press("Make the link")
        await self.look("my-seat-elsewhere")
        await self.close()

    async def open(self, name: str, button: re.Pattern[str]) -> None:
        await self.table.tap(self.table.button(button).first)
        await expect(self.page.get_by_role("dialog", name=name)).to_be_visible()

    async def close(self) -> None:
        """Every sheet that lies open."""
        sheets = self.page.get_by_role("dialog")
        while open_ones := await sheets.count():
            await self.page.keyboard.press("Escape")
            await expect(sheets).not_to_have_count(open_ones)

    # ---- one phone, and pictures of one's own

    async def pass_on(self) -> None:
        await self.table.come("/pass")
        for number, name in enumerate(("Anna", "Bo", LONG_NAME), start=1):
            await self.page.get_by_role("textbox", name=f"Name {number}").fill(name)
        await self.look("pass-names")
        await self.table.press("Deal the cards")
        await expect(self.table.button("I’m Anna")).to_be_visible()
        await self.look("pass-cover")
        await moment_of_grace(self.page)
        await self.table.button("I’m Anna").click()
        await expect(self.table.hand().first).to_be_visible()
        await self.look("pass-hand")

    async def own(self, pictures: list[Path]) -> None:
        await self.table.come("/new")
        await self.page.get_by_role("textbox", name="Your name").fill("Mira")
        await self.table.press("Set the table")
        await self.page.get_by_role("button", name=re.compile("^(Change|Change the game)$")).click()
        await self.page.get_by_role("button", name="Our own pictures").click()
        await self.look("own-empty")
        await self.page.get_by_label("Choose pictures").set_input_files(pictures)
        left_out = self.page.get_by_role("list", name="Left out")
        await expect(left_out.get_by_role("listitem")).to_have_count(2)
        await self.look("own")
        await self.page.get_by_role("button", name="Picture 1 of 3").click()
        await self.look("own-picture")

    async def end(self) -> None:
        """Another table, with a short game to its end."""
        await self.join()
        self.company.leave_the_race()
        self.company.play()
        await self.company.start()
        await self.table.step(await self.table.my_move())
        self.company.go_on()
        await self.table.play_to_the_end()
        await self.look("end")
        await self.table.press(BOOK)
        await self.page.get_by_role("button", name="What has been told").click()
        await expect(self.page.get_by_role("dialog").last).to_contain_text(self.table.clue)
        await self.look("history")


SHORT = Options(target_score=5)
