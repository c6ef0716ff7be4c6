"""HTTP and WebSocket on one port: the doors of the house. Rooms behind them are `tables`."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from functools import partial
from secrets import compare_digest
from typing import Any

from aiohttp import web

from reverie import __version__
from reverie.adapters.book_doors import BookDoors
from reverie.adapters.circle_doors import CircleDoors
from reverie.adapters.client_files import ClientFiles
from reverie.adapters.connections import Connection, Connections, keep_looking, raise_ceiling
from reverie.adapters.crashes import report
from reverie.adapters.deck_doors import DeckDoors
from reverie.adapters.desk import Desk
from reverie.adapters.ending import end, for_ever
from reverie.adapters.evening_doors import EveningDoors
from reverie.adapters.http import HEADERS, LARGEST, SECURE_HEADERS, Callers, answer, problem
from reverie.adapters.limits import Limits
from reverie.adapters.metrics import Figure, exposition
from reverie.adapters.notice_doors import NoticeDoors
from reverie.adapters.own_darkroom import OwnDarkroom
from reverie.adapters.own_deck_doors import OwnDeckDoors
from reverie.adapters.seat_keys import LONGEST_COOKIES, keep
from reverie.adapters.socket_door import SocketDoor
from reverie.adapters.stores import Stores
from reverie.adapters.table_doors import TableDoors
from reverie.adapters.voice_doors import VoiceDoors
from reverie.adapters.watchman import NOTED, NOTED_STATUS, Watchman
from reverie.adapters.web_push import WebPush
from reverie.circles.circles import Circles
from reverie.own.keeping import OwnDecks
from reverie.tables.attendance import Attendance
from reverie.tables.hall import Hall
from reverie.tables.ports import NotStored
from reverie.tables.refusals import Refused
from reverie.wire import messages as wire
from reverie.wire.refusals import TOLD

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
HANDLING: dict[str, Any] = {
    # A body is never unpacked: a megabyte can hold a thousand, and nobody here packs any.
    "auto_decompress": False,
    # So long a connection may be without a whole request; proxies let go after a minute.
    "keepalive_timeout": 75.0,
    # So long the rest of a body that nobody wanted is still taken.
    "lingering_time": 5.0,
    # A device that has sat at many tables is not sent away for its many cookies of before.
    "max_field_size": LONGEST_COOKIES,
}


class Web:
    """All doors together, and what is checked at every one of them."""

    def __init__(
        self,
        hall: Hall,
        own: OwnDecks,
        attendance: Attendance,
        callers: Callers,
        desk: Desk,
        limits: Limits,
        link: Callable[[web.Request], str],
        push: WebPush | None = None,
    ) -> None:
        self.callers, self.limits = callers, limits
        self.watchman = Watchman()
        self.connections = Connections(
            callers.trusted, counts=limits.addresses, note=self.watchman.note
        )
        self.server: web.Server | None = None
        self.decks = DeckDoors(own.library, hall)
        self.tables = TableDoors(hall, callers, desk, limits, link)
        self.sockets = SocketDoor(self.tables, attendance, self.watchman)
        self.notices = NoticeDoors(self.tables, push)
        self.darkroom = OwnDarkroom()
        self.own_decks = OwnDeckDoors(self.tables, own, self.darkroom)
        self.voices = VoiceDoors(self.tables, desk.recordings)
        self.books = BookDoors(self.tables, own.library)
        self.evenings = EveningDoors(self.tables)
        circles = Circles(hall, self.tables.chronicles, push.send if push is not None else None)
        self.circles = CircleDoors(circles, self.tables, self.notices)
        self.client = ClientFiles(ahead=self.decks.ahead)
        self.stores = Stores(hall.world.store)
        self.health_here: Callable[[wire.Health], wire.Health] = lambda health: health
        self.figures: tuple[Figure, ...] = ()
        self.metrics_token = ""

    def app(self) -> web.Application:
        app = web.Application(
            middlewares=[self.guard], client_max_size=LARGEST, handler_args=HANDLING
        )
        app.cleanup_ctx.append(self.watch_connections)
        app.add_routes([web.get("/healthz", self.health), web.get("/metrics", self.metrics)])
        rooms = (self.decks, self.tables, self.sockets, self.notices, self.own_decks, self.voices)
        for doors in (*rooms, self.books, self.evenings, self.circles):
            app.add_routes(doors.routes())
        app.add_routes(self.client.routes())
        return app

    async def watch_connections(self, _: web.Application) -> AsyncIterator[None]:
        self.connections.ceiling = raise_ceiling()
        look = partial(keep_looking, self.connections, self._open_connections)
        looking = asyncio.ensure_future(for_ever(look))
        yield
        await end([looking])

    def _open_connections(self) -> Iterable[Connection]:
        return self.server.connections if self.server else ()

    @web.middleware
    async def guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        try:
            if not self.limits.allow("request", self.callers.address(request)):
                raise Refused("too_fast")
            check_packing(request)
            self.callers.check_host(request)
            if request.method != "GET" or request.path.startswith("/ws/"):
                self.callers.check_origin(request)
            response = await handler(request)
        except TOLD as no:
            if no.code in NOTED:
                self.watchman.note(no.code, self.callers.address(request))
            response = problem(no.code)
        except NotStored:
            response = problem("not_stored")
        except web.HTTPRequestEntityTooLarge:
            self.watchman.note("too_large", self.callers.address(request))
            response = problem("too_large")
        except web.HTTPNotFound:
            response = problem("no_such_page")
        except web.HTTPException as error:
            if error.status in NOTED_STATUS:
                self.watchman.note(NOTED_STATUS[error.status], self.callers.address(request))
            response = problem("bad_message", error.status)
        except Exception as error:
            if not has_hung_up(request, error):
                report(f"{request.method} {route_of(request)}", error)
            response = problem("our_fault")
        if not response.prepared:
            response.headers.update(HEADERS)
            secure = self.callers.is_secure(request)
            keep(request, response, secure=secure)
            if secure:
                response.headers.update(SECURE_HEADERS)
        return response

    async def health(self, request: web.Request) -> web.Response:
        status = "ok" if await self.stores.now() else "not_stored"
        health = wire.Health(status, __version__, wire.PROTOCOL)
        if self.callers.is_local(request):
            health = self.health_here(health)
        return answer(health, 200 if status == "ok" else 503)

    async def metrics(self, request: web.Request) -> web.Response:
        """For somebody on this machine, or with the operator's token."""
        given = request.headers.get("Authorization", "").removeprefix("Bearer ")
        if not self.callers.is_local(request) and not is_token(given, self.metrics_token):
            if given:
                self.watchman.note("token_refused", self.callers.address(request))
            raise web.HTTPNotFound
        return web.Response(
            text=exposition(self.figures),
            headers={"Content-Type": "text/plain; version=0.0.4; charset=utf-8"},
        )


def is_token(given: str, token: str) -> bool:
    """As bytes: of texts only plain ASCII can be compared so."""
    pair = (text.encode(errors="surrogateescape") for text in (given, token))
    return token != "" and compare_digest(*pair)


def check_packing(request: web.Request) -> None:
    if request.headers.get("Content-Encoding", "identity") != "identity":
        raise web.HTTPUnsupportedMediaType


def route_of(request: web.Request) -> str:
    """The pattern of the address; the address itself may name a table."""
    resource = request.match_info.route.resource
    return resource.canonical if resource is not None else "an unknown address"


def has_hung_up(request: web.Request, error: Exception) -> bool:
    """Whoever asked has gone in the middle of it: nobody's fault, and nothing to be told."""
    gone = request.transport is None or request.transport.is_closing()
    return gone and isinstance(error, ConnectionError)
