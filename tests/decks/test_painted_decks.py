"""The painted decks on the shelf: offered in their order, whole in six languages."""

import re

import pytest

from reverie.decks import Shelf
from reverie.decks.places import built_in_decks

PAINTED = ("base", "harmonies", "journey", "memories", "mirrors", "origins", "quest")
LANGUAGES = ("en", "de", "da", "fi", "it", "is")


@pytest.fixture(scope="module")
def shelf() -> Shelf:
    return Shelf.load(built_in_decks())


def test_they_are_offered_the_first_one_first(shelf: Shelf) -> None:
    assert shelf.refused == ()
    assert tuple(deck.id for deck in shelf.offered) == PAINTED


@pytest.mark.parametrize("deck", PAINTED)
def test_a_box_speaks_every_language(shelf: Shelf, deck: str) -> None:
    manifest = shelf.deck(deck).manifest
    assert set(manifest.title) == set(manifest.about) == set(LANGUAGES)
    assert all((*manifest.title.values(), *manifest.about.values()))


@pytest.mark.parametrize("deck", PAINTED)
def test_84_cards_are_told_in_every_language(shelf: Shelf, deck: str) -> None:
    cards = shelf.deck(deck).cards
    assert len(cards) == 84
    english = {shelf.describe(card.id, "en") for card in cards}
    for language in LANGUAGES:
        told = {shelf.describe(card.id, language) for card in cards}
        assert len(told) == 84
        assert not [text for text in told if "'" in text or '"' in text]
        assert language == "en" or not told & english


@pytest.mark.parametrize("deck", PAINTED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_listens_hears_first_what_it_is_in_twelve_words(
    shelf: Shelf, deck: str, language: str
) -> None:
    for card in shelf.deck(deck).cards:
        first, *rest = re.split(r"(?<=[.!?…])\s+", shelf.describe(card.id, language))
        assert 3 <= len(first.split()) <= 12, (card.id, first)
        assert rest, card.id
        assert sum(len(sentence.split()) for sentence in (first, *rest)) <= 50, card.id
