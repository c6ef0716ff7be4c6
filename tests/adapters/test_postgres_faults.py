"""A database that hangs, is cut off, crashes or is replaced: nothing acknowledged is lost."""

import asyncio
import contextlib
import os
import shutil
import signal
import subprocess
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import asyncpg
import pytest

from at_postgres import USER, Postgres, programs
from at_store import append
from at_wire import Wire
from patience import PATIENCE
from reverie.adapters.postgres_link import Unanswered
from reverie.adapters.postgres_store import PostgresStore
from reverie.rules.ids import Seat
from reverie.tables.ports import Conflict, Head, NotStored, Person, Record

MEGABYTE = 1024 * 1024
pytestmark = pytest.mark.skipif(not Path("/proc").exists(), reason="kills and freezes processes")


@pytest.fixture
async def wire(postgres: Postgres) -> AsyncIterator[Wire]:
    made = Wire(postgres.port)
    yield made
    await made.close()


@pytest.fixture
async def store(wire: Wire, database: str, postgres: Postgres) -> AsyncIterator[PostgresStore]:
    port = await wire.start()
    made = PostgresStore(database.replace(f":{postgres.port}/", f":{port}/"), "", PATIENCE)
    await made.start()
    await opened(made)
    yield made
    wire.mend()
    await made.close()


@contextlib.contextmanager
def impatient(store: PostgresStore, seconds: float = 0.5) -> Iterator[None]:
    """Only while an answer is missing: a slow machine is no fault."""
    link = store.link
    patient = link.answer_seconds, link.patience
    link.answer_seconds, link.patience = seconds, seconds + 1.0
    yield
    link.answer_seconds, link.patience = patient


async def opened(store: PostgresStore, table: str = "t") -> None:
    await store.open(Head(table, table.upper()), Record(1, b"x"), Person(Seat(0), "Ada", b"k"))


def move(number: int) -> Record:
    return Record(number, b"move %d" % number, Seat(0), f"m{number}")


async def test_a_silent_database_is_not_waited_for_for_ever(
    store: PostgresStore, wire: Wire
) -> None:
    await append(store, "t", move(2))
    wire.silence()
    async with asyncio.timeout(PATIENCE):
        with impatient(store):
            with pytest.raises(NotStored):
                await append(store, "t", move(3))
            with pytest.raises(NotStored):
                await store.load("t")
    wire.mend()
    wire.cut()
    # It may have been done after all, and only the answer was lost: then it is there, once.
    with contextlib.suppress(Conflict):
        await append(store, "t", move(3))
    assert [record.number for record in await store.load("t")] == [1, 2, 3]


async def test_a_connection_that_is_out_of_step_is_not_lent_again(
    store: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """asyncpg says so with an error of its own, and leaves the connection open."""
    link = store.link
    (db,) = link.idle

    async def out_of_step(*_: object) -> list[object]:
        raise asyncpg.InternalClientError("got result for unknown protocol state 3")

    with monkeypatch.context() as broken:
        broken.setattr(link, "_answer", out_of_step)
        with pytest.raises(Unanswered):
            await link.ask("SELECT 1")
    assert db.is_closed()
    assert link.idle == []
    assert [tuple(row) for row in await link.ask("SELECT 1")] == [(1,)]


async def test_a_lost_answer_is_not_a_lost_move(
    store: PostgresStore, wire: Wire, database: str
) -> None:
    """The commit is done, its answer never comes: asked again, the store knows its own record."""
    other = PostgresStore(database, "", PATIENCE)
    await other.start()
    # The first time, a statement is prepared, and the commit comes after an answer. The first
    # move touches the table, too, and is another statement than those after it.
    await append(store, "t", move(2))
    await append(store, "t", move(3))
    wire.swallow_answers()
    waiting = asyncio.ensure_future(append(store, "t", move(4)))
    async with asyncio.timeout(PATIENCE):
        while len(await other.load("t")) < 4:
            await asyncio.sleep(0.01)
    await other.close()
    assert not waiting.done()
    wire.cut()
    wire.mend()
    await waiting
    assert await store.load("t") == [Record(1, b"x"), move(2), move(3), move(4)]


async def test_a_lost_answer_and_somebody_faster_is_a_conflict(
    store: PostgresStore, wire: Wire, database: str
) -> None:
    other = PostgresStore(database, "", PATIENCE)
    await other.start()
    wire.silence()
    waiting = asyncio.ensure_future(append(store, "t", move(2)))
    await wire.holding.wait()
    await append(other, "t", Record(2, b"theirs", Seat(1), "theirs"))
    wire.cut()
    wire.mend()
    with pytest.raises(Conflict):
        await waiting
    await other.close()


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


# Moves between two troubles: several for each of the tables.
MANY = 150


class Load:
    """Appends to many tables as fast as it goes, and remembers what was acknowledged."""

    def __init__(self, store: PostgresStore, tables: int = 20) -> None:
        self.store, self.tables = store, [f"t{i}" for i in range(tables)]
        self.acknowledged: dict[str, int] = {}
        self.answered: list[float] = []
        self.refused = 0
        self.enough = False

    async def run(self) -> None:
        for table in self.tables:
            await opened(self.store, table)
        await asyncio.gather(*(self._append(table) for table in self.tables))

    async def _append(self, table: str) -> None:
        number = 2
        while not self.enough:
            try:
                await append(self.store, table, move(number))
            except NotStored:
                self.refused += 1
                continue
            except Conflict:
                # What we were told was not stored has been: read on, as a table does.
                number = (await self.store.load(table))[-1].number + 1
                continue
            self.acknowledged[table] = number
            self.answered.append(time.monotonic())
            number += 1
            await asyncio.sleep(0.005)

    async def go_on(self, moves: int = MANY) -> None:
        """Until so many more have been acknowledged."""
        wanted = len(self.answered) + moves
        await until(lambda: len(self.answered) >= wanted)

    async def all_there(self) -> bool:
        for table, number in self.acknowledged.items():
            log = await self.store.load(table)
            if [r.number for r in log] != list(range(1, len(log) + 1)) or len(log) < number:
                return False
            if any(record != move(record.number) for record in log[1:]):
                return False
        return True

    def longest_gap(self) -> float:
        pairs = zip(self.answered, self.answered[1:], strict=False)
        return max(later - before for before, later in pairs)


@pytest.fixture
def own() -> Iterator[Postgres]:
    """One that may be crashed: everything is on the disk when it says so."""
    with Postgres(wal_level="replica") as server:
        yield server


def start_again(server: Postgres) -> None:
    """Its memory is free only when the last of its processes has gone."""
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        (server.data / "postmaster.pid").unlink(missing_ok=True)
        with contextlib.suppress(subprocess.CalledProcessError):
            return server.start()
        time.sleep(0.1)
    raise AssertionError("PostgreSQL did not start again")


async def test_a_crash_loses_nothing(own: Postgres) -> None:
    store = PostgresStore(own.url(), "", PATIENCE)
    await store.start()
    load = Load(store)
    running = asyncio.ensure_future(load.run())
    await load.go_on()
    for _ in range(2):
        with impatient(store, 3.0):
            # What was begun before has the old patience: the next ones have the new one.
            await load.go_on()
            own.signal(signal.SIGKILL)
            await asyncio.to_thread(start_again, own)
            await load.go_on()
    load.enough = True
    await running
    assert await load.all_there()
    await store.close()


async def fill(store: PostgresStore) -> None:
    for number in range(2, 500):
        await append(store, "big", Record(number, os.urandom(MEGABYTE // 4)))


@pytest.mark.skipif(shutil.which("prlimit") is None, reason="nothing to limit files with")
async def test_a_full_disk_refuses_and_spoils_nothing(own: Postgres) -> None:
    own.stop()
    own.start(file_size=MEGABYTE * 16)
    store = PostgresStore(own.url(), "", PATIENCE)
    await store.start()
    await opened(store, "big")
    await opened(store, "small")
    with pytest.raises(NotStored):
        await fill(store)
    number = len(await store.load("big")) + 1
    assert number > 10
    assert number == store.records + 2
    # Whoever needs little goes on, and nothing that was said to be stored is missing.
    await append(store, "small", move(2))
    await asyncio.to_thread(own.stop)
    await asyncio.to_thread(own.start)
    await append(store, "big", Record(number, os.urandom(MEGABYTE // 4)))
    assert len(await store.load("big")) == number
    await store.close()


WHO_FOLLOWS = "SELECT sync_state FROM pg_stat_replication"


def standby_of(primary: Postgres) -> Postgres:
    standby = Postgres()
    subprocess.run(
        [
            *(programs() / "pg_basebackup", "-D", standby.data, "-R", "-X", "stream"),
            *("-c", "fast", "-d", primary.url() + "?application_name=standby"),
        ],
        user=USER,
        cwd=standby.folder,
        check=True,
        stderr=subprocess.PIPE,
    )
    standby.start()
    return standby


async def test_a_standby_takes_over_and_nothing_is_lost(own: Postgres) -> None:
    standby = await asyncio.to_thread(standby_of, own)
    try:
        hosts = f"127.0.0.1:{own.port},127.0.0.1:{standby.port}"
        url = f"postgresql://postgres@{hosts}/postgres?target_session_attrs=primary"
        store = PostgresStore(url, "", PATIENCE)
        await store.start()
        load = Load(store)
        subprocess.run(
            [
                programs() / "psql",
                own.url(),
                "-qc",
                "ALTER SYSTEM SET synchronous_standby_names='*'",
            ],
            check=True,
        )
        await store.link.ask("SELECT pg_reload_conf()")
        async with asyncio.timeout(PATIENCE):
            while [*(await store.link.ask(WHO_FOLLOWS))[0]] != ["sync"]:
                await asyncio.sleep(0.1)
        running = asyncio.ensure_future(load.run())
        await load.go_on()
        with impatient(store, 3.0):
            # What was begun before has the old patience: the next ones have the new one.
            await load.go_on()
            before, killed, refused = dict(load.acknowledged), time.monotonic(), load.refused
            own.signal(signal.SIGKILL)
            # Whoever watches over the two needs a moment: nobody takes writes meanwhile.
            await until(lambda: load.refused > refused)
            await asyncio.to_thread(standby.promote)
            promoted = time.monotonic() - killed
            await until(lambda: all(load.acknowledged[t] > last for t, last in before.items()))
            load.enough = True
            await running
        gap = f"promoted after {promoted:.2f} s, longest gap {load.longest_gap():.2f} s"
        print(f"moves {len(load.answered)}, {gap}")
        assert await load.all_there()
        await store.close()
    finally:
        (own.data / "postmaster.pid").unlink(missing_ok=True)
        standby.remove()
