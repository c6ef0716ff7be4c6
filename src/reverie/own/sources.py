"""What is to be imported: the files of a folder or a ZIP, or the pages of a PDF.

Names are only shown and compared, never used as a path to write to.
"""

import contextlib
import re
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

from msgspec import Struct

from reverie.decks.archive import LONGEST_LISTING, contents, leads_outside
from reverie.own.captions import composed
from reverie.own.reasons import NotImported, Skipped, Unfit

LARGEST_FILE = 40 * 1024 * 1024
LARGEST_DOCUMENT = 200 * 1024 * 1024
LARGEST_TOGETHER = 4 * 1024 * 1024 * 1024
MOST_FILES = 5000
# What a member has in its flags whose name says that it is UTF-8.
SAYS_UTF8 = 0x800
IGNORED = re.compile(r"(^|/)(\.|__MACOSX/|Thumbs\.db$|desktop\.ini$)", re.IGNORECASE)


class Piece(Struct, frozen=True):
    """One thing that may become a card. `page`: of a document, which `read` then gives whole."""

    name: str
    read: Callable[[], bytes]
    page: int | None = None


class Found(Struct, frozen=True):
    pieces: tuple[Piece, ...]
    skipped: tuple[Skipped, ...] = ()


def find(source: Path) -> Found:
    """Everything in a folder, a ZIP or a PDF, in the order of names; NotImported if it is none."""
    if source.is_dir():
        return in_folder(source)
    if not source.is_file():
        raise NotImported("source_missing")
    with source.open("rb") as file:
        opening = file.read(1024)
    if b"%PDF-" in opening:
        return Found((document(source),))
    if zipfile.is_zipfile(source):
        return in_zip(source)
    raise NotImported("source_unknown")


def in_order(pieces: list[Piece]) -> tuple[Piece, ...]:
    """As people count: picture 2 comes before picture 10."""
    parts = {piece.name: re.split(r"(\d+)", piece.name.casefold()) for piece in pieces}
    return tuple(
        sorted(
            pieces,
            key=lambda piece: [
                (1, int(part), "") if part.isdecimal() else (0, 0, part)
                for part in parts[piece.name]
            ],
        )
    )


# ---- a folder


def in_folder(folder: Path) -> Found:
    pieces, skipped = [], []
    for path in files_below(folder):
        name = composed(path.relative_to(folder).as_posix())
        if IGNORED.search(name):
            continue
        if not path.resolve().is_relative_to(folder.resolve()):
            skipped.append(Skipped(name, "picture_leads_outside"))
        elif not path.is_file():
            skipped.append(Skipped(name, "picture_unknown"))  # A pipe or a device would hang us.
        elif path.stat().st_size > LARGEST_FILE:
            skipped.append(Skipped(name, "picture_too_large"))
        else:
            pieces.append(Piece(name, path.read_bytes))
    return Found(in_order(pieces), tuple(skipped))


def files_below(folder: Path) -> Iterator[Path]:
    """Links to folders are not followed: they may lead round in circles."""
    waiting, seen = [folder], 0
    while waiting:
        for path in sorted(waiting.pop().iterdir()):
            if path.is_dir() and not path.is_symlink():
                waiting.append(path)
                continue
            seen += 1
            if seen > MOST_FILES:
                raise NotImported("source_too_large")
            yield path


# ---- a ZIP


class Unpacking:
    """Reads members of an archive, and stops when they become too much together."""

    def __init__(self, archive: zipfile.ZipFile) -> None:
        self.archive, self.left = archive, LARGEST_TOGETHER

    def read(self, member: zipfile.ZipInfo) -> bytes:
        """What is said about its size is not believed."""
        most = min(LARGEST_FILE, self.left)
        try:
            with self.archive.open(member) as file:
                data = file.read(most + 1)
        except (zipfile.BadZipFile, NotImplementedError, OSError, EOFError, RuntimeError):
            raise Unfit("picture_broken") from None
        except Exception as error:  # zlib, bz2 and lzma each have their own.
            raise Unfit("picture_broken") from error
        self.left -= len(data)
        if len(data) > most:
            raise Unfit("picture_unpacks_too_large")
        return data


def in_zip(path: Path) -> Found:
    check_listing(path)
    try:
        archive = zipfile.ZipFile(path)
    except (zipfile.BadZipFile, OSError, ValueError, NotImplementedError):
        raise NotImported("source_broken") from None
    unpacking, pieces, skipped = Unpacking(archive), [], []
    if sum(member.file_size for member in archive.infolist()) > LARGEST_TOGETHER:
        raise NotImported("source_too_large")
    for member in archive.infolist():
        name = name_of(member)
        if member.is_dir() or IGNORED.search(name):
            continue
        if code := trouble(member):
            skipped.append(Skipped(name, code))
        else:
            pieces.append(Piece(name, lambda it=member: unpacking.read(it)))  # type: ignore[misc]
    return Found(in_order(pieces), tuple(skipped))


def name_of(member: zipfile.ZipInfo) -> str:
    """Macs write UTF-8 and do not say so; it is then read in the alphabet of DOS."""
    name = member.filename
    if not member.flag_bits & SAYS_UTF8:
        with contextlib.suppress(UnicodeError):
            name = name.encode("cp437").decode()
    return composed(name)


def check_listing(path: Path) -> None:
    """How long its table of contents is, before all of it is read."""
    told = contents(path)
    if told is None:
        raise NotImported("source_broken")
    members, length = told
    if members > MOST_FILES or length > LONGEST_LISTING:
        raise NotImported("source_too_large")


def trouble(member: zipfile.ZipInfo) -> str:
    if leads_outside(member):
        return "picture_leads_outside"
    if member.flag_bits & 1:
        return "picture_locked"
    return "picture_unpacks_too_large" if member.file_size > LARGEST_FILE else ""


# ---- a PDF


def document(path: Path) -> Piece:
    if path.stat().st_size > LARGEST_DOCUMENT:
        raise NotImported("source_too_large")
    data = path.read_bytes()
    return Piece(composed(path.stem), lambda: data, page=-1)


def pages_of(piece: Piece, number: int) -> tuple[Piece, ...]:
    return tuple(Piece(f"{piece.name}-{page + 1}", piece.read, page) for page in range(number))
