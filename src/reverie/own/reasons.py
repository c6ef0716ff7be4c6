"""Why a file does not become a card, or a whole import fails: closed lists, with sentences."""

from msgspec import Struct

from reverie.no import No

LONGEST_NAME = 120


class Unfit(
    No,
    sentences={
        "picture_unknown": "This is not a picture, whatever its name says.",
        "picture_heic": "HEIC pictures cannot be read here; save or send it as JPEG.",
        "picture_broken": "The picture is damaged or incomplete.",
        "picture_too_large": "The file is too large.",
        "picture_too_many_pixels": "The picture has too many pixels; make it smaller first.",
        "picture_too_small": "The picture is too small for a card.",
        "picture_blank": "There is nothing to see in it.",
        "picture_too_slow": "It took too long to read.",
        "picture_too_heavy": "It needs too much memory to be read.",
        "picture_twice": "The deck has this picture already.",
        "picture_too_many": "The deck is full.",
        "picture_leads_outside": "Its name or link leads out of the folder.",
        "picture_unpacks_too_large": "It would unpack into something huge.",
        "picture_locked": "It is locked with a password.",
    },
):
    """One picture that cannot be a card; the others still become cards."""


class NotImported(
    No,
    sentences={
        "source_missing": "There is no such folder or file.",
        "source_unknown": "That is no folder, no ZIP and no PDF.",
        "source_broken": "The archive is damaged.",
        "source_too_large": "The archive would unpack into something huge.",
        "source_locked": "The document is locked with a password.",
        "pdf_not_here": "Reading PDF needs Reverie's extra `pictures`.",
        "captions_unreadable": "The captions are not a CSV file of name and caption in UTF-8.",
        "crop_unreadable": "A crop is NAME=x,y,w,h in pixels, and NAME is one of the pictures.",
        "title_missing": "A deck needs a title of at most 60 letters.",
        "nothing_left": "None of the files can become a card.",
        "not_written": "The data folder cannot be written to.",
    },
):
    """A whole import that cannot be; nothing has been written."""


class Skipped(Struct, frozen=True):
    """A file that was left out, and why."""

    name: str
    code: str

    def __str__(self) -> str:
        return f"{printable(self.name)}: {Unfit.sentences[self.code]} ({self.code})"


def printable(name: str) -> str:
    """A stranger's file name, fit for a terminal."""
    clean = "".join(letter if letter.isprintable() else "?" for letter in name)
    return clean if len(clean) <= LONGEST_NAME else "…" + clean[-LONGEST_NAME + 1 :]
