"""Open connections: no network takes them all, and whoever runs the server hears in time."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Protocol

from reverie.adapters.limits import network

logger = logging.getLogger("reverie.connections")
# Eighty phones with the seven connections that a browser opens at most, and some to spare.
MOST_EACH = 600
LOOK_EVERY = 1.0
NEAR, FAR = 0.8, 0.7
MOST_FILES = 1 << 20


class Connection(Protocol):
    @property
    def peername(self) -> object: ...

    @property
    def transport(self) -> asyncio.Transport | None: ...

    def force_close(self) -> None: ...


class Connections:
    """`trusted` are proxies: everybody comes through them, so they are not counted."""

    def __init__(
        self,
        trusted: Iterable[str],
        *,
        counts: bool = True,
        note: Callable[[str, str], None] = lambda what, who: None,
    ) -> None:
        self.trusted, self.counts, self.note = frozenset(trusted), counts, note
        self.ceiling = 0
        self.is_near = False
        self.cut = 0
        self.known: dict[Connection, str] = {}
        self.of_network: Counter[str] = Counter()

    def look(self, open_: Iterable[Connection]) -> None:
        """Close the newest of a network that has too many.

        Only who came and who went is looked at: with thousands of others everybody would wait.
        """
        now = dict.fromkeys(open_)
        for gone in self.known.keys() - now.keys():
            self._forget(gone)
        for new in [connection for connection in now if connection not in self.known]:
            who = _address(new)
            if who is not None:
                self._count(new, who)
        self._tell(len(self.known))

    def _count(self, connection: Connection, who: str) -> None:
        is_trusted = who in self.trusted
        # A proxy takes no room from its neighbours.
        mine = self.known[connection] = who if is_trusted else network(who)
        self.of_network[mine] += 1
        if self.counts and not is_trusted and self.of_network[mine] > MOST_EACH:
            self.cut += 1
            self.note("connection_cut", who)
            _cut(connection)

    def _forget(self, connection: Connection) -> None:
        mine = self.known.pop(connection)
        self.of_network[mine] -= 1
        if not self.of_network[mine]:
            del self.of_network[mine]

    def _tell(self, now: int) -> None:
        """Once when the ceiling is near, and again only after it was far."""
        if self.ceiling and now >= NEAR * self.ceiling and not self.is_near:
            self.is_near = True
            logger.warning(
                "%d connections are open; this system allows %d files (ulimit -n)",
                now,
                self.ceiling,
            )
        elif now < FAR * self.ceiling:
            self.is_near = False


def _cut(connection: Connection) -> None:
    """At once: closing waits until all is written, and who reads nothing keeps the socket."""
    if connection.transport is not None:
        connection.transport.abort()
    connection.force_close()


def _address(connection: Connection) -> str | None:
    peer = connection.peername
    return str(peer[0]) if isinstance(peer, tuple) and peer else None


def raise_ceiling() -> int:
    """As many open files as the system allows this process; 0 where it does not say."""
    try:
        import resource
    except ImportError:  # Windows
        return 0
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return soft if soft != resource.RLIM_INFINITY else 0
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):
        return soft
    return wanted


async def keep_looking(connections: Connections, open_: Callable[[], Iterable[Connection]]) -> None:
    while True:
        await asyncio.sleep(LOOK_EVERY)
        connections.look(open_())
