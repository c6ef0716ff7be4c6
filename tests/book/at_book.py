"""Evenings to make books of: logs of the first release, and whole games at random."""

import random
from collections.abc import Iterable
from pathlib import Path

from reverie.bots import random as random_bot
from reverie.decks import Shelf
from reverie.decks.places import built_in_decks
from reverie.rules import Options, play, replay, start, view
from reverie.rules import events as ev
from reverie.rules.model import Over
from reverie.rules.turns import waiting_for
from reverie.tables.history import Chronicle
from reverie.tables.ports import Record

RELEASES = Path(__file__).parent.parent / "tables" / "releases"
LOGS = sorted(RELEASES.glob("*/*.jsonl"))
SHELF = Shelf.load(built_in_decks())
ALL_CARDS = SHELF.cards(("base", "memories", "quest"))


def pages_of(path: Path) -> list[bytes]:
    return path.read_bytes().splitlines()[:-1]


def chronicle_of(pages: Iterable[bytes]) -> Chronicle:
    chronicle = Chronicle()
    chronicle.read_on(Record(number, page) for number, page in enumerate(pages, 1))
    return chronicle


def whole_game(
    name: str, people: int, seed: int, options: Options | None = None
) -> list[ev.AnyEvent]:
    """Played at random to its end, with the painted cards."""
    rng = random.Random(seed)
    events: list[ev.AnyEvent] = list(start(name, people, ALL_CARDS, rng, options))
    game = replay(events)
    while not isinstance(game.phase, Over):
        seat = rng.choice(waiting_for(game))
        command = random_bot.choose(view(game, seat), rng)
        assert command is not None
        game, happened = play(game, command, rng)
        events.extend(happened)
    return events
