"""The base deck as it lies on the shelf: sound, whole in six languages, and painted by its scripts."""

from __future__ import annotations

import os
from io import BytesIO
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from reverie.decks import Shelf
from reverie.decks.places import built_in_decks
from reverie.studio.deck import load_script, paint_card, script_files
from reverie.studio.qa import check_deck

BASE = built_in_decks() / "base"
LANGUAGES = ("en", "de", "da", "fi", "it", "is")
SAMPLE = script_files("base") if os.environ.get("REVERIE_LONG") else script_files("base")[::42]


def test_the_check_passes() -> None:
    failures = [finding.text for finding in check_deck(BASE) if finding.level == "fail"]
    assert failures == []


def test_it_is_offered_with_84_cards_and_told_in_every_language() -> None:
    shelf = Shelf.load(built_in_decks())
    assert shelf.refused == ()
    deck = shelf.deck("base")
    assert [d.id for d in shelf.offered] == ["base"]
    assert len(deck.cards) == 84
    for language in LANGUAGES:
        told = {shelf.describe(card.id, language) for card in deck.cards}
        assert len(told) == 84
        if language != "en":
            assert not told & {shelf.describe(card.id, "en") for card in deck.cards}


def test_every_script_has_its_picture() -> None:
    ids = {load_script(file).id for file in script_files("base")}
    assert ids == {card.id for card in Shelf.load(built_in_decks()).deck("base").cards}


@pytest.mark.parametrize("file", SAMPLE, ids=lambda file: file.stem)
def test_the_script_paints_the_committed_picture(file: Path) -> None:
    """Not byte for byte: another processor may round another way."""
    painted = paint_card(file, "base", "gouache")
    committed = BASE / "pictures" / f"{load_script(file).id}.webp"
    difference = _pixels(painted.picture) - _pixels(committed.read_bytes())
    assert np.abs(difference).mean() < 1.5


def _pixels(data: bytes) -> np.ndarray:
    return np.asarray(Image.open(BytesIO(data)).convert("RGB"), dtype=np.int16)
