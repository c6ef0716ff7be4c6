"""Where a deck lies that `reverie decks get` brought: `<id>.<number>`, with a note of its origin.

A newer one gets the next number and is there by one renaming. The one before stays until the next
comes: a server that still runs with it goes on showing its pictures.
"""

import contextlib
import os
import re
import shutil
from collections.abc import Iterable
from pathlib import Path

import msgspec

GONE = ".gone-"
NOTE = "got.json"
NOTE_LIMIT = 64 * 1024
NUMBERED = re.compile(r"(?P<deck>[a-z0-9][a-z0-9-]{0,39})\.(?P<number>[1-9][0-9]{0,8})")


class Got(msgspec.Struct, frozen=True):
    """`source`: the name of the file or folder it came from. `at`: when, in seconds."""

    source: str
    at: float


def note_of(folder: Path) -> Got | None:
    """None for a deck that somebody put there by hand."""
    try:
        if (folder / NOTE).stat().st_size > NOTE_LIMIT:
            return None
        return msgspec.json.decode((folder / NOTE).read_bytes(), type=Got)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return None


def is_got(folder: Path) -> bool:
    return (folder / NOTE).is_file()


def number_of(folder: Path) -> tuple[str, int] | None:
    """The deck and its number, of a folder that was got."""
    named = NUMBERED.fullmatch(folder.name)
    return (named["deck"], int(named["number"])) if named and is_got(folder) else None


def numbers(decks: Path, deck_id: str) -> dict[int, Path]:
    """Every folder of a deck that was got, the oldest first."""
    found = {}
    for folder in decks.iterdir() if decks.is_dir() else ():
        named = number_of(folder)
        if named is not None and named[0] == deck_id:
            found[named[1]] = folder
    return dict(sorted(found.items()))


def newest(folders: Iterable[Path]) -> list[Path]:
    """These folders without those that have a newer one beside them."""
    named = [(folder, number_of(folder)) for folder in folders]
    last: dict[str, int] = {}
    for _, it in named:
        if it is not None:
            last[it[0]] = max(it[1], last.get(it[0], 0))
    return [folder for folder, it in named if it is None or it[1] == last[it[0]]]


def vanish(folder: Path) -> None:
    """Gone at once for everybody, then from the disk; with it, what a kill left of earlier ones."""
    for left in folder.parent.glob(f"{GONE}*"):
        shutil.rmtree(left, ignore_errors=True)
    gone = folder.with_name(f"{GONE}{folder.name}")
    with contextlib.suppress(FileNotFoundError):
        os.rename(folder, gone)
    shutil.rmtree(gone, ignore_errors=True)
