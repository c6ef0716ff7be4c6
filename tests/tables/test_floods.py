"""What one laptop may send to stop a server, and does not."""

import asyncio
import gzip
from collections.abc import AsyncIterator
from itertools import groupby
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest
from aiohttp import compression_utils
from at_server import Evening
from test_crowd import UPGRADE, raw_client, until_pinged

from patience import PATIENCE
from reverie.adapters import limits
from reverie.adapters.desk import Asker, Desk
from reverie.adapters.limits import Limit
from reverie.adapters.settings import Settings
from reverie.adapters.socket_door import PRICE_OF_A_FLOOD
from reverie.adapters.websocket import LARGEST_BUFFER, Client, Pulse
from reverie.app import House
from reverie.wire import messages as wire
from waiting import until


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    settings = Settings(bots="plain", host="127.0.0.1", port=0, data=tmp_path, store="memory")
    async with House(settings, pace=(0, 0)) as made:
        yield made


# ---- packed bodies


@pytest.mark.parametrize("path", ["/api/tables", "/healthz", "/nowhere"])
async def test_a_packed_body_is_refused_and_never_unpacked(
    house: House, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    unpacked = []
    unpack = compression_utils.ZLibDecompressor.decompress_sync

    def counting(one: Any, data: bytes, max_length: int = 0) -> bytes:
        unpacked.append(len(data))
        return unpack(one, data, max_length)

    monkeypatch.setattr(compression_utils.ZLibDecompressor, "decompress_sync", counting)
    bomb = gzip.compress(bytes(50_000_000))
    headers = {"Content-Encoding": "gzip", "Content-Type": "application/json"}
    url = f"http://127.0.0.1:{house.port}{path}"
    async with (
        aiohttp.ClientSession(auto_decompress=False) as http,
        http.post(url, data=bomb, headers=headers) as response,
    ):
        assert (response.status, (await response.json())["code"]) == (415, "bad_message")
    assert not unpacked


# ---- sockets that flood


def masked(kind: int, body: bytes) -> bytes:
    assert len(body) < 126
    return bytes((0x80 | kind, 0x80 | len(body), 0, 0, 0, 0)) + body


ASK = masked(1, msgspec.json.encode(wire.Ask("a", wire.TakeBack())))
PING, PONG = 9, 10


@pytest.fixture
async def table(house: House) -> AsyncIterator[str]:
    evening = Evening([f"http://127.0.0.1:{house.port}"], house)
    host, *_ = await evening.table("classic", 3)
    yield host.table
    await evening.close()


def spectators(house: House, table: str) -> list[Client]:
    watching: Any = house.hall.live[table].audience.watchers.get(None, ())
    return list(watching)


async def all_of(reader: asyncio.StreamReader) -> bytes:
    """Everything until the server closes."""
    heard = b""
    async with asyncio.timeout(PATIENCE):
        try:
            while piece := await reader.read(1 << 16):
                heard += piece
        except ConnectionResetError:
            pass
    return heard


@pytest.mark.parametrize("frame", [ASK, masked(PING, b""), masked(PONG, b"")])
async def test_who_does_not_slow_down_is_cut(house: House, table: str, frame: bytes) -> None:
    reader, writer = await raw_client(house.port, table)
    writer.write(frame * 1000)
    heard = await all_of(reader)
    assert heard.count(b'"bye","code":"too_fast"') == 1
    assert house.web.sockets.cut == 1
    # What may be asked at once, then what may be refused; a little more while that took time.
    assert house.desk.refused.total() < 200
    writer.close()


async def test_whose_sockets_flood_again_and_again_may_open_fewer(house: House, table: str) -> None:
    many = int(limits.LIMITS["socket"].at_once / PRICE_OF_A_FLOOD) + 1
    for _ in range(many):
        _, writer = await raw_client(house.port, table)
        writer.write(masked(PING, b"") * 1000)
    await until(lambda: house.web.sockets.cut == many)
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    writer.write(UPGRADE.format(table).encode())
    assert b"429" in await reader.readline()
    writer.close()


async def test_one_burst_is_refused_and_forgiven(house: House, table: str) -> None:
    _, writer = await raw_client(house.port, table)
    allowed = int(limits.LIMITS["command"].at_once + limits.LIMITS["haste"].at_once)
    writer.write(ASK * allowed)
    await until(lambda: house.desk.refused.total() == allowed)
    assert len(spectators(house, table)) == 1
    writer.close()


async def test_frames_of_several_sockets_take_turns(
    house: House, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    order = []
    honest = Desk.ask

    def noting(desk: Desk, live: Any, asker: Asker, ask: Any, reply: Any) -> None:
        order.append(asker.who)
        honest(desk, live, asker, ask, reply)

    monkeypatch.setattr(Desk, "ask", noting)
    monkeypatch.setitem(limits.LIMITS, "command", Limit(1e6, 1e6))
    both = [await raw_client(house.port, table) for _ in range(2)]
    await until(lambda: len(spectators(house, table)) == 2)
    # Nobody reads between the two: they lie side by side when the server looks.
    for _, writer in both:
        writer.write(ASK * 300)
    await until(lambda: len(order) == 600)
    assert max(len(list(run)) for _, run in groupby(order)) < 20
    for _, writer in both:
        writer.close()


async def test_answers_to_pings_that_nobody_reads_do_not_pile_up(
    house: House, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(limits.LIMITS, "sign", Limit(1e9, 1e9))
    _, writer = await raw_client(house.port, table)
    await until(lambda: spectators(house, table))
    client, *_ = spectators(house, table)
    sent = largest = 0
    pings = masked(PING, bytes(125)) * 500
    # Enough to fill what the system keeps for both ends, and then as much again.
    while sent < 24_000_000:
        writer.write(pings)
        sent += len(pings)
        await writer.drain()
        largest = max(largest, client.pipe.transport.get_write_buffer_size())
    assert LARGEST_BUFFER <= largest < 2 * LARGEST_BUFFER
    writer.transport.abort()


async def test_a_ping_is_no_sign_of_life(house: House, table: str) -> None:
    house.web.sockets.pulse = Pulse(round_seconds=0.2)
    reader, writer = await raw_client(house.port, table)
    await until_pinged(reader)
    ended = asyncio.ensure_future(all_of(reader))
    async with asyncio.timeout(PATIENCE):
        while not ended.done():
            writer.write(masked(PING, b""))
            await asyncio.sleep(0.05)
    assert b"too_fast" not in ended.result(), "it was cut for its silence, not for haste"
    writer.close()
