"""How clues are understood: forms, compounds, rows of words, and what to do with the unknown."""

import pytest

from reverie.bots.hearing import ALIKE, COMPOUND, EXACT, INFLECTED, Ear
from reverie.bots.lexicon import concepts

LEXICON = concepts()
EARS = {language: Ear(language, LEXICON) for language in ("en", "de", "da", "fi", "it", "is")}


@pytest.mark.parametrize(
    ("language", "word", "concept"),
    [
        ("da", "katten", "cat"),
        ("da", "himlen", "sky"),
        ("da", "drømmene", "dream"),
        ("fi", "talossa", "house"),
        ("fi", "kadulla", "street"),
        ("fi", "unelmien", "dream"),
        ("fi", "kellon", "clock"),
        ("is", "hestinum", "horse"),
        ("is", "sögunni", "story"),
        ("is", "draumanna", "dream"),
        ("de", "Träume", "dream"),
        ("de", "Häusern", "house"),
        ("it", "sogni", "dream"),
        ("it", "cercando", "search"),
        ("en", "dreaming", "dream"),
    ],
)
def test_inflected_words_are_known(language: str, word: str, concept: str) -> None:
    found = EARS[language].read(word)[0]
    assert concept in found.senses
    assert found.sureness >= INFLECTED


@pytest.mark.parametrize(
    ("language", "word", "parts"),
    [
        ("da", "drømmehus", {"dream", "house"}),
        ("da", "vinterskov", {"winter", "forest"}),
        ("fi", "unikirja", {"book"}),
        ("fi", "talvimetsä", {"winter", "forest"}),
        ("is", "draumahús", {"dream", "house"}),
        ("de", "Traumschiff", {"dream", "ship"}),
    ],
)
def test_compounds_are_taken_apart(language: str, word: str, parts: set[str]) -> None:
    found = EARS[language].read(word)[0]
    assert found.sureness == COMPOUND
    assert parts <= set(found.senses)


def test_rows_of_words_mean_something_together() -> None:
    found = EARS["da"].read("jeg er ked af det")
    assert any("sadness" in word.senses and word.sureness == EXACT for word in found)


def test_small_words_are_told_but_mean_nothing_alone() -> None:
    heard = EARS["da"].hear("ikke uden min mor")
    assert heard.gloss.startswith("not without my")
    assert set(heard.concepts) & {"mother"}


def test_a_slip_of_the_pen_is_forgiven() -> None:
    found = EARS["fi"].read("kärsivälisyys")[0]
    assert found.sureness == ALIKE
    assert "patience" in found.senses


def test_the_unknown_degrades_gently() -> None:
    heard = EARS["is"].hear("xqzt")
    assert heard.concepts == {}
    assert heard.gloss == ""
    assert heard.understood == 0.0
    half = EARS["is"].hear("xqzt draumur")
    assert "dream" in half.concepts
    assert 0 < half.understood < 1


def test_nothing_is_guessed_where_something_might_be_given_away() -> None:
    assert EARS["fi"].names("kärsivälisyys") == frozenset()
    assert "cat" in EARS["da"].names("kattens drøm")


@pytest.mark.parametrize(
    ("language", "said", "concept"),
    [
        ("fi", "käkikello", "clock"),
        ("en", "a cuckoo clock", "clock"),
        ("de", "Wanduhr", "clock"),
        ("da", "klokken", "clock"),
    ],
)
def test_what_is_named_inside_a_longer_word_is_named(
    language: str, said: str, concept: str
) -> None:
    assert concept in EARS[language].touches(said)


def test_odd_clues_do_no_harm() -> None:
    for text in ("", "  ", "…", "1984", "🐇", "l'", "'", "-", "a" * 500, "Ærø’s"):
        for ear in EARS.values():
            ear.hear(text)
            ear.names(text)
