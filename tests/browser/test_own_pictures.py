"""A host brings pictures from the phone, and the table plays with them."""

import asyncio
import re
from pathlib import Path

import pytest
from checks import axe, in_order, settled
from company import Company
from devices import MakeDevice
from odd_pictures import BAD, GOOD, make_all, some_pictures
from playwright.async_api import Page, Route, expect
from table_page import Table

OWN = "Our own pictures"
SHOTS = Path(__file__).resolve().parents[2] / "out" / "shots"


async def come_to_own(table: Table) -> None:
    await table.come("/new")
    await table.page.get_by_role("textbox", name="Your name").fill("Mira")
    await table.press("Set the table")
    await table.page.get_by_role("button", name=re.compile("^(Change|Change the game)$")).click()
    await table.page.get_by_role("button", name=OWN).click()
    await expect(table.page.get_by_role("heading", name=OWN)).to_be_visible()


async def choose(page: Page, files: list[Path], label: str) -> None:
    await page.get_by_label(label).set_input_files(files)


async def test_a_host_makes_a_deck_of_own_pictures(device: MakeDevice, tmp_path: Path) -> None:
    phone = await device("phone")
    phone.expect("status of 4")
    table, page = Table(phone), phone.page
    await come_to_own(table)
    await choose(page, some_pictures(tmp_path, 3, "program.jpg", "bomb.png"), "Choose pictures")
    left_out = page.get_by_role("list", name="Left out")
    await expect(left_out.get_by_role("listitem")).to_have_count(2)
    await expect(left_out).to_contain_text("This is not a picture")
    await expect(left_out).to_contain_text("80 million pixels")
    await expect(page.get_by_label("Play with these 3 pictures")).to_be_checked()
    await settled(page)
    await in_order(page)
    assert await axe(page) == []
    await page.get_by_role("button", name="Picture 1 of 3").click()
    await page.get_by_label("What can be seen").fill("Red over blue")
    await page.get_by_role("button", name="Later").click()
    await expect(page.get_by_role("heading", name="Picture 2 of 3")).to_be_visible()
    await settled(page)
    await in_order(page)
    assert await axe(page) == []
    await page.get_by_role("button", name="That is it").click()
    await expect(page.get_by_role("button", name="Red over blue")).to_be_visible()
    await page.get_by_role("button", name="Picture 1 of 3").click()
    await page.get_by_role("button", name="Remove this picture").click()
    await page.get_by_role("button", name="Remove it").click()
    await expect(page.get_by_label("Play with these 2 pictures")).to_be_checked()
    await page.reload()
    await expect(page.get_by_role("main")).to_contain_text("2 decks mixed")


async def test_a_word_for_each_picture_in_a_quick_row(device: MakeDevice, tmp_path: Path) -> None:
    """One word, Enter, the next: saved as one goes, skipped or left at any moment."""
    phone = await device("phone")
    table, page = Table(phone), phone.page
    await come_to_own(table)
    await choose(page, some_pictures(tmp_path, 4), "Choose pictures")
    await expect(page.get_by_text("4 pictures have no word yet")).to_be_visible()
    await page.get_by_role("button", name="Give each a word").click()
    row = page.get_by_role("dialog", name="Give each a word")
    field = row.get_by_label("What can be seen")
    await expect(field).to_be_focused()
    await expect(field).to_have_accessible_description(re.compile("everybody at the table"))
    await settled(page)
    await in_order(page)
    assert await axe(page) == []
    await page.screenshot(path=SHOTS / "own-words.png")
    await page.keyboard.type("dog")
    await page.keyboard.press("Enter")
    await expect(row.get_by_role("img", name="Picture 2 of 4")).to_be_visible()
    await expect(field).to_be_focused()
    await expect(field).to_have_value("")
    await row.get_by_role("button", name="Skip").tap()
    await expect(row.get_by_role("img", name="Picture 3 of 4")).to_be_visible()
    await row.get_by_role("button", name="Back").tap()
    await row.get_by_role("button", name="Back").tap()
    await expect(field).to_have_value("dog")
    await field.fill("black dog")
    await row.get_by_role("button", name="Next").tap()
    await field.fill("sea")
    await row.get_by_role("button", name="Enough for now").tap()
    await expect(row).to_be_hidden()
    await expect(page.get_by_text("2 more pictures").last).to_be_visible()
    await expect(page.get_by_text("2 pictures have no word yet")).to_be_visible()
    # It is kept on the server, and only the others are asked about.
    await page.reload()
    await page.get_by_role("button", name=re.compile("^(Change|Change the game)$")).click()
    await page.get_by_role("button", name=OWN).click()
    for word in ("black dog", "sea"):
        await expect(page.get_by_role("button", name=word, exact=True)).to_be_visible()
    await page.get_by_role("button", name="Give each a word").click()
    await expect(row.get_by_role("img", name="Picture 1 of 2")).to_be_visible()
    for word in ("tree", "boat"):
        await page.keyboard.type(word)
        await page.keyboard.press("Enter")
    await expect(row).to_be_hidden()
    await expect(page.get_by_role("button", name="boat")).to_be_visible()
    await expect(page.get_by_text("no word yet")).to_have_count(0)
    await expect(page.get_by_role("region", name="The deck is called")).to_be_focused()


async def test_pictures_that_come_after_their_sheet_change_nothing_else(
    device: MakeDevice, tmp_path: Path
) -> None:
    """The host closes the sheet while one is on its way, and meanwhile chooses another game."""
    table = Table(await device("phone"))
    page = table.page
    await come_to_own(table)
    held: asyncio.Future[Route] = asyncio.get_running_loop().create_future()

    async def hold(route: Route) -> None:
        if held.done():
            await route.continue_()
        else:
            held.set_result(route)

    await page.route(re.compile(r"/own/pictures\?"), hold)
    await choose(page, some_pictures(tmp_path, 1), "Choose pictures")
    picture = await held
    await page.get_by_role("button", name="Close", exact=True).click()
    await page.get_by_role("button", name=re.compile("^(Change|Change the game)$")).click()
    sheet = page.get_by_role("dialog")
    await sheet.get_by_text("Odyssey", exact=True).click()
    await sheet.get_by_role("button", name="Done").click()
    await expect(page.get_by_role("main")).to_contain_text("Odyssey")
    await picture.continue_()
    await expect(page.get_by_role("main")).to_contain_text("2 decks mixed")
    await expect(page.get_by_role("main")).to_contain_text("Odyssey")


async def test_a_box_that_could_not_be_unticked_is_ticked_again(
    device: MakeDevice, tmp_path: Path
) -> None:
    """The only deck of a table stays."""
    table = Table(await device("phone"))
    page = table.page
    await come_to_own(table)
    await choose(page, some_pictures(tmp_path, 1), "Choose pictures")
    played = page.get_by_label("Play with this picture")
    await expect(played).to_be_checked()
    await page.get_by_role("button", name="Close", exact=True).click()
    await page.get_by_role("button", name=re.compile("^(Change|Change the game)$")).click()
    sheet = page.get_by_role("dialog")
    await sheet.get_by_role("checkbox", checked=True).first.evaluate("box => box.click()")
    await sheet.get_by_role("button", name=OWN).click()
    await expect(page.get_by_role("heading", name=OWN)).to_be_visible()
    await page.get_by_text("Play with this picture").click()
    await expect(page.get_by_text("At least one deck stays").last).to_be_visible()
    await expect(played).to_be_checked()


@pytest.mark.long
async def test_every_odd_picture_in_the_browser(device: MakeDevice, tmp_path: Path) -> None:
    """What can be a card becomes one; of everything else its name and the reason are shown."""
    phone = await device("phone")
    phone.expect("status of 4")
    table, page = Table(phone), phone.page
    await come_to_own(table)
    await choose(page, sorted(make_all(tmp_path / "odd").iterdir()), "Choose pictures")
    left_out = page.get_by_role("list", name="Left out")
    await expect(left_out.get_by_role("listitem")).to_have_count(len(BAD))
    for name in BAD:
        await expect(left_out).to_contain_text(name)
    await expect(page.get_by_label(f"Play with these {len(GOOD)} pictures")).to_be_checked()
    await settled(page)
    await in_order(page)
    await page.screenshot(path=SHOTS / "own-odd.png", full_page=True)


@pytest.mark.parametrize("kind", ["phone", pytest.param("laptop", marks=pytest.mark.long)])
async def test_a_whole_hand_of_own_pictures(
    device: MakeDevice, company: Company, tmp_path: Path, kind: str
) -> None:
    """Only own pictures on the table, too few at first, and the guests see them."""
    table = Table(await device(kind))
    page = table.page
    await come_to_own(table)
    await choose(page, some_pictures(tmp_path, 26), "Choose pictures")
    await expect(page.get_by_label("Play with these 26 pictures")).to_be_checked()
    await page.get_by_role("button", name="Close", exact=True).click()
    await page.get_by_role("button", name=re.compile("^(Change|Change the game)$")).click()
    sheet = page.get_by_role("dialog")
    for deck in await sheet.get_by_role("checkbox").all():
        name = await deck.evaluate("box => box.closest('label').textContent")
        if "Pictures of Mira" not in name and await deck.is_checked():
            await deck.evaluate("box => box.click()")
    await sheet.get_by_role("button", name="Done").click()
    await company.join(page.url.rpartition("/")[2], 2)
    await table.press("Deal the cards")
    await expect(table.hand()).to_have_count(7)
    shown = await table.pictures()
    assert len(shown) == 7
    assert all("/pictures/" in address for address in shown)
    assert len(company.players[0].game.hand) == 7  # type: ignore[union-attr]


async def known_decks(page: Page) -> str:
    """What the browser keeps of own decks."""
    return str(await page.evaluate("localStorage.getItem('reverie-own-decks') ?? '[]'"))


async def test_own_pictures_are_kept_for_next_time_only_by_consent(
    device: MakeDevice, tmp_path: Path
) -> None:
    phone = await device("phone")
    table, page = Table(phone), phone.page
    await come_to_own(table)
    await choose(page, some_pictures(tmp_path, 2), "Choose pictures")
    await expect(page.get_by_label("Play with these 2 pictures")).to_be_checked()
    await expect(page.get_by_text("Who sees them: everybody at this table")).to_be_visible()
    keep = page.get_by_label("Keep them in this browser for next time")
    await expect(keep).not_to_be_checked()
    await expect(keep).to_have_accessible_description(re.compile("Whoever uses this browser"))
    assert await known_decks(page) == "[]"
    await settled(page)
    await in_order(page)
    assert await axe(page) == []
    await page.screenshot(path=SHOTS / "own-consent.png")
    # A reload forgets neither the question nor the answer.
    await page.reload()
    await page.get_by_role("button", name=re.compile("^(Change|Change the game)$")).click()
    await page.get_by_role("button", name=OWN).click()
    await expect(keep).not_to_be_checked()
    await page.get_by_text("Keep them in this browser for next time").click()
    await expect(keep).to_be_checked()
    await table.come("/new")
    await expect(page.get_by_label("Pictures of Mira")).to_be_visible()
    await table.come("/decks")
    await page.get_by_role("button", name="Forget here").click()
    await expect(page.get_by_text("This browser has forgotten").last).to_be_visible()
    assert await known_decks(page) == "[]"


async def test_a_deck_made_elsewhere_is_brought_by_its_link(device: MakeDevice) -> None:
    laptop = await device("laptop")
    link = "/decks#own-abcdefghijkm.AAAAAAAAAAAAAAAAAAAAAA"
    await laptop.open(link)
    offer = laptop.page.get_by_role("group", name=re.compile("^This link leads to a deck"))
    await expect(offer).to_be_in_viewport()
    assert "#" not in laptop.page.url
    assert await axe(laptop.page) == []
    await offer.get_by_role("button", name="Not here").click()
    await expect(offer).to_be_hidden()
    assert await known_decks(laptop.page) == "[]"
    await laptop.open("/")
    await laptop.open(link)
    await offer.get_by_role("button", name="Keep it here").click()
    await expect(laptop.page.get_by_text("This browser now knows your deck").last).to_be_visible()
    table = Table(laptop)
    laptop.expect("status of 4")
    await come_to_own(table)
    await table.page.get_by_role("button", name=re.compile("^Bring ")).click()
    await expect(table.page.get_by_text("no longer on this server").last).to_be_visible()
