"""`reverie bench server`: real games over loopback WebSockets, paced like people, open loop.

Latency counts from the moment a move was scheduled to the moment the last player's view came.
"""

import argparse
import asyncio
import gc
import json
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from reverie.cli.bench_load import Load
from reverie.cli.bench_process import Server, machine_cpu_seconds
from reverie.cli.errors import refuse

LAG_ALLOWED_MS = 5.0


Measure = Callable[[Server, argparse.Namespace], Coroutine[Any, Any, dict[str, Any]]]


def run(arguments: argparse.Namespace) -> int:
    return on_a_server(measure, arguments)


def on_a_server(measure: Measure, arguments: argparse.Namespace) -> int:
    """Start a server of its own, measure it, print the figures as one line of JSON."""
    need = arguments.tables * arguments.players + 1000
    if not raise_file_limit(need):
        return refuse(f"the bench needs {need} open files; raise `ulimit -n`.")
    with tempfile.TemporaryDirectory(prefix="reverie-bench-") as folder:
        server = Server(arguments.store, Path(folder))
        try:
            with asyncio.Runner(loop_factory=loop_factory()) as runner:
                figures = runner.run(measure(server, arguments))
        except OSError as error:
            print(f"reverie: the bench failed: {error}", file=sys.stderr)
            return 1
        finally:
            server.stop()
    print(json.dumps(figures))
    return 0


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The generator must not be the slower side: uvloop where it exists."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


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
    moving = await measure_moves(load, server, arguments.seconds)
    loaded = server.memory_kb()
    sizes = sorted(len(s.public) for table in load.tables for s in table.sockets)
    lost = load.count("lost") + load.count("refused")
    reconnect_seconds = await load.connect()
    health = await server.health()
    connections = arguments.tables * arguments.players
    moving["errors"] += lost + load.failed_connects
    return {
        "tables": arguments.tables,
        "players": arguments.players,
        "rate": arguments.rate,
        "store": arguments.store,
        "connections": connections,
        "connect_seconds": round(connect_seconds, 2),
        **moving,
        "kb_per_connection": round((loaded - with_tables) / connections, 1),
        "kb_per_table": round((with_tables - idle) / arguments.tables, 1),
        "view_bytes_p99": _at(sizes, 0.99),
        "reconnect_seconds": round(reconnect_seconds, 2),
        "longest_gc_pause_ms": health.get("longest_gc_pause_ms"),
    }


async def measure_moves(load: Load, server: Server, seconds: float) -> dict[str, Any]:
    await load.run(2.0)
    load.forget_figures()
    # A full collection over all sockets would be a pause of the generator, not of the server.
    gc.collect()
    gc.freeze()
    gc.disable()
    parts = await cpu_parts(server)
    messages, cpu, own_cpu = load.count("messages"), server.cpu_seconds(), time.process_time()
    began, machine = time.perf_counter(), machine_cpu_seconds()
    sent = await load.run(seconds)
    elapsed = time.perf_counter() - began
    cpu, own_cpu = server.cpu_seconds() - cpu, time.process_time() - own_cpu
    others = max(0.0, machine_cpu_seconds() - machine - cpu - own_cpu)
    messages = load.count("messages") - messages
    now = await cpu_parts(server)
    gc.enable()
    spread, lags = sorted(load.latencies), sorted(load.lags)
    return {
        "moves_per_second": round(len(spread) / elapsed, 1),
        "messages_per_cpu_second": round(messages / cpu) if cpu else None,
        "server_cpu": round(cpu / elapsed, 3),
        "cpu_us_per_move": round(cpu / len(spread) * 1e6) if spread else None,
        "cpu_shares": shares({part: now[part] - parts[part] for part in now}),
        "p50_ms": ms(spread, 0.5),
        "p99_ms": ms(spread, 0.99),
        "p999_ms": ms(spread, 0.999),
        "longest_ms": ms(spread, 1.0),
        "errors": sent - len(spread),
        # Not made when they were due, for their tables had not answered the last one.
        "skipped": load.skipped,
        "generator_cpu": round(own_cpu / elapsed, 3),
        "generator_lag_p99_ms": ms(lags, 0.99),
        "generator_lag_ms": ms(lags, 1.0),
        # Of a core, by whatever else ran on this machine meanwhile.
        "others_cpu": round(others / elapsed, 3),
        "counts": server.on_own_core and is_punctual(lags),
    }


async def cpu_parts(server: Server) -> dict[str, float]:
    return dict((await server.health())["cpu_seconds"])


def shares(seconds: dict[str, float]) -> dict[str, float]:
    """Of all that was spent, so much on each."""
    total = sum(seconds.values())
    return {part: round(spent / total, 3) for part, spent in seconds.items()} if total else {}


def is_punctual(lags: list[float]) -> bool:
    """No move was sent later than allowed: a late generator would hide a slow server."""
    return bool(lags) and max(lags) * 1000 <= LAG_ALLOWED_MS


def _at(spread: list[Any], share: float) -> Any:
    return spread[min(len(spread) - 1, int(len(spread) * share))] if spread else None


def ms(spread: list[float], share: float) -> float | None:
    return round(_at(spread, share) * 1000, 2) if spread else None
