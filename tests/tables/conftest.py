"""A real server on a free port, and players who connect to it."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp import web
from at_server import Evening
from yarl import URL

from reverie.adapters.settings import Settings
from reverie.app import House


@pytest.fixture(params=["memory", "sqlite"])
async def evening(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Evening]:
    settings = Settings(host="127.0.0.1", port=0, data=tmp_path, store=request.param)
    async with House(settings, pace=(0.0, 0.02)) as house:
        made = Evening(f"http://127.0.0.1:{house.port}", house)
        yield made
        await made.close()


@pytest.fixture
async def aiohttp_server_of() -> AsyncIterator[Any]:
    """A bare server with these routes; the answer is how to get a path, exactly as written."""
    runners: list[web.AppRunner] = []

    async def serve(routes: Any) -> Any:
        app = web.Application()
        app.add_routes(routes)
        runner = web.AppRunner(app)
        runners.append(runner)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        port = runner.addresses[0][1]

        async def get(path: str, encoding: str = "identity") -> Any:
            url = URL(f"http://127.0.0.1:{port}{path}", encoded=True)
            async with (
                aiohttp.ClientSession(auto_decompress=False) as http,
                http.get(url, headers={"Accept-Encoding": encoding}) as response,
            ):
                return response.status, response.headers, await response.read()

        return get

    yield serve
    for runner in runners:
        await runner.cleanup()
