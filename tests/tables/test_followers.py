"""Whoever goes along with a table is told of it in order; errands and pauses end as they should."""

import asyncio
import random

import pytest
from manual import SHELF, ManualClock, Room, settle

from reverie.adapters.memory_store import MemoryStore
from reverie.errands import Errands
from reverie.rules.ids import Seat
from reverie.tables.asking import asks
from reverie.tables.clock import pause
from reverie.tables.followers import REST_EVERY, Follower
from reverie.tables.hall import Hall
from reverie.tables.live import LiveTable, World
from reverie.tables.ports import NotStored, Record
from reverie.tables.requests import AddBot, LeaveTable, SetUp, StartGame

SET_UP = SetUp(decks=("placeholder",))


class Witness(Follower):
    def __init__(self, name: str, told: list[str]) -> None:
        self.name, self.told = name, told
        self.lets_rest = False

    async def wakes(self, live: LiveTable) -> None:
        self.told.append(f"{self.name} wakes")

    def woke(self, live: LiveTable) -> None:
        self.told.append(f"{self.name} woke")

    def look(self, live: LiveTable) -> None:
        self.told.append(f"{self.name} looks at {live.number}")

    def may_rest(self, live: LiveTable) -> bool:
        return self.lets_rest

    def rested(self, table: str) -> None:
        self.told.append(f"{self.name} rested")


def hall(clock: ManualClock, *followers: Follower) -> Hall:
    return Hall(World(MemoryStore(), random.Random(1), SHELF.cards, clock=clock), followers)


async def test_followers_are_told_in_their_order_and_all_must_let_a_table_rest() -> None:
    told: list[str] = []
    first, second, clock = Witness("first", told), Witness("second", told), ManualClock()
    opened = hall(clock, first, second)
    live, _ = await opened.open(SET_UP, "Ada", None)
    await live.decide(asks(live.table.chairs[0].seat, AddBot()))
    assert told == [
        *("first wakes", "second wakes", "first woke", "second woke"),
        *("first looks at 1", "second looks at 1", "first looks at 2", "second looks at 2"),
    ]
    told.clear()
    resting = asyncio.ensure_future(opened.keep_resting())
    await settle()
    for who, awake in ((first, 1), (second, 0)):
        who.lets_rest = True
        await clock.turn(REST_EVERY)
        assert len(opened.live) == awake
    assert told == ["first rested", "second rested"]
    resting.cancel()


async def test_a_table_that_somebody_cannot_follow_does_not_stay_awake() -> None:
    class Deaf(Witness):
        async def wakes(self, live: LiveTable) -> None:
            raise NotStored

    told: list[str] = []
    deaf = Deaf("deaf", told)
    opened = hall(ManualClock(), deaf)
    with pytest.raises(NotStored):
        await opened.open(SET_UP, "Ada", None)
    assert (opened.live, told) == ({}, ["deaf rested"])


@pytest.mark.parametrize("fails", [False, True])
async def test_a_table_that_still_wakes_is_nobodys(fails: bool) -> None:
    """Who had it before its followers do would be told nothing of what happens elsewhere."""
    may = asyncio.Event()

    class Slow(Witness):
        async def wakes(self, live: LiveTable) -> None:
            await may.wait()
            if fails:
                raise NotStored

    opened = hall(ManualClock(), Slow("slow", []))
    opening = asyncio.ensure_future(opened.open(SET_UP, "Ada", None))
    await settle()
    (table,) = opened.live
    finding = asyncio.ensure_future(opened.find(table))
    await settle()
    assert not finding.done()
    may.set()
    results = await asyncio.gather(opening, finding, return_exceptions=True)
    if fails:
        assert [type(result) for result in results] == [NotStored, NotStored]
        assert not opened.live
    else:
        assert results[1] is opened.live[table]


async def test_a_table_that_somebody_has_just_found_stays_awake() -> None:
    """They may be about to sit down there: at a table of which nobody else would know."""
    clock = ManualClock()
    opened = hall(clock)
    live, _ = await opened.open(SET_UP, "Ada", None)
    await clock.turn(REST_EVERY)
    found = await opened.find(live.name)
    assert opened.rest() == 0
    assert await opened.find(live.name) is found
    await clock.turn(REST_EVERY)
    assert opened.rest() == 1


class Slow(MemoryStore):
    """Reads a log only when it may."""

    def __init__(self) -> None:
        super().__init__()
        self.loads, self.may = 0, asyncio.Event()

    async def load(self, table: str, after: int = 0) -> list[Record]:
        self.loads += 1
        await self.may.wait()
        return await super().load(table, after)


async def test_a_table_is_loaded_once_also_when_somebody_gives_up_waiting() -> None:
    store = Slow()
    opened = Hall(World(store, random.Random(1), SHELF.cards, clock=ManualClock()))
    opening = asyncio.ensure_future(opened.open(SET_UP, "Ada", None))
    await settle()
    (table,) = opened.loading
    opening.cancel()
    await settle()
    finding = [asyncio.ensure_future(opened.find(table)) for _ in range(2)]
    await settle()
    store.may.set()
    one, other = await asyncio.gather(*finding)
    assert one is other is opened.live[table]
    assert store.loads == 1
    assert not opened.loading


async def test_forgetting_somebody_spares_who_sits_there_by_now() -> None:
    room = Room()
    live, _ = await room.hall.open(SetUp("teams", decks=("placeholder",)), "Ada", None)
    for name in ("Bo", "Cy", "Di", "Ed", "Fi"):
        await room.hall.sit_down(live, name, None)
    for seat in range(6):
        room.comes(live, Seat(seat))
    await live.decide(asks(Seat(0), StartGame()))
    await live.decide(asks(Seat(2), LeaveTable()))
    seat, key = await room.hall.sit_down(live, "Gil", None)
    await room.hall.forget(live, Seat(2))
    assert seat == Seat(2)
    assert room.hall.seats_of(live, key) == [seat]
    assert [person.name for person in await room.store.people(live.name)][2] == "Gil"


async def test_a_pause_takes_its_time_by_the_clock_and_leaves_no_alarm_behind() -> None:
    clock = ManualClock()
    waits = [asyncio.ensure_future(pause(clock, 10.0)) for _ in range(2)]
    await settle()
    await clock.turn(9.0)
    assert not any(wait.done() for wait in waits)
    waits[1].cancel()
    await clock.turn(1.0)
    assert waits[0].done()
    assert waits[1].cancelled()
    assert not clock.alarms


async def test_errands_are_held_until_they_are_done_and_can_be_ended() -> None:
    errands, done = Errands(), asyncio.Event()
    errands.run(done.wait())
    assert len(errands.under_way) == 1
    done.set()
    await settle()
    assert not errands.under_way
    errands.run(asyncio.Event().wait())
    (task,) = errands.under_way
    await errands.end()
    assert task.cancelled()
