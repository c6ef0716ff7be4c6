"""A history is read on, not anew: each record of a log is loaded and told once."""

import asyncio

import pytest
from at_server import Evening

from reverie.rules.pieces import Options
from reverie.tables.history import Chronicle, Chronicles
from reverie.tables.ports import Record
from reverie.tables.refusals import Refused


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


async def test_a_no_forgets_nothing_and_what_was_half_read_is_read_anew(evening: Evening) -> None:
    one, *_ = await evening.table("classic", 3)
    store = evening.houses[0].store
    load, loaded = store.load, list[int]()

    async def counted(table: str, after: int = 0) -> list[Record]:
        loaded.append(after)
        return await load(table, after)

    store.load = counted  # type: ignore[method-assign]
    chronicles = Chronicles(store)
    before = await chronicles.of(one.table, {})

    def no(_: Chronicle) -> None:
        raise Refused("no_game")

    with pytest.raises(Refused):
        await chronicles.tell(one.table, no)
    assert await chronicles.of(one.table, {}) == before
    assert loaded[0] == 0 < loaded[1] == loaded[2], "it is read on from where it was"

    async def torn(table: str, after: int = 0) -> list[Record]:
        return [*await load(table, 0), Record(after + 1, b"torn")]

    store.load = torn  # type: ignore[method-assign]
    with pytest.raises(Exception, match=r".+"):
        await chronicles.of(one.table, {})
    store.load = counted  # type: ignore[method-assign]
    assert await chronicles.of(one.table, {}) == before
    assert loaded[-1] == 0
