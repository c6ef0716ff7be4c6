"""Work that goes on for ever, and its end."""

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

from reverie.adapters.crashes import report

ASK_AGAIN = 0.2
BEGIN_AGAIN_SECONDS = 1.0

Work = Callable[[], Coroutine[Any, Any, None]]


async def for_ever(work: Work) -> None:
    """Whatever fails is told, and the work begins again: nobody else looks after it."""
    while True:
        try:
            return await work()
        except Exception as error:
            report("work that goes on for ever, and begins again,", error)
            await asyncio.sleep(BEGIN_AGAIN_SECONDS)


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
