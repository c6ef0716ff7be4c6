"""What a table remembers for its bots: its language, and what has been revealed there."""

from collections.abc import Iterable

from msgspec import Struct

from reverie.rules.pieces import Clue, Written
from reverie.rules.views import RevealView

# Of a table that plays for months a bot knows every clue, but what a card has come to mean there
# only from the last evenings.
RECENT = 120
# How much a card has to do with a clue it lay beside: the one it was given for, one handed over.
MEANT, LAID, VOTED = 1.0, 0.4, 0.15


class Link(Struct, frozen=True):
    """Somebody at this table saw a connection."""

    clue: str
    card: str
    weight: float


class Past(Struct, frozen=True):
    """`clues`: all that were given here, in order."""

    language: str = "en"
    clues: tuple[str, ...] = ()
    links: tuple[Link, ...] = ()


def remember(language: str, told: Iterable[RevealView]) -> Past:
    clues: list[str] = []
    links: list[Link] = []
    turns = tuple(told)
    for number, turn in enumerate(turns):
        if text := words(turn.clue):
            clues.append(text)
            if number >= len(turns) - RECENT:
                links.extend(_links(text, turn))
    return Past(language, tuple(clues), tuple(links))


def words(clue: Clue) -> str:
    """The words of a clue; one that was performed may have a title."""
    return clue.text if isinstance(clue, Written) else clue.title or ""


def _links(text: str, turn: RevealView) -> Iterable[Link]:
    for number, place in enumerate(turn.places, 1):
        meant = MEANT if number == turn.target else LAID
        yield Link(text, place.card, min(MEANT, meant + VOTED * len(place.votes)))
