"""One phone for all: everybody has a seat, and nobody sees what is not theirs."""

import re

from checks import axe, in_order
from company import Company
from devices import MakeDevice
from playwright.async_api import Locator, expect
from table_page import Table, moment_of_grace

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
