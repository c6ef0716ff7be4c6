"""How often somebody may ask. Thirty phones behind one router have room; a script has not."""

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from functools import lru_cache

from msgspec import Struct

MOST_KEYS = 50_000


class Limit(Struct, frozen=True):
    """So many a second in the long run, and so many at once."""

    per_second: float
    at_once: float


# Per network: thirty phones reload at the same moment, one of them opens a few tables.
PER_ADDRESS = {
    "request": Limit(60, 1200),
    "socket": Limit(10, 300),
    "open": Limit(0.2, 30),
    "sit": Limit(2, 120),
    # Two decks at once, and then one picture every two seconds.
    "picture": Limit(0.5, 200),
    # Twelve who try again and again on one network, each of half a megabyte.
    "voice": Limit(0.5, 60),
    # A copy of a book takes a second of work: a whole table saves it in both forms, and again.
    "book": Limit(0.2, 40),
    # There are 104,976 codes: trying them all takes one address two days and a half.
    "guess": Limit(0.5, 60),
    # Keys to circles cannot be guessed; a page of one looks every few seconds, thirty phones do.
    "circle": Limit(5, 300),
}
# Per seat, or per socket of somebody without one.
PER_SEAT = {"command": Limit(15, 60), "talk": Limit(0.7, 8)}
# Per socket: pings and pongs; and how often it may be told `too_fast` before it is cut.
PER_SOCKET = {"sign": Limit(2, 60), "haste": Limit(1, 50)}
# All networks together: a thousand of them shall not try every code within an hour.
IN_ALL = {"guess_all": Limit(20, 3000)}
LIMITS = {**PER_ADDRESS, **PER_SEAT, **PER_SOCKET, **IN_ALL}
# Several workers count these together; the others protect each worker by itself.
TOGETHER = frozenset(
    {"open", "sit", "guess", "guess_all", "talk", "picture", "voice", "book", "circle"}
)


# Who has asked for nothing for so long may do all they may at once: as if they had never come.
FORGOTTEN_AFTER = max(limit.at_once / limit.per_second for limit in LIMITS.values())


@lru_cache(maxsize=4096)
def network(address: str) -> str:
    """Who counts as one: an IPv4 address, or the /64 that every IPv6 customer has for himself."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    first = int(found) >> 64 << 64
    return f"{ipaddress.IPv6Address(first)}/64"


def _counted(who: Hashable) -> Hashable:
    """Addresses are the only texts that are counted; seats and sockets are not texts."""
    return network(who) if isinstance(who, str) else who


class Bucket(Struct, gc=False):
    """What somebody may still ask for at once, as of then."""

    tokens: float
    then: float


async def _nobody_else(kind: str, who: str) -> bool:
    return True


class Limits:
    """Token buckets; those not used for longest are forgotten first."""

    def __init__(
        self, *, addresses: bool = True, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.addresses, self.clock = addresses, clock
        self.others_allow: Callable[[str, str], Awaitable[bool]] = _nobody_else
        self.buckets: OrderedDict[tuple[str, Hashable], Bucket] = OrderedDict()

    def allow(self, kind: str, who: Hashable) -> bool:
        if kind in PER_ADDRESS and not self.addresses:
            return True
        bucket = self._bucket(kind, who)
        allowed = bucket.tokens >= 1
        bucket.tokens -= allowed
        self._forget(bucket.then)
        return allowed

    def charge(self, kind: str, who: Hashable, price: float) -> None:
        """What somebody has cost besides: taken from what is left to them, and from what comes."""
        if kind in PER_ADDRESS and not self.addresses:
            return
        bucket = self._bucket(kind, who)
        bucket.tokens = max(bucket.tokens - price, -price)

    def _bucket(self, kind: str, who: Hashable) -> Bucket:
        """As full as it is by now, and the last to be forgotten."""
        limit, now, key = LIMITS[kind], self.clock(), (kind, _counted(who))
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(limit.at_once, now)
        else:
            self.buckets.move_to_end(key)
            refilled = bucket.tokens + (now - bucket.then) * limit.per_second
            bucket.tokens, bucket.then = min(limit.at_once, refilled), now
        return bucket

    def _forget(self, now: float) -> None:
        """At most two for one that came, so that nobody waits for it."""
        for _ in range(2):
            oldest = next(iter(self.buckets))
            if len(self.buckets) <= MOST_KEYS and self.buckets[oldest].then > now - FORGOTTEN_AFTER:
                return
            del self.buckets[oldest]

    async def allow_together(self, kind: str, who: Hashable) -> bool:
        """The same for all workers that share a store."""
        if not self.allow(kind, who):
            return False
        if kind not in TOGETHER or (kind in PER_ADDRESS and not self.addresses):
            return True
        return await self.others_allow(kind, repr(_counted(who)))
