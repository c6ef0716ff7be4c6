"""The painter's recipes are run: what a page says is done in a copy of the house, and is green there."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOOL = ROOT / "tools" / "recipe.py"


def done(name: str, *options: str) -> subprocess.CompletedProcess[str]:
    page = ROOT / "docs" / "recipes" / f"{name}.md"
    return subprocess.run(
        [sys.executable, TOOL, page, *options], capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("name", ["add-a-deck", "add-a-medium"])
def test_what_the_recipe_says_can_be_done(name: str) -> None:
    result = done(name)
    assert result.returncode == 0, result.stderr + result.stdout


@pytest.mark.long
@pytest.mark.parametrize("name", ["add-a-deck", "add-a-medium"])
def test_and_all_its_checks_are_green(name: str) -> None:
    result = done(name, "--long")
    assert result.returncode == 0, result.stderr + result.stdout
