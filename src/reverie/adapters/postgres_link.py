"""Connections to PostgreSQL: none is waited for for ever, and a broken one is replaced."""

import asyncio
import time
from typing import Any

import asyncpg

from reverie.tables.ports import Conflict, NotStored

# How long one statement may take; where a connection breaks it is tried again a little longer.
ANSWER_SECONDS = 5.0
LONGER = 1.0
PAUSE = 0.1
CONNECTIONS = 4
PERMANENT = (asyncpg.DataError, asyncpg.PostgresSyntaxError)
PASSING = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    # The protocol has got out of step: nothing more can be believed on this connection.
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.CannotConnectNowError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.TooManyConnectionsError,
    asyncpg.DeadlockDetectedError,
    asyncpg.SerializationError,
    # A primary that is a standby now, a standby that is not yet a primary.
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.exceptions.TargetServerAttributeNotMatched,
)


class Unanswered(Exception):
    """The connection broke, or no answer came in time: what was asked may have been done."""


class Link:
    """A few connections that are lent out; `ask` is one statement, and so one transaction."""

    def __init__(self, url: str, answer_seconds: float = ANSWER_SECONDS) -> None:
        self.url, self.answer_seconds = url, answer_seconds
        self.patience = answer_seconds + LONGER
        self.idle: list[Any] = []
        self.room = asyncio.Semaphore(CONNECTIONS)

    async def open(self) -> None:
        self.idle.append(await self.connect())

    async def connect(self, kind: type[asyncpg.Connection] = asyncpg.Connection) -> Any:
        """A connection of one's own, for as long as it holds."""
        settings = {"jit": "off", "application_name": "reverie"}
        return await asyncpg.connect(
            self.url, timeout=self.answer_seconds, server_settings=settings, connection_class=kind
        )

    async def ask(self, sql: str, *values: Any) -> list[Any]:
        db = None
        await self._take_turn()
        try:
            db = self._take() or await self.connect()
            return await self._answer(db, sql, values)
        except PERMANENT:
            raise
        except PASSING as error:
            if db is not None:
                db.terminate()
            raise Unanswered(f"{type(error).__name__}: {error}") from error
        except asyncpg.PostgresError:
            raise
        except BaseException:
            if db is not None:
                db.terminate()
            raise
        finally:
            self.room.release()
            if db is not None and not db.is_closed():
                self.idle.append(db)

    async def _take_turn(self) -> None:
        if not self.room.locked():
            await self.room.acquire()
            return
        try:
            async with asyncio.timeout(self.answer_seconds):
                await self.room.acquire()
        except TimeoutError:
            raise Unanswered("all connections are busy") from None

    def _take(self) -> Any:
        """The one that was used last: the others may go stale together."""
        while self.idle:
            db = self.idle.pop()
            if not db.is_closed():
                return db
        return None

    async def _answer(self, db: Any, sql: str, values: tuple[Any, ...]) -> list[Any]:
        # Not cancelled but cut: a cancelled commit would no longer wait for its standby.
        cut = asyncio.get_running_loop().call_later(self.answer_seconds, db.terminate)
        try:
            return list(await db.fetch(sql, *values))
        finally:
            cut.cancel()

    async def ask_again(self, sql: str, *values: Any) -> list[Any]:
        """For statements that may be done twice; `NotStored` when patience ends.

        `Conflict` if somebody else has what has to be unique.
        """
        end = time.monotonic() + self.patience
        while True:
            try:
                return await self.ask(sql, *values)
            except Unanswered as unanswered:
                if time.monotonic() > end:
                    raise NotStored(str(unanswered)) from None
                await asyncio.sleep(PAUSE)
            except asyncpg.UniqueViolationError:
                raise Conflict from None
            except asyncpg.PostgresError as error:
                raise NotStored(str(error)) from None

    async def close(self) -> None:
        for db in self.idle:
            try:
                await db.close(timeout=self.answer_seconds)
            except PASSING:
                db.terminate()
        self.idle.clear()
