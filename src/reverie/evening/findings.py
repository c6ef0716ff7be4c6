"""What the evening showed: small findings with the counts they come from, none from too little.

Nobody is told what they could not do. Whoever asked to be forgotten is not spoken of.
"""

from collections import defaultdict
from collections.abc import Callable, Collection, Sequence
from fractions import Fraction
from typing import TypeAlias

from msgspec import Struct

from reverie.evening.kindred import Kindred, kindred
from reverie.evening.turns import Counted, Since
from reverie.rules.ids import CardId, Seat
from reverie.rules.pieces import Clue
from reverie.tables.views import History

FEWEST_TURNS = 5
# An evening of longer ago is another one.
LATEST_TURNS = 100
FEWEST_VOTERS = 3
FEWEST_CLUES = 2
FEWEST_FOOLED = 2
MIDDLE = (Fraction(1, 3), Fraction(2, 3))


class Secret(Struct, frozen=True, tag="secret", tag_field="finding"):
    """A card to be found that none of so many saw through."""

    seat: Seat
    game: int
    turn: int
    clue: Clue
    card: CardId
    voters: int


class FoundBy(Struct, frozen=True):
    game: int
    turn: int
    clue: Clue
    found: int
    voters: int


class Middle(Struct, frozen=True, tag="middle", tag_field="finding"):
    """Who told most clues that about half found: those, and of how many."""

    seat: Seat
    clues: tuple[FoundBy, ...]
    told: int


class Disguise(Struct, frozen=True, tag="disguise", tag_field="finding"):
    """A card that was not the one, and drew more votes than any other such."""

    seat: Seat
    game: int
    turn: int
    clue: Clue
    card: CardId
    votes: int
    voters: int


Finding: TypeAlias = Kindred | Secret | Middle | Disguise


class Findings(Struct, frozen=True):
    """`turns`: from how many finished turns."""

    turns: int
    findings: tuple[Finding, ...]


def what_it_showed(history: History, since: Since | None = None) -> Findings:
    turns = [Counted(turn, since or {}) for turn in history.turns[-LATEST_TURNS:]]
    return found_in(turns, {chair.seat for chair in history.chairs if chair.name})


def found_in(turns: Sequence[Counted], named: Collection[Seat]) -> Findings:
    """`named`: of whom one may speak."""
    if len(turns) < FEWEST_TURNS:
        return Findings(len(turns), ())
    found: list[Finding] = [*kindred(turns)]
    for look in LOOKS:
        finding = look(turns)
        if finding is not None:
            found.append(finding)
    return Findings(len(turns), tuple(f for f in found if _speaks_of(f) <= set(named)))


def _speaks_of(finding: Finding) -> set[Seat]:
    if isinstance(finding, Kindred):
        return {way.finder for way in finding.found}
    return {finding.seat}


def _told_alone(turns: Sequence[Counted]) -> list[tuple[Counted, FoundBy]]:
    """The turns with a card to be found, told by whoever sits there, and enough who voted."""
    found = []
    for turn in turns:
        if turn.target is None or not turn.is_own_doing(turn.storyteller):
            continue
        count = FoundBy(
            turn.told.game,
            turn.told.turn,
            turn.told.reveal.clue,
            len(turn.target.votes),
            len(turn.voters),
        )
        if count.voters >= FEWEST_VOTERS:
            found.append((turn, count))
    return found


def best_kept_secret(turns: Sequence[Counted]) -> Secret | None:
    """Before the most voters; of several the earliest."""
    kept = [(turn, count) for turn, count in _told_alone(turns) if count.found == 0]
    if not kept:
        return None
    turn, count = max(kept, key=lambda one: one[1].voters)
    assert turn.target is not None
    where = (count.game, count.turn, count.clue)
    return Secret(turn.storyteller, *where, turn.target.card, count.voters)


def happy_middle(turns: Sequence[Counted]) -> Middle | None:
    """Who did it most often; if several did, whoever needed fewest clues for it; else nobody."""
    told: dict[Seat, list[FoundBy]] = defaultdict(list)
    for turn, count in _told_alone(turns):
        told[turn.storyteller].append(count)
    middles = [
        Middle(seat, tuple(count for count in counts if _is_middle(count)), len(counts))
        for seat, counts in told.items()
    ]
    middles = [middle for middle in middles if len(middle.clues) >= FEWEST_CLUES]
    middles.sort(key=_middle_rank)
    if not middles or [_middle_rank(m) for m in middles[:2]].count(_middle_rank(middles[0])) > 1:
        return None
    return middles[0]


def _middle_rank(middle: Middle) -> tuple[int, int]:
    return -len(middle.clues), middle.told


def _is_middle(count: FoundBy) -> bool:
    return MIDDLE[0] <= Fraction(count.found, count.voters) <= MIDDLE[1]


def best_disguise(turns: Sequence[Counted]) -> Disguise | None:
    """The most votes, before the fewest voters; of several the earliest."""
    found: list[Disguise] = []
    for turn in turns:
        if turn.target is None or len(turn.voters) < FEWEST_VOTERS:
            continue
        for place in turn.places:
            if place is not turn.target and turn.is_own_doing(place.owner):
                found.append(_disguise(turn, place.owner, place.card, len(place.votes)))
    found = [one for one in found if one.votes >= FEWEST_FOOLED]
    return max(found, key=lambda one: (one.votes, -one.voters), default=None)


def _disguise(turn: Counted, owner: Seat, card: CardId, votes: int) -> Disguise:
    told = turn.told
    voters = len(turn.voters)
    return Disguise(owner, told.game, told.turn, told.reveal.clue, card, votes, voters)


LOOKS: tuple[Callable[[Sequence[Counted]], Finding | None], ...] = (
    best_kept_secret,
    happy_middle,
    best_disguise,
)
