"""Neither the key to a seat nor an address ever reaches a log, whoever writes it."""

import asyncio
import logging
import secrets
import sys
from pathlib import Path

import pytest

from patience import PATIENCE
from reverie.adapters.logs import Discreet, discreet
from reverie.tables.keys import new_key

KEY = "q3Zc_8kWvX0-aB7tYp2LsdNf"
SERVE = (
    *("serve", "--host", "127.0.0.1", "--port", "0", "--log-level", "debug"),
    *("--bots", "plain", "--push", "off", "--store", "memory"),
)


async def said_by_a_server(data: Path, request: bytes) -> str:
    """All that the real command writes when it is sent this."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "reverie", *SERVE, "--data", str(data)),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    async with asyncio.timeout(PATIENCE):
        while b"localhost:" not in (line := await process.stdout.readline()):
            assert line, "the server did not start"
        reader, writer = await asyncio.open_connection("127.0.0.1", int(line.rsplit(b":", 1)[1]))
        writer.write(request)
        await reader.read()
        writer.close()
        process.terminate()
        _, said = await process.communicate()
    return said.decode()


@pytest.mark.parametrize(
    "line",
    [
        b"Cookie: seats=%s" % KEY.encode() + b"x" * 70_000,
        b"Cookie: seat-Zk3_9aQw-81xTuVb=%s; \x00" % KEY.encode(),
        b"seats=%s" % KEY.encode(),
    ],
    ids=["too long", "with a zero", "no header at all"],
)
async def test_what_is_refused_is_not_quoted(tmp_path: Path, line: bytes) -> None:
    head = b"GET /api/tables/Zk3_9aQw-81xTuVb/view HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
    said = await said_by_a_server(tmp_path, head + line + b"\r\n\r\n")
    assert "Error handling request from …" in said, "aiohttp has told of it"
    assert KEY not in said
    assert "Zk3_9aQw-81xTuVb" not in said
    assert "127.0.0.1" not in said


@pytest.mark.parametrize(
    "address",
    ["203.0.113.9", "::1", "2001:db8::1", "fe80::1%eth0", "::ffff:203.0.113.9", "2001:db8:0:1::"],
)
def test_no_address(address: str) -> None:
    for said in (f"from {address}", f"[{address}]:8420", f"({address}, 80)", f"x='{address}'"):
        assert address not in discreet(said)


def test_no_key_and_no_table() -> None:
    kept = [word for _ in range(2000) if (word := new_key()) in discreet(f"key {word} of")]
    assert not kept
    for short in ("x", "abcdef", KEY):
        assert discreet(f"Cookie: a=b; seats={short}; seat-{KEY}={short}").count(short) == 0
    # One name of a table in two thousand has no capital letter or no small one.
    tables = [secrets.token_urlsafe(12) for _ in range(5000)]
    assert sum(table in discreet(f"/t/{table}") for table in tables) < 20


@pytest.mark.parametrize(
    "said",
    [
        "at 12:30:45 the server closed",
        "others on this machine may read /var/lib/reverie/data (Permission denied)",
        "cannot look for deadlines: ConnectionDoesNotExistError",
        "deck keepsakes-and-more is refused: a picture is missing",
        "3 tables that nobody touched for 365 days are erased",
        "aiohttp 3.14.5 on Python 3.11.7: 100% done",
    ],
)
def test_what_an_operator_needs_stays(said: str) -> None:
    assert discreet(said) == said


def test_an_error_is_told_by_its_kind_and_place() -> None:
    try:
        raise ConnectionResetError(KEY)
    except ConnectionResetError:
        record = logging.LogRecord("x", 40, __file__, 1, "from %s", ("::1",), sys.exc_info())
    assert Discreet().filter(record)
    told = logging.Formatter().format(record)
    assert told.startswith("from …: ConnectionResetError (")
    assert "test_logs.py" in told
    assert KEY not in told
    bad = logging.LogRecord("x", 40, __file__, 1, "%d", (KEY,), None)
    assert Discreet().filter(bad)
    assert logging.Formatter().format(bad) == "a line that could not be put together"
