"""A store's `append` for tests, which wait for it."""

import asyncio
from collections.abc import Sequence
from functools import partial

from reverie.tables.ports import HeadChange, Person, Record, Store, wake


async def append(
    store: Store,
    table: str,
    record: Record,
    people: Sequence[Person] = (),
    head: HeadChange | None = None,
) -> None:
    stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    store.append(table, record, people, head, partial(wake, stored))
    await stored
