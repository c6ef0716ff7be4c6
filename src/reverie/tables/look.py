"""A table as its viewers see it: what all see is put together once, then what is each's own."""

from collections.abc import Mapping

from reverie.rules.ids import Seat
from reverie.rules.perspective import private, public
from reverie.tables.liking import best_clues, best_pictures, heart_of, liked_by
from reverie.tables.names import name_of
from reverie.tables.ports import Person
from reverie.tables.silence import talk_rests
from reverie.tables.table import Chair, Table
from reverie.tables.views import ChairView, OwnView, TableView, whole

People = Mapping[Seat, Person]
Viewer = Seat | None


class TableLook:
    """A look at a table. Chairs, which hardly ever change, are put together anew when they do.

    Nothing of a table is ever changed in place: what is still the same thing looks the same.
    """

    def __init__(self, code: str) -> None:
        self.code = code
        self.table: Table | None = None
        self.people: People = {}
        self.here: frozenset[Viewer] = frozenset()

    def at(self, table: Table, people: People, here: frozenset[Viewer]) -> "TableLook":
        """The table as it is now, who sits there, and which seats have a device."""
        before, self.table = self.table, table
        if (
            before is None
            or before.chairs is not table.chairs
            or self.people is not people
            or self.here is not here
        ):
            self.people, self.here = people, here
            self.seated = {chair.seat for chair in table.chairs}
            self.chairs = tuple(map(self._chair, table.chairs))
        self.game = None if table.game is None else public(table.game)
        self.public = self._look(table)
        return self

    def _look(self, table: Table) -> TableView:
        deadline, timed = table.deadline, table.set_up.manners.timer != "off"
        return TableView(
            code=self.code,
            door="open" if table.is_open else "shut",
            set_up=table.set_up,
            you=None,
            host=table.host,
            chairs=self.chairs,
            games=table.games,
            deadline=deadline.at if timed and deadline is not None else None,
            nudged=deadline is not None and deadline.nudged,
            overdue=table.overdue,
            called=tuple(sorted(table.called)),
            muted=tuple(sorted(table.muted)),
            talk="rests" if talk_rests(table) else "open",
            liked=None,
            best=best_pictures(table),
            heart=None,
            best_clues=best_clues(table, self.here),
            game=self.game,
        )

    def _chair(self, chair: Chair) -> ChairView:
        return ChairView(
            seat=chair.seat,
            name=name_of(chair, self.people),
            colour=chair.colour,
            bot=chair.bot,
            here=chair.bot is not None or chair.seat in self.here,
        )

    def private(self, seat: Seat) -> OwnView:
        """What this seat sees besides."""
        assert self.table is not None
        game, liked, heart = self.table.game, liked_by(self.table, seat), heart_of(self.table, seat)
        if game is None or self.game is None or seat not in game.hands:
            return OwnView(seat, liked, heart, None)
        return OwnView(seat, liked, heart, private(game, self.game, seat))

    def of(self, viewer: Viewer) -> TableView:
        return whole(self.public, None if viewer is None else self.private(viewer))
