"""`reverie tables`: what an operator does with stored tables: list, export, delete."""

import argparse
import asyncio
import sqlite3
from pathlib import Path

from reverie.adapters.game_file import write_game
from reverie.adapters.sqlite_store import SqliteStore
from reverie.cli.errors import refuse
from reverie.tables.history import last_game

HELP = "list, export or delete stored tables (for the operator)"
LONG_HELP = """\
Works on the file in the data folder, also while the server runs. An export is the table's last
game as a file for `reverie replay`. Deleting erases the table, its log and its names for good.
"""


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("action", choices=("list", "export", "delete"))
    parser.add_argument("table", nargs="?", help="the table's id or its code")
    parser.add_argument("--data", type=Path, default=Path("data"), help="default: data")
    parser.add_argument("--to", type=Path, metavar="FILE", help="where to export to")


def run(arguments: argparse.Namespace) -> int:
    path = arguments.data / "reverie.sqlite"
    if not path.exists():
        return refuse(f"there are no tables in {arguments.data}.")
    if arguments.action == "list":
        return _list(path)
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
        print(f"{table}  {code}  {touched}  {moves} records")
    db.close()
    return 0


async def _on_table(arguments: argparse.Namespace, path: Path) -> int:
    store = SqliteStore(path)
    try:
        name = await store.find_code(arguments.table.upper()) or arguments.table
        if await store.code_of(name) is None:
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
