"""Events as bytes: what a record keeps, with the version of its schema."""

import msgspec

from reverie.tables.table import AnyTableEvent

SCHEMA = 1


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
