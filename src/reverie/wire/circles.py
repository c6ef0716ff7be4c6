"""Messages about circles. The key goes in a body, never in an address; what comes back has none."""

from msgspec import Struct

from reverie.tables.requests import SetUp, Wish


class MeetAgain(Struct, frozen=True, forbid_unknown_fields=True):
    """`keys`: those that the device has; with one to this circle it stays the same member."""

    language: str
    keys: tuple[str, ...] = ()


class CircleKey(Struct, frozen=True):
    """The key of one member. `link`: the same for the fragment of an address, and as squares."""

    key: str
    link: str
    here_only: bool
    qr: tuple[str, ...]


class OfCircle(Struct, frozen=True, forbid_unknown_fields=True):
    key: str


class ChangeMember(Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    name: str
    colour: str
    language: str


class WishOfCircle(Struct, frozen=True, forbid_unknown_fields=True):
    """To be asked to sit down; no wish: no more."""

    key: str
    wish: Wish | None = None


class MemberView(Struct, frozen=True):
    """`since`: when they joined. `asked`: a device of theirs is told when a table is open."""

    id: int
    name: str
    colour: str
    language: str
    since: float
    asked: bool


class EveningView(Struct, frozen=True):
    """`there` and `missing`: members, by their ids."""

    table: str
    at: float
    turns: int
    there: tuple[int, ...]
    missing: tuple[int, ...]


class CircleView(Struct, frozen=True):
    """What a member sees. `open`: the table at which one may sit down now.

    `evenings`: the latest first; `held`: how many there were in all. `seen`: how many cards have
    lain open. `kept_days`: after so many untouched a table is erased; 0 keeps them for ever.
    """

    me: int
    people: tuple[MemberView, ...]
    evenings: tuple[EveningView, ...]
    held: int
    seen: int
    set_up: SetUp
    open: str | None
    kept_days: int


class NextTable(Struct, frozen=True):
    """`seated`: this device has the first chair; else the table was open already."""

    table: str
    seated: bool


class CircleFile(Struct, frozen=True):
    """All that is kept, for a member to take along: no keys, and nobody's wish for notices.

    `clues`: by the card, marks of those that were given for it; no rabbit gives them again.
    """

    circle: CircleView
    cards: dict[str, int]
    clues: dict[str, str] = {}
