"""What a table remembers for its bots: its language, and what has been revealed there."""

from collections.abc import Iterable

from msgspec import Struct

from reverie.bots.lexicon import first_words, spoken
from reverie.bots.music import meant
from reverie.bots.player import Told
from reverie.rules.clues import Voice
from reverie.rules.ids import CardId
from reverie.rules.marks import each
from reverie.rules.pieces import Clue, Performed, Written
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


class Saying(Struct, frozen=True):
    """What a person once said of a card at this table."""

    clue: str
    card: str


class Past(Struct, frozen=True):
    """`clues`: all that were given here, in order.

    `marks`: for whoever tells, those of all clues that its people ever heard of a card. `lately`:
    those of the clues that rabbits told last, at whichever table.
    """

    language: str = "en"
    clues: tuple[str, ...] = ()
    links: tuple[Link, ...] = ()
    marks: dict[CardId, str] = {}
    lately: str = ""

    def told_of(self, card: str) -> set[str]:
        """By their marks: no clue is given again for the same card."""
        return set(each(self.marks.get(CardId(card), "")))


def remember(language: str, told: Told, telling: bool = False) -> Past:
    clues: list[str] = []
    links: list[Link] = []
    for number, turn in enumerate(told.turns):
        if text := words(turn.clue, language):
            clues.append(text)
            if number >= len(told.turns) - RECENT:
                links.extend(_links(text, turn))
    return Past(language, tuple(clues), tuple(links), dict(told.marks) if telling else {})


def words(clue: Clue, language: str) -> str:
    """A clue in words of the table's language; none where only people in the room heard it.

    One that was performed may have a title, a voice a written line; a tune and a pantomime are
    told as what they mean.
    """
    match clue:
        case Written(text):
            return text
        case Performed(_, title):
            return title or ""
        case Voice():
            return clue.line
    known = first_words(spoken(language))
    return ", ".join(known[concept] for concept in meant(clue))


def _links(text: str, turn: RevealView) -> Iterable[Link]:
    for number, place in enumerate(turn.places, 1):
        meant = MEANT if number == turn.target else LAID
        yield Link(text, place.card, min(MEANT, meant + VOTED * len(place.votes)))
