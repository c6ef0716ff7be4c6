"""The other workers at the same store: whom they look after, and what they have done."""

from collections.abc import Callable, Mapping
from typing import Protocol

from msgspec import Struct

from reverie.rules.ids import Seat
from reverie.tables.log import Told

# Whoever is behind another worker with the same table gives it so long to act first.
GIVE_WAY = 4.0


class News(Struct, frozen=True):
    """What another worker has done at a table.

    moved: its log has grown to `number`, by more than could be told (`log.Told`).
    people, talk: they have changed. here, left: the seat `number` has a device at that worker, or
    no longer. gone: the table is deleted. dead: that worker looks after nobody any more. missed:
    anything may have happened, anywhere.
    """

    kind: str
    worker: str = ""
    table: str = ""
    number: int = 0


class Company(Protocol):
    """`is_shared`: there may be others. `name` is one's own name among them."""

    is_shared: bool
    name: str
    hear: Callable[[list[News | Told]], None]

    async def start(self) -> None:
        """From now on `hear` is called with what the others do."""

    async def close(self) -> None: ...

    async def subscribe(self, table: str) -> None:
        """From now on be told who moves this table; what is under way just now may be missed."""

    def unsubscribe(self, table: str) -> None: ...

    def attend(self, table: str, seat: Seat, here: bool) -> None:
        """Tell the others that a seat has a device here, or no longer."""

    async def attending(self, table: str) -> Mapping[str, frozenset[Seat]]:
        """Which seats have devices at which other workers."""


class Alone:
    """One worker has the store for itself."""

    is_shared = False
    name = ""

    def __init__(self) -> None:
        self.hear: Callable[[list[News | Told]], None] = lambda news: None

    async def start(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def subscribe(self, table: str) -> None:
        pass

    def unsubscribe(self, table: str) -> None:
        pass

    def attend(self, table: str, seat: Seat, here: bool) -> None:
        pass

    async def attending(self, table: str) -> Mapping[str, frozenset[Seat]]:
        return {}
