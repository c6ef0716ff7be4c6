"""What goes between the darkroom and its worker: frames of bytes, each after its length."""

import struct
from typing import IO, TypeAlias

import msgspec

Rectangle: TypeAlias = tuple[float, float, float, float]


class Job(msgspec.Struct, frozen=True):
    """`page`: of the document that was sent last; its pages are counted with -1."""

    crop: Rectangle | None = None
    page: int | None = None


class Answer(msgspec.Struct, frozen=True):
    """`code`: why there is no card. `pages`: of a document."""

    code: str = ""
    pages: int = 0
    tint: str = ""
    tiny: str = ""
    size: tuple[int, int] = (0, 0)
    crop: Rectangle = (0, 0, 0, 0)
    proof_size: tuple[int, int] = (0, 0)


def write_frame(stream: IO[bytes], data: bytes) -> None:
    stream.write(struct.pack(">I", len(data)) + data)


def read_frame(stream: IO[bytes], largest: int) -> bytes | None:
    """None where there is no more, or what comes is no frame of ours."""
    head = stream.read(4)
    if len(head) < 4:
        return None
    (length,) = struct.unpack(">I", head)
    data = stream.read(length) if length <= largest else b""
    return data if len(data) == length else None
