"""The command line, run as a person would."""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from at_command import reverie
from bots.plain_encoder import PlainEncoder
from reverie.__main__ import COMMANDS
from reverie.bots import mind
from reverie.rules import VARIANTS


def test_it_is_a_program() -> None:
    """With a Python of its own; the other tests save that."""
    command = [sys.executable, "-m", "reverie", "replay", "nowhere"]
    said = subprocess.run(command, capture_output=True, text=True, check=False)
    assert said.returncode == 2
    assert said.stdout == ""
    assert said.stderr.startswith("reverie: ")
    assert said.stderr.count("\n") == 1
    assert (
        subprocess.run([sys.executable, "-m", "reverie", "--version"], check=False).returncode == 0
    )


def test_help_lists_the_commands_and_says_whose_game_it_is_not() -> None:
    result = reverie("--help")
    assert result.returncode == 0
    assert "not affiliated with the publisher of Dixit" in result.stdout
    for command in COMMANDS:
        assert command in result.stdout
        assert reverie(command, "--help").returncode == 0


def test_an_unknown_command_is_refused() -> None:
    assert reverie("dream").returncode == 2


def test_simulate_counts_and_repeats_itself() -> None:
    words = ("simulate", "--game", "classic", "--players", "4", "--games", "20", "--json")
    first, second = (json.loads(reverie(*words, "--seed", "3").stdout) for _ in range(2))
    del first["moves_per_second"], second["moves_per_second"]
    assert first == second
    assert first["games"] == 20
    assert abs(first["storyteller_success"] + first["nobody"] + first["everybody"] - 1) < 0.001
    assert 0.2 < first["hit_rate"] < 0.45


def test_party_has_no_card_to_be_found() -> None:
    result = reverie("simulate", "--game", "party", "--players", "6", "--games", "2", "--json")
    figures = json.loads(result.stdout)
    assert figures["turns"] == 12
    assert figures["hit_rate"] is figures["storyteller_success"] is figures["nobody"] is None


@pytest.mark.parametrize("name", VARIANTS)
def test_simulate_refuses_other_numbers(name: str) -> None:
    for n in {0, 2, 3, 7, 13} - set(VARIANTS[name].players):
        result = reverie("simulate", "--game", name, "--players", str(n), "--games", "1")
        assert result.returncode == 2
        assert "is for" in result.stderr


def test_a_recorded_game_can_be_replayed(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    reverie(
        "simulate", "--game", "odyssey", "--players", "7", "--games", "1", "--record", str(file)
    )
    told = reverie("replay", str(file))
    assert told.returncode == 0
    assert "Turn 1. The first clue is a race." in told.stdout
    assert "The game ends." in told.stdout


def test_an_old_alphabet_spells_out_what_it_lacks(tmp_path: Path) -> None:
    """As Windows writes into a file."""
    file = tmp_path / "game.jsonl"
    reverie(
        "simulate", "--game", "classic", "--players", "4", "--games", "1", "--record", str(file)
    )
    told = subprocess.run(
        [sys.executable, "-m", "reverie", "replay", str(file)],
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )
    assert told.returncode == 0, told.stderr
    assert b"\\u" in told.stdout
    assert b"The game ends." in told.stdout


@pytest.mark.parametrize(
    "content", ["", "hello", '{"reverie":"game","schema":99}\n', '{"reverie":"game"}\n{"x":1}\n']
)
def test_a_file_that_is_no_game_is_refused_with_a_reason(tmp_path: Path, content: str) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(content)
    result = reverie("replay", str(file))
    assert result.returncode == 2
    assert str(file) in result.stderr
    assert "Traceback" not in result.stderr
    assert reverie("replay", str(tmp_path / "nothing")).returncode == 2


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "--game", "classic", "--players", "4", "--games", "1", "--record"),
        # As where a folder is another user's: the system does not let us look.
        ("tables", "list", "--data"),
    ],
)
def test_a_place_that_cannot_be_had_is_named(tmp_path: Path, words: tuple[str, ...]) -> None:
    place = tmp_path / ("long" * 99) / "there"
    result = reverie(*words, str(place))
    assert result.returncode == 2
    assert str(place) in result.stderr
    assert "Traceback" not in result.stderr


@pytest.fixture(params=["plain", pytest.param("real", marks=pytest.mark.long)])
def encoder(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What dreamers understand words with: the real one takes a minute for those of a deck."""
    if request.param == "plain":
        monkeypatch.setattr(mind, "Encoder", PlainEncoder)
        # Nothing that is made with it is left where real vectors lie.
        monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))


@pytest.mark.usefixtures("encoder")
def test_a_whole_game_in_the_terminal(tmp_path: Path) -> None:
    """Somebody who answers everything with 1 and y, and opens the race."""
    answers = "\n".join(["y", "1", "Almost", *["1", "2", ""] * 300])
    record = tmp_path / "mine.jsonl"
    result = reverie(
        "play", "--seed", "4", "--target-score", "8", "--record", str(record), stdin=answers
    )
    assert result.returncode == 0, result.stderr
    assert "Say just enough." in result.stdout
    assert "The game is over." in result.stdout
    assert "Traceback" not in result.stderr
    assert reverie("replay", str(record)).returncode == 0


def test_random_players_in_the_terminal() -> None:
    answers = "\n".join(["y", "1", "Almost", *["1", "2", ""] * 300])
    words = ("--bots", "random", "--deck", "placeholder", "--target-score", "8", "--seed", "4")
    result = reverie("play", *words, stdin=answers)
    assert result.returncode == 0, result.stderr
    assert "The game is over." in result.stdout


def test_leaving_the_terminal_is_polite() -> None:
    words = ("--bots", "random", "--deck", "placeholder", "--seed", "1")
    result = reverie("play", *words, stdin="q\n")
    assert result.returncode == 0
    assert "Sleep well." in result.stdout


def test_play_refuses_what_cannot_be() -> None:
    assert reverie("play", "--players", "2").returncode == 2
    assert reverie("play", "--deck", "nowhere").returncode == 2
    assert "nobody-here" in reverie("play", "--bots", "nobody-here").stderr


def test_bench_gives_its_figures() -> None:
    result = reverie("bench", "rules", "--turns", "20", "--repeat", "1", "--json")
    rows = json.loads(result.stdout)["rows"]
    assert [row["players"] for row in rows] == [3, 6, 12]
    assert all(row["decide_evolve_us"] > 0 and row["view_us"] > 0 for row in rows)
