"""The two forms of the tests: `make test` runs a sample, `make test-long` all of it.

`REVERIE_TIMES=10` makes the big ones of the long form ten times as big: for a night.
"""

import os

LONG = bool(os.environ.get("REVERIE_LONG"))
TIMES = int(os.environ.get("REVERIE_TIMES", "1"))


def many(short: int, long: int) -> int:
    """How often, in the form that is run."""
    return TIMES * long if LONG else short
