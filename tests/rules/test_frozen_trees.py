"""What lives as long as a game is hidden from the collector: it must never be part of a knot."""

import gc
import random

import msgspec

from reverie.rules import start
from reverie.rules.game import replay
from reverie.rules.perspective import private, public


def test_a_game_and_its_views_are_frozen_trees_that_the_collector_does_not_look_at() -> None:
    game = replay(start("odyssey", 6, tuple(f"c{n}" for n in range(84)), random.Random(1)))
    seen = public(game)
    own = private(game, seen, game.seating.order[0])
    for thing in (game, game.phase, game.seating, seen, seen.phase, *seen.seats, own):
        assert isinstance(thing, msgspec.Struct)
        assert type(thing).__struct_config__.frozen
        assert not gc.is_tracked(thing)
