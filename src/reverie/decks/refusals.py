"""A deck that is not whole is refused by name, with one of these codes and a plain reason."""

from pathlib import Path

import msgspec

from reverie.no import No

LONGEST_REASON = 240


class Broken(
    No,
    sentences={
        "deck_no_manifest": "A deck needs a deck.json.",
        "deck_unreadable": "A file or folder of the deck cannot be read.",
        "deck_file_too_large": "A file of the deck is larger than its kind may be.",
        "deck_not_json": "A file of the deck is not JSON.",
        "deck_wrong_format": "The deck is of another format than this server reads.",
        "deck_unknown_kind": "The deck is of a kind that does not exist.",
        "deck_wrong_shape": "A field is missing, foreign, or not of its type or size.",
        "deck_no_english": "A title, and an about if there is one, need English, the fallback.",
        "deck_bad_card_id": "A card's id is six of a-z and 0-9.",
        "deck_double_card": "A card is in the deck twice, or in another deck on the shelf.",
        "deck_no_such_cover": "The cover is one of the cards that the deck deals.",
        "deck_double": "Another deck on the shelf has the same id.",
        "deck_bad_file_name": "A picture's name is not the plain name of a .webp file.",
        "deck_missing_file": "A file that the deck names is missing.",
        "deck_leads_outside": "A file leads out of the folder of the deck.",
        "deck_not_webp": "A picture is not one whole, still WebP picture.",
        "deck_wrong_size": "A picture does not have the size of its kind.",
        "deck_metadata": "A picture carries EXIF or XMP data, which could tell on it.",
    },
):
    """Something in a deck is not as docs/deck-format.md promises; `reason` says what and where."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(code)
        self.reason = printable(reason)

    def __str__(self) -> str:
        return self.reason


class NotGot(
    No,
    sentences={
        "deck_source_missing": "There is no such file or folder, and no such package is installed.",
        "deck_source_unknown": "This is no ZIP file, or not the whole of one.",
        "deck_source_broken": "The file is damaged, locked or packed in an odd way.",
        "deck_source_outside": "A name or link in the file leads out of the deck.",
        "deck_source_huge": "It would unpack into something huge.",
        "deck_source_empty": "The package is installed, but brings no deck.",
        "deck_not_painted": "Only painted decks are passed on; own pictures stay where they are.",
        "deck_lacks_cards": "It lacks cards of the deck that is here, and old games need them.",
        "deck_by_hand": "A deck of this id was put there by hand; move it away first.",
        "deck_not_written": "It cannot be written there.",
    },
):
    """A deck does not come, or is not packed; nothing has changed. `reason` may say more."""

    def __init__(self, code: str, reason: str = "") -> None:
        super().__init__(code)
        self.reason = printable(reason)

    def __str__(self) -> str:
        sentence = self.sentences[self.code]
        return f"{sentence[:-1]}: {self.reason}" if self.reason else sentence


class RefusedDeck(msgspec.Struct, frozen=True):
    """A deck folder the shelf did not take."""

    folder: Path
    code: str
    reason: str

    def __str__(self) -> str:
        return f"deck {self.folder.name!r} is refused: {self.reason} ({self.code})"


def printable(reason: str) -> str:
    """A reason may quote a stranger's file, so it is kept short and free of control characters."""
    clean = "".join(letter if letter.isprintable() else "?" for letter in reason)
    return clean if len(clean) <= LONGEST_REASON else clean[: LONGEST_REASON - 1] + "…"
