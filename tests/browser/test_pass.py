"""One phone for all: everybody has a seat, and nobody sees what is not theirs."""

import re
from typing import Any

from checks import axe, in_order
from company import Company
from devices import MakeDevice
from playwright.async_api import Locator, Route, expect
from table_page import ENDS, PAGES, Table, moment_of_grace

NAMES = ("Anna", "Bo", "Cleo")
PICTURES = """() => [...document.images].map((one) => one.currentSrc || one.src)
  .filter((address) => address.includes('/pictures/')).sort()"""


class PassedPhone(Table):
    """A phone that goes round; whoever holds it plays with it as with their own."""

    def cover(self) -> Locator:
        return self.page.get_by_role("heading", level=1, name=re.compile("^Give the phone to"))

    async def set_table(self, names: tuple[str, ...] = NAMES) -> None:
        await self.come("/")
        await self.tap(self.page.get_by_role("link", name="One phone for all of us"))
        for number, name in enumerate(names, start=1):
            if number > 3:
                await self.press("One more person")
            await self.page.get_by_role("textbox", name=f"Name {number}").fill(name)
        await in_order(self.page, touch=self.device.is_phone)
        await self.press("Deal the cards")

    async def agree_on(self, **options: Any) -> None:
        """What the page sets the table with, and this."""

        async def opened(route: Route) -> None:
            wish = route.request.post_data_json
            if wish is None:
                await route.continue_()
                return
            wish["set_up"]["options"].update(options)
            wish["set_up"]["manners"]["timer"] = "gentle"
            await route.continue_(post_data=wish)

        await self.page.route("**/api/tables", opened)

    async def every_button_of_the_bar_opens(self) -> list[str]:
        """Each of them lays something over the page; the answer is what they are called."""
        names = []
        for one in await self.page.locator("header").get_by_role("button").all():
            name = (await one.get_attribute("aria-label")) or await one.inner_text()
            if name.startswith("Cover the cards"):
                continue
            await self.tap(one)
            dialog = self.page.get_by_role("dialog")
            await expect(dialog, name).to_be_visible()
            await self.page.keyboard.press("Escape")
            await expect(dialog).to_have_count(0)
            names.append(name)
        return names

    async def play_to(self, phase: str) -> None:
        """The phone goes round, and whoever has it does what it asks, until this page is there."""
        pages = re.compile(f"Give the phone|{self.one_of(*PAGES.values(), *ENDS).pattern}")
        while True:
            await expect(self.page.get_by_role("heading", level=1)).to_have_text(pages)
            moment = await self.moment()
            if moment.phase == phase:
                return
            if await self.cover().count():
                await self.lift(await self.next_name())
            else:
                await self.step(moment)

    async def next_name(self) -> str:
        """Who is to have the phone; until they have lifted the cover nothing can be seen."""
        await expect(self.cover()).to_be_visible()
        assert await self.page.evaluate(PICTURES) == []
        await in_order(self.page, touch=self.device.is_phone)
        words = await self.cover().inner_text()
        return words.split("\n")[-1].strip()

    async def lift(self, name: str) -> list[str]:
        """Take the phone as this one; the answer is what they see."""
        button = self.button(f"I’m {name}")
        await expect(button).to_be_visible()
        await moment_of_grace(self.page)
        await button.tap()
        await expect(self.hand().or_(self.places()).first).to_be_visible()
        await self.page.wait_for_function(f"() => ({PICTURES})().length > 3")
        return await self.page.evaluate(PICTURES)  # type: ignore[no-any-return]


async def test_one_turn_of_classic_on_one_phone(device: MakeDevice) -> None:
    phone = PassedPhone(await device("phone"))
    await phone.set_table()
    assert await phone.next_name() == "Anna"
    assert not await axe(phone.page)

    # S4: whoever has a clue begins. Anna looks and has none; Bo takes the phone.
    hands = {"Anna": await phone.lift("Anna")}
    await phone.press("Cover the cards and pass the phone on")
    assert await phone.next_name() == "Bo"
    await phone.press("Somebody else first")
    await expect(phone.button("I’m Cleo")).to_be_visible()
    hands["Bo"] = await phone.lift("Bo")
    await phone.tell("What the tide forgot")

    assert await phone.next_name() == "Cleo"
    hands["Cleo"] = await phone.lift("Cleo")
    await phone.lay()
    assert await phone.next_name() == "Anna"
    await phone.lift("Anna")
    await phone.lay()
    assert not set(hands["Anna"]) & set(hands["Bo"])
    assert not set(hands["Bo"]) & set(hands["Cleo"])
    assert not set(hands["Cleo"]) & set(hands["Anna"])

    # Anna laid the last card and votes while she has the phone. Reloaded, it is covered first.
    await phone.on_page("vote")
    await phone.page.reload()
    assert await phone.next_name() == "Anna"
    await phone.lift("Anna")
    await phone.vote()
    assert await phone.next_name() == "Cleo"
    await phone.lift("Cleo")
    await phone.vote()

    # The reveal is for everybody, and one tap says that all are ready.
    await phone.on_page("the reveal")
    await phone.look_back()
    # Cleo had it last and tells next: all have been looking, so there is a cover again.
    assert await phone.next_name() == "Cleo"
    await phone.lift("Cleo")
    await phone.on_page("the clue")


async def test_who_takes_out_a_phone_of_their_own_leaves_the_round(
    device: MakeDevice, company: Company
) -> None:
    """The shared phone goes on without the seat that has moved, and never shows it again."""
    phone = PassedPhone(await device("phone"))
    await phone.set_table((*NAMES, "Dag"))
    assert await phone.next_name() == "Anna"
    table = phone.page.url.rpartition("/")[2]
    links = await phone.page.evaluate(
        """async (table) => {
          const ask = (seat) => fetch(`/api/tables/${table}/link?seat=${seat}`, {
            method: 'POST', headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ seat }) }).then((answer) => answer.json());
          return [await ask(0)];
        }""",
        table,
    )
    own = Table(await device("phone"))
    await own.come(f"/t/{table}#seat={links[0]['secret']}")
    await own.tap(own.button(re.compile("Anna")))
    await expect(own.hand().first).to_be_visible()
    assert await phone.next_name() == "Bo"
    await phone.press("Somebody else first")
    await expect(phone.button("I’m Dag")).to_be_visible()
    await expect(phone.button("I’m Anna")).to_have_count(0)


async def test_nothing_on_a_shared_phone_is_a_dead_button(device: MakeDevice) -> None:
    phone = PassedPhone(await device("phone"))
    await phone.agree_on()
    await phone.set_table()
    await phone.lift("Anna")
    bar = await phone.every_button_of_the_bar_opens()
    assert any(name.startswith("Table talk") for name in bar)
    assert len(bar) == 4

    # What one has typed the next one does not read.
    field = phone.page.get_by_role("textbox", name="What you would like to say")
    await phone.press("Table talk")
    await field.fill("I have the moon")
    await phone.page.keyboard.press("Escape")
    await phone.press("Cover the cards and pass the phone on")
    await phone.lift("Bo")
    await phone.press("Table talk")
    await expect(field).to_have_value("")
    await phone.page.keyboard.press("Escape")
    await phone.press("Cover the cards and pass the phone on")
    await phone.press("Somebody else first")

    # Where all look on nobody in particular speaks: the book, the hourglass, the points.
    await phone.play_to("reveal")
    await phone.to_the_pause()
    await expect(phone.button(re.compile("^Why[?]"))).to_have_count(0)
    assert len(await phone.every_button_of_the_bar_opens()) == 3
    await phone.press(re.compile("^The book"))
    await phone.tap(phone.page.get_by_role("button", name="Table talk"))
    await expect(phone.page.get_by_role("dialog", name="Table talk")).to_be_visible()


async def test_a_shared_phone_sounds_if_its_people_want_it_to(device: MakeDevice) -> None:
    """What was chosen once is so after a reload, too: the book offers the silence."""
    phone = PassedPhone(await device("phone"))
    await phone.set_table()
    assert await phone.next_name() == "Anna"
    await phone.page.evaluate("localStorage.setItem('reverie-sound', 'on')")
    await phone.page.reload()
    assert await phone.next_name() == "Anna"
    await phone.lift("Anna")
    await phone.press(re.compile("^The book"))
    silence = phone.page.get_by_role("button", name=re.compile("^Turn the sound off"))
    await expect(silence).to_be_visible()


async def test_where_all_look_on_nobody_is_taken_for_the_host(device: MakeDevice) -> None:
    """Nobody writes there, and whoever wants something for their own seat says who they are."""
    phone = PassedPhone(await device("phone"))
    page = phone.page
    await phone.set_table()
    await phone.play_to("reveal")
    await phone.to_the_pause()
    await phone.press(re.compile("^The book"))
    await page.get_by_role("button", name="Table talk").tap()
    talk = page.get_by_role("dialog", name="Table talk")
    await expect(talk.get_by_text("Everybody looks on here")).to_be_visible()
    await expect(talk.get_by_role("textbox")).to_have_count(0)
    await page.keyboard.press("Escape")
    await expect(talk).to_have_count(0)

    await phone.press(re.compile("^The book"))
    await page.get_by_role("button", name="My seat on another device").tap()
    await phone.button("I’m Bo").tap()
    await page.get_by_role("button", name="Make the link").tap()
    link = await page.get_by_role("textbox", name="Link to your seat").input_value()
    own = Table(await device("phone"))
    await own.page.goto(link)
    await expect(own.button("Continue here as Bo")).to_be_visible()


async def test_whoever_goes_to_another_table_has_nothing_to_cover_there(
    device: MakeDevice,
) -> None:
    phone = PassedPhone(await device("phone"))
    page = phone.page
    cover = phone.button("Cover the cards and pass the phone on")
    await phone.set_table()
    assert await phone.next_name() == "Anna"
    await phone.lift("Anna")
    await expect(cover).to_be_visible()
    # From page to page, and nothing is loaded anew.
    await phone.press(re.compile("^The book"))
    await page.get_by_role("link", name="About Reverie").tap()
    await page.get_by_role("link", name="Home", exact=True).tap()
    await page.get_by_role("button", name="Play alone").tap()
    await expect(phone.hand()).to_have_count(6)
    await expect(cover).to_have_count(0)


async def test_a_shared_table_that_is_gone_is_not_offered_again(device: MakeDevice) -> None:
    phone = await device("phone")
    phone.expect("WebSocket connection .* failed", "404")
    gone = "A" * 16
    kept = [{"table": gone, "code": "KRTZ", "name": "Anna and Bo", "seen": 1}]
    await phone.open("/about")
    await phone.page.evaluate(
        """([table, kept]) => {
          localStorage.setItem('reverie-tables', JSON.stringify(kept));
          localStorage.setItem(`reverie-pass-${table}`, '[0,1]');
        }""",
        [gone, kept],
    )
    await phone.open("/")
    link = phone.page.locator(f"a[href='/t/{gone}']")
    await expect(link).to_have_count(1)
    await link.tap()
    heading = phone.page.get_by_role("heading", level=1)
    await expect(heading).to_have_text("There is no table here")
    assert await phone.page.evaluate("localStorage.getItem('reverie-tables')") == "[]"


async def test_all_get_up_together_at_the_end(device: MakeDevice) -> None:
    phone = PassedPhone(await device("phone"))
    await phone.agree_on(target_score=5)
    await phone.set_table()
    await phone.play_to("over")
    table = phone.page.url.rpartition("/")[2]
    await phone.press("Leave the table")
    await expect(phone.page.get_by_role("heading", level=1)).to_have_text("Reverie")
    assert phone.page.url == phone.device.address + "/"
    await expect(phone.page.locator(f"a[href='/t/{table}']")).to_have_count(0)
    view = await phone.page.evaluate(
        "(table) => fetch(`/api/tables/${table}/view`).then((answer) => answer.json())", table
    )
    assert view["chairs"] == []
