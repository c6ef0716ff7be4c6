"""Who looks at a table, here and at other workers, and what each of them is shown."""

from collections import deque
from collections.abc import Mapping
from secrets import token_hex
from typing import Protocol

from reverie.rules.ids import Seat
from reverie.tables.look import People, TableLook, Viewer
from reverie.tables.parts import Encoding, Part, Seen, encode
from reverie.tables.ports import Line
from reverie.tables.table import Table
from reverie.tables.views import OwnView, Said

LINES = 200


class Watcher(Protocol):
    """Somebody who looks at a table, over whatever wire. `seen`: what they were shown last."""

    viewer: Viewer
    seen: Seen

    def show(self, public: Part | None, private: Part | None) -> None:
        """What has changed: what all see, what is this viewer's own, or both in one."""

    def hear(self, line: Said) -> None: ...

    def unhear(self, line: int) -> None: ...

    def bye(self, code: str) -> None: ...


class Audience:
    """Those who look at one table. What there is to see comes in with every showing.

    `code`: by which the others find it; it is lent, and may change. `epoch`: within which
    versions count; another one every time the table wakes up.
    """

    def __init__(self, code: str) -> None:
        self.code, self.epoch = code, token_hex(4)
        self.watchers: dict[Viewer, set[Watcher]] = {}
        self.elsewhere: Mapping[str, frozenset[Seat]] = {}
        self.here: frozenset[Viewer] = frozenset()
        self.look: TableLook | None = None
        self.encoding = Encoding()
        self.public = Part(0, b"")
        self.private: dict[Seat, tuple[OwnView, Part]] = {}
        self.lines: deque[Line] = deque(maxlen=LINES)

    # ---- who is there

    def watch(self, watcher: Watcher, table: Table, people: People) -> None:
        """Show the table; nothing is sent to somebody whose last versions are still true."""
        self.watchers.setdefault(watcher.viewer, set()).add(watcher)
        self._look_around()
        look = self._look(table, people)
        private = None if watcher.viewer is None else self._private(watcher.viewer, look)
        _show(watcher, self.public, private)

    def unwatch(self, watcher: Watcher) -> None:
        group = self.watchers.get(watcher.viewer)
        if group is not None:
            group.discard(watcher)
            if not group:
                del self.watchers[watcher.viewer]
                self._look_around()
        if not self.watchers:
            self.look, self.encoding = None, Encoding()

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

    def show(self, table: Table, people: People) -> None:
        """To each viewer whose own view has changed; the others notice nothing."""
        if not self.watchers:
            return
        look = self._look(table, people)
        public, own = self.public, look.own
        for viewer, group in tuple(self.watchers.items()):
            private = None
            if viewer is not None:
                if viewer not in look.seated:
                    self.private.pop(viewer, None)
                    self.show_out(viewer, "not_seated")
                    continue
                known = self.private.get(viewer)
                # Of whom the move does not concern, nothing is asked.
                if known is not None and own.get(viewer) is known[0]:
                    private = known[1]
                else:
                    private = self._private(viewer, look)
            for watcher in tuple(group):
                _show(watcher, public, private)

    def _look(self, table: Table, people: People) -> TableLook:
        if self.look is None or self.look.code != self.code:
            self.look = TableLook(self.code)
        look = self.look.at(table, people, self.here)
        body = self.encoding.of(look.around, look.game)
        if body != self.public.body:
            self.public = Part(self.public.version + 1, body)
        return look

    def _private(self, viewer: Seat, look: TableLook) -> Part:
        own, before = look.private(viewer), self.private.get(viewer)
        # Mostly the very same: a move changes what is its mover's own.
        if before is not None and (before[0] is own or before[0] == own):
            return before[1]
        version = 1 if before is None else before[1].version + 1
        part = Part(version, encode(own))
        self.private[viewer] = own, part
        return part

    def show_out(self, viewer: Viewer, code: str) -> None:
        """Cut every device of a viewer, with the reason; while it says goodbye it sees nothing."""
        for watcher in self.watchers.pop(viewer, ()):
            watcher.bye(code)
        self._look_around()

    def close(self, code: str) -> None:
        """Show everybody out."""
        for viewer in list(self.watchers):
            self.show_out(viewer, code)

    # ---- what is said

    def heard(self, line: Line) -> None:
        if all(known.id != line.id for known in self.lines):
            self.lines.append(line)
            if len(self.lines) > 1 and self.lines[-2].id > line.id:
                # Said at another worker a moment earlier, and heard here a moment later.
                self.lines = deque(sorted(self.lines, key=lambda known: known.id), LINES)
            said = self.said(line)
            for watcher in self._all_watchers():
                watcher.hear(said)

    def said(self, line: Line) -> Said:
        return Said(line.id, line.seat, line.at, line.kind, line.text, line.game, line.turn)

    def unheard(self, line: int) -> None:
        self.lines = deque((known for known in self.lines if known.id != line), LINES)
        for watcher in self._all_watchers():
            watcher.unhear(line)

    def _all_watchers(self) -> list[Watcher]:
        return [watcher for group in self.watchers.values() for watcher in group]


def _show(watcher: Watcher, public: Part, private: Part | None) -> None:
    """What they have not seen yet; a hidden change of somebody else's mind is no change here."""
    seen = watcher.seen
    all_news = public.version != seen.public
    own_news = private is not None and private.version != seen.private
    if all_news or own_news:
        watcher.seen = Seen(public.version, 0 if private is None else private.version)
        watcher.show(public if all_news else None, private if own_news else None)
