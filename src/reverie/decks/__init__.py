"""Decks of cards: a shelf of them, loaded from folders of the shape DECK.md describes."""

from .deck import Deck, Motif, Picture, Record
from .manifest import Card, Kind, Manifest
from .refusals import Code, Refused
from .shelf import NotOnTheShelf, Shelf

__all__ = [
    "Card",
    "Code",
    "Deck",
    "Kind",
    "Manifest",
    "Motif",
    "NotOnTheShelf",
    "Picture",
    "Record",
    "Refused",
    "Shelf",
]
