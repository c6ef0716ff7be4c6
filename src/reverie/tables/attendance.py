"""Who is there: seats without a device are away after a while, and the host's role moves on."""

import asyncio
from collections.abc import Callable

from reverie.rules.commands import ComeBack, GoAway
from reverie.rules.ids import Seat
from reverie.rules.rejections import Rejected
from reverie.tables.live import LiveTable
from reverie.tables.lobby import Deciding, HostPassed
from reverie.tables.refusals import Refused

AWAY_AFTER = 15.0
HOST_AWAY_AFTER = 180.0
Act = Callable[[Deciding], None]


class Attendance:
    """Watches over the devices of every table. Being away is not having left (H11)."""

    def __init__(self, away: float = AWAY_AFTER, host_away: float = HOST_AWAY_AFTER) -> None:
        self.away, self.host_away = away, host_away
        self.timers: dict[tuple[str, Seat, str], asyncio.TimerHandle] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    def came(self, live: LiveTable, seat: Seat) -> None:
        for kind in ("away", "host"):
            timer = self.timers.pop((live.name, seat, kind), None)
            if timer is not None:
                timer.cancel()
        table = live.table
        was_away = table.game is not None and seat in table.game.away
        if was_away or (seat == table.creator and table.host != seat):
            self._run(live, lambda deciding: _come_back(deciding, seat))

    def went(self, live: LiveTable, seat: Seat) -> None:
        self._later(live, seat, "away", self.away)
        if seat == live.table.host:
            self._later(live, seat, "host", self.host_away)

    def _later(self, live: LiveTable, seat: Seat, kind: str, seconds: float) -> None:
        key = (live.name, seat, kind)
        loop = asyncio.get_running_loop()
        self.timers[key] = loop.call_later(seconds, self._time, live, seat, kind)

    def _time(self, live: LiveTable, seat: Seat, kind: str) -> None:
        self.timers.pop((live.name, seat, kind), None)
        if live.is_here(seat):
            return
        if kind == "away":
            self._run(live, lambda deciding: _go_away(deciding, seat))
        else:
            here = [c.seat for c in live.table.chairs if c.bot is None and live.is_here(c.seat)]
            self._run(live, lambda deciding: _pass_host(deciding, seat, here))

    def _run(self, live: LiveTable, act: Act) -> None:
        task = asyncio.ensure_future(_quietly(live, act))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def close(self) -> None:
        for timer in self.timers.values():
            timer.cancel()
        self.timers.clear()


async def _quietly(live: LiveTable, act: Act) -> None:
    try:
        await live.decide(act)
    except (Rejected, Refused):
        return


def _go_away(deciding: Deciding, seat: Seat) -> None:
    game = deciding.table.game
    if deciding.table.is_playing and game is not None and seat in game.hands:
        deciding.play(GoAway(seat))


def _come_back(deciding: Deciding, seat: Seat) -> None:
    table, game = deciding.table, deciding.table.game
    if game is not None and seat in game.away and table.is_playing:
        deciding.play(ComeBack(seat))
    # The host's role comes back with whoever opened the table.
    if table.chair(seat) is not None and seat == table.creator and table.host != seat:
        deciding.happen(HostPassed(seat))


def _pass_host(deciding: Deciding, seat: Seat, here: list[Seat]) -> None:
    if deciding.table.host == seat and here:
        deciding.happen(HostPassed(here[0]))
