"""Tables over HTTP: opening, finding, sitting down, moving a seat, and the same commands again."""

import contextlib
from collections.abc import Callable
from functools import partial

import segno
from aiohttp import web

from reverie.adapters.desk import Asker, Desk, check_language
from reverie.adapters.game_file import as_lines
from reverie.adapters.http import Callers, answer, body
from reverie.adapters.limits import Limits
from reverie.adapters.seat_keys import DONE_WITH, GIVEN, SeatKeys
from reverie.rules.ids import Seat
from reverie.tables.asking import asks
from reverie.tables.following import follow_people
from reverie.tables.hall import Hall
from reverie.tables.history import Chronicles, last_game
from reverie.tables.keys import new_key
from reverie.tables.live import LiveTable
from reverie.tables.refusals import Refused
from reverie.tables.requests import LeaveTable
from reverie.wire import messages as wire

EVERYBODY = "everybody"


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
        self.chronicles = Chronicles(hall.world.store)

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
        await live.world.company.consult(partial(self._follow, request, live))
        await self._take_older_keys(request, live)
        return live

    async def _take_older_keys(self, request: web.Request, live: LiveTable) -> None:
        """A device with keys of before is given one for all, in three steps, a request each.

        First the new key; when it comes back, it is made to open what the older ones open; when
        it does, they go. So no answer that is lost or late costs anybody a seat.
        """
        keys = self.keys(request, live)
        if keys.older and not keys.own:
            request[GIVEN] = new_key()
        elif keys.older:
            opened = self.hall.seats_of(live, keys.own)
            late = [seat for seat in self.seats(request, live) if seat not in opened]
            for seat in late:
                await self.hall.also_opens(live, seat, keys.own)
            if not late:
                request[DONE_WITH] = live.name

    async def _follow(self, request: web.Request, live: LiveTable) -> None:
        """Whoever asks may come from another worker, and know more than this one has heard."""
        await live.catch_up()
        if self.keys(request, live).held and not self.seats(request, live):
            await follow_people(live)

    def keys(self, request: web.Request, live: LiveTable) -> SeatKeys:
        return SeatKeys.of(request, live.name, secure=self.callers.is_secure(request))

    def seats(self, request: web.Request, live: LiveTable) -> list[Seat]:
        """All that this device has here."""
        keys = self.keys(request, live)
        return [seat for key in keys.held for seat in self.hall.seats_of(live, key)]

    def seat(self, request: web.Request, live: LiveTable) -> Seat | None:
        """Who asks: of several people on one device, the one whom `?seat=` names."""
        wanted = request.query.get("seat", "")
        seats = self.seats(request, live)
        return next((seat for seat in seats if wanted in ("", str(seat))), None)

    def own_seat(self, request: web.Request, live: LiveTable) -> Seat:
        seat = self.seat(request, live)
        if seat is None:
            raise Refused("not_seated")
        return seat

    # ---- opening and finding

    async def listed(self, request: web.Request) -> web.Response:
        rows = []
        for head in await self.hall.world.store.listed():
            with contextlib.suppress(Refused):
                if (live := await self.hall.find(head.table)) is not None:
                    rows.append(_listed(live))
        return answer(rows)

    async def open_table(self, request: web.Request) -> web.Response:
        wish = await body(request, wire.OpenTable)
        check_language(wish.set_up)
        await self.slow_down("open", request)
        own = SeatKeys.of(request, "", secure=self.callers.is_secure(request)).own
        live, key = await self.hall.open(wish.set_up, wish.name, wish.colour, own)
        return self.seated(request, live, Seat(0), key)

    async def find_code(self, request: web.Request) -> web.Response:
        # Also a good guess costs a token, or good ones could be told by their speed.
        await self.slow_down("guess", request)
        if not await self.limits.allow_together("guess_all", EVERYBODY):
            raise Refused("too_fast")
        live = await self.hall.find_code(request.match_info["code"])
        if live is None:
            raise Refused("no_such_table")
        await live.world.company.consult(partial(self._follow, request, live))
        if not live.table.is_open and not self.seats(request, live):
            raise Refused("knock_first")
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
                voices=self.desk.recordings.is_on,
            )
        )

    # ---- seats

    async def take_seat(self, request: web.Request) -> web.Response:
        live = await self.table(request)
        wish = await body(request, wire.TakeSeat)
        own = self.keys(request, live).own
        seat = self.seat(request, live)
        if seat is not None and not wish.beside:
            return self.seated(request, live, seat, own)
        await self.slow_down("sit", request)
        seat, key = await self.hall.sit_down(live, wish.name, wish.colour, own)
        return self.seated(request, live, seat, key)

    def seated(self, request: web.Request, live: LiveTable, seat: Seat, key: str) -> web.Response:
        request[GIVEN] = key
        return answer(wire.Seated(live.name, live.code, seat))

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
        had = self.seats(request, live)
        seat, key = await self.hall.redeem(live, link.secret, self.keys(request, live).own)
        for other in had if not link.beside else ():
            if other != seat:
                await self.hall.let_go(live, other)
        return self.seated(request, live, seat, key)

    async def forget(self, request: web.Request) -> web.Response:
        """Leave, and have one's name and key erased."""
        live = await self.table(request)
        seat = self.own_seat(request, live)
        await live.decide(asks(seat, LeaveTable()))
        await self.hall.forget(live, seat)
        return answer(wire.Found(live.name))

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
        asker = Asker(seat, who, live.key_of(seat))
        return answer(await self.desk.answer(live, asker, ask))

    async def history(self, request: web.Request) -> web.Response:
        live = await self.table(request)
        return answer(await self.chronicles.of(live.name, live.people))

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
