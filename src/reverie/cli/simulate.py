"""`reverie simulate`: whole games of computer players, counted."""

import argparse
import json
import random
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from reverie.adapters.game_file import write_game
from reverie.bots.at_hand import AT_HAND, RANDOM
from reverie.bots.lexicon import LANGUAGES
from reverie.bots.personalities import NAMES
from reverie.bots.player import NOTHING_TOLD, Bot, Told, at_once
from reverie.cli.data_option import add_data
from reverie.cli.errors import refuse
from reverie.cli.progress import Progress
from reverie.decks import Shelf
from reverie.decks.places import all_decks
from reverie.rules.commands import Command
from reverie.rules.events import AnyEvent, TurnScored
from reverie.rules.game import play, replay, start
from reverie.rules.model import Game, Over, Revealed
from reverie.rules.perspective import view
from reverie.rules.pieces import Options
from reverie.rules.rejections import Rejected
from reverie.rules.turns import waiting_for
from reverie.rules.variants import VARIANTS
from reverie.rules.views import OverView, RevealView, View

HELP = "play whole games with computer players and count"
CARDS = tuple(f"card{number:02}" for number in range(84))


class Tally(Struct):
    games: int = 0
    turns: int = 0
    moves: int = 0
    ballots: int = 0
    finders: int = 0
    some: int = 0
    nobody: int = 0
    everybody: int = 0
    judged: int = 0
    votes: int = 0
    decoy_votes: int = 0
    waits: list[float] = []
    kept: list[Revealed] | None = None

    def count_turn(self, phase: Revealed) -> None:
        self.turns += 1
        if self.kept is not None:
            self.kept.append(phase)
        if phase.outcome == "crowd":
            return
        self.judged += 1
        self.ballots += len(phase.ballots)
        self.finders += sum(phase.target in b.places for b in phase.ballots.values())
        self.votes += sum(len(b.places) for b in phase.ballots.values())
        self.decoy_votes = self.votes - self.finders
        self.some += phase.outcome == "some"
        self.nobody += phase.outcome == "nobody"
        self.everybody += phase.outcome == "all"


class Company(Struct, frozen=True):
    """Who plays, in the order of the chairs, with which cards, and in which language."""

    players: tuple[Bot, ...]
    cards: tuple[str, ...]
    language: str = "en"

    def ask(self, seen: View, rng: random.Random, told: Told) -> Command | None:
        """Whoever sits where this is seen."""
        assert seen.you is not None
        bot = self.players[seen.you % len(self.players)]
        return at_once(bot(seen, rng, self.language, told))


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", choices=sorted(VARIANTS), required=True)
    parser.add_argument("--players", type=int, required=True, metavar="N")
    parser.add_argument("--games", type=int, default=100, metavar="K", help="default: 100")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="default: 0")
    parser.add_argument("--team-card", choices=("own_and_partner", "partner_only"))
    parser.add_argument(
        "--bots", default=RANDOM, metavar="B", help="with commas, chair by chair; default: random"
    )
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="of the bots' clues")
    parser.add_argument("--deck", action="append", metavar="ID", help="may be given several times")
    add_data(parser)
    parser.add_argument("--cache", type=Path, metavar="FOLDER", help="where vectors are kept")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--record", type=Path, metavar="FILE", help="save the last game")


def run(arguments: argparse.Namespace) -> int:
    options = Options(team_card=arguments.team_card or "own_and_partner")
    if reason := _reason_against(arguments):
        return refuse(reason)
    try:
        company = seat_company(
            arguments.bots.split(","),
            arguments.language,
            arguments.deck,
            arguments.cache,
            arguments.data,
        )
        figures = simulate(
            arguments.game,
            arguments.players,
            arguments.games,
            arguments.seed,
            options,
            arguments.record,
            company,
        )
    except Rejected as rejected:
        return refuse(str(rejected))
    except LookupError as missing:
        return refuse(f"{missing}.")
    print(json.dumps(figures) if arguments.json else _table(figures))
    return 0


def _reason_against(arguments: argparse.Namespace) -> str | None:
    variant = VARIANTS[arguments.game]
    if arguments.games < 1:
        return "--games must be at least 1."
    if arguments.team_card and "team_card" not in variant.options:
        readers = [game.id for game in VARIANTS.values() if "team_card" in game.options]
        return f"--team-card belongs to {' and '.join(readers)}."
    if arguments.players not in variant.players:
        return f"{arguments.game} is for {', '.join(map(str, variant.players))} players."
    return unknown_bots(arguments.bots)


def unknown_bots(names: str) -> str | None:
    unknown = set(names.split(",")) - {*AT_HAND, *NAMES}
    if unknown:
        return f"no bot is called {min(unknown)}; there are {', '.join((*AT_HAND, *NAMES))}."
    return None


def seat_company(
    names: Sequence[str],
    language: str,
    decks: Sequence[str] | None,
    cache: Path | None,
    data: Path,
) -> Company:
    """Bots at hand need no cards to look at; dreamers get a painted deck, and their mind."""
    bots: dict[str, Bot] = {**AT_HAND}
    are_dreamers = not set(names) <= set(bots)
    if not are_dreamers and not decks:
        return Company(tuple(bots[name] for name in names), CARDS, language)
    shelf = Shelf.load(*all_decks(data))
    chosen = decks or [first_deck(shelf)]
    cards = shelf.cards(chosen)
    if are_dreamers:
        bots |= _dreamers(shelf, language, cards, cache)
    return Company(tuple(bots[name] for name in names), cards, language)


def first_deck(shelf: Shelf) -> str:
    """What is played with where nobody chooses; never somebody's own pictures."""
    return next(deck.id for deck in shelf.offered if deck.kind != "imported")


def _dreamers(
    shelf: Shelf, language: str, cards: Sequence[str], cache: Path | None
) -> dict[str, Bot]:
    from reverie.bots.dreamer import Dreamer
    from reverie.bots.mind import Mind
    from reverie.bots.notes import addresses

    folder = cache or Path(tempfile.gettempdir()) / "reverie-bots"
    dreamer = Dreamer(Mind(addresses(shelf), folder))
    dreamer.warm(language, cards)
    return {name: dreamer.bot(name) for name in NAMES}


AT_RANDOM = Company((AT_HAND[RANDOM],), CARDS)


def simulate(
    game: str,
    players: int,
    games: int,
    seed: int,
    options: Options,
    record: Path | None = None,
    company: Company = AT_RANDOM,
) -> dict[str, object]:
    tally, progress = Tally(), Progress(games, "games")
    rng = random.Random(f"{game}/{players}/{seed}")
    began = time.perf_counter()
    log: list[AnyEvent] = []
    for number in range(games):
        log = list(play_game(game, players, rng, options, tally, company))
        progress.at(number + 1)
    elapsed = time.perf_counter() - began
    progress.done()
    if record:
        write_game(record, log)
    figures = _figures(game, players, seed, tally, elapsed)
    if set(company.players) != set(AT_RANDOM.players):
        figures["decoy_votes"] = _share(tally.decoy_votes, tally.votes)
        figures["decision_p99_ms"] = round(percentile(tally.waits, 0.99) * 1000, 1)
    return figures


def play_game(
    name: str,
    players: int,
    rng: random.Random,
    options: Options,
    tally: Tally,
    company: Company = AT_RANDOM,
) -> Iterator[AnyEvent]:
    events = start(name, players, company.cards, rng, options)
    yield from events
    game = replay(events)
    told = NOTHING_TOLD
    while not isinstance(game.phase, Over):
        game, events = _one_move(game, rng, company, told, tally)
        yield from events
        if any(isinstance(event, TurnScored) for event in events):
            scored = game.phase.last if isinstance(game.phase, Over) else game.phase
            assert isinstance(scored, Revealed)
            tally.count_turn(scored)
            told = replace(told, turns=(*told.turns, _reveal(game)))
    tally.games += 1


def _reveal(game: Game) -> RevealView:
    """The turn as everybody has seen it."""
    phase = view(game, None).phase
    shown = phase.last if isinstance(phase, OverView) else phase
    assert isinstance(shown, RevealView)
    return shown


def _one_move(
    game: Game, rng: random.Random, company: Company, told: Told, tally: Tally
) -> tuple[Game, tuple[AnyEvent, ...]]:
    seat = rng.choice(waiting_for(game))
    seen = view(game, seat)
    began = time.perf_counter()
    command = company.ask(seen, rng, told)
    tally.waits.append(time.perf_counter() - began)
    assert command is not None
    tally.moves += 1
    return play(game, command, rng)


def percentile(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def _share(part: int, whole: int) -> float | None:
    return round(part / whole, 4) if whole else None


def _figures(game: str, players: int, seed: int, tally: Tally, elapsed: float) -> dict[str, object]:
    return {
        "game": game,
        "players": players,
        "seed": seed,
        "games": tally.games,
        "turns": tally.turns,
        "moves": tally.moves,
        "moves_per_second": round(tally.moves / elapsed) if elapsed else None,
        "storyteller_success": _share(tally.some, tally.judged),
        "hit_rate": _share(tally.finders, tally.ballots),
        "nobody": _share(tally.nobody, tally.judged),
        "everybody": _share(tally.everybody, tally.judged),
    }


def _table(figures: dict[str, object]) -> str:
    rows = ((key.replace("_", " "), value) for key, value in figures.items())
    return "\n".join(f"{key:>20}  {'–' if value is None else value}" for key, value in rows)
