"""A circle at one moment, and how it changes. Pure, like the tables it remembers."""

from collections.abc import Collection, Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from reverie.rules.ids import CardId
from reverie.rules.marks import Marks, together
from reverie.rules.text import folded
from reverie.tables.refusals import Refused
from reverie.tables.requests import SetUp

# A circle is a few kilobytes, however long it goes on.
MOST_PEOPLE = 24
MOST_EVENINGS = 60


class Member(Struct, frozen=True):
    """`lock`: what the member's own key opens. `since`: when they joined. `wish`: for notices."""

    id: int
    name: str
    colour: str
    language: str
    lock: bytes
    since: float
    wish: bytes | None = None


class Evening(Struct, frozen=True):
    """`there`: the members who played. `turns`: so many are told, and counted in `seen`."""

    table: str
    at: float
    there: tuple[int, ...] = ()
    turns: int = 0


class Circle(Struct, frozen=True):
    """`seen`: how often each card has lain open at its tables; `told`: marks of the clues for it.

    `held`: its evenings in all.
    """

    set_up: SetUp
    people: tuple[Member, ...] = ()
    evenings: tuple[Evening, ...] = ()
    held: int = 0
    seen: dict[CardId, int] = {}
    told: dict[CardId, str] = {}
    next_member: int = 1

    def member(self, member: int) -> Member | None:
        return next((one for one in self.people if one.id == member), None)

    @property
    def latest(self) -> Evening | None:
        return self.evenings[-1] if self.evenings else None


def house_rules(set_up: SetUp) -> SetUp:
    """How a circle plays unless it says otherwise: among themselves, least seen first (H13)."""
    return replace(set_up, listed=False, options=replace(set_up.options, least_seen=True))


def join(circle: Circle, member: Member) -> Circle:
    if len(circle.people) >= MOST_PEOPLE:
        raise Refused("circle_full")
    return replace(
        circle,
        people=(*circle.people, replace(member, id=circle.next_member)),
        next_member=circle.next_member + 1,
    )


def change(circle: Circle, member: Member) -> Circle:
    """This one is another now; whoever has left stays away."""
    if circle.member(member.id) is None:
        raise Refused("no_such_circle")
    return replace(
        circle, people=tuple(member if one.id == member.id else one for one in circle.people)
    )


def leave(circle: Circle, member: int) -> Circle:
    """Name, key, wish, and on which evenings they were there: all of it is forgotten."""
    return replace(
        circle,
        people=tuple(one for one in circle.people if one.id != member),
        evenings=tuple(
            replace(evening, there=tuple(one for one in evening.there if one != member))
            for evening in circle.evenings
        ),
    )


def meet(circle: Circle, table: str, at: float) -> Circle:
    """A new evening; where there are too many, the first is forgotten, and what it showed stays."""
    if any(evening.table == table for evening in circle.evenings):
        return circle
    evenings = (*circle.evenings, Evening(table, at))[-MOST_EVENINGS:]
    return replace(circle, evenings=evenings, held=circle.held + 1)


class PlayedEvening(Struct, frozen=True):
    """What one of its tables tells: the cards of each turn, who has played, and how.

    `told`: marks of the clues for each card.
    """

    turns: Sequence[Collection[CardId]]
    names: Collection[str]
    set_up: SetUp
    told: Marks = {}


def count(circle: Circle, table: str, told: PlayedEvening) -> Circle:
    evening = next((one for one in circle.evenings if one.table == table), None)
    if evening is None or not told.turns:
        return circle
    seen = dict(circle.seen)
    for cards in told.turns[evening.turns :]:
        for card in cards:
            seen[card] = seen.get(card, 0) + 1
    played = {folded(name) for name in told.names}
    there = {one.id for one in circle.people if folded(one.name) in played} | set(evening.there)
    turns = max(evening.turns, len(told.turns))
    counted = replace(evening, there=tuple(sorted(there)), turns=turns)
    evenings = tuple(counted if one is evening else one for one in circle.evenings)
    heard = dict(together(circle.told, told.told))
    return agree(replace(circle, seen=seen, told=heard, evenings=evenings), table, told.set_up)


def agree(circle: Circle, table: str, set_up: SetUp) -> Circle:
    """As it played last, so it plays next; the table it was founded at knew nothing of it yet."""
    latest = circle.latest
    if latest is None or latest.table != table or circle.held == 1:
        return circle
    return replace(circle, set_up=replace(set_up, listed=False))


_circles: msgspec.json.Decoder[Circle] = msgspec.json.Decoder(Circle)


def as_bytes(circle: Circle) -> bytes:
    return msgspec.json.encode(circle)


read_circle = _circles.decode
