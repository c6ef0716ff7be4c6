"""From SQLite to PostgreSQL: everything comes along, nothing twice, and games go on."""

import asyncio
import subprocess
import sys
import time
from pathlib import Path

import asyncpg
from at_server import DECKS, NAMES, Evening, play_on

from reverie.adapters.postgres_store import PostgresStore
from reverie.adapters.settings import Settings
from reverie.adapters.sqlite_store import SqliteStore
from reverie.app import House
from reverie.rules.ids import Seat
from reverie.tables.ports import Record
from reverie.tables.requests import Say, SetUp, StartGame

TABLES = 12


def reverie(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "reverie", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


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
            evenings.append(evening)
        for evening in evenings:
            for player in evening.players:
                await player.disconnect()
    return evenings


async def go_on(evening: Evening, url: str) -> None:
    for player in evening.players:
        player.url = url
        await player.connect()
    await asyncio.gather(*(play_on(player, i) for i, player in enumerate(evening.players)))


async def test_a_host_moves_up_and_its_games_go_on(tmp_path: Path, database: str) -> None:
    evenings = await running_tables(tmp_path, TABLES)
    began = time.monotonic()
    moved = reverie("import", "--data", str(tmp_path), "--database", database)
    assert moved.returncode == 0, moved.stderr
    assert moved.stdout.startswith(f"{TABLES} tables are there and verified")
    assert time.monotonic() - began < 30
    again = reverie("import", "--data", str(tmp_path), "--database", database)
    assert "0 records were new" in again.stdout
    settings = Settings(
        bots="plain",
        host="127.0.0.1",
        port=0,
        data=tmp_path,
        database=database,
        address_limits="off",
        push="off",
    )
    async with House(settings, pace=(0, 0)) as house:
        url = f"http://127.0.0.1:{house.port}"
        await asyncio.gather(*(go_on(evening, url) for evening in evenings[:3]))
        assert [line.text for line in evenings[0].players[2].lines] == ["hello"]
    for evening in evenings:
        await evening.close()


async def test_an_export_is_imported_whole_and_a_broken_one_is_refused(
    tmp_path: Path, database: str
) -> None:
    evenings = await running_tables(tmp_path, 3)
    file = tmp_path / "tables.jsonl"
    assert reverie("export", "--data", str(tmp_path), "--to", str(file)).returncode == 0
    assert file.stat().st_mode & 0o077 == 0
    whole = file.read_bytes()
    file.write_bytes(whole.replace(b'"number":2', b'"number":3', 1))
    broken = reverie("import", "--export", str(file), "--database", database)
    assert broken.returncode == 2
    assert "line 1 of the export is broken" in broken.stderr
    file.write_bytes(whole)
    assert reverie("import", "--export", str(file), "--database", database).returncode == 0
    old, new = SqliteStore(tmp_path / "reverie.sqlite"), PostgresStore(database)
    await new.start()
    for evening in evenings:
        table = evening.players[0].table
        assert await new.load(table) == await old.load(table)
        assert await new.people(table) == await old.people(table)
        assert await new.code_of(table) == evening.players[0].code
        await evening.close()
    await old.close()
    await new.close()


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
