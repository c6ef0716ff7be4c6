"""The store of one machine: a SQLite file, one writer thread, many decisions in one commit."""

import asyncio
import json
import logging
import sqlite3
import threading
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from reverie.adapters.data_folder import keep_private
from reverie.adapters.sqlite_schema import migrate
from reverie.adapters.sqlite_writer import Writer
from reverie.adapters.touches import Touches
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

logger = logging.getLogger("reverie.store")
_TAKE_BACK = (
    "UPDATE tables SET code = NULL"
    " WHERE code IN (SELECT value FROM json_each(?)) AND lent_until < ?"
)
_RENEW = (
    "UPDATE tables SET lent_until = ?2 FROM json_each(?1) AS held"
    " WHERE tables.id = held.key AND tables.code = held.value RETURNING tables.id"
)
_KEEP_RECORDING = (
    "INSERT INTO recordings (table_id, id, seat, made_at, length, size, told, sound)"
    " SELECT ?1, ?2, ?3, ?4, ?5, length(?6), 0, ?6 FROM tables WHERE id = ?1"
    " AND length(?6) + (SELECT coalesce(sum(size), 0) FROM recordings WHERE table_id = ?1) <= ?7"
    " AND length(?6) + (SELECT coalesce(sum(size), 0) FROM recordings) <= ?8"
)
_CIRCLES = "SELECT id, version, body, touched FROM circles"
_FORGET_NAME = "DELETE FROM people WHERE table_id = ? AND seat = ? AND key IS NULL"
_UNWISH = "DELETE FROM notices WHERE table_id = ? AND seat = ?"
_LINE = "seat, command, said_at, kind, text, game, turn, id"
# Of a table that was erased meanwhile nothing is kept.
_SAY = (
    "INSERT OR IGNORE INTO talk (table_id, seat, command, said_at, kind, text, game, turn)"
    " SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8 FROM tables WHERE id = ?1"
)
_SET_NOTICE = (
    "INSERT INTO notices (table_id, seat, wish) SELECT ?1, ?2, ?3 FROM tables WHERE id = ?1"
)


class SqliteStore:
    """Answers only after the commit (WAL, synchronous=FULL); reads have their own connection."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        migrate(path)
        for name in (path.name, f"{path.name}-wal", f"{path.name}-shm"):
            keep_private(path.with_name(name))
        self.path = path
        self.touches = Touches()
        self.reader = _connect(path)
        self.reading = threading.Lock()
        self.writer = Writer(lambda: _connect(path))

    @property
    def commits(self) -> int:
        return self.writer.commits

    @property
    def records(self) -> int:
        return self.writer.records

    @property
    def cpu_seconds(self) -> float:
        """What its threads have cost."""
        return self.writer.cpu_seconds + self.writer.checkpoints.cpu_seconds

    async def start(self) -> None:
        pass

    async def probe(self) -> None:
        # The same value again: SQLite writes and syncs the page all the same.
        await self.writer.commit(
            lambda db: db.execute("UPDATE alembic_version SET version_num = version_num")
        )

    # ---- writing

    async def open(self, head: Head, first: Record, person: Person) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute(
                "INSERT INTO tables (id, code, listed, touched, lent_until) VALUES (?, ?, ?, ?, ?)",
                (head.table, head.code, head.listed, time.time(), head.lent_until),
            )
            _insert(db, head.table, first)
            _set_person(db, head.table, person)

        await self.writer.commit(work)

    def append(
        self,
        table: str,
        record: Record,
        people: Sequence[Person],
        head: HeadChange | None,
        stored: Done,
    ) -> None:
        now = time.time()
        row = (table, record.number, record.events, record.seat, record.command)
        touches = head is not None or self.touches.is_due(table, now)
        if not people and not touches:
            return self.writer.begin(None, row, stored)

        def work(db: sqlite3.Connection) -> None:
            for person in people:
                _set_person(db, table, person)
                db.execute(_UNWISH, (table, person.seat))
            if head is not None:
                db.execute(
                    "UPDATE tables SET touched = ?, listed = ?, deadline = ? WHERE id = ?",
                    (now, head.listed, head.deadline, table),
                )
            elif touches:
                db.execute("UPDATE tables SET touched = ? WHERE id = ?", (now, table))

        def done(result: Any, error: Exception | None) -> None:
            if touches and error is None:
                self.touches.note(table, now)
            stored(result, error)

        return self.writer.begin(work, row, done)

    async def set_person(self, table: str, person: Person, held: bytes | None = None) -> bool:
        def work(db: sqlite3.Connection) -> bool:
            sql = "SELECT key FROM people WHERE table_id = ? AND seat = ?"
            known = db.execute(sql, (table, person.seat)).fetchone()
            if held is not None and (known is None or known[0] != held):
                return False
            if db.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone() is None:
                return False
            _set_person(db, table, person)
            return True

        return bool(await self.writer.commit(work))

    async def forget_person(self, table: str, seat: Seat) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute(_FORGET_NAME, (table, seat))
            for kept in ("talk", "notices", "recordings"):
                db.execute(f"DELETE FROM {kept} WHERE table_id=? AND seat=?", (table, seat))

        await self.writer.commit(work)

    async def say(self, table: str, line: Line) -> Line:
        def work(db: sqlite3.Connection) -> tuple[Any, ...] | None:
            db.execute(_SAY, (table, *_as_row(line)))
            sql = f"SELECT {_LINE} FROM talk WHERE table_id = ? AND seat = ? AND command = ?"
            found: tuple[Any, ...] | None
            found = db.execute(sql, (table, line.seat, line.command)).fetchone()
            return found

        said = await self.writer.commit(work)
        if said is None:
            raise NotStored("there is no such table")
        return Line(*said)

    async def unsay(self, table: str, line: int) -> bool:
        def work(db: sqlite3.Connection) -> bool:
            sql = "DELETE FROM talk WHERE table_id = ? AND id = ?"
            return db.execute(sql, (table, line)).rowcount > 0

        return bool(await self.writer.commit(work))

    async def keep_recording(self, table: str, recording: Recording, most: int, space: int) -> bool:
        values = (table, recording.id, recording.seat, recording.at, recording.length)

        def work(db: sqlite3.Connection) -> bool:
            db.execute("SAVEPOINT instead")
            db.execute(
                "DELETE FROM recordings WHERE table_id = ? AND seat = ? AND NOT told",
                (table, recording.seat),
            )
            kept = db.execute(_KEEP_RECORDING, (*values, recording.sound, most, space)).rowcount
            if not kept:
                db.execute("ROLLBACK TO instead")
            db.execute("RELEASE instead")
            return kept > 0

        return bool(await self.writer.commit(work))

    async def hold_recording(self, table: str, name: str, told: bool) -> None:
        sql = "UPDATE recordings SET told = ? WHERE table_id = ? AND id = ?"
        await self.writer.commit(lambda db: db.execute(sql, (told, table, name)))

    async def drop_recordings(self, before: float, table: str | None = None) -> int:
        def work(db: sqlite3.Connection) -> int:
            return db.execute(
                "DELETE FROM recordings WHERE NOT told AND made_at < ?1"
                " AND (?2 IS NULL OR table_id = ?2)",
                (before, table),
            ).rowcount

        return int(await self.writer.commit(work))

    async def set_notice(self, table: str, seat: Seat, wish: bytes | None) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM notices WHERE table_id = ? AND seat = ?", (table, seat))
            if wish is not None:
                db.execute(_SET_NOTICE, (table, seat, wish))

        await self.writer.commit(work)

    async def drop_notice(self, table: str, seat: Seat, wish: bytes) -> None:
        sql = f"{_UNWISH} AND wish = ?"
        await self.writer.commit(lambda db: db.execute(sql, (table, seat, wish)))

    async def take_notice(self, table: str, seat: Seat, reason: str) -> bytes | None:
        def work(db: sqlite3.Connection) -> bytes | None:
            row = db.execute(
                "UPDATE notices SET told = ? WHERE table_id = ? AND seat = ? AND told IS NOT ?"
                " RETURNING wish",
                (reason, table, seat, reason),
            ).fetchone()
            return row[0] if row else None

        found: bytes | None = await self.writer.commit(work)
        return found

    async def take_back(self, codes: Sequence[str], now: float) -> list[str]:
        held = await self._held(codes)
        if held >= set(codes):
            # Only now: nearly always one of them is nobody's, and nothing has to be written.
            await self.writer.commit(lambda db: db.execute(_TAKE_BACK, (json.dumps(codes), now)))
            held = await self._held(codes)
        return [code for code in codes if code not in held]

    async def lend(self, table: str, code: str, until: float, instead_of: str | None) -> bool:
        def work(db: sqlite3.Connection) -> bool:
            sql = "UPDATE tables SET code = ?, lent_until = ? WHERE id = ? AND code IS ?"
            return db.execute(sql, (code, until, table, instead_of)).rowcount > 0

        try:
            return bool(await self.writer.commit(work))
        except Conflict:
            return False

    async def renew(self, codes: Mapping[str, str], until: float) -> list[str]:
        def work(db: sqlite3.Connection) -> list[str]:
            return [row[0] for row in db.execute(_RENEW, (json.dumps(dict(codes)), until))]

        kept: list[str] = await self.writer.commit(work)
        return kept

    async def delete(self, table: str) -> bool:
        def work(db: sqlite3.Connection) -> bool:
            for kept in ("log", "people", "talk", "notices", "recordings", "circle_tables"):
                db.execute(f"DELETE FROM {kept} WHERE table_id = ?", (table,))
            return db.execute("DELETE FROM tables WHERE id = ?", (table,)).rowcount > 0

        self.touches.forget(table)
        return bool(await self.writer.commit(work))

    async def keep_circle(self, row: CircleRow, table: str | None = None) -> None:
        def work(db: sqlite3.Connection) -> None:
            values = (row.version, row.touched, row.body, row.id)
            if row.version == 1:
                sql = "INSERT INTO circles (version, touched, body, id) VALUES (?, ?, ?, ?)"
                db.execute(sql, values)
            else:
                sql = "UPDATE circles SET version = ?1, touched = ?2, body = ?3"
                if not db.execute(f"{sql} WHERE id = ?4 AND version = ?1 - 1", values).rowcount:
                    raise Conflict
            if table is not None and _circle_of(db, table) != row.id:
                sql = "INSERT INTO circle_tables (table_id, circle_id) VALUES (?, ?)"
                db.execute(sql, (table, row.id))

        await self.writer.commit(work)

    async def erase_circle(self, name: str, version: int | None = None) -> bool:
        def work(db: sqlite3.Connection) -> bool:
            sql = "DELETE FROM circles WHERE id = ?1 AND version = coalesce(?2, version)"
            if not db.execute(sql, (name, version)).rowcount:
                return False
            db.execute("DELETE FROM circle_tables WHERE circle_id = ?", (name,))
            return True

        return bool(await self.writer.commit(work))

    # ---- reading

    async def circle(self, name: str) -> CircleRow | None:
        rows = await self._read(f"{_CIRCLES} WHERE id = ?", (name,))
        return CircleRow(*rows[0]) if rows else None

    async def circle_of(self, table: str) -> str | None:
        sql = "SELECT circle_id FROM circle_tables WHERE table_id = ?"
        rows = await self._read(sql, (table,))
        return rows[0][0] if rows else None

    async def circles(self) -> list[CircleRow]:
        return [CircleRow(*row) for row in await self._read(f"{_CIRCLES} ORDER BY id", ())]

    async def load(self, table: str, after: int = 0) -> list[Record]:
        rows = await self._read(
            "SELECT number, events, seat, command FROM log WHERE table_id = ? AND number > ?"
            " ORDER BY number",
            (table, after),
        )
        return [
            Record(number, events, None if seat is None else Seat(seat), command)
            for number, events, seat, command in rows
        ]

    async def grown(self, known: Mapping[str, int]) -> list[str]:
        rows = await self._read(
            "SELECT key FROM json_each(?) AS known WHERE EXISTS"
            " (SELECT 1 FROM log WHERE table_id = known.key AND number > known.value)",
            (json.dumps(dict(known)),),
        )
        return [table for (table,) in rows]

    async def people(self, table: str) -> list[Person]:
        rows = await self._read(
            "SELECT seat, name, key FROM people WHERE table_id = ? ORDER BY seat", (table,)
        )
        return [Person(Seat(seat), name, key) for seat, name, key in rows]

    async def talk(self, table: str, most: int = 200) -> list[Line]:
        rows = await self._read(
            f"SELECT {_LINE} FROM talk WHERE table_id = ? ORDER BY id DESC LIMIT ?",
            (table, most),
        )
        return [Line(*row) for row in reversed(rows)]

    async def recording(self, table: str, name: str) -> Recording | None:
        rows = await self._read(
            "SELECT id, seat, made_at, length, sound, told FROM recordings"
            " WHERE table_id = ? AND id = ?",
            (table, name),
        )
        if not rows:
            return None
        name, seat, at, length, sound, told = rows[0]
        return Recording(name, Seat(seat), at, length, sound, bool(told))

    async def notices(self, table: str) -> dict[Seat, bytes]:
        rows = await self._read("SELECT seat, wish FROM notices WHERE table_id = ?", (table,))
        return {Seat(seat): wish for seat, wish in rows}

    async def due(self, before: float, most: int = 1000) -> list[tuple[str, float]]:
        return await self._read(
            "SELECT id, deadline FROM tables WHERE deadline < ? ORDER BY deadline LIMIT ?",
            (before, most),
        )

    async def claim_due(
        self, before: float, now: float, until: float, most: int = 1000
    ) -> list[tuple[str, float]]:
        # One process has the file, so every table is its own to wake.
        return await self.due(before, most)

    async def find_code(self, code: str, now: float = 0.0) -> str | None:
        sql = "SELECT id FROM tables WHERE code = ? AND lent_until >= ?"
        rows = await self._read(sql, (code, now))
        return rows[0][0] if rows else None

    async def lease(self, table: str) -> Lease | None:
        rows = await self._read("SELECT code, lent_until FROM tables WHERE id = ?", (table,))
        return Lease(*rows[0]) if rows else None

    async def _held(self, codes: Sequence[str]) -> set[str]:
        rows = await self._read(
            "SELECT code FROM tables WHERE code IN (SELECT value FROM json_each(?))",
            (json.dumps(codes),),
        )
        return {code for (code,) in rows}

    async def listed(self, most: int = 50) -> list[Head]:
        rows = await self._read(
            "SELECT id, code, touched FROM tables WHERE listed = 1 ORDER BY touched DESC LIMIT ?",
            (most,),
        )
        return [Head(table, code, True, touched) for table, code, touched in rows]

    async def untouched_since(self, instant: float) -> list[str]:
        rows = await self._read("SELECT id FROM tables WHERE touched < ?", (instant,))
        return [row[0] for row in rows]

    async def count(self) -> int:
        rows = await self._read("SELECT count(*) FROM tables", ())
        return int(rows[0][0])

    async def _read(self, sql: str, values: tuple[Any, ...]) -> list[Any]:
        def read() -> list[Any]:
            with self.reading:
                return self.reader.execute(sql, values).fetchall()

        try:
            return await asyncio.to_thread(read)
        except sqlite3.Error as error:
            logger.error("the file with the tables cannot be read: %s", error)
            raise NotStored(str(error)) from None

    async def close(self) -> None:
        await self.writer.close()
        self.reader.close()


def _connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA busy_timeout = 5000")
    db.execute("PRAGMA secure_delete = ON")
    return db


def _insert(db: sqlite3.Connection, table: str, record: Record) -> None:
    db.execute(
        "INSERT INTO log (table_id, number, events, seat, command) VALUES (?, ?, ?, ?, ?)",
        (table, record.number, record.events, record.seat, record.command),
    )


def _circle_of(db: sqlite3.Connection, table: str) -> str | None:
    row = db.execute("SELECT circle_id FROM circle_tables WHERE table_id = ?", (table,)).fetchone()
    return row[0] if row else None


def _as_row(line: Line) -> tuple[Any, ...]:
    return line.seat, line.command, line.at, line.kind, line.text, line.game, line.turn


def _set_person(db: sqlite3.Connection, table: str, person: Person) -> None:
    db.execute(
        "INSERT INTO people (table_id, seat, name, key) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (table_id, seat) DO UPDATE SET name = excluded.name, key = excluded.key",
        (table, person.seat, person.name, person.key),
    )
