"""`reverie import`: tables of a SQLite file, or of an export, into a PostgreSQL."""

import argparse
import asyncio
import importlib.util
from collections.abc import Iterable
from itertools import chain
from pathlib import Path

from reverie.adapters.whole_tables import Broken, SqliteTables, WholeCircle, WholeTable, read_lines
from reverie.cli.errors import refuse
from reverie.cli.progress import Progress

HELP = "bring tables from a data folder or an export into PostgreSQL"
LONG_HELP = """\
Each table is one transaction, and its log is compared afterwards. Broken off, it is simply begun
again: what is there already is not copied twice. So a first import can run while the old server
still plays; then stop that server, import once more (only what is new), and start with --database.
"""


def add(parser: argparse.ArgumentParser) -> None:
    source = parser.add_mutually_exclusive_group(required=True)
    source.add_argument("--data", type=Path, help="the data folder of a server with SQLite")
    source.add_argument("--export", type=Path, metavar="FILE", help="a file of `reverie export`")
    parser.add_argument("--database", required=True, metavar="URL", help="postgresql://…")


def run(arguments: argparse.Namespace) -> int:
    if importlib.util.find_spec("asyncpg") is None:
        return refuse("a database needs the extra `cluster` (docs/hosting.md).")
    import asyncpg

    from reverie.adapters.postgres_link import PASSING

    path = arguments.export or arguments.data / "reverie.sqlite"
    if not path.exists():
        return refuse(f"there is nothing at {path}.")
    try:
        if arguments.export:
            with path.open("rb") as file:
                number = sum(1 for _ in file)
                file.seek(0)
                return asyncio.run(copy(read_lines(file), number, arguments.database))
        tables = SqliteTables(path)
        return asyncio.run(copy(chain(tables, tables.circles()), len(tables), arguments.database))
    except Broken as broken:
        return refuse(f"{broken}; everything before it has been imported.")
    except (*PASSING, asyncpg.PostgresError) as error:
        return refuse(f"the database cannot be used ({str(error) or 'it does not answer'}).")


async def copy(wholes: Iterable[WholeTable | WholeCircle], number: int, database: str) -> int:
    import asyncpg

    from reverie.adapters.postgres_import import Differs, PostgresImport

    try:
        db = await asyncpg.connect(database)
    except ValueError:
        # What it says might repeat a password.
        return refuse("the database cannot be used: its address is no address.")
    target, progress = PostgresImport(db), Progress(number, "tables")
    await target.start()
    records = done = circles = 0
    differing: list[str] = []
    for whole in wholes:
        if isinstance(whole, WholeCircle):
            circles += await target.put_circle(whole)
            continue
        done += 1
        try:
            records += await target.put(whole)
        except (Differs, asyncpg.UniqueViolationError):
            differing.append(whole.head.table)
        progress.at(done)
    progress.done()
    await db.close()
    print(f"{done - len(differing)} tables are there and verified, {records} records were new.")
    if circles:
        print(f"{circles} circles were new, or newer than there.")
    for name in differing:
        print(f"Table {name} has gone on there: left as it is.")
    return 1 if differing else 0
