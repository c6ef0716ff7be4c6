"""Going faster through a reveal, while time stands still: nothing but the tap ends the show."""

import re

import pytest
from checks import in_order, settled
from company import Company
from devices import MakeDevice
from playwright.async_api import expect
from table_page import Table, stop_the_clock
from test_keyboard import KeyboardTable

from reverie.rules.views import ChooseView


@pytest.mark.parametrize(("kind", "seat"), [("phone", Table), ("laptop", KeyboardTable)])
async def test_skip_ends_the_show_at_once(
    device: MakeDevice, company: Company, kind: str, seat: type[Table]
) -> None:
    table = seat(await device(kind))
    await table.sit_down(await company.set_table("classic", 3), "Mira")
    await company.start()
    await table.step(await table.my_move())
    await company.move()
    await table.on_page("vote")
    await stop_the_clock(table.page)
    await company.move()
    await table.on_page("the reveal")
    await expect(table.button("I’m ready")).to_have_count(0)
    await table.press("Skip")
    await expect(table.button("I’m ready")).to_be_visible()
    await expect(table.button("Skip")).to_have_count(0)


# As laid out, whatever turns or lifts at the moment.
WIDTHS = "cards => cards.map((card) => card.offsetWidth)"


async def narrowest(table: Table) -> int:
    cards = table.page.get_by_role("group", name=table.words["reveal-cards"]).get_by_role("button")
    return int(min(await cards.evaluate_all(WIDTHS)))


async def to_the_reveal(table: Table, company: Company, game: str, people: int) -> None:
    """With the page's clock stopped: nothing goes on but by a tap."""
    await table.sit_down(await company.set_table(game, people - 1), "Mira")
    company.leave_the_race()
    await company.start()
    await table.my_move()
    await company.tell_first()
    await company.everybody(ChooseView)
    await table.lay()
    await company.move()
    await table.on_page("vote")
    await table.vote()
    await stop_the_clock(table.page)
    await company.move()
    await table.on_page("the reveal")


@pytest.mark.parametrize(
    ("game", "people", "wide"),
    [
        ("classic", 6, 104),
        pytest.param("party", 6, 104, marks=pytest.mark.long),
        ("party", 12, 80),
        pytest.param("odyssey", 12, 80, marks=pytest.mark.long),
    ],
)
async def test_cards_are_large_in_every_stage(
    device: MakeDevice, company: Company, game: str, people: int, wide: int
) -> None:
    """The row of rabbits leaves while it runs, and at last a line is mine."""
    table = Table(await device("phone"))
    await to_the_reveal(table, company, game, people)
    following = table.button(table.words["reveal-next"])
    while await following.count():
        assert await narrowest(table) >= wide
        await expect(table.page.get_by_role("list", name=table.words["seats-label"])).to_have_count(
            0
        )
        await following.click()
    await expect(table.button(table.words["reveal-ready"])).to_be_visible()
    assert await narrowest(table) >= wide - 12
    await expect(table.page.get_by_role("heading", level=2)).to_have_text(
        re.compile(r"^(You|Your|Everybody|Nobody|The red) .*[.]$")
    )
    await expect(
        table.page.get_by_role("button", name=re.compile("^The (score|meadow)"))
    ).to_be_visible()


async def test_turning_the_phone_measures_anew(device: MakeDevice, company: Company) -> None:
    table = Table(await device("phone"))
    await to_the_reveal(table, company, "classic", 6)
    await table.press(table.words["reveal-skip"])
    await table.page.clock.resume()
    upright = await narrowest(table)
    for width, height in ((740, 360), (360, 740), (812, 375), (360, 740)):
        await table.page.set_viewport_size({"width": width, "height": height})
        await settled(table.page)
        await in_order(table.page, still=True)
    assert await narrowest(table) == upright
    await table.press(re.compile("^The score track"))
    names = table.page.get_by_role("dialog").get_by_role("listitem")
    await expect(names).to_have_count(6)
    await in_order(table.page)


# In every frame: a picture that is not wholly there has its blurred preview behind it.
NEVER_FLAT = """addEventListener('DOMContentLoaded', () => {
  window.flat = 0;
  window.seen = 0;
  const look = () => {
    for (const image of document.querySelectorAll('.ground > img')) {
      window.seen += 1;
      const behind = getComputedStyle(image.parentElement).backgroundImage;
      if (Number(getComputedStyle(image).opacity) < 1 && behind === 'none') window.flat += 1;
    }
    requestAnimationFrame(look);
  };
  look();
})"""


async def test_no_picture_is_flat_while_it_comes(device: MakeDevice, company: Company) -> None:
    laptop = await device("laptop")
    await laptop.context.add_init_script(NEVER_FLAT)
    table = Table(laptop)
    await table.sit_down(await company.set_table("classic", 3, decks=("base",)), "Mira")
    await company.start()
    await table.step(await table.my_move())
    await company.move()
    await table.on_page("vote")
    await settled(table.page)
    seen, flat = await table.page.evaluate("[window.seen, window.flat]")
    assert seen > 0
    assert flat == 0
