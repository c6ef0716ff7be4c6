"""Whatever can be asked of a table is decided by one function, and a vote by none of them."""

import subprocess
import sys
from typing import get_args

from reverie.tables.asking import DECIDED_BY
from reverie.tables.requests import AnyLobbyCommand


def test_every_request_has_one_function_and_no_function_is_without_a_request() -> None:
    assert set(DECIDED_BY) == set(get_args(AnyLobbyCommand))
    assert len(set(DECIDED_BY.values())) == len(DECIDED_BY)


def test_a_decision_knows_nothing_of_what_stands_on_it() -> None:
    """A move is decided where there is no lobby at all."""
    code = "import sys, reverie.tables.deciding; print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    above = {f"reverie.tables.{name}" for name in ("asking", "lobby", "joining", "hurrying")}
    assert above.isdisjoint(run.stdout.split())
