"""Kill -9 at any moment: what was acknowledged is there afterwards, and every game goes on."""

import asyncio
import random
import signal
import sqlite3
import sys
from collections import Counter
from collections.abc import Sequence
from itertools import count, islice
from pathlib import Path
from typing import TypeVar

import aiohttp
import pytest
from at_server import DECKS, NAMES, as_move, is_over, waits_for_me

from forms import LONG, many
from patience import PATIENCE
from reverie.bots import random as random_bot
from reverie.client import Player
from reverie.rules.pieces import Options
from reverie.tables.requests import SetUp, StartGame

# Twenty kills a part; REVERIE_TIMES=50 makes a thousand.
PARTS = many(1, 1)
KILLS, TABLES = (20, 12) if LONG else (2, 4)
# Mean seconds of thinking: slow enough that every game still goes on at the last kill.
THINKING, HURRYING = (1.0, 0.02) if LONG else (0.5, 0.02)
P = TypeVar("P", bound="Person")
Move = tuple[str, int | None, str]
COMMANDS = "SELECT table_id, seat, command FROM log WHERE command IS NOT NULL"
GAMES = (("classic", 4), ("odyssey", 7), ("party", 6), ("teams", 6))


class Server:
    """The real command, in a process of its own, that can be killed."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self.more: tuple[str, ...] = ()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "reverie", "serve", "--host", "127.0.0.1"),
            *("--port", str(self.port), "--data", str(self.data), "--log-level", "error"),
            *("--address-limits", "off", "--push", "off", *self.more),
            stdout=asyncio.subprocess.PIPE,
        )
        assert self.process.stdout is not None
        while True:
            line = (await self.process.stdout.readline()).decode()
            assert line, "the server did not start"
            if "localhost:" in line:
                self.port = int(line.rsplit(":", 1)[1])
                return

    async def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()

    async def stored(self) -> Counter[Move]:
        """Every command in the log, and how often."""
        with sqlite3.connect(self.data / "reverie.sqlite") as db:
            return Counter(db.execute(COMMANDS).fetchall())


class Person:
    """Plays whenever the server is there, and remembers what was acknowledged."""

    def __init__(self, url: str, name: str, seed: int) -> None:
        self.player, self.name = Player(url), name
        self.rng = random.Random(seed)
        self.acknowledged: list[str] = []
        self.asked = 0
        self.thinking = THINKING

    async def play(self) -> None:
        while not is_over(self.player):
            try:
                await self.player.connect()
                await self._moves()
            except (aiohttp.ClientError, ConnectionError, TimeoutError):
                await asyncio.sleep(0.05)
            finally:
                await self.player.disconnect()

    async def _moves(self) -> None:
        player = self.player
        while True:
            await player.until(lambda _: waits_for_me(player) or is_over(player), 60)
            if is_over(player):
                return
            await asyncio.sleep(self.rng.expovariate(1 / self.thinking))
            # Meanwhile the server may have been killed, and all of its view be new.
            command = player.game and random_bot.choose(player.game, self.rng)
            if command is None:
                continue
            self.asked += 1
            name = f"{self.name}-{self.asked}"
            if await player.say(as_move(command), name) is None:
                self.acknowledged.append(name)


async def seat_people(
    url: str,
    number: int,
    kind: type[P],
    target_score: int = 30,
) -> list[P]:
    game, people = GAMES[number % len(GAMES)]
    options = Options(target_score) if game in ("classic", "odyssey") else Options()
    table = [kind(url, f"{NAMES[i]}", number * 100 + i) for i in range(people)]
    await table[0].player.open(NAMES[0], SetUp(game, options, DECKS))
    for person in table[1:]:
        await person.player.join(table[0].player.table, person.name)
    await table[0].player.connect()
    await table[0].player.do(StartGame())
    await table[0].player.disconnect()
    return table


async def lost_or_doubled(people: Sequence[Person], server: Server) -> list[Move]:
    """What was acknowledged and is not in the log; what is in it twice."""
    # First what was acknowledged: meanwhile people may play on.
    acknowledged = [
        (person.player.table, person.player.seat, command)
        for person in people
        for command in person.acknowledged
    ]
    log = await server.stored()
    return [
        *(move for move in acknowledged if move not in log),
        *(move for move, times in log.items() if times > 1),
    ]


@pytest.mark.parametrize("part", range(PARTS))
async def test_nothing_acknowledged_is_lost(tmp_path: Path, part: int) -> None:
    await killed_again_and_again(Server(tmp_path), part)


async def killed_again_and_again(server: Server, part: int = 0, kills: int = KILLS) -> None:
    await server.start()
    people: list[Person] = []
    games: list[asyncio.Task[None]] = []
    numbers = count()
    dice = random.Random(part + 1)
    for _ in range(kills):
        # On a slow machine games end before the last kill: then others begin.
        if all(game.done() for game in games):
            for number in islice(numbers, TABLES):
                people += await seat_people(server.url, number, Person)
            games += [asyncio.create_task(person.play()) for person in people[len(games) :]]
        await asyncio.sleep(dice.uniform(0.2, 1.0))
        await server.kill()
        assert await lost_or_doubled(people, server) == []
        await server.start()
    for person in people:
        person.thinking = HURRYING
    async with asyncio.timeout(5 * PATIENCE):
        await asyncio.gather(*games)
    moves = sum(len(person.acknowledged) for person in people)
    assert moves > 50 * TABLES
    print(f"part {part}: {kills} kills, {moves} moves acknowledged")
    assert await lost_or_doubled(people, server) == []
    for person in people:
        await person.player.http.close()
    await server.kill()
