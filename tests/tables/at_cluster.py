"""`reverie serve --workers N` on a real PostgreSQL, whose workers can be killed one by one."""

import asyncio
import contextlib
import os
import random
import signal
import time
from collections import Counter
from pathlib import Path

import aiohttp
import asyncpg
from at_server import is_over
from test_kill import COMMANDS, Move, Person, Server

from patience import PATIENCE

LOST = (aiohttp.ClientError, ConnectionError, TimeoutError)


class Cluster(Server):
    """A parent and its workers."""

    def __init__(self, database: str, data: Path, workers: int = 3) -> None:
        super().__init__(data)
        self.database, self.workers = database, workers
        self.more = ("--database", database, "--workers", str(workers))
        self.killed = 0

    def pids(self) -> list[int]:
        parent = self.process.pid
        children = Path(f"/proc/{parent}/task/{parent}/children").read_text()
        return [int(word) for word in children.split()]

    def serving(self) -> list[int]:
        """The workers that listen already; one that has just been started does not."""
        listening = set()
        for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
            fields = line.split()
            if fields[3] == "0A" and int(fields[1].split(":")[1], 16) == self.port:
                listening.add(f"socket:[{fields[9]}]")
        return [pid for pid in self.pids() if listening & _open_files(pid)]

    async def kill_one(self, dice: random.Random) -> None:
        """Never the last one: that is another test."""
        while len(pids := self.serving()) < 2:
            await asyncio.sleep(0.05)
        os.kill(dice.choice(pids), signal.SIGKILL)
        self.killed += 1

    async def kill(self) -> None:
        """All at once, as when the machine dies."""
        workers = self.pids()
        await super().kill()
        for pid in workers:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    async def stored(self) -> Counter[Move]:
        db = await asyncpg.connect(self.database)
        rows = await db.fetch(COMMANDS)
        await db.close()
        return Counter((table, seat, command) for table, seat, command in rows)

    async def __aenter__(self) -> "Cluster":
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        self.process.terminate()
        try:
            async with asyncio.timeout(PATIENCE):
                await self.process.wait()
        except TimeoutError:
            await self.kill()
            raise


def _open_files(pid: int) -> set[str]:
    """None of one that has just died."""
    found = set()
    with contextlib.suppress(FileNotFoundError, PermissionError):
        folder = Path(f"/proc/{pid}/fd")
        for number in os.listdir(folder):
            with contextlib.suppress(FileNotFoundError):
                found.add(os.readlink(folder / number))
    return found


class Guest(Person):
    """Notes how long it takes from losing the connection to seeing one's seat again."""

    def __init__(self, url: str, name: str, seed: int) -> None:
        super().__init__(url, name, seed)
        self.gaps: list[float] = []

    async def play(self) -> None:
        lost = 0.0
        while not is_over(self.player):
            try:
                self.player.view = None
                await self.player.connect()
                await self.player.until(lambda view: view.you == self.player.seat, 10)
                if lost:
                    self.gaps.append(time.monotonic() - lost)
                    lost = 0.0
                await self._until_cut()
            except LOST:
                lost = lost or time.monotonic()
                await asyncio.sleep(0.05)
            finally:
                await self.player.disconnect()

    async def _until_cut(self) -> None:
        """A browser notices at once that it is cut, whatever its user is thinking about."""
        listener = self.player._listener
        assert listener is not None
        moves = asyncio.ensure_future(self._moves())
        await asyncio.wait({moves, listener}, return_when=asyncio.FIRST_COMPLETED)
        if not moves.done():
            moves.cancel()
        await asyncio.gather(moves, return_exceptions=True)
        if moves.cancelled():
            raise ConnectionResetError("cut")
        moves.result()
