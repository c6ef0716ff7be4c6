"""What the server and the bots' own process say to each other: a length, then msgpack."""

from typing import BinaryIO, TypeAlias

import msgspec
from msgspec import Struct

from reverie.bots.notes import DeckAddress
from reverie.bots.past import Past, Saying
from reverie.rules.commands import Command
from reverie.rules.views import View

LENGTH = 4
LONGEST = 16 * 1024 * 1024


class Request(Struct, frozen=True, tag_field="ask"):
    """`number` comes back with the answer."""

    number: int


class Know(Request, frozen=True, tag="know"):
    """The decks there are, and where vectors are looked for; the last folder is written to."""

    decks: tuple[DeckAddress, ...]
    folders: tuple[str, ...]


class Warm(Request, frozen=True, tag="warm"):
    """A table with bots will soon play these decks in this language."""

    language: str
    decks: tuple[str, ...]


class AskMove(Request, frozen=True, tag="move"):
    bot: str
    view: View
    past: Past
    seed: int


class AskWhy(Request, frozen=True, tag="why"):
    """`said`: what others have said of this turn."""

    view: View
    language: str
    seed: int
    bot: str
    said: tuple[str, ...] = ()


class AskQuote(Request, frozen=True, tag="quote"):
    """`sayings`: what people have said of which cards at this table."""

    view: View
    language: str
    seed: int
    sayings: tuple[Saying, ...]


AnyRequest: TypeAlias = Know | Warm | AskMove | AskWhy | AskQuote


class Answer(Struct, frozen=True):
    """`problem`: what went wrong, for the log."""

    number: int
    move: Command | None = None
    text: str | None = None
    problem: str | None = None


_requests: msgspec.msgpack.Decoder[AnyRequest] = msgspec.msgpack.Decoder(AnyRequest)
_answers = msgspec.msgpack.Decoder(Answer)


def packed(message: AnyRequest | Answer) -> bytes:
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


def read_request(pipe: BinaryIO) -> AnyRequest | None:
    """The next request, or nothing when the server has gone."""
    head = pipe.read(LENGTH)
    if len(head) < LENGTH:
        return None
    body = pipe.read(int.from_bytes(head, "big"))
    return _requests.decode(body)


def read_answer(body: bytes) -> Answer:
    return _answers.decode(body)
