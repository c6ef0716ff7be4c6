"""`reverie replay`: steps through a recorded game."""

import argparse
import sys
from pathlib import Path

from reverie.adapters.game_file import BadGameFile, read_game
from reverie.adapters.narrator import is_pause, narrate
from reverie.cli.errors import refuse
from reverie.rules.events import AnyEvent, GameStarted
from reverie.rules.evolution import begin, evolve

HELP = "step through a recorded game"
LONG_HELP = """\
Tells a recorded game (`reverie play --record`, `reverie simulate --record`) event by event.
On a terminal it waits for Enter after every turn; q and Enter stops.
"""


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path)
    parser.add_argument("--all", action="store_true", help="do not wait between turns")


def run(arguments: argparse.Namespace) -> int:
    try:
        events = read_game(arguments.file)
    except BadGameFile as bad:
        return refuse(str(bad))
    tell(events, waits=sys.stdin.isatty() and not arguments.all)
    return 0


def tell(events: list[AnyEvent], *, waits: bool) -> None:
    first, *rest = events
    assert isinstance(first, GameStarted)
    print("\n".join(narrate(None, first)))
    game, was_pause = begin(first), False
    for event in rest:
        for line in narrate(game, event):
            print(line)
        game = evolve(game, event)
        if waits and is_pause(game) and not was_pause and input("  ⏎ ").strip() == "q":
            return
        was_pause = is_pause(game)
