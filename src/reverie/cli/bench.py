"""`reverie bench`: how fast the parts of Reverie are, measured in one run."""

import argparse
import gc
import json
import platform
import random
import time
from collections.abc import Callable, Sequence

from reverie.bots import random as random_bot
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


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=("rules", "server"), help="the engine alone; everything")
    parser.add_argument("--turns", type=int, default=200, metavar="T", help="default: 200")
    parser.add_argument("--repeat", type=int, default=5, metavar="R", help="default: 5, best")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    server = parser.add_argument_group("server", "real games over loopback, one JSON object out")
    server.add_argument("--tables", type=int, default=2000, metavar="T", help="default: 2000")
    server.add_argument("--players", type=int, default=6, metavar="N", help="default: 6")
    server.add_argument("--rate", type=float, default=1200, metavar="R", help="moves a second")
    server.add_argument("--seconds", type=float, default=30, metavar="S", help="default: 30")
    server.add_argument("--store", choices=("sqlite", "memory"), default="sqlite")


def run(arguments: argparse.Namespace) -> int:
    if arguments.what == "server":
        from reverie.cli import bench_server

        return bench_server.run(arguments)
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
