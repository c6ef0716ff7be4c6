"""What a bot hears in a tune and sees in a pantomime, in words of its own vocabulary. Pure.

Heard as tempo, register, direction, major or minor, evenness and voices; seen as gestures. From
there on it is a clue like any other.
"""

from collections import Counter

from reverie.bots.shades import HEARD_IN, SEEN_IN, SHADES, Shade
from reverie.rules.clues import Mime, Tune
from reverie.rules.listening import Hearing, listen, phrases

# How much each thing says about a mood.
MODE, PACE, HEIGHT, WAY, BEAT, FORCE, VOICE = 1.6, 1.4, 0.8, 1.0, 0.8, 0.8, 0.5
# A shade that is nearly as likely as the likeliest is thought of, too.
NEARLY, HALF_SURE, MOST_SHADES, WORDS = 0.85, 0.6, 3, 2
MOST_PHRASES = MOST_VOICES = 2
COMMON = Counter(act for shade in SHADES.values() for act in shade.gestures)


def meant(clue: Tune | Mime) -> tuple[str, ...]:
    """Concepts in the bots' own vocabulary; what is sure comes twice."""
    return _heard(clue) if isinstance(clue, Tune) else _seen(clue)


def _heard(tune: Tune) -> tuple[str, ...]:
    said = [_likely(listen(phrase)) for phrase in phrases(tune)[:MOST_PHRASES]]
    told = tuple(concept for likely in said for concept in _in_concepts(likely, len(said)))
    voices = listen(tune).voices
    return (*told, *(concept for voice in voices[:MOST_VOICES] for concept in HEARD_IN[voice]))


def _likely(heard: Hearing) -> dict[str, float]:
    return {name: likeness(heard, shade) for name, shade in SHADES.items()}


def likeness(heard: Hearing, shade: Shade) -> float:
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
