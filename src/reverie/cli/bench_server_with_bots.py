"""`reverie bench server --bots N`: the same load first alone, then beside N seats of bots.

Both in one run, on the same server. The bots play whole games at tables of their own, at their
usual pace; what counts is what the people at the other tables feel.
"""

import argparse
import asyncio
from typing import Any

import aiohttp

from reverie.cli.bench_load import Load
from reverie.cli.bench_process import Server, memory_kb
from reverie.cli.bench_server import measure_moves, on_a_server
from reverie.cli.errors import refuse
from reverie.tables.requests import AddBot, LeaveTable, SetUp, StartGame
from reverie.wire import messages as wire

AT_A_TABLE = 5
LONGEST_WAKING = 180.0


def run(arguments: argparse.Namespace) -> int:
    if arguments.bots % AT_A_TABLE:
        return refuse(f"bots sit at tables of {AT_A_TABLE}.")
    return on_a_server(measure, arguments)


async def measure(server: Server, arguments: argparse.Namespace) -> dict[str, Any]:
    load = Load(server, arguments)
    await load.open_tables()
    await load.connect()
    without = await measure_moves(load, server, arguments.seconds)
    memory = server.memory_kb()
    await seat_bots(load, arguments.bots)
    before = await until_all_have_played(server, arguments.bots)
    load.forget_figures()
    beside = await measure_moves(load, server, arguments.seconds)
    after = await server.health()
    helpers = sum(map(memory_kb, server.helpers()))
    return {
        "tables": arguments.tables,
        "players": arguments.players,
        "rate": arguments.rate,
        "bot_seats": arguments.bots,
        "without": without,
        "with": beside,
        "p99_rise_ms": round((beside["p99_ms"] or 0.0) - (without["p99_ms"] or 0.0), 2),
        "decisions_per_second": round(
            (after["bot_decisions"] - before["bot_decisions"]) / arguments.seconds, 1
        ),
        "decisions_lost": after["bot_decisions_lost"] - before["bot_decisions_lost"],
        "decision_p99_ms": after["bot_decision_p99_ms"],
        "bots_mb": round(helpers / 1024),
        "more_memory_mb": round((server.memory_kb() + helpers - memory) / 1024),
        "counts": without["counts"] and beside["counts"],
    }


async def seat_bots(load: Load, seats: int) -> None:
    """Tables of bots alone: whoever opened one has left."""
    api = f"http://127.0.0.1:{load.port}/api/tables"
    async with aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as http:
        for _ in range(seats // AT_A_TABLE):
            set_up = SetUp("odyssey", load.options, ("base",))
            opened, cookie = await load.post(http, api, wire.OpenTable("P0", set_up))
            do = f"{api}/{opened['table']}/do"
            asks: list[AddBot | StartGame | LeaveTable] = [AddBot() for _ in range(AT_A_TABLE)]
            asks += [StartGame(), LeaveTable()]
            for number, ask in enumerate(asks):
                await load.post(http, do, wire.Ask(f"b{number}", ask), cookie)


async def until_all_have_played(server: Server, seats: int) -> dict[str, Any]:
    """The first decisions wait for the encoder, and on a new server for its vectors."""
    for _ in range(int(LONGEST_WAKING)):
        await asyncio.sleep(1.0)
        health = await server.health()
        if health["bot_decisions"] >= seats:
            server.part_helpers()
            # The slow ones of the beginning are forgotten after as many others.
            return health
    raise ConnectionError("the bots did not wake up")
