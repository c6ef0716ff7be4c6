"""Malformed, oversized, out-of-order and foreign commands, frames and requests.

No crash, no state change, and every one answered or the connection closed.
"""

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest
from at_server import Evening, game_of, seat_of
from manual import game_at
from yarl import URL

from forms import many
from listener import frames
from patience import PATIENCE
from reverie.adapters.settings import Settings
from reverie.app import House
from reverie.client import Player
from reverie.rules.phases import phase_name
from reverie.rules.pieces import Written
from reverie.wire import messages as wire

pytestmark = pytest.mark.usefixtures("nothing_is_our_fault")
# Together 30,000 in the long form; REVERIE_TIMES=30 makes about a million.
FRAMES = many(1200, 18_000)
REQUESTS = many(400, 10_000)
RAW = many(60, 2000)
SCRAPS: list[Any] = [
    *(None, True, False, 0, -1, 1, 2, 7, 2**31, 2**63, -(2**70), 1.5, 1e308),
    *("", "x", "vote", "give_clue", "start_game", "\u0000", "\u202e", "A" * 600, "𝕏" * 30, "ï»¿"),
    *([], [[]], {}, {"do": "vote"}, ["a"] * 300, {"kind": "written", "text": "ha"}),
    *("drum", "waves", "tune", "mime", "voice", ["drum", 0, 0, 5], ["drum", 2**70, -1, 1.5]),
    *([0, "waves", []], [0, "", [0] * 9], [0, "", [101] * 9], [0, "waves", [1e308]]),
    {"kind": "tune", "notes": [["drum", 3, 0, 5]] * 121},
    {"kind": "tune", "notes": [["drum", 3, 0], ["x"], [], 7]},
    {"kind": "mime", "steps": [[0, "flies"], [9, "waves"], [8, "", []]]},
    {"kind": "voice", "recording": "AAAAAAAAAAAAAAAA", "length": 1, "line": "\u202e"},
]
DOS = [
    *("give_clue", "hand_over", "take_back", "vote", "put_away", "be_ready", "change_set_up"),
    *("choose_colour", "order_chairs", "add_bot", "remove_chair", "start_game", "leave_table"),
    *("host_moves_on", "host_skips", "host_calls_stand_in", "call_stand_in", "host_mutes"),
    *("say", "unsay", "go_away", "sit_down", "time_is_up", "", "__class__"),
]
FIELDS = [
    *("clue", "card", "cards", "places", "red", "seat", "set_up", "colour", "order", "bot"),
    *("text", "kind", "line", "muted", "stand_in", "turn", "phase", "id", "do"),
    *("notes", "steps", "recording", "length", "clues"),
]
FIELDS_OF_A_MOVE = [field for field in FIELDS if field != "do"]


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    settings = Settings(
        bots="plain", host="127.0.0.1", port=0, data=tmp_path, store="memory", address_limits="off"
    )
    async with House(settings, pace=(99999, 99999)) as made:
        # A person is told to slow down; the fuzz has to reach what lies behind.
        made.desk.limits.allow = lambda kind, who: True  # type: ignore[method-assign]
        yield made


async def at_a_table(house: House) -> Evening:
    evening = Evening([f"http://127.0.0.1:{house.port}"], house)
    people = await evening.table("classic", 4)
    await evening.start()
    await people[0].do(wire.GiveClue(Written("Hush"), game_of(people[0]).hand[0]))
    await people[1].until(lambda view: phase_name(view.game.phase) == "choose")
    return evening


def state(house: House, table: str) -> bytes:
    live = house.hall.live[table]
    return msgspec.json.encode((live.number, live.table, list(live.audience.lines)))


def scrap(rng: random.Random, depth: int = 0) -> Any:
    if depth < 3 and rng.random() < 0.25:
        keys = rng.choices(FIELDS, k=rng.randrange(4))
        return {key: scrap(rng, depth + 1) for key in keys}
    if depth < 3 and rng.random() < 0.15:
        return [scrap(rng, depth + 1) for _ in range(rng.randrange(5))]
    return rng.choice(SCRAPS)


def ask(rng: random.Random) -> dict[str, Any]:
    do: dict[str, Any] = {"do": rng.choice(DOS)}
    do |= {rng.choice(FIELDS_OF_A_MOVE): scrap(rng) for _ in range(rng.randrange(4))}
    message: dict[str, Any] = {"id": f"f{rng.getrandbits(40)}", "do": do}
    if rng.random() < 0.5:
        # Another turn or another phase than the one that is being played.
        message |= {"turn": rng.choice((0, 2, 99, -1)), "phase": rng.choice(("vote", "clue", "x"))}
    if rng.random() < 0.2:
        message[rng.choice(FIELDS)] = scrap(rng)
    return message


def frame(rng: random.Random) -> str | bytes:
    text = json.dumps(ask(rng))
    what = rng.random()
    if what < 0.6:
        return text
    if what < 0.7:
        return text[: rng.randrange(len(text))]
    if what < 0.8:
        place = rng.randrange(len(text))
        return text[:place] + chr(rng.randrange(1, 0x2FF)) + text[place + 1 :]
    if what < 0.85:
        return rng.randbytes(rng.randrange(200))
    if what < 0.9:
        return text.encode("utf-16")
    if what < 0.95:
        return "[" * rng.randrange(1, 3000)
    return json.dumps(scrap(rng))


async def send_all(player: Player, rng: random.Random, count: int) -> int:
    """How many answers came; a closed connection is opened anew."""
    answered = sent = 0
    url = f"{player.url}/ws/{player.table}"
    while sent < count:
        async with player.http.ws_connect(url) as socket:
            for _ in range(min(40, count - sent)):
                sent += 1
                data = frame(rng)
                if isinstance(data, str):
                    await socket.send_str(data)
                else:
                    await socket.send_bytes(data)
                if await answer_or_end(socket):
                    answered += 1
                else:
                    break
    return answered


async def answer_or_end(socket: aiohttp.ClientWebSocketResponse) -> bool:
    while True:
        async with asyncio.timeout(PATIENCE):
            message = await socket.receive()
        if message.type is not aiohttp.WSMsgType.TEXT:
            return False
        kind = json.loads(message.data)["kind"]
        assert kind != "accepted", message.data
        if kind == "rejected":
            return True


async def test_frames_of_outsiders_and_late_ones_change_nothing(house: House) -> None:
    """Spectators, the players of another table, and a storyteller who has already told."""
    evening = await at_a_table(house)
    teller = evening.players[0]
    stranger = Player(evening.url)
    await stranger.open("Mallory", wire_set_up())
    stranger.table = teller.table
    spectator = Player(evening.url)
    spectator.table = teller.table
    before = state(house, teller.table)
    for number, player in enumerate((spectator, stranger)):
        answered = await send_all(player, random.Random(number), FRAMES // 3)
        assert answered > FRAMES // 4
        assert state(house, teller.table) == before
    for player in (stranger, spectator):
        await player.http.close()
    await evening.close()


def wire_set_up() -> Any:
    from reverie.tables.requests import SetUp

    return SetUp("classic", decks=("placeholder",))


async def test_nonsense_of_a_player_changes_nothing_that_is_not_theirs(house: House) -> None:
    """A seated player may chat, mute and play; the fuzz must break nothing and nobody else."""
    evening = await at_a_table(house)
    rng = random.Random(7)
    player = evening.players[2]
    others = {seat_of(p): game_of(p).hand for p in evening.players if p is not player}
    socket = player._socket
    assert socket is not None
    count = FRAMES // 3
    for number in range(count):
        data = frame(rng)
        if '"leave_table"' in str(data):
            continue
        if player._listener is None or player._listener.done():
            await player.disconnect()
            await player.connect()
            socket = player._socket
            assert socket is not None
        before = len(frames(player))
        try:
            if isinstance(data, str):
                await socket.send_str(data)
            else:
                await socket.send_bytes(data)
        except ConnectionResetError:
            continue
        for _ in range(500):
            done = player._listener is None or player._listener.done()
            if done or any(b'ed","id"' in heard for heard in frames(player)[before:]):
                break
            await asyncio.sleep(0.001)
        else:
            raise AssertionError(f"no answer to {number}: {data!r}")
        del frames(player)[:]
    live = house.hall.live[player.table]
    assert {s: tuple(game_at(live).hands[s]) for s in others} == others
    assert len(live.table.chairs) == 4
    await evening.close()


PATHS = [
    *("/", "/api/tables", "/api/decks", "/api/codes/ZZZZ", "/api/cards", "/pictures/x.webp"),
    *("/api/tables/{t}/seats", "/api/tables/{t}/do", "/api/tables/{t}/link", "/ws/{t}"),
    *("/api/tables/{t}/redeem", "/api/tables/{t}/forget", "/api/tables/{t}/view"),
    *("/api/tables/{t}/export", "/api/tables/{t}/history", "/api/tables/{t}/notices"),
    *("/api/tables/{t}/voice", "/api/tables/{t}/voice/AAAAAAAAAAAAAAAA"),
    *("/api/tables/{t}/voice/../view", "/api/tables/{t}/voice/%00"),
    *("/api/tables/%00/do", "/../../etc/passwd", "/assets/../app.py", "/api/cards/%F0%9F"),
    *(
        "/metrics",
        "/healthz",
        "/api/notices",
        "/t/{t}",
        "/%2e%2e/%2e%2e",
        "//",
        "/api/" + "a" * 900,
    ),
]


async def test_requests_of_outsiders_change_nothing(house: House) -> None:
    evening = await at_a_table(house)
    rng = random.Random(11)
    table = evening.players[0].table
    before = state(house, table)
    async with aiohttp.ClientSession() as http:
        for _ in range(REQUESTS):
            path = rng.choice(PATHS).replace("{t}", rng.choice((table, "nowhere", "x" * 40)))
            method = rng.choice(
                ("GET", "POST", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD")
            )
            if method == "POST" and path.endswith(("/seats", "/api/tables")):
                # Sitting down is what this door is for: only nonsense is brought to it.
                body: bytes = rng.choice((b"", b"{}", b"[]", b'{"name":""}', b"\xff", b"{" * 500))
            else:
                body = rng.choice(
                    (b"", json.dumps(ask(rng)).encode(), rng.randbytes(60), b"x" * 20_000)
                )
            headers = {
                "Content-Type": rng.choice(("application/json", "text/plain", "", "a" * 300)),
                "Cookie": rng.choice(
                    (f"seat-{table}=wrong", "seats=wrong", "a=b; ;;=", "x" * 2000, "")
                ),
                "Origin": rng.choice((evening.url, "http://evil.example", "null")),
            }
            url = URL(evening.url + path, encoded=True)
            async with http.request(
                method, url, data=body, headers=headers, allow_redirects=False
            ) as response:
                await response.read()
                assert response.status < 500 or response.status == 503, (method, path, body[:80])
            assert state(house, table) == before
    await evening.close()


async def test_bytes_that_are_no_requests_are_answered_or_cut(house: House) -> None:
    evening = await at_a_table(house)
    rng = random.Random(13)
    table = evening.players[0].table
    before = state(house, table)
    upgrade = (
        f"GET /ws/{table} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()
    for _ in range(RAW):
        reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
        start = upgrade if rng.random() < 0.6 else rng.choice((b"", b"GET /", b"\x16\x03\x01"))
        writer.write(start + rng.randbytes(rng.randrange(1, 400)))
        if rng.random() < 0.5:
            writer.write_eof()
        with contextlib.suppress(TimeoutError, ConnectionError):
            async with asyncio.timeout(0.05):
                await reader.read(2000)
        writer.close()
    assert state(house, table) == before
    assert (await evening.spectator()).table == table
    await evening.close()
