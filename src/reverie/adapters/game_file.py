"""A recorded game as a file: one line that says what it is, then one event a line."""

from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from reverie.rules.events import AnyEvent, GameStarted

SCHEMA = 1


class Header(msgspec.Struct):
    reverie: str = "game"
    schema: int = SCHEMA


class BadGameFile(Exception):
    """A file that is not a recorded game of ours; the text says why."""


_events: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


def encode_event(event: AnyEvent) -> bytes:
    return msgspec.json.encode(event)


def decode_event(line: bytes | str) -> AnyEvent:
    return _events.decode(line)


def as_lines(events: Iterable[AnyEvent]) -> bytes:
    lines = [msgspec.json.encode(Header()), *map(encode_event, events)]
    return b"\n".join(lines) + b"\n"


def write_game(path: Path, events: Iterable[AnyEvent]) -> None:
    path.write_bytes(as_lines(events))


def read_game(path: Path) -> list[AnyEvent]:
    try:
        lines = path.read_bytes().splitlines()
    except OSError as error:
        raise BadGameFile(f"{path} cannot be read: {error.strerror}.") from None
    if not lines:
        raise BadGameFile(f"{path} is empty.")
    _check_header(path, lines[0])
    events = list(_read_events(path, lines[1:]))
    if not events or not isinstance(events[0], GameStarted):
        raise BadGameFile(f"{path} does not begin with the start of a game.")
    return events


def _check_header(path: Path, line: bytes) -> None:
    try:
        header = msgspec.json.decode(line, type=Header)
    except msgspec.MsgspecError:
        raise BadGameFile(f"{path} is not a recorded game.") from None
    if header.reverie != "game":
        raise BadGameFile(f"{path} is not a recorded game.")
    if header.schema > SCHEMA:
        raise BadGameFile(f"{path} was written by a newer Reverie (schema {header.schema}).")


def _read_events(path: Path, lines: list[bytes]) -> Iterator[AnyEvent]:
    for number, line in enumerate(lines, 2):
        try:
            yield decode_event(line)
        except msgspec.MsgspecError as error:
            raise BadGameFile(f"{path}, line {number}: {error}.") from None
