"""What makes a clue, and whether a card is laid with it."""

import re
from collections.abc import Callable
from typing import Any

from msgspec import Struct, structs

from reverie.rules.clues import (
    ALL_KINDS,
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
    ClueKind,
    Mime,
    Note,
    Step,
    Tune,
    Voice,
)
from reverie.rules.ids import CardId
from reverie.rules.pieces import Clue, Performed, Written
from reverie.rules.rejections import Rejected
from reverie.rules.text import is_blank, tidy_text

LONGEST = 500
RECORDING = re.compile(r"[A-Za-z0-9_-]{16}", re.ASCII)
_KIND_OF: dict[type, ClueKind] = {Tune: "tune", Mime: "mime", Voice: "voice"}


class CluePolicy(Struct, frozen=True):
    with_card: bool = True
    wanted: tuple[ClueKind, ...] = ALL_KINDS

    def check_card(self, card: CardId | None, hand: tuple[CardId, ...]) -> None:
        if not self.with_card:
            # P1, T9: the clue is free of any card of the storyteller's.
            if card is not None:
                raise Rejected("card_not_wanted")
        elif card is None:
            raise Rejected("card_needed")
        elif card not in hand:
            raise Rejected("card_not_in_hand")

    def checked(self, clue: Clue) -> Clue:
        """C2: words, a song, a pantomime, a mere sound; of the kinds this table wants."""
        if type(clue) in _KIND_OF and _KIND_OF[type(clue)] not in self.wanted:
            raise Rejected("clue_kind_not_wanted")
        return _CHECKED[type(clue)](clue)


def _written(clue: Written) -> Written:
    """C2: any word or sentence in any script."""
    return Written(_tidy(clue.text, required=True))


def _performed(clue: Performed) -> Performed:
    """C2: performed ones need no words at all."""
    return structs.replace(clue, title=_tidy(clue.title or "", required=False) or None)


def _tune(tune: Tune) -> Tune:
    moments = [note.moment for note in tune.notes]
    _check_moments(moments, MOST_NOTES, empty="tune_empty", too_long="tune_too_long")
    for note in tune.notes:
        _check_note(note)
    return tune


def _check_note(note: Note) -> None:
    if note.voice not in VOICES:
        raise Rejected("unknown_voice")
    if note.key not in range(len(KEYS)) or note.strength not in STRENGTHS:
        raise Rejected("note_out_of_range")


def _mime(mime: Mime) -> Mime:
    moments = [step.moment for step in mime.steps]
    _check_moments(moments, MOST_STEPS, empty="mime_empty", too_long="mime_too_long")
    for step in mime.steps:
        _check_step(step)
    return mime


def _check_step(step: Step) -> None:
    if step.gesture and step.gesture not in GESTURES:
        raise Rejected("unknown_gesture")
    joints = 0 if step.gesture else len(JOINTS)
    if len(step.pose) != joints or any(bent not in BEND for bent in step.pose):
        raise Rejected("pose_out_of_range")


def _check_moments(moments: list[int], most: int, *, empty: str, too_long: str) -> None:
    if not moments:
        raise Rejected(empty)
    if len(moments) > most or moments[-1] > LAST_MOMENT:
        raise Rejected(too_long)
    if moments[0] < 0 or moments != sorted(moments):
        raise Rejected("moments_out_of_order")


def _voice(voice: Voice) -> Voice:
    """That it is there, and whose it is, the table knows; the rules hear nothing."""
    if not RECORDING.fullmatch(voice.recording):
        raise Rejected("recording_unknown")
    if voice.length not in range(1, LONGEST_VOICE + 1):
        raise Rejected("recording_too_long")
    return structs.replace(voice, line=_tidy(voice.line, required=False))


def _tidy(text: str, *, required: bool) -> str:
    try:
        text.encode()
    except UnicodeEncodeError:
        raise Rejected("clue_unreadable") from None
    text = tidy_text(text)
    if len(text) > LONGEST:
        raise Rejected("clue_too_long")
    if not is_blank(text):
        return text
    if required:
        raise Rejected("clue_empty")
    return ""


_CHECKED: dict[type, Callable[[Any], Clue]] = {
    Written: _written,
    Performed: _performed,
    Tune: _tune,
    Mime: _mime,
    Voice: _voice,
}
