"""Small decks made without painting, so that the checks can be tested in no time."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

pytest.importorskip("skia")

from reverie_studio.deck import deck_settings, write_deck
from small_decks import Spoil, painted, picture_for, record_for


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
