"""The two parts of a view as they are sent: what all see, and what is one viewer's own."""

from msgspec import Struct


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
