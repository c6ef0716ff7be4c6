"""`reverie bench bots --cells listeners`: how well the characters are told apart by their votes.

All hear the same clues beside the same cards. Whoever names one of three knows how each of the
three would vote; a person at the table knows less, so the figure is the most there is to notice.
"""

import random
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from reverie.bots.asked import Asked
from reverie.bots.dreamer import Dreamer
from reverie.bots.listeners import House
from reverie.bots.past import Past
from reverie.bots.personalities import ANYBODY, CHARACTERS, Personality
from reverie.rules.ids import CardId, Seat
from reverie.rules.pieces import Written
from reverie.rules.views import VoteView

LAID, HAND = 4, 6
# Each is asked so often about each clue; half of it says how much of a difference is mere dice.
DRAWS = 80
VOTES = (8, 24, 72)
AMONG = 3
TRIALS = 3000
Shares = NDArray[np.float64]


class Listeners(Struct, frozen=True):
    """Correlations are means over all pairs; `itself`: of one's own votes, asked twice.

    `named`: the share of right names among three, by the number of votes seen.
    """

    language: str
    clues: int
    seen_alike: float
    votes_alike: float
    itself: float
    most_alike: tuple[str, str, float]
    chance: float
    named: dict[int, float]
    found: dict[str, float]


class Heard(Struct, frozen=True):
    """A clue, the cards beside it with the right one first."""

    clue: str
    cards: tuple[str, ...]


def listeners(
    dreamer: Dreamer, cards: Sequence[str], language: str, clues: int, seed: int
) -> Listeners:
    rng = random.Random(f"listeners/{seed}")
    heard = list(_clues(dreamer, cards, language, clues, rng))
    seen = _seen(dreamer, heard, language)
    cast = _votes(dreamer, heard, language, rng)
    shares = (cast.reshape(len(CHARACTERS), clues, 2, DRAWS // 2, 1 + LAID)).mean(axis=3)
    alike = {(a, b): _correlation(shares[a], shares[b]) for a, b in _pairs()}
    (one, other), most = max(alike.items(), key=lambda pair: pair[1])
    return Listeners(
        language,
        clues,
        _mean(_correlation(seen[a], seen[b]) for a, b in _pairs()),
        _mean(alike.values()),
        _mean(_correlation(own[:, 0], own[:, 1]) for own in shares),
        (CHARACTERS[one].name, CHARACTERS[other].name, round(most, 3)),
        round(1 / AMONG, 3),
        {votes: _named(cast, votes, rng) for votes in VOTES if votes <= clues},
        {
            who.name: round(float(mine[..., 0].mean()), 3)
            for who, mine in zip(CHARACTERS, cast, strict=True)
        },
    )


def _clues(
    dreamer: Dreamer, cards: Sequence[str], language: str, clues: int, rng: random.Random
) -> Iterator[Heard]:
    """Told and answered with decoys by everybody in turn."""
    said: tuple[str, ...] = ()
    for _ in range(clues):
        dealt = rng.sample(cards, (1 + LAID) * HAND)
        hands = [tuple(dealt[i * HAND : (i + 1) * HAND]) for i in range(1 + LAID)]
        company = rng.sample(CHARACTERS, 1 + LAID)
        teller = _asked(company[0], Past(language, said), rng)
        house = House(LAID, HAND, like=ANYBODY[company[0].strength])
        text, card = dreamer.storyteller.tell(hands[0], house, teller)
        said = (*said, text)
        laid = [
            dreamer.guest.hand_over(text, hand, 1, _asked(who, Past(language), rng), False)[0]
            for who, hand in zip(company[1:], hands[1:], strict=True)
        ]
        yield Heard(text, (card, *laid))


def _seen(dreamer: Dreamer, heard: Sequence[Heard], language: str) -> Shares:
    """(characters, clues, cards): how far each draws whom, before any dice."""
    dice = random.Random(0)
    return np.array(
        [
            [
                dreamer.guest.draws_me(one.clue, one.cards, _asked(who, Past(language), dice))
                for one in heard
            ]
            for who in CHARACTERS
        ]
    )


def _votes(
    dreamer: Dreamer, heard: Sequence[Heard], language: str, rng: random.Random
) -> NDArray[np.bool_]:
    """(characters, clues, draws, cards): who votes for what, asked many times."""
    cast = np.zeros((len(CHARACTERS), len(heard), DRAWS, 1 + LAID), bool)
    for number, one in enumerate(heard):
        phase = phase_of(one.clue, one.cards)
        for place, who in enumerate(CHARACTERS):
            asked = _asked(who, Past(language), rng)
            for draw in range(DRAWS):
                (vote,) = dreamer.guest.vote(one.clue, phase, asked)
                cast[place, number, draw, vote - 1] = True
    return cast


def phase_of(clue: str, cards: Sequence[str], barred: tuple[int, ...] = ()) -> VoteView:
    return VoteView(
        storyteller=Seat(0),
        clue=Written(clue),
        cards=tuple(map(CardId, cards)),
        voters=(Seat(1),),
        done=(),
        stand_ins=(),
        most=1,
        red=False,
        mine=barred,
        barred=barred,
        yours=None,
    )


def _asked(who: Personality, past: Past, rng: random.Random) -> Asked:
    return Asked(who, past, np.random.default_rng(rng.getrandbits(64)))


def _named(cast: NDArray[np.bool_], votes: int, rng: random.Random) -> float:
    """How often the likeliest of three is the one who voted; half of the draws teach, half test."""
    taught = cast[:, :, : DRAWS // 2].sum(axis=2) + 0.5
    likelihood = np.log(taught / taught.sum(axis=2, keepdims=True))
    right = 0
    for _ in range(TRIALS):
        three = rng.sample(range(len(CHARACTERS)), AMONG)
        clues = rng.sample(range(cast.shape[1]), votes)
        draws = rng.choices(range(DRAWS // 2, DRAWS), k=votes)
        voted = cast[three[0], clues, draws].argmax(axis=1)
        likely = [likelihood[who, clues, voted].sum() for who in three]
        right += max(likely) == likely[0]
    return round(right / TRIALS, 3)


def _correlation(one: Shares, other: Shares) -> float:
    """Over all clues and cards, each clue's cards about their mean."""
    about = [np.asarray(x, float) - np.mean(x, axis=-1, keepdims=True) for x in (one, other)]
    return float(np.corrcoef(about[0].ravel(), about[1].ravel())[0, 1])


def _pairs() -> Iterator[tuple[int, int]]:
    return combinations(range(len(CHARACTERS)), 2)


def _mean(values: Iterable[float]) -> float:
    return round(float(np.mean(list(values))), 3)
