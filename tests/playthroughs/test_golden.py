"""Golden playthroughs: whole games as text, committed, so that a rule change shows as a diff."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


def _tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("golden", ROOT / "tools" / "golden.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


golden = _tool()


@pytest.mark.parametrize("game", golden.GAMES, ids=lambda game: golden.name_of(*game))
def test_the_game_goes_as_it_always_went(game: tuple[str, int, dict[str, str]]) -> None:
    path = golden.FOLDER / golden.name_of(*game)
    message = "if this is meant, run `make golden` and read the diff"
    assert golden.playthrough(*game) == path.read_text(encoding="utf-8"), message


def test_no_golden_file_is_left_over() -> None:
    expected = {golden.name_of(*game) for game in golden.GAMES}
    assert {path.name for path in golden.FOLDER.glob("*.txt")} == expected
