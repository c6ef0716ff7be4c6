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


class ToldRecord(msgspec.Struct, frozen=True, array_like=True):
    """A record as workers tell it to each other: of which table, and what it says."""

    table: str
    number: int
    seat: Seat | None
    command: str | None
    page: Page


_told: msgspec.json.Decoder[ToldRecord] = msgspec.json.Decoder(ToldRecord)


def tell(table: str, record: Record) -> str:
    """In one line."""
    page = msgspec.Raw(record.events)
    return _encoder.encode((table, record.number, record.seat, record.command, page)).decode()


read_told = _told.decode
