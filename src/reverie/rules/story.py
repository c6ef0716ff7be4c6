"""A story unfolds: each event is told once, and the game moves with it."""

from reverie.rules.chance import Chance
from reverie.rules.events import AnyEvent
from reverie.rules.evolution import evolve
from reverie.rules.model import Game


class Story:
    """The one mutable thing in the rules, alive for the length of one decision."""

    def __init__(self, game: Game, chance: Chance) -> None:
        self.game = game
        self.chance = chance
        self.events: list[AnyEvent] = []

    def happen(self, event: AnyEvent) -> None:
        self.events.append(event)
        self.game = evolve(self.game, event)
