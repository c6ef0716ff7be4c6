"""A history is read on, not anew: each record of a log is loaded and told once."""

import asyncio

from at_server import Evening

from reverie.rules.pieces import Options
from reverie.tables.history import Chronicles
from reverie.tables.ports import Record


async def test_however_many_ask_a_record_is_read_once(evening: Evening) -> None:
    one, *_ = await evening.table("classic", 4, options=Options(target_score=5))
    await evening.start()
    await evening.play_out()
    await evening.calm()
    house = evening.houses[0]
    load, loaded = house.store.load, list[int]()

    async def counted(table: str, after: int = 0) -> list[Record]:
        records = await load(table, after)
        loaded.extend(record.number for record in records)
        return records

    house.store.load = counted  # type: ignore[method-assign]
    live = house.hall.live[one.table]
    chronicles = Chronicles(house.store)
    told = await asyncio.gather(*(chronicles.of(one.table, live.people) for _ in range(20)))
    assert loaded == list(range(1, live.number + 1))
    assert all(each == told[0] for each in told)
    assert told[0] == await Chronicles(house.store).of(one.table, live.people)
    assert len(told[0].turns) > 0


async def test_only_the_last_tables_are_remembered(evening: Evening) -> None:
    one, *_ = await evening.table("classic", 3)
    store = evening.houses[0].store
    chronicles = Chronicles(store, most=2)
    for table in ("a", one.table, "b", "c"):
        await chronicles.of(table, {})
    assert list(chronicles.kept) == ["b", "c"]
