"""A clue as it is typed in a terminal: words, `*hides peeks jumps`, or `~A4 C5 E5 owl`. Pure."""

from typing import Final

from reverie.rules.clues import KEYS, Mime, Note, Step, Tune
from reverie.rules.pieces import Clue, Performed, Written

MIMED, PLAYED = "*", "~"
HOW: Final = "empty if you perform it; *hides peeks jumps mimes, ~A4 C5 E5 owl plays"
HOLD, BEAT = 1200, 400
MIDDLE, PLAIN = len(KEYS) // 2, 5


def typed_clue(text: str) -> Clue:
    """Whether there is such a gesture or note, the rules say."""
    text = text.strip()
    if text.startswith(MIMED):
        return Mime(tuple(Step(HOLD * i, act) for i, act in enumerate(text[1:].split())))
    if text.startswith(PLAYED):
        return Tune(tuple(_note(name, BEAT * i) for i, name in enumerate(text[1:].split())))
    return Written(text) if text else Performed()


def _note(name: str, moment: int) -> Note:
    """A key of the music box, or a voice at the middle of what it can."""
    if name.upper() in KEYS:
        return Note("musicbox", KEYS.index(name.upper()), moment, PLAIN)
    return Note(name.lower(), MIDDLE, moment, PLAIN)
