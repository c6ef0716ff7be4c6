"""A client's socket: whoever does not keep up is never waited for."""

import asyncio
from collections import deque

import msgspec
from aiohttp import WSCloseCode, web

from reverie.rules.ids import Seat
from reverie.wire import messages as wire

MOST_WAITING = 64
LARGEST_BUFFER = 64 * 1024
_encoder = msgspec.json.Encoder()


class Pipe:
    """Text frames straight onto the transport, as RFC 6455 has them: unmasked, in one piece."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self.transport = transport

    def has_room(self) -> bool:
        return self.transport.get_write_buffer_size() < LARGEST_BUFFER

    def write(self, body: bytes) -> None:
        if self.transport.is_closing():
            return
        size = len(body)
        if size < 126:
            head = bytes((0x81, size))
        elif size < 65536:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        self.transport.write(head + body)

    def abort(self) -> None:
        self.transport.abort()


class Client:
    """One socket. Frames are written at once while it keeps up; of views only the newest waits.

    A client that does not read is cut when its answers pile up, and comes back for its view;
    nobody waits for it (docs/decisions/0007).
    """

    def __init__(
        self, ws: web.WebSocketResponse, viewer: Seat | None, pipe: Pipe, behind: set["Client"]
    ) -> None:
        self.ws, self.viewer, self.pipe, self.behind = ws, viewer, pipe, behind
        self.waiting: deque[bytes] = deque()
        self.newest: bytes | None = None
        self.leaving = False
        self.busy = False
        self.cut = False

    def say(self, message: wire.FromServer) -> None:
        self._queue(_encoder.encode(message))

    def _queue(self, frame: bytes) -> None:
        if len(self.waiting) >= MOST_WAITING:
            self.cut = True
            self.pipe.abort()
            return
        self.waiting.append(frame)
        self.flush()

    def show(self, version: int, frame: bytes) -> None:
        self.newest = b'{"kind":"view","version":%d,"view":%b}' % (version, frame)
        self.flush()

    def hear(self, frame: bytes) -> None:
        self._queue(frame)

    def bye(self, code: str) -> None:
        self.leaving = True
        self.say(wire.Bye(code))

    def flush(self) -> None:
        """Write what the socket takes; the rest when it has been read (`keep_up`)."""
        while self.pipe.has_room():
            # A view before the answer that led to it: whoever is answered has seen it.
            if self.newest is not None:
                frame, self.newest = self.newest, None
                self.pipe.write(frame)
            elif self.waiting:
                self.pipe.write(self.waiting.popleft())
            else:
                break
        else:
            self.behind.add(self)
        # Even a goodbye waits for the answer to the last command.
        if self.leaving and not self.busy and not self.waiting:
            self.leaving = False
            self.closing = asyncio.ensure_future(self.ws.close(code=WSCloseCode.GOING_AWAY))
