"""Write down what a release promises of its Python: `python tools/promises.py 1.0`.

The names of `reverie.rules` and `reverie.client.Player` and what each is called with, as
docs/stability.md says; `tests/house/test_release.py` holds every later version to it.
"""

import inspect
import json
import sys
from pathlib import Path

import reverie.rules
from reverie.client import Player

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


def main() -> None:
    told = {path: as_told(thing) for path, thing in sorted(promised().items())}
    FOLDER.mkdir(exist_ok=True)
    page = FOLDER / f"{sys.argv[1]}.json"
    lines = ",\n".join(f"  {json.dumps(path)}: {json.dumps(told[path])}" for path in told)
    page.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
    print(f"{page.name}: {len(told)} names")


if __name__ == "__main__":
    main()
