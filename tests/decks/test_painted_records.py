"""What the painter wrote about its cards is read, of every painted deck and every card of it."""

import pytest

from reverie.bots.notes import addresses, read_notes
from reverie.decks import Deck, Shelf
from reverie.decks.places import built_in_decks


@pytest.fixture(scope="module")
def shelf() -> Shelf:
    return Shelf.load(built_in_decks())


@pytest.fixture(scope="module")
def painted(shelf: Shelf) -> list[Deck]:
    return [deck for deck in shelf.decks if deck.kind == "painted"]


def test_every_painted_card_has_a_record(shelf: Shelf, painted: list[Deck]) -> None:
    assert painted
    for card in shelf.cards(deck.id for deck in painted):
        record = shelf.record(card)
        fields = ("title", "motifs", "place", "light", "moods", "themes", "associations")
        assert [name for name in fields if not getattr(record, name)] == [], card
        assert isinstance(record.relation, tuple)
        assert record.relation, card
        assert all(told.subject and told.relation for told in record.relation), card


def test_bots_read_the_same_of_a_card_as_the_shelf(shelf: Shelf, painted: list[Deck]) -> None:
    ids = {deck.id for deck in painted}
    for address in addresses(shelf):
        if address.id in ids:
            for card, notes in read_notes(address).items():
                assert notes.record == shelf.record(card)
                assert notes.relations
