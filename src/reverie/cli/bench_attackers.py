"""The attackers of `reverie bench attack`: one laptop's worth, on loopback only, for so long.

Each comes from a network of its own (127.0.0.2), so that limits by network tell it from the
players. Started as a process of its own: python -m reverie.cli.bench_attackers NAME PORT TABLE S
"""

import asyncio
import contextlib
import itertools
import json
import random
import struct
import sys
import time
import zlib
from collections.abc import Awaitable, Callable
from typing import Any

HERE, THERE = ("127.0.0.2", 0), "127.0.0.1"
MOST_SOCKETS = 2000
MOST_LIVES = 400
GZIP_HEAD = b"\x1f\x8b\x08\0\0\0\0\0\0\xff"
LARGEST_VOICE = 700 * 1024
LETTERS = "BCDFGHJKLMNPRSTWXZ"
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
LOST = (OSError, EOFError, asyncio.IncompleteReadError, asyncio.LimitOverrunError)


class Attack:
    def __init__(self, port: int, table: str, seconds: float) -> None:
        self.port, self.table = port, table
        self.end = time.monotonic() + seconds
        self.done = 0

    def goes_on(self) -> bool:
        return time.monotonic() < self.end

    async def connect(self) -> Streams:
        return await asyncio.open_connection(THERE, self.port, local_addr=HERE)

    async def upgrade(self) -> Streams:
        reader, writer = await self.connect()
        writer.write(
            f"GET /ws/{self.table}?watch=1 HTTP/1.1\r\nHost: {THERE}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        head = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head:
            raise ConnectionRefusedError
        return reader, writer

    async def many(self, number: int, one: Callable[[int], Awaitable[None]]) -> None:
        """So many at once; whoever is cut comes back, at most so often."""
        lives = itertools.count()

        async def again(place: int) -> None:
            while self.goes_on() and next(lives) < MOST_LIVES + number:
                with contextlib.suppress(*LOST, TimeoutError):
                    async with asyncio.timeout(max(0.1, self.end - time.monotonic())):
                        await one(place)
                await asyncio.sleep(0.05)

        await asyncio.gather(*map(again, range(number)))

    # ---- each attack

    async def bombs(self) -> None:
        """Bodies of half a megabyte that hold half a gigabyte."""
        bomb = GZIP_HEAD + _packed_zeros(16 << 20) * 32
        head = (
            f"POST /api/tables HTTP/1.1\r\nHost: {THERE}\r\nContent-Type: application/json\r\n"
            f"Content-Encoding: gzip\r\nContent-Length: {len(bomb)}\r\n\r\n".encode()
        )

        async def one(_: int) -> None:
            reader, writer = await self.connect()
            writer.write(head + bomb)
            await reader.readuntil(b"\r\n\r\n")
            self.done += 1
            writer.close()

        await self.many(4, one)

    async def flood(self) -> None:
        """Valid commands, as fast as they go."""
        await self._stream(masked(1, b'{"id":"a","do":{"do":"take_back"}}'), reads=True)

    async def pings(self) -> None:
        """Pings whose answers nobody reads."""
        await self._stream(masked(9, bytes(100)), reads=False)

    async def _stream(self, frame: bytes, *, reads: bool) -> None:
        async def one(_: int) -> None:
            reader, writer = await self.upgrade()
            listening = asyncio.ensure_future(drink(reader)) if reads else None
            try:
                while self.goes_on() and not writer.is_closing():
                    writer.write(frame * 200)
                    await writer.drain()
                    self.done += 200
                    await asyncio.sleep(0)
            finally:
                writer.transport.abort()
                if listening is not None:
                    listening.cancel()

        await self.many(8, one)

    async def half_open(self) -> None:
        """Half heads and half bodies, a byte now and then."""
        halves = (
            b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            b"Content-Length: 9999\r\n\r\n{",
        )

        async def one(place: int) -> None:
            writer = (await self.connect())[1]
            self.done += 1
            writer.write(halves[place % 2])
            await self._trickle(writer, every=1.0)

        await self.many(1000, one)

    async def uploads(self) -> None:
        """Twelve pictures that never end, from the host of a table of its own."""
        table, cookie = await self._own_table()

        async def one(_: int) -> None:
            writer = (await self.connect())[1]
            writer.write(
                f"POST /api/tables/{table}/own/pictures?title=x HTTP/1.1\r\nHost: {THERE}\r\n"
                f"Cookie: {cookie}\r\nContent-Length: 20000000\r\n\r\nx".encode()
            )
            self.done += 1
            await self._trickle(writer, every=0.5)

        await self.many(12, one)

    async def _trickle(self, writer: asyncio.StreamWriter, every: float) -> None:
        """A byte now and then, until it is cut or time is up."""
        while self.goes_on() and not writer.is_closing():
            await asyncio.sleep(every)
            writer.write(b"x")
            await writer.drain()
        writer.transport.abort()

    async def voices(self) -> None:
        """The largest recordings there may be, one after the other, at a game of its own."""
        table, cookie = await self._own_table()
        for name in ("Mallory", "Trudy", "Oscar"):
            await self._post(f"/api/tables/{table}/seats", {"name": name})
        ask = {"id": "start", "do": {"do": "start_game"}}
        await self._post(f"/api/tables/{table}/do", ask, cookie)
        sound = _silence(LARGEST_VOICE)
        head = (
            f"POST /api/tables/{table}/voice HTTP/1.1\r\nHost: {THERE}\r\nCookie: {cookie}\r\n"
            f"Content-Length: {len(sound)}\r\n\r\n".encode()
        )

        async def one(_: int) -> None:
            reader, writer = await self.connect()
            writer.write(head + sound)
            await reader.readuntil(b"}")
            self.done += 1
            writer.close()

        await self.many(12, one)

    async def _own_table(self) -> tuple[str, str]:
        set_up = {"decks": ["placeholder"]}
        said, cookie = await self._post("/api/tables", {"name": "Eve", "set_up": set_up})
        return said["table"], cookie

    async def _post(self, path: str, body: Any, cookie: str = "") -> tuple[Any, str]:
        """What is said to it, and the cookie that comes with it."""
        data = json.dumps(body).encode()
        reader, writer = await self.connect()
        writer.write(
            f"POST {path} HTTP/1.1\r\nHost: {THERE}\r\nContent-Type: application/json\r\n"
            f"Cookie: {cookie}\r\nContent-Length: {len(data)}\r\nConnection: close\r\n\r\n".encode()
            + data
        )
        head, said = (await reader.read()).split(b"\r\n\r\n", 1)
        writer.close()
        if b" 200 " not in head.split(b"\r\n", 1)[0]:
            raise SystemExit(f"the attack could not set up: {said.decode()}")
        lines = head.decode().split("\r\n")
        crumbs = [line for line in lines if line.lower().startswith("set-cookie")]
        return json.loads(said), "; ".join(c.split(":", 1)[1].split(";")[0].strip() for c in crumbs)

    async def guessing(self) -> None:
        """Codes at random, one after the other."""
        rng = random.Random(1)

        async def one(_: int) -> None:
            reader, writer = await self.connect()
            while self.goes_on():
                code = "".join(rng.choices(LETTERS, k=4))
                writer.write(f"GET /api/codes/{code} HTTP/1.1\r\nHost: {THERE}\r\n\r\n".encode())
                await reader.readuntil(b"\r\n\r\n")
                await reader.readuntil(b"}")
                self.done += 1
            writer.close()

        await self.many(8, one)

    async def idle(self) -> None:
        """Two thousand sockets that want to look on, and say nothing."""

        async def one(_: int) -> None:
            writer = (await self.connect())[1]
            self.done += 1
            writer.write(f"GET /ws/{self.table}?watch=1 HTTP/1.1\r\nHost: {THERE}\r\n".encode())
            while self.goes_on() and not writer.is_closing():
                await asyncio.sleep(0.5)
            writer.transport.abort()

        await self.many(MOST_SOCKETS, one)


ATTACKS = ("bombs", "flood", "pings", "half_open", "uploads", "voices", "guessing", "idle")


def _packed_zeros(size: int) -> bytes:
    """So flushed that it can be said again and again: nobody has to pack half a gigabyte."""
    pack = zlib.compressobj(9, zlib.DEFLATED, -15)
    return pack.compress(bytes(size)) + pack.flush(zlib.Z_FULL_FLUSH)


def _silence(size: int) -> bytes:
    """Of one voice, 16 bits, 24,000 a second."""
    head = struct.pack("<4sIHHIIHH4sI", b"fmt ", 16, 1, 1, 24_000, 48_000, 2, 16, b"data", size)
    return struct.pack("<4sI4s", b"RIFF", 4 + len(head) + size, b"WAVE") + head + bytes(size)


def masked(kind: int, body: bytes) -> bytes:
    return bytes((0x80 | kind, 0x80 | len(body), 0, 0, 0, 0)) + body


async def drink(reader: asyncio.StreamReader) -> None:
    with contextlib.suppress(*LOST):
        while await reader.read(1 << 16):
            pass


def main(name: str, port: str, table: str, seconds: str) -> None:
    attack = Attack(int(port), table, float(seconds))
    if name not in ATTACKS:
        raise SystemExit(f"there is no attack {name!r}")
    asyncio.run(getattr(attack, name)())
    print(attack.done)


if __name__ == "__main__":
    main(*sys.argv[1:])
