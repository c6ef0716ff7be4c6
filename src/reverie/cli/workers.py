"""Several workers on one port: a parent that starts them, replaces them, and plays no game."""

import asyncio
import contextlib
import logging
import os
import signal
import socket
import sys
import time
from collections.abc import Callable

from msgspec.structs import asdict

from reverie.adapters.data_folder import DataFolder
from reverie.adapters.listening import taking_port
from reverie.adapters.settings import Settings, variable_of

READY = "reverie: this worker is ready"
# A worker says so often that it lives; whoever misses so many beats is frozen, and killed. They are
# counted, not timed: where the whole machine stood still, the parent has missed them, too.
BEAT_SECONDS = 0.5
MOST_MISSED = 8
START_SECONDS = 120.0
STOP_SECONDS = 15.0
# Whoever dies sooner than this after its start is started again only after a pause.
TOO_SOON = 5.0
PAUSE = 1.0
_IS_WORKER = "REVERIE_IS_WORKER"
logger = logging.getLogger("reverie.workers")


class CannotShare(Exception):
    """This system cannot spread connections to one port over several processes."""


def is_worker() -> bool:
    return _IS_WORKER in os.environ


async def orphaned() -> None:
    """Until the parent is gone: it holds the other end of our standard input."""
    reader = asyncio.StreamReader()
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    await reader.read()


async def tell_alive() -> None:
    """To the parent, who reads our standard output, for as long as there is one."""
    with contextlib.suppress(BrokenPipeError):
        while True:
            print(flush=True)
            await asyncio.sleep(BEAT_SECONDS)


class Workers:
    def __init__(self, settings: Settings) -> None:
        if sys.platform != "linux":
            raise CannotShare(
                "several workers on one port need Linux. Elsewhere start several servers with the"
                " same --database, each with a --port of its own, behind a proxy."
            )
        self.settings = settings
        self.port = settings.port
        self.running: dict[int, asyncio.subprocess.Process] = {}
        self.heard: dict[asyncio.subprocess.Process, asyncio.Task[None]] = {}
        self.replacing: asyncio.Task[None] | None = None
        self.stopping = asyncio.Event()

    async def run(self, greet: Callable[[int], None]) -> int:
        """Serve until SIGTERM or SIGINT; the answer is the exit code."""
        with self._hold_port() as held:
            self.port = held.getsockname()[1]
            self._make_shared_files()
            self._listen_to_signals()
            numbers = range(self.settings.workers)
            all_serve = all(await asyncio.gather(*map(self._start, numbers)))
            keepers = [asyncio.ensure_future(self._keep(number)) for number in numbers]
            if all_serve:
                greet(self.port)
                await self.stopping.wait()
            for keeper in keepers:
                keeper.cancel()
            await asyncio.gather(*(self._stop(worker) for worker in self.running.values()))
        return 0 if all_serve else 1

    def _hold_port(self) -> socket.socket:
        """Bound, but not listening: the port stays ours while workers come and go."""
        family = socket.AF_INET6 if ":" in self.settings.host else socket.AF_INET
        held = socket.socket(family, socket.SOCK_STREAM)
        held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        # Connections of the server before, which has just been stopped, linger for a minute.
        held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        with taking_port(self.settings):
            held.bind((self.settings.host, self.settings.port))
        return held

    def _make_shared_files(self) -> None:
        """Once, before several workers would each make their own."""
        from reverie.app import open_push

        DataFolder(self.settings.data).make()
        open_push(self.settings)

    def _listen_to_signals(self) -> None:
        loop = asyncio.get_running_loop()
        for name in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(name, self.stopping.set)
        loop.add_signal_handler(signal.SIGHUP, self._replace_all)

    def _environment(self) -> dict[str, str]:
        chosen = {**asdict(self.settings), "port": self.port, "workers": 1}
        given = {variable_of(name): str(value) for name, value in chosen.items()}
        return {**os.environ, **given, _IS_WORKER: "1"}

    async def _start(self, number: int) -> bool:
        """Whether the worker serves."""
        worker = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "reverie", "serve"),
            env=self._environment(),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            # Ctrl-C is for the parent, which then stops its workers in order.
            start_new_session=True,
        )
        self.running[number] = worker
        assert worker.stdout is not None
        try:
            async with asyncio.timeout(START_SECONDS):
                line = await worker.stdout.readline()
        except TimeoutError:
            line = b""
        if line.decode().strip() != READY:
            await self._stop(worker)
            return False
        self.heard[worker] = asyncio.ensure_future(self._hear(number, worker))
        return True

    async def _hear(self, number: int, worker: asyncio.subprocess.Process) -> None:
        """Until it ends. Whoever is frozen holds players who would be served elsewhere."""
        assert worker.stdout is not None
        missed = 0
        try:
            while missed < MOST_MISSED:
                try:
                    async with asyncio.timeout(BEAT_SECONDS):
                        if not await worker.stdout.readline():
                            return
                    missed = 0
                except TimeoutError:
                    missed += 1
            logger.error("worker %d is frozen and is killed", number)
            worker.kill()
        finally:
            self.heard.pop(worker, None)

    async def _keep(self, number: int) -> None:
        """For ever: whoever dies is replaced."""
        while True:
            began, worker = time.monotonic(), self.running[number]
            code = await worker.wait()
            if self.running[number] is not worker:
                continue
            logger.warning("worker %d ended with %d; another takes its place", number, code)
            if time.monotonic() - began < TOO_SOON:
                await asyncio.sleep(PAUSE)
            await self._start(number)

    def _replace_all(self) -> None:
        """Told again meanwhile: whoever two replaced at once would be in nobody's list."""
        if self.replacing is not None and not self.replacing.done():
            return
        self.replacing = asyncio.ensure_future(self._replace_one_by_one())

    async def _replace_one_by_one(self) -> None:
        """A new one first; only when it serves, the old one tells its players to come back."""
        for number in sorted(self.running):
            old = self.running[number]
            if not await self._start(number):
                logger.error("the new worker %d does not start; the old ones stay", number)
                self.running[number] = old
                return
            await self._stop(old)
        logger.info("all workers have been replaced")

    async def _stop(self, worker: asyncio.subprocess.Process) -> None:
        if worker.returncode is not None:
            return
        if worker in self.heard:
            # Whoever says goodbye to its players has no time for us.
            self.heard[worker].cancel()
        worker.terminate()
        try:
            async with asyncio.timeout(STOP_SECONDS):
                await worker.wait()
        except TimeoutError:
            worker.kill()
            await worker.wait()
