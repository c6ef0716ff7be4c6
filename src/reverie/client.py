"""A small client in Python: for bot writers and tests. It knows only what goes over the wire."""

import asyncio
import itertools
from collections.abc import Callable
from types import TracebackType
from typing import Any, TypeAlias

import aiohttp
import msgspec

from reverie.rules.phases import phase_name
from reverie.rules.views import View
from reverie.tables.requests import AnyLobbyCommand, AnyTalk, GiveSign, SetUp
from reverie.tables.views import OwnView, Said, TableView, whole
from reverie.wire import messages as wire

_from_server: msgspec.json.Decoder[wire.FromServer] = msgspec.json.Decoder(wire.FromServer)

Anything: TypeAlias = wire.AnyMove | AnyLobbyCommand | AnyTalk | GiveSign

# Seconds; a slow machine with other work beside it must never reach them.
PATIENCE = 240.0


class Refusal(Exception):
    """The server said no; `code` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Player:
    """One person at one table; to be left with `async with`, which closes the connection.

        async with Player("http://localhost:8420") as me:
            await me.open("Ada", SetUp("classic", decks=("base",)))
            await me.connect()
            await me.do(AddBot())
            await me.until(lambda table: len(table.chairs) == 2)

    `view` is the table as this person sees it, `game` the game in it, `lines` what was said beside
    it, `bye` the code with which the server has closed the connection.
    """

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")
        self.http = aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True))
        self.table = self.code = ""
        self.seat: int | None = None
        self.view: TableView | None = None
        self.public: wire.Public | None = None
        self.private: wire.Private | None = None
        self.epoch = ""
        self.lines: list[Said] = []
        self.bye: str | None = None
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._listener: asyncio.Task[None] | None = None
        self._answers: dict[str, asyncio.Future[str | None]] = {}
        self._changed = asyncio.Condition()
        self._broke: msgspec.DecodeError | None = None
        self._ids = itertools.count(1)

    async def __aenter__(self) -> "Player":
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.disconnect()
        await self.http.close()

    # ---- sitting down

    async def open(self, name: str, set_up: SetUp, colour: str | None = None) -> None:
        """Set a new table and take its first seat."""
        await self._seated("/api/tables", wire.OpenTable(name, set_up, colour))

    async def join(self, table: str, name: str, colour: str | None = None) -> None:
        """Take a seat at a table; it has been found by its code, or by a link."""
        await self._seated(f"/api/tables/{table}/seats", wire.TakeSeat(name, colour))

    async def find(self, code: str) -> str:
        """The id of the table that has this code."""
        async with self.http.get(f"{self.url}/api/codes/{code}") as response:
            return str((await _body(response))["table"])

    async def _seated(self, path: str, message: msgspec.Struct) -> None:
        body = await self.post(path, message)
        self.table, self.code, self.seat = body["table"], body["code"], body["seat"]

    async def post(self, path: str, message: Any) -> Any:
        """Ask a door of the server; `Refusal` if the answer is no."""
        headers = {"Content-Type": "application/json"}
        data = msgspec.json.encode(message)
        async with self.http.post(self.url + path, data=data, headers=headers) as response:
            return await _body(response)

    # ---- the socket

    async def connect(self, table: str | None = None) -> None:
        """Look at the table from now on; where one had to leave, go on from what was seen last."""
        self.table = table or self.table
        query = {"protocol": str(wire.PROTOCOL), "epoch": self.epoch}
        if self.public is not None:
            query["public"] = str(self.public.version)
        if self.private is not None:
            query["private"] = str(self.private.version)
        self.bye = self._broke = None
        self._socket = await self.http.ws_connect(
            f"{self.url}/ws/{self.table}", params=query, heartbeat=20, compress=0
        )
        self._listener = asyncio.ensure_future(self._listen(self._socket))

    async def disconnect(self) -> None:
        """Look away. The seat stays taken."""
        if self._socket is not None:
            await self._socket.close()
        if self._listener is not None:
            await asyncio.gather(self._listener, return_exceptions=True)
        self._socket = self._listener = None

    async def _listen(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        try:
            async for message in socket:
                if message.type is aiohttp.WSMsgType.TEXT:
                    self.heard(message.data.encode())
                    await self._take(_from_server.decode(message.data))
        except msgspec.DecodeError as error:
            # Of a newer server, perhaps; whoever waits is told.
            self._broke = error
            await socket.close()
        finally:
            self._lose_answers()
            async with self._changed:
                self._changed.notify_all()

    def heard(self, frame: bytes) -> None:
        """Every frame as it came, for whoever wants to keep them."""

    def _lose_answers(self) -> None:
        for future in self._answers.values():
            if not future.done():
                future.set_exception(self._lost())
                future.exception()
        self._answers.clear()

    def _lost(self) -> ConnectionResetError:
        why = "the connection was lost" if self._broke is None else f"not understood: {self._broke}"
        return ConnectionResetError(why)

    async def _take(self, message: wire.FromServer) -> None:
        match message:
            case wire.Welcome():
                if message.epoch != self.epoch:
                    self.seen_nothing()
                self.epoch = message.epoch
            case wire.Seen():
                self._see(message)
            case wire.Accepted():
                self._answer(message.id, None)
            case wire.Rejected():
                self._answer(message.id, message.code)
            case wire.Talked():
                self.lines = list(message.lines)
            case wire.Heard():
                self.lines = sorted([*self.lines, message.line], key=lambda line: line.id)
            case wire.Unheard():
                self.lines = [line for line in self.lines if line.id != message.id]
            case wire.Bye():
                self.bye = message.code
        async with self._changed:
            self._changed.notify_all()

    def seen_nothing(self) -> None:
        """Forget the view and its parts: as somebody else, or after a restart, all is new."""
        self.public = self.private = self.view = None

    def _see(self, news: wire.Seen) -> None:
        """What has not come is as it was before."""
        self.public, self.private = news.public or self.public, news.private or self.private
        if self.public is not None:
            own: OwnView | None = None if self.private is None else self.private.own
            self.view = whole(self.public.table, own)

    def _answer(self, command: str, code: str | None) -> None:
        future = self._answers.pop(command, None)
        if future is not None and not future.done():
            future.set_result(code)

    # ---- playing

    async def do(
        self, what: wire.AnyMove | AnyLobbyCommand | AnyTalk, command: str | None = None
    ) -> None:
        """Say it and wait for the answer; `Refusal` if it is no."""
        code = await self.say(what, command)
        if code is not None:
            raise Refusal(code)

    async def say(self, what: Anything, command: str | None = None) -> str | None:
        """Say it; the answer is None, or the code with which it is refused."""
        if self._socket is None:
            raise ConnectionResetError("not connected: connect() comes first")
        command = command or f"{self.seat}-{id(self):x}-{next(self._ids)}"
        future: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        self._answers[command] = future
        game = self.game
        turn, phase = (game.turn, phase_name(game.phase)) if game else (0, "")
        ask = wire.Ask(command, what, turn, phase)
        await self._socket.send_str(msgspec.json.encode(ask).decode())
        return await future

    @property
    def game(self) -> View | None:
        """What is played there; None before the cards are dealt."""
        return self.view.game if self.view else None

    async def until(
        self, condition: Callable[[Any], object], seconds: float = PATIENCE
    ) -> TableView:
        """Wait until the table looks like this; a lost connection is an error."""
        async with asyncio.timeout(seconds), self._changed:
            while self.view is None or not condition(self.view):
                if self._listener is None or self._listener.done():
                    raise self._lost()
                await self._changed.wait()
            return self.view


async def _body(response: aiohttp.ClientResponse) -> Any:
    body = msgspec.json.decode(await response.read())
    if response.status >= 400:
        raise Refusal(body["code"])
    return body
