"""Reads of a WebP file only what a deck promises: a still picture, its size, and nothing beside it.

The file is a RIFF container: a header of twelve bytes, then chunks of a name, a length and data.
Only chunk headers are read, so a look costs the same for a small picture and a large one.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, NamedTuple

from .refusals import Broken

PICTURES = {b"VP8 ", b"VP8L"}
HELPERS = {b"VP8X", b"ALPH", b"ICCP"}
METADATA = {b"EXIF", b"XMP "}
ENOUGH_FOR_A_SIZE = 10


class Size(NamedTuple):
    """Width and height in pixels."""

    width: int
    height: int

    def __str__(self) -> str:
        return f"{self.width}×{self.height}"


class Chunk(NamedTuple):
    """The name of a chunk and the first bytes of its data."""

    name: bytes
    opening: bytes


def check_picture(path: Path, size: Size) -> None:
    """Raise Broken unless the file is one still WebP picture of this size without metadata."""
    with path.open("rb") as file:
        chunks = list(read_chunks(file, path.stat().st_size, path.name))
    names = [chunk.name for chunk in chunks]
    if not METADATA.isdisjoint(names):
        raise Broken("deck_metadata", f"{path.name} carries EXIF or XMP data")
    if sum(name in PICTURES for name in names) != 1 or set(names) - PICTURES - HELPERS:
        raise Broken("deck_not_webp", f"{path.name} is not a single still picture")
    for found in filter(None, (size_of(chunk, path.name) for chunk in chunks)):
        if found != size:
            raise Broken("deck_wrong_size", f"{path.name} is {found}, not {size}")


def read_chunks(file: BinaryIO, length: int, name: str) -> Iterator[Chunk]:
    header = file.read(12)
    if header[:4] != b"RIFF" or header[8:] != b"WEBP":
        raise Broken("deck_not_webp", f"{name} is not a WebP file")
    if number(header[4:8]) + 8 != length:
        raise Broken("deck_not_webp", f"{name} is cut short or has something after its end")
    position = 12
    while position < length:
        file.seek(position)
        head = file.read(8)
        yield Chunk(head[:4], file.read(ENOUGH_FOR_A_SIZE))
        position += 8 + padded(number(head[4:]))
    if position != length:
        raise Broken("deck_not_webp", f"{name} is cut short")


def size_of(chunk: Chunk, name: str) -> Size | None:
    """The size a chunk speaks of, or None for a chunk that speaks of none."""
    data = chunk.opening
    if chunk.name == b"VP8 " and data[3:6] == b"\x9d\x01\x2a":
        return Size(number(data[6:8]) & 0x3FFF, number(data[8:10]) & 0x3FFF)
    if chunk.name == b"VP8L" and data[:1] == b"\x2f":
        bits = number(data[1:5])
        return Size((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    if chunk.name == b"VP8X":
        return Size(number(data[4:7]) + 1, number(data[7:10]) + 1)
    if chunk.name in PICTURES:
        raise Broken("deck_not_webp", f"{name} does not begin like a WebP picture")
    return None


def number(data: bytes) -> int:
    return int.from_bytes(data, "little")


def padded(length: int) -> int:
    return length + length % 2
