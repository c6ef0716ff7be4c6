"""A live table: one mailbox; decide, store, and only then let anybody see it."""

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from time import thread_time
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from reverie.errands import Errands
from reverie.no import No
from reverie.rules.chance import Chance
from reverie.rules.ids import Seat
from reverie.tables import log
from reverie.tables.answers import DONE, Answer, refusal
from reverie.tables.audience import LINES, Audience, Watcher
from reverie.tables.clock import Clock, Handle, RealClock
from reverie.tables.company import Alone, Company
from reverie.tables.deciding import Cards, Deciding, Request
from reverie.tables.guests import Bots
from reverie.tables.heads import head_change
from reverie.tables.keys import mark
from reverie.tables.look import People, TableLook, Viewer
from reverie.tables.ports import Conflict, Done, NotStored, Person, Record, Store, wake
from reverie.tables.refusals import Refused
from reverie.tables.requests import Sign
from reverie.tables.signs import Signs
from reverie.tables.spending import Spent
from reverie.tables.table import ChairLeft, ChairTaken, Table, evolve_table
from reverie.tables.timekeeping import keep_time
from reverie.tables.views import TableView

logger = logging.getLogger("reverie.live")
T = TypeVar("T")
REMEMBERED = 512
SOON = 0.1
TRIES = 10


class World(msgspec.Struct, frozen=True):
    """What a table needs of the world around it."""

    store: Store
    chance: Chance
    cards: Cards
    bots: Bots = Bots()
    clock: Clock = RealClock()
    company: Company = Alone()
    spent: Spent = msgspec.field(default_factory=Spent)


class Asked(msgspec.Struct, eq=False):
    """Something in the mailbox, and who is to be answered."""

    request: Request[Any]
    answer: Done
    tries: int = 0


class LiveTable:
    """`after` is told of every change."""

    table: Table

    def __init__(
        self, name: str, code: str, world: World, after: Callable[["LiveTable"], None]
    ) -> None:
        self.name, self.world, self.after = name, world, after
        self.audience = Audience(code)
        self.number = 0
        # Never changed in place: views are put together again when it is another one.
        self.people: People = {}
        self.answers: OrderedDict[tuple[Seat, str], Answer] = OrderedDict()
        self.signs = Signs()
        # Whatever is asked for, and whoever holds the table for a while, each at their turn.
        self.mailbox: deque[Asked | asyncio.Future[None]] = deque()
        self.busy = self.turning = False
        self.errands = Errands()
        self.soon: Handle | None = None
        # When somebody was given it last (`Hall.find`).
        self.found = 0.0
        self.closing = False

    @property
    def code(self) -> str:
        return self.audience.code

    @code.setter
    def code(self, code: str) -> None:
        self.audience.code = code

    # ---- from the store

    async def load(self) -> bool:
        if not await self._read_on():
            return False
        self.audience.lines.extend(await self.world.store.talk(self.name, LINES))
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
        self._lock_out(event for page in pages for event in page)
        return True

    def _take_in(self, records: Sequence[Record], pages: Sequence[log.Events]) -> None:
        table = self.table if self.number else None
        for record, page in zip(records, pages, strict=True):
            for event in page:
                table = evolve_table(table, event)
            self._remember(_id(record.seat, record.command), DONE)
        assert table is not None
        self.table, self.number = table, records[-1].number

    def take_in(self, told: log.ToldRecord) -> bool:
        """The next record, as another worker told it; False if it has to be read in the store."""
        if self.busy or told.number != self.number + 1:
            return told.number <= self.number
        table = self.table
        for event in told.page.events:
            if isinstance(event, ChairTaken):
                return False
            table = evolve_table(table, event)
        self.table, self.number = table, told.number
        self._lock_out(told.page.events)
        self._remember(_id(told.seat, told.command), DONE)
        self.publish()
        self.after(self)
        return True

    def _lock_out(self, events: Iterable[object]) -> None:
        """A key dies with the chair, whoever sits there next, and its devices go."""
        left = {event.seat for event in events if isinstance(event, ChairLeft)}
        for seat in left:
            if self.table.chair(seat) is None:
                self.people = {**self.people, **{p.seat: p for p in self._keyless([seat])}}
            else:
                # Left and taken again since we looked: who looks on from here is the one before.
                self.audience.show_out(seat, "not_seated")

    def _keyless(self, seats: Iterable[Seat]) -> list[Person]:
        """Who sat there, with their names, which history needs, and without their keys."""
        return [replace(self.people[seat], key=None) for seat in seats if seat in self.people]

    def key_of(self, seat: Seat | None) -> bytes | None:
        """The mark of this chair's lock; none if nobody or a bot sits there."""
        chair = None if seat is None else self.table.chair(seat)
        person = None if chair is None or chair.bot is not None else self.people.get(chair.seat)
        return None if person is None or person.key is None else mark(person.key)

    async def catch_up(self, number: int | None = None) -> None:
        """Follow what another worker has stored, if it is not known here yet."""
        async with self.held():
            if number is None or number > self.number:
                await self._follow()

    async def _follow(self) -> bool:
        moved = await self._read_on()
        if moved:
            self.publish()
            self.after(self)
        return moved

    # ---- the mailbox: one decision at a time, in the order in which they were asked for

    def ask(self, request: Request[Any], answer: Done) -> None:
        """Finished once begun, even if whoever asked has gone. `answer` is called when it is done.

        Where nobody is before it, it is decided at once, and answered by the commit's callback.
        """
        self.mailbox.append(Asked(request, answer))
        self._next()

    async def decide(self, request: Request[T]) -> T | None:
        """The same for somebody who waits for the answer."""
        answered: asyncio.Future[T | None] = asyncio.get_running_loop().create_future()
        self.ask(request, partial(wake, answered))
        try:
            return await answered
        finally:
            # A refusal knows this frame; if the frame knew the refusal, too, they were a knot.
            del answered

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """Nothing is decided meanwhile."""
        turn = asyncio.get_running_loop().create_future()
        self.mailbox.append(turn)
        self._next()
        try:
            await turn
            yield
        finally:
            if turn.done() and not turn.cancelled():
                self.busy = False
                self._next()

    def _next(self) -> None:
        """Whatever is at once done is followed by the next here, and not from within itself."""
        if self.turning:
            return
        self.turning = True
        while self.mailbox and not self.busy:
            first = self.mailbox.popleft()
            if isinstance(first, Asked):
                self.busy = True
                self._begin(first)
            elif not first.done():
                self.busy = True
                first.set_result(None)
        self.turning = False

    def _finish(self, asked: "Asked", result: Any, error: Exception | None) -> None:
        if isinstance(error, NotStored):
            error = Refused("not_stored")
        try:
            asked.answer(result, error)
        except Exception as fault:
            # The table goes on all the same, and so does everybody in the same commit.
            logger.error("an answer could not be given", exc_info=fault)
        finally:
            self.busy = False
            self._next()

    def _begin(self, asked: "Asked") -> None:
        """Decide; what happened is stored, and what follows, follows from that (`_stored`)."""
        try:
            request, deciding = asked.request, self._deciding()
            if self._is_answered(request):
                return self._finish(asked, None, None)
            began = thread_time()
            try:
                result = request.act(deciding)
            except No as no:
                return self._without_storing(asked, None, no)
            if not deciding.events:
                return self._without_storing(asked, result, None)
            keep_time(deciding, self.world.clock.now())
            self.world.spent.on_rules(began)
            return self._store(asked, deciding, result)
        except Exception as error:
            return self._finish(asked, None, error)

    def _deciding(self) -> Deciding:
        return Deciding(self.table, self.world.chance, self.world.cards, self.world.bots)

    def _is_answered(self, request: Request[Any]) -> bool:
        """It has come before, or cannot be asked any more."""
        if self.closing:
            raise Refused("closing")
        if request.id is not None and (known := self.answers.get(request.id)) is not None:
            known.say_again()
            return True
        if request.key is not None and request.key != self._key_asked_for(request):
            raise Refused("not_seated")
        return False

    def _key_asked_for(self, request: Request[Any]) -> bytes | None:
        return None if request.id is None else self.key_of(request.id[0])

    def _store(self, asked: "Asked", deciding: Deciding, result: Any) -> None:
        command = asked.request.id
        page = log.encode(tuple(deciding.events))
        record = Record(self.number + 1, page, *(command or (None, None)))
        head = head_change(self.table, deciding.table)
        people = self._people_after(deciding)

        def stored(_: Any, error: Exception | None) -> None:
            if isinstance(error, Conflict):
                self.errands.run(self._lost_the_race(asked))
            elif error is not None:
                self._finish(asked, None, error)
            else:
                self._stored(asked, deciding.table, record.number, people, result)

        self.world.store.append(self.name, record, people, head, stored)

    def _people_after(self, deciding: Deciding) -> list[Person]:
        if deciding.table.chairs is deciding.before.chairs:
            return deciding.people
        left = [event.seat for event in deciding.events if isinstance(event, ChairLeft)]
        # A chair may be left and taken in one decision: the one who took it sits there.
        return list({p.seat: p for p in (*self._keyless(left), *deciding.people)}.values())

    def _stored(
        self, asked: "Asked", table: Table, number: int, people: list[Person], result: Any
    ) -> None:
        """Only now anybody sees it: the audience, the followers, and whoever asked."""
        self.table, self.number = table, number
        if people:
            self.people = {**self.people, **{p.seat: p for p in people}}
        self._remember(asked.request.id, DONE)
        try:
            self.publish()
            self.after(self)
        except Exception as error:
            return self._finish(asked, None, error)
        return self._finish(asked, result, None)

    # ---- where other workers may have been faster

    def _without_storing(self, asked: "Asked", result: Any, no: No | None) -> None:
        """An answer that stores nothing holds only if nobody else has moved the table on."""
        if self.world.company.is_shared:
            self.errands.run(self._make_sure(asked, result, no))
        else:
            self._settle(asked, result, no)

    def _settle(self, asked: "Asked", result: Any, no: No | None) -> None:
        self._remember(asked.request.id, DONE if no is None else refusal(no))
        self._finish(asked, result, no)

    async def _make_sure(self, asked: "Asked", result: Any, no: No | None) -> None:
        try:
            moved = await self.world.company.consult(self._follow)
        except Exception as error:
            return self._finish(asked, None, error)
        return self._once_more(asked) if moved else self._settle(asked, result, no)

    async def _lost_the_race(self, asked: "Asked") -> None:
        """Whoever loses the race reads on, decides again, and only then answers."""
        try:
            if not await self._follow():
                await self._make_sure_it_is_there()
        except Exception as error:
            return self._finish(asked, None, error)
        return self._once_more(asked)

    async def _make_sure_it_is_there(self) -> None:
        """An operator may have erased it, and nobody has told us."""
        if await self.world.store.lease(self.name) is None:
            self.close("no_such_table")
            raise Refused("no_such_table")

    def _once_more(self, asked: "Asked") -> None:
        asked.tries += 1
        if asked.tries < TRIES:
            self._begin(asked)
        else:
            self._finish(asked, None, NotStored("somebody else was always faster"))

    def _remember(self, command: tuple[Seat, str] | None, answer: Answer) -> None:
        if command is None:
            return
        self.answers[command] = answer
        if len(self.answers) > REMEMBERED:
            self.answers.popitem(last=False)

    def close(self, code: str = "closing") -> None:
        """No new moves; whoever looks is told to come back."""
        self.closing = True
        self.audience.close(code)

    def sign(self, seat: Seat, sign: Sign) -> None:
        """Heard by the table alone, and by those who go along with it at any worker."""
        self.signs.give(self.table, seat, sign, self.world.clock.now())

    # ---- what is seen of it

    def watch(self, watcher: Watcher) -> None:
        self.audience.watch(watcher, self.table, self.people)

    def publish(self) -> None:
        if self.soon is not None:
            self.soon.cancel()
            self.soon = None
        began = thread_time()
        self.audience.show(self.table, self.people)
        self.world.spent.on_publishing(began)

    def publish_soon(self) -> None:
        """Comings and goings are shown together: a storm of them is not a storm of views."""
        if self.soon is None:
            self.soon = self.world.clock.later(SOON, self.publish)

    def view(self, viewer: Viewer) -> TableView:
        return TableLook(self.code).at(self.table, self.people, self.audience.here).of(viewer)


def _id(seat: Seat | None, command: str | None) -> tuple[Seat, str] | None:
    return None if seat is None or command is None else (seat, command)
