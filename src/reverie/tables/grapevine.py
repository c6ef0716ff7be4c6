"""Hears what other workers have done, and lets the tables that are awake here follow."""

import itertools
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from functools import partial

from reverie.errands import Errands
from reverie.rules.ids import Seat
from reverie.tables.attendance import Attendance
from reverie.tables.clock import pause
from reverie.tables.company import News
from reverie.tables.followers import Follower
from reverie.tables.following import follow, follow_devices, follow_people, follow_talk
from reverie.tables.hall import Hall
from reverie.tables.live import LiveTable
from reverie.tables.log import ToldRecord
from reverie.tables.ports import NotStored

# Who trusts news alone is lost when one is: each table looks into the log now and then, and a
# new one soon, because what was under way when it asked to be told was told without it.
LOOK_EVERY = 20
LOOK_SOON = 0.5
logger = logging.getLogger("reverie.grapevine")


class Grapevine(Follower):
    def __init__(self, hall: Hall, attendance: Attendance) -> None:
        self.hall, self.attendance = hall, attendance
        self.clock, self.company = hall.world.clock, hall.world.company
        self.errands = Errands()
        self.heard = 0

    def hear(self, news: Iterable[News | ToldRecord]) -> None:
        for each in news:
            self.heard += 1
            if isinstance(each, ToldRecord):
                # Most often that is enough, and nobody has to ask the store.
                live = self.hall.live.get(each.table)
                if live is not None and not live.take_in(each):
                    self._run(partial(live.catch_up, each.number))
            elif each.kind == "missed":
                self._everything()
            elif each.kind == "dead":
                self._dead(each.worker)
            elif (live := self.hall.live.get(each.table)) is not None:
                self._at(live, each)

    def _at(self, live: LiveTable, news: News) -> None:
        match news.kind:
            case "moved":
                if news.number > live.number:
                    self._run(partial(live.catch_up, news.number))
            case "people":
                self._run(partial(follow_people, live))
            case "talk":
                self._run(partial(follow_talk, live))
            case "here":
                self._here(live, news.worker, Seat(news.number))
            case "left":
                self._left(live, news.worker, frozenset({Seat(news.number)}))
            case "at_it" | "not_at_it" | "after_you":
                live.sign(Seat(news.number), news.kind)
            case "gone":
                live.close("no_such_table")
                self.hall.drop(live.name)

    async def make_sure(self) -> None:
        """For ever: a twentieth of the tables each second, in one question."""
        for second in itertools.count():
            await pause(self.clock, 1.0)
            tables = list(self.hall.live.values())[second % LOOK_EVERY :: LOOK_EVERY]
            if tables:
                self._run(partial(self._make_up_for, {live.name: live.number for live in tables}))

    async def _make_up_for(self, known: Mapping[str, int]) -> None:
        for table in await self.hall.world.store.grown(known):
            live = self.hall.live.get(table)
            if live is not None:
                self._run(live.catch_up)

    async def wakes(self, live: LiveTable) -> None:
        await self.company.subscribe(live.name)
        # What others did while it was loaded, nobody has told it.
        await live.catch_up()
        await follow_devices(live)

    def woke(self, live: LiveTable) -> None:
        self.clock.later(LOOK_SOON, self._run, live.catch_up)

    def rested(self, table: str) -> None:
        self.company.unsubscribe(table)

    def _here(self, live: LiveTable, worker: str, seat: Seat) -> None:
        there = live.audience.elsewhere.get(worker, frozenset())
        live.audience.are_elsewhere({**live.audience.elsewhere, worker: there | {seat}})
        live.publish_soon()
        self.attendance.is_back(live, seat)

    def _left(self, live: LiveTable, worker: str, seats: frozenset[Seat]) -> None:
        there = live.audience.elsewhere.get(worker, frozenset())
        live.audience.are_elsewhere({**live.audience.elsewhere, worker: there - seats})
        live.publish_soon()
        for seat in seats:
            if not live.audience.is_here(seat):
                self.attendance.went(live, seat)

    def _dead(self, worker: str) -> None:
        for live in list(self.hall.live.values()):
            seats = live.audience.elsewhere.get(worker)
            if seats:
                self._left(live, worker, seats)

    def _everything(self) -> None:
        for live in list(self.hall.live.values()):
            self._run(partial(self._follow, live))

    async def _follow(self, live: LiveTable) -> None:
        before = live.audience.seats_elsewhere
        await follow(live)
        for seat in before - live.audience.seats_elsewhere:
            if not live.audience.is_here(seat):
                self.attendance.went(live, seat)

    def _run(self, work: Callable[[], Awaitable[object]]) -> None:
        self.errands.run(self._quietly(work))

    async def _quietly(self, work: Callable[[], Awaitable[object]]) -> None:
        try:
            await work()
        except NotStored as error:
            # The listener will lose its connection too, and then everything is read again.
            logger.warning("could not follow the others: %s", error)
