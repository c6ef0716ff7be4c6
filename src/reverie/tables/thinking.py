"""How long a rabbit thinks: by what it has to do, who it is, and how hard it is. Pure."""

import random

from reverie.rules.model import Voting
from reverie.rules.phases import phase_name
from reverie.tables.table import Table

# Nobody waits longer for a rabbit.
LONGEST = 8.0
# Telling takes longest; what the eye decides is quick.
PHASES = {"trim": 0.6, "clue": 1.6, "choose": 1.0, "vote": 0.9, "reveal": 0.8}
CHARACTERS = {
    "child": 0.7,
    "trickster": 0.85,
    "sailor": 0.9,
    "poet": 1.1,
    "detective": 1.1,
    "stargazer": 1.15,
    "grandmother": 1.25,
}
# So many cards on the table are neither easy nor hard.
USUAL_CARDS = 5
A_CARD = 0.06


def thinking(table: Table, bot: str, pace: tuple[float, float], dice: random.Random) -> float:
    """Seconds; `pace`: between which a usual decision lies."""
    game = table.game
    assert game is not None
    phase = PHASES.get(phase_name(game.phase), 1.0)
    character = CHARACTERS.get(bot.partition("-")[0], 1.0)
    cards = len(game.phase.places) if isinstance(game.phase, Voting) else USUAL_CARDS
    hardness = 1 + A_CARD * (cards - USUAL_CARDS)
    return min(LONGEST, dice.uniform(*pace) * phase * character * hardness)
