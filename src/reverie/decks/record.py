"""What the painter knows of a card. For computer players only; it never leaves the server."""

from msgspec import Struct


class Motif(Struct, frozen=True):
    """One thing drawn on a card."""

    name: str
    role: str = ""
    place: str = ""
    colour: str = ""
    count: int = 1


class Relation(Struct, frozen=True):
    """What one thing on a card has to do with another."""

    subject: str
    relation: str
    object: str


class Record(Struct, frozen=True):
    """The fields that say something; a painter may write more, or less."""

    title: str = ""
    motifs: tuple[Motif, ...] = ()
    relation: tuple[Relation, ...] | str = ()
    place: str = ""
    light: str = ""
    moods: tuple[str, ...] = ()
    themes: tuple[str, ...] = ()
    associations: tuple[str, ...] = ()
