"""Bots hear tunes and see pantomimes, and some of them give such clues themselves (C2)."""

import importlib.util
import random
from collections import Counter
from pathlib import Path
from types import ModuleType

import msgspec
import numpy as np
import pytest
from clues_at_random import a_mime, a_tune
from hypothesis import given
from hypothesis import strategies as st

from at_table import AtTable, rule
from reverie.bots.composing import act, compose
from reverie.bots.dreamer import Dreamer, attuned
from reverie.bots.lexicon import LANGUAGES, concepts, first_words
from reverie.bots.mind import Mind
from reverie.bots.music import meant
from reverie.bots.past import Past, remember, words
from reverie.bots.performing import MAKERS
from reverie.bots.personalities import PERSONALITIES
from reverie.bots.player import Told
from reverie.bots.shades import HEARD_IN, SEEN_IN, SHADES, shades_of
from reverie.rules import CardId, GiveClue, Mime, Note, Performed, Seat, Step, Tune, Voice, Written
from reverie.rules.clues import GESTURES, VOICES
from reverie.rules.listening import phrases
from reverie.rules.pieces import Clue
from reverie.rules.policies.clue import CluePolicy
from reverie.rules.views import RevealView

ROOT = Path(__file__).resolve().parents[2]
SEEDS = range(20)


def dice(seed: int) -> np.random.Generator:
    return np.random.default_rng(seed)


def test_all_that_is_heard_and_seen_has_a_word_in_every_language() -> None:
    known = set(concepts())
    named = [shade.concepts for shade in SHADES.values()]
    assert set().union(*named, *HEARD_IN.values(), *SEEN_IN.values()) <= known
    assert set(HEARD_IN) == set(VOICES)
    assert set(SEEN_IN) == {*GESTURES, ""}
    for shade in SHADES.values():
        assert set(shade.voices) <= set(VOICES)
        assert set(shade.gestures) <= set(GESTURES)
    for language in LANGUAGES:
        assert all(first_words(language).values())


def test_nearly_every_mood_of_the_painters_can_be_played(mind: Mind) -> None:
    moods = Counter(
        mood
        for deck in mind.decks.values()
        for card in deck.cards
        for mood in mind.notes(card).record.moods
    )
    known = sum(count for mood, count in moods.items() if shades_of((mood,)))
    assert known > 0.99 * moods.total()


@pytest.mark.parametrize("name", SHADES)
def test_a_mood_that_is_played_is_heard(name: str) -> None:
    heard = [meant(compose((name,), dice(seed))) for seed in SEEDS]
    right = sum(SHADES[name].concepts[0] in concepts for concepts in heard)
    assert right >= 0.8 * len(SEEDS)


@pytest.mark.parametrize("name", SHADES)
def test_a_mood_that_is_mimed_is_seen(name: str) -> None:
    seen = [meant(act((name,), dice(seed))) for seed in SEEDS]
    right = sum(SHADES[name].concepts[0] in concepts for concepts in seen)
    assert right >= 0.6 * len(SEEDS)


def test_two_moods_are_two_phrases() -> None:
    tune = compose(("sad", "cheerful"), dice(1))
    assert len(phrases(tune)) == 2
    assert {"sadness", "cheerfulness"} <= set(meant(tune))


@pytest.mark.parametrize("make", MAKERS.values())
@given(seed=st.integers(0, 2**32), moods=st.lists(st.sampled_from(tuple(SHADES)), min_size=1))
def test_what_bots_make_is_a_clue_and_the_same_with_the_same_dice(
    make: object, seed: int, moods: list[str]
) -> None:
    clue = make(moods, dice(seed))  # type: ignore[operator]
    assert CluePolicy().checked(clue) == clue
    assert make(moods, dice(seed)) == clue  # type: ignore[operator]


@given(seed=st.integers(0, 2**32))
def test_something_is_heard_in_whatever_people_make(seed: int) -> None:
    rng = random.Random(seed)
    for clue in (a_tune(rng), a_mime(rng)):
        assert set(meant(clue)) <= set(concepts())
        assert meant(clue)


LULLABY = Tune(tuple(Note("musicbox", key, 750 * i, 2) for i, key in enumerate((4, 6, 9, 6, 4, 2))))
ESCAPE = Mime((Step(0, "tiptoes"), Step(900, "looks_behind"), Step(1800, "hides")))


@pytest.mark.parametrize("language", [*LANGUAGES, "sv"])
@pytest.mark.parametrize("clue", [LULLABY, ESCAPE])
def test_in_every_language_it_is_heard_the_same(clue: Clue, language: str, mind: Mind) -> None:
    text = words(clue, language)
    found = mind.ear(language).names(text)
    assert set(meant(clue)) <= found, text  # type: ignore[arg-type]


def test_what_only_people_hear_says_nothing() -> None:
    for clue in (Performed("sung"), Voice("a" * 16, 900)):
        assert words(clue, "en") == ""
    assert words(Voice("a" * 16, 900, "la mer"), "it") == "la mer"
    assert words(Performed("sung", "La mer"), "it") == "La mer"


def test_what_was_played_here_is_remembered() -> None:
    table = AtTable("classic", 4)
    table.do(GiveClue(Seat(0), LULLABY, table.hand(0)[0]))
    table.all_hand_over().all_vote()
    reveal = table.sees(1).phase
    assert isinstance(reveal, RevealView)
    past = remember("de", Told((reveal,)))
    assert past.clues == (words(LULLABY, "de"),)
    assert len(past.links) == 4


@rule("C2")
@pytest.mark.parametrize(("name", "kind"), [("sailor", Tune), ("child", Mime)])
def test_a_musical_and_a_miming_one_perform_now_and_then(
    name: str, kind: type, dreamer: Dreamer, mind: Mind
) -> None:
    cards = tuple(map(CardId, mind.decks["base"].cards))
    table = AtTable("classic", 4, cards)
    view = table.sees(0)
    given = []
    for seed in range(16):
        move = dreamer.choose(name, view, random.Random(seed), Past())
        assert isinstance(move, GiveClue)
        given.append(type(move.clue))
        if isinstance(move.clue, kind):
            AtTable("classic", 4, cards).do(move)
    assert set(given) == {Written, kind}
    quiet = AtTable("classic", 4, cards, clues=("voice",)).sees(0)
    moves = [dreamer.choose(name, quiet, random.Random(seed), Past()) for seed in range(16)]
    assert all(isinstance(move, GiveClue) and type(move.clue) is Written for move in moves)


def test_who_listens_to_a_tune_looks_for_moods() -> None:
    from reverie.bots.asked import Asked

    asked = Asked(PERSONALITIES["poet"], Past(), dice(0))
    moods = 2
    assert attuned(asked, Written("hush")) is asked
    for clue in (LULLABY, ESCAPE):
        heard = attuned(asked, clue).who.eye
        shares = [eye[moods] / sum(eye) for eye in (asked.who.eye, heard)]
        assert shares[1] > shares[0]


# ---- ten tunes and ten pantomimes made by hand


def _tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("ten_clues", ROOT / "tools" / "ten_clues.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_ten_of_each_are_clues_for_cards_of_the_base_deck(mind: Mind) -> None:
    tens = _tool().read()
    assert len(tens) == len({ten.card for ten in tens}) == 10
    for ten in tens:
        assert mind.notes(ten.card).record.title == ten.title
        for clue in ten.clues:
            assert CluePolicy().checked(clue) == clue
            assert len(msgspec.json.encode(clue)) < 600
            assert meant(clue)
