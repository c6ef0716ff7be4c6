"""What somebody tried and was refused, for whoever runs the server: counted, and told without
saying who.

A line names a network by a seal whose key is drawn at each start and never leaves the process: two
lines of one run can be told to be of one network, and nothing else. Lines are few, however much is
tried, so that a flood does not become a flood of the log.
"""

import hashlib
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable

from reverie.adapters.limits import network

logger = logging.getLogger("reverie.security")
EVERY = 60.0
MOST_LINES = 30
# Refusals that a page of ours hardly ever gets, or gets when somebody else is too many.
NOTED = frozenset(
    {
        "too_fast",
        "bad_origin",
        "link_used",
        "knock_first",
        "own_busy",
        "picture_too_slow",
        "recording_too_slow",
    }
)
NOTED_STATUS = {408: "slow_body", 415: "packed_body", 421: "foreign_host"}


class Watchman:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.key = secrets.token_bytes(16)
        self.counts: Counter[str] = Counter()
        self.since = clock()
        self.round: Counter[tuple[str, str]] = Counter()

    def note(self, what: str, address: str) -> None:
        self.counts[what] += 1
        self._turn_over()
        if len(self.round) >= MOST_LINES:
            return
        one = (what, self.seal(address))
        self.round[one] += 1
        # The first at once; how many more there were, when the minute is over.
        if self.round[one] == 1:
            logger.warning("%s from network %s", *one)

    def _turn_over(self) -> None:
        if self.clock() < self.since + EVERY:
            return
        for (what, who), times in self.round.items():
            if times > 1:
                logger.warning("%s from network %s: %d times", what, who, times)
        self.round.clear()
        self.since = self.clock()

    def seal(self, address: str) -> str:
        sealed = hashlib.blake2b(network(address).encode(), key=self.key, digest_size=4)
        return sealed.hexdigest()
