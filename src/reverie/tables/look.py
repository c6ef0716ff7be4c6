"""A table as its viewers see it: what they see alike is put together, and encoded, once."""

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from reverie.rules.ids import Seat
from reverie.rules.perspective import Look, Pack, as_it_is
from reverie.tables.silence import talk_rests
from reverie.tables.table import Chair, Table
from reverie.tables.views import ChairView, TableView

if TYPE_CHECKING:
    from reverie.tables.audience import Audience

_encoder = msgspec.json.Encoder()


def pack(value: Any) -> msgspec.Raw:
    """What many are sent alike is encoded once, and copied."""
    return msgspec.Raw(_encoder.encode(value))


class TableLook:
    """A look at a table; the chairs, and what all see of the game, are put together once."""

    def __init__(self, live: "Audience", pack: Pack = as_it_is) -> None:
        self.live, self.pack = live, pack
        self.game: Look | None = None
        self._put_together(live.table, None)

    def again(self) -> "TableLook":
        """The table as it is now; what is still the same thing is not put together again."""
        self._put_together(self.live.table, self.table)
        return self

    def _put_together(self, table: Table, before: Table | None) -> None:
        live, self.table = self.live, table
        if before is None or before.set_up is not table.set_up:
            self.set_up = self.pack(table.set_up)
        if (
            before is None
            or before.chairs is not table.chairs
            or self.people is not live.people
            or self.here is not live.here
        ):
            self._look_at_chairs()
        if before is None or before.game is not table.game:
            self._look_at_game(table)
        if before is None or before.called is not table.called:
            self.called = tuple(sorted(table.called))
        if before is None or before.muted is not table.muted:
            self.muted = tuple(sorted(table.muted))
        deadline, timed = table.deadline, table.set_up.manners.timer != "off"
        self.deadline = deadline.at if timed and deadline is not None else None
        self.nudged = deadline is not None and deadline.nudged

    def _look_at_chairs(self) -> None:
        self.people, self.here = self.live.people, self.live.here
        self.seated = {chair.seat for chair in self.table.chairs}
        self.chairs = self.pack(tuple(map(self._chair, self.table.chairs)))

    def _chair(self, chair: Chair) -> ChairView:
        return ChairView(
            seat=chair.seat,
            name=self.live.name_of(chair),
            colour=chair.colour,
            bot=chair.bot,
            here=chair.bot is not None or chair.seat in self.here,
        )

    def _look_at_game(self, table: Table) -> None:
        if table.game is None or self.game is None:
            self.game = None if table.game is None else Look(table.game, self.pack)
        else:
            self.game.follow(table.game)
        self.talk: Literal["open", "rests"] = "rests" if talk_rests(table) else "open"

    def of(self, viewer: Seat | None) -> TableView:
        table = self.table
        plays = viewer if table.game is not None and viewer in table.game.hands else None
        return TableView(
            code=self.live.code,
            set_up=self.set_up,
            you=viewer,
            host=table.host,
            chairs=self.chairs,
            games=table.games,
            deadline=self.deadline,
            nudged=self.nudged,
            overdue=table.overdue,
            called=self.called,
            muted=self.muted,
            talk=self.talk,
            game=None if self.game is None else self.game.of(plays),
        )
