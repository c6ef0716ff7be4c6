"""The WebSocket: one a viewer; views go out, commands come in."""

import asyncio
import itertools

import msgspec
from aiohttp import WSMessage, WSMsgType, web

from reverie.adapters.desk import Answer, Asker
from reverie.adapters.http import LARGEST
from reverie.adapters.inbox import Socket
from reverie.adapters.table_doors import TableDoors
from reverie.adapters.watchman import Watchman
from reverie.adapters.websocket import BEAT, Client, Pipe, Pulse
from reverie.rules.ids import Seat
from reverie.tables.attendance import Attendance
from reverie.tables.live import LiveTable
from reverie.tables.parts import NOTHING, Seen
from reverie.wire import messages as wire

MOST_SPECTATORS = 60
MOST_DEVICES = 12
MOST_NONSENSE = 50
LONGEST_VERSION = 18
# How long somebody who is shown out may take to close.
FAREWELL = 2.0
# Whose sockets flood may open fewer: each of them counts for so many.
PRICE_OF_A_FLOOD = 30
_asks: msgspec.json.Decoder[wire.Ask] = msgspec.json.Decoder(wire.Ask)


class SocketDoor:
    def __init__(self, tables: TableDoors, attendance: Attendance, watchman: Watchman) -> None:
        self.tables, self.attendance, self.watchman = tables, attendance, watchman
        self.behind: set[Client] = set()
        self.pulse = Pulse()
        self.numbers = itertools.count()
        self.open = 0
        self.cut = 0

    def routes(self) -> list[web.RouteDef]:
        return [web.get("/ws/{table}", self.socket)]

    async def socket(self, request: web.Request) -> web.StreamResponse:
        await self.tables.slow_down("socket", request)
        live = await self.tables.table(request)
        ws = Socket(timeout=2.0, autoping=False, max_msg_size=LARGEST, compress=False)
        await ws.prepare(request)
        assert request.transport is not None
        seat = self.who(request, live)
        client = Client(ws, seat, Pipe(request.transport), self.behind)
        no = self.why_not(request, live, seat)
        if no is not None:
            client.bye(no)
            await self.listen_out(client)
            return ws
        client.say(wire.Welcome(wire.PROTOCOL, live.audience.epoch, client.viewer))
        client.seen = last_seen(request, live.audience.epoch)
        hearing, forget = Hearing(self, live, client), self.pulse.add(client)
        self.open += 1
        try:
            self._enter(live, client)
            ws.inbox.listen(hearing.hear)
            await ws.inbox.ended
            await self.listen_out(client)
        finally:
            self.open -= 1
            forget()
            self._leave(live, client, seat)
            self._note(client, hearing, self.tables.callers.address(request))
            ws.inbox.end()
            client.untie()
        return ws

    def _enter(self, live: LiveTable, client: Client) -> None:
        was_here = client.viewer in live.audience.watchers
        live.watch(client)
        if not was_here and client.viewer is not None:
            live.world.company.attend(live.name, client.viewer, here=True)
        if live.audience.lines:
            client.say(wire.Talked(tuple(map(live.audience.said, live.audience.lines))))
        if not was_here:
            self.came(live, client.viewer)

    def _leave(self, live: LiveTable, client: Client, seat: Seat | None) -> None:
        live.audience.unwatch(client)
        if seat is not None and seat not in live.audience.watchers:
            live.world.company.attend(live.name, seat, here=False)
        if client.viewer is not None and not live.audience.is_here(client.viewer):
            self.attendance.went(live, client.viewer)
            live.publish_soon()
        self.behind.discard(client)

    def _note(self, client: Client, hearing: "Hearing", address: str) -> None:
        self.cut += client.cut
        if client.cut:
            self.watchman.note("socket_cut", address)
        if hearing.flooded:
            self.tables.limits.charge("socket", address, PRICE_OF_A_FLOOD)

    def who(self, request: web.Request, live: LiveTable) -> Seat | None:
        """A board for everybody (`watch=1`) is a spectator, whosever device it is on."""
        return None if request.query.get("watch") == "1" else self.tables.seat(request, live)

    def why_not(self, request: web.Request, live: LiveTable, seat: Seat | None) -> str | None:
        if request.query.get("protocol", str(wire.PROTOCOL)) != str(wire.PROTOCOL):
            return "client_too_old"
        most = MOST_SPECTATORS if seat is None else MOST_DEVICES
        return "too_many_watchers" if len(live.audience.watchers.get(seat, ())) >= most else None

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

    async def listen_out(self, client: Client) -> None:
        """Until a client that goes or was shown out has closed; not longer than that needs."""
        if client.cut:
            # Time to read why. Nothing more is read of it: there may be no end to that.
            await asyncio.sleep(FAREWELL)
            return client.pipe.abort()
        try:
            async with asyncio.timeout(FAREWELL):
                async for _ in client.ws:
                    await asyncio.sleep(0)
        except TimeoutError:
            client.pipe.abort()


class Hearing:
    """What one client says, frame by frame: the next one when the last is answered."""

    def __init__(self, door: SocketDoor, live: LiveTable, client: Client) -> None:
        self.live, self.client = live, client
        self.desk, self.limits = door.tables.desk, door.tables.limits
        self.number = next(door.numbers)
        self.nonsense = 0
        self.flooded = False
        viewer = client.viewer
        who = self.number if viewer is None else (live.name, viewer)
        # Whoever comes to sit in this chair is not spoken for by a device of the one before.
        self.asker = Asker(viewer, who, live.key_of(viewer))

    def hear(self, message: WSMessage) -> None:
        client = self.client
        if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
            return self._sign(message)
        client.heard()
        try:
            ask = _asks.decode(message.data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return self._not_understood()
        client.busy = True
        return self.desk.ask(self.live, self.asker, ask, self._answer)

    def _answer(self, reply: Answer) -> None:
        self.client.busy = False
        self.client.say(reply)
        if is_hasty(reply) and not self.limits.allow("haste", self.number):
            # Whoever was asked to slow down again and again, and did not.
            self._cut_off()
        else:
            self.client.ws.inbox.next()

    def _not_understood(self) -> None:
        self.nonsense += 1
        if self.nonsense > MOST_NONSENSE:
            self._show_out("bad_message")
        else:
            self.client.say(wire.Rejected("", "bad_message"))
            self.client.ws.inbox.next()

    def _sign(self, message: WSMessage) -> None:
        """Answer a ping if there is room; whoever sends too many is cut.

        Only an answer to ours is a sign of life: whoever never reads can still send pings.
        """
        client = self.client
        if message.type is WSMsgType.PING:
            if client.pipe.has_room():
                client.pipe.pong(message.data)
        elif message.type is WSMsgType.PONG and client.asked:
            client.heard()
        if self.limits.allow("sign", self.number):
            client.ws.inbox.next()
        else:
            self._cut_off()

    def _cut_off(self) -> None:
        self.client.cut = self.flooded = True
        self.client.pipe.stop_reading()
        self._show_out("too_fast")

    def _show_out(self, code: str) -> None:
        self.client.bye(code)
        self.client.ws.inbox.end()


def last_seen(request: web.Request, epoch: str) -> Seen:
    """What somebody says they have; of another epoch it is nothing."""
    if request.query.get("epoch") != epoch:
        return NOTHING
    return Seen(*(version(request.query.get(part, "")) for part in ("public", "private")))


def version(text: str) -> int:
    is_number = text.isascii() and text.isdigit() and len(text) <= LONGEST_VERSION
    return int(text) if is_number else 0


def is_hasty(reply: Answer) -> bool:
    return isinstance(reply, wire.Rejected) and reply.code == "too_fast"
