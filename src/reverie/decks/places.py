"""Where decks lie: in the data folder, beside the source or in our package, and in other packages.

Another package says that it has decks by an entry point of the group `reverie.decks`, which names a
Python package: every folder in that is a deck. It is found, never imported: a deck runs nothing.
"""

import logging
import re
from collections.abc import Iterator
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path

import msgspec

from .deck import Deck
from .got import note_of
from .library import is_own

PACKAGE = Path(__file__).resolve().parent.parent
GROUP = "reverie.decks"

log = logging.getLogger(__name__)


class Package(msgspec.Struct, frozen=True):
    """An installed package with a folder of decks."""

    name: str
    version: str
    folder: Path

    def __str__(self) -> str:
        return f"{self.name} {self.version}"


def built_in_decks() -> Path:
    checkout = PACKAGE.parent.parent / "decks"
    return checkout if checkout.is_dir() else PACKAGE / "_decks"


def all_decks(data: Path) -> tuple[Path, ...]:
    """Every folder that a server with this data folder looks into."""
    return (data / "decks", built_in_decks(), *(package.folder for package in packages()))


def packages() -> tuple[Package, ...]:
    return tuple(found for point in entry_points(group=GROUP) for found in _in_package(point))


def package_named(name: str) -> tuple[Package, ...]:
    """What an installed package brings; `-`, `_` and `.` are the same, as they are for pip."""
    return tuple(found for found in packages() if plain(found.name) == plain(name))


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def comes_from(deck: Deck, packed: tuple[Package, ...]) -> str:
    """For whoever runs the server: how this deck has come here."""
    if is_own(deck.id):
        return "own pictures"
    if deck.folder.parent == built_in_decks():
        return "comes with Reverie"
    for package in packed:
        if deck.folder.parent == package.folder:
            return f"package {package}"
    note = note_of(deck.folder)
    return f"got from {note.source}" if note else "put there by hand"


def _in_package(point: EntryPoint) -> Iterator[Package]:
    top, *below = point.value.partition(":")[0].strip().split(".")
    try:
        spec = find_spec(top)
    except (ImportError, ValueError):
        spec = None
    where = spec.submodule_search_locations if spec is not None else None
    found = [folder for at in where or () if (folder := Path(at, *below)).is_dir()]
    if not found or point.dist is None:
        log.warning("a package says that it has decks in %s, and has none there", point.value)
    else:
        yield Package(point.dist.name, point.dist.version, found[0])
