"""`reverie tables`: what an operator does with stored tables: list, export, delete, prune."""

import argparse
import asyncio
import sqlite3
import time
from pathlib import Path

from reverie.adapters.data_folder import DataFolder
from reverie.adapters.game_file import write_game
from reverie.adapters.sqlite_store import SqliteStore
from reverie.cli.data_option import add_data
from reverie.cli.errors import refuse
from reverie.cli.progress import Progress
from reverie.tables.history import last_game

HELP = "list, export, delete or prune stored tables (for the operator)"
LONG_HELP = """\
Works on the file in the data folder, also while the server runs. An export is the table's last
game as a file for `reverie replay`. Deleting erases the table, its log, its names and its talk for
good; pruning does so with every table that nobody has touched for the given number of days.
"""


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("action", choices=("list", "export", "delete", "prune"))
    parser.add_argument("table", nargs="?", help="the table's id or its code")
    add_data(parser)
    parser.add_argument("--days", type=float, metavar="D", help="prune: untouched for so long")
    parser.add_argument("--to", type=Path, metavar="FILE", help="where to export to")


def run(arguments: argparse.Namespace) -> int:
    path = arguments.data / "reverie.sqlite"
    if not DataFolder(arguments.data).has_tables:
        return refuse(f"there are no tables in {arguments.data}.")
    if arguments.action == "list":
        return _list(path)
    if arguments.action == "prune":
        if arguments.days is None or arguments.days <= 0:
            return refuse("--days says for how long a table must have been untouched.")
        return asyncio.run(_prune(path, arguments.days))
    if not arguments.table:
        return refuse("which table? Give its id or its code.")
    if arguments.action == "export" and not arguments.to:
        return refuse("--to says where the game is to be written.")
    return asyncio.run(_on_table(arguments, path))


def _list(path: Path) -> int:
    db = sqlite3.connect(path)
    rows = db.execute(
        "SELECT id, code, datetime(touched, 'unixepoch'),"
        " (SELECT count(*) FROM log WHERE table_id = id) FROM tables ORDER BY touched DESC"
    )
    for table, code, touched, moves in rows:
        print(f"{table}  {code or '-'}  {touched}  {moves} records")
    db.close()
    return 0


async def _prune(path: Path, days: float) -> int:
    store = SqliteStore(path)
    try:
        old = await store.untouched_since(time.time() - days * 24 * 3600)
        progress = Progress(len(old), "tables")
        for number, table in enumerate(old, 1):
            await store.delete(table)
            progress.at(number)
        progress.done()
        print(f"{len(old)} tables are gone for good, {await store.count()} are left.")
    finally:
        await store.close()
    return 0


async def _on_table(arguments: argparse.Namespace, path: Path) -> int:
    store = SqliteStore(path)
    try:
        name = await store.find_code(arguments.table.upper()) or arguments.table
        if await store.lease(name) is None:
            return refuse(f"there is no table {arguments.table}.")
        if arguments.action == "delete":
            await store.delete(name)
            print(f"Table {name} is gone for good.")
            return 0
        return await _export(store, name, arguments.to)
    finally:
        await store.close()


async def _export(store: SqliteStore, name: str, to: Path) -> int:
    game = last_game([page.events for page in await store.load(name)])
    if not game:
        return refuse("no game has been started at this table.")
    write_game(to, game)
    print(f"The game is in {to}; step through it with `reverie replay {to}`.")
    return 0
