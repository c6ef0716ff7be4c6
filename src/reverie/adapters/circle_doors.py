"""Circles over HTTP: everything needs a member's key, in the body; without it there is nothing."""

from aiohttp import web
from msgspec import json

from reverie.adapters.desk import check_language
from reverie.adapters.http import answer, body
from reverie.adapters.notice_doors import NoticeDoors
from reverie.adapters.seat_keys import GIVEN, SeatKeys
from reverie.adapters.table_doors import TableDoors, is_here_only, squares
from reverie.circles.circle import Circle, Member
from reverie.circles.circles import Circles, renamed
from reverie.circles.keys import Key
from reverie.rules.ids import COLOURS
from reverie.rules.rejections import Rejected
from reverie.tables.refusals import Refused
from reverie.tables.requests import SetUp
from reverie.wire import circles as wire
from reverie.wire import messages


class CircleDoors:
    def __init__(self, circles: Circles, tables: TableDoors, notices: NoticeDoors) -> None:
        self.circles, self.tables, self.notices = circles, tables, notices
        # How long a table is kept that nobody touches; 0 is for ever.
        self.kept_days = 0

    def routes(self) -> list[web.RouteDef]:
        return [
            web.post("/api/tables/{table}/circle", self.meet_again),
            web.post("/api/circles/see", self.see),
            web.post("/api/circles/open", self.open),
            web.post("/api/circles/change", self.change),
            web.post("/api/circles/findings", self.findings),
            web.post("/api/circles/notices", self.wish),
            web.post("/api/circles/renew", self.renew),
            web.post("/api/circles/leave", self.leave),
            web.post("/api/circles/export", self.export),
        ]

    async def meet_again(self, request: web.Request) -> web.Response:
        """By somebody who sits at a table, once something has been played there."""
        live = await self.tables.table(request)
        seat = self.tables.own_seat(request, live)
        wish = await body(request, wire.MeetAgain)
        check_language(SetUp(language=wish.language))
        if live.table.game is None:
            raise Refused("no_game")
        await self.tables.slow_down("open", request)
        return self._key(
            request, await self.circles.meet_again(live, seat, wish.keys, wish.language)
        )

    def _key(self, request: web.Request, key: Key) -> web.Response:
        base = self.tables.link(request)
        # In the fragment, which no browser sends on; the answer itself is never stored.
        address = f"{base}/circle#{key}"
        return answer(wire.CircleKey(str(key), address, is_here_only(base), squares(address)))

    async def _slow(self, request: web.Request) -> None:
        """Whoever tries keys is slowed down like whoever tries codes; a good one costs as much."""
        await self.tables.slow_down("circle", request)

    async def see(self, request: web.Request) -> web.Response:
        await self._slow(request)
        wish = await body(request, wire.OfCircle)
        return await self._as_it_is(wish.key)

    async def open(self, request: web.Request) -> web.Response:
        await self._slow(request)
        wish = await body(request, wire.OfCircle)
        await self.circles.find(wish.key)
        await self.tables.slow_down("open", request)
        own = SeatKeys.of(request, "", secure=self.tables.callers.is_secure(request)).own
        table, seat, key = await self.circles.open(wish.key, own)
        if seat is not None:
            request[GIVEN] = key
        return answer(wire.NextTable(table, seat is not None))

    async def change(self, request: web.Request) -> web.Response:
        await self._slow(request)
        wish = await body(request, wire.ChangeMember)
        check_language(SetUp(language=wish.language))
        if wish.colour not in COLOURS:
            raise Rejected("colour_unknown")
        self.tables.hall.terms.check_words(wish.name)
        await self.circles.change(wish.key, renamed(wish.name, wish.colour, wish.language))
        return await self._as_it_is(wish.key)

    async def findings(self, request: web.Request) -> web.Response:
        await self._slow(request)
        wish = await body(request, wire.OfCircle)
        return answer(await self.circles.showed(wish.key))

    async def wish(self, request: web.Request) -> web.Response:
        await self._slow(request)
        wanted = await body(request, wire.WishOfCircle)
        await self.circles.find(wanted.key)
        if wanted.wish is not None and not self.notices.is_good(wanted.wish):
            raise Refused("no_push")
        wish = None if wanted.wish is None else json.encode(wanted.wish)
        await self.circles.be_asked(wanted.key, wish)
        return await self._as_it_is(wanted.key)

    async def renew(self, request: web.Request) -> web.Response:
        await self._slow(request)
        wish = await body(request, wire.OfCircle)
        return self._key(request, await self.circles.rotate(wish.key))

    async def leave(self, request: web.Request) -> web.Response:
        await self._slow(request)
        wish = await body(request, wire.OfCircle)
        await self.circles.leave(wish.key)
        return answer(messages.Found(""))

    async def export(self, request: web.Request) -> web.Response:
        await self._slow(request)
        wish = await body(request, wire.OfCircle)
        circle, member, table = await self.circles.see(wish.key)
        cards = {str(card): often for card, often in circle.seen.items()}
        clues = {str(card): marks for card, marks in circle.told.items()}
        return answer(wire.CircleFile(seen(circle, member, table, self.kept_days), cards, clues))

    async def _as_it_is(self, key: str) -> web.Response:
        return answer(seen(*await self.circles.see(key), self.kept_days))


def seen(circle: Circle, me: Member, table: str | None, kept_days: int) -> wire.CircleView:
    return wire.CircleView(
        me=me.id,
        people=tuple(
            wire.MemberView(
                one.id, one.name, one.colour, one.language, one.since, one.wish is not None
            )
            for one in circle.people
        ),
        evenings=tuple(
            wire.EveningView(
                evening.table,
                evening.at,
                evening.turns,
                evening.there,
                tuple(
                    one.id
                    for one in circle.people
                    if one.since <= evening.at and one.id not in evening.there
                ),
            )
            for evening in reversed(circle.evenings)
        ),
        held=circle.held,
        seen=len(circle.seen),
        set_up=circle.set_up,
        open=table,
        kept_days=kept_days,
    )
