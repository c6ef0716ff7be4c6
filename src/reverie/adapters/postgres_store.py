"""The store of many workers: PostgreSQL. The log there is the only truth; who writes tells."""

import asyncio
import time
from collections.abc import Mapping, Sequence
from typing import Any

import asyncpg

from reverie.adapters.data_folder import CannotUse
from reverie.adapters.postgres_link import ANSWER_SECONDS, PASSING, Link
from reverie.adapters.postgres_schema import migrate
from reverie.adapters.postgres_writer import Writer
from reverie.adapters.touches import Touches
from reverie.errands import Errands
from reverie.rules.ids import Seat
from reverie.tables.ports import (
    CircleRow,
    Conflict,
    Done,
    Head,
    HeadChange,
    Lease,
    Line,
    NotStored,
    Person,
    Record,
    Recording,
)

Wanted = tuple[str, int, "asyncio.Future[list[Record]]"]


class PostgresStore:
    """Answers only after the commit. `worker` names whoever writes in what others are told."""

    def __init__(self, url: str, worker: str = "", answer_seconds: float = ANSWER_SECONDS) -> None:
        self.link = Link(url, answer_seconds)
        self.worker = worker
        self.writer = Writer(self.link, worker)
        self.touches = Touches()
        self.wanted: list[Wanted] = []
        self.errands = Errands()

    @property
    def commits(self) -> int:
        return self.writer.commits

    @property
    def records(self) -> int:
        return self.writer.records

    @property
    def conflicts(self) -> int:
        return self.writer.conflicts

    async def start(self) -> None:
        try:
            await self._start()
        except ValueError:
            # What it says might repeat a password.
            raise CannotUse("the database cannot be used: its address is no address.") from None
        except (*PASSING, asyncpg.PostgresError) as error:
            why = str(error) or "it does not answer"
            raise CannotUse(f"the database cannot be used ({why}).") from error

    async def _start(self) -> None:
        db = await self.link.connect()
        try:
            await migrate(db)
        finally:
            await db.close()
        await self.link.open()
        self.writer.start()

    async def probe(self) -> None:
        self.writer.check_alive()
        # With a number of its own a transaction is committed like any other, standby and all.
        await self.link.ask_again("SELECT txid_current()")

    async def close(self) -> None:
        await self.writer.close()
        await self.link.close()

    # ---- writing

    async def open(self, head: Head, first: Record, person: Person) -> None:
        rows = await self.link.ask_again(
            _OPEN,
            *(head.table, head.code, head.listed, time.time()),
            *(first.number, first.events, first.seat, first.command),
            *(person.seat, person.name, person.key, head.lent_until),
        )
        if not rows:
            raise Conflict

    def append(
        self,
        table: str,
        record: Record,
        people: Sequence[Person],
        head: HeadChange | None,
        stored: Done,
    ) -> None:
        now = time.time()
        touches = head is not None or self.touches.is_due(table, now)

        def done(result: Any, error: Exception | None) -> None:
            if touches and error is None:
                self.touches.note(table, now)
            stored(result, error)

        self.writer.append(table, record, people, head, touches, done if touches else stored)

    async def set_person(self, table: str, person: Person, held: bytes | None = None) -> bool:
        rows = await self._write(
            _SET_PERSON, "people", table, person.seat, person.name, person.key, held
        )
        return bool(rows)

    async def forget_person(self, table: str, seat: Seat) -> None:
        await self._write(_FORGET, "people", table, seat)
        await self._tell("talk", table)

    async def say(self, table: str, line: Line) -> Line:
        values = (line.seat, line.command, line.at, line.kind, line.text, line.game, line.turn)
        rows = await self._write(_SAY, "talk", table, *values)
        if not rows:
            raise NotStored("there is no such table")
        *said, _ = rows[0]
        return Line(*said)

    async def unsay(self, table: str, line: int) -> bool:
        return bool(await self._write(_UNSAY, "talk", table, line))

    async def keep_recording(self, table: str, recording: Recording, most: int, space: int) -> bool:
        values = (recording.id, recording.seat, recording.at, recording.length, recording.sound)
        return bool(await self.link.ask_again(_KEEP_RECORDING, table, *values, most, space))

    async def hold_recording(self, table: str, name: str, told: bool) -> None:
        sql = "UPDATE recordings SET told = $3 WHERE table_id = $1 AND id = $2"
        await self.link.ask_again(sql, table, name, told)

    async def drop_recordings(self, before: float, table: str | None = None) -> int:
        return len(await self.link.ask_again(_DROP_RECORDINGS, before, table))

    async def set_notice(self, table: str, seat: Seat, wish: bytes | None) -> None:
        if wish is None:
            sql = "DELETE FROM notices WHERE table_id = $1 AND seat = $2"
            await self.link.ask_again(sql, table, seat)
        else:
            await self.link.ask_again(_SET_NOTICE, table, seat, wish)

    async def drop_notice(self, table: str, seat: Seat, wish: bytes) -> None:
        sql = "DELETE FROM notices WHERE table_id = $1 AND seat = $2 AND wish = $3"
        await self.link.ask_again(sql, table, seat, wish)

    async def take_back(self, codes: Sequence[str], now: float) -> list[str]:
        free = {row[0] for row in await self.link.ask_again(_TAKE_BACK, list(codes), now)}
        return [code for code in codes if code in free]

    async def lend(self, table: str, code: str, until: float, instead_of: str | None) -> bool:
        try:
            return bool(await self.link.ask_again(_LEND, table, code, until, instead_of))
        except Conflict:
            return False

    async def renew(self, codes: Mapping[str, str], until: float) -> list[str]:
        rows = await self.link.ask_again(_RENEW, list(codes), list(codes.values()), until)
        return [row[0] for row in rows]

    async def delete(self, table: str) -> bool:
        self.touches.forget(table)
        return bool(await self._write(_DELETE, "gone", table))

    async def keep_circle(self, row: CircleRow, table: str | None = None) -> None:
        values = (row.id, row.version, row.touched, row.body, table)
        if not await self.link.ask_again(_KEEP_CIRCLE, *values):
            raise Conflict

    async def erase_circle(self, name: str, version: int | None = None) -> bool:
        return bool(await self.link.ask_again(_ERASE_CIRCLE, name, version))

    async def circle(self, name: str) -> CircleRow | None:
        rows = await self._read(f"{_CIRCLES} WHERE id = $1", name)
        return CircleRow(*rows[0]) if rows else None

    async def circle_of(self, table: str) -> str | None:
        sql = "SELECT circle_id FROM circle_tables WHERE table_id = $1"
        rows = await self._read(sql, table)
        return rows[0][0] if rows else None

    async def circles(self) -> list[CircleRow]:
        return [CircleRow(*row) for row in await self._read(f"{_CIRCLES} ORDER BY id")]

    async def _write(self, sql: str, kind: str, table: str, *values: Any) -> list[Any]:
        """One statement that also tells the others; its last value is what they are told."""
        return await self.link.ask_again(sql, table, *values, self._news(kind, table))

    async def _tell(self, kind: str, table: str) -> None:
        await self.link.ask_again("SELECT pg_notify('reverie', $1)", self._news(kind, table))

    def _news(self, kind: str, table: str) -> str:
        return f"{self.worker}\n{kind} {table} 0"

    # ---- reading

    async def load(self, table: str, after: int = 0) -> list[Record]:
        """Whoever asks in the same moment is read for together."""
        future: asyncio.Future[list[Record]] = asyncio.get_running_loop().create_future()
        self.wanted.append((table, after, future))
        if len(self.wanted) == 1:
            self.errands.run(self._load())
        return await future

    async def _load(self) -> None:
        await asyncio.sleep(0)
        wanted, self.wanted = self.wanted, []
        found: list[list[Record]] = [[] for _ in wanted]
        try:
            rows = await self.link.ask_again(
                _LOAD, [table for table, _, _ in wanted], [after for _, after, _ in wanted]
            )
        except Exception as error:
            for _, _, future in wanted:
                if not future.cancelled():
                    future.set_exception(error)
            return
        for place, number, events, seat, command in rows:
            found[place - 1].append(Record(number, events, seat, command))
        for (_, _, future), records in zip(wanted, found, strict=True):
            if not future.cancelled():
                future.set_result(records)

    async def grown(self, known: Mapping[str, int]) -> list[str]:
        rows = await self._read(_GROWN, list(known), list(known.values()))
        return [row[0] for row in rows]

    async def people(self, table: str) -> list[Person]:
        rows = await self._read(
            "SELECT seat, name, key FROM people WHERE table_id = $1 ORDER BY seat", table
        )
        return [Person(Seat(seat), name, key) for seat, name, key in rows]

    async def talk(self, table: str, most: int = 200) -> list[Line]:
        rows = await self._read(
            f"SELECT {_LINE} FROM talk WHERE table_id = $1 ORDER BY id DESC LIMIT $2",
            *(table, most),
        )
        return [Line(*row) for row in reversed(rows)]

    async def recording(self, table: str, name: str) -> Recording | None:
        rows = await self._read(
            "SELECT id, seat, made_at, length, sound, told FROM recordings"
            " WHERE table_id = $1 AND id = $2",
            *(table, name),
        )
        return Recording(*rows[0]) if rows else None

    async def notices(self, table: str) -> dict[Seat, bytes]:
        rows = await self._read("SELECT seat, wish FROM notices WHERE table_id = $1", table)
        return {Seat(seat): wish for seat, wish in rows}

    async def take_notice(self, table: str, seat: Seat, reason: str) -> bytes | None:
        rows = await self._read(
            "UPDATE notices SET told = $3 WHERE table_id = $1 AND seat = $2"
            " AND told IS DISTINCT FROM $3 RETURNING wish",
            *(table, seat, reason),
        )
        return rows[0][0] if rows else None

    async def due(self, before: float, most: int = 1000) -> list[tuple[str, float]]:
        rows = await self._read(
            "SELECT id, deadline FROM tables WHERE deadline < $1 ORDER BY deadline LIMIT $2",
            *(before, most),
        )
        return [(table, at) for table, at in rows]

    async def claim_due(
        self, before: float, now: float, until: float, most: int = 1000
    ) -> list[tuple[str, float]]:
        rows = await self._read(_CLAIM, before, now, until, most)
        return sorted(((table, at) for table, at in rows), key=lambda each: each[1])

    async def find_code(self, code: str, now: float = 0.0) -> str | None:
        sql = "SELECT id FROM tables WHERE code = $1 AND lent_until >= $2"
        rows = await self._read(sql, code, now)
        return rows[0][0] if rows else None

    async def lease(self, table: str) -> Lease | None:
        rows = await self._read("SELECT code, lent_until FROM tables WHERE id = $1", table)
        return Lease(*rows[0]) if rows else None

    async def listed(self, most: int = 50) -> list[Head]:
        rows = await self._read(
            "SELECT id, code, touched FROM tables WHERE listed ORDER BY touched DESC LIMIT $1", most
        )
        return [Head(table, code, True, touched) for table, code, touched in rows]

    async def untouched_since(self, instant: float) -> list[str]:
        rows = await self._read("SELECT id FROM tables WHERE touched < $1", instant)
        return [row[0] for row in rows]

    async def count(self) -> int:
        return int((await self._read("SELECT count(*) FROM tables"))[0][0])

    async def _read(self, sql: str, *values: Any) -> list[Any]:
        return await self.link.ask_again(sql, *values)


# Done twice (the first answer was lost), it finds its own table and is content with it.
_OPEN = """
WITH opened AS (
    INSERT INTO tables (id, code, listed, touched, lent_until) VALUES ($1, $2, $3, $4, $12)
    ON CONFLICT DO NOTHING RETURNING id
), begun AS (
    INSERT INTO log (table_id, number, events, seat, command)
    SELECT id, $5, $6::bytea, $7, $8 FROM opened
), seated AS (
    INSERT INTO people (table_id, seat, name, key)
    SELECT id, $9, $10, $11::bytea FROM opened
)
SELECT id FROM opened
UNION ALL
SELECT tables.id FROM tables JOIN people ON people.table_id = tables.id
WHERE tables.id = $1 AND tables.code = $2 AND people.seat = $9 AND people.key = $11
    AND tables.touched = $4
"""

# Whoever renews at the same moment keeps the code; then opening or lending it finds a conflict.
_TAKE_BACK = """
WITH back AS (
    UPDATE tables SET code = NULL WHERE code = ANY($1::text[]) AND lent_until < $2
)
SELECT wanted FROM unnest($1::text[]) AS wanted
WHERE NOT EXISTS (SELECT 1 FROM tables WHERE code = wanted AND lent_until >= $2)
"""

# Done twice, it finds its own code and is content with it.
_LEND = """
UPDATE tables SET code = $2, lent_until = $3
WHERE id = $1 AND (code IS NOT DISTINCT FROM $4::text OR code = $2) RETURNING id
"""

_RENEW = """
UPDATE tables SET lent_until = $3
FROM (SELECT * FROM unnest($1::text[], $2::text[]) AS held (id, code)) AS held
WHERE tables.id = held.id AND tables.code = held.code RETURNING tables.id
"""

# Here and below: of a table that was erased meanwhile nothing is kept.
_SET_PERSON = """
WITH seated AS (
    INSERT INTO people (table_id, seat, name, key) SELECT $1, $2, $3, $4
    WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1) AND ($5::bytea IS NULL
        OR EXISTS (SELECT 1 FROM people WHERE table_id = $1 AND seat = $2))
    ON CONFLICT (table_id, seat) DO UPDATE SET name = excluded.name, key = excluded.key
    WHERE $5::bytea IS NULL OR people.key = $5 OR people.key = excluded.key
    RETURNING seat
)
SELECT pg_notify('reverie', $6) FROM seated
"""

_FORGET = """
WITH person AS (DELETE FROM people WHERE table_id = $1 AND seat = $2 AND key IS NULL),
    lines AS (DELETE FROM talk WHERE table_id = $1 AND seat = $2),
    wishes AS (DELETE FROM notices WHERE table_id = $1 AND seat = $2),
    voices AS (DELETE FROM recordings WHERE table_id = $1 AND seat = $2)
SELECT pg_notify('reverie', $3)
"""

_LINE = "seat, command, said_at, kind, text, game, turn, id"
_SAY = f"""
WITH said AS (
    INSERT INTO talk (table_id, seat, command, said_at, kind, text, game, turn)
    SELECT $1, $2, $3, $4, $5, $6, $7, $8 FROM tables WHERE tables.id = $1
    ON CONFLICT (table_id, seat, command) DO UPDATE SET said_at = talk.said_at
    RETURNING {_LINE}
)
SELECT said.*, pg_notify('reverie', $9) FROM said
"""

_UNSAY = """
WITH gone AS (DELETE FROM talk WHERE table_id = $1 AND id = $2 RETURNING id)
SELECT pg_notify('reverie', $3) FROM gone
"""

# Done twice, it finds its own recording and is content with it.
_KEEP_RECORDING = """
WITH instead AS (
    SELECT id, size FROM recordings WHERE table_id = $1 AND seat = $3 AND NOT told AND id <> $2
), freed AS (
    SELECT coalesce(sum(size), 0) - octet_length($6::bytea) AS bytes FROM instead
), kept AS (
    INSERT INTO recordings (table_id, id, seat, made_at, length, size, told, sound)
    SELECT $1, $2, $3, $4, $5, octet_length($6::bytea), FALSE, $6::bytea FROM freed
    WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1)
        AND (SELECT coalesce(sum(size), 0) FROM recordings
            WHERE table_id = $1 AND id <> $2) - bytes <= $7
        AND (SELECT coalesce(sum(size), 0) FROM recordings
            WHERE table_id <> $1 OR id <> $2) - bytes <= $8
    ON CONFLICT (table_id, id) DO UPDATE SET length = excluded.length
    RETURNING id
), dropped AS (
    DELETE FROM recordings WHERE table_id = $1 AND id IN (SELECT id FROM instead)
        AND EXISTS (SELECT 1 FROM kept)
)
SELECT id FROM kept
"""

_DROP_RECORDINGS = """
DELETE FROM recordings WHERE NOT told AND made_at < $1 AND ($2::text IS NULL OR table_id = $2)
RETURNING id
"""

_SET_NOTICE = """
INSERT INTO notices (table_id, seat, wish) SELECT $1, $2, $3 FROM tables WHERE id = $1
ON CONFLICT (table_id, seat) DO UPDATE SET wish = excluded.wish, told = NULL
"""

_DELETE = """
WITH log AS (DELETE FROM log WHERE table_id = $1),
    people AS (DELETE FROM people WHERE table_id = $1),
    talk AS (DELETE FROM talk WHERE table_id = $1),
    notices AS (DELETE FROM notices WHERE table_id = $1),
    voices AS (DELETE FROM recordings WHERE table_id = $1),
    met AS (DELETE FROM circle_tables WHERE table_id = $1),
    devices AS (DELETE FROM devices WHERE table_id = $1),
    gone AS (DELETE FROM tables WHERE id = $1 RETURNING id)
SELECT pg_notify('reverie', $2) FROM gone
"""

_CIRCLES = "SELECT id, version, body, touched FROM circles"
# Done twice (the first answer was lost), it finds its own version and is content with it.
_KEEP_CIRCLE = """
WITH kept AS (
    INSERT INTO circles (id, version, touched, body)
    SELECT $1, $2::int, $3::float, $4::bytea
    WHERE $2 = 1 OR EXISTS (SELECT 1 FROM circles WHERE id = $1)
    ON CONFLICT (id) DO UPDATE SET version = $2, touched = $3, body = $4
    WHERE circles.version = $2 - 1 OR (circles.version = $2 AND circles.body = $4)
    RETURNING id
), met AS (
    INSERT INTO circle_tables (table_id, circle_id)
    SELECT $5, id FROM kept WHERE $5::text IS NOT NULL AND NOT EXISTS
        (SELECT 1 FROM circle_tables WHERE table_id = $5 AND circle_id = $1)
)
SELECT id FROM kept
"""
_ERASE_CIRCLE = """
WITH gone AS (
    DELETE FROM circles WHERE id = $1 AND version = coalesce($2::int, version) RETURNING id
), met AS (DELETE FROM circle_tables WHERE circle_id IN (SELECT id FROM gone))
SELECT id FROM gone
"""

_LOAD = """
SELECT wanted.place, record.number, record.events, record.seat, record.command
FROM unnest($1::text[], $2::int[]) WITH ORDINALITY AS wanted (table_id, after, place),
LATERAL (
    SELECT number, events, seat, command FROM log
    WHERE log.table_id = wanted.table_id AND log.number > wanted.after
    ORDER BY log.number
) AS record
"""

_GROWN = """
SELECT table_id FROM unnest($1::text[], $2::int[]) AS known (table_id, number) WHERE EXISTS (
    SELECT 1 FROM log WHERE log.table_id = known.table_id AND log.number > known.number
)
"""

# Nobody waits for a table another worker is just claiming: it is in good hands.
_CLAIM = """
UPDATE tables SET claimed_until = $3 WHERE id IN (
    SELECT id FROM tables
    WHERE deadline < $1 AND (claimed_until IS NULL OR claimed_until < $2)
    ORDER BY deadline LIMIT $4 FOR UPDATE SKIP LOCKED
)
RETURNING id, deadline
"""
