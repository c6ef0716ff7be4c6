"""A deck as one file that `reverie decks get` takes: the same deck is always the same bytes."""

import os
import zipfile
from pathlib import Path

from .deck import Deck
from .getting import Folder, files

ENDING = ".reverie-deck.zip"
THE_SAME_DAY = (1980, 1, 1, 0, 0, 0)
UNIX = 3
FOR_ALL_TO_READ = 0o100644 << 16


def pack(folder: Path, to: Path | None = None) -> Path:
    """The deck of this folder, checked as it will be where it is got; whole or not at all.

    `to`: the file, or the folder in which it gets its usual name.
    """
    deck, it = Deck.load(folder), Folder(folder)
    deck.check_words()
    to = to or Path()
    if to.is_dir():
        to = to / f"{deck.id}{ENDING}"
    begun = to.with_name(f".{to.name}.part")
    try:
        with zipfile.ZipFile(begun, "w") as archive:
            for name, data in files(it):
                archive.writestr(member(name), data)
        os.replace(begun, to)
    finally:
        begun.unlink(missing_ok=True)
    return to


def member(name: str) -> zipfile.ZipInfo:
    """Stored as it is: WebP gets no smaller, and no two versions of zlib deflate alike."""
    told = zipfile.ZipInfo(name, THE_SAME_DAY)
    told.create_system, told.external_attr = UNIX, FOR_ALL_TO_READ
    return told
