"""`reverie bench cluster` on a real PostgreSQL: small, but every figure is there."""

import json
import subprocess
import sys

import pytest

pytestmark = pytest.mark.long


def test_bench_cluster_plays_together_and_spread(database: str) -> None:
    words = ("--tables", "4", "--players", "3", "--rate", "20", "--seconds", "2")
    result = subprocess.run(
        [
            *(sys.executable, "-m", "reverie", "bench", "cluster", *words),
            *("--workers", "1,2", "--database", database),
        ],
        capture_output=True,
        text=True,
        check=True,
    )
    rows = json.loads(result.stdout)["rows"]
    assert [(row["workers"], row["spread"]) for row in rows] == [(1, False), (2, False), (2, True)]
    for row in rows:
        assert row["errors"] == 0
        assert row["moves_per_second"] > 5
        assert row["worker_cpu_us_a_move"] > 0
        assert row["database_wal_bytes_a_move"] > 0
    # Where the players of a table are together, nobody is told; where they are spread, the others.
    assert rows[0]["database_commits_a_move"] < rows[2]["database_commits_a_move"]


def test_each_worker_may_have_as_much_to_do_as_the_first(database: str) -> None:
    words = (
        "--tables",
        "2",
        "--players",
        "3",
        "--rate",
        "10",
        "--seconds",
        "2",
        "--each",
        "--times",
        "2",
    )
    result = subprocess.run(
        [
            *(sys.executable, "-m", "reverie", "bench", "cluster", *words, "--times", "2"),
            *("--workers", "1,2", "--database", database),
        ],
        capture_output=True,
        text=True,
        check=True,
    )
    answer = json.loads(result.stdout)
    assert [row["tables"] for row in answer["rows"]] == [2, 4, 4]
    assert answer["rounds"] == 2
    rounds = [json.loads(line) for line in result.stderr.splitlines() if line[0] == "{"]
    assert [row["workers"] for row in rounds] == [1, 2, 2, 1, 2, 2]
    both = {rounds[0]["worker_cpu_us_a_move"], rounds[3]["worker_cpu_us_a_move"]}
    assert min(both) <= answer["rows"][0]["worker_cpu_us_a_move"] <= max(both)


def test_it_asks_for_a_database() -> None:
    command = [sys.executable, "-m", "reverie", "bench", "cluster"]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 2
    assert "--database" in result.stderr
