"""Write down what a release promises: `python tools/promises.py 1.0`.

The names of `reverie.rules` and `reverie.client.Player` and what each is called with, the options
of every command, and the codes a client can be told, as docs/stability.md says;
`tests/house/test_release.py` holds every later version to it.
"""

import argparse
import importlib
import inspect
import json
import sys
from pathlib import Path

import reverie.rules
from reverie.__main__ import COMMANDS, MODULES
from reverie.client import Player
from reverie.wire.refusals import SENTENCES

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "house" / "promises"


def promised() -> dict[str, object]:
    """Everything there is to call or to name, by the path one imports it by."""
    rules = {
        f"reverie.rules.{name}": getattr(reverie.rules, name) for name in reverie.rules.__all__
    }
    client = {
        f"reverie.client.Player.{name}": value
        for name, value in vars(Player).items()
        if not name.startswith("_") or name == "__init__"
    }
    return rules | client


def arguments(thing: object) -> list[inspect.Parameter] | None:
    """What it is called with; None for what is not called."""
    if not callable(thing):
        return None
    try:
        return list(inspect.signature(thing).parameters.values())
    except (TypeError, ValueError):
        return None


def as_told(thing: object) -> list[str] | None:
    called_with = arguments(thing)
    return None if called_with is None else [argument.name for argument in called_with]


def options() -> dict[str, list[str]]:
    """What each command can be given, in the order of its help; a word in capitals is no flag."""
    return {name: _options(name) for name in COMMANDS}


def _options(command: str) -> list[str]:
    parser = argparse.ArgumentParser(add_help=False)
    importlib.import_module(f"reverie.cli.{MODULES.get(command, command)}").add(parser)
    return [
        flag
        for action in parser._actions
        for flag in (action.option_strings or [action.dest.upper()])
    ]


def codes() -> list[str]:
    return sorted(SENTENCES)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    page = FOLDER / f"{sys.argv[1]}.json"
    python = {path: as_told(thing) for path, thing in sorted(promised().items())}
    parts = (
        f'"python": {{\n{_lines(python)}\n}}',
        f'"commands": {{\n{_lines(options())}\n}}',
        f'"codes": {json.dumps(codes(), indent=2)}',
    )
    page.write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8")
    print(f"{page.name}: {len(python)} names, {len(COMMANDS)} commands, {len(codes())} codes")


def _lines(told: dict[str, list[str]] | dict[str, list[str] | None]) -> str:
    return ",\n".join(f"  {json.dumps(name)}: {json.dumps(what)}" for name, what in told.items())


if __name__ == "__main__":
    main()
