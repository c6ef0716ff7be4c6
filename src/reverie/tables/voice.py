"""Bots say a word in the pause after a reveal: why this clue, this card, this vote."""

import random
from collections.abc import Awaitable, Callable

from reverie.rules.ids import Seat
from reverie.rules.model import Revealed
from reverie.rules.perspective import view
from reverie.rules.views import View
from reverie.tables.live import LiveTable
from reverie.tables.refusals import Refused
from reverie.tables.requests import Say

Explain = Callable[[View, random.Random, str], Awaitable[str | None]]
Tell = Callable[[LiveTable, Seat, str, Say], Awaitable[None]]


class Voice:
    """The storyteller explains itself, and of the others mostly one: a table is no chorus."""

    def __init__(self, explain: Explain, tell: Tell) -> None:
        self.explain, self.tell = explain, tell

    async def speak(self, live: LiveTable, seat: Seat, command: str, rng: random.Random) -> None:
        game = live.table.game
        if game is None or not isinstance(game.phase, Revealed) or live.closing:
            return
        bots = [chair.seat for chair in live.table.chairs if chair.bot is not None]
        if seat != game.phase.storyteller and rng.random() >= 1 / len(bots):
            return
        text = await self.explain(view(game, seat), rng, live.table.set_up.language)
        if text:
            try:
                await self.tell(live, seat, f"{command}/why", Say(text, "why"))
            except Refused:
                # The table has moved on, or does not want to hear it.
                return
