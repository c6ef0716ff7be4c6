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
from reverie.tables.requests import SetUp, StartGame

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


def assert_alike(live: LiveTable) -> None:
    once, alone = TableLook(live, pack), TableLook(live)
    for viewer in (None, *(chair.seat for chair in live.table.chairs)):
        assert msgspec.json.encode(once.of(viewer)) == msgspec.json.encode(alone.of(viewer))


@pytest.mark.parametrize(("game", "people"), GAMES)
async def test_packed_views_are_the_views(game: str, people: int) -> None:
    live = await playing(game, people)
    dice = random.Random(2)
    phases: set[Any] = set()
    while live.table.is_playing:
        assert live.table.game is not None
        phases.add(type(live.table.game.phase))
        assert_alike(live)
        seat = dice.choice(waiting_for(live.table.game))
        move = random_bot.choose(view(live.table.game, seat), dice)
        assert move is not None
        await live.decide(lambda deciding, move=move: deciding.play(move))  # type: ignore[misc]
    assert_alike(live)
    assert len(phases) >= 4
