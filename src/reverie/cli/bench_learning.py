"""`reverie bench bots --cells learning`: do bots come to know pictures nobody has described?

A table plays on and on with one blank deck. Its storyteller says what people said to its card,
and each time somebody's turn is told the bots remember what lay beside the clue. The same again
without a memory is the yardstick.
"""

import random
from collections.abc import Sequence

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from reverie.bots.asked import Asked
from reverie.bots.dreamer import Dreamer
from reverie.bots.mind import Mind
from reverie.bots.notes import DeckAddress, Notes, read_notes
from reverie.bots.past import LAID, MEANT, RECENT, VOTED, Link, Past
from reverie.bots.personalities import CHARACTERS
from reverie.cli.bench_listeners import phase_of
from reverie.cli.bench_variety import TURNS
from reverie.decks import Record

VOTERS, HAND = 4, 6
# A first evening, and the last ones.
PARTS = 4


class Learning(Struct, frozen=True):
    """The hit rate in each quarter of the games, with its standard error; chance is 0.25."""

    games: int
    memory: bool
    hit_rate: tuple[tuple[float, float], ...]


def learning(deck: DeckAddress, dreamer: Dreamer, games: int, seed: int) -> list[Learning]:
    said = {card: notes.record.associations for card, notes in read_notes(deck).items()}
    blank = {card: Notes(card, Record(), {}) for card in deck.cards}
    mind = Mind((deck,), encoder=dreamer.mind.encoder, notes=blank)
    return [play(Dreamer(mind), said, games, seed, memory) for memory in (True, False)]


def play(
    dreamer: Dreamer, said: dict[str, tuple[str, ...]], games: int, seed: int, memory: bool
) -> Learning:
    rng = random.Random(f"learning/{seed}")
    links: list[tuple[Link, ...]] = []
    hits: list[float] = []
    for _ in range(games):
        pile = rng.sample(sorted(said), len(said))
        for _ in range(TURNS):
            past = Past("en", (), sum(links[-RECENT:], ()) if memory else ())
            hit, told = _turn(dreamer, said, pile, past, rng)
            hits.append(hit)
            links.append(told)
    return Learning(games, memory, tuple(map(_share, np.array_split(np.array(hits), PARTS))))


def _turn(
    dreamer: Dreamer,
    said: dict[str, tuple[str, ...]],
    pile: Sequence[str],
    past: Past,
    rng: random.Random,
) -> tuple[float, tuple[Link, ...]]:
    hands = np.array(rng.sample(pile, (1 + VOTERS) * HAND)).reshape(-1, HAND).tolist()
    clue = rng.choice(said[hands[0][0]])
    company = rng.sample(CHARACTERS, VOTERS)
    everybody = [Asked(who, past, np.random.default_rng(rng.getrandbits(64))) for who in company]
    cards = [hands[0][0]]
    for asked, hand in zip(everybody, hands[1:], strict=True):
        cards += dreamer.guest.hand_over(clue, tuple(hand), 1, asked, to_be_found=False)
    votes = [
        dreamer.guest.vote(clue, phase_of(clue, cards, barred=(2 + seat,)), asked)[0]
        for seat, asked in enumerate(everybody)
    ]
    told = tuple(
        Link(clue, card, min(MEANT, (MEANT if place == 1 else LAID) + VOTED * votes.count(place)))
        for place, card in enumerate(cards, 1)
    )
    return votes.count(1) / VOTERS, told


def _share(hits: NDArray[np.float64]) -> tuple[float, float]:
    error = float(hits.std(ddof=1)) / len(hits) ** 0.5
    return round(float(hits.mean()), 3), round(error, 3)
