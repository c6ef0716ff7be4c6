"""Photograph the built client: `python tools/look.py / /rules --out out/shots`.

Or a table in one of its phases: `python tools/look.py --game odyssey --players 12 --phase vote`.
Starts a server of its own, opens each page in Chromium in the usual sizes and both lights, writes
PNG files, and says what the console and the content policy complained about.
"""

import argparse
import asyncio
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests" / part) for part in ("browser", "tables", ".")]

from checks import look as look_at  # noqa: E402
from checks import settled  # noqa: E402
from company import Company  # noqa: E402
from devices import Device, make_device  # noqa: E402
from playwright.async_api import Browser  # noqa: E402
from stage import stage  # noqa: E402
from table_page import Table  # noqa: E402

from reverie.app import House  # noqa: E402
from reverie.rules.pieces import Options  # noqa: E402
from reverie.rules.variants import variant  # noqa: E402

SIZES = ("360x640", "360x740", "390x844", "768x1024", "1440x900")
LIGHTS = ("night", "day")
PHASES = ("lobby", "race", "clue", "choose", "vote", "reveal", "end")
TO_LIGHT = "light => { document.documentElement.dataset.theme = light; }"


async def play_to(phase: str, table: Table, company: Company) -> None:
    """From the lobby to this phase, where it is for the one who looks to do something."""
    if phase == "lobby":
        return
    company.leave_the_race()
    await company.start()
    await table.my_move()
    if phase == "end":
        company.play()
        await table.step(await table.my_move())
        company.go_on()
        await table.play_to_the_end()
        return
    if phase in ("race", "clue"):
        if phase == "clue":
            await table.begin_to_tell("What the tide forgot to take along")
        return
    await company.tell_first()
    await table.on_page("choose a card")
    if phase != "choose":
        await table.lay()
        await company.move()
        await table.on_page("vote")
    if phase == "reveal":
        await table.vote()
        await company.move()
        await table.on_page("the reveal")
        await table.to_the_pause()


def short_game(game: str) -> Options:
    """Where there is a score to reach, the lowest; elsewhere everybody tells once."""
    return Options(target_score=5) if "target_score" in variant(game).options else Options()


async def photograph(device: Device, name: str, wish: argparse.Namespace) -> None:
    for size in wish.sizes:
        width, height = (int(side) for side in size.split("x"))
        await device.page.set_viewport_size({"width": width, "height": height})
        for light in wish.lights:
            await device.page.evaluate(TO_LIGHT, light)
            await settled(device.page)
            file = wish.out / f"{name}-{light}-{size}.png"
            await device.page.screenshot(path=file, full_page=wish.full, caret="initial")
        found = await look_at(device.page)
        for what in ("sideways", "out", "small"):
            if found[what] and found[what] != 0 and not (what == "sideways" and found[what] < 0):
                print(f"  {name} {size}: {what}: {found[what]}")
    for said in device.complaints:
        print(f"  {name}: {said}")


async def look(browser: Browser, house: House, wish: argparse.Namespace) -> None:
    address = house.settings.public_url
    for path in wish.addresses:
        device = await make_device(browser, address, "phone")
        await device.open(path)
        await photograph(device, path.strip("/").replace("/", "-") or "home", wish)
        await device.context.close()
    if wish.game:
        device = await make_device(browser, address, "phone")
        company = Company(f"http://127.0.0.1:{house.port}")
        options = short_game(wish.game) if wish.phase == "end" else Options()
        table = Table(device)
        name = await company.set_table(
            wish.game, wish.players - 1, decks=(wish.deck,), options=options
        )
        await table.sit_down(name, wish.name)
        await play_to(wish.phase, table, company)
        await photograph(device, f"{wish.game}-{wish.players}-{wish.phase}", wish)
        await company.close()
        await device.context.close()


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("addresses", nargs="*")
    parser.add_argument("--game", choices=("classic", "odyssey", "party", "teams"))
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--phase", choices=PHASES, default="vote")
    parser.add_argument("--name", default="Mira", help="of the one who looks")
    parser.add_argument("--deck", default="base")
    parser.add_argument("--out", type=Path, default=Path("out/shots"))
    parser.add_argument("--sizes", nargs="*", default=list(SIZES))
    parser.add_argument("--lights", nargs="*", default=list(LIGHTS))
    parser.add_argument("--full", action="store_true", help="the whole length of the page")
    wish = parser.parse_args()
    if not wish.addresses and not wish.game:
        wish.addresses = ["/"]
    wish.out.mkdir(parents=True, exist_ok=True)
    async with stage() as (browser, house):
        await look(browser, house, wish)
    print(f"in {wish.out}")


if __name__ == "__main__":
    asyncio.run(main())
