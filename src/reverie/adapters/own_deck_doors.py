"""Own pictures over HTTP: the host of a table sends them, arranges them, takes them away."""

import asyncio
import importlib.util
import logging
from pathlib import Path

from aiohttp import web

from reverie.adapters.http import FOR_EVER, answer, body
from reverie.adapters.own_darkroom import OwnDarkroom
from reverie.adapters.table_doors import TableDoors
from reverie.adapters.uploads import LARGEST, Uploads, received
from reverie.decks.deck import Deck
from reverie.decks.refusals import Broken
from reverie.own.darkroom import Card
from reverie.own.folders import MOST_CARDS, Drawn, OwnDeck, make_deck
from reverie.own.keeping import MOST_DECKS, OwnDecks
from reverie.own.reasons import NotImported, Unfit
from reverie.rules.ids import CardId
from reverie.tables.live import LiveTable
from reverie.tables.refusals import Refused
from reverie.wire import messages as wire

logger = logging.getLogger("reverie.own")


class OwnDeckDoors:
    def __init__(self, tables: TableDoors, own: OwnDecks, room: OwnDarkroom) -> None:
        self.tables, self.own, self.room = tables, own, room
        self.is_on = own.is_on and importlib.util.find_spec("PIL") is not None
        if own.is_on and not self.is_on:
            logger.info("own pictures need the extra `pictures`; without it they are off")
        self.uploads = Uploads(counts=tables.limits.addresses)

    def routes(self) -> list[web.RouteDef]:
        own = "/api/tables/{table}/own"
        return [
            web.get("/api/own", self.rules),
            web.get(own, self.listed),
            web.post(f"{own}/pictures", self.add),
            web.post(f"{own}/{{deck}}", self.arrange),
            web.delete(f"{own}/{{deck}}", self.delete),
            web.post(f"{own}/{{deck}}/bring", self.bring),
            web.get(f"{own}/{{deck}}/{{name}}", self.picture),
        ]

    # ---- who asks

    async def host(self, request: web.Request) -> tuple[LiveTable, int]:
        """The table, and which person it is: who sits there next has not brought these decks."""
        live = await self.tables.table(request)
        seat = self.tables.own_seat(request, live)
        if seat != live.table.host:
            raise Refused("host_only")
        return live, live.table.person(seat)

    async def mine(self, request: web.Request) -> tuple[LiveTable, OwnDeck]:
        live, person = await self.host(request)
        return live, self.own.mine(request.match_info["deck"], live.name, person)

    # ---- looking

    async def rules(self, request: web.Request) -> web.Response:
        return answer(wire.OwnRules(self.is_on, LARGEST, MOST_CARDS))

    async def listed(self, request: web.Request) -> web.Response:
        live, person = await self.host(request)
        return answer(await asyncio.to_thread(self._all, live.name, person))

    def _all(self, table: str, person: int) -> list[wire.OwnDeckView]:
        return [self._view(deck, table) for deck in self.own.all_of(table, person)]

    def _view(self, own: OwnDeck, table: str) -> wire.OwnDeckView:
        try:
            deck = self.own.library.fresh([own.id]).deck(own.id)
        except LookupError:
            raise Refused("deck_unknown") from None
        words = own.captions()
        cards = (self._card(deck, card.id, table, words) for card in deck.cards)
        return wire.OwnDeckView(deck.id, deck.title(), tuple(cards))

    def _card(self, deck: Deck, card: str, table: str, words: dict[str, str]) -> wire.OwnCard:
        listed = next(known for known in deck.cards if known.id == card)
        base = f"/api/tables/{table}/own/{deck.id}"
        return wire.OwnCard(
            card=CardId(card),
            picture=f"{base}/{deck.picture(listed).content_hash}.webp",
            thumbnail=f"{base}/{deck.thumbnail(listed).content_hash}.webp",
            tint=listed.tint,
            tiny=listed.tiny,
            caption=words.get(card, ""),
        )

    async def picture(self, request: web.Request) -> web.StreamResponse:
        """For whoever brought the deck; everybody else sees pictures when they are played."""
        _, deck = await self.mine(request)
        path = await asyncio.to_thread(self._path, deck, request.match_info["name"])
        headers = {"Cache-Control": f"private, {FOR_EVER}", "Content-Type": "image/webp"}
        return web.FileResponse(path, headers=headers)

    def _path(self, deck: OwnDeck, name: str) -> Path:
        found = self.own.library.fresh([deck.id]).pictures_at(name.removesuffix(".webp"))
        for picture in found:
            if picture.deck == deck.id:
                return picture.path
        raise web.HTTPNotFound

    # ---- bringing pictures

    async def add(self, request: web.Request) -> web.Response:
        """One picture, as it is; with it a new deck, if none is named."""
        live, person = await self.host(request)
        if not self.is_on:
            raise Refused("own_pictures_off")
        await self.tables.slow_down("picture", request)
        deck = None
        if wanted := request.query.get("deck"):
            deck = self.own.mine(wanted, live.name, person)
        if not await asyncio.to_thread(self._has_room, live.name, person, deck):
            raise Refused("own_full")
        if (request.content_length or 0) > LARGEST:
            raise Unfit("picture_too_large")
        with self.uploads.place(self.tables.callers.address(request)):
            chunks = request.content.iter_chunked(64 * 1024)
            card = await self.room.develop(await received(chunks))
        title = request.query.get("title", "") or "…"
        added = await asyncio.to_thread(self._keep, card, deck, title, live.name, person)
        return answer(added)

    def _has_room(self, table: str, person: int, deck: OwnDeck | None) -> bool:
        if deck is None and len(self.own.all_of(table, person)) >= MOST_DECKS:
            return False
        return self.own.has_room()

    def _keep(
        self, card: Card, deck: OwnDeck | None, title: str, table: str, person: int
    ) -> wire.OwnPictureAdded:
        taken = frozenset(
            known.id for other in self.own.library.shelf.decks for known in other.cards
        )
        self.own.took(len(card.picture) + len(card.thumbnail))
        try:
            if deck is not None:
                deck.add(Drawn(card), taken)
                return wire.OwnPictureAdded(self._view(deck, table), None)
            self.own.folder.mkdir(parents=True, exist_ok=True)
            drawn = [Drawn(card)]
            made, key = make_deck(self.own.folder, title, drawn, {table: person}, taken)
            return wire.OwnPictureAdded(self._view(made, table), key)
        except NotImported as no:
            raise Refused("own_title" if no.code == "title_missing" else "not_stored") from None
        except (OSError, Broken):
            raise Refused("not_stored") from None

    async def bring(self, request: web.Request) -> web.Response:
        """A deck that was made elsewhere, with the key that its maker was given."""
        live, person = await self.host(request)
        wish = await body(request, wire.BringOwnDeck)
        await self.tables.slow_down("guess", request)
        name = request.match_info["deck"]
        deck = await asyncio.to_thread(self.own.bring, name, wish.key, live.name, person)
        return answer(await asyncio.to_thread(self._view, deck, live.name))

    # ---- changing

    async def arrange(self, request: web.Request) -> web.Response:
        live, deck = await self.mine(request)
        wish = await body(request, wire.ArrangeOwnDeck)
        have = {card.id for card in deck.manifest().cards}
        if wish.order is not None and have - set(wish.order):
            await self._check_idle(deck)
            if not have & set(wish.order):
                raise Refused("own_last_picture")
        order = None if wish.order is None else list(wish.order)
        try:
            await asyncio.to_thread(deck.arrange, order, wish.captions, wish.title, wish.language)
        except NotImported:
            raise Refused("own_title") from None
        return answer(await asyncio.to_thread(self._view, deck, live.name))

    async def delete(self, request: web.Request) -> web.Response:
        live, deck = await self.mine(request)
        await self._check_idle(deck)
        if deck.id in live.table.set_up.decks:
            raise Refused("own_deck_chosen")
        await asyncio.to_thread(deck.delete)
        await asyncio.to_thread(self.own.library.fresh, [deck.id])
        return answer(wire.Found(live.name))

    async def _check_idle(self, deck: OwnDeck) -> None:
        """No card disappears out of a hand."""
        for table in deck.owner().seats:
            live = await self.tables.hall.find(table)
            if live is not None and live.table.is_playing and deck.id in live.table.set_up.decks:
                raise Refused("game_runs")
