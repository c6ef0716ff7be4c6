"""'Your turn' for somebody who is not looking: at slow tables, once a phase, not in quiet hours."""

import logging
from collections.abc import Awaitable, Callable
from functools import partial

import msgspec

from reverie.errands import Errands
from reverie.rules.ids import Seat
from reverie.tables.clock import Clock, Handle, pause
from reverie.tables.followers import Follower
from reverie.tables.live import LiveTable
from reverie.tables.ports import NotStored
from reverie.tables.refusals import Refused
from reverie.tables.requests import Wish
from reverie.tables.timekeeping import awaited, phase_of

DAY = 24 * 60
NEWS_TAKE = 1.0
# After a restart whoever was looking is back by then; a table does not rest before.
COME_BACK = 30.0
TRY_AGAIN = 60.0
logger = logging.getLogger("reverie.notices")


Send = Callable[[Wish, dict[str, str]], Awaitable[bool]]
Find = Callable[[str], Awaitable[LiveTable | None]]
# Why somebody is told: the phase, whether it is a reminder, and whom.
Reason = tuple[object, bool, Seat]


class Notices(Follower):
    """Tables are found anew whenever somebody is told: a night is longer than they stay awake."""

    def __init__(self, clock: Clock, send: Send, find: Find) -> None:
        self.clock, self.send, self.find = clock, send, find
        self.told: dict[str, set[Reason]] = {}
        self.waiting: dict[tuple[str, Reason], Handle] = {}
        self.errands = Errands()

    def woke(self, live: LiveTable) -> None:
        """Whoever is awaited has been told before, or the server ended in their quiet hours."""
        if live.table.set_up.manners.timer == "days":
            self.told[live.name] = set(self._due(live))
            for reason in self.told[live.name]:
                self._tell_in(COME_BACK, live.name, reason)

    def look(self, live: LiveTable) -> None:
        if live.table.set_up.manners.timer != "days":
            return
        told = self.told.setdefault(live.name, set())
        due = set(self._due(live))
        for reason in due - told:
            self.errands.run(self._tell(live.name, reason))
        self.told[live.name] = due

    def _due(self, live: LiveTable) -> list[Reason]:
        """Who is awaited and not looking; a reminder is a second reason."""
        deadline = live.table.deadline
        nudged = deadline is not None and deadline.nudged
        phase = phase_of(live.table)
        return [(phase, nudged, s) for s in awaited(live.table) if not live.audience.is_here(s)]

    def _tell_in(self, seconds: float, table: str, reason: Reason) -> None:
        if (table, reason) not in self.waiting:
            handle = self.clock.later(seconds, self._ring, table, reason)
            self.waiting[table, reason] = handle

    def _ring(self, table: str, reason: Reason) -> None:
        del self.waiting[table, reason]
        self.errands.run(self._tell(table, reason))

    async def _tell(self, table: str, reason: Reason) -> None:
        try:
            live = await self.find(table)
            if live is not None:
                await self._tell_at(live, reason)
        except NotStored:
            self._tell_in(TRY_AGAIN, table, reason)
        except Refused:
            # It cannot be read, and the hall has said so.
            return

    async def _tell_at(self, live: LiveTable, reason: Reason) -> None:
        store, seat = live.world.store, reason[-1]
        # That somebody looks at the table at another worker is heard a moment later.
        await live.world.company.consult(partial(pause, self.clock, NEWS_TAKE))
        raw = (await store.notices(live.name)).get(seat)
        if raw is None or reason not in self._due(live):
            return
        wish = msgspec.json.decode(raw, type=Wish)
        quiet = quiet_seconds(wish, self.clock.now())
        if quiet:
            self._tell_in(quiet, live.name, reason)
        # Of several workers who see it, one tells.
        elif await store.take_notice(live.name, seat, repr(reason)) is not None:
            await self._send(live, seat, wish)

    async def _send(self, live: LiveTable, seat: Seat, wish: Wish) -> None:
        try:
            if not await self.send(wish, {"kind": "your_turn", "table": live.name}):
                await live.world.store.drop_notice(live.name, seat, msgspec.json.encode(wish))
        except Exception as error:
            # Another server's trouble must not become ours.
            logger.warning("a notice for table %s… failed: %s", live.name[:4], type(error).__name__)

    def rested(self, table: str) -> None:
        self.told.pop(table, None)

    def close(self) -> None:
        for handle in self.waiting.values():
            handle.cancel()
        self.waiting.clear()


def quiet_seconds(wish: Wish, now: float) -> float:
    """How long it is still quiet; 0 when it is not."""
    if wish.quiet_from == wish.quiet_to:
        return 0.0
    minute = now / 60 % DAY
    since = (minute - wish.quiet_from) % DAY
    length = (wish.quiet_to - wish.quiet_from) % DAY
    return (length - since) * 60 if since < length else 0.0
