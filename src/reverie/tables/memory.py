"""What was revealed at tables with bots: they say nothing twice, and learn what cards mean here."""

from reverie.rules.model import Over, Revealed
from reverie.rules.perspective import view
from reverie.rules.views import OverView, RevealView
from reverie.tables.history import Chronicles
from reverie.tables.live import LiveTable

# A table that plays for years: what was said before that may be said again, of another card.
MOST = 4000
Turns = dict[tuple[int, int], RevealView]


class Memory:
    """By table, every turn as somebody without a seat saw it; kept while the table is awake."""

    def __init__(self) -> None:
        self.turns: dict[str, Turns] = {}

    def look(self, live: LiveTable) -> None:
        """Called after every change of a table; of no consequence where no bot has been asked."""
        turns = self.turns.get(live.name)
        game = live.table.game
        if turns is None or game is None or not isinstance(game.phase, Revealed | Over):
            return
        shown = view(game, None).phase
        reveal = shown.last if isinstance(shown, OverView) else shown
        if isinstance(reveal, RevealView):
            turns[live.table.games, game.turn] = reveal

    async def told(self, live: LiveTable) -> tuple[RevealView, ...]:
        if live.name not in self.turns:
            await self._recall(live)
        return tuple(self.turns.get(live.name, {}).values())[-MOST:]

    async def _recall(self, live: LiveTable) -> None:
        """From the log, if something was played before we were asked."""
        self.turns[live.name] = {}
        game = live.table.game
        if game is None or (live.table.games, game.turn) == (1, 1):
            return
        try:
            past = await Chronicles(live.world.store).of(live.name, {})
        except BaseException:
            # Whoever asks again in a moment must not be told that there was nothing.
            self.forget(live.name)
            raise
        recalled = {(turn.game, turn.turn): turn.reveal for turn in past.turns}
        # What has been revealed meanwhile comes last.
        self.turns[live.name] = {**recalled, **self.turns.get(live.name, {})}

    def forget(self, table: str) -> None:
        self.turns.pop(table, None)
