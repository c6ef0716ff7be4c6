"""One record, many, or records with what changes beside them: each in a statement of its own."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from at_store import append
from patience import PATIENCE
from reverie.adapters import postgres_writer
from reverie.adapters.postgres_company import PostgresCompany
from reverie.adapters.postgres_store import PostgresStore
from reverie.rules.ids import Seat
from reverie.tables import log
from reverie.tables.company import News
from reverie.tables.ports import Conflict, Head, HeadChange, Person, Record
from reverie.tables.table import HostPassed

ADA, BEA = Person(Seat(0), "Ada", b"a"), Person(Seat(1), "Bea", b"b")
PAGE = log.encode((HostPassed(Seat(1)),))
KINDS = {
    "one": postgres_writer.APPEND_ONE,
    "many": postgres_writer.APPEND_RECORDS,
    "beside": postgres_writer.APPEND,
}


class Pair:
    """Who writes, and another worker that has the tables awake and notes what it is told."""

    def __init__(self, database: str) -> None:
        self.store = PostgresStore(database, "writer", PATIENCE)
        self.other = PostgresStore(database, "other", PATIENCE)
        self.company = PostgresCompany(self.other.link, "other")
        self.heard: list[News | log.ToldRecord] = []
        self.asked: list[str] = []

    async def start(self, tables: list[str]) -> None:
        await self.store.start()
        await self.other.start()
        await self.company.start(self.heard.extend)
        for table in tables:
            await self.store.open(Head(table, table.upper()), Record(1, PAGE), ADA)
            self.store.touches.note(table, 1e12)
            await self.company.subscribe(table)
        ask = self.store.link.ask

        async def note(sql: str, *values: object) -> list[object]:
            self.asked.append(sql)
            return await ask(sql, *values)

        self.store.link.ask = note  # type: ignore[method-assign]

    async def append(self, kind: str, *numbers: tuple[str, int]) -> list[BaseException | None]:
        """All in one batch."""
        people, head = ([BEA], HeadChange(True, 7.0)) if kind == "beside" else ([], None)
        under_way = [
            append(self.store, table, Record(number, PAGE, Seat(0), f"m{number}"), people, head)
            for table, number in numbers
        ]
        return list(await asyncio.gather(*under_way, return_exceptions=True))

    async def close(self) -> None:
        await self.company.close()
        await self.store.close()
        await self.other.close()


@pytest.fixture
async def pair(database: str) -> AsyncIterator[Pair]:
    made = Pair(database)
    await made.start(["t", "u"])
    yield made
    await made.close()


def tables_of(kind: str) -> list[str]:
    return ["t", "u"] if kind == "many" else ["t"]


@pytest.mark.parametrize("kind", KINDS)
async def test_what_is_stored_is_told_to_who_has_it_awake(pair: Pair, kind: str) -> None:
    tables = tables_of(kind)
    assert await pair.append(kind, *((table, 2) for table in tables)) == [None] * len(tables)
    assert pair.asked == [KINDS[kind]]
    for table in tables:
        stored = (await pair.store.load(table))[-1]
        assert stored == Record(2, PAGE, Seat(0), "m2")
    async with asyncio.timeout(PATIENCE):
        while len(pair.heard) < len(tables):
            await asyncio.sleep(0.01)
    page = log.Page(log.SCHEMA, (HostPassed(Seat(1)),))
    assert pair.heard == [log.ToldRecord(table, 2, Seat(0), "m2", page) for table in tables]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("number", [1, 3])
async def test_what_is_not_the_next_is_neither_stored_nor_told(
    pair: Pair, kind: str, number: int
) -> None:
    tables = tables_of(kind)
    answers = await pair.append(kind, *((table, number) for table in tables))
    assert [type(answer) for answer in answers] == [Conflict] * len(tables)
    assert pair.asked == [KINDS[kind]]
    for table in tables:
        assert [record.number for record in await pair.store.load(table)] == [1]
    assert await pair.store.people("t") == [ADA]
    assert await pair.store.listed() == []
    # Whatever is told after it is all that is told.
    pair.asked.clear()
    await pair.append("one", ("t", 2))
    async with asyncio.timeout(PATIENCE):
        while not pair.heard:
            await asyncio.sleep(0.01)
    assert [(told.table, told.number) for told in pair.heard] == [("t", 2)]


async def test_of_many_those_that_are_next_are_stored(pair: Pair) -> None:
    stored, lost = await pair.append("many", ("t", 2), ("u", 5))
    assert stored is None
    assert isinstance(lost, Conflict)
    assert [record.number for record in await pair.store.load("t")] == [1, 2]
    assert [record.number for record in await pair.store.load("u")] == [1]


async def test_what_changes_beside_a_record_is_stored_with_it(pair: Pair) -> None:
    assert await pair.append("beside", ("t", 2)) == [None]
    assert await pair.store.people("t") == [ADA, BEA]
    assert [head.table for head in await pair.store.listed()] == ["t"]
    assert await pair.store.due(8.0) == [("t", 7.0)]
