"""The players of `reverie bench server`: real games over loopback WebSockets, open loop."""

import argparse
import asyncio
import random
import time
from collections import deque
from typing import Any

import aiohttp
import msgspec

from reverie.bots import random as random_bot
from reverie.cli.bench_process import Server
from reverie.cli.bench_socket import Socket
from reverie.cli.progress import Progress
from reverie.rules.phases import phase_name
from reverie.rules.pieces import Options
from reverie.rules.views import OverView
from reverie.tables.requests import SetUp, StartGame
from reverie.tables.views import TableView, whole
from reverie.wire import messages as wire

AT_ONCE = 256
TRIES = 5
ANSWER_WITHIN = 60.0
NAMES = [f"P{number}" for number in range(12)]
_seen: msgspec.json.Decoder[wire.Seen] = msgspec.json.Decoder(wire.Seen)


class BenchTable:
    """One table: its sockets, and at most one move under way."""

    def __init__(self, number: int, name: str, cookies: list[str]) -> None:
        self.number, self.name, self.cookies = number, name, cookies
        self.sockets: list[Socket] = []
        self.scheduled = 0.0
        self.waiting = 0
        self.moves = 0

    def view_came(self, latencies: list[float], socket: Socket) -> None:
        if self.waiting:
            self.waiting -= 1
            if not self.waiting:
                latencies.append(socket.came - self.scheduled)

    def is_over(self) -> bool:
        return b'"phase":"over"' in self.sockets[0].public

    def move(self, scheduled: float, rng: random.Random) -> bool:
        """Send one legal move; every move changes every player's view."""
        view = self._view(0)
        game = view.game
        if game is None or self.waiting:
            return False
        self.moves += 1
        self.scheduled, self.waiting = scheduled, len(self.sockets)
        if isinstance(game.phase, OverView):
            self._say(0, StartGame(), game)
            return True
        seat = rng.choice(game.waiting_for)
        index = next(i for i, chair in enumerate(view.chairs) if chair.seat == seat)
        own = self._view(index).game
        assert own is not None
        command = random_bot.choose(own, rng)
        assert command is not None
        kind = getattr(wire, type(command).__name__)
        fields = {name: getattr(command, name) for name in kind.__struct_fields__}
        self._say(index, kind(**fields), own)
        return True

    def _view(self, index: int) -> TableView:
        public = _seen.decode(self.sockets[index].public).public
        private = _seen.decode(self.sockets[index].private).private
        assert public is not None
        assert private is not None
        return whole(public.table, private.own)

    def _say(self, index: int, what: Any, game: Any) -> None:
        phase = phase_name(game.phase)
        ask = wire.Ask(f"m{self.moves}", what, game.turn, phase)
        self.sockets[index].say(msgspec.json.encode(ask))


class Load:
    """Opens the tables, connects everybody, and moves at the given rate."""

    options = Options(target_score=1000)

    def __init__(self, server: Server, arguments: argparse.Namespace) -> None:
        self.server, self.port, self.arguments = server, server.port, arguments
        self.tables: list[BenchTable] = []
        self.latencies: list[float] = []
        self.lags: list[float] = []
        self.skipped = self.sent = 0
        self.due = self.end = float("inf")
        self.idle: deque[BenchTable] = deque()
        self.failed_connects = 0
        self.rng = random.Random(1)

    # ---- the tables

    async def open_tables(self) -> None:
        progress = Progress(self.arguments.tables, "tables")
        connector = aiohttp.TCPConnector(limit=64)
        async with aiohttp.ClientSession(
            connector=connector, cookie_jar=aiohttp.DummyCookieJar()
        ) as http:
            gate = asyncio.Semaphore(32)

            async def one(number: int) -> None:
                async with gate:
                    self.tables.append(await self._open(http, number))
                    progress.at(len(self.tables))

            await asyncio.gather(*map(one, range(self.arguments.tables)))
        progress.done()

    async def _open(self, http: aiohttp.ClientSession, number: int) -> BenchTable:
        api = f"http://127.0.0.1:{self.port_for(number)}/api/tables"
        set_up = SetUp("odyssey", self.options, ("placeholder",))
        opened, cookie = await self.post(http, api, wire.OpenTable("P0", set_up))
        table = BenchTable(number, opened["table"], [cookie])
        for name in NAMES[1 : self.arguments.players]:
            url = f"{api}/{table.name}/seats"
            table.cookies.append((await self.post(http, url, wire.TakeSeat(name)))[1])
        await self.post(http, f"{api}/{table.name}/do", wire.Ask("start", StartGame()), cookie)
        return table

    async def post(
        self, http: aiohttp.ClientSession, url: str, body: Any, cookie: str = ""
    ) -> tuple[Any, str]:
        headers = {"Content-Type": "application/json", "Cookie": cookie}
        data = msgspec.json.encode(body)
        async with http.post(url, data=data, headers=headers) as response:
            answer = await response.json()
            if response.status != 200:
                raise SystemExit(f"reverie: the bench could not set up: {answer}")
            crumbs = [f"{c.key}={c.value}" for c in response.cookies.values()]
            return answer, "; ".join(crumbs)

    # ---- the sockets

    async def connect(self) -> float:
        """Everybody at once; seconds until the last one sees the table."""
        for table in self.tables:
            for socket in table.sockets:
                socket.transport.abort()
            table.sockets, table.waiting = [], 0
        # The old sockets have to be gone on both sides, or there are not files enough for all.
        while self.server.open_files() > 500:
            await asyncio.sleep(0.2)
        began = time.perf_counter()
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(table: BenchTable, cookie: str) -> Socket:
            async with gate:
                return await self._connect(table, cookie)

        for_table = [[one(table, cookie) for cookie in table.cookies] for table in self.tables]
        sockets = iter(await asyncio.gather(*(job for jobs in for_table for job in jobs)))
        for table in self.tables:
            table.sockets = [next(sockets) for _ in table.cookies]
        while any(not s.public for table in self.tables for s in table.sockets):
            await asyncio.sleep(0.01)
        return time.perf_counter() - began

    async def _connect(self, table: BenchTable, cookie: str) -> Socket:
        """Like a browser's client, try again when refused; but every refusal is an error."""
        for _ in range(TRIES):
            socket = await self._try_connect(table, cookie)
            if socket.open:
                return socket
            self.failed_connects += 1
            await asyncio.sleep(1.0)
        raise ConnectionRefusedError(f"the server answered {socket.reply!r} ({socket.error!r})")

    async def _try_connect(self, table: BenchTable, cookie: str) -> Socket:
        loop = asyncio.get_running_loop()

        def make() -> Socket:
            return Socket(lambda socket: self.view_came(table, socket))

        port = self.port_for(table.number, table.cookies.index(cookie))
        _, socket = await loop.create_connection(make, "127.0.0.1", port)
        socket.ask_upgrade(f"127.0.0.1:{port}", f"/ws/{table.name}", cookie)
        await socket.upgraded
        return socket

    def port_for(self, table: int, player: int = 0) -> int:
        """Where this player of this table connects."""
        return self.port

    # ---- the moves

    async def run(self, seconds: float) -> int:
        """Moves at the given rate, each at its own moment whether or not the last is done."""
        self.idle = deque(self.rng.sample(self.tables, len(self.tables)))
        self.sent = 0
        self.due = time.perf_counter()
        self.end = self.due + seconds
        while self.due < self.end:
            # Late or not, the loop gets its turn to read what has come.
            await asyncio.sleep(max(0.0, self.due - time.perf_counter()))
            self.move_if_due(time.perf_counter())
        self.due = float("inf")
        await self._answers()
        return self.sent

    async def _answers(self) -> None:
        """Until the last move is answered; what takes longer than that is lost."""
        patience = time.perf_counter() + ANSWER_WITHIN
        while any(table.waiting for table in self.tables) and time.perf_counter() < patience:
            await asyncio.sleep(0.05)

    def move_if_due(self, now: float) -> None:
        while self.due <= now and self.due < self.end:
            self.lags.append(now - self.due)
            moved = self.idle[0].move(self.due, self.rng)
            self.idle.rotate(-1)
            self.sent += moved
            self.skipped += not moved
            self.due += self.rng.expovariate(self.arguments.rate)
            now = time.perf_counter()

    def view_came(self, table: BenchTable, socket: Socket) -> None:
        table.view_came(self.latencies, socket)
        # A flood of views is no reason to be late with the next move.
        self.move_if_due(socket.came)

    def forget_figures(self) -> None:
        self.latencies.clear()
        self.lags.clear()
        self.skipped = 0

    def count(self, what: str) -> int:
        return sum(int(getattr(s, what)) for table in self.tables for s in table.sockets)
