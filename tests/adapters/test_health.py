"""Whether a server is well: it says so only while moves are stored."""

import asyncio
import logging
import sqlite3
from pathlib import Path

import aiohttp
import pytest
from msgspec.structs import replace

from reverie.adapters.memory_store import MemoryStore
from reverie.adapters.settings import Settings
from reverie.adapters.stores import Stores
from reverie.app import House
from reverie.client import Player, Refusal
from reverie.tables.clock import RealClock
from reverie.tables.deadlines import Deadlines
from reverie.tables.ports import NotStored
from reverie.tables.requests import SetUp

SETTINGS = Settings(bots="plain", host="127.0.0.1", port=0, push="off")


class FullStore(MemoryStore):
    def __init__(self) -> None:
        super().__init__()
        self.full, self.probes = False, 0
        self.answers = asyncio.Event()
        self.answers.set()

    async def probe(self) -> None:
        self.probes += 1
        await self.answers.wait()
        if self.full:
            raise NotStored("database or disk is full")


async def health(house: House) -> tuple[int, str]:
    async with (
        aiohttp.ClientSession() as http,
        http.get(f"http://127.0.0.1:{house.port}/healthz") as response,
    ):
        return response.status, (await response.json())["status"]


async def test_a_server_whose_moves_are_not_stored_is_not_well(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("reverie.adapters.stores.HOLDS_FOR", 0.0)
    store = FullStore()
    async with House(replace(SETTINGS, data=tmp_path), store) as house:
        assert await health(house) == (200, "ok")
        store.full = True
        assert await health(house) == (503, "not_stored")
        assert "database or disk is full" in caplog.text
        store.full = False
        assert await health(house) == (200, "ok")


async def test_many_who_ask_are_one_write_and_one_that_hangs_is_no_yes() -> None:
    store = FullStore()
    stores = Stores(store, patience=0.05)
    assert await asyncio.gather(*(stores.now() for _ in range(50))) == [True] * 50
    assert await stores.now()
    assert store.probes == 1
    store.answers.clear()
    assert not await Stores(store, patience=0.01).now()


async def test_one_damaged_log_is_told_and_spoils_no_other_table(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    settings = replace(SETTINGS, data=tmp_path)
    people = []
    async with House(settings) as house:
        for _ in range(2):
            person = Player(f"http://127.0.0.1:{house.port}")
            await person.open("Ada", SetUp("classic", decks=("placeholder",), listed=True))
            people.append(person)
    damaged, whole = people
    with sqlite3.connect(tmp_path / "reverie.sqlite") as db:
        db.execute("UPDATE log SET events = x'7b' WHERE table_id = ?", (damaged.table,))
        db.execute("UPDATE tables SET deadline = 1")
    async with House(settings) as house:
        for person in people:
            person.url = f"http://127.0.0.1:{house.port}"
        with pytest.raises(Refusal) as refusal:
            await damaged.join(damaged.table, "Bo")
        assert refusal.value.code == "our_fault"
        said = [entry for entry in caplog.records if entry.name == "reverie.hall"]
        assert {entry.levelno for entry in said} == {logging.ERROR}
        assert damaged.table[:4] in said[0].getMessage()
        assert damaged.table not in caplog.text
        async with whole.http.get(f"{whole.url}/api/tables") as response:
            assert [row["table"] for row in await response.json()] == [whole.table]
        house.hall.drop(whole.table)
        await Deadlines(RealClock())._wake_due(house.store, house.hall.find)
        assert list(house.hall.live) == [whole.table]
    for person in people:
        await person.http.close()
