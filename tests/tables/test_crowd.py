"""When everybody comes and goes at once: nobody is sent away, and nobody is flooded."""

import asyncio
import gc
import socket
from pathlib import Path

import pytest
import uvloop
from at_server import Evening

from patience import PATIENCE
from reverie.adapters.settings import Settings
from reverie.adapters.websocket import Client, Pulse
from reverie.app import House
from reverie.tables.live import LiveTable
from reverie.tables.parts import Part
from reverie.wire import messages as wire
from waiting import until

UPGRADE = (
    "GET /ws/{} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
LINE = Path("/proc/sys/net/core/somaxconn")


def settings(tmp_path: Path) -> Settings:
    return Settings(
        bots="plain", host="127.0.0.1", port=0, data=tmp_path, store="memory", address_limits="off"
    )


@pytest.mark.skipif(
    not LINE.exists() or int(LINE.read_text()) < 1024, reason="the system allows no longer line"
)
async def test_a_crowd_at_the_door_of_a_busy_server_is_let_in(tmp_path: Path) -> None:
    async with House(settings(tmp_path)) as house:
        # Nobody opens the door meanwhile: this is the server's own loop, and it is busy here.
        crowd = [socket.create_connection(("127.0.0.1", house.port), 0.5) for _ in range(600)]
        for one in crowd:
            one.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            one.settimeout(PATIENCE)
        answers = await asyncio.to_thread(lambda: [one.recv(12) for one in crowd])
        assert answers == [b"HTTP/1.1 200"] * 600
        for one in crowd:
            one.close()


async def test_a_storm_of_comings_and_goings_is_one_view(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    published = 0
    publish = LiveTable.publish

    def counting(live: LiveTable) -> None:
        nonlocal published
        published += 1
        publish(live)

    async with House(settings(tmp_path), pace=(0, 0)) as house:
        evening = Evening([f"http://127.0.0.1:{house.port}"], house)
        first, *others = await evening.table("odyssey", 12)
        await first.until(lambda view: all(chair.here for chair in view.chairs))
        monkeypatch.setattr(LiveTable, "publish", counting)
        await asyncio.gather(*(player.disconnect() for player in others))
        await first.until(lambda view: sum(chair.here for chair in view.chairs) == 1)
        await asyncio.gather(*(player.connect() for player in others))
        await first.until(lambda view: all(chair.here for chair in view.chairs))
        assert 2 <= published <= 6
        await evening.close()


async def raw_client(port: int, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(UPGRADE.format(table).encode())
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def until_pinged(reader: asyncio.StreamReader) -> None:
    while b"\x89\x00" not in await reader.read(4096):
        pass


async def test_who_gives_no_sign_of_life_is_cut_and_who_does_stays(tmp_path: Path) -> None:
    async with House(settings(tmp_path), pace=(0, 0)) as house:
        house.web.sockets.pulse = Pulse(round_seconds=0.2)
        evening = Evening([f"http://127.0.0.1:{house.port}"], house)
        host, *_ = await evening.table("classic", 3)
        reader, writer = await raw_client(house.port, host.table)
        await until_pinged(reader)
        writer.write(b"\x8a\x80\0\0\0\0")
        await until_pinged(reader)
        # The second ping is not answered.
        with pytest.raises((ConnectionResetError, asyncio.IncompleteReadError)):
            async with asyncio.timeout(5):
                await reader.readexactly(1 << 20)
        writer.close()
        # Players answer pings, as browsers do by themselves.
        assert await host.say(wire.TakeBack()) == "no_game"
        await evening.close()


async def test_a_ping_is_answered_with_the_same_words(tmp_path: Path) -> None:
    async with House(settings(tmp_path), pace=(0, 0)) as house:
        evening = Evening([f"http://127.0.0.1:{house.port}"], house)
        host, *_ = await evening.table("classic", 3)
        reader, writer = await raw_client(house.port, host.table)
        writer.write(b"\x89\x83\0\0\0\0hey")
        heard = b""
        while b"\x8a\x03hey" not in heard:
            async with asyncio.timeout(5):
                heard += await reader.read(4096)
        writer.close()
        await evening.close()


class Deaf:
    """A pipe that remembers every piece it was given."""

    def __init__(self) -> None:
        self.pieces: list[list[bytes]] = []

    def has_room(self) -> bool:
        return True

    def write(self, frames: list[bytes]) -> None:
        self.pieces.append(frames)


async def test_who_asked_gets_view_and_answer_in_one_piece_and_no_view_is_left_out() -> None:
    pipe = Deaf()
    client = Client(None, None, pipe, set())  # type: ignore[arg-type]
    client.busy = True
    client.show(Part(1, b'"one"'), None)
    assert pipe.pieces == []
    client.show(Part(2, b'"two"'), Part(1, b'"own"'))
    client.busy = False
    client.say(wire.Accepted("a"))
    (one,), (two, answer) = pipe.pieces
    assert b'"public":{"version":1,"table":"one"},"private":null' in one
    assert b'"public":{"version":2,"table":"two"},"private":{"version":1,"own":"own"}' in two
    assert b"accepted" in answer


def test_who_leaves_or_is_refused_leaves_nothing_for_the_collector(tmp_path: Path) -> None:
    """Old garbage is hardly ever collected, so there must be none (docs/decisions/0005)."""

    async def come_and_go() -> int:
        async with House(settings(tmp_path), pace=(0, 0)) as house:
            evening = Evening([f"http://127.0.0.1:{house.port}"], house)
            host, *_ = await evening.table("classic", 3)
            sockets, at_work = house.web.sockets, len(asyncio.all_tasks())
            gc.collect()
            gc.disable()
            for n in range(20):
                _, writer = await raw_client(house.port, host.table)
                await until(lambda: sockets.open == 4)
                if n % 2:
                    writer.transport.abort()
                else:
                    writer.write(b"\x88\x82\0\0\0\0\x03\xe8")
                    await until(lambda: sockets.open == 3)
                    writer.close()
                await until(lambda: sockets.open == 3)
                assert await host.say(wire.TakeBack()) == "no_game"
            await until(lambda: len(asyncio.all_tasks()) <= at_work)
            left = gc.collect()
            gc.enable()
            await evening.close()
            return left

    assert uvloop.run(come_and_go()) == 0


async def test_the_collector_is_on_a_leash_in_the_house_and_free_afterwards(tmp_path: Path) -> None:
    async with House(settings(tmp_path)) as house:
        assert not gc.isenabled()
        before = house.garbage.total_ms
        await until(lambda: house.garbage.total_ms > before)
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0
