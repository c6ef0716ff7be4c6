"""The client that bot writers use: whoever waits is told, whatever the server says."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from aiohttp import web

from patience import PATIENCE
from reverie.client import Player
from reverie.tables.requests import StartGame


@pytest.fixture
async def odd_server() -> AsyncIterator[str]:
    """It answers every frame with something that no version of ours says."""

    async def odd(request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        async for _ in socket:
            await socket.send_str('{"kind":"dreamt","of":"sheep"}')
        return socket

    app = web.Application()
    app.router.add_get("/ws/{table}", odd)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    await runner.cleanup()


async def test_what_it_does_not_understand_keeps_nobody_waiting(odd_server: str) -> None:
    async with asyncio.timeout(PATIENCE), Player(odd_server) as me:
        await me.connect("sometable")
        looking = asyncio.ensure_future(me.until(lambda table: True))
        with pytest.raises(ConnectionResetError, match=r"not understood.*dreamt"):
            await me.do(StartGame())
        with pytest.raises(ConnectionResetError, match="not understood"):
            await looking
        with pytest.raises(ConnectionResetError):
            await me.do(StartGame())


async def test_before_one_is_connected_nothing_can_be_said(odd_server: str) -> None:
    async with Player(odd_server) as me:
        with pytest.raises(ConnectionResetError, match="connect"):
            await me.do(StartGame())
