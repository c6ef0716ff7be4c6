"""A ZIP from somebody else. What it says of itself is not believed, and it is never unpacked:
a member is read by its name, up to a limit.
"""

import stat
import struct
import zipfile
from collections.abc import Iterable
from pathlib import Path, PurePosixPath, PureWindowsPath

from .refusals import Broken, NotGot

MOST_MEMBERS = 5000
LONGEST_LISTING = 4 * 1024 * 1024
PACKINGS = {zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED}
LOCKED = 1


class Archive:
    """The deck in a ZIP: at its top, or in the one folder there."""

    def __init__(self, file: zipfile.ZipFile) -> None:
        self.file = file
        self.members: dict[str, zipfile.ZipInfo] = {}
        for member in file.infolist():
            if leads_outside(member):
                raise NotGot("deck_source_outside")
            if member.filename in self.members:
                raise NotGot("deck_source_broken")
            self.members[member.filename] = member
        self.top = top_of(self.members)

    def names(self) -> set[str]:
        return {name.removeprefix(self.top) for name in self.members if name.startswith(self.top)}

    def read(self, name: str, limit: int) -> bytes:
        member = self.members.get(self.top + name)
        if member is None:
            raise Broken("deck_missing_file", f"{name} is missing")
        if member.flag_bits & LOCKED or member.compress_type not in PACKINGS:
            raise NotGot("deck_source_broken")
        try:
            with self.file.open(member) as file:
                data = file.read(limit + 1)
        except Exception as error:  # zipfile and zlib each have their own, and several.
            raise NotGot("deck_source_broken") from error
        if len(data) > limit:
            raise Broken("deck_file_too_large", f"{name} has more than {limit} bytes")
        return data


def opened(path: Path) -> zipfile.ZipFile:
    """NotGot if it is no ZIP, or one whose table of contents alone would fill the memory."""
    # In this order: of a file that may not be read, zipfile only says that it is no ZIP.
    told = contents(path)
    if told is None or not zipfile.is_zipfile(path):
        raise NotGot("deck_source_unknown")
    members, length = told
    if members > MOST_MEMBERS or length > LONGEST_LISTING:
        raise NotGot("deck_source_huge")
    try:
        return zipfile.ZipFile(path)
    except (zipfile.BadZipFile, ValueError, NotImplementedError):
        raise NotGot("deck_source_broken") from None


def contents(path: Path) -> tuple[int, int] | None:
    """How many members a ZIP says it has, and how long the table of them is, before it is read."""
    with path.open("rb") as file:
        file.seek(max(0, path.stat().st_size - 66_000))
        end = file.read()
    at = end.rfind(b"PK\5\6")
    if at < 0 or len(end) < at + 20:
        return None
    members, length = struct.unpack("<HL", end[at + 10 : at + 16])
    return members, length


def leads_outside(member: zipfile.ZipInfo) -> bool:
    names = (PurePosixPath(member.filename), PureWindowsPath(member.filename))
    if any(name.is_absolute() or name.drive or ".." in name.parts for name in names):
        return True
    return stat.S_ISLNK(member.external_attr >> 16)


def top_of(names: Iterable[str]) -> str:
    """What stands before every name of the deck."""
    named = [name for name in names if PurePosixPath(name).name == "deck.json"]
    tops = {name.removesuffix("deck.json") for name in named if name.count("/") <= 1}
    if "" in tops:
        return ""
    if len(tops) != 1:
        raise Broken("deck_no_manifest", "it has no deck.json at its top or in its one folder")
    return tops.pop()
