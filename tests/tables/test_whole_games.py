"""Scripted people play whole games over real sockets, with everything that goes wrong at home."""

import asyncio
import random

import pytest
from at_server import Evening, as_move, game_of, is_over

from reverie.bots import random as random_bot
from reverie.client import Player
from reverie.tables.requests import AddBot, LeaveTable
from waiting import until

GAMES = [("classic", 6), ("odyssey", 7), ("party", 6), ("teams", 6)]


@pytest.mark.parametrize(("game", "people"), GAMES)
async def test_a_whole_game(evening: Evening, game: str, people: int) -> None:
    await evening.table(game, people)
    watcher = await evening.spectator()
    await evening.start()
    await evening.play_out()
    await watcher.until(lambda _: is_over(watcher))
    scores = [{side.side: side.score for side in game_of(p).sides} for p in evening.players]
    assert all(score == scores[0] for score in scores)


async def trouble(player: Player, rng: random.Random) -> None:
    """Reloads, lost connections, double sends."""
    kind = rng.randrange(8)
    if kind == 0:
        await player.disconnect()
        await player.connect()
        await player.until(lambda _: True)
    elif kind == 1:
        player.seen_nothing()
        await player.disconnect()
        await player.connect()
    elif kind == 2:
        command = random_bot.choose(game_of(player), rng)
        if command is not None:
            twice = as_move(command)
            answers = await asyncio.gather(player.say(twice, "twice"), player.say(twice, "thrice"))
            assert len(answers) == 2


@pytest.mark.parametrize(("game", "people"), GAMES)
async def test_a_whole_game_with_trouble(evening: Evening, game: str, people: int) -> None:
    await evening.table(game, people)
    await evening.start()
    await evening.play_out(trouble)
    assert all(is_over(player) for player in evening.players)


async def test_one_person_and_bots(evening: Evening) -> None:
    (me,) = await evening.table("classic", 1)
    for _ in range(3):
        await me.do(AddBot())
    await evening.start()
    await evening.play_out()
    assert is_over(me)


@pytest.mark.parametrize("game", ["classic", "party"])
async def test_bots_alone_finish_even_when_nobody_looks(evening: Evening, game: str) -> None:
    (me,) = await evening.table(game, 1)
    for _ in range(6):
        await me.do(AddBot())
    await evening.start()
    command = random_bot.choose(game_of(me), random.Random(1))
    await me.do(as_move(command))
    assert evening.house is not None
    live = await evening.house.hall.find(me.table)
    assert live is not None
    await me.say(LeaveTable())
    await until(lambda: not live.table.is_playing)
