"""`reverie bench server`: real games over loopback WebSockets, paced like people, open loop.

Latency counts from the moment a move was scheduled to the moment the last player's view came.
"""

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import deque
from pathlib import Path
from typing import Any

import aiohttp
import msgspec

from reverie.bots import random as random_bot
from reverie.cli.bench_socket import Socket
from reverie.cli.progress import Progress
from reverie.rules.pieces import Options
from reverie.rules.views import OverView
from reverie.tables.requests import SetUp, StartGame
from reverie.wire import messages as wire

LAG_ALLOWED = 0.005
NAMES = [f"P{number}" for number in range(12)]
_seen: msgspec.json.Decoder[wire.Seen] = msgspec.json.Decoder(wire.Seen)


class Server:
    """`reverie serve` in a process and on a core of its own."""

    def __init__(self, store: str, data: Path) -> None:
        self.process = subprocess.Popen(
            [
                *(sys.executable, "-m", "reverie", "serve", "--host", "127.0.0.1", "--port", "0"),
                *("--data", str(data), "--store", store, "--log-level", "error"),
            ],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        self.port = 0
        for line in self.process.stdout:
            if "localhost:" in line:
                self.port = int(line.rsplit(":", 1)[1])
                break
        cores = os.sched_getaffinity(0)
        if len(cores) > 1:
            os.sched_setaffinity(self.process.pid, {min(cores)})
            os.sched_setaffinity(0, cores - {min(cores)})

    def memory_kb(self) -> float:
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return float(status.split("VmRSS:")[1].split()[0])

    def open_files(self) -> int:
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def cpu_seconds(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    async def health(self) -> dict[str, Any]:
        url = f"http://127.0.0.1:{self.port}/healthz"
        async with aiohttp.ClientSession() as http, http.get(url) as response:
            return dict(await response.json())

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)


class BenchTable:
    """One table: its sockets, and at most one move under way."""

    def __init__(self, name: str, cookies: list[str]) -> None:
        self.name, self.cookies = name, cookies
        self.sockets: list[Socket] = []
        self.scheduled = 0.0
        self.waiting = 0
        self.moves = 0

    def view_came(self, latencies: list[float], socket: Socket) -> None:
        if self.waiting:
            self.waiting -= 1
            if not self.waiting:
                latencies.append(socket.came - self.scheduled)

    def move(self, scheduled: float, rng: random.Random) -> bool:
        """Send one legal move; every move changes every player's view."""
        view = _seen.decode(self.sockets[0].view).view
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
        own = _seen.decode(self.sockets[index].view).view.game
        assert own is not None
        command = random_bot.choose(own, rng)
        assert command is not None
        kind = getattr(wire, type(command).__name__)
        fields = {name: getattr(command, name) for name in kind.__struct_fields__}
        self._say(index, kind(**fields), own)
        return True

    def _say(self, index: int, what: Any, game: Any) -> None:
        phase = str(game.phase.__struct_config__.tag)
        ask = wire.Ask(f"m{self.moves}", what, game.turn, phase)
        self.sockets[index].say(msgspec.json.encode(ask))


class Load:
    def __init__(self, server: Server, arguments: argparse.Namespace) -> None:
        self.server, self.port, self.arguments = server, server.port, arguments
        self.url = f"http://127.0.0.1:{server.port}"
        self.tables: list[BenchTable] = []
        self.latencies: list[float] = []
        self.rng = random.Random(1)
        self.lag = 0.0
        self.late = 0

    async def open_tables(self) -> None:
        progress = Progress(self.arguments.tables, "tables")
        connector = aiohttp.TCPConnector(limit=64)
        async with aiohttp.ClientSession(
            connector=connector, cookie_jar=aiohttp.DummyCookieJar()
        ) as http:
            gate = asyncio.Semaphore(32)

            async def one() -> None:
                async with gate:
                    self.tables.append(await self._open(http))
                    progress.at(len(self.tables))

            await asyncio.gather(*(one() for _ in range(self.arguments.tables)))
        progress.done()

    async def _open(self, http: aiohttp.ClientSession) -> BenchTable:
        set_up = SetUp("odyssey", Options(target_score=1000), ("placeholder",))
        opened, cookie = await self._post(http, "/api/tables", wire.OpenTable("P0", set_up))
        table = BenchTable(opened["table"], [cookie])
        for name in NAMES[1 : self.arguments.players]:
            path = f"/api/tables/{table.name}/seats"
            table.cookies.append((await self._post(http, path, wire.TakeSeat(name)))[1])
        path = f"/api/tables/{table.name}/do"
        await self._post(http, path, wire.Ask("start", StartGame()), cookie)
        return table

    async def _post(
        self, http: aiohttp.ClientSession, path: str, body: Any, cookie: str = ""
    ) -> tuple[Any, str]:
        headers = {"Content-Type": "application/json", "Cookie": cookie}
        data = msgspec.json.encode(body)
        async with http.post(self.url + path, data=data, headers=headers) as response:
            answer = await response.json()
            if response.status != 200:
                raise SystemExit(f"reverie: the bench could not set up: {answer}")
            crumbs = [f"{c.key}={c.value}" for c in response.cookies.values()]
            return answer, "; ".join(crumbs)

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
        gate = asyncio.Semaphore(256)

        async def one(table: BenchTable, cookie: str) -> Socket:
            async with gate:
                return await self._connect(table, cookie)

        for_table = [[one(table, cookie) for cookie in table.cookies] for table in self.tables]
        sockets = iter(await asyncio.gather(*(job for jobs in for_table for job in jobs)))
        for table in self.tables:
            table.sockets = [next(sockets) for _ in table.cookies]
        while any(not s.view for table in self.tables for s in table.sockets):
            await asyncio.sleep(0.01)
        return time.perf_counter() - began

    async def _connect(self, table: BenchTable, cookie: str) -> Socket:
        loop = asyncio.get_running_loop()

        def make() -> Socket:
            return Socket(lambda socket: table.view_came(self.latencies, socket))

        _, socket = await loop.create_connection(make, "127.0.0.1", self.port)
        socket.ask_upgrade(f"127.0.0.1:{self.port}", f"/ws/{table.name}", cookie)
        if not await socket.upgraded:
            raise ConnectionRefusedError(f"the server answered {socket.reply!r}")
        return socket

    async def run(self, seconds: float) -> int:
        """Moves at the given rate, each at its own moment whether or not the last is done."""
        rate = self.arguments.rate
        idle = deque(self.rng.sample(self.tables, len(self.tables)))
        due, end = time.perf_counter(), time.perf_counter() + seconds
        sent = 0
        while due < end:
            due += self.rng.expovariate(rate)
            now = time.perf_counter()
            if due > now:
                await asyncio.sleep(due - now)
            else:
                await asyncio.sleep(0)
            lag = time.perf_counter() - due
            self.lag = max(self.lag, lag)
            self.late += lag > LAG_ALLOWED
            table = idle[0]
            idle.rotate(-1)
            sent += table.move(due, self.rng)
        await asyncio.sleep(1.0)
        return sent

    def count(self, what: str) -> int:
        return sum(int(getattr(s, what)) for table in self.tables for s in table.sockets)


def run(arguments: argparse.Namespace) -> int:
    need = arguments.tables * arguments.players + 1000
    if not raise_file_limit(need):
        print(f"reverie: the bench needs {need} open files; raise `ulimit -n`.", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory(prefix="reverie-bench-") as folder:
        server = Server(arguments.store, Path(folder))
        try:
            figures = asyncio.run(measure(server, arguments))
        except OSError as error:
            print(f"reverie: the bench failed: {error}", file=sys.stderr)
            return 1
        finally:
            server.stop()
    print(json.dumps(figures))
    return 0


def raise_file_limit(need: int) -> bool:
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < need:
        for wish in ((need, max(hard, need)), (min(need, hard), hard)):
            try:
                resource.setrlimit(resource.RLIMIT_NOFILE, wish)
                break
            except (ValueError, OSError):
                continue
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0] >= need


async def measure(server: Server, arguments: argparse.Namespace) -> dict[str, Any]:
    load = Load(server, arguments)
    idle = server.memory_kb()
    await load.open_tables()
    with_tables = server.memory_kb()
    connect_seconds = await load.connect()
    await load.run(2.0)
    load.latencies.clear()
    load.lag, load.late = 0.0, 0
    messages, cpu, began = load.count("messages"), server.cpu_seconds(), time.perf_counter()
    sent = await load.run(arguments.seconds)
    elapsed = time.perf_counter() - began - 1.0
    cpu = server.cpu_seconds() - cpu
    messages = load.count("messages") - messages
    loaded = server.memory_kb()
    sizes = sorted(len(s.view) for table in load.tables for s in table.sockets)
    lost, refused = load.count("lost"), load.count("refused")
    reconnect_seconds = await load.connect()
    connections = arguments.tables * arguments.players
    health = await server.health()
    spread = sorted(load.latencies)
    return {
        "tables": arguments.tables,
        "players": arguments.players,
        "store": arguments.store,
        "connections": connections,
        "connect_seconds": round(connect_seconds, 2),
        "moves_per_second": round(len(spread) / elapsed, 1),
        "messages_per_cpu_second": round(messages / cpu) if cpu else None,
        "server_cpu": round(cpu / elapsed, 3),
        "p50_ms": _at(spread, 0.5),
        "p99_ms": _at(spread, 0.99),
        "p999_ms": _at(spread, 0.999),
        "kb_per_connection": round((loaded - with_tables) / connections, 1),
        "kb_per_table": round((with_tables - idle) / arguments.tables, 1),
        "view_bytes_p99": sizes[int(len(sizes) * 0.99)] if sizes else 0,
        "reconnect_seconds": round(reconnect_seconds, 2),
        "errors": lost + refused + (sent - len(spread)),
        "longest_gc_pause_ms": health.get("longest_gc_pause_ms"),
        "generator_lag_ms": round(load.lag * 1000, 1),
        "counts": load.late <= 0.001 * max(1, sent),
    }


def _at(spread: list[float], share: float) -> float | None:
    if not spread:
        return None
    return round(spread[min(len(spread) - 1, int(len(spread) * share))] * 1000, 2)
