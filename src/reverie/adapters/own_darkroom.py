"""The server's one darkroom: pictures wait in line, and when nobody comes it is closed."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from reverie.own.darkroom import Card, Darkroom
from reverie.tables.refusals import Refused

MOST_WAITING = 8
CLOSES_AFTER = 60.0


class OwnDarkroom:
    """One thread, so one picture at a time: the tables come first."""

    def __init__(self, room: Darkroom | None = None) -> None:
        self.room = room or Darkroom()
        self.thread = ThreadPoolExecutor(1, "darkroom")
        self.waiting = 0
        self.closing: asyncio.TimerHandle | None = None

    async def develop(self, data: bytes) -> Card:
        if self.waiting >= MOST_WAITING:
            raise Refused("own_busy")
        loop = asyncio.get_running_loop()
        self.waiting += 1
        try:
            return await loop.run_in_executor(self.thread, self.room.develop, data)
        finally:
            self.waiting -= 1
            if self.closing is not None:
                self.closing.cancel()
            self.closing = loop.call_later(CLOSES_AFTER, self._close_soon)

    def _close_soon(self) -> None:
        self.thread.submit(self.room.close)

    def close(self) -> None:
        if self.closing is not None:
            self.closing.cancel()
        self.room.close()  # Whatever is being read is given up.
        self.thread.shutdown(cancel_futures=True)
