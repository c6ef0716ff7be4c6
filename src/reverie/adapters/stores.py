"""Whether moves are stored now: asked of the store, at most once a second, however many ask."""

import asyncio
import logging
import time

from reverie.tables.ports import NotStored, Store

HOLDS_FOR = 1.0
PATIENCE = 3.0
logger = logging.getLogger("reverie.health")


class Stores:
    def __init__(self, store: Store, patience: float = PATIENCE) -> None:
        self.store, self.patience = store, patience
        self.asking: asyncio.Task[bool] | None = None
        self.asked = 0.0

    async def now(self) -> bool:
        if self.asking is None or (self.asking.done() and self._is_old()):
            self.asked = time.monotonic()
            self.asking = asyncio.ensure_future(self._ask())
        return await asyncio.shield(self.asking)

    def _is_old(self) -> bool:
        return time.monotonic() - self.asked > HOLDS_FOR

    async def _ask(self) -> bool:
        try:
            async with asyncio.timeout(self.patience):
                await self.store.probe()
        except (NotStored, TimeoutError) as error:
            logger.error("a write was tried and not stored: %s", error or "no answer")
            return False
        return True
