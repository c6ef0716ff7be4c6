"""`reverie bench bots`: how good the company is, by number of players and by language.

Kinds of cells: bots among themselves; the same with clues in each language; the same in each
strength; one human-like player among bots, who reads the half of the associations that is
withheld from them; and bots who tell by tunes or pantomimes alone, made for any card of the hand
by its moods. Asked for by name: `variety`, how many clues of a hundred games are new; `crowd`, how
often a whole crowd votes alike; `listeners`, how well characters are told apart by their votes;
`learning`, whether a table's clues teach bots pictures of which nothing is written; `reactions`,
how often each character laughs or claps; `jokes`, whether a table's own is recognised again; and
`captions`, whether one word about each own picture is enough for them.
"""

import argparse
import json
import math
import random
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import numpy as np
from msgspec import Struct, structs
from msgspec.structs import replace

from reverie.bots.dreamer import Dreamer
from reverie.bots.lexicon import LANGUAGES
from reverie.bots.mind import Mind
from reverie.bots.notes import DeckAddress, Notes, addresses, read_notes
from reverie.bots.performing import MAKERS, Maker
from reverie.bots.personalities import ANY
from reverie.bots.player import Bot, Choice, Told
from reverie.cli.bench_captions import Captions, captions
from reverie.cli.bench_jokes import Jokes, jokes
from reverie.cli.bench_learning import Learning, learning
from reverie.cli.bench_listeners import Listeners, listeners
from reverie.cli.bench_reactions import Reactions, reactions
from reverie.cli.bench_variety import TURNS, Crowd, Variety, crowd, variety
from reverie.cli.errors import refuse
from reverie.cli.human_like import HumanLike
from reverie.cli.progress import Progress
from reverie.cli.simulate import Company, Tally, percentile, play_game
from reverie.decks import NotOnTheShelf, Record, Shelf
from reverie.decks.places import built_in_decks
from reverie.rules.commands import GiveClue
from reverie.rules.ids import Seat
from reverie.rules.model import Revealed
from reverie.rules.pieces import Options
from reverie.rules.variants import PLAIN_GAME, VARIANTS, variant
from reverie.rules.views import ClueView, View

PLAYERS = (3, 4, 5, 6, 7, 8)
MIDDLE = 5
HUMAN = Seat(0)
KINDS = ("bots", "languages", "strengths", "human", "tunes")
APART = ("variety", "crowd", "listeners", "learning", "reactions", "jokes", "captions")
Share = tuple[float, float]


class Cell(Struct, frozen=True):
    """Shares with their standard errors, each as [share, error]."""

    company: str
    players: int
    language: str
    rounds: int
    chance: float
    storyteller_success: Share
    hit_rate: Share
    nobody: Share
    everybody: Share
    decision_p99_ms: float


class Bench:
    """The decks, and everybody who plays with them."""

    def __init__(
        self, rounds: int, seed: int, cache: Path | None, wanted: Sequence[str] | None = None
    ) -> None:
        self.rounds, self.seed = rounds, seed
        self.cache = cache or Path(tempfile.gettempdir()) / "reverie-bots"
        shelf = Shelf.load(built_in_decks())
        names = wanted or [deck.id for deck in shelf.decks if deck.kind == "painted"]
        self.cards = shelf.cards(names)
        self.decks = tuple(address for address in addresses(shelf) if address.id in names)
        self.dreamer = Dreamer(Mind(self.decks, self.cache))

    def bots(self, players: int, language: str, name: str = ANY) -> Cell:
        self.dreamer.warm(language, self.cards)
        company = Company((self.dreamer.bot(name),), self.cards, language)
        turns, waits = self._play(players, company, lambda turn: True)
        return _cell("bots" if name == ANY else name, players, language, turns, waits, None)

    def human(self, players: int) -> Iterator[Cell]:
        """The lone human-like player as a storyteller, and as a voter when bots tell."""
        for_bots, for_human = split_in_half(self.decks, self.seed)
        encoder = self.dreamer.mind.encoder
        folders = [self.cache / f"half-{self.seed}-{half}" for half in ("bots", "human")]
        dreamer = Dreamer(Mind(self.decks, folders[0], encoder=encoder, notes=for_bots))
        dreamer.warm("en", self.cards)
        mind = Mind(self.decks, folders[1], encoder=encoder, notes=for_human)
        human = HumanLike(mind, for_human)
        bots = [dreamer.bot(ANY)] * (players - 1)
        company = Company((human.choose, *bots), self.cards)
        turns, waits = self._play(players, company, lambda turn: turn.storyteller == HUMAN)
        for name, told_by_human in (("human tells", True), ("human votes", False)):
            chosen = [turn for turn in turns if (turn.storyteller == HUMAN) == told_by_human]
            yield _cell(name, players, "en", chosen, waits, None if told_by_human else HUMAN)

    def tunes(self, players: int) -> Iterator[Cell]:
        self.dreamer.warm("en", self.cards)
        for kind, make in MAKERS.items():
            company = Company((performer(self.dreamer, make),), self.cards)
            turns, waits = self._play(players, company, lambda turn: True)
            yield _cell(f"{kind}s", players, "en", turns, waits, None)

    def _play(
        self, players: int, company: Company, counts: Callable[[Revealed], bool]
    ) -> tuple[list[Revealed], list[float]]:
        """Whole games of the plain kind until enough turns count."""
        tally, progress = Tally(kept=[]), Progress(self.rounds, "rounds")
        rng = random.Random(f"{players}/{self.seed}")
        done = 0
        assert tally.kept is not None
        while done < self.rounds:
            before = len(tally.kept)
            for _ in play_game(PLAIN_GAME, players, rng, Options(), tally, company):
                pass
            done += sum(map(counts, tally.kept[before:]))
            progress.at(min(done, self.rounds))
        progress.done()
        return tally.kept, tally.waits


def performer(dreamer: Dreamer, make: Maker) -> Bot:
    """A bot that never uses a word: whatever card it takes, it plays or mimes its moods."""
    bot = dreamer.bot(ANY)

    def choose(view: View, rng: random.Random, language: str, told: Told) -> Choice:
        if not isinstance(view.phase, ClueView) or view.you is None:
            return bot(view, rng, language, told)
        felt = dreamer.performer.shades(view.hand)
        card = rng.choice([card for card in view.hand if felt[card]])
        dice = np.random.default_rng(rng.getrandbits(64))
        return GiveClue(view.you, make(felt[card], dice), card)

    return choose


def split_in_half(
    decks: Sequence[DeckAddress], seed: int
) -> tuple[dict[str, Notes], dict[str, Notes]]:
    """What bots know without half of the associations, and that half with nothing else."""
    rng = random.Random(seed)
    for_bots: dict[str, Notes] = {}
    for_human: dict[str, Notes] = {}
    for deck in decks:
        for card, notes in read_notes(deck).items():
            texts = list(notes.record.associations)
            rng.shuffle(texts)
            half = len(texts) // 2
            for_bots[card] = replace(
                notes, record=replace(notes.record, associations=tuple(texts[:half]))
            )
            withheld = Record(associations=tuple(texts[half:]))
            for_human[card] = Notes(card, withheld, {})
    return for_bots, for_human


def _cell(
    company: str,
    players: int,
    language: str,
    turns: Sequence[Revealed],
    waits: Sequence[float],
    voter: Seat | None,
) -> Cell:
    """`voter`: the hit rate is that of one seat."""
    return Cell(
        company=company,
        players=players,
        language=language,
        rounds=len(turns),
        chance=round(chance(players), 4),
        storyteller_success=_share([turn.outcome == "some" for turn in turns]),
        hit_rate=_share([_hits(turn, voter) for turn in turns]),
        nobody=_share([turn.outcome == "nobody" for turn in turns]),
        everybody=_share([turn.outcome == "all" for turn in turns]),
        decision_p99_ms=round(percentile(waits, 0.99) * 1000, 1),
    )


def chance(players: int) -> float:
    """C18: of three players everybody else lays two cards, and nobody votes for their own."""
    laid = variant(PLAIN_GAME).ruleset_for(players, Options()).facts.cards
    return 1 / (1 + laid * (players - 2))


def _hits(turn: Revealed, voter: Seat | None) -> float:
    """The share of finders; votes of one turn hang together, so a turn counts as one."""
    ballots = [b for seat, b in turn.ballots.items() if voter is None or seat == voter]
    return sum(turn.target in ballot.places for ballot in ballots) / len(ballots)


def _share(values: Sequence[float]) -> Share:
    count = len(values)
    mean = sum(values) / count
    variance = sum((value - mean) ** 2 for value in values) / max(1, count - 1)
    return round(mean, 4), round(math.sqrt(variance / count), 4)


def measure(arguments: argparse.Namespace) -> Iterator[Cell]:
    """`--cells`, `--players` and `--language` leave out the rest."""
    bench = Bench(arguments.rounds, arguments.seed, arguments.cache, arguments.deck)
    kinds = arguments.cells or KINDS
    numbers = (arguments.players,) if arguments.players else PLAYERS
    if "bots" in kinds:
        yield from (bench.bots(players, "en") for players in numbers)
    if "languages" in kinds:
        spoken = (arguments.language,) if arguments.language else LANGUAGES
        yield from (bench.bots(arguments.players or MIDDLE, language) for language in spoken)
    if "strengths" in kinds:
        names = (f"{ANY}-gentle", ANY, f"{ANY}-sharp")
        yield from (bench.bots(arguments.players or MIDDLE, "en", name) for name in names)
    if "human" in kinds:
        for players in numbers:
            yield from bench.human(players)
    if "tunes" in kinds:
        for players in numbers:
            yield from bench.tunes(players)


def measure_apart(
    arguments: argparse.Namespace,
) -> Iterator[Variety | Crowd | Listeners | Learning | Reactions | Jokes | Captions]:
    bench = Bench(arguments.rounds, arguments.seed, arguments.cache, arguments.deck)
    if "variety" in arguments.cells:
        language, games = arguments.language or "en", max(1, arguments.rounds // TURNS)
        yield from variety(bench.dreamer, bench.cards, language, games, arguments.seed)
    if "crowd" in arguments.cells:
        yield crowd(bench.dreamer, bench.cards, arguments.rounds, arguments.seed)
    if "listeners" in arguments.cells:
        language = arguments.language or "en"
        yield listeners(bench.dreamer, bench.cards, language, arguments.rounds, arguments.seed)
    if "learning" in arguments.cells:
        games = max(1, arguments.rounds // TURNS)
        yield from learning(bench.decks[0], bench.dreamer, games, arguments.seed)
    if "reactions" in arguments.cells:
        yield from reactions(bench.dreamer, bench.cards, arguments.rounds, arguments.seed)
    if "jokes" in arguments.cells:
        language = arguments.language or "en"
        yield from jokes(bench.dreamer, bench.cards, language, arguments.rounds, arguments.seed)
    if "captions" in arguments.cells:
        yield from captions(bench.dreamer, arguments.rounds, arguments.seed)


def run(arguments: argparse.Namespace) -> int:
    if arguments.rounds < 1:
        return refuse("--rounds must be at least 1.")
    if arguments.players and arguments.players not in VARIANTS[PLAIN_GAME].players:
        return refuse(f"these bots play {PLAIN_GAME}, which is for 3 to 8.")
    if set(arguments.cells or ()) & set(APART):
        for figures in measure_apart(arguments):
            print(json.dumps(structs.asdict(figures)))
        return 0
    try:
        cells = list(measure(arguments))
    except NotOnTheShelf as missing:
        return refuse(f"{missing}.")
    if arguments.json:
        print(json.dumps({"bench": "bots", "cells": [structs.asdict(cell) for cell in cells]}))
    else:
        print(table(cells))
    return 0


def table(cells: Sequence[Cell]) -> str:
    heads = ("success", "hit rate", "nobody", "everybody")
    lines = [
        f"{'company':>12} {'n':>2} {'':>2} {'rounds':>6} {'chance':>6} "
        + " ".join(f"{head:>12}" for head in heads)
        + f" {'p99 ms':>7}"
    ]
    for cell in cells:
        shares = (cell.storyteller_success, cell.hit_rate, cell.nobody, cell.everybody)
        lines.append(
            f"{cell.company:>12} {cell.players:>2} {cell.language:>2} {cell.rounds:>6} "
            f"{cell.chance:>6.2f} "
            + " ".join(f"{share:>6.3f}±{error:.3f}" for share, error in shares)
            + f" {cell.decision_p99_ms:>7}"
        )
    return "\n".join(lines)
