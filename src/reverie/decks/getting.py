"""A deck comes into the data folder: whole and checked, or not at all.

It is written beside the others under a hidden name, checked there as a server would, and renamed.
Whatever is broken off before that leaves only what nobody looks at.
"""

import contextlib
import hashlib
import os
import re
import secrets
import shutil
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

import msgspec

from .archive import Archive, opened
from .deck import (
    DESCRIPTIONS_LIMIT,
    MANIFEST_LIMIT,
    PICTURE_LIMIT,
    RECORDS,
    RECORDS_LIMIT,
    THUMBNAIL_LIMIT,
    Deck,
    ids,
    read,
)
from .got import NOTE, Got, is_got, numbers, vanish
from .library import is_own
from .manifest import Manifest, read_manifest
from .refusals import Broken, NotGot, printable
from .shelf import Shelf, check_single

LARGEST = 200 * 1024 * 1024
WORDS = re.compile(r"descriptions/[a-z]{2,8}(-[A-Za-z0-9]{1,8})?\.json")
MAKING = ".get-"
# Longer than any `get` takes that is still under way.
LEFT_BEHIND = 3600.0
MOST_NAMED = 5


class Source(Protocol):
    """What a deck comes in. It is asked for the files of a deck, and for nothing else."""

    def names(self) -> Iterable[str]: ...
    def read(self, name: str, limit: int) -> bytes: ...


class Received(msgspec.Struct, frozen=True):
    """`before`: the deck of this id that was here. If it is the very same, nothing was done."""

    deck: Deck
    before: Deck | None = None

    @property
    def is_same(self) -> bool:
        return self.deck is self.before


class Folder:
    """A deck that lies open in a folder."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def names(self) -> Iterable[str]:
        try:
            words = [f"descriptions/{path.name}" for path in (self.path / "descriptions").glob("*")]
            more = [name for name in ("deck.json", RECORDS) if (self.path / name).exists()]
        except OSError as error:
            raise Broken("deck_unreadable", f"it cannot be read: {error.strerror}") from None
        return [*words, *more]

    def read(self, name: str, limit: int) -> bytes:
        try:
            return read(self.path, name, limit)
        except OSError as error:
            raise Broken("deck_unreadable", f"{name}: {error.strerror}") from None


# ---- getting


def get(path: Path, decks: Path, shelf: Shelf) -> Received:
    """The deck of this file or folder comes into `decks`. `shelf`: all that is there already."""
    making = decks / f"{MAKING}{secrets.token_hex(6)}"
    with source(path) as it:
        try:
            sweep(decks)
            for name, data in files(it):
                write(making / name, data)
            deck = Deck.load(making)
            deck.check_words()
            before = check_welcome(deck, decks, shelf)
            if before is not None and digests(before) == digests(deck):
                return Received(before, before)
            note = Got(printable(path.resolve().name), time.time())
            write(making / NOTE, msgspec.json.encode(note))
            return Received(Deck.load(place(making, deck.id)), before)
        except OSError as error:
            raise NotGot("deck_not_written", error.strerror or "") from None
        finally:
            shutil.rmtree(making, ignore_errors=True)


@contextmanager
def source(path: Path) -> Iterator[Source]:
    if path.is_dir():
        yield Folder(path)
        return
    if not path.is_file():
        raise NotGot("deck_source_missing")
    try:
        file = opened(path)
    except OSError as error:
        raise NotGot("deck_source_broken", error.strerror or "") from None
    with file:
        yield Archive(file)


def files(it: Source) -> Iterator[tuple[str, bytes]]:
    """The files of a deck, which may not be too much together either."""
    left = LARGEST
    for name, limit in parts(check_manifest(it), it.names()).items():
        data = it.read(name, limit)
        left -= len(data)
        if left < 0:
            raise NotGot("deck_source_huge")
        yield name, data


def check_manifest(it: Source) -> Manifest:
    if "deck.json" not in it.names():
        raise Broken("deck_no_manifest", "it has no deck.json")
    manifest = read_manifest(it.read("deck.json", MANIFEST_LIMIT))
    if manifest.kind != "painted" or is_own(manifest.id):
        raise NotGot("deck_not_painted")
    return manifest


def parts(manifest: Manifest, names: Iterable[str]) -> dict[str, int]:
    """Every file that makes up a deck, and how large it may be; what else lies there does not."""
    found = {"deck.json": MANIFEST_LIMIT}
    for card in manifest.known:
        found[f"pictures/{card.picture}"] = PICTURE_LIMIT
        found[f"thumbnails/{card.thumbnail}"] = THUMBNAIL_LIMIT
    for name in sorted(names):
        if WORDS.fullmatch(name):
            found[name] = DESCRIPTIONS_LIMIT
        elif name == RECORDS:
            found[name] = RECORDS_LIMIT
    return found


def check_welcome(deck: Deck, decks: Path, shelf: Shelf) -> Deck | None:
    """The deck whose place it takes, if there is one."""
    before = next((one for one in shelf.decks if one.id == deck.id), None)
    if before is not None and before.folder.parent == decks and not is_got(before.folder):
        raise NotGot("deck_by_hand", before.folder.name)
    if before is not None and not deck.goes_on_from(before):
        raise NotGot("deck_lacks_cards", missing(deck, before))
    others = {one.id: one for one in shelf.decks if one.id != deck.id}
    owners = {card.id: one.id for one in others.values() for card in one.known}
    check_single(deck, others, owners)
    return before


def missing(deck: Deck, before: Deck) -> str:
    lacking = ids(before.known) - ids(deck.known) | ids(before.retired) - ids(deck.retired)
    some = ", ".join(sorted(lacking)[:MOST_NAMED])
    return some if len(lacking) <= MOST_NAMED else f"{some} and {len(lacking) - MOST_NAMED} more"


def digests(deck: Deck) -> dict[str, bytes]:
    """What the files of a deck hold."""
    names = parts(deck.manifest, Folder(deck.folder).names())
    return {
        name: hashlib.sha256(read(deck.folder, name, limit)).digest()
        for name, limit in names.items()
    }


# ---- writing


def place(making: Path, deck_id: str) -> Path:
    """By one renaming it is there. Of those before it only the last stays."""
    before = numbers(making.parent, deck_id)
    number = max(before, default=0) + 1
    placed = making.with_name(f"{deck_id}.{number}")
    os.rename(making, placed)
    for older in list(before.values())[:-1]:
        with contextlib.suppress(OSError):  # What stays is read by nobody.
            vanish(older)
    return placed


def write(path: Path, data: bytes) -> None:
    """On the disk, and not on its way there: a renaming must not come before it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("xb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def sweep(decks: Path) -> None:
    """What a `get` that was killed has left behind."""
    for left in decks.glob(f"{MAKING}*"):
        with contextlib.suppress(FileNotFoundError):
            if time.time() - left.stat().st_mtime > LEFT_BEHIND:
                shutil.rmtree(left, ignore_errors=True)
