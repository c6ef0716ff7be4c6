"""`reverie bench attack`: what honest players feel beside one laptop that wants to stop a server.

A server with its default limits; tables whose people play on while each attack lasts. What counts
is their p99, from the moment a move was due to the moment the last of them has seen it, and the
largest memory. Everything is on loopback, and bounded in number and time.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import aiohttp

from reverie.cli.bench_attackers import ATTACKS, MOST_SOCKETS
from reverie.cli.bench_load import Load
from reverie.cli.bench_process import Server
from reverie.cli.bench_server import loop_factory, ms, raise_file_limit
from reverie.cli.errors import refuse

BETWEEN = 2.0
UPLOADS = {"uploads": "own/pictures?title=x", "voices": "voice"}


def run(arguments: argparse.Namespace) -> int:
    if not raise_file_limit(2 * MOST_SOCKETS):
        return refuse(f"the bench needs {2 * MOST_SOCKETS} open files; raise `ulimit -n`.")
    chosen = arguments.attack or ["none", *ATTACKS]
    if unknown := set(chosen) - {"none", *ATTACKS}:
        return refuse(f"there is no attack {min(unknown)!r}; there are {', '.join(ATTACKS)}.")
    rows = []
    for attack in chosen:
        with tempfile.TemporaryDirectory(prefix="reverie-bench-") as folder:
            server = Server(arguments.store, Path(folder), limits="on")
            try:
                with asyncio.Runner(loop_factory=loop_factory()) as runner:
                    rows.append(runner.run(measure(server, arguments, attack)))
            finally:
                server.stop()
        if not arguments.json:
            print(_line(rows[-1]), flush=True)
    if arguments.json:
        print(json.dumps({"bench": "attack", "rows": rows}))
    return 0


async def measure(server: Server, arguments: argparse.Namespace, attack: str) -> dict[str, Any]:
    load = Load(server, arguments)
    await load.open_tables()
    await load.connect()
    await load.run(BETWEEN)
    load.forget_figures()
    largest = [server.memory_kb()]
    watching = asyncio.ensure_future(_watch(server, largest))
    attacker = _start(attack, server.port, load.tables[0].name, arguments.seconds)
    upload = asyncio.ensure_future(_upload(load, attack, arguments.seconds / 2))
    cpu = server.cpu_seconds()
    sent = await load.run(arguments.seconds)
    cpu = server.cpu_seconds() - cpu
    watching.cancel()
    done = await _end(attacker)
    spread = sorted(load.latencies)
    return {
        "attack": attack,
        "done": done,
        "p50_ms": ms(spread, 0.5),
        "p99_ms": ms(spread, 0.99),
        "longest_ms": ms(spread, 1.0),
        "moves": sent,
        # Not answered, or not sent because the one before was not; and players who were cut.
        "errors": sent - len(spread) + load.skipped,
        "lost": load.count("lost"),
        "memory_mb": round(max(largest) / 1024, 1),
        "server_cpu": round(cpu / arguments.seconds, 2),
        "generator_lag_p99_ms": ms(sorted(load.lags), 0.99),
        "upload": await upload,
    }


async def _watch(server: Server, largest: list[float]) -> None:
    while True:
        await asyncio.sleep(0.1)
        largest.append(server.memory_kb())


def _start(attack: str, port: int, table: str, seconds: float) -> "subprocess.Popen[str] | None":
    if attack == "none":
        return None
    words = (attack, str(port), table, str(seconds))
    return subprocess.Popen(
        [sys.executable, "-m", "reverie.cli.bench_attackers", *words],
        stdout=subprocess.PIPE,
        text=True,
        # It shares a core with the players, who must not be late because of it.
        preexec_fn=lambda: os.nice(5),
    )


async def _end(attacker: "subprocess.Popen[str] | None") -> int:
    if attacker is None:
        return 0
    said, _ = await asyncio.to_thread(attacker.communicate)
    return int(said or 0)


async def _upload(load: Load, attack: str, after: float) -> str:
    """What an honest player is told who brings a picture, or a voice, in the middle of it."""
    if attack not in UPLOADS:
        return ""
    await asyncio.sleep(after)
    table = load.tables[0]
    url = f"http://127.0.0.1:{load.port}/api/tables/{table.name}/{UPLOADS[attack]}"
    headers = {"Cookie": table.cookies[0]}
    async with (
        aiohttp.ClientSession() as http,
        http.post(url, data=b"neither of them", headers=headers) as response,
    ):
        return str((await response.json())["code"])


def _line(row: dict[str, Any]) -> str:
    return (
        f"{row['attack']:>10}  p50 {row['p50_ms'] or 0:>8} ms  p99 {row['p99_ms'] or 0:>8} ms"
        f"  longest {row['longest_ms'] or 0:>8} ms  {row['memory_mb']:>6} MB"
        f"  errors {row['errors']:>4}  lost {row['lost']:>3}  cpu {row['server_cpu']:.2f}"
        # Where the players themselves were late, the row says little of the server.
        f"  lag {row['generator_lag_p99_ms']} ms  done {row['done']} {row['upload']}"
    )
