"""Which clues were told of a card, without keeping what was told: three bytes of each.

That two different clues have the same mark is rare and harmless: one of them is not given.
"""

import base64
import hashlib
from collections.abc import Mapping
from functools import lru_cache

from reverie.rules.ids import CardId
from reverie.rules.text import folded, typeset

BYTES, LETTERS = 3, 4
# Of one card. Who tells two hundred different clues of it may be forgiven the first.
MOST = 200
Marks = Mapping[CardId, str]


@lru_cache(maxsize=1 << 14)
def mark(clue: str) -> str:
    """The same for a clue in capitals, or with another apostrophe."""
    digest = hashlib.blake2b(folded(typeset(clue)).encode(), digest_size=BYTES).digest()
    return base64.b64encode(digest).decode()


def is_marked(clue: str, marks: str) -> bool:
    return mark(clue) in each(marks)


def marked(marks: Marks, card: CardId, clue: str) -> Marks:
    return together(marks, {card: mark(clue)})


def together(marks: Marks, more: Marks) -> Marks:
    """All of both, each once; the latest stay."""
    both = dict(marks)
    for card, added in more.items():
        known = dict.fromkeys((*each(both.get(card, "")), *each(added)))
        both[card] = "".join(list(known)[-MOST:])
    return both


def each(marks: str) -> list[str]:
    return [marks[start : start + LETTERS] for start in range(0, len(marks), LETTERS)]
