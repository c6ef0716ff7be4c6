"""A client's socket: whoever does not keep up is never waited for."""

import asyncio
from collections.abc import Callable

from aiohttp import WSCloseCode

from reverie.adapters.inbox import Socket
from reverie.rules.ids import Seat
from reverie.tables.parts import NOTHING, Part
from reverie.tables.views import Said
from reverie.wire import messages as wire
from reverie.wire.frames import message, text_frame, view_frame

MOST_WAITING = 64
LARGEST_BUFFER = 64 * 1024
BEAT = 0.05
PING, PONG = b"\x89\x00", 0x8A
CLOSE = b"\x88\x02" + WSCloseCode.GOING_AWAY.to_bytes(2, "big")


class Pipe:
    """Frames straight onto the transport."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self.transport = transport

    def has_room(self) -> bool:
        return self.transport.get_write_buffer_size() < LARGEST_BUFFER

    def write(self, frames: list[bytes]) -> None:
        """All of them with one call of the system: that is what a frame costs most."""
        if not self.transport.is_closing():
            self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))

    def takes(self, frame: bytes) -> bool:
        """Written, if there is room: the same as the two above, for what is done most often."""
        transport = self.transport
        if transport.get_write_buffer_size() >= LARGEST_BUFFER:
            return False
        if not transport.is_closing():
            transport.write(frame)
        return True

    def ping(self) -> None:
        self.write([PING])

    def pong(self, body: bytes) -> None:
        self.write([bytes((PONG, len(body))), body])

    def stop_reading(self) -> None:
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def hang_up(self) -> None:
        """A close whose answer is not looked for: before it there may be frames without end."""
        self.write([CLOSE])

    def abort(self) -> None:
        self.transport.abort()


class Client:
    """One socket. Frames are written at once while it keeps up; of a view only the newest waits.

    A client that does not read is cut when its answers pile up, and comes back for its view;
    nobody waits for it (docs/decisions/0007).
    """

    def __init__(self, ws: Socket, viewer: Seat | None, pipe: Pipe, behind: set["Client"]) -> None:
        self.ws, self.viewer, self.pipe, self.behind = ws, viewer, pipe, behind
        self.waiting: list[bytes] = []
        self.seen = NOTHING
        self.public: Part | None = None
        self.private: Part | None = None
        self.leaving = False
        self.busy = False
        self.cut = False
        self.silent = False
        self.asked = False

    def say(self, said: wire.FromServer) -> None:
        if len(self.waiting) >= MOST_WAITING:
            self.cut = True
            self.pipe.abort()
            return
        self.waiting.append(text_frame(message(said)))
        self.flush()

    def hear(self, line: Said) -> None:
        self.say(wire.Heard(line))

    def unhear(self, line: int) -> None:
        self.say(wire.Unheard(line))

    def show(self, public: Part | None, private: Part | None) -> None:
        is_behind = self.public is not None or self.private is not None
        if not (is_behind or self.waiting or self.busy) and self.pipe.takes(
            view_frame(public, private)
        ):
            return
        if is_behind:
            self.flush()
        # Whoever is behind gets the newest of each part, and both together.
        self.public, self.private = public or self.public, private or self.private
        # Whoever waits for an answer gets both in one piece.
        if not self.busy:
            self.flush()

    def bye(self, code: str) -> None:
        self.leaving = True
        self.say(wire.Bye(code))

    def flush(self) -> None:
        """Write what the socket takes; the rest when it has been read (`keep_up`)."""
        # A view before the answer that led to it: whoever is answered has seen it.
        shows = self.public is not None or self.private is not None
        if (shows or self.waiting) and not self.pipe.has_room():
            self.behind.add(self)
        elif shows:
            frames = [view_frame(self.public, self.private), *self.waiting]
            self.public, self.private, self.waiting = None, None, []
            self.pipe.write(frames)
        elif self.waiting:
            frames, self.waiting = self.waiting, []
            self.pipe.write(frames)
        # Even a goodbye waits for the answer to the last command.
        if self.leaving and not self.busy and not self.waiting:
            self.leaving = False
            self.ws.inbox.end()
            if self.cut:
                self.pipe.hang_up()
            else:
                self.closing = asyncio.ensure_future(self.ws.close(code=WSCloseCode.GOING_AWAY))

    def heard(self) -> None:
        self.silent = self.asked = False

    def untie(self) -> None:
        """An error that ended the socket holds on to it; both can go without the collector."""
        error = self.ws.exception()
        if error is not None:
            error.__traceback__ = error.__context__ = None


class Pulse:
    """Asks whoever has been silent whether they are still there, and cuts who does not answer.

    Every client is looked at once a round, a few at each beat; so a thousand clients who came at
    once are not asked at once.
    """

    def __init__(self, round_seconds: float = 12.5, beat: float = BEAT) -> None:
        self.places: list[set[Client]] = [set() for _ in range(max(1, round(round_seconds / beat)))]
        self.next = self.beats = 0

    def add(self, client: Client) -> Callable[[], None]:
        """Watch over a client, until what this returns is called."""
        place = self.places[self.next % len(self.places)]
        self.next += 1
        place.add(client)
        return lambda: place.discard(client)

    def beat(self) -> None:
        place = self.places[self.beats % len(self.places)]
        self.beats += 1
        for client in tuple(place):
            if client.asked:
                client.pipe.abort()
            elif client.silent:
                client.asked = True
                client.pipe.ping()
            client.silent = True
