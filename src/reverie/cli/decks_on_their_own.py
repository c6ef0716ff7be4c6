"""`reverie decks get`, `pack`, `remove`, `list`: painted decks that come without a new Reverie."""

import time
from pathlib import Path

import msgspec

from reverie.cli.errors import refuse
from reverie.decks import Broken, Deck, Shelf
from reverie.decks.deck import RECORDS, RECORDS_LIMIT, read
from reverie.decks.getting import Received, get
from reverie.decks.got import note_of, numbers, vanish
from reverie.decks.library import is_own
from reverie.decks.manifest import decode
from reverie.decks.packing import pack
from reverie.decks.places import (
    Package,
    all_decks,
    built_in_decks,
    comes_from,
    package_named,
    packages,
)
from reverie.decks.refusals import NotGot, printable

MEGABYTE = 1024 * 1024
RESTART = "Restart the server to play with it. Rabbits learn it when they are first asked."


class Painted(msgspec.Struct, frozen=True):
    """The one thing that only a list of decks wants to know of a record."""

    medium: str = ""


# ---- get


def get_deck(data: Path, what: str) -> int:
    path, decks = Path(what), data / "decks"
    try:
        if not path.exists() and (found := package_named(what)):
            return _tell_package(data, found)
        return _tell_received(get(path, decks, Shelf.load(*all_decks(data))))
    except (NotGot, Broken) as no:
        return refuse(f"{no} ({no.code})")


def _tell_received(received: Received) -> int:
    deck, before = received.deck, received.before
    if received.is_same:
        print(f"{_named(deck)} is here already, exactly so ({_origin(deck)}). Nothing was done.")
        return 0
    print(f"{_named(deck)}: {len(deck.cards)} cards are in {deck.folder}.")
    if before is not None:
        new = {card.id for card in deck.known} - {card.id for card in before.known}
        print(f"It takes the place of the one before ({_origin(before)}): {len(new)} are new,")
        print(f"{len(deck.retired)} are dealt no more, and old games go on showing all of theirs.")
    print(RESTART)
    return 0


def _tell_package(data: Path, found: tuple[Package, ...]) -> int:
    """What is installed is where the server finds it: there is nothing to do but to look."""
    shelf, folders = Shelf.load(*all_decks(data)), {package.folder for package in found}
    if refused := [one for one in shelf.refused if one.folder.parent in folders]:
        return refuse("; ".join(map(str, refused)))
    brought = [deck for deck in shelf.decks if deck.folder.parent in folders]
    if not brought:
        raise NotGot("deck_source_empty")
    for deck in brought:
        print(f"{_named(deck)}: {len(deck.cards)} cards, in the package {found[0]}.")
    print("It stays there: nothing was copied.")
    print(RESTART)
    return 0


# ---- pack


def pack_deck(data: Path, what: str, to: Path | None) -> int:
    try:
        folder = Path(what) if Path(what).is_dir() else _folder_of(what, data)
        if folder is None:
            return refuse(f"there is no folder and no deck {what}.")
        packed = pack(folder, to)
    except (NotGot, Broken) as no:
        return refuse(f"{no} ({no.code})")
    except OSError as error:
        return refuse(f"the file cannot be written ({error.strerror}).")
    print(f"{packed} ({packed.stat().st_size / MEGABYTE:.1f} MB) is for `reverie decks get`.")
    return 0


def _folder_of(deck_id: str, data: Path) -> Path | None:
    decks = Shelf.load(*all_decks(data)).decks
    return next((deck.folder for deck in decks if deck.id == deck_id), None)


# ---- what is there


def list_decks(data: Path) -> int:
    shelf, packed = Shelf.load(*all_decks(data)), packages()
    for deck in shelf.offered:
        size = sum(path.stat().st_size for path in deck.folder.rglob("*") if path.is_file())
        print(
            f"{deck.id:<16}  {len(deck.cards):>3} cards  {medium(deck):<12}"
            f"  {size / MEGABYTE:5.1f} MB  {_named(deck)}: {comes_from(deck, packed)}{_when(deck)}"
        )
    for refused in shelf.refused:
        refuse(str(refused))
    return 0


def medium(deck: Deck) -> str:
    """What its cards are painted in; of own pictures nobody knows."""
    try:
        raw = read(deck.folder, RECORDS, RECORDS_LIMIT)
        told = decode(raw, dict[str, Painted], RECORDS)
    except (Broken, OSError):
        return "-"
    media = {told[card.id].medium for card in deck.cards if card.id in told} - {""}
    return printable(", ".join(sorted(media))) or "-"


def _named(deck: Deck) -> str:
    """A title may be anybody's."""
    return printable(deck.title() if is_own(deck.id) else f"{deck.title()} ({deck.id})")


def _origin(deck: Deck) -> str:
    return comes_from(deck, packages())


def _when(deck: Deck) -> str:
    note = note_of(deck.folder)
    return time.strftime(", %Y-%m-%d", time.localtime(note.at)) if note else ""


# ---- remove


def remove_deck(data: Path, deck_id: str) -> int:
    found = numbers(data / "decks", deck_id)
    if not found:
        return refuse(_why_not(data, deck_id))
    try:
        # The newest last: never is an older one seen in its place.
        for folder in found.values():
            vanish(folder)
    except OSError as error:
        return refuse(f"the deck cannot be removed ({error.strerror}).")
    print(f"The deck {deck_id} is gone. Games played with it keep their clues, votes and points,")
    print("and show its cards no more, until it is got again. Restart the server.")
    if (other := _folder_of(deck_id, data)) is not None:
        print(f"In its place stands the one in {other}.")
    return 0


def _why_not(data: Path, deck_id: str) -> str:
    if is_own(deck_id):
        return "own decks go with `reverie decks delete`."
    folder = _folder_of(deck_id, data)
    if folder is None:
        return f"there is no deck {deck_id}."
    if folder.parent == built_in_decks():
        return f"{deck_id} comes with Reverie and stays."
    if folder.parent == data / "decks":
        return f"{deck_id} was put there by hand; take {folder} away by hand, too."
    return f"{deck_id} comes in a package; it goes with that."
