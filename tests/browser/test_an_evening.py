"""An evening as people have it: four of them and two rabbits, two games, and what is left of it.

Mira plays tunes on a phone, Jonas mimes on another, Aino writes in Finnish on a third, Wilhelmine
in German at a laptop, and a television stands in the room. What there is to look at afterwards lies
in out/evening: the book on three screens, the saved file, the printed pages, three postcards.
"""

import asyncio
import re
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path

import pypdfium2
import pytest
import pytest_asyncio
from checks import axe, settled
from devices import Device, MakeDevice
from lan import lan_settings
from msgspec.structs import replace
from PIL import Image
from playwright.async_api import Browser, Page, Request, expect
from table_page import ENDS, Table
from test_book import SEEN
from test_games import LOCALES
from without_words import RISING, Storyteller

from patience import PATIENCE
from reverie.app import House

LOOK = Path(__file__).parents[2] / "out" / "evening"
SET_UP = {
    "game": "classic",
    "decks": ["base"],
    "options": {"target_score": 16},
    "language": "en",
}
OPEN = """async (asked) => {
  const answer = await fetch('/api/tables', { method: 'POST', body: JSON.stringify(asked),
    headers: { 'Content-Type': 'application/json' } });
  return (await answer.json()).table;
}"""
CLUES = {
    "Aino": (
        "Epäjärjestelmällisyydellistyttämättömyydelläänsäkään hän ei eksynyt",
        "Kuka sammutti kuun?",
        "Juhannusyö",
    ),
    "Wilhelmine-Charlotte": (
        "Donaudampfschifffahrtsgesellschaftskapitänswitwe auf Urlaub",
        "Heimweh nach einem Ort, den es nicht gibt",
        "Sonntagnachmittag",
    ),
}


@pytest_asyncio.fixture(loop_scope="session")
async def home(tmp_path: Path) -> AsyncIterator[House]:
    """With rabbits that think: they say why."""
    settings = replace(lan_settings(tmp_path), bots="dreamers")
    async with House(settings, pace=(0.0, 0.02)) as house:
        assert house.stable is not None
        while not house.stable.is_awake:
            await house.stable.warm("en", ("base",))
        yield house


@pytest.fixture
def look() -> Path:
    shutil.rmtree(LOOK, ignore_errors=True)
    LOOK.mkdir(parents=True)
    return LOOK


async def play_a_tune(teller: Storyteller) -> None:
    await teller.go("A tune")
    await teller.play(RISING)


async def mime(teller: Storyteller) -> None:
    await teller.go("A pantomime")
    await teller.act(("hides its face", "peeks", "jumps"))


def tells_without_words(table: Table, make: Callable[[Storyteller], Awaitable[None]]) -> None:
    async def tell(clue: str, card: int = 0) -> None:
        teller = Storyteller(table)
        await make(teller)
        await teller.give()

    table.tell = tell  # type: ignore[method-assign]


def tells_in_turn(table: Table, clues: Iterator[str]) -> None:
    plainly = table.tell

    async def tell(clue: str, card: int = 0) -> None:
        await plainly(next(clues), card)

    table.tell = tell  # type: ignore[method-assign]


async def a_game(tables: dict[str, Table]) -> None:
    """A rabbit has the first clue (S4): nobody of the four is in a hurry."""
    for table in tables.values():
        await table.past_the_race()
    await asyncio.gather(*(table.play_to_the_end() for table in tables.values()))


async def sit_down(device: MakeDevice, home: House) -> dict[str, Table]:
    where = {"address": home.settings.public_url}
    mira = Table(await device("phone", **where))
    jonas = Table(await device("phone", **where))
    aino = Table(await device("phone", locale=LOCALES["fi"], **where), "fi")
    wilhelmine = Table(await device("laptop", locale=LOCALES["de"], **where), "de")
    await mira.come("/")
    table = await mira.page.evaluate(OPEN, {"name": "Mira", "set_up": SET_UP})
    await mira.come(f"/t/{table}")
    for _ in range(2):
        await mira.page.get_by_role("button", name=re.compile("^Clockwork rabbit")).first.click()
    await jonas.sit_down(table, "Jonas")
    await aino.sit_down(table, "Aino")
    await wilhelmine.sit_down(table, "Wilhelmine-Charlotte")
    tells_without_words(mira, play_a_tune)
    tells_without_words(jonas, mime)
    for name, one in (("Aino", aino), ("Wilhelmine-Charlotte", wilhelmine)):
        tells_in_turn(one, iter(CLUES[name] * 20))
    return {"Mira": mira, "Jonas": jonas, "Aino": aino, "Wilhelmine-Charlotte": wilhelmine}


async def leaf_through(page: Page, to: Path, words: Callable[[str], str]) -> int:
    """Every page of the book lies as it should, and is photographed; so many there are."""
    pages = int((await page.locator(".count").inner_text()).split("/")[1].split()[0])
    for at in range(1, pages + 1):
        await expect(page).to_have_url(re.compile(rf"#{at}$"))
        await settled(page)
        await page.evaluate(SEEN)
        assert await axe(page) == []
        await page.screenshot(path=f"{to}-{at:02}.png")
        if at < pages:
            await page.get_by_role("button", name=words("book-next")).click()
    return pages


async def keep(table: Table, row: str, to: Path) -> Path:
    page = table.page
    await page.get_by_role("button", name=table.words["book-save"], exact=True).click()
    async with page.expect_download(timeout=PATIENCE * 1000) as coming:
        choice = re.compile(re.escape(table.words[row]))
        await page.get_by_role("dialog").get_by_role("button", name=choice).click()
    await (await coming.value).save_as(to)
    await expect(page.get_by_role("dialog")).to_have_count(0)
    return to


async def open_the_book(table: Table) -> None:
    title = table.words["book-title"]
    await table.page.get_by_role("link", name=title).click()
    await expect(table.page.get_by_role("heading", level=1, name=title)).to_be_visible()


def note(asked: list[str], request: Request) -> None:
    asked.append(request.url)


async def read_without_a_network(chromium: Browser, saved: Path, look: Path, pages: int) -> None:
    for kind, size in (("laptop", (1440, 900)), ("phone", (360, 740))):
        fresh = await chromium.new_context(
            viewport={"width": size[0], "height": size[1]}, offline=True
        )
        page = await fresh.new_page()
        asked: list[str] = []
        page.on("request", partial(note, asked))
        await page.goto(saved.as_uri())
        images, seen = await page.evaluate(SEEN)
        assert images == seen > 0
        assert {one.split(":")[0] for one in asked} <= {"file", "data"}
        await expect(page.locator("section.leaf")).to_have_count(pages)
        for at in (1, 2, 3, pages):
            await page.evaluate(f"document.getElementById('p{at}').scrollIntoView()")
            await page.screenshot(path=look / f"file-{kind}-{at:02}.png")
        await fresh.close()


def printed(saved: Path, look: Path) -> int:
    document = pypdfium2.PdfDocument(saved.read_bytes())
    for at, page in enumerate(document, 1):
        page.render(scale=1.6).to_pil().save(look / f"print-{at:02}.png")
    return len(document)


async def test_two_games_and_the_book_of_them(
    home: House, device: MakeDevice, chromium: Browser, look: Path
) -> None:
    tables = await sit_down(device, home)
    mira, aino, wilhelmine = tables["Mira"], tables["Aino"], tables["Wilhelmine-Charlotte"]
    board = await television(device, home, mira)
    await mira.press("Deal the cards")
    await a_game(tables)
    await mira.press("Play again")
    await a_game(tables)
    for name, one in tables.items():
        await expect(one.page.get_by_role("heading", level=1)).to_have_text(one.one_of(*ENDS))
        await settled(one.page)
        await one.page.screenshot(path=look / f"end-{name}.png")

    await board.page.keyboard.press("ArrowRight")
    await expect(
        board.page.get_by_role("heading", level=1, name="The book of the evening")
    ).to_be_visible()
    for at in (1, 2, 3):
        await settled(board.page)
        await board.page.evaluate(SEEN)
        await board.page.screenshot(path=look / f"book-television-{at:02}.png")
        await board.page.keyboard.press("ArrowRight")

    for name, one in (("mira", mira), ("aino", aino), ("wilhelmine", wilhelmine)):
        await open_the_book(one)
        pages = await leaf_through(one.page, look / f"book-{name}", one.words.__getitem__)
    saved = await keep(wilhelmine, "book-save-file", look / "book.html")
    assert saved.stat().st_size < 6_000_000
    await read_without_a_network(chromium, saved, look, pages)
    assert printed(await keep(aino, "book-save-print", look / "book.pdf"), look) == 2 * pages
    for at, one in ((2, mira), (3, aino), (2, wilhelmine)):
        await one.page.keyboard.press("Home")
        for _ in range(at - 1):
            await one.page.keyboard.press("ArrowRight")
        await expect(one.page).to_have_url(re.compile(rf"#{at}$"))
        card = await keep(one, "book-save-card", look / f"postcard-{one.words.language}.png")
        with Image.open(card) as drawn:
            assert drawn.size == (1080, 1350)


async def television(device: MakeDevice, home: House, mira: Table) -> Device:
    board = await device("television", address=home.settings.public_url)
    seen = await mira.page.evaluate(
        "async (at) => (await fetch(`/api/tables/${at}/view`)).json()",
        mira.page.url.rsplit("/", 1)[1],
    )
    await board.open(f"/tv/{seen['code']}")
    await expect(board.page.get_by_role("list")).to_contain_text("Aino")
    return board
