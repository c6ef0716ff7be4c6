"""Answers commands, over whatever wire they came: every one, accepted or refused with a code."""

import asyncio
import re
from collections import Counter
from collections.abc import Callable, Hashable

from msgspec import Struct
from msgspec.structs import replace

from reverie.adapters.crashes import report
from reverie.adapters.limits import Limits
from reverie.errands import Errands
from reverie.rules.clues import Voice
from reverie.rules.ids import Seat
from reverie.tables.asking import asks
from reverie.tables.deciding import Request
from reverie.tables.live import LiveTable
from reverie.tables.ports import Done, NotStored, wake
from reverie.tables.rabbits import BY_A_BOT
from reverie.tables.recordings import Recordings
from reverie.tables.refusals import Refused
from reverie.tables.requests import (
    ChangeSetUp,
    GiveSign,
    LobbyCommand,
    Say,
    SetUp,
    TalkCommand,
    Unsay,
)
from reverie.tables.talk import Talk
from reverie.wire import messages as wire
from reverie.wire.refusals import TOLD

LONGEST_ID = 64
LANGUAGE = re.compile(r"[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,3}")
CheckDecks = Callable[[str, tuple[str, ...]], None]
Answer = wire.Accepted | wire.Rejected
Reply = Callable[[Answer], None]


class Asker(Struct, frozen=True):
    """`who` is asked to slow down if they ask too often; `key` opened the chair they are in."""

    seat: Seat | None
    who: Hashable
    key: bytes | None


class Desk:
    """`check_decks` refuses decks that are not for this table."""

    def __init__(
        self, talk: Talk, limits: Limits, check_decks: CheckDecks, recordings: Recordings
    ) -> None:
        self.talk, self.limits, self.check_decks = talk, limits, check_decks
        self.recordings = recordings
        self.errands = Errands()
        self.accepted = 0
        self.refused: Counter[str] = Counter()

    def ask(self, live: LiveTable, asker: Asker, ask: wire.Ask, reply: Reply) -> None:
        """`reply` is called once, when it is known what comes of it."""

        def done(_: object, error: Exception | None) -> None:
            reply(self._answer(ask, error))

        try:
            if not self.limits.allow("command", asker.who):
                raise Refused("too_fast")
            if asker.seat is None or asker.key is None:
                raise Refused("not_seated")
            self._do(live, asker.seat, asker.key, ask, done)
        except Exception as error:
            done(None, error)

    async def answer(self, live: LiveTable, asker: Asker, ask: wire.Ask) -> Answer:
        """The same for somebody who waits."""
        answered: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.ask(live, asker, ask, lambda answer: wake(answered, answer, None))
        return await answered

    def _answer(self, ask: wire.Ask, error: Exception | None) -> Answer:
        if error is None:
            self.accepted += 1
            return wire.Accepted(ask.id)
        if isinstance(error, NotStored):
            return self._refuse(ask, "not_stored")
        if isinstance(error, TOLD):
            return self._refuse(ask, error.code)
        report(f"the command {type(ask.do).__name__}", error)
        return self._refuse(ask, "our_fault")

    def _refuse(self, ask: wire.Ask, code: str) -> wire.Rejected:
        self.refused[code] += 1
        return wire.Rejected(ask.id, code)

    def _do(self, live: LiveTable, seat: Seat, key: bytes, ask: wire.Ask, done: Done) -> None:
        if not is_id(ask.id):
            raise Refused("bad_message")
        if isinstance(ask.do, GiveSign):
            if live.key_of(seat) != key:
                raise Refused("not_seated")
            live.sign(seat, ask.do.sign)
            live.world.company.sign(live.name, seat, ask.do.sign)
            done(None, None)
        elif isinstance(ask.do, TalkCommand):
            self.errands.run(self._hear(live, seat, ask.id, ask.do, key, done))
        elif isinstance(ask.do, wire.GiveClue) and isinstance(ask.do.clue, Voice):
            self.errands.run(self._speak(live, seat, key, ask, ask.do.clue, done))
        else:
            if isinstance(ask.do, ChangeSetUp):
                check_language(ask.do.set_up)
                self.check_decks(live.name, ask.do.set_up.decks)
            live.ask(request_of(seat, key, ask), done)

    async def _speak(
        self, live: LiveTable, seat: Seat, key: bytes, ask: wire.Ask, voice: Voice, done: Done
    ) -> None:
        """A clue that names a recording: it has to be there, and to be one's own."""
        try:
            held = await self.recordings.hold(live, seat, voice)
            given: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            live.ask(request_of(seat, key, ask), lambda _, error: wake(given, None, error))
            try:
                await given
            except TOLD:
                if not held:
                    await self.recordings.let_go(live, voice)
                raise
        except Exception as error:
            done(None, error)
        else:
            done(None, None)

    async def _hear(
        self,
        live: LiveTable,
        seat: Seat,
        command: str,
        ask: TalkCommand,
        key: bytes,
        done: Done,
    ) -> None:
        try:
            await self._talk(live, seat, command, ask, key)
        except Exception as error:
            done(None, error)
        else:
            done(None, None)

    async def _talk(
        self, live: LiveTable, seat: Seat, command: str, ask: TalkCommand, key: bytes
    ) -> None:
        if not await self.limits.allow_together("talk", (live.name, seat)):
            raise Refused("too_fast")
        if live.key_of(seat) != key:
            raise Refused("not_seated")
        if isinstance(ask, Say):
            await self.talk.say(live, seat, command, ask)
        elif isinstance(ask, Unsay):
            await self.talk.unsay(live, seat, ask)


def is_id(text: str) -> bool:
    """An id that a person may give; who took a bot's could not be stood in for."""
    return 0 < len(text) <= LONGEST_ID and text.isprintable() and not text.startswith(BY_A_BOT)


def check_language(set_up: SetUp) -> None:
    """A tag as browsers have them (BCP 47): everybody at the table is sent it with every view."""
    if not LANGUAGE.fullmatch(set_up.language):
        raise Refused("bad_message")


def request_of(seat: Seat, key: bytes, ask: wire.Ask) -> Request[None]:
    command = (seat, ask.id)
    if isinstance(ask.do, wire.Move):
        move = ask.do.of(seat)
        return Request(lambda deciding: deciding.move(ask.turn, ask.phase, move), command, key)
    assert isinstance(ask.do, LobbyCommand)
    return replace(asks(seat, ask.do, ask.id), key=key)
