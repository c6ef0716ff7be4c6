"""Clockwork rabbits: whoever asks the bots at a table, at a human pace, and asks once."""

import asyncio
import random
from collections.abc import Callable, Mapping

from reverie.rules.commands import Command
from reverie.rules.ids import Seat
from reverie.rules.model import Clueing
from reverie.rules.perspective import view
from reverie.rules.rejections import Rejected
from reverie.rules.turns import waiting_for
from reverie.rules.views import View
from reverie.tables.live import LiveTable
from reverie.tables.lobby import Deciding
from reverie.tables.refusals import Refused

Choose = Callable[[View, random.Random], Command | None]
RACE_PAUSE = 60.0


class Rabbits:
    """Asks every bot the table waits for; the id of its command follows from turn, phase, seat."""

    def __init__(self, bots: Mapping[str, Choose], pace: tuple[float, float] = (1.5, 5.0)) -> None:
        self.bots, self.pace = bots, pace
        self.dice = random.SystemRandom()
        self.asked: dict[tuple[str, str], asyncio.TimerHandle] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    def look(self, live: LiveTable) -> None:
        """Called after every change of a table."""
        game = live.table.game
        if game is None:
            return
        people = any(chair.bot is None and live.is_here(chair.seat) for chair in live.table.chairs)
        for seat in waiting_for(game):
            chair = live.table.chair(seat)
            if chair is not None and chair.bot is not None:
                race = isinstance(game.phase, Clueing) and game.phase.storyteller is None
                # S4 is left to people for a minute.
                self._ask_soon(live, seat, chair.bot, RACE_PAUSE if race and people else 0.0)

    def _ask_soon(self, live: LiveTable, seat: Seat, bot: str, pause: float) -> None:
        game = live.table.game
        assert game is not None
        command = f"bot/{live.table.games}/{game.turn}/{game.phase.__struct_config__.tag}/{seat}"
        key = (live.name, command)
        if key in self.asked:
            return
        delay = pause + self.dice.uniform(*self.pace)
        loop = asyncio.get_running_loop()
        self.asked[key] = loop.call_later(delay, self._ask, live, seat, bot, command)

    def _ask(self, live: LiveTable, seat: Seat, bot: str, command: str) -> None:
        task = asyncio.ensure_future(self._answer(live, seat, bot, command))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _answer(self, live: LiveTable, seat: Seat, bot: str, command: str) -> None:
        choose = self.bots[bot]

        def act(deciding: Deciding) -> None:
            game = deciding.table.game
            if game is None or seat not in waiting_for(game):
                return
            move = choose(view(game, seat), random.Random(self.dice.getrandbits(64)))
            if move is not None:
                deciding.play(move)

        try:
            await live.decide(act, seat, command)
        except (Rejected, Refused):
            pass
        finally:
            self.asked.pop((live.name, command), None)

    def close(self) -> None:
        for handle in self.asked.values():
            handle.cancel()
        self.asked.clear()
