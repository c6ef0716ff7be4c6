"""Codes of tables are lent: a table has one while it is awake and for an hour after (decision 16).

Nobody gives one back. A code whose time is over may be taken for another table, and a table that
wakes keeps its old one if nobody has; so workers need not agree on when a table sleeps.
"""

import logging
import secrets
from collections.abc import Sequence
from typing import Protocol

from reverie.tables.clock import Clock
from reverie.tables.ports import NotStored, Store
from reverie.tables.refusals import Refused

LETTERS = "BCDFGHJKLMNPRSTWXZ"  # no vowels, no look-alikes
LENGTHS = (4, 5)
LASTS = 3600.0
KEEP_EVERY = LASTS / 3
# When not one of so many is free, short codes are scarce, and the next length is asked.
CANDIDATES = 8
TRIES = 5
logger = logging.getLogger("reverie.codes")


class Named(Protocol):
    """A live table, as far as it concerns its code."""

    name: str
    code: str

    def publish(self) -> None: ...


class Codes:
    def __init__(self, store: Store, clock: Clock, letters: str = LETTERS) -> None:
        self.store, self.clock, self.letters = store, clock, letters
        self.kept = clock.now()

    def until(self) -> float:
        return self.clock.now() + LASTS

    async def find(self, code: str) -> str | None:
        """The table to which this code is lent."""
        return await self.store.find_code(code.strip().upper(), self.clock.now())

    async def draw(self) -> str:
        """A code that nobody has at this moment: one question a length, however few are left."""
        for length in LENGTHS:
            wanted = [self._letters(length) for _ in range(CANDIDATES)]
            free = await self.store.take_back(wanted, self.clock.now())
            if free:
                return free[0]
        raise Refused("too_many_tables")

    def _letters(self, length: int) -> str:
        return "".join(secrets.choice(self.letters) for _ in range(length))

    async def wake(self, table: str) -> str | None:
        """The code of a table that wakes; None if there is no such table.

        Empty where hardly a code is left: the table is found by its link all the same.
        """
        for _ in range(TRIES):
            lease = await self.store.lease(table)
            if lease is None:
                return None
            if lease.code is not None and lease.until > self.clock.now() + KEEP_EVERY:
                return lease.code
            if lease.code is not None and await self.store.renew({table: lease.code}, self.until()):
                return lease.code
            try:
                code = await self.draw()
            except Refused:
                break
            if await self.store.lend(table, code, self.until(), instead_of=lease.code):
                return code
        return ""

    async def keep(self, awake: Sequence[Named]) -> None:
        """Now and then: whoever is awake keeps its code, or has another if it was taken."""
        now = self.clock.now()
        if now < self.kept + KEEP_EVERY:
            return
        self.kept = now
        try:
            held = {live.name: live.code for live in awake if live.code}
            renewed = set(await self.store.renew(held, self.until()))
            for live in awake:
                if live.name not in renewed:
                    await self._replace(live)
        except NotStored as error:
            logger.warning("codes could not be kept: %s", type(error).__name__)

    async def _replace(self, live: Named) -> None:
        code = await self.wake(live.name)
        if code is not None and code != live.code:
            live.code = code
            live.publish()
