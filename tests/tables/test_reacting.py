"""What makes a rabbit laugh, clap or wonder, and how often."""

import random

import pytest

from reverie.bots.personalities import COMPANY
from reverie.rules.ids import CardId, Seat, Side
from reverie.rules.model import Revealed
from reverie.rules.pieces import Ballot, Laid, Written
from reverie.tables.reacting import (
    MOST_A_TURN,
    MOST_AN_EVENING,
    REACTIONS,
    SOMEBODY_ALONE,
    TEMPERS,
    react,
)

ME = Seat(1)
FIRST = (0, 0)


def revealed(*votes: int) -> Revealed:
    """Seat 0 told of place 1; the others voted so, in the order of their seats."""
    places = tuple(Laid(CardId(f"card{i}"), Seat(i), Side(i)) for i in range(len(votes) + 1))
    ballots = {Seat(i): Ballot((vote,)) for i, vote in enumerate(votes, 1)}
    return Revealed(Seat(0), Written("hush"), places, 1, ballots, "some", ())


@pytest.mark.parametrize(
    ("votes", "sign"),
    [
        ((3, 1, 1), "laugh"),
        ((1, 3, 2), "wow"),
        ((3, 1, 2), "clap"),
        ((3, 4, 2), "hmm"),
        ((1, 1, 1), "sleepy"),
        ((1, 1, 2), "heart"),
    ],
)
def test_every_sign_has_its_reason_and_is_given_now_and_then(
    votes: tuple[int, ...], sign: str
) -> None:
    given = [react(revealed(*votes), ME, "", FIRST, random.Random(seed)) for seed in range(300)]
    assert set(given) == {sign, None}
    assert sign in REACTIONS
    assert 0.02 < given.count(sign) / len(given) < 0.45


def test_two_signs_of_rabbits_are_enough_for_a_turn() -> None:
    for reacted in ((MOST_A_TURN, 0), (0, MOST_AN_EVENING)):
        given = {react(revealed(3, 1, 2), ME, "", reacted, random.Random(s)) for s in range(100)}
        assert given == {None}


def test_characters_differ_in_what_moves_them() -> None:
    def rate(bot: str, *votes: int) -> float:
        dice = random.Random(0)
        return (
            sum(react(revealed(*votes), ME, bot, FIRST, dice) is not None for _ in range(600)) / 600
        )

    lured, nobody, well = (3, 1, 1), (3, 4, 2), (1, 1, 2)
    assert rate("trickster", *lured) > 2 * rate("detective", *lured)
    assert rate("detective-sharp", *nobody) > 2 * rate("child", *nobody)
    assert rate("grandmother", *well) > 3 * rate("literal", *well)
    assert set(TEMPERS) == set(COMPANY)
    assert max(map(max, TEMPERS.values())) * SOMEBODY_ALONE < 1, "nobody always does the same"
