"""The bench that attacks: small, but real."""

import json
import subprocess
import sys
from typing import Any

import pytest

from reverie.cli.bench_attackers import ATTACKS

# Looked at, and so let in: what an honest player sends there is no picture and no voice.
ANSWERS = {"uploads": "picture_unknown", "voices": "not_a_recording"}


def bench(*words: str, seconds: int = 3) -> "subprocess.CompletedProcess[str]":
    small = ("--tables", "2", "--players", "3", "--rate", "10", "--store", "memory")
    more = (*small, "--seconds", str(seconds), *words)
    return subprocess.run(
        [sys.executable, "-m", "reverie", "bench", "attack", *more],
        capture_output=True,
        text=True,
        check=False,
    )


def attacked(attack: str, seconds: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """The row without an attack and the row beside one."""
    result = bench("--json", "--attack", "none", "--attack", attack, seconds=seconds)
    assert result.returncode == 0, result.stderr
    alone, beside = json.loads(result.stdout)["rows"]
    return alone, beside


@pytest.mark.parametrize(
    "attack",
    [one if one == "flood" else pytest.param(one, marks=pytest.mark.long) for one in ATTACKS],
)
def test_players_play_on_beside_it(attack: str) -> None:
    alone, beside = attacked(attack, 3)
    if not beside["done"]:  # two thousand sockets take longer than that on a machine full of work
        alone, beside = attacked(attack, 30)
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
