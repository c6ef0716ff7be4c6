"""The circles of a server: found only with a member's key, changed one after the other."""

import asyncio
import logging
from collections.abc import Callable, Sequence

import msgspec
from msgspec.structs import replace

from reverie.circles import circle as pure
from reverie.circles.circle import Circle, Evening, Member, PlayedEvening, as_bytes, read_circle
from reverie.circles.keys import Key, lock, new_secret, read_key, whose
from reverie.circles.showed import showed
from reverie.errands import Errands
from reverie.evening.findings import Findings
from reverie.evening.turns import Since
from reverie.rules.ids import Seat
from reverie.tables.hall import Hall
from reverie.tables.history import Chronicle, Chronicles
from reverie.tables.keys import new_name
from reverie.tables.live import LiveTable
from reverie.tables.names import tidy_name
from reverie.tables.notices import Send, quiet_seconds
from reverie.tables.ports import CircleRow, Conflict, NotStored, Person
from reverie.tables.refusals import Refused
from reverie.tables.requests import SetUp, Wish
from reverie.tables.views import History

logger = logging.getLogger("reverie.circles")
TRIES = 10
MOST_HELD = 24
# An evening is counted on while it lasts, and a table that was opened is sat down at for so long.
COUNTED_ON = 3
OPEN_FOR = 6 * 3600.0

Change = Callable[[Circle], Circle]


class Circles:
    def __init__(self, hall: Hall, chronicles: Chronicles, send: Send | None = None) -> None:
        self.hall, self.chronicles, self.send = hall, chronicles, send
        self.store, self.clock = hall.world.store, hall.world.clock
        self.errands = Errands()

    # ---- with a key

    async def find(self, text: str) -> tuple[Key, Circle, Member]:
        """Without the right key nothing, not even whether there is such a circle."""
        key = read_key(text)
        row = None if key is None else await self.store.circle(key.circle)
        if key is None or row is None:
            raise Refused("no_such_circle")
        circle = read_circle(row.body)
        member = whose(circle, key)
        if member is None:
            raise Refused("no_such_circle")
        return key, circle, member

    async def see(self, text: str) -> tuple[Circle, Member, str | None]:
        """The circle as it is now, and the table that is open for it."""
        key, circle, member = await self.find(text)
        circle = await self._count_on(key.circle, circle)
        return circle, member, await self._open_table(circle)

    async def change(self, text: str, change: Callable[[Member], Member]) -> None:
        key, _, _ = await self.find(text)
        await self._change(key.circle, lambda now: pure.change(now, change(_still(now, key))))

    async def showed(self, text: str) -> Findings:
        """What its evenings showed, all of them together."""
        _, circle, _ = await self.find(text)
        evenings = [await self._history(evening.table) for evening in circle.evenings]
        return await asyncio.to_thread(showed, circle, evenings)

    async def be_asked(self, text: str, wish: bytes | None) -> None:
        await self.change(text, lambda member: replace(member, wish=wish))

    async def rotate(self, text: str) -> Key:
        """Another key for the same member: whoever had the one before has nothing."""
        key, _, _ = await self.find(text)
        fresh = replace(key, secret=new_secret())
        made = lock(key.circle, fresh.secret)
        await self._change(
            key.circle, lambda now: pure.change(now, replace(_still(now, key), lock=made))
        )
        return fresh

    async def leave(self, text: str) -> None:
        """The last one takes the circle with them."""
        key, _, _ = await self.find(text)
        after = await self._change(key.circle, lambda now: pure.leave(now, _still(now, key).id))
        if not after.people:
            await self._erase_empty(key.circle)

    async def _erase_empty(self, name: str) -> None:
        """Unless somebody joins meanwhile: then it is theirs."""
        row = await self.store.circle(name)
        if row is not None and not read_circle(row.body).people:
            await self.store.erase_circle(name, row.version)

    # ---- meeting

    async def meet_again(
        self, live: LiveTable, seat: Seat, held: Sequence[str], language: str
    ) -> Key:
        """Whoever sat there becomes a member of the circle of this table, or of a new one."""
        for _ in range(TRIES):
            name = await self.store.circle_of(live.name)
            known = None if name is None else await self._held(name, held)
            if known is not None:
                return known
            try:
                return await self._join(live, seat, name, language)
            except Conflict:
                # Somebody else at this table was faster: theirs is the circle.
                continue
        raise Refused("not_stored")

    async def _held(self, name: str, held: Sequence[str]) -> Key | None:
        """Of these keys the one that opens this circle."""
        row = await self.store.circle(name)
        if row is None:
            return None
        circle = read_circle(row.body)
        keys = [key for key in map(read_key, held[:MOST_HELD]) if key is not None]
        return next((k for k in keys if k.circle == name and whose(circle, k)), None)

    async def _join(self, live: LiveTable, seat: Seat, name: str | None, language: str) -> Key:
        secret, circle = new_secret(), name or new_name()
        chair, person = live.table.chair(seat), live.people.get(seat)
        if chair is None or person is None:
            raise Refused("not_seated")
        now = self.clock.now()
        member = Member(0, person.name, chair.colour, language, lock(circle, secret), now)
        if name is not None:
            after = await self._change(name, lambda circle: pure.join(circle, member))
            return Key(circle, after.next_member - 1, secret)
        first = pure.meet(Circle(pure.house_rules(live.table.set_up)), live.name, now)
        body = as_bytes(pure.join(first, member))
        await self.store.keep_circle(CircleRow(circle, 1, body, now), live.name)
        return Key(circle, 1, secret)

    async def open(self, text: str, device: str) -> tuple[str, Seat | None, str]:
        """The next table, with this member in its first chair and a key; or the one that is open.

        The others are asked to sit down, where they wished to be told.
        """
        key, circle, member = await self.find(text)
        circle = await self._count_on(key.circle, circle)
        already = await self._open_table(circle)
        if already is not None:
            return already, None, ""
        live, seat_key = await self.hall.open(
            self._playable(circle), member.name, member.colour, device, circle.seen, circle.told
        )
        latest = circle.latest
        try:
            await self._change(
                key.circle,
                lambda now: _meet_if(now, latest, live.name, self.clock.now()),
                live.name,
            )
        except _Faster as faster:
            await self._undo(live)
            return faster.table, None, ""
        except (Refused, NotStored):
            # The circle has gone meanwhile, or nothing can be stored: nobody would find the table.
            await self._undo(live)
            raise
        for other in circle.people:
            if other.id != member.id and other.wish is not None and self.send is not None:
                self.errands.run(self._ask(key.circle, other, live.name))
        return live.name, Seat(0), seat_key

    async def _undo(self, opened: LiveTable) -> None:
        self.hall.drop(opened.name)
        await self.store.delete(opened.name)

    def _playable(self, circle: Circle) -> SetUp:
        """Decks that are still on the shelf and everybody's; where none is left, all of those."""
        kept = tuple(deck for deck in circle.set_up.decks if self._is_there(deck))
        return replace(circle.set_up, decks=kept or self.hall.terms.plain_decks())

    def _is_there(self, deck: str) -> bool:
        try:
            self.hall.terms.check_decks("", (deck,))
            self.hall.world.cards((deck,))
        except Refused:
            return False
        return True

    async def _ask(self, circle: str, member: Member, table: str) -> None:
        """'Sit down?', unless it is quiet where they are: then the circle's page tells it."""
        assert self.send is not None
        assert member.wish is not None
        wish = msgspec.json.decode(member.wish, type=Wish)
        if quiet_seconds(wish, self.clock.now()):
            return
        try:
            if not await self.send(wish, {"kind": "sit_down", "table": table}):
                await self._change(circle, lambda now: _without_wish(now, member))
        except Exception as error:
            # Another server's trouble must not become ours.
            logger.warning("a notice for a circle failed: %s", type(error).__name__)

    async def _open_table(self, circle: Circle) -> str | None:
        """Where people may sit down now: opened a little while ago, and not played out."""
        latest = circle.latest
        if latest is None or self.clock.now() - latest.at > OPEN_FOR:
            return None
        live = await self.hall.find(latest.table)
        if live is None or not (live.table.game is None or live.table.is_playing):
            return None
        return latest.table

    # ---- what its tables tell

    async def _count_on(self, name: str, circle: Circle) -> Circle:
        for evening in circle.evenings[-COUNTED_ON:]:
            told = await self._told(evening.table)
            if pure.count(circle, evening.table, told) != circle:
                circle = await self._change(name, _counts(evening.table, told))
        return circle

    async def _told(self, table: str) -> PlayedEvening:
        people = await self._people(table)

        def tell(chronicle: Chronicle) -> PlayedEvening:
            told = chronicle.history(people)
            played = {place.owner for turn in told.turns for place in turn.reveal.places}
            return PlayedEvening(
                [tuple(place.card for place in turn.reveal.places) for turn in told.turns],
                [chair.name for chair in told.chairs if chair.seat in played],
                SetUp() if chronicle.table is None else chronicle.table.set_up,
                {} if chronicle.table is None else chronicle.table.told,
            )

        return await self.chronicles.tell(table, tell)

    async def _history(self, table: str) -> tuple[History, Since]:
        people = await self._people(table)
        return await self.chronicles.tell(
            table, lambda chronicle: (chronicle.history(people), dict(chronicle.since))
        )

    async def _people(self, table: str) -> dict[Seat, Person]:
        return {person.seat: person for person in await self.store.people(table)}

    async def _change(self, name: str, change: Change, table: str | None = None) -> Circle:
        """One after the other, whichever worker asks."""
        for _ in range(TRIES):
            row = await self.store.circle(name)
            if row is None:
                raise Refused("no_such_circle")
            before = read_circle(row.body)
            after = change(before)
            if after == before and table is None:
                return after
            kept = CircleRow(name, row.version + 1, as_bytes(after), self.clock.now())
            try:
                await self.store.keep_circle(kept, table)
            except Conflict:
                continue
            return after
        raise Refused("not_stored")


class _Faster(Exception):
    """Somebody else of the circle has opened a table meanwhile."""

    def __init__(self, table: str) -> None:
        super().__init__(table)
        self.table = table


def _meet_if(circle: Circle, latest: Evening | None, table: str, at: float) -> Circle:
    now = circle.latest
    if now is not None and (latest is None or now.table != latest.table):
        raise _Faster(now.table)
    return pure.meet(circle, table, at)


def _still(circle: Circle, key: Key) -> Member:
    member = whose(circle, key)
    if member is None:
        raise Refused("no_such_circle")
    return member


def _without_wish(circle: Circle, asked: Member) -> Circle:
    """As the member is by now; a wish made since stays."""
    now = circle.member(asked.id)
    if now is None or now.wish != asked.wish:
        return circle
    return pure.change(circle, replace(now, wish=None))


def _counts(table: str, told: PlayedEvening) -> Change:
    return lambda circle: pure.count(circle, table, told)


def renamed(name: str, colour: str, language: str) -> Callable[[Member], Member]:
    tidy = tidy_name(name, ())
    return lambda member: replace(member, name=tidy, colour=colour, language=language)
