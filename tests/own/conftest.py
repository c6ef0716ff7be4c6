"""One darkroom for all: starting a process costs a second."""

from collections.abc import Iterator

import pytest

from reverie.own.darkroom import Darkroom

pytest.importorskip("PIL")


@pytest.fixture(scope="session")
def darkroom() -> Iterator[Darkroom]:
    with Darkroom() as room:
        yield room
