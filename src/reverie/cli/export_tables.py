"""`reverie export`: every stored table into one file, to be imported elsewhere."""

import argparse
import os
from pathlib import Path

from reverie.adapters.whole_tables import SqliteTables, write_circle, write_line
from reverie.cli.data_option import add_data
from reverie.cli.errors import refuse
from reverie.cli.progress import Progress

HELP = "write all stored tables and circles into one file"
LONG_HELP = """\
Every table with its log, its names, its talk, its recorded voices and its wishes for notices, and
every circle: one line each, sealed with a hash. Also while the server runs. The file opens every
seat: keep it like the data folder itself.
"""


def add(parser: argparse.ArgumentParser) -> None:
    add_data(parser)
    parser.add_argument("--to", type=Path, required=True, metavar="FILE")


def run(arguments: argparse.Namespace) -> int:
    path = arguments.data / "reverie.sqlite"
    if not path.exists():
        return refuse(f"there are no tables in {arguments.data}.")
    if arguments.to.is_dir():
        return refuse(f"{arguments.to} is a folder; --to says which file is to be written.")
    tables = SqliteTables(path)
    progress = Progress(len(tables), "tables")
    number = 0
    unfinished = arguments.to.with_name(arguments.to.name + ".part")
    try:
        with open(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            for number, table in enumerate(tables, 1):
                write_line(file, table)
                progress.at(number)
            circles = list(tables.circles())
            for circle in circles:
                write_circle(file, circle)
        unfinished.replace(arguments.to)
    finally:
        # Broken off, it opens seats all the same.
        unfinished.unlink(missing_ok=True)
    progress.done()
    tables.close()
    print(f"{number} tables are in {arguments.to}.")
    if circles:
        print(f"{len(circles)} circles, too.")
    return 0
