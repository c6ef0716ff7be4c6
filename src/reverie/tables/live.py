"""A live table: one mailbox; decide, store, and only then let anybody see it."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

import msgspec

from reverie.rules.chance import Chance
from reverie.rules.ids import Seat
from reverie.rules.rejections import Rejected
from reverie.tables import log
from reverie.tables.answers import Answer
from reverie.tables.clock import Clock, RealClock
from reverie.tables.company import Alone, Company
from reverie.tables.guests import Bots
from reverie.tables.heads import head_change
from reverie.tables.lobby import Cards, Deciding
from reverie.tables.look import TableLook, pack
from reverie.tables.ports import Conflict, Line, NotStored, Person, Record, Store
from reverie.tables.refusals import Refused
from reverie.tables.table import Chair, ChairTaken, Table, evolve_table
from reverie.tables.views import Said, TableView

T = TypeVar("T")
REMEMBERED = 512
LINES = 200
SOON = 0.1
TRIES = 10
BOT_NAMES = (
    *("Brass", "Cog", "Tin", "Spring", "Copper", "Ratchet"),
    *("Pewter", "Bolt", "Nickel", "Dial", "Whirr", "Pendulum"),
)
Viewer = Seat | None
Act = Callable[[Deciding], T]


class Watcher(Protocol):
    """Somebody who looks at a table, over whatever wire."""

    viewer: Viewer

    def show(self, version: int, frame: bytes) -> None: ...

    def hear(self, frame: bytes) -> None: ...

    def bye(self, code: str) -> None: ...


class World(msgspec.Struct, frozen=True):
    """What a table needs of the world around it."""

    store: Store
    chance: Chance
    cards: Cards
    bots: Bots = Bots()
    clock: Clock = RealClock()
    company: Company = Alone()


class Frame(msgspec.Struct):
    version: int
    body: bytes


class LiveTable:
    def __init__(self, name: str, code: str, world: World) -> None:
        self.name, self.code, self.world = name, code, world
        self.table: Table
        self.number = 0
        self.people: dict[Seat, Person] = {}
        self.watchers: dict[Viewer, set[Watcher]] = {}
        self.elsewhere: dict[str, frozenset[Seat]] = {}
        self.frames: dict[Viewer, Frame] = {}
        self.answers: OrderedDict[tuple[Seat, str], Answer] = OrderedDict()
        self.lines: deque[Line] = deque(maxlen=LINES)
        self.lock = asyncio.Lock()
        self.after: Callable[[LiveTable], None] = lambda table: None
        self.closing = False
        self.soon: asyncio.TimerHandle | None = None

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
        table = self.table if self.number else None
        somebody_new = False
        for record in records:
            for event in log.decode(record.events):
                table = evolve_table(table, event)
                somebody_new |= isinstance(event, ChairTaken)
            self._remember(record.seat, record.command, Answer())
        assert table is not None
        if somebody_new:
            self.people = {p.seat: p for p in await self.world.store.people(self.name)}
        self.table, self.number = table, records[-1].number
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
        self._remember(seat, command, Answer())
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
        self.people.update({p.seat: p for p in people})
        self.publish()
        self.after(self)

    def _remember(self, seat: Seat | None, command: str | None, answer: Answer) -> None:
        if seat is None or command is None:
            return
        self.answers[(seat, command)] = answer
        if len(self.answers) > REMEMBERED:
            self.answers.popitem(last=False)

    # ---- what is said

    def heard(self, line: Line) -> None:
        if all(known.id != line.id for known in self.lines):
            self.lines.append(line)
            self._tell(_encoder.encode(self.said(line)), b'{"kind":"said","line":%b}')

    def said(self, line: Line) -> Said:
        return Said(line.id, line.seat, line.at, line.kind, line.text, line.game, line.turn)

    def unheard(self, line: int) -> None:
        self.lines = deque((known for known in self.lines if known.id != line), LINES)
        self._tell(b"%d" % line, b'{"kind":"unsaid","id":%b}')

    def _tell(self, body: bytes, frame: bytes) -> None:
        for group in list(self.watchers.values()):
            for watcher in list(group):
                watcher.hear(frame % body)

    # ---- who looks

    def watch(self, watcher: Watcher, seen: int | None) -> None:
        """Show the table; nothing is sent to somebody whose last version is still true."""
        self.watchers.setdefault(watcher.viewer, set()).add(watcher)
        frame, _ = self._frame(watcher.viewer, TableLook(self, pack))
        if frame.version != seen:
            watcher.show(frame.version, frame.body)

    def unwatch(self, watcher: Watcher) -> None:
        group = self.watchers.get(watcher.viewer)
        if group is not None:
            group.discard(watcher)
            if not group:
                del self.watchers[watcher.viewer]

    def is_here(self, seat: Seat) -> bool:
        return seat in self.watchers or seat in self.seats_elsewhere()

    def seats_elsewhere(self) -> frozenset[Seat]:
        """Seats with a device at another worker."""
        return frozenset().union(*self.elsewhere.values()) if self.elsewhere else frozenset()

    def publish(self) -> None:
        """To each viewer whose own view has changed; the others notice nothing."""
        if self.soon is not None:
            self.soon.cancel()
            self.soon = None
        look = TableLook(self, pack)
        for viewer, group in list(self.watchers.items()):
            if viewer is not None and viewer not in look.seated:
                self.frames.pop(viewer, None)
                self.show_out(viewer, "not_seated")
                continue
            frame, changed = self._frame(viewer, look)
            if changed:
                for watcher in list(group):
                    watcher.show(frame.version, frame.body)

    def publish_soon(self) -> None:
        """Comings and goings are shown together: a storm of them is not a storm of views."""
        if self.soon is None:
            self.soon = asyncio.get_running_loop().call_later(SOON, self.publish)

    def _frame(self, viewer: Viewer, look: TableLook) -> tuple[Frame, bool]:
        body = _encoder.encode(look.of(viewer))
        frame = self.frames.get(viewer)
        if frame is None:
            frame = self.frames[viewer] = Frame(1, body)
            return frame, True
        if frame.body == body:
            return frame, False
        frame = self.frames[viewer] = Frame(frame.version + 1, body)
        return frame, True

    def view(self, viewer: Viewer) -> TableView:
        return TableLook(self).of(viewer)

    def name_of(self, chair: Chair) -> str:
        """A rabbit's name, a person's, or nothing where somebody has been forgotten."""
        if chair.bot is not None:
            return BOT_NAMES[chair.seat % len(BOT_NAMES)]
        person = self.people.get(chair.seat)
        return person.name if person else ""

    def show_out(self, seat: Seat, code: str) -> None:
        """Cut every device of a seat, with the reason."""
        for watcher in list(self.watchers.get(seat, ())):
            watcher.bye(code)

    def close(self, code: str = "closing") -> None:
        """No new moves; whoever looks is told to come back."""
        self.closing = True
        for group in list(self.watchers.values()):
            for watcher in list(group):
                watcher.bye(code)


_encoder = msgspec.json.Encoder()
