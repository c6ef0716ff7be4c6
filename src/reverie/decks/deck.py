"""One deck folder: checked once when it is loaded, its words read only when somebody asks."""

import hashlib
import logging
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path

import msgspec

from reverie.rules.text import typeset

from .manifest import FALLBACK, Card, Kind, Manifest, Shape, decode, read_manifest
from .record import Record
from .refusals import Broken
from .webp import Size, check_picture

KILOBYTE = 1024
MANIFEST_LIMIT = 1024 * KILOBYTE
DESCRIPTIONS_LIMIT = 1024 * KILOBYTE
RECORDS_LIMIT = 8 * 1024 * KILOBYTE
PICTURE_LIMIT = 300 * KILOBYTE
THUMBNAIL_LIMIT = 100 * KILOBYTE

PICTURE_SIZE = Size(800, 1200)
THUMBNAIL_SIZE = Size(320, 480)
HASH_LENGTH = 20
RECORDS = "records.json"

log = logging.getLogger(__name__)


class Picture(msgspec.Struct, frozen=True):
    """A picture file of a card, and the hash its address is made of."""

    deck: str
    card: str
    path: Path
    content_hash: str


class Deck(msgspec.Struct, frozen=True, dict=True):
    """A deck whose folder has been found whole."""

    folder: Path
    manifest: Manifest

    @classmethod
    def load(cls, folder: Path) -> "Deck":
        """The deck in this folder, or Broken with the reason."""
        if not (folder / "deck.json").is_file():
            raise Broken("deck_no_manifest", "it has no deck.json")
        manifest = read_manifest(read(folder, "deck.json", MANIFEST_LIMIT))
        for card in manifest.known:
            check_file(folder, f"pictures/{card.picture}", PICTURE_LIMIT, PICTURE_SIZE)
            check_file(folder, f"thumbnails/{card.thumbnail}", THUMBNAIL_LIMIT, THUMBNAIL_SIZE)
        return cls(folder, manifest)

    @property
    def id(self) -> str:
        return self.manifest.id

    @property
    def kind(self) -> Kind:
        return self.manifest.kind

    @property
    def cards(self) -> tuple[Card, ...]:
        """What is dealt and offered."""
        return self.manifest.cards

    @property
    def retired(self) -> tuple[Card, ...]:
        """What only old games still show."""
        return self.manifest.retired

    @property
    def known(self) -> tuple[Card, ...]:
        return self.manifest.known

    def title(self, language: str = FALLBACK) -> str:
        return self.manifest.title.get(language) or self.manifest.title[FALLBACK]

    def about(self, language: str = FALLBACK) -> str:
        """What the deck says of itself; empty where it says nothing, as an own deck does."""
        return self.manifest.about.get(language) or self.manifest.about.get(FALLBACK, "")

    @cached_property
    def languages(self) -> frozenset[str]:
        """The languages its cards are described in."""
        return frozenset(path.stem for path in (self.folder / "descriptions").glob("*.json"))

    def describe(self, card_id: str, language: str = FALLBACK) -> str:
        """What can be seen on a card; in English, or else empty, where the language is missing.

        An own picture has one caption, and is described as that was written.
        """
        written = sorted(self.languages) if self.kind == "imported" else ()
        for spoken in (language, FALLBACK, *written):
            if text := self._descriptions_in(spoken).get(card_id):
                return typeset(text)
        return ""

    @cached_property
    def is_told(self) -> bool:
        """Something is written about its cards. Where not, computer players are guessing."""
        spoken = (self._descriptions_in(language) for language in sorted(self.languages))
        return any(any(texts.values()) for texts in spoken) or bool(self._records)

    def record(self, card_id: str) -> Record:
        """What computer players may know of a card; empty where the painter wrote nothing."""
        return self._records.get(card_id, Record())

    def goes_on_from(self, other: "Deck") -> bool:
        """Whoever was dealt a card of the other finds it here, and what was retired stays so."""
        return ids(other.known) <= ids(self.known) and ids(other.retired) <= ids(self.retired)

    def is_newer_than(self, other: "Deck") -> bool:
        return self.goes_on_from(other) and not other.goes_on_from(self)

    def check_words(self) -> None:
        """What is otherwise read on demand, and missed where it is broken, is whole."""
        for language in self.languages:
            name = f"descriptions/{language}.json"
            decode(read(self.folder, name, DESCRIPTIONS_LIMIT), dict[str, str], name)
        if (self.folder / RECORDS).exists():
            decode(read(self.folder, RECORDS, RECORDS_LIMIT), dict[str, Record], RECORDS)

    def picture(self, card: Card) -> Picture:
        return self._hashed(card, self.folder / "pictures" / card.picture)

    def thumbnail(self, card: Card) -> Picture:
        return self._hashed(card, self.folder / "thumbnails" / card.thumbnail)

    def remember(self, before: "Deck") -> None:
        """What is known of the same deck as it was: no file of it changes under its name."""
        self._hashes.update(before._hashes)

    def _hashed(self, card: Card, path: Path) -> Picture:
        if path not in self._hashes:
            self._hashes[path] = hashlib.sha256(path.read_bytes()).hexdigest()[:HASH_LENGTH]
        return Picture(self.id, card.id, path, self._hashes[path])

    def _descriptions_in(self, language: str) -> dict[str, str]:
        # Only a language listed in the folder becomes part of a path.
        if language not in self.languages:
            return {}
        if language not in self._descriptions:
            name = f"descriptions/{language}.json"
            texts = self._words(name, DESCRIPTIONS_LIMIT, dict[str, str])
            self._descriptions[language] = texts or {}
        return self._descriptions[language]

    def _words(self, name: str, limit: int, shape: type[Shape]) -> Shape | None:
        """A file read on demand; a broken one is logged and missed, for a game is running."""
        try:
            return decode(read(self.folder, name, limit), shape, name)
        except (Broken, OSError) as error:
            log.warning("deck %s: %s", self.id, error)
            return None

    @cached_property
    def _records(self) -> dict[str, Record]:
        if not (self.folder / RECORDS).exists():
            return {}
        return self._words(RECORDS, RECORDS_LIMIT, dict[str, Record]) or {}

    @cached_property
    def _descriptions(self) -> dict[str, dict[str, str]]:
        return {}

    @cached_property
    def _hashes(self) -> dict[Path, str]:
        return {}


def ids(cards: Iterable[Card]) -> set[str]:
    return {card.id for card in cards}


def read(folder: Path, name: str, limit: int) -> bytes:
    return checked(folder, name, limit).read_bytes()


def check_file(folder: Path, name: str, limit: int, size: Size) -> None:
    check_picture(checked(folder, name, limit), size)


def checked(folder: Path, name: str, limit: int) -> Path:
    """The path of a file that is there, lies inside its deck and is not over-large."""
    path = folder / name
    if not path.is_file():
        raise Broken("deck_missing_file", f"{name} is missing")
    if not path.resolve().is_relative_to(folder.resolve()):
        raise Broken("deck_leads_outside", f"{name} leads out of the deck")
    if (size := path.stat().st_size) > limit:
        raise Broken("deck_file_too_large", f"{name} has {size} bytes; at most {limit} are allowed")
    return path
