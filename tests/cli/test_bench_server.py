"""The bench itself: small, but real; and honest about a generator that lagged."""

import json
import subprocess
import sys

import pytest

from reverie.cli.bench_server import is_punctual


def test_bench_server_plays_and_counts() -> None:
    words = ("--tables", "4", "--players", "3", "--rate", "40", "--seconds", "2")
    result = subprocess.run(
        [sys.executable, "-m", "reverie", "bench", "server", *words],
        capture_output=True,
        text=True,
        check=True,
    )
    figures = json.loads(result.stdout)
    assert figures["errors"] == 0
    assert figures["connections"] == 12
    assert 0 < figures["moves_per_second"] < 60
    assert 0 < figures["p50_ms"] <= figures["p99_ms"] <= figures["longest_ms"]
    assert figures["view_bytes_p99"] > 500
    assert figures["reconnect_seconds"] > 0
    assert figures["cpu_us_per_move"] > 0
    assert set(figures["cpu_shares"]) == {"publishing", "rules", "store", "collector", "loop"}
    assert all(share >= 0 for share in figures["cpu_shares"].values())
    assert sum(figures["cpu_shares"].values()) == pytest.approx(1, abs=0.01)


@pytest.mark.long
def test_the_same_again_with_bots_beside() -> None:
    words = ("--bots", "5", "--tables", "2", "--players", "3", "--rate", "10", "--seconds", "3")
    result = subprocess.run(
        [sys.executable, "-m", "reverie", "bench", "server", *words],
        capture_output=True,
        text=True,
        check=True,
    )
    figures = json.loads(result.stdout)
    assert figures["without"]["errors"] == figures["with"]["errors"] == 0
    assert figures["bot_seats"] == 5
    assert figures["decision_p99_ms"] > 0
    assert figures["bots_mb"] > 50


def test_a_run_counts_only_if_every_move_was_sent_in_time() -> None:
    assert is_punctual([0.0, 0.0049])
    assert not is_punctual([0.0] * 100_000 + [0.0051])
    assert not is_punctual([])
