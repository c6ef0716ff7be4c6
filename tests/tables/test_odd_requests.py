"""Requests that no browser sends: each is refused with a closed code, and none is our fault."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from aiohttp.web import Request
from at_server import Evening
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from test_tables import setting

from patience import PATIENCE
from reverie.adapters import table_doors, web
from reverie.adapters.http import body
from reverie.adapters.settings import Settings
from reverie.adapters.web_push import b64
from reverie.app import House
from reverie.client import Player, Refusal
from reverie.tables.requests import ChangeSetUp, SetUp, Wish
from reverie.wire import messages as wire

pytestmark = pytest.mark.usefixtures("nothing_is_our_fault")


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(bots="plain", host="127.0.0.1", port=0, data=tmp_path, store="memory")


@pytest.fixture
async def evening(settings: Settings) -> AsyncIterator[Evening]:
    async with House(settings, pace=(0, 0)) as house:
        made = Evening([f"http://127.0.0.1:{house.port}"], house)
        await made.table("classic", 3)
        yield made
        await made.close()


def host(evening: Evening) -> Player:
    return evening.players[0]


async def ask(evening: Evening, method: str, path: str, *lines: bytes, body: bytes = b"") -> bytes:
    """Exactly these bytes, as no library would send them; the answer until the server closes."""
    assert evening.house is not None
    reader, writer = await asyncio.open_connection("127.0.0.1", evening.house.port)
    own = [] if any(line.startswith(b"Host") for line in lines) else [b"Host: x"]
    head = [f"{method} {path} HTTP/1.1".encode(), *own, b"Connection: close", *lines]
    if body:
        head += [b"Content-Type: application/json", b"Content-Length: %d" % len(body)]
    writer.write(b"\r\n".join([*head, b"", b""]) + body)
    async with asyncio.timeout(PATIENCE):
        said = await reader.read()
    writer.close()
    return said


def status(said: bytes) -> int:
    return int(said.split(b" ", 2)[1])


async def test_a_key_that_is_no_text_opens_nothing(evening: Evening) -> None:
    table = host(evening).table
    for key in (b"\xff", b"\xc3\x28", b"a.\xff.b", "é".encode()):
        cookie = b"Cookie: seat-%s=%s" % (table.encode(), key)
        said = await ask(evening, "GET", f"/api/tables/{table}/view", cookie)
        assert status(said) == 200
        assert b'"you":null' in said


@pytest.mark.parametrize("origin", [b"http://[", b"\xff", b"http://[::1", b"null", b"http://a b"])
async def test_an_origin_that_is_no_address_is_another_site(
    evening: Evening, origin: bytes
) -> None:
    said = await ask(evening, "POST", "/api/tables", b"Origin: " + origin, body=b"{}")
    assert status(said) == 403
    assert b'"bad_origin"' in said


@pytest.mark.parametrize("token", ["ä".encode(), b"\xff", b"", b"secre", b"secret"])
async def test_a_token_may_be_any_bytes(settings: Settings, token: bytes) -> None:
    async with House(msgspec.structs.replace(settings, metrics_token="secret")) as house:
        evening = Evening([f"http://127.0.0.1:{house.port}"], house)
        told = (b"X-Forwarded-For: 203.0.113.9", b"Authorization: Bearer " + token)
        said = await ask(evening, "GET", "/metrics", *told)
        assert status(said) == (200 if token == b"secret" else 404)


@pytest.mark.parametrize("deep", [b"[" * 3000, b'{"set_up":' * 1500, b'{"x":' + b"[" * 3000])
async def test_a_message_may_be_as_deep_as_it_is_long(evening: Evening, deep: bytes) -> None:
    said = await ask(evening, "POST", "/api/tables", body=deep)
    assert status(said) == 400
    assert b'"bad_message"' in said
    one = host(evening)
    async with one.http.ws_connect(f"{one.url}/ws/{one.table}", params={"watch": "1"}) as socket:
        await socket.send_bytes(deep)
        async with asyncio.timeout(PATIENCE):
            while (answer := await socket.receive_json())["kind"] != "rejected":
                pass
    assert answer["code"] == "bad_message"


@pytest.mark.parametrize(
    "command",
    [
        {"do": "host_mutes", "seat": 1, "mutted": False},
        {"do": "say", "text": "Hello", "knid": "why"},
        {"do": "give_sign", "sign": "at_it", "to": 1},
    ],
)
async def test_a_misspelt_word_is_not_passed_over(evening: Evening, command: Any) -> None:
    """Muting somebody instead of unmuting them, because a letter was wrong."""
    one = host(evening)
    async with one.http.ws_connect(f"{one.url}/ws/{one.table}") as socket:
        await socket.send_json({"id": "1", "do": command, "turn": 0, "phase": ""})
        async with asyncio.timeout(PATIENCE):
            while (answer := await socket.receive_json())["kind"] != "rejected":
                assert answer["kind"] != "accepted"
    assert answer["code"] == "bad_message"


async def test_notices_go_to_addresses(evening: Evening) -> None:
    one = host(evening)
    key = ec.generate_private_key(ec.SECP256R1()).public_key()
    p256dh = b64(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))
    for endpoint in ("https://[", "https://[::1", "nowhere"):
        wish = Wish(endpoint=endpoint, p256dh=p256dh, auth=b64(bytes(16)))
        with pytest.raises(Refusal) as refusal:
            await one.post(f"/api/tables/{one.table}/notices", wish)
        assert refusal.value.code == "no_push"


@pytest.mark.parametrize("version", ["9" * 5000, "-1", "٣", "1e9", "9" * 18])
async def test_whoever_has_seen_no_such_version_is_shown_the_table(
    evening: Evening, version: str
) -> None:
    one, house = host(evening), evening.house
    assert house is not None
    asked = {"watch": "1", "epoch": house.hall.live[one.table].audience.epoch, "public": version}
    async with one.http.ws_connect(f"{one.url}/ws/{one.table}", params=asked) as socket:
        kinds = [(await socket.receive_json())["kind"] for _ in range(2)]
    assert kinds == ["welcome", "view"]


@pytest.mark.parametrize("command", ["a" * 65, "\n", "bot/1/1/choose/1"])
async def test_an_id_is_short_and_nobody_elses(evening: Evening, command: str) -> None:
    one = host(evening)
    assert await one.say(ChangeSetUp(setting()), command) == "bad_message"
    assert await one.say(ChangeSetUp(setting()), "not-a-bot/1") is None


@pytest.mark.parametrize("language", ["a" * 15_000, "", "de\n", "<b>", "zz-" + "a" * 9])
async def test_a_language_is_a_tag(evening: Evening, language: str) -> None:
    one = host(evening)
    assert await one.say(ChangeSetUp(msgspec.structs.replace(setting(), language=language))) == (
        "bad_message"
    )
    wish = wire.OpenTable("Eve", SetUp(decks=("placeholder",), language=language))
    with pytest.raises(Refusal) as refusal:
        await one.post("/api/tables", wish)
    assert refusal.value.code == "bad_message"


@pytest.mark.parametrize("language", ["en", "zh-Hant-TW", "pt-BR"])
async def test_languages_of_browsers_are_tags(evening: Evening, language: str) -> None:
    change = ChangeSetUp(msgspec.structs.replace(setting(), language=language))
    assert await host(evening).say(change) is None


@pytest.mark.parametrize(
    ("method", "path", "lines"),
    [
        ("GET", "/healthz", ()),
        ("GET", "/nowhere", ()),
        ("GET", "/", (b"broken header",)),
        ("GET", "/ws/{}", (b"Upgrade: websocket", b"Connection: Upgrade")),
    ],
)
async def test_no_answer_names_what_the_server_is_made_of(
    evening: Evening,
    caplog: pytest.LogCaptureFixture,
    method: str,
    path: str,
    lines: tuple[bytes, ...],
) -> None:
    said = await ask(evening, method, path.format(host(evening).table), *lines)
    assert b"\r\nServer: Reverie\r\n" in said
    assert b"aiohttp" not in said.lower()
    assert b"python" not in said.lower()
    caplog.clear()


# ---- the name of the server


@pytest.mark.parametrize("name", [b"", b"a b", b"a/b", b"[", b"x:y", b"x:123456", b"\xff", b"x@y"])
async def test_a_host_that_is_no_name_is_refused(
    evening: Evening, name: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    assert status(await ask(evening, "GET", "/healthz", b"Host: " + name)) == 400
    caplog.clear()


async def test_a_server_with_a_public_address_answers_to_no_other_name(settings: Settings) -> None:
    public = msgspec.structs.replace(settings, public_url="https://play.example.org/")
    async with House(public) as house:
        evening = Evening([f"http://127.0.0.1:{house.port}"], house)
        for name, answer in (
            (b"play.example.org", 200),
            (b"PLAY.example.org:443", 200),
            (b"127.0.0.1:8420", 200),
            (b"[::1]:8420", 200),
            (b"localhost", 200),
            (b"evil.example", 421),
            (b"play.example.org.evil.example", 421),
        ):
            said = await ask(evening, "GET", "/healthz", b"Host: " + name)
            assert status(said) == answer, name


async def test_who_hangs_up_in_the_middle_is_nobodys_fault(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    reading, told = asyncio.Event(), asyncio.Event()
    has_hung_up = web.has_hung_up

    async def noting(request: Request, kind: type[Any]) -> Any:
        reading.set()
        return await body(request, kind)

    def deciding(request: Request, error: Exception) -> bool:
        told.set()
        return has_hung_up(request, error)

    monkeypatch.setattr(table_doors, "body", noting)
    monkeypatch.setattr(web, "has_hung_up", deciding)
    assert evening.house is not None
    _, writer = await asyncio.open_connection("127.0.0.1", evening.house.port)
    writer.write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n")
    writer.write(b"Content-Length: 999\r\n\r\n{")
    async with asyncio.timeout(PATIENCE):
        await reading.wait()
        writer.transport.abort()
        await told.wait()
