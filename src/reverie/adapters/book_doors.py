"""The book of the evening over HTTP: read by whoever may read a table's history."""

import asyncio

from aiohttp import web

from reverie.adapters.books import MOST_LINES, book_of
from reverie.adapters.http import answer
from reverie.adapters.table_doors import TableDoors
from reverie.decks.library import Library
from reverie.evening.book import Book
from reverie.tables.live import LiveTable
from reverie.tables.refusals import Refused


class BookDoors:
    def __init__(self, tables: TableDoors, library: Library) -> None:
        self.tables, self.library = tables, library

    def routes(self) -> list[web.RouteDef]:
        return [web.get("/api/tables/{table}/book", self.read)]

    async def read(self, request: web.Request) -> web.Response:
        live = await self.tables.table(request)
        return answer(await self.book(live, _game(request)))

    async def book(self, live: LiveTable, game: int | None) -> Book:
        shelf = await asyncio.to_thread(self.library.fresh, live.table.set_up.decks)
        lines = await live.world.store.talk(live.name, MOST_LINES)
        return await self.tables.chronicles.tell(
            live.name,
            lambda chronicle: book_of(chronicle, game, live.people, lines, shelf),
        )


def _game(request: web.Request) -> int | None:
    wanted = request.query.get("game", "")
    if not wanted:
        return None
    if not (wanted.isascii() and wanted.isdigit() and len(wanted) < 7):
        raise Refused("bad_message")
    return int(wanted)
