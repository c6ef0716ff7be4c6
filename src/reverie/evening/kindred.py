"""Kindred spirits: two who found each other's cards more often than chance would have it.

Chance, for one vote, is the greater of two: one card among those that lay open to this voter, or
the card's share of what all the others chose. So nobody is kindred to the author of a card that
everybody liked, and players who vote at random are called kindred less often than `DOUBT` says.
"""

from collections.abc import Sequence
from itertools import combinations
from math import comb

from msgspec import Struct

from reverie.evening.turns import Counted
from reverie.rules.ids import Seat

# So often, at most, an evening of players who guess at random may show a pair that is none.
DOUBT = 0.02
FEWEST_TIMES = 5
FEWEST_FOUND = 2
MOST_PAIRS = 2


class Finds(Struct, frozen=True):
    """How often one voted for a card of the other's; `chance`: how often chance would have."""

    finder: Seat
    owner: Seat
    found: int
    times: int
    chance: float


class Kindred(Struct, frozen=True, tag="kindred", tag_field="finding"):
    found: tuple[Finds, ...]


class _Pair(Struct, frozen=True):
    ways: tuple[Finds, Finds]
    doubt: float


def kindred(turns: Sequence[Counted]) -> list[Kindred]:
    """The surest first. The doubt is divided among all the pairs that were looked at."""
    seats = sorted({place.owner for turn in turns for place in turn.places})
    pairs = [
        pair
        for one, other in combinations(seats, 2)
        if (pair := _look_at(turns, one, other)) is not None
    ]
    sure = [pair for pair in pairs if pair.doubt * len(pairs) <= DOUBT]
    sure.sort(key=lambda pair: pair.doubt)
    return [Kindred(pair.ways) for pair in sure[:MOST_PAIRS]]


def _look_at(turns: Sequence[Counted], one: Seat, other: Seat) -> _Pair | None:
    """None if they met too seldom."""
    there, there_by = _occasions(turns, one, other)
    back, back_by = _occasions(turns, other, one)
    if min(len(there), len(back)) < FEWEST_TIMES:
        return None
    ways = (
        Finds(one, other, there_by, len(there), sum(there)),
        Finds(other, one, back_by, len(back), sum(back)),
    )
    if any(way.found < FEWEST_FOUND or way.found <= way.chance for way in ways):
        return _Pair(ways, 1.0)
    return _Pair(ways, at_least(there_by + back_by, there + back))


def _occasions(turns: Sequence[Counted], finder: Seat, owner: Seat) -> tuple[list[float], int]:
    """For each vote that might have found a card of the owner's its chance; how many did."""
    chances: list[float] = []
    found = 0
    for turn in turns:
        if not (turn.is_own_doing(finder) and turn.is_own_doing(owner)):
            continue
        votes = sum(finder in place.votes for place in turn.places)
        if votes and turn.has_laid(finder) and turn.has_laid(owner):
            chances.append(_chance(turn, finder, owner, votes))
            found += any(finder in p.votes for p in turn.places if p.owner == owner)
    return chances, found


def _chance(turn: Counted, finder: Seat, owner: Seat, votes: int) -> float:
    places = turn.open_to(finder)
    of_owner = sum(place.owner == owner for place in places)
    blind = 1 - comb(len(places) - of_owner, votes) / comb(len(places), votes)
    # What the others chose, and one vote more, divided among all: nothing is impossible.
    others = [(place.owner, len(set(place.votes) - {finder, owner})) for place in places]
    liked = sum(n for whose, n in others if whose == owner)
    share = (liked + of_owner / len(places)) / (sum(n for _, n in others) + 1)
    return max(blind, min(1.0, votes * share))


def at_least(hits: int, chances: Sequence[float]) -> float:
    """The probability of so many hits or more, where each has a chance of its own."""
    if hits <= 0:
        return 1.0
    fewer = [1.0] + [0.0] * (hits - 1)
    for chance in chances:
        for n in range(hits - 1, 0, -1):
            fewer[n] = fewer[n] * (1 - chance) + fewer[n - 1] * chance
        fewer[0] *= 1 - chance
    return max(0.0, 1 - sum(fewer))
