"""What every store must do: one suite, run on each."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from at_store import append
from patience import PATIENCE
from reverie.adapters import sqlite_writer
from reverie.adapters.memory_store import MemoryStore
from reverie.adapters.postgres_store import PostgresStore
from reverie.adapters.sqlite_schema import MIGRATIONS, NEWEST
from reverie.adapters.sqlite_store import SqliteStore
from reverie.adapters.touches import TOUCH_EVERY, Touches
from reverie.adapters.whole_tables import SqliteTables
from reverie.rules.ids import Seat
from reverie.tables.ports import (
    CircleRow,
    Conflict,
    Head,
    HeadChange,
    Lease,
    Line,
    NotStored,
    Person,
    Record,
    Recording,
    Store,
)

ADA = Person(Seat(0), "Ada", b"key")


@pytest.fixture(params=["memory", "sqlite", "postgres"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    made: Store
    if request.param == "memory":
        made = MemoryStore()
    elif request.param == "sqlite":
        made = SqliteStore(tmp_path / "r.sqlite")
    else:
        made = PostgresStore(request.getfixturevalue("database"), "", PATIENCE)
    await made.start()
    yield made
    await made.close()


def record(number: int, **more: object) -> Record:
    return Record(number, b"events %d" % number, **more)  # type: ignore[arg-type]


async def opened(store: Store, name: str = "t", code: str = "BCDF", listed: bool = False) -> None:
    await store.open(Head(name, code, listed), record(1), ADA)


async def test_what_was_appended_is_there_in_order(store: Store) -> None:
    await opened(store)
    for number in range(2, 20):
        await append(store, "t", record(number, seat=Seat(1), command=f"c{number}"))
    log = await store.load("t")
    assert [r.number for r in log] == list(range(1, 20))
    assert log[5] == record(6, seat=Seat(1), command="c6")
    assert await store.load("t", after=17) == log[17:]
    assert await store.load("t", after=19) == []
    assert await store.load("nowhere") == []


async def test_tables_that_have_grown_are_known_by_their_number(store: Store) -> None:
    for name, code in (("t", "BCDF"), ("u", "BCDG"), ('v"{', "BCDH")):
        await opened(store, name, code)
    await append(store, "u", record(2))
    await append(store, 'v"{', record(2))
    assert await store.grown({"t": 1, "u": 2, "nowhere": 0}) == []
    grown = await store.grown({"t": 1, "u": 1, 'v"{': 0})
    assert sorted(grown) == ["u", 'v"{']
    assert await store.grown({}) == []


async def test_a_record_out_of_turn_is_a_conflict_and_is_not_kept(store: Store) -> None:
    await opened(store)
    for number in (1, 3, 99):
        with pytest.raises(Conflict):
            await append(store, "t", record(number))
    with pytest.raises(Conflict):
        await append(store, "nowhere", record(1))
    assert len(await store.load("t")) == 1


async def test_of_many_at_once_exactly_one_is_the_next(store: Store) -> None:
    await opened(store)
    outcomes = await asyncio.gather(
        *(append(store, "t", record(2, seat=Seat(i), command=f"{i}")) for i in range(20)),
        return_exceptions=True,
    )
    assert sum(outcome is None for outcome in outcomes) == 1
    assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 19
    assert len(await store.load("t")) == 2


async def test_tables_do_not_disturb_each_other(store: Store) -> None:
    await asyncio.gather(*(opened(store, f"t{i}", f"C{i}") for i in range(30)))
    await asyncio.gather(
        *(append(store, f"t{i}", record(2)) for i in range(30)),
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
    assert await store.lease("t") == Lease("BCDF", 0.0)
    assert await store.lease("u") is None


async def test_people_lie_beside_the_log_and_can_be_forgotten(store: Store) -> None:
    await opened(store)
    bob = Person(Seat(1), "Bob", b"k2")
    await append(store, "t", record(2), [bob])
    assert await store.people("t") == [ADA, bob]
    bo = Person(Seat(1), "Bo", b"k3")
    await store.set_person("t", bo)
    await append(store, "t", record(3), [Person(Seat(0), "Ada")])
    for seat in (Seat(0), Seat(0), Seat(1)):
        await store.forget_person("t", seat)
    assert await store.people("t") == [bo], "whoever has a key has not left"
    assert len(await store.load("t")) == 3


async def test_of_two_who_move_a_seat_one_is_first(store: Store) -> None:
    await opened(store)
    moved = [Person(Seat(0), "Ada", key) for key in (b"phone", b"laptop")]
    done = [await store.set_person("t", person, held=b"key") for person in moved]
    assert done == [True, False]
    assert await store.people("t") == [moved[0]]


async def test_a_command_is_kept_once_a_seat(store: Store) -> None:
    await opened(store)
    await append(store, "t", record(2, seat=Seat(1), command="same"))
    with pytest.raises(Conflict):
        await append(store, "t", record(3, seat=Seat(1), command="same"))
    await append(store, "t", record(3, seat=Seat(2), command="same"))
    assert len(await store.load("t")) == 3


async def test_a_notice_is_taken_once_for_each_reason(store: Store) -> None:
    await opened(store)
    assert await store.take_notice("t", Seat(0), "clue") is None
    await store.set_notice("t", Seat(0), b"here")
    taken = [await store.take_notice("t", Seat(0), why) for why in ("clue", "clue", "vote")]
    assert taken == [b"here", None, b"here"]


async def test_a_conflict_changes_nobody(store: Store) -> None:
    await opened(store)
    with pytest.raises(Conflict):
        await append(store, "t", record(7), [Person(Seat(1), "Eve")])
    assert await store.people("t") == [ADA]


async def test_listed_tables_newest_first(store: Store) -> None:
    await opened(store, "a", "AAAA", listed=True)
    await opened(store, "b", "BBBB", listed=True)
    await opened(store, "c", "CCCC")
    await append(store, "a", record(2))
    assert [head.table for head in await store.listed()] == ["a", "b"]
    await append(store, "a", record(3), head=HeadChange(listed=False, deadline=None))
    assert [head.table for head in await store.listed()] == ["b"]


async def test_deleting_truly_erases(store: Store) -> None:
    await opened(store)
    assert await store.delete("t")
    assert not await store.delete("t")
    assert await store.load("t") == []
    assert await store.people("t") == []
    assert await store.find_code("BCDF") is None


async def test_nothing_is_kept_of_a_table_that_was_erased(store: Store) -> None:
    """An operator erases it while somebody is there."""
    await opened(store)
    await store.delete("t")
    with pytest.raises(NotStored):
        await store.say("t", line("hello"))
    await store.set_notice("t", Seat(0), b"here")
    assert not await store.set_person("t", ADA)
    assert not await store.set_person("t", Person(Seat(0), "Ada", b"new"), held=b"key")
    assert await store.talk("t") == []
    assert await store.notices("t") == {}
    assert await store.people("t") == []


async def test_sqlite_keeps_everything_over_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "r.sqlite"
    first = SqliteStore(path)
    await opened(first)
    await append(first, "t", record(2))
    await first.close()
    second = SqliteStore(path)
    assert len(await second.load("t")) == 2
    assert await second.people("t") == [ADA]
    await second.close()


async def test_a_folder_may_be_called_anything(tmp_path: Path) -> None:
    path = tmp_path / "50% #1? %20" / "r.sqlite"
    store = SqliteStore(path)
    await opened(store)
    await store.close()
    assert path.exists()
    assert [table.head.table for table in SqliteTables(path)] == ["t"]
    assert [entry.name for entry in tmp_path.iterdir()] == [path.parent.name]


async def test_sqlite_writes_many_decisions_in_one_commit(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "r.sqlite")
    await asyncio.gather(*(opened(store, f"t{i}", f"C{i}") for i in range(200)))
    await asyncio.gather(*(append(store, f"t{i}", record(2)) for i in range(200)))
    assert await store.count() == 200
    assert store.writer.records == 200
    assert store.writer.commits < 50
    await store.close()


async def test_sqlite_counts_what_it_stored(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "r.sqlite")
    await opened(store)
    before = store.writer.commits
    for command in ("c", "d"):
        await store.say("t", line("hello", command=command))
    assert (store.writer.records, store.writer.commits) == (0, before + 2)
    with pytest.raises(Conflict):
        await append(store, "t", record(9))
    assert (store.writer.records, store.writer.commits) == (0, before + 2)
    await append(store, "t", record(2))
    assert (store.writer.records, store.writer.commits) == (1, before + 3)
    await store.close()


async def test_in_a_large_commit_only_who_is_wrong_is_refused(store: Store) -> None:
    await asyncio.gather(*(opened(store, f"t{i}", f"C{i}") for i in range(90)))
    wrong = {7, 63, 64, 89}
    outcomes = await asyncio.gather(
        *(append(store, f"t{i}", record(5 if i in wrong else 2)) for i in range(90)),
        return_exceptions=True,
    )
    assert {i for i, outcome in enumerate(outcomes) if isinstance(outcome, Conflict)} == wrong
    for i in range(90):
        assert [r.number for r in await store.load(f"t{i}")] == ([1] if i in wrong else [1, 2])


async def test_a_commit_that_fails_is_an_error_and_keeps_nothing(tmp_path: Path) -> None:
    path = tmp_path / "r.sqlite"
    store = SqliteStore(path)
    await opened(store)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("DROP TABLE people")
    other.execute("CREATE TABLE people (table_id TEXT, seat INTEGER)")
    with pytest.raises(NotStored):
        await append(store, "t", record(2), [ADA])
    assert len(await store.load("t")) == 1
    await append(store, "t", record(2))
    assert len(await store.load("t")) == 2
    other.close()
    await store.close()


async def test_the_write_ahead_log_stays_short_while_moves_are_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_writer, "CHECKPOINT_SECONDS", 0.02)
    monkeypatch.setattr(sqlite_writer, "LONGEST_LOG", 100)
    store = SqliteStore(tmp_path / "r.sqlite")
    await opened(store)
    written = 0
    for number in range(2, 400):
        before = (tmp_path / "r.sqlite-wal").read_bytes()[:32]
        await append(store, "t", record(number, seat=Seat(1), command=f"c{number}"))
        written += before == (tmp_path / "r.sqlite-wal").read_bytes()[:32]
    pages = (tmp_path / "r.sqlite-wal").stat().st_size / 4096
    assert pages < 400
    # Every time the log begins anew, its head changes.
    assert written < 398
    await store.close()
    again = SqliteStore(tmp_path / "r.sqlite")
    assert len(await again.load("t")) == 399
    await again.close()


async def test_checkpoints_that_break_begin_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody else shortens the write-ahead log."""
    monkeypatch.setattr(sqlite_writer, "CHECKPOINT_SECONDS", 0.01)
    checkpoint, broken, done = sqlite_writer._checkpoint, threading.Event(), threading.Event()

    def breaks(db: sqlite3.Connection) -> tuple[int, int, int]:
        if not broken.is_set():
            broken.set()
            raise OSError("too many open files")
        done.set()
        return checkpoint(db)

    monkeypatch.setattr(sqlite_writer, "_checkpoint", breaks)
    store = SqliteStore(tmp_path / "r.sqlite")
    await opened(store)
    assert await asyncio.to_thread(done.wait, PATIENCE)
    assert "checkpointing, which begins again, failed: OSError" in caplog.text
    await store.close()


async def test_a_backup_of_a_running_store_is_whole(tmp_path: Path) -> None:
    """As docs/hosting.md says: sqlite3's own backup, while moves are written."""
    store = SqliteStore(tmp_path / "r.sqlite")
    await opened(store)

    async def write() -> None:
        for number in range(2, 200):
            await append(store, "t", record(number))

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


# ---- beside the log: deadlines, talk, notices


async def test_tables_that_have_to_be_woken_are_found_earliest_first(store: Store) -> None:
    for i, deadline in enumerate((300.0, 100.0, None, 200.0)):
        await opened(store, f"t{i}", f"C{i}")
        await append(store, f"t{i}", record(2), head=HeadChange(False, deadline))
    assert [table for table, _ in await store.due(250.0)] == ["t1", "t3"]
    await append(store, "t1", record(3))
    assert [at for _, at in await store.due(250.0)] == [100.0, 200.0]
    await append(store, "t1", record(4), head=HeadChange(False, None))
    assert [table for table, _ in await store.due(1000.0)] == ["t3", "t0"]


def line(text: str, seat: int = 0, command: str = "c") -> Line:
    return Line(Seat(seat), command, 5.0, "chat", text, 1, 2)


async def test_what_is_said_is_kept_once_and_can_be_taken_away(store: Store) -> None:
    await opened(store)
    first = await store.say("t", line("hello"))
    again = await store.say("t", line("something else"))
    assert again == first
    second = await store.say("t", line("there", command="d"))
    other = await store.say("t", line("ho", seat=1))
    assert [said.text for said in await store.talk("t")] == ["hello", "there", "ho"]
    assert await store.talk("t", most=1) == [other]
    assert await store.unsay("t", second.id)
    assert not await store.unsay("t", second.id)
    assert not await store.unsay("elsewhere", first.id)
    assert [said.text for said in await store.talk("t")] == ["hello", "ho"]


async def test_a_wish_that_cannot_be_met_takes_no_newer_one_along(store: Store) -> None:
    await opened(store)
    await store.set_notice("t", Seat(0), b"here")
    await store.set_notice("t", Seat(0), b"elsewhere")
    await store.drop_notice("t", Seat(0), b"here")
    assert await store.notices("t") == {Seat(0): b"elsewhere"}
    await store.drop_notice("t", Seat(1), b"elsewhere")
    assert await store.notices("t") == {Seat(0): b"elsewhere"}
    await store.drop_notice("t", Seat(0), b"elsewhere")
    assert await store.notices("t") == {}


async def test_forgetting_takes_words_and_notices_along(store: Store) -> None:
    await opened(store)
    await store.say("t", line("hello"))
    await store.say("t", line("ho", seat=1))
    await store.set_notice("t", Seat(0), b"here")
    await store.set_notice("t", Seat(1), b"there")
    await store.set_notice("t", Seat(1), b"elsewhere")
    await store.forget_person("t", Seat(0))
    assert [said.text for said in await store.talk("t")] == ["ho"]
    assert await store.notices("t") == {Seat(1): b"elsewhere"}
    await store.set_notice("t", Seat(1), None)
    assert await store.notices("t") == {}
    await store.delete("t")
    assert await store.talk("t") == []


def voice(name: str, seat: int = 0, sound: bytes = b"la", at: float = 5.0) -> Recording:
    return Recording(name, Seat(seat), at, 1200, sound)


async def test_a_voice_lies_beside_the_log(store: Store) -> None:
    await opened(store)
    assert await store.keep_recording("t", voice("a"), 99, 99)
    assert await store.recording("t", "a") == voice("a")
    assert await store.recording("t", "b") is None
    assert await store.recording("elsewhere", "a") is None
    assert not await store.keep_recording("elsewhere", voice("a"), 99, 99)
    assert len(await store.load("t")) == 1


async def test_a_voice_takes_the_place_of_one_that_nobody_told(store: Store) -> None:
    await opened(store)
    for name, seat in (("a", 0), ("b", 1), ("c", 0)):
        assert await store.keep_recording("t", voice(name, seat), 99, 99)
    assert await store.recording("t", "a") is None
    assert await store.recording("t", "b") == voice("b", 1)
    await store.hold_recording("t", "c", told=True)
    assert await store.keep_recording("t", voice("d"), 99, 99)
    held = await store.recording("t", "c")
    assert held is not None
    assert held.told
    await store.hold_recording("t", "c", told=False)
    assert await store.recording("t", "c") == voice("c")


async def test_voices_have_only_so_much_room(store: Store) -> None:
    await opened(store)
    await opened(store, "u", "BCDG")
    assert await store.keep_recording("t", voice("a", sound=b"12345"), 8, 12)
    assert not await store.keep_recording("t", voice("b", 1, b"1234"), 8, 12)
    # What it takes the place of is not counted, and stays where there is no room all the same.
    assert await store.keep_recording("t", voice("c", sound=b"12345678"), 8, 12)
    assert not await store.keep_recording("t", voice("d", sound=b"123456789"), 8, 12)
    assert await store.recording("t", "c") is not None
    assert not await store.keep_recording("u", voice("e", sound=b"12345"), 8, 12)
    assert await store.keep_recording("u", voice("e", sound=b"1234"), 8, 12)


async def test_voices_that_nobody_told_are_dropped(store: Store) -> None:
    await opened(store)
    await opened(store, "u", "BCDG")
    for name, table, seat, at in (
        *(("a", "t", 0, 1.0), ("b", "t", 1, 2.0), ("c", "t", 2, 9.0)),
        ("d", "u", 0, 1.0),
    ):
        assert await store.keep_recording(table, voice(name, seat, at=at), 99, 99)
    await store.hold_recording("t", "a", told=True)
    assert await store.drop_recordings(5.0, "t") == 1
    assert await store.drop_recordings(5.0) == 1
    left = [await store.recording("t", name) for name in "abc"]
    assert [kept.id for kept in left if kept is not None] == ["a", "c"]


async def test_forgetting_and_deleting_take_voices_along(store: Store) -> None:
    await opened(store)
    for name, seat in (("a", 0), ("b", 1)):
        assert await store.keep_recording("t", voice(name, seat), 99, 99)
        await store.hold_recording("t", name, told=True)
    await store.forget_person("t", Seat(0))
    assert await store.recording("t", "a") is None
    assert await store.recording("t", "b") is not None
    await store.delete("t")
    assert await store.recording("t", "b") is None


async def test_an_older_file_becomes_the_newest_and_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "r.sqlite"
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["url"] = f"sqlite:///{path.as_posix()}"
    command.upgrade(config, "0001")
    with sqlite3.connect(path) as db:
        db.execute("INSERT INTO tables VALUES ('t', 'BCDF', 1, 7.0)")
        db.execute("INSERT INTO log VALUES ('t', 1, x'6162', NULL, NULL)")
        db.execute("INSERT INTO people VALUES ('t', 0, 'Ada', NULL)")
    newest = SqliteStore(path)
    assert [kept.events for kept in await newest.load("t")] == [b"ab"]
    assert await newest.people("t") == [Person(Seat(0), "Ada", None)]
    assert await newest.due(1e12) == []
    assert await newest.find_code("BCDF") == "t"
    await newest.close()


def test_only_tables_used_of_late_are_remembered() -> None:
    touches = Touches()
    for number in range(1000):
        assert touches.is_due(f"table {number}", 1000.0 + number)
        touches.note(f"table {number}", 1000.0 + number)
    assert len(touches.at) == TOUCH_EVERY + 1
    assert not touches.is_due("table 999", 2000.0)
    touches.forget("table 999")
    assert touches.is_due("table 999", 2000.0)


# ---- codes are lent (decision 16)


async def lent(store: Store, name: str, code: str, until: float) -> None:
    await store.open(Head(name, code, lent_until=until), record(1), ADA)


async def test_a_code_is_found_only_while_it_is_lent(store: Store) -> None:
    await lent(store, "t", "BCDF", 100.0)
    assert await store.find_code("BCDF", 99.0) == "t"
    assert await store.find_code("BCDF", 101.0) is None
    assert await store.lease("t") == Lease("BCDF", 100.0)


async def test_a_code_whose_time_is_over_can_be_taken_and_no_other(store: Store) -> None:
    await lent(store, "t", "BCDF", 100.0)
    await lent(store, "u", "BCDG", 300.0)
    assert await store.take_back(["BCDG", "BCDF"], 50.0) == []
    assert await store.take_back(["BCDG", "BCDF"], 200.0) == ["BCDF"]
    assert await store.take_back(["BCDG", "BCDF", "BCDH"], 200.0) == ["BCDF", "BCDH"]
    assert await store.lease("t") == Lease(None, 100.0)
    await lent(store, "v", "BCDF", 400.0)
    assert await store.find_code("BCDF", 200.0) == "v"
    assert await store.find_code("BCDG", 200.0) == "u"


async def test_a_table_without_a_code_is_lent_another_once(store: Store) -> None:
    await lent(store, "t", "BCDF", 100.0)
    await lent(store, "u", "BCDG", 300.0)
    assert not await store.lend("t", "BCDG", 500.0, instead_of="BCDF")
    assert await store.lend("t", "BCDH", 500.0, instead_of="BCDF")
    assert not await store.lend("t", "BCDJ", 500.0, instead_of="BCDF")
    assert not await store.lend("nowhere", "BCDJ", 500.0, instead_of=None)
    assert await store.lease("t") == Lease("BCDH", 500.0)
    assert await store.find_code("BCDF") is None


async def test_only_who_has_a_code_still_keeps_it(store: Store) -> None:
    await lent(store, "t", "BCDF", 100.0)
    await lent(store, "u", "BCDG", 100.0)
    kept = await store.renew({"t": "BCDF", "u": "XXXX", "nowhere": "BCDG"}, 700.0)
    assert kept == ["t"]
    assert await store.lease("t") == Lease("BCDF", 700.0)
    assert await store.lease("u") == Lease("BCDG", 100.0)
    assert await store.renew({}, 700.0) == []


async def test_a_deleted_table_leaves_its_code(store: Store) -> None:
    await lent(store, "t", "BCDF", 1e12)
    await store.delete("t")
    await lent(store, "u", "BCDF", 1e12)
    assert await store.find_code("BCDF", 5.0) == "u"


async def test_a_wish_for_notices_dies_with_the_chair(store: Store) -> None:
    await opened(store)
    await store.set_notice("t", Seat(0), b"here")
    await store.set_notice("t", Seat(1), b"there")
    with pytest.raises(Conflict):
        await append(store, "t", record(5), [Person(Seat(0), "Ada", None)])
    assert await store.notices("t") == {Seat(0): b"here", Seat(1): b"there"}
    await append(store, "t", record(2), [Person(Seat(0), "Ada", None)])
    assert await store.people("t") == [Person(Seat(0), "Ada", None)]
    assert await store.notices("t") == {Seat(1): b"there"}


async def test_a_write_can_be_tried_and_changes_nothing(store: Store) -> None:
    await opened(store)
    await store.probe()
    assert [r.number for r in await store.load("t")] == [1]


async def test_a_writer_that_breaks_refuses_who_waits_and_begins_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    store = SqliteStore(tmp_path / "r.sqlite")
    await opened(store)
    run, broken = sqlite_writer._run, threading.Event()

    def breaks(db: sqlite3.Connection, batch: list[sqlite_writer.Job]) -> object:
        if not broken.is_set():
            broken.set()
            raise SystemExit("a secret")
        return run(db, batch)

    monkeypatch.setattr(sqlite_writer, "_run", breaks)
    monkeypatch.setattr(sqlite_writer, "BEGIN_AGAIN_SECONDS", 0.0)
    with pytest.raises(NotStored):
        await append(store, "t", record(2))
    await append(store, "t", record(2))
    await store.probe()
    assert [r.number for r in await store.load("t")] == [1, 2]
    assert "writing, which begins again, failed: SystemExit" in caplog.text
    assert "a secret" not in caplog.text
    await store.close()
    with pytest.raises(NotStored):
        await append(store, "t", record(3))


def crash(_: object, error: Exception | None) -> None:
    raise KeyError("a secret")


async def test_of_a_commit_everybody_is_told_also_after_somebody_who_crashes(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = SqliteStore(tmp_path / "r.sqlite")
    await opened(store)
    await opened(store, "u", "BCDG")
    both_wait = threading.Event()
    store.writer.begin(lambda db: both_wait.wait(PATIENCE), None, lambda *_: None)
    store.append("t", record(2), (), None, crash)
    told = asyncio.ensure_future(append(store, "u", record(2)))
    await asyncio.sleep(0)
    both_wait.set()
    async with asyncio.timeout(PATIENCE):
        await told
    assert "telling of a commit failed: KeyError" in caplog.text
    assert "a secret" not in caplog.text
    await store.close()


async def test_also_postgres_tells_everybody_of_a_commit(database: str) -> None:
    store = PostgresStore(database, "", PATIENCE)
    await store.start()
    await opened(store)
    await opened(store, "u", "BCDG")
    store.append("t", record(2), (), None, crash)
    await append(store, "u", record(2))
    assert [len(await store.load(table)) for table in ("t", "u")] == [2, 2]
    await store.close()


async def test_what_cannot_be_kept_is_refused_and_the_next_is_kept(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A number that SQLite cannot hold ended the thread, and everybody waited for ever."""
    store = SqliteStore(tmp_path / "r.sqlite")
    await opened(store)
    await opened(store, "u", "BCDG")
    outcomes = await asyncio.gather(
        append(store, "t", record(2, seat=Seat(2**70))),
        append(store, "u", record(2)),
        return_exceptions=True,
    )
    assert isinstance(outcomes[0], NotStored)
    assert outcomes[1] is None
    await append(store, "t", record(2))
    said = [entry.getMessage() for entry in caplog.records if entry.name == "reverie.writer"]
    assert said == ["moves cannot be stored: OverflowError", "moves are stored again"]
    await store.close()


async def test_a_file_that_cannot_be_read_is_not_stored_and_is_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = SqliteStore(tmp_path / "r.sqlite")
    await opened(store)
    await store.writer.commit(lambda db: db.execute("DROP TABLE talk"))
    with pytest.raises(NotStored):
        await store.talk("t")
    assert "the file with the tables cannot be read: no such table: talk" in caplog.text
    await store.close()


async def test_a_circle_is_kept_version_by_version(store: Store) -> None:
    first = CircleRow("c", 1, b"one", 5.0)
    await store.keep_circle(first, "t")
    assert await store.circle("c") == first
    assert await store.circle_of("t") == "c"
    second = CircleRow("c", 2, b"two", 6.0)
    await store.keep_circle(second, "u")
    await store.keep_circle(CircleRow("c", 3, b"three", 7.0), "u")
    for late in (CircleRow("c", 3, b"late", 8.0), CircleRow("c", 5, b"early", 8.0), first):
        with pytest.raises(Conflict):
            await store.keep_circle(late)
    assert await store.circles() == [CircleRow("c", 3, b"three", 7.0)]


async def test_a_table_has_one_circle_and_what_cannot_be_leaves_nothing(store: Store) -> None:
    await store.keep_circle(CircleRow("c", 1, b"one", 5.0), "t")
    with pytest.raises(Conflict):
        await store.keep_circle(CircleRow("d", 1, b"other", 5.0), "t")
    assert await store.circle("d") is None
    assert await store.circle_of("t") == "c"
    with pytest.raises(Conflict):
        await store.keep_circle(CircleRow("nowhere", 2, b"two", 5.0))
    assert await store.circle("nowhere") is None


async def test_an_erased_circle_is_gone_with_all_its_tables(store: Store) -> None:
    await store.keep_circle(CircleRow("c", 1, b"one", 5.0), "t")
    assert await store.erase_circle("c")
    assert not await store.erase_circle("c")
    assert await store.circle("c") is None
    assert await store.circle_of("t") is None
    await store.keep_circle(CircleRow("d", 1, b"other", 5.0), "t")


async def test_of_a_circle_only_the_latest_version_can_be_erased(store: Store) -> None:
    await store.keep_circle(CircleRow("c", 1, b"one", 5.0), "t")
    await store.keep_circle(CircleRow("c", 2, b"two", 6.0))
    assert not await store.erase_circle("c", 1)
    assert await store.circle_of("t") == "c"
    assert await store.erase_circle("c", 2)
    assert await store.circle_of("t") is None


async def test_a_deleted_table_is_no_circles_any_more(store: Store) -> None:
    await opened(store)
    await store.keep_circle(CircleRow("c", 1, b"one", 5.0), "t")
    await store.delete("t")
    assert await store.circle_of("t") is None
    assert await store.circle("c") is not None


async def several(store: SqliteStore, number: int) -> None:
    await asyncio.gather(*(append(store, f"t{i}", record(number)) for i in range(30)))


async def test_company_is_handed_over_once_and_nobody_waits_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Longer than thirty calls take on a machine that has other work, too.
    monkeypatch.setattr(sqlite_writer, "GATHER_SECONDS", 1.0)
    store = SqliteStore(tmp_path / "r.sqlite")
    for i in range(30):
        await opened(store, f"t{i}", f"C{i}")
    before = store.commits
    await several(store, 2)
    # The first went at once, the others came meanwhile.
    assert store.commits == before + 2
    await several(store, 3)
    assert store.commits == before + 3
    await append(store, "t0", record(4))
    monkeypatch.setattr(sqlite_writer, "GATHER_SECONDS", 3600.0)
    # The last one was alone.
    for number in range(5, 9):
        await append(store, "t0", record(number))
    assert store.commits == before + 8
    await store.close()


async def test_whoever_waits_for_company_is_written_when_the_house_closes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SqliteStore(tmp_path / "r.sqlite")
    for i in range(30):
        await opened(store, f"t{i}", f"C{i}")
    await several(store, 2)
    monkeypatch.setattr(sqlite_writer, "GATHER_SECONDS", 3600.0)
    waiting = asyncio.ensure_future(several(store, 3))
    await asyncio.sleep(0.05)
    assert not waiting.done()
    await store.close()
    await waiting
    again = SqliteStore(tmp_path / "r.sqlite")
    assert [len(await again.load(f"t{i}")) for i in range(30)] == [3] * 30
    await again.close()
