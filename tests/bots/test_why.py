"""The word of explanation after a reveal."""

import random

import pytest

from bots.plain_encoder import PlainEncoder
from reverie.bots.lexicon import LANGUAGES
from reverie.bots.mind import Mind
from reverie.bots.notes import DeckAddress
from reverie.bots.why import GUESSED, Explainer, sentences
from reverie.rules.ids import CardId, Seat, Side
from reverie.rules.pieces import Written
from reverie.rules.views import PlaceView, RevealView


def reveal(cards: tuple[str, ...], clue: str = "ready or not") -> RevealView:
    """Seat 0 tells; seat 1 finds it, seat 2 votes for seat 1's card, seat 3 sat this one out."""
    votes = ((Seat(1),), (Seat(2),), ())
    places = tuple(
        PlaceView(CardId(card), Seat(seat), Side(seat), votes[seat], False)
        for seat, card in enumerate(cards)
    )
    return RevealView(Seat(0), Written(clue), places, 1, "some", (), (), ())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_everybody_with_a_part_has_a_word_to_say(mind: Mind, language: str, seat: int) -> None:
    shown = reveal(mind.decks["base"].cards[:3])
    said = Explainer(mind).why(Seat(seat), shown, language, random.Random(seat))
    assert said is not None
    assert "{" not in said
    assert len(said) < 120
    words = {word for concept in mind.lexicon.values() for word in concept.words[language]}
    assert any(
        f"“{w}”" in said
        or f"„{w}“" in said
        or f"»{w}«" in said
        or f"«{w}»" in said
        or f"”{w}”" in said
        for w in words
    )


def test_whoever_had_no_part_says_nothing(mind: Mind) -> None:
    shown = reveal(mind.decks["base"].cards[:3])
    assert Explainer(mind).why(Seat(3), shown, "en", random.Random(0)) is None


def test_the_thought_is_the_cards_and_not_a_word_of_the_clue(mind: Mind) -> None:
    explainer = Explainer(mind)
    for card in mind.decks["base"].cards:
        word = explainer.thought("patience", card, "en")
        assert word is not None
        assert "patience" not in mind.ear("en").names(word)


def test_a_guess_is_owned_up_to(imported: tuple[DeckAddress, DeckAddress]) -> None:
    mind = Mind(imported, encoder=PlainEncoder())
    shown = reveal(imported[1].cards[:3])
    said = Explainer(mind).why(Seat(0), shown, "fi", random.Random(0))
    assert said in sentences()["fi", GUESSED]
