"""What `make test` says it ran is what ran: exact lines, also of a process that was killed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

TOOLS = Path(__file__).resolve().parents[2] / "tools"
sys.path[:0] = [str(TOOLS), str(TOOLS / "watch")]

from reverie_blocks import MARK, marked  # noqa: E402

import seen  # noqa: E402

SOURCE = b'''"""Said only."""
from __future__ import annotations
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    import never

class Rabbit:
    """Said only."""
    ears = 2

    def hop(self, far):
        if far:
            return "far"
        try:
            with open("/nowhere") as burrow:
                return burrow
        except OSError:
            pass
        finally:
            self.ears = 1
        for ear in ():
            print(ear)
        else:
            match far:
                case 0: return "near"
                case _: pass
        return "nowhere"
'''


def lines_run(far: object) -> set[int]:
    code, blocks = marked(SOURCE, "rabbit.py")
    marks = bytearray(len(blocks))
    space: dict[str, object] = {MARK: marks}
    exec(code, space)
    rabbit = space["Rabbit"]
    assert isinstance(rabbit, type)
    rabbit().hop(far)
    return {line for block, mark in zip(blocks, marks, strict=True) if mark for line in block}


IMPORTED = {3, 4, 7, 9, 11}


@pytest.mark.parametrize(
    ("far", "ran"),
    [
        (1, {12, 13}),
        (0, {12, 14, 15, 18, 20, 21, 24, 25}),
        ("", {12, 14, 15, 18, 20, 21, 24, 26, 27}),
    ],
)
def test_the_lines_that_ran_are_known(far: object, ran: set[int]) -> None:
    assert lines_run(far) == IMPORTED | ran


def test_every_line_with_a_statement_belongs_to_one_block() -> None:
    _, blocks = marked(SOURCE, "rabbit.py")
    lines = [line for block in blocks for line in block]
    assert sorted(lines) == [3, 4, 7, 9, 11, 12, 13, 14, 15, 16, 18, 20, 21, 22, 24, 25, 26, 27]


def test_a_process_that_is_killed_has_told_what_it_ran(tmp_path: Path) -> None:
    program = "import os, reverie.rules; os.kill(os.getpid(), 9)"
    environment = {
        **os.environ,
        "REVERIE_SEEN": str(tmp_path),
        "PYTHONPATH": os.pathsep.join([str(TOOLS / "watch"), str(seen.SOURCE)]),
    }
    killed = subprocess.run([sys.executable, "-c", program], env=environment, check=False)
    assert killed.returncode
    known = {module.name: module for module in seen.modules(tmp_path)}
    assert known["reverie.rules"].ran == known["reverie.rules"].all
    assert 0 < len(known["reverie.rules.game"].ran) < len(known["reverie.rules.game"].all)
    assert not known["reverie.tables.live"].ran
    assert "reverie.tables.live" in seen.report(tmp_path, missing=False)


def test_nobody_is_watched_who_did_not_ask() -> None:
    environment = {**os.environ, "PYTHONPATH": str(TOOLS / "watch"), "REVERIE_SEEN": ""}
    said = subprocess.run(
        [sys.executable, "-c", "import reverie.rules as r; print(hasattr(r, '__seen__'))"],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert said.stdout.strip() == "False"
