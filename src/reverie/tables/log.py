"""Events as bytes: what a record keeps, with the version of its schema; a record as a word."""

import msgspec

from reverie.rules.ids import Seat
from reverie.tables.ports import Record
from reverie.tables.table import AnyTableEvent

SCHEMA = 1
Events = tuple[AnyTableEvent, ...]


class Page(msgspec.Struct, frozen=True):
    """The events of one decision; `v` is the schema they were written in."""

    v: int
    events: tuple[AnyTableEvent, ...]


_pages: msgspec.json.Decoder[Page] = msgspec.json.Decoder(Page)
_encoder = msgspec.json.Encoder()


def encode(events: tuple[AnyTableEvent, ...]) -> bytes:
    return _encoder.encode(Page(SCHEMA, events))


def decode(page: bytes) -> tuple[AnyTableEvent, ...]:
    return _pages.decode(page).events


_told: msgspec.json.Decoder[tuple[Seat | None, str | None, msgspec.Raw]] = msgspec.json.Decoder(
    tuple[Seat | None, str | None, msgspec.Raw]
)


def tell(record: Record) -> str:
    """A record without its number, in one line."""
    return _encoder.encode((record.seat, record.command, msgspec.Raw(record.events))).decode()


def read_told(number: int, line: str) -> Record:
    seat, command, page = _told.decode(line)
    return Record(number, bytes(page), seat, command)
