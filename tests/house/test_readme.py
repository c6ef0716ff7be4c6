"""The README is run: its game is a doctest, its commands exist."""

import doctest
import re
from pathlib import Path

from reverie.__main__ import COMMANDS

README = Path(__file__).resolve().parents[2] / "README.md"


def test_the_game_of_the_readme_runs() -> None:
    result = doctest.testfile(str(README), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.attempted >= 10
    assert result.failed == 0


def test_every_command_is_in_the_readme() -> None:
    text = README.read_text(encoding="utf-8")
    named = set(re.findall(r"`reverie ([a-z]+)", text))
    assert named == set(COMMANDS)
