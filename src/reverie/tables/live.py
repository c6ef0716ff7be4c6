"""A live table: one mailbox; decide, store, and only then let anybody see it."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec

from reverie.rules.chance import Chance
from reverie.rules.ids import Seat
from reverie.rules.rejections import Rejected
from reverie.tables import log
from reverie.tables.answers import DONE, Answer
from reverie.tables.audience import LINES, Audience
from reverie.tables.clock import Clock, RealClock
from reverie.tables.company import Alone, Company
from reverie.tables.guests import Bots
from reverie.tables.heads import head_change
from reverie.tables.lobby import Cards, Deciding
from reverie.tables.ports import Conflict, NotStored, Person, Record, Store
from reverie.tables.refusals import Refused
from reverie.tables.table import ChairTaken, evolve_table

T = TypeVar("T")
REMEMBERED = 512
TRIES = 10
Act = Callable[[Deciding], T]


class World(msgspec.Struct, frozen=True):
    """What a table needs of the world around it."""

    store: Store
    chance: Chance
    cards: Cards
    bots: Bots = Bots()
    clock: Clock = RealClock()
    company: Company = Alone()


class LiveTable(Audience):
    def __init__(self, name: str, code: str, world: World) -> None:
        super().__init__(code)
        self.name, self.world = name, world
        self.number = 0
        self.answers: OrderedDict[tuple[Seat, str], Answer] = OrderedDict()
        self.lock = asyncio.Lock()
        self.after: Callable[[LiveTable], None] = lambda table: None
        self.closing = False

    # ---- from the store

    async def load(self) -> bool:
        if not await self._read_on():
            return False
        self.lines = deque(await self.world.store.talk(self.name, LINES), LINES)
        return True

    async def _read_on(self) -> bool:
        """Take in what has been stored since; False if nothing has."""
        records = await self.world.store.load(self.name, self.number)
        if not records:
            return False
        pages = [log.decode(record.events) for record in records]
        # Names lie beside the log, and have to be read there.
        if any(isinstance(event, ChairTaken) for page in pages for event in page):
            self.people = {p.seat: p for p in await self.world.store.people(self.name)}
        self._take_in(records, pages)
        return True

    def _take_in(self, records: Sequence[Record], pages: Sequence[log.Events]) -> None:
        table = self.table if self.number else None
        for record, page in zip(records, pages, strict=True):
            for event in page:
                table = evolve_table(table, event)
            self._remember(record.seat, record.command, DONE)
        assert table is not None
        self.table, self.number = table, records[-1].number

    def take_in(self, told: log.Told) -> bool:
        """The next record, as another worker told it; False if it has to be read in the store."""
        if self.lock.locked() or told.number != self.number + 1:
            return told.number <= self.number
        table = self.table
        for event in told.page.events:
            if isinstance(event, ChairTaken):
                return False
            table = evolve_table(table, event)
        self.table, self.number = table, told.number
        self._remember(told.seat, told.command, DONE)
        self.publish()
        self.after(self)
        return True

    async def catch_up(self, number: int | None = None) -> None:
        """Follow what another worker has stored, if it is not known here yet."""
        async with self.lock:
            if number is None or number > self.number:
                await self._follow()

    async def _follow(self) -> bool:
        moved = await self._read_on()
        if moved:
            self.publish()
            self.after(self)
        return moved

    # ---- the mailbox

    async def decide(
        self,
        act: Act[T],
        seat: Seat | None = None,
        command: str | None = None,
        person: Callable[[Any], Person] | None = None,
    ) -> T | None:
        """One decision at a time. Finished once begun, even if whoever asked has gone."""
        # A name for the task here would tie a refusal and its own traceback into a knot.
        return await asyncio.shield(asyncio.ensure_future(self._decide(act, seat, command, person)))

    async def _decide(
        self,
        act: Act[T],
        seat: Seat | None,
        command: str | None,
        person: Callable[[Any], Person] | None,
    ) -> T | None:
        async with self.lock:
            if self.closing:
                raise Refused("closing")
            try:
                return await self._until_stored(act, seat, command, person)
            except NotStored:
                raise Refused("not_stored") from None

    async def _until_stored(
        self,
        act: Act[T],
        seat: Seat | None,
        command: str | None,
        person: Callable[[Any], Person] | None,
    ) -> T | None:
        """Whoever loses the race reads on, decides again, and only then answers."""
        for _ in range(TRIES):
            if seat is not None and command is not None:
                known = self.answers.get((seat, command))
                if known is not None:
                    known.say_again()
                    return None
            try:
                return await self._try(act, seat, command, person)
            except Conflict:
                await self._follow()
        raise NotStored("somebody else was always faster")

    async def _try(
        self,
        act: Act[T],
        seat: Seat | None,
        command: str | None,
        person: Callable[[Any], Person] | None,
    ) -> T:
        deciding = Deciding(self.table, self.world.chance, self.world.cards, self.world.bots)
        try:
            result = act(deciding)
        except (Rejected, Refused) as no:
            await self._check_up_to_date()
            self._remember(seat, command, Answer(no.code))
            raise
        people = [person(result)] if person else []
        if deciding.events:
            deciding.keep_time(self.world.clock.now())
            await self._store(deciding, seat, command, people)
        else:
            await self._check_up_to_date()
        self._remember(seat, command, DONE)
        return result

    async def _check_up_to_date(self) -> None:
        """An answer that stores nothing holds only if nobody else has moved the table on."""
        if self.world.company.is_shared and await self._follow():
            raise Conflict

    async def _store(
        self, deciding: Deciding, seat: Seat | None, command: str | None, people: list[Person]
    ) -> None:
        page = log.encode(tuple(deciding.events))
        record = Record(self.number + 1, page, seat, command)
        head = head_change(self.table, deciding.table)
        await self.world.store.append(self.name, record, people, head)
        self.table, self.number = deciding.table, record.number
        if people:
            self.people = {**self.people, **{p.seat: p for p in people}}
        self.publish()
        self.after(self)

    def _remember(self, seat: Seat | None, command: str | None, answer: Answer) -> None:
        if seat is None or command is None:
            return
        self.answers[(seat, command)] = answer
        if len(self.answers) > REMEMBERED:
            self.answers.popitem(last=False)

    def close(self, code: str = "closing") -> None:
        """No new moves; whoever looks is told to come back."""
        self.closing = True
        for group in list(self.watchers.values()):
            for watcher in list(group):
                watcher.bye(code)
