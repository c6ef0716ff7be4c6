"""A wire to the database that the tests can cut."""

import asyncio
import contextlib


class Wire:
    """A proxy before the database: it can be cut, go silent, or swallow the answers."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.asks, self.answers = asyncio.Event(), asyncio.Event()
        self.holding = asyncio.Event()
        self.mend()
        self.writers: set[asyncio.StreamWriter] = set()
        self.tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> int:
        self.server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        return int(self.server.sockets[0].getsockname()[1])

    def silence(self) -> None:
        self.asks.clear()
        self.answers.clear()

    def swallow_answers(self) -> None:
        self.answers.clear()

    def mend(self) -> None:
        """`holding` says from now on that something was held back since."""
        self.holding.clear()
        self.asks.set()
        self.answers.set()

    def cut(self) -> None:
        for writer in self.writers:
            writer.transport.abort()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self.target)
        self.writers |= {writer, back}
        for work in (self._pass(reader, back, self.asks), self._pass(there, writer, self.answers)):
            task = asyncio.ensure_future(work)
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _pass(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, gate: asyncio.Event
    ) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                if not gate.is_set():
                    self.holding.set()
                await gate.wait()
                writer.write(data)
        writer.close()

    async def close(self) -> None:
        self.server.close()
        self.mend()
        self.cut()
        for task in self.tasks:
            task.cancel()
