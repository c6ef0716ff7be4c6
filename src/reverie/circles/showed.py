"""What all the evenings of a circle showed: its members found again, whichever chairs they had."""

from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from reverie.circles.circle import Circle
from reverie.evening.findings import Findings, found_in
from reverie.evening.turns import Counted, Since
from reverie.rules.ids import Seat
from reverie.rules.text import folded
from reverie.rules.views import PlaceView
from reverie.tables.views import ChairView, History, ToldTurn

# Of more than that the first are forgotten: what holds shows in these.
LATEST_TURNS = 400
# Whoever is no member is somebody else on each evening, and is not spoken of.
STRANGERS = 1000

Who = Mapping[Seat, Seat]


def showed(circle: Circle, evenings: Iterable[tuple[History, Since]]) -> Findings:
    """The seats in the answer are the members' ids."""
    turns = [
        turn
        for number, (history, since) in enumerate(evenings)
        for turn in _as_members(history, since, _who(circle, history.chairs, number))
    ]
    return found_in(turns[-LATEST_TURNS:], {Seat(member.id) for member in circle.people})


def _who(circle: Circle, chairs: Sequence[ChairView], evening: int) -> Who:
    members = {folded(one.name): Seat(one.id) for one in circle.people}
    stranger = STRANGERS * (evening + 1)
    return {
        chair.seat: members[folded(chair.name)]
        if chair.bot is None and folded(chair.name) in members
        else Seat(stranger + chair.seat)
        for chair in chairs
    }


def _as_members(history: History, since: Since, who: Who) -> list[Counted]:
    moved = {who[seat]: moment for seat, moment in since.items()}
    return [Counted(_told_of(turn, who), moved) for turn in history.turns]


def _told_of(turn: ToldTurn, who: Who) -> ToldTurn:
    reveal = turn.reveal
    return replace(
        turn,
        reveal=replace(
            reveal,
            storyteller=who[reveal.storyteller],
            places=tuple(_place_of(place, who) for place in reveal.places),
            stand_ins=tuple(who[seat] for seat in reveal.stand_ins),
        ),
    )


def _place_of(place: PlaceView, who: Who) -> PlaceView:
    return replace(place, owner=who[place.owner], votes=tuple(who[seat] for seat in place.votes))
