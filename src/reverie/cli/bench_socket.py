"""A WebSocket client with as little in it as a load generator needs."""

import asyncio
import base64
import os
import struct
import time
from collections.abc import Callable


class Socket(asyncio.Protocol):
    """Keeps the newest view, part by part, and when it came; counts."""

    def __init__(self, on_view: Callable[["Socket"], None]) -> None:
        self.on_view = on_view
        self.buffer = bytearray()
        self.upgraded = asyncio.get_running_loop().create_future()
        self.public = self.private = b""
        self.came = 0.0
        self.views = self.messages = self.refused = 0
        self.lost = False
        self.open = False
        self.reply = b"nothing"
        self.error: Exception | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: asyncio.Transport = transport  # type: ignore[assignment]

    def ask_upgrade(self, host: str, path: str, cookie: str) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n"
            "\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open and not self._take_upgrade():
            return
        while self._take_frame():
            pass

    def _take_upgrade(self) -> bool:
        end = self.buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        good = self.buffer.startswith(b"HTTP/1.1 101")
        self.reply = bytes(self.buffer[:400])
        del self.buffer[: end + 4]
        self.open = good
        if not self.upgraded.done():
            self.upgraded.set_result(good)
        return good

    def _take_frame(self) -> bool:
        buffer = self.buffer
        if len(buffer) < 2:
            return False
        length, start = buffer[1] & 127, 2
        if length == 126:
            if len(buffer) < 4:
                return False
            length, start = struct.unpack_from(">H", buffer, 2)[0], 4
        elif length == 127:
            if len(buffer) < 10:
                return False
            length, start = struct.unpack_from(">Q", buffer, 2)[0], 10
        if len(buffer) < start + length:
            return False
        kind, body = buffer[0] & 15, bytes(buffer[start : start + length])
        del buffer[: start + length]
        self._take_message(kind, body)
        return True

    def _take_message(self, kind: int, body: bytes) -> None:
        if kind == 9:
            self._send(10, body)
            return
        if kind != 1:
            return
        self.messages += 1
        if body.startswith(b'{"kind":"view"'):
            self.came = time.perf_counter()
            self._keep(body)
            self.views += 1
            self.on_view(self)
        elif body.startswith(b'{"kind":"rejected"'):
            self.refused += 1

    def _keep(self, body: bytes) -> None:
        """The newest message with each part of the view; it is read only when it is needed."""
        if not body.startswith(b'{"kind":"view","public":null'):
            self.public = body
        if not body.endswith(b'"private":null}'):
            self.private = body

    def say(self, body: bytes) -> None:
        self._send(1, body)

    def _send(self, kind: int, body: bytes) -> None:
        mask = b"\0\0\0\0"
        size = len(body)
        if size < 126:
            head = bytes((0x80 | kind, 0x80 | size))
        else:
            head = bytes((0x80 | kind, 0x80 | 126)) + struct.pack(">H", size)
        self.transport.write(head + mask + body)

    def connection_lost(self, error: Exception | None) -> None:
        self.lost, self.error = True, error
        if not self.upgraded.done():
            self.upgraded.set_result(False)
