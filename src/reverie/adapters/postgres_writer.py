"""The task that writes to PostgreSQL: many decisions in one statement, told only after it."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Sequence
from typing import Any

import asyncpg
from msgspec import Struct

from reverie.adapters.crashes import report
from reverie.adapters.ending import end
from reverie.adapters.postgres_link import PAUSE, Link, Unanswered
from reverie.tables import log
from reverie.tables.ports import Conflict, Done, HeadChange, NotStored, Person, Record

logger = logging.getLogger("reverie.writer")
MOST_IN_ONE_COMMIT = 500
# A statement costs as much as ten records. Whoever comes right after one waits for company.
GATHER_SECONDS = 0.003
# A notification is at most 8,000 bytes. What is told is cut into pages after so many bytes, and
# the last line of a page may reach beyond; longer records the others read in the log.
PAGE_BYTES = 6900
LONGEST_LINE = 1000


class Job(Struct, eq=False):
    """One record, what changes with it, and who is told after its commit."""

    table: str
    record: Record
    people: Sequence[Person]
    head: HeadChange | None
    touches: bool
    done: Done


class Writer:
    def __init__(self, link: Link, worker: str) -> None:
        self.link, self.worker = link, worker
        self.commits = self.records = self.conflicts = 0
        self.jobs: deque[Job] = deque()
        self.wanted = asyncio.Event()
        self.busy = self.down = False
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.ensure_future(self._write())

    def append(
        self,
        table: str,
        record: Record,
        people: Sequence[Person],
        head: HeadChange | None,
        touches: bool,
        done: Done,
    ) -> None:
        self.check_alive()
        self.jobs.append(Job(table, record, people, head, touches, done))
        self.wanted.set()

    def check_alive(self) -> None:
        if self.task is not None and self.task.done():
            raise NotStored("nobody writes")

    async def _write(self) -> None:
        last = 0.0
        while True:
            await self.wanted.wait()
            pause = last + GATHER_SECONDS - time.monotonic()
            if pause > 0:
                await asyncio.sleep(pause)
            self.busy = True
            batch = self._gather()
            try:
                await self._commit(batch)
            except Exception:
                # Whoever waits must not wait for ever, and the next ones want to be written.
                logger.exception("a batch could not be written")
                _refuse(batch, NotStored("unexpected"))
            self.busy = False
            last = time.monotonic()

    def _gather(self) -> list[Job]:
        """At most one record a table; a second one waits for the next statement."""
        batch: dict[str, Job] = {}
        later: deque[Job] = deque()
        while self.jobs and len(batch) < MOST_IN_ONE_COMMIT:
            job = self.jobs.popleft()
            if job.table in batch:
                later.append(job)
            else:
                batch[job.table] = job
        self.jobs.extendleft(reversed(later))
        if not self.jobs:
            self.wanted.clear()
        # Everybody inserts in one order, so nobody waits for somebody who waits for them.
        return [batch[table] for table in sorted(batch)]

    async def _commit(self, batch: list[Job]) -> None:
        try:
            stored = await self._until_answered(batch)
        except NotStored as error:
            return _refuse(batch, error)
        except (asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
            if len(batch) == 1:
                return _refuse(batch, NotStored(str(error)))
            # Rare: somebody in the batch cannot be stored; find out who, one by one.
            for job in batch:
                await self._commit([job])
            return None
        self.commits += 1
        self.records += len(stored)
        for job in batch:
            if job.table in stored:
                _tell(job, None)
            else:
                self.conflicts += 1
                _tell(job, Conflict())
        return None

    async def _until_answered(self, batch: list[Job]) -> set[str]:
        """The tables whose record is stored. An unanswered statement may have been done."""
        end = time.monotonic() + (0.0 if self.down else self.link.patience)
        doubtful = False
        while True:
            try:
                stored = {row[0] for row in await self.link.ask(*self._statement(batch))}
                if doubtful:
                    stored |= await self._were_stored([j for j in batch if j.table not in stored])
                self.down = False
                return stored
            except Unanswered as unanswered:
                doubtful = True
                if time.monotonic() > end:
                    self.down = True
                    raise NotStored(str(unanswered)) from None
                await asyncio.sleep(PAUSE)

    async def _were_stored(self, batch: list[Job]) -> set[str]:
        if not batch:
            return set()
        rows = await self.link.ask(WERE_STORED, *_records(batch), time.time())
        return {row[0] for row in rows}

    def _statement(self, batch: list[Job]) -> tuple[Any, ...]:
        """The leanest that does it, and its values: each part costs, here and in the database."""
        if any(job.touches or job.people for job in batch):
            return (APPEND, *_news(batch), self.worker, *_beside(batch))
        if len(batch) > 1:
            return (APPEND_RECORDS, *_news(batch), self.worker)
        return (APPEND_ONE, *_values(batch[0]), _line(batch[0]), self.worker)

    async def close(self) -> None:
        """Everything that waits is written first."""
        while (self.jobs or self.busy) and self.task is not None and not self.task.done():
            await asyncio.sleep(GATHER_SECONDS)
        if self.task is not None:
            await end([self.task])


def _refuse(batch: list[Job], error: NotStored) -> None:
    for job in batch:
        _tell(job, NotStored(*error.args))


def _tell(job: Job, error: Exception | None) -> None:
    try:
        job.done(None, error)
    except Exception as fault:
        # The others of the batch want to know, too.
        report("telling of a commit", fault)


def _line(job: Job) -> str:
    """What the others are told of a record: most often all of it."""
    if len(job.record.events) <= LONGEST_LINE:
        line = f"\n{log.tell(job.table, job.record)}"
        if len(line.encode()) <= LONGEST_LINE:
            return line
    return f"\nmoved {job.table} {job.record.number}"


def _values(job: Job) -> tuple[object, ...]:
    record = job.record
    return (job.table, record.number, record.events, record.seat, record.command)


def _records(batch: list[Job]) -> list[list[object]]:
    return [list(column) for column in zip(*map(_values, batch), strict=True)]


def _news(batch: list[Job]) -> list[list[object]]:
    return [*_records(batch), [_line(job) for job in batch]]


def _beside(batch: list[Job]) -> tuple[object, ...]:
    """What changes with the records: who sits where, and what is known of sleeping tables."""
    people = [(job.table, person) for job in batch for person in job.people]
    heads = [job for job in batch if job.touches]
    return (
        [table for table, _ in people],
        [person.seat for _, person in people],
        [person.name for _, person in people],
        [person.key for _, person in people],
        time.time(),
        [job.table for job in heads],
        [job.head is not None for job in heads],
        [job.head.listed if job.head else None for job in heads],
        [job.head.deadline if job.head else None for job in heads],
    )


_ONE = """
    (VALUES ($1::text, $2::int, $3::bytea, $4::int, $5::text))
        AS new (table_id, number, events, seat, command)
"""
_MANY = """
    unnest($1::text[], $2::int[], $3::bytea[], $4::int[], $5::text[])
        AS new (table_id, number, events, seat, command)
"""

# A record is the next if the one before it is there and it is not; of two at once the key lets
# only one in. All other parts follow those that were let in.
_STORED = """
WITH stored AS (
    INSERT INTO log (table_id, number, events, seat, command)
    SELECT new.* FROM {new}
    WHERE EXISTS (
        SELECT 1 FROM log WHERE log.table_id = new.table_id AND log.number = new.number - 1
    )
    ORDER BY new.table_id
    ON CONFLICT DO NOTHING
    RETURNING table_id
)
"""

_BESIDE = """, seated AS (
    INSERT INTO people (table_id, seat, name, key)
    SELECT person.table_id, person.seat, person.name, person.key
    FROM unnest($8::text[], $9::int[], $10::text[], $11::bytea[])
        AS person (table_id, seat, name, key)
    JOIN stored USING (table_id)
    ON CONFLICT (table_id, seat) DO UPDATE SET name = excluded.name, key = excluded.key
), unwished AS (
    DELETE FROM notices USING stored, unnest($8::text[], $9::int[]) AS person (table_id, seat)
    WHERE person.table_id = stored.table_id
        AND notices.table_id = person.table_id AND notices.seat = person.seat
), touched AS (
    UPDATE tables SET
        touched = $12,
        listed = CASE WHEN head.changes THEN head.listed ELSE tables.listed END,
        deadline = CASE WHEN head.changes THEN head.deadline ELSE tables.deadline END,
        claimed_until = CASE WHEN head.changes THEN NULL ELSE tables.claimed_until END
    FROM unnest($13::text[], $14::bool[], $15::bool[], $16::float8[])
        AS head (table_id, changes, listed, deadline)
    JOIN stored USING (table_id)
    WHERE tables.id = head.table_id
)
"""

_TOLD_ONE = """, told AS (
    SELECT pg_notify('reverie_' || worker, $7::text || $6::text)
    FROM stored JOIN devices USING (table_id)
    WHERE devices.seat = -1 AND devices.worker <> $7
)
"""
_TOLD = f""", told AS (
    SELECT pg_notify('reverie_' || worker, $7 || string_agg(line, '')) FROM (
        SELECT worker, line, sum(octet_length(line))
            OVER (PARTITION BY worker ORDER BY table_id) / {PAGE_BYTES} AS page
        FROM unnest($1::text[], $6::text[]) AS news (table_id, line)
        JOIN stored USING (table_id)
        JOIN devices USING (table_id)
        WHERE devices.seat = -1 AND devices.worker <> $7
    ) AS lines GROUP BY worker, page
)
"""
_WHICH = "SELECT table_id FROM stored WHERE (SELECT count(*) FROM told) >= 0"

APPEND_ONE = f"{_STORED.format(new=_ONE)}{_TOLD_ONE}{_WHICH}"
APPEND_RECORDS = f"{_STORED.format(new=_MANY)}{_TOLD}{_WHICH}"
APPEND = f"{_STORED.format(new=_MANY)}{_BESIDE}{_TOLD}{_WHICH}"

# Touching the table makes this a commit too: with a synchronous standby it waits until
# everything before it is safe there.
WERE_STORED = f"""
UPDATE tables SET touched = $6
FROM {_MANY}
JOIN log ON log.table_id = new.table_id AND log.number = new.number
    AND log.events = new.events AND log.seat IS NOT DISTINCT FROM new.seat
    AND log.command IS NOT DISTINCT FROM new.command
WHERE tables.id = new.table_id
RETURNING tables.id
"""
