"""When talk rests: from clue to reveal, so that nobody gives anything away."""

from reverie.rules.model import Choosing, Revealed, Voting
from reverie.rules.variants import variant
from reverie.tables.table import Table


def talk_rests(table: Table) -> bool:
    game = table.game
    if game is None:
        return False
    if isinstance(game.phase, Choosing):
        # T4: where two and two play, those seated may talk in public while cards are chosen.
        return not variant(game.variant).pairs
    return isinstance(game.phase, Voting)


def asks_why(table: Table) -> bool:
    return table.game is not None and isinstance(table.game.phase, Revealed)
