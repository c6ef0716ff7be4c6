"""A tune and a pantomime in words, as a friend on the telephone would say them."""

import random

import pytest
from clues_at_random import a_mime, a_tune
from hypothesis import given
from hypothesis import strategies as st

from reverie.adapters.narrator import quote
from reverie.rules import Mime, Note, Step, Tune, Voice
from reverie.rules.clues import GESTURES, VOICES
from reverie.rules.describing import GESTURE_WORDS, VOICE_NAMES, describe
from reverie.rules.listening import listen


def tune(keys: list[int], gap: int = 300, voice: str = "musicbox", strength: int = 5) -> Tune:
    return Tune(tuple(Note(voice, key, gap * i, strength) for i, key in enumerate(keys)))


def test_nine_notes_rising_slow_music_box() -> None:
    assert describe(tune(list(range(9)), 700)) == "nine notes, rising, slow, music box"


@pytest.mark.parametrize(
    ("clue", "words"),
    [
        (tune([5]), "one note, middle, music box"),
        (tune([8, 6, 4, 2], 120, "owl"), "four notes, falling, quick, owl"),
        (tune([3] * 30, 400, "heart"), "30 notes, on one pitch, steady, heart"),
        (tune([0, 4, 8, 4, 0]), "five notes, up and down again, steady, music box"),
        (tune([8, 4, 0, 4, 8]), "five notes, down and up again, steady, music box"),
        (tune([6, 3] * 5, 100, "drum"), "ten notes, wandering, quick, drum"),
        (tune([0, 4, 8, 7, 8]), "five notes, rising, steady, music box"),
        (tune([4, 5, 4, 5, 4, 5]), "six notes, wandering, steady, music box"),
        (
            Tune((Note("rain", 2, 0, 3), Note("wind", 3, 900, 3), Note("door", 0, 1800, 9))),
            "three notes, wandering, slow, rain, wind and door",
        ),
        (
            Mime((Step(0, "hides"), Step(1, "peeks"), Step(2, "peeks"), Step(3, "jumps"))),
            "hides its face, peeks, jumps",
        ),
        (Mime((Step(0, "", (0,) * 9), Step(1, "", (9,) * 9), Step(2, "bows"))), "moves, bows"),
        (Voice("a" * 16, 300), "a voice, one second"),
        (Voice("a" * 16, 14_700), "a voice, 15 seconds"),
    ],
)
def test_a_clue_in_words(clue: Tune | Mime | Voice, words: str) -> None:
    assert describe(clue) == words


@pytest.mark.parametrize(
    ("keys", "mode"),
    [
        ([0, 2, 4, 7], "minor"),
        ([7, 4, 2, 0], "minor"),
        ([2, 4, 6, 9], "major"),
        ([6, 4, 2], "major"),
        ([3, 5, 7, 3], "minor"),
        ([1, 4], None),
    ],
)
def test_major_and_minor_are_told_by_the_notes_they_rest_on(
    keys: list[int], mode: str | None
) -> None:
    assert listen(tune(keys)).mode == mode


def test_what_has_no_pitch_has_no_mode() -> None:
    assert listen(tune([0, 2, 4, 7], voice="drum")).mode is None


@pytest.mark.parametrize(
    ("moments", "pace", "beat"),
    [
        ([0], None, None),
        ([0, 10, 20], None, None),
        ([0, 700, 1400, 2100], "slow", "even"),
        ([0, 150, 300, 450], "quick", "even"),
        ([0, 100, 1300, 1400, 2900], "slow", "halting"),
    ],
)
def test_pace_and_beat(moments: list[int], pace: str | None, beat: str | None) -> None:
    heard = listen(Tune(tuple(Note("drum", 3, moment, 5) for moment in moments)))
    assert (heard.pace, heard.beat) == (pace, beat)


def test_every_voice_and_gesture_has_words() -> None:
    assert set(VOICE_NAMES) == set(VOICES)
    assert set(GESTURE_WORDS) == {*GESTURES, ""}


@given(seed=st.integers(0, 2**32))
def test_there_are_words_for_any_clue(seed: int) -> None:
    rng = random.Random(seed)
    for clue in (a_tune(rng), a_mime(rng)):
        assert describe(clue)
        assert quote(clue) == f"({describe(clue)})"


def test_a_voice_is_quoted_with_its_line() -> None:
    assert quote(Voice("a" * 16, 4200, "la la")) == "(a voice, four seconds) “la la”"
