"""The bench that attacks: small, but real."""

import json
import subprocess
import sys

import pytest

from reverie.cli.bench_attackers import ATTACKS

# Looked at, and so let in: what an honest player sends there is no picture and no voice.
ANSWERS = {"uploads": "picture_unknown", "voices": "not_a_recording"}


def bench(*words: str) -> "subprocess.CompletedProcess[str]":
    more = (
        "--tables",
        "2",
        "--players",
        "3",
        "--rate",
        "10",
        "--seconds",
        "3",
        "--store",
        "memory",
    )
    return subprocess.run(
        [sys.executable, "-m", "reverie", "bench", "attack", *more, *words],
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    "attack",
    [one if one == "flood" else pytest.param(one, marks=pytest.mark.long) for one in ATTACKS],
)
def test_players_play_on_beside_it(attack: str) -> None:
    result = bench("--json", "--attack", "none", "--attack", attack)
    assert result.returncode == 0, result.stderr
    alone, beside = json.loads(result.stdout)["rows"]
    assert (alone["attack"], alone["done"]) == ("none", 0)
    assert beside["attack"] == attack
    assert beside["done"] > 0, "it has really been tried"
    for row in (alone, beside):
        assert row["lost"] == 0, "no player is cut"
        assert row["moves"] > 0
        assert 0 < row["p50_ms"] <= row["p99_ms"] <= row["longest_ms"]
        assert row["memory_mb"] > 20
    assert beside["upload"] == ANSWERS.get(attack, ""), "an honest upload finds its place"


def test_an_attack_that_is_none() -> None:
    result = bench("--attack", "earthquake")
    assert result.returncode == 2
    assert "earthquake" in result.stderr
