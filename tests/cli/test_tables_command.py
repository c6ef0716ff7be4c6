"""`reverie tables` on the file of a real server's games."""

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest

from at_command import Said, reverie
from reverie.adapters.settings import Settings
from reverie.adapters.sqlite_store import SqliteStore
from reverie.app import House
from reverie.client import Player
from reverie.rules.ids import Seat
from reverie.tables.ports import Head, Line, Person, Record
from reverie.tables.requests import AddBot, SetUp, StartGame


def tables(*words: str) -> Said:
    return reverie("tables", *words)


async def play_a_little(data: Path) -> Player:
    async with House(
        Settings(bots="plain", host="127.0.0.1", port=0, data=data), pace=(0, 0)
    ) as house:
        async with Player(f"http://127.0.0.1:{house.port}") as me:
            await me.open("Ada", SetUp("classic", decks=("placeholder",)))
            await me.connect()
            for _ in range(3):
                await me.do(AddBot())
            await me.do(StartGame())
            await asyncio.sleep(0.1)
        return me


def test_the_operator_works_where_the_server_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the service file or the container says in REVERIE_DATA need not be said again."""
    for command in (
        ("tables", "list"),
        ("circles", "list"),
        ("export", "--to", str(tmp_path / "all")),
        ("book", "abcd", "--html", str(tmp_path / "book.html")),
    ):
        monkeypatch.setenv("REVERIE_DATA", str(tmp_path / "elsewhere"))
        assert str(tmp_path / "elsewhere") in reverie(*command).stderr
        assert str(tmp_path / "here") in reverie(*command, "--data", str(tmp_path / "here")).stderr
        monkeypatch.delenv("REVERIE_DATA")
        assert "elsewhere" not in reverie(*command).stderr


async def test_list_export_and_delete(tmp_path: Path) -> None:
    assert tables("list", "--data", str(tmp_path)).returncode == 2
    me = await play_a_little(tmp_path)
    data = ("--data", str(tmp_path))
    assert me.code in tables("list", *data).stdout
    assert tables("export", me.code, *data).returncode == 2
    exported = tables("export", me.code.lower(), *data, "--to", str(tmp_path / "g.jsonl"))
    assert exported.returncode == 0, exported.stderr
    told = reverie("replay", str(tmp_path / "g.jsonl"))
    assert "Turn 1" in told.stdout
    assert "Ada" not in (tmp_path / "g.jsonl").read_text()
    assert tables("delete", me.table, *data).returncode == 0
    assert tables("delete", me.table, *data).returncode == 2
    assert tables("list", *data).stdout == ""
    assert b"Ada" not in (tmp_path / "reverie.sqlite").read_bytes()


async def test_prune_erases_what_nobody_has_touched_for_days(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "reverie.sqlite")
    for number, days in enumerate((400, 40, 1)):
        name = f"table-{number}"
        person = Person(Seat(0), "Ada", b"key")
        await store.open(Head(name, f"CD{number}"), Record(1, b"{}"), person)
        await store.say(name, Line(Seat(0), "c", 1.0, "chat", "hello", 0, 0))
        with sqlite3.connect(store.path) as db:
            old = time.time() - days * 24 * 3600
            db.execute("UPDATE tables SET touched = ? WHERE id = ?", (old, name))
        db.close()
    await store.close()
    assert tables("prune", "--data", str(tmp_path)).returncode == 2
    done = tables("prune", "--days", "30", "--data", str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert "2 tables are gone for good, 1 are left" in done.stdout
    with sqlite3.connect(tmp_path / "reverie.sqlite") as db:
        for kept in ("tables", "log", "people", "talk"):
            assert db.execute(f"SELECT count(*) FROM {kept}").fetchone() == (1,)
    db.close()
