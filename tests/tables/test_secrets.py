"""Everything every client received is searched for what they should not know."""

from collections.abc import Callable
from typing import Any

import pytest
from at_server import Evening, is_over
from leak_checker import Truth, findings
from msgspec.structs import replace

from reverie.adapters.memory_store import MemoryStore
from reverie.adapters.settings import Settings
from reverie.app import House
from reverie.rules import perspective as door
from reverie.rules.model import Choosing, Voting
from reverie.rules.pieces import Options

GAMES = [("classic", 4), ("odyssey", 7), ("party", 6), ("teams", 6)]


async def leaks(tmp_path: Any, game: str, people: int) -> list[str]:
    """Play a whole game over real sockets; what did anybody learn too early?"""
    store = MemoryStore()
    settings = Settings(host="127.0.0.1", port=0, data=tmp_path)
    async with House(settings, store, pace=(0, 0)) as house:
        evening = Evening(f"http://127.0.0.1:{house.port}", house)
        short = Options(target_score=12) if game in ("classic", "odyssey") else Options()
        await evening.table(game, people, options=short)
        watcher = await evening.spectator()
        await evening.start()
        await evening.play_out()
        await watcher.until(lambda _: is_over(watcher))
        pages = [record.events for record in await store.load(watcher.table)]
        truth = Truth(pages)
        found = [f"spectator: {leak}" for leak in findings(truth, None, watcher.received)]
        for player in evening.players:
            for leak in findings(truth, player.seat, player.received):
                found.append(f"seat {player.seat}: {leak}")
        await evening.close()
    return found


@pytest.mark.parametrize(("game", "people"), GAMES)
async def test_nobody_learns_too_early(tmp_path: Any, game: str, people: int) -> None:
    assert await leaks(tmp_path, game, people) == []


def _foreign_card(honest: Any) -> Any:
    def leak(game: Any, phase: Any, viewer: Any) -> Any:
        cards = next((c for s, c in phase.laid.items() if s != viewer), ())
        return replace(honest(game, phase, viewer), yours=cards)

    return leak


def _owner(honest: Any) -> Any:
    def leak(game: Any, phase: Any, viewer: Any) -> Any:
        return replace(honest(game, phase, viewer), mine=(phase.target,))

    return leak


PLANTS: list[tuple[type, Callable[[Any], Any]]] = [(Choosing, _foreign_card), (Voting, _owner)]


@pytest.mark.parametrize(("phase", "plant"), PLANTS)
async def test_planted_leaks_are_found(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch, phase: type, plant: Callable[[Any], Any]
) -> None:
    monkeypatch.setitem(door._PHASES, phase, plant(door._PHASES[phase]))
    assert await leaks(tmp_path, "classic", 4)
