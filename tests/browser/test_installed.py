"""What a stranger installs is the whole game: two turns in a browser, served by the wheel alone."""

import time
from pathlib import Path

import pytest
from devices import MakeDevice
from table_page import Table

from at_package import build, install, serving

MEGABYTE = 1_000_000


def size(folder: Path) -> float:
    files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    return sum(path.stat().st_size for path in files) / MEGABYTE


@pytest.mark.long
async def test_the_wheel_alone_plays_a_turn(device: MakeDevice, tmp_path: Path) -> None:
    """Mira tells the first clue, a rabbit the second: every page of a turn was hers."""
    wheel = build("wheel", tmp_path / "wheel")
    began = time.monotonic()
    reverie = install(wheel, tmp_path / "empty")
    installed = time.monotonic()
    with serving(reverie, tmp_path) as address:
        answering = time.monotonic()
        table = Table(await device("phone", address=address))
        await table.come("/")
        await table.is_no_beginner()
        await table.press("Play alone with clockwork rabbits")
        while (moment := await table.my_move()).turn < 3:
            await table.check()
            await table.step(moment)
        await table.page.close()
    print(
        f"{wheel.name}: {wheel.stat().st_size / MEGABYTE:.1f} MB,"
        f" {size(tmp_path / 'empty'):.0f} MB installed in {installed - began:.1f} s,"
        f" serving after {answering - installed:.1f} s,"
        f" two turns in {time.monotonic() - answering:.1f} s"
    )
    assert {step.turn for step in table.steps} == {1, 2}
    assert {step.phase for step in table.steps} == {"clue", "choose", "vote", "reveal"}
