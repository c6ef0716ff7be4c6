"""Connections to PostgreSQL: none is waited for for ever, and a broken one is replaced."""

import asyncio
import contextlib
import time
from typing import Any

import asyncpg

from reverie.tables.ports import NotStored

# How long one statement may take, and for how long it is tried again when a connection breaks.
ANSWER_SECONDS = 5.0
PATIENCE = 6.0
PAUSE = 0.1
CONNECTIONS = 4
PERMANENT = (asyncpg.DataError, asyncpg.PostgresSyntaxError)
PASSING = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.CannotConnectNowError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.TooManyConnectionsError,
    asyncpg.DeadlockDetectedError,
    asyncpg.SerializationError,
    # A primary that is a standby now; the next connection finds the new one.
    asyncpg.ReadOnlySQLTransactionError,
)


class Unanswered(Exception):
    """The connection broke, or no answer came in time: what was asked may have been done."""


class Link:
    """A small pool; `ask` is one statement, and so one transaction."""

    def __init__(self, url: str, answer_seconds: float = ANSWER_SECONDS) -> None:
        self.url, self.answer_seconds = url, answer_seconds
        self.pool: asyncpg.Pool | None = None

    async def open(self) -> None:
        self.pool = await asyncpg.create_pool(
            self.url,
            min_size=1,
            max_size=CONNECTIONS,
            timeout=self.answer_seconds,
            reset=_as_it_is,
            server_settings={"jit": "off", "application_name": "reverie"},
        )

    async def connect(self) -> Any:
        """A connection of one's own, for as long as it holds."""
        return await asyncpg.connect(self.url, timeout=self.answer_seconds)

    async def ask(self, sql: str, *values: Any) -> list[Any]:
        assert self.pool is not None, "not open"
        db = None
        try:
            db = await self.pool.acquire(timeout=self.answer_seconds)
            if db.is_closed():
                raise OSError("closed")
            return await self._answer(db, sql, values)
        except PERMANENT:
            raise
        except asyncio.CancelledError:
            if db is not None:
                _cut(db)
            raise
        except PASSING as error:
            if db is not None:
                _cut(db)
            raise Unanswered(f"{type(error).__name__}: {error}") from error
        finally:
            if db is not None:
                await self.pool.release(db, timeout=1.0)

    async def _answer(self, db: Any, sql: str, values: tuple[Any, ...]) -> list[Any]:
        asked = asyncio.ensure_future(db.fetch(sql, *values))
        done, _ = await asyncio.wait({asked}, timeout=self.answer_seconds)
        if not done:
            # Not cancelled but cut: a cancelled commit would no longer wait for its standby.
            _cut(db)
            await asyncio.gather(asked, return_exceptions=True)
            raise TimeoutError("no answer")
        return list(asked.result())

    async def ask_again(self, sql: str, *values: Any) -> list[Any]:
        """For statements that may be done twice; `NotStored` when patience ends."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return await self.ask(sql, *values)
            except Unanswered as unanswered:
                if time.monotonic() > end:
                    raise NotStored(str(unanswered)) from None
                await asyncio.sleep(PAUSE)
            except asyncpg.PostgresError as error:
                raise NotStored(str(error)) from None

    async def close(self) -> None:
        if self.pool is None:
            return
        try:
            await asyncio.wait_for(self.pool.close(), self.answer_seconds)
        except (TimeoutError, *PASSING):
            self.pool.terminate()


def _cut(db: Any) -> None:
    # One that broke by itself has left the pool already.
    with contextlib.suppress(asyncpg.InterfaceError):
        db.terminate()


async def _as_it_is(db: Any) -> None:
    """Nothing is ever set on a connection, so nothing has to be set back (a round trip)."""
