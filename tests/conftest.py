"""Shared by all tests: the rule marker, and how long the long ones may take."""

import os
import subprocess
import sys
import uuid
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from at_postgres import Postgres, programs
from forms import LONG, many
from patience import PATIENCE

# For every server that a test starts as a process of its own: a slow machine is no fault.
os.environ["REVERIE_DATABASE_PATIENCE"] = str(int(PATIENCE))
# As many workers as cores already: threads of numpy would only wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

settings.register_profile(
    "short",
    max_examples=6,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile("long", parent=settings.get_profile("short"), max_examples=many(6, 40))
settings.load_profile("long" if LONG else "short")


# What takes longest begins first: what is left for the end is short, and no core stands idle.
SLOW = (
    "tables/test_workers_killed.py",
    "tables/test_kill.py",
    "bots/test_conformance.py",
    "recipes/",
    "browser/",
    "cli/",
    "adapters/test_postgres_faults.py",
    "own/",
    "tables/",
)


def slowest_first(item: pytest.Item) -> int:
    path = item.path.as_posix()
    return next((at for at, slow in enumerate(SLOW) if f"/tests/{slow}" in path), len(SLOW))


def dealt(items: list[pytest.Item]) -> list[pytest.Item]:
    """Each worker begins with its share of the slow ones: of a list it gets what lies together."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    return [item for worker in range(workers) for item in items[worker::workers]]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items[:] = dealt(sorted(items, key=slowest_first))
    for item in items:
        for mark in item.iter_markers("rule"):
            assert mark.args, f"{item.nodeid} names no rule"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One PostgreSQL for a whole session of tests; a crash of it would lose nothing of worth."""
    if sys.platform == "win32":
        pytest.skip("there is no PostgreSQL to test with here")
    with Postgres(fsync="off", full_page_writes="off") as server:
        yield server


@pytest.fixture
def database(postgres: Postgres) -> str:
    """The address of an empty schema of one's own."""
    name = f"t{uuid.uuid4().hex}"
    subprocess.run(
        [programs() / "psql", postgres.url(), "-q", "-c", f"CREATE SCHEMA {name}"], check=True
    )
    return f"{postgres.url()}?search_path={name}"
