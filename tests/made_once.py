"""What every server of a test would make anew: it is made once in a process, and is the same.

Only for tests that are about something else: what reads decks, or makes a database, has tests of
its own.
"""

import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest

from reverie.adapters import sqlite_store
from reverie.adapters.sqlite_schema import migrate
from reverie.decks.deck import Deck

DECKS = Path(__file__).resolve().parents[1] / "decks"


@contextmanager
def made_once() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Deck, "load", staticmethod(read_once(Deck.load)))
        patch.setattr(sqlite_store, "migrate", as_it_was_made)
        yield


def read_once(load: Callable[[Path], Deck]) -> Callable[[Path], Deck]:
    """The decks of the house lie still while tests run; five have 840 files to look at."""

    def known(folder: Path) -> Deck:
        return _of_the_house(folder) if folder.parent == DECKS else load(folder)

    return known


_of_the_house = cache(Deck.load)


def as_it_was_made(path: Path) -> None:
    """A new database is the copy of one that has gone through all migrations."""
    if not path.exists():
        shutil.copy2(Path(_empty().name) / "reverie.sqlite", path)
    migrate(path)


@cache
def _empty() -> tempfile.TemporaryDirectory[str]:
    folder = tempfile.TemporaryDirectory(prefix="reverie-empty-")
    migrate(Path(folder.name) / "reverie.sqlite")
    return folder
