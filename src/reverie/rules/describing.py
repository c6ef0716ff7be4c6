"""Clues that are not written, in English: for the terminal, the narrator, a log read aloud."""

from typing import Final

from reverie.rules.clues import Mime, Tune, Voice
from reverie.rules.listening import listen

SMALL: Final = (
    *("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"),
    *("ten", "eleven", "twelve"),
)
VOICE_NAMES: Final = {
    "musicbox": "music box",
    "drum": "drum",
    "whistle": "whistle",
    "wind": "wind",
    "kettle": "kettle",
    "cat": "cat",
    "owl": "owl",
    "frog": "frog",
    "bell": "bell",
    "clock": "clock",
    "rain": "rain",
    "wave": "wave",
    "door": "door",
    "heart": "heart",
}
GESTURE_WORDS: Final = {
    "hides": "hides its face",
    "peeks": "peeks",
    "tiptoes": "tiptoes",
    "sleeps": "falls asleep",
    "bows": "bows",
    "digs": "digs",
    "looks_behind": "looks behind",
    "trembles": "trembles",
    "waves": "waves",
    "measures": "measures something",
    "carries": "carries something heavy",
    "jumps": "jumps",
    "listens": "listens",
    "cries": "cries",
    "laughs": "laughs",
    "points": "points",
    "falls": "falls",
    "climbs": "climbs",
    "dances": "dances",
    "shrugs": "shrugs",
    "": "moves",
}
_WAYS: Final = {
    "level": "on one pitch",
    "rising": "rising",
    "falling": "falling",
    "arching": "up and down again",
    "dipping": "down and up again",
    "wandering": "wandering",
}


def describe(clue: Tune | Mime | Voice) -> str:
    if isinstance(clue, Tune):
        return describe_tune(clue)
    return describe_mime(clue) if isinstance(clue, Mime) else describe_voice(clue)


def describe_tune(tune: Tune) -> str:
    """“nine notes, rising, slow, music box”."""
    heard = listen(tune)
    notes = f"{_number(heard.count)} {'note' if heard.count == 1 else 'notes'}"
    way = _WAYS[heard.way] if heard.count > 1 else heard.height
    said = (notes, way, heard.pace, _together([VOICE_NAMES[voice] for voice in heard.voices]))
    return ", ".join(part for part in said if part)


def describe_mime(mime: Mime) -> str:
    """“hides its face, peeks, jumps”; what is done twice in a row is told once."""
    acts = [GESTURE_WORDS[step.gesture] for step in mime.steps]
    told = [act for before, act in zip(["", *acts], acts, strict=False) if act != before]
    return ", ".join(told)


def describe_voice(voice: Voice) -> str:
    seconds = max(1, round(voice.length / 1000))
    return f"a voice, {_number(seconds)} {'second' if seconds == 1 else 'seconds'}"


def _number(count: int) -> str:
    return SMALL[count] if count < len(SMALL) else str(count)


def _together(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
