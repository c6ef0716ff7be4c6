"""A code lets people in before the first game; later it takes the link, or a nod from a seat."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest
from at_server import Evening, is_over

from reverie.adapters import limits
from reverie.adapters.limits import Limit
from reverie.adapters.settings import Settings
from reverie.app import House
from reverie.client import Player, Refusal
from reverie.rules.pieces import Options
from reverie.tables.requests import OpenDoor, StartGame
from reverie.wire import messages as wire

Open = Callable[..., AbstractAsyncContextManager[Evening]]


async def found(evening: Evening, code: str, by: Player | None = None) -> str:
    """The table that whoever types this code gets to, or why not."""
    try:
        return await (by or evening.person_passing()).find(code)
    except Refusal as refusal:
        return refusal.code


async def test_before_the_game_a_code_is_enough(evening: Evening) -> None:
    one, *_ = await evening.table("classic", 3)
    assert await found(evening, one.code) == one.table
    assert (await one.until(lambda view: True)).door == "open"


async def test_at_a_running_table_a_code_tells_nothing(evening: Evening) -> None:
    one, two, _ = await evening.table("classic", 3)
    await evening.start()
    assert (await two.until(lambda view: view.game is not None)).door == "shut"
    assert await found(evening, one.code) == "knock_first"
    assert await found(evening, one.code, two) == one.table, "whoever sits there comes back"
    guest = evening.person()
    await guest.join(one.table, "Dag")
    assert guest.seat == 3, "the link is enough"


async def test_whoever_sits_there_opens_the_door_until_the_next_turn_has_ended(
    evening_with: Open,
) -> None:
    async with evening_with() as evening:
        one, two, _ = await evening.table("classic", 3)
        await evening.start()
        await two.do(OpenDoor())
        assert await found(evening, one.code) == one.table
        seen = {1: {"open"}}

        async def watching(player: Player, _: object) -> None:
            assert player.game
            assert player.view
            seen.setdefault(player.game.turn, set()).add(player.view.door)

        await one.until(lambda view: view.door == "open")
        await evening.calm()
        await evening.play_out(watching)
        assert len(seen) > 3
        assert seen == {turn: {"open" if turn <= 2 else "shut"} for turn in seen}
        assert await found(evening, one.code) == "knock_first"


async def test_somebody_without_a_seat_opens_nothing(evening: Evening) -> None:
    one, *_ = await evening.table("classic", 3)
    await evening.start()
    watcher = await evening.spectator()
    assert await watcher.say(OpenDoor()) == "not_seated"
    assert await found(evening, one.code) == "knock_first"


async def test_a_game_that_is_over_is_still_theirs(evening: Evening) -> None:
    people = await evening.table("classic", 3, options=Options(target_score=6))
    await evening.start()
    await evening.play_out()
    assert all(map(is_over, people))
    assert await found(evening, people[0].code) == "knock_first"
    await people[1].do(OpenDoor())
    assert await found(evening, people[0].code) == people[0].table
    await people[0].do(StartGame())
    await people[0].until(lambda view: view.games == 2)
    assert await found(evening, people[0].code) == "knock_first", "another game, another door"


async def test_a_listed_table_is_open_to_all(evening: Evening) -> None:
    one, *_ = await evening.table("classic", 3, listed=True)
    await evening.start()
    assert await found(evening, one.code) == one.table


# ---- guessing


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    settings = Settings(
        bots="plain",
        host="127.0.0.1",
        port=0,
        data=tmp_path,
        store="memory",
        trusted_proxy="127.0.0.1",
    )
    async with House(settings) as made:
        yield made


async def test_guesses_are_counted_by_network_and_in_all(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(limits.LIMITS, "guess", Limit(0.0001, 4))
    monkeypatch.setitem(limits.LIMITS, "guess_all", Limit(0.0001, 10))
    async with Player(f"http://127.0.0.1:{house.port}") as guesser:
        answers = []
        for n in range(20):
            headers = {"X-Forwarded-For": f"203.0.113.{n // 5}"}
            where = f"{guesser.url}/api/codes/BCDF"
            async with guesser.http.get(where, headers=headers) as response:
                answers.append((await response.json())["code"])
    # Four of each network's five, and ten of all.
    assert [answers[n : n + 5].count("no_such_table") for n in range(0, 20, 5)] == [4, 4, 2, 0]
    assert answers.count("too_fast") == 10


async def test_a_link_tells_names_and_history_and_a_code_does_not(evening: Evening) -> None:
    people = await evening.table("classic", 3, options=Options(target_score=6))
    await evening.start()
    await evening.play_out()
    stranger = evening.person_passing()
    async with stranger.http.get(f"{evening.url}/api/codes/{people[0].code}") as response:
        said = await response.text()
    assert people[0].table not in said
    assert not [name for name in ("Ada", "Bo", "Cleo") if name in said]
    history = await stranger.post(f"/api/tables/{people[0].table}/seats", wire.TakeSeat("Dag"))
    assert history["seat"] == 3
