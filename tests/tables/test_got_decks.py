"""A got deck is played like one that came along, also while a newer one comes and after it went."""

import logging
import random
from collections.abc import Callable, Set
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest
from at_server import Evening
from test_doors import get as ask
from test_retired_cards import WORN, laid, retire, shown, worn_deck

from reverie.cli.decks_on_their_own import remove_deck
from reverie.client import Player
from reverie.decks import Shelf
from reverie.decks.getting import get
from reverie.decks.places import all_decks
from reverie.rules.pieces import Options

Open = Callable[..., AbstractAsyncContextManager[Evening]]


def fetch(folder: Path, data: Path) -> None:
    get(folder, data / "decks", Shelf.load(*all_decks(data)))


async def offered(player: Player) -> dict[str, int]:
    return {deck["id"]: deck["cards"] for deck in await ask(player, "/api/decks")}


async def seen_of(player: Player, cards: Set[str]) -> set[str]:
    query = "&".join(f"id={card}" for card in sorted(cards))
    return {one["card"] for one in await ask(player, f"/api/cards?{query}")}


async def test_it_is_offered_and_played_grows_newer_and_goes(
    evening_with: Open, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder = worn_deck(tmp_path / "painter")
    fetch(folder, tmp_path)
    caplog.set_level(logging.INFO, "reverie")
    async with evening_with() as evening:
        assert f"{WORN} (got from {WORN})" in caplog.text
        one, *_ = await evening.table("classic", 4, (WORN,), options=Options(target_score=6))
        assert list(await offered(one))[-1] == WORN
        await evening.start()
        await evening.play_out()
        turns = await laid(one)
        gone = {place["card"] for places in turns for place in places[:2]}
        table, before = one.table, await shown(one, gone)
        retire(folder, gone)
        fetch(folder, tmp_path)
        # The server that runs knows nothing of the newer one, and has all it had.
        assert await shown(one, gone) == before
        assert (await offered(one))[WORN] == 84
    async with evening_with() as evening:
        again = evening.person()
        again.table = table
        assert await laid(again) == turns
        assert await shown(again, gone) == before
        assert (await offered(again))[WORN] == 84 - len(gone)
    assert remove_deck(tmp_path, WORN) == 0
    async with evening_with() as evening:
        again = evening.person()
        again.table = table
        decks = await offered(again)
        assert WORN not in decks
        assert await laid(again) == turns
        other = random.Random(1).choice(await ask(again, f"/api/decks/{next(iter(decks))}/cards"))
        assert await seen_of(again, gone | {other["card"]}) == {other["card"]}
