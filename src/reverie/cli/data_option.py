"""`--data`: what the server was told (`REVERIE_DATA`) holds for its operator, too."""

import argparse
import os
from pathlib import Path

from reverie.adapters.settings import Settings, variable_of


def add_data(parser: argparse.ArgumentParser) -> None:
    variable = variable_of("data")
    folder = os.environ.get(variable, "").strip() or Settings().data
    parser.add_argument(
        "--data",
        type=lambda text: Path(text).expanduser(),
        default=Path(folder).expanduser(),
        metavar="FOLDER",
        help=f"the server's folder (default: what {variable} says, else {Settings().data})",
    )
