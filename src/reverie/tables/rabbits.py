"""Clockwork rabbits: whoever asks the bots at a table, at a human pace, and asks once."""

import asyncio
import inspect
import logging
import random
import traceback
from collections.abc import Awaitable, Callable, Mapping

from msgspec.structs import replace

from reverie.rules.commands import BeReady, Command, GiveClue, HandOver, Vote
from reverie.rules.ids import Seat
from reverie.rules.perspective import view
from reverie.rules.rejections import Rejected
from reverie.rules.turns import waiting_for
from reverie.rules.views import RevealView, View
from reverie.tables.clock import Clock, Handle, RealClock
from reverie.tables.company import GIVE_WAY
from reverie.tables.following import rank
from reverie.tables.guests import PLAIN
from reverie.tables.live import LiveTable
from reverie.tables.lobby import Deciding
from reverie.tables.memory import Memory
from reverie.tables.refusals import Refused
from reverie.tables.timekeeping import is_race, present
from reverie.tables.voice import Voice

Told = tuple[RevealView, ...]
# View, dice, the table's language, and what has been revealed there.
Choose = Callable[[View, random.Random, str, Told], Command | Awaitable[Command | None] | None]
RACE_PAUSE = 60.0
logger = logging.getLogger("reverie.rabbits")


class Rabbits:
    """Asks every bot the table waits for; the id of its command follows from turn, phase, seat."""

    def __init__(
        self,
        bots: Mapping[str, Choose],
        pace: tuple[float, float] = (1.5, 5.0),
        clock: Clock | None = None,
        stand_in: str = PLAIN,
        voice: Voice | None = None,
    ) -> None:
        self.bots, self.pace, self.stand_in, self.voice = bots, pace, stand_in, voice
        self.memory = Memory()
        self.clock = clock or RealClock()
        self.dice = random.SystemRandom()
        self.asked: dict[tuple[str, str], Handle] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    def look(self, live: LiveTable) -> None:
        """Called after every change of a table."""
        game = live.table.game
        if game is None:
            return
        if live.name in self.memory.turns:
            self.memory.look(live)
        if not live.table.called and not live.table.has_bots:
            return
        # S4 is left to people for a minute, also to those who are just coming in.
        pause = RACE_PAUSE if is_race(game) and present(live.table) else 0.0
        # One worker asks; the next one only if it has not been heard of for a while.
        behind = GIVE_WAY * rank(live)
        for seat in waiting_for(game):
            chair = live.table.chair(seat)
            if chair is not None and chair.bot is not None:
                self._ask_soon(live, seat, chair.bot, pause + behind)
            elif seat in live.table.called:
                self._ask_soon(live, seat, self.stand_in, behind)

    def is_busy(self, live: LiveTable) -> bool:
        """Somebody of ours is about to act there."""
        return any(table == live.name for table, _ in self.asked)

    def _ask_soon(self, live: LiveTable, seat: Seat, bot: str, pause: float) -> None:
        game = live.table.game
        assert game is not None
        command = f"bot/{live.table.games}/{game.turn}/{game.phase.__struct_config__.tag}/{seat}"
        key = (live.name, command)
        if key in self.asked:
            return
        delay = pause + self.dice.uniform(*self.pace)
        self.asked[key] = self.clock.later(delay, self._ask, live, seat, bot, command)

    def _ask(self, live: LiveTable, seat: Seat, bot: str, command: str) -> None:
        task = asyncio.ensure_future(self._answer(live, seat, bot, command))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _answer(self, live: LiveTable, seat: Seat, bot: str, command: str) -> None:
        try:
            rng = random.Random(self.dice.getrandbits(64))
            move = await self._choose(live, seat, bot, rng)
            if move is not None:
                if self.voice is not None and isinstance(move, BeReady) and self._speaks(bot):
                    await self.voice.speak(live, seat, command, rng)
                await live.decide(_play(live, seat, move), seat, command)
        except (Rejected, Refused):
            # Somebody else was faster; if the table still waits, it asks again.
            live.answers.pop((seat, command), None)
        except Exception as error:
            # Where, and of what kind; what it says might name cards that nobody has seen.
            where = traceback.extract_tb(error.__traceback__)[-1]
            logger.error(
                "the bot %s failed at table %s: %s in %s, line %s",
                *(bot, live.name, type(error).__name__, where.filename, where.lineno),
            )
        finally:
            self.asked.pop((live.name, command), None)

    async def _choose(
        self, live: LiveTable, seat: Seat, bot: str, rng: random.Random
    ) -> Command | None:
        """What the bot does, from its own view only; it may take its time."""
        told = () if bot == PLAIN else await self.memory.told(live)
        game = live.table.game
        if game is None or seat not in waiting_for(game):
            return None
        # A bot of an older version, or of an operator who has sent it away, plays on somehow.
        choose = self.bots.get(bot) or self.bots[self.stand_in]
        chosen = choose(view(game, seat), rng, live.table.set_up.language, told)
        return await chosen if inspect.isawaitable(chosen) else chosen

    def _speaks(self, bot: str) -> bool:
        return bot != PLAIN and bot in self.bots

    def forget(self, table: str) -> None:
        self.memory.forget(table)
        for key in [key for key in self.asked if key[0] == table]:
            self.asked.pop(key).cancel()

    def close(self) -> None:
        for handle in self.asked.values():
            handle.cancel()
        self.asked.clear()


def _play(live: LiveTable, seat: Seat, move: Command) -> Callable[[Deciding], None]:
    game = live.table.game
    assert game is not None
    turn, phase = game.turn, str(game.phase.__struct_config__.tag)

    def act(deciding: Deciding) -> None:
        now = deciding.table.game
        if now is None or seat not in waiting_for(now):
            return
        chair = deciding.table.chair(seat)
        for_somebody = chair is not None and chair.bot is None
        if for_somebody and isinstance(move, GiveClue | HandOver | Vote):
            deciding.move(turn, phase, replace(move, stand_in=True))
        else:
            deciding.move(turn, phase, move)  # type: ignore[arg-type]

    return act
