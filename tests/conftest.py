"""Shared by all tests: the rule marker, and how long the long ones may take."""

import os

import pytest
from hypothesis import HealthCheck, settings

LONG = bool(os.environ.get("REVERIE_LONG"))

settings.register_profile(
    "short",
    max_examples=6,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile("long", parent=settings.get_profile("short"), max_examples=100)
settings.load_profile("long" if LONG else "short")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for mark in item.iter_markers("rule"):
            assert mark.args, f"{item.nodeid} names no rule"
