"""Recorded voices: kept beside the log like talk, held by a clue, and gone when none holds them."""

import logging
import secrets

from reverie.errands import Errands
from reverie.rules.clues import Voice
from reverie.rules.ids import Seat
from reverie.rules.rejections import Rejected
from reverie.tables.clock import Clock, pause
from reverie.tables.followers import Follower
from reverie.tables.live import LiveTable
from reverie.tables.ports import NotStored, Recording, Store
from reverie.tables.refusals import Refused

logger = logging.getLogger("reverie.recordings")
MEGABYTE = 1024 * 1024
# Forty of the largest: an evening of twelve in which everybody speaks three times.
MOST_AT_A_TABLE = 32 * MEGABYTE
# One that was made and not told, where the turn's end was missed (the server was restarted).
FORGOTTEN_AFTER = 24 * 3600.0
LOOK_EVERY = 3600.0


class Recordings(Follower):
    """`space`: megabytes that they may take together."""

    def __init__(self, store: Store, clock: Clock, space: int, *, is_on: bool) -> None:
        self.store, self.clock, self.is_on = store, clock, is_on
        self.space = space * MEGABYTE
        # Tables with one that is not told yet, and the turn in which it was made.
        self.waiting: dict[str, tuple[int, int]] = {}
        self.errands = Errands()

    async def keep(self, live: LiveTable, seat: Seat, length: int, sound: bytes) -> Recording:
        now = self.clock.now()
        made = Recording(secrets.token_urlsafe(12), seat, now, length, sound)
        if not await self.store.keep_recording(live.name, made, MOST_AT_A_TABLE, self.space):
            raise Refused("voices_full")
        self.waiting[live.name] = live.table.moment
        return made

    async def find(self, live: LiveTable, name: str, seats: list[Seat]) -> Recording:
        """For everybody who sees the table, once it is told; before, for who made it."""
        found = await self.store.recording(live.name, name)
        if found is None or not (found.told or found.seat in seats):
            raise Rejected("recording_unknown")
        return found

    async def hold(self, live: LiveTable, seat: Seat, voice: Voice) -> bool:
        """Before the clue is given, so that it never names what is gone. Was it held before?"""
        if not self.is_on:
            raise Refused("voices_off")
        found = await self.store.recording(live.name, voice.recording)
        if found is None or (found.seat, found.length) != (seat, voice.length):
            raise Rejected("recording_unknown")
        if not found.told:
            await self.store.hold_recording(live.name, voice.recording, told=True)
        return found.told

    async def let_go(self, live: LiveTable, voice: Voice) -> None:
        """The clue was refused."""
        await self.store.hold_recording(live.name, voice.recording, told=False)

    # ---- what nobody told

    def look(self, live: LiveTable) -> None:
        made_in = self.waiting.get(live.name)
        if made_in is not None and made_in != live.table.moment:
            del self.waiting[live.name]
            self.errands.run(self._drop(self.clock.now(), live.name))

    def rested(self, table: str) -> None:
        self.waiting.pop(table, None)

    async def keep_clearing(self) -> None:
        """For ever."""
        while True:
            await self._drop(self.clock.now() - FORGOTTEN_AFTER)
            await pause(self.clock, LOOK_EVERY)

    async def _drop(self, before: float, table: str | None = None) -> None:
        try:
            await self.store.drop_recordings(before, table)
        except NotStored as error:
            logger.warning("recordings that nobody told could not be erased: %s", error)
