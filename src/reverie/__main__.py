"""`reverie`: the command line. Each command is a file of `reverie.cli`, imported when asked for."""

import argparse
import importlib
import io
import sys
from collections.abc import Sequence

from reverie import __version__
from reverie.cli.errors import refuse

COMMANDS = {
    "serve": "serve the game to browsers, here and in the local network",
    "decks": "get, list, pack or remove decks; make one of your own pictures",
    "tables": "list, export, delete or prune stored tables (for the operator)",
    "circles": "list, export or erase circles (for the operator)",
    "export": "write all stored tables and circles into one file",
    "import": "bring tables from a data folder or an export into PostgreSQL",
    "play": "play a game in the terminal with clockwork rabbits",
    "score": "score turns played with real cards (JSON lines in, JSON lines out)",
    "simulate": "play whole games with computer players and count",
    "replay": "step through a recorded game",
    "book": "bind the book of an evening: one HTML file, or a PDF to print",
    "bench": "measure how fast Reverie is here, and how good company its bots are",
}
# Where a command's name cannot be a module's.
MODULES = {"export": "export_tables", "import": "import_tables"}
EPILOG = "Reverie is not affiliated with the publisher of Dixit."


def main(argv: Sequence[str] | None = None) -> int:
    arguments = list(sys.argv[1:] if argv is None else argv)
    parser = _parser()
    name = next((word for word in arguments if not word.startswith("-")), None)
    if name in COMMANDS:
        command = importlib.import_module(f"reverie.cli.{MODULES.get(name, name)}")
        sub = parser.commands[name]  # type: ignore[attr-defined]
        sub.description = getattr(command, "LONG_HELP", command.HELP)
        command.add(sub)
        parsed = parser.parse_args(arguments)
        return int(command.run(parsed))
    parsed = parser.parse_args(arguments)
    parser.print_help()
    return 0 if not arguments else 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="reverie", description="Reverie: say just enough.", epilog=EPILOG
    )
    parser.add_argument("--version", action="version", version=f"reverie {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    parser.commands = {  # type: ignore[attr-defined]
        name: commands.add_parser(
            name, help=text, epilog=EPILOG, formatter_class=argparse.RawDescriptionHelpFormatter
        )
        for name, text in COMMANDS.items()
    }
    return parser


def run() -> None:
    """The entry point: exit codes, and no traceback for Ctrl-C, a closed pipe or a locked door."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # Into a file Windows writes in an alphabet of before: what it lacks is spelt out.
            stream.reconfigure(errors="backslashreplace")
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        print(file=sys.stderr)
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(141)
    except OSError as error:
        if error.filename is None:
            raise
        # Most often the data folder is the server's own, or what is to be written has no folder.
        sys.exit(refuse(f"{error.filename}: {error.strerror}."))


if __name__ == "__main__":
    run()
