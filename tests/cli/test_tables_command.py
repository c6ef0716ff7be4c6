"""`reverie tables` on the file of a real server's games."""

import asyncio
import subprocess
import sys
from pathlib import Path

from reverie.adapters.settings import Settings
from reverie.app import House
from reverie.client import Player
from reverie.tables.requests import AddBot, SetUp, StartGame


def reverie(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "reverie", "tables", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


async def play_a_little(data: Path) -> Player:
    async with House(Settings(host="127.0.0.1", port=0, data=data), pace=(0, 0)) as house:
        async with Player(f"http://127.0.0.1:{house.port}") as me:
            await me.open("Ada", SetUp("classic", decks=("placeholder",)))
            await me.connect()
            for _ in range(3):
                await me.do(AddBot())
            await me.do(StartGame())
            await asyncio.sleep(0.1)
        return me


async def test_list_export_and_delete(tmp_path: Path) -> None:
    assert reverie("list", "--data", str(tmp_path)).returncode == 2
    me = await play_a_little(tmp_path)
    data = ("--data", str(tmp_path))
    assert me.code in reverie("list", *data).stdout
    assert reverie("export", me.code, *data).returncode == 2
    exported = reverie("export", me.code.lower(), *data, "--to", str(tmp_path / "g.jsonl"))
    assert exported.returncode == 0, exported.stderr
    told = subprocess.run(
        [sys.executable, "-m", "reverie", "replay", str(tmp_path / "g.jsonl")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert "Turn 1" in told.stdout
    assert "Ada" not in (tmp_path / "g.jsonl").read_text()
    assert reverie("delete", me.table, *data).returncode == 0
    assert reverie("delete", me.table, *data).returncode == 2
    assert reverie("list", *data).stdout == ""
    assert b"Ada" not in (tmp_path / "reverie.sqlite").read_bytes()
