"""What is encoded once for all must be, byte for byte, what each would have been sent alone."""

import random
from typing import Any

import msgspec
import pytest

from reverie.adapters.memory_store import MemoryStore
from reverie.bots import random as random_bot
from reverie.rules.ids import Seat
from reverie.rules.perspective import view
from reverie.rules.pieces import Options
from reverie.rules.turns import waiting_for
from reverie.tables.hall import Hall
from reverie.tables.live import LiveTable, World
from reverie.tables.look import TableLook, pack
from reverie.tables.requests import LeaveTable, SetUp, StartGame

CARDS = tuple(f"c{number:03}" for number in range(200))
GAMES = [("classic", 3), ("odyssey", 6), ("party", 6), ("teams", 6)]


async def playing(game: str, people: int) -> LiveTable:
    hall = Hall(World(MemoryStore(), random.Random(1), lambda _: CARDS), lambda _: None)
    options = Options(target_score=9) if game in ("classic", "odyssey") else Options()
    live, _ = await hall.open(SetUp(game, options, ("any",)), "Ada", None)
    for number in range(1, people):
        await hall.sit_down(live, f'Bö "{number}"', None)
    await live.decide(lambda deciding: deciding.ask(Seat(0), StartGame()))
    return live


def assert_alike(live: LiveTable, *looks: TableLook) -> None:
    """A look that is packed, and one that has followed the table, see what a new one sees."""
    alone = TableLook(live)
    for look in (TableLook(live, pack), *looks):
        for viewer in (None, *(chair.seat for chair in live.table.chairs)):
            assert msgspec.json.encode(look.of(viewer)) == msgspec.json.encode(alone.of(viewer))


@pytest.mark.parametrize(("game", "people"), GAMES)
async def test_packed_views_are_the_views(game: str, people: int) -> None:
    live = await playing(game, people)
    dice = random.Random(2)
    phases: set[Any] = set()
    follows, follows_packed = TableLook(live), TableLook(live, pack)
    while live.table.is_playing:
        assert live.table.game is not None
        phases.add(type(live.table.game.phase))
        assert_alike(live, follows.again(), follows_packed.again())
        seat = dice.choice(waiting_for(live.table.game))
        move = random_bot.choose(view(live.table.game, seat), dice)
        assert move is not None
        await live.decide(lambda deciding, move=move: deciding.play(move))  # type: ignore[misc]
    assert_alike(live, follows.again(), follows_packed.again())
    assert len(phases) >= 4
    await live.decide(lambda deciding: deciding.ask(Seat(0), StartGame()))
    assert_alike(live, follows.again(), follows_packed.again())


async def test_a_look_follows_who_comes_and_goes() -> None:
    hall = Hall(World(MemoryStore(), random.Random(1), lambda _: CARDS), lambda _: None)
    live, _ = await hall.open(SetUp("odyssey", Options(), ("any",)), "Ada", None)
    look = TableLook(live, pack)
    seat, _ = await hall.sit_down(live, "Bo", None)
    assert_alike(live, look.again())
    live.are_elsewhere({"another": frozenset({seat})})
    assert b'"here":true' in msgspec.json.encode(look.again().chairs)
    assert_alike(live, look)
    live.are_elsewhere({})
    assert_alike(live, look.again())
    link = hall.link(live, seat, seat)
    await hall.redeem(live, link)
    assert_alike(live, look.again())
    await live.decide(lambda deciding: deciding.ask(seat, LeaveTable()))
    await hall.forget(live, seat)
    assert b"Bo" not in msgspec.json.encode(look.again().chairs)
    assert_alike(live, look)
