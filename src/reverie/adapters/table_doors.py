"""Tables over HTTP: opening, finding, sitting down, moving a seat, and the same commands again."""

import asyncio
from collections.abc import Callable
from functools import partial

import segno
from aiohttp import web

from reverie.adapters.desk import Desk
from reverie.adapters.game_file import as_lines
from reverie.adapters.http import Callers, answer, body
from reverie.adapters.limits import Limits
from reverie.adapters.seat_keys import SeatKeys
from reverie.rules.ids import Seat
from reverie.tables.following import follow_people
from reverie.tables.hall import Hall
from reverie.tables.history import history, last_game
from reverie.tables.live import LiveTable
from reverie.tables.refusals import Refused
from reverie.tables.requests import LeaveTable
from reverie.wire import messages as wire


class TableDoors:
    def __init__(
        self,
        hall: Hall,
        callers: Callers,
        desk: Desk,
        limits: Limits,
        link: Callable[[web.Request], str],
    ) -> None:
        """`link` says how other devices reach this server."""
        self.hall, self.callers, self.link = hall, callers, link
        self.desk, self.limits = desk, limits

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/api/tables", self.listed),
            web.post("/api/tables", self.open_table),
            web.get("/api/codes/{code}", self.find_code),
            web.post("/api/tables/{table}/seats", self.take_seat),
            web.post("/api/tables/{table}/link", self.make_link),
            web.post("/api/tables/{table}/redeem", self.redeem),
            web.post("/api/tables/{table}/forget", self.forget),
            web.get("/api/tables/{table}/view", self.see),
            web.post("/api/tables/{table}/do", self.do),
            web.get("/api/tables/{table}/history", self.history),
            web.get("/api/tables/{table}/export", self.export),
            web.get("/api/tables/{table}/invitation", self.invitation),
        ]

    async def slow_down(self, kind: str, request: web.Request) -> None:
        if not await self.limits.allow_together(kind, self.callers.address(request)):
            raise Refused("too_fast")

    async def table(self, request: web.Request) -> LiveTable:
        live = await self.hall.find(request.match_info["table"])
        if live is None:
            await self.slow_down("guess", request)
            raise Refused("no_such_table")
        if self.hall.world.company.is_shared:
            await self._follow(request, live)
        return live

    async def _follow(self, request: web.Request, live: LiveTable) -> None:
        """Whoever asks may come from another worker, and know more than this one has heard."""
        await live.catch_up()
        keys = SeatKeys.of(request, live.name)
        if keys.held and keys.asking(partial(self.hall.seat_of, live)) is None:
            await follow_people(live)

    def seat(self, request: web.Request, live: LiveTable) -> Seat | None:
        """Who asks: of several people on one device, the one whom `?seat=` names."""
        keys = SeatKeys.of(request, live.name)
        return self.hall.seat_of(live, keys.asking(partial(self.hall.seat_of, live)))

    def own_seat(self, request: web.Request, live: LiveTable) -> Seat:
        seat = self.seat(request, live)
        if seat is None:
            raise Refused("not_seated")
        return seat

    # ---- opening and finding

    async def listed(self, request: web.Request) -> web.Response:
        rows = []
        for head in await self.hall.world.store.listed():
            live = await self.hall.find(head.table)
            if live is not None:
                rows.append(_listed(live))
        return answer(rows)

    async def open_table(self, request: web.Request) -> web.Response:
        wish = await body(request, wire.OpenTable)
        await self.slow_down("open", request)
        live, key = await self.hall.open(wish.set_up, wish.name, wish.colour)
        return self.seated(request, live, Seat(0), SeatKeys(live.name, (key,)))

    async def find_code(self, request: web.Request) -> web.Response:
        # Also a good guess costs a token, or good ones could be told by their speed.
        await self.slow_down("guess", request)
        live = await self.hall.find_code(request.match_info["code"])
        if live is None:
            raise Refused("no_such_table")
        return answer(wire.Found(live.name))

    async def invitation(self, request: web.Request) -> web.Response:
        live = await self.table(request)
        base = self.link(request)
        address = f"{base}/t/{live.name}"
        return answer(
            wire.Invitation(
                link=address,
                code=live.code,
                here_only=is_here_only(base),
                qr=squares(address),
                bots=live.world.bots.company,
            )
        )

    # ---- seats

    async def take_seat(self, request: web.Request) -> web.Response:
        live = await self.table(request)
        wish = await body(request, wire.TakeSeat)
        keys = SeatKeys.of(request, live.name)
        seat = self.seat(request, live)
        if seat is not None and not wish.beside:
            return self.seated(request, live, seat, keys)
        await self.slow_down("sit", request)
        seat, key = await self.hall.sit_down(live, wish.name, wish.colour)
        return self.seated(request, live, seat, keys.having(key, beside=wish.beside))

    def seated(
        self, request: web.Request, live: LiveTable, seat: Seat, keys: SeatKeys
    ) -> web.Response:
        response = answer(wire.Seated(live.name, live.code, seat))
        keys.keep(response, secure=self.callers.is_secure(request))
        return response

    async def make_link(self, request: web.Request) -> web.Response:
        live = await self.table(request)
        seat = self.own_seat(request, live)
        wish = await body(request, wire.MakeLink)
        secret = self.hall.link(live, seat, wish.seat)
        base = self.link(request)
        # In the fragment, which no browser sends on; the answer itself is never stored.
        address = f"{base}/t/{live.name}#seat={secret}"
        return answer(wire.SeatLink(secret, address, is_here_only(base), squares(address)))

    async def redeem(self, request: web.Request) -> web.Response:
        live = await self.table(request)
        link = await body(request, wire.Redeem)
        await self.slow_down("guess", request)
        seat, key = await self.hall.redeem(live, link.secret)
        held = SeatKeys.of(request, live.name).opening(partial(self.hall.seat_of, live))
        keys = held.having(key, beside=link.beside)
        return self.seated(request, live, seat, keys)

    async def forget(self, request: web.Request) -> web.Response:
        """Leave, and have one's name and key erased."""
        live = await self.table(request)
        seat = self.own_seat(request, live)
        await live.decide(lambda deciding: deciding.ask(seat, LeaveTable()))
        await self.hall.forget(live, seat)
        response = answer(wire.Found(live.name))
        # Whoever else sits at this device stays.
        left = SeatKeys.of(request, live.name).opening(partial(self.hall.seat_of, live))
        left.keep(response, secure=self.callers.is_secure(request))
        return response

    # ---- looking and asking

    async def see(self, request: web.Request) -> web.Response:
        live = await self.table(request)
        return answer(live.view(self.seat(request, live)))

    async def do(self, request: web.Request) -> web.Response:
        """The same commands for clients without WebSocket."""
        live = await self.table(request)
        ask = await body(request, wire.Ask)
        seat = self.seat(request, live)
        who = self.callers.address(request) if seat is None else (live.name, seat)
        return answer(await self.desk.answer(live, seat, ask, who))

    async def history(self, request: web.Request) -> web.Response:
        live = await self.table(request)
        pages = [record.events for record in await self.hall.world.store.load(live.name)]
        return answer(await asyncio.to_thread(history, pages, live.name_of))

    async def export(self, request: web.Request) -> web.Response:
        """The last game as a file for `reverie replay`: for its players, once it is over."""
        live = await self.table(request)
        self.own_seat(request, live)
        if live.table.game is None:
            raise Refused("no_game")
        if live.table.is_playing:
            raise Refused("game_runs")
        pages = [record.events for record in await self.hall.world.store.load(live.name)]
        name = f"reverie-{live.code.lower()}.jsonl"
        return web.Response(
            body=as_lines(last_game(pages)),
            content_type="application/jsonl",
            headers={
                "Content-Disposition": f'attachment; filename="{name}"',
                "Cache-Control": "no-store",
            },
        )


def is_here_only(base: str) -> bool:
    return "//localhost" in base or "//127." in base


def squares(address: str) -> tuple[str, ...]:
    """An address as the rows of a QR code."""
    rows = segno.make(address, error="l", micro=False).matrix
    return tuple("".join("#" if dark else "." for dark in row) for row in rows)


def _listed(live: LiveTable) -> wire.ListedTable:
    table = live.table
    return wire.ListedTable(
        table=live.name,
        code=live.code,
        game=table.set_up.game,
        players=len(table.chairs),
        playing=table.is_playing,
    )
