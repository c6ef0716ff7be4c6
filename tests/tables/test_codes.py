"""Codes are lent (decision 16): opening a table works, and quickly, however many are stored."""

import itertools
import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from manual import SHELF, ManualClock, Somebody

from reverie.adapters.memory_store import MemoryStore
from reverie.adapters.sqlite_store import SqliteStore
from reverie.rules.ids import Seat
from reverie.tables import codes
from reverie.tables.codes import KEEP_EVERY, LASTS, LETTERS, Codes
from reverie.tables.followers import REST_EVERY
from reverie.tables.hall import Hall
from reverie.tables.live import LiveTable, World
from reverie.tables.ports import Head, Lease, Store
from reverie.tables.refusals import Refused
from reverie.tables.requests import SetUp

SET_UP = SetUp(decks=("placeholder",))
SPACE = len(LETTERS) ** 4


def every_code(length: int = 4, letters: str = LETTERS) -> Iterator[str]:
    return map("".join, itertools.product(letters, repeat=length))


class Asked(MemoryStore):
    """Counts the questions: what is quick asks few, whatever the machine."""

    questions = 0

    async def take_back(self, codes: Sequence[str], now: float) -> list[str]:
        self.questions += 1
        return await super().take_back(codes, now)


def hall_at(store: Store, clock: ManualClock) -> Hall:
    import random

    return Hall(World(store, random.Random(5), SHELF.cards, clock=clock))


def filled(store: MemoryStore, taken: Iterator[str], until: float) -> None:
    for code in taken:
        store.heads[f"t-{code}"] = Head(f"t-{code}", code, lent_until=until)
        store.codes[code] = f"t-{code}"


async def opened(hall: Hall, name: str = "Ada") -> LiveTable:
    live, _ = await hall.open(SET_UP, name, None)
    return live


async def test_with_every_short_code_lent_a_new_table_has_five_letters() -> None:
    clock, store = ManualClock(), Asked()
    filled(store, every_code(), clock.now() + LASTS)
    assert len(store.heads) == SPACE == 104_976
    hall = hall_at(store, clock)
    for _ in range(20):
        store.questions = 0
        live = await opened(hall)
        assert len(live.code) == 5
        assert store.questions == 2
        assert await hall.find_code(live.code) is live


async def test_at_999_of_a_thousand_lent_nobody_asks_more_than_once_a_length() -> None:
    clock, store = ManualClock(), Asked()
    filled(store, itertools.islice(every_code(), SPACE * 999 // 1000), clock.now() + LASTS)
    hall = hall_at(store, clock)
    for _ in range(50):
        store.questions = 0
        await opened(hall)
        assert store.questions <= 2


async def test_the_real_space_in_sqlite(tmp_path: Path) -> None:
    clock, path = ManualClock(), tmp_path / "r.sqlite"
    store = SqliteStore(path)
    with sqlite3.connect(path) as db:
        db.executemany(
            "INSERT INTO tables (id, code, listed, touched, lent_until) VALUES (?, ?, 0, 0, ?)",
            ((f"t-{code}", code, clock.now() + LASTS) for code in every_code()),
        )
    db.close()
    hall = hall_at(store, clock)
    assert len((await opened(hall)).code) == 5
    clock.time += LASTS + 1
    late = await opened(hall)
    assert len(late.code) == 4
    assert await store.lease(f"t-{late.code}") == Lease(None, clock.now() - 1)
    await store.close()


async def test_where_no_code_is_left_at_all_opening_is_refused_and_ends() -> None:
    clock, store = ManualClock(), MemoryStore()
    hall = hall_at(store, clock)
    hall.codes = Codes(store, clock, letters="BC")
    for length in codes.LENGTHS:
        filled(store, every_code(length, "BC"), clock.now() + LASTS)
    with pytest.raises(Refused) as refused:
        await opened(hall)
    assert refused.value.code == "too_many_tables"


async def test_a_table_that_sleeps_is_found_by_its_link_and_has_its_code_again() -> None:
    clock, store = ManualClock(), MemoryStore()
    hall = hall_at(store, clock)
    live = await opened(hall)
    code = live.code
    clock.time += REST_EVERY
    assert hall.rest() == 1
    clock.time += LASTS - REST_EVERY - 1
    assert await store.find_code(code, clock.now()) == live.name, "for an hour it can be typed"
    clock.time += 2
    assert await hall.find_code(code) is None
    woken = await hall.find(live.name)
    assert woken is not None
    assert woken.code == code
    assert await hall.find_code(code) is woken


async def test_a_table_that_wakes_when_its_code_is_another_s_has_a_new_one() -> None:
    clock, store = ManualClock(), MemoryStore()
    hall = hall_at(store, clock)
    live = await opened(hall)
    clock.time += REST_EVERY
    assert hall.rest() == 1
    clock.time += LASTS + 1
    assert await store.take_back([live.code], clock.now()) == [live.code]
    filled(store, iter([live.code]), clock.now() + LASTS)
    woken = await hall.find(live.name)
    assert woken is not None
    assert woken.code not in ("", live.code)
    assert await hall.find_code(woken.code) is woken


async def test_who_is_awake_keeps_its_code_for_days() -> None:
    clock, store = ManualClock(), MemoryStore()
    hall = hall_at(store, clock)
    live = await opened(hall)
    live.watch(Somebody(Seat(0)))
    for _ in range(200):
        clock.time += KEEP_EVERY + 1
        hall.rest()
        await hall.codes.keep(list(hall.live.values()))
        assert await store.take_back([live.code], clock.now()) == []
    assert await hall.find_code(live.code) is live


async def test_put_to_rest_at_one_worker_a_table_keeps_the_code_it_has_at_another() -> None:
    clock, store = ManualClock(), MemoryStore()
    one, other = hall_at(store, clock), hall_at(store, clock)
    live = await opened(one)
    there = await other.find(live.name)
    assert there is not None
    assert there.code == live.code
    there.watch(Somebody(Seat(0)))
    clock.time += REST_EVERY
    assert one.rest() == 1
    for _ in range(10):
        clock.time += KEEP_EVERY + 1
        await one.codes.keep(list(one.live.values()))
        await other.codes.keep(list(other.live.values()))
    assert await store.find_code(there.code, clock.now()) == live.name


async def test_whoever_slept_through_it_is_shown_the_new_code() -> None:
    """A laptop that was shut for a day: its tables are awake, and their codes are others'."""
    clock, store = ManualClock(), MemoryStore()
    hall = hall_at(store, clock)
    live = await opened(hall)
    here = Somebody(Seat(0))
    live.watch(here)
    old, shown = live.code, here.shown
    clock.time += 24 * 3600
    assert await store.take_back([old], clock.now()) == [old]
    filled(store, iter([old]), clock.now() + LASTS)
    await hall.codes.keep(list(hall.live.values()))
    assert live.code not in ("", old)
    assert here.shown == shown + 1
    assert await hall.find_code(live.code) is live


async def test_of_two_workers_who_wake_a_table_both_have_one_code() -> None:
    clock, store = ManualClock(), MemoryStore()
    live = await opened(hall_at(store, clock))
    clock.time += LASTS + 1
    await store.take_back([live.code], clock.now())
    first, second = hall_at(store, clock), hall_at(store, clock)
    lend = store.lend

    async def overtaken(table: str, code: str, until: float, instead_of: str | None) -> bool:
        store.lend = lend  # type: ignore[method-assign]
        assert await second.find(table)
        return await lend(table, code, until, instead_of)

    store.lend = overtaken  # type: ignore[method-assign]
    one = await first.find(live.name)
    assert one is not None
    assert one.code == second.live[live.name].code != ""
