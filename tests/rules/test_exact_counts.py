"""Our perft: every legal ballot of every voter, counted through the real engine."""

from itertools import combinations, product
from math import comb
from typing import Any

import pytest

from at_table import AtTable, rule
from reverie.rules import Ballot, Seat
from reverie.rules.turns import voters


def laid_out(game: str, n: int, **options: Any) -> AtTable:
    return AtTable(game, n, **options).clue(0).all_hand_over()


def legal_ballots(table: AtTable, seat: int, most: int) -> list[Ballot]:
    seen = table.page(seat)
    places = [p for p in range(1, len(seen.cards) + 1) if p not in seen.barred]
    sets = [c for k in range(1, most + 1) for c in combinations(places, k)]
    if not seen.red:
        return [Ballot(votes) for votes in sets]
    everywhere = range(1, len(seen.cards) + 1)
    return [Ballot(votes, red) for votes in sets for red in everywhere if red not in votes]


def count(table: AtTable, most: int) -> tuple[int, int]:
    """All profiles, and the sum of all points in them."""
    game, phase = table.game, table.phase
    who = voters(game, phase)
    profiles = points = 0
    score = game.ruleset.scoring.score
    for ballots in product(*(legal_ballots(table, seat, most) for seat in who)):
        _, sides = score(
            game.seating,
            phase.storyteller,
            phase.places,
            phase.target,
            dict(zip(who, ballots, strict=True)),
        )
        profiles += 1
        points += sum(side.total for side in sides)
    return profiles, points


@rule("C8", "C9", "C10", "C18", "C20", "O2", "T7", "T9")
@pytest.mark.parametrize(
    ("game", "n", "options", "expected"),
    [
        ("classic", 3, {}, (9, 56)),
        ("classic", 4, {}, (27, 234)),
        ("classic", 5, {}, (256, 2_702)),
        ("classic", 6, {}, (3_125, 38_410)),
        ("odyssey", 6, {}, (3_125, 38_385)),
        ("teams", 6, {}, (9, 56)),
        ("teams", 6, {"team_card": "partner_only"}, (4, 24)),
        ("teams", 8, {}, (64, 555)),
        ("teams", 8, {"team_card": "partner_only"}, (27, 234)),
    ],
)
def test_exact_counts(
    game: str, n: int, options: dict[str, str], expected: tuple[int, int]
) -> None:
    assert count(laid_out(game, n, **options), 1) == expected


@rule("O2", "O4", "O6")
def test_odyssey_seven_with_one_vote_each() -> None:
    assert count(laid_out("odyssey", 7), 1) == (46_656, 699_516)


@rule("P5", "P6", "P7")
def test_party_six_with_red() -> None:
    assert count(laid_out("party", 6), 1) == (233_280, 1_773_150)


@rule("O3", "O4", "O5", "O6")
def test_odyssey_seven_with_one_or_two_votes_by_closed_form() -> None:
    """Each of six voters has 6 single and 15 double ballots; the engine scores one owner's share.

    The sum over profiles splits into what the card pays, the lone vote, and the capped bonus,
    and each part depends on few of the ballots; every number here is read off the engine.
    """
    table = laid_out("odyssey", 7)
    ballots = {seat: legal_ballots(table, seat, 2) for seat in range(1, 7)}
    assert {len(b) for b in ballots.values()} == {21}
    assert 21**6 == 85_766_121
    found, missed, lone = _ballots_by_kind(ballots[1])
    assert (found, missed, lone) == (6, 15, 1)
    everybody, nobody = found**6, missed**6
    some = 21**6 - everybody - nobody
    card = (everybody + nobody) * 6 * 2 + some * 3 + 3 * (6 * found * 21**5 - 6 * everybody)
    lone_points = 6 * lone * 21**5
    bonus = 6 * _bonus_of_one_card()
    assert card + lone_points + bonus == 1_545_913_026


def _ballots_by_kind(ballots: list[Ballot]) -> tuple[int, int, int]:
    found = [b for b in ballots if 1 in b.places]
    return len(found), len(ballots) - len(found), sum(len(b.places) == 1 for b in found)


def _bonus_of_one_card() -> int:
    """Card 2 gets k of the five others' votes; a ballot with it: 1 single + 5 doubles of 21."""
    with_it, without = 6, 15
    bonus = [min(k, 3) * comb(5, k) * with_it**k * without ** (5 - k) for k in range(1, 6)]
    return int(21 * sum(bonus))


@rule("O5", "O6")
def test_the_closed_form_agrees_with_the_engine_on_a_sample() -> None:
    """The same three parts, enumerated in full for two voters while four abstain from all of it."""
    table = laid_out("odyssey", 7)
    game, phase = table.game, table.phase
    others = {Seat(s): Ballot((7,)) if s != 6 else Ballot((6,)) for s in range(3, 7)}
    total = 0
    for one, two in product(legal_ballots(table, 1, 2), legal_ballots(table, 2, 2)):
        _, sides = game.ruleset.scoring.score(
            game.seating,
            phase.storyteller,
            phase.places,
            phase.target,
            {Seat(1): one, Seat(2): two, **others},
        )
        total += sum(side.total for side in sides)
    assert total == _two_voters_by_hand()


def _two_voters_by_hand() -> int:
    """441 profiles; each finds it with 6 of 21 ballots, 1 of them alone; four votes are fixed."""
    nobody = 15 * 15
    card = nobody * 12 + (441 - nobody) * 3 + 3 * (2 * 6 * 21)
    lone = 2 * 1 * 21
    fixed_votes = {5: 1, 6: 3}
    bonus = 0
    for owner in range(1, 7):
        for first, second in product((0, 1), repeat=2):
            ways = [
                (6 if votes else 15) if owner != voter else (0 if votes else 21)
                for voter, votes in ((1, first), (2, second))
            ]
            bonus += ways[0] * ways[1] * min(3, first + second + fixed_votes.get(owner, 0))
    return card + lone + bonus
