"""The other workers at the same store: whom they look after, and what they have done."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Protocol

from msgspec import Struct

from reverie.rules.ids import Seat
from reverie.tables.log import ToldRecord
from reverie.tables.requests import Sign

Ask = Callable[[], Awaitable[object]]
# Whoever is behind another worker with the same table gives it so long to act first.
GIVE_WAY = 4.0


class News(Struct, frozen=True):
    """What another worker has done at a table.

    moved: its log has grown to `number`, by more than could be told (`log.ToldRecord`).
    people, talk: they have changed. here, left: the seat `number` has a device at that worker, or
    no longer. at_it, not_at_it, after_you: the sign of this seat, which only the table hears.
    gone: the table is deleted. dead: that worker looks after nobody any more. missed:
    anything may have happened, anywhere.
    """

    kind: str
    worker: str = ""
    table: str = ""
    number: int = 0


Hear = Callable[[list[News | ToldRecord]], None]


class Company(Protocol):
    """`is_shared`: there may be others. `name` is one's own name among them."""

    is_shared: bool
    name: str

    async def start(self, hear: Hear) -> None:
        """From now on `hear` is called with what the others do."""

    async def consult(self, ask: Ask) -> bool:
        """Ask what others may have done meanwhile; whoever is alone need not ask."""

    async def close(self) -> None: ...

    async def subscribe(self, table: str) -> None:
        """From now on be told who moves this table; what is under way just now may be missed."""

    def unsubscribe(self, table: str) -> None: ...

    def attend(self, table: str, seat: Seat, here: bool) -> None:
        """Tell the others that a seat has a device here, or no longer."""

    def sign(self, table: str, seat: Seat, sign: Sign) -> None:
        """Tell the others what only the table hears; lost with them, it is given anew."""

    async def attending(self, table: str) -> Mapping[str, frozenset[Seat]]:
        """Which seats have devices at which other workers."""


class Alone:
    """One worker has the store for itself."""

    is_shared = False
    name = ""

    async def start(self, hear: Hear) -> None:
        pass

    async def consult(self, ask: Ask) -> bool:
        return False

    async def close(self) -> None:
        pass

    async def subscribe(self, table: str) -> None:
        pass

    def unsubscribe(self, table: str) -> None:
        pass

    def attend(self, table: str, seat: Seat, here: bool) -> None:
        pass

    def sign(self, table: str, seat: Seat, sign: Sign) -> None:
        pass

    async def attending(self, table: str) -> Mapping[str, frozenset[Seat]]:
        return {}
