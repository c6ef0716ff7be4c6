"""The mailbox of a table: one decision at a time, in order, finished once begun."""

import asyncio
import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from reverie.adapters.memory_store import MemoryStore
from reverie.rules.ids import Seat
from reverie.tables.deciding import Deciding, Request
from reverie.tables.hall import Hall
from reverie.tables.live import LiveTable, World
from reverie.tables.refusals import Refused
from reverie.tables.requests import SetUp
from reverie.tables.table import Muted

MANY = 3000


async def a_table(store: MemoryStore | None = None) -> LiveTable:
    hall = Hall(World(store or MemoryStore(), random.Random(1), lambda _: ("c",)))
    live, _ = await hall.open(SetUp(decks=("any",)), "Ada", None)
    return live


def mute(muted: bool = True) -> Request[None]:
    return Request(lambda deciding: deciding.happen(Muted(Seat(0), muted)))


async def test_a_long_line_is_decided_in_order_and_not_one_within_the_other() -> None:
    live = await a_table()
    done: list[tuple[int, Exception | None]] = []

    def answered(number: int, _: Any, error: Exception | None) -> None:
        done.append((number, error))

    async with live.held():
        for number in range(MANY):
            live.ask(mute(), partial(answered, number))
        assert done == []
    assert done == [(number, None) for number in range(MANY)]
    assert live.number == 1 + MANY


async def test_nobody_decides_while_the_table_is_held_and_who_gives_up_holds_nobody_up() -> None:
    live = await a_table()
    async with live.held():
        gives_up = asyncio.ensure_future(_hold(live))
        asked = asyncio.ensure_future(live.decide(mute()))
        await asyncio.sleep(0)
        gives_up.cancel()
        await asyncio.sleep(0)
        assert live.number == 1
    await asked
    assert live.number == 2
    assert not live.busy


async def _hold(live: LiveTable) -> None:
    async with live.held():
        pass


async def test_what_was_begun_is_finished_though_whoever_asked_has_gone() -> None:
    class Slow(MemoryStore):
        later: Callable[[], None]

        def append(self, *what: Any) -> None:
            self.later = partial(super().append, *what)

    store = Slow()
    live = await a_table(store)
    asked = asyncio.ensure_future(live.decide(mute()))
    await asyncio.sleep(0)
    asked.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asked
    assert live.number == 1
    store.later()
    assert live.number == 2
    assert live.table.muted == {0}
    assert not live.busy


async def test_an_answer_that_cannot_be_given_lets_the_next_one_in() -> None:
    live = await a_table()
    tried: list[Exception | None] = []

    def crash(_: Any, error: Exception | None) -> None:
        tried.append(error)
        raise KeyError

    live.ask(mute(), crash)
    await live.decide(mute())
    assert tried == [None]
    assert live.number == 3


async def test_a_crash_or_a_refusal_lets_the_next_one_in() -> None:
    live = await a_table()

    def crash(deciding: Deciding) -> None:
        raise KeyError

    def refuse(deciding: Deciding) -> None:
        raise Refused("host_only")

    answers = await asyncio.gather(
        live.decide(Request(crash)),
        live.decide(Request(refuse)),
        live.decide(mute()),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [KeyError, Refused, type(None)]
    assert live.number == 2


async def test_a_table_that_was_erased_beside_us_says_so() -> None:
    """By an operator at the command line; every move was told that it is not stored."""
    store = MemoryStore()
    live = await a_table(store)
    await store.delete(live.name)
    with pytest.raises(Refused) as refused:
        await live.decide(mute())
    assert refused.value.code == "no_such_table"
    assert live.closing
