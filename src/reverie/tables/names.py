"""Names people give themselves: tidy, short, and no two alike at a table."""

from collections.abc import Iterable

from reverie.tables.refusals import Refused
from reverie.tables.text import folded, tidy_text

LONGEST = 24


def tidy_name(name: str, others: Iterable[str]) -> str:
    name = tidy_text(name).strip("\u200c\u200d ")
    if not name:
        raise Refused("name_empty")
    if len(name) > LONGEST:
        raise Refused("name_too_long")
    if folded(name) in {folded(other) for other in others}:
        raise Refused("name_taken")
    return name
