"""A table on a clock turned by hand: no sockets, no waiting, everything as on the server."""

import asyncio
import heapq
import itertools
import random
from collections.abc import Callable
from typing import Any

from reverie.adapters.memory_store import MemoryStore
from reverie.bots import random as random_bot
from reverie.decks import Shelf
from reverie.decks.places import built_in_decks
from reverie.rules import Command, Game
from reverie.rules.ids import Seat
from reverie.tables.attendance import Attendance
from reverie.tables.deadlines import Deadlines
from reverie.tables.deciding import Request
from reverie.tables.hall import Hall
from reverie.tables.live import LiveTable, World
from reverie.tables.parts import NOTHING, Part
from reverie.tables.ports import Store
from reverie.tables.rabbits import Rabbits
from reverie.tables.views import Said
from reverie.wire.frames import view_frame

SHELF = Shelf.load(built_in_decks())


class Alarm:
    def __init__(self) -> None:
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class ManualClock:
    def __init__(self, start: float = 1_000_000.0) -> None:
        self.time = start
        self.alarms: list[tuple[float, int, Alarm, Callable[..., Any], tuple[Any, ...]]] = []
        self.count = itertools.count()

    def now(self) -> float:
        return self.time

    def later(self, seconds: float, call: Callable[..., Any], *arguments: Any) -> Alarm:
        alarm = Alarm()
        at = self.time + max(0.0, seconds)
        heapq.heappush(self.alarms, (at, next(self.count), alarm, call, arguments))
        return alarm

    async def turn(self, seconds: float) -> None:
        """Let time pass; everything that is due happens in its order."""
        end = self.time + seconds
        while self.alarms and self.alarms[0][0] <= end:
            at, _, alarm, call, arguments = heapq.heappop(self.alarms)
            self.time = max(self.time, at)
            if not alarm.cancelled:
                call(*arguments)
                await settle()
        self.time = end
        await settle()


def game_at(live: LiveTable) -> Game:
    """The game that has begun at this table."""
    assert live.table.game is not None
    return live.table.game


def phase_at(live: LiveTable) -> Any:
    return game_at(live).phase


def plays(move: Command | None) -> Request[None]:
    """A move that there is, as a table is asked for it."""
    assert move is not None
    return Request(lambda deciding: deciding.play(move))


async def settle() -> None:
    """Let every task go as far as it can; nothing here waits for the outside."""
    for _ in range(12):
        await asyncio.sleep(0)


class Somebody:
    """A device at the table that only keeps what it was shown."""

    def __init__(self, seat: Seat | None) -> None:
        self.viewer = seat
        self.shown = 0
        self.seen = NOTHING
        self.frames: list[bytes] = []
        self.out: str | None = None

    def show(self, public: Part | None, private: Part | None) -> None:
        self.shown += 1
        self.frames.append(view_frame(public, private))

    def hear(self, line: Said) -> None:
        pass

    def unhear(self, line: int) -> None:
        pass

    def bye(self, code: str) -> None:
        self.out = code


class Room:
    """The parts of a server that a table needs, on a manual clock."""

    def __init__(
        self, seed: int = 0, store: Store | None = None, clock: ManualClock | None = None
    ) -> None:
        self.clock = clock or ManualClock()
        self.store = store or MemoryStore()
        self.dice = random.Random(seed)
        world = World(self.store, random.Random(seed), SHELF.cards, clock=self.clock)
        self.rabbits = Rabbits({"random": random_bot.choose}, (1.0, 4.0), self.clock)
        # Also how long they think is the same each time.
        self.rabbits.dice = random.Random(seed)
        self.deadlines = Deadlines(self.clock)
        self.attendance = Attendance(clock=self.clock)
        self.hall = Hall(world, [self.rabbits, self.deadlines, self.attendance])
        self.devices: dict[tuple[str, Seat], Somebody] = {}

    def comes(self, live: LiveTable, seat: Seat) -> None:
        if (live.name, seat) in self.devices or live.table.chair(seat) is None:
            return
        device = self.devices[live.name, seat] = Somebody(seat)
        live.watch(device)
        self.attendance.came(live, seat)
        live.publish()
        self.hall.after(live)

    def goes(self, live: LiveTable, seat: Seat) -> None:
        device = self.devices.pop((live.name, seat), None)
        if device is None:
            return
        live.audience.unwatch(device)
        if not live.audience.is_here(seat):
            self.attendance.went(live, seat)
            live.publish()
