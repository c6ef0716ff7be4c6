"""The hall: where tables are opened, found by link or code, and put to rest."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping

from msgspec import Struct

from reverie.no import No
from reverie.rules.ids import COLOURS, CardId, Seat
from reverie.rules.marks import Marks
from reverie.rules.rejections import Rejected
from reverie.tables import log
from reverie.tables.clock import pause
from reverie.tables.codes import TRIES, Codes
from reverie.tables.deciding import Request
from reverie.tables.followers import REST_EVERY, Follower
from reverie.tables.joining import sit_down
from reverie.tables.keys import also, new_key, new_lock, new_name, opens, read_seat_link, seat_link
from reverie.tables.live import LiveTable, World
from reverie.tables.lobby import check_set_up
from reverie.tables.names import tidy_name
from reverie.tables.ports import Conflict, Head, NotStored, Person, Record
from reverie.tables.refusals import Refused
from reverie.tables.requests import SetUp
from reverie.tables.table import Chair, ChairTaken, TableOpened

logger = logging.getLogger("reverie.hall")
LINK_LASTS = 24 * 3600.0


async def _always() -> bool:
    return True


class Terms(Struct, frozen=True):
    """What this server asks of whoever opens a table or sits down; it refuses by raising."""

    has_room: Callable[[], Awaitable[bool]] = _always
    check_words: Callable[[str], None] = lambda text: None
    check_decks: Callable[[str, tuple[str, ...]], None] = lambda table, decks: None
    plain_decks: Callable[[], tuple[str, ...]] = lambda: ()


class Hall:
    """`followers` are told what becomes of every table, in their order."""

    def __init__(
        self, world: World, followers: Iterable[Follower] = (), terms: Terms | None = None
    ) -> None:
        self.world, self.followers, self.terms = world, list(followers), terms or Terms()
        self.codes = Codes(world.store, world.clock)
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Future[LiveTable | None]] = {}
        self.closing = False

    async def open(
        self,
        set_up: SetUp,
        name: str,
        colour: str | None,
        key: str = "",
        seen: Mapping[CardId, int] | None = None,
        told: Marks | None = None,
    ) -> tuple[LiveTable, str]:
        """A new table with its creator in the first chair, and the key to that chair.

        Here and below `key` is the one that the device has already, if it has. `seen`: how often
        its people have seen a card elsewhere (H13); `told`: marks of the clues they heard of it.
        """
        if self.closing:
            raise Refused("closing")
        if not await self.terms.has_room():
            raise Refused("too_many_tables")
        self.terms.check_decks("", set_up.decks)
        check_set_up(set_up, self.world.cards)
        if colour is not None and colour not in COLOURS:
            raise Rejected("colour_unknown")
        self.terms.check_words(name)
        key = key or new_key()
        name = tidy_name(name, ())
        events = (
            TableOpened(set_up, dict(seen or {}), dict(told or {})),
            ChairTaken(Chair(Seat(0), colour or COLOURS[0])),
        )
        live = await self.find(await self._store_new(set_up.listed, log.encode(events), name, key))
        assert live is not None
        return live, key

    async def _store_new(self, listed: bool, events: bytes, name: str, key: str) -> str:
        for _ in range(TRIES):
            table, code = new_name(), await self.codes.draw()
            person = Person(Seat(0), name, new_lock(table, key))
            head = Head(table, code, listed, lent_until=self.codes.until())
            try:
                await self.world.store.open(head, Record(1, events), person)
            except Conflict:
                # Another worker was given the same code a moment before.
                continue
            return table
        raise Refused("too_many_tables")

    async def find(self, table: str) -> LiveTable | None:
        """The live table of this link; loaded when first asked for."""
        # One that still wakes is nobody's yet: who follows it may not have heard of it.
        live = None if table in self.loading else self.live.get(table)
        live = live or await self._load_once(table)
        if live is not None:
            live.found = self.world.clock.now()
        return live

    async def _load_once(self, table: str) -> LiveTable | None:
        """However many ask for it meanwhile, and whoever of them gives up."""
        if table not in self.loading:
            loading = self.loading[table] = asyncio.ensure_future(self._load(table))
            loading.add_done_callback(lambda _: self.loading.pop(table))
        return await asyncio.shield(self.loading[table])

    async def _load(self, table: str) -> LiveTable | None:
        code = await self.codes.wake(table)
        if code is None:
            return None
        live = LiveTable(table, code, self.world, self.after)
        if not await self._is_loaded(live):
            return None
        self.live[table] = live
        try:
            for follower in self.followers:
                await follower.wakes(live)
        except NotStored:
            # A table that somebody could not follow must not stay awake.
            self.drop(table)
            raise
        for follower in self.followers:
            follower.woke(live)
        self.after(live)
        return live

    async def _is_loaded(self, live: LiveTable) -> bool:
        try:
            return await live.load()
        except (NotStored, No):
            raise
        except Exception as error:
            # Its whole name would be the link to it.
            logger.error("the log of table %s… is damaged: %s", live.name[:4], type(error).__name__)
            raise Refused("our_fault") from None

    def after(self, live: LiveTable) -> None:
        """A table has changed, or somebody has come to it."""
        for follower in self.followers:
            follower.look(live)

    async def find_code(self, code: str) -> LiveTable | None:
        table = await self.codes.find(code)
        return None if table is None else await self.find(table)

    async def sit_down(
        self, live: LiveTable, name: str, colour: str | None, key: str = ""
    ) -> tuple[Seat, str]:
        """Take a free chair with a name; the answer is the seat and the key to it."""
        self.terms.check_words(name)
        key = key or new_key()
        lock = new_lock(live.name, key)
        # With every try it is asked anew who is here: another worker may have given a name away.
        seat = await live.decide(
            Request(lambda deciding: sit_down(deciding, live.people, name, colour, lock))
        )
        assert seat is not None
        return seat, key

    def seats_of(self, live: LiveTable, key: str) -> list[Seat]:
        """The chairs that this key opens: several where people pass one phone around."""
        return [
            person.seat
            for _, person in sorted(live.people.items())
            if live.key_of(person.seat) is not None and opens(person.key, live.name, key)
        ]

    async def also_opens(self, live: LiveTable, seat: Seat, key: str) -> None:
        """One more key to a chair, for the device that sits there."""
        await self._change_lock(live, seat, lambda lock: also(lock, live.name, key))

    async def let_go(self, live: LiveTable, seat: Seat) -> None:
        """A chair that a device gave up for another one: nobody has a key until the next link."""
        await self._change_lock(live, seat, lambda _: new_lock(live.name, new_key()))
        live.audience.show_out(seat, "seat_moved")

    async def _change_lock(
        self, live: LiveTable, seat: Seat, change: Callable[[bytes], bytes]
    ) -> None:
        async with live.held():
            person = live.people.get(seat)
            if person is None or person.key is None:
                return
            changed = Person(seat, person.name, change(person.key))
            if await self.world.store.set_person(live.name, changed, held=person.key):
                live.people = {**live.people, seat: changed}

    # ---- a seat on another device

    def link(self, live: LiveTable, asker: Seat, seat: Seat) -> str:
        """A secret that moves a seat to another device, once: one's own, or any as the host."""
        person = live.people.get(seat)
        if person is None or live.key_of(seat) is None:
            raise Refused("not_seated")
        if asker != seat and asker != live.table.host:
            raise Refused("host_only")
        return seat_link(live.name, person, self.world.clock.now() + LINK_LASTS)

    async def redeem(self, live: LiveTable, secret: str, key: str = "") -> tuple[Seat, str]:
        """The seat and a key to it; the key before, and every older link, open it no more."""
        async with live.held():
            person = read_seat_link(live.name, live.people, secret, self.world.clock.now())
            if person is None or live.key_of(person.seat) is None:
                raise Refused("link_used")
            key = key or new_key()
            moved = Person(person.seat, person.name, new_lock(live.name, key))
            if not await self.world.store.set_person(live.name, moved, held=person.key):
                raise Refused("link_used")
            live.people = {**live.people, person.seat: moved}
        live.audience.show_out(person.seat, "seat_moved")
        return person.seat, key

    async def forget(self, live: LiveTable, seat: Seat) -> None:
        """Erase the name and the words of somebody who has left; the chair may be another's now."""
        async with live.held():
            await self.world.store.forget_person(live.name, seat)
            if live.key_of(seat) is None:
                live.people = {s: p for s, p in live.people.items() if s != seat}
            for line in [line.id for line in live.audience.lines if line.seat == seat]:
                live.audience.unheard(line)

    async def keep_resting(self) -> None:
        """For ever."""
        while True:
            await pause(self.world.clock, REST_EVERY)
            self.rest()
            await self.codes.keep(list(self.live.values()))

    def rest(self) -> int:
        """Put tables to rest where nobody looks; they are found again by their link.

        None that was found of late: whoever found it may be about to do something there, and of
        a table that is loaded twice one does not know what happens at the other.
        """
        before = self.world.clock.now() - REST_EVERY
        idle = [
            name
            for name, live in self.live.items()
            if not live.audience.watchers
            and not live.busy
            and live.found <= before
            and all(follower.may_rest(live) for follower in self.followers)
        ]
        for name in idle:
            self.drop(name)
        return len(idle)

    def drop(self, table: str) -> None:
        if self.live.pop(table, None) is not None:
            for follower in self.followers:
                follower.rested(table)

    async def close(self) -> None:
        """No new moves; everything under way is stored; whoever looks is told to come back."""
        self.closing = True
        for live in list(self.live.values()):
            async with live.held():
                live.close()
