"""The board for the room: nobody touches it, and it shows what everybody may know."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest
import segno
from checks import settled
from company import Company
from devices import Device, MakeDevice
from lan import Cable
from playwright.async_api import Locator, expect
from table_page import ENDS, Table, moment_of_grace, stop_the_clock
from words import Words, words_of

from reverie.app import House
from reverie.rules.pieces import Options
from reverie.rules.views import ChooseView, ClueView, RevealView, VoteView
from reverie.tables.requests import OpenDoor

SHOTS = Path(__file__).resolve().parents[2] / "out" / "shots"
PHONES = ("Mira", "Jonas", "Thora", "Soren", "Kate", "Luca")

# A television may hide a twentieth of its picture on every side; the sofa is three metres away.
LOOK = """() => {
  const [wide, high] = [innerWidth, innerHeight];
  const scale = Math.min(wide / 1920, high / 1080);
  const seen = [...document.querySelectorAll('main *')].filter((one) => one.checkVisibility(
    { opacityProperty: true }) && !one.closest('.sr, svg, [aria-hidden]'));
  const own = (one) => [...one.childNodes].filter((node) => node.nodeType === 3)
    .map((node) => node.textContent.trim()).join('');
  const worded = seen.filter((one) => own(one));
  const box = (one) => one.getBoundingClientRect();
  const size = (one) => parseFloat(getComputedStyle(one).fontSize)
    * box(one).height / (one.offsetHeight || 1) / scale;
  const out = (one, { left, right, top, bottom } = box(one)) =>
    left < wide * 0.045 || right > wide * 0.955 || top < high * 0.03 || bottom > high * 0.96;
  return {
    out: worded.filter((one) => out(one)).map(own),
    small: worded.filter((one) => size(one) < 24).map((one) => `${own(one)} ${size(one)}`),
    cut: worded.filter((one) => one.scrollWidth > one.clientWidth + 1
      && getComputedStyle(one).overflowX === 'hidden').map(own),
    scrolls: document.documentElement.scrollHeight > high,
  };
}"""


class Television:
    """What a person on the sofa sees."""

    def __init__(self, device: Device) -> None:
        self.device, self.page = device, device.page

    async def show(self, code: str) -> None:
        await self.device.open(f"/tv/{code}")

    def heading(self) -> Locator:
        return self.page.get_by_role("heading", level=1)

    async def says(self, words: str | re.Pattern[str]) -> None:
        await expect(self.heading()).to_have_text(words)

    def cards(self, name: str) -> Locator:
        return self.page.get_by_role("group", name=name).get_by_role("img")

    async def readable(self) -> None:
        """Large enough, inside the safe area, nothing cut, nothing to scroll to."""
        found: dict[str, Any] = await self.page.evaluate(LOOK)
        assert found == {"out": [], "small": [], "cut": [], "scrolls": False}, found


async def television(device: MakeDevice, company: Company, **wishes: Any) -> Television:
    tv = Television(await device("television", **wishes))
    view = company.host.view
    assert view is not None
    # Once a game has begun, the code alone opens nothing.
    await tv.show(view.code if view.game is None else f"{view.code}#{company.table}")
    return tv


def name_of(company: Company, seat: int) -> str:
    view = company.host.view
    assert view is not None
    return next(chair.name for chair in view.chairs if chair.seat == seat)


async def test_from_the_lobby_to_the_first_reveal(device: MakeDevice, company: Company) -> None:
    await company.set_table("classic", 4)
    tv = await television(device, company)
    await tv.says("Come to the table")
    seats = tv.page.get_by_role("list", name="Seats")
    await expect(seats.get_by_role("listitem")).to_have_count(4)
    await expect(tv.page.get_by_role("img", name="QR code with the link")).to_be_visible()
    await tv.readable()
    await company.start()
    await tv.says("Who has a clue?")
    await tv.readable()
    await company.tell_first()
    await company.everybody(ChooseView)
    await tv.says("Choose your cards, on your phones.")
    await expect(tv.cards("Cards laid so far")).to_have_count(1)
    await company.move(but=1)
    await expect(tv.cards("Cards laid so far")).to_have_count(3)
    await tv.readable()
    await company.move()
    await company.everybody(VoteView)
    await tv.says("Which card is Ada’s?")
    await expect(tv.cards("The cards on the table")).to_have_count(4)
    await company.move(but=1)
    await expect(tv.page.get_by_text("2 of 3 votes are in")).to_be_visible()
    await tv.readable()
    await company.move()
    await company.everybody(RevealView)
    await tv.says("The votes are in.")
    await tv.says(re.compile("^(Just right|Too easy|Too hard)"))
    # The open pause: it stays until everybody is ready.
    await expect(tv.page.get_by_text("Look around and talk")).to_be_visible()
    await expect(tv.page.get_by_role("img", name=re.compile("^(The|Score) "))).to_be_visible()
    await tv.readable()
    await company.move()
    await company.everybody(ClueView)
    await tv.says(re.compile("is looking for a clue"))


async def test_a_game_with_words_of_its_own_is_told_in_them(
    device: MakeDevice, company: Company
) -> None:
    """In German one gives a Tipp, in Party a Stimme: the board says it as the phones do."""
    await company.set_table("party", 6)
    tv = await television(device, company, locale="de-DE")
    # Who comes when the game has begun has to knock.
    await expect(tv.page.get_by_text("Finn")).to_be_visible()
    await company.start()
    await company.tell_first()
    await company.everybody(ChooseView)
    await company.move()
    await company.everybody(VoteView)
    told = words_of("de").pattern("tv-votes-in--party", done=0, all=6)
    await expect(tv.page.get_by_text(told)).to_be_visible()


async def test_a_code_that_leads_nowhere_is_said(device: MakeDevice) -> None:
    tv = Television(await device("television"))
    tv.device.expect("404")
    await tv.show("zzzz")
    await tv.says("There is no table ZZZZ")


async def test_it_comes_back_by_itself(device: MakeDevice, company: Company, house: House) -> None:
    """The cable is pulled while the game goes on, and put back: nobody presses a key."""
    await company.set_table("classic", 3)
    async with Cable(house.port) as cable:
        tv = await television(device, company, address=cable.address)
        tv.device.expect("ERR_", "WebSocket")
        await tv.says("Come to the table")
        cable.pull()
        await expect(tv.page.get_by_text("The connection is lost")).to_be_visible()
        await company.start()
        cable.mend()
        await tv.says("Who has a clue?")
        await expect(tv.page.get_by_text("The connection is lost")).to_be_hidden()


async def test_on_the_hosts_own_laptop_it_shows_no_hand(
    device: MakeDevice, company: Company
) -> None:
    """The laptop that set the table is plugged into the television."""
    laptop = await device("laptop")
    mine = Table(laptop)
    name = await company.set_table("classic", 3)
    await mine.sit_down(name, "Mira")
    await company.start()
    view = company.host.view
    assert view is not None
    heard: list[str] = []
    tab = await laptop.another_tab()
    tab.on("websocket", lambda ws: ws.on("framereceived", lambda frame: heard.append(str(frame))))
    await tab.goto(f"{laptop.address}/tv/{view.code}")
    await expect(tab.get_by_role("heading", level=1)).to_have_text("Who has a clue?")
    said = "".join(heard)
    assert '"hand":[]' in said
    assert '"you":null' in said


async def test_twice_as_many_pixels_show_the_same_board(
    device: MakeDevice, company: Company
) -> None:
    await company.set_table("party", 12)
    tv = await television(device, company, viewport={"width": 3840, "height": 2160})
    await tv.says("Come to the table")
    await settled(tv.page)
    await tv.readable()
    await company.start()
    await company.everybody(ClueView)
    await tv.says("Who has a clue?")
    await tv.readable()
    await company.tell_first()
    await company.everybody(ChooseView)
    await company.move()
    await company.everybody(VoteView)
    await expect(tv.cards("The cards on the table")).to_have_count(12)
    await settled(tv.page)
    await tv.readable()
    boxes = [await card.bounding_box() for card in await tv.cards("The cards on the table").all()]
    # Two rows of six, each as large as the design wants it.
    assert len({round(box["y"]) for box in boxes if box}) == 2
    assert all(box and box["width"] >= 2 * 200 for box in boxes)


async def test_sound_is_let_out_by_any_key(device: MakeDevice, company: Company) -> None:
    await company.set_table("classic", 3)
    tv = await television(device, company)
    await tv.says("Come to the table")
    await expect(tv.page.get_by_role("button", name="Press OK for sound")).to_be_visible()
    await tv.page.keyboard.press("Enter")
    await expect(tv.page.get_by_role("button", name="Turn the sound off")).to_be_visible()
    await company.start()
    await tv.says("Who has a clue?")
    await moment_of_grace(tv.page)  # The press that lets it out is over.
    await tv.page.keyboard.press("Enter")
    await expect(tv.page.get_by_role("button", name="Turn the sound on")).to_be_visible()
    await tv.page.reload()
    await expect(tv.page.get_by_role("button", name="Turn the sound on")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "de", "da", "fi", "it", "is"])
async def test_every_screen_in_every_language(
    device: MakeDevice, company: Company, language: str
) -> None:
    """Large enough and inside the safe area; a picture of each lies in out/shots."""
    await company.set_table("classic", 6, options=Options(target_score=12))
    tv = await television(device, company, locale=language)

    words = words_of(language)

    async def look(name: str, *keys: str) -> None:
        """The screen whose heading is one of these."""
        await tv.says(words.one_of(*keys))
        await settled(tv.page)
        await tv.readable()
        folder = SHOTS / language
        folder.mkdir(parents=True, exist_ok=True)
        await tv.page.screenshot(path=folder / f"tv-{name}.png")

    await look("lobby", "tv-come")
    await company.start()
    await look("race", "tv-race")
    await company.tell_first()
    await company.everybody(ChooseView)
    await company.move(but=1)
    await look("choose", "tv-choose")
    await company.move()
    await company.everybody(VoteView)
    await company.move(but=1)
    await look("vote", "tv-vote")
    # The show goes on by itself: stop the clock to look at each of its scenes.
    await stop_the_clock(tv.page)
    await company.move()
    await company.everybody(RevealView)
    await look("reveal-votes", "reveal-votes")
    await on_to(tv, words, "reveal-owners")
    await look("reveal-owners", "reveal-owners")
    verdict = ("reveal-some", "reveal-all", "reveal-nobody")
    await on_to(tv, words, *verdict)
    await look("reveal-verdict", *verdict)
    await tv.page.clock.resume()
    await expect(tv.page.get_by_text(words["now-reveal"])).to_be_visible()
    await look("reveal-pause", *verdict)
    company.play()
    await company.finish()
    await look("end", *ENDS)


async def on_to(tv: Television, words: Words, *keys: str) -> None:
    """Let time run until the heading is one of these."""
    wanted = words.one_of(*keys)
    for _ in range(100):
        if wanted.match(await tv.heading().inner_text()):
            return
        await tv.page.clock.run_for(200)
    pytest.fail(f"{keys} were not told")


async def sit_down_by_the_squares(tv: Television, phones: list[Table]) -> None:
    """Everybody points a camera at the television: the address in the squares, and a name."""
    link = await link_in_the_squares(tv)
    for phone, name in zip(phones, PHONES, strict=True):
        await phone.page.goto(link)
        await phone.write(phone.page.get_by_role("textbox", name="Your name"), name)
        await phone.press("Sit down")
        await expect(phone.page.get_by_role("list", name="Seats")).to_contain_text(name)
        await expect(tv.page.get_by_role("list", name="Seats")).to_contain_text(name)


async def test_a_screen_that_comes_late_waits_until_it_is_let_in(
    device: MakeDevice, company: Company
) -> None:
    await company.set_table("classic", 3)
    await company.start()
    view = await company.host.until(lambda view: view.game is not None)
    tv = Television(await device("television"))
    tv.device.expect(r"/api/codes/")
    await tv.show(view.code)
    await tv.says(f"The game at table {view.code} has begun")
    await settled(tv.page)
    await tv.readable()
    await company.players[1].do(OpenDoor())
    await tv.page.reload()
    await tv.says("Who has a clue?")
    assert tv.page.url.endswith(f"/tv/{view.code}#{company.table}"), "and needs no second nod"


async def link_in_the_squares(tv: Television) -> str:
    """Where a camera gets that looks at the screen: the table with this code."""
    drawn = tv.page.get_by_role("img", name="QR code with the link").locator("path")
    await expect(drawn).to_have_attribute("d", re.compile("^M"))
    code = tv.page.url.rpartition("/")[2]
    found = await tv.page.evaluate(
        "async (code) => (await fetch(`/api/codes/${code}`)).json()", code
    )
    link = f"{tv.device.address}/t/{found['table']}"
    assert squares(await drawn.get_attribute("d") or "") == squares_of(link)
    return link


def squares(path: str) -> set[tuple[int, int]]:
    """The dark squares of a drawing made of bars: `M3 0h7v1h-7z`."""
    bars = re.findall(r"M(\d+) (\d+)h(\d+)v1h-\d+z", path)
    return {(int(x) + i, int(y)) for x, y, wide in bars for i in range(int(wide))}


def squares_of(link: str) -> set[tuple[int, int]]:
    rows = segno.make(link, error="l", micro=False).matrix
    return {(x, y) for y, row in enumerate(rows) for x, dark in enumerate(row) if dark}


@pytest.mark.long
async def test_a_television_and_six_phones(device: MakeDevice, company: Company) -> None:
    """Odyssey with seven: the seventh has no browser, the other six play by tapping."""
    await company.set_table("odyssey", 1, options=Options(target_score=10))
    tv = await television(device, company)
    await tv.says("Come to the table")
    phones = [Table(await device("phone")) for _ in PHONES]
    await sit_down_by_the_squares(tv, phones)
    company.leave_the_race()
    company.play()
    await company.start()
    await tv.says("Who has a clue?")
    await phones[0].step(await phones[0].my_move())
    await tv.says("Choose your cards, on your phones.")
    company.go_on()
    await asyncio.gather(*(phone.play_to_the_end() for phone in phones))
    await company.finish()
    await at_the_end(tv, company)


@pytest.mark.parametrize("language", ["en", "de"])
async def test_the_picture_of_the_evening_is_shown_at_the_end(
    device: MakeDevice, company: Company, language: str
) -> None:
    company.likes = True
    await company.set_table("classic", 7, options=Options(target_score=8))
    await company.start()
    company.play()
    await company.finish()
    view = await company.host.until(lambda view: view.best)
    # Who comes after the last turn sees the end at once.
    tv = await television(device, company, locale=language)
    words = words_of(language)
    heading = tv.page.get_by_role("heading", level=2)
    best = heading.filter(has_text=words.pattern("end-best", count=len(view.best)))
    await expect(best).to_have_count(1)
    await settled(tv.page)
    await tv.readable()
    SHOTS.mkdir(parents=True, exist_ok=True)
    await tv.page.screenshot(path=SHOTS / f"tv-best-{language}.png")


async def at_the_end(tv: Television, company: Company) -> None:
    """The last turn is told to its end, then the winners are named as the server has them."""
    view = company.host.view
    assert view is not None
    assert view.game is not None
    await tv.says(re.compile("the night"))
    best = max(side.score for side in view.game.sides)
    winners = {side.side for side in view.game.sides if side.score == best}
    if len(winners) <= 3:
        for seat in view.game.seats:
            if seat.side in winners:
                await expect(tv.heading()).to_contain_text(name_of(company, seat.seat))
    scores = tv.page.get_by_role("list", name="Final scores")
    await expect(scores.get_by_role("listitem")).to_have_count(len(view.game.sides))
    await settled(tv.page)
    await tv.readable()
