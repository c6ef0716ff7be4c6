"""Film a reveal, frame by frame: `python tools/film.py --game party --kind phone --players 12`.

With `--end` the end of a short game is filmed instead, on the television with the turn before it.

Starts a server and a company of its own, plays to the vote, and lets a real browser show what comes
out. What the browser drew lies in --out as numbered pictures and as one sheet (`--every` seconds a
frame); the widths of the cards during the stages are said.
"""

import argparse
import asyncio
import base64
import io
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests" / part) for part in ("browser", "tables", ".")]

from company import Company  # noqa: E402
from devices import Device, make_device  # noqa: E402
from PIL import Image  # noqa: E402
from stage import stage  # noqa: E402
from table_page import Table  # noqa: E402
from words import words_of  # noqa: E402

from reverie.app import House  # noqa: E402
from reverie.rules.pieces import Options  # noqa: E402
from reverie.rules.views import ChooseView, RevealView, VoteView  # noqa: E402
from waiting import until  # noqa: E402

WIDTHS = """() => {
  const cards = [...document.querySelectorAll('[role=group] .card')];
  const wide = cards.map((one) => one.getBoundingClientRect().width);
  return [document.querySelector('h2, h1:not(.sr)')?.textContent ?? '', Math.min(...wide)];
}"""


# As if it had been chosen in another tab.
TO_LANGUAGE = """language => dispatchEvent(
  new StorageEvent('storage', { key: 'reverie-language', newValue: language }))"""
SPEAKS = "language => document.documentElement.lang === language"


class Film:
    """What a page draws, and when: the browser itself hands over every frame."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.frames: list[tuple[float, bytes]] = []

    async def roll(self, seconds: float, largest: int) -> None:
        session = await self.device.context.new_cdp_session(self.device.page)

        def drawn(event: dict[str, Any]) -> None:
            when = float(event["metadata"]["timestamp"])
            self.frames.append((when, base64.b64decode(event["data"])))
            asyncio.ensure_future(  # noqa: RUF006
                session.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})
            )

        session.on("Page.screencastFrame", drawn)
        size = {"maxWidth": largest, "maxHeight": largest}
        await session.send("Page.startScreencast", {"format": "png", "everyNthFrame": 2, **size})
        try:
            await self._say_the_stages(seconds)
        finally:
            session.remove_listener("Page.screencastFrame", drawn)
            await session.send("Page.stopScreencast")

    async def _say_the_stages(self, seconds: float) -> None:
        told = ""
        for _ in range(int(seconds * 5)):
            title, width = await self.device.page.evaluate(WIDTHS)
            if title != told:
                print(f"  {title} ({width:.0f} px)")
                told = title
            await asyncio.sleep(0.2)

    def at(self, seconds: float) -> Image.Image:
        """What was to be seen so many seconds after the first frame."""
        return Image.open(io.BytesIO(self.drawn(self.frames[0][0] + seconds)))

    def drawn(self, moment: float) -> bytes:
        """What had been drawn last at this moment, by the browser's clock."""
        return [data for when, data in self.frames if when <= moment][-1]

    def sheet(self, seconds: float, every: float, across: int) -> Image.Image:
        frames = [self.at(i * every) for i in range(int(seconds / every))]
        wide, high = frames[0].size
        rows = -(-len(frames) // across)
        sheet = Image.new("RGB", (across * (wide + 4), rows * (high + 4)), "white")
        for i, frame in enumerate(frames):
            sheet.paste(frame, ((i % across) * (wide + 4), (i // across) * (high + 4)))
        return sheet


async def to_the_vote(table: Table | None, company: Company) -> None:
    """The company tells; then everybody has laid, and the last vote is to come."""
    company.leave_the_race()
    await company.start()
    if table:
        await table.my_move()
    await company.tell_first()
    await company.everybody(ChooseView)
    await company.move()
    # In teams the other half of the pair has laid, and the vote is left to this one.
    if table and (await table.my_move()).phase == "choose":
        await table.lay()
    await company.everybody(VoteView)
    if table:
        await company.move(but=1)
        await table.on_page("vote")
        await table.vote(1)


async def to_the_end(table: Table | None, company: Company) -> None:
    """The last turn has been told; everybody has marked pictures they like."""
    company.likes = True
    company.leave_the_race()
    await company.start()
    if table is None:
        company.go_on()
        company.play()
        await company.finish()
        return
    first = await table.my_move()
    company.play()
    await table.step(first)
    company.go_on()
    to_end = table.button(table.words["reveal-to-end"])
    while True:
        moment = await table.my_move()
        if moment.phase == "reveal":
            await table.to_the_pause()
            if await to_end.count():
                return
        await table.step(moment)


async def last_move(wish: argparse.Namespace, table: Table | None, company: Company) -> None:
    """What makes the page show what is to be filmed."""
    if not wish.end:
        await company.move()
        await company.everybody(RevealView)
    elif table:
        await table.button(words_of(wish.language)["reveal-to-end"]).click()


async def film(wish: argparse.Namespace, house: House, browser: Any) -> None:
    device = await make_device(browser, house.settings.public_url, wish.kind)
    company = Company(f"http://127.0.0.1:{house.port}")
    seated = wish.kind != "television"
    options = Options(target_score=6) if wish.end and wish.game != "party" else Options()
    name = await company.set_table(
        wish.game, wish.players - int(seated), decks=("base",), options=options
    )
    table = Table(device) if seated else None
    if wish.size:
        width, height = (int(side) for side in wish.size.split("x"))
        await device.page.set_viewport_size({"width": width, "height": height})
    if table:
        # Played in English, and looked at in the language that is wished for.
        await table.sit_down(name, wish.name)
    else:
        assert company.host.view is not None
        await device.open(f"/tv/{company.host.view.code}")
        # Who comes after the start has to be let in.
        await until(lambda: None in house.hall.live[name].audience.watchers)
    await (to_the_end if wish.end else to_the_vote)(table, company)
    await device.page.evaluate(TO_LANGUAGE, wish.language)
    await device.page.wait_for_function(SPEAKS, arg=wish.language)
    recorder = Film(device)
    rolling = asyncio.ensure_future(recorder.roll(wish.seconds, wish.largest))
    await asyncio.sleep(0.3)
    await last_move(wish, table, company)
    await rolling
    what = f"{wish.game}-{wish.players}-{wish.size or wish.kind}-{wish.language}"
    what += "-end" if wish.end else ""
    recorder.sheet(wish.seconds, wish.every, wish.across).save(wish.out / f"{what}.png")
    await device.page.screenshot(path=wish.out / f"{what}-rest.png")
    await company.close()
    await device.context.close()


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="classic")
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--kind", choices=("phone", "laptop", "television"), default="phone")
    parser.add_argument("--end", action="store_true", help="of a short game")
    parser.add_argument("--size", help="of the window, 812x375; else that of the kind")
    parser.add_argument("--language", default="en")
    parser.add_argument("--name", default="Mira", help="of the one who looks")
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--every", type=float, default=0.5)
    parser.add_argument("--across", type=int, default=10)
    parser.add_argument("--largest", type=int, default=420, help="longer side of a frame, px")
    parser.add_argument("--out", type=Path, default=Path("out/films"))
    wish = parser.parse_args()
    wish.out.mkdir(parents=True, exist_ok=True)
    async with stage() as (browser, house):
        await film(wish, house, browser)
    print(f"in {wish.out}")


if __name__ == "__main__":
    asyncio.run(main())
