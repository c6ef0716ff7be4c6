"""`reverie bench cluster`: 1, 2 and 4 workers on one PostgreSQL, and what each move costs where."""

import argparse
import asyncio
import gc
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from reverie.cli.bench_load import Load
from reverie.cli.bench_server import loop_factory, ms, raise_file_limit
from reverie.cli.errors import refuse


class ClusterServer:
    """Workers with ports of their own, as behind a proxy: so the bench can choose where to sit."""

    def __init__(self, workers: int, database: str, data: Path) -> None:
        self.processes = [_start(database, data) for _ in range(workers)]
        self.ports = [_port(process) for process in self.processes]
        self.port = self.ports[0]

    def open_files(self) -> int:
        return max(len(os.listdir(f"/proc/{p.pid}/fd")) for p in self.processes)

    def cpu_seconds(self) -> float:
        return sum(_cpu(process.pid) for process in self.processes)

    def stop(self) -> None:
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.wait(30)


def _start(database: str, data: Path) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [
            *(sys.executable, "-m", "reverie", "serve", "--host", "127.0.0.1", "--port", "0"),
            *("--data", str(data), "--database", database, "--address-limits", "off"),
            *("--log-level", "error", "--push", "off"),
        ],
        stdout=subprocess.PIPE,
        text=True,
    )


def _port(process: "subprocess.Popen[str]") -> int:
    assert process.stdout is not None
    for line in process.stdout:
        if "localhost:" in line:
            return int(line.rsplit(":", 1)[1])
    raise OSError("a worker did not start")


def _cpu(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Database:
    """What PostgreSQL says of its own work; its CPU time, where it runs on this machine."""

    def __init__(self, db: Any) -> None:
        self.db = db

    async def figures(self) -> dict[str, float]:
        await self.db.execute("SELECT pg_stat_clear_snapshot()")
        row = await self.db.fetchrow(
            "SELECT xact_commit, tup_inserted, tup_returned, (SELECT wal_bytes FROM pg_stat_wal)"
            " AS wal FROM pg_stat_database WHERE datname = current_database()"
        )
        pids = [r[0] for r in await self.db.fetch("SELECT pid FROM pg_stat_activity")]
        return {
            "commits": float(row["xact_commit"]),
            "rows_written": float(row["tup_inserted"]),
            "wal_bytes": float(row["wal"]),
            "cpu_us": sum(map(_cpu, pids)) * 1e6,
        }


class ClusterLoad(Load):
    def __init__(
        self, server: ClusterServer, arguments: argparse.Namespace, *, spread: bool
    ) -> None:
        super().__init__(server, arguments)  # type: ignore[arg-type]
        self.ports, self.spread = server.ports, spread

    def port_for(self, table: int, player: int = 0) -> int:
        return self.ports[(table + (player if self.spread else 0)) % len(self.ports)]


def run(arguments: argparse.Namespace) -> int:
    if not arguments.database:
        return refuse("--database says which PostgreSQL; it should be empty.")
    if not raise_file_limit(_most_tables(arguments) * arguments.players + 1000):
        return refuse("the bench needs more open files; raise `ulimit -n`.")
    rounds = [_round(arguments) for _ in range(max(1, arguments.times))]
    rows = [_median(rows) for rows in zip(*rounds, strict=True)]
    print(json.dumps({"bench": "cluster", "rounds": len(rounds), "rows": _compared(rows)}))
    return 0


def _round(arguments: argparse.Namespace) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    for workers in map(int, arguments.workers.split(",")):
        share = _for_each(arguments, workers) if arguments.each else arguments
        for spread in (False, True) if workers > 1 else (False,):
            rows.append(_one(share, workers, spread))
            print(json.dumps(_compared(rows)[-1]), file=sys.stderr, flush=True)
    return rows


def _compared(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """How much dearer a move has become by having company."""
    first = rows[0]["worker_cpu_us_a_move"]
    return [
        {**row, "times_the_first": round(row["worker_cpu_us_a_move"] / first, 2)} for row in rows
    ]


def _median(rows: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The same row of every round; each figure by itself. Errors are never averaged away."""
    middle = {
        name: value if isinstance(value, bool) else statistics.median(row[name] for row in rows)
        for name, value in rows[0].items()
    }
    return {**middle, "errors": sum(row["errors"] for row in rows)}


def _most_tables(arguments: argparse.Namespace) -> int:
    most = max(map(int, arguments.workers.split(",")))
    return int(arguments.tables) * (most if arguments.each else 1)


def _for_each(arguments: argparse.Namespace, workers: int) -> argparse.Namespace:
    """More workers because there is more to do: each has the tables and moves of the first."""
    times = {"tables": arguments.tables * workers, "rate": arguments.rate * workers}
    return argparse.Namespace(**{**vars(arguments), **times})


def _one(arguments: argparse.Namespace, workers: int, spread: bool) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="reverie-bench-") as folder:
        server = ClusterServer(workers, arguments.database, Path(folder))
        try:
            with asyncio.Runner(loop_factory=loop_factory()) as runner:
                return runner.run(measure(server, arguments, spread))
        finally:
            server.stop()


async def measure(
    server: ClusterServer, arguments: argparse.Namespace, spread: bool
) -> dict[str, Any]:
    import asyncpg

    db = await asyncpg.connect(arguments.database)
    load, database = ClusterLoad(server, arguments, spread=spread), Database(db)
    await load.open_tables()
    await load.connect()
    await load.run(3.0)
    load.forget_figures()
    gc.collect()
    gc.freeze()
    before, cpu, began = await database.figures(), server.cpu_seconds(), time.perf_counter()
    sent = await load.run(arguments.seconds)
    elapsed = time.perf_counter() - began
    # A backend tells its figures only now and then.
    cpu = server.cpu_seconds() - cpu
    await asyncio.sleep(1.5)
    after = await database.figures()
    await db.close()
    moves = len(load.latencies)
    latencies = sorted(load.latencies)
    return {
        "workers": len(server.processes),
        "spread": spread,
        "tables": arguments.tables,
        "players": arguments.players,
        "moves_per_second": round(moves / elapsed, 1),
        "p50_ms": ms(latencies, 0.5),
        "p99_ms": ms(latencies, 0.99),
        "worker_cpu_us_a_move": round(cpu * 1e6 / moves),
        **{
            f"database_{name}_a_move": round((after[name] - before[name]) / moves, 2)
            for name in before
        },
        "generator_lag_ms": ms(sorted(load.lags), 1.0),
        "errors": sent - moves + load.count("lost") + load.count("refused"),
        "skipped": load.skipped,
    }
