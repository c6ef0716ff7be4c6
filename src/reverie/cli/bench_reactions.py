"""`reverie bench bots --cells reactions`: which signs each character makes, and how often."""

import random
from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from reverie.bots.dreamer import Dreamer
from reverie.bots.personalities import ANY, CHARACTERS
from reverie.cli.simulate import Company, Tally, play_game
from reverie.rules.model import Revealed
from reverie.rules.pieces import Options
from reverie.rules.variants import PLAIN_GAME
from reverie.tables.reacting import react


class Reactions(Struct, frozen=True):
    """`turns` with a sign of this character, as a share; `signs`: which, of all it made."""

    character: str
    turns: int
    share: float
    most_in_a_game: int
    signs: dict[str, float]


def reactions(
    dreamer: Dreamer, cards: tuple[str, ...], rounds: int, seed: int
) -> Iterator[Reactions]:
    """All eight play together, an evening is one game, and whoever looks up first reacts first."""
    rng = random.Random(f"reactions/{seed}")
    company = Company((dreamer.bot(ANY),), cards)
    evenings: list[list[Counter[str]]] = []
    turns = 0
    while turns < rounds:
        tally = Tally(kept=[])
        for _ in play_game(PLAIN_GAME, len(CHARACTERS), rng, Options(), tally, company):
            pass
        assert tally.kept is not None
        evenings.append(signs_of(tally.kept, rng))
        turns += len(tally.kept)
    for number, who in enumerate(CHARACTERS):
        own = [evening[number] for evening in evenings]
        signs = sum(own, Counter[str]())
        made = signs.total()
        yield Reactions(
            who.name,
            turns,
            round(made / turns, 3),
            max(evening.total() for evening in own),
            {sign: round(times / made, 2) for sign, times in signs.most_common()},
        )


def signs_of(turns: list[Revealed], rng: random.Random) -> list[Counter[str]]:
    """By the seat."""
    made: list[Counter[str]] = [Counter() for _ in CHARACTERS]
    for phase in turns:
        in_turn = 0
        for place in rng.sample(list(phase.places), len(phase.places)):
            seat = place.owner
            reacted = in_turn, made[seat].total()
            if sign := react(phase, seat, CHARACTERS[seat].name, reacted, rng):
                made[seat][sign] += 1
                in_turn += 1
    return made
