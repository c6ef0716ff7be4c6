"""The real placeholder deck is whole, light and says the same in every language."""

import re

import pytest

from reverie.decks import Deck, Shelf

from .conftest import PLACEHOLDER

LANGUAGES = ("en", "de", "da", "fi", "it", "is")


@pytest.fixture(scope="module")
def deck(placeholder: Shelf) -> Deck:
    return placeholder.deck("placeholder")


def test_it_loads(placeholder: Shelf, deck: Deck) -> None:
    assert not [each for each in placeholder.refused if each.folder == PLACEHOLDER]
    assert (deck.kind, deck.manifest.licence) == ("placeholder", "CC-BY-4.0")
    assert {deck.title(language) for language in LANGUAGES} == set(deck.manifest.title.values())


def test_it_has_84_cards_of_different_ids(deck: Deck) -> None:
    assert len({card.id for card in deck.cards}) == len(deck.cards) == 84


def test_no_two_pictures_are_alike(placeholder: Shelf, deck: Deck) -> None:
    ids = placeholder.cards([deck.id])
    for look in (placeholder.picture, placeholder.thumbnail):
        assert len({look(card_id).path.read_bytes() for card_id in ids}) == 84


def test_files_are_named_after_nothing_but_the_id(deck: Deck) -> None:
    for card in deck.cards:
        assert card.picture == card.thumbnail == f"{card.id}.webp"
    for part in ("pictures", "thumbnails"):
        assert len(list((PLACEHOLDER / part).iterdir())) == 84


def test_it_is_light(placeholder: Shelf, deck: Deck) -> None:
    ids = placeholder.cards([deck.id])
    assert max(placeholder.picture(card_id).path.stat().st_size for card_id in ids) < 7 * 1024
    assert max(placeholder.thumbnail(card_id).path.stat().st_size for card_id in ids) < 3 * 1024
    assert all(0 < len(card.tiny) <= 200 for card in deck.cards)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_described_in_its_own_two_sentences(deck: Deck, language: str) -> None:
    texts = [deck.describe(card.id, language) for card in deck.cards]
    assert len(set(texts)) == 84
    assert all(re.fullmatch(r"[^.]+\. [^.]+\.", text) for text in texts)


def test_a_card_reads_the_same_in_every_language(deck: Deck) -> None:
    english = "At the top is a red circle, at the bottom are three blue stripes."
    (card,) = (card for card in deck.cards if deck.describe(card.id).startswith(english))
    assert [deck.describe(card.id, language) for language in LANGUAGES] == [
        f"{english} The background is white.",
        "Oben ist ein roter Kreis, unten sind drei blaue Streifen. Der Hintergrund ist weiß.",
        "Øverst er der en rød cirkel, nederst er der tre blå striber. Baggrunden er hvid.",
        "Ylhäällä on punainen ympyrä, alhaalla on kolme sinistä raitaa. Tausta on valkoinen.",
        "In alto c’è un cerchio rosso, in basso ci sono tre strisce blu. Lo sfondo è bianco.",
        "Efst er rauð skífa, neðst eru þrjár bláar rendur. Bakgrunnurinn er hvítur.",
    ]


def test_every_record_tells_a_computer_player_enough(deck: Deck) -> None:
    for card in deck.cards:
        record = deck.record(card.id)
        assert 1 <= len(record.motifs) <= 3
        assert 3 <= len(record.moods) <= 5
        assert 3 <= len(record.themes) <= 6
        assert len(set(record.associations)) == 16


def test_records_speak_of_what_the_description_shows(deck: Deck) -> None:
    for card in deck.cards:
        text = deck.describe(card.id)
        assert all(
            motif.colour in text and motif.place in text.lower()
            for motif in deck.record(card.id).motifs
        )
