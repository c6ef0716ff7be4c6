"""Who looks at a table, here and at other workers, and what each of them is shown."""

import asyncio
from collections import deque
from collections.abc import Mapping
from typing import Protocol

import msgspec

from reverie.rules.ids import Seat
from reverie.tables.look import TableLook, pack
from reverie.tables.ports import Line, Person
from reverie.tables.table import Chair, Table
from reverie.tables.views import Said, TableView

LINES = 200
SOON = 0.1
BOT_NAMES = (
    *("Brass", "Cog", "Tin", "Spring", "Copper", "Ratchet"),
    *("Pewter", "Bolt", "Nickel", "Dial", "Whirr", "Pendulum"),
)
Viewer = Seat | None


class Watcher(Protocol):
    """Somebody who looks at a table, over whatever wire."""

    viewer: Viewer

    def show(self, version: int, frame: bytes) -> None: ...

    def hear(self, frame: bytes) -> None: ...

    def bye(self, code: str) -> None: ...


class Frame(msgspec.Struct):
    version: int
    body: bytes


class Audience:
    """The side of a live table that is turned to its viewers."""

    table: Table

    def __init__(self, code: str) -> None:
        self.code = code
        # Never changed in place: views are put together again when it is another one.
        self.people: Mapping[Seat, Person] = {}
        self.watchers: dict[Viewer, set[Watcher]] = {}
        self.elsewhere: Mapping[str, frozenset[Seat]] = {}
        self.here: frozenset[Viewer] = frozenset()
        self.frames: dict[Viewer, Frame] = {}
        self.looked: TableLook | None = None
        self.lines: deque[Line] = deque(maxlen=LINES)
        self.soon: asyncio.TimerHandle | None = None

    # ---- who is there

    def watch(self, watcher: Watcher, seen: int | None) -> None:
        """Show the table; nothing is sent to somebody whose last version is still true."""
        self.watchers.setdefault(watcher.viewer, set()).add(watcher)
        self._look_around()
        frame, _ = self._frame(watcher.viewer, self._look())
        if frame.version != seen:
            watcher.show(frame.version, frame.body)

    def unwatch(self, watcher: Watcher) -> None:
        group = self.watchers.get(watcher.viewer)
        if group is not None:
            group.discard(watcher)
            if not group:
                del self.watchers[watcher.viewer]
                self._look_around()
        if not self.watchers:
            self.looked = None

    def is_here(self, seat: Seat) -> bool:
        return seat in self.here

    def are_elsewhere(self, devices: Mapping[str, frozenset[Seat]]) -> None:
        """Which seats have a device at which other worker."""
        self.elsewhere = {worker: seats for worker, seats in devices.items() if seats}
        self._look_around()

    @property
    def seats_elsewhere(self) -> frozenset[Seat]:
        return frozenset().union(*self.elsewhere.values())

    def _look_around(self) -> None:
        """`here`: the seats with a device, at whichever worker. Another set only if it differs."""
        here: frozenset[Viewer] = self.seats_elsewhere.union(self.watchers)
        if here != self.here:
            self.here = here

    # ---- what they are shown

    def publish(self) -> None:
        """To each viewer whose own view has changed; the others notice nothing."""
        if self.soon is not None:
            self.soon.cancel()
            self.soon = None
        if not self.watchers:
            return
        look = self._look()
        for viewer, group in list(self.watchers.items()):
            if viewer is not None and viewer not in look.seated:
                self.frames.pop(viewer, None)
                self.show_out(viewer, "not_seated")
                continue
            frame, changed = self._frame(viewer, look)
            if changed:
                for watcher in list(group):
                    watcher.show(frame.version, frame.body)

    def _look(self) -> TableLook:
        if self.looked is None:
            self.looked = TableLook(self, pack)
            return self.looked
        return self.looked.again()

    def publish_soon(self) -> None:
        """Comings and goings are shown together: a storm of them is not a storm of views."""
        if self.soon is None:
            self.soon = asyncio.get_running_loop().call_later(SOON, self.publish)

    def _frame(self, viewer: Viewer, look: TableLook) -> tuple[Frame, bool]:
        body = _encoder.encode(look.of(viewer))
        frame = self.frames.get(viewer)
        if frame is None:
            frame = self.frames[viewer] = Frame(1, body)
            return frame, True
        if frame.body == body:
            return frame, False
        frame = self.frames[viewer] = Frame(frame.version + 1, body)
        return frame, True

    def view(self, viewer: Viewer) -> TableView:
        return TableLook(self).of(viewer)

    def name_of(self, chair: Chair) -> str:
        """A rabbit's name, a person's, or nothing where somebody has been forgotten."""
        if chair.bot is not None:
            return BOT_NAMES[chair.seat % len(BOT_NAMES)]
        person = self.people.get(chair.seat)
        return person.name if person else ""

    def show_out(self, seat: Seat, code: str) -> None:
        """Cut every device of a seat, with the reason."""
        for watcher in list(self.watchers.get(seat, ())):
            watcher.bye(code)

    # ---- what is said

    def heard(self, line: Line) -> None:
        if all(known.id != line.id for known in self.lines):
            self.lines.append(line)
            if len(self.lines) > 1 and self.lines[-2].id > line.id:
                # Said at another worker a moment earlier, and heard here a moment later.
                self.lines = deque(sorted(self.lines, key=lambda known: known.id), LINES)
            self._tell(_encoder.encode(self.said(line)), b'{"kind":"said","line":%b}')

    def said(self, line: Line) -> Said:
        return Said(line.id, line.seat, line.at, line.kind, line.text, line.game, line.turn)

    def unheard(self, line: int) -> None:
        self.lines = deque((known for known in self.lines if known.id != line), LINES)
        self._tell(b"%d" % line, b'{"kind":"unsaid","id":%b}')

    def _tell(self, body: bytes, frame: bytes) -> None:
        for group in list(self.watchers.values()):
            for watcher in list(group):
                watcher.hear(frame % body)


_encoder = msgspec.json.Encoder()
