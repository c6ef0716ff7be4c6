"""Own pictures over HTTP: only the host, only at their tables, and nothing that is no picture."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from at_server import Evening
from odd_pictures import BAD, GOOD, ODD, halves, saved, zip_bomb, zip_slip
from yarl import URL

from patience import PATIENCE
from reverie.adapters import uploads
from reverie.adapters.settings import Settings
from reverie.adapters.uploads import LEAST, MOST_AT_ONCE, MOST_EACH, received
from reverie.app import House
from reverie.bots.notes import addresses, read_notes
from reverie.client import Player, Refusal
from reverie.rules.ids import Seat
from reverie.tables.requests import ChangeSetUp, LeaveTable, SetUp, StartGame
from waiting import until

pytest.importorskip("PIL")
DECKS = ("placeholder",)
# Enough for a sample: the whole list is proved by the darkroom's own tests.
SAMPLE_GOOD = ("rotated.jpg", "cmyk.jpg", "transparent.png", "animated.gif", "huge.jpg")


@asynccontextmanager
async def opened(data: Path, **changes: Any) -> AsyncIterator[Evening]:
    settings = Settings(host="127.0.0.1", port=0, data=data, store="memory", **changes)
    async with House(settings, pace=(0.0, 0.02)) as house:
        evening = Evening([f"http://127.0.0.1:{house.port}"], house)
        yield evening
        await evening.close()


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    async with opened(tmp_path) as made:
        yield made


def path(player: Player, rest: str = "") -> str:
    return f"/api/tables/{player.table}/own{rest}"


async def ask(player: Player, method: str, where: str, **how: Any) -> Any:
    async with player.http.request(method, player.url + where, **how) as response:
        if response.content_type == "application/json":
            return await response.json()
        return response.headers, await response.read()


async def send(player: Player, data: bytes, **query: str) -> Any:
    query = query or {"title": "Ours"}
    return await ask(player, "POST", path(player, "/pictures"), data=data, params=query)


def picture(number: int = 0) -> bytes:
    return saved(halves(300 + number, 450), "PNG")


async def deck_of(player: Player, cards: int = 2) -> dict[str, Any]:
    made = await send(player, picture())
    for number in range(1, cards):
        made["deck"] = (await send(player, picture(number), deck=made["deck"]["id"]))["deck"]
    return dict(made)


async def refused(player: Player, command: Any) -> str:
    with pytest.raises(Refusal) as refusal:
        await player.do(command)
    return refusal.value.code


# ---- what becomes a card


async def test_odd_pictures_over_http(evening: Evening) -> None:
    (host,) = await evening.table("classic", 1)
    deck = (await send(host, picture()))["deck"]["id"]
    for name, code in {**BAD, "slip.zip": "picture_unknown", "bomb.zip": "picture_unknown"}.items():
        made = {"slip.zip": zip_slip, "bomb.zip": zip_bomb}.get(name) or ODD[name][0]
        answer = await send(host, made(), deck=deck)
        assert answer["code"] == code, name
        assert answer["message"]
    for name in SAMPLE_GOOD:
        assert "deck" in await send(host, ODD[name][0](), deck=deck), name
    (found,) = await ask(host, "GET", path(host))
    assert len(found["cards"]) == 1 + len(SAMPLE_GOOD)
    assert set(SAMPLE_GOOD) <= set(GOOD)
    assert (await send(host, picture(), deck=deck))["code"] == "picture_twice"
    assert (await send(host, bytes(21 << 20), deck=deck))["code"] == "picture_too_large"


async def test_the_server_outlives_the_process_that_reads(evening: Evening) -> None:
    (host,) = await evening.table("classic", 1)
    assert evening.house is not None
    made = await deck_of(host, 1)
    room = evening.house.web.darkroom.room
    assert room.worker is not None
    room.worker.kill()
    answer = await send(host, picture(7), deck=made["deck"]["id"])
    assert answer["code"] == "picture_too_heavy"
    assert "deck" in await send(host, picture(7), deck=made["deck"]["id"])
    await host.do(ChangeSetUp(SetUp("odyssey", decks=DECKS)))


# ---- who may


async def test_only_the_host_and_only_from_our_own_page(evening: Evening) -> None:
    host, guest = await evening.table("classic", 2)
    made = await deck_of(host)
    deck = made["deck"]["id"]
    stranger = Player(evening.url)
    stranger.table = host.table
    for other, code in ((guest, "host_only"), (stranger, "not_seated")):
        assert (await send(other, picture()))["code"] == code
        assert (await ask(other, "GET", path(other)))["code"] == code
        for method, where in (("POST", f"/{deck}"), ("DELETE", f"/{deck}")):
            answer = await ask(other, method, path(other, where), json={"title": "Theirs"})
            assert answer["code"] == code
        shown = made["deck"]["cards"][0]["picture"]
        assert (await ask(other, "GET", shown))["code"] == code
    headers = {"Origin": "https://evil.example"}
    where = path(host, "/pictures")
    answer = await ask(host, "POST", where, data=picture(9), headers=headers)
    assert answer["code"] == "bad_origin"
    await stranger.http.close()


async def test_a_deck_is_played_only_at_tables_it_was_brought_to(evening: Evening) -> None:
    host, guest = await evening.table("classic", 2)
    made = await deck_of(host)
    deck, card = made["deck"]["id"], made["deck"]["cards"][0]["card"]
    for other in (host, guest):
        assert deck not in str(await ask(other, "GET", f"/api/decks?table={host.table}"))
    await host.do(ChangeSetUp(SetUp("classic", decks=(*DECKS, deck))))
    assert deck in str(await ask(guest, "GET", f"/api/decks?table={host.table}"))
    (seen,) = await ask(guest, "GET", f"/api/cards?id={card}&table={host.table}")
    headers, body = await ask(guest, "GET", seen["picture"])
    assert headers["Cache-Control"].startswith("private")
    assert body[:4] == b"RIFF"
    thief = Player(evening.url)
    with pytest.raises(Refusal, match="deck_unknown"):
        await thief.open("Eve", SetUp("classic", decks=(deck,)))
    await thief.open("Eve", SetUp("classic", decks=DECKS))
    await thief.connect()
    assert await refused(thief, ChangeSetUp(SetUp("classic", decks=(deck,)))) == "deck_unknown"
    for key in ("", "wrong", made["key"][:-1]):
        answer = await ask(thief, "POST", path(thief, f"/{deck}/bring"), json={"key": key})
        assert answer["code"] == "deck_unknown"
    # The maker's own other table.
    brought = await ask(thief, "POST", path(thief, f"/{deck}/bring"), json={"key": made["key"]})
    assert brought["id"] == deck
    await thief.do(ChangeSetUp(SetUp("classic", decks=(deck,))))
    await thief.__aexit__(None, None, None)


async def test_paths_are_never_made_of_what_is_asked(evening: Evening, tmp_path: Path) -> None:
    (host,) = await evening.table("classic", 1)
    made = await deck_of(host, 1)
    (tmp_path / "owner.json").write_text("{}")
    for name in ("..", "own-../../etcet", "base", "own-aaaaaaaaaaaa", made["deck"]["id"].upper()):
        for where in (f"/{name}/owner.json", f"/{name}/bring"):
            answer = await ask(host, "POST" if "bring" in where else "GET", path(host, where))
            assert "code" in answer
    deck = made["deck"]["id"]
    for name in ("owner.json", "deck.json", "%2e%2e%2fowner.json"):
        assert "code" in await ask(host, "GET", path(host, f"/{deck}/{name}"))


# ---- arranging


async def test_pictures_are_arranged_captioned_and_removed(evening: Evening) -> None:
    (host,) = await evening.table("classic", 1)
    made = await deck_of(host, 3)
    deck, cards = made["deck"]["id"], [card["card"] for card in made["deck"]["cards"]]
    order = {"order": [cards[2], cards[0]], "captions": {cards[0]: " A  dog\n"}, "title": "Summer"}
    now = await ask(host, "POST", path(host, f"/{deck}"), json=order)
    assert now["title"] == "Summer"
    assert [(card["card"], card["caption"]) for card in now["cards"]] == [
        (cards[2], ""),
        (cards[0], "A dog"),
    ]
    assert evening.house is not None
    files = [f.name for f in (evening.house.own.folder / deck).rglob("*.webp")]
    assert len(files) == 4
    assert f"{cards[1]}.webp" not in files
    await host.do(ChangeSetUp(SetUp("classic", decks=(*DECKS, deck))))
    told = await ask(host, "GET", f"/api/cards/{cards[0]}?language=de&table={host.table}")
    assert told["description"] == "A dog"
    refused: list[tuple[dict[str, object], str]] = [
        ({"language": "../x"}, "bad_message"),
        ({"order": []}, "own_last_picture"),
        ({"title": " "}, "own_title"),
        ({"title": "T" * 61}, "own_title"),
        ({"more": 1}, "bad_message"),
    ]
    for wish, code in refused:
        answer = await ask(host, "POST", path(host, f"/{deck}"), json=wish)
        assert answer["code"] == code
    assert (await ask(host, "DELETE", path(host, f"/{deck}")))["code"] == "own_deck_chosen"
    await host.do(ChangeSetUp(SetUp("classic", decks=DECKS)))
    assert "table" in await ask(host, "DELETE", path(host, f"/{deck}"))
    assert not (evening.house.own.folder / deck).exists()
    assert await ask(host, "GET", path(host)) == []
    assert (await send(host, picture(), deck=deck))["code"] == "deck_unknown"


async def test_a_caption_has_the_language_it_is_written_in(evening: Evening) -> None:
    """Rabbits read it as that, everybody hears it as it is, and a new one takes its place."""
    (host,) = await evening.table("classic", 1)
    made = await deck_of(host, 2)
    deck, cards = made["deck"]["id"], [card["card"] for card in made["deck"]["cards"]]
    finnish = {"captions": {cards[0]: "vene", cards[1]: "koira"}, "language": "fi"}
    now = await ask(host, "POST", path(host, f"/{deck}"), json=finnish)
    assert [card["caption"] for card in now["cards"]] == ["vene", "koira"]
    danish = {"captions": {cards[0]: "båd"}, "language": "da"}
    now = await ask(host, "POST", path(host, f"/{deck}"), json=danish)
    assert [card["caption"] for card in now["cards"]] == ["båd", "koira"]
    assert evening.house is not None
    (mine,) = (one for one in addresses(evening.house.own.library.shelf) if one.id == deck)
    assert [notes.caption for notes in read_notes(mine).values()] == [
        ("da", "båd"),
        ("fi", "koira"),
    ]
    await host.do(ChangeSetUp(SetUp("classic", decks=(*DECKS, deck))))
    for card, words in zip(cards, ("båd", "koira"), strict=True):
        told = await ask(host, "GET", f"/api/cards/{card}?language=de&table={host.table}")
        assert told["description"] == words
    nothing = {"captions": {cards[1]: " "}, "language": "de"}
    now = await ask(host, "POST", path(host, f"/{deck}"), json=nothing)
    assert [card["caption"] for card in now["cards"]] == ["båd", ""]


async def test_no_card_disappears_out_of_a_hand(evening: Evening) -> None:
    host, *_ = await evening.table("classic", 3)
    made = await deck_of(host, 3)
    deck, cards = made["deck"]["id"], [card["card"] for card in made["deck"]["cards"]]
    await host.do(ChangeSetUp(SetUp("classic", decks=(deck,))))
    assert await refused(host, StartGame()) == "too_few_cards"
    await host.do(ChangeSetUp(SetUp("classic", decks=(*DECKS, deck))))
    await evening.start()
    answer = await ask(host, "POST", path(host, f"/{deck}"), json={"order": cards[:2]})
    assert answer["code"] == "game_runs"
    assert (await ask(host, "DELETE", path(host, f"/{deck}")))["code"] == "game_runs"
    words = {"captions": {cards[0]: "Still possible"}}
    assert "cards" in await ask(host, "POST", path(host, f"/{deck}"), json=words)


async def test_whoever_becomes_host_later_changes_nothing_of_it(evening: Evening) -> None:
    host, guest = await evening.table("classic", 2)
    deck = (await deck_of(host))["deck"]["id"]
    await host.do(ChangeSetUp(SetUp("classic", decks=(*DECKS, deck))))
    await host.post(f"/api/tables/{host.table}/forget", {})
    await guest.until(lambda view: view.host == Seat(1))
    assert await ask(guest, "GET", path(guest)) == []
    assert (await ask(guest, "DELETE", path(guest, f"/{deck}")))["code"] == "deck_unknown"
    # What is on the table stays playable.
    await guest.do(ChangeSetUp(SetUp("odyssey", decks=(*DECKS, deck))))


# ---- the operator


async def test_it_can_be_switched_off_and_has_its_limits(tmp_path: Path) -> None:
    async with opened(tmp_path / "off", own_pictures="off") as evening:
        (host,) = await evening.table("classic", 1)
        assert (await ask(host, "GET", "/api/own"))["on"] is False
        assert (await send(host, picture()))["code"] == "own_pictures_off"
    async with opened(tmp_path / "full", own_pictures_space=0) as evening:
        (host,) = await evening.table("classic", 1)
        assert (await ask(host, "GET", "/api/own"))["on"] is True
        assert (await send(host, picture()))["code"] == "own_full"
    assert not list(tmp_path.rglob("*.webp"))


async def test_a_restart_and_another_worker_find_the_same_decks(tmp_path: Path) -> None:
    async with opened(tmp_path) as evening, opened(tmp_path) as other:
        (host,) = await evening.table("classic", 1)
        made = await deck_of(host)
        deck = made["deck"]["id"]
        (friend,) = await other.table("classic", 1)
        where = path(friend, f"/{deck}/bring")
        assert (await ask(friend, "POST", where, json={"key": made["key"]}))["title"] == "Ours"
        await ask(host, "POST", path(host, f"/{deck}"), json={"title": "Renamed"})
        assert (await ask(friend, "GET", path(friend)))[0]["title"] == "Renamed"
    async with opened(tmp_path) as evening:
        assert evening.house is not None
        assert [d.id for d in evening.house.shelf.decks if d.kind == "imported"] == [deck]


async def test_what_another_worker_did_to_a_deck_is_known_when_it_is_looked_through(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path) as evening, opened(tmp_path) as other:
        (host,) = await evening.table("classic", 1)
        made = await deck_of(host, 3)
        deck = made["deck"]["id"]
        one, _, three = (card["card"] for card in made["deck"]["cards"])
        (friend,) = await other.table("classic", 1)
        await ask(friend, "POST", path(friend, f"/{deck}/bring"), json={"key": made["key"]})
        await friend.do(ChangeSetUp(SetUp("classic", decks=(*DECKS, deck))))
        await ask(host, "POST", path(host, f"/{deck}"), json={"order": [three, one]})
        shown = await ask(friend, "GET", f"/api/decks/{deck}/cards?table={friend.table}")
        assert [card["card"] for card in shown] == [three, one]


async def test_bots_hear_of_a_new_deck(evening: Evening) -> None:
    host, *_ = await evening.table("classic", 3)
    made = await deck_of(host)
    assert evening.house is not None
    assert evening.house.stable is not None
    stable = evening.house.stable
    await until(lambda: made["deck"]["id"] in {deck.id for deck in stable.decks})


async def test_who_takes_the_makers_chair_has_not_made_the_deck(evening: Evening) -> None:
    maker, *others = await evening.table("teams", 6)
    made = await deck_of(maker)
    await evening.start()
    await maker.do(LeaveTable())
    stranger = evening.person()
    await stranger.join(maker.table, "Eve")
    assert stranger.seat == maker.seat
    for other in others:
        await other.do(LeaveTable())
    await stranger.connect()
    await stranger.until(lambda view: view.host == stranger.seat)
    assert await ask(stranger, "GET", path(stranger)) == []
    for method, rest in (("DELETE", ""), ("GET", "/x.webp")):
        said = await ask(stranger, method, path(stranger, f"/{made['deck']['id']}{rest}"))
        assert said["code"] == "deck_unknown"
    again = await deck_of(stranger)
    assert [deck["id"] for deck in await ask(stranger, "GET", path(stranger))] == [
        again["deck"]["id"]
    ]


# ---- who sends slowly


async def trickle(player: Player) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """An upload that has begun, and goes no further by itself."""
    url = URL(player.url)
    reader, writer = await asyncio.open_connection(url.host, url.port)
    (cookie,) = player.http.cookie_jar
    head = (
        f"POST {path(player, '/pictures')}?title=Ours HTTP/1.1\r\nHost: x\r\n"
        f"Cookie: {cookie.key}={cookie.value}\r\nContent-Length: 1000000\r\n\r\n"
    )
    writer.write(head.encode() + b"x")
    return reader, writer


async def test_one_network_does_not_take_every_place(tmp_path: Path) -> None:
    elsewhere = {"X-Forwarded-For": "203.0.113.9"}
    async with opened(tmp_path, trusted_proxy="127.0.0.1") as evening:
        (host,) = await evening.table("classic", 1)
        assert evening.house is not None
        taken = evening.house.web.own_decks.uploads
        slow = [await trickle(host) for _ in range(MOST_AT_ONCE)]
        await until(lambda: taken.taken.total() == MOST_EACH)
        assert (await send(host, picture()))["code"] == "own_busy"
        query = {"title": "Ours"}
        where = path(host, "/pictures")
        made = await ask(host, "POST", where, data=picture(), params=query, headers=elsewhere)
        assert made["deck"]["cards"]
        for _, writer in slow:
            writer.close()
        await until(lambda: not taken.taken)


async def test_who_sends_a_byte_now_and_then_is_sent_away(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uploads, "WITHIN", 0.3)
    (host,) = await evening.table("classic", 1)
    reader, writer = await trickle(host)
    answer = asyncio.ensure_future(reader.readuntil(b"}"))
    async with asyncio.timeout(PATIENCE):
        while not answer.done():
            writer.write(b"x")
            await asyncio.sleep(0.02)
    assert b"picture_too_slow" in answer.result()
    writer.close()
    assert (await send(host, picture()))["deck"]["cards"]


async def test_who_sends_steadily_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each piece in time, all together long after."""
    monkeypatch.setattr(uploads, "WITHIN", 0.2)

    async def steady() -> AsyncIterator[bytes]:
        for _ in range(8):
            await asyncio.sleep(0.05)
            yield bytes(LEAST)

    assert len(await received(steady())) == 8 * LEAST
