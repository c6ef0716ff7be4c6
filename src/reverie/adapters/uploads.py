"""Places for what is on its way in: nobody has all of them, and nobody dawdles in one."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager

from msgspec import Struct

from reverie.adapters.limits import network
from reverie.no import No
from reverie.own.reasons import Unfit
from reverie.tables.refusals import Refused

LARGEST = 20 * 1024 * 1024
MOST_AT_ONCE = 12
# A browser sends one after the other, so these are three people in one house.
MOST_EACH = 3
SLOWEST = 300.0
# Of a telephone with one bar: whoever sends less does not want to be done.
LEAST, WITHIN = 60 * 1024, 15.0


class Parcel(Struct, frozen=True):
    """What may come, and what is said if it is too much or too slow."""

    largest: int
    too_large: Callable[[], No]
    too_slow: Callable[[], No]


PICTURE = Parcel(
    LARGEST,
    too_large=lambda: Unfit("picture_too_large"),
    too_slow=lambda: Unfit("picture_too_slow"),
)


class Uploads:
    """`is_full`: what is said to whoever finds no place."""

    def __init__(
        self, *, counts: bool = True, is_full: Callable[[], No] = lambda: Refused("own_busy")
    ) -> None:
        self.counts, self.is_full = counts, is_full
        self.taken: Counter[str] = Counter()

    @contextmanager
    def place(self, address: str) -> Iterator[None]:
        """Until it is read, not only until it has come."""
        who = network(address)
        no_place = self.taken.total() >= MOST_AT_ONCE
        if no_place or (self.counts and self.taken[who] >= MOST_EACH):
            raise self.is_full()
        self.taken[who] += 1
        try:
            yield
        finally:
            self.taken[who] -= 1
            # Without this an address would be remembered for ever.
            self.taken += Counter()


async def received(chunks: AsyncIterator[bytes], parcel: Parcel = PICTURE) -> bytes:
    """All of them, if they are not too many and come fast enough."""
    loop = asyncio.get_running_loop()
    data, seen = bytearray(), 0
    try:
        async with asyncio.timeout(SLOWEST), asyncio.timeout(WITHIN) as patience:
            async for chunk in chunks:
                data += chunk
                if len(data) > parcel.largest:
                    raise parcel.too_large()
                if len(data) - seen >= LEAST:
                    seen = len(data)
                    patience.reschedule(loop.time() + WITHIN)
    except TimeoutError:
        raise parcel.too_slow() from None
    return bytes(data)
