"""People at a real server: they connect, play whole games, get lost and come back."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from listener import Listener
from patience import PATIENCE
from reverie.adapters.settings import Settings
from reverie.app import House
from reverie.bots import random as random_bot
from reverie.client import Player
from reverie.rules.ids import Seat
from reverie.rules.views import OverView, View
from reverie.tables.attendance import Attendance
from reverie.tables.requests import SetUp, StartGame, Unsay
from reverie.tables.views import TableView
from reverie.wire import messages as wire
from waiting import until

DECKS = ("placeholder",)
NAMES = ("Ada", "Bo", "Cleo", "Dag", "Eir", "Finn", "Gro", "Hal", "Ida", "Jon", "Kit", "Lou")


class Evening:
    """`urls`: one, or several workers over whom the people are spread."""

    def __init__(self, urls: list[str], house: House | None = None) -> None:
        self.urls, self.url, self.house = urls, urls[0], house
        self.houses = [house] if house else []
        self.players: list[Player] = []
        self.spectators: list[Player] = []

    async def table(
        self, game: str, people: int, decks: tuple[str, ...] = DECKS, **options: Any
    ) -> list[Player]:
        """A table of people, everybody connected."""
        host = self.person()
        await host.open(NAMES[0], SetUp(game, decks=decks, **options))
        for name in NAMES[1:people]:
            await self.person().join(host.table, name)
        for player in self.players:
            await player.connect()
        return self.players

    def person(self) -> Player:
        player = Listener(self.urls[len(self.players) % len(self.urls)])
        self.players.append(player)
        return player

    def person_passing(self) -> Player:
        """Somebody who sits nowhere."""
        player = Listener(self.urls[-1])
        self.spectators.append(player)
        return player

    async def spectator(self) -> Player:
        watcher = Listener(self.urls[-1])
        await watcher.connect(self.players[0].table)
        self.spectators.append(watcher)
        return watcher

    async def start(self) -> None:
        await self.players[0].do(StartGame())
        for player in self.players:
            await player.until(lambda view: view.game is not None)

    async def play_out(self, trouble: Any = None) -> None:
        await asyncio.gather(
            *(play_on(player, i, trouble) for i, player in enumerate(self.players))
        )

    async def calm(self) -> None:
        """Until all workers know the same, and whoever was to be shown something has seen it."""
        seats = {player.seat for player in self.players}
        table = self.players[0].table
        lives = [live for house in self.houses if (live := house.hall.live.get(table))]
        await until(
            lambda: all(live.soon is None and seats <= live.audience.here for live in lives)
        )
        await until(lambda: len({live.number for live in lives}) == 1)
        for player in self.players:
            await hears_an_answer(player)

    async def reconnect(self, urls: list[str]) -> None:
        """Everybody, to other workers than before."""
        for i, player in enumerate(self.players):
            await player.disconnect()
            player.url = urls[i % len(urls)]
            player.seen_nothing()
            await player.connect()

    async def close(self) -> None:
        for player in (*self.players, *self.spectators):
            await player.__aexit__(None, None, None)


@asynccontextmanager
async def evening_at(
    settings: Settings,
    workers: int = 1,
    pace: tuple[float, float] = (0.0, 0.02),
) -> AsyncIterator[Evening]:
    """A house, or several that share a database.

    Nobody is away, however long they take to come in on a busy machine.
    """
    async with AsyncExitStack() as open_houses:
        houses = [
            await open_houses.enter_async_context(
                House(settings, pace=pace, attendance=Attendance(PATIENCE, PATIENCE))
            )
            for _ in range(workers)
        ]
        made = Evening([f"http://127.0.0.1:{house.port}" for house in houses], houses[0])
        made.houses = houses
        yield made
        await made.close()


async def hears_an_answer(player: Player) -> None:
    """Whatever was sent before has then arrived: frames do not overtake each other."""
    assert await player.say(Unsay(0)) == "no_such_line"


def as_move(command: Any) -> wire.AnyMove:
    """A command of the rules, as a client says it."""
    kind = getattr(wire, type(command).__name__)
    fields = {name: getattr(command, name) for name in kind.__struct_fields__}
    return kind(**fields)  # type: ignore[no-any-return]


def game_of(seen: Player | TableView) -> View:
    """What somebody sees of a game that has begun."""
    assert seen.game is not None
    return seen.game


def table_of(player: Player) -> TableView:
    assert player.view is not None
    return player.view


def phase_of(seen: Player | TableView) -> Any:
    return game_of(seen).phase


def seat_of(player: Player) -> Seat:
    assert player.seat is not None
    return Seat(player.seat)


def waits_for_me(player: Player) -> bool:
    game = player.game
    return game is not None and player.seat in game.waiting_for


def is_over(player: Player) -> bool:
    return player.game is not None and isinstance(player.game.phase, OverView)


async def play_on(player: Player, seed: int, trouble: Any = None) -> None:
    """Play at random to the end; `trouble` may happen before any move."""
    rng = random.Random(seed)
    while not is_over(player):
        try:
            await player.until(lambda _: waits_for_me(player) or is_over(player))
            if is_over(player):
                return
            if trouble is not None:
                await trouble(player, rng)
            command = None if player.game is None else random_bot.choose(player.game, rng)
            if command is not None:
                await player.say(as_move(command))
        except ConnectionResetError:
            await player.disconnect()
            await player.connect()
