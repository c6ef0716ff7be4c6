"""What has to be fetched until the first phase can be played, and how long a reveal blocks."""

import re
from collections.abc import Callable

import pytest
from company import Company
from devices import MakeDevice
from measure import seen, watch
from playwright.async_api import expect
from table_page import Table
from test_book import takes_the_seat_of

from reverie.rules.pieces import Options
from reverie.rules.views import RevealView, VoteView

SCRIPT_AND_STYLE = 150 * 1000
FONTS = 120 * 1000


async def test_from_home_to_a_playable_hand(device: MakeDevice) -> None:
    phone = await device("phone")
    scales = await watch(phone, slow=False)
    await phone.open("/")
    await phone.page.get_by_role("button", name="Play alone with clockwork rabbits").tap()
    table = Table(phone)
    await expect(table.hand().first).to_be_visible()
    await phone.page.wait_for_load_state("networkidle")
    fetched = "\n".join(sorted(scales.files, reverse=True))
    assert 0 < scales.script_and_style <= SCRIPT_AND_STYLE, fetched
    assert 0 < scales.fonts <= FONTS, fetched


ASKED_FOR = """() => [...document.querySelectorAll('link[rel=modulepreload], link[rel=preload]')]
  .map((link) => new URL(link.href).pathname).filter((path) => !path.endsWith('woff2'))"""
FETCHED = """() => performance.getEntriesByType('resource')
  .map((one) => new URL(one.name).pathname).filter((path) => /[.](js|css)$/.test(path))"""
USED = """() => [...document.querySelectorAll('link[rel=stylesheet], script[src]')]
  .map((one) => new URL(one.href ?? one.src).pathname)"""


async def test_home_comes_at_once_and_brings_nothing_of_a_turn(device: MakeDevice) -> None:
    """What a first page needs is asked for by the page, not by one script after the other."""
    phone = await device("phone")
    await phone.open("/")
    await expect(phone.page.get_by_role("button", name="Play alone")).to_be_visible()
    await phone.page.wait_for_load_state("networkidle")
    asked = set(await phone.page.evaluate(ASKED_FOR))
    fetched = await phone.page.evaluate(FETCHED)
    assert len(fetched) == len(set(fetched))
    assert asked <= set(fetched)
    assert {file for file in asked if file.endswith("css")} <= set(await phone.page.evaluate(USED))
    late = {file for file in fetched if file not in asked} - set(await phone.page.evaluate(USED))
    # The app's worker alone, which nobody waits for.
    assert all(re.match("/assets/start", file) for file in late), late
    assert not [file for file in fetched if "/play-" in file]


async def test_a_gallery_comes_without_a_jump(device: MakeDevice) -> None:
    phone = await device("phone")
    await watch(phone)
    await phone.open("/decks/base")
    await expect(phone.page.locator("main li img").first).to_be_visible()
    await phone.page.wait_for_load_state("networkidle")
    assert (await seen(phone)).cls < 0.01


PICTURES = """() => performance.getEntriesByType('resource')
  .filter((one) => one.name.includes('/pictures/'))
  .map((one) => [one.startTime, one.responseEnd])"""
IN_FULL = """image => image.complete
  && image.srcset.endsWith(`${new URL(image.currentSrc).pathname} 800w`)"""


async def test_homes_fan_is_seen_before_its_middle_card_comes_in_full(device: MakeDevice) -> None:
    """On a screen where it is larger than the small picture."""
    screen = await device("television")
    await screen.open("/")
    fan = screen.page.locator(".fan img")
    await screen.page.wait_for_function(IN_FULL, arg=await fan.nth(2).element_handle())
    *small, (began, _) = sorted(await screen.page.evaluate(PICTURES))
    assert len(small) == await fan.count()
    assert began >= max(end for _, end in small)


AHEAD = """() => {
  const read = performance.getEntriesByType('navigation')[0].domInteractive;
  return performance.getEntriesByType('resource')
    .map((one) => [new URL(one.name).pathname, one.startTime < read])}"""
SMALL = """images => images.map((image) => image.srcset.split(' ')[0])"""


async def test_homes_fan_is_asked_for_before_any_script_runs(device: MakeDevice) -> None:
    phone = await device("phone")
    said: list[str] = []
    phone.page.on("console", lambda message: said.append(message.text))
    await phone.open("/")
    await expect(phone.page.locator(".fan img.loaded")).to_have_count(5)
    await phone.page.wait_for_load_state("networkidle")
    fetched = await phone.page.evaluate(AHEAD)
    small = await phone.page.locator(".fan img").evaluate_all(SMALL)
    for file in ("/api/cards", *small):
        assert [ahead for name, ahead in fetched if name == file] == [True], file
    assert not [text for text in said if "preload" in text]


async def test_the_reveals_page_comes_with_the_votes(device: MakeDevice, company: Company) -> None:
    """Who is quick would else see an empty table for a moment, of all moments."""
    phone = await device("phone")
    table = Table(phone)
    await table.sit_down(await company.set_table("classic", 4, decks=("base",)), "Mira")
    await company.start()
    await table.step(await table.my_move())
    await company.move()
    await company.everybody(VoteView)
    asked: list[str] = []
    phone.page.on("request", lambda request: asked.append(request.url.rsplit("/")[-1]))
    # The pages of all phases come a while later; this one at once.
    async with phone.page.expect_request("**/assets/Clue-*.js"):
        await phone.page.reload()
    pages = [name.split("-")[0] for name in asked if name.endswith(".js")]
    assert pages.index("Vote") < pages.index("Reveal") < pages.index("Clue"), pages


@pytest.mark.long
async def test_a_reveal_on_a_slow_phone_is_measured(
    device: MakeDevice, company: Company, record_property: Callable[[str, object], None]
) -> None:
    """Reported, not judged: how long a task takes depends on the machine."""
    phone = await device("phone")
    await watch(phone)
    table = Table(phone)
    await table.sit_down(await company.set_table("classic", 5, decks=("base",)), "Mira")
    await company.start()
    await table.step(await table.my_move())
    await company.move()
    await company.everybody(VoteView)
    start = float(await phone.page.evaluate("performance.now()"))
    await company.move()
    await company.everybody(RevealView)
    await expect(table.button("I’m ready")).to_be_visible()
    tasks = (await seen(phone)).since(start)
    line = f"long tasks in a reveal, 4x slower: {[round(one) for one in tasks]} ms"
    record_property("long tasks", line)
    print(line)


UNSEEN = "all => all.filter((image) => image.naturalWidth === 0).length"


async def test_of_a_long_evening_only_the_pictures_in_sight_are_fetched(
    device: MakeDevice, company: Company
) -> None:
    options = Options(target_score=60)
    table = await company.set_table("classic", 4, decks=("base",), options=options)
    await company.start()
    company.play()
    await company.finish()
    phone = await device("phone")
    await takes_the_seat_of(phone, company)
    await phone.open(f"/t/{table}")
    strip = phone.page.get_by_role("listitem").filter(has=phone.page.get_by_text("Turn "))
    pictures = strip.locator("img")
    await expect(strip.last).to_be_attached()
    await expect(pictures).to_have_count(await strip.count())
    await phone.page.wait_for_load_state("networkidle")
    assert await pictures.evaluate_all(UNSEEN) > 0
    await pictures.last.scroll_into_view_if_needed()
    await expect(pictures.last).not_to_have_js_property("naturalWidth", 0)
