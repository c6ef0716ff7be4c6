"""The README's pictures, from the product as it is: `python tools/pictures.py`.

Starts a server and friends of its own, plays two turns on a phone with a television beside it, and
writes docs/pictures/home.webp, phones.webp, television.webp and a sheet of each painted deck;
`--only decks` needs no browser. The moving picture has a script of its own
(tools/moving_picture.py).
"""

import argparse
import asyncio
import io
import json
import random
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FROM_TESTS = ("tests/browser", "tests/tables", "tests")
sys.path[:0] = [str(ROOT / part) for part in ("tools", *FROM_TESTS)]

from checks import settled  # noqa: E402
from company import Company, phase_of  # noqa: E402
from devices import make_device  # noqa: E402
from PIL import Image  # noqa: E402
from playwright.async_api import Browser, Page, expect  # noqa: E402
from stage import stage  # noqa: E402
from table_page import Table, stop_the_clock  # noqa: E402

from patience import MILLISECONDS  # noqa: E402
from reverie.app import House  # noqa: E402
from reverie.rules.pieces import Options, Written  # noqa: E402
from reverie.rules.views import ChooseView, ClueView, VoteView  # noqa: E402
from reverie.wire import messages as wire  # noqa: E402

FRIENDS = ("Aino", "Jonas", "Bo", "Tilda")
MIRA = len(FRIENDS)
EDGE = 16
GROUND = "#17110c"
# A sheet of a deck: so many cards a row, so wide each.
COLUMNS, CARD, GAP = 14, 112, 8
DECKS = ("base", "memories", "quest", "journey", "origins", "mirrors", "harmonies")
expect.set_options(timeout=MILLISECONDS)


async def shot(page: Page, still: bool = True) -> Image.Image:
    """When nothing moves any more; or, where the page's clock stands, a moment later."""
    await (settled(page) if still else asyncio.sleep(2))
    return Image.open(io.BytesIO(await page.screenshot(caret="hide"))).convert("RGB")


async def home(browser: Browser, house: House) -> Image.Image:
    laptop = await make_device(browser, house.settings.public_url, "laptop")
    await laptop.open("/")
    seen = await shot(laptop.page)
    await laptop.context.close()
    return seen


def some_find_it(company: Company, teller: int) -> dict[int, int]:
    """Of three friends who vote one finds the card, two are taken in by Mira's and by another's."""
    mine = {}
    for who, player in enumerate(company.players):
        phase = phase_of(player)
        assert isinstance(phase, VoteView)
        mine[who] = phase.mine[0]
    (miras,) = set(range(1, MIRA + 2)) - set(mine.values())
    one, two, three = (who for who in range(MIRA) if who != teller)
    return {one: mine[teller], two: miras, three: mine[two]}


async def to_the_vote(table: Table, company: Company) -> None:
    dice = random.Random(4)
    await company.everybody(ChooseView)
    await company.move(dice)
    await company.everybody(VoteView)


async def the_friends_vote(company: Company, teller: int) -> None:
    for who, place in some_find_it(company, teller).items():
        await company.do(who, wire.Vote((place,)))


async def whose_was_whose(table: Table) -> None:
    """Step by step through the reveal, to the page that tells it."""
    told = table.page.get_by_text(table.words["reveal-owners"], exact=True)
    following = table.button(table.words["reveal-next"])
    await expect(following).to_be_visible()
    while not await told.is_visible():
        await following.click()
        await asyncio.sleep(1)


async def a_clue_of_mine(table: Table, company: Company) -> Image.Image:
    """Turn 1: Mira is about to tell; then it is played to its end."""
    await table.begin_to_tell("Almost home")
    await table.pick_told(2)
    seen = await shot(table.page)
    await table.do(table.button(table.words["clue-give"]))
    await to_the_vote(table, company)
    await company.move(random.Random(4))
    await table.on_page("the reveal")
    await table.look_back()
    await company.move()
    return seen


async def a_clue_of_anothers(table: Table, screen: Page, company: Company) -> list[Image.Image]:
    """Turn 2: a friend tells; the vote, whose was whose, the points, and last the television."""
    await company.everybody(ClueView)
    game = company.host.game
    assert game is not None
    (teller,) = game.waiting_for
    hand = company.players[teller].game
    assert hand is not None
    await company.do(teller, wire.GiveClue(Written("Somebody left the light on"), hand.hand[1]))
    await table.on_page("choose a card")
    await table.lay()
    await to_the_vote(table, company)
    await table.on_page("vote")
    seen = [await shot(table.page)]
    await table.vote()
    await stop_the_clock(table.page)
    await the_friends_vote(company, teller)
    await table.on_page("the reveal")
    await whose_was_whose(table)
    seen.append(await shot(table.page, still=False))
    await table.page.clock.resume()
    await table.to_the_pause()
    seen.append(await shot(table.page))
    await expect(screen.get_by_text(table.words.pattern("reveal-some")).first).to_be_visible()
    seen.append(await shot(screen))
    return seen


async def two_turns(browser: Browser, house: House) -> tuple[list[Image.Image], Image.Image]:
    company = Company(f"http://127.0.0.1:{house.port}")
    company.names = FRIENDS
    phone = await make_device(browser, house.settings.public_url, "phone")
    screen = await make_device(browser, house.settings.public_url, "television")
    name = await company.set_table("classic", len(FRIENDS), decks=("base",), options=Options())
    table = Table(phone)
    await table.come("/")
    await table.is_no_beginner()
    await table.sit_down(name, "Mira")
    assert company.host.view is not None
    await screen.open(f"/tv/{company.host.view.code}")
    await expect(screen.page.get_by_role("list")).to_contain_text("Mira")
    await company.start()
    first = await a_clue_of_mine(table, company)
    *phones, television = await a_clue_of_anothers(table, screen.page, company)
    await company.close()
    return [first, *phones], television


def row(pictures: list[Image.Image]) -> Image.Image:
    width = sum(one.width + EDGE for one in pictures) - EDGE
    sheet, left = Image.new("RGB", (width, pictures[0].height), GROUND), 0
    for one in pictures:
        sheet.paste(one, (left, 0))
        left += one.width + EDGE
    return sheet


def at_width(picture: Image.Image, width: int) -> Image.Image:
    height = round(picture.height * width / picture.width)
    return picture.resize((width, height), Image.Resampling.LANCZOS)


def sheet(folder: Path) -> Image.Image:
    """All cards that a deck deals, in their order."""
    cards = json.loads((folder / "deck.json").read_text("utf-8"))["cards"]
    high = CARD * 3 // 2
    rows = -(-len(cards) // COLUMNS)
    size = COLUMNS * (CARD + GAP) + GAP, rows * (high + GAP) + GAP
    whole = Image.new("RGB", size, GROUND)
    for number, card in enumerate(cards):
        with Image.open(folder / "thumbnails" / card["thumbnail"]) as picture:
            small = picture.convert("RGB").resize((CARD, high), Image.Resampling.LANCZOS)
        row, column = divmod(number, COLUMNS)
        whole.paste(small, (GAP + column * (CARD + GAP), GAP + row * (high + GAP)))
    return whole


async def played() -> dict[str, Image.Image]:
    async with stage() as (browser, house):
        first_page = await home(browser, house)
        phones, television = await two_turns(browser, house)
    return {
        "home": at_width(first_page, 1200),
        "phones": row(phones),
        "television": at_width(television, 1200),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "pictures")
    parser.add_argument("--only", choices=("decks", "played"))
    wish = parser.parse_args()
    pictures = {} if wish.only == "decks" else asyncio.run(played())
    if wish.only != "played":
        pictures |= {f"{deck}-deck": sheet(ROOT / "decks" / deck) for deck in DECKS}
    wish.out.mkdir(parents=True, exist_ok=True)
    for name, picture in pictures.items():
        file = wish.out / f"{name}.webp"
        picture.save(file, quality=82, method=6)
        print(f"{file}: {picture.width} × {picture.height}, {file.stat().st_size // 1000} KB")


if __name__ == "__main__":
    main()
