"""Wishes for notices over HTTP: only for one's own seat, only to known services."""

import msgspec
from aiohttp import web

from reverie.adapters.http import answer, body
from reverie.adapters.table_doors import TableDoors
from reverie.adapters.web_push import WebPush, unb64
from reverie.tables.notices import DAY
from reverie.tables.refusals import Refused
from reverie.tables.requests import Wish
from reverie.wire import messages as wire

LONGEST = 1000


class NoticeDoors:
    def __init__(self, tables: TableDoors, push: WebPush | None) -> None:
        self.tables, self.push = tables, push

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/api/notices", self.key),
            web.post("/api/tables/{table}/notices", self.wish),
            web.delete("/api/tables/{table}/notices", self.no_more),
        ]

    def _push(self) -> WebPush:
        if self.push is None:
            raise Refused("no_push")
        return self.push

    async def key(self, request: web.Request) -> web.Response:
        return answer(wire.NoticeKey(self._push().public_key))

    async def wish(self, request: web.Request) -> web.Response:
        live = await self.tables.table(request)
        seat = self.tables.own_seat(request, live)
        wish = await body(request, Wish)
        if not self.is_good(wish):
            raise Refused("no_push")
        await self.tables.hall.world.store.set_notice(live.name, seat, msgspec.json.encode(wish))
        return answer(wire.Found(live.name))

    def is_good(self, wish: Wish) -> bool:
        try:
            sizes = len(unb64(wish.p256dh)), len(unb64(wish.auth))
        except ValueError:
            return False
        hours = all(0 <= minute < DAY for minute in (wish.quiet_from, wish.quiet_to))
        known = len(wish.endpoint) <= LONGEST and self._push().accepts(wish.endpoint)
        return sizes == (65, 16) and hours and known

    async def no_more(self, request: web.Request) -> web.Response:
        live = await self.tables.table(request)
        seat = self.tables.own_seat(request, live)
        await self.tables.hall.world.store.set_notice(live.name, seat, None)
        return answer(wire.Found(live.name))
