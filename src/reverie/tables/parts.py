"""The two parts of a view as they are sent: what all see, and what is one viewer's own."""

from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from reverie.rules.views import RevealView, View
from reverie.tables.views import TableView


class Part(Struct, gc=False):
    """One part of a view, encoded: what all see, or what is one viewer's own.

    `framed`: the same as a wire sends it to everybody for whom nothing else has changed.
    """

    version: int
    body: bytes
    framed: bytes | None = None


class Seen(Struct, frozen=True, gc=False):
    """The versions that somebody has; 0 for nothing yet."""

    public: int = 0
    private: int = 0


NOTHING = Seen()
NO_GAME = b"null}"


class Encoding:
    """Encodes what all see of a table, move after move.

    Most of its bytes are of pieces that are the same things as before; they are encoded once.
    """

    def __init__(self) -> None:
        self.known: dict[str, tuple[object, msgspec.Raw]] = {}
        self.around: TableView | None = None
        self.head = b""

    def of(self, around: TableView, game: View | None) -> bytes:
        """`around`: all but the game, which is the last field."""
        if around is not self.around:
            self.around, self.head = around, encode(around).removesuffix(NO_GAME)
        return b"%b%b}" % (self.head, encode(None if game is None else self._pieces(game)))

    def _pieces(self, game: View) -> View:
        phase = game.phase
        if isinstance(phase, RevealView):
            phase = replace(phase, places=self._piece("places", phase.places))
        return replace(
            game,
            phase=phase,
            options=self._piece("options", game.options),
            facts=self._piece("facts", game.facts),
            seats=self._piece("seats", game.seats),
            sides=self._piece("sides", game.sides),
        )

    def _piece(self, name: str, piece: object) -> Any:
        known = self.known.get(name)
        if known is None or known[0] is not piece:
            known = self.known[name] = piece, msgspec.Raw(encode(piece))
        return known[1]


encode = msgspec.json.Encoder().encode
