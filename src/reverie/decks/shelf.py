"""The shelf: every deck that can be played with, and every one that was refused, with the reason.

A shelf never changes. After an import there is a new one (`library`).
"""

import contextlib
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cached_property
from pathlib import Path

import msgspec

from .deck import Deck, Picture
from .got import is_got, newest
from .manifest import FALLBACK, Card
from .record import Record
from .refusals import Broken, RefusedDeck

# A package of decks may have modules, too.
COMPILED = "__pycache__"


class NotOnTheShelf(LookupError):
    """No deck, or no card, of this id is on the shelf."""


class Shelf(msgspec.Struct, frozen=True, dict=True):
    """The decks at hand. Cards are known by their id, whichever deck they come from."""

    decks: tuple[Deck, ...] = ()
    refused: tuple[RefusedDeck, ...] = ()

    @classmethod
    def load(cls, *folders: Path | str) -> "Shelf":
        """Load every deck folder directly below the given folders; what was got stands last.

        Of two alike the first stays, unless the second is newer.
        """
        decks: dict[str, Deck] = {}
        owners: dict[str, str] = {}
        refused = []
        for folder in deck_folders(folders):
            try:
                deck = Deck.load(folder)
                check_single(deck, decks, owners)
            except Broken as broken:
                refused.append(RefusedDeck(folder, broken.code, broken.reason))
            except OSError as error:
                refused.append(RefusedDeck(folder, "deck_unreadable", f"cannot be read: {error}"))
            else:
                if (older := decks.get(deck.id)) is not None:
                    why = f"a newer deck {deck.id!r} is on the shelf"
                    refused.append(RefusedDeck(older.folder, "deck_double", why))
                decks[deck.id] = deck
                owners.update({card.id: deck.id for card in deck.known})
        in_order = sorted(decks.values(), key=lambda deck: is_got(deck.folder))
        return cls(tuple(in_order), tuple(refused))

    @property
    def offered(self) -> tuple[Deck, ...]:
        """The decks to choose from; the placeholder only while nothing painted is there."""
        if all(deck.kind != "painted" for deck in self.decks):
            return self.decks
        return tuple(deck for deck in self.decks if deck.kind != "placeholder")

    def deck(self, deck_id: str) -> Deck:
        try:
            return self._decks[deck_id]
        except KeyError:
            raise NotOnTheShelf(f"no deck {deck_id!r} is on the shelf") from None

    def cards(self, deck_ids: Iterable[str]) -> tuple[str, ...]:
        """The ids of all cards these decks deal, each once, unshuffled; never a retired one."""
        chosen = (self.deck(deck_id) for deck_id in dict.fromkeys(deck_ids))
        return tuple(card.id for deck in chosen for card in deck.cards)

    def home(self, card_id: str) -> Deck:
        """The deck a card belongs to."""
        return self._find(card_id)[0]

    def card(self, card_id: str) -> Card:
        """A card as its deck lists it, among those dealt or those retired."""
        return self._find(card_id)[1]

    def describe(self, card_id: str, language: str = FALLBACK) -> str:
        """What can be seen on a card, without interpretation; English where the language lacks."""
        return self.home(card_id).describe(card_id, language)

    def record(self, card_id: str) -> Record:
        """What the painter knows of a card. For computer players; never to be served."""
        return self.home(card_id).record(card_id)

    def picture(self, card_id: str) -> Picture:
        deck, card = self._find(card_id)
        return deck.picture(card)

    def thumbnail(self, card_id: str) -> Picture:
        deck, card = self._find(card_id)
        return deck.thumbnail(card)

    def pictures_at(self, content_hash: str) -> tuple[Picture, ...]:
        """Every picture or thumbnail with this content; two decks may share one.

        The first call reads all pictures of the shelf once.
        """
        return self._pictures.get(content_hash, ())

    def _find(self, card_id: str) -> tuple[Deck, Card]:
        try:
            return self._cards[card_id]
        except KeyError:
            raise NotOnTheShelf(f"no card {card_id!r} is on the shelf") from None

    @cached_property
    def _decks(self) -> dict[str, Deck]:
        return {deck.id: deck for deck in self.decks}

    @cached_property
    def _cards(self) -> dict[str, tuple[Deck, Card]]:
        return {card.id: (deck, card) for deck in self.decks for card in deck.known}

    @cached_property
    def _pictures(self) -> dict[str, tuple[Picture, ...]]:
        found = defaultdict(list)
        for deck, card in self._cards.values():
            # A deck may have gone since: then its pictures are missing, and nobody else's.
            with contextlib.suppress(FileNotFoundError):
                for picture in (deck.picture(card), deck.thumbnail(card)):
                    found[picture.content_hash].append(picture)
        return {content_hash: tuple(pictures) for content_hash, pictures in found.items()}


def deck_folders(folders: Iterable[Path | str]) -> Iterator[Path]:
    """The folders below these, in order of name; a folder that is not there has none."""
    for folder in map(Path, folders):
        for below in newest(sorted(folder.iterdir())) if folder.is_dir() else ():
            if below.is_dir() and not below.name.startswith(".") and below.name != COMPILED:
                yield below


def check_single(deck: Deck, decks: dict[str, Deck], owners: dict[str, str]) -> None:
    if deck.id in decks and not deck.is_newer_than(decks[deck.id]):
        raise Broken("deck_double", f"a deck {deck.id!r} is on the shelf already")
    for card in deck.known:
        if owners.get(card.id, deck.id) != deck.id:
            raise Broken("deck_double_card", f"card {card.id} is in deck {owners[card.id]!r} too")
