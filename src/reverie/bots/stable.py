"""Where the clockwork rabbits live: the server's side of the bots, without their minds' weight.

Importing this costs little; the process with the encoder starts when the first bot is asked, or
when a table says that it will need one.
"""

import asyncio
import logging
import os
import random
import sys
import time
from collections import deque
from collections.abc import Iterable
from contextlib import suppress
from functools import partial
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from reverie.bots import random as random_bot
from reverie.bots.lately import Lately
from reverie.bots.lexicon import spoken
from reverie.bots.notes import Shelf, addresses
from reverie.bots.past import Past, Saying, remember
from reverie.bots.personalities import NAMES
from reverie.bots.player import NOTHING_TOLD, Bot, Told
from reverie.bots.post import (
    LENGTH,
    LONGEST,
    Answer,
    AnyRequest,
    AskMove,
    AskQuote,
    AskWhy,
    Know,
    Warm,
    packed,
    read_answer,
)
from reverie.errands import Errands
from reverie.rules.commands import Command
from reverie.rules.views import ClueView, View

# A decision takes milliseconds; the first ones of a process wait for its encoder.
PATIENCE, PATIENCE_WHILE_WAKING, PATIENCE_AT_THE_END = 3.0, 30.0, 2.0
TIMEOUTS_BEFORE_RESTART = 5
LONGEST_WAKING = 300.0
REST_BEFORE_RESTART = 5.0
# Moves of all tables wait behind these; who is not warmed now asks with its next change.
MOST_WARMING = 2
# Decisions whose duration is remembered.
RECENT = 1000
PACKED_VECTORS = Path(__file__).parent / "_vectors"
logger = logging.getLogger("reverie.bots")


class BotFigures(Struct, frozen=True):
    """How the bots do: decisions made and lost, and how long the recent ones took."""

    decided: int = 0
    lost: int = 0
    p99_ms: float = 0.0


class Gone(Exception):
    """The bots' process is not there."""


class Stable:
    """`bots`: by name; a lost decision is played at random."""

    def __init__(
        self,
        shelf: Shelf,
        cache_folder: Path,
        language: str = "en",
        program: tuple[str, ...] = ("-m", "reverie.bots.worker"),
    ) -> None:
        self.program = program
        self.decks = addresses(shelf)
        self.folders = (str(PACKED_VECTORS), str(cache_folder))
        self.language = language
        self.bots: dict[str, Bot] = {name: partial(self.choose, name) for name in NAMES}
        self.lately = Lately()
        self.lost = self.decided = 0
        self.waits: deque[float] = deque(maxlen=RECENT)
        self.process: asyncio.subprocess.Process | None = None
        self.is_awake = False
        self._waiting: dict[int, asyncio.Future[Answer]] = {}
        self._number = 0
        self._timeouts = 0
        self._began = -REST_BEFORE_RESTART
        self._starting = asyncio.Lock()
        self._reading: asyncio.Task[None] | None = None
        self._warmed: set[tuple[str, tuple[str, ...]]] = set()
        self.errands = Errands()
        self._closed = False

    # ---- what tables ask for

    async def choose(
        self,
        name: str,
        view: View,
        rng: random.Random,
        language: str | None = None,
        told: Told = NOTHING_TOLD,
    ) -> Command | None:
        """What the bot does. `told`: what was revealed at this table so far."""
        if view.you is None or view.you not in view.waiting_for:
            return None
        past = self._past(view, self._spoken(language), told)
        request = AskMove(self._next(), name, view, past, rng.getrandbits(63))
        began = time.perf_counter()
        try:
            move = (await self._answer(request)).move
            self.decided += 1
            self.waits.append(time.perf_counter() - began)
            self.lately.told(move, past.language)
            return move
        except (Gone, TimeoutError) as problem:
            self.lost += 1
            logger.warning("%s plays at random: %s", name, str(problem) or "no answer in time")
            return random_bot.choose(view, rng, past.language, told)

    def _past(self, view: View, language: str, told: Told) -> Past:
        if not isinstance(view.phase, ClueView):
            return remember(language, told)
        past = remember(language, told, telling=True)
        return replace(past, lately=self.lately.marks(language))

    async def why(
        self,
        bot: str,
        view: View,
        rng: random.Random,
        language: str | None = None,
        said: tuple[str, ...] = (),
    ) -> str | None:
        """A sentence for the pause after the reveal, from the chair of the view."""
        seed = rng.getrandbits(63)
        request = AskWhy(self._next(), view, self._spoken(language), seed, bot, said)
        try:
            return (await self._answer(request)).text
        except (Gone, TimeoutError):
            return None

    async def quote(
        self,
        view: View,
        rng: random.Random,
        language: str | None,
        sayings: Iterable[tuple[str, str]],
    ) -> str | None:
        """A word of the table's own, where it fits what lies open; mostly nothing."""
        said = tuple(Saying(clue, card) for clue, card in sayings)
        seed = rng.getrandbits(63)
        request = AskQuote(self._next(), view, self._spoken(language), seed, said)
        try:
            return (await self._answer(request)).text
        except (Gone, TimeoutError):
            return None

    def warm_soon(self, language: str, decks: tuple[str, ...]) -> None:
        """Once for each language and choice of decks, while this process lives."""
        choice = (spoken(language), tuple(sorted(set(decks))))
        if choice in self._warmed or len(self.errands.under_way) >= MOST_WARMING:
            return
        self._warmed.add(choice)
        self.errands.run(self.warm(*choice))

    def learn_soon(self, shelf: Shelf) -> None:
        """The shelf has changed: an own deck has come, changed or gone."""
        self._warmed.clear()
        self.errands.run(self.learn(shelf))

    async def warm(self, language: str, decks: Iterable[str]) -> None:
        """A bot has been invited: wake the process and let it look at the decks."""
        try:
            await self._answer(Warm(self._next(), language, tuple(decks)), PATIENCE_WHILE_WAKING)
        except (Gone, TimeoutError) as problem:
            logger.warning("the bots are not awake yet: %s", str(problem) or "it takes long")

    def figures(self) -> BotFigures:
        slow = sorted(self.waits)[len(self.waits) * 99 // 100] if self.waits else 0.0
        return BotFigures(self.decided, self.lost, round(slow * 1000, 1))

    async def learn(self, shelf: Shelf) -> None:
        """There are other decks now."""
        self.decks = addresses(shelf)
        if self.process is not None and self.process.returncode is None:
            # If it ends meanwhile, the next one is told at its start.
            with suppress(Gone):
                await self._send(self.process, Know(self._next(), self.decks, self.folders))

    async def close(self) -> None:
        self._closed = True
        await self.errands.end()
        process, self.process = self.process, None
        if process is None or process.returncode is not None:
            return
        if process.stdin is not None:
            process.stdin.close()
        try:
            async with asyncio.timeout(PATIENCE_AT_THE_END):
                await process.wait()
        except TimeoutError:
            process.kill()
            await process.wait()
        if self._reading is not None:
            await self._reading

    def _spoken(self, language: str | None) -> str:
        return spoken(language or self.language)

    # ---- the process

    def _next(self) -> int:
        self._number += 1
        return self._number

    async def _answer(self, request: AnyRequest, patience: float | None = None) -> Answer:
        process = await self._awake()
        if patience is None:
            patience = PATIENCE if self.is_awake else PATIENCE_WHILE_WAKING
        future = asyncio.get_running_loop().create_future()
        self._waiting[request.number] = future
        try:
            async with asyncio.timeout(patience):
                # A process that hangs does not read, either.
                await self._send(process, request)
                answer: Answer = await future
        except TimeoutError:
            self._lose_patience(process)
            raise
        finally:
            self._waiting.pop(request.number, None)
        self.is_awake, self._timeouts = True, 0
        if answer.problem is not None:
            logger.error("the bots' process: %s", answer.problem)
            raise Gone("it failed")
        return answer

    async def _send(self, process: asyncio.subprocess.Process, request: AnyRequest) -> None:
        assert process.stdin is not None
        try:
            process.stdin.write(packed(request))
            await process.stdin.drain()
        except (BrokenPipeError, ConnectionError):
            raise Gone("its process has ended") from None

    def _lose_patience(self, process: asyncio.subprocess.Process) -> None:
        # Whoever still prepares what it knows is slow, not ill.
        if not self.is_awake and time.monotonic() - self._began < LONGEST_WAKING:
            return
        self._timeouts += 1
        if self._timeouts >= TIMEOUTS_BEFORE_RESTART and process.returncode is None:
            logger.error("the bots' process does not answer; it is ended")
            process.kill()

    async def _awake(self) -> asyncio.subprocess.Process:
        async with self._starting:
            if self.process is not None and self.process.returncode is None:
                return self.process
            if self._closed:
                raise Gone("the server closes")
            if time.monotonic() - self._began < REST_BEFORE_RESTART:
                raise Gone("its process ended a moment ago")
            return await self._start()

    async def _start(self) -> asyncio.subprocess.Process:
        if self.process is not None:
            logger.warning("the bots' process has ended (%s); again", self.process.returncode)
            self._warmed.clear()
        self._began, self.is_awake, self._timeouts = time.monotonic(), False, 0
        one_thread = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"), "1")
        try:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, *self.program),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env={**os.environ, **one_thread},
            )
        except OSError as error:
            raise Gone(f"its process cannot be started ({error.strerror})") from None
        self.process = process
        self._reading = asyncio.create_task(self._read(process))
        await self._send(process, Know(self._next(), self.decks, self.folders))
        return process

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout is not None
        try:
            while True:
                length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
                if length > LONGEST:
                    process.kill()
                    await process.wait()
                    break
                answer = read_answer(await process.stdout.readexactly(length))
                future = self._waiting.get(answer.number)
                if future is not None and not future.done():
                    future.set_result(answer)
        except (asyncio.IncompleteReadError, ConnectionError):
            await process.wait()
        finally:
            for future in self._waiting.values():
                if not future.done():
                    future.set_exception(Gone("its process has ended"))
