"""HTTP and WebSocket on one port: the doors of the house. Rooms behind them are `tables`."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from aiohttp import WSMsgType, web

from reverie import __version__
from reverie.adapters import page
from reverie.adapters.websocket import Client, Pipe
from reverie.decks import NotOnTheShelf, Shelf
from reverie.rules.ids import Seat
from reverie.rules.rejections import MESSAGES as RULE_MESSAGES
from reverie.rules.rejections import Rejected
from reverie.tables.attendance import Attendance
from reverie.tables.hall import Hall
from reverie.tables.live import LiveTable
from reverie.tables.lobby import Deciding
from reverie.tables.refusals import MESSAGES as TABLE_MESSAGES
from reverie.tables.refusals import Refused
from reverie.wire import messages as wire

T = TypeVar("T")
LARGEST = 16 * 1024
YEAR = 365 * 24 * 3600
MESSAGES = {**RULE_MESSAGES, **TABLE_MESSAGES}
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; object-src 'none';"
    " base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
}
STATUS = {"no_such_table": 404, "bad_origin": 403, "not_seated": 403, "not_stored": 503}
logger = logging.getLogger("reverie.web")


class Web:
    """The handlers; everything they need comes in here."""

    def __init__(
        self,
        hall: Hall,
        shelf: Shelf,
        attendance: Attendance,
        *,
        secure: bool,
        origins: frozenset[str],
    ) -> None:
        self.hall, self.shelf, self.attendance = hall, shelf, attendance
        self.secure, self.origins = secure, origins
        self.epoch = secrets.token_hex(4)
        self.pictures: dict[str, wire.PictureView] = {}
        self.behind: set[Client] = set()
        self.health_figures: Callable[[], dict[str, object]] = dict

    def app(self) -> web.Application:
        app = web.Application(middlewares=[self.guard], client_max_size=LARGEST)
        app.add_routes(
            [
                web.get("/", self.home),
                web.get("/healthz", self.health),
                web.get("/api/decks", self.decks),
                web.get("/api/decks/{deck}/cards", self.deck_cards),
                web.get("/api/cards/{card}", self.card),
                web.get("/api/tables", self.listed),
                web.post("/api/tables", self.open_table),
                web.get("/api/codes/{code}", self.find_code),
                web.post("/api/tables/{table}/seats", self.take_seat),
                web.post("/api/tables/{table}/link", self.make_link),
                web.post("/api/tables/{table}/redeem", self.redeem),
                web.get("/api/tables/{table}/view", self.see),
                web.post("/api/tables/{table}/do", self.do),
                web.get("/ws/{table}", self.socket),
                web.get("/pictures/{name}", self.picture),
            ]
        )
        return app

    # ---- at every door

    @web.middleware
    async def guard(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        try:
            if request.method != "GET" or request.path.startswith("/ws/"):
                self.check_origin(request)
            response = await handler(request)
        except (Refused, Rejected) as no:
            response = problem(no.code)
        except web.HTTPRequestEntityTooLarge:
            response = problem("too_large", 413)
        except web.HTTPException as error:
            response = problem("bad_message", error.status)
        except Exception:
            logger.exception("a request to %s failed", request.match_info.route.resource)
            response = problem("bad_message", 500)
        if not response.prepared:
            response.headers.update(HEADERS)
        return response

    def check_origin(self, request: web.Request) -> None:
        """A page of another site may not act for somebody who sits here."""
        origin = request.headers.get("Origin")
        if origin is None:
            return
        same = urlsplit(origin).netloc == request.host
        if not same and origin not in self.origins:
            raise Refused("bad_origin")

    async def body(self, request: web.Request, kind: type[T]) -> T:
        if request.content_type != "application/json":
            raise Refused("bad_message")
        try:
            return msgspec.json.decode(await request.read(), type=kind)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            raise Refused("bad_message") from None

    async def table(self, request: web.Request) -> LiveTable:
        live = await self.hall.find(request.match_info["table"])
        if live is None:
            raise Refused("no_such_table")
        return live

    def seat(self, request: web.Request, live: LiveTable) -> Seat | None:
        return self.hall.seat_of(live, request.cookies.get(cookie_name(live.name)))

    # ---- pages and decks

    async def home(self, request: web.Request) -> web.Response:
        return web.Response(text=page.home(), content_type="text/html")

    async def health(self, request: web.Request) -> web.Response:
        figures = self.health_figures() if request.remote in ("127.0.0.1", "::1") else {}
        return answer({"status": "ok", "version": __version__, **figures})

    async def decks(self, request: web.Request) -> web.Response:
        return answer([await self._deck(deck) for deck in self.shelf.offered])

    async def _deck(self, deck: Any) -> wire.DeckView:
        cover = await asyncio.to_thread(self.shelf.thumbnail, deck.cards[0].id)
        return wire.DeckView(
            id=deck.id,
            kind=deck.kind,
            title=dict(deck.manifest.title),
            about=dict(deck.manifest.about),
            cards=len(deck.cards),
            cover=f"/pictures/{cover.content_hash}.webp",
        )

    async def deck_cards(self, request: web.Request) -> web.Response:
        try:
            deck = self.shelf.deck(request.match_info["deck"])
        except NotOnTheShelf:
            raise Refused("deck_unknown") from None
        found = await asyncio.to_thread(lambda: [self._picture(card.id) for card in deck.cards])
        return answer(found)

    async def card(self, request: web.Request) -> web.Response:
        """Where the picture lies and what can be seen on it; never its record."""
        card = request.match_info["card"]
        language = request.query.get("language", "en")
        try:
            picture = await asyncio.to_thread(self._picture, card)
            text = self.shelf.describe(card, language)
        except NotOnTheShelf:
            raise Refused("deck_unknown") from None
        return answer({**msgspec.to_builtins(picture), "description": text})

    def _picture(self, card: str) -> wire.PictureView:
        if card not in self.pictures:
            deck = self.shelf.home(card)
            manifest = next(known for known in deck.cards if known.id == card)
            self.pictures[card] = wire.PictureView(
                card=card,  # type: ignore[arg-type]
                picture=f"/pictures/{self.shelf.picture(card).content_hash}.webp",
                thumbnail=f"/pictures/{self.shelf.thumbnail(card).content_hash}.webp",
                tint=manifest.tint,
                tiny=manifest.tiny,
            )
        return self.pictures[card]

    async def picture(self, request: web.Request) -> web.StreamResponse:
        name = request.match_info["name"].removesuffix(".webp")
        found = await asyncio.to_thread(self.shelf.pictures_at, name)
        if not found:
            raise web.HTTPNotFound
        forever = f"public, max-age={YEAR}, immutable"
        headers = {"Cache-Control": forever, "Content-Type": "image/webp"}
        return web.FileResponse(found[0].path, headers=headers)

    # ---- tables

    async def listed(self, request: web.Request) -> web.Response:
        rows = []
        for head in await self.hall.world.store.listed():
            live = await self.hall.find(head.table)
            if live is not None:
                table = live.table
                rows.append(
                    wire.ListedTable(
                        table=head.table,
                        code=head.code,
                        game=table.set_up.game,
                        players=len(table.chairs),
                        playing=table.is_playing,
                    )
                )
        return answer(rows)

    async def open_table(self, request: web.Request) -> web.Response:
        wish = await self.body(request, wire.OpenTable)
        live, key = await self.hall.open(wish.set_up, wish.name, wish.colour)
        return self.seated(request, live, Seat(0), key)

    async def find_code(self, request: web.Request) -> web.Response:
        live = await self.hall.find_code(request.match_info["code"])
        if live is None:
            raise Refused("no_such_table")
        return answer(wire.Found(live.name))

    async def take_seat(self, request: web.Request) -> web.Response:
        live = await self.table(request)
        wish = await self.body(request, wire.TakeSeat)
        held = request.cookies.get(cookie_name(live.name))
        seat = self.hall.seat_of(live, held)
        if seat is not None and held is not None:
            return self.seated(request, live, seat, held)
        seat, key = await self.hall.sit_down(live, wish.name, wish.colour)
        return self.seated(request, live, seat, key)

    def seated(self, request: web.Request, live: LiveTable, seat: Seat, key: str) -> web.Response:
        response = answer(wire.Seated(live.name, live.code, seat))
        response.set_cookie(
            cookie_name(live.name),
            key,
            max_age=YEAR,
            httponly=True,
            samesite="Lax",
            secure=self.secure,
        )
        return response

    async def make_link(self, request: web.Request) -> web.Response:
        live = await self.table(request)
        seat = self.seat(request, live)
        if seat is None:
            raise Refused("not_seated")
        wish = await self.body(request, wire.MakeLink)
        return answer(wire.Link(self.hall.link(live, seat, wish.seat)))

    async def redeem(self, request: web.Request) -> web.Response:
        live = await self.table(request)
        link = await self.body(request, wire.Link)
        seat, key = await self.hall.redeem(live, link.secret)
        return self.seated(request, live, seat, key)

    async def see(self, request: web.Request) -> web.Response:
        live = await self.table(request)
        return answer(live.view(self.seat(request, live)))

    async def do(self, request: web.Request) -> web.Response:
        """The same commands for clients without WebSocket."""
        live = await self.table(request)
        seat = self.seat(request, live)
        ask = await self.body(request, wire.Ask)
        return answer(await self.answer_ask(live, seat, ask))

    async def answer_ask(
        self, live: LiveTable, seat: Seat | None, ask: wire.Ask
    ) -> wire.Accepted | wire.Rejected:
        try:
            if seat is None:
                raise Refused("not_seated")
            await live.decide(act_for(seat, ask), seat, ask.id[:64])
        except (Refused, Rejected) as no:
            return wire.Rejected(ask.id, no.code)
        return wire.Accepted(ask.id)

    # ---- the socket

    async def socket(self, request: web.Request) -> web.StreamResponse:
        live = await self.table(request)
        ws = web.WebSocketResponse(timeout=2.0, heartbeat=25, max_msg_size=LARGEST, compress=False)
        await ws.prepare(request)
        assert request.transport is not None
        client = Client(ws, self.seat(request, live), Pipe(request.transport), self.behind)
        client.say(wire.Welcome(wire.PROTOCOL, self.epoch, client.viewer))
        was_here = client.viewer in live.watchers
        live.watch(client, self.last_seen(request))
        if not was_here:
            self.came(live, client.viewer)
        try:
            await self.listen(live, client)
        finally:
            live.unwatch(client)
            if client.viewer is not None and not live.is_here(client.viewer):
                self.attendance.went(live, client.viewer)
                live.publish()
            self.behind.discard(client)
        return ws

    def came(self, live: LiveTable, viewer: Seat | None) -> None:
        if viewer is not None:
            self.attendance.came(live, viewer)
            live.publish()
        self.hall.after(live)

    async def keep_up(self) -> None:
        """Write to those who were behind and have read since."""
        while True:
            await asyncio.sleep(0.05)
            for client in tuple(self.behind):
                self.behind.discard(client)
                client.flush()

    def last_seen(self, request: web.Request) -> int | None:
        if request.query.get("epoch") != self.epoch:
            return None
        version = request.query.get("version", "")
        return int(version) if version.isascii() and version.isdigit() else None

    async def listen(self, live: LiveTable, client: Client) -> None:
        async for message in client.ws:
            if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                continue
            try:
                ask = _asks.decode(message.data)
            except (msgspec.MsgspecError, UnicodeDecodeError):
                client.say(wire.Rejected("", "bad_message"))
                continue
            client.busy = True
            reply = await self.answer_ask(live, client.viewer, ask)
            client.busy = False
            client.say(reply)


_encoder = msgspec.json.Encoder()
_asks: msgspec.json.Decoder[wire.Ask] = msgspec.json.Decoder(wire.Ask)


def act_for(seat: Seat, ask: wire.Ask) -> Callable[[Deciding], None]:
    if isinstance(ask.do, wire.Move):
        move = ask.do.of(seat)
        return lambda deciding: deciding.move(ask.turn, ask.phase, move)
    return lambda deciding: deciding.ask(seat, ask.do)


def cookie_name(table: str) -> str:
    return f"seat-{table}"


def answer(value: Any, status: int = 200) -> web.Response:
    return web.Response(
        body=_encoder.encode(value),
        content_type="application/json",
        status=status,
        headers={"Cache-Control": "no-store"},
    )


def problem(code: str, status: int | None = None) -> web.Response:
    message = wire.Problem(code, MESSAGES[code])
    return answer(message, status or STATUS.get(code, 400))
