"""The book of the evening in a real browser: leafed through, kept, and opened without a server."""

import re
from pathlib import Path

from checks import axe, settled
from company import Company
from devices import Device, MakeDevice
from PIL import Image
from playwright.async_api import Browser, Download, Page, Route, expect
from words import Words

from reverie.rules.pieces import Options
from reverie.tables.requests import Say

WORDS = Words("en")
SWIPE = """([main, across]) => {
  const at = (x) => new Touch({ identifier: 1, target: main, clientX: x, clientY: 300 });
  const say = (kind, x, list) => main.dispatchEvent(new TouchEvent(kind, {
    bubbles: true, touches: list, changedTouches: [at(x)] }));
  say('touchstart', 200, [at(200)]);
  say('touchend', 200 + across, []);
}"""
SEEN = """async () => {
  const all = [...document.images];
  await Promise.all(all.map((image) => image.decode().catch(() => {})));
  return [all.length, all.filter((image) => image.naturalWidth > 0).length];
}"""


async def a_whole_evening(company: Company) -> str:
    """Of two turns at least: one turn brings nobody of four more than five points."""
    table = await company.set_table("classic", 4, decks=("base",), options=Options(target_score=6))
    await company.start()
    company.play()
    await company.finish()
    await company.host.say(Say("It was a good night"))
    return table


async def takes_the_seat_of(device: Device, company: Company) -> None:
    """The device has the key of the company's host."""
    key = next(one.value for one in company.host.http.cookie_jar if one.key == "seats")
    await device.context.add_cookies([{"name": "seats", "value": key, "url": device.address}])


async def swipe(page: Page, across: int) -> None:
    main = await page.locator(".pages").element_handle()
    await page.evaluate(SWIPE, [main, across])


async def kept(page: Page, row: str, path: Path) -> Path:
    await page.get_by_role("button", name=WORDS["book-save"], exact=True).click()
    async with page.expect_download() as coming:
        await page.get_by_role("dialog").get_by_role("button", name=re.compile(row)).click()
    got: Download = await coming.value
    await got.save_as(path)
    await expect(page.get_by_role("dialog")).to_have_count(0)
    return path


async def test_leafing_keeping_and_reading_without_a_server(
    device: MakeDevice, company: Company, chromium: Browser, tmp_path: Path
) -> None:
    table = await a_whole_evening(company)
    phone = await device("phone")
    await takes_the_seat_of(phone, company)
    page = phone.page
    await phone.open(f"/t/{table}")
    await page.get_by_role("link", name=WORDS["book-title"]).click()
    await expect(page.get_by_role("heading", level=1, name=WORDS["book-title"])).to_be_visible()
    for name in company.names[:4]:
        await expect(page.locator("article").get_by_text(name, exact=True)).to_be_visible()
    await settled(page)
    assert await axe(page) == []

    # By button, by key, by finger; the heading of the new page has the focus.
    await page.get_by_role("button", name=WORDS["book-next"]).click()
    await expect(page).to_have_url(re.compile(r"#2$"))
    await expect(page.locator("article h1")).to_be_focused()
    cards = page.get_by_role("group", name=WORDS["reveal-cards"]).get_by_role("button")
    await expect(cards).to_have_count(4)
    await settled(page)
    assert await axe(page) == []
    await page.keyboard.press("ArrowRight")
    await expect(page).to_have_url(re.compile(r"#3$"))
    await swipe(page, 120)
    await expect(page).to_have_url(re.compile(r"#2$"))
    await swipe(page, -120)
    await expect(page).to_have_url(re.compile(r"#3$"))
    await page.reload()
    await expect(cards).to_have_count(4)
    await expect(page).to_have_url(re.compile(r"#3$"))

    card = await kept(page, WORDS["book-save-card"], tmp_path / "card.png")
    with Image.open(card) as drawn:
        assert drawn.size == (1080, 1350)
        assert len(drawn.convert("RGB").getcolors(1080 * 1350) or ()) > 10_000, "a picture is on it"
    saved = await kept(page, WORDS["book-save-file"], tmp_path / "book.html")
    await opens_anywhere(chromium, saved, turns=await page.locator(".count").inner_text())


async def test_a_sheet_that_did_not_come_says_so_every_time(
    device: MakeDevice, company: Company
) -> None:
    table = await a_whole_evening(company)
    phone = await device("phone")
    phone.expect(r"net::ERR_")
    await takes_the_seat_of(phone, company)
    page = phone.page

    async def lose(route: Route) -> None:
        await route.abort()

    await page.route("**/assets/SaveSheet-*", lose)
    await phone.open(f"/t/{table}/book/1")
    toasts = page.locator("[popover]")
    for _ in range(2):
        await page.get_by_role("button", name=WORDS["book-save"], exact=True).click()
        await expect(toasts.get_by_text(WORDS["problem-unreachable"])).to_be_visible()
        await toasts.get_by_role("button", name=WORDS["close"]).click()
        await expect(toasts.get_by_text(WORDS["problem-unreachable"])).to_have_count(0)


async def opens_anywhere(chromium: Browser, saved: Path, turns: str) -> None:
    """In a browser that has never been anywhere, without a network."""
    fresh = await chromium.new_context(viewport={"width": 1440, "height": 900}, offline=True)
    page = await fresh.new_page()
    asked: list[str] = []
    complaints: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda said: complaints.append(said.text))
    await page.goto(saved.as_uri())
    pages = int(turns.split("/")[1].split()[0])
    await expect(page.locator("section.leaf")).to_have_count(pages)
    images, seen = await page.evaluate(SEEN)
    assert images == seen >= 4 * (pages - 2)
    await page.get_by_role("link", name=WORDS["book-next"]).first.click()
    await expect(page.locator("#p2 .clue")).to_be_in_viewport()
    fonts = "() => [...document.fonts].filter((one) => one.status === 'loaded').length"
    assert await page.evaluate(fonts) > 0
    assert {one.split(":")[0] for one in asked} <= {"file", "data"}
    assert complaints == []
    await fresh.close()


async def test_whoever_does_not_sit_there_may_read_and_not_copy(
    device: MakeDevice, company: Company
) -> None:
    table = await a_whole_evening(company)
    laptop = await device("laptop")
    page = laptop.page
    await laptop.open(f"/t/{table}/book/1")
    await expect(page.get_by_role("heading", level=1, name=WORDS["book-title"])).to_be_visible()
    await expect(page.get_by_role("button", name=WORDS["book-save"])).to_have_count(0)
    await page.keyboard.press("End")
    await expect(page.get_by_role("list", name=WORDS["end-scores"])).to_be_visible()
    await page.keyboard.press("Home")
    await expect(page).to_have_url(re.compile(r"#1$"))


async def test_the_television_turns_its_pages_by_remote_control(
    device: MakeDevice, company: Company
) -> None:
    table = await a_whole_evening(company)
    screen = await device("television")
    page = screen.page
    await screen.open(f"/tv/{company.host.code}#{table}")
    await expect(page.get_by_role("heading", level=2, name=WORDS["end-pictures"])).to_be_visible()
    await page.keyboard.press("ArrowRight")
    await expect(page.get_by_role("heading", level=1, name=WORDS["book-title"])).to_be_visible()
    await page.keyboard.press("ArrowRight")
    await expect(page.get_by_role("group", name=WORDS["reveal-cards"])).to_be_visible()
