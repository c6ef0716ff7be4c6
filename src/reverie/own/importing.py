"""A whole import: from a folder, a ZIP or a PDF to a deck in the data folder, or nothing at all."""

import hashlib
import importlib.util
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path, PurePosixPath

from msgspec import Struct

from reverie.decks.manifest import FALLBACK
from reverie.own.captions import caption_of, from_name
from reverie.own.darkroom import Card, Darkroom
from reverie.own.folders import MOST_CARDS, Drawn, OwnDeck, check_title, make_deck
from reverie.own.frames import Rectangle
from reverie.own.reasons import NotImported, Skipped, Unfit
from reverie.own.sources import Found, Piece, find, pages_of


class Wishes(Struct, frozen=True):
    """`captions`: a table of them; None takes what the files are called. `language`: theirs."""

    title: str
    captions: dict[str, str] | None = {}
    crops: dict[str, Rectangle] = {}
    jobs: int = 1
    language: str = FALLBACK


class NamedCard(Struct, frozen=True):
    """A developed picture, and what its file was called."""

    name: str
    card: Card


class Imported(Struct, frozen=True):
    deck: OwnDeck
    key: str
    cards: tuple[NamedCard, ...]
    skipped: tuple[Skipped, ...]


Progress = Callable[[int, int], None]


def import_deck(
    source: Path,
    shelf: Path,
    wishes: Wishes,
    taken: frozenset[str] = frozenset(),
    progress: Progress = lambda done, all_of_them: None,
) -> Imported:
    """`shelf`: the folder of decks in the data folder; `taken`: ids of cards that exist already."""
    title = check_title(wishes.title)
    with Darkrooms(wishes.jobs) as rooms:
        found = with_pages(find(source), rooms)
        check_crops(wishes, found)
        cards, skipped = develop_all(found, wishes, rooms, progress)
    if not cards:
        raise NothingLeft((*found.skipped, *skipped))
    drawn = [Drawn(one.card, words_for(one.name, wishes)) for one in cards]
    deck, key = make_deck(shelf, title, drawn, taken=taken, language=wishes.language)
    return Imported(deck, key, cards, (*found.skipped, *skipped))


class NothingLeft(NotImported):
    """No card at all; the reasons are told."""

    def __init__(self, skipped: tuple[Skipped, ...]) -> None:
        super().__init__("nothing_left")
        self.skipped = skipped


class Darkrooms:
    """A darkroom for each thread that asks."""

    def __init__(self, jobs: int) -> None:
        self.threads = ThreadPoolExecutor(max(1, jobs))
        self.mine = threading.local()
        self.all: list[Darkroom] = []

    def __enter__(self) -> "Darkrooms":
        return self

    def __exit__(self, *_: object) -> None:
        self.threads.shutdown(cancel_futures=True)
        for room in self.all:
            room.close()

    def room(self) -> Darkroom:
        if not hasattr(self.mine, "room"):
            self.mine.room = Darkroom()
            self.all.append(self.mine.room)
        room: Darkroom = self.mine.room
        return room


def with_pages(found: Found, rooms: Darkrooms) -> Found:
    """A document becomes its pages."""
    if not any(piece.page == -1 for piece in found.pieces):
        return found
    if importlib.util.find_spec("pypdfium2") is None:
        raise NotImported("pdf_not_here")
    (piece,) = found.pieces
    try:
        return Found(pages_of(piece, rooms.room().count_pages(piece.read())), found.skipped)
    except Unfit as no:
        locked = no.code == "picture_locked"
        raise NotImported("source_locked" if locked else "source_broken") from None


def short(name: str) -> str:
    return PurePosixPath(name).name


def check_crops(wishes: Wishes, found: Found) -> None:
    names = {name for piece in found.pieces for name in (piece.name, short(piece.name))}
    if set(wishes.crops) - names:
        raise NotImported("crop_unreadable")


def words_for(name: str, wishes: Wishes) -> str:
    if wishes.captions is None:
        return from_name(name)
    return caption_of(name, wishes.captions)


def develop_all(
    found: Found, wishes: Wishes, rooms: Darkrooms, progress: Progress
) -> tuple[tuple[NamedCard, ...], list[Skipped]]:
    def develop(piece: Piece) -> Card | Unfit:
        crop = wishes.crops.get(piece.name) or wishes.crops.get(short(piece.name))
        try:
            data, room = piece.read(), rooms.room()
            if piece.page is not None:
                return room.develop_page(data, piece.page, crop)
            return room.develop(data, crop)
        except Unfit as no:
            return no
        except OSError:
            return Unfit("picture_broken")

    cards: list[NamedCard] = []
    skipped: list[Skipped] = []
    seen: set[bytes] = set()
    results = rooms.threads.map(develop, found.pieces)
    for done, (piece, result) in enumerate(zip(found.pieces, results, strict=True), 1):
        if code := trouble(result, seen, cards):
            skipped.append(Skipped(piece.name, code))
        elif isinstance(result, Card):
            cards.append(NamedCard(piece.name, result))
        progress(done, len(found.pieces))
    return tuple(cards), skipped


def trouble(result: Card | Unfit, seen: set[bytes], cards: Sequence[NamedCard]) -> str:
    if isinstance(result, Unfit):
        return result.code
    if len(cards) >= MOST_CARDS:
        return "picture_too_many"
    mark = hashlib.sha256(result.picture).digest()
    if mark in seen:
        return "picture_twice"
    seen.add(mark)
    return ""
