"""Tables with everything that is kept of them, to be carried from one store to another."""

import hashlib
import sqlite3
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO, Any

import msgspec

from reverie.rules.ids import Seat
from reverie.tables.ports import CircleRow, Head, Line, Person, Record, Recording


class Wanted(msgspec.Struct, frozen=True):
    """Where a seat wants to be told."""

    seat: Seat
    wish: bytes


class WholeTable(msgspec.Struct, frozen=True):
    head: Head
    records: tuple[Record, ...]
    people: tuple[Person, ...]
    lines: tuple[Line, ...]
    notices: tuple[Wanted, ...]
    recordings: tuple[Recording, ...] = ()


class WholeCircle(msgspec.Struct, frozen=True):
    """A circle, and the tables at which it met."""

    row: CircleRow
    tables: tuple[str, ...]


class Sealed(msgspec.Struct, frozen=True):
    """A line of an export: a table, and the hash of its log; or a circle, and its own."""

    seal: str
    table: WholeTable | None = None
    circle: WholeCircle | None = None


def seal(records: Iterable[Record | WholeCircle]) -> str:
    """Alike for two logs if they are alike."""
    hashed = hashlib.sha256()
    for record in records:
        hashed.update(msgspec.msgpack.encode(record))
    return hashed.hexdigest()


# ---- a SQLite file


class SqliteTables:
    """Read only, and also while a server writes: each table as it is at one moment."""

    def __init__(self, path: Path) -> None:
        read_only = path.resolve().as_uri() + "?mode=ro"
        self.db = sqlite3.connect(read_only, uri=True, isolation_level=None)
        columns = {row[1] for row in self.db.execute("PRAGMA table_info(tables)")}
        # A server of before, at which people still play, knows no end of a code.
        self.lent = "lent_until" if "lent_until" in columns else "touched + 3600"
        named = self.db.execute("SELECT name FROM sqlite_master WHERE name = 'recordings'")
        self.has_recordings = named.fetchone() is not None
        named = self.db.execute("SELECT name FROM sqlite_master WHERE name = 'circles'")
        self.has_circles = named.fetchone() is not None

    def __len__(self) -> int:
        return int(self.db.execute("SELECT count(*) FROM tables").fetchone()[0])

    def __iter__(self) -> Iterator[WholeTable]:
        names = self.db.execute("SELECT id FROM tables ORDER BY id").fetchall()
        for (name,) in names:
            self.db.execute("BEGIN")
            table = self._whole(name)
            self.db.execute("COMMIT")
            if table is not None:
                yield table

    def circles(self) -> Iterator[WholeCircle]:
        sql = "SELECT id, version, body, touched FROM circles ORDER BY id"
        for row in self.db.execute(sql).fetchall() if self.has_circles else ():
            met = "SELECT table_id FROM circle_tables WHERE circle_id = ? ORDER BY table_id"
            tables = tuple(table for (table,) in self.db.execute(met, (row[0],)))
            yield WholeCircle(CircleRow(*row), tables)

    def _whole(self, name: str) -> WholeTable | None:
        head = self.db.execute(
            f"SELECT id, code, listed, touched, deadline, {self.lent} FROM tables WHERE id = ?",
            (name,),
        ).fetchone()
        if head is None:
            return None
        table, code, listed, touched, deadline, lent_until = head
        return WholeTable(
            Head(table, code, bool(listed), touched, deadline, lent_until),
            tuple(Record(*row) for row in self._rows("number, events, seat, command", "log", name)),
            tuple(Person(*row) for row in self._rows("seat, name, key", "people", name)),
            tuple(Line(*row) for row in self._rows(_LINE, "talk", name)),
            tuple(Wanted(*row) for row in self._rows("seat, wish", "notices", name)),
            tuple(self._recordings(name)),
        )

    def _recordings(self, table: str) -> Iterator[Recording]:
        # Nor does it know voices.
        for row in self._rows(_RECORDING, "recordings", table) if self.has_recordings else ():
            name, seat, at, length, sound, told = row
            yield Recording(name, Seat(seat), at, length, sound, bool(told))

    def _rows(self, columns: str, of: str, table: str) -> list[Any]:
        """In the order of the first column, or of the id where there is one."""
        order = "id" if of == "talk" else "1"
        sql = f"SELECT {columns} FROM {of} WHERE table_id = ? ORDER BY {order}"
        return self.db.execute(sql, (table,)).fetchall()

    def close(self) -> None:
        self.db.close()


_RECORDING = "id, seat, made_at, length, sound, told"
_LINE = "seat, command, said_at, kind, text, game, turn, id"


# ---- a file


def write_line(file: IO[bytes], table: WholeTable) -> None:
    file.write(msgspec.json.encode(Sealed(seal(table.records), table)) + b"\n")


def write_circle(file: IO[bytes], circle: WholeCircle) -> None:
    file.write(msgspec.json.encode(Sealed(seal([circle]), circle=circle)) + b"\n")


class Broken(Exception):
    """An export that is not as it was written; `number` is the line."""

    def __init__(self, number: int) -> None:
        super().__init__(f"line {number} of the export is broken")


def read_lines(file: IO[bytes]) -> Iterator[WholeTable | WholeCircle]:
    decoder = msgspec.json.Decoder(Sealed)
    for number, line in enumerate(file, 1):
        try:
            sealed = decoder.decode(line)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            raise Broken(number) from None
        whole = sealed.table or sealed.circle
        if whole is None:
            raise Broken(number)
        if seal(whole.records if isinstance(whole, WholeTable) else [whole]) != sealed.seal:
            raise Broken(number)
        yield whole
