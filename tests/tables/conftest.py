"""A real server on a free port, and players who connect to it."""

import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp import web
from at_server import Evening, evening_at
from msgspec.structs import replace
from yarl import URL

from made_once import made_once
from patience import PATIENCE
from reverie.adapters.settings import Settings

WORKERS = 3
HERE = Path(__file__).parent


def shared(request: pytest.FixtureRequest) -> dict[str, Any]:
    database = request.getfixturevalue("database")
    return {"database": database, "database_patience": int(PATIENCE)}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Three workers: in `make test` for the first test of every file, in the long form for all."""
    proved: set[Path] = set()
    for item in items:
        made = getattr(item, "callspec", None)
        if HERE not in item.path.parents or made is None:
            continue
        if "workers" not in (made.params.get("evening"), made.params.get("evening_with")):
            continue
        if item.path in proved:
            item.add_marker(pytest.mark.long)
        proved.add(item.path)


@pytest.fixture(scope="module", autouse=True)
def what_is_the_same_is_made_once() -> Iterator[None]:
    with made_once():
        yield


# One worker on PostgreSQL does nothing that three do not, and memory nothing that SQLite does not.
@pytest.fixture(
    params=[
        "sqlite",
        "workers",
        *(pytest.param(store, marks=pytest.mark.long) for store in ("memory", "postgres")),
    ]
)
async def evening(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Evening]:
    """`workers`: three of them on one PostgreSQL, and the people of a table spread over all."""
    settings = Settings(bots="plain", host="127.0.0.1", port=0, data=tmp_path)
    if request.param in ("postgres", "workers"):
        settings = replace(settings, **shared(request))
    else:
        settings = replace(settings, store=request.param)
    async with evening_at(settings, WORKERS if request.param == "workers" else 1) as made:
        yield made


@pytest.fixture(params=["alone", "workers"])
def evening_with(
    request: pytest.FixtureRequest, tmp_path: Path
) -> Callable[..., AbstractAsyncContextManager[Evening]]:
    """Opens a house with these settings: alone on SQLite, or three workers on PostgreSQL."""
    settings = Settings(bots="plain", host="127.0.0.1", port=0, data=tmp_path, push="off")
    if request.param == "workers":
        settings = replace(settings, **shared(request))
    workers = WORKERS if request.param == "workers" else 1

    def open_house(
        pace: tuple[float, float] = (0, 0), **more: Any
    ) -> AbstractAsyncContextManager[Evening]:
        return evening_at(replace(settings, **more), workers, pace)

    return open_house


@pytest.fixture
def nothing_is_our_fault(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """No traceback: whatever came, it was foreseen."""
    yield
    told = [line for line in caplog.records if line.levelno >= logging.ERROR]
    assert not told


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
