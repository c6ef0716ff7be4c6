"""The shelf of a running server: it never changes, but it can be replaced by a fuller one.

Own decks come, change and go while the server runs, also by another worker's or the command line's
doing: whoever needs one asks for it to be fresh.
"""

import re
import threading
from collections.abc import Callable, Iterable
from pathlib import Path

from .deck import Deck
from .refusals import Broken
from .shelf import Shelf, check_single

PREFIX = "own-"
OWN_ID = re.compile(PREFIX + r"[a-z0-9]{12}")
Stamp = tuple[int, int, int]


class Library:
    def __init__(self, own: Path, *others: Path) -> None:
        """`own`: the folder own decks are written to."""
        self.own = own
        self.shelf = Shelf.load(own, *others)
        self.changed: Callable[[Shelf], object] = lambda shelf: None
        # Own decks are read in threads, and each replaces the whole shelf.
        self.changing = threading.Lock()
        self.stamps = {deck.id: self.stamp(deck.id) for deck in self.shelf.decks if is_own(deck.id)}

    def stamp(self, deck_id: str) -> Stamp | None:
        try:
            state = (self.own / deck_id / "deck.json").stat()
        except OSError:
            return None
        return state.st_mtime_ns, state.st_ino, state.st_size

    def fresh(self, deck_ids: Iterable[str]) -> Shelf:
        """The shelf, with these decks as they are now."""
        for deck_id in filter(is_own, deck_ids):
            if self.stamp(deck_id) != self.stamps.get(deck_id):
                self._read(deck_id)
        return self.shelf

    def _read(self, deck_id: str) -> None:
        with self.changing:
            stamp = self.stamp(deck_id)
            if stamp != self.stamps.get(deck_id):
                self._take(deck_id)
                self.stamps[deck_id] = stamp

    def _take(self, deck_id: str) -> None:
        others = [deck for deck in self.shelf.decks if deck.id != deck_id]
        try:
            deck = Deck.load(self.own / deck_id)
            owners = {card.id: other.id for other in others for card in other.known}
            check_single(deck, {other.id: other for other in others}, owners)
        except (Broken, OSError):
            found: list[Deck] = []
        else:
            found = [deck]
            for before in self.shelf.decks:
                if before.id == deck_id:
                    deck.remember(before)
        self.shelf = Shelf((*others, *found), self.shelf.refused)
        self.changed(self.shelf)


def is_own(deck_id: str) -> bool:
    return OWN_ID.fullmatch(deck_id) is not None
