"""What was tried is counted and told, and never who tried it."""

import logging
from pathlib import Path

import aiohttp
import pytest

from reverie.adapters import limits
from reverie.adapters.limits import Limit
from reverie.adapters.settings import Settings
from reverie.adapters.watchman import EVERY, MOST_LINES, Watchman
from reverie.app import House


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_network_is_told_once_a_minute_and_then_how_often(
    caplog: pytest.LogCaptureFixture,
) -> None:
    clock = Clock()
    watchman = Watchman(clock)
    for _ in range(1000):
        watchman.note("too_fast", "203.0.113.9")
    watchman.note("too_fast", "2001:db8::1")
    clock.now = EVERY
    watchman.note("too_fast", "2001:db8::2")
    one, other = watchman.seal("203.0.113.9"), watchman.seal("2001:db8::")
    assert [record.getMessage() for record in caplog.records] == [
        f"too_fast from network {one}",
        f"too_fast from network {other}",
        f"too_fast from network {one}: 1000 times",
        f"too_fast from network {other}",
    ]
    assert watchman.counts == {"too_fast": 1002}


def test_many_networks_are_not_many_lines(caplog: pytest.LogCaptureFixture) -> None:
    watchman = Watchman(Clock())
    for n in range(256):
        watchman.note("too_fast", f"203.0.113.{n}")
    assert len(caplog.records) == MOST_LINES
    assert watchman.counts == {"too_fast": 256}


def test_another_start_has_other_names_for_the_same_networks() -> None:
    assert Watchman().seal("203.0.113.9") != Watchman().seal("203.0.113.9")


async def test_a_server_tells_of_what_it_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(limits.LIMITS, "guess", Limit(0.0001, 1))
    settings = Settings(bots="plain", host="127.0.0.1", port=0, data=tmp_path, store="memory")
    async with House(settings) as house, aiohttp.ClientSession() as http:
        url = f"http://127.0.0.1:{house.port}"
        for _ in range(3):
            await http.get(f"{url}/api/codes/BCDF")
        await http.post(f"{url}/api/tables", headers={"Origin": "http://evil.example"})
        await http.post(f"{url}/api/tables", headers={"Content-Encoding": "gzip"})
        large, json = b" " * 20_000, {"Content-Type": "application/json"}
        await http.post(f"{url}/api/tables", data=large, headers=json)
        refused = {"too_fast": 2, "bad_origin": 1, "packed_body": 1, "too_large": 1}
        assert house.web.watchman.counts == refused
    told = [record for record in caplog.records if record.name == "reverie.security"]
    assert all(record.levelno == logging.WARNING for record in told)
    assert len(told) == 4
    assert "127.0.0.1" not in caplog.text
