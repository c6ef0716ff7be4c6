"""The manifest of a deck, deck.json: what is public about it. The format: docs/deck-format.md."""

import re
from collections import Counter
from typing import Annotated, Any, Literal, TypeVar, get_args

import msgspec
from msgspec import Meta

from .refusals import Broken

FORMAT = 1
FALLBACK = "en"

Kind = Literal["painted", "imported", "placeholder"]
DeckId = Annotated[str, Meta(pattern=r"\A[a-z0-9][a-z0-9-]{0,39}\Z")]
Tint = Annotated[str, Meta(pattern=r"\A#[0-9a-fA-F]{6}\Z")]
Tiny = Annotated[str, Meta(pattern=r"\A[ -~]{0,200}\Z")]

CARD_ID = re.compile(r"[a-z0-9]{6}")
FILE_NAME = re.compile(r"[A-Za-z0-9_-]{1,64}\.webp")

Shape = TypeVar("Shape")


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One card as its deck lists it. The id says nothing about the picture."""

    id: str
    picture: str
    thumbnail: str
    tint: Tint
    tiny: Tiny


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A whole deck.json. Retired cards are dealt no more, but old games still show them; the cover
    is the card on the box."""

    format: Literal[1]
    id: DeckId
    title: dict[str, str]
    about: dict[str, str]
    kind: Kind
    licence: str
    artist: str
    credits: tuple[str, ...]
    engine: Annotated[int, Meta(ge=0)]
    audience: str
    cards: Annotated[tuple[Card, ...], Meta(min_length=1)]
    retired: tuple[Card, ...] = ()
    cover: str = ""

    @property
    def known(self) -> tuple[Card, ...]:
        """Every card that can be shown, dealt or retired."""
        return (*self.cards, *self.retired)

    @property
    def on_the_box(self) -> Card:
        """The card it names as its cover, or its first."""
        return next((card for card in self.cards if card.id == self.cover), self.cards[0])


class Heading(msgspec.Struct, frozen=True):
    """The two fields that say whether the rest can be understood at all."""

    format: Any = None
    kind: Any = None


def read_manifest(raw: bytes) -> Manifest:
    """The manifest in these bytes, or Broken with the reason."""
    check_heading(decode(raw, Heading, "deck.json"))
    manifest = decode(raw, Manifest, "deck.json")
    check_english(manifest)
    check_card_ids(manifest)
    check_cover(manifest)
    check_file_names(manifest)
    return manifest


def decode(raw: bytes, shape: type[Shape], name: str) -> Shape:
    try:
        return msgspec.json.decode(raw, type=shape)
    except msgspec.ValidationError as error:
        raise Broken("deck_wrong_shape", f"{name}: {error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Broken("deck_not_json", f"{name} is not JSON: {error}") from None


def check_heading(heading: Heading) -> None:
    if heading.format != FORMAT:
        raise Broken("deck_wrong_format", f"format {heading.format!r} is not format {FORMAT}")
    if heading.kind not in get_args(Kind):
        raise Broken("deck_unknown_kind", f"{heading.kind!r} is not a kind of deck")


def check_english(manifest: Manifest) -> None:
    """A deck needs a title, and may say nothing about itself; what it says, it says in English."""
    said = {"title": manifest.title, **({"about": manifest.about} if manifest.about else {})}
    for field, text in said.items():
        if not text.get(FALLBACK, "").strip():
            raise Broken("deck_no_english", f"its {field} is not there in English")


def check_card_ids(manifest: Manifest) -> None:
    ids = [card.id for card in manifest.known]
    for card_id in ids:
        if not CARD_ID.fullmatch(card_id):
            raise Broken("deck_bad_card_id", f"{card_id!r} is not six of a-z and 0-9")
    card_id, times = Counter(ids).most_common(1)[0]
    if times > 1:
        raise Broken("deck_double_card", f"card {card_id} is in it {times} times")


def check_cover(manifest: Manifest) -> None:
    if manifest.cover not in {"", *(card.id for card in manifest.cards)}:
        raise Broken("deck_no_such_cover", f"its cover {manifest.cover!r} is none of its cards")


def check_file_names(manifest: Manifest) -> None:
    for card in manifest.known:
        for name in (card.picture, card.thumbnail):
            if not FILE_NAME.fullmatch(name):
                raise Broken("deck_bad_file_name", f"{name!r} is not a plain name of a .webp file")
