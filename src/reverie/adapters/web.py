"""HTTP and WebSocket on one port: the doors of the house. Rooms behind them are `tables`."""

import logging
from collections.abc import Awaitable, Callable

import msgspec
from aiohttp import web

from reverie import __version__
from reverie.adapters.client_files import ClientFiles
from reverie.adapters.deck_doors import DeckDoors
from reverie.adapters.desk import Desk
from reverie.adapters.http import HEADERS, LARGEST, Callers, answer, problem
from reverie.adapters.limits import Limits
from reverie.adapters.socket_door import SocketDoor
from reverie.adapters.table_doors import TableDoors
from reverie.decks import Shelf
from reverie.rules.rejections import Rejected
from reverie.tables.attendance import Attendance
from reverie.tables.hall import Hall
from reverie.tables.refusals import Refused
from reverie.wire import messages as wire

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
logger = logging.getLogger("reverie.web")


class Web:
    """All doors together, and what is checked at every one of them."""

    def __init__(
        self,
        hall: Hall,
        shelf: Shelf,
        attendance: Attendance,
        callers: Callers,
        desk: Desk,
        limits: Limits,
        link: Callable[[web.Request], str],
    ) -> None:
        self.callers, self.limits = callers, limits
        self.decks = DeckDoors(shelf, hall)
        self.tables = TableDoors(hall, callers, desk, limits, link)
        self.sockets = SocketDoor(self.tables, attendance)
        self.client = ClientFiles()
        self.health_figures: Callable[[], dict[str, object]] = dict

    def app(self) -> web.Application:
        app = web.Application(middlewares=[self.guard], client_max_size=LARGEST)
        app.add_routes([web.get("/healthz", self.health)])
        for doors in (self.decks, self.tables, self.sockets, self.client):
            app.add_routes(doors.routes())
        return app

    @web.middleware
    async def guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        try:
            if not self.limits.allow("request", self.callers.address(request)):
                raise Refused("too_fast")
            if request.method != "GET" or request.path.startswith("/ws/"):
                self.callers.check_origin(request)
            response = await handler(request)
        except (Refused, Rejected) as no:
            response = problem(no.code)
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
        return response

    async def health(self, request: web.Request) -> web.Response:
        figures = self.health_figures() if self.callers.is_local(request) else {}
        said = msgspec.to_builtins(wire.Health("ok", __version__, wire.PROTOCOL))
        return answer({**said, **figures})
