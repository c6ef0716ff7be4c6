"""A game played before its deck was painted anew shows the pictures it was played with."""

import json
import shutil
from collections.abc import Callable, Set
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

from at_server import Evening
from test_doors import get

from reverie.client import Player
from reverie.decks.places import built_in_decks
from reverie.rules.pieces import Options
from reverie.tables.requests import StartGame

WORN = "worn"
Open = Callable[..., AbstractAsyncContextManager[Evening]]


def worn_deck(data: Path) -> Path:
    """A painted deck of 84 cards of its own, in the data folder."""
    folder = data / "decks" / WORN
    shutil.copytree(built_in_decks() / "placeholder", folder)
    manifest = json.loads((folder / "deck.json").read_text())
    for place, card in enumerate(manifest["cards"]):
        card["id"] = f"worn{place:02}"
    write(folder, manifest | {"id": WORN, "kind": "painted"})
    told = {card["id"]: f"Card {card['id']}." for card in manifest["cards"]}
    (folder / "descriptions" / "en.json").write_text(json.dumps(told))
    return folder


def write(folder: Path, manifest: dict[str, Any]) -> None:
    (folder / "deck.json").write_text(json.dumps(manifest))


def retire(folder: Path, gone: Set[str]) -> None:
    manifest = json.loads((folder / "deck.json").read_text())
    cards = manifest["cards"]
    stay = [card for card in cards if card["id"] not in gone]
    write(folder, manifest | {"cards": stay, "retired": [c for c in cards if c["id"] in gone]})


async def shown(player: Player, cards: Set[str]) -> dict[str, tuple[str, bytes]]:
    """What is told of these cards, and the bytes of their pictures."""
    query = "&".join(f"id={card}" for card in sorted(cards))
    found = await get(player, f"/api/cards?{query}&language=en")
    return {
        one["card"]: (one["description"], (await get(player, one["picture"]))[1]) for one in found
    }


async def laid(player: Player) -> list[Any]:
    told = await get(player, f"/api/tables/{player.table}/history")
    return [turn["reveal"]["places"] for turn in told["turns"]]


async def test_a_finished_game_shows_its_retired_cards_and_the_deck_offers_none(
    evening_with: Open, tmp_path: Path
) -> None:
    folder = worn_deck(tmp_path)
    async with evening_with() as evening:
        one, *_ = await evening.table("classic", 4, (WORN,), options=Options(target_score=6))
        await evening.start()
        await evening.play_out()
        turns = await laid(one)
        gone = {place["card"] for places in turns for place in places[:2]}
        table, before = one.table, await shown(one, gone)
    retire(folder, gone)
    async with evening_with() as evening:
        again = evening.person()
        again.table = table
        assert await laid(again) == turns
        assert await shown(again, gone) == before
        listed = {card["card"] for card in await get(again, f"/api/decks/{WORN}/cards")}
        assert gone.isdisjoint(listed)
        assert len(listed) == 84 - len(gone)
        decks = {deck["id"]: deck["cards"] for deck in await get(again, "/api/decks")}
        assert decks[WORN] == len(listed)


async def test_a_running_game_goes_on_with_them_and_the_next_one_deals_none(
    evening_with: Open, tmp_path: Path
) -> None:
    folder = worn_deck(tmp_path)
    async with evening_with() as evening:
        people = await evening.table("classic", 4, (WORN,), options=Options(target_score=6))
        await evening.start()
        hands = [set(player.game.hand) for player in people if player.game]
        keys = [player.http.cookie_jar for player in people]
        table = people[0].table
    gone = set().union(*hands)
    retire(folder, gone)
    async with evening_with() as evening:
        for key in keys:
            player = evening.person()
            player.table = table
            player.http.cookie_jar.update_cookies({c.key: c.value for c in key})
            await player.connect()
        for player, hand in zip(evening.players, hands, strict=True):
            await player.until(lambda view: view.game is not None)
            assert player.game
            assert set(player.game.hand) == hand
        assert set(await shown(evening.players[0], gone)) == gone
        for seat, player in enumerate(evening.players):
            player.seat = seat
        await evening.play_out()
        await evening.players[0].do(StartGame())
        for player in evening.players:
            view = await player.until(lambda view: view.games == 2)
            assert view.game
            assert gone.isdisjoint(view.game.hand)
