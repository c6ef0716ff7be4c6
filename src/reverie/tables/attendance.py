"""Who is there: seats without a device are away after a while, and the host's role moves on."""

from collections.abc import Callable
from functools import partial

from reverie.errands import Errands
from reverie.no import No
from reverie.rules.commands import ComeBack, GoAway
from reverie.rules.ids import Seat
from reverie.tables.clock import Clock, Handle, RealClock
from reverie.tables.deciding import Deciding, Request
from reverie.tables.followers import TRY_AGAIN, Follower
from reverie.tables.live import LiveTable
from reverie.tables.table import HostPassed

AWAY_AFTER = 15.0
# Somebody has the host's means before anybody is told that the host is away.
HOST_AWAY_AFTER = 12.0
Act = Callable[[Deciding], None]


class Attendance(Follower):
    """Watches over the devices of every table. Being away is not having left (H11)."""

    def __init__(
        self,
        away: float = AWAY_AFTER,
        host_away: float = HOST_AWAY_AFTER,
        clock: Clock | None = None,
    ) -> None:
        self.away, self.host_away = away, host_away
        self.clock = clock or RealClock()
        self.timers: dict[tuple[str, Seat, str], Handle] = {}
        self.errands = Errands()

    def look(self, live: LiveTable) -> None:
        """After every change: whoever has become host while away does not stay it for ever.

        Nor is anybody away who is here: news that they had gone may come after them.
        """
        for seat in _missed(live):
            self._run(live, partial(_come_back, seat=seat))
        host = live.table.host
        if host is None or live.audience.is_here(host) or (live.name, host, "host") in self.timers:
            return
        self._later(live, host, "host", self.host_away)

    def woke(self, live: LiveTable) -> None:
        """A table has been loaded: whoever does not come back to it is away."""
        for chair in live.table.chairs:
            if chair.bot is None and not live.audience.is_here(chair.seat):
                self.went(live, chair.seat)

    def is_back(self, live: LiveTable, seat: Seat) -> None:
        for kind in ("away", "host"):
            timer = self.timers.pop((live.name, seat, kind), None)
            if timer is not None:
                timer.cancel()

    def came(self, live: LiveTable, seat: Seat) -> None:
        self.is_back(live, seat)
        if seat in _missed(live):
            self._run(live, partial(_come_back, seat=seat))

    def went(self, live: LiveTable, seat: Seat) -> None:
        self._later(live, seat, "away", self.away)
        if seat == live.table.host:
            self._later(live, seat, "host", self.host_away)

    def _later(self, live: LiveTable, seat: Seat, kind: str, seconds: float) -> None:
        key = (live.name, seat, kind)
        known = self.timers.pop(key, None)
        if known is not None:
            known.cancel()
        self.timers[key] = self.clock.later(seconds, self._time, live, seat, kind)

    def _time(self, live: LiveTable, seat: Seat, kind: str) -> None:
        self.timers.pop((live.name, seat, kind), None)
        if live.audience.is_here(seat):
            return
        if kind == "away":
            # The disk may have room again in a moment; until then everybody would wait for them.
            again = partial(self._later, live, seat, kind, TRY_AGAIN)
            self._run(live, partial(_go_away, seat=seat), again)
        else:
            here = [
                c.seat for c in live.table.chairs if c.bot is None and live.audience.is_here(c.seat)
            ]
            if here:
                self._run(live, lambda deciding: _pass_host(deciding, seat, here))
            else:
                # Nobody to pass it to yet; perhaps later.
                self._later(live, seat, kind, self.host_away)

    def _run(self, live: LiveTable, act: Act, again: Callable[[], None] | None = None) -> None:
        self.errands.run(_quietly(live, act, again))

    def rested(self, table: str) -> None:
        for key in [key for key in self.timers if key[0] == table]:
            self.timers.pop(key).cancel()

    def close(self) -> None:
        for timer in self.timers.values():
            timer.cancel()
        self.timers.clear()


async def _quietly(live: LiveTable, act: Act, again: Callable[[], None] | None) -> None:
    try:
        await live.decide(Request(act))
    except No as no:
        if no.code == "not_stored" and again is not None:
            again()


def _missed(live: LiveTable) -> list[Seat]:
    """Who has a device at this worker, and is away or not the host in spite of it."""
    table, game = live.table, live.table.game
    away = game.away if game is not None and table.is_playing else ()
    if not away and table.host == table.creator:
        return []
    here = [seat for seat in live.audience.watchers if seat is not None]
    return [
        seat
        for seat in here
        if seat in away or (seat == table.creator != table.host and table.chair(seat) is not None)
    ]


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
