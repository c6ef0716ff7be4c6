"""'Your turn' for somebody who is not looking: at slow tables, once a phase, not in quiet hours."""

import logging
from collections.abc import Awaitable, Callable
from functools import partial

import msgspec

from reverie.errands import Errands
from reverie.rules.ids import Seat
from reverie.tables.clock import Clock, pause
from reverie.tables.followers import Follower
from reverie.tables.live import LiveTable
from reverie.tables.requests import Wish
from reverie.tables.timekeeping import awaited, phase_of

DAY = 24 * 60
NEWS_TAKE = 1.0
logger = logging.getLogger("reverie.notices")


Send = Callable[[Wish, dict[str, str]], Awaitable[bool]]


class Notices(Follower):
    def __init__(self, clock: Clock, send: Send) -> None:
        self.clock, self.send = clock, send
        self.told: dict[str, set[tuple[object, ...]]] = {}
        self.errands = Errands()

    def woke(self, live: LiveTable) -> None:
        """Whoever is awaited at a table that was asleep has been told before."""
        self.told[live.name] = set(self._due(live))

    def look(self, live: LiveTable) -> None:
        if live.table.set_up.manners.timer != "days":
            return
        told = self.told.setdefault(live.name, set())
        due = set(self._due(live))
        for key in due - told:
            self.errands.run(self._tell(live, key))
        self.told[live.name] = due

    def _due(self, live: LiveTable) -> list[tuple[object, ...]]:
        """Who is awaited and not looking; a reminder is a second reason."""
        deadline = live.table.deadline
        nudged = deadline is not None and deadline.nudged
        phase = phase_of(live.table)
        return [(phase, nudged, s) for s in awaited(live.table) if not live.audience.is_here(s)]

    async def _tell(self, live: LiveTable, key: tuple[object, ...]) -> None:
        seat = Seat(int(str(key[-1])))
        # That somebody looks at the table at another worker is heard a moment later.
        await live.world.company.consult(partial(pause, self.clock, NEWS_TAKE))
        if key not in self._due(live):
            return
        # Of several workers who see it, one tells.
        raw = await live.world.store.take_notice(live.name, seat, repr(key))
        if raw is None:
            return
        wish = msgspec.json.decode(raw, type=Wish)
        quiet = quiet_seconds(wish, self.clock.now())
        if quiet:
            self.clock.later(quiet, lambda: self.errands.run(self._send_if_still(live, key, wish)))
        else:
            await self._send(live, seat, wish)

    async def _send(self, live: LiveTable, seat: Seat, wish: Wish) -> None:
        try:
            if not await self.send(wish, {"kind": "your_turn", "table": live.name}):
                await live.world.store.set_notice(live.name, seat, None)
        except Exception as error:
            # Another server's trouble must not become ours.
            logger.warning("a notice for table %s… failed: %s", live.name[:4], type(error).__name__)

    async def _send_if_still(self, live: LiveTable, key: tuple[object, ...], wish: Wish) -> None:
        if key in self._due(live):
            await self._send(live, Seat(int(str(key[-1]))), wish)

    def rested(self, table: str) -> None:
        self.told.pop(table, None)


def quiet_seconds(wish: Wish, now: float) -> float:
    """How long it is still quiet; 0 when it is not."""
    if wish.quiet_from == wish.quiet_to:
        return 0.0
    minute = now / 60 % DAY
    since = (minute - wish.quiet_from) % DAY
    length = (wish.quiet_to - wish.quiet_from) % DAY
    return (length - since) * 60 if since < length else 0.0
