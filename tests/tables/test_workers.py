"""Several workers at one table: what must be shared is shared, what must happen once does."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path

import pytest
from at_server import Evening, game_of, seat_of
from test_voices import ask, give, send, wav
from yarl import URL

from at_store import append
from patience import PATIENCE
from reverie.adapters.postgres_store import PostgresStore
from reverie.adapters.settings import Settings
from reverie.app import House
from reverie.client import Player, Refusal
from reverie.rules.clues import Voice
from reverie.rules.ids import Seat
from reverie.rules.phases import phase_name
from reverie.rules.pieces import Written
from reverie.tables import grapevine, log
from reverie.tables.attendance import Attendance
from reverie.tables.deadlines import Deadlines
from reverie.tables.deciding import Request
from reverie.tables.manners import TIMES, Manners
from reverie.tables.ports import Head, HeadChange, NotStored, Person, Record
from reverie.tables.requests import AddBot, LeaveTable, RemoveChair, Say, StartGame, Unsay
from reverie.tables.table import Deadline, DeadlineSet
from reverie.wire import messages as wire
from waiting import until


@pytest.fixture
async def three(database: str, tmp_path: Path) -> AsyncIterator[list[House]]:
    settings = Settings(
        bots="plain", host="127.0.0.1", port=0, data=tmp_path, database=database, push="off"
    )
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(
                House(settings, pace=(0.0, 0.02), attendance=Attendance(PATIENCE, PATIENCE))
            )
            for _ in range(3)
        ]


@pytest.fixture
async def spread(three: list[House]) -> AsyncIterator[Evening]:
    made = Evening([f"http://127.0.0.1:{house.port}" for house in three], three[0])
    yield made
    await made.close()


async def test_everybody_sees_who_is_there_wherever_they_are(spread: Evening) -> None:
    one, two, three = await spread.table("classic", 3)
    for player in (one, two, three):
        await player.until(lambda view: [c.here for c in view.chairs] == [True] * 3)
    await three.disconnect()
    for player in (one, two):
        await player.until(lambda view: not view.chairs[2].here)


async def test_who_is_at_another_worker_is_not_away(spread: Evening, three: list[House]) -> None:
    one, two, _ = await spread.table("classic", 3)
    await spread.start()
    for house in three:
        house.attendance.away = 0.4
    second = Player(one.url)
    second.http.cookie_jar.update_cookies(two.http.cookie_jar.filter_cookies(URL(two.url)))
    await second.connect(two.table)
    await second.until(lambda view: view.you == two.seat)
    here, there, third = (house.hall.live[one.table].audience for house in three)
    await until(lambda: two.seat in there.seats_elsewhere)
    await two.disconnect()
    was_there = three[1].company.name
    await until(lambda: not any(two.seat in a.elsewhere.get(was_there, ()) for a in (here, third)))
    assert two.seat not in there.watchers
    assert not any((one.table, two.seat, "away") in house.attendance.timers for house in three)
    await second.disconnect()
    await one.until(lambda view: view.game is not None and two.seat in _away(view))
    await second.http.close()


async def test_a_voice_is_heard_at_every_worker(spread: Evening) -> None:
    """C2: sent to one, told at another, and before that nowhere but by its maker."""
    one, two, three = await spread.table("classic", 3)
    await spread.start()
    made = await send(one, wav())
    path = f"voice/{made['recording']}"
    assert len({player.url for player in (one, two, three)}) == 3
    for listener in (two, three):
        assert (await ask(listener, "GET", path))["code"] == "recording_unknown"
    other = Player(two.url)
    other.http.cookie_jar.update_cookies(one.http.cookie_jar.filter_cookies(URL(one.url)))
    await other.connect(one.table)
    await other.until(lambda view: view.you == one.seat)
    await give(other, Voice(made["recording"], made["length"], ""))
    for listener in (one, two, three):
        await listener.until(lambda view: phase_name(view.game.phase) == "choose")
        assert (await ask(listener, "GET", path))[2] == wav()
    await other.http.close()


def _away(view: object) -> set[int]:
    return {seat.seat for seat in view.game.seats if seat.away}  # type: ignore[attr-defined]


async def test_a_seat_moves_once_and_its_old_device_is_shown_out(spread: Evening) -> None:
    one, two, _ = await spread.table("classic", 3)
    link = await one.post(f"/api/tables/{one.table}/link", wire.MakeLink(seat_of(two)))
    devices = [Player(url) for url in spread.urls]
    moved = await asyncio.gather(
        *(d.post(f"/api/tables/{one.table}/redeem", wire.Link(link["secret"])) for d in devices),
        return_exceptions=True,
    )
    assert sum(isinstance(each, dict) for each in moved) == 1
    assert all(isinstance(each, dict) or each.code == "link_used" for each in moved)  # type: ignore[union-attr]
    await until(lambda: two.bye == "seat_moved")
    winner = devices[next(i for i, each in enumerate(moved) if isinstance(each, dict))]
    await winner.connect(one.table)
    assert (await winner.until(lambda view: True)).you == two.seat
    for device in devices:
        await device.disconnect()
        await device.http.close()


async def test_of_two_with_one_name_at_two_workers_one_sits_down(spread: Evening) -> None:
    one, *_ = await spread.table("classic", 2)
    twins = [Player(url) for url in spread.urls]
    sat = await asyncio.gather(
        *(twin.join(one.table, "Twin") for twin in twins), return_exceptions=True
    )
    assert sorted(str(getattr(each, "code", None)) for each in sat) == [
        "None",
        "name_taken",
        "name_taken",
    ]
    for twin in twins:
        await twin.http.close()


async def test_talk_is_heard_at_every_worker(spread: Evening) -> None:
    one, two, three = await spread.table("classic", 3)
    await two.do(Say("hello"))
    for player in (one, three):
        await until(lambda p=player: [line.text for line in p.lines] == ["hello"])  # type: ignore[misc]
    await one.do(Unsay(one.lines[0].id))
    for player in (two, three):
        await until(lambda p=player: p.lines == [])  # type: ignore[misc]


async def test_bots_act_once(spread: Evening, three: list[House]) -> None:
    host, *_ = await spread.table("classic", 3)
    await host.do(AddBot())
    await spread.start()
    await spread.play_out()
    records = await three[0].store.load(host.table)
    asked = [record.command for record in records if (record.command or "").startswith("bot/")]
    assert len(asked) > 20
    assert len(asked) == len(set(asked))


def is_nudged(deadlines: Deadlines, table: str) -> bool:
    timers = deadlines.timers
    return table in timers and timers[table].deadline.nudged


def is_idle(deadlines: Deadlines) -> bool:
    return not deadlines.errands.under_way


async def test_a_deadline_fires_once_at_whoever_is_alive(
    spread: Evening, three: list[House]
) -> None:
    host, *_ = await spread.table("classic", 3, manners=Manners("brisk"))
    await spread.start()
    # The same instant for everybody, and soon.
    live = three[0].hall.live[host.table]
    soon = Deadline(three[0].clock.now() + 0.5)
    await live.decide(Request(lambda deciding: deciding.happen(DeadlineSet(soon))))
    await until(lambda: all(h.hall.live[host.table].table.deadline == soon for h in three))
    await host.until(lambda view: view.nudged)
    for deadlines in (house.deadlines for house in three):
        await until(partial(is_nudged, deadlines, host.table))
        await until(partial(is_idle, deadlines))
    events = [
        event
        for record in await three[0].store.load(host.table)
        for event in log.decode(record.events)
    ]
    nudges = [e for e in events if isinstance(e, DeadlineSet) and e.deadline.nudged]
    assert len(nudges) == 1


async def test_a_machine_whose_clock_jumps_hurries_nobody(
    spread: Evening, three: list[House], monkeypatch: pytest.MonkeyPatch
) -> None:
    host, *_ = await spread.table("classic", 3, manners=Manners("brisk"))
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + 7200)
    await spread.start()
    await host.do(wire.GiveClue(Written("Hush"), game_of(host).hand[0]))
    view = await host.until(lambda view: phase_name(view.game.phase) == "choose")
    assert view.deadline is not None
    assert not view.nudged
    assert real() < view.deadline < real() + 2 * TIMES["brisk"]["choose"]


async def test_a_lost_notice_is_made_up_for(
    spread: Evening, three: list[House], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is told of a move: whoever looks into the log now and then finds it all the same."""
    monkeypatch.setattr(grapevine, "LOOK_EVERY", 2)
    one, two, last = await spread.table("classic", 3)
    await until(lambda: all(one.table in house.hall.live for house in three))
    store = three[0].store
    await store.link.ask("DELETE FROM devices WHERE seat = -1")  # type: ignore[attr-defined]
    await one.do(StartGame())
    for player in (two, last):
        await player.until(lambda view: view.game is not None, 60)


async def test_a_sleeping_table_is_claimed_by_one_worker(database: str) -> None:
    stores = [PostgresStore(database, name, PATIENCE) for name in ("a", "b", "c")]
    for store in stores:
        await store.start()
    for i in range(30):
        await stores[0].open(Head(f"t{i}", f"C{i}"), Record(1, b"x"), Person(Seat(0), "Ada"))
        await append(stores[0], f"t{i}", Record(2, b"y"), head=HeadChange(False, 100.0 + i))
    claims = await asyncio.gather(*(s.claim_due(1000.0, 50.0, 80.0, 20) for s in stores))
    names = [table for claim in claims for table, _ in claim]
    assert sorted(names) == sorted({f"t{i}" for i in range(30)})
    assert await stores[1].claim_due(1000.0, 60.0, 90.0) == []
    # Whoever claimed them has died: after a while they are anybody's again.
    assert len(await stores[1].claim_due(1000.0, 81.0, 120.0)) == 30
    for store in stores:
        await store.close()


async def test_one_that_cannot_be_stored_does_not_spoil_the_others(database: str) -> None:
    store = PostgresStore(database, "", PATIENCE)
    await store.start()
    for i in range(5):
        await store.open(Head(f"t{i}", f"C{i}"), Record(1, b"x"), Person(Seat(0), "Ada"))
    commands = ["a", "b", "nul\x00", "d", "e"]
    done = await asyncio.gather(
        *(
            append(store, f"t{i}", Record(2, b"y", Seat(0), command))
            for i, command in enumerate(commands)
        ),
        return_exceptions=True,
    )
    assert [isinstance(each, NotStored) for each in done] == [False, False, True, False, False]
    assert store.commits < 6
    await store.close()


async def test_guessing_codes_is_limited_for_all_workers_together(spread: Evening) -> None:
    players = [Player(url) for url in spread.urls]
    codes = []
    for i in range(75):
        try:
            await players[i % 3].find("ZZZZ")
        except Refusal as refusal:
            codes.append(refusal.code)
    assert codes[:55] == ["no_such_table"] * 55
    assert codes[-5:] == ["too_fast"] * 5
    for player in players:
        await player.http.close()


async def test_what_was_missed_is_made_up_for(spread: Evening, three: list[House]) -> None:
    """The connection over which the others are heard is cut by the database."""
    one, two, last = await spread.table("classic", 3)
    link = three[0].store.link  # type: ignore[attr-defined]
    await link.ask(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
        " OR query = 'SELECT 1' AND pid <> pg_backend_pid()"
    )
    await one.do(StartGame())
    await two.do(Say("still here"))
    for player in (one, two, last):
        await player.until(lambda view: view.game is not None)
    await until(lambda: [line.text for line in last.lines] == ["still here"])


async def test_a_worker_that_hears_of_both_at_once_shows_out_who_was_removed(
    spread: Evening, three: list[House]
) -> None:
    """Left and taken again before this worker looks: nobody sees or speaks for the next one."""
    host, removed, *_ = await spread.table("teams", 6)
    await spread.start()
    await spread.calm()
    live, hand = three[1].hall.live[host.table], game_of(removed).hand
    (device,) = live.audience.watchers[seat_of(removed)]
    async with live.held():
        await host.do(RemoveChair(seat_of(removed)))
        await host.do(AddBot())
        command = asyncio.ensure_future(removed.say(LeaveTable()))
        await until(lambda: device.busy)  # type: ignore[attr-defined]
    assert await command == "not_seated"
    await until(lambda: removed.bye)
    assert removed.bye == "not_seated"
    view = await host.until(lambda view: any(chair.bot for chair in view.chairs))
    assert [chair.seat for chair in view.chairs if chair.bot] == [removed.seat]
    assert game_of(removed).hand == hand, "the bot's cards"
