"""The composition root: every part is made here once, and handed to whoever needs it."""

import asyncio
import logging
import random
import secrets
import shutil
import signal
import socket
import sys
from collections.abc import Awaitable
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path

from aiohttp import web

from reverie.adapters import bots
from reverie.adapters.data_folder import DataFolder
from reverie.adapters.desk import Desk
from reverie.adapters.ending import Work, end, for_ever
from reverie.adapters.figures import cpu_seconds, figures
from reverie.adapters.garbage import Garbage
from reverie.adapters.http import Callers
from reverie.adapters.limits import Limits
from reverie.adapters.listening import taking_port
from reverie.adapters.memory_store import MemoryStore
from reverie.adapters.settings import Settings
from reverie.adapters.sqlite_store import SqliteStore
from reverie.adapters.web import Web
from reverie.adapters.web_push import SERVICES, WebPush
from reverie.bots.stable import BotFigures
from reverie.decks import NotOnTheShelf, Shelf
from reverie.decks.library import Library, is_own
from reverie.decks.places import all_decks, comes_from, packages
from reverie.own.keeping import OwnDecks
from reverie.rules.chance import Chance
from reverie.tables.attendance import Attendance
from reverie.tables.clock import Clock, RealClock
from reverie.tables.company import Alone, Company
from reverie.tables.deadlines import Deadlines
from reverie.tables.expiring import keep_expiring
from reverie.tables.followers import Follower
from reverie.tables.grapevine import Grapevine
from reverie.tables.hall import Hall, Terms
from reverie.tables.live import World
from reverie.tables.notices import Notices
from reverie.tables.ports import Store
from reverie.tables.recordings import Recordings
from reverie.tables.refusals import Refused
from reverie.tables.talk import Talk, read_words
from reverie.wire import messages as wire

logger = logging.getLogger("reverie")
# Everybody comes back at once after a restart. Whoever finds the line full is kept waiting by
# the system, and sent away after a while without a word.
LINE_AT_THE_DOOR = 4096
FREE_DISK = 100 * 1024 * 1024


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
        shares_port: bool = False,
    ) -> None:
        self.settings, self.shares_port = settings, shares_port
        self.company: Company = Alone()
        limits = Limits(addresses=settings.address_limits == "on")
        self.folder = DataFolder(settings.data)
        if store is None and settings.database:
            self.folder.share()
            store, self.company, clock = open_database(settings, limits, clock)
        self.store: Store = store or open_store(settings, self.folder)
        self.library = Library(*all_decks(settings.data))
        self.own = OwnDecks(
            self.library, settings.own_pictures_space, settings.own_pictures == "on"
        )
        self.clock = clock or RealClock()
        dice = chance or random.SystemRandom()
        talk = Talk(unwanted_words(settings))
        self.stable = bots.open_stable(settings, self.shelf)
        self.rabbits = bots.rabbits(self.stable, talk, pace, self.clock)
        guests = bots.guests(self.stable)
        world = World(self.store, dice, self.cards, guests, self.clock, self.company)
        self.deadlines = Deadlines(self.clock)
        self.attendance = attendance or Attendance(clock=self.clock)
        self.push = open_push(settings)
        self.recordings = Recordings(
            self.store, self.clock, settings.voice_space, is_on=settings.voices == "on"
        )
        followers: list[Follower | None] = [
            self.rabbits,
            bots.Groom(self.stable) if self.stable is not None else None,
            self.deadlines,
            self.attendance,
            self.recordings,
            self._notices(self.push) if self.push is not None else None,
        ]
        terms = Terms(self.has_room, talk.check_words, self.own.check_played, self.plain_decks)
        self.hall = Hall(world, filter(None, followers), terms)
        self.grapevine: Grapevine | None = None
        if self.company.is_shared:
            self.grapevine = Grapevine(self.hall, self.attendance)
            self.hall.followers.append(self.grapevine)
        callers = Callers(settings.public_url, settings.trusted_proxy)
        self.desk = Desk(talk, limits, self.own.check_played, self.recordings)
        self.web = Web(
            self.hall, self.own, self.attendance, callers, self.desk, limits, self.link, self.push
        )
        self.runner = web.AppRunner(self.web.app(), access_log=None, shutdown_timeout=2.0)
        self.port = 0
        self.garbage = Garbage()
        self.web.figures = figures(
            self.hall, self.deadlines, self.web.sockets, self.desk, self.garbage
        )
        self.web.health_here = self.health_here
        self.web.metrics_token = settings.metrics_token
        self.web.circles.kept_days = settings.keep_days

    def _notices(self, push: WebPush) -> Notices:
        return Notices(self.clock, push.send, lambda table: self.hall.find(table))

    @property
    def shelf(self) -> Shelf:
        return self.library.shelf

    def plain_decks(self) -> tuple[str, ...]:
        """Those that are everybody's."""
        return tuple(deck.id for deck in self.shelf.offered if not is_own(deck.id))

    async def has_room(self) -> bool:
        """For one more table: of the number that was set, and on the disk."""
        if self.settings.store == "sqlite" and not self.settings.database:
            free = shutil.disk_usage(self.settings.data).free
            if free < FREE_DISK:
                return False
        return await self.store.count() < self.settings.most_tables

    def link(self, request: web.Request) -> str:
        """How other devices reach this server; never from a Host header that could be anything."""
        if self.settings.public_url:
            return self.settings.public_url.rstrip("/")
        if self.settings.host in ("127.0.0.1", "localhost", "::1"):
            return f"http://localhost:{self.port}"
        return f"http://{local_address()}:{self.port}"

    def cards(self, decks: tuple[str, ...]) -> tuple[str, ...]:
        try:
            return self.library.fresh(decks).cards(decks)
        except NotOnTheShelf:
            raise Refused("deck_unknown") from None

    async def __aenter__(self) -> "House":
        """Whatever fails on the way, and at the end: all is given back, the last one first."""
        async with AsyncExitStack() as ending:
            ending.callback(self.folder.release)
            ending.push_async_callback(self.store.close)
            ending.callback(self.web.darkroom.close)
            ending.push_async_callback(self.web.circles.circles.errands.end)
            if self.stable is not None:
                ending.push_async_callback(self.stable.close)
            await self._open(ending)
            self.ending = ending.pop_all()
        return self

    async def _open(self, ending: AsyncExitStack) -> None:
        if self.stable is not None:
            # Own decks are read in a thread of their own.
            loop, learn = asyncio.get_running_loop(), self.stable.learn_soon
            self.library.changed = lambda shelf: loop.call_soon_threadsafe(learn, shelf)
        await self.store.start()
        ending.push_async_callback(self.company.close)
        if self.grapevine is not None:
            await self.company.start(self.grapevine.hear)
        ending.push_async_callback(self.runner.cleanup)
        await self.runner.setup()
        # It is made with the runner, after the application; its connections are counted.
        self.web.server = self.runner.server
        site = web.TCPSite(
            self.runner,
            self.settings.host,
            self.settings.port,
            backlog=LINE_AT_THE_DOOR,
            reuse_port=self.shares_port or None,
        )
        with taking_port(self.settings):
            await site.start()
        self.port = self.runner.addresses[0][1]
        tell_decks(self.shelf)
        ending.push_async_callback(self.hall.close)
        # Whoever is told to come back finds another worker, not this one.
        ending.push_async_callback(site.stop)
        for follower in reversed(self.hall.followers):
            ending.callback(follower.close)
        ending.callback(self.garbage.close)
        self.garbage.start()
        work: list[Work] = [
            *([self.grapevine.make_sure] if self.grapevine is not None else []),
            self.hall.keep_resting,
            partial(keep_expiring, self.hall, self.settings.keep_days),
            self.recordings.keep_clearing,
            self.garbage.collect,
            self.web.sockets.keep_up,
            partial(self.deadlines.wake, self.store, self.hall.find),
        ]
        keepers = [asyncio.ensure_future(for_ever(each)) for each in work]
        ending.push_async_callback(end, keepers)

    def health_here(self, health: wire.Health) -> wire.HealthHere:
        bots = self.stable.figures() if self.stable is not None else BotFigures()
        return wire.HealthHere(
            health.status,
            health.version,
            health.protocol,
            tables_awake=len(self.hall.live),
            worker=self.company.name,
            longest_gc_pause_ms=round(self.garbage.longest_ms, 2),
            cpu_seconds=cpu_seconds(self.hall, self.garbage),
            bot_decisions=bots.decided,
            bot_decisions_lost=bots.lost,
            bot_decision_p99_ms=bots.p99_ms,
        )

    async def __aexit__(self, *_: object) -> None:
        await self.ending.aclose()


def tell_decks(shelf: Shelf) -> None:
    """Those found when the server starts. Own decks are only counted: they are their owners'."""
    for refused in shelf.refused:
        logger.warning("deck %s is refused: %s", refused.folder.name, refused.reason)
    packed = packages()
    named = [deck for deck in shelf.decks if not is_own(deck.id)]
    told = ", ".join(f"{deck.id} ({comes_from(deck, packed)})" for deck in named)
    logger.info("decks: %s; own: %d", told, len(shelf.decks) - len(named))


def unwanted_words(settings: Settings) -> frozenset[str]:
    if not settings.unwanted_words:
        return frozenset()
    return read_words(Path(settings.unwanted_words).read_text(encoding="utf-8"))


def open_push(settings: Settings) -> WebPush | None:
    if settings.push != "on":
        return None
    services = tuple(filter(None, settings.push_services.split(","))) or SERVICES
    return WebPush(settings.data / "push-key.pem", settings.public_url, services)


def open_database(
    settings: Settings, limits: Limits, clock: Clock | None
) -> tuple[Store, Company, Clock]:
    """What several workers share. Only here is asyncpg needed (the extra `cluster`)."""
    from reverie.adapters.postgres_company import DatabaseClock, PostgresCompany
    from reverie.adapters.postgres_limits import PostgresLimits
    from reverie.adapters.postgres_store import PostgresStore

    store = PostgresStore(settings.database, secrets.token_hex(6), settings.database_patience)
    company = PostgresCompany(store.link, store.worker)
    limits.others_allow = PostgresLimits(store.link).allow
    return store, company, clock or DatabaseClock(company)


def open_store(settings: Settings, folder: DataFolder) -> Store:
    if settings.store == "memory":
        return MemoryStore()
    # Two servers on one file would each know half of what happens at a table.
    folder.make()
    folder.hold()
    return SqliteStore(settings.data / "reverie.sqlite")


async def serve(
    settings: Settings,
    started: "asyncio.Future[House] | None" = None,
    orphaned: Awaitable[None] | None = None,
) -> None:
    """Serve until SIGTERM or SIGINT; a worker among several, also until it is an orphan."""
    # The thread that writes must not wait long for its turn while views are being made.
    sys.setswitchinterval(0.001)
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for ending in (signal.SIGTERM, signal.SIGINT):
        try:
            loop.add_signal_handler(ending, stop.set)
        except NotImplementedError:
            signal.signal(ending, lambda *_: loop.call_soon_threadsafe(stop.set))
    if orphaned is not None:
        alone = asyncio.ensure_future(orphaned)
        alone.add_done_callback(lambda _: stop.set())
    async with House(settings, shares_port=orphaned is not None) as house:
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
