"""The moving picture of the README, a real turn: `python tools/moving_picture.py`.

Starts a server and friends of its own. A phone tells, a television shows it to the room, and what
both browsers drew goes side by side into one animated WebP.
"""

import argparse
import asyncio
import io
import random
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FROM_TESTS = ("tests/browser", "tests/tables", "tests")
sys.path[:0] = [str(ROOT / part) for part in ("tools", *FROM_TESTS)]

from company import Company, phase_of  # noqa: E402
from devices import make_device  # noqa: E402
from PIL import Image, ImageDraw  # noqa: E402
from playwright.async_api import Browser, expect  # noqa: E402
from stage import stage  # noqa: E402
from table_page import Table  # noqa: E402

from film import Film  # noqa: E402
from reverie.app import House  # noqa: E402
from reverie.rules.pieces import Options  # noqa: E402
from reverie.rules.views import ChooseView, VoteView  # noqa: E402
from reverie.wire import messages as wire  # noqa: E402

CLUE = "Almost home"
FRIENDS = ("Aino", "Jonas", "Bo", "Tilda")
PHONE, SCREEN, EDGE = (206, 423), (710, 400), 14
SIZE = (PHONE[0] + SCREEN[0] + 3 * EDGE, PHONE[1] + 2 * EDGE)
GROUND, RIM = "#17110c", "#4a3a2a"


async def a_turn(table: Table, company: Company) -> None:
    """At the pace of somebody who looks, thinks and types."""
    page, dice = table.page, random.Random(4)
    await asyncio.sleep(1.5)
    await table.tap(table.button(table.words["clue-i-have"]))
    await table.pick_told(2)
    await asyncio.sleep(0.8)
    await page.keyboard.type(CLUE, delay=90)
    await asyncio.sleep(0.8)
    await table.do(table.button(table.words["clue-give"]))
    await company.everybody(ChooseView)
    for who in range(len(FRIENDS)):
        await asyncio.sleep(0.5)
        await company.one_move(who, dice)
    await company.everybody(VoteView)
    await asyncio.sleep(2.5)
    for who, place in enumerate(just_right(company)):
        await asyncio.sleep(0.7)
        await company.do(who, wire.Vote((place,)))
    await asyncio.sleep(13)


def just_right(company: Company) -> list[int]:
    """Two find the card, two fall for each other's: as it should be."""
    mine = []
    for player in company.players:
        phase = phase_of(player)
        assert isinstance(phase, VoteView)
        mine.append(phase.mine[0])
    (told,) = set(range(1, len(mine) + 2)) - set(mine)
    return [told, told, mine[3], mine[2]]


async def film(browser: Browser, house: House) -> tuple[Film, Film]:
    company = Company(f"http://127.0.0.1:{house.port}")
    company.names = FRIENDS
    phone = await make_device(browser, house.settings.public_url, "phone")
    screen = await make_device(browser, house.settings.public_url, "television")
    name = await company.set_table("classic", len(FRIENDS), decks=("base",), options=Options())
    table = Table(phone)
    await table.sit_down(name, "Mira")
    assert company.host.view is not None
    await screen.open(f"/tv/{company.host.view.code}")
    await expect(screen.page.get_by_role("list")).to_contain_text("Mira")
    await company.start()
    await table.my_move()
    films = Film(phone), Film(screen)
    rolling = [
        asyncio.ensure_future(one.roll(60, largest))
        for one, largest in zip(films, (740, 960), strict=True)
    ]
    await a_turn(table, company)
    for one in rolling:
        one.cancel()
    await asyncio.gather(*rolling, return_exceptions=True)
    await company.close()
    return films


def side_by_side(phone: bytes, screen: bytes) -> Image.Image:
    sheet = Image.new("RGB", SIZE, GROUND)
    draw = ImageDraw.Draw(sheet)
    places = ((phone, PHONE, EDGE), (screen, SCREEN, PHONE[0] + 2 * EDGE))
    for data, size, left in places:
        top = (SIZE[1] - size[1]) // 2
        shown = Image.open(io.BytesIO(data)).convert("RGB").resize(size, Image.Resampling.LANCZOS)
        sheet.paste(shown, (left, top))
        frame = (left - 1, top - 1, left + size[0], top + size[1])
        draw.rounded_rectangle(frame, radius=6, outline=RIM, width=2)
    return sheet


def bind(films: tuple[Film, Film], a_second: float) -> list[tuple[Image.Image, int]]:
    """What both showed, frame by frame; what does not change stays as long as it stands."""
    start = max(one.frames[0][0] for one in films)
    end = max(one.frames[-1][0] for one in films)
    bound: list[tuple[tuple[bytes, bytes], int]] = []
    step = round(1000 / a_second)
    for at in range(int((end - start) * a_second)):
        now = films[0].drawn(start + at / a_second), films[1].drawn(start + at / a_second)
        if bound and bound[-1][0] == now:
            bound[-1] = (now, bound[-1][1] + step)
        else:
            bound.append((now, step))
    return [(side_by_side(*shown), long) for shown, long in bound]


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--a-second", type=float, default=6, help="frames")
    parser.add_argument("--quality", type=int, default=45)
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "pictures" / "a-turn.webp")
    wish = parser.parse_args()
    async with stage() as (browser, house):
        frames = bind(await film(browser, house), wish.a_second)
    first, *rest = [frame for frame, _ in frames]
    first.save(
        wish.out,
        save_all=True,
        append_images=rest,
        duration=[long for _, long in frames],
        loop=0,
        quality=wish.quality,
        method=4,
        minimize_size=False,
    )
    kilobytes = wish.out.stat().st_size // 1000
    seconds = sum(long for _, long in frames) / 1000
    print(f"{wish.out}: {len(frames)} frames, {seconds:.0f} s, {kilobytes} KB")


if __name__ == "__main__":
    asyncio.run(main())
