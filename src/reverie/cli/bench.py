"""`reverie bench`: how fast the parts of Reverie are, measured in one run."""

import argparse
import gc
import importlib
import json
import platform
import random
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from reverie.bots import random as random_bot
from reverie.bots.lexicon import LANGUAGES
from reverie.cli.simulate import CARDS
from reverie.rules.commands import Command
from reverie.rules.game import play, replay, start
from reverie.rules.ids import Seat
from reverie.rules.model import Game, Over
from reverie.rules.perspective import view
from reverie.rules.pieces import Options
from reverie.rules.turns import waiting_for

HELP = "measure how fast Reverie is on this machine"
PLAYERS = (3, 6, 12)
LONG_GAME = Options(target_score=1000)
Move = tuple[Game, Command, Seat]


# Tables, players, moves a second, seconds.
DEFAULTS = {
    "server": (2000, 6, 1200.0, 30.0),
    # Half the load.
    "server_with_bots": (1000, 6, 600.0, 30.0),
    "slow": (1, 12, 20.0, 60.0),
    "soak": (500, 4, 250.0, 3600.0),
    "cluster": (200, 6, 300.0, 20.0),
    "attack": (20, 4, 20.0, 10.0),
}
CHOICES = ("rules", "server", "slow", "soak", "cluster", "attack", "bots")
LONG_HELP = """\
rules   the engine alone
server  everything: real games over loopback sockets, at a given rate
slow    a table of twelve beside clients that read nothing, or a byte a second
soak    tables open, play and end for an hour; is memory flat?
cluster several workers on one PostgreSQL (--database), the players of a table together or spread
attack  twenty tables beside floods, bombs, half-open connections, uploads, guesses, idle sockets
bots    how good company the computer players are, by number of players and by language
"""


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=CHOICES, help="what to measure")
    parser.add_argument("--turns", type=int, default=200, metavar="T", help="default: 200")
    parser.add_argument("--repeat", type=int, default=5, metavar="R", help="default: 5, best")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    group = parser.add_argument_group(
        "server, slow, soak, attack",
        "one JSON object out; defaults: 2000 × 6, 1 × 12, 500 × 4, 20 × 4",
    )
    group.add_argument("--tables", type=int, metavar="T")
    group.add_argument("--players", type=int, metavar="N")
    group.add_argument("--rate", type=float, metavar="R", help="moves a second")
    group.add_argument("--seconds", type=float, metavar="S")
    group.add_argument(
        "--bots", type=int, metavar="N", help="server: the same again with N seats of bots beside"
    )
    group.add_argument("--database", metavar="URL", help="cluster: an empty PostgreSQL")
    group.add_argument("--workers", default="1,2,4", metavar="N,N", help="default: 1,2,4")
    group.add_argument("--each", action="store_true", help="cluster: tables and rate a worker")
    group.add_argument(
        "--times", type=int, default=1, metavar="K", help="cluster: all rows K times, the medians"
    )
    bots = parser.add_argument_group("bots", "a table, or one JSON object, out")
    alone = ("variety", "crowd", "listeners", "learning", "reactions", "jokes", "captions")
    cells = ("bots", "languages", "strengths", "human", "tunes", *alone)
    bots.add_argument("--cells", action="append", choices=cells)
    bots.add_argument("--language", choices=LANGUAGES, help="only this one")
    bots.add_argument("--deck", action="append", metavar="ID", help="default: all painted ones")
    bots.add_argument("--rounds", type=int, default=2000, metavar="K", help="default: 2000 a cell")
    bots.add_argument("--seed", type=int, default=0, metavar="S", help="default: 0")
    bots.add_argument("--cache", type=Path, metavar="FOLDER", help="where vectors are kept")
    group.add_argument(
        "--attack", action="append", metavar="NAME", help="attack: only this one (default: all)"
    )
    group.add_argument("--store", choices=("sqlite", "memory"), default="sqlite")


def run(arguments: argparse.Namespace) -> int:
    if arguments.what == "bots":
        return int(importlib.import_module("reverie.cli.bench_bots").run(arguments))
    if arguments.what == "server" and arguments.bots:
        arguments.what = "server_with_bots"
    if arguments.what in DEFAULTS:
        names = ("tables", "players", "rate", "seconds")
        for name, default in zip(names, DEFAULTS[arguments.what], strict=True):
            if getattr(arguments, name) is None:
                setattr(arguments, name, default)
        module = importlib.import_module(f"reverie.cli.bench_{arguments.what}")
        return int(module.run(arguments))
    rows = [bench_rules(n, arguments.turns, arguments.repeat) for n in PLAYERS]
    if arguments.json:
        machine = f"Python {platform.python_version()}, {platform.machine()}"
        print(json.dumps({"bench": "rules", "machine": machine, "rows": rows}))
    else:
        print(_table(rows))
    return 0


def bench_rules(players: int, turns: int, repeat: int) -> dict[str, float]:
    """Play one long recorded game again and again; the best of the repeats counts."""
    moves = _record(players, turns)
    first = [m for m in moves if m[0].turn <= 10]
    last = [m for m in moves if m[0].turn > turns - 10]
    return {
        "players": players,
        "moves": len(moves),
        "turns": moves[-1][0].turn,
        "decide_evolve_us": _best(repeat, moves, _play_again),
        "view_us": _best(repeat, moves, _view_again),
        "decide_evolve_first_us": _best(repeat, first, _play_again),
        "decide_evolve_last_us": _best(repeat, last, _play_again),
        "view_first_us": _best(repeat, first, _view_again),
        "view_last_us": _best(repeat, last, _view_again),
    }


def _record(players: int, turns: int) -> list[Move]:
    rng = random.Random(players)
    game = replay(start("odyssey", players, CARDS, rng, LONG_GAME))
    moves: list[Move] = []
    while game.turn <= turns and not isinstance(game.phase, Over):
        seat = rng.choice(waiting_for(game))
        command = random_bot.choose(view(game, seat), rng)
        assert command is not None
        moves.append((game, command, seat))
        game, _ = play(game, command, rng)
    return moves


def _play_again(moves: Sequence[Move]) -> None:
    rng = random.Random(1)
    for game, command, _ in moves:
        play(game, command, rng)


def _view_again(moves: Sequence[Move]) -> None:
    for game, _, seat in moves:
        view(game, seat)


def _best(
    repeat: int,
    moves: Sequence[Move],
    work: Callable[[Sequence[Move]], None],
) -> float:
    """Microseconds a move of CPU time, so that a busy machine does not count."""
    rounds = max(1, 2000 // max(1, len(moves)))
    best = float("inf")
    gc.collect()
    gc.disable()
    for _ in range(repeat):
        began = time.process_time()
        for _ in range(rounds):
            work(moves)
        best = min(best, time.process_time() - began)
    gc.enable()
    return round(best / (rounds * len(moves)) * 1e6, 2)


def _table(rows: list[dict[str, float]]) -> str:
    lines = [f"{'':>24}" + "".join(f"{int(row['players']):>6} players" for row in rows)]
    for key in rows[0]:
        if key != "players":
            lines.append(f"{key:>24}" + "".join(f"{row[key]:>14}" for row in rows))
    return "\n".join(lines)
