"""Every real window: a game of twelve with long names, each page in windows of every shape.

One game, and the window changes at every page: what was measured is measured anew. The pictures
lie in out/shots/windows.
"""

import re
from pathlib import Path

import pytest
from checks import AT_REST, in_order, settled
from company import Company
from devices import Device, MakeDevice
from playwright.async_api import expect
from table_page import Table, stop_the_clock
from test_television import LOOK, Television
from words import words_of

from forms import LONG
from reverie.rules.pieces import Options, Written
from reverie.rules.views import ChooseView, RevealView, VoteView
from reverie.tables.requests import Say
from reverie.wire import messages as wire

SHOTS = Path(__file__).resolve().parents[2] / "out" / "shots" / "windows"
WINDOWS = (
    (1366, 650),
    (1280, 600),
    (1024, 600),
    (720, 450),
    (812, 375),
    (2560, 1080),
)
SAMPLE = ((1024, 600), (812, 375))
NAMES = (
    "Anna-Katharina Müller-Lü",
    "Maximilian von Hohenfels",
    "Þorgerður Sigurðardóttir",
    "Friederike Schmidt-Bauer",
    "Wolfgang Amadeus Krause",
    "Charlotte Rosenkrantz",
    "Bartholomäus Ziegler",
    "Leopoldine Sonnenschein",
    "Konstantin Abendroth",
    "Wilhelmine Oberländer",
    "Ferdinand Lichtenstein",
    "Hildegard Winterberg",
)
CHECK = (Path(__file__).parent / "windows.js").read_text(encoding="utf-8")
# As if it had been chosen in another tab.
TO_LANGUAGE = """language => dispatchEvent(
  new StorageEvent('storage', { key: 'reverie-language', newValue: language }))"""
SPEAKS = "language => document.documentElement.lang === language"


class Windows:
    """Looks at one page in every window, and in every language."""

    def __init__(self, device: Device, languages: tuple[str, ...]) -> None:
        self.page, self.languages = device.page, languages
        self.wrong: list[str] = []
        SHOTS.mkdir(parents=True, exist_ok=True)

    async def look(
        self, name: str, *, seats: str = "", least: int = 60, writing: bool = False
    ) -> None:
        """`seats`: the list that must be in sight; on a low window not beside what is written."""
        await settled(self.page)
        for language in (*self.languages, "en"):
            await self.page.evaluate(TO_LANGUAGE, language)
            await self.page.wait_for_function(SPEAKS, arg=language, polling=20)
            for width, height in WINDOWS if LONG else SAMPLE:
                await self.page.set_viewport_size({"width": width, "height": height})
                await self.page.wait_for_function(AT_REST)
                where = f"{name} {width}x{height} {language}"
                await self.page.screenshot(path=SHOTS / f"{where.replace(' ', '-')}.png")
                try:
                    await in_order(self.page, still=True, touch=False)
                except AssertionError as found:
                    self.wrong.append(f"{where}: {found}")
                sought = language == "en" and not (writing and height < 500)
                how = {"seats": seats if sought else "", "least": least}
                for found_wrong in await self.page.evaluate(CHECK, how):
                    self.wrong.append(f"{where}: {found_wrong}")

    def content(self) -> None:
        assert not self.wrong, "\n".join(self.wrong)


async def test_twelve_with_long_names(device: MakeDevice, company: Company) -> None:
    mine = await device("laptop")
    table = Table(mine)
    windows = Windows(mine, ("de", "fi") if LONG else ())
    company.names = NAMES
    await table.sit_down(await company.set_table("odyssey", 11), "Mira")
    seats = table.words["seats-label"]
    await windows.look("lobby", least=0)
    company.leave_the_race()
    await company.start()
    await table.my_move()
    await windows.look("race", seats=seats)
    await table.begin_to_tell("What the tide forgot to take along")
    await windows.look("clue", seats=seats, writing=True)
    await company.tell_first()
    await company.everybody(ChooseView)
    await table.on_page("choose a card")
    await windows.look("choose", seats=seats)
    await mine.page.set_viewport_size({"width": 1440, "height": 900})
    await table.lay()
    await company.move()
    await table.on_page("vote")
    await windows.look("vote", seats=seats)
    await mine.page.set_viewport_size({"width": 1440, "height": 900})
    await table.vote()
    await company.move()
    await table.on_page("the reveal")
    await table.to_the_pause()
    await windows.look("reveal")
    windows.content()


LONG_CLUE = (
    "When we crossed the old bridge in the fog, and nobody knew whether the lamps on the other "
    "side were burning for us or only for the river, which never once looks back at anybody"
)


@pytest.mark.parametrize(("width", "height"), [(1366, 650), (1024, 600)])
async def test_a_long_clue_leaves_room_for_the_verdict_and_the_track(
    device: MakeDevice, company: Company, width: int, height: int
) -> None:
    mine = await device("laptop")
    table, page = Table(mine), mine.page
    company.names = NAMES
    await table.sit_down(await company.set_table("odyssey", 7), "Mira")
    company.leave_the_race()
    await company.start()
    await table.my_move()
    game = company.host.game
    assert game is not None
    await company.host.say(wire.GiveClue(Written(LONG_CLUE), game.hand[0]))
    await table.on_page("choose a card")
    await table.lay()
    await company.move()
    await table.on_page("vote")
    await table.vote()
    await company.move()
    await table.on_page("the reveal")
    await table.to_the_pause()
    await page.set_viewport_size({"width": width, "height": height})
    await settled(page)
    await page.screenshot(path=SHOTS / f"long-clue-{width}x{height}.png")
    await in_order(page, still=True, touch=False)
    track = page.get_by_role("img", name=re.compile(r"^The score track"))
    await expect(track).to_be_in_viewport(ratio=0.98)
    await expect(table.button("I’m ready")).to_be_in_viewport(ratio=0.98)


async def test_reasons_do_not_push_the_points_out_of_sight(
    device: MakeDevice, company: Company
) -> None:
    mine = await device("laptop")
    table, page = Table(mine), mine.page
    await table.sit_down(await company.set_table("classic", 3), "Mira")
    company.leave_the_race()
    await company.start()
    await table.my_move()
    await company.tell_first()
    await table.on_page("choose a card")
    await table.lay()
    await company.move()
    await table.on_page("vote")
    await table.vote()
    await company.move()
    await table.on_page("the reveal")
    await table.to_the_pause()
    points = page.get_by_role("list", name=table.words["reveal-points"])
    before = await points.bounding_box()
    for player in company.players:
        await player.say(Say("Because the moon looked so very hungry that night", "why"))
    await expect(table.button(table.words.pattern("why-open", count=3))).to_be_visible()
    await settled(page)
    after = await points.bounding_box()
    assert before is not None
    assert after is not None
    assert after["x"] == before["x"]


async def test_the_card_looked_at_last_is_the_one_that_is_laid(
    device: MakeDevice, company: Company
) -> None:
    mine = await device("phone")
    table, page = Table(mine), mine.page
    await table.sit_down(await company.set_table("classic", 3), "Mira")
    company.leave_the_race()
    await company.start()
    await table.my_move()
    await company.tell_first()
    await table.on_page("choose a card")
    dialog = await table.open_card(table.hand().first)
    for _ in range(2):
        await dialog.get_by_role("button", name=table.words["card-next"]).click()
    await expect(dialog).to_have_accessible_name("Card 3 of 6")
    await dialog.get_by_role("button", name="Close", exact=True).click()
    await expect(table.hand().nth(2)).to_have_attribute("aria-pressed", "true")
    meant = await table.hand().nth(2).locator("img").get_attribute("src")
    await table.do(table.button("Lay this card"))
    laid = page.get_by_role("button", name=re.compile("laid", re.IGNORECASE)).first
    await expect(laid.locator("img")).to_have_attribute("src", meant or "")


# What a toast lies over, of what it must never cover.
COVERED = """() => {
  const box = (one) => one.getBoundingClientRect();
  const kept = document.querySelectorAll('.card, [data-clue]');
  const toasts = [...document.querySelectorAll('.toasts li')].map(box);
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return [...kept].filter((one) => toasts.some((toast) => meet(toast, box(one))))
    .map((one) => one.outerHTML.slice(0, 80));
}"""


async def test_a_toast_covers_neither_clue_nor_cards(device: MakeDevice, company: Company) -> None:
    mine = await device("phone")
    table, page = Table(mine), mine.page
    company.names = NAMES
    await table.sit_down(await company.set_table("classic", 5), "Mira")
    company.leave_the_race()
    await company.start()
    await table.my_move()
    await company.tell_first()
    await table.on_page("choose a card")
    await table.lay()
    await company.move()
    await table.on_page("vote")
    await settled(page)
    # It would be gone before the last window is looked at.
    await stop_the_clock(page)
    await company.join(company.table, 1)
    toast = page.get_by_role("region", name=table.words["toasts"]).get_by_role("listitem")
    await expect(toast).to_have_count(1)
    for width, height in ((360, 740), (812, 375), (1440, 900), (1024, 600), (390, 844)):
        await page.set_viewport_size({"width": width, "height": height})
        await page.clock.run_for(100)
        await page.wait_for_function(AT_REST)
        await page.clock.run_for(100)
        await page.screenshot(path=SHOTS / f"toast-{width}x{height}.png")
        assert await page.evaluate(COVERED) == [], f"{width}x{height}"
        await expect(toast).to_be_in_viewport(ratio=0.98)


async def test_all_seven_are_seen_beneath_the_dial(device: MakeDevice, company: Company) -> None:
    mine = await device("laptop")
    table, page = Table(mine), mine.page
    await table.sit_down(await company.set_table("classic", 6), "Mira")
    company.leave_the_race()
    await company.start()
    await table.my_move()
    await company.tell_first("weather with manners")
    await table.on_page("choose a card")
    await table.lay()
    await company.move()
    await table.on_page("vote")
    await settled(page)
    await page.screenshot(path=SHOTS / "seven-1440x900.png")
    seats = page.get_by_role("list", name=table.words["seats-label"]).get_by_role("listitem")
    await expect(seats).to_have_count(7)
    for seat in await seats.all():
        await expect(seat).to_be_in_viewport(ratio=0.98)


@pytest.mark.long
async def test_the_end_of_a_game_of_eight(device: MakeDevice, company: Company) -> None:
    mine = await device("laptop")
    table = Table(mine)
    windows = Windows(mine, ("de", "fi") if LONG else ())
    company.names = NAMES
    await table.sit_down(
        await company.set_table("classic", 7, options=Options(target_score=5)), "Mira"
    )
    company.leave_the_race()
    await company.start()
    await table.step(await table.my_move())
    company.play()
    company.go_on()
    await table.play_to_the_end()
    await windows.look("end", least=0)
    windows.content()


@pytest.mark.parametrize("language", ["de"])
async def test_a_television_with_twelve_long_names(
    device: MakeDevice, company: Company, language: str
) -> None:
    company.names = NAMES
    await company.set_table("odyssey", 12)
    tv = Television(await device("television", locale=language))
    assert company.host.view is not None
    await tv.show(company.host.view.code)
    await expect(tv.page.get_by_role("listitem")).to_have_count(12)
    for width, height in ((1920, 1080), (2560, 1080), (1280, 600)):
        await tv.page.set_viewport_size({"width": width, "height": height})
        await settled(tv.page)
        await tv.page.screenshot(path=SHOTS / f"tv-lobby-{width}x{height}.png")
        found = await tv.page.evaluate(LOOK)
        # Only a television hides the rim of its picture; a window does not.
        assert (width, height) != (1920, 1080) or found["out"] == [], found
        assert found["cut"] == [], found
        assert not found["scrolls"]
        over = await tv.page.evaluate(
            CHECK,
            {"seats": await tv.page.get_by_role("list").get_attribute("aria-label"), "least": 0},
        )
        assert over == []


# What is told, and how much of it is cut off below.
TOLD = """() => {
  const box = document.querySelector('main [role=status]');
  return [box.innerText, box.firstElementChild.offsetHeight - box.clientHeight];
}"""


@pytest.mark.parametrize("people", [8, 12])
async def test_a_verdict_with_long_names_is_told_to_its_end(
    device: MakeDevice, company: Company, people: int
) -> None:
    """Odyssey, in German: four found it, each with a single vote, and four have a bonus."""
    company.names = NAMES
    await company.set_table("odyssey", people)
    tv = Television(await device("television", locale="de"))
    assert company.host.view is not None
    await tv.show(company.host.view.code)
    await expect(tv.page.get_by_role("listitem")).to_have_count(people)
    await company.start()
    await company.tell_first()
    await company.everybody(ChooseView)
    await company.move()
    await company.everybody(VoteView)
    await company.vote_as_long_as_can_be()
    await company.everybody(RevealView)
    last = words_of("de")["now-reveal"]
    await expect(tv.page.get_by_text(last)).to_be_visible()
    await settled(tv.page)
    await tv.page.screenshot(path=SHOTS / f"tv-verdict-{people}.png")
    told, cut = await tv.page.evaluate(TOLD)
    assert cut <= 1, told
    assert last in told
    await tv.readable()
