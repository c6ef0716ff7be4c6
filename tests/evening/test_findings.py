"""Findings are counted facts, counted here a second way: from the log, and in whole numbers."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, product
from math import comb
from typing import Any, TypeVar

import msgspec
import pytest
from random_evenings import Night, one_mind

from forms import many
from reverie.evening.findings import (
    Disguise,
    Findings,
    Middle,
    Secret,
    what_it_showed,
)
from reverie.evening.kindred import DOUBT, Kindred, at_least
from reverie.rules import events as ev
from reverie.rules.ids import Seat
from reverie.rules.pieces import Options

F = TypeVar("F")
EVENINGS = many(60, 500)


def of_kind(found: Findings, kind: type[F]) -> list[F]:
    return [one for one in found.findings if isinstance(one, kind)]


class Turn:
    """A turn out of the log: who laid what, and everybody's last ballot."""

    def __init__(self, game: int, turn: int, laid: ev.CardsLaidOut, teller: int) -> None:
        self.game, self.turn, self.teller = game, turn, teller
        self.laid, self.ballots = laid, dict[int, tuple[int, ...]]()
        self.crowd = False

    @property
    def target(self) -> int:
        return self.laid.target

    def votes_on(self, place: int) -> int:
        return sum(place in ballot for ballot in self.ballots.values())


def turns_of(log: list[ev.AnyEvent]) -> Iterator[Turn]:
    games = number = teller = 0
    turn: Turn | None = None
    for event in log:
        match event:
            case ev.GameStarted():
                games += 1
            case ev.TurnBegan(turn=n):
                number = n
            case ev.ClueGiven(seat=seat):
                teller = seat
            case ev.CardsLaidOut():
                turn = Turn(games, number, event, teller)
            case ev.Voted(seat=seat, places=places):
                assert turn is not None
                turn.ballots[seat] = places
            case ev.TurnScored(outcome=outcome):
                assert turn is not None
                turn.crowd = outcome == "crowd"
                yield turn


def exactly_at_least(hits: int, chances: list[Fraction]) -> Fraction:
    """The distribution whole, as fractions."""
    known: dict[int, Fraction] = {0: Fraction(1)}
    for chance in chances:
        after: dict[int, Fraction] = defaultdict(Fraction)
        for n, p in known.items():
            after[n] += p * (1 - chance)
            after[n + 1] += p * chance
        known = after
    return sum((p for n, p in known.items() if n >= hits), Fraction(0))


def occasions(turns: list[Turn], finder: int, owner: int) -> tuple[list[Fraction], int]:
    chances: list[Fraction] = []
    hits = 0
    for turn in turns:
        owners = [laid.owner for laid in turn.laid.places]
        if finder not in turn.ballots or finder not in owners or owner not in owners:
            continue
        own = set() if turn.crowd else {n for n, who in enumerate(owners, 1) if who == finder}
        lying = [n for n in range(1, len(owners) + 1) if n not in own]
        theirs = [n for n in lying if owners[n - 1] == owner]
        k = len(turn.ballots[finder])
        # Every way to vote for k of the cards that lay open, counted one by one.
        ways = list(combinations(lying, k))
        blind = Fraction(sum(bool(set(way) & set(theirs)) for way in ways), len(ways))
        others = Counter(
            place
            for seat, ballot in turn.ballots.items()
            if seat not in (finder, owner)
            for place in ballot
        )
        weight = {n: others[n] + Fraction(1, len(lying)) for n in lying}
        share = sum((weight[n] for n in theirs), Fraction(0)) / sum(weight.values())
        chances.append(max(blind, min(Fraction(1), k * share)))
        hits += bool(set(turn.ballots[finder]) & set(theirs))
    return chances, hits


def kindred_again(turns: list[Turn]) -> dict[tuple[int, int], tuple[int, int, int, int]]:
    """Pair → found there, times there, found back, times back."""
    seats = sorted({laid.owner for turn in turns for laid in turn.laid.places})
    pairs, looked = {}, 0
    for one, other in combinations(seats, 2):
        (there, a), (back, b) = occasions(turns, one, other), occasions(turns, other, one)
        if len(there) < 5 or len(back) < 5:
            continue
        looked += 1
        if min(a, b) >= 2 and a > sum(there) and b > sum(back):
            doubt = exactly_at_least(a + b, there + back)
            pairs[one, other] = (doubt, (a, len(there), b, len(back)))
    return {pair: counts for pair, (doubt, counts) in pairs.items() if doubt * looked <= DOUBT}


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("name", "players"), [("classic", 5), ("odyssey", 8), ("party", 6)])
def test_kindred_spirits_are_the_same_when_counted_from_the_log(
    seed: int, name: str, players: int
) -> None:
    night = Night(seed, one_mind(1, 3)).game(name, players).game(name, players)
    found = of_kind(what_it_showed(night.history()), Kindred)
    again = kindred_again(list(turns_of(night.log)))
    shown = {
        (one.found[0].finder, one.found[0].owner): (
            *(one.found[0].found, one.found[0].times),
            *(one.found[1].found, one.found[1].times),
        )
        for one in found
    }
    assert set(shown) <= set(again)
    assert len(shown) == min(2, len(again))
    assert all(counts == again[pair] for pair, counts in shown.items())


def test_two_of_one_mind_are_found_and_those_beside_them_are_not() -> None:
    together = others = 0
    for seed in range(30):
        night = Night(seed, one_mind(1, 3)).game("classic", 5).game("classic", 5)
        pairs = [
            tuple(way.finder for way in one.found)
            for one in of_kind(what_it_showed(night.history()), Kindred)
        ]
        together += (1, 3) in pairs
        others += any(pair != (1, 3) for pair in pairs)
    assert together >= 24
    assert others <= 1


@pytest.mark.parametrize(
    ("name", "players", "games"),
    [("classic", 4, 2), ("classic", 6, 1), ("odyssey", 9, 1), ("party", 8, 2), ("classic", 3, 3)],
)
def test_random_players_are_hardly_ever_called_kindred(name: str, players: int, games: int) -> None:
    """At most two evenings of a hundred; 1,000 in `make test-long`."""
    false = 0
    for seed in range(EVENINGS):
        night = Night(seed)
        for _ in range(games):
            night.game(name, players, Options())
        false += bool(of_kind(what_it_showed(night.history()), Kindred))
    assert false <= EVENINGS * 0.02


@pytest.mark.parametrize("seed", range(10))
def test_who_liked_what_everybody_liked_is_not_kindred(seed: int) -> None:
    """All vote for the card of seat 0: that two did so says nothing of the two."""
    night = Night(seed, lambda game, seat, dice: _place_of(game, 0) if seat != 0 else None)
    night.game("classic", 6).game("classic", 6)
    assert of_kind(what_it_showed(night.history()), Kindred) == []


def _place_of(game: Any, owner: int) -> int:
    return next(n for n, laid in enumerate(game.phase.places, 1) if laid.owner == owner)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize(("name", "players"), [("classic", 4), ("odyssey", 7), ("teams", 8)])
def test_the_other_findings_are_the_same_when_counted_from_the_log(
    seed: int, name: str, players: int
) -> None:
    night = Night(seed).game(name, players)
    found, turns = what_it_showed(night.history()), list(turns_of(night.log))
    assert found.turns == len(turns)
    enough = [turn for turn in turns if len(turn.ballots) >= 3]
    _check_secret(of_kind(found, Secret), enough)
    _check_disguise(of_kind(found, Disguise), enough)
    _check_middle(of_kind(found, Middle), enough)


def _check_secret(found: list[Secret], turns: list[Turn]) -> None:
    unseen = [turn for turn in turns if turn.votes_on(turn.target) == 0]
    assert len(found) == bool(unseen)
    for one in found:
        most = max(len(turn.ballots) for turn in unseen)
        turn = next(turn for turn in unseen if len(turn.ballots) == most)
        card = turn.laid.places[turn.target - 1].card
        assert (one.seat, one.turn, one.card, one.voters) == (turn.teller, turn.turn, card, most)


def _check_disguise(found: list[Disguise], turns: list[Turn]) -> None:
    drawn = {
        (turn.turn, laid.card): (turn.votes_on(n), laid.owner)
        for turn in turns
        for n, laid in enumerate(turn.laid.places, 1)
        if n != turn.target
    }
    most = max((votes for votes, _ in drawn.values()), default=0)
    assert len(found) == (most >= 2)
    for one in found:
        assert one.votes == most
        assert drawn[one.turn, one.card] == (most, one.seat)


def _check_middle(found: list[Middle], turns: list[Turn]) -> None:
    told, middle = Counter[int](), Counter[int]()
    for turn in turns:
        told[turn.teller] += 1
        votes = turn.votes_on(turn.target)
        middle[turn.teller] += len(turn.ballots) <= 3 * votes <= 2 * len(turn.ballots)
    ranks = sorted((-middle[seat], told[seat]) for seat in told if middle[seat] >= 2)
    assert len(found) == (bool(ranks) and ranks.count(ranks[0]) == 1)
    for one in found:
        assert (-len(one.clues), one.told) == ranks[0]
        assert (middle[one.seat], told[one.seat]) == (len(one.clues), one.told)


def test_nothing_is_found_in_too_few_turns() -> None:
    night = Night(2, one_mind(0, 1, often=1.0)).game("classic", 4)
    history = night.history()
    for turns in range(5):
        few = msgspec.structs.replace(history, turns=history.turns[:turns])
        assert what_it_showed(few) == Findings(turns, ())
    assert what_it_showed(history).findings != ()


def test_somebody_forgotten_is_not_spoken_of() -> None:
    night = Night(3, one_mind(1, 3, often=0.9)).game("classic", 5).game("classic", 5)
    assert of_kind(what_it_showed(night.history()), Kindred)
    seats = range(5)
    told = what_it_showed(night.history(nameless=[1])).findings
    assert not of_kind(Findings(0, told), Kindred)
    assert what_it_showed(night.history(nameless=list(seats))).findings == ()


def test_what_somebody_before_played_in_a_seat_is_not_theirs() -> None:
    night = Night(3, one_mind(1, 3, often=0.9)).game("classic", 5).game("classic", 5)
    last = night.turns[-1]
    since = {Seat(1): (last.game, last.turn)}
    assert of_kind(what_it_showed(night.history(), since), Kindred) == []


def test_what_a_stand_in_did_counts_for_nobody() -> None:
    night = Night(3, one_mind(1, 3, often=0.9)).game("classic", 5).game("classic", 5)
    turns = [
        msgspec.structs.replace(
            turn, reveal=msgspec.structs.replace(turn.reveal, stand_ins=(Seat(3),))
        )
        for turn in night.turns
    ]
    history = msgspec.structs.replace(night.history(), turns=tuple(turns))
    found = what_it_showed(history).findings
    assert not of_kind(Findings(0, found), Kindred)
    assert all(not isinstance(one, Kindred) and one.seat != 3 for one in found)


def test_the_chance_of_so_many_hits_is_exact() -> None:
    """Beside all the ways in which it can go, one by one."""
    chances = [0.1, 0.5, 0.25, 0.4, 0.9]
    for hits in range(7):
        ways = 0.0
        for way in product((0, 1), repeat=len(chances)):
            if sum(way) >= hits:
                p = 1.0
                for hit, chance in zip(way, chances, strict=True):
                    p *= chance if hit else 1 - chance
                ways += p
        assert at_least(hits, chances) == pytest.approx(ways)
    same = [0.2] * 12
    binomial = sum(comb(12, n) * 0.2**n * 0.8 ** (12 - n) for n in range(5, 13))
    assert at_least(5, same) == pytest.approx(binomial)


def test_pairs_of_a_team_game_are_left_out() -> None:
    """T6: whoever votes has laid no card, so that nobody's mind meets another's there."""
    night = Night(4).game("teams", 6, Options(storyteller_turns=2))
    assert of_kind(what_it_showed(night.history()), Kindred) == []
