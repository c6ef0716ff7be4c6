"""Frames as they come in: each straight to whoever hears it; a line only where one must wait.

It uses what aiohttp does not promise: docs/decisions/0028 says what, and what to look at when there
is a next version.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from aiohttp import WSMessage, WSMsgType, web
from aiohttp._websocket.reader import WebSocketDataQueue, WebSocketReader
from aiohttp.http_websocket import WebSocketWriter
from aiohttp.web_request import BaseRequest

from reverie.adapters.crashes import report

# Aiohttp stops reading from whoever has twice as many bytes in line.
MOST_IN_LINE = 1 << 16
Hear = Callable[[WSMessage], None]


class Inbox(WebSocketDataQueue):  # type: ignore[misc, unused-ignore]
    """Aiohttp's queue, past which most frames go: one is heard as soon as the last is answered.

    Until somebody listens, and again after `end`, it is aiohttp's own: what is said at the
    beginning and at the end of a connection is said by it.
    """

    def __init__(self, protocol: Any, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(protocol, MOST_IN_LINE, loop=loop)
        self.loop = loop
        self.hear: Hear | None = None
        self.free = self.feeding = False
        self.ended: asyncio.Future[None] = loop.create_future()

    def listen(self, hear: Hear) -> None:
        self.hear = hear
        self._turn()

    def next(self) -> None:
        """The last one has been answered."""
        if self._buffer or self.feeding:
            # One frame each, then it is the others' turn: whoever sends most waits most.
            self.loop.call_soon(self._turn)
        else:
            self._turn()

    def end(self) -> None:
        """Nobody listens any more."""
        self.hear, self.free = None, False
        if not self.ended.done():
            self.ended.set_result(None)

    def feed_data(self, data: Any, size: int) -> None:
        if self.free and data.type is not WSMsgType.CLOSE:
            self.feeding = True
            self._hand(data)
            self.feeding = False
            return
        super().feed_data(data, size)
        if self.free:
            self._turn()

    def feed_eof(self) -> None:
        super().feed_eof()
        if self.free:
            self._turn()

    def set_exception(self, *error: Any) -> None:
        super().set_exception(*error)
        if self.free:
            self._turn()

    def _turn(self) -> None:
        self.free = False
        if self.hear is None:
            return
        if self._buffer:
            if self._buffer[0][0].type is WSMsgType.CLOSE:
                self.end()
            else:
                self._hand(self._first())
        elif self.is_eof():
            self.end()
        else:
            self.free = True

    def _hand(self, message: WSMessage) -> None:
        self.free = False
        assert self.hear is not None
        try:
            self.hear(message)
        except Exception as error:
            report("a frame", error)
            self.end()

    def _first(self) -> WSMessage:
        """There is one, so nobody has to wait for it."""
        try:
            self.read().send(None)
        except StopIteration as stop:
            message: WSMessage = stop.value
            return message
        raise AssertionError("a line with nobody in it")


class Socket(web.WebSocketResponse):
    """Aiohttp's, with an inbox where its queue would be."""

    inbox: Inbox

    def _post_start(
        self, request: BaseRequest, protocol: str | None, writer: WebSocketWriter
    ) -> None:
        self._ws_protocol, self._writer = protocol, writer
        loop = asyncio.get_running_loop()
        self._reader = self.inbox = Inbox(request._protocol, loop)
        self._parser = WebSocketReader(
            self.inbox, self._max_msg_size, compress=False, decode_text=True
        )
        request.protocol.set_parser(self._parser)
        request.protocol.keep_alive(False)
