"""Decks of cards: a shelf of them, loaded from folders as docs/deck-format.md describes them."""

from .deck import Deck, Picture
from .manifest import Card, Kind, Manifest
from .record import Motif, Record, Relation
from .refusals import Broken, RefusedDeck
from .shelf import NotOnTheShelf, Shelf

__all__ = [
    "Broken",
    "Card",
    "Deck",
    "Kind",
    "Manifest",
    "Motif",
    "NotOnTheShelf",
    "Picture",
    "Record",
    "RefusedDeck",
    "Relation",
    "Shelf",
]
