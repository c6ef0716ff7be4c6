"""The composition root: every part is made here once, and handed to whoever needs it."""

import asyncio
import gc
import logging
import random
import signal
import socket
import time
from pathlib import Path

from aiohttp import web

from reverie.adapters.desk import Desk
from reverie.adapters.http import Callers
from reverie.adapters.limits import Limits
from reverie.adapters.memory_store import MemoryStore
from reverie.adapters.settings import Settings
from reverie.adapters.sqlite_store import SqliteStore
from reverie.adapters.web import Web
from reverie.bots import random as random_bot
from reverie.decks import NotOnTheShelf, Shelf
from reverie.decks.places import built_in_decks
from reverie.rules.chance import Chance
from reverie.tables.attendance import Attendance
from reverie.tables.clock import Clock, RealClock
from reverie.tables.deadlines import Deadlines
from reverie.tables.hall import Hall
from reverie.tables.live import LiveTable, World
from reverie.tables.ports import Store
from reverie.tables.rabbits import Rabbits
from reverie.tables.refusals import Refused
from reverie.tables.talk import Talk, read_words

logger = logging.getLogger("reverie")
BOTS = {"random": random_bot.choose}
REST_EVERY = 60.0


class House:
    """A server with everything in it: `async with House(settings) as house`."""

    def __init__(
        self,
        settings: Settings,
        store: Store | None = None,
        pace: tuple[float, float] = (1.5, 5.0),
        attendance: Attendance | None = None,
        chance: Chance | None = None,
        clock: Clock | None = None,
    ) -> None:
        self.settings = settings
        self.store: Store = store or open_store(settings)
        self.shelf = Shelf.load(settings.data / "decks", built_in_decks())
        self.clock = clock or RealClock()
        self.rabbits = Rabbits(BOTS, pace, self.clock)
        dice = chance or random.SystemRandom()
        world = World(self.store, dice, self.cards, frozenset(BOTS), self.clock)
        self.deadlines = Deadlines(self.clock)
        self.attendance = attendance or Attendance(clock=self.clock)
        self.hall = Hall(world, self.look)
        self.hall.woke = self.attendance.woke
        self.hall.may_rest = self.may_rest
        self.hall.rested = self.rested
        callers = Callers(settings.public_url, settings.trusted_proxy)
        limits = Limits(addresses=settings.address_limits == "on")
        talk = Talk(unwanted_words(settings))
        self.hall.check_words = talk.check_words
        self.desk = Desk(talk, limits)
        self.web = Web(
            self.hall, self.shelf, self.attendance, callers, self.desk, limits, self.link
        )
        self.runner = web.AppRunner(self.web.app(), access_log=None, shutdown_timeout=2.0)
        self.port = 0

    def look(self, live: LiveTable) -> None:
        """After every change of a table: whoever has to know of it."""
        self.rabbits.look(live)
        self.deadlines.look(live)
        self.attendance.look(live)

    def may_rest(self, live: LiveTable) -> bool:
        deadline = live.table.deadline
        soon = deadline is not None and deadline.at < self.clock.now() + 2 * REST_EVERY
        return not soon and not self.rabbits.is_busy(live)

    def rested(self, table: str) -> None:
        for keeper in (self.rabbits, self.deadlines, self.attendance):
            keeper.forget(table)

    def link(self, request: web.Request) -> str:
        """How other devices reach this server; never from a Host header that could be anything."""
        if self.settings.public_url:
            return self.settings.public_url.rstrip("/")
        if self.settings.host in ("127.0.0.1", "localhost", "::1"):
            return f"http://localhost:{self.port}"
        return f"http://{local_address()}:{self.port}"

    def cards(self, decks: tuple[str, ...]) -> tuple[str, ...]:
        try:
            return self.shelf.cards(decks)
        except NotOnTheShelf:
            raise Refused("deck_unknown") from None

    async def __aenter__(self) -> "House":
        for refused in self.shelf.refused:
            logger.warning("deck %s is refused: %s", refused.folder.name, refused.reason)
        await self.runner.setup()
        site = web.TCPSite(self.runner, self.settings.host, self.settings.port)
        await site.start()
        self.port = self.runner.addresses[0][1]
        self.resting = asyncio.gather(
            self.rest(),
            self.web.sockets.keep_up(),
            self.deadlines.wake(self.store, self.hall.find),
        )
        quiet_garbage()
        self.pauses = GarbagePauses()
        self.web.health_figures = lambda: {
            "tables_awake": len(self.hall.live),
            "longest_gc_pause_ms": round(self.pauses.longest_ms, 2),
        }
        return self

    async def __aexit__(self, *_: object) -> None:
        self.resting.cancel()
        self.pauses.close()
        self.rabbits.close()
        self.deadlines.close()
        self.attendance.close()
        await self.hall.close()
        await self.runner.cleanup()
        await self.store.close()

    async def rest(self) -> None:
        """Put tables to rest, and collect garbage while there is time."""
        while True:
            await asyncio.sleep(REST_EVERY)
            self.hall.rest()
            gc.collect(0)


def unwanted_words(settings: Settings) -> frozenset[str]:
    if not settings.unwanted_words:
        return frozenset()
    return read_words(Path(settings.unwanted_words).read_text(encoding="utf-8"))


def open_store(settings: Settings) -> Store:
    if settings.store == "memory":
        return MemoryStore()
    return SqliteStore(settings.data / "reverie.sqlite")


class GarbagePauses:
    """How long the collector has kept everybody waiting at worst, in milliseconds."""

    def __init__(self) -> None:
        self.longest_ms = 0.0
        self.began = 0.0
        gc.callbacks.append(self)

    def __call__(self, moment: str, info: dict[str, int]) -> None:
        if moment == "start":
            self.began = time.perf_counter()
        else:
            pause = (time.perf_counter() - self.began) * 1000
            self.longest_ms = max(self.longest_ms, pause)

    def close(self) -> None:
        gc.callbacks.remove(self)


def quiet_garbage() -> None:
    """Full collections freeze every table at once; see docs/decisions/0005."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5000, 10**6, 10**6)


async def serve(settings: Settings, started: "asyncio.Future[House] | None" = None) -> None:
    """Serve until SIGTERM or SIGINT."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in ("SIGTERM", "SIGINT"):
        try:
            loop.add_signal_handler(getattr(signal, name), stop.set)
        except (NotImplementedError, AttributeError):
            signal.signal(signal.SIGINT, lambda *_: loop.call_soon_threadsafe(stop.set))
    async with House(settings) as house:
        if started is not None:
            started.set_result(house)
        await stop.wait()
        logger.info("closing: everything is stored, clients are told to come back")


def local_address() -> str:
    """This machine's address in the local network; no packet is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
