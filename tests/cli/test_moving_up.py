"""From SQLite to PostgreSQL: everything comes along, nothing twice, and games go on."""

import asyncio
from pathlib import Path

import asyncpg
import pytest
from at_cluster import Cluster, Guest
from at_server import DECKS, NAMES, Evening, is_over
from test_kill import Server, lost_or_doubled, seat_people

from at_command import reverie
from forms import LONG, many
from patience import PATIENCE
from reverie.__main__ import main
from reverie.adapters.postgres_store import PostgresStore
from reverie.adapters.settings import Settings
from reverie.adapters.sqlite_store import SqliteStore
from reverie.app import House
from reverie.cli import export_tables
from reverie.cli.bench_server import raise_file_limit
from reverie.rules.ids import Seat
from reverie.tables.ports import Head, Person, Record, Recording
from reverie.tables.requests import Say, SetUp, StartGame

# Mean seconds of thinking: slow enough that every game goes on while it is moved.
TABLES, THINKING, HURRYING = (many(6, 50), 10.0, 0.1) if LONG else (6, 0.5, 0.02)
# All go on; so many are played to the end.
FINISHED = 10 if LONG else 2


async def running_tables(data: Path, number: int) -> list[Evening]:
    """Tables of three, each in the middle of a game."""
    settings = Settings(
        bots="plain", host="127.0.0.1", port=0, data=data, address_limits="off", push="off"
    )
    evenings = []
    async with House(settings, pace=(0, 0)) as house:
        for _ in range(number):
            evening = Evening([f"http://127.0.0.1:{house.port}"], house)
            host = evening.person()
            await host.open(NAMES[0], SetUp("classic", decks=DECKS))
            for name in NAMES[1:3]:
                await evening.person().join(host.table, name)
            await host.connect()
            await host.do(Say("hello"))
            await host.do(StartGame())
            kept = Recording("A" * 16, Seat(0), 5.0, 1200, b"la la")
            assert await house.store.keep_recording(host.table, kept, 99, 9999)
            await house.store.hold_recording(host.table, kept.id, told=True)
            evenings.append(evening)
        for evening in evenings:
            for player in evening.players:
                await player.disconnect()
    return evenings


def moves(table: list[Guest]) -> int:
    return sum(len(guest.acknowledged) for guest in table)


async def test_a_host_with_running_tables_moves_up_and_every_game_goes_on(
    tmp_path: Path, database: str
) -> None:
    raise_file_limit(5000)
    old, new = Server(tmp_path), Cluster(database, tmp_path)
    await old.start()
    tables = [await seat_people(old.url, number, Guest) for number in range(TABLES)]
    people = [guest for table in tables for guest in table]
    for guest in people:
        guest.thinking = THINKING
    games = [asyncio.gather(*(guest.play() for guest in table)) for table in tables]
    async with asyncio.timeout(PATIENCE):
        while not all(map(moves, tables)):
            await asyncio.sleep(0.05)
    data = ("import", "--data", str(tmp_path), "--database", database)
    # A first time while people play; then only what is new.
    assert (await asyncio.to_thread(reverie, *data)).returncode == 0
    old.process.terminate()
    await old.process.wait()
    moved = await asyncio.to_thread(reverie, *data)
    assert moved.stdout.startswith(f"{TABLES} tables are there and verified"), moved.stderr
    new.port = old.port
    async with new:
        while not all(guest.gaps for guest in people):
            await asyncio.sleep(0.05)
        assert await lost_or_doubled(people, new) == []
        waits = sorted(max(guest.gaps) for guest in people)
        print(f"{TABLES} tables, {len(people)} people; half waited {waits[len(waits) // 2]:.1f} s,")
        print(f"the last {waits[-1]:.1f} s")
        before = [moves(table) for table in tables]
        for guest in people:
            guest.thinking = HURRYING
        async with asyncio.timeout(3 * PATIENCE):
            while any(moves(table) == was for table, was in zip(tables, before, strict=True)):
                await asyncio.sleep(0.05)
            await asyncio.gather(*games[:FINISHED])
        for game in games[FINISHED:]:
            game.cancel()
        await asyncio.gather(*games, return_exceptions=True)
        assert await lost_or_doubled(people, new) == []
    assert all(is_over(guest.player) for table in tables[:FINISHED] for guest in table)
    for guest in people:
        await guest.player.http.close()


async def test_an_export_is_imported_whole_and_a_broken_one_is_refused(
    tmp_path: Path, database: str
) -> None:
    evenings = await running_tables(tmp_path, 3)
    file = tmp_path / "tables.jsonl"
    assert reverie("export", "--data", str(tmp_path), "--to", str(file)).returncode == 0
    assert file.stat().st_mode & 0o077 == 0
    whole = file.read_bytes()
    for was, now in ((b'"number":2', b'"number":3'), (b'"code":"', b'"code":"\xff')):
        file.write_bytes(whole.replace(was, now, 1))
        broken = reverie("import", "--export", str(file), "--database", database)
        assert broken.returncode == 2
        assert "line 1 of the export is broken" in broken.stderr
    file.write_bytes(whole)
    assert reverie("import", "--export", str(file), "--database", database).returncode == 0
    old, new = SqliteStore(tmp_path / "reverie.sqlite"), PostgresStore(database, "", PATIENCE)
    await new.start()
    for evening in evenings:
        table = evening.players[0].table
        assert await new.load(table) == await old.load(table)
        assert await new.people(table) == await old.people(table)
        assert [line.text for line in await new.talk(table)] == ["hello"]
        voice = await new.recording(table, "A" * 16)
        assert voice == await old.recording(table, "A" * 16)
        assert voice is not None
        assert voice.sound == b"la la"
        assert await new.lease(table) == await old.lease(table)
        await evening.close()
    await old.close()
    await new.close()


def test_a_database_that_cannot_be_had_is_told_without_its_password(
    tmp_path: Path, database: str
) -> None:
    file = tmp_path / "tables.jsonl"
    file.write_bytes(b"")
    for url in (
        "postgresql://u:secret@127.0.0.1:1/x",
        "postgresql://u:secr/et@127.0.0.1/x",
        database + "-which-is-not-there",
    ):
        refused = reverie("import", "--export", str(file), "--database", url)
        assert refused.returncode == 2
        assert refused.stderr.startswith("reverie: the database cannot be used")
        assert refused.stderr.count("\n") == 1
        assert "secr" not in refused.stderr


def test_an_export_that_is_broken_off_leaves_nothing_that_opens_seats(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def open_table() -> None:
        store = SqliteStore(tmp_path / "reverie.sqlite")
        await store.open(Head("table", "BCDF"), Record(1, b"{}"), Person(Seat(0), "Ada", b"key"))
        await store.close()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    asyncio.run(open_table())
    data = ("export", "--data", str(tmp_path), "--to")
    assert main([*data, str(tmp_path)]) == 2
    monkeypatch.setattr(export_tables, "write_line", full)
    with pytest.raises(OSError, match="No space left"):
        main([*data, str(tmp_path / "all.jsonl")])
    assert list(tmp_path.glob("all*")) == []


async def test_it_goes_on_where_it_was_broken_off_and_spoils_nothing(
    tmp_path: Path, database: str
) -> None:
    evenings = await running_tables(tmp_path, 3)
    names = [evening.players[0].table for evening in evenings]
    data = ("--data", str(tmp_path), "--database", database)
    assert reverie("import", *data).returncode == 0
    db = await asyncpg.connect(database)
    # One is only half there, one has gone on over there.
    await db.execute("DELETE FROM log WHERE table_id = $1 AND number > 2", names[0])
    await db.execute("INSERT INTO log VALUES ($1, 99, 'x', NULL, NULL)", names[1])
    moved = reverie("import", *data)
    assert moved.returncode == 1
    assert f"Table {names[1]} has gone on there" in moved.stdout
    old = SqliteStore(tmp_path / "reverie.sqlite")
    kept = await db.fetch("SELECT * FROM log WHERE table_id = $1 ORDER BY number", names[0])
    mended = [Record(r["number"], r["events"], _seat(r["seat"]), r["command"]) for r in kept]
    assert mended == await old.load(names[0])
    await old.close()
    await db.close()
    for evening in evenings:
        await evening.close()


def _seat(number: int | None) -> Seat | None:
    return None if number is None else Seat(number)
