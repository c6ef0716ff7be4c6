"""A table as its viewers see it: what they see alike is put together, and encoded, once."""

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from reverie.rules.ids import Seat
from reverie.rules.perspective import Look, Pack, as_it_is
from reverie.tables.silence import talk_rests
from reverie.tables.table import Chair
from reverie.tables.views import ChairView, TableView

if TYPE_CHECKING:
    from reverie.tables.audience import Audience

_encoder = msgspec.json.Encoder()


def pack(value: Any) -> msgspec.Raw:
    """What many are sent alike is encoded once, and copied."""
    return msgspec.Raw(_encoder.encode(value))


class TableLook:
    """One look at a table; the chairs, and what all see of the game, are put together once."""

    def __init__(self, live: "Audience", pack: Pack = as_it_is) -> None:
        self.live, self.table = live, live.table
        self.seated = {chair.seat for chair in live.table.chairs}
        self.set_up = pack(live.table.set_up)
        self.game = None if live.table.game is None else Look(live.table.game, pack)
        timed = live.table.set_up.manners.timer != "off" and live.table.deadline is not None
        self.deadline = live.table.deadline.at if timed and live.table.deadline else None
        self.called = tuple(sorted(live.table.called))
        self.muted = tuple(sorted(live.table.muted))
        self.talk: Literal["open", "rests"] = "rests" if talk_rests(live.table) else "open"
        self.chairs = pack(tuple(map(self._chair, live.table.chairs)))

    def _chair(self, chair: Chair) -> ChairView:
        return ChairView(
            seat=chair.seat,
            name=self.live.name_of(chair),
            colour=chair.colour,
            bot=chair.bot,
            here=chair.bot is not None or self.live.is_here(chair.seat),
        )

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
            nudged=table.deadline is not None and table.deadline.nudged,
            overdue=table.overdue,
            called=self.called,
            muted=self.muted,
            talk=self.talk,
            game=None if self.game is None else self.game.of(plays),
        )
