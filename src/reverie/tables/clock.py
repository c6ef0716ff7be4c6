"""Time comes from outside: a real clock for the server, one turned by hand for the tests."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Protocol


class Handle(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    def now(self) -> float:
        """Seconds since 1970: instants that are stored and shown."""

    def later(self, seconds: float, call: Callable[..., Any], *arguments: Any) -> Handle: ...


async def pause(clock: Clock, seconds: float) -> None:
    """Until so much time has passed by this clock."""
    passed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    alarm = clock.later(seconds, _ring, passed)
    try:
        await passed
    finally:
        alarm.cancel()


def _ring(passed: asyncio.Future[None]) -> None:
    if not passed.done():
        passed.set_result(None)


class RealClock:
    def now(self) -> float:
        return time.time()

    def later(self, seconds: float, call: Callable[..., Any], *arguments: Any) -> Handle:
        return asyncio.get_running_loop().call_later(max(0.0, seconds), call, *arguments)
