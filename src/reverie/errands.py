"""Work that nobody waits for."""

import asyncio
from collections.abc import Coroutine
from typing import Any


class Errands:
    """Held on to until they are done; the loop alone would let them go."""

    def __init__(self) -> None:
        self.under_way: set[asyncio.Task[Any]] = set()

    def run(self, work: Coroutine[Any, Any, object]) -> None:
        task = asyncio.ensure_future(work)
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)

    async def end(self) -> None:
        """Cancel them, and wait until they have ended."""
        for task in list(self.under_way):
            task.cancel()
        await asyncio.gather(*self.under_way, return_exceptions=True)
