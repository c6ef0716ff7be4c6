"""Deadlines: set, kept over a restart, fired once, and what the host chose happens."""

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from at_server import NAMES, phase_of
from manual import ManualClock, Room, game_at, plays, settle

import patience
from reverie.adapters.memory_store import MemoryStore
from reverie.adapters.postgres_store import PostgresStore
from reverie.adapters.sqlite_store import SqliteStore
from reverie.bots import random as random_bot
from reverie.rules.ids import Seat
from reverie.rules.perspective import view
from reverie.rules.phases import phase_name
from reverie.rules.pieces import Written
from reverie.rules.rejections import Rejected
from reverie.rules.turns import waiting_for
from reverie.tables import log
from reverie.tables.asking import asks
from reverie.tables.deciding import Request
from reverie.tables.joining import take_chair
from reverie.tables.live import LiveTable
from reverie.tables.manners import AFTER_REMINDER, LONG_PATIENCE, PATIENCE, TIMES, Manners
from reverie.tables.ports import Done, HeadChange, NotStored, Person, Record, Store
from reverie.tables.refusals import Refused
from reverie.tables.requests import AddBot, CallStandIn, HostCallsStandIn, SetUp, StartGame
from reverie.tables.table import DeadlineSet
from reverie.wire import messages as wire


async def seated(room: Room, people: int = 4, game: str = "classic", **manners: Any) -> LiveTable:
    set_up = SetUp(game, decks=("placeholder",), manners=Manners(**manners))
    live, _ = await room.hall.open(set_up, NAMES[0], None)
    for name in NAMES[1:people]:
        await room.hall.sit_down(live, name, None)
    for seat in range(people):
        room.comes(live, Seat(seat))
    await live.decide(asks(Seat(0), StartGame()))
    await settle()
    return live


async def moves(live: LiveTable, seat: int, what: Any) -> None:
    game = live.table.game
    assert game is not None
    phase = phase_name(game.phase)
    move = what.of(Seat(seat))
    await live.decide(Request(lambda deciding: deciding.move(game.turn, phase, move)))


async def clue(live: LiveTable, seat: int) -> None:
    hand = game_at(live).hands[Seat(seat)]
    await moves(live, seat, wire.GiveClue(Written("Hush"), hand[0]))


def tag(live: LiveTable) -> str:
    return phase_name(game_at(live).phase)


async def test_without_timers_a_deadline_is_not_shown() -> None:
    room = Room()
    live = await seated(room)
    assert live.view(None).deadline is None
    await room.clock.turn(LONG_PATIENCE - 1)
    assert not live.view(None).nudged


async def test_time_is_shown_reminded_and_then_skipped() -> None:
    room = Room()
    live = await seated(room, timer="brisk", absent="skip")
    await clue(live, 0)
    assert live.view(None).deadline == room.clock.now() + TIMES["brisk"]["choose"]
    await room.clock.turn(TIMES["brisk"]["choose"] + 1)
    assert live.view(None).nudged
    assert tag(live) == "choose"
    await room.clock.turn(AFTER_REMINDER["brisk"])
    assert tag(live) == "vote"
    await room.clock.turn(TIMES["brisk"]["vote"] + AFTER_REMINDER["brisk"] + 1)
    assert tag(live) == "reveal"
    await room.clock.turn(TIMES["brisk"]["reveal"] + AFTER_REMINDER["brisk"] + 1)
    assert (tag(live), game_at(live).turn) == ("clue", 2)
    await room.clock.turn(TIMES["brisk"]["clue"] + AFTER_REMINDER["brisk"] + 1)
    assert game_at(live).turn == 3, "H3: a storyteller who gives no clue is passed over"


async def test_a_stand_in_plays_and_even_gives_the_clue() -> None:
    room = Room()
    live = await seated(room, timer="brisk", absent="stand_in")
    await clue(live, 0)
    for phase in ("choose", "vote"):
        assert tag(live) == phase
        await room.clock.turn(TIMES["brisk"][phase] + AFTER_REMINDER["brisk"] + 5)
    assert phase_of(live.view(None)).stand_ins == (1, 2, 3)
    await room.clock.turn(TIMES["brisk"]["reveal"] + AFTER_REMINDER["brisk"] + 1)
    assert tag(live) == "clue"
    await room.clock.turn(TIMES["brisk"]["clue"] + AFTER_REMINDER["brisk"] + 5)
    assert (tag(live), game_at(live).turn) == ("choose", 2)


async def test_with_wait_anybody_present_may_call_a_stand_in_after_a_while() -> None:
    room = Room()
    live = await seated(room)
    await clue(live, 0)
    for seat in (1, 2):
        await moves(live, seat, wire.HandOver((game_at(live).hands[Seat(seat)][0],)))
    room.goes(live, Seat(3))
    await room.clock.turn(20)
    assert Seat(3) in game_at(live).away

    call = asks(Seat(1), CallStandIn(Seat(3)))
    with pytest.raises(Refused) as refused:
        await live.decide(call)
    assert refused.value.code == "not_yet"
    await room.clock.turn(PATIENCE + AFTER_REMINDER["off"])
    assert live.view(None).overdue
    assert tag(live) == "choose"
    await live.decide(call)
    await room.clock.turn(10)
    assert tag(live) == "vote"
    pages = [record.events for record in await room.store.load(live.name)]
    assert b'"seat":3' in pages[-1]
    assert b'"stand_in":true' in pages[-1]


async def test_nobody_stands_in_for_somebody_who_owes_nothing() -> None:
    room = Room()
    live = await seated(room)
    await clue(live, 0)
    await moves(live, 1, wire.HandOver((game_at(live).hands[Seat(1)][0],)))
    for seat in (0, 1, 9):
        with pytest.raises(Rejected) as refused:
            await live.decide(asks(Seat(0), HostCallsStandIn(Seat(seat))))
        assert refused.value.code == "nobody_to_stand_in_for"


async def test_who_thinks_long_is_not_passed_over_but_may_be_helped() -> None:
    """Timers off: somebody is there, and does nothing; also the host may be the one."""
    room = Room()
    live = await seated(room, absent="skip")
    await clue(live, 1)
    await room.clock.turn(LONG_PATIENCE + AFTER_REMINDER["off"] + 1)
    assert tag(live) == "choose"
    assert live.view(None).overdue
    await live.decide(asks(Seat(2), CallStandIn(Seat(0))))
    await room.clock.turn(10)
    assert Seat(0) not in waiting_for(game_at(live))


async def test_nobody_is_hurried_while_nobody_is_there() -> None:
    room = Room()
    live = await seated(room, timer="brisk", absent="skip")
    await clue(live, 0)
    for seat in range(4):
        room.goes(live, Seat(seat))
    await room.clock.turn(24 * 3600)
    assert (tag(live), game_at(live).turn) == ("choose", 1)
    room.comes(live, Seat(2))
    await settle()
    assert live.view(None).deadline is not None


async def test_a_game_of_days_goes_on_with_nobody_online() -> None:
    room = Room()
    live = await seated(room, timer="days", absent="skip")
    await clue(live, 0)
    for seat in range(4):
        room.goes(live, Seat(seat))
    await room.clock.turn(3600)
    assert tag(live) == "choose"
    await room.clock.turn(1.3 * 24 * 3600)
    assert tag(live) == "vote"


async def test_an_old_deadline_does_nothing() -> None:
    room = Room()
    live = await seated(room, timer="brisk", absent="skip")
    await clue(live, 0)
    old = live.table.deadline
    await room.clock.turn(1.0)
    for seat in (1, 2, 3):
        await moves(live, seat, wire.HandOver((game_at(live).hands[Seat(seat)][0],)))
    assert tag(live) == "vote"
    number = live.number
    await room.deadlines._fire(live, old)  # type: ignore[arg-type]
    assert live.number == number


@pytest.mark.parametrize("kind", ["memory", "sqlite", "postgres"])
async def test_after_a_restart_every_deadline_fires_once_and_in_time(
    request: pytest.FixtureRequest, tmp_path: Path, kind: str
) -> None:
    """Twenty tables with deadlines; the server dies; another one wakes them all."""
    store: Store = MemoryStore() if kind == "memory" else SqliteStore(tmp_path / "r.sqlite")
    if kind == "postgres":
        store = PostgresStore(request.getfixturevalue("database"), "", patience.PATIENCE)
    await store.start()
    clock = ManualClock()
    before = Room(1, store, clock)
    lives = []
    for _ in range(20):
        live = await seated(before, timer="brisk", absent="skip")
        await clue(live, 0)
        lives.append(live)
        await clock.turn(1.0)
    due = {live.name: one.at for live in lives if (one := live.table.deadline)}
    assert len(due) == len(lives)
    clock.alarms.clear()
    after = Room(2, store, clock)
    for table, at in await store.due(clock.now() + 1000):
        assert at == due[table]
        found = await after.hall.find(table)
        assert found is not None
        for seat in range(4):
            after.comes(found, Seat(seat))
    await settle_long(after, TIMES["brisk"]["choose"] + 5)
    for live in lives:
        pages = [record.events for record in await store.load(live.name)]
        events = [event for page in pages for event in log.decode(page)]
        reminders = [e for e in events if isinstance(e, DeadlineSet) and e.deadline.nudged]
        assert len(reminders) == 1
        assert reminders[0].deadline.at - AFTER_REMINDER["brisk"] - due[live.name] < 1.0
    await store.close()


async def test_a_table_that_cannot_be_woken_lets_the_others_wake() -> None:
    clock, store = ManualClock(), MemoryStore()
    before = Room(1, store, clock)
    lives = [await seated(before, timer="brisk") for _ in range(2)]
    for live in lives:
        await clue(live, 0)
    clock.alarms.clear()
    after = Room(2, store, clock)

    async def find(table: str) -> None:
        if table == first:
            raise KeyError("a follower that fails")
        await after.hall.find(table)

    first, second = [table for table, _ in await store.due(clock.now() + 1000)]
    waking = asyncio.ensure_future(after.deadlines.wake(store, find))
    await clock.turn(TIMES["brisk"]["choose"])
    assert list(after.hall.live) == [second]
    assert not waking.done()
    waking.cancel()


async def settle_long(room: Room, seconds: float) -> None:
    """Also a real store answers between two turns of the clock."""
    for _ in range(int(seconds)):
        await room.clock.turn(1.0)
        for follower in (room.attendance, room.deadlines, room.rabbits):
            await asyncio.gather(*follower.errands.under_way)


class Full(MemoryStore):
    """A disk that may have no room for a while."""

    is_full = False

    def append(
        self,
        table: str,
        record: Record,
        people: Sequence[Person],
        head: HeadChange | None,
        stored: Done,
    ) -> None:
        if self.is_full:
            return stored(None, NotStored("no room"))
        return super().append(table, record, people, head, stored)


async def with_rabbits(room: Room) -> LiveTable:
    """One person has told a clue, and three rabbits are to lay a card."""
    live, _ = await room.hall.open(SetUp(decks=("placeholder",)), "Ada", None)
    for _ in range(3):
        await live.decide(asks(Seat(0), AddBot("random")))
    room.comes(live, Seat(0))
    await live.decide(asks(Seat(0), StartGame()))
    await clue(live, 0)
    return live


async def test_rabbits_play_on_when_the_disk_has_room_again() -> None:
    store = Full()
    room = Room(store=store)
    live = await with_rabbits(room)
    store.is_full = True
    await room.clock.turn(60.0)
    assert tag(live) == "choose"
    store.is_full = False
    await room.clock.turn(60.0)
    assert tag(live) == "reveal"


async def test_a_rabbit_that_fails_once_is_asked_again() -> None:
    room = Room()
    failed: list[Seat] = []

    def stumbles(seen: Any, *rest: Any) -> Any:
        if seen.you not in failed:
            failed.append(seen.you)
            raise KeyError
        return random_bot.choose(seen, *rest)

    room.rabbits.bots = {"random": stumbles}
    live = await with_rabbits(room)
    await room.clock.turn(60.0)
    assert sorted(failed) == [1, 2, 3]
    assert tag(live) == "reveal"


async def test_random_bots_never_stop_a_table_of_bots_and_one_person() -> None:
    room = Room(3)
    set_up = SetUp("classic", decks=("placeholder",))
    live, _ = await room.hall.open(set_up, "Ada", None)
    for _ in range(4):
        await live.decide(Request(lambda deciding: take_chair(deciding, None, "random")))
    room.comes(live, Seat(0))
    await live.decide(asks(Seat(0), StartGame()))
    rng = random.Random(5)
    for _ in range(4000):
        if tag(live) == "over":
            break
        await room.clock.turn(5)
        game = game_at(live)
        if Seat(0) in waiting_for(game):
            move = random_bot.choose(view(game, Seat(0)), rng)
            await live.decide(plays(move))
    assert tag(live) == "over"


async def test_bots_leave_the_race_to_people_for_a_minute_also_while_they_come_in() -> None:
    """S4: whoever has opened a table alone with bots has a socket only a moment later."""
    room = Room(4)
    live, _ = await room.hall.open(SetUp("classic", decks=("placeholder",)), "Ada", None)
    for _ in range(3):
        await live.decide(Request(lambda deciding: take_chair(deciding, None, "random")))
    await live.decide(asks(Seat(0), StartGame()))
    await room.clock.turn(0.5)
    room.comes(live, Seat(0))
    await room.clock.turn(55)
    assert tag(live) == "clue"
    await room.clock.turn(15)
    assert tag(live) == "choose"
