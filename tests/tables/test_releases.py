"""Logs of every release are read for ever, and come out as they did then."""

import json
from pathlib import Path

import msgspec
import pytest

from reverie import __version__
from reverie.rules.perspective import full_view
from reverie.tables import log
from reverie.tables.table import Table, evolve_table

FOLDER = Path(__file__).parent / "releases"
LOGS = sorted(FOLDER.glob("*/*.jsonl"))


@pytest.mark.parametrize("path", LOGS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_log_of_a_release_replays(path: Path) -> None:
    *pages, end = path.read_bytes().splitlines()
    table: Table | None = None
    for page in pages:
        for event in log.decode(page):
            table = evolve_table(table, event)
    assert table is not None
    assert table.game is not None
    expected = json.loads(end)
    assert _contains(msgspec.to_builtins(table.chairs), expected["chairs"])
    assert _contains(_plain(full_view(table.game)), expected["game"])


def test_this_release_has_a_log_of_every_game() -> None:
    release = ".".join(__version__.split(".")[:2])
    assert {path.stem for path in LOGS if path.parent.name == release} == {
        "classic",
        "odyssey",
        "party",
        "teams",
    }


def _plain(value: object) -> object:
    return json.loads(msgspec.json.encode(value))


def _contains(now: object, then: object) -> bool:
    """Everything that was known then is there now and equal; newer fields may have come."""
    if isinstance(then, dict) and isinstance(now, dict):
        return all(key in now and _contains(now[key], value) for key, value in then.items())
    if isinstance(then, list | tuple) and isinstance(now, list | tuple):
        return len(then) == len(now) and all(map(_contains, now, then))
    return now == then
