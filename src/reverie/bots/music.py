"""Tunes and pantomimes among bots: what one says in words of mood, and how a mood is played. Pure.

Heard as tempo, register, direction, major or minor, evenness and voices; seen as gestures. From
there on it is a clue like any other.
"""

from collections import Counter
from collections.abc import Sequence

import numpy as np
from msgspec.structs import replace

from reverie.bots.shades import HEARD_IN, SEEN_IN, SHADES, Shade
from reverie.bots.vault import Floats
from reverie.rules.clues import KEYS, LAST_MOMENT, Mime, Note, Step, Tune
from reverie.rules.listening import PITCHED, Hearing, listen, phrases

# How much each thing says about a mood.
MODE, PACE, HEIGHT, WAY, BEAT, FORCE, VOICE = 1.6, 1.4, 0.8, 1.0, 0.8, 0.8, 0.5
# A shade that is nearly as likely as the likeliest is thought of, too.
NEARLY, HALF_SURE, MOST_SHADES, WORDS = 0.85, 0.6, 3, 2
MOST_PHRASES = MOST_VOICES = 2
COMMON = Counter(act for shade in SHADES.values() for act in shade.gestures)
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


# ---- hearing


def meant(clue: Tune | Mime) -> tuple[str, ...]:
    """Concepts in the bots' own vocabulary; what is sure comes twice."""
    return _heard(clue) if isinstance(clue, Tune) else _seen(clue)


def _heard(tune: Tune) -> tuple[str, ...]:
    said = [_likely(listen(phrase)) for phrase in phrases(tune)[:MOST_PHRASES]]
    told = tuple(concept for likely in said for concept in _in_concepts(likely, len(said)))
    voices = listen(tune).voices
    return (*told, *(concept for voice in voices[:MOST_VOICES] for concept in HEARD_IN[voice]))


def _likely(heard: Hearing) -> dict[str, float]:
    return {name: _likeness(heard, shade) for name, shade in SHADES.items()}


def _likeness(heard: Hearing, shade: Shade) -> float:
    """One mark for each thing that is as the shade would have it; half of it if nothing is told."""
    alike = (
        (MODE, heard.mode, shade.mode),
        (PACE, heard.pace, shade.pace),
        (HEIGHT, heard.height, shade.height),
        (WAY, heard.way, shade.way),
        (BEAT, heard.beat, shade.beat),
        (FORCE, heard.force, shade.force),
    )
    marks = sum(w * (0.5 if told is None else told == wanted) for w, told, wanted in alike)
    return marks + VOICE * bool(set(heard.voices) & set(shade.voices))


def _seen(mime: Mime) -> tuple[str, ...]:
    """What is done, and then the moods in which one does it."""
    acts = tuple(dict.fromkeys(step.gesture for step in mime.steps))
    # A gesture of one mood alone says more than one of many.
    likely = {
        name: sum(1 / COMMON[act] for act in acts if act in shade.gestures)
        for name, shade in SHADES.items()
    }
    done = tuple(concept for act in acts for concept in SEEN_IN[act])
    if not any(likely.values()):
        return done
    first, second = sorted(likely, key=lambda name: -likely[name])[:2]
    is_near = likely[second] >= HALF_SURE * likely[first]
    return (*done, *SHADES[first].concepts, *SHADES[second].concepts[: WORDS * is_near])


def _in_concepts(likely: dict[str, float], pieces: int) -> tuple[str, ...]:
    """Of several phrases each says one thing; of one, what it may be besides is thought of, too."""
    first, *others = sorted(likely, key=lambda name: -likely[name])[: MOST_SHADES + 1 - pieces]
    near = [name for name in others if likely[name] >= likely[first] * NEARLY]
    rest = tuple(concept for name in near for concept in SHADES[name].concepts[:WORDS])
    return (*SHADES[first].concepts, *SHADES[first].concepts[:WORDS], *rest)


# ---- making


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
    return max(tunes, key=lambda tune: _likeness(listen(tune), shade))


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
