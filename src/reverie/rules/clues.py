"""Clues that are not written: a tune, a pantomime, a voice. C2's other half, as plain numbers."""

from typing import Final, Literal, TypeAlias

from msgspec import Struct

VOICES: Final = (
    *("musicbox", "drum", "whistle", "wind", "kettle", "cat", "owl"),
    *("frog", "bell", "clock", "rain", "wave", "door", "heart"),
)
GESTURES: Final = (
    *("hides", "peeks", "tiptoes", "sleeps", "bows", "digs", "looks_behind"),
    *("trembles", "waves", "measures", "carries", "jumps", "listens", "cries"),
    *("laughs", "points", "falls", "climbs", "dances", "shrugs"),
)
# The music box, so that A minor and C major are both at hand; other voices are as high or as large.
KEYS: Final = ("A4", "B4", "C5", "D5", "E5", "F5", "G5", "A5", "B5", "C6", "D6")
STRENGTHS: Final = range(1, 10)
# What of a rabbit can be moved by hand, and how far.
JOINTS: Final = (
    *("left_paw_x", "left_paw_y", "right_paw_x", "right_paw_y", "left_ear", "right_ear"),
    *("head_tilt", "body_lean", "body_x"),
)
BEND: Final = range(-100, 101)
LAST_MOMENT: Final = 12_000
MOST_NOTES: Final = 120
MOST_STEPS: Final = 40
LONGEST_VOICE: Final = 15_000

ClueKind: TypeAlias = Literal["mime", "tune", "voice"]
ALL_KINDS: Final[tuple[ClueKind, ...]] = ("mime", "tune", "voice")


class Note(Struct, frozen=True, gc=False, array_like=True):
    """Which voice, which key, at what millisecond, how strong."""

    voice: str
    key: int
    moment: int
    strength: int


class Step(Struct, frozen=True, gc=False, array_like=True):
    """From this millisecond on: a gesture by its name, or else a pose by its joints."""

    moment: int
    gesture: str
    pose: tuple[int, ...] = ()


class Tune(Struct, frozen=True, gc=False, tag="tune", tag_field="kind"):
    """C2: a mere sound, or a song of the music corner."""

    notes: tuple[Note, ...]


class Mime(Struct, frozen=True, gc=False, tag="mime", tag_field="kind"):
    """C2: the storyteller's rabbit acts it."""

    steps: tuple[Step, ...]


class Voice(Struct, frozen=True, gc=False, tag="voice", tag_field="kind"):
    """C2: sung or said. The recording lies beside the log; `line` is for those who cannot hear."""

    recording: str
    length: int
    line: str = ""
