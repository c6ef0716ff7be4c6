"""Answers commands, over whatever wire they came: every one, accepted or refused with a code."""

from collections import Counter
from collections.abc import Callable, Hashable

from reverie.adapters.limits import Limits
from reverie.rules.ids import Seat
from reverie.rules.rejections import Rejected
from reverie.tables.live import LiveTable
from reverie.tables.lobby import Deciding
from reverie.tables.ports import NotStored
from reverie.tables.refusals import Refused
from reverie.tables.requests import ChangeSetUp, Say, TalkCommand, Unsay
from reverie.tables.talk import Talk
from reverie.wire import messages as wire

LONGEST_ID = 64


class Desk:
    def __init__(self, talk: Talk, limits: Limits) -> None:
        self.talk, self.limits = talk, limits
        self.check_decks: Callable[[str, tuple[str, ...]], None] = lambda table, decks: None
        self.accepted = 0
        self.refused: Counter[str] = Counter()

    async def answer(
        self, live: LiveTable, seat: Seat | None, ask: wire.Ask, who: Hashable
    ) -> wire.Accepted | wire.Rejected:
        """`who` is asked to slow down if they ask too often."""
        try:
            if not self.limits.allow("command", who):
                raise Refused("too_fast")
            if seat is None:
                raise Refused("not_seated")
            await self._do(live, seat, ask)
        except NotStored:
            self.refused["not_stored"] += 1
            return wire.Rejected(ask.id, "not_stored")
        except (Refused, Rejected) as no:
            self.refused[no.code] += 1
            return wire.Rejected(ask.id, no.code)
        self.accepted += 1
        return wire.Accepted(ask.id)

    async def _do(self, live: LiveTable, seat: Seat, ask: wire.Ask) -> None:
        if not 0 < len(ask.id) <= LONGEST_ID or not ask.id.isprintable():
            raise Refused("bad_message")
        if isinstance(ask.do, TalkCommand):
            await self._talk(live, seat, ask.id, ask.do)
        else:
            if isinstance(ask.do, ChangeSetUp):
                self.check_decks(live.name, ask.do.set_up.decks)
            await live.decide(act_for(seat, ask), seat, ask.id)

    async def _talk(self, live: LiveTable, seat: Seat, command: str, ask: TalkCommand) -> None:
        if not await self.limits.allow_together("talk", (live.name, seat)):
            raise Refused("too_fast")
        if isinstance(ask, Say):
            await self.talk.say(live, seat, command, ask)
        elif isinstance(ask, Unsay):
            await self.talk.unsay(live, seat, ask)


def act_for(seat: Seat, ask: wire.Ask) -> Callable[[Deciding], None]:
    if isinstance(ask.do, wire.Move):
        move = ask.do.of(seat)
        return lambda deciding: deciding.move(ask.turn, ask.phase, move)
    return lambda deciding: deciding.ask(seat, ask.do)
