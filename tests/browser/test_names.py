"""Names and clues in any script: no word of ours changes sides, and no name loses its beginning."""

import asyncio
import contextlib
from pathlib import Path
from typing import Any

from checks import axe
from company import Company
from devices import MakeDevice
from playwright.async_api import Page, expect
from table_page import Table
from test_television import television

from patience import PATIENCE
from reverie.rules.views import ChooseView, RevealView, VoteView

SHOTS = Path(__file__).resolve().parents[2] / "out" / "shots" / "names"
HEBREW, ARABIC = "דנה־רבקה בן־אליעזר", "عبد الرحمن الأندلسي"
FINNISH, EMOJI = "Väinö Äyräpää-Yrjö", "🦊👩‍👧🇫🇮"
LONG = "WWWWdampfschifffahrtsgeW"
CLUE = "הים שמתחת למדרגות!"

# A sentence of ours is in pieces where a name is set apart: they must lie from left to right. A
# name's first letter must be inside whatever cuts it off.
STRAY = """(names) => {
  const [strayed, cut] = [[], []];
  let sentences = 0;
  const box = (node, from, to) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return range.getBoundingClientRect();
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const [text, holder] = [node.data, node.parentElement];
    if (holder.closest('.sr, svg, script') || !holder.checkVisibility()) continue;
    if (text.includes('\\u2068')) {
      sentences += 1;
      let before = null;
      for (const piece of text.matchAll(/[^\\u2068\\u2069]+/g)) {
        const here = box(node, piece.index, piece.index + piece[0].length);
        const sameRow = before && here.height < 1.5 * before.height && here.top === before.top;
        if (sameRow && here.left < before.right - 1) strayed.push(text);
        before = here;
      }
    }
    for (const name of names) {
      const at = text.indexOf(name);
      if (at < 0) continue;
      const first = box(node, at, at + [...name][0].length);
      let clip = holder;
      while (clip && getComputedStyle(clip).overflowX === 'visible') clip = clip.parentElement;
      if (!clip || clip === document.documentElement) continue;
      const { left, right } = clip.getBoundingClientRect();
      if (first.left < left - 1 || first.right > right + 1) cut.push(text);
    }
  }
  return { strayed, cut, sentences };
}"""


async def unmoved(page: Page, shot: str) -> int:
    """Nothing strayed, nothing cut off at its beginning; how many sentences hold such a name."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    await page.screenshot(path=SHOTS / f"{shot}.png")
    found: dict[str, Any] = {"cut": ["not looked at yet"]}
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            # What is still on its way is looked at again when it lies still.
            while found["cut"] or found["strayed"]:
                found = await page.evaluate(STRAY, [HEBREW, ARABIC, FINNISH, EMOJI])
    assert found["strayed"] == [], found
    assert found["cut"] == [], found
    return int(found["sentences"])


async def test_a_turn_among_four_scripts(device: MakeDevice, company: Company) -> None:
    company.names = (HEBREW, ARABIC, FINNISH, EMOJI)
    phone = Table(await device("phone"))
    table = await company.set_table("classic", 4)
    await phone.sit_down(table, "Mira")
    tv = await television(device, company)
    seats = phone.page.get_by_role("list", name="Seats")
    for name in company.names:
        await expect(seats.get_by_role("listitem").filter(has_text=name)).to_have_count(1)
        await expect(tv.page.get_by_text(name, exact=True)).to_be_visible()
    await unmoved(phone.page, "phone-lobby")
    await unmoved(tv.page, "tv-lobby")

    await company.start()
    await phone.tell(CLUE)
    await company.everybody(ChooseView)
    assert "\u2068" in await phone.line()
    assert await unmoved(phone.page, "phone-waiting") > 0
    for page in (phone.page, tv.page):
        clue = page.get_by_text(CLUE, exact=True).first
        await expect(clue).to_have_css("direction", "rtl")
    await unmoved(tv.page, "tv-choosing")

    await company.move()
    await company.everybody(VoteView)
    await company.move()
    await company.everybody(RevealView)
    await expect(tv.page.get_by_text("Look around and talk")).to_be_visible()
    await unmoved(tv.page, "tv-reveal")
    await phone.on_page("the reveal")
    await phone.to_the_pause()
    await unmoved(phone.page, "phone-reveal")
    assert not await axe(phone.page)


async def test_a_long_name_leaves_room_to_close_its_sheet(
    device: MakeDevice, company: Company
) -> None:
    company.names = (LONG,)
    phone = Table(await device("phone"))
    await phone.come("/new")
    await phone.page.get_by_role("textbox", name="Your name").fill("Mira")
    await phone.press("Set the table")
    await phone.page.wait_for_url("**/t/*")
    await company.join(phone.page.url.rsplit("/", 1)[1], 1)
    await phone.tap(phone.page.get_by_role("button", name=LONG))
    sheet = phone.page.get_by_role("dialog", name=LONG)
    assert await sheet.evaluate("sheet => sheet.scrollWidth <= sheet.clientWidth")
    await phone.tap(sheet.get_by_role("button", name="Close"))
    await expect(sheet).to_be_hidden()
