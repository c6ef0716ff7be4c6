"""`reverie bench soak`: tables open, play and end, for as long as you like. Is memory flat?"""

import argparse
import asyncio
import random
import sys
import time
from typing import Any

import aiohttp

from reverie.cli.bench_load import BenchTable, Load
from reverie.cli.bench_process import Server
from reverie.cli.bench_server import ms, on_a_server
from reverie.rules.pieces import Options

SAMPLE_EVERY = 10.0
SHORT = Options(target_score=10)


class Soak(Load):
    """As in the bench, but games are short, and a table that has ended makes room for a new one."""

    options = SHORT

    def __init__(self, server: Server, arguments: argparse.Namespace) -> None:
        super().__init__(server, arguments)
        self.opened = arguments.tables
        self.ended = 0
        self.memory: list[tuple[float, float]] = []

    async def play(self, seconds: float) -> None:
        end = time.perf_counter() + seconds
        async with aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as http:
            watching = asyncio.ensure_future(self._sample(seconds))
            while time.perf_counter() < end:
                await asyncio.sleep(random.expovariate(self.arguments.rate))
                await self._step(http)
            await watching

    async def _step(self, http: aiohttp.ClientSession) -> None:
        number = self.rng.randrange(len(self.tables))
        table = self.tables[number]
        if table.is_over():
            self.ended += 1
            self.tables[number] = await self._replace(http, table)
        else:
            table.move(time.perf_counter(), self.rng)

    async def _replace(self, http: aiohttp.ClientSession, old: BenchTable) -> BenchTable:
        for socket in old.sockets:
            socket.transport.abort()
        table = await self._open(http, old.number)
        table.sockets = [await self._connect(table, cookie) for cookie in table.cookies]
        while not all(socket.public for socket in table.sockets):
            await asyncio.sleep(0.005)
        self.opened += 1
        return table

    async def _sample(self, seconds: float) -> None:
        began = time.perf_counter()
        while (now := time.perf_counter() - began) < seconds:
            self.memory.append((now, self.server.memory_kb() / 1024))
            print(
                f"{now:6.0f} s  {self.memory[-1][1]:7.1f} MB  {self.ended} games ended",
                file=sys.stderr,
            )
            await asyncio.sleep(SAMPLE_EVERY)


def run(arguments: argparse.Namespace) -> int:
    return on_a_server(measure, arguments)


async def measure(server: Server, arguments: argparse.Namespace) -> dict[str, Any]:
    soak = Soak(server, arguments)
    await soak.open_tables()
    await soak.connect()
    await soak.play(arguments.seconds)
    health = await server.health()
    spread = sorted(soak.latencies)
    return {
        "tables": arguments.tables,
        "seconds": arguments.seconds,
        "tables_opened": soak.opened,
        "games_ended": soak.ended,
        "moves": len(spread),
        "p99_ms": ms(spread, 0.99),
        **memory_figures(soak.memory),
        "longest_gc_pause_ms": health.get("longest_gc_pause_ms"),
        "errors": soak.count("lost") + soak.count("refused") + soak.failed_connects,
    }


def memory_figures(samples: list[tuple[float, float]]) -> dict[str, float]:
    """The first fifth is warming up; then a straight line through the rest."""
    rest = samples[len(samples) // 5 :] or samples
    times, sizes = [at for at, _ in rest], [mb for _, mb in rest]
    mean_t, mean_s = sum(times) / len(times), sum(sizes) / len(sizes)
    spread = sum((at - mean_t) ** 2 for at in times)
    slope = sum((at - mean_t) * (mb - mean_s) for at, mb in rest) / spread if spread else 0.0
    return {
        "memory_mb_begin": round(rest[0][1], 1),
        "memory_mb_end": round(rest[-1][1], 1),
        "memory_mb_most": round(max(sizes), 1),
        "memory_mb_a_minute": round(slope * 60, 3),
    }
