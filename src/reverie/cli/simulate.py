"""`reverie simulate`: whole games of computer players, counted."""

import argparse
import json
import random
import time
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from reverie.adapters.game_file import write_game
from reverie.bots import random as random_bot
from reverie.cli.errors import refuse
from reverie.cli.progress import Progress
from reverie.rules.events import AnyEvent, TurnScored
from reverie.rules.game import play, replay, start
from reverie.rules.model import Game, Over, Revealed
from reverie.rules.perspective import view
from reverie.rules.pieces import Options
from reverie.rules.rejections import Rejected
from reverie.rules.turns import waiting_for
from reverie.rules.variants import VARIANTS

HELP = "play whole games with random players and count"
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

    def count_turn(self, phase: Revealed) -> None:
        self.turns += 1
        if phase.outcome == "crowd":
            return
        self.judged += 1
        self.ballots += len(phase.ballots)
        self.finders += sum(phase.target in b.places for b in phase.ballots.values())
        self.some += phase.outcome == "some"
        self.nobody += phase.outcome == "nobody"
        self.everybody += phase.outcome == "all"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", choices=sorted(VARIANTS), required=True)
    parser.add_argument("--players", type=int, required=True, metavar="N")
    parser.add_argument("--games", type=int, default=100, metavar="K", help="default: 100")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="default: 0")
    parser.add_argument("--team-card", choices=("own_and_partner", "partner_only"))
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--record", type=Path, metavar="FILE", help="save the last game")


def run(arguments: argparse.Namespace) -> int:
    options = Options(team_card=arguments.team_card or "own_and_partner")
    if arguments.games < 1:
        return refuse("--games must be at least 1.")
    if arguments.team_card and "team_card" not in VARIANTS[arguments.game].options:
        return refuse("--team-card belongs to the game of teams.")
    if arguments.players not in VARIANTS[arguments.game].players:
        allowed = ", ".join(map(str, VARIANTS[arguments.game].players))
        return refuse(f"{arguments.game} is for {allowed} players.")
    try:
        figures = simulate(
            arguments.game,
            arguments.players,
            arguments.games,
            arguments.seed,
            options,
            arguments.record,
        )
    except Rejected as rejected:
        return refuse(rejected.message)
    print(json.dumps(figures) if arguments.json else _table(figures))
    return 0


def simulate(
    game: str, players: int, games: int, seed: int, options: Options, record: Path | None = None
) -> dict[str, object]:
    tally, progress = Tally(), Progress(games, "games")
    rng = random.Random(f"{game}/{players}/{seed}")
    began = time.perf_counter()
    log: list[AnyEvent] = []
    for number in range(games):
        log = list(play_game(game, players, rng, options, tally))
        progress.at(number + 1)
    elapsed = time.perf_counter() - began
    progress.done()
    if record:
        write_game(record, log)
    return _figures(game, players, seed, tally, elapsed)


def play_game(
    name: str, players: int, rng: random.Random, options: Options, tally: Tally
) -> Iterator[AnyEvent]:
    events = start(name, players, CARDS, rng, options)
    yield from events
    game = replay(events)
    while not isinstance(game.phase, Over):
        game, events = _one_move(game, rng)
        tally.moves += 1
        yield from events
        if any(isinstance(event, TurnScored) for event in events):
            scored = game.phase.last if isinstance(game.phase, Over) else game.phase
            assert isinstance(scored, Revealed)
            tally.count_turn(scored)
    tally.games += 1


def _one_move(game: Game, rng: random.Random) -> tuple[Game, tuple[AnyEvent, ...]]:
    seat = rng.choice(waiting_for(game))
    command = random_bot.choose(view(game, seat), rng)
    assert command is not None
    return play(game, command, rng)


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
