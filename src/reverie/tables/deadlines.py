"""Makes deadlines fire once and in time, also at tables that sleep and after a restart."""

import logging
from collections.abc import Awaitable, Callable

from msgspec import Struct

from reverie.errands import Errands
from reverie.rules.rejections import Rejected
from reverie.tables.clock import Clock, Handle, pause
from reverie.tables.deciding import Request
from reverie.tables.followers import REST_EVERY, TRY_AGAIN, Follower
from reverie.tables.live import LiveTable
from reverie.tables.ports import NotStored, Store
from reverie.tables.refusals import Refused
from reverie.tables.table import Deadline
from reverie.tables.timekeeping import time_is_up

# Sleeping tables are woken a little before their time comes.
WAKE_EVERY = 20.0
LONGEST = 3600.0
logger = logging.getLogger("reverie.deadlines")


class Timer(Struct):
    """Rings at an instant, which may be too early: then it is set again."""

    deadline: Deadline
    rings: float
    handle: Handle


class Deadlines(Follower):
    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.timers: dict[str, Timer] = {}
        self.errands = Errands()
        self.fired = 0

    def look(self, live: LiveTable) -> None:
        deadline, timer = live.table.deadline, self.timers.get(live.name)
        if timer is None:
            if deadline is not None:
                self._wait(live, deadline)
        elif deadline is None:
            self.rested(live.name)
        elif timer.rings <= deadline.at:
            # With every phase there is a later one; who rings too early looks again.
            timer.deadline = deadline
        elif timer.deadline != deadline:
            self.rested(live.name)
            self._wait(live, deadline)

    def _wait(self, live: LiveTable, deadline: Deadline) -> None:
        now = self.clock.now()
        # Long waits are taken in pieces: a clock may be set while we wait.
        seconds = min(max(deadline.at - now, 0.0), LONGEST)
        self._set(live, deadline, now + seconds, seconds)

    def _set(self, live: LiveTable, deadline: Deadline, rings: float, seconds: float) -> None:
        handle = self.clock.later(seconds, self._ring, live)
        self.timers[live.name] = Timer(deadline, rings, handle)

    def _ring(self, live: LiveTable) -> None:
        deadline = self.timers.pop(live.name).deadline
        if self.clock.now() < deadline.at:
            return self._wait(live, deadline)
        return self.errands.run(self._fire(live, deadline))

    async def _fire(self, live: LiveTable, deadline: Deadline) -> None:
        try:
            await live.decide(
                Request(lambda deciding: time_is_up(deciding, deadline, self.clock.now()))
            )
            self.fired += 1
        except Refused as refused:
            if refused.code == "not_stored" and live.table.deadline == deadline:
                # The disk may have room again in a moment.
                self._set(live, deadline, self.clock.now() + TRY_AGAIN, TRY_AGAIN)
        except Rejected:
            logger.warning("a deadline at table %s… could not be kept", live.name[:4])

    def may_rest(self, live: LiveTable) -> bool:
        deadline = live.table.deadline
        return deadline is None or deadline.at >= self.clock.now() + 2 * REST_EVERY

    def rested(self, table: str) -> None:
        timer = self.timers.pop(table, None)
        if timer is not None:
            timer.handle.cancel()

    async def wake(self, store: Store, find: Callable[[str], Awaitable[object]]) -> None:
        """For ever: load sleeping tables whose time comes soon; loading them sets their timers."""
        while True:
            try:
                await self._wake_due(store, find)
            except NotStored as error:
                logger.warning("cannot look for deadlines: %s", error)
            await pause(self.clock, WAKE_EVERY)

    async def _wake_due(self, store: Store, find: Callable[[str], Awaitable[object]]) -> None:
        now = self.clock.now()
        # Whoever claims a table and dies has it for a round and a half.
        for table, _ in await store.claim_due(now + 2 * WAKE_EVERY, now, now + 1.5 * WAKE_EVERY):
            if table not in self.timers:
                await self._find(table, find)

    async def _find(self, table: str, find: Callable[[str], Awaitable[object]]) -> None:
        try:
            await find(table)
        except Refused:
            # One that cannot be read (the hall has said so) must not keep the others asleep.
            return
        except Exception as error:
            logger.error("a table could not be woken", exc_info=error)

    def close(self) -> None:
        for table in list(self.timers):
            self.rested(table)
