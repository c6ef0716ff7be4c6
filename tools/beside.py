"""Reverie beside an older Reverie, a bare C server and a peer, in one run on an idle machine.

    python tools/beside.py --before CLONE --bench ../shared/bench moves rates peer cluster

CLONE is another checkout after `make setup` of its own. The folder of the bench has `anchor.c`,
`lg.c` and the peer's two files; C is built with `gcc`, and `--peer PYTHON` names an interpreter
with `aiohttp` and `dixit`, the latter with 84 PNG files in its `static/cards/dixit`. What ran is
told line by line, one JSON object each, as it was measured: nothing is left out or averaged.

`moves`: the C server, before, after, in turn, the same tables and rate. `rates`: how many moves a
second each bears. `peer`: rounds a second at one full core, 50 tables of four, eleven moves a
round. `cluster`: workers on a PostgreSQL of their own.
"""

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent.parent
TABLES, PLAYERS, MOVES_A_ROUND = 2000, 6, 11
RATES = (1500, 1800, 2100, 2400)
PORT, PEER_PORT = 17001, 18888
OPEN_FILES = TABLES * PLAYERS + 2000


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=_AsItStands)
    parser.add_argument("what", nargs="+", choices=sorted(PARTS))
    parser.add_argument("--before", type=Path, required=True, metavar="CLONE")
    parser.add_argument("--bench", type=Path, required=True, metavar="FOLDER")
    parser.add_argument("--peer", type=Path, metavar="PYTHON", help="has dixit and aiohttp")
    parser.add_argument("--times", type=int, default=3, help="default: 3")
    parser.add_argument("--seconds", type=float, default=15.0, help="default: 15")
    parser.add_argument("--rate", type=int, default=1200, help="moves a second; default: 1200")
    arguments = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (OPEN_FILES, max(hard, OPEN_FILES)))
    for part in arguments.what:
        PARTS[part](arguments)
    return 0


class _AsItStands(argparse.RawDescriptionHelpFormatter):
    """The text at the top of this file has its own lines."""


# ---- what is measured


def moves(arguments: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as built:
        anchor = _built(arguments.bench, "anchor", Path(built))
        generator = _built(arguments.bench, "lg", Path(built))
        for turn in range(arguments.times):
            _tell("c", turn, _anchor(anchor, generator, arguments))
            for name, clone in _both(arguments):
                _tell(name, turn, _server(clone, arguments.rate, arguments.seconds))


def rates(arguments: argparse.Namespace) -> None:
    for rate in RATES:
        for name, clone in _both(arguments):
            _tell(name, rate, _server(clone, rate, arguments.seconds))


def peer(arguments: argparse.Namespace) -> None:
    if arguments.peer is None:
        raise SystemExit("reverie: --peer names a Python that has dixit and aiohttp.")
    for turn in range(arguments.times):
        _tell("peer", turn, _peer(arguments))
        for name, clone in _both(arguments):
            # More than a core can do: what it does then is what there is.
            figures = _server(clone, 4000, arguments.seconds, tables=50, players=4)
            figures["rounds_per_second"] = round(figures["moves_per_second"] / MOVES_A_ROUND, 1)
            _tell(name, turn, figures)


def cluster(arguments: argparse.Namespace) -> None:
    for name, clone in _both(arguments):
        python = clone / ".venv" / "bin" / "python"
        bench = "--each --times 3 --tables 50 --players 6 --rate 75 --seconds 20 --database {}"
        command = [python, "-m", "reverie", "bench", "cluster", *bench.split()]
        text = _output([python, "tests/at_postgres.py", *command], clone)
        for row in text.splitlines():
            _tell(name, "cluster", {"row": row})


PARTS: dict[str, Callable[[argparse.Namespace], None]] = {
    "moves": moves,
    "rates": rates,
    "peer": peer,
    "cluster": cluster,
}


# ---- how


def _both(arguments: argparse.Namespace) -> tuple[tuple[str, Path], ...]:
    return ("before", arguments.before.resolve()), ("after", HERE)


def _server(
    clone: Path, rate: int, seconds: float, tables: int = TABLES, players: int = PLAYERS
) -> dict[str, Any]:
    bench = f"--tables {tables} --players {players} --rate {rate} --seconds {seconds}"
    reverie = clone / ".venv" / "bin" / "reverie"
    text = _output([reverie, "bench", "server", *bench.split()], clone)
    figures: dict[str, Any] = json.loads(text.splitlines()[-1])
    return figures


def _anchor(anchor: Path, generator: Path, arguments: argparse.Namespace) -> dict[str, Any]:
    with _running(["taskset", "-c", "0", anchor, PORT]) as pid:
        load = f"{PORT} {TABLES} {PLAYERS} ws 0 {arguments.seconds} {arguments.rate} 2 {pid}"
        text = _output(["taskset", "-c", "1", generator, *load.split()])
    figures: dict[str, Any] = json.loads(text)
    return figures


def _peer(arguments: argparse.Namespace) -> dict[str, Any]:
    """The driver prints a line for one game, and one for fifty at once."""
    python, folder = arguments.peer.absolute(), arguments.bench.resolve()
    with _running(["taskset", "-c", "0", python, folder / "peer_dixit_server.py"]) as pid:
        before, began = _cpu_seconds(pid), time.perf_counter()
        text = _output(["taskset", "-c", "1", python, folder / "peer_dixit_drive.py", pid])
        share = (_cpu_seconds(pid) - before) / (time.perf_counter() - began)
    return {"said": text.splitlines(), "server_cpu": round(share, 3)}


def _built(bench: Path, name: str, into: Path) -> Path:
    subprocess.run(["gcc", "-O2", "-o", into / name, bench / f"{name}.c"], check=True)
    return into / name


@contextmanager
def _running(command: list[Any]) -> Iterator[int]:
    """A server for as long as it is measured."""
    with subprocess.Popen([str(word) for word in command]) as process:
        try:
            time.sleep(2.0)
            if process.poll() is not None:
                raise SystemExit(f"reverie: {command} did not start.")
            yield process.pid
        finally:
            process.kill()


def _output(command: list[Any], folder: Path | None = None) -> str:
    words = [str(word) for word in command]
    return subprocess.run(words, cwd=folder, check=True, stdout=subprocess.PIPE, text=True).stdout


def _cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _tell(who: str, which: int | str, figures: dict[str, Any]) -> None:
    load = round(os.getloadavg()[0], 2)
    print(json.dumps({"who": who, "which": which, "load": load, **figures}), flush=True)


if __name__ == "__main__":
    sys.exit(main())
