"""The book of the evening over HTTP.

Read by whoever may read a table's history; a copy to keep is for those who sit there, as a game's
file is. Nobody keeps it on the way: whoever is forgotten is in no copy made from then on.
"""

import asyncio
import re

from aiohttp import web
from msgspec import Struct

from reverie.adapters.book_files import html_of, order, printed
from reverie.adapters.books import MOST_LINES, book_of
from reverie.adapters.http import answer
from reverie.adapters.table_doors import TableDoors
from reverie.decks.library import Library
from reverie.evening.book import Book
from reverie.tables.live import LiveTable
from reverie.tables.refusals import Refused

# No clock on earth is further from UTC.
MINUTES = re.compile(r"-?[0-9]{1,3}")


class BookDoors:
    def __init__(self, tables: TableDoors, library: Library) -> None:
        self.tables, self.library = tables, library
        self.press = asyncio.Lock()

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/api/tables/{table}/book", self.read),
            web.get("/api/tables/{table}/book.html", self.html),
            web.get("/api/tables/{table}/book.pdf", self.print),
        ]

    async def read(self, request: web.Request) -> web.Response:
        live = await self.tables.table(request)
        return answer(await self.book(live, _game(request)))

    async def html(self, request: web.Request) -> web.Response:
        """One file that opens anywhere, in the language `?language=` names; one at a time."""
        live, book = await self._own_copy(request)
        shelf, wish = self.library.shelf, _wish(request)
        async with self.press:
            made = await asyncio.to_thread(html_of, book, wish.language, shelf, wish.minutes)
        return _copy(made, "text/html", f"{live.code.lower()}-{book.game}.html")

    async def print(self, request: web.Request) -> web.Response:
        """A PDF; one at a time, however many ask."""
        live, book = await self._own_copy(request)
        wish = _wish(request)
        ordered = order(book, wish.language, self.library.shelf, wish.minutes)
        async with self.press:
            made = await printed(ordered)
        return _copy(made, "application/pdf", f"{live.code.lower()}-{book.game}.pdf")

    async def _own_copy(self, request: web.Request) -> tuple[LiveTable, Book]:
        live = await self.tables.table(request)
        self.tables.own_seat(request, live)
        await self.tables.slow_down("book", request)
        return live, await self.book(live, _game(request))

    async def book(self, live: LiveTable, game: int | None) -> Book:
        shelf = await asyncio.to_thread(self.library.fresh, live.table.set_up.decks)
        store = live.world.store
        lines = await store.talk(live.name, MOST_LINES)
        # As they are stored: another worker may have forgotten somebody a moment ago.
        people = {person.seat: person for person in await store.people(live.name)}
        return await self.tables.chronicles.tell(
            live.name,
            lambda chronicle: book_of(chronicle, game, people, lines, shelf),
        )


class Wish(Struct, frozen=True):
    """In which language, and how far the reader's clock is ahead of UTC."""

    language: str
    minutes: int | None


def _wish(request: web.Request) -> Wish:
    minutes = request.query.get("minutes", "")
    if minutes and not MINUTES.fullmatch(minutes):
        raise Refused("bad_message")
    return Wish(request.query.get("language", "")[:8], int(minutes) if minutes else None)


def _copy(made: bytes, kind: str, name: str) -> web.Response:
    return web.Response(
        body=made,
        content_type=kind,
        headers={
            "Content-Disposition": f'attachment; filename="reverie-{name}"',
            "Cache-Control": "private, no-store",
        },
    )


def _game(request: web.Request) -> int | None:
    wanted = request.query.get("game", "")
    if not wanted:
        return None
    if not (wanted.isascii() and wanted.isdigit() and len(wanted) < 7):
        raise Refused("bad_message")
    return int(wanted)
