"""`reverie bench bots --cells variety` and `crowd`: how often bots repeat themselves, or agree."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence

import numpy as np
from msgspec import Struct

from reverie.bots.asked import Asked
from reverie.bots.dreamer import Dreamer
from reverie.bots.lately import Lately
from reverie.bots.listeners import House
from reverie.bots.past import Past
from reverie.bots.personalities import ANY, ANYBODY, CHARACTERS, KINDS
from reverie.cli.simulate import Company, Tally, play_game
from reverie.rules.commands import GiveClue
from reverie.rules.ids import CardId, Seat
from reverie.rules.pieces import Options, Written
from reverie.rules.variants import VARIANTS

VOTERS, HAND = 4, 6
# What a game of the plain kind takes with five players.
TURNS = 9
CROWD = 8


class Variety(Struct, frozen=True):
    """`table`: all games at one table, which remembers; else each game at a new one."""

    language: str
    table: bool
    clues: int
    distinct: float
    same_card: int
    kinds: dict[str, float]


class Crowd(Struct, frozen=True):
    """`alike`: the share of rounds in which all vote for one card."""

    players: int
    rounds: int
    alike: float
    cards_voted_for: float
    largest_crowd: float


def variety(
    dreamer: Dreamer, cards: Sequence[str], language: str, games: int, seed: int
) -> Iterator[Variety]:
    for at_one_table in (True, False):
        told = list(_tell(dreamer, cards, language, games, seed, at_one_table))
        texts = [text.casefold() for text, _ in told]
        repertoire = dreamer.storyteller.repertoire(language)
        numbered = repertoire.kinds.tolist()
        kinds = Counter(_kind(repertoire.number.get(text), numbered) for text in texts)
        yield Variety(
            language,
            at_one_table,
            len(told),
            round(len(set(texts)) / len(texts), 3),
            len(told) - len({(text.casefold(), card) for text, card in told}),
            {kind: round(times / len(told), 3) for kind, times in kinds.most_common()},
        )


def _tell(
    dreamer: Dreamer, cards: Sequence[str], language: str, games: int, seed: int, at_one_table: bool
) -> Iterator[tuple[str, str]]:
    """Storytelling alone: nobody needs to vote for it."""
    rng = random.Random(seed)
    clues: tuple[str, ...] = ()
    lately = Lately()
    for number in range(games * TURNS):
        if not at_one_table and number % TURNS == 0:
            clues = ()
        who = CHARACTERS[number % len(CHARACTERS)]
        past = Past(language, clues, lately=lately.marks(language))
        asked = Asked(who, past, np.random.default_rng(rng.getrandbits(64)))
        house = House(VOTERS, HAND, like=ANYBODY[who.strength])
        text, card = dreamer.storyteller.tell(tuple(rng.sample(cards, HAND)), house, asked)
        lately.told(GiveClue(Seat(0), Written(text), CardId(card)), language)
        clues = (*clues, text)
        yield text, card


def _kind(number: int | None, kinds: Sequence[int]) -> str:
    return "composed" if number is None else KINDS[kinds[number]]


def crowd(dreamer: Dreamer, cards: tuple[str, ...], rounds: int, seed: int) -> Crowd:
    tally = Tally(kept=[])
    assert tally.kept is not None
    rng = random.Random(f"crowd/{seed}")
    # P5: the game where votes are for a crowd.
    game = next(
        name
        for name, kind in VARIANTS.items()
        if CROWD in kind.players and kind.ruleset_for(CROWD, Options()).facts.crowd
    )
    company = Company((dreamer.bot(ANY),), cards)
    while len(tally.kept) < rounds:
        for _ in play_game(game, CROWD, rng, Options(), tally, company):
            pass
    votes = [Counter(b.places[0] for b in turn.ballots.values()) for turn in tally.kept]
    count = len(votes)
    return Crowd(
        CROWD,
        count,
        round(sum(len(cast) == 1 for cast in votes) / count, 3),
        round(sum(map(len, votes)) / count, 2),
        round(sum(max(cast.values()) for cast in votes) / count, 2),
    )
