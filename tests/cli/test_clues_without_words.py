"""Clues without words at the terminal: typed, told by the narrator, saved and replayed."""

from pathlib import Path

import pytest

from at_table import AtTable, rule
from reverie.__main__ import main
from reverie.adapters.game_file import read_game, write_game
from reverie.cli.typed_clue import typed_clue
from reverie.rules import GiveClue, Mime, Note, Performed, Seat, Step, Tune, Voice, Written
from reverie.rules.pieces import Clue

SONG = Tune(tuple(Note("musicbox", key, 700 * key, 5) for key in range(9)))
TOLD = [
    (SONG, "Seat 0 plays (nine notes, rising, slow, music box) and lays"),
    (Mime((Step(0, "hides"), Step(1, "jumps"))), "Seat 0 mimes (hides its face, jumps) and lays"),
    (Voice("A" * 16, 4200, "la la"), "Seat 0 says (a voice, four seconds) “la la” and lays"),
]


@rule("C2")
@pytest.mark.parametrize(
    ("text", "clue"),
    [
        ("Hush", Written("Hush")),
        ("", Performed()),
        ("*hides peeks", Mime((Step(0, "hides"), Step(1200, "peeks")))),
        ("~a4 OWL", Tune((Note("musicbox", 0, 0, 5), Note("owl", 5, 400, 5)))),
    ],
)
def test_a_clue_is_typed(text: str, clue: Clue) -> None:
    assert typed_clue(f" {text} ") == clue


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("*", "mime_empty"),
        ("*hides flies", "unknown_gesture"),
        ("~", "tune_empty"),
        ("~A4 H9", "unknown_voice"),
    ],
)
def test_what_nobody_can_play_is_refused_by_the_rules(text: str, code: str) -> None:
    table = AtTable("classic", 4)
    assert table.refused(GiveClue(Seat(0), typed_clue(text), table.hand(0)[0])) == code


@rule("C2")
@pytest.mark.parametrize(("clue", "sentence"), TOLD)
def test_a_saved_game_tells_it(
    clue: Clue, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = AtTable("classic", 4)
    table.do(GiveClue(Seat(0), clue, table.hand(0)[0]))
    table.all_hand_over().all_vote()
    path = tmp_path / "game.jsonl"
    write_game(path, table.log)
    assert list(read_game(path)) == table.log
    assert main(["replay", str(path)]) == 0
    assert sentence in capsys.readouterr().out
