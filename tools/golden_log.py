"""Keep a log of this release for ever: `python tools/golden_log.py 0.1`.

Played at random through the real tables; every later version has to read it the same way.
"""

import json
import random
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec

from reverie.bots import random as random_bot
from reverie.decks import Shelf
from reverie.decks.places import built_in_decks
from reverie.rules.ids import Seat
from reverie.rules.model import Game, Over
from reverie.rules.perspective import full_view, view
from reverie.rules.pieces import Options
from reverie.rules.turns import waiting_for
from reverie.tables import log
from reverie.tables.asking import ask
from reverie.tables.deciding import Deciding
from reverie.tables.guests import Bots
from reverie.tables.joining import take_chair
from reverie.tables.requests import ChangeSetUp, LeaveTable, SetUp, StartGame
from reverie.tables.table import Chair, ChairTaken, Table, TableOpened, evolve_table

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "tables" / "releases"
GAMES = (("classic", 4), ("odyssey", 7), ("party", 6), ("teams", 6))


class Recorder:
    def __init__(self, game: str) -> None:
        self.shelf = Shelf.load(built_in_decks())
        self.dice = random.Random(game)
        opened = TableOpened(SetUp(game, decks=("placeholder",)))
        seated = ChairTaken(Chair(Seat(0), "poppy"))
        self.table: Table = evolve_table(evolve_table(None, opened), seated)
        self.pages = [log.encode((opened, seated))]

    @property
    def game(self) -> Game:
        assert self.table.game is not None
        return self.table.game

    def decide(self, act: Callable[[Deciding], object]) -> None:
        deciding = Deciding(self.table, self.dice, self.shelf.cards, Bots())
        act(deciding)
        if deciding.events:
            self.pages.append(log.encode(tuple(deciding.events)))
            self.table = deciding.table


def record(game: str, people: int) -> Recorder:
    tape = Recorder(game)
    for _ in range(people - 2):
        tape.decide(lambda deciding: take_chair(deciding, None))
    tape.decide(lambda deciding: take_chair(deciding, "slate", "random"))
    short = Options(target_score=12) if game in ("classic", "odyssey") else Options()
    set_up = SetUp(game, short, ("placeholder",), listed=True)
    tape.decide(lambda deciding: ask(deciding, Seat(0), ChangeSetUp(set_up)))
    tape.decide(lambda deciding: ask(deciding, Seat(0), StartGame()))
    leaves = game == "classic"
    while not isinstance(tape.game.phase, Over):
        now = tape.game
        if leaves and now.turn == 3:
            leaves = False
            tape.decide(lambda deciding: ask(deciding, Seat(2), LeaveTable()))
            tape.decide(lambda deciding: take_chair(deciding, None))
            continue
        seat = tape.dice.choice(sorted(waiting_for(now)))
        move = random_bot.choose(view(now, seat), tape.dice)
        assert move is not None
        tape.decide(partial(Deciding.play, command=move))
    return tape


if __name__ == "__main__":
    folder = FOLDER / sys.argv[1]
    folder.mkdir(parents=True)
    for game, people in GAMES:
        tape = record(game, people)
        end = {
            "chairs": msgspec.to_builtins(tape.table.chairs),
            "game": msgspec.to_builtins(full_view(tape.game)),
        }
        lines = [*(page.decode() for page in tape.pages), json.dumps(end, separators=(",", ":"))]
        (folder / f"{game}.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
        print(f"{game}: {len(tape.pages)} records")
