"""Waiting in tests ends by what is seen; how long that takes is the machine's affair."""

import asyncio
from collections.abc import Callable

# Only whoever waits for something that never happens waits so long.
LONGEST = 60.0


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(LONGEST):
        while not condition():
            await asyncio.sleep(0.01)
