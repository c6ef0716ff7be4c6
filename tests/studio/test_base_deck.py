"""The base deck as it lies on the shelf: sound, whole in six languages, and painted by its scripts."""

from __future__ import annotations

import ast
import os
from collections import Counter
from io import BytesIO
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from reverie.decks import Shelf
from reverie.decks.places import built_in_decks
from reverie.studio.deck import (
    deck_settings,
    load_script,
    paint_card,
    read_json,
    script_files,
    script_folder,
    write_deck,
)
from reverie.studio.qa import check_deck

BASE = built_in_decks() / "base"
UNFRIENDLY = {
    "ass", "bastard", "corpse", "damn", "drugs", "drunk", "hell", "idiot", "naked", "rape", "sex",
    "sexy", "shit", "slave", "stupid", "suicide",
}  # fmt: skip
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
def test_the_script_paints_the_committed_picture(file: Path, tmp_path: Path) -> None:
    """Not byte for byte: another processor may round another way."""
    painted = paint_card(file, "base", "gouache")
    card = load_script(file).id
    difference = _pixels(painted.picture) - _pixels((BASE / "pictures" / f"{card}.webp").read_bytes())
    assert np.abs(difference).mean() < 1.5
    write_deck(tmp_path, deck_settings("base"), [painted])
    written = read_json(tmp_path / "records.json")[card]
    assert written["associations"] == _associations()[card]


def test_every_card_has_forty_associations_of_its_own() -> None:
    cards = _associations()
    for card, phrases in cards.items():
        assert len(phrases) >= 40, card
        assert len({phrase.casefold() for phrase in phrases}) == len(phrases), card
    used = Counter(phrase.casefold() for phrases in cards.values() for phrase in phrases)
    assert [phrase for phrase, times in used.items() if times > 3] == []


def test_associations_are_short_clean_and_often_one_word() -> None:
    for card, phrases in _associations().items():
        for phrase in phrases:
            assert phrase == " ".join(phrase.split()), (card, phrase)
            assert 1 <= len(phrase.split()) <= 7 and 2 <= len(phrase) <= 40, (card, phrase)
            assert not UNFRIENDLY & set(phrase.casefold().replace("-", " ").split()), (card, phrase)
        assert sum(" " not in phrase for phrase in phrases) >= 7, card


def test_the_records_hold_what_the_scripts_and_the_further_list_say() -> None:
    further = read_json(script_folder("base") / "_associations.json")
    told = {load_script(f).id: _said(f) for f in script_files("base")}
    assert set(further) == set(told)
    assert _associations() == {card: told[card] + further[card] for card in told}


def _associations() -> dict[str, list[str]]:
    records = read_json(BASE / "records.json")
    return {card: record["associations"] for card, record in records.items()}


def _said(file: Path) -> list[str]:
    """The words of s.says(…), read without painting."""
    calls = [node for node in ast.walk(ast.parse(file.read_text("utf-8")))
             if isinstance(node, ast.Call) and ast.unparse(node.func) == "s.says"]  # fmt: skip
    return [str(ast.literal_eval(word)) for call in calls for word in call.args]


def _pixels(data: bytes) -> np.ndarray:
    return np.asarray(Image.open(BytesIO(data)).convert("RGB"), dtype=np.int16)
