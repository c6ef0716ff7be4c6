"""Tables that nobody touched for very long are erased, and no others."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from at_server import Evening
from msgspec.structs import replace

from patience import PATIENCE
from reverie.adapters.settings import Settings
from reverie.app import House
from reverie.client import Player
from reverie.rules.ids import Seat
from reverie.tables.expiring import DAY, expire
from reverie.tables.requests import SetUp


async def test_an_old_table_is_erased_unless_somebody_looks_at_it(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, _ = await evening.table("classic", 2)
    await evening.calm()
    asleep = Player(evening.url)
    evening.spectators.append(asleep)
    await asleep.open("Eir", SetUp("classic", decks=("placeholder",)))
    hall, store = evening.houses[0].hall, evening.houses[0].store
    assert await expire(hall, time.time() - 365 * DAY) == 0

    async def at_another_worker(table: str) -> dict[str, frozenset[Seat]]:
        return {"another": frozenset({Seat(0)})}

    with monkeypatch.context() as patch:
        patch.setattr(hall.world.company, "attending", at_another_worker)
        assert await expire(hall, time.time() + DAY) == 0
    assert await expire(hall, time.time() + DAY) == 1
    assert await store.lease(asleep.table) is None
    assert await store.load(asleep.table) == []
    assert await store.people(asleep.table) == []
    assert await hall.find(asleep.table) is None
    assert await store.lease(host.table) is not None


async def test_a_server_erases_what_is_older_than_its_setting(tmp_path: Path) -> None:
    settings = Settings(bots="plain", host="127.0.0.1", port=0, data=tmp_path, push="off")
    async with House(settings) as house:
        player = Player(f"http://127.0.0.1:{house.port}")
        await player.open("Ada", SetUp("classic", decks=("placeholder",)))
        await player.http.close()
        old = time.time() - 366 * DAY
        store: Any = house.store
        await store.writer.commit(lambda db: db.execute("UPDATE tables SET touched = ?", (old,)))
    async with House(replace(settings, keep_days=0)) as house:
        assert await house.store.count() == 1
    async with House(replace(settings, keep_days=367)) as house:
        assert await house.store.count() == 1
    assert settings.keep_days == 365
    async with House(settings) as house:
        async with asyncio.timeout(PATIENCE):
            while await house.store.count():
                await asyncio.sleep(0.01)
