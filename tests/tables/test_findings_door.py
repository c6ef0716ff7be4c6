"""What the evening showed is told to whoever has the table's link, and is what its log tells."""

import asyncio

import msgspec
from at_server import Evening

from reverie.evening.findings import Findings, what_it_showed
from reverie.rules.pieces import Options
from reverie.tables.history import Chronicle, Chronicles


async def test_the_door_tells_what_the_log_showed(evening: Evening) -> None:
    """Five turns at least: one brings nobody of four more than five points."""
    one, *_ = await evening.table("classic", 4, options=Options(target_score=21))
    await evening.start()
    await evening.play_out()
    await evening.calm()
    async with one.http.get(f"{evening.url}/api/tables/{one.table}/findings") as answer:
        assert answer.status == 200
        told = msgspec.json.decode(await answer.read(), type=Findings)
    house = evening.houses[0]
    live = house.hall.live[one.table]
    chronicle = Chronicle()
    chronicle.read_on(await house.store.load(one.table))
    assert told == what_it_showed(chronicle.history(live.people))
    assert told.turns == len(chronicle.turns) >= 5
    async with one.http.get(f"{evening.url}/api/tables/nowhere/findings") as answer:
        assert answer.status == 404


async def test_a_history_and_what_it_showed_are_read_together(evening: Evening) -> None:
    one, *_ = await evening.table("classic", 4, options=Options(target_score=5))
    await evening.start()
    await evening.play_out()
    house = evening.houses[0]
    people = house.hall.live[one.table].people
    chronicles = Chronicles(house.store)
    history, turns = await asyncio.gather(
        chronicles.of(one.table, people),
        chronicles.tell(one.table, lambda chronicle: len(chronicle.turns)),
    )
    assert len(history.turns) == turns > 0
