"""Words for cards: from a table of names and captions, or from what the files are called."""

import csv
import io
import re
import unicodedata
from pathlib import Path, PurePosixPath

from reverie.own.reasons import NotImported

LONGEST = 200
LARGEST_FILE = 1024 * 1024
# What cameras, phones and messengers call their files says nothing about the picture.
MACHINE_MADE = re.compile(
    r"(img|image|dsc[fn]?|dcim|pxl|photo|foto|picture|scan|screenshot|bildschirmfoto|signal|whatsapp|"
    r"p|mvi|gopr|untitled|page|document|wa|at|am|pm|vid|pano|edit|copy|of|and|the)",
    re.IGNORECASE,
)


def tidy(text: str) -> str:
    """One line, no invisible letters, not too long."""
    plain = composed(" ".join(text.split()))
    seen = "".join(letter for letter in plain if letter.isprintable())
    return seen if len(seen) <= LONGEST else seen[: LONGEST - 1].rstrip() + "…"


def composed(name: str) -> str:
    """Macs write ü as u and two dots; a table of captions and a command line mostly do not."""
    return unicodedata.normalize("NFC", name)


def from_name(name: str) -> str:
    """`old_harbour-1.jpg` is "old harbour"; `IMG_2034.jpg` is nothing."""
    stem = PurePosixPath(name.replace("\\", "/")).stem
    words = re.findall(r"[^\W\d_]+(?:['’][^\W\d_]+)*", stem)
    telling = [word for word in words if len(word) > 2 and not MACHINE_MADE.fullmatch(word)]
    return tidy(" ".join(words)) if telling else ""


def read_table(path: Path) -> dict[str, str]:
    """File name to caption, from a CSV with commas, semicolons or tabs."""
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise NotImported("captions_unreadable")
        text = path.read_text(encoding="utf-8-sig")
        first = text.partition("\n")[0]
        comma = max(",;\t", key=first.count)
        rows = [row for row in csv.reader(io.StringIO(text), delimiter=comma) if any(row)]
    except (OSError, UnicodeDecodeError, csv.Error):
        raise NotImported("captions_unreadable") from None
    if any(len(row) < 2 for row in rows):
        raise NotImported("captions_unreadable")
    return {composed(row[0].strip()): tidy(row[1]) for row in rows}


def caption_of(name: str, table: dict[str, str]) -> str:
    """A table may name files with their folders, or without."""
    return table.get(name) or table.get(PurePosixPath(name.replace("\\", "/")).name, "")
