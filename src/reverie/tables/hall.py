"""The hall: where tables are opened, found by link or code, and put to rest."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable

from reverie.rules.ids import COLOURS, Seat
from reverie.rules.rejections import Rejected
from reverie.tables import log
from reverie.tables.following import follow_devices
from reverie.tables.keys import digest, new_key, read_seat_link, seat_link
from reverie.tables.live import LiveTable, World
from reverie.tables.lobby import Deciding, check_set_up
from reverie.tables.names import tidy_name
from reverie.tables.ports import Conflict, Head, NotStored, Person, Record
from reverie.tables.refusals import Refused
from reverie.tables.requests import SetUp
from reverie.tables.table import Chair, ChairTaken, TableOpened

LINK_LASTS = 24 * 3600.0
LETTERS = "BCDFGHJKLMNPRSTWXZ"  # no vowels, no look-alikes


async def _always() -> bool:
    return True


class Hall:
    def __init__(self, world: World, after: Callable[[LiveTable], None]) -> None:
        self.world, self.after = world, after
        self.woke: Callable[[LiveTable], None] = lambda live: None
        self.may_rest: Callable[[LiveTable], bool] = lambda live: True
        self.has_room: Callable[[], Awaitable[bool]] = _always
        self.check_words: Callable[[str], None] = lambda text: None
        self.check_decks: Callable[[str, tuple[str, ...]], None] = lambda table, decks: None
        self.rested: Callable[[str], None] = lambda table: None
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Future[LiveTable | None]] = {}
        self.closing = False

    async def open(self, set_up: SetUp, name: str, colour: str | None) -> tuple[LiveTable, str]:
        """A new table with its creator in the first chair, and the key to that chair."""
        if self.closing:
            raise Refused("closing")
        if not await self.has_room():
            raise Refused("too_many_tables")
        self.check_decks("", set_up.decks)
        check_set_up(set_up, self.world.cards)
        if colour is not None and colour not in COLOURS:
            raise Rejected("colour_unknown")
        self.check_words(name)
        key = new_key()
        person = Person(Seat(0), tidy_name(name, ()), digest(key))
        events = (TableOpened(set_up), ChairTaken(Chair(Seat(0), colour or COLOURS[0])))
        while True:
            table = secrets.token_urlsafe(12)
            code = "".join(secrets.choice(LETTERS) for _ in range(4))
            try:
                head = Head(table, code, set_up.listed)
                await self.world.store.open(head, Record(1, log.encode(events)), person)
            except Conflict:
                continue
            live = await self.find(table)
            assert live is not None
            return live, key

    async def find(self, table: str) -> LiveTable | None:
        """The live table of this link; loaded when first asked for."""
        live = self.live.get(table)
        if live is not None:
            return live
        if table not in self.loading:
            self.loading[table] = asyncio.ensure_future(self._load(table))
        try:
            return await asyncio.shield(self.loading[table])
        finally:
            self.loading.pop(table, None)

    async def _load(self, table: str) -> LiveTable | None:
        code = await self.world.store.code_of(table)
        if code is None:
            return None
        live = LiveTable(table, code, self.world)
        live.after = self.after
        if not await live.load():
            return None
        self.live[table] = live
        if self.world.company.is_shared:
            await self._join_the_others(live)
        self.woke(live)
        self.after(live)
        return live

    async def _join_the_others(self, live: LiveTable) -> None:
        try:
            await self.world.company.subscribe(live.name)
            # What others did while it was loaded, nobody has told it.
            await live.catch_up()
            await follow_devices(live)
        except NotStored:
            # A table that is not told of its moves must not stay awake.
            self.drop(live.name)
            raise

    async def find_code(self, code: str) -> LiveTable | None:
        table = await self.world.store.find_code(code.strip().upper())
        return None if table is None else await self.find(table)

    async def sit_down(self, live: LiveTable, name: str, colour: str | None) -> tuple[Seat, str]:
        """Take a free chair with a name; the answer is the seat and the key to it."""
        self.check_words(name)
        key = new_key()
        seat = await live.decide(
            lambda deciding: _take_chair(live, deciding, name, colour),
            person=lambda taken: Person(taken, tidy_name(name, ()), digest(key)),
        )
        assert seat is not None
        return seat, key

    def seat_of(self, live: LiveTable, key: str | None) -> Seat | None:
        """Whose key this is, if anybody's."""
        if not key:
            return None
        held = digest(key)
        for person in live.people.values():
            if person.key is not None and secrets.compare_digest(person.key, held):
                return person.seat if live.table.chair(person.seat) else None
        return None

    # ---- a seat on another device

    def link(self, live: LiveTable, asker: Seat, seat: Seat) -> str:
        """A secret that moves a seat to another device, once: one's own, or any as the host."""
        person = live.people.get(seat)
        if live.table.chair(seat) is None or person is None:
            raise Refused("not_seated")
        if asker != seat and asker != live.table.host:
            raise Refused("host_only")
        return seat_link(live.name, person, time.time() + LINK_LASTS)

    async def redeem(self, live: LiveTable, secret: str) -> tuple[Seat, str]:
        """The seat and a new key to it; the old key, and every older link, open nothing more."""
        async with live.lock:
            person = read_seat_link(live.name, live.people, secret, time.time())
            if person is None or live.table.chair(person.seat) is None:
                raise Refused("link_used")
            key = new_key()
            moved = Person(person.seat, person.name, digest(key))
            if not await self.world.store.set_person(live.name, moved, held=person.key):
                raise Refused("link_used")
            live.people = {**live.people, person.seat: moved}
        live.show_out(person.seat, "seat_moved")
        return person.seat, key

    async def forget(self, live: LiveTable, seat: Seat) -> None:
        """Erase the name and the key of somebody who has left."""
        async with live.lock:
            await self.world.store.forget_person(live.name, seat)
            live.people = {s: p for s, p in live.people.items() if s != seat}
            for line in [line.id for line in live.lines if line.seat == seat]:
                live.unheard(line)

    def rest(self) -> int:
        """Put tables to rest where nobody looks; they are found again by their link."""
        idle = [
            name
            for name, live in self.live.items()
            if not live.watchers and not live.lock.locked() and self.may_rest(live)
        ]
        for name in idle:
            self.drop(name)
        return len(idle)

    def drop(self, table: str) -> None:
        if self.live.pop(table, None) is not None:
            self.world.company.unsubscribe(table)
            self.rested(table)

    async def close(self) -> None:
        """No new moves; everything under way is stored; whoever looks is told to come back."""
        self.closing = True
        for live in list(self.live.values()):
            async with live.lock:
                live.close()


def _take_chair(live: LiveTable, deciding: Deciding, name: str, colour: str | None) -> Seat:
    """The name is checked with every try: another worker may have given it away."""
    here = {chair.seat for chair in deciding.table.chairs}
    tidy_name(name, [p.name for p in live.people.values() if p.seat in here])
    return deciding.take_chair(colour)
