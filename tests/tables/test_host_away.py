"""The host goes, the table stays: in every phase somebody else soon has the means to go on."""

import random
from typing import Any

import pytest
from at_server import NAMES, game_of
from manual import Room, game_at, phase_at, plays, settle

from reverie.bots import random as random_bot
from reverie.no import No
from reverie.rules.ids import Seat
from reverie.rules.perspective import view
from reverie.rules.phases import phase_name
from reverie.rules.pieces import Options
from reverie.rules.turns import waiting_for
from reverie.tables.asking import asks
from reverie.tables.live import LiveTable
from reverie.tables.requests import (
    AddBot,
    HostCallsStandIn,
    HostMovesOn,
    HostSkips,
    LeaveTable,
    SetUp,
    StartGame,
)

HOST = Seat(0)
WITHIN = 15.0
GAMES = [("classic", 4), ("odyssey", 7), ("party", 6), ("teams", 6)]


async def table(room: Room, game: str, people: int) -> LiveTable:
    short = Options(target_score=8) if game in ("classic", "odyssey") else Options()
    live, _ = await room.hall.open(SetUp(game, short, ("placeholder",)), NAMES[0], None)
    for name in NAMES[1:people]:
        await room.hall.sit_down(live, name, None)
    for seat in range(people):
        room.comes(live, Seat(seat))
    await settle()
    return live


async def play(live: LiveTable, seat: Seat) -> None:
    game = live.table.game
    assert game is not None
    move = random_bot.choose(view(game, seat), random.Random(seat))
    await live.decide(plays(move))


def phase(live: LiveTable) -> str:
    game = live.table.game
    return "lobby" if game is None else phase_name(game.phase)


def host_of(live: LiveTable) -> Seat:
    assert live.table.host is not None
    return live.table.host


async def until(live: LiveTable, wanted: str) -> None:
    """Everybody plays until the table is in that phase; the host owes what there is to owe last."""
    await live.decide(asks(HOST, StartGame()))
    while phase(live) != wanted:
        await play(live, max(waiting_for(game_at(live))))


async def acts(live: LiveTable, seat: Seat) -> bool:
    """What a host may do where the table waits; one of it is accepted."""
    game = live.table.game
    assert game is not None
    for what in (HostMovesOn(), *(map(HostCallsStandIn, waiting_for(game))), HostSkips()):
        try:
            await live.decide(asks(seat, what))
        except No:
            continue
        return True
    return False


@pytest.mark.parametrize(("game", "people"), GAMES)
@pytest.mark.parametrize("wanted", ["clue", "choose", "vote", "reveal"])
async def test_a_host_who_vanishes_is_soon_replaced_and_has_it_back(
    game: str, people: int, wanted: str
) -> None:
    room = Room(1)
    live = await table(room, game, people)
    await until(live, wanted)
    room.goes(live, HOST)
    await room.clock.turn(WITHIN)
    host = live.table.host
    assert host not in (None, HOST)
    race = wanted == "clue"
    # S4: the race waits for whoever has a clue; for it nobody needs a host.
    assert race or await acts(live, host)
    room.comes(live, HOST)
    await settle()
    assert live.table.host == HOST


async def test_a_storyteller_who_is_host_and_vanishes_is_passed_over() -> None:
    room = Room(2)
    live = await table(room, "classic", 4)
    await until(live, "reveal")
    while phase(live) != "clue" or phase_at(live).storyteller != HOST:
        await play(live, max(waiting_for(game_at(live))))
    room.goes(live, HOST)
    await room.clock.turn(WITHIN)
    await live.decide(asks(host_of(live), HostSkips()))
    assert phase_at(live).storyteller != HOST


async def test_in_the_lobby_and_after_the_end_somebody_else_deals() -> None:
    room = Room(3)
    live = await table(room, "classic", 4)
    room.goes(live, HOST)
    await room.clock.turn(WITHIN)
    await live.decide(asks(host_of(live), StartGame()))
    room.comes(live, HOST)
    await settle()
    while phase(live) != "over":
        await play(live, max(waiting_for(game_at(live))))
    room.goes(live, HOST)
    await room.clock.turn(WITHIN)
    await live.decide(asks(host_of(live), StartGame()))
    assert phase(live) == "clue"


async def test_a_game_that_rests_is_helped_by_somebody_else() -> None:
    room = Room(4)
    live = await table(room, "classic", 3)
    await until(live, "choose")
    await live.decide(asks(Seat(2), LeaveTable()))
    room.goes(live, Seat(2))
    assert phase(live) == "rest"
    room.goes(live, HOST)
    await room.clock.turn(WITHIN)
    assert live.table.host == Seat(1)
    await live.decide(asks(Seat(1), AddBot()))
    assert phase(live) == "clue"


async def test_whoever_comes_first_to_a_table_without_anybody_hosts_it() -> None:
    room = Room(5)
    live = await table(room, "classic", 4)
    for seat in range(4):
        room.goes(live, Seat(seat))
    await room.clock.turn(600)
    assert live.table.host == HOST
    room.comes(live, Seat(2))
    await room.clock.turn(WITHIN)
    assert live.table.host == Seat(2)
    room.comes(live, HOST)
    await settle()
    assert live.table.host == HOST


async def test_a_moment_without_a_device_changes_nothing() -> None:
    room = Room(6)
    live = await table(room, "classic", 4)
    room.goes(live, HOST)
    await room.clock.turn(5)
    room.comes(live, HOST)
    await room.clock.turn(60)
    assert live.table.host == HOST


async def test_who_hosts_for_good_has_it_back_on_return_too() -> None:
    """Whoever opened the table has left it; the next host is one like them."""
    room = Room(7)
    live = await table(room, "classic", 4)
    await live.decide(asks(HOST, LeaveTable()))
    room.goes(live, HOST)
    assert live.table.host == Seat(1)
    room.goes(live, Seat(1))
    await room.clock.turn(WITHIN)
    assert live.table.host == Seat(2)
    room.comes(live, Seat(1))
    await settle()
    assert live.table.host == Seat(1)


async def test_before_anybody_is_told_that_the_host_is_away_somebody_else_is_host() -> None:
    """Nobody reads 'the host may go on without them' about the host."""
    room = Room(8)
    live = await table(room, "classic", 4)
    await until(live, "choose")
    room.goes(live, HOST)
    told: list[Any] = []
    for _ in range(40):
        await room.clock.turn(0.5)
        seen = live.view(None)
        told += [seen.host for seat in game_of(seen).seats if seat.away]
    assert told
    assert HOST not in told
