"""`reverie circles`: what an operator does with stored circles: list, export, erase."""

import argparse
import asyncio
import datetime
import os
from pathlib import Path

from msgspec import json

from reverie.adapters.data_folder import DataFolder
from reverie.adapters.sqlite_store import SqliteStore
from reverie.circles.circle import Circle, read_circle
from reverie.cli.data_option import add_data
from reverie.cli.errors import refuse

HELP = "list, export or erase circles (for the operator)"
LONG_HELP = """\
Works on the file in the data folder, also while the server runs. A list names nobody. An export is
all that is kept of a circle, without the locks of its keys and without wishes for notices. Erasing
is for good: nobody's link opens it any more; the tables at which it met stay.
"""


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("action", choices=("list", "export", "erase"))
    parser.add_argument("circle", nargs="?", help="the circle's id, as the list has it")
    add_data(parser)
    parser.add_argument("--to", type=Path, metavar="FILE", help="where to export to")


def run(arguments: argparse.Namespace) -> int:
    path = arguments.data / "reverie.sqlite"
    if not DataFolder(arguments.data).has_tables:
        return refuse(f"there are no circles in {arguments.data}.")
    if arguments.action != "list" and not arguments.circle:
        return refuse("which circle? `reverie circles list` has their ids.")
    if arguments.action == "export" and not arguments.to:
        return refuse("--to says where the circle is to be written.")
    return asyncio.run(_run(arguments, path))


async def _run(arguments: argparse.Namespace, path: Path) -> int:
    store = SqliteStore(path)
    try:
        if arguments.action == "list":
            return await _list(store)
        row = await store.circle(arguments.circle)
        if row is None:
            return refuse(f"there is no circle {arguments.circle}.")
        if arguments.action == "erase":
            await store.erase_circle(row.id)
            print(f"Circle {row.id} is gone for good.")
            return 0
        return _export(read_circle(row.body), arguments.to)
    finally:
        await store.close()


async def _list(store: SqliteStore) -> int:
    for row in await store.circles():
        circle = read_circle(row.body)
        touched = datetime.datetime.fromtimestamp(row.touched, datetime.UTC)
        counts = f"{len(circle.people)} people  {circle.held} evenings  {len(row.body)} bytes"
        print(f"{row.id}  {touched:%Y-%m-%d %H:%M:%S}  {counts}")
    return 0


def _export(circle: Circle, to: Path) -> int:
    kept = json.decode(json.encode(circle))
    for member in kept["people"]:
        del member["lock"], member["wish"]
    with open(os.open(to, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.write(json.format(json.encode(kept)))
    print(f"The circle is in {to}.")
    return 0
