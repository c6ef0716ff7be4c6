"""A circle over evenings at real servers: met, opened, joined, left; without a key nothing."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any

import msgspec
import pytest
from at_server import DECKS, NAMES, Evening
from test_notices import PushService

from reverie.client import Player
from reverie.rules.pieces import Options
from reverie.tables.ports import CircleRow, NotStored
from reverie.tables.requests import ChangeSetUp, SetUp
from reverie.wire import circles as wire
from waiting import until

SHORT = Options(target_score=5)


async def ask(player: Player, path: str, body: Any, expect: int = 200) -> dict[str, Any]:
    headers = {"Content-Type": "application/json"}
    data = msgspec.json.encode(body)
    async with player.http.post(player.url + path, data=data, headers=headers) as answer:
        text = await answer.read()
        assert answer.status == expect, text
        found: dict[str, Any] = msgspec.json.decode(text)
        return found


async def meet(player: Player, key: str = "") -> str:
    wish = wire.MeetAgain("en", (key, "nonsense") if key else ())
    return str((await ask(player, f"/api/tables/{player.table}/circle", wish))["key"])


async def see(player: Player, key: str) -> dict[str, Any]:
    return await ask(player, "/api/circles/see", wire.OfCircle(key))


async def an_evening(evening: Evening, people: int = 3) -> list[Player]:
    players = await evening.table("classic", people, options=SHORT)
    await play_out(evening)
    return players


async def next_evening(evening: Evening, table: str, first: Player, *others: str) -> list[Player]:
    """Whoever opened this table, and these, who come to it; nobody of the evening before stays."""
    await asyncio.gather(*(player.disconnect() for player in evening.players))
    passing, evening.players = [*evening.players, *evening.spectators], [first]
    evening.spectators = [one for one in passing if one is not first]
    first.table, first.seat = table, 0
    for name in others:
        await evening.person().join(table, name)
    for player in evening.players:
        player.seen_nothing()
        await player.connect(table)
    return evening.players


async def play_out(evening: Evening) -> None:
    await evening.start()
    await evening.play_out()
    await evening.calm()


async def test_those_who_played_become_one_circle_and_see_the_same(evening: Evening) -> None:
    ada, bo, _ = await an_evening(evening)
    keys = [await meet(player) for player in (ada, bo)]
    assert len({key.split(".")[0] for key in keys}) == 1
    seen = await see(bo, keys[1])
    assert [one["name"] for one in seen["people"]] == ["Ada", "Bo"]
    assert seen["me"] == 2
    assert seen["held"] == 1
    assert seen["open"] is None
    (met,) = seen["evenings"]
    assert met["table"] == ada.table
    assert met["turns"] > 0
    assert met["there"] == [1, 2]
    assert seen["seen"] > 0
    assert seen["set_up"]["options"]["least_seen"]
    assert seen["kept_days"] == 365
    # Somebody who taps twice, or has the key already, stays one.
    assert await meet(bo, keys[1]) == keys[1]
    assert len((await see(ada, keys[0]))["people"]) == 2


async def test_the_next_table_deals_what_the_circle_has_seen_least(evening: Evening) -> None:
    ada, bo, _ = await an_evening(evening)
    key, other = await meet(ada), await meet(bo)
    file = await ask(ada, "/api/circles/export", wire.OfCircle(key))
    assert file["circle"]["kept_days"] == (await see(ada, key))["kept_days"] > 0
    following = await ask(ada, "/api/circles/open", wire.OfCircle(key))
    assert following["seated"]
    house = evening.houses[0]
    live = await house.hall.find(following["table"])
    assert live is not None
    assert live.table.seen == file["cards"] != {}
    assert live.table.told == file["clues"] != {}
    assert live.table.set_up.options.least_seen
    assert [person.name for person in live.people.values()] == ["Ada"]
    # The others see where to sit down, and nobody opens a second one.
    assert (await see(bo, other))["open"] == following["table"]
    again = await ask(bo, "/api/circles/open", wire.OfCircle(other))
    assert again == {"table": following["table"], "seated": False}


async def test_three_evenings_with_somebody_new_somebody_gone_and_a_new_phone(
    evening: Evening,
) -> None:
    ada, bo, cleo = await an_evening(evening)
    keys = {player: await meet(player) for player in (ada, bo, cleo)}
    # Ada's phone is another one: she opens the circle there with her link.
    phone = evening.person_passing()
    assert (await see(phone, keys[ada]))["me"] == 1
    table = (await ask(phone, "/api/circles/open", wire.OfCircle(keys[ada])))["table"]
    _, new, third = await next_evening(evening, table, phone, "Dag", "Bo")
    await play_out(evening)
    # Dag is new; Bo, on another phone, brings his key.
    assert await meet(third, keys[bo]) == keys[bo]
    dag = await meet(new)
    seen = await see(new, dag)
    assert [one["name"] for one in seen["people"]] == ["Ada", "Bo", "Cleo", "Dag"]
    latest, first = seen["evenings"]
    assert latest["there"] == [1, 2, 4]
    assert latest["missing"] == [3]
    assert first["there"] == [1, 2, 3]
    # Cleo does not come any more.
    await ask(cleo, "/api/circles/leave", wire.OfCircle(keys[cleo]))
    await ask(cleo, "/api/circles/see", wire.OfCircle(keys[cleo]), expect=404)
    seen = await see(new, dag)
    assert [one["name"] for one in seen["people"]] == ["Ada", "Bo", "Dag"]
    assert seen["evenings"][1]["there"] == [1, 2]
    for row in await evening.houses[0].store.circles():
        assert b"Cleo" not in row.body
    third_evening = await ask(third, "/api/circles/open", wire.OfCircle(keys[bo]))
    assert third_evening["seated"]
    assert (await see(new, dag))["held"] == 3


async def test_a_renewed_key_makes_the_one_before_useless(evening: Evening) -> None:
    ada, bo, _ = await an_evening(evening)
    key, other = await meet(ada), await meet(bo)
    fresh = (await ask(ada, "/api/circles/renew", wire.OfCircle(key)))["key"]
    assert fresh != key
    await ask(ada, "/api/circles/see", wire.OfCircle(key), expect=404)
    await see(ada, fresh)
    await see(bo, other)


async def test_the_last_one_takes_the_circle_with_them(evening: Evening) -> None:
    ada, *_ = await an_evening(evening)
    key = await meet(ada)
    await ask(ada, "/api/circles/leave", wire.OfCircle(key))
    store = evening.houses[0].store
    assert await store.circles() == []
    assert await store.circle_of(ada.table) is None


ALL = ("see", "open", "findings", "renew", "leave", "export")


async def test_without_the_key_there_is_nothing(evening: Evening) -> None:
    """Not whose it is, not whether it is: a circle that is and one that is not answer alike."""
    ada, *_ = await an_evening(evening)
    key = await meet(ada)
    circle, member, secret = key.split(".")
    thief = evening.person_passing()
    wrong = [
        f"{circle}.{member}.{'A' * 32}",
        f"{circle}.2.{secret}",
        f"{'A' * 16}.{member}.{secret}",
        f"{circle}.{member}",
        circle,
        "",
    ]
    answers = set()
    for guess in wrong:
        for path in ALL:
            answer = await ask(thief, f"/api/circles/{path}", wire.OfCircle(guess), expect=404)
            answers.add(msgspec.json.encode(answer))
    assert len(answers) == 1
    assert b"no_such_circle" in answers.pop()
    # A table does not say that it has a circle: not to its people, not to anybody.
    table = f"/api/tables/{ada.table}"
    for path in (f"{table}/view", f"{table}/history", f"{table}/invitation", "/api/tables"):
        async with thief.http.get(thief.url + path) as response:
            text = await response.text()
            assert circle not in text
            assert secret not in text
    await ask(thief, f"{table}/circle", wire.MeetAgain("en"), expect=403)
    # What is stored opens nothing.
    store = evening.houses[0].store
    assert all(secret.encode() not in row.body for row in await store.circles())
    seen = await see(ada, key)
    assert len(seen["people"]) == 1


REFUSED: list[tuple[str, dict[str, Any], str]] = [
    ("change", {"name": "Ada", "colour": "mauve", "language": "en"}, "colour_unknown"),
    ("change", {"name": "  ", "colour": "poppy", "language": "en"}, "name_empty"),
    ("change", {"name": "A" * 25, "colour": "poppy", "language": "en"}, "name_too_long"),
    ("change", {"name": "Ada", "colour": "poppy", "language": "<b>"}, "bad_message"),
    ("change", {"name": "Ada", "colour": "poppy"}, "bad_message"),
    ("findings", {"more": 1}, "bad_message"),
    ("notices", {"wish": {"endpoint": "https://evil", "p256dh": "", "auth": ""}}, "no_push"),
    ("see", {"more": 1}, "bad_message"),
]


async def test_what_is_refused_changes_nothing(evening: Evening) -> None:
    ada, *_ = await an_evening(evening)
    key = await meet(ada)
    await see(ada, key)
    store = evening.houses[0].store
    before = await store.circles()
    for path, body, code in REFUSED:
        answer = await ask(ada, f"/api/circles/{path}", {"key": key, **body}, expect=400)
        assert answer["code"] == code
        assert await store.circles() == before


async def test_a_member_changes(evening: Evening) -> None:
    ada, *_ = await an_evening(evening)
    key = await meet(ada)
    wish = wire.ChangeMember(key, "Ada Two", "plum", "fi")
    seen = await ask(ada, "/api/circles/change", wish)
    assert seen["people"][0]["name"] == "Ada Two"
    assert seen["people"][0]["colour"] == "plum"
    table = (await ask(ada, "/api/circles/open", wire.OfCircle(key)))["table"]
    live = await evening.houses[0].hall.find(table)
    assert live is not None
    assert NAMES[0] not in [person.name for person in live.people.values()]


async def test_as_it_played_last_so_it_plays_next(evening: Evening) -> None:
    ada, *_ = await an_evening(evening)
    key = await meet(ada)
    for game in ("classic", "odyssey"):
        table = (await ask(ada, "/api/circles/open", wire.OfCircle(key)))["table"]
        live = await evening.houses[0].hall.find(table)
        assert live is not None
        assert live.table.set_up.game == game
        await next_evening(evening, table, ada, "Bo", "Dag")
        await ada.do(ChangeSetUp(SetUp("odyssey", decks=DECKS, options=SHORT)))
        await play_out(evening)


async def test_what_its_evenings_showed_is_counted_over_all_of_them(evening: Evening) -> None:
    """Whichever chairs they had: Bo sits second on the first evening and third on the next."""
    ada, bo, _ = await an_evening(evening)
    key, _ = await meet(ada), await meet(bo)
    first = await see(ada, key)
    table = (await ask(ada, "/api/circles/open", wire.OfCircle(key)))["table"]
    await next_evening(evening, table, ada, "Dag", "Bo")
    await play_out(evening)
    both = await see(ada, key)
    found = await ask(ada, "/api/circles/findings", wire.OfCircle(key))
    turns = [one["turns"] for one in both["evenings"]]
    assert found["turns"] == sum(turns) > first["evenings"][0]["turns"]
    # Of strangers nothing is said.
    spoken_of = {seat for finding in found["findings"] for seat in seats_in(finding)}
    assert spoken_of <= {1, 2}


def seats_in(finding: dict[str, Any]) -> set[int]:
    if finding["finding"] == "kindred":
        return {way["finder"] for way in finding["found"]}
    return {finding["seat"]}


async def test_nobody_meets_again_before_anything_was_played(evening: Evening) -> None:
    ada, *_ = await evening.table("classic", 3)
    path = f"/api/tables/{ada.table}/circle"
    assert (await ask(ada, path, wire.MeetAgain("en"), expect=400))["code"] == "no_game"


async def test_whoever_is_faster_there_is_one_circle_and_one_next_table(evening: Evening) -> None:
    players = await an_evening(evening)
    keys = await asyncio.gather(*map(meet, players))
    assert len({key.split(".")[0] for key in keys}) == 1
    store = evening.houses[0].store
    assert len(await store.circles()) == 1
    assert len((await see(players[0], keys[0]))["people"]) == 3
    tables = await store.count()
    opened = await asyncio.gather(
        *(
            ask(player, "/api/circles/open", wire.OfCircle(key))
            for player, key in zip(players, keys, strict=True)
        )
    )
    assert len({one["table"] for one in opened}) == 1
    assert [one["seated"] for one in opened].count(True) == 1
    assert await store.count() == tables + 1


async def test_the_others_are_asked_to_sit_down(
    evening_with: Callable[..., AbstractAsyncContextManager[Evening]],
) -> None:
    async with (
        PushService() as service,
        evening_with(push="on", push_services="127.0.0.1") as evening,
    ):
        ada, bo, cleo = await an_evening(evening)
        keys = [await meet(player) for player in (ada, bo, cleo)]
        for player, key, who in ((ada, keys[0], "ada"), (bo, keys[1], "bo")):
            wish = wire.WishOfCircle(key, service.wish(who))
            seen = await ask(player, "/api/circles/notices", wish)
        assert [one["asked"] for one in seen["people"]] == [True, True, False]
        table = (await ask(ada, "/api/circles/open", wire.OfCircle(keys[0])))["table"]
        await until(lambda: bool(service.heard))
        assert service.heard == [("bo", {"kind": "sit_down", "table": table})]
        # No more.
        await ask(bo, "/api/circles/notices", wire.WishOfCircle(keys[1]))
        seen = await see(ada, keys[0])
        assert [one["asked"] for one in seen["people"]] == [True, False, False]


async def test_a_table_that_the_circle_cannot_remember_is_not_left_behind(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody would ever find it, and it would count among the tables there may be."""
    players = await an_evening(evening)
    key = await meet(players[0])
    store = evening.houses[0].store
    tables = await store.count()
    keep = store.keep_circle

    async def full(row: CircleRow, table: str | None = None) -> None:
        if table is not None:
            raise NotStored("no room")
        await keep(row, table)

    with monkeypatch.context() as patch:
        patch.setattr(store, "keep_circle", full)
        await ask(players[0], "/api/circles/open", wire.OfCircle(key), expect=503)
    assert await store.count() == tables
    opened = await ask(players[0], "/api/circles/open", wire.OfCircle(key))
    assert opened["seated"]
