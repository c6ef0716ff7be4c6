"""The WebSocket: one a viewer; views go out, commands come in."""

import asyncio
import secrets

import msgspec
from aiohttp import WSMsgType, web

from reverie.adapters.http import LARGEST
from reverie.adapters.table_doors import TableDoors
from reverie.adapters.websocket import BEAT, Client, Pipe, Pulse
from reverie.rules.ids import Seat
from reverie.tables.attendance import Attendance
from reverie.tables.live import LiveTable
from reverie.wire import messages as wire

MOST_SPECTATORS = 60
MOST_DEVICES = 12
MOST_NONSENSE = 50
_asks: msgspec.json.Decoder[wire.Ask] = msgspec.json.Decoder(wire.Ask)


class SocketDoor:
    def __init__(self, tables: TableDoors, attendance: Attendance) -> None:
        self.tables, self.attendance = tables, attendance
        self.epoch = secrets.token_hex(4)
        self.behind: set[Client] = set()
        self.pulse = Pulse()
        self.open = 0
        self.cut = 0

    def routes(self) -> list[web.RouteDef]:
        return [web.get("/ws/{table}", self.socket)]

    async def socket(self, request: web.Request) -> web.StreamResponse:
        await self.tables.slow_down("socket", request)
        live = await self.tables.table(request)
        ws = web.WebSocketResponse(
            timeout=2.0, autoping=False, max_msg_size=LARGEST, compress=False
        )
        await ws.prepare(request)
        assert request.transport is not None
        seat = self.who(request, live)
        client = Client(ws, seat, Pipe(request.transport), self.behind)
        no = self.why_not(request, live, seat)
        if no is not None:
            client.bye(no)
            await self.listen_out(client)
            return ws
        client.say(wire.Welcome(wire.PROTOCOL, self.epoch, client.viewer))
        was_here = client.viewer in live.watchers
        live.watch(client, self.last_seen(request))
        if not was_here and seat is not None:
            live.world.company.attend(live.name, seat, here=True)
        if live.lines:
            client.say(wire.Talked(tuple(map(live.said, live.lines))))
        if not was_here:
            self.came(live, client.viewer)
        self.open += 1
        forget = self.pulse.add(client)
        try:
            await self.listen(live, client)
        finally:
            self.open -= 1
            self.cut += client.cut
            forget()
            live.unwatch(client)
            if seat is not None and seat not in live.watchers:
                live.world.company.attend(live.name, seat, here=False)
            if client.viewer is not None and not live.is_here(client.viewer):
                self.attendance.went(live, client.viewer)
                live.publish_soon()
            self.behind.discard(client)
            client.untie()
        return ws

    def who(self, request: web.Request, live: LiveTable) -> Seat | None:
        """A board for everybody (`watch=1`) is a spectator, whosever device it is on."""
        return None if request.query.get("watch") == "1" else self.tables.seat(request, live)

    def why_not(self, request: web.Request, live: LiveTable, seat: Seat | None) -> str | None:
        if request.query.get("protocol", str(wire.PROTOCOL)) != str(wire.PROTOCOL):
            return "client_too_old"
        most = MOST_SPECTATORS if seat is None else MOST_DEVICES
        return "too_many_watchers" if len(live.watchers.get(seat, ())) >= most else None

    def came(self, live: LiveTable, viewer: Seat | None) -> None:
        if viewer is not None:
            self.attendance.came(live, viewer)
            live.publish_soon()
        self.tables.hall.after(live)

    async def keep_up(self) -> None:
        """Write to those who were behind and have read since; ask the silent for a sign of life."""
        while True:
            await asyncio.sleep(BEAT)
            self.pulse.beat()
            for client in tuple(self.behind):
                self.behind.discard(client)
                client.flush()

    def last_seen(self, request: web.Request) -> int | None:
        if request.query.get("epoch") != self.epoch:
            return None
        version = request.query.get("version", "")
        return int(version) if version.isascii() and version.isdigit() else None

    async def listen_out(self, client: Client) -> None:
        """Until a client that was shown out has closed."""
        async for _ in client.ws:
            continue

    async def listen(self, live: LiveTable, client: Client) -> None:
        who = id(client) if client.viewer is None else (live.name, client.viewer)
        nonsense = 0
        async for message in client.ws:
            client.heard()
            if message.type is WSMsgType.PING:
                client.pipe.pong(message.data)
            if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                continue
            try:
                ask = _asks.decode(message.data)
            except (msgspec.MsgspecError, UnicodeDecodeError):
                nonsense += 1
                if nonsense > MOST_NONSENSE:
                    client.bye("bad_message")
                    return await self.listen_out(client)
                client.say(wire.Rejected("", "bad_message"))
                continue
            client.busy = True
            reply = await self.tables.desk.answer(live, client.viewer, ask, who)
            client.busy = False
            client.say(reply)
        return None
