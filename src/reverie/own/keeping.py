"""Own decks of a running server: who may change them, where they are played, how much there is."""

import os
import secrets
import shutil
import time
from collections.abc import Iterable
from pathlib import Path

from reverie.decks.library import Library, is_own
from reverie.decks.refusals import Broken
from reverie.own.folders import OwnDeck, Owner, hashed
from reverie.tables.refusals import Refused

MOST_DECKS = 12
MEGABYTE = 1024 * 1024
COUNTED_FOR = 20.0
FREE_DISK = 100 * MEGABYTE


class OwnDecks:
    def __init__(self, library: Library, megabytes: int, is_on: bool = True) -> None:
        self.library, self.megabytes, self.is_on = library, megabytes, is_on
        self.open: dict[str, OwnDeck] = {}
        self.counted = (0.0, 0)

    @property
    def folder(self) -> Path:
        return self.library.own

    def deck(self, deck_id: str) -> OwnDeck:
        """One object a deck, so that its changes come one after the other."""
        if not is_own(deck_id) or not (self.folder / deck_id / "owner.json").is_file():
            self.open.pop(deck_id, None)
            raise Refused("deck_unknown")
        return self.open.setdefault(deck_id, OwnDeck(self.folder / deck_id))

    def owner(self, deck_id: str) -> Owner | None:
        try:
            return self.deck(deck_id).owner()
        except (Refused, Broken, OSError):
            return None

    # ---- who may what

    def check_played(self, table: str, deck_ids: Iterable[str]) -> None:
        """An own deck is played only at tables it was brought to."""
        for deck_id in filter(is_own, deck_ids):
            owner = self.owner(deck_id)
            if owner is None or table not in owner.seats:
                raise Refused("deck_unknown")
        self.library.fresh(deck_ids)

    def mine(self, deck_id: str, table: str, person: int) -> OwnDeck:
        """The deck, for whoever brought it to this table."""
        owner = self.owner(deck_id)
        if owner is None or owner.seats.get(table) != person:
            raise Refused("deck_unknown")
        return self.deck(deck_id)

    def all_of(self, table: str, person: int) -> list[OwnDeck]:
        found = []
        for deck_id in sorted(filter(is_own, self._names())):
            owner = self.owner(deck_id)
            if owner is not None and owner.seats.get(table) == person:
                found.append(self.deck(deck_id))
        return sorted(found, key=lambda deck: deck.owner().made)

    def bring(self, deck_id: str, key: str, table: str, person: int) -> OwnDeck:
        owner = self.owner(deck_id)
        if owner is None or not secrets.compare_digest(owner.key, hashed(key)):
            raise Refused("deck_unknown")
        deck = self.deck(deck_id)
        deck.bring(table, person)
        return deck

    # ---- how much there is

    def _names(self) -> list[str]:
        return os.listdir(self.folder) if self.folder.is_dir() else []

    def has_room(self) -> bool:
        if self.folder.is_dir() and shutil.disk_usage(self.folder).free < FREE_DISK:
            return False
        when, size = self.counted
        if time.monotonic() - when > COUNTED_FOR or not when:
            size = sum(OwnDeck(self.folder / name).size() for name in self._names() if is_own(name))
            self.counted = (time.monotonic(), size)
        return size < self.megabytes * MEGABYTE

    def took(self, size: int) -> None:
        self.counted = (self.counted[0], self.counted[1] + size)
