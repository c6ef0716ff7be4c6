"""Books to keep: one HTML file, or a PDF to print. The pictures come from the shelf."""

import asyncio
import sys
from asyncio.subprocess import PIPE
from contextlib import suppress
from datetime import date, datetime, timedelta, timezone
from importlib.util import find_spec

import msgspec
from msgspec import Struct

from reverie.decks import NotOnTheShelf, Shelf
from reverie.evening.book import Book
from reverie.evening.html import page
from reverie.evening.telling import BookText, tell
from reverie.evening.words import Words
from reverie.rules.ids import CardId
from reverie.tables.refusals import Refused

# What the pictures of one file may weigh, so that with everything else it stays below 6 MB:
# in base64 three bytes are four, and type and drawings take half a megabyte.
MOST = 5_300_000 * 3 // 4
# A deck may have left the shelf, or only the disk: by another worker's or the command line's doing.
GONE = (NotOnTheShelf, FileNotFoundError)


class Order(Struct, frozen=True):
    """A book to be printed. `pictures`: where each card's lies."""

    book: Book
    language: str
    minutes: int | None
    pictures: dict[CardId, str]


def order(book: Book, language: str, shelf: Shelf, minutes: int | None = None) -> Order:
    """`minutes`: how far the reader's clock is ahead of UTC; unless it is said, this machine's."""
    cards = {place.card for spread in book.spreads for place in spread.reveal.places}
    found = {}
    for card in cards:
        with suppress(*GONE):
            path = shelf.picture(card).path
            if path.exists():
                found[card] = str(path)
    return Order(book, language, minutes, found)


def can_print() -> bool:
    return find_spec("fpdf") is not None and find_spec("PIL") is not None


async def printed(wish: Order) -> bytes:
    """The PDF, made by a process of its own: it is seconds of work, and tables are being played."""
    if not can_print():
        raise Refused("no_print")
    press = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "reverie.adapters.book_print"), stdin=PIPE, stdout=PIPE
    )
    try:
        made, _ = await press.communicate(msgspec.json.encode(wish))
    finally:
        if press.returncode is None:
            press.kill()
    if press.returncode != 0:
        raise Refused("our_fault")
    return made


def html_of(book: Book, language: str, shelf: Shelf, minutes: int | None = None) -> bytes:
    """`minutes`: how far the reader's clock is ahead of UTC; unless it is said, this machine's."""
    words = Words(language, book.variant)
    told = tell(book, words, night_of(book, minutes))
    pictures = Pictures(shelf, told)

    def described(card: CardId) -> str:
        try:
            return shelf.describe(card, words.language)
        except NotOnTheShelf:
            return ""

    return page(told, words, pictures.webp, described, book.language).encode()


def night_of(book: Book, minutes: int | None) -> date | None:
    if book.night is None:
        return None
    zone = None if minutes is None else timezone(timedelta(minutes=minutes))
    return datetime.fromtimestamp(book.night, zone).date()


class Pictures:
    """As large as fits: the told cards in full if there is room, everything smaller if not."""

    def __init__(self, shelf: Shelf, told: BookText, most: int = MOST) -> None:
        self.shelf = shelf
        heroes = [*told.covers, *(c.card for turn in told.turns for c in turn.cards if c.is_told)]
        others = [c.card for turn in told.turns for c in turn.cards if not c.is_told]
        small = sum(map(self._small, others))
        self.large = small + sum(map(self._full, heroes)) <= most
        self.quality: int | None = None
        if not self.large and small + sum(map(self._small, heroes)) > most:
            self.quality = max(20, int(70 * most / (small + sum(map(self._small, heroes)))))

    def webp(self, card: CardId, large: bool) -> bytes | None:
        try:
            found = self.shelf.picture(card) if large and self.large else self.shelf.thumbnail(card)
            data = found.path.read_bytes()
        except GONE:
            return None
        return data if self.quality is None else shrunk(data, self.quality)

    def _small(self, card: CardId) -> int:
        try:
            return self.shelf.thumbnail(card).path.stat().st_size
        except GONE:
            return 0

    def _full(self, card: CardId) -> int:
        try:
            return self.shelf.picture(card).path.stat().st_size
        except GONE:
            return 0


def shrunk(data: bytes, quality: int) -> bytes:
    """The same picture, lighter; as it is where there is no Pillow (the extra `pictures`)."""
    try:
        from PIL import Image
    except ImportError:
        return data
    from io import BytesIO

    out = BytesIO()
    Image.open(BytesIO(data)).resize((256, 384)).save(out, "WEBP", quality=quality, method=4)
    return min(data, out.getvalue(), key=len)
