"""The painted decks on the shelf: offered in their order, whole in six languages."""

import pytest

from reverie.decks import Shelf
from reverie.decks.places import built_in_decks

PAINTED = ("base", "memories", "quest")
LANGUAGES = ("en", "de", "da", "fi", "it", "is")


@pytest.fixture(scope="module")
def shelf() -> Shelf:
    return Shelf.load(built_in_decks())


def test_they_are_offered_the_first_one_first(shelf: Shelf) -> None:
    assert shelf.refused == ()
    assert tuple(deck.id for deck in shelf.offered) == PAINTED


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
