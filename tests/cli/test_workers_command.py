"""The parent of several workers."""

import asyncio
import sys

import pytest

from reverie.adapters.settings import Settings
from reverie.cli.workers import Workers

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux spreads connections")


async def test_told_twice_it_replaces_its_workers_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two passes at once each would replace a worker that the other then forgets."""
    begun, go_on = 0, asyncio.Event()

    async def replace(_: Workers) -> None:
        nonlocal begun
        begun += 1
        await go_on.wait()

    monkeypatch.setattr(Workers, "_replace_one_by_one", replace)
    workers = Workers(Settings())
    for _ in range(2):
        workers._replace_all()
        await asyncio.sleep(0)
    assert begun == 1
    go_on.set()
    assert workers.replacing is not None
    await workers.replacing
    workers._replace_all()
    await asyncio.sleep(0)
    assert begun == 2, "and again when it is told again later"
