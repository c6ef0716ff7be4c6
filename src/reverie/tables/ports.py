"""What a table asks of the world: a store that keeps what happened, and bots to ask."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from msgspec import Struct

from reverie.rules.ids import Seat


class Conflict(Exception):
    """Somebody else has written to this table since it was read."""


class NotStored(Exception):
    """The store could not keep a record; it has kept nothing of it."""


class Record(Struct, frozen=True):
    """One decision: the command that led to it, and all its events, in one piece.

    `number` counts from 1 at each table; `seat` and `command` are none for the table's own doing.
    """

    number: int
    events: bytes
    seat: Seat | None = None
    command: str | None = None


class Person(Struct, frozen=True):
    """Who sits in a seat. It lies beside the log, so that it can be forgotten."""

    seat: Seat
    name: str
    key: bytes | None = None


class Head(Struct, frozen=True):
    """What can be known of a table without loading it."""

    table: str
    code: str
    listed: bool = False
    touched: float = 0.0


class Store(Protocol):
    """Append-only logs, one a table. Whatever returns has been committed."""

    async def open(self, head: Head, first: Record, person: Person) -> None:
        """A new table; `Conflict` if its id or its code is in use."""

    async def append(
        self, table: str, record: Record, people: Sequence[Person] = (), listed: bool | None = None
    ) -> None:
        """The next record, and people that changed with it; `Conflict` if it is not the next."""

    async def load(self, table: str) -> list[Record]: ...

    async def people(self, table: str) -> list[Person]: ...

    async def set_person(self, table: str, person: Person) -> None: ...

    async def forget_person(self, table: str, seat: Seat) -> None: ...

    async def find_code(self, code: str) -> str | None: ...

    async def code_of(self, table: str) -> str | None: ...

    async def listed(self, most: int = 50) -> list[Head]: ...

    async def delete(self, table: str) -> bool: ...

    async def count(self) -> int: ...

    async def close(self) -> None: ...


Bot = Callable[[Any, Any], Any]
