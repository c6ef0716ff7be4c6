"""Books, from a table's log or from a recorded game, with the decks their pictures come from."""

from collections.abc import Iterable, Mapping

from reverie.decks import NotOnTheShelf, Shelf
from reverie.decks.library import is_own
from reverie.evening.book import Book, BookDeck, bind
from reverie.rules.events import AnyEvent
from reverie.rules.ids import Seat
from reverie.tables.history import Chronicle
from reverie.tables.ports import Line, Person
from reverie.tables.refusals import Refused

# Reasons of the last fifty turns of twelve, and all that is said between them.
MOST_LINES = 5000


def book_of(
    chronicle: Chronicle,
    game: int | None,
    people: Mapping[Seat, Person],
    lines: Iterable[Line],
    shelf: Shelf,
) -> Book:
    """The book of one game, of the last one if none is named."""
    number = max(chronicle.games, default=0) if game is None else game
    if number not in chronicle.games:
        raise Refused("no_game")
    told, turns = chronicle.games[number], chronicle.turns_of(number)
    cards = [place.card for turn in turns for place in turn.reveal.places]
    return bind(
        told,
        turns,
        lines,
        lambda played: chronicle.name(played, people),
        decks_of(cards, shelf),
        games=len(chronicle.games),
    )


def book_of_file(events: Iterable[AnyEvent], shelf: Shelf) -> Book:
    """A recorded game names nobody, and knows neither its night nor what was said."""
    return book_of(Chronicle.of_game(events), None, {}, (), shelf)


def decks_of(cards: Iterable[str], shelf: Shelf) -> tuple[BookDeck, ...]:
    """The decks these cards come from, as far as they are still on the shelf."""
    found: dict[str, BookDeck] = {}
    for card in cards:
        try:
            deck = shelf.home(card)
        except NotOnTheShelf:
            continue
        if deck.id not in found:
            own, manifest = is_own(deck.id), deck.manifest
            credit = "" if own else f"{manifest.artist}, {manifest.licence}"
            found[deck.id] = BookDeck(deck.id, dict(manifest.title), own, credit)
    return tuple(found.values())
