"""`reverie serve --workers N` on a real PostgreSQL, whose workers can be killed one by one."""

import asyncio
import contextlib
import os
import random
import signal
import sys
import time
from pathlib import Path

import aiohttp
import asyncpg
from at_server import is_over
from test_kill import Person, seat_people

from reverie.client import Refusal

LOST = (aiohttp.ClientError, ConnectionError, TimeoutError)


class Cluster:
    """The real command, in processes of its own."""

    def __init__(self, database: str, data: Path, workers: int = 3) -> None:
        self.database, self.data, self.workers = database, data, workers
        self.port = 0
        self.killed = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "reverie", "serve", "--host", "127.0.0.1", "--port", "0"),
            *("--data", str(self.data), "--database", self.database, "--push", "off"),
            *("--workers", str(self.workers), "--address-limits", "off", "--log-level", "error"),
            stdout=asyncio.subprocess.PIPE,
        )
        assert self.process.stdout is not None
        while True:
            line = (await self.process.stdout.readline()).decode()
            assert line, "the workers did not start"
            if "localhost:" in line:
                self.port = int(line.rsplit(":", 1)[1])
                return

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

    def kill_one(self, dice: random.Random) -> None:
        """Never the last one: that is another test."""
        pids = self.serving()
        if len(pids) > 1:
            os.kill(dice.choice(pids), signal.SIGKILL)
            self.killed += 1

    async def __aenter__(self) -> "Cluster":
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        self.process.terminate()
        try:
            await asyncio.wait_for(self.process.wait(), 30)
        except TimeoutError:
            for pid in (*self.pids(), self.process.pid):
                os.kill(pid, signal.SIGKILL)
            raise


def _open_files(pid: int) -> set[str]:
    folder = Path(f"/proc/{pid}/fd")
    found = set()
    for number in os.listdir(folder):
        with contextlib.suppress(FileNotFoundError):
            found.add(os.readlink(folder / number))
    return found


class Guest(Person):
    """Notes how long it takes to be back at one's seat after the connection was lost."""

    def __init__(self, url: str, name: str, seed: int) -> None:
        super().__init__(url, name, seed)
        self.gaps: list[float] = []

    async def play(self) -> None:
        lost = 0.0
        while not is_over(self.player):
            try:
                self.player.view = None
                await self.player.connect()
                await self.player.until(lambda view: True, 10)
                if lost:
                    self.gaps.append(time.monotonic() - lost)
                    lost = 0.0
                await self._moves()
            except LOST:
                lost = lost or time.monotonic()
                await asyncio.sleep(0.05)
            finally:
                await self.player.disconnect()


class Crowd:
    """Tables that play one game after the other until it is enough."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.people: list[Guest] = []
        self.games = 0
        self.enough = False

    async def play(self, number: int) -> None:
        while not self.enough:
            table = await self._sit_down(number)
            self.people.extend(table)
            await asyncio.gather(*(guest.play() for guest in table))
            self.games += 1
            for guest in table:
                await guest.player.http.close()

    async def _sit_down(self, number: int) -> list[Guest]:
        for _ in range(50):
            try:
                return await seat_people(self.url, number, Guest)
            except (*LOST, Refusal):
                await asyncio.sleep(0.2)
        raise AssertionError("nobody could sit down")


async def lost_moves(database: str, people: list[Guest]) -> list[str]:
    """What was acknowledged and is not in the log, or is in it twice."""
    db = await asyncpg.connect(database)
    rows = await db.fetch("SELECT table_id, seat, command FROM log WHERE command IS NOT NULL")
    await db.close()
    kept = [(row["table_id"], row["seat"], row["command"]) for row in rows]
    assert len(kept) == len(set(kept))
    known = set(kept)
    return [
        command
        for guest in people
        for command in guest.acknowledged
        if (guest.player.table, guest.player.seat, command) not in known
    ]
