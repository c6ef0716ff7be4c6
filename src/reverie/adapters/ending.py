"""The end of work that goes on for ever."""

import asyncio
from collections.abc import Iterable
from typing import Any

ASK_AGAIN = 0.2


async def end(tasks: "Iterable[asyncio.Task[Any]]") -> None:
    """Cancel, and wait until they have ended.

    Asked again for as long as it takes: `wait_for` of Python 3.11 forgets that it was cancelled
    if what it waits for comes at the same moment, and a loop that tries everything again would
    then go on for ever.
    """
    left = {task for task in tasks if not task.done()}
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=ASK_AGAIN)
