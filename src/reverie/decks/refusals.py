"""A deck that is not whole is refused by name, with one of these codes and a plain reason."""

from enum import StrEnum
from pathlib import Path

import msgspec

LONGEST_REASON = 240


class Code(StrEnum):
    """Why a deck can be refused; the list is closed."""

    NO_MANIFEST = "no_manifest"
    UNREADABLE = "unreadable"
    TOO_LARGE = "too_large"
    NOT_JSON = "not_json"
    WRONG_FORMAT = "wrong_format"
    UNKNOWN_KIND = "unknown_kind"
    WRONG_SHAPE = "wrong_shape"
    NO_ENGLISH = "no_english"
    BAD_CARD_ID = "bad_card_id"
    DOUBLE_CARD = "double_card"
    DOUBLE_DECK = "double_deck"
    BAD_FILE_NAME = "bad_file_name"
    MISSING_FILE = "missing_file"
    OUTSIDE_FOLDER = "outside_folder"
    NOT_WEBP = "not_webp"
    WRONG_SIZE = "wrong_size"
    METADATA = "metadata"


class Broken(Exception):
    """Something in a deck is not as DECK.md promises."""

    def __init__(self, code: Code, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = printable(reason)


class Refused(msgspec.Struct, frozen=True):
    """A deck folder the shelf did not take."""

    folder: Path
    code: Code
    reason: str

    def __str__(self) -> str:
        return f"deck {self.folder.name!r} is refused: {self.reason} ({self.code})"


def printable(reason: str) -> str:
    """A reason may quote a stranger's file, so it is kept short and free of control characters."""
    clean = "".join(letter if letter.isprintable() else "?" for letter in reason)
    return clean if len(clean) <= LONGEST_REASON else clean[: LONGEST_REASON - 1] + "…"
