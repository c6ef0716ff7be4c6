"""What the doors beside the socket give, to whom, and what they keep shut."""

import asyncio
import json
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from at_server import Evening, game_of, is_over, seat_of
from leak_checker import Truth
from PIL import Image
from test_tables import device, setting

from patience import PATIENCE
from reverie.adapters.client_files import ClientFiles
from reverie.adapters.game_file import read_game
from reverie.adapters.settings import Settings
from reverie.adapters.sqlite_store import SqliteStore
from reverie.adapters.table_doors import squares
from reverie.app import House
from reverie.client import Player, Refusal
from reverie.decks.places import built_in_decks
from reverie.rules.game import replay
from reverie.rules.model import Over
from reverie.rules.pieces import Options
from reverie.tables.requests import RemoveChair, SetUp, StartGame
from reverie.wire import messages as wire
from waiting import until


async def get(player: Player, path: str, **headers: str) -> Any:
    async with player.http.get(player.url + path, headers=headers) as response:
        if response.content_type == "application/json":
            return await response.json()
        return response.headers, await response.read()


async def finished(evening: Evening) -> list[Player]:
    people = await evening.table("classic", 4, options=Options(target_score=6))
    await evening.start()
    await evening.play_out()
    return people


# ---- history and export


async def test_the_history_tells_every_finished_turn_and_nothing_of_the_running_one(
    evening: Evening,
) -> None:
    one, *_ = await finished(evening)
    path = f"/api/tables/{one.table}/history"
    told = await get(one, path)
    assert evening.house is not None
    records = await evening.house.store.load(one.table)
    truth = Truth([record.events for record in records])
    assert [turn["turn"] for turn in told["turns"]] == sorted(truth.table)
    for turn in told["turns"]:
        laid = [(p["card"], p["owner"], p["side"]) for p in turn["reveal"]["places"]]
        assert laid == list(truth.table[turn["turn"]].values())
    assert {chair["name"] for chair in told["chairs"]} == {"Ada", "Bo", "Cleo", "Dag"}
    await one.do(StartGame())
    await one.until(lambda view: view.games == 2)
    again = await get(Player(evening.url), path)
    assert again["turns"] == told["turns"]


async def test_players_export_a_finished_game_and_nobody_a_running_one(
    evening: Evening, tmp_path: Path
) -> None:
    one, *_ = await evening.table("classic", 4, options=Options(target_score=6))
    path = f"/api/tables/{one.table}/export"
    assert (await get(one, path))["code"] == "no_game"
    await evening.start()
    assert (await get(one, path))["code"] == "game_runs"
    await evening.play_out()
    headers, body = await get(one, path)
    assert "attachment" in headers["Content-Disposition"]
    (tmp_path / "game.jsonl").write_bytes(body)
    game = replay(read_game(tmp_path / "game.jsonl"))
    assert isinstance(game.phase, Over)
    assert (await get(Player(evening.url), path))["code"] == "not_seated"


# ---- forgetting


async def test_forget_me_erases_name_and_key(evening: Evening) -> None:
    one, two, *_ = await evening.table("classic", 4)
    await evening.start()
    await two.post(f"/api/tables/{two.table}/forget", {})
    view = await one.until(lambda view: len(view.chairs) == 3)
    assert "Bo" not in str(view)
    assert evening.house is not None
    if evening.house.company.is_shared:
        # Another worker hears of it a moment later.
        async with asyncio.timeout(PATIENCE):
            while "Bo" in str(await get(one, f"/api/tables/{one.table}/history")):
                await asyncio.sleep(0.01)
    assert "Bo" not in str(await get(one, f"/api/tables/{one.table}/history"))
    if isinstance(evening.house.store, SqliteStore):
        names = [person.name for person in await evening.house.store.people(one.table)]
        assert names == ["Ada", "Cleo", "Dag"]
    with pytest.raises(Refusal) as refusal:
        await device(evening, two).post(f"/api/tables/{two.table}/forget", {})
    assert refusal.value.code == "not_seated"


# ---- another device


async def test_a_link_outlives_a_restart_and_dies_with_the_key(evening_with: Any) -> None:
    async with evening_with() as evening:
        one, two, _ = await evening.table("classic", 3)
        path = f"/api/tables/{one.table}"
        links = [await two.post(f"{path}/link", wire.MakeLink(two.seat)) for _ in range(2)]
    async with evening_with() as evening:
        phone = Player(evening.url)
        seated = await phone.post(f"{path}/redeem", wire.Link(links[0]["secret"]))
        assert seated["seat"] == two.seat
        forged = links[1]["secret"][:-2] + ("AA" if links[1]["secret"][-2:] != "AA" else "BB")
        for secret in (links[0]["secret"], links[1]["secret"], forged, "", "%%%", "A" * 44):
            with pytest.raises(Refusal) as refusal:
                await phone.post(f"{path}/redeem", wire.Link(secret))
            assert refusal.value.code == "link_used"
        await phone.http.close()


async def test_a_seat_link_is_an_address_and_its_squares_that_nothing_keeps(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(0)
    one, *_ = await evening.table("classic", 3)
    path = f"{one.url}/api/tables/{one.table}"
    body = msgspec.json.encode(wire.MakeLink(seat_of(one)))
    headers = {"Content-Type": "application/json"}
    async with one.http.post(f"{path}/link", data=body, headers=headers) as response:
        assert response.headers["Cache-Control"] == "no-store"
        made = msgspec.json.decode(await response.read(), type=wire.SeatLink)
    async with one.http.get(f"{path}/invitation") as response:
        invited = msgspec.json.decode(await response.read(), type=wire.Invitation)
    assert made.link == f"{invited.link}#seat={made.secret}"
    assert made.here_only == invited.here_only
    assert made.qr == squares(made.link)
    assert made.qr != invited.qr
    assert {len(row) for row in made.qr} == {len(made.qr)}
    assert made.secret not in caplog.text


# ---- invitations, old clients, proxies


async def test_an_invitation_never_believes_the_host_header(evening: Evening) -> None:
    one, *_ = await evening.table("classic", 3)
    told = await get(one, f"/api/tables/{one.table}/invitation", Host="evil.example")
    assert "evil" not in told["link"]
    assert told["link"].endswith(f"/t/{one.table}")
    assert told["here_only"] is True
    assert len(told["qr"]) == len(told["qr"][0]) >= 21
    assert told["qr"][0].startswith("#######.")
    assert told["bots"] == ["random"], "this server is set to plain bots"


async def test_the_public_address_is_the_invitation(tmp_path: Path) -> None:
    settings = Settings(
        host="127.0.0.1", port=0, data=tmp_path, store="memory", public_url="https://play.example/"
    )
    async with House(settings) as house:
        one = Player(f"http://127.0.0.1:{house.port}")
        await one.open("Ada", setting())
        told = await get(one, f"/api/tables/{one.table}/invitation")
        assert told["link"] == f"https://play.example/t/{one.table}"
        assert not told["here_only"]
        assert {"poet", "child", "literal", "trickster"} <= set(told["bots"])
        await one.http.close()


async def test_an_old_client_is_told_to_reload(evening: Evening) -> None:
    one, *_ = await evening.table("classic", 3)
    url = f"{one.url}/ws/{one.table}"
    async with one.http.ws_connect(url, params={"protocol": "0"}) as socket:
        assert json.loads((await socket.receive()).data) == {
            "kind": "bye",
            "code": "client_too_old",
        }
        closed = await socket.receive()
        assert closed.data == 1001 or closed.type.name in ("CLOSE", "CLOSING", "CLOSED")


async def test_a_board_on_the_hosts_own_device_sees_what_a_spectator_sees(
    evening: Evening,
) -> None:
    host, *_ = await evening.table("classic", 3)
    await evening.start()
    address = f"{evening.url}/ws/{host.table}"
    async with host.http.ws_connect(address, params={"watch": "1"}) as socket:
        welcome, seen = await socket.receive_json(), await socket.receive_json()
    assert host.seat is not None
    assert welcome["you"] is None
    table = seen["public"]["table"]
    assert (table["you"], table["game"]["hand"], seen["private"]) == (None, [], None)


async def test_only_the_hosts_own_proxy_is_believed(tmp_path: Path) -> None:
    forwarded = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}
    for proxy, secure in (("", False), ("127.0.0.1", True), ("192.0.2.7", False)):
        settings = Settings(
            host="127.0.0.1", port=0, data=tmp_path, store="memory", trusted_proxy=proxy
        )
        async with House(settings) as house:
            one = Player(f"http://127.0.0.1:{house.port}")
            message = wire.OpenTable("Ada", setting())
            async with one.http.post(
                one.url + "/api/tables", json=msgspec.to_builtins(message), headers=forwarded
            ) as response:
                given = response.headers["Set-Cookie"]
                assert ("Secure" in given) is secure
                assert given.startswith("__Host-seats=" if secure else "seats=")
                assert "Path=/;" in given
                assert "Domain" not in given
            assert "tables_awake" in await get(one, "/healthz")
            assert "tables_awake" not in await get(one, "/healthz", **forwarded)
            await one.http.close()


# ---- decks


def imported_deck(data: Path) -> str:
    """Three cards of the placeholder, mirrored, as a deck of somebody's own."""
    source = next(folder for folder in built_in_decks().iterdir() if folder.name == "placeholder")
    folder = data / "decks" / "holiday"
    shutil.copytree(source, folder)
    text = (folder / "deck.json").read_text(encoding="utf-8")
    manifest = json.loads(text)
    manifest |= {"id": "holiday", "kind": "imported", "cards": manifest["cards"][:3]}
    for card in manifest["cards"]:
        card["id"] = "x" + card["id"][1:] if card["id"][0] != "x" else "y" + card["id"][1:]
    (folder / "deck.json").write_text(json.dumps(manifest), encoding="utf-8")
    for card in manifest["cards"]:
        for part in ("pictures", "thumbnails"):
            path = folder / part / card["picture"]
            Image.open(path).transpose(Image.Transpose.FLIP_LEFT_RIGHT).save(path)
    return str(manifest["cards"][0]["id"])


async def test_imported_pictures_are_shown_only_at_a_table_that_plays_them(tmp_path: Path) -> None:
    card = imported_deck(tmp_path)
    settings = Settings(bots="plain", host="127.0.0.1", port=0, data=tmp_path, store="memory")
    async with House(settings) as house:
        assert not house.shelf.refused, house.shelf.refused
        evening = Evening([f"http://127.0.0.1:{house.port}"], house)
        mine, other = evening.person(), evening.person()
        await mine.open("Ada", SetUp("classic", decks=("holiday",)))
        await other.open("Bo", setting())
        assert "holiday" not in str(await get(other, "/api/decks"))
        assert "holiday" in str(await get(mine, f"/api/decks?table={mine.table}"))
        assert (await get(other, "/api/decks/holiday/cards"))["code"] == "deck_unknown"
        everybodys = house.shelf.deck("placeholder").cards[0].id
        for query in ("", f"&table={other.table}"):
            assert (await get(other, f"/api/cards?id={card}{query}"))["code"] == "no_such_card"
            among = await get(other, f"/api/cards?id={card}&id={everybodys}{query}")
            assert [row["card"] for row in among] == [everybodys]
        shown = (await get(mine, f"/api/cards?id={card}&table={mine.table}"))[0]
        headers, picture = await get(mine, shown["picture"])
        assert headers["Cache-Control"].startswith("private")
        assert picture[:4] == b"RIFF"
        name = shown["picture"].rsplit("/", 1)[1]
        for path in (f"/pictures/{name}", f"/pictures/{other.table}/{name}"):
            assert (await get(other, path))["code"] == "no_such_page"
        await evening.close()


async def test_a_hand_of_cards_is_looked_up_at_once(evening: Evening) -> None:
    one, *_ = await evening.table("classic", 4)
    await evening.start()
    query = "&".join(f"id={card}" for card in game_of(one).hand)
    found = await get(one, f"/api/cards?{query}")
    assert [row["card"] for row in found] == list(game_of(one).hand)
    assert "description" not in found[0]
    assert await get(one, f"/api/cards?id=gone00&{query}") == found
    told = await get(one, f"/api/cards?{query}&language=de")
    for row in told:
        alone = await get(one, f"/api/cards/{row['card']}?language=de")
        assert row == alone
        assert row["description"]
    many = "&".join(["id=aaaaaa"] * 41)
    assert (await get(one, f"/api/cards?{many}"))["code"] == "too_large"


# ---- the built client


async def test_the_client_is_served_packed_and_for_ever_and_its_page_never_stale(
    tmp_path: Path, aiohttp_server_of: Any
) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>page")
    (tmp_path / "assets/main-1a2b.js").write_text("plain")
    (tmp_path / "sw.js").write_text("worker")
    (tmp_path / "de.webmanifest").write_text("{}")
    (tmp_path / "assets/main-1a2b.js.br").write_bytes(b"packed")
    get_from = await aiohttp_server_of(ClientFiles(tmp_path).routes())
    status, headers, body = await get_from("/t/abc")
    assert (status, body) == (200, b"<!doctype html>page")
    assert headers["Cache-Control"] == "no-cache"
    status, headers, body = await get_from("/assets/main-1a2b.js", "br, gzip")
    assert (headers["Content-Encoding"], body) == ("br", b"packed")
    assert "immutable" in headers["Cache-Control"]
    assert headers["Content-Type"].startswith("text/javascript")
    status, headers, body = await get_from("/assets/main-1a2b.js", "gzip")
    assert "Content-Encoding" not in headers
    for name, kind in (("sw.js", "text/javascript"), ("de.webmanifest", "application/manifest")):
        status, headers, _ = await get_from(f"/{name}")
        assert (status, headers["Cache-Control"]) == (200, "no-cache")
        assert headers["Content-Type"].startswith(kind)
    for path in ("/assets/main-1a2b.js.br", "/../app.py", "/assets/nothing.js", "/%2e%2e/app.py"):
        assert (await get_from(path))[0] == 404


async def test_the_first_page_names_the_pictures_of_its_window(
    tmp_path: Path, aiohttp_server_of: Any
) -> None:
    async def ahead(cards: Sequence[str]) -> str:
        return ", ".join(f"<{card}>" for card in cards)

    (tmp_path / "index.html").write_text("<!doctype html>page")
    get_from = await aiohttp_server_of(ClientFiles(tmp_path, ahead).routes())
    assert "Link" not in (await get_from("/"))[1]
    (tmp_path / "window.json").write_text('["one", "two"]')
    get_from = await aiohttp_server_of(ClientFiles(tmp_path, ahead).routes())
    assert (await get_from("/"))[1]["Link"] == "<one>, <two>"
    assert "Link" not in (await get_from("/new"))[1]


async def test_what_a_page_asks_for_ahead_is_there(evening: Evening) -> None:
    (one,) = await evening.table("classic", 1)
    decks = evening.houses[0].web.decks
    cards = [card.id for card in decks.shelf.offered[0].cards[:2]]
    where, *small = (await decks.ahead(cards)).split(", ")
    shown = await get(one, where[1 : where.index(">")])
    assert [picture["card"] for picture in shown] == cards
    assert small == [f"<{p['thumbnail']}>; rel=preload; as=image" for p in shown]
    assert await decks.ahead([*cards, "nobody"]) == ""
    assert await decks.ahead([]) == ""


async def test_who_was_removed_can_sit_down_anew(evening: Evening) -> None:
    host, guest = await evening.table("classic", 2)
    await host.do(RemoveChair(seat_of(guest)))
    await until(lambda: guest.bye)
    await guest.disconnect()
    guest.seen_nothing()
    await guest.join(host.table, "Bo")
    await guest.connect()
    assert (await guest.until(lambda view: view.you is not None)).you == guest.seat
    assert not is_over(guest)
