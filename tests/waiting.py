"""Waiting in tests ends by what is seen; how long that takes is the machine's affair."""

import asyncio
from collections.abc import Callable

from patience import PATIENCE


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)
