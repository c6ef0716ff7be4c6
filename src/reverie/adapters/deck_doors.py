"""Decks, cards and pictures over HTTP. An imported deck is shown only at a table that plays it."""

import asyncio
from collections.abc import Sequence

from aiohttp import web
from msgspec.structs import asdict

from reverie.adapters.http import FOR_EVER, answer
from reverie.decks import NotOnTheShelf, Shelf
from reverie.decks.deck import Deck, Picture
from reverie.decks.library import Library, is_own
from reverie.rules.ids import CardId
from reverie.tables.hall import Hall
from reverie.tables.refusals import Refused
from reverie.wire import messages as wire

MOST_AT_ONCE = 40
PRIVATE = "imported"


class DeckDoors:
    def __init__(self, library: Library, hall: Hall) -> None:
        self.library, self.hall = library, hall

    @property
    def shelf(self) -> Shelf:
        return self.library.shelf

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/api/decks", self.decks),
            web.get("/api/decks/{deck}/cards", self.deck_cards),
            web.get("/api/cards", self.cards),
            web.get("/api/cards/{card}", self.card),
            web.get("/pictures/{name}", self.picture),
            web.get("/pictures/{table}/{name}", self.private_picture),
        ]

    # ---- who may see what

    async def played(self, table: str | None) -> frozenset[str]:
        """The decks of the table that the request names; its link is what opens them."""
        live = await self.hall.find(table) if table else None
        decks = frozenset(live.table.set_up.decks) if live else frozenset[str]()
        if any(map(is_own, decks)):
            # Of one that has changed every picture is opened.
            await asyncio.to_thread(self.library.fresh, decks)
        return decks

    def may_see(self, deck: Deck, played: frozenset[str]) -> bool:
        return deck.kind != PRIVATE or deck.id in played

    def deck_of(self, card: str, played: frozenset[str]) -> Deck:
        try:
            deck = self.shelf.home(card)
        except NotOnTheShelf:
            raise Refused("no_such_card") from None
        if not self.may_see(deck, played):
            raise Refused("no_such_card")
        return deck

    def found(self, card: str, played: frozenset[str]) -> Deck | None:
        try:
            return self.deck_of(card, played)
        except Refused:
            return None

    # ---- decks

    async def decks(self, request: web.Request) -> web.Response:
        played = await self.played(request.query.get("table"))
        seen = [deck for deck in self.shelf.offered if self.may_see(deck, played)]
        table = request.query.get("table", "")
        return answer(await asyncio.to_thread(lambda: [self._deck(d, table) for d in seen]))

    def _deck(self, deck: Deck, table: str) -> wire.DeckView:
        return wire.DeckView(
            id=deck.id,
            kind=deck.kind,
            title=dict(deck.manifest.title),
            about=dict(deck.manifest.about),
            cards=len(deck.cards),
            cover=self._address(deck, self.shelf.thumbnail(deck.manifest.on_the_box.id), table),
            told=deck.is_told,
        )

    async def deck_cards(self, request: web.Request) -> web.Response:
        table = request.query.get("table", "")
        # First: whoever plays there has made the shelf fresh.
        played = await self.played(table)
        try:
            deck = self.shelf.deck(request.match_info["deck"])
        except NotOnTheShelf:
            raise Refused("deck_unknown") from None
        if not self.may_see(deck, played):
            raise Refused("deck_unknown")
        found = await asyncio.to_thread(
            lambda: [self._picture(deck, card.id, table) for card in deck.cards]
        )
        return answer(found)

    # ---- cards

    async def cards(self, request: web.Request) -> web.Response:
        """Several cards at once: a hand, or what lies on the table; described, if a language
        is asked for. One of a deck that is gone does not keep the others from being shown.
        """
        wanted = request.query.getall("id", [])
        if len(wanted) > MOST_AT_ONCE:
            raise Refused("too_large")
        language, table = request.query.get("language"), request.query.get("table", "")
        played = await self.played(table)
        homes = [(deck, card) for card in wanted if (deck := self.found(card, played))]
        if wanted and not homes:
            raise Refused("no_such_card")
        found = await self._shown(homes, table)
        return answer(found if language is None else [self._told(one, language) for one in found])

    async def card(self, request: web.Request) -> web.Response:
        """Where the picture lies and what can be seen on it; never its record."""
        card, table = request.match_info["card"], request.query.get("table", "")
        deck = self.deck_of(card, await self.played(table))
        shown = await asyncio.to_thread(self._picture, deck, card, table)
        return answer(self._told(shown, request.query.get("language", "en")))

    async def ahead(self, cards: Sequence[str]) -> str:
        """For a page's Link header: where these cards' pictures lie, and the small ones themselves,
        so that they come beside the page's scripts. Empty where one of the cards is not known.
        """
        try:
            found = await self._pictures(cards)
        except Refused:
            found = []
        if not found:
            return ""
        asked = "&".join(f"id={card}" for card in cards)
        where = f"</api/cards?{asked}>; rel=preload; as=fetch; crossorigin"
        return ", ".join([where, *(f"<{p.thumbnail}>; rel=preload; as=image" for p in found)])

    def _told(self, shown: wire.PictureView, language: str) -> wire.CardView:
        seen = self.shelf.describe(shown.card, language)
        return wire.CardView(**asdict(shown), description=seen)

    async def _pictures(self, cards: Sequence[str], table: str = "") -> list[wire.PictureView]:
        played = await self.played(table)
        return await self._shown([(self.deck_of(card, played), card) for card in cards], table)

    async def _shown(self, homes: list[tuple[Deck, str]], table: str) -> list[wire.PictureView]:
        return await asyncio.to_thread(
            lambda: [self._picture(deck, card, table) for deck, card in homes]
        )

    def _picture(self, deck: Deck, card: str, table: str) -> wire.PictureView:
        listed = self.shelf.card(card)
        return wire.PictureView(
            card=CardId(card),
            picture=self._address(deck, self.shelf.picture(card), table),
            thumbnail=self._address(deck, self.shelf.thumbnail(card), table),
            tint=listed.tint,
            tiny=listed.tiny,
        )

    def _address(self, deck: Deck, picture: Picture, table: str) -> str:
        room = f"{table}/" if deck.kind == PRIVATE else ""
        return f"/pictures/{room}{picture.content_hash}.webp"

    # ---- pictures

    async def picture(self, request: web.Request) -> web.StreamResponse:
        return await self._send(request, "public", frozenset())

    async def private_picture(self, request: web.Request) -> web.StreamResponse:
        return await self._send(request, "private", await self.played(request.match_info["table"]))

    async def _send(
        self, request: web.Request, cache: str, played: frozenset[str]
    ) -> web.StreamResponse:
        name = request.match_info["name"].removesuffix(".webp")
        for found in await asyncio.to_thread(self.shelf.pictures_at, name):
            if self.may_see(self.shelf.deck(found.deck), played):
                headers = {"Cache-Control": f"{cache}, {FOR_EVER}", "Content-Type": "image/webp"}
                return web.FileResponse(found.path, headers=headers)
        raise web.HTTPNotFound
