"""Whoever is here is not away, whichever worker hears of it first."""

from at_server import NAMES
from manual import Room, settle
from test_time import Full

from reverie.rules.ids import Seat
from reverie.tables.asking import asks
from reverie.tables.attendance import AWAY_AFTER, HOST_AWAY_AFTER
from reverie.tables.followers import TRY_AGAIN
from reverie.tables.requests import SetUp, StartGame


async def test_a_host_who_comes_before_the_news_that_they_had_gone_is_here_and_host() -> None:
    one = Room()
    other = Room(store=one.store, clock=one.clock)
    live, _ = await one.hall.open(SetUp("classic", decks=("placeholder",)), NAMES[0], None)
    for name in NAMES[1:3]:
        await one.hall.sit_down(live, name, None)
    await live.decide(asks(Seat(0), StartGame()))
    there = await other.hall.find(live.name)
    assert there is not None
    for seat in (Seat(1), Seat(2)):
        other.comes(there, seat)
    # At this worker somebody looks at the host's chair, at the other nobody: it says so first.
    one.comes(live, Seat(0))
    await one.clock.turn(AWAY_AFTER + HOST_AWAY_AFTER)
    assert there.table.host == Seat(1)
    assert there.table.game is not None
    assert Seat(0) in there.table.game.away
    assert live.table.host == Seat(0), "this worker has not heard of it"
    await live.catch_up()
    await settle()
    await there.catch_up()
    for table in (live.table, there.table):
        assert table.host == Seat(0)
        assert table.game is not None
        assert not table.game.away


async def test_who_goes_while_nothing_can_be_stored_is_away_as_soon_as_it_can() -> None:
    store = Full()
    room = Room(store=store)
    live, _ = await room.hall.open(SetUp("classic", decks=("placeholder",)), NAMES[0], None)
    for name in NAMES[1:4]:
        await room.hall.sit_down(live, name, None)
    for seat in range(4):
        room.comes(live, Seat(seat))
    await live.decide(asks(Seat(0), StartGame()))

    store.is_full = True
    room.goes(live, Seat(2))
    await room.clock.turn(AWAY_AFTER)
    await settle()
    assert live.table.game is not None
    assert not live.table.game.away
    store.is_full = False
    await room.clock.turn(TRY_AGAIN)
    await settle()
    assert set(live.table.game.away) == {Seat(2)}
