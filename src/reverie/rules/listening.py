"""What can be heard in a tune, as a musician would say it: pace, height, direction, mood. Pure."""

from collections.abc import Sequence
from itertools import pairwise
from statistics import fmean, median, pstdev
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from reverie.rules.clues import KEYS, Note, Tune

Pace: TypeAlias = Literal["slow", "steady", "quick"]
Height: TypeAlias = Literal["low", "middle", "high"]
Way: TypeAlias = Literal["level", "rising", "falling", "arching", "dipping", "wandering"]
Mode: TypeAlias = Literal["major", "minor"]
Beat: TypeAlias = Literal["even", "halting"]
Force: TypeAlias = Literal["soft", "middling", "loud"]

# Voices on which a key is a pitch, so that there are chords; the others are only large or small.
PITCHED: Final = frozenset({"musicbox", "whistle", "bell", "owl", "cat", "kettle"})
# Notes that belong to A minor's chord or to C major's, and to no other of the two.
_MINOR, _MAJOR = frozenset("AD"), frozenset("CG")
SLOW, QUICK = 550, 220
# Between struck together and a pause: what is nearer than this is one chord.
TOGETHER = 40
# And so long nobody halts without having ended something.
REST = 2000


class Hearing(Struct, frozen=True):
    """`pace` and `beat` need several notes, `mode` several pitches; where not, they are None."""

    count: int
    way: Way
    pace: Pace | None
    height: Height
    mode: Mode | None
    beat: Beat | None
    force: Force
    voices: tuple[str, ...]


def listen(tune: Tune) -> Hearing:
    keys = [note.key for note in tune.notes]
    gaps = _gaps([note.moment for note in tune.notes])
    return Hearing(
        count=len(keys),
        way=_way(keys),
        pace=_pace(gaps),
        height=_height(fmean(keys)),
        mode=_mode([note.key for note in tune.notes if note.voice in PITCHED]),
        beat=_beat(gaps),
        force=_force(fmean(note.strength for note in tune.notes)),
        voices=tuple(dict.fromkeys(note.voice for note in tune.notes)),
    )


def phrases(tune: Tune) -> list[Tune]:
    """A tune as it is breathed: in pieces, where there is a rest between them."""
    pieces: list[list[Note]] = [[]]
    for before, note in pairwise((tune.notes[0], *tune.notes)):
        if note.moment - before.moment >= REST:
            pieces.append([])
        pieces[-1].append(note)
    return [Tune(tuple(piece)) for piece in pieces]


def _gaps(moments: Sequence[int]) -> list[int]:
    gaps = [after - before for before, after in pairwise(moments)]
    return [gap for gap in gaps if gap > TOGETHER]


def _pace(gaps: Sequence[int]) -> Pace | None:
    if not gaps:
        return None
    usual = median(gaps)
    return "slow" if usual >= SLOW else "quick" if usual <= QUICK else "steady"


def _beat(gaps: Sequence[int]) -> Beat | None:
    if len(gaps) < 2:
        return None
    return "even" if pstdev(gaps) <= 0.35 * fmean(gaps) else "halting"


def _height(key: float) -> Height:
    return "low" if key < 3.5 else "high" if key > 6.5 else "middle"


def _force(strength: float) -> Force:
    return "soft" if strength < 4 else "loud" if strength > 6.5 else "middling"


def _way(keys: Sequence[int]) -> Way:
    if len(set(keys)) == 1:
        return "level"
    turn = max(range(len(keys)), key=lambda i: (abs(keys[i] - keys[0]), -i))
    there, back = keys[turn] - keys[0], keys[-1] - keys[turn]
    if abs(there) < 2:
        return "wandering"
    if abs(back) < abs(there) / 2:
        one_way: Way = "rising" if there > 0 else "falling"
        return one_way if _mostly(keys, there) else "wandering"
    both_ways = _mostly(keys[: turn + 1], there) and _mostly(keys[turn:], back)
    return "wandering" if not both_ways else "arching" if there > 0 else "dipping"


def _mostly(keys: Sequence[int], way: int) -> bool:
    """Most steps lead where the whole leads."""
    steps = [after - before for before, after in pairwise(keys)]
    along = sum(1 for step in steps if step * way > 0)
    against = sum(1 for step in steps if step * way < 0)
    return along >= 2 * against


def _mode(keys: Sequence[int]) -> Mode | None:
    """Both have the same keys; which one it is, the notes it rests on say, and most the last."""
    names = [KEYS[key][0] for key in keys]
    if len(set(names)) < 3:
        return None
    lean = sum((name in _MAJOR) - (name in _MINOR) for name in [*names, names[0], *names[-1:] * 2])
    return None if lean == 0 else "major" if lean > 0 else "minor"
