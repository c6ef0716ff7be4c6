"""Bots say a word in the pause after a reveal: why this clue, this card, this vote."""

import random
from collections.abc import Awaitable, Callable, Sequence

from reverie.rules.ids import Seat
from reverie.rules.model import Revealed
from reverie.rules.perspective import view
from reverie.rules.pieces import Written
from reverie.rules.views import RevealView, View
from reverie.tables.live import LiveTable
from reverie.tables.ports import Line
from reverie.tables.reacting import EVENING, react
from reverie.tables.refusals import Refused
from reverie.tables.requests import Say

# The bot, what it sees, dice, the language, and what others have said of this turn.
Explain = Callable[[str, View, random.Random, str, tuple[str, ...]], Awaitable[str | None]]
# What a bot sees, dice, the language, and what people said here, each with its card.
Sayings = tuple[tuple[str, str], ...]
Quote = Callable[[View, random.Random, str, Sayings], Awaitable[str | None]]
Tell = Callable[[LiveTable, Seat, str, Say], Awaitable[None]]


QUOTE = "quote"


class Voice:
    """The storyteller explains itself, and of the others mostly one: a table is no chorus.

    Once an evening one of them quotes what a person has said there, instead of explaining itself.
    """

    def __init__(self, explain: Explain, tell: Tell, quote: Quote | None = None) -> None:
        self.explain, self.tell, self.quote = explain, tell, quote
        # When somebody was last quoted, by the table.
        self.quoted: dict[str, float] = {}

    async def speak(
        self,
        live: LiveTable,
        seat: Seat,
        bot: str,
        command: str,
        rng: random.Random,
        told: Sequence[RevealView] = (),
    ) -> None:
        game = live.table.game
        if game is None or not isinstance(game.phase, Revealed) or live.closing:
            return
        bots = [chair.seat for chair in live.table.chairs if chair.bot is not None]
        in_turn = sum(line.seat in bots for line in said(live, "reaction"))
        reacted = in_turn, signs_this_evening(live, seat)
        if reaction := react(game.phase, seat, bot, reacted, rng):
            await self._say(live, seat, f"{command}/reaction", Say(reaction, "reaction"))
        if seat != game.phase.storyteller and rng.random() >= 1 / len(bots):
            return
        language = live.table.set_up.language
        if await self._quotes(live, seat, command, rng, told):
            return
        before = tuple(line.text for line in said(live, "why"))
        text = await self.explain(bot, view(game, seat), rng, language, before)
        # Two may have been thinking at once.
        if text and all(line.text != text for line in said(live, "why")):
            await self._say(live, seat, f"{command}/why", Say(text, "why"))

    async def _quotes(
        self,
        live: LiveTable,
        seat: Seat,
        command: str,
        rng: random.Random,
        told: Sequence[RevealView],
    ) -> bool:
        game, now = live.table.game, live.world.clock.now()
        people = sayings(live, told)
        if self.quote is None or game is None or not people or self._has_quoted(live, now):
            return False
        text = await self.quote(view(game, seat), rng, live.table.set_up.language, people)
        # Two may have been thinking at once.
        if not text or self._has_quoted(live, now):
            return False
        self.quoted = {table: at for table, at in self.quoted.items() if at > now - EVENING}
        self.quoted[live.name] = now
        await self._say(live, seat, f"{command}/{QUOTE}", Say(text, "why"))
        return True

    def _has_quoted(self, live: LiveTable, now: float) -> bool:
        """Here, or by another worker."""
        lines = (line.at for line in live.audience.lines if line.command.endswith(f"/{QUOTE}"))
        return max((*lines, self.quoted.get(live.name, 0.0))) > now - EVENING

    async def _say(self, live: LiveTable, seat: Seat, command: str, what: Say) -> None:
        try:
            await self.tell(live, seat, command, what)
        except Refused:
            # The table has moved on, or does not want to hear it.
            return


def said(live: LiveTable, kind: str) -> list[Line]:
    """In this turn."""
    game = live.table.game
    turn = (live.table.games, game.turn if game is not None else 0)
    lines = live.audience.lines
    return [line for line in lines if line.kind == kind and (line.game, line.turn) == turn]


def signs_this_evening(live: LiveTable, seat: Seat) -> int:
    since = live.world.clock.now() - EVENING
    return sum(
        line.kind == "reaction" and line.seat == seat and line.at >= since
        for line in live.audience.lines
    )


def sayings(live: LiveTable, told: Sequence[RevealView]) -> Sayings:
    """What was said before this turn by those who are people now."""
    bots = {chair.seat for chair in live.table.chairs if chair.bot is not None}
    return tuple(
        (turn.clue.text, turn.places[turn.target - 1].card)
        for turn in told[:-1]
        if isinstance(turn.clue, Written) and turn.target and turn.storyteller not in bots
    )
