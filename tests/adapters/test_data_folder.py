"""The folder with the games: one server has it, and nobody else on the machine reads it."""

import asyncio
import os
import socket
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from reverie.adapters.data_folder import CannotUse, DataFolder, keep_private
from reverie.adapters.settings import Settings
from reverie.app import House

SETTINGS = Settings(bots="plain", host="127.0.0.1", port=0, push="off")


def serve(data: Path, *more: str) -> subprocess.CompletedProcess[str]:
    """A server that cannot start; one that could would never come back."""
    return subprocess.run(
        [
            *(sys.executable, "-m", "reverie", "serve", "--host", "127.0.0.1", "--port", "0"),
            *("--data", str(data), "--push", "off", "--bots", "plain", *more),
        ],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_who_cannot_start_says_what_cannot_be_had(tmp_path: Path, database: str) -> None:
    """A database that was down was told as a port that is taken."""
    for url in (
        "postgresql://u:secret@127.0.0.1:1/x",
        "postgresql://u:secr/et@127.0.0.1/x",
        database + "-which-is-not-there",
    ):
        refused = serve(tmp_path, "--database", url)
        assert refused.returncode == 2
        assert refused.stderr.startswith("reverie: the database cannot be used")
        assert refused.stderr.count("\n") == 1
        assert "secr" not in refused.stderr
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        refused = serve(tmp_path, "--port", port)
    assert refused.returncode == 2
    assert refused.stderr.startswith(f"reverie: cannot listen on 127.0.0.1:{port} (")


async def test_a_server_that_cannot_start_gives_everything_back(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        busy = replace(SETTINGS, data=tmp_path, port=taken.getsockname()[1])
        with pytest.raises(CannotUse, match="cannot listen"):
            await House(busy).__aenter__()
    async with House(replace(SETTINGS, data=tmp_path)) as house:
        assert house.port


async def test_a_second_server_on_one_folder_is_refused_and_the_first_goes_on(
    tmp_path: Path,
) -> None:
    settings = replace(SETTINGS, data=tmp_path)
    async with House(settings) as house:
        refused = await asyncio.to_thread(serve, tmp_path)
        assert refused.returncode == 2
        assert refused.stderr == (
            f"reverie: another server (process {os.getpid()}) has the data folder {tmp_path};"
            " stop it first, or give this one a --data of its own.\n"
        )
        assert await house.store.count() == 0
    async with House(settings):
        pass


async def test_servers_that_share_a_database_share_the_folder_of_decks(
    tmp_path: Path, database: str
) -> None:
    settings = replace(SETTINGS, data=tmp_path, database=database)
    async with House(settings), House(settings):
        assert mode(tmp_path) == 0o700


def test_what_a_killed_server_held_is_free(tmp_path: Path) -> None:
    """The system lets go of it, whatever the file says."""
    (tmp_path / "reverie.lock").write_text("123456789012345678901")
    folder = DataFolder(tmp_path)
    folder.hold()
    with pytest.raises(CannotUse, match=f"process {os.getpid()}"):
        DataFolder(tmp_path).hold()
    folder.release()
    DataFolder(tmp_path).hold()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps users apart by other means")
async def test_folder_and_file_are_for_nobody_else_also_those_of_an_older_version(
    tmp_path: Path,
) -> None:
    data = tmp_path / "new" / "data"
    async with House(replace(SETTINGS, data=data)):
        assert mode(data) == 0o700
        files = [path for path in data.iterdir() if path.name.startswith("reverie")]
        assert {path.name for path in files} >= {"reverie.sqlite", "reverie.sqlite-wal"}
        assert {mode(path) for path in files} == {0o600}
    data.chmod(0o755)
    (data / "reverie.sqlite").chmod(0o644)
    async with House(replace(SETTINGS, data=data)):
        assert mode(data) == 0o700
        assert mode(data / "reverie.sqlite") == mode(data / "reverie.sqlite-wal") == 0o600


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps users apart by other means")
def test_a_folder_that_is_everybodys_on_purpose_stays_so(tmp_path: Path) -> None:
    tmp_path.chmod(0o1777)
    keep_private(tmp_path)
    assert mode(tmp_path) == 0o1777


@pytest.mark.skipif(sys.platform != "linux", reason="/proc is a folder nobody can write to")
def test_a_folder_that_cannot_be_had_is_one_sentence() -> None:
    refused = serve(Path("/proc/reverie"))
    assert refused.returncode == 2
    assert refused.stderr.startswith("reverie: the data folder /proc/reverie cannot be made (")
    assert refused.stderr.count("\n") == 1


def test_a_file_that_is_no_database_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "reverie.sqlite").write_bytes(b"a diary, not a database" * 100)
    refused = serve(tmp_path)
    assert refused.returncode == 2
    assert refused.stderr == (
        f"reverie: the tables in {tmp_path} cannot be opened (file is not a database).\n"
    )
    with pytest.raises(sqlite3.DatabaseError):
        House(replace(SETTINGS, data=tmp_path))
