"""Measure the built client as a slow phone sees it: `python tools/slow_phone.py`.

Chromium is made four times slower and put on a slow mobile network; the figures are the browser's
own (largest paint, layout shift, long tasks, slowest answer to a tap) and what went over the wire.
A table in Markdown, for docs/performance.md.
"""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests" / part) for part in ("browser", "tables", ".")]

from company import Company  # noqa: E402
from devices import Device, make_device  # noqa: E402
from measure import seen, watch  # noqa: E402
from playwright.async_api import Browser, expect  # noqa: E402
from stage import stage  # noqa: E402
from table_page import Table  # noqa: E402

from reverie.app import House  # noqa: E402

HEAD = """| page | LCP ms | CLS | blocked ms | slow tap ms | script+style KB | fonts KB | all KB |
|---|---|---|---|---|---|---|---|"""
Visit = Callable[[Device, Company], Awaitable[None]]


async def home(device: Device, company: Company) -> None:
    await device.open("/")
    await expect(device.page.get_by_role("link", name="Set a new table")).to_be_visible()


async def new_table(device: Device, company: Company) -> None:
    await device.open("/new")
    await device.page.get_by_role("textbox").first.fill("Ada")
    await expect(device.page.get_by_role("button", name="Set the table")).to_be_visible()


async def join(device: Device, company: Company) -> None:
    table = await company.set_table("classic", 3, decks=("base",))
    await Table(device).sit_down(table, "Mira")


async def alone(device: Device, company: Company) -> None:
    await home(device, company)
    await device.page.get_by_role("button", name="Play alone").tap()
    await expect(Table(device).hand().first).to_be_visible(timeout=60_000)


async def turn(device: Device, company: Company) -> None:
    """A whole turn with six: clue, votes of the others, the reveal as it goes by itself."""
    table = Table(device)
    await table.sit_down(await company.set_table("classic", 5, decks=("base",)), "Mira")
    await company.start()
    await table.step(await table.my_move())
    for page in ("vote", "the reveal"):
        await company.move()
        await table.on_page(page)
    await expect(table.button("I’m ready")).to_be_visible(timeout=30_000)


SCROLLED = """async () => {
  const lies = (one) => one.complete && one.naturalWidth > 0;
  for (;;) {
    window.scrollBy(0, 24);
    await new Promise(requestAnimationFrame);
    if (scrollY + innerHeight >= document.documentElement.scrollHeight - 2) break;
  }
  const all = [...document.querySelectorAll('main li img')];
  while (!all.every(lies)) await new Promise((done) => setTimeout(done, 50));
  return all.length;
}"""


async def galleries(device: Device, company: Company) -> None:
    """Every deck on the shelf, scrolled to its last card until each thumbnail lies there."""
    page = device.page
    page.set_default_timeout(240_000)
    await device.open("/decks")
    decks = page.locator('main li > a[href^="/decks/"]')
    await expect(decks.first).to_be_visible()
    seen = 0
    for which in range(await decks.count()):
        await decks.nth(which).tap()
        # The shelf has pictures, too: only a gallery's can be tapped.
        await expect(page.locator("main li button img").first).to_be_visible()
        seen += await page.evaluate(SCROLLED)
        await page.go_back()
        await expect(decks.first).to_be_visible()
    print(f"{seen} thumbnails", file=sys.stderr)


VISITS: dict[str, Visit] = {
    "home": home,
    "a new table": new_table,
    "link to lobby": join,
    "home to one's hand": alone,
    "a turn with six": turn,
    "every gallery to its last card": galleries,
}


async def measure(browser: Browser, house: House, name: str, visit: Visit) -> str:
    device = await make_device(browser, house.settings.public_url, "phone")
    device.context.set_default_timeout(60_000)
    company = Company(f"http://127.0.0.1:{house.port}")
    try:
        scales = await watch(device)
        await visit(device, company)
        await device.page.wait_for_load_state("networkidle")
        found = await seen(device)
    finally:
        await company.close()
        await device.context.close()
    sizes = (scales.script_and_style, scales.fonts, scales.everything)
    kilobytes = " | ".join(f"{size / 1000:.0f}" for size in sizes)
    return (
        f"| {name} | {found.lcp:.0f} | {found.cls:.3f} | {found.blocked:.0f}"
        f" | {found.slowest_event:.0f} | {kilobytes} |"
    )


async def main() -> None:
    expect.set_options(timeout=30_000)
    async with stage() as (browser, house):
        print(HEAD)
        for name, visit in VISITS.items():
            print(await measure(browser, house, name, visit), flush=True)


if __name__ == "__main__":
    asyncio.run(main())
