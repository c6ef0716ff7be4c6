"""An own deck on the disk: made whole or not at all, and changed one picture at a time.

Beside the files of the deck format lies `owner.json`, never served: who may change the deck, and at
which tables it may be played.
"""

import hashlib
import os
import secrets
import shutil
import threading
import time
from collections.abc import Iterable
from pathlib import Path

import msgspec
from msgspec.structs import replace

from reverie.decks.deck import (
    DESCRIPTIONS_LIMIT,
    MANIFEST_LIMIT,
    PICTURE_SIZE,
    THUMBNAIL_SIZE,
    Deck,
    read,
)
from reverie.decks.got import vanish
from reverie.decks.library import PREFIX
from reverie.decks.manifest import FALLBACK, Card, Manifest, decode, read_manifest
from reverie.decks.refusals import Broken
from reverie.decks.webp import check_picture
from reverie.own.captions import tidy
from reverie.own.darkroom import Card as Developed
from reverie.own.reasons import NotImported, Unfit

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
MOST_CARDS = 300
LONGEST_TITLE = 60
OWNER_LIMIT = 64 * 1024
# The newest tables at which it lies; with so many, what is written can be read again.
MOST_SEATS = 1000
# Captions by the language they are in, each by its card. A card has one caption.
Captions = dict[str, dict[str, str]]


class Owner(msgspec.Struct, frozen=True):
    """`key`: hash of the secret that brings the deck to a table. `seats`: who brought it where.

    A person has the number of the seat, unless somebody else sat there before (`Table.person`).
    """

    key: str
    seats: dict[str, int] = {}
    made: float = 0.0


class Drawn(msgspec.Struct, frozen=True):
    """A card with its words, on its way into a deck."""

    card: Developed
    caption: str = ""


def check_title(title: str) -> str:
    clean = tidy(title)
    if not 0 < len(clean) <= LONGEST_TITLE:
        raise NotImported("title_missing")
    return clean


def hashed(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def new_word(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def make_deck(
    shelf: Path,
    title: str,
    drawn: Iterable[Drawn],
    seats: dict[str, int] | None = None,
    taken: frozenset[str] = frozenset(),
    language: str = FALLBACK,
) -> tuple["OwnDeck", str]:
    """A new deck and the key to it. Others see it only when it is whole."""
    deck_id, key = PREFIX + new_word(12), secrets.token_urlsafe(16)
    manifest = Manifest(
        format=1,
        id=deck_id,
        title={"en": check_title(title)},
        about={},
        kind="imported",
        licence="private",
        artist="",
        credits=(),
        engine=0,
        audience="private",
        cards=(),
    )
    making = shelf / f".{deck_id}"
    try:
        for part in ("pictures", "thumbnails", "descriptions"):
            (making / part).mkdir(parents=True)
        deck = OwnDeck(making)
        deck.write_owner(Owner(hashed(key), dict(seats or {}), time.time()))
        deck.fill(manifest, drawn, taken, language)
        Deck.load(making)
        os.rename(making, shelf / deck_id)
    except (OSError, Broken):
        shutil.rmtree(making, ignore_errors=True)
        raise NotImported("not_written") from None
    except BaseException:
        shutil.rmtree(making, ignore_errors=True)
        raise
    return OwnDeck(shelf / deck_id), key


class OwnDeck:
    """The folder of one own deck. Every change leaves a whole deck behind, or the one before."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.lock = threading.Lock()

    @property
    def id(self) -> str:
        return self.folder.name

    # ---- reading

    def manifest(self) -> Manifest:
        return read_manifest(read(self.folder, "deck.json", MANIFEST_LIMIT))

    def captions(self) -> dict[str, str]:
        """What is said of each card, in whatever language."""
        return {card: text for texts in self.told().values() for card, text in texts.items()}

    def told(self) -> Captions:
        names = sorted(path.name for path in (self.folder / "descriptions").glob("*.json"))
        return {name.removesuffix(".json"): self._texts(f"descriptions/{name}") for name in names}

    def _texts(self, name: str) -> dict[str, str]:
        return decode(read(self.folder, name, DESCRIPTIONS_LIMIT), dict[str, str], name)

    def owner(self) -> Owner:
        return decode(read(self.folder, "owner.json", OWNER_LIMIT), Owner, "owner.json")

    # ---- changing

    def fill(
        self,
        manifest: Manifest,
        drawn: Iterable[Drawn],
        taken: frozenset[str],
        language: str = FALLBACK,
    ) -> None:
        cards, told = list(manifest.cards), self.told()
        used = set(taken) | {card.id for card in manifest.known}
        for one in drawn:
            if len(cards) >= MOST_CARDS:
                raise Unfit("picture_too_many")
            card = self._put_files(one.card, used)
            cards.append(card)
            if one.caption:
                told.setdefault(language, {})[card.id] = tidy(one.caption)
        self._write(replace(manifest, cards=tuple(cards)), told)

    def add(self, drawn: Drawn, taken: frozenset[str] = frozenset()) -> Card:
        with self.lock:
            manifest = self.manifest()
            if self._has(drawn.card, manifest):
                raise Unfit("picture_twice")
            self.fill(manifest, [drawn], taken)
            return self.manifest().cards[-1]

    def arrange(
        self,
        order: list[str] | None = None,
        captions: dict[str, str] | None = None,
        title: str | None = None,
        language: str = FALLBACK,
    ) -> None:
        """`order` keeps these cards in this order; whatever it does not name is gone for good.

        `language`: that of these captions.
        """
        with self.lock:
            manifest = self.manifest()
            known = {card.id: card for card in manifest.cards}
            kept = [known[card] for card in dict.fromkeys(order or known) if card in known]
            told = retold(self.told(), captions or {}, language)
            names = {"en": check_title(title)} if title is not None else manifest.title
            self._write(
                replace(manifest, cards=tuple(kept), title=names),
                {spoken: only(texts, kept) for spoken, texts in told.items()},
            )
            for card in known.values():
                if card not in kept:
                    (self.folder / "pictures" / card.picture).unlink(missing_ok=True)
                    (self.folder / "thumbnails" / card.thumbnail).unlink(missing_ok=True)

    def bring(self, table: str, person: int) -> None:
        with self.lock:
            owner = self.owner()
            others = [(at, who) for at, who in owner.seats.items() if at != table]
            seats = dict([*others, (table, person)][-MOST_SEATS:])
            self.write_owner(replace(owner, seats=seats))

    def delete(self) -> None:
        vanish(self.folder)

    def write_owner(self, owner: Owner) -> None:
        self._replace("owner.json", msgspec.json.encode(owner))

    def size(self) -> int:
        return sum(path.stat().st_size for path in self.folder.rglob("*") if path.is_file())

    # ---- files

    def _has(self, card: Developed, manifest: Manifest) -> bool:
        length = len(card.picture)
        paths = [self.folder / "pictures" / known.picture for known in manifest.cards]
        return any(
            path.stat().st_size == length and path.read_bytes() == card.picture for path in paths
        )

    def _put_files(self, card: Developed, used: set[str]) -> Card:
        name = next(word for word in iter(lambda: new_word(6), "") if word not in used)
        used.add(name)
        for part, data, size in (
            ("pictures", card.picture, PICTURE_SIZE),
            ("thumbnails", card.thumbnail, THUMBNAIL_SIZE),
        ):
            path = self.folder / part / f"{name}.webp"
            path.write_bytes(data)
            try:
                check_picture(path, size)  # The worker is not believed either.
            except Broken:
                path.unlink()
                raise Unfit("picture_broken") from None
        return Card(name, f"{name}.webp", f"{name}.webp", card.tint, card.tiny)

    def _write(self, manifest: Manifest, told: Captions) -> None:
        written = msgspec.json.encode(manifest)
        read_manifest(written)
        for language, texts in told.items():
            self._replace(f"descriptions/{language}.json", msgspec.json.encode(texts))
        self._replace("deck.json", written)

    def _replace(self, name: str, data: bytes) -> None:
        new = self.folder / f"{name}.new"
        new.write_bytes(data)
        os.replace(new, self.folder / name)


def retold(told: Captions, captions: dict[str, str], language: str) -> Captions:
    """A caption takes the place of the one before, also where that was in another language."""
    kept = {
        spoken: {card: text for card, text in texts.items() if card not in captions}
        for spoken, texts in told.items()
    }
    new = {card: tidy(text) for card, text in captions.items()}
    return {**kept, language: {**kept.get(language, {}), **new}}


def only(texts: dict[str, str], cards: Iterable[Card]) -> dict[str, str]:
    """Of these cards, where something is said."""
    return {card.id: texts[card.id] for card in cards if texts.get(card.id)}
