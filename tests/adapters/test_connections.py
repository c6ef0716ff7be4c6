"""Connections that never become requests, and networks that want all of them."""

import asyncio
import logging
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Iterable
from pathlib import Path

import pytest
from aiohttp.web import Application, AppRunner, Request, Response, TCPSite

from patience import PATIENCE
from reverie.adapters import connections, ending, http, web
from reverie.adapters.connections import Connection, Connections
from reverie.adapters.settings import Settings
from reverie.app import House

GET = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
HALF_BODY = (
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b"Content-Length: 100\r\n\r\n{"
)


def settings(tmp_path: Path) -> Settings:
    return Settings(bots="plain", host="127.0.0.1", port=0, data=tmp_path, store="memory")


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """One that is less patient than others."""
    monkeypatch.setitem(web.HANDLING, "keepalive_timeout", 0.3)
    monkeypatch.setitem(web.HANDLING, "lingering_time", 0.1)
    monkeypatch.setattr(http, "SLOWEST_BODY", 0.3)
    monkeypatch.setattr(connections, "LOOK_EVERY", 0.02)
    async with House(settings(tmp_path)) as made:
        yield made


async def said_until_closed(house: House, *pieces: bytes) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    for piece in pieces:
        writer.write(piece)
    async with asyncio.timeout(PATIENCE):
        said = await reader.read()
    writer.close()
    return said


@pytest.mark.parametrize("half", [b"", b"G", GET[:-2], b"GET / HTTP/1.1\r\nX: " + b"a" * 500])
async def test_half_a_head_is_waited_for_only_so_long(house: House, half: bytes) -> None:
    assert await said_until_closed(house, half) == b""
    assert (await said_until_closed(house, GET, half)).count(b"HTTP/1.1 200") == 1


async def test_half_a_body_is_waited_for_only_so_long(house: House) -> None:
    said = await said_until_closed(house, HALF_BODY)
    assert said.startswith(b"HTTP/1.1 408")
    assert b'"bad_message"' in said


async def test_a_body_that_nobody_wants_is_not_waited_for(house: House) -> None:
    said = await said_until_closed(house, HALF_BODY.replace(b"/api/tables", b"/nowhere"))
    assert said.startswith(b"HTTP/1.1 40")


async def test_one_network_has_only_so_many_connections(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "LOOK_EVERY", 0.02)
    monkeypatch.setattr(connections, "MOST_EACH", 5)
    async with House(settings(tmp_path)) as house:
        await crowd_of_twelve(house)
    assert house.web.connections.cut == 7


async def crowd_of_twelve(house: House) -> None:
    crowd = [await asyncio.open_connection("127.0.0.1", house.port) for _ in range(12)]
    # Nobody has asked for anything yet.
    async with asyncio.timeout(PATIENCE):
        assert await asyncio.gather(*(reader.read() for reader, _ in crowd[5:])) == [b""] * 7
    for _, writer in crowd:
        writer.close()


async def test_who_is_cut_and_reads_nothing_is_gone_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Closing alone waits until everything is written, for as long as nobody reads it."""
    monkeypatch.setattr(connections, "MOST_EACH", 0)
    began = asyncio.Event()

    async def large(_: Request) -> Response:
        began.set()
        return Response(body=bytes(20_000_000))

    app = Application()
    app.router.add_get("/", large)
    runner = AppRunner(app)
    await runner.setup()
    await TCPSite(runner, "127.0.0.1", 0).start()
    assert runner.server is not None
    _, port = runner.addresses[0]
    with socket.create_connection(("127.0.0.1", port)) as silent:
        silent.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        async with asyncio.timeout(PATIENCE):
            await began.wait()
            await asyncio.sleep(0.05)
            Connections(()).look(runner.server.connections)
            while runner.server.connections:
                await asyncio.sleep(0.01)
    await runner.cleanup()


async def test_looking_goes_on_after_something_nobody_expected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "LOOK_EVERY", 0.02)
    monkeypatch.setattr(ending, "BEGIN_AGAIN_SECONDS", 0.02)
    monkeypatch.setattr(connections, "MOST_EACH", 5)
    faults = iter([ZeroDivisionError("planted")])
    look = Connections.look

    def looks(self: Connections, open_: Iterable[Connection]) -> None:
        for fault in faults:
            raise fault
        look(self, open_)

    monkeypatch.setattr(Connections, "look", looks)
    async with House(settings(tmp_path)) as house:
        await crowd_of_twelve(house)
    assert house.web.connections.cut == 7


class Peer:
    transport = None

    def __init__(self, address: str | None) -> None:
        self.address, self.is_closed = address, False

    @property
    def peername(self) -> tuple[str, int] | None:
        return None if self.address is None else (self.address, 1)

    def force_close(self) -> None:
        self.is_closed = True


def closed(counted: Connections, peers: list[Peer]) -> int:
    counted.look(peers)
    return sum(peer.is_closed for peer in peers)


def test_a_proxy_and_a_server_without_limits_count_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MOST_EACH", 2)
    one_network = [f"2001:db8::{n}" for n in range(5)]
    assert closed(Connections(()), [Peer(address) for address in one_network]) == 3
    assert closed(Connections(("192.0.2.1",)), [Peer("192.0.2.1") for _ in range(5)]) == 0
    assert closed(Connections((), counts=False), [Peer(address) for address in one_network]) == 0


def test_a_proxy_takes_no_room_from_its_neighbours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MOST_EACH", 3)
    proxy = [Peer("2001:db8::1") for _ in range(5)]
    others = [Peer("2001:db8::2") for _ in range(4)]
    assert closed(Connections(("2001:db8::1",)), [*proxy, *others]) == 1
    assert others[-1].is_closed


def test_who_has_no_address_is_counted_when_it_has_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MOST_EACH", 1)
    counted, one, two = Connections(()), Peer(None), Peer(None)
    counted.look([one, two])
    assert not counted.known
    one.address = two.address = "192.0.2.1"
    assert closed(counted, [one, two]) == 1
    one.address = None
    counted.look([two])
    counted.look([])
    assert not counted.known
    assert not counted.of_network


class SeenOnce(Peer):
    """Its address may be asked for once."""

    was_asked = False

    @property
    def peername(self) -> tuple[str, int] | None:
        assert not self.was_asked, "looked at again, though it has only stayed"
        self.was_asked = True
        return super().peername


def test_only_who_came_is_looked_at_and_who_went_makes_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(connections, "MOST_EACH", 3)
    counted = Connections(())
    first, second, third, fourth, fifth = peers = [SeenOnce("192.0.2.1") for _ in range(5)]
    counted.look([first, second])
    counted.look([first, second, third])
    counted.look([first, second, third, fourth])
    assert [peer.is_closed for peer in peers] == [False, False, False, True, False]
    # It may linger for a moment, and is cut and told of once.
    counted.look([first, second, third, fourth])
    counted.look([first, third, fifth])
    assert not fifth.is_closed
    assert counted.cut == 1
    counted.look([])
    assert not counted.known
    assert not counted.of_network


def test_the_ceiling_is_told_once_until_it_was_far(caplog: pytest.LogCaptureFixture) -> None:
    counted = Connections((), counts=False)
    counted.ceiling = 10
    with caplog.at_level(logging.WARNING):
        for now in (7, 8, 9, 7, 8, 3, 8):
            counted.look([Peer("192.0.2.1") for _ in range(now)])
    told = [record.getMessage() for record in caplog.records]
    line = "8 connections are open; this system allows 10 files (ulimit -n)"
    assert told == [line, line]


@pytest.mark.skipif(sys.platform == "win32", reason="no such ceiling")
def test_the_ceiling_of_open_files_is_raised_to_what_the_system_allows() -> None:
    program = (
        "import resource as r;"
        "r.setrlimit(r.RLIMIT_NOFILE, (256, 512));"
        "from reverie.adapters.connections import raise_ceiling;"
        "print(raise_ceiling(), *r.getrlimit(r.RLIMIT_NOFILE))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["512", "512", "512"]
