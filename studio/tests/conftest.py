"""Small decks made without painting, so that the checks can be tested in no time."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

pytest.importorskip("skia")

from reverie_studio.deck import deck_settings, write_deck
from small_decks import Spoil, painted, picture_for, record_for


def pytest_configure() -> None:
    """Which cards of each deck are painted anew: in the short form the first, in the long one every third, each day others.

    Said here, before there are workers, so that all of them say the same (and before any module is collected).
    """
    third = f"{int(time.time() // 86_400) % 3 + 1}/3"
    os.environ.setdefault("REVERIE_PART", third if os.environ.get("REVERIE_LONG") else "1/84")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    part = os.environ["REVERIE_PART"]
    terminalreporter.write_line(f"of each deck's cards {part} were to be painted anew: REVERIE_PART={part} repeats it, 1/1 is all")


@pytest.fixture
def make_deck(tmp_path: Path) -> Callable[..., Path]:
    """Write a deck of sound cards, after letting the test spoil its records or pictures."""

    def make(count: int = 8, spoil: Spoil | None = None) -> Path:
        records = [record_for(n) for n in range(count)]
        pictures = [picture_for(n) for n in range(count)]
        if spoil:
            spoil(records, pictures)
        folder = tmp_path / "scripts" / "trial"
        folder.mkdir(parents=True, exist_ok=True)
        cards = [painted(r, p) for r, p in zip(records, pictures, strict=True)]
        write_deck(tmp_path / "out", deck_settings(str(folder)), cards)
        return tmp_path / "out"

    return make
