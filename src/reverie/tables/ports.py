"""What a table asks of the world: a store that keeps what happened."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct

from reverie.rules.ids import Seat

# Called once, when it is done: with what came of it, or with the reason why nothing did.
Done = Callable[[Any, Exception | None], None]


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
    """What can be known of a table without loading it. `deadline`: when it has to be woken.

    `code` is lent to it until `lent_until`; after that it may be another table's.
    """

    table: str
    code: str | None
    listed: bool = False
    touched: float = 0.0
    deadline: float | None = None
    lent_until: float = 0.0


class Lease(Struct, frozen=True):
    """The code of a table, and how long it is its own."""

    code: str | None
    until: float


class HeadChange(Struct, frozen=True):
    listed: bool
    deadline: float | None


class Line(Struct, frozen=True):
    """Something said at a table, beside the log, so that it can be taken away."""

    seat: Seat
    command: str
    at: float
    kind: str
    text: str
    game: int
    turn: int
    id: int = 0


class Recording(Struct, frozen=True):
    """A voice, beside the log, so that it can be erased. `told`: a clue holds it."""

    id: str
    seat: Seat
    at: float
    length: int
    sound: bytes
    told: bool = False


class CircleRow(Struct, frozen=True):
    """A circle as it is kept; `version` counts its changes from 1."""

    id: str
    version: int
    body: bytes
    touched: float = 0.0


class Store(Protocol):
    """Append-only logs, one a table. Whatever returns has been committed.

    Several workers may share one store; what the others have written, they tell (`Company`).
    """

    async def start(self) -> None:
        """Before anything is asked of it."""

    async def probe(self) -> None:
        """Write something that changes nothing; `NotStored` if a move could not be kept now."""

    async def open(self, head: Head, first: Record, person: Person) -> None:
        """A new table; `Conflict` if its id or its code is in use."""

    def append(
        self,
        table: str,
        record: Record,
        people: Sequence[Person],
        head: HeadChange | None,
        stored: Done,
    ) -> None:
        """The next record, and what changed with it; `Conflict` if it is not the next.

        `people`: whoever sat down or left with it; wishes for notices die with the chair.
        `stored` is called after the commit: the only thing for which nobody waits in a task,
        for it is done with every move.
        """

    async def load(self, table: str, after: int = 0) -> list[Record]:
        """The records with a number after this one."""

    async def grown(self, known: Mapping[str, int]) -> list[str]:
        """Of these tables, those with records after the number that is known."""

    async def people(self, table: str) -> list[Person]: ...

    async def set_person(self, table: str, person: Person, held: bytes | None = None) -> bool:
        """With `held`, only while that is still the key of the seat."""

    async def forget_person(self, table: str, seat: Seat) -> None:
        """Of who has left, erase the name, everything said or recorded, every wish for notices.

        Their key went with the chair: whoever has one there has taken the chair since, and keeps
        name and key.
        """

    async def say(self, table: str, line: Line) -> Line:
        """Keep a line and give it its id; said again, the first one is the answer.

        `NotStored` if there is no such table.
        """

    async def unsay(self, table: str, line: int) -> bool: ...

    async def talk(self, table: str, most: int = 200) -> list[Line]:
        """The newest lines, oldest first."""

    async def keep_recording(self, table: str, recording: Recording, most: int, space: int) -> bool:
        """In the place of one of the same seat that was not told.

        False if it would be more than `most` bytes at this table, or than `space` at all.
        """

    async def recording(self, table: str, name: str) -> Recording | None: ...

    async def hold_recording(self, table: str, name: str, told: bool) -> None:
        """A clue holds it, or does not after all."""

    async def drop_recordings(self, before: float, table: str | None = None) -> int:
        """Those that were made before this instant and never told, at one table or at all."""

    async def set_notice(self, table: str, seat: Seat, wish: bytes | None) -> None: ...

    async def drop_notice(self, table: str, seat: Seat, wish: bytes) -> None:
        """A wish that cannot be met; one that has taken its place stays."""

    async def notices(self, table: str) -> dict[Seat, bytes]: ...

    async def take_notice(self, table: str, seat: Seat, reason: str) -> bytes | None:
        """The wish of this seat, for whoever is the first to ask for this reason."""

    async def due(self, before: float, most: int = 1000) -> list[tuple[str, float]]:
        """Tables whose deadline comes before this instant, the earliest first."""

    async def claim_due(
        self, before: float, now: float, until: float, most: int = 1000
    ) -> list[tuple[str, float]]:
        """The same, for one worker of several only, who has until then to see to it."""

    async def find_code(self, code: str, now: float = 0.0) -> str | None:
        """The table to which this code is lent now."""

    async def lease(self, table: str) -> Lease | None:
        """None if there is no such table."""

    async def take_back(self, codes: Sequence[str], now: float) -> list[str]:
        """Those of these codes that are nobody's, now that those whose time is over are taken."""

    async def lend(self, table: str, code: str, until: float, instead_of: str | None) -> bool:
        """False if somebody has the code, or the table has by now another than `instead_of`."""

    async def renew(self, codes: Mapping[str, str], until: float) -> list[str]:
        """Of these tables, with the code each has, those that keep it until then."""

    async def listed(self, most: int = 50) -> list[Head]: ...

    async def untouched_since(self, instant: float) -> list[str]:
        """Tables to which nothing has been written since then."""

    async def delete(self, table: str) -> bool: ...

    async def circle(self, name: str) -> CircleRow | None: ...

    async def circle_of(self, table: str) -> str | None:
        """The circle that met at this table."""

    async def keep_circle(self, row: CircleRow, table: str | None = None) -> None:
        """The next version of a circle, and a table at which it met.

        `Conflict` if it is not the next, or the table is another circle's.
        """

    async def erase_circle(self, name: str, version: int | None = None) -> bool:
        """With `version`, only while that is still the latest."""

    async def circles(self) -> list[CircleRow]:
        """All of them, for the operator."""

    async def count(self) -> int: ...

    async def close(self) -> None: ...


def wake(waiting: "asyncio.Future[Any]", result: Any, error: Exception | None) -> None:
    """`Done` for somebody who waits; if they have gone, nobody is told."""
    if waiting.done():
        return
    if error is not None:
        waiting.set_exception(error)
    else:
        waiting.set_result(result)
