"""Recorded voices over HTTP: who plays sends one for a clue, who sees the table hears it."""

from aiohttp import web

from reverie.adapters.http import answer
from reverie.adapters.table_doors import TableDoors
from reverie.adapters.uploads import Parcel, Uploads, received
from reverie.adapters.wav import read_wav
from reverie.rules.ids import Seat
from reverie.rules.rejections import Rejected
from reverie.tables.live import LiveTable
from reverie.tables.recordings import Recordings
from reverie.tables.refusals import Refused
from reverie.wire import messages as wire

LARGEST = 800 * 1024
VOICE = Parcel(
    LARGEST,
    too_large=lambda: Refused("recording_too_large"),
    too_slow=lambda: Refused("recording_too_slow"),
)


class VoiceDoors:
    def __init__(self, tables: TableDoors, recordings: Recordings) -> None:
        self.tables, self.recordings = tables, recordings
        self.uploads = Uploads(counts=tables.limits.addresses, is_full=lambda: Refused("too_fast"))

    def routes(self) -> list[web.RouteDef]:
        voice = "/api/tables/{table}/voice"
        return [web.post(voice, self.add), web.get(f"{voice}/{{recording}}", self.hear)]

    async def add(self, request: web.Request) -> web.Response:
        live = await self.tables.table(request)
        seat = self.tables.own_seat(request, live)
        self._check(live, seat)
        await self.tables.slow_down("voice", request)
        if (request.content_length or 0) > LARGEST:
            raise Refused("recording_too_large")
        with self.uploads.place(self.tables.callers.address(request)):
            data = await received(request.content.iter_chunked(64 * 1024), VOICE)
        length = read_wav(data).length
        # Meanwhile somebody may have left, or the host may have removed them.
        if self.tables.own_seat(request, live) != seat:
            raise Refused("not_seated")
        made = await self.recordings.keep(live, seat, length, data)
        return answer(wire.Recorded(made.id, made.length))

    def _check(self, live: LiveTable, seat: Seat) -> None:
        """Nothing is taken that could not become a clue."""
        if not self.recordings.is_on:
            raise Refused("voices_off")
        game = live.table.game
        if game is None or not live.table.is_playing:
            raise Refused("no_game")
        if seat not in game.hands:
            raise Refused("not_seated")
        if "voice" not in game.options.clues:
            raise Rejected("clue_kind_not_wanted")

    async def hear(self, request: web.Request) -> web.Response:
        live = await self.tables.table(request)
        seats = self.tables.seats(request, live)
        found = await self.recordings.find(live, request.match_info["recording"], seats)
        return _sound(request, found.sound)


def _sound(request: web.Request, sound: bytes) -> web.Response:
    """All of it, or the part that a player asks for; kept by nobody on the way."""
    headers = {"Cache-Control": "private, no-store", "Accept-Ranges": "bytes"}
    try:
        wanted = request.http_range
    except ValueError:
        raise web.HTTPRequestRangeNotSatisfiable from None
    if wanted.start is None:
        return web.Response(body=sound, content_type="audio/wav", headers=headers)
    first, behind, _ = wanted.indices(len(sound))
    if first >= behind:
        raise web.HTTPRequestRangeNotSatisfiable
    headers["Content-Range"] = f"bytes {first}-{behind - 1}/{len(sound)}"
    part = sound[first:behind]
    return web.Response(status=206, body=part, content_type="audio/wav", headers=headers)
