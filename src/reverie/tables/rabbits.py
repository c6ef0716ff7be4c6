"""Clockwork rabbits: whoever asks the bots at a table, at a human pace, and asks once."""

import logging
import random
import traceback
from collections.abc import Callable, Mapping

from msgspec.structs import replace

from reverie.bots.player import Bot, Told, in_time
from reverie.errands import Errands
from reverie.no import No
from reverie.rules.commands import BeReady, Command, GiveClue, HandOver, Vote
from reverie.rules.ids import Seat
from reverie.rules.perspective import view
from reverie.rules.phases import phase_name
from reverie.rules.rejections import Rejected
from reverie.rules.turns import waiting_for
from reverie.tables.clock import Clock, Handle, RealClock
from reverie.tables.company import GIVE_WAY
from reverie.tables.deciding import Deciding, Request
from reverie.tables.followers import TRY_AGAIN, Follower
from reverie.tables.following import rank
from reverie.tables.guests import PLAIN
from reverie.tables.live import LiveTable
from reverie.tables.memory import Memory
from reverie.tables.table import Table
from reverie.tables.thinking import thinking
from reverie.tables.voice import Voice
from reverie.tables.yielding import is_held_up, leaves_it_to_mate, pause_before

# So often they look whether a person is still at the first clue.
LOOK_AGAIN = 8.0
# The disk may have room again in a moment.
# Ids of their commands; nobody else may name one so.
BY_A_BOT = "bot/"
logger = logging.getLogger("reverie.rabbits")


class Rabbits(Follower):
    """Asks every bot the table waits for; the id of its command follows from turn, phase, seat."""

    def __init__(
        self,
        bots: Mapping[str, Bot],
        pace: tuple[float, float] = (1.5, 5.0),
        clock: Clock | None = None,
        stand_in: str = PLAIN,
        voice: Voice | None = None,
    ) -> None:
        self.bots, self.pace, self.stand_in, self.voice = bots, pace, stand_in, voice
        self.memory = Memory()
        self.clock = clock or RealClock()
        self.dice: random.Random = random.SystemRandom()
        self.asked: dict[tuple[str, str], Handle] = {}
        self.errands = Errands()

    def look(self, live: LiveTable) -> None:
        game = live.table.game
        if game is None:
            return
        if live.name in self.memory.turns:
            self.memory.look(live)
        if not live.table.called and not live.table.has_bots:
            return
        pause = pause_before(live.table, live.signs)
        # One worker asks; the next one only if it has not been heard of for a while.
        behind = GIVE_WAY * rank(live)
        for seat in waiting_for(game):
            chair = live.table.chair(seat)
            if chair is not None and chair.bot is not None:
                if not leaves_it_to_mate(live.table, seat):
                    self._ask_soon(live, seat, chair.bot, pause + behind)
            elif seat in live.table.called:
                self._ask_soon(live, seat, self.stand_in, behind)

    def may_rest(self, live: LiveTable) -> bool:
        """Not while somebody of ours is about to act there."""
        return not any(table == live.name for table, _ in self.asked)

    def _ask_soon(self, live: LiveTable, seat: Seat, bot: str, pause: float) -> None:
        command = command_of(live.table, seat)
        if (live.name, command) in self.asked:
            return
        delay = pause + thinking(live.table, bot, self.pace, self.dice)
        self._ask_in(delay, live, seat, bot, command)

    def _ask_in(self, delay: float, live: LiveTable, seat: Seat, bot: str, command: str) -> None:
        handle = self.clock.later(delay, self._ask, live, seat, bot, command)
        self.asked[live.name, command] = handle

    def _ask(self, live: LiveTable, seat: Seat, bot: str, command: str) -> None:
        if self._is_held_up(live):
            delay = LOOK_AGAIN + self.dice.uniform(*self.pace)
            return self._ask_in(delay, live, seat, bot, command)
        return self.errands.run(self._answer(live, seat, bot, command))

    async def _answer(self, live: LiveTable, seat: Seat, bot: str, command: str) -> None:
        failed = False
        try:
            rng = random.Random(self.dice.getrandbits(64))
            move = await self._choose(live, seat, bot, command, rng)
            if move is not None and not self._is_held_up(live):
                if self.voice is not None and isinstance(move, BeReady) and self._speaks(bot):
                    told = await self.memory.told(live)
                    await self.voice.speak(live, seat, bot, command, rng, told)
                await live.decide(Request(_play(live, seat, move), (seat, command)))
        except No as no:
            # Somebody else was faster; if the table still waits, it asks again.
            live.answers.pop((seat, command), None)
            failed = no.code == "not_stored"
        except Exception as error:
            failed = True
            # Where, and of what kind; what it says might name cards that nobody has seen.
            where = traceback.extract_tb(error.__traceback__)[-1]
            logger.error(
                "the bot %s failed at table %s…: %s in %s, line %s",
                *(bot, live.name[:4], type(error).__name__, where.filename, where.lineno),
            )
        finally:
            asked = self.asked.pop((live.name, command), None)
        if failed and asked is not None:
            # Nothing has changed at the table, so nobody else would look.
            self._ask_in(TRY_AGAIN, live, seat, bot, command)
        elif self._is_held_up(live):
            # A person has begun while the bot was thinking.
            self.look(live)

    async def _choose(
        self, live: LiveTable, seat: Seat, bot: str, command: str, rng: random.Random
    ) -> Command | None:
        """What the bot does, from its own view only; it may take its time."""
        told = () if bot == PLAIN else await self.memory.told(live)
        game = live.table.game
        if game is None or seat not in waiting_for(game):
            return None
        if command != command_of(live.table, seat):
            # It was to begin the race, say, and now others wait for its card: for that it is asked.
            return None
        # A bot of an older version, or of an operator who has sent it away, plays on somehow.
        choose = self.bots.get(bot) or self.bots[self.stand_in]
        known = Told(told, live.table.told)
        return await in_time(choose(view(game, seat), rng, live.table.set_up.language, known))

    def _is_held_up(self, live: LiveTable) -> bool:
        return is_held_up(live.table, live.signs, self.clock.now())

    def _speaks(self, bot: str) -> bool:
        return bot != PLAIN and bot in self.bots

    def rested(self, table: str) -> None:
        self.memory.forget(table)
        for key in [key for key in self.asked if key[0] == table]:
            self.asked.pop(key).cancel()

    def close(self) -> None:
        for handle in self.asked.values():
            handle.cancel()
        self.asked.clear()


def command_of(table: Table, seat: Seat) -> str:
    """The id of what a bot does in this phase: whoever asks it, it is done once."""
    game = table.game
    assert game is not None
    return f"{BY_A_BOT}{table.games}/{game.turn}/{phase_name(game.phase)}/{seat}"


def _play(live: LiveTable, seat: Seat, move: Command) -> Callable[[Deciding], None]:
    game = live.table.game
    assert game is not None
    turn, phase = game.turn, phase_name(game.phase)

    def act(deciding: Deciding) -> None:
        now = deciding.table.game
        chair = deciding.table.chair(seat)
        for_somebody = chair is not None and chair.bot is None
        # Somebody was faster, or a person has taken the rabbit's chair meanwhile. It is a 'no' and
        # not done: who takes a card back is waited for again.
        is_done = now is None or seat not in waiting_for(now)
        if is_done or (for_somebody and seat not in deciding.table.called):
            raise Rejected("nobody_to_stand_in_for")
        if for_somebody and isinstance(move, GiveClue | HandOver | Vote):
            deciding.move(turn, phase, replace(move, stand_in=True))
        else:
            deciding.move(turn, phase, move)

    return act
