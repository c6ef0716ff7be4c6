"""Clues of every kind at random: good ones, and ones that are broken in one place."""

import random

from reverie.rules import Mime, Note, Performed, Step, Tune, Voice, Written
from reverie.rules.clues import (
    BEND,
    GESTURES,
    JOINTS,
    KEYS,
    LAST_MOMENT,
    LONGEST_VOICE,
    MOST_NOTES,
    MOST_STEPS,
    STRENGTHS,
    VOICES,
)
from reverie.rules.pieces import Clue

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-"


def a_clue(rng: random.Random) -> Clue:
    makers = (_written, _performed, a_tune, a_mime, a_voice)
    return rng.choice(makers)(rng)


def _written(rng: random.Random) -> Written:
    return Written(rng.choice(("Hush", "Þögn", "🌙", "a  b")))


def _performed(rng: random.Random) -> Performed:
    return Performed(rng.choice(("sung", "mimed", "sound", "other")), rng.choice((None, "Lullaby")))


def _moments(rng: random.Random, count: int) -> list[int]:
    return sorted(rng.choices(range(LAST_MOMENT + 1), k=count))


def a_tune(rng: random.Random) -> Tune:
    moments = _moments(rng, rng.choice((1, 2, 9, MOST_NOTES)))
    return Tune(
        tuple(
            Note(rng.choice(VOICES), rng.randrange(len(KEYS)), moment, rng.choice(STRENGTHS))
            for moment in moments
        )
    )


def a_mime(rng: random.Random) -> Mime:
    return Mime(tuple(a_step(rng, at) for at in _moments(rng, rng.choice((1, 3, MOST_STEPS)))))


def a_step(rng: random.Random, moment: int) -> Step:
    if rng.random() < 0.7:
        return Step(moment, rng.choice(GESTURES))
    return Step(moment, "", tuple(rng.choice(BEND) for _ in JOINTS))


def a_voice(rng: random.Random) -> Voice:
    recording = "".join(rng.choices(LETTERS, k=16))
    return Voice(recording, rng.randint(1, LONGEST_VOICE), rng.choice(("", "la la")))


def a_broken_clue(rng: random.Random) -> Clue:
    return rng.choice(BROKEN)


_FINE = Note("drum", 0, 0, 5)
BROKEN: tuple[Clue, ...] = (
    Tune(()),
    Tune((_FINE,) * (MOST_NOTES + 1)),
    Tune((Note("trumpet", 0, 0, 5),)),
    Tune((Note("drum", 11, 0, 5),)),
    Tune((Note("drum", -1, 0, 5),)),
    Tune((Note("drum", 2**70, 0, 5),)),
    Tune((Note("drum", 0, 0, 0),)),
    Tune((Note("drum", 0, 0, 10),)),
    Tune((Note("drum", 0, -1, 5),)),
    Tune((Note("drum", 0, LAST_MOMENT + 1, 5),)),
    Tune((Note("drum", 0, 5, 5), _FINE)),
    Mime(()),
    Mime((Step(0, "waves"),) * (MOST_STEPS + 1)),
    Mime((Step(0, "flies"),)),
    Mime((Step(0, ""),)),
    Mime((Step(0, "", (0,) * 8),)),
    Mime((Step(0, "", (101, *(0,) * 8)),)),
    Mime((Step(0, "", (-101, *(0,) * 8)),)),
    Mime((Step(0, "waves", (0,) * 9),)),
    Mime((Step(-1, "waves"),)),
    Mime((Step(LAST_MOMENT + 1, "waves"),)),
    Mime((Step(9, "waves"), Step(8, "bows"))),
    Voice("", 1),
    Voice("a" * 15, 1),
    Voice("a" * 17, 1),
    Voice("../../etc/passwd", 1),
    Voice("ä" * 16, 1),
    Voice("a" * 16, 0),
    Voice("a" * 16, LONGEST_VOICE + 1),
    Voice("a" * 16, 1, "x" * 501),
    Voice("a" * 16, 1, "\ud800"),
)
