"""`reverie bench slow`: a table of twelve, first alone, then with clients that hardly read.

Both in one run. What counts is what the twelve feel: p99 from the moment a move was sent to the
moment the last of them has seen it.
"""

import argparse
import asyncio
import json
import socket as sockets
import tempfile
from pathlib import Path
from typing import Any

from reverie.cli.bench_load import Load
from reverie.cli.bench_process import Server
from reverie.cli.bench_server import loop_factory, ms

DEAD, CRAWLING = 6, 6
TINY_BUFFER = 4096


class SlowClient:
    """Reads nothing at all, or a byte a second."""

    def __init__(self, port: int, path: str, cookie: str) -> None:
        self.socket = sockets.socket()
        self.socket.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, TINY_BUFFER)
        self.socket.connect(("127.0.0.1", port))
        self.socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n".encode()
        )
        self.socket.setblocking(False)

    async def crawl(self) -> None:
        while True:
            await asyncio.sleep(1.0)
            try:
                self.socket.recv(1)
            except OSError:
                continue

    def close(self) -> None:
        self.socket.close()


def run(arguments: argparse.Namespace) -> int:
    arguments.tables, arguments.players = 1, 12
    with tempfile.TemporaryDirectory(prefix="reverie-bench-") as folder:
        server = Server(arguments.store, Path(folder))
        try:
            with asyncio.Runner(loop_factory=loop_factory()) as runner:
                figures = runner.run(measure(server, arguments))
        finally:
            server.stop()
    print(json.dumps(figures))
    return 0


async def measure(server: Server, arguments: argparse.Namespace) -> dict[str, Any]:
    load = Load(server, arguments)
    await load.open_tables()
    await load.connect()
    await load.run(2.0)
    alone = await _moves(load, arguments.seconds)
    slow = _slow_clients(load)
    crawling = [asyncio.ensure_future(client.crawl()) for client in slow[DEAD:]]
    beside = await _moves(load, arguments.seconds)
    for task in crawling:
        task.cancel()
    for client in slow:
        client.close()
    return {
        "players": 12,
        "rate": arguments.rate,
        "dead_clients": DEAD,
        "clients_at_a_byte_a_second": CRAWLING,
        "alone": alone,
        "beside_slow_clients": beside,
    }


def _slow_clients(load: Load) -> list[SlowClient]:
    """Half of them watch, half are second devices of players."""
    table = load.tables[0]
    path = f"/ws/{table.name}"
    cookies = ["" if n % 2 else table.cookies[n] for n in range(DEAD + CRAWLING)]
    return [SlowClient(load.port, path, cookie) for cookie in cookies]


async def _moves(load: Load, seconds: float) -> dict[str, Any]:
    load.forget_figures()
    sent = await load.run(seconds)
    spread = sorted(load.latencies)
    return {
        "moves": sent,
        "errors": sent - len(spread),
        "p50_ms": ms(spread, 0.5),
        "p99_ms": ms(spread, 0.99),
        "longest_ms": ms(spread, 1.0),
    }
