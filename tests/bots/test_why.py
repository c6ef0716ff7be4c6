"""The word of explanation after a reveal."""

import random
import re

import pytest

from bots.plain_encoder import PlainEncoder
from reverie.bots.lexicon import LANGUAGES, phrases
from reverie.bots.mind import Mind
from reverie.bots.notes import DeckAddress
from reverie.bots.repertoire import Library
from reverie.bots.why import GUESSED, Explainer, Turn, sentences
from reverie.rules.ids import CardId, Seat, Side
from reverie.rules.pieces import Written
from reverie.rules.text import typeset
from reverie.rules.views import PlaceView, RevealView


def reveal(cards: tuple[str, ...], clue: str = "ready or not") -> RevealView:
    """Seat 0 tells; seat 1 finds it, seat 2 votes for seat 1's card, seat 3 sat this one out."""
    votes = ((Seat(1),), (Seat(2),), ())
    places = tuple(
        PlaceView(CardId(card), Seat(seat), Side(seat), votes[seat], False)
        for seat, card in enumerate(cards)
    )
    return RevealView(Seat(0), Written(clue), places, 1, "some", (), (), ())


def explain(mind: Mind, library: Library, turn: Turn, seed: int) -> str | None:
    return Explainer(mind, library).why(turn, random.Random(seed))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_everybody_with_a_part_has_a_word_to_say(
    mind: Mind, library: Library, language: str, seat: int
) -> None:
    shown = reveal(mind.decks["base"].cards[:3])
    said = explain(mind, library, Turn(Seat(seat), shown, language), seat)
    assert said is not None
    assert "{" not in said
    assert len(said) < 120
    assert re.search("[“„»«”].+[“”«»]", said), "a thought, in the quotes of the language"


def test_whoever_had_no_part_says_nothing(mind: Mind) -> None:
    shown = reveal(mind.decks["base"].cards[:3])
    assert Explainer(mind).why(Turn(Seat(3), shown, "en"), random.Random(0)) is None


def test_the_thought_is_the_cards_whole_and_not_a_word_of_the_clue(mind: Mind) -> None:
    explainer = Explainer(mind)
    for card in mind.decks["base"].cards:
        thought = explainer.thought("patience", card, "en")
        record = mind.notes(card).record
        assert thought in {typeset(text) for text in (*record.themes, *record.associations)}
        assert "patience" not in mind.ear("en").names(thought or "")


def test_a_thought_in_another_language_is_one_that_was_written_in_it(
    mind: Mind, library: Library
) -> None:
    explainer = Explainer(mind, library)
    thoughts = {
        explainer.thought("kärsivällisyys", card, "fi") for card in mind.decks["base"].cards[:20]
    }
    assert thoughts <= {typeset(phrase.text) for phrase in phrases("fi")}
    assert len(thoughts) > 3


def test_no_two_reasons_of_a_turn_are_alike(mind: Mind, library: Library) -> None:
    """Neither the sentence nor the thought, though both have found the same card."""
    shown = reveal(mind.decks["base"].cards[:3])
    said: tuple[str, ...] = ()
    for number in range(3):
        line = explain(mind, library, Turn(Seat(1), shown, "de", "poet", said), number)
        assert line is not None
        said = (*said, line)
    thoughts = [re.findall("„(.+)“", line)[0] for line in said]
    assert len(set(thoughts)) == 3
    assert len({line.replace(t, "") for line, t in zip(said, thoughts, strict=True)}) == 3


def test_characters_have_a_voice_of_their_own(mind: Mind, library: Library) -> None:
    shown = reveal(mind.decks["base"].cards[:3])
    sailor = [
        explain(mind, library, Turn(Seat(0), shown, "en", "sailor"), seed) for seed in range(12)
    ]
    assert any("how the wind blew" in (line or "") for line in sailor)
    poet = [explain(mind, library, Turn(Seat(0), shown, "en", "poet"), seed) for seed in range(12)]
    assert not any("how the wind blew" in (line or "") for line in poet)


def test_a_guess_is_owned_up_to(imported: tuple[DeckAddress, DeckAddress]) -> None:
    mind = Mind(imported, encoder=PlainEncoder())
    shown = reveal(imported[1].cards[:3])
    said = Explainer(mind).why(Turn(Seat(0), shown, "fi"), random.Random(0))
    assert said in sentences()["fi", GUESSED]


def test_reasons_are_set_as_the_house_sets_them() -> None:
    straight = [
        line for lines in sentences().values() for line in lines if re.search("['\"]", line)
    ]
    assert straight == []
