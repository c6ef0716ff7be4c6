"""Names people give themselves: tidy, short, and no two alike at a table."""

import unicodedata
from collections.abc import Iterable

from reverie.tables.refusals import Refused

LONGEST = 24


def tidy_name(name: str, others: Iterable[str]) -> str:
    name = " ".join(unicodedata.normalize("NFC", _visible(name)).split())
    if not name:
        raise Refused("name_empty")
    if len(name) > LONGEST:
        raise Refused("name_too_long")
    if _folded(name) in {_folded(other) for other in others}:
        raise Refused("name_taken")
    return name


def _visible(name: str) -> str:
    """Without control, format (bidi), surrogate and unassigned characters."""
    hidden = ("Cc", "Cf", "Cs", "Co", "Cn")
    return "".join(ch for ch in name if ch.isspace() or unicodedata.category(ch) not in hidden)


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()
