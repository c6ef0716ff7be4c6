"""The other workers, met in PostgreSQL: what they tell, who is where, and who has died."""

import asyncio
import logging
import time
from collections.abc import Collection, Iterable, Mapping

import asyncpg

from reverie.adapters.ending import end, for_ever
from reverie.adapters.postgres_link import PASSING, Link, Unanswered
from reverie.errands import Errands
from reverie.rules.ids import Seat
from reverie.tables.clock import RealClock
from reverie.tables.company import Ask, Hear, News
from reverie.tables.log import ToldRecord, read_told
from reverie.tables.ports import NotStored
from reverie.tables.requests import Sign

HEARTBEAT = 3.0
DEAD_AFTER = 10.0
GATHER_SECONDS = 0.05
REST_SECONDS = 0.02
CHANNEL = "reverie"
# Among the devices of a table: this worker itself, who wants to be told of its moves.
AWAKE = Seat(-1)
Device = tuple[str, Seat]
logger = logging.getLogger("reverie.company")


class Ear(asyncpg.Connection):  # type: ignore[misc]
    """Hears many in one gulp: to be woken for each costs more than what it says.

    Whoever is told something after a silence hears it at once, and then rests for a moment; what
    is told meanwhile waits in the socket and comes together (docs/decisions/0015).
    """

    def rest(self) -> None:
        if self._transport.is_reading():
            self._transport.pause_reading()
            self._loop.call_later(REST_SECONDS, self._hear_on)

    def _hear_on(self) -> None:
        if not self._transport.is_closing():
            self._transport.resume_reading()


class PostgresCompany:
    """Listens on a connection of its own; tells who is here, together and in order."""

    is_shared = True

    def __init__(self, link: Link, name: str) -> None:
        self.link, self.name = link, name
        self.hear: Hear = lambda news: None
        self.here: set[Device] = set()
        self.changes: set[Device] = set()
        self.wanted = asyncio.Event()
        self.writing = asyncio.Lock()
        self.errands = Errands()
        self.unknown = False
        self.tasks: list[asyncio.Task[None]] = []
        self.listening = asyncio.Event()
        self.offset = time.time() - time.monotonic()

    async def start(self, hear: Hear) -> None:
        self.hear = hear
        await self._beat()
        self.tasks = [
            asyncio.ensure_future(for_ever(work))
            for work in (self._listen, self._tell_devices, self._heartbeat)
        ]
        await self.listening.wait()

    async def close(self) -> None:
        await end(self.tasks)
        try:
            await self.link.ask(_LEAVE, self.name, f"{self.name}\ndead")
        except (Unanswered, asyncpg.PostgresError):
            logger.warning("could not take leave; the others will notice")

    async def consult(self, ask: Ask) -> bool:
        return bool(await ask())

    # ---- what the others tell

    async def _listen(self) -> None:
        """For ever: whatever is told; after a break anything may have been missed."""
        while True:
            try:
                await self._listen_once()
            except (NotStored, asyncpg.PostgresError, *PASSING) as error:
                logger.warning("cannot hear the others: %s", type(error).__name__)
                await asyncio.sleep(0.3)

    async def _listen_once(self) -> None:
        db = await self.link.connect(Ear)
        ended = asyncio.Event()
        try:
            db.add_termination_listener(lambda _: ended.set())
            for channel in (CHANNEL, f"{CHANNEL}_{self.name}"):
                await db.add_listener(channel, self._told)
            if self.listening.is_set():
                await self._come_back()
            self.listening.set()
            while not await _within(HEARTBEAT, ended):
                # A dead network is silent: only a question finds out.
                async with asyncio.timeout(self.link.answer_seconds):
                    await db.fetchval("SELECT 1")
        finally:
            db.terminate()

    def _told(self, ear: Ear, pid: int, channel: str, payload: str) -> None:
        worker, *lines = payload.split("\n")
        # Everybody hears themselves, too.
        if worker != self.name:
            ear.rest()
            self.hear([read_news(worker, line) for line in lines])

    # ---- who is where

    async def subscribe(self, table: str) -> None:
        self.here.add((table, AWAKE))
        await self._write_devices({(table, AWAKE)})

    def unsubscribe(self, table: str) -> None:
        self.attend(table, AWAKE, here=False)

    def attend(self, table: str, seat: Seat, here: bool) -> None:
        if here:
            self.here.add((table, seat))
        else:
            self.here.discard((table, seat))
        self.changes.add((table, seat))
        self.wanted.set()

    def sign(self, table: str, seat: Seat, sign: Sign) -> None:
        self.errands.run(self._tell(f"{self.name}\n{sign} {table} {seat}"))

    async def _tell(self, page: str) -> None:
        try:
            await self.link.ask("SELECT pg_notify($1, $2)", CHANNEL, page)
        except (Unanswered, asyncpg.PostgresError) as error:
            logger.warning("a sign is lost: %s", error)

    async def attending(self, table: str) -> Mapping[str, frozenset[Seat]]:
        rows = await self.link.ask_again(
            "SELECT worker, array_agg(seat) FROM devices"
            " WHERE table_id = $1 AND worker <> $2 AND seat >= 0 GROUP BY worker",
            *(table, self.name),
        )
        return {worker: frozenset(map(Seat, seats)) for worker, seats in rows}

    async def _tell_devices(self) -> None:
        while True:
            await self.wanted.wait()
            await asyncio.sleep(GATHER_SECONDS)
            self.wanted.clear()
            changes, self.changes = self.changes, set()
            try:
                await self._write_devices(changes)
            except NotStored:
                self.changes |= changes
                self.wanted.set()

    async def _write_devices(self, changed: Collection[Device]) -> None:
        """As they are when their turn comes: one after the other, so that the newest stays."""
        async with self.writing:
            came = [device for device in changed if device in self.here]
            left = [device for device in changed if device not in self.here]
            await self.link.ask_again(
                _DEVICES,
                self.name,
                [table for table, _ in came],
                [seat for _, seat in came],
                [table for table, _ in left],
                [seat for _, seat in left],
                pages(self.name, came, left),
            )

    # ---- who lives

    async def _heartbeat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                self.unknown |= await self._beat()
                if self.unknown:
                    await self._come_back()
            except (Unanswered, NotStored, asyncpg.PostgresError) as error:
                # Whatever it is: without a next beat the others take this worker for dead.
                logger.warning("no heartbeat: %s", error)

    async def _come_back(self) -> None:
        """The others took us for dead, or the database crashed and has forgotten who is where.

        First be known again; then read everything that was not told meanwhile."""
        self.unknown = True
        await self._write_devices(tuple(self.here))
        self.unknown = False
        self.hear([News("missed")])

    async def _beat(self) -> bool:
        """True if this worker was not known (any more)."""
        asked = time.monotonic()
        row = (await self.link.ask(_BEAT, self.name, DEAD_AFTER))[0]
        self.offset = row["now"] - (asked + time.monotonic()) / 2
        return bool(row["is_new"])


async def _within(seconds: float, event: asyncio.Event) -> bool:
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return False
    return True


class DatabaseClock(RealClock):
    """The database's time, which all workers share, whatever happens to this machine's clock."""

    def __init__(self, company: PostgresCompany) -> None:
        self.company = company

    def now(self) -> float:
        return time.monotonic() + self.company.offset


def read_news(worker: str, line: str) -> News | ToldRecord:
    if line[0] == "[":
        return read_told(line)
    kind, *rest = line.split(" ")
    if kind == "dead":
        return News("dead", rest[0] if rest else worker)
    table, number = rest
    return News(kind, worker, table, int(number))


def pages(worker: str, came: Iterable[Device], left: Iterable[Device]) -> list[str]:
    """Notices of less than 8,000 bytes. That a worker is awake concerns nobody but who moves."""
    told = [("here", *device) for device in came] + [("left", *device) for device in left]
    lines = [f"{kind} {table} {seat}" for kind, table, seat in told if seat != AWAKE]
    return ["\n".join([worker, *lines[i : i + 150]]) for i in range(0, len(lines), 150)]


# Nobody waits for the disk for this: after a crash it is written anew.
_DEVICES = """
WITH came AS (
    INSERT INTO devices (table_id, worker, seat)
    SELECT table_id, $1, seat FROM unnest($2::text[], $3::int[]) AS new (table_id, seat)
    ON CONFLICT DO NOTHING
), left_us AS (
    DELETE FROM devices USING unnest($4::text[], $5::int[]) AS old (table_id, seat)
    WHERE devices.table_id = old.table_id AND devices.seat = old.seat AND devices.worker = $1
)
SELECT pg_notify('reverie', page), set_config('synchronous_commit', 'off', true)
FROM unnest($6::text[]) AS page
"""

_BEAT = """
WITH me AS (
    INSERT INTO workers (id, seen) VALUES ($1, extract(epoch FROM clock_timestamp()))
    ON CONFLICT (id) DO UPDATE SET seen = excluded.seen RETURNING xmax = 0 AS is_new
), dead AS (
    DELETE FROM workers WHERE id IN (
        SELECT id FROM workers
        WHERE id <> $1 AND seen < extract(epoch FROM clock_timestamp()) - $2::float8
        FOR UPDATE SKIP LOCKED
    ) RETURNING id
), empty AS (
    DELETE FROM devices WHERE worker IN (SELECT id FROM dead)
), told AS (
    SELECT pg_notify('reverie', $1 || E'\\ndead ' || id) FROM dead
)
SELECT is_new, (SELECT count(*) FROM told) AS dead,
    extract(epoch FROM clock_timestamp())::float8 AS now,
    set_config('synchronous_commit', 'off', true)
FROM me
"""

_LEAVE = """
WITH me AS (DELETE FROM workers WHERE id = $1), mine AS (DELETE FROM devices WHERE worker = $1)
SELECT pg_notify('reverie', $2)
"""
