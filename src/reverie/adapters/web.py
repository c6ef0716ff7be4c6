"""HTTP and WebSocket on one port: the doors of the house. Rooms behind them are `tables`."""

import logging
from collections.abc import Awaitable, Callable
from secrets import compare_digest

import msgspec
from aiohttp import web

from reverie import __version__
from reverie.adapters.client_files import ClientFiles
from reverie.adapters.deck_doors import DeckDoors
from reverie.adapters.desk import Desk
from reverie.adapters.http import HEADERS, LARGEST, SECURE_HEADERS, Callers, answer, problem
from reverie.adapters.limits import Limits
from reverie.adapters.metrics import Figure, exposition
from reverie.adapters.notice_doors import NoticeDoors
from reverie.adapters.own_darkroom import OwnDarkroom
from reverie.adapters.own_deck_doors import OwnDeckDoors
from reverie.adapters.socket_door import SocketDoor
from reverie.adapters.table_doors import TableDoors
from reverie.adapters.web_push import WebPush
from reverie.own.keeping import OwnDecks
from reverie.own.reasons import Unfit
from reverie.rules.rejections import Rejected
from reverie.tables.attendance import Attendance
from reverie.tables.hall import Hall
from reverie.tables.ports import NotStored
from reverie.tables.refusals import Refused
from reverie.wire import messages as wire

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
logger = logging.getLogger("reverie.web")


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
        self.decks = DeckDoors(own.library, hall)
        self.tables = TableDoors(hall, callers, desk, limits, link)
        self.sockets = SocketDoor(self.tables, attendance)
        self.notices = NoticeDoors(self.tables, push)
        self.darkroom = OwnDarkroom()
        self.own_decks = OwnDeckDoors(self.tables, own, self.darkroom)
        self.client = ClientFiles()
        self.health_figures: Callable[[], dict[str, object]] = dict
        self.figures: tuple[Figure, ...] = ()
        self.metrics_token = ""

    def app(self) -> web.Application:
        app = web.Application(middlewares=[self.guard], client_max_size=LARGEST)
        app.add_routes([web.get("/healthz", self.health), web.get("/metrics", self.metrics)])
        for doors in (self.decks, self.tables, self.sockets, self.notices, self.own_decks):
            app.add_routes(doors.routes())
        app.add_routes(self.client.routes())
        return app

    @web.middleware
    async def guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        try:
            if not self.limits.allow("request", self.callers.address(request)):
                raise Refused("too_fast")
            if request.method != "GET" or request.path.startswith("/ws/"):
                self.callers.check_origin(request)
            response = await handler(request)
        except (Refused, Rejected, Unfit) as no:
            response = problem(no.code)
        except NotStored:
            response = problem("not_stored")
        except web.HTTPRequestEntityTooLarge:
            response = problem("too_large")
        except web.HTTPNotFound:
            response = problem("no_such_page")
        except web.HTTPException as error:
            response = problem("bad_message", error.status)
        except Exception:
            logger.exception("a request to %s failed", request.match_info.route.resource)
            response = problem("bad_message", 500)
        if not response.prepared:
            response.headers.update(HEADERS)
            if self.callers.is_secure(request):
                response.headers.update(SECURE_HEADERS)
        return response

    async def health(self, request: web.Request) -> web.Response:
        figures = self.health_figures() if self.callers.is_local(request) else {}
        said = msgspec.to_builtins(wire.Health("ok", __version__, wire.PROTOCOL))
        return answer({**said, **figures})

    async def metrics(self, request: web.Request) -> web.Response:
        """For somebody on this machine, or with the operator's token."""
        given = request.headers.get("Authorization", "").removeprefix("Bearer ")
        token = self.metrics_token
        if not self.callers.is_local(request) and not (token and compare_digest(given, token)):
            raise web.HTTPNotFound
        return web.Response(
            text=exposition(self.figures),
            headers={"Content-Type": "text/plain; version=0.0.4; charset=utf-8"},
        )
