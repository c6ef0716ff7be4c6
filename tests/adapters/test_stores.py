"""What every store must do: one suite, run on each."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from reverie.adapters.memory_store import MemoryStore
from reverie.adapters.sqlite_schema import MIGRATIONS, NEWEST
from reverie.adapters.sqlite_store import SqliteStore
from reverie.rules.ids import Seat
from reverie.tables.ports import Conflict, Head, NotStored, Person, Record, Store

ADA = Person(Seat(0), "Ada", b"key")


@pytest.fixture(params=["memory", "sqlite"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    made: Store
    made = MemoryStore() if request.param == "memory" else SqliteStore(tmp_path / "r.sqlite")
    yield made
    await made.close()


def record(number: int, **more: object) -> Record:
    return Record(number, b"events %d" % number, **more)  # type: ignore[arg-type]


async def opened(store: Store, name: str = "t", code: str = "BCDF", listed: bool = False) -> None:
    await store.open(Head(name, code, listed), record(1), ADA)


async def test_what_was_appended_is_there_in_order(store: Store) -> None:
    await opened(store)
    for number in range(2, 20):
        await store.append("t", record(number, seat=Seat(1), command=f"c{number}"))
    log = await store.load("t")
    assert [r.number for r in log] == list(range(1, 20))
    assert log[5] == record(6, seat=Seat(1), command="c6")
    assert await store.load("nowhere") == []


async def test_a_record_out_of_turn_is_a_conflict_and_is_not_kept(store: Store) -> None:
    await opened(store)
    for number in (1, 3, 99):
        with pytest.raises(Conflict):
            await store.append("t", record(number))
    with pytest.raises(Conflict):
        await store.append("nowhere", record(1))
    assert len(await store.load("t")) == 1


async def test_of_many_at_once_exactly_one_is_the_next(store: Store) -> None:
    await opened(store)
    outcomes = await asyncio.gather(
        *(store.append("t", record(2, seat=Seat(i), command=f"{i}")) for i in range(20)),
        return_exceptions=True,
    )
    assert sum(outcome is None for outcome in outcomes) == 1
    assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 19
    assert len(await store.load("t")) == 2


async def test_tables_do_not_disturb_each_other(store: Store) -> None:
    await asyncio.gather(*(opened(store, f"t{i}", f"C{i}") for i in range(30)))
    await asyncio.gather(
        *(store.append(f"t{i}", record(2)) for i in range(30)),
        *(store.append(f"t{i}", record(9)) for i in range(0)),
    )
    assert await store.count() == 30
    assert [len(await store.load(f"t{i}")) for i in range(30)] == [2] * 30


async def test_an_id_or_a_code_in_use_is_a_conflict(store: Store) -> None:
    await opened(store)
    with pytest.raises(Conflict):
        await opened(store, "t", "GHJK")
    with pytest.raises(Conflict):
        await opened(store, "u", "BCDF")
    assert await store.find_code("BCDF") == "t"
    assert await store.find_code("GHJK") is None
    assert await store.code_of("t") == "BCDF"
    assert await store.code_of("u") is None


async def test_people_lie_beside_the_log_and_can_be_forgotten(store: Store) -> None:
    await opened(store)
    bob = Person(Seat(1), "Bob", b"k2")
    await store.append("t", record(2), [bob])
    assert await store.people("t") == [ADA, bob]
    await store.set_person("t", Person(Seat(1), "Bo", b"k3"))
    await store.forget_person("t", Seat(0))
    assert await store.people("t") == [Person(Seat(1), "Bo", b"k3")]
    assert len(await store.load("t")) == 2


async def test_a_conflict_changes_nobody(store: Store) -> None:
    await opened(store)
    with pytest.raises(Conflict):
        await store.append("t", record(7), [Person(Seat(1), "Eve")])
    assert await store.people("t") == [ADA]


async def test_listed_tables_newest_first(store: Store) -> None:
    await opened(store, "a", "AAAA", listed=True)
    await opened(store, "b", "BBBB", listed=True)
    await opened(store, "c", "CCCC")
    await store.append("a", record(2))
    assert [head.table for head in await store.listed()] == ["a", "b"]
    await store.append("a", record(3), listed=False)
    assert [head.table for head in await store.listed()] == ["b"]


async def test_deleting_truly_erases(store: Store) -> None:
    await opened(store)
    assert await store.delete("t")
    assert not await store.delete("t")
    assert await store.load("t") == []
    assert await store.people("t") == []
    assert await store.find_code("BCDF") is None


async def test_sqlite_keeps_everything_over_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "r.sqlite"
    first = SqliteStore(path)
    await opened(first)
    await first.append("t", record(2))
    await first.close()
    second = SqliteStore(path)
    assert len(await second.load("t")) == 2
    assert await second.people("t") == [ADA]
    await second.close()


async def test_sqlite_writes_many_decisions_in_one_commit(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "r.sqlite")
    await asyncio.gather(*(opened(store, f"t{i}", f"C{i}") for i in range(200)))
    await asyncio.gather(*(store.append(f"t{i}", record(2)) for i in range(200)))
    assert await store.count() == 200
    await store.close()


async def test_a_commit_that_fails_is_an_error_and_keeps_nothing(tmp_path: Path) -> None:
    path = tmp_path / "r.sqlite"
    store = SqliteStore(path)
    await opened(store)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("DROP TABLE people")
    other.execute("CREATE TABLE people (table_id TEXT, seat INTEGER)")
    with pytest.raises(NotStored):
        await store.append("t", record(2), [ADA])
    assert len(await store.load("t")) == 1
    await store.append("t", record(2))
    assert len(await store.load("t")) == 2
    other.close()
    await store.close()


async def test_a_backup_of_a_running_store_is_whole(tmp_path: Path) -> None:
    """As docs/hosting.md says: sqlite3's own backup, while moves are written."""
    store = SqliteStore(tmp_path / "r.sqlite")
    await opened(store)

    async def write() -> None:
        for number in range(2, 200):
            await store.append("t", record(number))

    def back_up() -> None:
        source = sqlite3.connect(tmp_path / "r.sqlite")
        with sqlite3.connect(tmp_path / "backup.sqlite") as target:
            source.backup(target)
        source.close()

    await asyncio.gather(write(), asyncio.to_thread(back_up))
    await store.close()
    copy = SqliteStore(tmp_path / "backup.sqlite")
    log = await copy.load("t")
    assert [r.number for r in log] == list(range(1, len(log) + 1))
    await copy.close()


def test_the_newest_schema_is_the_newest_migration() -> None:
    versions = sorted(path.name[:4] for path in (MIGRATIONS / "versions").glob("0*.py"))
    assert versions[-1] == NEWEST
