"""A real server on a free port, and players who connect to it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from at_server import Evening

from reverie.adapters.settings import Settings
from reverie.app import House


@pytest.fixture(params=["memory", "sqlite"])
async def evening(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Evening]:
    settings = Settings(host="127.0.0.1", port=0, data=tmp_path, store=request.param)
    async with House(settings, pace=(0.0, 0.02)) as house:
        made = Evening(f"http://127.0.0.1:{house.port}", house)
        yield made
        await made.close()
