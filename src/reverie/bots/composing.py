"""How a bot plays and mimes a mood: the same dice, the same tune. Pure."""

from collections.abc import Sequence

import numpy as np
from msgspec.structs import replace

from reverie.bots.music import MOST_PHRASES, likeness
from reverie.bots.shades import SHADES, Shade
from reverie.bots.vault import Floats
from reverie.rules.clues import KEYS, LAST_MOMENT, Mime, Note, Step, Tune
from reverie.rules.listening import PITCHED, listen

# Milliseconds between notes; how many there are; their strength.
GAPS = {"slow": (650, 900), "steady": (300, 450), "quick": (110, 190)}
LENGTHS = {"slow": (4, 5), "steady": (6, 10), "quick": (8, 18)}
# Between two phrases.
PAUSE = 2300
STRENGTHS = {"soft": (2, 3), "middling": (4, 6), "loud": (7, 9)}
# The middle of the keys a tune moves around, and how far it goes.
HEIGHTS = {"low": (2.0, 4.0), "middle": (5.0, 6.0), "high": (7.6, 5.5)}
CHORDS = {"major": "CEG", "minor": "ACE"}
RESTS_ON = {"major": "C", "minor": "A"}
HALTING = (0.4, 1.9)
# A musician plays it over a few times, and gives what sounds most like it.
TRIES = 8
# How long a gesture lasts, and how many there are of the first mood and of the second.
HOLDS, MOST_ACTS, FEWER_ACTS = (900, 1700), 3, 2


def compose(shades: Sequence[str], dice: np.random.Generator) -> Tune:
    """A phrase in the first of these moods, and after a rest one in the second."""
    notes: list[Note] = []
    for name in shades[:MOST_PHRASES]:
        begin = notes[-1].moment + PAUSE if notes else 0
        phrase = _phrase(SHADES[name], dice)
        notes += [replace(note, moment=note.moment + begin) for note in phrase.notes]
    return Tune(tuple(note for note in notes if note.moment <= LAST_MOMENT))


def _phrase(shade: Shade, dice: np.random.Generator) -> Tune:
    voice = str(dice.choice(shade.voices))
    tunes = [_played(shade, voice, dice) for _ in range(TRIES)]
    return max(tunes, key=lambda tune: likeness(listen(tune), shade))


def _played(shade: Shade, voice: str, dice: np.random.Generator) -> Tune:
    moments = _rhythm(shade, dice)
    keys = _melody(shade, len(moments), dice)
    forces = dice.integers(*STRENGTHS[shade.force], len(moments), endpoint=True).tolist()
    # Where a key is no pitch, the music box carries the tune, and the voice comes in between.
    sings = voice in PITCHED
    return Tune(
        tuple(
            Note(voice if sings or place % 3 == 2 else "musicbox", key, moment, force)
            for place, (key, moment, force) in enumerate(zip(keys, moments, forces, strict=True))
        )
    )


def _rhythm(shade: Shade, dice: np.random.Generator) -> list[int]:
    gap = float(dice.uniform(*GAPS[shade.pace]))
    moments = [0.0]
    for _ in range(int(dice.integers(*LENGTHS[shade.pace], endpoint=True)) - 1):
        step = 1.0 if shade.beat == "even" else float(dice.choice(HALTING))
        moments.append(moments[-1] + gap * step)
    return [round(moment) for moment in moments if moment <= LAST_MOMENT]


def _melody(shade: Shade, count: int, dice: np.random.Generator) -> list[int]:
    """Along its way over the notes of its chord; at last it rests."""
    middle, reach = HEIGHTS[shade.height]
    chord = [key for key, name in enumerate(KEYS) if name[0] in CHORDS[shade.mode]]
    rests = [key for key, name in enumerate(KEYS) if name[0] == RESTS_ON[shade.mode]]
    if shade.way == "level":
        return [_nearest(rests, middle)] * count
    places = middle + reach * (_contour(shade.way, count, dice) - 0.5)
    keys = [_nearest(chord, place + float(dice.normal(0, 0.4))) for place in places]
    return [*keys[:-1], _nearest(rests, float(places[-1]))]


def _contour(way: str, count: int, dice: np.random.Generator) -> Floats:
    """From 0 to 1 and back, as the tune goes."""
    along: Floats = np.linspace(0, 1, count, dtype=np.float32)
    ways: dict[str, Floats] = {
        "rising": along,
        "falling": 1 - along,
        "arching": 1 - np.abs(2 * along - 1),
        "dipping": np.abs(2 * along - 1),
    }
    return ways[way] if way in ways else dice.random(count, dtype=np.float32)


def _nearest(keys: Sequence[int], place: float) -> int:
    return min(keys, key=lambda key: abs(key - place))


def act(shades: Sequence[str], dice: np.random.Generator) -> Mime:
    """Gestures of the first of these moods, and then of the second."""
    most = list(dice.permutation(SHADES[shades[0]].gestures))
    others = [act for name in shades[1:2] for act in dice.permutation(SHADES[name].gestures)]
    moment, steps = 0, []
    for gesture in (*most[:MOST_ACTS], *others[:FEWER_ACTS]):
        steps.append(Step(moment, str(gesture)))
        moment += int(dice.integers(*HOLDS, endpoint=True))
    return Mime(tuple(steps))
