"""A worker that is told to stop, stops: also where a cancellation was lost on the way."""

import asyncio

import pytest

from reverie.adapters import ending
from reverie.adapters.ending import end, for_ever
from waiting import until


async def deaf(times: int) -> None:
    """Like a loop around `wait_for` in Python 3.11: it may not notice that it was cancelled."""
    while True:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            times -= 1
            if times < 0:
                raise


async def test_work_ends_that_did_not_hear_it_the_first_time() -> None:
    tasks = [asyncio.ensure_future(deaf(times)) for times in (0, 1, 3)]
    await asyncio.sleep(0)
    await end(tasks)
    assert all(task.cancelled() for task in tasks)


async def test_work_that_has_ended_is_not_waited_for() -> None:
    done = asyncio.ensure_future(asyncio.sleep(0))
    await done
    await end([done])
    assert not done.cancelled()


async def test_work_that_fails_is_told_and_begins_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(ending, "BEGIN_AGAIN_SECONDS", 0.0)
    begun = 0

    async def work() -> None:
        nonlocal begun
        begun += 1
        if begun < 3:
            raise KeyError("a secret")
        await asyncio.Event().wait()

    task = asyncio.ensure_future(for_ever(work))
    await until(lambda: begun == 3)
    await end([task])
    assert task.cancelled()
    assert caplog.text.count("our fault") == 2
    assert "a secret" not in caplog.text


async def test_work_that_has_nothing_to_do_is_done() -> None:
    await for_ever(lambda: asyncio.sleep(0))
