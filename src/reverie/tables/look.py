"""A table as its viewers see it: what all see is put together once, then what is each's own."""

from collections.abc import Mapping
from operator import attrgetter

from msgspec.structs import replace

from reverie.rules.ids import Seat
from reverie.rules.model import Over
from reverie.rules.perspective import Pieces, may_differ, private, public
from reverie.tables.liking import best_clues, best_pictures, heart_of, liked_by
from reverie.tables.names import name_of
from reverie.tables.ports import Person
from reverie.tables.silence import talk_rests
from reverie.tables.table import Chair, Table
from reverie.tables.views import ChairView, OwnView, TableView, whole

People = Mapping[Seat, Person]
Viewer = Seat | None
# What is seen of a table besides its chairs and its game.
SEEN = (
    *("set_up", "host", "games", "deadline", "overdue", "called", "muted", "likes", "hearts"),
    "opened",
)
_seen = attrgetter(*SEEN)


class TableLook:
    """A look at a table. What hardly ever changes is put together anew when it does.

    Nothing of a table is ever changed in place: what is still the same thing looks the same.
    """

    def __init__(self, code: str) -> None:
        self.code = code
        self.table: Table | None = None
        self.people: People = {}
        self.here: frozenset[Viewer] = frozenset()
        self.pieces = Pieces()
        self.around_of: Table | None = None
        # What each seat saw besides when it was last asked for, while it is sure to be the same.
        self.own: dict[Seat, OwnView] = {}

    def at(self, table: Table, people: People, here: frozenset[Viewer]) -> "TableLook":
        """The table as it is now, who sits there, and which seats have a device."""
        before, self.table = self.table, table
        self._forget(before, table)
        if (
            before is None
            or before.chairs is not table.chairs
            or self.people is not people
            or self.here is not here
        ):
            self.around_of, self.people, self.here = None, people, here
            self.seated = {chair.seat for chair in table.chairs}
            self.chairs = tuple(map(self._chair, table.chairs))
        self.game = None if table.game is None else public(table.game, self.pieces)
        if self.around_of is None or not _looks_the_same(self.around_of, table):
            self.around = self._look(table)
        self.around_of = table
        return self

    @property
    def public(self) -> TableView:
        """What all see."""
        return replace(self.around, game=self.game)

    def _forget(self, before: Table | None, now: Table) -> None:
        """Whoever may see something else of their own than before is asked for anew."""
        if (
            before is None
            or before.game is None
            or now.game is None
            or before.likes is not now.likes
            or before.hearts is not now.hearts
        ):
            return self.own.clear()
        seats = may_differ(before.game, now.game)
        if seats is None:
            return self.own.clear()
        for seat in seats:
            self.own.pop(seat, None)
        return None

    def _look(self, table: Table) -> TableView:
        """All but the game."""
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
            game=None,
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
        own = self.own.get(seat)
        if own is None:
            own = self.own[seat] = self._private(seat)
        return own

    def _private(self, seat: Seat) -> OwnView:
        assert self.table is not None
        game = self.table.game
        if game is None or self.game is None or seat not in game.hands:
            # Not even what was marked by whoever had this seat before.
            return OwnView(seat, None, None, None)
        liked, heart = liked_by(self.table, seat), heart_of(self.table, seat)
        return OwnView(seat, liked, heart, private(game, self.game, seat))

    def of(self, viewer: Viewer) -> TableView:
        return whole(self.public, None if viewer is None else self.private(viewer))


def _looks_the_same(before: Table, now: Table) -> bool:
    """All but the game; and of that it takes a new turn or phase to change anything around it."""
    then, game = before.game, now.game
    return (
        then is not None
        and game is not None
        and type(then.phase) is type(game.phase)
        and not isinstance(game.phase, Over)
        and then.turn == game.turn
        and bool(_seen(before) == _seen(now))
    )
