"""Puts whole tables into PostgreSQL: each in one transaction, verified, as often as one likes."""

from typing import Any

from reverie.adapters.postgres_schema import migrate
from reverie.adapters.whole_tables import WholeCircle, WholeTable, seal
from reverie.tables.ports import Record


class Differs(Exception):
    """The table is there already, and has gone another way."""


class PostgresImport:
    def __init__(self, db: Any) -> None:
        self.db = db

    async def start(self) -> None:
        await migrate(self.db)

    async def put(self, table: WholeTable) -> int:
        """How many records were new there. What is there already is not written again."""
        async with self.db.transaction():
            there = await self._log(table)
            if len(there) > len(table.records) or seal(there) != seal(table.records[: len(there)]):
                raise Differs(table.head.table)
            await self._put_head(table)
            await self._put_log(table, len(there))
            await self._put_people(table)
            if seal(await self._log(table)) != seal(table.records):
                raise Differs(table.head.table)
        return len(table.records) - len(there)

    async def put_circle(self, circle: WholeCircle) -> bool:
        """Whether it was new there, or newer than what is there."""
        row = circle.row
        async with self.db.transaction():
            kept = await self.db.fetchval(
                "INSERT INTO circles (id, version, touched, body) VALUES ($1, $2, $3, $4)"
                " ON CONFLICT (id) DO UPDATE SET version = $2, touched = $3, body = $4"
                " WHERE circles.version < $2 RETURNING id",
                *(row.id, row.version, row.touched, row.body),
            )
            await self.db.executemany(
                "INSERT INTO circle_tables (table_id, circle_id) VALUES ($1, $2)"
                " ON CONFLICT DO NOTHING",
                [(table, row.id) for table in circle.tables],
            )
        return kept is not None

    async def _log(self, table: WholeTable) -> list[Record]:
        rows = await self.db.fetch(
            "SELECT number, events, seat, command FROM log WHERE table_id = $1 ORDER BY number",
            table.head.table,
        )
        return [Record(*row) for row in rows]

    async def _put_head(self, table: WholeTable) -> None:
        head = table.head
        # A code that is another table's there stays with it: codes are lent (decision 16).
        await self.db.execute(
            "INSERT INTO tables (id, code, listed, touched, deadline, lent_until) VALUES ($1,"
            " (SELECT $2::text WHERE NOT EXISTS (SELECT 1 FROM tables WHERE code = $2)),"
            " $3, $4, $5, $6)"
            " ON CONFLICT (id) DO UPDATE SET listed = $3, touched = $4, deadline = $5",
            *(head.table, head.code, head.listed, head.touched, head.deadline, head.lent_until),
        )

    async def _put_log(self, table: WholeTable, there: int) -> None:
        await self.db.copy_records_to_table(
            "log",
            columns=("table_id", "number", "events", "seat", "command"),
            records=[
                (table.head.table, r.number, r.events, r.seat, r.command)
                for r in table.records[there:]
            ],
        )

    async def _put_people(self, table: WholeTable) -> None:
        """Names, talk, voices, wishes as they are now: what was forgotten here is so there."""
        name = table.head.table
        for kept in ("people", "talk", "notices", "recordings"):
            await self.db.execute(f"DELETE FROM {kept} WHERE table_id = $1", name)
        await self.db.executemany(
            "INSERT INTO people (table_id, seat, name, key) VALUES ($1, $2, $3, $4)",
            [(name, person.seat, person.name, person.key) for person in table.people],
        )
        await self.db.executemany(
            "INSERT INTO talk (table_id, seat, command, said_at, kind, text, game, turn)"
            " VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            [
                (name, li.seat, li.command, li.at, li.kind, li.text, li.game, li.turn)
                for li in table.lines
            ],
        )
        await self.db.executemany(
            "INSERT INTO notices (table_id, seat, wish) VALUES ($1, $2, $3)",
            [(name, wanted.seat, wanted.wish) for wanted in table.notices],
        )
        await self.db.executemany(
            "INSERT INTO recordings (table_id, id, seat, made_at, length, size, told, sound)"
            " VALUES ($1, $2, $3, $4, $5, octet_length($7::bytea), $6, $7)",
            [(name, r.id, r.seat, r.at, r.length, r.told, r.sound) for r in table.recordings],
        )
