"""How clues are understood: forms, compounds, rows of words, and what to do with the unknown."""

import pytest

from reverie.bots import emoji
from reverie.bots.hearing import ALIKE, COMPOUND, EXACT, INFLECTED, Ear
from reverie.bots.lexicon import LANGUAGES, concepts, references
from reverie.bots.mind import Mind

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


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "it was what it was"),
        ("en", "he will, won't he"),
        ("de", "Wer war das"),
        ("da", "så var det det"),
        ("fi", "se on siinä"),
        ("it", "non è lui"),
        ("is", "það er hann"),
    ],
)
def test_words_that_mean_nothing_are_taken_for_nothing_else(language: str, said: str) -> None:
    """Was is no washing, and will no testament."""
    heard = EARS[language].hear(said)
    assert heard.concepts == {}
    assert heard.understood == 1.0


@pytest.mark.parametrize(
    ("language", "said", "concept"),
    [
        ("en", "Eeyore", "gloom"),
        ("en", "Mary Poppins returns", "umbrella"),
        ("en", "FOMO", "party"),
        ("de", "Pinocchios Nase", "lie"),
        ("de", "Der Zauberlehrling", "broom"),
        ("da", "Ole Lukøje", "sandman"),
        ("fi", "Väinämöisen parta", "harp"),
        ("fi", "Nuuskamuikkunen", "tent"),
        ("it", "nel Paese dei Balocchi", "donkey"),
        ("is", "Gluggagægir", "window"),
    ],
)
def test_what_everybody_knows_is_known(language: str, said: str, concept: str) -> None:
    assert concept in EARS[language].hear(said).concepts


def test_a_word_of_the_language_is_no_name() -> None:
    """Il cuore is a heart before it is a book."""
    heart = EARS["it"].read("cuore")[0]
    assert not heart.all_at_once
    assert heart.senses[0] == "heart"


@pytest.mark.parametrize("language", LANGUAGES)
def test_references_speak_of_concepts_of_the_lexicon(language: str) -> None:
    known = references(language)
    assert len(known) >= 350
    assert {c for one in known for c in one.concepts} <= set(LEXICON)
    assert all(2 <= len(one.concepts) <= 6 for one in known)


# ---- emoji


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("🐇", "rabbit"),
        ("❤️", "heart"),
        ("🖤", "black heart"),
        ("👩‍🚀 to the 🌙", "woman, rocket, crescent moon"),
        ("🇫🇮", ""),
        ("© 1984", ""),
        ("🐇🐇", "rabbit"),
    ],
)
def test_an_emoji_is_called_by_its_name(text: str, name: str) -> None:
    assert emoji.named(text) == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_emoji_is_heard_in_every_language(language: str, mind: Mind) -> None:
    assert "rabbit" in mind.heard("🐇", language).concepts
    assert mind.hear("🐇", language).any()
